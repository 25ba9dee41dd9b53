"""R5. Normal actions: deploying, moving, changing places, revealing, recalling."""
from __future__ import annotations

import pytest

from tests.titles.creed.play import Play

LEFT = ["L1r1", "L1r2", "L1r3", "L2r1", "L2r3", "L3r1", "L3r2"]  # without swamps, two seats
RIGHT = ["R1r1", "R1r2", "R2r2", "R2r3", "R3r1", "R3r2", "R3r3"]
NARROW = "L1r1 L1r2 L1r3 L2r1 L2r2 L2r3 L3r1 L3r2 L3r3 R1r1 R1r2 R1r3"  # leaves two lines of the right field


def with_units(*texts: str, ap: int = 10, players: int = 2) -> Play:
    """Seat 0 has these units and so many AP."""
    play = Play(players)
    play.units(0, *texts)
    play.ap(0, ap)
    return play


# ---------------------------------------------------------------- R5.1 deploy
def test_r5_1_a_unit_goes_from_hand_to_an_empty_cell_for_two_ap() -> None:
    play = Play()
    play.answer("deploy:spearman@R2r2")
    assert (play.field(0), "spearman" in play.in_hand(0), play.left(0)) == (["spearman@R2r2"], False, 8)


def test_r5_1_on_either_field_but_no_swamp() -> None:
    keys = [key for key in Play().offered("deploy:spearman@") if not key.endswith(":d")]
    assert [key.partition("@")[2] for key in keys] == [*LEFT, *RIGHT]


def test_r5_1_face_down_on_rank_three_only() -> None:
    keys = [key for key in Play().offered("deploy:spearman@") if key.endswith(":d")]
    assert [key.partition("@")[2] for key in keys] == ["L1r3:d", "L2r3:d", "R2r3:d", "R3r3:d"]


@pytest.mark.parametrize("text", ["archer@L1r3", "archer@L1r3:d"])
def test_r5_1_the_face_on_rank_three_is_the_owners_choice(text: str) -> None:
    play = Play()
    play.answer(f"deploy:{text}")
    assert play.field(0) == [text]


def test_s3_1_equal_tiles_in_hand_count_once() -> None:
    assert Play().offered("deploy:archer@L1r1") == ["deploy:archer@L1r1"]


def test_r5_1_a_deploy_is_a_tile_and_a_cell() -> None:
    option = Play().options("deploy:archer@L1r3:d")[0]
    assert (option.verb, option.refs) == ("deploy", ("hand:archer", "cell:0L1r3"))


@pytest.mark.parametrize(("ref", "reason"), [
    ("deploy:archer@L2r2", "R5.1 swamp"), ("deploy:archer@L1r1", "R5.1 occupied"),
    ("deploy:archer@L1r2:d", "R5.1 face_down_rank"), ("deploy:siege_engine@L1r2", "R5.1 not_in_hand"),
    ("hand:siege_engine", "R5.1 not_in_hand"), ("deploy:ballista@L1r2", "R5.1 not_in_hand"),
    ("deploy:dragon@L1r2", "R4.9 unknown"), ("deploy:archer@L4r2", "R4.9 unknown")])
def test_r5_1_refusals(ref: str, reason: str) -> None:
    assert with_units("infantry_1@L1r1").why(ref) == reason


@pytest.mark.parametrize("ref", ["deploy:archer@L1r1", "hand:archer", "deploy"])
def test_r5_1_needs_two_ap(ref: str) -> None:
    assert with_units("infantry_1@L3r1", ap=1).why(ref) == "R5.1 ap"


def test_r5_1_with_no_free_cell() -> None:
    play = Play(board=[NARROW, NARROW])
    play.units(0, "archer@R2r1", "archer@R2r2", "cavalry_3@R2r3", "cavalry_3@R3r1", "cavalry_4@R3r2", "spearman@R3r3")
    assert (play.why("hand:infantry_1"), play.offered("deploy")) == ("R5.1 no_free_cell", [])


def test_s4_enemies_see_that_a_unit_was_deployed_face_down() -> None:
    play = Play(4)
    play.answer("deploy:spearman@L1r3:d")
    assert play.told("deployed", 1) == play.told("deployed") == [{"seat": 0, "cell": "0L1r3", "down": 1, "ap": 2}]


def test_s4_the_ally_sees_which() -> None:
    play = Play(4)
    play.answer("deploy:spearman@L1r3:d")
    assert play.told("deployed", 2)[0]["unit"] == "spearman"


