"""Matching without a server (C8.3): a simulated network that loses, delays and splits."""

from __future__ import annotations

import heapq
from typing import Any

import pytest

from game.core.rng import Stream
from game.net.matching import (
    CALLED,
    DECLINED_S,
    GATHERED,
    LATE_S,
    LONELY_S,
    OFFERING,
    PASSED_OVER_S,
    PROMISE_S,
    PROMISED,
    WAITING,
    Accept,
    CallOff,
    Come,
    Decline,
    MatchOffer,
    Queue,
    Waiter,
    fitting,
)

SETTLED_S = 5.0


@pytest.fixture(autouse=True)
def _patient() -> None:
    """The network and its time are made here."""


def nothing(_sender: str, _to: str) -> bool:
    """No message is lost."""
    return False


def everything(_sender: str, _to: str) -> bool:
    """All messages are lost."""
    return True


class Net:
    """Queues that hear each other with a delay. `lost(sender, to)` tells which messages never come."""

    def __init__(self, waiters: list[Waiter], count: int) -> None:
        self.now = 0.0
        self.queues = {one.uid: Queue(one, count, 0.0) for one in waiters}
        self.lost: Any = nothing
        self.delay: Any = lambda: 0.05
        self._coming: list[tuple[float, int, str, str, Any]] = []
        self._order = 0

    def put(self, sender: str, sent: Any) -> None:
        """Messages on their way."""
        for to, message in sent:
            if to in self.queues and not self.lost(sender, to):
                self._order += 1
                heapq.heappush(self._coming, (self.now + self.delay(), self._order, sender, to, message))

    def see(self) -> None:
        """Everybody sees who can be reached and still waits."""
        for uid, queue in self.queues.items():
            seen = [other.me for other in self.queues.values() if not self.lost(other.me.uid, uid)
                    and other.state in (WAITING, OFFERING, PROMISED)]
            self.put(uid, queue.see(seen, self.now))

    def go_on(self, seconds: float) -> None:
        """Time passes."""
        end = self.now + seconds
        while self.now < end:
            self.now += 0.1
            while self._coming and self._coming[0][0] <= self.now:
                _, _, sender, to, message = heapq.heappop(self._coming)
                if to in self.queues:
                    self.put(to, self.queues[to].hear(sender, message, self.now))
            for uid, queue in self.queues.items():
                self.put(uid, queue.tick(self.now))
                if queue.state == GATHERED and not queue.called:
                    queue.called = (uid, None)  # type: ignore[assignment]
                    self.put(uid, queue.come(1, uid, b""))

    def rooms(self) -> dict[str, set[str]]:
        """Host -> who is or goes there."""
        found = {uid: {uid} for uid, queue in self.queues.items() if queue.state == GATHERED}
        for uid, queue in self.queues.items():
            if queue.state == CALLED and queue.called is not None:
                found[queue.called[0]].add(uid)
        return found


def waiters(*sizes: int) -> list[Waiter]:
    """So many, the first waits longest."""
    return [Waiter(100 + at, f"p{at}", size) for at, size in enumerate(sizes)]


def test_c8_3_who_has_waited_longest_hosts_and_all_come() -> None:
    net = Net(waiters(1, 1, 1), 3)
    net.see()
    net.go_on(1.0)
    assert net.rooms() == {"p0": {"p0", "p1", "p2"}}


def test_c8_3_equal_times_go_by_the_id() -> None:
    net = Net([Waiter(100, "b"), Waiter(100, "a")], 2)
    net.see()
    net.go_on(1.0)
    assert net.rooms() == {"a": {"a", "b"}}


def test_c3_5_a_group_lands_in_one_room_and_fills_as_many_places() -> None:
    net = Net(waiters(1, 3, 2, 1), 4)
    net.see()
    net.go_on(1.0)
    assert net.rooms() == {"p0": {"p0", "p1"}}


def test_c8_3_who_promised_declines_others() -> None:
    queue = Queue(Waiter(105, "me"), 2, 0.0)
    assert queue.hear("first", MatchOffer(1, 100), 0.0) == [("first", Accept(1))]
    assert queue.hear("second", MatchOffer(4, 90), 0.1) == [("second", Decline(4))]


