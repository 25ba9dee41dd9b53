"""C6.5, C6.7: how long what has happened is shown, and how long it stays to be read before a curtain falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from game.core.events import Data, Event
from scenes.kit.title_table import TitleTable
from scenes.program import Program
from scenes.table.curtain import Curtain
from scenes.table.playback import MOST_AT_ONCE, ROLL_READ_MS, WAIT_MS, Account, Playback
from tests.scenes.conftest import Driver
from tests.scenes.table_play import open_table, until_asked


class Lengths:
    """A title's table whose events take as long as their data says; it keeps which have begun."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.left: list[int] = []
        self.halted = self.reads = False
        self.seen: Any = None

    def animate(self, event: Event, after: Any) -> int:
        self.begun.append(event.no)
        return int(str(event.data["length"]))

    def own_read_ms(self, event: Event) -> int:
        return int(str(event.data.get("by_itself", 0)))

    def read_ms(self, event: Event) -> int:
        return int(str(event.data.get("read", 0)))

    def again_ms(self, event: Event) -> int:
        return self.read_ms(event)

    def turn(self, view: Any) -> int:
        return int(view["own"]) if isinstance(view, dict) else 0

    def own_turn(self, view: Any) -> bool | None:
        return bool(view["own"]) if isinstance(view, dict) else None

    def moves_on(self, event: Event) -> bool:
        return "ends" in event.data

    def coming(self, events: Sequence[Event]) -> None:
        """Nothing is told before it is shown."""

    def more_ms(self, events: Sequence[Event]) -> int:
        return sum(int(str(event.data.get("more", 0))) for event in events)

    def is_roll(self, event: Event) -> bool:
        return "roll" in event.data

    def counts(self, event: Event) -> bool:
        return "counts" in event.data

    def rehearse(self, event: Event, after: Any) -> bool:
        return True

    def holds(self, shown: Any, idle: bool) -> bool:
        return self.reads

    def step(self, shown: Any, event: Event, after: Any) -> Any:
        return after

    def set_pace(self, pace: float, reduced: bool) -> None:
        """Any pace will do."""

    def show(self, view: Any) -> None:
        self.seen = view

    def finish(self) -> None:
        """Nothing is drawn."""

    def left_out(self, event: Event) -> None:
        self.left.append(event.no)

    def halt(self) -> None:
        self.halted = True


def test_c6_5_the_roll_of_the_own_choice_is_shown_longest_of_all_that_the_choice_led_to() -> None:
    lengths = Lengths()
    begun = lengths.begun
    playback = Playback(cast(TitleTable, lengths), None, lambda _event: None)
    told: list[tuple[str, Data]] = [("levy", {"length": 700}), ("combat_lost", {"length": 1200, "roll": 78})]
    told += [("transferred", {"length": 520})] * 4
    playback.put([Event(no, kind, "R10.9", data) for no, (kind, data) in enumerate(told)], None)
    ticks = {0: 0, 1: 0}
    while begun[-1:] != [2]:
        playback.update(10)
        ticks[begun[-1]] = ticks.get(begun[-1], 0) + 10
    assert ticks[0] <= 220 and ticks[1] >= 600


def test_c6_14_what_the_game_does_after_an_own_choice_stands_to_be_read_action_by_action() -> None:
    lengths = Lengths()
    playback = Playback(cast(TitleTable, lengths), None, lambda _event: None)
    rows: list[Data] = [{"length": 700, "by_itself": 380}] * 8
    playback.put([Event(no, "acts", "R4.3", data) for no, data in enumerate(rows)], None)
    passed = 0
    while playback.busy and len(lengths.begun) < len(rows):
        playback.update(10)
        passed += 10
    assert passed >= 7 * (600 + 380)


def test_c6_7a_what_takes_longer_is_part_of_the_time_of_a_catch_up() -> None:
    lengths = Lengths()
    playback = Playback(cast(TitleTable, lengths), None, lambda _event: None)
    rows: list[Data] = [{"length": 3000, "roll": 40, "more": 3000}, *[{"length": 700, "read": 900}] * 6] * 4
    playback.put_missed([([Event(no, "acts", "R10.9", data)], None) for no, data in enumerate(rows)], 20_000)
    passed = 0
    while playback.pending():
        playback.update(10)
        passed += 10
    assert len(lengths.begun) == len(rows) and passed <= 21_000


def test_c6_4a_the_log_names_a_blow_once_it_has_been_shown_and_a_roll_when_its_dice_lie_still() -> None:
    told: list[int] = []
    begun: list[int] = []
    lengths = Lengths()
    playback = Playback(
        cast(TitleTable, lengths), None, lambda event: told.append(event.no),
        begun=lambda event, known: begun.append(event.no) if known else None,
    )
    rows: list[Data] = [{"length": 100}, {"length": 400, "roll": 12}, {"length": 0}]
    playback.put([Event(no, "rolled", "R9.6", data) for no, data in enumerate(rows)], None)
    assert playback.untold() == 0
    playback.update(10)
    assert lengths.begun == begun == [0] and told == [] and playback.untold() == 0
    while lengths.begun[-1:] != [1]:
        playback.update(10)
    assert told == begun == [0] and playback.busy and playback.untold() == 1
    playback.skip()
    assert told == begun == [0, 1]
    while playback.untold() is not None:
        playback.update(10)
    assert told == begun == [0, 1, 2]


