"""R19. Council: offices, rivals, supports, opponents."""

from __future__ import annotations

import pytest

from game.titles.crowns.challenges import challenge_options
from game.titles.crowns.content import OFFICES
from tests.titles.crowns.play import Play


def picking(seats: int) -> Play:
    """The seats pick offices."""
    play = Play(seats, phase="plot")
    play.run_to(("offices",))
    return play


@pytest.mark.parametrize(("seats", "aside"), [(3, 2), (4, 1)])
def test_g26_r19_1_offices_are_set_aside(seats: int, aside: int) -> None:
    play = picking(seats)
    assert (len(play.state.aside), len(play.offered())) == (aside, 6 - aside)


def test_r19_2_each_picks_of_what_is_left_and_all_are_revealed_together() -> None:
    play = picking(3)
    first = play.offered()
    play.session.answer(0, first[0])
    assert play.offered() == first[1:] and [player.office for player in play.view(None).players] == ["", "", ""]
    play.go()
    assert [player.office for player in play.view(None).players] == first[:3]


def test_r19_2_who_picks_sees_what_is_left_and_nobody_else() -> None:
    play = picking(3)
    assert [len(play.view(seat).offices) for seat in (0, 1, 2, None)] == [4, 0, 0, 0]
    play.session.answer(0, play.offered()[1])
    assert [len(play.view(seat).offices) for seat in (0, 1, 2, None)] == [0, 3, 0, 0]
    assert not play.session.can_undo(0)
    assert [play.view(seat).players[0].office != "" for seat in (0, 1, 2)] == [True, False, False]


def test_r19_2_in_imagined_worlds_offices_are_those_that_could_be() -> None:
    play = picking(4)
    play.session.answer(0, play.offered()[0])
    play.session.answer(1, play.offered()[0])
    left = play.offered()
    picks = set()
    for number in range(40):
        state = play.session.imagine(2, number).table.state
        assert sorted([*state.aside, *state.offices, *(seat.picked for seat in state.seats[:2])]) == sorted(OFFICES)
        assert state.offices == left
        picks.add(state.seats[0].picked)
    assert len(picks) == 3


def test_r19_3_r19_6_an_office_works_until_it_returns() -> None:
    play = Play(3, phase="taxation")
    play.seat(0).office = "of4"
    assert play.value(0, "gold") == 8
    play.run("taxation")
    assert (play.seat(0).office, play.value(0, "gold")) == ("", 6)


def test_r19_4_once_per_rival_and_round() -> None:
    play = Play(3)
    play.seat(0).office, play.seat(1).office = "of1", "of4"
    play.plot(0, "pl03")
    for kind in ("nt12", "bc05"):
        play.put(0, kind)
        play.fight("power", kind)
        play.seat(0).started = {}
    assert play.power(0) == 3  # two unopposed wins and one rival


def test_r19_5_a_supported_seat_is_not_challenged() -> None:
    play = Play(3)
    play.seat(0).office, play.seat(1).office = "of1", "of2"
    play.put(0, "nt12")
    assert [option.key for option in challenge_options(play.state, 0)] == ["attack:power:2", "finish"]
    play.run_to(("challenge_choice", 0))
    assert play.why(0, "attack:power:1") == "R19.5"


def test_r19_7_one_opponent_is_chosen_and_that_opponent_is_who_met_the_trigger() -> None:
    play = Play(3)
    play.put(0, "dc03")
    play.window("use:dc03:0", "seat:2")
    assert [len(play.kinds(seat, "discard")) for seat in (1, 2)] == [0, 2]
    play.put(0, "bc02")
    play.run(("marshal_turn", 2))
    assert [play.pool(seat) for seat in (0, 1, 2)] == [1, 0, 5]


def test_r19_8_the_claim_hits_only_the_defending_player() -> None:
    play = Play(3)
    play.put(0, "al05")
    for seat in (1, 2):
        play.put(seat, "nt12")
    play.fight("military", "al05", on=2)
    assert [play.kinds(seat, "dead") for seat in (1, 2)] == [[], ["nt12"]]


def test_r19_9_with_two_seats_left_no_offices_are_given() -> None:
    play = Play(3, phase="plot")
    play.seat(2).out = True
    play.run("offices")
    assert [seat.office for seat in play.state.seats] == ["", "", ""]
    play.run("taxation")
    assert "offices_returned" not in [event.kind for event in play.session.events()]


def test_r1_1_a_duel_has_no_offices() -> None:
    play = Play(2, phase="plot")
    play.run("offices")
    assert play.told("office") == []
