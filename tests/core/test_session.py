"""The driver: three kinds of question, undo to the last barrier, forks, imagined worlds, faults, saves."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.ask import AskAny, OpenQuestion
from game.core.errors import BadMessage, BadSave, IllegalAnswer, RulesBug
from game.core.session import Session
from tests.core.toy import letters, spec, state_bytes, toy


def test_an_answer_is_a_key_of_the_options() -> None:
    match = toy("plain")
    match.answer(0, "b")
    assert match.table.state.steps == ["b"]


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    match = toy("plain")
    before = match.digest()
    with pytest.raises(IllegalAnswer, match=r"T1: seat 0 cannot answer 'z'; options: a, b, c"):
        match.answer(0, "z")
    assert match.digest() == before


@pytest.mark.parametrize(("seat", "key"), [(1, "a"), (9, "a"), (0, 5), ("0", "a"), (None, None)])
def test_an_answer_of_a_wrong_shape_changes_nothing(seat: object, key: object) -> None:
    match = toy("plain")
    before = match.digest()
    with pytest.raises(BadMessage):
        match.answer(seat, key)  # type: ignore[arg-type]
    assert match.digest() == before


def test_a_default_is_the_decisions_own_or_the_first_option() -> None:
    assert toy("plain").default(0) == "c"
    assert toy("auction").default(1) == "x"
    with pytest.raises(BadMessage):
        toy("plain").default(1)


@pytest.mark.parametrize("arrival", [(0, 1), (1, 0)])
def test_sealed_answers_come_in_seat_order_of_the_question(arrival: tuple[int, int]) -> None:
    match = toy("auction")
    for seat in arrival:
        match.answer(seat, "xy"[seat])
    assert list(match.table.state.bids.items()) == [(1, "y"), (0, "x")]


def test_a_sealed_answer_waits_for_the_others_and_cannot_be_given_twice() -> None:
    match = toy("auction")
    match.answer(0, "x")
    assert [q.seat for q in match.questions()] == [1]
    with pytest.raises(BadMessage):
        match.answer(0, "y")


def test_half_of_a_sealed_round_survives_a_fork_and_a_save() -> None:
    match = toy("auction")
    match.answer(0, "x")
    for other in (match.fork(), Session.load({"toy": spec("auction")}, match.save())):
        assert other.digest() == match.digest()
        other.answer(1, "y")
        assert other.outcome is not None


def test_the_first_answer_of_a_race_counts() -> None:
    match = toy("race")
    match.answer(1, "s")
    assert match.table.state.spoke == 1


def test_events_tell_each_reader_its_own_payload() -> None:
    match = toy("race")
    match.answer(1, "s")
    assert [e.data for e in match.events(0, 1)] == [{"seat": 1, "said": "s"}]
    assert [e.data for e in match.events(0, 0)] == [{"seat": 1}]
    assert match.events(0, None) == []


def test_undo_takes_back_own_choices_one_by_one() -> None:
    match = toy("plain")
    start = match.digest()
    match.answer(0, "a")
    one = match.digest()
    match.answer(0, "b")
    assert match.undo(0)
    assert match.digest() == one
    assert match.undo(0)
    assert match.digest() == start
    assert not match.undo(0)


def test_undo_reaches_back_over_the_end_of_a_step() -> None:
    match = toy("plain", "plain", "plain")
    seen = [match.digest()]
    for _ in range(8):
        match.answer(0, "a")
        seen.append(match.digest())
    for digest in reversed(seen[:-1]):
        assert match.undo(0)
        assert match.digest() == digest


def test_undo_stops_at_a_die() -> None:
    match = toy("dice")
    match.answer(0, "r")
    assert not match.can_undo(0)


def test_undo_stops_at_another_seats_answer() -> None:
    match = toy("race", "plain")
    match.answer(1, "s")
    match.answer(0, "a")
    assert match.undo(0)
    assert not match.undo(1) and not match.undo(0)


def test_undo_takes_back_the_events_too() -> None:
    match = toy("race", "plain")
    match.answer(0, "s")
    assert match.event_count() == 1
    assert match.undo(0)
    assert match.event_count() == 0


def test_a_fork_goes_its_own_way() -> None:
    match = toy("plain")
    match.answer(0, "a")
    other = match.fork()
    other.answer(0, "b")
    assert match.table.state.steps == ["a"]
    assert other.table.state.steps == ["a", "b"]


def test_an_imagined_world_keeps_its_draws_in_every_fork() -> None:
    match = toy("plain")
    match.answer(0, "a")
    world = match.imagine(0, 99)
    assert world.table.state.secret[0] == 3
    again = world.fork()
    assert state_bytes(again) == state_bytes(world)
    again.answer(0, "b")
    assert again.fork().table.state.secret == world.table.state.secret
    assert match.table.state.secret == [3, 4]


def test_an_imagined_world_has_other_dice() -> None:
    match = toy("dice")
    assert match.imagine(0, 1).table.state.rng != match.table.state.rng


def test_worlds_of_equal_dice_roll_alike_also_in_forks() -> None:
    match = toy("dice")
    one, other = match.imagine(0, 1, 7), match.imagine(0, 2, 7)
    assert one.table.state.rng == other.table.state.rng == other.fork().table.state.rng
    assert match.imagine(0, 1, 8).table.state.rng != one.table.state.rng
    assert one.table.state.secret != other.table.state.secret


def test_a_fault_in_a_rule_is_restored_and_reported() -> None:
    match = toy("plain", "trap")
    for _ in range(3):
        match.answer(0, "a")
    before = state_bytes(match), match.digest()
    with pytest.raises(RulesBug) as told:
        match.answer(0, "b")
    assert (state_bytes(match), match.digest()) == before
    assert told.value.where[-1].startswith("trap:")
    assert Session.load({"toy": spec("plain", "trap")}, told.value.report).digest() == before[1]
    match.answer(0, "c")
    assert match.outcome is not None


def test_after_the_end_nothing_is_asked() -> None:
    match = toy("race")
    match.answer(0, "s")
    assert match.questions() == []
    assert match.outcome is not None and match.outcome.winners == [0]


def test_where_names_the_rule_that_waits() -> None:
    assert toy("plain").where()[0].startswith("plain:")


@pytest.mark.parametrize("change", ["flip", "cut", "title", "empty"])
def test_a_save_that_is_no_match_is_refused(change: str) -> None:
    match = toy("plain")
    match.answer(0, "a")
    data = match.save()
    broken = {"flip": data[:40] + bytes([data[40] ^ 255]) + data[41:], "cut": data[:-5],
              "title": data.replace(b"\xa3toy", b"\xa3toi"), "empty": b""}[change]
    with pytest.raises(BadSave):
        Session.load({"toy": spec("plain")}, broken)


@pytest.mark.parametrize(("change", "found"), [({"rules_version": 2}, "2"), ({"content_digest": "ab" * 8}, "1-ababab")])
def test_c7_1_a_save_of_other_rules_is_refused_by_their_version(change: dict[str, Any], found: str) -> None:
    theirs = msgspec.structs.replace(spec("plain"), **change)
    with pytest.raises(BadSave) as refused:
        Session.load({"toy": spec("plain")}, Session(theirs, [{}, {}], {}, 7).save())
    assert (refused.value.key, refused.value.args_["found"]) == ("error.save_rules", found)


def test_a_save_with_another_choice_is_refused() -> None:
    match = toy("dice")
    match.answer(0, "r")
    match.answer(0, "a")
    data = match.save()
    for at in range(len(data)):
        for bit in (1, 128):
            changed = data[:at] + bytes([data[at] ^ bit]) + data[at + 1:]
            try:
                other = Session.load({"toy": spec("dice")}, changed)
            except BadSave:
                continue
            assert other.digest() == match.digest(), f"byte {at}"


def test_what_others_have_answered_in_secret_is_drawn_anew_in_an_imagined_world() -> None:
    session = toy("auction")
    session.answer(1, "y")
    bids = set()
    for seed in range(8):
        world = session.imagine(0, seed)
        world.answer(0, "x")
        bids.add(world.table.state.bids[1])
    own = session.imagine(1, 1)
    own.answer(0, "x")
    assert (bids, own.table.state.bids[1]) == ({"x", "y"}, "y")


def test_c6_6_who_answers_last_sees_the_others_secret_answers_and_takes_nothing_back() -> None:
    match = toy("auction")
    match.answer(1, "y")
    assert match.can_undo(1)
    match.answer(0, "x")
    assert match.table.state.bids == {0: "x", 1: "y"}
    assert not match.can_undo(0) and match.why_no_undo(0) == "shown"


def test_c6_6_what_led_to_a_secret_question_to_several_stands_or_it_would_tell_who_has_answered() -> None:
    match = toy("plain", "auction")
    for _ in range(2):
        match.answer(0, "a")
    assert match.can_undo(0)
    match.answer(0, "b")
    assert match.asks_all and match.question(0) is not None
    assert not match.can_undo(0) and match.why_no_undo(0) == "asked"


def test_who_is_asked_twice_in_secret_is_asked_at_once_and_counts_as_one_to_the_rule() -> None:
    match = toy("sealed")
    match.answer(1, "x")
    assert [(q.seat, q.text) for q in match.questions()] == [(1, "raise"), (0, "bid")]
    match.answer(0, "y")
    assert [(q.seat, q.text) for q in match.questions()] == [(1, "raise")] and match.gathered == 2
    for other in (match.fork(), Session.load({"toy": spec("sealed")}, match.save())):
        assert other.digest() == match.digest()
        other.answer(1, "n")
        assert list(other.table.state.bids.items()) == [(1, "x+n"), (0, "y")]


def test_the_first_of_two_secret_answers_may_be_taken_back_while_the_second_is_asked() -> None:
    match = toy("sealed")
    match.answer(1, "x")
    assert match.undo(1) and [(q.seat, q.text) for q in match.questions()] == [(1, "bid"), (0, "bid")]
    match.answer(1, "x")
    match.answer(1, "m")
    assert [q.seat for q in match.questions()] == [0] and match.gathered == 2
    assert match.undo(1) and [(q.seat, q.text) for q in match.questions()] == [(1, "raise"), (0, "bid")]


@pytest.mark.parametrize("given", [("y",), ("x", "m"), ("x",)])
def test_in_an_imagined_world_others_have_answered_as_many_questions_in_a_row(given: tuple[str, ...]) -> None:
    """With those that their first answers bring; a question that is still open stays open."""
    match, bids = toy("sealed"), set()
    for key in given:
        match.answer(1, key)
    for seed in range(24):
        world = match.imagine(0, seed)
        assert [q.seat for q in world.questions()] == [q.seat for q in match.questions()]
        if (second := world.question(1)) is not None:
            world.answer(1, second.default())
        world.answer(0, "z")
        bids.add(world.table.state.bids[1])
    assert bids == ({"x+m"} if given == ("x",) else {"x+m", "x+n", "y", "z"})


def test_what_a_question_is_about_may_differ_from_seat_to_seat() -> None:
    ask = AskAny([0, 1], "T3", "speak", letters, about=lambda _, seat: {"left": seat})
    assert [OpenQuestion(ask, seat, None).about for seat in (0, 1)] == [{"left": 0}, {"left": 1}]