def test_c8_3_who_offers_gives_way_to_who_waits_longer() -> None:
    queue = Queue(Waiter(105, "me"), 2, 0.0)
    assert queue.see([Waiter(110, "late")], 0.0) == [("late", MatchOffer(1, 105))]
    assert queue.hear("early", MatchOffer(9, 100), 0.1) == [("late", CallOff(1)), ("early", Accept(9))]


def test_c8_3_who_vanishes_between_offer_and_answer_is_passed_over() -> None:
    net = Net(waiters(1, 1, 1), 2)
    net.lost = lambda sender, to: "p1" in (sender, to) and net.now > 0
    net.see()
    net.go_on(SETTLED_S)
    assert net.rooms() == {"p0": {"p0", "p2"}}


def test_c8_3_the_next_longest_waiting_offers_where_the_longest_does_not() -> None:
    queue = Queue(Waiter(105, "me"), 2, 0.0)
    ghost, late = Waiter(100, "ghost"), Waiter(110, "late")
    assert queue.see([ghost, late], 1.0) == queue.tick(0.9 + LATE_S) == []
    assert queue.tick(1.0 + LATE_S) == [("ghost", MatchOffer(1, 105))]
    assert queue.hear("ghost", Decline(1), 1.1 + LATE_S) == [("late", MatchOffer(2, 105))]


def test_c8_3_those_who_wait_take_their_turns_one_after_the_other() -> None:
    older = [Waiter(100 + at, f"p{at}") for at in range(2)]
    queue = Queue(Waiter(110, "me"), 3, 0.0)
    assert queue.see(older, 0.0) == queue.tick(2 * LATE_S - 0.1) == []
    assert queue.tick(2 * LATE_S) == [("p0", MatchOffer(1, 110)), ("p1", MatchOffer(1, 110))]


def test_c8_3_whose_turn_it_is_not_waits_anew_once_it_was_offered_to() -> None:
    """Somebody older does offer: what fails there is not a reason to be late."""
    queue = Queue(Waiter(105, "me"), 2, 0.0)
    queue.see([Waiter(100, "early")], 0.0)
    queue.hear("early", MatchOffer(1, 100), 0.5)
    queue.hear("early", CallOff(1), LATE_S + 0.4)
    assert queue.tick(LATE_S + 0.5) == []


def test_c8_3_who_promised_in_vain_offers_to_the_next_at_once() -> None:
    queue = Queue(Waiter(105, "me"), 2, 0.0)
    queue.see([Waiter(100, "early"), Waiter(110, "late")], 0.0)
    queue.hear("early", MatchOffer(1, 100), 0.1)
    assert queue.tick(0.1 + PROMISE_S) == [("late", MatchOffer(1, 105))]


def test_c8_3_who_is_never_called_waits_again() -> None:
    net = Net(waiters(1, 1), 2)
    queue = net.queues["p1"]
    queue.hear("p0", MatchOffer(1, 100), 0.0)
    del net.queues["p0"]
    net.go_on(SETTLED_S)
    assert queue.state == WAITING


def test_c8_3_a_call_that_comes_later_than_was_waited_for_is_followed() -> None:
    """A slow machine took its time to open the room; an offer that was made meanwhile gives way."""
    queue = Queue(Waiter(105, "me"), 2, 0.0)
    queue.hear("early", MatchOffer(9, 100), 0.0)
    assert queue.see([Waiter(110, "late")], PROMISE_S) == [("late", MatchOffer(1, 105))]
    assert queue.hear("early", Come(9, 5000, "room", b"", 2), PROMISE_S + 0.1) == [("late", CallOff(1))]
    assert queue.state == CALLED


def test_c8_3_a_call_after_a_call_off_is_not_followed() -> None:
    queue = Queue(Waiter(105, "me"), 2, 0.0)
    queue.hear("early", MatchOffer(9, 100), 0.0)
    queue.tick(PROMISE_S)
    queue.hear("early", CallOff(9), PROMISE_S + 0.1)
    queue.hear("early", Come(9, 5000, "room", b"", 2), PROMISE_S + 0.2)
    assert queue.state == WAITING


