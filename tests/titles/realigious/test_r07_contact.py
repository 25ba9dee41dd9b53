"""R7. What happens when a piece arrives."""
from __future__ import annotations

import pytest

from game.titles.realigious import sight
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

GOAL = 9  # beside seat 0's start


def arrival(players: int = 2, **options: object) -> Play:
    """Seat 0 stands beside `GOAL`, with a card to think about afterwards."""
    play = Play(players, **options)  # type: ignore[arg-type]
    play.give(0, "relief_corps")
    return play


def arrive(play: Play, tile: int = GOAL) -> None:
    """Seat 0 moves there."""
    play.move_of(0)
    play.answer(f"tile:{tile}")


@pytest.mark.parametrize("kept", ["stealth", "high"])
def test_r7_1_1_stealth_and_high_ground_of_the_old_tile_end(kept: str) -> None:
    play = arrival()
    setattr(play.seat(0), kept, True)
    arrive(play)
    assert not getattr(play.seat(0), kept)


def test_r7_1_2_the_range_becomes_revealed() -> None:
    play = arrival()
    arrive(play)
    assert {t for t in range(49) if play.seat(0).knowledge[t] == sight.REVEALED} >= {GOAL, 10, 8, 2, 3, 16, 17}
    assert play.seat(0).knowledge[12] != sight.REVEALED


def test_r7_1_3_a_forest_hides_the_piece() -> None:
    play = arrival()
    play.tile(GOAL, structure="forest")
    arrive(play)
    assert (play.seat(0).stealth, play.seat(0).high) == (True, False)


def test_r7_1_3_a_mountain_is_high_ground_with_its_range() -> None:
    play = arrival()
    play.tile(GOAL, structure="mountain")
    arrive(play)
    assert (play.seat(0).stealth, play.seat(0).high) == (False, True)
    assert play.seat(0).knowledge[12] == sight.REVEALED, "distance 3"


def test_r7_1_3_from_forest_to_forest_the_piece_stays_hidden() -> None:
    play = arrival()
    play.seat(0).stealth = True
    play.tile(GOAL, structure="forest")
    arrive(play)
    assert play.seat(0).stealth


def test_r7_1_4_a_relic_on_the_tile_is_gained() -> None:
    play = arrival()
    play.relic(GOAL)
    arrive(play)
    assert play.state.relics[0].holder == 0


def test_r7_1_4_on_another_players_tile_too() -> None:
    play = arrival()
    play.tile(GOAL, owner=1)
    play.relic(GOAL)
    arrive(play)
    assert play.state.relics[0].holder == 0


@pytest.mark.parametrize(("placer", "gain"), [(0, 0), (1, 5)])
def test_r7_1_5_a_hospital_gives_its_placer_five_reputation(placer: int, gain: int) -> None:
    play = arrival()
    play.tile(GOAL, designation="hospital")
    play.state.hospitals[GOAL] = placer
    arrive(play)
    assert play.seat(placer).reputation == 50 + gain
    assert play.seat(1 - placer).reputation == 50


def test_r7_1_5_it_can_win_the_game() -> None:
    play = arrival()
    play.tile(GOAL, designation="hospital")
    play.state.hospitals[GOAL] = 1
    play.seat(1).reputation = 95
    arrive(play)
    assert play.session.outcome is not None
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([1], "win_social")


@pytest.mark.parametrize(("owner", "calmed"), [(0, True), (1, False)])
def test_r7_1_6_a_separatist_tile_is_calmed_by_its_owner_alone(owner: int, calmed: bool) -> None:
    play = arrival()
    play.tile(GOAL, owner=owner)
    play.state.separatists = {GOAL: 2}
    arrive(play)
    assert (GOAL not in play.state.separatists) is calmed


def test_r7_1_a_relic_comes_before_the_hospital() -> None:
    """The fourth relic wins before the hospital's placer reaches 100."""
    play = arrival()
    for _ in range(3):
        play.relic(holder=0)
    play.relic(GOAL)
    play.tile(GOAL, designation="hospital")
    play.state.hospitals[GOAL] = 1
    play.seat(1).reputation = 95
    arrive(play)
    assert play.session.outcome is not None
    assert play.session.outcome.reason == "win_mystic"


def test_r7_1_nothing_is_converted_at_the_contact() -> None:
    play = arrival()
    arrive(play)
    assert (play.state.owner[GOAL], play.question.text) == (-1, "card_or_done")


def test_r7_2_a_triggers_windows_close_before_the_next() -> None:
    """The relic's window is open: the hospital has not paid yet."""
    play = arrival()
    play.relic(GOAL)
    play.tile(GOAL, designation="hospital")
    play.state.hospitals[GOAL] = 1
    play.give(1, "exorcism_rite")
    play.move_of(0)
    play.session.answer(0, f"tile:{GOAL}")
    assert (play.question.text, play.question.about["event"]) == ("react", "relic_gained")
    assert play.seat(1).reputation == 50
    play.session.answer(1, "no")
    assert play.seat(1).reputation == 55


def test_r7_3_a_celebritys_arrival_is_no_contact_of_its_owner() -> None:
    play = Play()
    play.tile(24, designation="hospital")
    play.state.hospitals[24] = 1
    play.relic(24)
    play.celebrity("vagrant", 23, owner=0)
    for tile in (15, 16, 17, 22, 29, 30, 31):
        play.tile(tile, terrain="water")
    play.run("cycle_end", 1)
    assert play.state.celebrities[0].tile == 24
    assert (play.seat(1).reputation, play.state.relics[0].holder) == (50, -1)


def test_r7_1_controls_step_is_a_full_contact_for_the_holder() -> None:
    play = arrival()
    play.relic(10)
    play.tile(10, structure="forest")
    play.seat(0).effects = [Effect("control", "control", 1)]
    arrive(play)
    play.answer("tile:10")
    assert (play.seat(0).tile, play.seat(0).stealth, play.state.relics[0].holder) == (10, True, 0)
