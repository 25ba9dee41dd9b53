"""Section 10. What an attack's option tells beforehand: all that is certain, nothing that the seat cannot know."""
from __future__ import annotations

import pytest

from game.titles.creed.content import UNITS
from game.titles.creed.geometry import TENTS
from tests.titles.creed.play import Play

NATION_OF = {"armoured_cavalry": "aurand", "heavy_infantry": "tarvok", "ballista": "selkara", "assassin": "noctre"}


def attack(own: tuple[str, ...], foes: tuple[str, ...], nations: tuple[str, ...] = ("aurand", "tarvok")) -> Play:
    """Seat 0's L3 against seat 1's R3; units as "cavalry_4@1" by their ranks."""
    play = Play(nations=nations)
    play.units(0, *(unit.replace("@", "@L3r") for unit in own))
    play.units(1, *(unit.replace("@", "@R3r") for unit in foes))
    return play


def blows(play: Play, key: str) -> list[tuple[str, str, int, int]]:
    """Cell, unit, defence and whether it falls (-1: not known), of every unit that is sure to be met."""
    told = play.args(key)
    count = told["targets"]
    assert isinstance(count, int)
    return [tuple(told[f"{name}_{n}"] for name in ("cell", "unit", "defence", "falls"))  # type: ignore[misc]
            for n in range(1, count + 1)]


# ---------------------------------------------------------------- power
def test_10_the_power_with_its_terms() -> None:
    play = attack(("cavalry_4@1", "ballista@2"), ("infantry_1@1",), ("selkara", "tarvok"))
    play.mark(0, "L3r1", boost=2)
    told = play.args("field_attack:L3r1>1")
    assert {name: told[name] for name in ("power", "attack", "morale", "ballista")} == {
        "power": 9, "attack": 4, "morale": 2, "ballista": 3}


def test_10_supporters_of_a_kind_are_one_term() -> None:
    play = Play()
    play.units(0, "cavalry_3@L1r1", "archer@L1r2", "archer@L1r3")
    play.units(1, "infantry_1@R1r1")
    told = play.args("field_attack:L1r1>1")
    assert (told["power"], told["attack"], told["archer"]) == (7, 3, 4)


def test_10_what_adds_nothing_is_no_term() -> None:
    told = attack(("cavalry_4@1",), ("infantry_1@1",)).args("field_attack:L3r1>1")
    assert not {"morale", "archer", "ballista"} & set(told)


def test_10_the_price_the_unit_and_the_enemy() -> None:
    told = attack(("cavalry_4@1",), ("infantry_1@1",)).args("field_attack:L3r1>1")
    assert {name: told[name] for name in ("ap", "unit", "cell", "enemy")} == {
        "ap": 2, "unit": "cavalry_4", "cell": "L3r1", "enemy": 1}


def test_10_what_is_clicked_is_the_attacker_then_its_first_target() -> None:
    (option,) = attack(("cavalry_4@1",), ("infantry_1@2", "archer@3")).options("field_attack")
    assert option.refs == ("cell:0L3r1", "cell:1R3r2")


# ---------------------------------------------------------------- blows
FORECASTS: list[tuple[str, tuple[str, ...], str, list[tuple[str, str, int, int]]]] = [
    ("infantry_1", ("archer@1", "archer@2"), "1", [("R3r1", "archer", 1, 1)]),
    ("infantry_1", ("shieldbearer_4@2",), "2", [("R3r2", "shieldbearer_4", 4, 0)]),
    ("infantry_2", ("obstacle_2@1",), "1", [("R3r1", "obstacle_2", 2, 1)]),
    ("spearman", ("obstacle_1@1", "cavalry_3@2"), "2", [("R3r2", "cavalry_3", 3, 1)]),
    ("cavalry_4", ("cavalry_3@1", "infantry_1@3"), "1", [("R3r1", "cavalry_3", 3, 1), ("R3r3", "infantry_1", 1, 1)]),
    ("cavalry_4", ("shieldbearer_4@1", "infantry_1@3"), "1", [("R3r1", "shieldbearer_4", 4, 1)]),
    ("cavalry_4", ("infantry_1@1", "obstacle_1@2", "archer@3"), "1",
     [("R3r1", "infantry_1", 1, 1), ("R3r2", "obstacle_1", 1, 0)]),
    ("cavalry_4", ("infantry_1@1", "infantry_1@2", "archer@3"), "1",
     [("R3r1", "infantry_1", 1, 1), ("R3r2", "infantry_1", 1, 1)]),
    ("armoured_cavalry", ("infantry_1@1", "obstacle_1@2", "archer@3"), "1",
     [("R3r1", "infantry_1", 1, 1), ("R3r2", "obstacle_1", 1, 0)]),
    ("armoured_cavalry", ("infantry_1@1", "infantry_1@2", "heavy_infantry@3"), "1",
     [("R3r1", "infantry_1", 1, 1), ("R3r2", "infantry_1", 1, 1), ("R3r3", "heavy_infantry", 5, 1)])]


