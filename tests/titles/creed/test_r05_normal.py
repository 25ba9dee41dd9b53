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


# ---------------------------------------------------------------- R5.4 swap
@pytest.mark.parametrize(("other", "ap"), [("L3r1", 2), ("R1r1", 4)])
def test_r5_4_two_units_change_places_each_paying_its_move(other: str, ap: int) -> None:
    play = with_units("cavalry_4@L1r1", f"archer@{other}")
    play.answer(f"swap:L1r1+{other}")
    assert (play.field(0), play.left(0)) == (["archer@L1r1", f"cavalry_4@{other}"], 10 - ap)


def test_r5_4_a_swap_tells_its_price_beforehand() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L3r1", "spearman@R1r1")
    assert {key: play.args(key)["ap"] for key in play.offered("swap:")} == {
        "swap:L1r1+L3r1": 2, "swap:L1r1+R1r1": 4, "swap:L3r1+R1r1": 4}


@pytest.mark.parametrize(("ap", "keys"), [(1, []), (2, ["swap:L1r1+L3r1"]), (3, ["swap:L1r1+L3r1"]),
                                          (4, ["swap:L1r1+L3r1", "swap:L1r1+R1r1", "swap:L3r1+R1r1"])])
def test_r5_4_between_fields_only_with_four_ap(ap: int, keys: list[str]) -> None:
    assert with_units("cavalry_4@L1r1", "archer@L3r1", "spearman@R1r1", ap=ap).offered("swap:") == keys


@pytest.mark.parametrize(("ref", "ap", "reason"), [
    ("swap:L1r1+L3r1", 10, "R9.6 obstacle_stays"), ("swap:L3r1+R1r1", 10, "R9.6 obstacle_stays"),
    ("swap:L3r1", 10, "R9.6 obstacle_stays"), ("swap:L1r1+L1r2", 10, "R5.4 no_own_unit"),
    ("swap:L1r1+L1r1", 10, "R5.4 two_units"), ("swap:L1r1+R1r1", 3, "R5.4 ap"), ("swap:L1r1", 3, "R5.4 ap")])
def test_r5_4_swap_refusals(ref: str, ap: int, reason: str) -> None:
    assert with_units("cavalry_4@L1r1", "obstacle_1@L3r1", "archer@R1r1", ap=ap).why(ref) == reason


def test_r5_4_one_unit_alone_has_nobody_to_swap_with() -> None:
    assert with_units("cavalry_4@L1r1", "obstacle_1@L3r1").why("swap:L1r1") == "R5.4 two_units"


def test_r5_4_allies_do_not_swap() -> None:
    play = with_units("cavalry_4@L1r1", players=4)
    play.units(2, "cavalry_4@L3r1")
    assert play.offered("swap:", seat=0) == []


def test_r5_4_marks_and_boosts_go_along() -> None:
    play = with_units("cavalry_4@L1r1", "infantry_1@R1r1")
    play.mark(0, "L1r1", attacked=True)
    play.mark(0, "R1r1", boost=2)
    play.answer("swap:L1r1+R1r1")
    assert (play.marks(0, "R1r1"), play.marks(0, "L1r1")) == ((True, 0), (False, 2))


def test_r5_4_a_swap_is_told() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L3r1")
    play.answer("swap:L1r1+L3r1")
    assert play.told("swapped") == [{"seat": 0, "a": "0L1r1", "b": "0L3r1", "ap": 2}]


def test_r5_4_equal_units_may_swap() -> None:
    assert with_units("archer@L1r1", "archer@L3r1").offered("swap:") == ["swap:L1r1+L3r1"]


# ---------------------------------------------------------------- R5.4 rotation
def test_r5_4_each_goes_to_the_cell_of_the_next_the_last_to_the_first() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@L3r2")
    play.answer("rotate:L1r1", "to:L3r1", "to:L2r1", "close")
    assert (play.field(0), play.left(0)) == (
        ["archer@L1r1", "spearman@L2r1", "cavalry_4@L3r1", "infantry_1@L3r2"], 7)


