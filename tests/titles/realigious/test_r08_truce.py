"""R8.7. Truces, and the tab under control."""
from __future__ import annotations

import pytest

from game.titles.realigious.state import Effect, Truce
from tests.titles.realigious.play import Play
from tests.titles.realigious.test_r08_tab import HERE, meeting


# ---------------------------------------------------------------- R8.7
def test_r8_7_a_truce_lasts_until_the_proposers_third_next_turn() -> None:
    play = meeting(players=3)
    play.state.truces = [Truce(0, 1, 3)]
    left = []
    for seat in (1, 2, 0, 1, 2, 0, 1, 2, 0):
        play.turn_of(seat)
        left.append(bool(play.state.truces))
    assert left == [True] * 8 + [False]


def test_r8_7_a_skipped_turn_of_the_proposer_counts() -> None:
    play = meeting(players=3)
    play.state.truces = [Truce(0, 1, 1)]
    play.seat(0).skip = 1
    play.turn_of(0)
    assert play.state.truces == []


@pytest.mark.parametrize("pair", [(0, 1), (1, 0)])
def test_r8_7_contact_starts_no_combat(pair: tuple[int, int]) -> None:
    play = Play()
    play.tile(HERE, owner=1)
    play.state.truces = [Truce(*pair, 3)]
    play.interaction_of(0)
    assert (play.told("combat_declared", 0), play.seat(0).reputation) == ([], 50)


def test_r8_7_nor_remote_combat() -> None:
    play = Play()
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    play.tile(10, owner=1)
    play.state.truces = [Truce(0, 1, 3)]
    play.will(0, "tile:10")
    play.rolls(100)
    play.interaction_of(0)
    assert play.told("combat_declared", 0) == []


def test_r8_7_third_players_are_fair_game() -> None:
    play = Play(3)
    play.piece(0, HERE)
    play.tile(HERE, owner=2)
    play.state.truces = [Truce(0, 1, 3)]
    play.rolls(100)
    play.interaction_of(0)
    assert len(play.told("combat_declared", 0)) == 1


# ---------------------------------------------------------------- Shame: Control
def test_5_5_under_control_the_controller_picks_partner_and_icon_the_holder_trades() -> None:
    play = meeting(0, players=3)
    play.piece(2, HERE)
    play.seat(0).effects = [Effect("control", "control", 1)]
    play.picks(1)
    play.give(0, "relief_corps")
    play.run("control", 0, contact=True)
    play.answer("stay")
    play.answer("done")
    assert (play.question.text, play.question.seat) == ("tab_partner", 2)
    play.answer("seat:1")
    assert (play.question.text, play.question.seat) == ("tab_icon", 2)
    play.answer("trade")
    assert (play.question.text, play.question.seat) == ("trade_give", 0)