def test_c3_4_nobody_in_sight_for_20_s_offers_bots() -> None:
    queue = Queue(Waiter(100, "me"), 2, 0.0)
    assert not queue.lonely(LONELY_S - 1) and queue.lonely(LONELY_S)


def test_c3_4_who_leaves_the_queue_frees_whom_it_asked() -> None:
    queue = Queue(Waiter(100, "me"), 2, 0.0)
    queue.see([Waiter(110, "late")], 0.0)
    assert queue.leave() == [("late", CallOff(1))]


def test_c8_3_who_leaves_after_all_have_promised_frees_them_at_once() -> None:
    host, guest = Queue(Waiter(100, "host"), 2, 0.0), Queue(Waiter(110, "guest"), 2, 0.0)
    host.see([guest.me], 0.0)
    guest.hear("host", MatchOffer(1, 100), 0.1)
    host.hear("guest", Accept(1), 0.2)
    assert host.leave() == [("guest", CallOff(1))]
    guest.hear("host", Come(1, 5000, "room", b"", 2), 0.3)
    assert guest.leave() == [("host", Decline(1))]


def test_c8_3_who_declined_is_there_and_soon_offered_to_again() -> None:
    queue = Queue(Waiter(100, "me"), 2, 0.0)
    queue.see([Waiter(110, "late")], 0.0)
    assert queue.hear("late", Decline(1), 0.1) == queue.tick(0.1 + DECLINED_S - 0.01) == []
    assert queue.tick(0.1 + DECLINED_S) == [("late", MatchOffer(2, 100))]


def test_c8_3_who_could_not_be_reached_is_passed_over_for_longer() -> None:
    queue = Queue(Waiter(100, "me"), 2, 0.0)
    queue.see([Waiter(110, "late")], 0.0)
    assert queue.unreached("late", 1, 0.1) == queue.tick(PASSED_OVER_S) == []
    assert queue.tick(0.1 + PASSED_OVER_S) == [("late", MatchOffer(2, 100))]


@pytest.mark.parametrize("seed", range(60))
def test_c8_3_losses_delays_and_splits_end_in_a_consistent_state(seed: int) -> None:
    """Whatever happens in the first seconds: 5 s after it, nobody is in two rooms, every room is full or its host knows
    who is missing, and all others wait."""
    stream = Stream(seed, "net")
    count = stream.pick([2, 3, 4])
    net = Net(waiters(*(stream.pick([1, 1, 1, 2]) for _ in range(stream.pick([3, 5, 9])))), count)
    split = {uid for uid in net.queues if stream.pick([True, False])}
    net.delay = lambda: stream.pick([0.01, 0.05, 0.4, 1.0])
    net.lost = lambda sender, to: (sender in split) != (to in split) or stream.pick(range(4)) == 0
    for _ in range(12):
        net.see()
        net.go_on(0.3)
    for uid in [one for one in net.queues if stream.pick(range(5)) == 0]:
        del net.queues[uid]
    net.lost, net.delay = everything, lambda: 0.01
    net.see()
    net.go_on(SETTLED_S)
    states = {uid: queue.state for uid, queue in net.queues.items()}
    assert set(states.values()) <= {WAITING, GATHERED, CALLED}, states
    for queue in net.queues.values():
        if queue.state == GATHERED:
            sizes = {one.me.uid: one.me.size for one in net.queues.values()}
            there = [uid for uid in queue.gathered if uid in sizes]
            assert sum(sizes[uid] for uid in there) + queue.me.size <= count
        if queue.state == CALLED and queue.called is not None and queue.called[0] in net.queues:
            assert queue.me.uid in net.queues[queue.called[0]].gathered


def test_c8_3_a_healed_network_goes_on_matching() -> None:
    net = Net(waiters(1, 1, 1, 1), 2)
    net.lost = everything
    net.see()
    net.go_on(4.0)
    assert net.rooms() == {}
    net.lost = nothing
    for _ in range(10):
        net.see()
        net.go_on(1.0)
    assert sorted(map(len, net.rooms().values())) == [2, 2]


def test_c3_5_groups_fill_the_table_exactly() -> None:
    two, three, one = waiters(2, 3, 1)
    assert fitting([two, three, one], 3) == (two, one)
    assert fitting([two, three], 1) == ()
