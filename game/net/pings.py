"""How far away the rooms of an open list are (C5.2, C8.2), measured without going in: how long a bare connection takes
to open. The other computer's system answers it by itself, so that is one round trip; nothing is sent on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import Future
from typing import TYPE_CHECKING

from game.net.finding import CONNECT_S, Seen

if TYPE_CHECKING:
    from game.net.service import Service

EVERY_S = 5.0
TRIES = 2
"""The best of so many counts: the loop here may have been busy."""
AT_ONCE = 8
MOST = 40
NO_ANSWER = -1


class Pings:
    """For a list. `ms`: name of the row -> milliseconds, NO_ANSWER where nothing listens; what was not measured yet is
    not in it. Swapped whole, so any thread may read it."""

    def __init__(self, service: Service) -> None:
        self.ms: dict[str, int] = {}
        self._service = service
        self._rows: tuple[Seen, ...] = ()
        self._runs: Future[None] | None = None
        self._woken: asyncio.Event | None = None

    def follow(self, rows: Iterable[Seen]) -> None:
        """These rows are in sight: they are measured now and every EVERY_S, until `stop`."""
        rows = tuple(rows)[:MOST]
        if rows == self._rows and self._runs is not None:
            return
        self._rows = rows
        if self._runs is None:
            self._runs = self._service.spawn(self._run())
        else:
            self._service.call(self._wake)

    def stop(self) -> None:
        """The list is closed, or covered."""
        if self._runs is not None:
            self._runs.cancel()
            self._runs = None

    # --- on the loop

    def _wake(self) -> None:
        if self._woken is not None:
            self._woken.set()

    async def _run(self) -> None:
        self._woken = asyncio.Event()
        while True:
            self._woken.clear()
            rows, gate = self._rows, asyncio.Semaphore(AT_ONCE)
            await asyncio.gather(*(self._measure(row, gate) for row in rows))
            try:
                async with asyncio.timeout(EVERY_S):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def _measure(self, row: Seen, gate: asyncio.Semaphore) -> None:
        async with gate:
            took = await round_trip(row.numbers, row.port)
        names = {one.name for one in self._rows}
        kept = {name: ms for name, ms in self.ms.items() if name in names}
        self.ms = kept | {row.name: NO_ANSWER if took is None else max(1, round(took * 1000))}


async def round_trip(numbers: tuple[str, ...], port: int, within_s: float = CONNECT_S) -> float | None:
    """Seconds that a connection to the first address that answers takes to open, at best; None where none answers."""
    for number in numbers:
        found = [took for _ in range(TRIES) if (took := await _opens(number, port, within_s)) is not None]
        if found:
            return min(found)
    return None


async def _opens(number: str, port: int, within_s: float) -> float | None:
    loop = asyncio.get_running_loop()
    begun = loop.time()
    try:
        async with asyncio.timeout(within_s):
            _, writer = await asyncio.open_connection(number, port)
    except (OSError, TimeoutError):
        return None
    took = loop.time() - begun
    writer.close()
    return took