@pytest.mark.parametrize("cell", ["L1r1", "L1r3"])
def test_s4_a_face_up_deployment_is_public(cell: str) -> None:
    play = Play()
    play.answer(f"deploy:spearman@{cell}")
    assert play.told("deployed", 1) == [{"seat": 0, "cell": f"0{cell}", "down": 0, "ap": 2, "unit": "spearman"}]


def test_s4_a_deployed_face_down_unit_is_a_cell_and_a_nation() -> None:
    play = Play()
    play.answer("deploy:spearman@L1r3:d")
    units = [(unit.cell, unit.unit, unit.down, unit.power) for unit in play.view(1).seats[0].units]
    assert units == [("0L1r3", "", True, -1)]


# ---------------------------------------------------------------- R5.2 move
def test_r5_2_one_ap() -> None:
    play = with_units("cavalry_4@L1r1")
    play.answer("move:L1r1>L3r2")
    assert (play.field(0), play.left(0)) == (["cavalry_4@L3r2"], 9)


@pytest.mark.parametrize(("origin", "cells"), [("L1r1", LEFT), ("R2r2", RIGHT)])
def test_r5_2_to_any_other_free_cell_of_the_same_field(origin: str, cells: list[str]) -> None:
    found = with_units(f"cavalry_4@{origin}").offered("move:")
    assert found == [f"move:{origin}>{cell}" for cell in cells if cell != origin]


def test_r5_2_no_path_is_needed() -> None:
    play = with_units("cavalry_4@L1r1", "obstacle_1@L1r2", "obstacle_1@L2r1", "spearman@L1r3")
    play.answer("move:L1r1>L3r2")
    assert "cavalry_4@L3r2" in play.field(0)


@pytest.mark.parametrize(("ref", "reason"), [
    ("move:L1r1>L2r2", "R5.2 swamp"), ("move:L1r1>L3r1", "R5.2 occupied"), ("move:L1r1>L1r1", "R5.2 occupied"),
    ("move:L1r1>R1r1", "R5.2 same_field_only"), ("move:L3r1>L1r2", "R9.6 obstacle_stays"),
    ("move:L3r1", "R9.6 obstacle_stays"), ("move:L1r2>L1r3", "R5.2 no_own_unit"), ("move:L1r2", "R5.2 no_own_unit")])
def test_r5_2_refusals(ref: str, reason: str) -> None:
    assert with_units("cavalry_4@L1r1", "obstacle_1@L3r1").why(ref) == reason


@pytest.mark.parametrize("ref", ["move:L1r1>L1r2", "move:L1r1", "move"])
def test_r5_2_needs_one_ap(ref: str) -> None:
    assert with_units("cavalry_4@L1r1", "obstacle_1@L3r1", ap=0).why(ref) == "R5.2 ap"


def test_r5_2_with_one_ap_a_unit_can_move_and_not_cross() -> None:
    play = with_units("cavalry_4@L1r1", ap=1)
    assert (len(play.offered("move:")), play.offered("cross:")) == (6, [])


def test_r5_2_a_unit_moves_any_number_of_times() -> None:
    play = with_units("cavalry_4@L1r1")
    play.answer("move:L1r1>L1r2", "move:L1r2>L1r3", "cross:L1r3>R1r1", "cross:R1r1>L1r1", "move:L1r1>L3r1")
    assert (play.field(0), play.left(0)) == (["cavalry_4@L3r1"], 3)


def test_r5_2_before_and_after_its_attack() -> None:
    play = with_units("cavalry_4@L1r1")
    play.answer("move:L1r1>L3r1", "siege_attack:L3r1>T33", "move:L3r1>L1r1")
    assert (play.tent(1, "T33"), play.field(0)) == ("ruin", ["cavalry_4@L1r1"])


def test_r5_2_a_move_is_told_in_full() -> None:
    play = with_units("cavalry_4@L1r1")
    play.answer("move:L1r1>L3r1")
    assert play.told("moved") == [{"seat": 0, "from": "0L1r1", "to": "0L3r1", "unit": "cavalry_4", "ap": 1}]


def test_r5_2_only_own_units_move() -> None:
    play = with_units("cavalry_4@L1r1", players=4)
    assert play.why("move:L1r1>L1r2", seat=2) == "R5.2 no_own_unit"


@pytest.mark.parametrize("unit", ["archer", "siege_engine", "infantry_1", "shieldbearer_5", "spearman"])
def test_r5_2_every_kind_but_obstacles_moves(unit: str) -> None:
    assert with_units(f"{unit}@L1r1").offered("move:L1r1>L1r2") == ["move:L1r1>L1r2"]


