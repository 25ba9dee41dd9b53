"""One connection as a host sees it: what waits to be sent, how often the other side may speak, when it ends (C8.7)."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed

from game.net import wire
from game.net.errors import NetError
from game.net.protocol import Bye, Refused
from game.net.writing import written

if TYPE_CHECKING:
    from game.net.admission import PendingConnection

MOST_WAITING = 6 * 1024 * 1024
"""Bytes that may wait for a slow reader before it is taken for gone."""
LAST_WORDS_S = 1.0


class Connection:
    """`member`: the number of the one who is behind it, -1 before that is known. `heard`: the number of the next line
    of the room to be told; `owed`: the room has changed since it was told; `on_idle` is called when all that waited is
    on its way."""

    def __init__(self, socket: PendingConnection) -> None:
        self.socket = socket
        self.member = -1
        self.heard = 0
        self.owed = False
        self.on_idle: Callable[[], object] = lambda: None
        self.pace = wire.Pace(time.monotonic())
        self.closing = False
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._sender = asyncio.create_task(self._run())

    @property
    def address(self) -> str:
        """Where it comes from."""
        found = self.socket.remote_address
        return str(found[0]) if found else ""

    @property
    def ping_ms(self) -> int:
        """How long the last ping took, -1 when there was none yet."""
        return round(self.socket.latency * 1000) if self.socket.latency >= 0 else -1

    @property
    def idle(self) -> bool:
        """Whether nothing waits."""
        return not self._bytes

    def send(self, *messages: bytes) -> None:
        """Returns at once; a reader who lets too much wait is closed."""
        if self.closing or not messages or (not self._bytes and written(self.socket, *messages)):
            return
        self._bytes += sum(map(len, messages))
        if self._bytes > MOST_WAITING:
            self.abort()
            return
        self._waiting += messages
        self._more.set()

    def tell(self, message: Any) -> None:
        """The same for a message."""
        self.send(wire.ENCODE(message))

    def refuse(self, problem: NetError, about: int) -> None:
        """Says why something was not done. After too many refusals the connection is closed."""
        self.tell(Refused(problem.key[:64], dict(problem.args_), about))
        if self.pace.refuse(time.monotonic()):
            self.bye("abuse")

    def turn_away(self, problem: NetError) -> None:
        """Says why the other side can't come in, and closes."""
        if not self.closing:
            self.tell(Refused(problem.key[:64], dict(problem.args_)))
            self.closing = True
            self._more.set()

    def bye(self, why: str) -> None:
        """The last message; the connection is closed once it is out, or soon anyway."""
        if self.closing:
            return
        self.tell(Bye(why))
        self.closing = True
        self._more.set()

    def abort(self) -> None:
        """Closes without a word."""
        self.closing = True
        self._waiting.clear()
        self._more.set()
        self.socket.transport.abort()

    async def _run(self) -> None:
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._waiting:
                    data = self._waiting.popleft()
                    await self.socket.send(data)
                    self._bytes -= len(data)
                if self.closing:
                    break
                self.on_idle()
            async with asyncio.timeout(LAST_WORDS_S):
                await self.socket.close()
        except (ConnectionClosed, TimeoutError, OSError):
            self.socket.transport.abort()

    async def end(self) -> None:
        """Waits until nothing of it runs any more."""
        self.closing = True
        self._more.set()
        try:
            async with asyncio.timeout(2 * LAST_WORDS_S):
                await self._sender
        except TimeoutError:
            self._sender.cancel()