def test_r5_4_a_rotation_of_four() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@L3r2")
    play.answer("rotate:L1r1", "to:L2r1", "to:L3r1", "to:L3r2")  # nobody is left, so it closes
    assert (play.field(0), play.left(0)) == (
        ["infantry_1@L1r1", "cavalry_4@L2r1", "archer@L3r1", "spearman@L3r2"], 6)


def test_s3_rotate_pick_offers_the_next_units_and_close_from_the_third_on() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@L3r2")
    found = []
    for key in ("rotate:L2r1", "to:L3r2", "to:L1r1"):
        play.answer(key)
        found.append(play.offered())
    assert found == [["to:L1r1", "to:L3r1", "to:L3r2"], ["to:L1r1", "to:L3r1"], ["to:L3r1", "close"]]


def test_s3_rotate_pick_with_one_option_is_not_asked() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1")
    play.answer("rotate:L1r1", "to:L3r1")
    assert (play.question.text, play.field(0)) == (
        "team_turn", ["archer@L1r1", "spearman@L2r1", "cavalry_4@L3r1"])


def test_s3_nothing_changes_before_the_rotation_closes() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r3:d", "spearman@L3r1", "infantry_1@L3r2")
    before = play.field(0)
    play.answer("rotate:L1r1", "to:L2r3", "to:L3r1")
    assert (play.field(0), play.left(0), play.told("revealed")) == (before, 10, [])


def test_s3_rotate_pick_times_out_with_close_or_the_first() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@L3r2")
    found = []
    for key in ("rotate:L1r1", "to:L2r1", "to:L3r1"):
        play.answer(key)
        found.append(play.default())
    assert found == ["to:L2r1", "to:L3r1", "close"]


@pytest.mark.parametrize(("ap", "keys"), [
    (2, []), (3, ["rotate:L1r1", "rotate:L2r1", "rotate:L3r1"]), (4, ["rotate:L1r1", "rotate:L2r1", "rotate:L3r1"]),
    (5, ["rotate:L1r1", "rotate:L2r1", "rotate:L3r1", "rotate:R1r1"])])
def test_r5_4_a_rotation_is_offered_where_a_cycle_of_three_can_be_paid(ap: int, keys: list[str]) -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@R1r1", ap=ap)
    assert play.offered("rotate:") == keys


@pytest.mark.parametrize(("ap", "keys"), [(3, ["to:L2r1", "to:L3r1"]), (5, ["to:L2r1", "to:L3r1", "to:R1r1"])])
def test_r5_4_a_pick_is_offered_where_the_cycle_can_still_be_closed(ap: int, keys: list[str]) -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@R1r1", ap=ap)
    play.answer("rotate:L1r1")
    assert play.offered() == keys


def test_r5_4_a_fourth_unit_is_offered_where_it_can_be_paid() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@L3r2", ap=3)
    play.answer("rotate:L1r1", "to:L2r1", "to:L3r1")  # there is only `close`, so it closes
    assert play.field(0) == ["spearman@L1r1", "cavalry_4@L2r1", "archer@L3r1", "infantry_1@L3r2"]


def test_r5_4_picks_tell_what_the_cycle_would_cost() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@R1r1", "infantry_1@R3r1")
    play.answer("rotate:L1r1", "to:L2r1")
    first = play.args("to:R1r1")["ap"]
    play.answer("to:R1r1")
    assert (first, play.args("close")["ap"], play.args("to:R3r1")["ap"]) == (5, 5, 6)


def test_r5_4_a_rotation_that_starts_with_three_units_costs_what_it_told() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@R1r1", "infantry_1@R3r1")
    play.answer("rotate:L1r1", "to:L2r1", "to:R1r1", "to:R3r1")
    assert play.left(0) == 4


def test_r5_4_obstacles_are_in_no_rotation() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "obstacle_1@L3r2", "infantry_1@R1r1")
    play.answer("rotate:L1r1")
    assert (play.offered("to:L3r2"), play.why("cell:0L3r2"), play.why("to:L3r2")) == (
        [], "R9.6 obstacle_stays", "R9.6 obstacle_stays")


