"""R6.6, R6.7, R6.9. Whom a spearman may pick, how a charge goes on, and obstacles."""
from __future__ import annotations

import pytest

from tests.titles.creed.play import Play


def line(own: tuple[str, ...], foes: tuple[str, ...], nations: tuple[str, ...] = ("aurand", "tarvok")) -> Play:
    """Seat 0's L3 against seat 1's R3, three cells without a swamp: units as "cavalry_4@1" by their ranks, ":d"
    face-down."""
    play = Play(nations=nations)
    play.units(0, *(unit.replace("@", "@L3r") for unit in own))
    play.units(1, *(unit.replace("@", "@R3r") for unit in foes))
    return play


def standing(play: Play) -> list[str]:
    """The enemy's units of `line`."""
    return [unit.replace("R3r", "") for unit in play.field(1)]


# ---------------------------------------------------------------- R6.6
SPEAR: list[tuple[tuple[str, ...], list[str]]] = [
    (("infantry_1@1",), ["1"]), (("infantry_1@1", "infantry_2@2"), ["1", "2"]),
    (("infantry_1@1", "infantry_1@2", "infantry_2@3"), ["1", "2"]), (("infantry_1@2", "infantry_2@3"), ["2", "3"]),
    (("infantry_1@1", "infantry_2@3"), ["1"]), (("infantry_1@3",), ["3"]),
    (("infantry_1@2", "infantry_2@3:d"), ["2", "3"])]


@pytest.mark.parametrize(("foes", "ranks"), SPEAR)
def test_r6_6_a_spearman_picks_the_first_or_the_one_right_behind(foes: tuple[str, ...], ranks: list[str]) -> None:
    play = line(("spearman@1",), foes)
    assert play.offered("field_attack") == [f"field_attack:L3r1>{rank}" for rank in ranks]


def test_r6_6_it_hits_the_one_behind_alone() -> None:
    play = line(("spearman@1",), ("infantry_1@1", "infantry_1@2", "archer@3"))
    play.answer("field_attack:L3r1>2")
    assert standing(play) == ["infantry_1@1", "archer@3"]


def test_r6_6_it_hits_the_first_alone_whatever_power_is_left() -> None:
    play = line(("spearman@1", "archer@2"), ("infantry_1@1", "infantry_1@2"))
    play.answer("field_attack:L3r1>1")
    assert standing(play) == ["infantry_1@2"]


def test_r6_6_the_third_rank_is_out_of_reach() -> None:
    play = line(("spearman@1",), ("infantry_1@1", "infantry_1@2", "archer@3"))
    assert play.why("field_attack:L3r1>3") == "R6.6 out_of_spear_reach"


def test_r6_6_nothing_behind_an_empty_rank() -> None:
    play = line(("spearman@1",), ("infantry_1@1", "archer@3"))
    assert play.why("field_attack:L3r1>3") == "R6.6 out_of_spear_reach"
    assert play.why("field_attack:L3r1>2") == "R6.2 empty_rank"


def test_r6_6_a_swamp_shields_the_rank_behind_it() -> None:
    play = Play()
    play.units(0, "spearman@R2r2")
    play.units(1, "infantry_1@L2r1", "archer@L2r3")
    assert play.offered("field_attack") == ["field_attack:R2r2>1"]
    assert play.why("field_attack:R2r2>3") == "R6.6 out_of_spear_reach"


def test_r6_6_only_spearmen_reach_behind() -> None:
    play = line(("cavalry_4@1",), ("infantry_1@1", "archer@2"))
    assert play.offered("field_attack") == ["field_attack:L3r1>1"]
    assert play.why("field_attack:L3r1>2") == "R6.5 not_the_first"