# ---------------------------------------------------------------- R5.3 cross over
def test_r5_3_two_ap() -> None:
    play = with_units("cavalry_4@L1r1")
    play.answer("cross:L1r1>R3r3")
    assert (play.field(0), play.left(0)) == (["cavalry_4@R3r3"], 8)


@pytest.mark.parametrize(("origin", "cells"), [("L1r1", RIGHT), ("R2r2", LEFT)])
def test_r5_3_to_any_free_cell_of_the_other_own_field(origin: str, cells: list[str]) -> None:
    assert with_units(f"cavalry_4@{origin}").offered("cross:") == [f"cross:{origin}>{cell}" for cell in cells]


@pytest.mark.parametrize(("ref", "reason"), [
    ("cross:L1r1>R2r1", "R5.3 swamp"), ("cross:L1r1>R3r1", "R5.3 occupied"),
    ("cross:L1r1>L1r2", "R5.3 other_field_only"), ("cross:R3r1>L1r2", "R9.6 obstacle_stays"),
    ("cross:R1r1>L1r2", "R5.3 no_own_unit")])
def test_r5_3_refusals(ref: str, reason: str) -> None:
    assert with_units("cavalry_4@L1r1", "obstacle_1@R3r1").why(ref) == reason


@pytest.mark.parametrize("ref", ["cross:L1r1>R1r1", "cross:L1r1", "cross"])
def test_r5_3_needs_two_ap(ref: str) -> None:
    assert with_units("cavalry_4@L1r1", ap=1).why(ref) == "R5.3 ap"


def test_r5_3_a_crossing_is_told_in_full() -> None:
    play = with_units("cavalry_4@L1r1")
    play.answer("cross:L1r1>R3r3")
    assert play.told("crossed") == [{"seat": 0, "from": "0L1r1", "to": "0R3r3", "unit": "cavalry_4", "ap": 2}]


# ---------------------------------------------------------------- R5.5
@pytest.mark.parametrize(("keys", "cell"), [
    (["move:L1r3>L2r3"], "L2r3"), (["cross:L1r3>R3r3"], "R3r3"), (["swap:L1r3+R2r3"], "R2r3"),
    (["rotate:L1r3", "to:R2r3", "to:R1r1", "close"], "R2r3")])
def test_r5_5_a_face_down_unit_that_moves_turns_face_up_even_on_rank_three(keys: list[str], cell: str) -> None:
    play = with_units("cavalry_4@L1r3:d", "archer@R2r3", "spearman@R1r1")
    play.answer(*keys)
    assert (f"cavalry_4@{cell}" in play.field(0), play.told("revealed", 1)) == (
        True, [{"seat": 0, "cell": "0L1r3", "unit": "cavalry_4"}])


@pytest.mark.parametrize("keys", [["swap:L1r3+R2r3"], ["rotate:L1r3", "to:R2r3", "to:R3r3", "close"]])
def test_r5_5_all_that_take_part_turn_face_up(keys: list[str]) -> None:
    play = with_units("cavalry_4@L1r3:d", "archer@R2r3:d", "spearman@R3r3:d")
    play.answer(*keys)
    assert {event["unit"] for event in play.told("revealed")} == (
        {"cavalry_4", "archer"} if len(keys) == 1 else {"cavalry_4", "archer", "spearman"})


def test_r5_5_the_others_stay_face_down() -> None:
    play = with_units("cavalry_4@L1r3:d", "archer@R2r3:d")
    play.answer("move:L1r3>L1r1")
    assert play.field(0) == ["cavalry_4@L1r1", "archer@R2r3:d"]


def test_r5_5_such_a_move_cannot_be_taken_back() -> None:
    play = with_units("cavalry_4@L1r3:d")
    play.answer("move:L1r3>L1r1")
    assert not play.session.can_undo(0)


def test_c6_6_a_move_that_showed_nothing_can() -> None:
    play = with_units("cavalry_4@L1r3")
    play.answer("move:L1r3>L1r1")
    assert (play.session.undo(0), play.field(0)) == (True, ["cavalry_4@L1r3"])


# ---------------------------------------------------------------- R5.6 reveal
def test_r5_6_a_face_down_unit_is_turned_up_for_nothing() -> None:
    play = with_units("cavalry_4@L1r3:d", ap=0)
    play.answer("reveal:L1r3")
    assert (play.field(0), play.told("revealed", 1)) == (
        ["cavalry_4@L1r3"], [{"seat": 0, "cell": "0L1r3", "unit": "cavalry_4"}])


def test_r5_6_there_is_no_turning_down_again() -> None:
    play = with_units("cavalry_4@L1r3:d")
    play.answer("reveal:L1r3")
    assert play.why("reveal:L1r3") == "R5.6 face_up_already"