@pytest.mark.parametrize(("ref", "reason"), [
    ("cell:0L1r1", "R5.4 in_rotation"), ("to:R1r1", "R5.4 rotation_short"), ("cell:0L1r2", "R5.4 no_own_unit"),
    ("cell:1L1r1", "R4.9 unknown")])
def test_r5_4_why_a_unit_cannot_come_next(ref: str, reason: str) -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@R1r1", ap=3)
    play.answer("rotate:L1r1")
    assert play.why(ref) == reason


@pytest.mark.parametrize(("units", "ap", "reason"), [
    (["cavalry_4@L1r1", "archer@L2r1"], 10, "three_units"),
    (["cavalry_4@L1r1", "archer@L2r1", "obstacle_1@L3r1"], 10, "three_units"),
    (["cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1"], 2, "rotation_ap"),
    (["cavalry_4@L1r1", "archer@L2r1", "spearman@R1r1"], 4, "rotation_ap")])
def test_r5_4_rotation_refusals(units: list[str], ap: int, reason: str) -> None:
    play = with_units(*units, ap=ap)
    assert (play.offered("rotate"), play.why("rotate"), play.why("rotate:L1r1")) == (
        [], f"R5.4 {reason}", f"R5.4 {reason}")


def test_r5_4_an_obstacle_begins_no_rotation() -> None:
    play = with_units("obstacle_1@L3r2", "archer@L1r1", "archer@L1r2", "spearman@L2r1")
    assert play.why("rotate:L3r2") == "R9.6 obstacle_stays"


def test_r5_4_marks_and_boosts_go_round() -> None:
    play = with_units("cavalry_4@L1r1", "infantry_1@L2r1", "spearman@L3r1")
    play.mark(0, "L1r1", attacked=True)
    play.mark(0, "L2r1", boost=1)
    play.answer("rotate:L1r1", "to:L2r1")
    assert [play.marks(0, cell) for cell in ("L1r1", "L2r1", "L3r1")] == [(False, 0), (True, 0), (False, 1)]


def test_r5_4_a_rotation_is_told() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@R1r1")
    play.answer("rotate:L2r1", "to:R1r1")
    assert play.told("rotated") == [{"seat": 0, "cells": "L2r1 R1r1 L1r1", "ap": 5}]


def test_e14_swap_and_rotation_costs() -> None:
    units = ("cavalry_4@L1r1", "archer@L3r1", "spearman@R1r1")
    costs = []
    for keys in (["swap:L1r1+L3r1"], ["swap:L1r1+R1r1"], ["rotate:L1r1", "to:L3r1"]):
        play = with_units(*units)
        play.answer(*keys)
        costs.append(10 - play.left(0))
    play = with_units(*units, "obstacle_1@L1r2")
    assert (costs, [key for key in play.offered() if "L1r2" in key]) == ([2, 4, 5], ["recall:L1r2"])


# ---------------------------------------------------------------- R5.5
@pytest.mark.parametrize(("keys", "cell"), [
    (["move:L1r3>L2r3"], "L2r3"), (["cross:L1r3>R3r3"], "R3r3"), (["swap:L1r3+R2r3"], "R2r3"),
    (["rotate:L1r3", "to:R2r3"], "R2r3")])
def test_r5_5_a_face_down_unit_that_moves_turns_face_up_even_on_rank_three(keys: list[str], cell: str) -> None:
    play = with_units("cavalry_4@L1r3:d", "archer@R2r3", "spearman@R1r1")
    play.answer(*keys)
    assert (f"cavalry_4@{cell}" in play.field(0), play.told("revealed", 1)) == (
        True, [{"seat": 0, "cell": "0L1r3", "unit": "cavalry_4"}])


@pytest.mark.parametrize("keys", [["swap:L1r3+R2r3"], ["rotate:L1r3", "to:R2r3"]])
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
