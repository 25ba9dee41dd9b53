"""Finding each other without a server (C8.2): DNS-SD over multicast DNS.

A new room announces itself and is in an open list at once. A list that is opened asks twice: for answers sent directly,
which come at once, and for those to all, because of several programs on one computer only one gets the direct ones, and
what is sent to all is sent once a second at most (RFC 6762, 6). From then on it asks for answers to all.

A question every `ASK_S` seconds is answered by everybody, and an answer that another computer asked for counts as well,
so that all computers together ask about as often as one alone. A computer that was not heard for twice as long is
connected to; where that fails, it is gone. Whoever waits for a match has to be heard, for the port that answers would
do so without a queue as well (C8.10). Goodbyes count at once.

Everything runs on one asyncio loop but `seen`, which any thread may call.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from zeroconf import (
    DNSOutgoing,
    DNSPointer,
    DNSQuestion,
    DNSQuestionType,
    RecordUpdate,
    RecordUpdateListener,
    Zeroconf,
)
from zeroconf.asyncio import AsyncServiceInfo

from game.net import announcement
from game.net.addresses import by_nearness, interfaces
from game.net.announcement import LABEL, SERVICE, Announcement, Kind, label_of
from game.net.errors import NetError
from game.net.moving import fingerprint_at
from game.net.owners import place_of
from game.net.responder import Look, Responder

ASK_S = 1.5
ANSWERS_A_SECOND = 20
"""With more computers than this allows for, questions are asked less often."""
QUIET_PAUSES = 2
QUIET_QUEUE_PAUSES = 5
"""After so many questions without an answer somebody is doubted; packets to all are often lost."""
TICK_S = 0.5
CONNECT_S = 1.0
DETAILS_MS = 3000
GOODBYE_S = 0.6
"""Answers that were on their way when somebody said goodbye come within this time, and are not believed."""
MOST_NAMES = 4
"""Of one place: a room or a person, and a queue with one whose goodbye was lost; more are not taken."""
CONNECTS_AT_ONCE = 16
DETAILS_AT_ONCE = 8
CLAIMS_AT_ONCE, CLAIM_S = 4, 1.0
"""So many who announce what another one does are looked at, each so often."""
QUEUE: Kind = "queue"
QUERY, IN, PTR, DIRECT = 0, 1, 12, 0x8000
"""Of DNS: flags of a question, class, type; the bit that asks for an answer to this computer alone."""


class Seen(NamedTuple):
    """A row. `name`: tells rows apart, the same as long as the computer announces it; `numbers`: the addresses
    from which it was heard, the nearest first; `port`: of the room, or where the one who waits can be called."""

    name: str
    what: Announcement
    numbers: tuple[str, ...]
    port: int


class Finder(RecordUpdateListener):
    """What is announced on the network now, and what this computer announces.

    `changed` is called on the loop with every new snapshot. `look` tells the interfaces of this computer.
    """

    def __init__(
        self, changed: Callable[[tuple[Seen, ...]], None] = lambda _: None, look: Look = interfaces
    ) -> None:
        super().__init__()
        self._changed = changed
        self._responder = Responder(self, look)
        self._owners = self._responder.owners
        self._owners.on_claim = self._claimed
        self._claims: set[str] = set()
        self._snapshot: tuple[Seen, ...] = ()
        self._rows: dict[str, Seen] = {}
        self._heard: dict[str, float] = {}
        self._left: dict[str, float] = {}
        self._touched: set[str] = set()
        self._bare: set[str] = set()
        self._quiet: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._connects = asyncio.Semaphore(CONNECTS_AT_ONCE)
        self._details_gate = asyncio.Semaphore(DETAILS_AT_ONCE)
        self._asked = 0.0

    # --- from any thread

    def seen(self) -> tuple[Seen, ...]:
        """Everybody who is seen now, in the order in which they appeared; this computer's own rows not among them."""
        return self._snapshot

    @property
    def problem(self) -> NetError | None:
        """Why nothing can be found; it is tried again by itself."""
        return self._responder.problem

    # --- on the loop

    async def open(self) -> None:
        """Starts; never fails: see `problem`."""
        self._loop = asyncio.get_running_loop()
        await self._responder.open()
        self._ask(DIRECT)
        self._ask()
        self._spawn(self._watch())

    async def close(self) -> None:
        """Says goodbye for everything that is announced, and ends."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._responder.close()
        self._rows.clear()
        self._publish()

    async def announce(self, what: Announcement, port: int) -> None:
        """Announces, or changes what is announced of that kind. Raises msgspec.ValidationError for numbers that don't
        fit. While there is no network it is kept until there is."""
        await self._responder.announce(what, port)

    async def withdraw(self, kind: Kind) -> None:
        """Says goodbye for what is announced of that kind."""
        await self._responder.withdraw(kind)

    # --- what zeroconf calls

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        """Every answer, before zeroconf keeps it."""
        for update in records:
            record = update.new
            if isinstance(record, DNSPointer) and record.name.lower() == SERVICE:
                self._pointed(record.alias, record.is_expired(now))
            elif record.name in self._heard:
                self._touched.add(record.name)

    def async_update_records_complete(self) -> None:
        """When zeroconf has kept them."""
        touched, self._touched = self._touched, set()
        for name in sorted(touched):
            self._take(name)
        if touched:
            self._publish()

    def _pointed(self, name: str, goodbye: bool) -> None:
        """Somebody is there, or says goodbye. Names that no program of ours has are passed over."""
        if self._responder.owns(name) or not LABEL.fullmatch(name.removesuffix(f".{SERVICE}")):
            return
        now = self._loop.time()
        if goodbye and name in self._heard:
            self._left = {gone: at for gone, at in self._left.items() if now - at < GOODBYE_S} | {name: now}
            self._forget(name)
            self._touched.add(name)
        elif not goodbye and self._welcome(name, now):
            self._heard[name] = now
            self._touched.add(name)

    def _welcome(self, name: str, now: float) -> bool:
        """Whether there is room for a name that did not just say goodbye."""
        left = name in self._left and now - self._left[name] < GOODBYE_S
        return not left and (name in self._heard or self._at(place_of(name)) < MOST_NAMES)

    def _at(self, place: str) -> int:
        """How many names there are of a place."""
        return sum(place in name for name in self._heard)

    def _forget(self, name: str) -> None:
        """Nobody is there any more."""
        del self._heard[name]
        if not self._at(place_of(name)):
            self._owners.forget(name)

    def _claimed(self, place: str, source: str) -> None:
        """Somebody else announces a place."""
        if len(self._claims) < CLAIMS_AT_ONCE and source not in self._claims:
            self._claims.add(source)
            self._spawn(self._look_at(place, source))

    async def _look_at(self, place: str, source: str) -> None:
        """Whether the computer that claims a place is the one whose fingerprint it names."""
        key, _, port = place.partition("-")
        with contextlib.suppress(OSError, TimeoutError, NetError, ValueError):
            near = by_nearness([source], self._responder.interfaces)
            if near and (await fingerprint_at(source, int(port))).hex().startswith(key):
                self._owners.give(place, source)
        await asyncio.sleep(CLAIM_S)
        self._claims.discard(source)

    def _take(self, name: str) -> None:
        """Makes the row of a name anew from what zeroconf keeps; where something is missing, asks for it."""
        zero = self._responder.zero
        if name not in self._heard or zero is None:
            self._rows.pop(name, None)
            return
        info = AsyncServiceInfo(SERVICE, name)
        if info.load_from_cache(zero):
            self._put(info)
        elif name not in self._rows and name not in self._bare:
            self._bare.add(name)
            self._spawn(self._details(info, zero))

    async def _details(self, info: AsyncServiceInfo, zero: Zeroconf) -> None:
        async with self._details_gate:
            found = info.name in self._heard and await info.async_request(zero, DETAILS_MS, DNSQuestionType.QM)
        self._bare.discard(info.name)
        if found:
            self._put(info)
            self._publish()

    def _put(self, info: AsyncServiceInfo) -> None:
        what = announcement.read(info.properties)
        numbers = by_nearness(self._owners.sources(info.name), self._responder.interfaces)
        port = info.port or 0
        if what is None or not numbers or info.name != f"{label_of(what, port)}.{SERVICE}":
            self._rows.pop(info.name, None)
        elif info.name in self._heard:
            self._rows[info.name] = Seen(info.name, what, numbers, port)

    def _publish(self) -> None:
        snapshot = tuple(self._rows.values())
        if snapshot != self._snapshot:
            self._snapshot = snapshot
            self._changed(snapshot)

    # --- asking, and computers that do not answer

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            now, pause = self._loop.time(), max(ASK_S, len(self._heard) / ANSWERS_A_SECOND)
            oldest = min(self._heard.values(), default=0.0)
            if now - max(self._asked, oldest) >= pause:
                self._ask()
            for name, heard in self._heard.items():
                pauses = QUIET_QUEUE_PAUSES if name.startswith(QUEUE) else QUIET_PAUSES
                if now - heard > pauses * pause and name not in self._quiet:
                    self._quiet.add(name)
                    self._spawn(self._connect(name, heard))

    def _ask(self, how: int = 0) -> None:
        """The question to all computers."""
        self._asked = self._loop.time()
        if self._responder.zero is not None:
            out = DNSOutgoing(QUERY)
            out.add_question(DNSQuestion(SERVICE, PTR, IN | how))
            self._responder.zero.async_send(out)

    async def _connect(self, name: str, heard: float) -> None:
        """Whether somebody who was not heard for a while still listens; drops the row where not, and where listening
        proves nothing."""
        row = self._rows.get(name)
        async with self._connects:
            there = row is not None and row.what.kind != QUEUE and await listens(row.numbers, row.port)
        self._quiet.discard(name)
        if self._heard.get(name) != heard:
            return
        if there:
            self._heard[name] = self._loop.time()
        else:
            self._forget(name)
            self._take(name)
            self._publish()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def listens(numbers: tuple[str, ...], port: int, within_s: float = CONNECT_S) -> bool:
    """Whether something listens at one of the addresses; all are tried at once."""
    tries = [asyncio.ensure_future(_open(number, port)) for number in numbers]
    try:
        async with asyncio.timeout(within_s):
            for done in asyncio.as_completed(tries):
                if await done:
                    return True
    except TimeoutError:
        return False
    finally:
        for one in tries:
            one.cancel()
    return False


async def _open(number: str, port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection(number, port)
    except OSError:
        return False
    writer.close()
    return True
