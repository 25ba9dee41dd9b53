"""Windows with all stages, over a tiny title whose answers are written down by hand."""
from __future__ import annotations

from typing import Any

import pytest

from game.core.ask import Ask, Option, Rules
from game.core.stages import AFTER, BEFORE, CANCEL, DEPTH, PASS, REPLACE, Batch, Occurrence, Windows, announce, resolve
from game.core.windows import Moment, window

Answers = dict[str, dict[int, list[str]]]


class Toy:
    """`optional` and `forced` hold for each stage (and occurrence) what a seat may answer; `log` is what was done. An
    answer "cancel", "replace" or "save" does so to the first occurrence, "again" begins a batch of its own."""

    def __init__(self, optional: Answers | None = None, forced: Answers | None = None, mask: tuple[int, ...] = (),
                 seats: int = 3, stages: tuple[str, ...] = (CANCEL, REPLACE, BEFORE), hidden: bool = False) -> None:
        self.state = self
        self.optional, self.forced, self.mask, self.seats = optional or {}, forced or {}, mask, seats
        self.log: list[str] = []
        self.stood = 0
        self.windows = Windows(
            rule="T1", seats=lambda _: list(range(self.seats)), chooser=lambda _: 0, forced=self._forced,
            optional=self._optional, masked=lambda _state, seat, _batch: seat in self.mask, carry_out=self._carry_out,
            possible=lambda _state, occurrence: occurrence.name != "impossible",
            begin=lambda _state, _batch: self.log.append("begin"), happen=self._happen,
            settle=lambda _: self.log.append("settle"), texts=lambda stage: f"window_{stage}", about=lambda *_: {},
            stages=stages, hidden=lambda _state, seat, _batch: hidden and seat == 1)

    def block_undo(self, _cause: str) -> None:
        """Nothing is taken back here; how often that was so."""
        self.stood += 1

    def _listed(self, table: Answers, batch: Batch) -> list[Option]:
        place = f"{batch.stage}:{batch.occurrences[0].name}"
        return [Option(key) for keys in table.get(place, {}).values() for key in keys if key not in batch.answered]

    def _forced(self, state: Any, batch: Batch) -> list[Option]:
        return self._listed(self.forced, batch)

    def _optional(self, state: Any, seat: int, batch: Batch) -> list[Option]:
        place = f"{batch.stage}:{batch.occurrences[0].name}"
        return [Option(key) for key in self.optional.get(place, {}).get(seat, []) if key not in batch.answered]

    def _carry_out(self, g: Any, key: str, batch: Batch) -> Rules[None]:
        self.log.append(key)
        first = batch.occurrences[0]
        match key.partition(":")[0]:
            case "cancel":
                first.cancelled = True
            case "replace":
                first.replaced = True
            case "save":
                first.saved = True
            case "again":
                yield from resolve(self, self.windows, Batch(occurrences=[Occurrence(name="inner")], causes=batch))
            case "loop":
                yield from resolve(self, self.windows, Batch(occurrences=[Occurrence(name="loop")], causes=batch))

    def _happen(self, g: Any, occurrence: Occurrence, batch: Batch) -> Rules[None]:
        self.log.append(f"now {occurrence.name}")
        yield from ()

    def play(self, *names: str, keys: str = "", rules: Any = None) -> list[str]:
        """Runs a batch; each question is answered with the next of `keys` ("-" passes). Who was asked what."""
        batch = Batch(occurrences=[Occurrence(name=name) for name in names])
        running = (rules or resolve)(self, self.windows, batch)
        wishes, asked, answer = keys.split(), [], None
        while True:
            try:
                ask = running.send(answer)
            except StopIteration:
                return asked
            assert isinstance(ask, Ask)
            offered = [option.key for option in ask.options(self, ask.seat, *ask.args)]
            answer = wishes.pop(0) if wishes else PASS
            answer = PASS if answer == "-" else answer
            assert answer in offered, (answer, offered)
            asked.append(f"{ask.seat} {ask.window} {' '.join(offered)}")


def test_stages_come_in_their_order_forced_before_optional() -> None:
    forced = {f"{stage}:deal": {0: [f"forced_{stage}"]} for stage in (CANCEL, REPLACE, BEFORE, AFTER)}
    optional = {f"{stage}:deal": {0: [f"free_{stage}"]} for stage in (CANCEL, REPLACE, BEFORE, AFTER)}
    toy = Toy(optional, forced)
    toy.play("deal", keys="free_cancel free_replace free_before free_after")
    assert toy.log == ["forced_cancel", "free_cancel", "forced_replace", "free_replace", "forced_before", "free_before",
                       "begin", "now deal", "settle", "forced_after", "free_after"]


