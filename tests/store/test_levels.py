"""R20.5: experience and levels."""

from __future__ import annotations

import pytest

from game.store.levels import coins, experience, level_of, progress


@pytest.mark.parametrize(
    ("seats", "rank", "xp"),
    [(2, 1, 150), (2, 2, 50), (3, 1, 150), (3, 2, 100), (3, 3, 50), (4, 2, 100), (4, 3, 75), (4, 4, 50)],
)
def test_r20_5_finishing_and_places(seats: int, rank: int, xp: int) -> None:
    assert experience(seats, rank) == xp


def test_r20_5_half_against_bots_only_rounded_down() -> None:
    assert experience(4, 3, bots_only=True) == 37


def test_r20_5_nothing_for_leaving_early() -> None:
    assert experience(4, 1, left_early=True) == 0


@pytest.mark.parametrize(
    ("xp", "level"),
    [(0, 1), (149, 1), (150, 2), (399, 2), (400, 3), (750, 4), (1200, 5), (1799, 5), (1800, 6), (99999, 6)],
)
def test_r20_5_totals_of_the_levels(xp: int, level: int) -> None:
    assert level_of(xp) == level


def test_c3_1_progress_to_the_next_level() -> None:
    assert progress(0) == (0, 150)
    assert progress(160) == (10, 250)
    assert progress(1800) == (0, 0)


def test_c6_9_coins_follow_the_experience_rounded_down() -> None:
    assert [coins(xp) for xp in (150, 50, 37, 0)] == [30, 10, 7, 0]