# ---------------------------------------------------------------- R6.7
CHARGES: list[tuple[str, tuple[str, ...], tuple[str, ...], list[str]]] = [
    ("cavalry_4", (), ("infantry_1@1", "infantry_1@2"), []),
    ("cavalry_4", (), ("infantry_1@1", "infantry_1@2", "archer@3"), ["archer@3"]),
    ("cavalry_4", (), ("infantry_1@1", "archer@3"), []),
    ("cavalry_4", (), ("infantry_1@2", "archer@3"), []),
    ("cavalry_4", (), ("cavalry_3@1", "infantry_1@2"), []),
    ("cavalry_4", (), ("cavalry_3@1", "infantry_2@2"), ["infantry_2@2"]),
    ("cavalry_4", (), ("shieldbearer_4@1", "infantry_1@2"), ["infantry_1@2"]),
    ("cavalry_4", (), ("shieldbearer_5@1", "infantry_1@2"), ["shieldbearer_5@1", "infantry_1@2"]),
    ("cavalry_3", (), ("infantry_1@1", "infantry_2@2"), []),
    ("cavalry_3", (), ("infantry_2@1", "infantry_1@2"), []),
    ("cavalry_3", (), ("cavalry_3@1", "infantry_1@2"), ["infantry_1@2"]),
    ("cavalry_3", ("archer@2",), ("shieldbearer_4@1", "infantry_1@2", "archer@3"), ["archer@3"]),
    ("armoured_cavalry", (), ("cavalry_3@1", "cavalry_3@2", "infantry_1@3"), []),
    ("armoured_cavalry", (), ("infantry_1@1", "infantry_1@2", "heavy_infantry@3"), []),
    ("armoured_cavalry", (), ("infantry_1@1", "infantry_2@2", "heavy_infantry@3"), ["heavy_infantry@3"]),
    ("armoured_cavalry", (), ("heavy_infantry@1", "cavalry_3@2", "archer@3"), ["cavalry_3@2", "archer@3"]),
    ("armoured_cavalry", (), ("heavy_infantry@1", "archer@3"), []),
    ("armoured_cavalry", ("archer@2",), ("heavy_infantry@1", "shieldbearer_4@2"), [])]


@pytest.mark.parametrize(("attacker", "support", "foes", "left"), CHARGES)
def test_r6_7_a_charge_goes_on_while_power_is_left(attacker: str, support: tuple[str, ...], foes: tuple[str, ...],
                                                   left: list[str]) -> None:
    play = line((f"{attacker}@1", *support), foes)
    play.answer(play.offered("field_attack:L3r1")[0])
    assert standing(play) == left


def test_r6_7_it_goes_on_by_itself() -> None:
    play = line(("armoured_cavalry@1",), ("infantry_1@1", "archer@2", "infantry_2@3"))
    assert play.offered("field_attack") == ["field_attack:L3r1>1"]
    play.answer("field_attack:L3r1>1")
    assert play.question.text == "team_turn"


def test_r6_7_power_is_told_blow_by_blow() -> None:
    play = line(("armoured_cavalry@1",), ("cavalry_3@1", "infantry_2@2", "shieldbearer_4@3"))
    play.answer("field_attack:L3r1>1")
    assert [(hit["power"], hit["removed"], hit["left"]) for hit in play.told("hit", None)] == [
        (7, 1, 4), (4, 1, 2), (2, 0, 0)]


def test_r6_7_a_unit_that_is_not_reached_stays_face_down() -> None:
    play = line(("cavalry_3@1",), ("infantry_1@1", "infantry_1@2", "archer@3:d"))
    play.answer("field_attack:L3r1>1")
    assert standing(play) == ["archer@3:d"]


def test_r6_7_the_second_blow_turns_a_face_down_unit_up() -> None:
    play = line(("cavalry_3@1",), ("infantry_2@1", "cavalry_4@3:d"))
    play.answer("field_attack:L3r1>1")
    assert standing(play) == ["cavalry_4@3"]


def test_r6_7_support_and_morale_count_once() -> None:
    play = line(("cavalry_3@1", "archer@2"), ("shieldbearer_4@1", "cavalry_4@2"))
    play.answer("morale:L3r1+1", "field_attack:L3r1>1")
    assert [hit["power"] for hit in play.told("hit")] == [6, 2]


# ---------------------------------------------------------------- R6.9
@pytest.mark.parametrize(("unit", "nation"), [("infantry_1", "aurand"), ("infantry_2", "aurand"),
                                             ("heavy_infantry", "tarvok")])
def test_r6_9_infantry_removes_obstacles(unit: str, nation: str) -> None:
    play = line((f"{unit}@1",), ("obstacle_1@1", "archer@2"), (nation, "selkara"))
    play.answer("field_attack:L3r1>1")
    assert standing(play) == ["archer@2"]