@pytest.mark.parametrize("key", ["cancel", "replace", "save"])
def test_what_does_not_stand_does_not_happen_and_has_no_after(key: str) -> None:
    toy = Toy({"cancel:deal": {1: [key]}, "before:deal": {0: ["x"]}, "after:deal": {0: ["y"]}})
    asked = toy.play("deal", keys=key)
    assert toy.log == [key, "begin", "settle"]
    assert asked == [f"1 cancel {key} pass"]


@pytest.mark.parametrize("keys", ["- -", "x - -", "cancel"])
def test_neither_what_led_to_a_window_nor_what_is_answered_in_it_is_taken_back(keys: str) -> None:
    """Who is asked is seen at once, what was passed on afterwards."""
    toy = Toy({"cancel:deal": {0: ["x", "cancel"], 2: ["y"]}})
    asked = toy.play("deal", keys=keys)
    assert asked and toy.stood == 2 * len(asked)


@pytest.mark.parametrize("hidden", [False, True])
def test_a_window_that_asks_nobody_tells_something_where_somebody_might_have_had_an_answer(hidden: bool) -> None:
    toy = Toy(stages=(), hidden=hidden)
    assert toy.play("deal") == [] and toy.stood == hidden


def test_one_of_two_that_happen_together_can_be_saved() -> None:
    toy = Toy({"before:one": {0: ["save"]}})
    toy.play("one", "two", keys="save")
    assert toy.log == ["save", "begin", "now two", "settle"]


def test_what_became_impossible_does_not_happen() -> None:
    toy = Toy({"after:impossible": {0: ["x"]}})
    assert toy.play("impossible") == []
    assert toy.log == ["begin", "settle"]


def test_several_forced_answers_are_ordered_by_one_seat_and_a_single_one_is_not_asked_about() -> None:
    toy = Toy(forced={"after:deal": {1: ["a"], 2: ["b", "c"]}})
    assert toy.play("deal", keys="c a") == ["0 after a b c", "0 after a b"]
    assert toy.log[-3:] == ["c", "a", "b"]


def test_seats_answer_in_order_one_each_until_all_have_passed_in_a_row() -> None:
    toy = Toy({"after:deal": {0: ["a", "b"], 1: ["c"], 2: ["d"]}})
    asked = toy.play("deal", keys="a - d b")
    assert [line[0] for line in asked] == ["0", "1", "2", "0", "1"]
    assert toy.log[-3:] == ["a", "d", "b"]


def test_a_seat_without_an_answer_is_not_asked() -> None:
    assert Toy({"before:deal": {2: ["x"]}}).play("deal") == ["2 before x pass"]


def test_a_masked_seat_is_asked_with_nothing_but_pass() -> None:
    asked = Toy({"after:deal": {1: ["x"]}}, mask=(0,)).play("deal")
    assert asked == ["0 cancel pass", "0 replace pass", "0 before pass", "0 after pass", "1 after x pass"]


def test_answers_are_gathered_anew_after_each_one() -> None:
    toy = Toy({"after:deal": {0: ["a"], 1: ["a"]}})
    assert toy.play("deal", keys="a") == ["0 after a pass"]


def test_windows_nest_and_the_inner_one_is_over_first() -> None:
    toy = Toy({"before:deal": {0: ["again"]}, "after:inner": {1: ["x"]}, "after:deal": {2: ["y"]}})
    toy.play("deal", keys="again x y")
    assert toy.log == ["again", "begin", "now inner", "settle", "x", "begin", "now deal", "settle", "y"]


def test_endless_nesting_is_told_with_its_chain() -> None:
    toy = Toy(forced={"before:loop": {0: ["loop"]}})
    with pytest.raises(RecursionError, match="loop > loop"):
        toy.play("loop")
    assert len(toy.log) == DEPTH + 1


def test_announcing_asks_before_and_makes_nothing_happen() -> None:
    toy = Toy({"before:deal": {0: ["x"]}, "after:deal": {0: ["y"]}})
    assert toy.play("deal", keys="x", rules=announce) == ["0 before x pass"]
    assert toy.log == ["x"]


@pytest.mark.parametrize("reacts", [[], [0], [1], [2]])
def test_they_carry_the_plain_windows_whoever_could_react_is_asked(reacts: list[int]) -> None:
    """The same seats in the same order as `game.core.windows.window`, which asks whoever could react by public
    knowledge: here these are the masked seats."""
    could = (0, 2)
    toy = Toy({"after:deal": {seat: ["x"] for seat in reacts}}, mask=could)
    new = [int(line[0]) for line in toy.play("deal") if " after " in line]
    old: list[int] = []
    rules = window(toy, Moment("deal"), [0, 1, 2], "T1", lambda _state, seat, _moment: seat in (*could, *reacts),
                   lambda *_: [Option("no")], lambda *_: iter(()), lambda *_: {})  # type: ignore[arg-type,return-value]
    answer = None
    while True:
        try:
            old.append(rules.send(answer).seat)  # type: ignore[union-attr]
        except StopIteration:
            break
        answer = "no"
    assert new == old
