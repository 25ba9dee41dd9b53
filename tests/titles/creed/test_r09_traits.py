"""R9. What each kind of unit can do: the table 5.1 in play. How attacks run is tested under R6 and R7."""
from __future__ import annotations

import pytest

from game.titles.creed.content import TYPE
from tests.titles.creed.play import Play

FIGHTERS = ("infantry_1", "infantry_2", "spearman", "cavalry_3", "cavalry_4", "armoured_cavalry", "heavy_infantry")
OWNER = {"heavy_infantry": 1, "ballista": 2, "assassin": 3}


def single(unit: str, foes: tuple[str, ...] = ()) -> tuple[Play, int]:
    """The unit alone at L1r1 of its nation with enough AP; enemy units on the line that it faces."""
    play, seat = Play(4), OWNER.get(unit, 0)
    play.units(seat, f"{unit}@L1r1")
    play.units((seat + 1) % 4, *(f"{foe}@R1r{rank}" for rank, foe in enumerate(foes, start=1)))
    play.ap(seat, 10)
    play.act(seat % 2)
    return play, seat


def verbs(unit: str, *foes: str) -> set[str]:
    """What the unit at L1r1 can do."""
    play, seat = single(unit, foes)
    return {option.verb for option in play.options(seat=seat) if f"cell:{seat}L1r1" in option.refs}


# ---------------------------------------------------------------- what each kind can do at all
@pytest.mark.parametrize("unit", FIGHTERS)
def test_r9_fighters_against_a_defended_line(unit: str) -> None:
    assert verbs(unit, "infantry_1") == {"move", "cross", "morale", "field_attack"}


@pytest.mark.parametrize("unit", FIGHTERS)
def test_r9_fighters_against_an_open_line(unit: str) -> None:
    assert verbs(unit) == {"move", "cross", "morale", "siege_attack"}


@pytest.mark.parametrize("unit", ["shieldbearer_4", "shieldbearer_5"])
@pytest.mark.parametrize("foes", [(), ("infantry_1",)])
def test_r9_3_a_shield_bearer_alone_cannot_attack(unit: str, foes: tuple[str, ...]) -> None:
    assert verbs(unit, *foes) == {"move", "cross", "morale"}


@pytest.mark.parametrize("unit", ["archer", "ballista"])
@pytest.mark.parametrize("foes", [(), ("infantry_1",)])
def test_r9_5_supporters_only_move(unit: str, foes: tuple[str, ...]) -> None:
    assert verbs(unit, *foes) == {"move", "cross"}


@pytest.mark.parametrize("unit", ["obstacle_1", "obstacle_2"])
@pytest.mark.parametrize("foes", [(), ("infantry_1",)])
def test_r9_6_an_obstacle_can_only_be_recalled(unit: str, foes: tuple[str, ...]) -> None:
    assert verbs(unit, *foes) == {"recall"}


@pytest.mark.parametrize("unit", ["siege_engine", "assassin"])
@pytest.mark.parametrize("foes", [(), ("infantry_1",)])
def test_r9_7_r9_11_engine_and_assassin_besiege_over_defenders(unit: str, foes: tuple[str, ...]) -> None:
    assert verbs(unit, *foes) == {"move", "cross", "siege_attack"}


@pytest.mark.parametrize("unit", ["archer", "ballista", "obstacle_2"])
def test_r9_these_have_no_siege_attack(unit: str) -> None:
    play, seat = single(unit)
    assert play.why("siege_attack:L1r1", seat) == "R7.1 no_siege_attack"


# ---------------------------------------------------------------- obstacles and who removes them
@pytest.mark.parametrize("unit", TYPE)
def test_r9_1_r9_9_only_infantry_kinds_attack_a_face_up_obstacle(unit: str) -> None:
    play, seat = single(unit, ("obstacle_1",))
    offered = play.offered("field_attack", seat)
    assert offered == (["field_attack:L1r1>1"] if unit in ("infantry_1", "infantry_2", "heavy_infantry") else [])


@pytest.mark.parametrize(("unit", "obstacle", "left"), [
    ("infantry_1", "obstacle_1", []), ("infantry_1", "obstacle_2", ["obstacle_2@R1r1"]),
    ("infantry_2", "obstacle_2", []), ("heavy_infantry", "obstacle_2", [])])
def test_r9_1_r9_9_infantry_kinds_remove_obstacles_by_power(unit: str, obstacle: str, left: list[str]) -> None:
    play, seat = single(unit, (obstacle,))
    play.answer("field_attack:L1r1>1", seat=seat)
    assert play.field((seat + 1) % 4) == left


