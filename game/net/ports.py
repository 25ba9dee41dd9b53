"""Where a room may listen (C8.2): its usual port, the next ones, and at last any."""

from __future__ import annotations

import socket
from collections.abc import Iterator

NEXT = 12
"""So many ports from the first one on are tried."""
ANY = 12
PORTS = 1 << 16
EXCLUSIVE: int | None = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
"""Windows alone has it, and needs it: there a program may listen to the whole network on a port on which another one of
the same user listens to this computer, and is sent the other's connections or loses its own to it."""


def to_try(port: int) -> Iterator[int]:
    """The ports to try, from this one on; 0 is any. What is free now may be taken by then."""
    if port:
        yield from (number for number in range(port, min(port + NEXT, PORTS)) if is_free(number))
    for _ in range(ANY):
        yield _any()


def is_free(port: int) -> bool:
    """Whether nobody listens on a port; where two may not, listening itself finds out."""
    if EXCLUSIVE is None:
        return True
    try:
        for address in ("0.0.0.0", "127.0.0.1"):
            with socket.socket() as tried:
                tried.setsockopt(socket.SOL_SOCKET, EXCLUSIVE, 1)
                tried.bind((address, port))
    except OSError:
        return False
    return True


def _any() -> int:
    """One that nobody listens on; left to the system, every address would get another."""
    with socket.socket() as tried:
        tried.bind(("0.0.0.0", 0))
        port: int = tried.getsockname()[1]
    return port