@pytest.mark.parametrize("jumps", [True, False])
def test_c6_5_what_is_left_out_leaves_nothing_as_it_was_in_the_middle(jumps: bool) -> None:
    lengths = Lengths()
    playback = Playback(cast(TitleTable, lengths), None, lambda _event: None)
    playback.put([Event(no, "hit", "R6.3", {"length": 500}) for no in range(3)], "after")
    playback.update(10)
    assert not lengths.halted
    if jumps:
        playback.jump("after")
    else:
        playback.skip_all()
    assert lengths.halted and playback.shown == "after"


class Rehearsed(Lengths):
    """Counts views that are shown; `made` holds the numbers of the events whose pictures are there."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Any] = []
        self.made: set[int] = set()

    def show(self, view: Any) -> None:
        self.shown.append(view)

    def rehearse(self, event: Event, after: Any) -> bool:
        return event.no in self.made


def test_f8_a_view_is_shown_once_a_frame_though_an_event_ends_and_its_choice_with_it() -> None:
    title = Rehearsed()
    title.made = {0, 1}
    playback = Playback(cast(TitleTable, title), None, lambda _: None)
    playback.put([Event(no, "drew", "R5.7", {"length": 100 * (1 - no)}) for no in range(2)], "after")
    playback.update(10)
    playback.update(1000)
    assert title.shown == ["after", "after"]  # before the next event begins, and what holds once all are over


def test_c6_5_while_an_action_without_a_picture_stands_to_be_read_its_view_is_shown() -> None:
    title = Rehearsed()
    title.made, title.read_ms = {0}, lambda _: 500  # type: ignore[attr-defined]
    playback = Playback(cast(TitleTable, title), None, lambda _: None)
    playback.put_others([Event(0, "drew", "R5.7", {"length": 0})], "after")
    playback.update(10)
    playback.update(10)
    assert title.shown == ["after"] and playback.busy


def test_f8_an_animation_begins_once_its_first_pictures_are_made() -> None:
    title = Rehearsed()
    playback = Playback(cast(TitleTable, title), None, lambda _: None)
    playback.put([Event(0, "drew", "R5.7", {"length": 100})], None)
    playback.update(10)
    assert title.begun == []
    title.made = {0}
    playback.update(10)
    assert title.begun == [0]


def test_f8_an_event_waits_for_its_pictures_but_not_for_long() -> None:
    begun: list[int] = []
    decoded: list[int] = []
    playback = Playback(
        cast(TitleTable, Lengths()), None, lambda event: begun.append(event.no), lambda event, _: event.no in decoded
    )
    playback.put([Event(no, "card_used", "R5.7", {"length": 0}) for no in range(2)], None)
    playback.update(10)
    assert begun == []
    decoded.append(0)
    playback.update(10)
    assert begun == [0]
    playback.update(WAIT_MS)
    playback.update(1)
    assert begun == [0, 1]


def test_c6_7_what_the_last_choice_led_to_is_to_be_read_before_the_curtain_falls(
    program: Program, drive: Driver
) -> None:
    table = until_asked(drive, open_table(program, "gg"))
    while table.asked is not None:
        table.give(table.asked.seat, "done" if table.asked.text == "card_or_done" else table.options()[0].key)
        drive.frames(1, 0)
    drive.frames(1, ROLL_READ_MS - 1)
    assert not isinstance(program.nav.stack.top, Curtain)
    drive.frames(2, 1)
    assert isinstance(program.nav.stack.top, Curtain)


def test_c8_7_more_events_than_a_frame_has_time_for_are_told_in_the_next_ones() -> None:
    told: list[int] = []
    playback = Playback(cast(TitleTable, Lengths()), None, lambda event: told.append(event.no))
    playback.factor = 0.0
    playback.put([Event(no, "levy", "", {"length": 700}) for no in range(MOST_AT_ONCE * 3)], "after")
    playback.update(16)
    assert len(told) == MOST_AT_ONCE and playback.busy
    for _ in range(3):
        playback.update(16)
    assert told == list(range(MOST_AT_ONCE * 3)) and playback.shown == "after"


def test_c6_14_nothing_more_is_shown_before_what_is_held_up_has_been_read() -> None:
    title = Lengths()
    title.reads = True
    playback = Playback(cast(TitleTable, title), None, lambda _: None)
    playback.factor = 0
    playback.put([Event(0, "one", "R1", {"length": 0})], "after")
    playback.update(5000)
    assert playback.busy and playback.shown is None
    title.reads = False
    playback.update(10)
    assert playback.shown == "after"


def test_c6_14_what_one_answers_in_the_turn_of_others_is_part_of_what_happened_since_the_own() -> None:
    """And what others do in one's own turn, by a reaction say, begins nothing anew."""
    mine, theirs = {"own": True}, {"own": False}
    playback = Playback(cast(TitleTable, Lengths()), mine, lambda _event: None)

    def act(no: int) -> list[Event]:
        return [Event(no, "acts", "R1.1", {"length": 0, "read": 380})]

    playback.put(act(0), theirs)  # ends the own turn
    playback.put_others(act(1), theirs)
    playback.put(act(2), theirs)  # an answer
    playback.put_others(act(3), mine)
    assert playback.account == Account(1, theirs)
    playback.put(act(4), mine)
    playback.put_others(act(5), mine)
    assert playback.account == Account(1, theirs, closed=True)
    playback.put(act(6), theirs)
    assert playback.account is None, "others may lose their turn"
    playback.put_others(act(7), theirs)
    assert playback.account == Account(7, theirs)


