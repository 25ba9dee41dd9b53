"""What can go wrong on the network: a text key with arguments, never a sentence."""

from __future__ import annotations

import errno
import socket
import ssl

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from game.core.reasons import reason_of

LONGEST = 400
OF_KIND: tuple[tuple[type[Exception] | tuple[type[Exception], ...], str], ...] = (
    (TimeoutError, "no_reply"),
    (ConnectionRefusedError, "refused"),
    ((ConnectionError, ConnectionClosed, EOFError), "broke_off"),
    ((ssl.SSLError, InvalidHandshake), "other_program"),
    ((socket.gaierror, InvalidURI), "unknown_name"),
)
"""The first that fits counts. Most of them are OSErrors too, which may come without a number."""
OF_ERRNO = {
    errno.EHOSTUNREACH: "unreachable", errno.ENETUNREACH: "unreachable", errno.ENETDOWN: "unreachable",
    errno.EADDRINUSE: "port_used", errno.EADDRNOTAVAIL: "not_mine",
}  # fmt: skip


class NetError(Exception):
    """Something was refused or failed; nothing has changed. `key` is in `assets/texts/*/net.json`, `args_` fill it."""

    def __init__(self, key: str, /, **args_: str | int) -> None:
        self.key = key
        self.args_ = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args_.items()}
        super().__init__(f"{key} {args_}" if args_ else key)


def reason_from(problem: Exception) -> str:
    """Why nothing came of a connection or of listening, as an argument of a sentence: "@" and a text key."""
    for kinds, name in OF_KIND:
        if isinstance(problem, kinds):
            return f"@reason.{name}"
    name = OF_ERRNO.get(getattr(problem, "errno", None) or 0, "")
    return f"@reason.{name}" if name else reason_of(problem)
