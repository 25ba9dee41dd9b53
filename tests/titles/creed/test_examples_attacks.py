"""Section 9, E1 - E13: the worked examples of attacks and rumour, played as they are told."""
from __future__ import annotations

from tests.titles.creed.play import Play


def test_e1_tents_on_a_line_for_two() -> None:
    play = Play()
    play.units(0, "infantry_1@L2r1")
    play.ruin(1, "T32")
    assert play.offered("siege_attack") == ["siege_attack:L2r1>T22"]
    play.answer("siege_attack:L2r1>T22")
    assert (play.left(0), play.tent(1, "T22")) == (7, "ruin")
    assert play.told("tent_destroyed", None) == [{"camp": 1, "tent": "1T22", "kind": "blank", "colour": 1}]


def test_e2_tents_on_a_line_for_four() -> None:
    play = Play(4)
    play.units(3, "cavalry_3@R1r2")
    play.act(1)
    assert [option.refs for option in play.options("siege_attack", seat=3)] == [("cell:3R1r2", "tent:2T13")]


def test_e3_equal_value_removes() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.units(1, "archer@R1r1")
    play.answer("field_attack:L1r1>1")
    assert (play.left(0), play.field(1), play.dead(1)["archer"]) == (8, [], 1)


def test_e4_too_weak() -> None:
    play = Play()
    play.units(0, "infantry_2@L1r1")
    play.units(1, "shieldbearer_4@R1r1")
    play.answer("field_attack:L1r1>1")
    assert (play.left(0), play.field(1)) == (8, ["shieldbearer_4@R1r1"])
    assert play.offered("field_attack") == []
    assert "move:L1r1>L1r2" in play.offered()


def archers(*reveals: str) -> Play:
    """E5, the cavalry attacks after the reveals."""
    play = Play()
    play.units(0, "cavalry_4@L1r1", "archer@L1r2", "archer@L1r3:d")
    play.units(1, "shieldbearer_5@R1r1", "cavalry_3@R1r2")
    play.answer(*reveals, "field_attack:L1r1>1")
    return play


def test_e5_face_down_support_does_not_count() -> None:
    play = archers()
    assert (play.field(1), play.left(0)) == (["cavalry_3@R1r2"], 8)
    assert [hit["power"] for hit in play.told("hit")] == [6, 1]


def test_e5_revealed_first_it_does() -> None:
    play = archers("reveal:L1r3")
    assert (play.field(1), play.left(0)) == ([], 8)
    assert [hit["power"] for hit in play.told("hit")] == [8, 3]


def test_e6_three_targets_and_a_hidden_obstacle() -> None:
    play = Play()
    play.units(0, "armoured_cavalry@L3r1")
    play.units(1, "shieldbearer_4@R3r1", "infantry_1@R3r2", "obstacle_1@R3r3:d")
    play.answer("field_attack:L3r1>1")
    assert play.field(1) == ["obstacle_1@R3r3"]
    assert [(hit["power"], hit["removed"]) for hit in play.told("hit")] == [(7, 1), (3, 1), (2, 0)]


def test_e7_nothing_left() -> None:
    play = Play()
    play.units(0, "cavalry_3@L3r1")
    play.units(1, "cavalry_3@R3r1", "archer@R3r3:d")
    play.answer("field_attack:L3r1>1")
    assert play.field(1) == ["archer@R3r3:d"]


def test_e8_spear_past_an_obstacle() -> None:
    play = Play()
    play.units(0, "spearman@L3r1")
    play.units(1, "obstacle_1@R3r1", "archer@R3r2", "cavalry_3@R3r3")
    assert play.offered("field_attack") == ["field_attack:L3r1>2"]
    play.answer("field_attack:L3r1>2")
    assert play.field(1) == ["obstacle_1@R3r1", "cavalry_3@R3r3"]


def test_e8_with_the_second_rank_empty_there_is_no_attack() -> None:
    play = Play()
    play.units(0, "spearman@L3r1")
    play.units(1, "obstacle_1@R3r1", "cavalry_3@R3r3")
    assert play.offered("field_attack") == []


def test_e9_spear_and_swamp() -> None:
    play = Play()
    play.units(0, "infantry_1@L2r1", "archer@L2r3")
    play.units(1, "spearman@R2r2")
    play.act(1)
    assert play.offered("field_attack") == ["field_attack:R2r2>1"]


def test_e10_a_shield_bearer_besieges() -> None:
    play = Play()
    play.units(0, "shieldbearer_4@L1r1")
    play.act(0, 3)
    assert play.offered("siege_attack") == []
    play.answer("morale:L1r1+1")
    assert (play.left(0), play.seat(0).cubes) == (9, 6)
    play.answer("siege_attack:L1r1>T31")
    assert play.left(0) == 6


def test_e11_a_siege_engine_at_a_fortress() -> None:
    play = Play(nations=("noctre", "tarvok"))
    foes = ["infantry_1@R3r1", "archer@R3r2", "obstacle_1@R3r3:d"]
    play.units(0, "siege_engine@L3r1", "assassin@L3r2")
    play.units(1, *foes)
    play.fortify(1, "T33")
    assert "siege_attack:L3r2>T33" not in play.offered()
    play.answer("siege_attack:L3r1>T33")
    assert (play.left(0), play.tent(1, "T33"), play.seat(1).fortress, play.field(1)) == (7, "1:blank", 0, foes)
    assert "siege_attack:L3r2>T33" in play.offered()


def test_e12_an_assassins_choice() -> None:
    play = Play(nations=("noctre", "tarvok"))
    play.units(0, "assassin@L3r1")
    play.fortify(1, "T33")
    play.ruin(1, "T23")
    assert play.offered("siege_attack") == ["siege_attack:L3r1>T13"]
    play.fortify(1, "T13")
    assert play.offered("siege_attack") == []


def test_e13_rumour() -> None:
    play = Play()
    play.units(1, "heavy_infantry@L1r3:d", "archer@R2r3:d")
    play.answer("rumour:1L1r3")
    assert play.field(1) == ["heavy_infantry@L1r3"]
    assert (play.left(0), play.in_hand(1)["archer"]) == (7, 2)


def test_e13_a_second_rumour_costs_four() -> None:
    play = Play()
    play.units(1, "heavy_infantry@L1r3:d", "archer@R2r3:d", "infantry_1@R3r1")
    play.answer("rumour:1L1r3", "1R2r3", "rumour:1R3r1")
    assert play.left(0) == 3