def test_r6_9_if_its_power_is_enough() -> None:
    play = line(("infantry_1@1",), ("obstacle_2@1",))
    play.answer("field_attack:L3r1>1")
    assert standing(play) == ["obstacle_2@1"]


@pytest.mark.parametrize("down", ["", ":d"])
def test_r6_9_a_face_down_obstacle_falls_to_infantry_too(down: str) -> None:
    play = line(("infantry_2@1",), (f"obstacle_2@3{down}",))
    play.answer("field_attack:L3r1>3")
    assert play.dead(1) == {"obstacle_2": 1, "siege_engine": 1}


BLUNT = ["spearman", "shieldbearer_4", "cavalry_4", "armoured_cavalry"]


@pytest.mark.parametrize("unit", BLUNT)
def test_r6_9_for_others_a_face_up_obstacle_is_no_target(unit: str) -> None:
    play = line((f"{unit}@1", "archer@2"), ("obstacle_1@1",))
    assert play.offered("field_attack") == []
    assert play.why("field_attack:L3r1>1") == "R6.9 obstacle_ahead"


@pytest.mark.parametrize("unit", BLUNT[1:])
def test_r6_9_nor_is_what_stands_behind_it(unit: str) -> None:
    play = line((f"{unit}@1", "archer@2"), ("obstacle_1@1", "archer@2"))
    assert play.offered("field_attack") == []
    assert play.why("field_attack:L3r1>2") == "R6.9 obstacle_ahead"


def test_r6_9_a_spearman_strikes_past_an_obstacle() -> None:
    play = line(("spearman@1",), ("obstacle_1@1", "archer@2"))
    assert play.offered("field_attack") == ["field_attack:L3r1>2"]
    assert play.why("field_attack:L3r1>1") == "R6.9 obstacle_ahead"
    play.answer("field_attack:L3r1>2")
    assert standing(play) == ["obstacle_1@1"]


def test_r6_9_but_not_over_a_gap() -> None:
    play = line(("spearman@1",), ("obstacle_1@1", "archer@3"))
    assert play.why("field_attack:L3r1>3") == "R6.9 obstacle_ahead"


def test_r6_9_nor_at_an_obstacle_behind_one() -> None:
    play = line(("spearman@1",), ("obstacle_1@1", "obstacle_2@2"))
    assert play.why("field_attack:L3r1>2") == "R6.9 obstacle_ahead"


def test_r6_9_nor_at_an_obstacle_behind_another_unit() -> None:
    play = line(("spearman@1",), ("infantry_1@1", "obstacle_2@2"))
    assert play.offered("field_attack") == ["field_attack:L3r1>1"]
    assert play.why("field_attack:L3r1>2") == "R6.9 obstacle_ahead"


@pytest.mark.parametrize("unit", BLUNT)
def test_r6_9_a_face_down_obstacle_is_turned_up_and_stays(unit: str) -> None:
    play = line((f"{unit}@1", "archer@2"), ("obstacle_1@3:d",))
    play.answer("field_attack:L3r1>3")
    assert (standing(play), play.left(0), play.marks(0, "L3r1")) == (["obstacle_1@3"], 8, (True, 0))


@pytest.mark.parametrize("unit", ["cavalry_4", "armoured_cavalry"])
def test_r6_9_an_obstacle_stops_a_charge(unit: str) -> None:
    play = line((f"{unit}@1",), ("infantry_1@1", "obstacle_1@2", "archer@3"))
    play.answer("field_attack:L3r1>1")
    assert standing(play) == ["obstacle_1@2", "archer@3"]


def test_r6_9_one_that_is_turned_up_stops_it_too() -> None:
    play = line(("armoured_cavalry@1",), ("infantry_1@1", "infantry_2@2", "obstacle_1@3:d"))
    play.answer("field_attack:L3r1>1")
    assert standing(play) == ["obstacle_1@3"]


def test_r6_9_all_are_told_that_the_obstacle_withstood() -> None:
    play = line(("cavalry_4@1",), ("obstacle_1@3:d",))
    play.answer("field_attack:L3r1>3")
    assert play.told("hit", None) == [
        {"seat": 1, "cell": "1R3r3", "unit": "obstacle_1", "power": 4, "defence": 1, "removed": 0, "left": 0}]