def test_r5_6_in_the_own_turn_only() -> None:
    play = with_units("cavalry_4@L1r3:d")
    play.act(1)
    assert play.why("reveal:L1r3", seat=0) == "R4.1 not_asked"


def test_r5_6_only_own_units() -> None:
    play = with_units("cavalry_4@L1r3:d", players=4)
    assert (play.offered("reveal", seat=2), play.why("reveal:L1r3", seat=2)) == ([], "R5.6 no_own_unit")


def test_r5_6_a_reveal_cannot_be_taken_back() -> None:
    play = with_units("cavalry_4@L1r3:d")
    play.answer("reveal:L1r3")
    assert not play.session.can_undo(0)


# ---------------------------------------------------------------- R5.7 recall
def test_r5_7_an_obstacle_returns_to_hand_for_nothing() -> None:
    play = with_units("obstacle_2@L1r1", ap=0)
    play.answer("recall:L1r1")
    assert (play.field(0), play.in_hand(0)["obstacle_2"], play.told("recalled")) == (
        [], 1, [{"seat": 0, "cell": "0L1r1", "unit": "obstacle_2"}])


def test_r5_7_a_face_down_one_is_shown() -> None:
    play = with_units("obstacle_2@L1r3:d")
    play.answer("recall:L1r3")
    assert play.told("revealed", 1) == [{"seat": 0, "cell": "0L1r3", "unit": "obstacle_2"}]


def test_c6_6_only_the_recall_of_a_face_down_one_cannot_be_taken_back() -> None:
    up, down = with_units("obstacle_2@L1r3"), with_units("obstacle_2@L1r3:d")
    for play in (up, down):
        play.answer("recall:L1r3")
    assert (up.session.can_undo(0), down.session.can_undo(0)) == (True, False)


@pytest.mark.parametrize("unit", ["infantry_1", "archer", "siege_engine", "armoured_cavalry"])
def test_r5_7_no_other_unit_returns(unit: str) -> None:
    play = with_units(f"{unit}@L1r1")
    assert (play.offered("recall"), play.why("recall:L1r1")) == ([], "R5.7 only_obstacles_return")


def test_r5_7_nothing_to_recall() -> None:
    assert with_units("obstacle_2@L1r1").why("recall:L1r2") == "R5.7 no_own_unit"


def test_r5_7_without_limit() -> None:
    play = with_units("obstacle_1@L1r1", "obstacle_1@L1r2", "obstacle_2@L1r3:d")
    play.answer("recall:L1r2", "recall:L1r1", "recall:L1r3")
    assert (play.field(0), play.left(0)) == ([], 10)


def test_r5_7_it_can_be_deployed_again_for_two_ap() -> None:
    play = with_units("obstacle_2@L1r1")
    play.answer("recall:L1r1", "deploy:obstacle_2@L1r3:d")
    assert (play.field(0), play.left(0)) == (["obstacle_2@L1r3:d"], 8)


def test_r5_7_the_ally_recalls_its_own_only() -> None:
    play = with_units("obstacle_2@L1r1", players=4)
    assert play.offered("recall", seat=2) == []


# ---------------------------------------------------------------- R5.8
def test_r5_8_own_units_in_front_do_not_hinder_an_attack() -> None:
    play = with_units("cavalry_4@L1r3", "obstacle_1@L1r1", "infantry_1@L1r2")
    play.units(1, "archer@R1r1")
    play.answer("field_attack:L1r3>1")
    assert play.field(1) == []


def test_r5_8_nor_a_siege() -> None:
    play = with_units("cavalry_4@L1r3", "obstacle_1@L1r1", "archer@L1r2")
    play.answer("siege_attack:L1r3>T31")
    assert play.tent(1, "T31") == "ruin"


# ---------------------------------------------------------------- 3, order of options
def test_s3_moves_go_by_unit_then_cell() -> None:
    play = with_units("archer@L1r1", "archer@R1r1", ap=1)
    cells = [key.partition(":")[2] for key in play.offered("move:")]
    assert cells == [*(f"L1r1>{cell}" for cell in LEFT[1:]), *(f"R1r1>{cell}" for cell in RIGHT[1:])]


def test_s3_normal_actions_and_end_turn_without_ap() -> None:
    play = with_units("archer@L1r3:d", "obstacle_1@L2r1", "obstacle_2@R2r3:d", ap=0)
    assert play.offered() == ["reveal:L1r3", "reveal:R2r3", "recall:L2r1", "recall:R2r3", "end_turn"]
