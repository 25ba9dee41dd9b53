"""Section 4, C6.6. What shows its player something hidden can't be taken back, and neither can what would show it by
whether it can."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.windows import Moment
from game.titles.realigious.cards.play import open_window
from game.titles.realigious.state import Effect
from game.titles.realigious.tab import trade
from tests.titles.realigious.play import Play

CENTRE, BESIDE, FAR = 24, 25, 40


@pytest.fixture
def play() -> Iterator[Play]:
    """Day, no fog, and all tiles revealed to everybody."""
    play = Play()
    for player in play.state.seats:
        player.knowledge = bytearray([2] * len(player.knowledge))
        player.donations = player.influence = 5000
    play.table.undo_blocked = ""
    yield play


@pytest.mark.parametrize(("seats", "stands"), [([1], True), ([], False)])
def test_s4_a_pass_stands_once_its_window_has_closed(play: Play, seats: list[int], stands: bool) -> None:
    play.give(1, "fair_game")
    asked = play.carry_out(open_window(play.table, Moment("rep_loss", seat=1, actor=0, subject=3), seats))
    assert len(asked) == len(seats)
    assert bool(play.table.undo_blocked) is stands


def test_s4_the_last_choice_of_a_turn_stands_once_the_next_turn_has_begun(play: Play) -> None:
    play.seat(1).effects = [Effect("trial", "game")]  # nothing is drawn, which would bar it too
    play.tile(CENTRE, owner=0)
    play.give(0, "new_generation")
    play.cards_of(0)
    play.session.answer(0, "done")
    assert play.question.seat == 1
    assert not play.session.can_undo(0)


@pytest.mark.parametrize(("had", "replaced", "stands"), [(0, False, False), (2, False, True), (0, True, True)])
def test_s4_a_step_stands_where_it_tells_that_no_lost_relic_lies_near(
    play: Play, had: int, replaced: bool, stands: bool
) -> None:
    relic = play.state.relics[play.relic(tile=FAR, replaced=replaced)]
    relic.had = had
    play.piece(0, CENTRE)
    play.table.undo_blocked = ""
    play.piece(0, BESIDE)
    assert bool(play.table.undo_blocked) is stands


@pytest.mark.parametrize("stealth", [False, True])
def test_s4_a_card_used_in_stealth_stands_for_who_is_asked_sees_the_user(play: Play, stealth: bool) -> None:
    play.tile(CENTRE, owner=0)
    play.give(0, "new_generation")
    play.cards_of(0)
    play.seat(0).stealth = stealth
    play.session.answer(0, "use:new_generation@1")
    play.session.answer(0, f"tile:{CENTRE}")
    assert play.session.can_undo(0) is not stealth


def test_s4_a_trade_stands_once_both_have_seen_the_cards(play: Play) -> None:
    play.give(0, "reaper")
    play.give(1, "tithe", "gleaning")
    play.carry_out(trade(play.table, 0, 1), "card:reaper@1", "card", "accept:gleaning@2")
    assert play.table.undo_blocked
