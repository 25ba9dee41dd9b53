"""R5.4. Changing places: swap and rotation."""
from __future__ import annotations

import pytest

from game.titles.creed.movement import rotation_ap
from tests.titles.creed.play import Play


def with_units(*texts: str, ap: int = 10, players: int = 2) -> Play:
    """Seat 0 has these units and so many AP."""
    play = Play(players)
    play.units(0, *texts)
    play.ap(0, ap)
    return play


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
    play.answer("rotate:L1r1", "to:L2r1", "to:L3r1", "to:L3r2", "close")
    assert (play.field(0), play.left(0)) == (
        ["infantry_1@L1r1", "cavalry_4@L2r1", "archer@L3r1", "spearman@L3r2"], 6)


def test_s3_rotate_pick_offers_the_next_units_and_close_from_the_third_on() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1", "infantry_1@L3r2")
    found = []
    for key in ("rotate:L2r1", "to:L3r2", "to:L1r1"):
        play.answer(key)
        found.append(play.offered())
    assert found == [["to:L1r1", "to:L3r1", "to:L3r2"], ["to:L1r1", "to:L3r1"], ["to:L3r1", "close"]]


def test_g30_rotate_pick_with_one_option_is_asked() -> None:
    """Else an obstacle that lies face-down among the units could be told from them."""
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@L3r1")
    offered = []
    for key in ("rotate:L1r1", "to:L3r1", "to:L2r1", "close"):
        play.answer(key)
        offered.append(play.offered() if play.question.text == "rotate_pick" else [])
    assert (offered[1:], play.field(0)) == (
        [["to:L2r1"], ["close"], []], ["archer@L1r1", "spearman@L2r1", "cavalry_4@L3r1"])


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
    play.answer("rotate:L1r1", "to:L2r1", "to:L3r1", "close")  # there is only `close`
    assert play.field(0) == ["spearman@L1r1", "cavalry_4@L2r1", "archer@L3r1", "infantry_1@L3r2"]


def test_r5_4_picks_tell_what_the_cycle_would_cost() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@R1r1", "infantry_1@R3r1")
    play.answer("rotate:L1r1", "to:L2r1")
    first = play.args("to:R1r1")["ap"]
    play.answer("to:R1r1")
    assert (first, play.args("close")["ap"], play.args("to:R3r1")["ap"]) == (5, 5, 6)


def test_r5_4_a_rotation_that_starts_with_three_units_costs_what_it_told() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@R1r1", "infantry_1@R3r1")
    play.answer("rotate:L1r1", "to:L2r1", "to:R1r1", "to:R3r1", "close")
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
    play.answer("rotate:L1r1", "to:L2r1", "to:L3r1", "close")
    assert [play.marks(0, cell) for cell in ("L1r1", "L2r1", "L3r1")] == [(False, 0), (True, 0), (False, 1)]


def test_r5_4_a_rotation_is_told() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@R1r1")
    play.answer("rotate:L2r1", "to:R1r1", "to:L1r1", "close")
    assert play.told("rotated") == [{"seat": 0, "cells": "L2r1 R1r1 L1r1", "ap": 5}]


def test_e14_swap_and_rotation_costs() -> None:
    units = ("cavalry_4@L1r1", "archer@L3r1", "spearman@R1r1")
    costs = []
    for keys in (["swap:L1r1+L3r1"], ["swap:L1r1+R1r1"], ["rotate:L1r1", "to:L3r1", "to:R1r1", "close"]):
        play = with_units(*units)
        play.answer(*keys)
        costs.append(10 - play.left(0))
    play = with_units(*units, "obstacle_1@L1r2")
    assert (costs, [key for key in play.offered() if "L1r2" in key]) == ([2, 4, 5], ["recall:L1r2"])


def test_r5_4_what_a_rotation_costs_counts_the_third_unit_that_it_needs() -> None:
    play = with_units("cavalry_4@L1r1", "archer@L2r1", "spearman@R3r1", "infantry_1@L3r2")
    play.answer("rotate:L1r1")
    told = {option.key: rotation_ap(play.question, option) for option in play.question.options()}
    assert told == {"to:L2r1": 3, "to:R3r1": 5, "to:L3r2": 3}
    play.answer("to:R3r1")
    told = {option.key: rotation_ap(play.question, option) for option in play.question.options()}
    assert told == {"to:L2r1": 5, "to:L3r2": 5}
