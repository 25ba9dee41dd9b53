"""R1. Components: nations, armies, cubes, counters, tents."""
from __future__ import annotations

import pytest

import game
from game.core.errors import BadSetup
from game.titles.creed.content import ACTIONS, COUNTERS, CUBES, FORTRESSES, NATIONS, TILES, UNITS, WHITE, army
from tests.titles.creed.play import Play

NORMAL = [("infantry_1", 2), ("infantry_2", 1), ("spearman", 1), ("shieldbearer_4", 2), ("shieldbearer_5", 1),
          ("cavalry_3", 2), ("cavalry_4", 1), ("archer", 2), ("obstacle_1", 2), ("obstacle_2", 1), ("siege_engine", 1)]
SPECIAL = {"aurand": "armoured_cavalry", "tarvok": "heavy_infantry", "selkara": "ballista", "noctre": "assassin"}


def test_r1_1_there_are_four_nations() -> None:
    assert list(NATIONS) == ["aurand", "tarvok", "selkara", "noctre"]


def test_r1_1_no_nation_is_played_twice() -> None:
    with pytest.raises(BadSetup) as raised:
        game.new_session("creed", [{"nation": "noctre"}, {"nation": "noctre"}])
    assert raised.value.key == "creed.error.setup_nation_twice"


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_r1_g1_two_or_four_play(seats: int) -> None:
    with pytest.raises(BadSetup) as raised:
        game.new_session("creed", [{}] * seats)
    assert raised.value.key == "error.setup_seats"


def test_r1_2_cubes_counters_and_fortress_tokens() -> None:
    assert (CUBES, COUNTERS, WHITE, FORTRESSES) == (7, 10, 3, 2)


@pytest.mark.parametrize(("what", "count"), [("normal", 64), ("special", 8)])
def test_r1_3_tiles_of_all_nations(what: str, count: int) -> None:
    sixteen_or_two = {"normal": 16, "special": 2}[what]
    found = [sum(tiles for tiles, row in zip(army(nation), UNITS, strict=True) if row.class_ == what)
             for nation in NATIONS]
    assert (sum(found), set(found)) == (count, {sixteen_or_two})


@pytest.mark.parametrize("nation", NATIONS)
def test_r1_4_the_normal_army(nation: str) -> None:
    tiles = [(row.id, count) for row, count in zip(UNITS, army(nation), strict=True) if row.class_ == "normal"]
    assert tiles == NORMAL


@pytest.mark.parametrize(("unit", "attack", "defence", "support"), [
    ("infantry_1", 1, 1, 0), ("infantry_2", 2, 2, 0), ("spearman", 3, 1, 0), ("shieldbearer_4", 0, 4, 0),
    ("shieldbearer_5", 0, 5, 0), ("cavalry_3", 3, 3, 0), ("cavalry_4", 4, 3, 0), ("archer", 0, 1, 2),
    ("obstacle_1", 0, 1, 0), ("obstacle_2", 0, 2, 0), ("siege_engine", 0, 2, 0), ("armoured_cavalry", 7, 6, 0),
    ("heavy_infantry", 5, 5, 0), ("ballista", 0, 2, 3), ("assassin", 0, 1, 0)])
def test_r1_4_r1_5_values(unit: str, attack: int, defence: int, support: int) -> None:
    assert (TILES[unit].attack, TILES[unit].defence, TILES[unit].support) == (attack, defence, support)


@pytest.mark.parametrize("nation", NATIONS)
def test_r1_5_two_tiles_of_the_nations_special_kind(nation: str) -> None:
    tiles = {row.id: count for row, count in zip(UNITS, army(nation), strict=True)
             if row.class_ == "special" and count}
    assert tiles == {SPECIAL[nation]: 2}


def test_r1_6_nine_tents_lie_and_three_blanks_are_spare() -> None:
    play = Play.opening()
    play.answer("vault", seat=0)
    play.answer("vault", seat=1)
    tents = [tent.kind for tent in play.view(0).seats[0].tents]
    assert (tents.count("king"), tents.count("commander"), tents.count("blank"), play.seat(0).spare) == (1, 1, 7, 3)


def test_r1_7_a_tents_colour_is_seen_and_not_what_it_hides() -> None:
    play = Play(4)
    play.change_tokens("0T11", "2T33")
    tent = play.view(1).seats[2].tents[8]
    assert (tent.tent, tent.colour, tent.kind) == ("2T33", 0, "")


def test_r1_7_a_destroyed_blank_shows_a_ruin() -> None:
    play = Play()
    play.ruin(1, "T22")
    tent = play.view(0).seats[1].tents[4]
    assert (tent.colour, tent.kind, tent.ruin) == (1, "blank", True)


def test_r1_2_the_action_board_has_thirteen_boxes() -> None:
    assert sum(row.boxes for row in ACTIONS.values()) == 13
