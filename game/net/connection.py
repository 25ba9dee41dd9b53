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
from game.net.protocol import Bye, Events, Refused, Snapshot, Sync, Update
from game.net.writing import written

if TYPE_CHECKING:
    from game.net.admission import PendingConnection

MOST_WAITING = 6 * 1024 * 1024
"""Bytes that may wait for a slow reader before it is taken for gone: it has asked for them, or they are a file."""
MOST_BEHIND = 512 * 1024
"""Bytes from which on the match is not told any more until they are on their way."""
FREE_S, FEW = 0.02, 4
"""Who has cost more of the host's time than this, where more connections are here than these, rests: all others could
be as busy."""
LAST_WORDS_S = 1.0


class Connection:
    """`member`: the number of the one who is behind it, -1 before that is known. `heard`: the number of the next line
    of the room to be told; `owed`: the room has changed since it was told; `missed`: stream -> what is to be asked for
    in its name, for it was not told how the match went on; `on_idle` is called when all that waited is on its way."""

    def __init__(self, socket: PendingConnection) -> None:
        self.socket = socket
        self.member = -1
        self.heard = 0
        self.owed = False
        self.missed: dict[int, Sync] = {}
        self.on_idle: Callable[[], object] = lambda: None
        self.pace = wire.Pace(time.monotonic())
        self.closing = False
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._cost_s, self._rested_s = 0.0, time.monotonic()
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

    def lags(self, message: Any, size: int) -> bool:
        """Whether something of the match is left out for a reader for whom too much waits already."""
        if not isinstance(message, Update | Snapshot | Events):
            return False
        if message.stream not in self.missed and self._bytes and self._bytes + size > MOST_BEHIND:
            knows = message.since if isinstance(message, Update) else 0
            self.missed[message.stream] = Sync(message.stream, knows, message.epoch)
        return message.stream in self.missed

    def rest(self, cost_s: float, count: int) -> float:
        """For how long it is not heard after a message that has cost so much, where so many connections are here."""
        now, others = time.monotonic(), max(0, count - FEW)
        self._cost_s = max(0.0, self._cost_s - (now - self._rested_s) / (others + 1)) + cost_s
        self._rested_s = now
        return max(0.0, self._cost_s - FREE_S) * others

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
