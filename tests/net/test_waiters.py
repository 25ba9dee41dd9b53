"""Who really waits (C8.3, C8.10): a simulated network with a clock of its own, on which goodbyes are lost, programs
frozen, cables pulled, and clocks wrong."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Any

import pytest

from game.core.rng import Stream
from game.net.matching import GATHERED, OFFERING, PROMISED, WAITING, Come, MatchOffer, Queue, Waiter
from game.net.queueing import ENTER_S
from game.net.waiters import ASK_S, BELIEVED_S, Waiters

ANN, BOB = Waiter(100, "ann"), Waiter(200, "bob")
STEP_S, DELAY_S, NO_ANSWER_S, ANNOUNCED_S = 0.05, 0.05, 1.0, 1.5
LOST = 5
"""Of so many packets to all one is lost."""
LONGEST_S = 5.0
QUESTION = None
"""Stands for the call that asks whether somebody still waits."""
HERE, LEFT, FROZEN, CUT = "here", "left", "frozen", "cut"
ABSENCES = (LEFT, FROZEN, CUT)


@pytest.fixture(autouse=True)
def _patient() -> None:
    """The network and its time are made here."""


def seen(*waiters: Waiter) -> dict[str, Waiter]:
    """As announced."""
    return {one.uid: one for one in waiters}


def test_c8_10_an_announcement_alone_proves_nothing() -> None:
    waiters = Waiters()
    assert waiters.ask(seen(ANN), 0.0) == ["ann"]
    assert waiters.waiting(0.0) == []
    waiters.answered("ann", 0.1)
    assert waiters.waiting(0.1) == [ANN]


def test_c8_10_it_is_proved_again_and_again() -> None:
    waiters = Waiters()
    waiters.ask(seen(ANN), 0.0)
    waiters.answered("ann", 0.0)
    assert waiters.ask(seen(ANN), ASK_S - 0.1) == []
    assert waiters.ask(seen(ANN), ASK_S) == ["ann"]
    waiters.silent("ann")
    assert waiters.waiting(BELIEVED_S - 0.1) == [ANN] and waiters.waiting(BELIEVED_S) == []


def test_c8_10_who_was_asked_is_not_asked_twice_at_once() -> None:
    waiters = Waiters()
    waiters.ask(seen(ANN), 0.0)
    assert waiters.ask(seen(ANN), 10.0) == []
    waiters.silent("ann")
    assert waiters.ask(seen(ANN), 10.0) == ["ann"]


def test_c8_10_who_refuses_does_not_wait_any_more_and_is_asked_again_while_announced() -> None:
    waiters = Waiters()
    waiters.ask(seen(ANN), 0.0)
    waiters.answered("ann", 0.0)
    waiters.ask(seen(ANN), ASK_S)
    waiters.refused("ann")
    assert waiters.waiting(ASK_S) == [] and waiters.ask(seen(ANN), 2 * ASK_S) == ["ann"]


def test_c8_10_who_asks_waits_though_nobody_saw_it() -> None:
    waiters = Waiters()
    waiters.heard(ANN, 0.0)
    assert waiters.waiting(0.0) == [ANN]
    assert waiters.ask({}, ASK_S - 0.1) == [] and waiters.ask({}, ASK_S) == ["ann"]
    waiters.answered("ann", 1.0)
    assert waiters.waiting(1.0 + BELIEVED_S - 0.1) == [ANN]


def test_c8_10_whose_announcement_is_gone_is_asked_at_once() -> None:
    waiters = Waiters()
    waiters.ask(seen(ANN, BOB), 0.0)
    for uid in ("ann", "bob"):
        waiters.answered(uid, 0.0)
    assert waiters.ask(seen(BOB), 0.2) == ["ann"]


# ---------------------------------------------------------------- a whole network
class Person:
    """A program in a queue. `state` is one of the four; `heard`: whose announcement has come; `matched`: in a room with
    all who were called."""

    def __init__(self, me: Waiter, count: int, now: float) -> None:
        self.me, self.state = me, HERE
        self.queue, self.waiters = Queue(me, count, now), Waiters()
        self.heard: set[str] = set()
        self.found_s = 0.0
        self.matched = False

    @property
    def waits(self) -> bool:
        """Whether it can still be matched."""
        return self.state == HERE and self.queue.state in (WAITING, OFFERING, PROMISED)


class Town:
    """Everybody announces again and again; calls take their time, are refused by whoever has left, and find nobody at
    a frozen program or behind a pulled cable. Goodbyes are never heard."""

    def __init__(self, seed: int, count: int) -> None:
        self.now, self.count, self.stream = 0.0, count, Stream(seed, "town")
        self.people: dict[str, Person] = {}
        self._soon: list[tuple[float, int, Callable[[], None]]] = []
        self._order = 0

    def come(self, waiter: Waiter) -> Person:
        """Somebody presses Start matching."""
        self.people[waiter.uid] = Person(waiter, self.count, self.now)
        return self.people[waiter.uid]

    def go_on(self, seconds: float, until: Callable[[], bool] = lambda: False) -> float:
        """Time passes; how much of it until something holds."""
        begun = self.now
        while self.now < begun + seconds and not until():
            self.now += STEP_S
            while self._soon and self._soon[0][0] <= self.now:
                heapq.heappop(self._soon)[2]()
            for one in self.people.values():
                if one.state in (HERE, LEFT) and self.now % ANNOUNCED_S < STEP_S:
                    self._announce(one)
                if one.waits:
                    self._tick(one)
                elif one.state == HERE and not one.matched:
                    self._enter(one)
        return self.now - begun

    def _announce(self, one: Person) -> None:
        for other in self.people.values():
            if one.state == HERE and one.waits and other.state == HERE and self.stream.pick(range(LOST)):
                other.heard.add(one.me.uid)

    def _tick(self, one: Person) -> None:
        rows = {uid: self.people[uid].me for uid in one.heard}
        for uid in one.waiters.ask(rows, self.now):
            self._call(one, uid, QUESTION)
        self._send(one, one.queue.see(one.waiters.waiting(self.now), self.now))
        self._send(one, one.queue.tick(self.now))

    def _enter(self, one: Person) -> None:
        """On the way into a room, and back into the queue where not all come."""
        called = one.queue.called
        host = one if called is None else self.people[called[0]]
        room = [host, *(self.people[uid] for uid in host.queue.gathered)]
        inside = [guest for guest in room[1:] if (guest.queue.called or ("",))[0] == host.me.uid]
        if len(inside) == len(room) - 1 and all(guest.state == HERE for guest in room):
            for guest in room:
                guest.matched = True
        elif self.now - one.found_s >= ENTER_S or host.state == LEFT or (host is not one and host.waits):
            self._go_back(one)

    def _go_back(self, one: Person, without: str = "") -> None:
        one.queue = Queue(one.me, self.count, self.now)
        one.queue.pass_over([without], self.now)

    def _send(self, one: Person, sent: Any) -> None:
        for to, message in sent:
            self._call(one, to, message)

    def _call(self, one: Person, to: str, message: Any) -> None:
        """A call arrives, is refused, or finds nobody."""
        other = self.people[to]
        if other.state in (FROZEN, CUT) or one.state in (FROZEN, CUT):
            self._later(NO_ANSWER_S, lambda: self._failed(one, to, message, silent=True))
        else:
            self._later(DELAY_S, lambda: self._arrive(one, other, message))

    def _arrive(self, one: Person, other: Person, message: Any) -> None:
        if other.state in (FROZEN, CUT):
            self._later(NO_ANSWER_S, lambda: self._failed(one, other.me.uid, message, silent=True))
        elif not other.waits:
            self._failed(one, other.me.uid, message, silent=False)
        elif message is QUESTION:
            other.waiters.heard(one.me, self.now)
            one.waiters.answered(other.me.uid, self.now)
        else:
            self._send(other, other.queue.hear(one.me.uid, message, self.now))
            other.found_s = self.now
            if other.queue.state == GATHERED:
                self._send(other, other.queue.come(1, other.me.uid, b""))

    def _failed(self, one: Person, to: str, message: Any, silent: bool) -> None:
        if isinstance(message, Come) and one.queue.state == GATHERED and not one.matched:
            self._go_back(one, to)
        if not one.waits:
            return
        if message is QUESTION and silent:
            one.waiters.silent(to)
        elif message is QUESTION:
            one.waiters.refused(to)
        elif isinstance(message, MatchOffer):
            self._send(one, one.queue.unreached(to, message.number, self.now))

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        self._order += 1
        heapq.heappush(self._soon, (self.now + seconds, self._order, what))

    def left_over(self) -> int:
        """How many who are there are in no room."""
        return sum(one.state == HERE and not one.matched for one in self.people.values())


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("absence", ABSENCES)
def test_c8_3_a_ghost_that_waits_longest_holds_nobody_up(absence: str, count: int) -> None:
    for seed in range(40):
        town = Town(seed, count)
        ghost = town.come(Waiter(1, "ghost"))
        for number in range(count):
            town.come(Waiter(10 + number, f"p{number}"))
        town.go_on(town.stream.pick(range(40)) * STEP_S)
        ghost.state = absence
        took = town.go_on(LONGEST_S, lambda town=town: town.left_over() < count)  # type: ignore[misc]
        assert took < LONGEST_S, (seed, took)


@pytest.mark.slow
@pytest.mark.parametrize("absence", ABSENCES)
def test_c8_3_ghosts_of_every_kind_among_many_hold_nobody_up(absence: str) -> None:
    """They go at any moment, wherever they stand in the queue; the clock of one is years behind."""
    for seed in range(60):
        town = Town(seed, 2)
        for number in range(6):
            since = 10 + number if number != seed % 6 else -100_000_000
            town.come(Waiter(since, f"p{number}"))
            town.go_on(town.stream.pick(range(8)) * STEP_S)
            free = [one for one in town.people.values() if not one.matched]
            if free and town.stream.pick(range(3)) == 0:
                town.stream.pick(free).state = absence
        took = town.go_on(LONGEST_S, lambda town=town: town.left_over() < 2)  # type: ignore[misc]
        assert took < LONGEST_S, (seed, took)
