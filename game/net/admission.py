"""From a bare connection to somebody who is known (C8.7): one limit of time over the encryption, the upgrade and the
first messages, and only so many on the way at once.

A connection is being admitted from the moment that the system accepts it. When one too many is there, the oldest of the
address with the most of them is cut off: one who opens many pushes out their own, and coming in takes a moment only.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.protocol import State

from game.net.frames import GuardedFrames
from game.net.protocol import CLOSE_S, HANDSHAKE_S, MOST_CONNECTIONS

MOST = MOST_CONNECTIONS
MOST_FROM_ONE = 8


class PendingConnection(GuardedFrames, ServerConnection):
    """A connection that encrypts itself. `deadline`: of the loop's clock, until when it must be admitted; the
    handler of an open one sees to that itself."""

    def __init__(self, admission: Admission, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.admission = admission
        self.deadline = self.loop.time() + HANDSHAKE_S
        self.latency = -1.0  # of no ping yet: a fast one takes 0.0 s by the clock of Windows, whose tick is 15.6 ms
        self._bare: asyncio.Transport | None = None
        self._early: list[bytes] | None = []
        self._securing: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The bare connection is there."""
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        self._bare = transport
        self._securing = self.loop.create_task(self._secure(transport))
        self.admission.came(self, transport.get_extra_info("peername"))

    async def _secure(self, transport: asyncio.Transport) -> None:
        secure = None
        if not transport.is_closing():
            with contextlib.suppress(OSError):
                secure = await self.loop.start_tls(
                    transport, self, self.admission.context, server_side=True, ssl_handshake_timeout=HANDSHAKE_S,
                    ssl_shutdown_timeout=CLOSE_S,
                )  # fmt: skip
        if secure is None or secure.is_closing():
            self.cut()
            return
        super().connection_made(secure)
        early, self._early = self._early or [], None
        for data in early:
            super().data_received(data)

    def data_received(self, data: bytes) -> None:
        """What comes with the last bytes of the encryption waits until that is told."""
        if self._early is not None:
            self._early.append(data)
        else:
            super().data_received(data)

    def eof_received(self) -> None:
        """Nothing more comes."""
        if self._early is None:
            super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.admission.gone(self)
        if self._early is None:
            super().connection_lost(exc)

    @property
    def is_cut(self) -> bool:
        """Also when the system has told it below the encryption, which hears of it later."""
        return super().is_cut or self._bare is None or self._bare.is_closing()

    def late(self) -> None:
        """The time is over."""
        if self.protocol.state is not State.OPEN:
            self.cut()

    def cut(self) -> None:
        """Ends it without a word."""
        self.admission.gone(self)
        if self._bare is not None:
            self._bare.abort()

    async def ended(self) -> None:
        """Cut, and nothing of the encryption runs any more."""
        self.cut()
        if self._securing is not None:
            self._securing.cancel()
            await asyncio.wait((self._securing,))


class Admission:
    """The connections on their way in. `context`: TLS for the one who listens."""

    def __init__(self, context: ssl.SSLContext) -> None:
        self.context = context
        self._here: dict[PendingConnection, tuple[str, asyncio.TimerHandle]] = {}

    def serve(self, come: Callable[[PendingConnection], Awaitable[None]], hosts: Sequence[str], port: int,
              **more: Any) -> Any:
        """Listens; `come` gets every open connection. What else `websockets.serve` takes stands in `more`."""
        told: dict[str, Any] = {
            "create_connection": self._connection, "compression": None, "open_timeout": None, "server_header": None,
            "process_request": _only_root, "logger": _quiet,
        }  # fmt: skip
        handler: Any = come
        where: Any = list(hosts)  # asyncio takes several, whatever the signature says
        return serve(handler, where, port, **told, **more)

    def _connection(self, *args: Any, **more: Any) -> PendingConnection:
        return PendingConnection(self, *args, **more)

    @property
    def waiting(self) -> int:
        """How many are on the way in."""
        return len(self._here)

    def came(self, one: PendingConnection, peer: Any) -> None:
        """A connection was accepted."""
        address = str(peer[0]) if peer else ""
        timer = one.loop.call_at(one.deadline, one.late)
        self._here[one] = (address, timer)
        counts = Counter(where for where, _ in self._here.values())
        if counts[address] > (MOST if is_local(address) else MOST_FROM_ONE):
            self._cut_oldest(address)
        elif len(self._here) > MOST:
            self._cut_oldest(max(counts, key=lambda where: counts[where]))

    def gone(self, one: PendingConnection) -> None:
        """It came in, or is no more."""
        found = self._here.pop(one, None)
        if found is not None:
            found[1].cancel()

    async def close(self) -> None:
        """Cuts off everybody who is not in."""
        for one in list(self._here):
            await one.ended()

    def _cut_oldest(self, address: str) -> None:
        next(one for one, (where, _) in self._here.items() if where == address).cut()


def is_local(address: str) -> bool:
    """Whether it is this machine, of which as many connections may come as there may be at all."""
    return address.startswith("127.") or address == "::1"


def _only_root(connection: ServerConnection, request: Any) -> Any:
    """Browsers send where they come from; nothing that runs in one has any business here."""
    if "Origin" in request.headers or request.path != "/":
        return connection.respond(403, "")
    return None


_quiet = logging.getLogger("game.net.sockets")
_quiet.setLevel(logging.CRITICAL)  # what hostile connections do is counted, not printed