@pytest.mark.parametrize("unit", ["spearman", "cavalry_4", "armoured_cavalry"])
def test_r9_6_a_turned_up_obstacle_stays_before_all_others(unit: str) -> None:
    play, seat = single(unit)
    play.units(1, "obstacle_1@R1r3:d")
    play.answer("field_attack:L1r1>3", seat=seat)
    assert (play.field(1), play.left(seat), play.marks(seat, "L1r1")[0]) == (["obstacle_1@R1r3"], 8, True)


@pytest.mark.parametrize("unit", FIGHTERS)
def test_r9_6_an_obstacle_blocks_sieges_like_any_unit(unit: str) -> None:
    play, seat = single(unit, ("obstacle_1",))
    assert (play.offered("siege_attack", seat), play.why("siege_attack:L1r1", seat)) == ([], "R7.2 line_blocked")


@pytest.mark.parametrize("face", ["", ":d"])
def test_r9_6_an_obstacle_is_recalled_for_nothing_and_deployed_again_for_two(face: str) -> None:
    play = Play()
    play.units(0, f"obstacle_2@L1r3{face}")
    play.answer("recall:L1r3", "deploy:obstacle_2@L1r1")
    assert (play.field(0), play.left(0)) == (["obstacle_2@L1r1"], 8)


@pytest.mark.parametrize("key", ["move:L1r1>L1r2", "cross:L1r1>R1r1", "swap:L1r1+L3r1", "rotate:L1r1"])
def test_r9_6_an_obstacle_neither_moves_nor_changes_places(key: str) -> None:
    play = Play()
    play.units(0, "obstacle_1@L1r1", "infantry_1@L3r1", "archer@L3r2", "spearman@R1r2")
    assert (key in play.offered(), play.why(key)) == (False, "R9.6 obstacle_stays")


# ---------------------------------------------------------------- shield-bearers
@pytest.mark.parametrize("help_", ["archer", "morale"])
@pytest.mark.parametrize("foes", [("infantry_1",), ()])
def test_r9_3_with_power_a_shield_bearer_attacks(help_: str, foes: tuple[str, ...]) -> None:
    play, seat = single("shieldbearer_4", foes)
    if help_ == "archer":
        play.units(0, "archer@L1r3")
    else:
        play.answer("morale:L1r1+1", seat=seat)
    verb = "field_attack" if foes else "siege_attack"
    assert [option.verb for option in play.options(seat=seat) if option.verb.endswith("attack")] == [verb]


# ---------------------------------------------------------------- charges
@pytest.mark.parametrize(("unit", "left"), [
    ("infantry_2", ["archer@R1r2", "archer@R1r3"]), ("spearman", ["archer@R1r2", "archer@R1r3"]),
    ("cavalry_3", ["archer@R1r3"]), ("cavalry_4", ["archer@R1r3"]), ("armoured_cavalry", []),
    ("heavy_infantry", ["archer@R1r2", "archer@R1r3"])])
def test_r9_how_many_each_kind_hits(unit: str, left: list[str]) -> None:
    play, seat = single(unit, ("spearman", "archer", "archer"))
    play.answer("field_attack:L1r1>1", seat=seat)
    enemy = (seat + 1) % 4
    assert play.field(enemy) == left


# ---------------------------------------------------------------- engine and assassin
def test_r9_7_the_engine_hits_the_first_intact_tent_over_defenders() -> None:
    play, seat = single("siege_engine", ("infantry_1", "obstacle_1"))
    play.ruin(1, "T31")
    assert play.offered("siege_attack", seat) == ["siege_attack:L1r1>T21"]


def test_r9_7_the_engine_can_be_reinforced_again_after_it_fell() -> None:
    play = Play()
    play.units(0, "siege_engine@L1r1")
    play.units(1, "cavalry_3@R1r1")
    play.act(1)
    play.ap(1, 10)
    play.answer("field_attack:R1r1>1", seat=1)
    play.act(0)
    play.answer("reinforce", "siege_engine", seat=0)
    assert play.in_hand(0)["siege_engine"] == 1


def test_r9_11_the_assassin_chooses_among_the_unfortified_tents_of_its_line() -> None:
    play, seat = single("assassin", ("infantry_1",))
    play.ruin(0, "T21")
    play.fortify(0, "T31")
    assert (play.offered("siege_attack", seat), play.why("siege_attack:L1r1>T31", seat)) == (
        ["siege_attack:L1r1>T11"], "R7.4 fortified")


def test_r9_7_the_engine_does_not_choose() -> None:
    play, seat = single("siege_engine")
    assert play.why("siege_attack:L1r1>T11", seat) == "R7.3 not_the_first_tent"
