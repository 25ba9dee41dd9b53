"""This program among the others on the network (C8.2, C8.3): what it announces of its player, and messages that go and
come. Everything but `want` and `post` runs on the service's loop; those may be called on any thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import msgspec

from game.core.callbacks import ignore
from game.net.announcement import Announcement, Kind
from game.net.call_messages import CallMessage, FollowMessage, MatchMessage, PeopleMessage, key_of, uid_of
from game.net.calls import MOST_MESSAGES, CallAddress, CallServer, Proved
from game.net.errors import NetError
from game.store.notices import StoreError

if TYPE_CHECKING:
    from game.net.finding import Finder, Seen
    from game.net.service import Service

TICK_S = 0.05
AGAIN_S = (0.0, 0.25, 0.7, 1.5)
"""After so long a message that did not arrive is brought again."""
MOST_WAITING = 64
"""Messages to one person that may wait; more are not taken."""
MOST_CALLERS = 256
UNKNOWN_KEY = "0" * 32

log = logging.getLogger(__name__)

Failed = Callable[[NetError], None]
Letter = tuple[CallMessage, int, Failed, Callable[[], None]]
Hear = Callable[[str, Proved, Any], Awaitable[None]]
"""A message of somebody: unique id, where from, the message. Raises NetError for what is refused."""


class Presence:
    """`rows` is what was found when `on_tick` was called last, with `time` of the loop and whether the rows are new."""

    def __init__(self, service: Service, finder: Callable[[], Finder], addresses: Sequence[str], port: int) -> None:
        self.rows: tuple[Seen, ...] = ()
        self.key = ""
        self.problem: NetError | None = None
        self.on_tick: list[Callable[[float, bool], None]] = []
        self.on_people_message: Hear | None = None
        self.on_match_message: Hear | None = None
        self.on_follow_message: Hear | None = None
        self._service, self._find, self._where = service, finder, (addresses, port)
        self._wanted: dict[Kind, Announcement | None] = {}
        self._told: dict[Kind, Announcement] = {}
        self._calls: CallServer | None = None
        self._out: dict[str, list[Letter]] = {}
        self._callers: dict[str, CallAddress] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Lock()
        self._wake = asyncio.Event()
        self._posting: set[Future[None]] = set()
        self._brought = asyncio.Event()

    # --- from any thread

    @property
    def person(self) -> str:
        """The profile's own id of the player who is announced, "" while nobody is."""
        told = self._wanted.get("person")
        return told.uid if told is not None else ""

    def want(self, kind: Kind, what: Announcement | None) -> None:
        """Announces something from now on, or nothing of that kind; its key is put in here."""
        self._wanted = {**self._wanted, kind: what}
        self._service.call(self._wake.set)

    def post(self, to: str, message: Callable[[str], CallMessage], failed: Failed = ignore, tries: int = len(AGAIN_S),
             taken: Callable[[], None] = ignore) -> None:  # fmt: skip
        """Brings a message to somebody, after those that wait for the same; never waits. The message is made on the
        loop, of this computer's key. There `taken` is called once it was taken in, `failed` once it is given up or
        refused."""
        posting = self._service.spawn(self._post(to, message, failed, tries, taken))
        self._posting.add(posting)
        posting.add_done_callback(self._posting.discard)

    # --- on the loop

    async def open(self) -> None:
        """Begins to listen and to look; returns once it does. Raises NetError and StoreError where it can't."""
        async with self._opening:
            if self._calls is None:
                await self._begin()

    async def flush(self, within_s: float) -> bool:
        """Waits until all messages that were posted have arrived or been given up; False when that takes longer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                while self._posting:
                    await asyncio.wait([asyncio.wrap_future(one) for one in list(self._posting)])
                while self._out:
                    self._brought.clear()
                    await self._brought.wait()
        return not self._out

    async def close(self) -> None:
        """Nobody is heard any more; what is announced is the finder's to say goodbye to."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._calls is not None:
            await self._calls.close()

    def row(self, uid: str, kind: Kind) -> Seen | None:
        """The one who announces to be that person; nobody else can in their name, for the id holds the key."""
        return next((row for row in self.rows if row.what.kind == kind and uid_of(row.what.key, row.what.uid) == uid),
                    None)

    def spot(self, uid: str) -> CallAddress | None:
        """Where somebody can be called: as announced, or from where they called."""
        row = self.row(uid, "person") or self.row(uid, "queue")
        met = self._callers.get(uid)
        if row is None:
            return met
        more = met.addresses if met is not None and met.port == row.port else ()
        return CallAddress(tuple(dict.fromkeys((*more, *row.numbers))), row.port, bytes.fromhex(row.what.key))

    async def _begin(self) -> None:
        me = self._service.identity
        calls, (addresses, port) = CallServer(me, self._take), self._where
        await calls.listen(port, addresses)
        self.key, self._calls = key_of(me.fingerprint), calls
        self._spawn(self._run())

    async def _run(self) -> None:
        """What is announced follows what is wanted; listeners here are told of what is found."""
        loop, finder = asyncio.get_running_loop(), self._find()
        while True:
            self._wake.clear()
            try:
                for kind, what in self._wanted.items():
                    await self._tell(finder, kind, what)
                rows = finder.seen()
                new, self.rows = rows is not self.rows, rows
                self.problem = finder.problem
                for tick in list(self.on_tick):
                    tick(loop.time(), new)
            except Exception:
                log.exception("the presence on the network failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK_S):
                    await self._wake.wait()

    async def _tell(self, finder: Finder, kind: Kind, what: Announcement | None) -> None:
        if what is None and self._told.pop(kind, None) is not None:
            await finder.withdraw(kind)
        if what is None or self._calls is None:
            return
        full = msgspec.structs.replace(what, key=self.key)
        if self._told.get(kind) != full:
            self._told[kind] = full
            await finder.announce(full, self._calls.port)

    # --- messages that go

    async def _post(self, to: str, message: Callable[[str], CallMessage], failed: Failed, tries: int,
                    taken: Callable[[], None]) -> None:  # fmt: skip
        try:
            await self.open()
        except (NetError, StoreError) as problem:
            failed(problem if isinstance(problem, NetError) else NetError(problem.notice.key, **problem.notice.args))
            return
        waiting = self._out.get(to)
        if waiting is None:
            waiting = self._out[to] = []
            self._spawn(self._bring(to, waiting))
        if len(waiting) >= MOST_WAITING:
            failed(NetError("net.too_fast"))
            return
        waiting.append((message(self.key), tries, failed, taken))

    async def _bring(self, to: str, waiting: list[Letter]) -> None:
        """Everything for one person, in order; several messages that wait go in one call."""
        while waiting:
            some = waiting[:MOST_MESSAGES]
            answers = await self._try(to, [message for message, *_ in some], max(tries for _, tries, *_ in some))
            del waiting[:len(some)]
            for (_, _, failed, taken), answer in zip(some, answers, strict=True):
                if answer is not None:
                    failed(answer)
                else:
                    taken()
        del self._out[to]
        self._brought.set()

    async def _try(self, to: str, messages: Sequence[CallMessage], tries: int) -> Sequence[NetError | None]:
        problem = NetError("net.call.nobody")
        for wait in AGAIN_S[:tries]:
            await asyncio.sleep(wait)
            spot = self.spot(to)
            if spot is None or self._calls is None:
                continue
            try:
                return await self._calls.call(spot, messages)
            except NetError as found:
                problem = found
        return [problem] * len(messages)

    # --- messages that come

    async def _take(self, known: Proved, message: CallMessage) -> None:
        """A message of somebody whose key is proved. Raises NetError where nobody here waits for it."""
        uid = uid_of(key_of(known.fingerprint), message.sender)
        hear = {PeopleMessage: self.on_people_message, MatchMessage: self.on_match_message,
                FollowMessage: self.on_follow_message}[type(message)]
        if hear is None:
            raise NetError("net.call.nobody")
        self._callers.pop(uid, None)
        self._callers[uid] = CallAddress((known.address,), known.port, known.fingerprint)
        while len(self._callers) > MOST_CALLERS:
            del self._callers[next(iter(self._callers))]
        await hear(uid, known, message)
        self._wake.set()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