def test_c6_14_what_another_choice_begins_with_is_not_seen_in_the_step_before() -> None:
    """R7.1. A unit turns up to act; what a choice has no action in goes with the step before it."""
    title, told = Lengths(), []
    playback = Playback(cast(TitleTable, title), None, lambda event: told.append(event.no))
    acts = {1: [500, 0], 2: [0], 3: [0, 500, 0]}
    reads = [(no, read) for no, row in acts.items() for read in row]
    missed: list[tuple[list[Event], int]] = [([], no) for no in acts]
    for i, (no, read) in enumerate(reads):
        missed[no - 1][0].append(Event(i, "acts", "R7.1", {"length": 0, "read": read}))
    playback.put_missed(missed, 20_000)
    playback.ahead = 1
    while not playback.stands:
        playback.update(10)
    assert (told, playback.shown) == ([0, 1, 2], 2)
    playback.to_action()
    while not playback.stands:
        playback.settle()
    assert (told, playback.shown) == ([0, 1, 2, 3, 4, 5], 3)
    assert sorted(title.begun + title.left) == told, "of what is not played nothing stays as it was in the middle"


class Numbered(Lengths):
    """The view of what has been shown is its number."""

    def step(self, shown: Any, event: Event, after: Any) -> Any:
        return event.no


def test_c6_14_step_by_step_a_number_stands_with_the_action_and_not_when_its_flight_ends() -> None:
    """Nor is there a pause to read what will stand to be read. As it is shown by itself both take their time."""
    rows: list[Data] = [{"length": 500, "read": 900}, {"length": 400}, {"length": 700, "counts": 1}, {"read": 900}]
    passed = {}
    for stepped in (True, False):
        title = Numbered()
        playback = Playback(cast(TitleTable, title), -1, lambda _event: None)
        events = [Event(no, "acts", "R9.7", {"length": 0, **row}) for no, row in enumerate(rows)]
        playback.put_missed([(events, 3)], 600_000)
        playback.ahead, passed[stepped] = 1 if stepped else None, 0
        while not (playback.stands or title.begun[3:]):
            playback.update(10)
            passed[stepped] += 10
        assert title.seen == 2 or not stepped
    assert (passed[True] <= 940, passed[False] >= 2500) == (True, True)


@pytest.mark.parametrize("others", [False, True])
def test_c6_14_what_the_own_turn_brings_at_its_end_is_part_of_what_happened_since(others: bool) -> None:
    """The end of a day, say. It is told as what others do is; also where another who could have reacted chose last."""
    mine, theirs = {"own": True}, {"own": False}
    playback = Playback(cast(TitleTable, Lengths()), mine, lambda _event: None)
    rows: list[Data] = [{"read": 380}, {"ends": 1, "read": 380}, {"read": 380}]
    put = playback.put_others if others else playback.put
    put([Event(no, "acts", "R12.1", {"length": 0, **row}) for no, row in enumerate(rows)], theirs)
    assert playback.account == Account(1, theirs, brought=True)
    playback.put_others([Event(3, "acts", "R1.1", {"length": 0, "read": 380})], theirs)
    assert playback.account == Account(1, theirs, brought=True)


@pytest.mark.parametrize("rolls", [True, False])
def test_c6_5_what_was_paid_without_a_picture_is_seen_before_the_roll(rolls: bool) -> None:
    """Else it waits for what is shown next, as every view costs time."""
    lengths = Lengths()
    steps = iter(["paid", "rolled"])
    lengths.step = lambda *_: next(steps)  # type: ignore[method-assign]
    playback = Playback(cast(TitleTable, lengths), "before", lambda _event: None)
    rows: list[Data] = [{"length": 0}, {"length": 1200, **({"roll": 78} if rolls else {})}]
    playback.put([Event(no, "levy", "R10.6", data) for no, data in enumerate(rows)], "after")
    while lengths.begun[-1:] != [1]:
        playback.update(10)
    assert (lengths.seen == "paid") is rolls
