"""C6.13. Giving up and draws, where the rules meet them: turns, battles, merged gods."""
from __future__ import annotations

import pytest

import game
from game.core.state import Step
from game.titles.ankh import SPEC
from game.titles.ankh.state import Battle
from tests.every_title import test_giving_up as every_title
from tests.every_title.matches import Setup
from tests.titles.ankh.play import Play


def kinds(play: Play) -> list[str]:
    return [event.kind for event in play.session.events()]


@pytest.mark.slow
@pytest.mark.parametrize("holds", [
    every_title.test_c6_13_the_last_side_left_has_won, every_title.test_c6_13_a_match_goes_on_without_who_gave_up,
    every_title.test_c6_13_giving_up_is_in_saves_forks_and_records, every_title.test_c6_13_all_agree_on_a_draw,
    every_title.test_c6_13_nothing_of_it_can_be_taken_back_or_done_by_an_answer,
])
@pytest.mark.parametrize("seats", [2, 5])
def test_c6_13_what_holds_for_every_title_holds(holds: object, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game.TITLES, "ankh", SPEC)
    assert callable(holds)
    holds(Setup("ankh", seats, 60 + seats))


def test_c6_13_a_god_that_gives_up_is_forgotten() -> None:
    play = Play("delta")
    play.turn(0)
    play.session.concede(1)
    play.answer("gain")
    assert (play.god(1).alive, play.state.team[1], 1 in play.state.order) == (False, -1, False)
    assert all(figure.space < 0 for figure in play.state.figures if figure.owner == 1)


def test_c6_13_whose_turn_it_is_has_no_more_actions() -> None:
    play = Play("delta")
    play.turn(0)
    play.session.concede(0)
    assert (play.state.seat, play.question.seat) == (1, 1)


def test_c6_13_the_last_god_has_won() -> None:
    play = Play("two_lands")
    play.turn(0)
    play.session.concede(1)
    assert play.session.outcome is not None
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([0], "ankh.only_god")


def test_c6_13_a_merged_god_is_given_up_by_both_its_seats() -> None:
    play = Play("cataracts")
    play.stands(1, 2, 9, 12)
    play.conflict_end(3)
    play.turn(3)
    play.session.concede(0)
    assert [seat for seat in range(len(play.state.team)) if play.session.can_concede(seat)] == [2, 3]


@pytest.mark.parametrize("kind", ["C", "S", "X"])
def test_c6_13_an_event_of_who_has_gone_is_a_conflict_or_nothing(kind: str) -> None:
    play = Play("delta")
    play.state.seat, play.state.taken = 0, [0]
    play.state.marker = play.state.events.index(kind)
    play.state.conflicts = play.state.events[:play.state.marker].count("X")
    play.state.team[0], play.state.gods[0].alive = -1, False
    before = play.state.conflicts
    play.restart(Step("turn_end"), Step("event"))
    assert play.state.conflicts == before + (kind == "X")


def fought(play: Play, *steps: Step) -> None:
    """A battle of all gods in region 1 whose cards are to come, seat 3's turn."""
    play.state.seat, play.state.conflict, play.state.conflicts = 3, True, 1
    play.state.marker = play.state.events.index("X") + 1
    play.state.battle = Battle(region=1, fighters=[0, 1])
    play.run(Step("turn_end"), Step("conflict_end"), *steps)


def test_c6_13_of_two_in_a_battle_the_other_dominates() -> None:
    play = Play("delta")
    fought(play, Step("battle_cards"))
    before = play.devotion(1)
    play.session.concede(0)
    play.answer("cycle", seat=1)
    assert play.state.battle is None
    assert {"dominated", "cards_back"} <= set(kinds(play)) and "battle_won" not in kinds(play)
    assert (play.devotion(1) > before, play.god(1).used) == (True, [])


def test_c6_13_with_two_gods_left_nobody_merges() -> None:
    play = Play("delta")
    play.turn(0)
    play.session.concede(1)
    play.answer("gain")
    play.conflict_end(3)
    assert "merged" not in kinds(play)
    assert sorted(play.state.order) == [0, 2]


def test_c6_13_a_draw_is_for_all_who_are_there() -> None:
    play = Play("cataracts")
    play.turn(0)
    play.session.concede(1)
    play.answer("gain")
    play.session.agree_on_draw(0)
    outcome = play.session.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.reason) == ([0, 2, 3], [1, 4, 1, 1], "ankh.agreed")
