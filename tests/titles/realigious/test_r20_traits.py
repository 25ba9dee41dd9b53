"""R20. Traits, presets, experience (the store's side of levels: tests/store/test_levels.py)."""
from __future__ import annotations

import pytest

from game.store import levels
from game.titles.realigious.content import BRANCHES, LEVELS, PRESETS, TRAITS, traits_of
from game.titles.realigious.setup import chosen_traits

POINTS = {1: 5, 2: 6, 3: 7, 4: 8, 5: 9, 6: 10}
TOTALS = {1: 0, 2: 150, 3: 400, 4: 750, 5: 1200, 6: 1800}


@pytest.mark.parametrize("branch", BRANCHES)
def test_r20_1_each_branch_has_six_traits(branch: str) -> None:
    assert sum(trait.branch == branch for trait in TRAITS.values()) == 6


@pytest.mark.parametrize("first", range(0, 36, 5))
def test_r20_1_any_five_traits_may_be_chosen(first: int) -> None:
    chosen = tuple([*TRAITS, *TRAITS][first:first + 5])
    assert chosen_traits("seats[0].traits", chosen, 5) == list(chosen)


@pytest.mark.parametrize("level", POINTS)
def test_r20_2_points_of_a_level(level: int) -> None:
    assert LEVELS[level].points == POINTS[level]


@pytest.mark.parametrize("points", range(5, 11))
@pytest.mark.parametrize("preset", PRESETS)
def test_r20_4_a_preset_means_its_first_traits(preset: str, points: int) -> None:
    assert traits_of(preset, points) == PRESETS[preset][:points]


def test_r20_4_there_are_four_presets() -> None:
    assert list(PRESETS) == ["default", "religious", "social", "mystic"]


GAINS = [  # seats, rank, experience
    (2, 1, 150), (2, 2, 50), (3, 1, 150), (3, 2, 100), (3, 3, 50), (4, 1, 150), (4, 2, 100), (4, 3, 75), (4, 4, 50)]


@pytest.mark.parametrize(("seats", "rank", "gained"), GAINS)
def test_r20_5_experience_of_a_match(seats: int, rank: int, gained: int) -> None:
    assert levels.experience(seats, rank) == gained


@pytest.mark.parametrize(("seats", "rank", "gained"), GAINS)
def test_r20_5_half_against_bots_alone_rounded_down(seats: int, rank: int, gained: int) -> None:
    assert levels.experience(seats, rank, bots_only=True) == gained // 2


def test_r20_5_none_for_leaving_early() -> None:
    assert levels.experience(4, 1, left_early=True) == 0


@pytest.mark.parametrize("level", TOTALS)
def test_r20_5_a_level_begins_at_its_total(level: int) -> None:
    assert (LEVELS[level].experience, levels.level_of(TOTALS[level])) == (TOTALS[level], level)
    assert levels.level_of(max(0, TOTALS[level] - 1)) == max(1, level - 1)


def test_r20_5_level_six_is_the_highest() -> None:
    assert levels.level_of(100_000) == 6