@pytest.mark.parametrize(("attacker", "foes", "rank", "told"), FORECASTS)
def test_10_who_falls_is_told_as_it_comes(attacker: str, foes: tuple[str, ...], rank: str,
                                         told: list[tuple[str, str, int, int]]) -> None:
    play = attack((f"{attacker}@1",), foes)
    key = f"field_attack:L3r1>{rank}"
    assert blows(play, key) == told
    play.answer(key)
    assert [(hit["cell"][1:], hit["unit"], hit["defence"], hit["removed"]) for hit in play.told("hit")] == told


def test_10_a_face_down_unit_is_told_as_unknown() -> None:
    play = attack(("infantry_1@1",), ("archer@3:d",))
    assert blows(play, "field_attack:L3r1>3") == [("R3r3", "", -1, -1)]


def test_10_nothing_is_told_from_a_face_down_unit_on() -> None:
    play = Play(4)
    play.units(0, "armoured_cavalry@L3r1")
    play.units(1, "infantry_1@R3r1", "archer@R3r3:d")
    assert blows(play, "field_attack:L3r1>1") == [("R3r1", "infantry_1", 1, 1), ("R3r3", "", -1, -1)]


def test_10_a_face_down_unit_out_of_power_is_not_told() -> None:
    play = attack(("cavalry_3@1",), ("cavalry_3@1", "archer@3:d"))
    assert blows(play, "field_attack:L3r1>1") == [("R3r1", "cavalry_3", 3, 1)]


@pytest.mark.parametrize("hidden", [row.id for row in UNITS])
@pytest.mark.parametrize("attacker", ["infantry_2", "spearman", "shieldbearer_4", "cavalry_4"])
def test_4_what_lies_face_down_changes_no_option(attacker: str, hidden: str) -> None:
    nation = NATION_OF.get(hidden, "tarvok")
    own = (f"{attacker}@1", "archer@2")
    there = attack(own, ("infantry_1@2", f"{hidden}@3:d"), ("aurand" if nation != "aurand" else "tarvok", nation))
    other = attack(own, ("infantry_1@2", "shieldbearer_4@3:d"), ("aurand", "tarvok"))
    assert there.options("field_attack") == other.options("field_attack")


# ---------------------------------------------------------------- sieges
def test_10_a_siege_tells_its_price_its_tent_and_a_fortress() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1", "siege_engine@R1r1")
    play.fortify(1, "T13")
    assert play.args("siege_attack:L1r1>T31") == {
        "ap": 3, "unit": "infantry_1", "cell": "L1r1", "enemy": 1, "tent": "T31", "fortress": 0}
    assert play.args("siege_attack:R1r1>T13")["fortress"] == 1


def test_10_what_is_clicked_is_the_besieger_then_the_tent() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    (option,) = play.options("siege_attack")
    assert option.refs == ("cell:0L1r1", "tent:1T31")


# ---------------------------------------------------------------- order (3)
def test_3_options_go_by_verb_line_rank_and_target() -> None:
    play = Play(nations=("noctre", "tarvok"))
    play.units(0, "assassin@R1r1", "spearman@L3r2", "cavalry_4@L3r1", "infantry_1@L1r1", "siege_engine@L1r2")
    play.units(1, "infantry_1@R3r1", "archer@R3r2", "infantry_2@L1r1")
    assert play.offered("field_attack") + play.offered("siege_attack") == [
        "field_attack:L3r1>1", "field_attack:L3r2>1", "field_attack:L3r2>2",
        "siege_attack:L1r1>T31", "siege_attack:L1r2>T31",
        *(f"siege_attack:R1r1>{tent}" for tent in TENTS if tent in ("T11", "T12", "T13"))]
    keys = play.offered()
    assert keys.index("siege_attack:L1r1>T31") > keys.index("field_attack:L3r2>2")
