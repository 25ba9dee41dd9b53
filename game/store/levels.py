"""Experience, levels and coins (C2.2, C2.3, C6.9): one table for all games."""

from __future__ import annotations

from itertools import pairwise

LEVEL_TOTALS = (0, 150, 400, 750, 1200, 1800)
"""R20.5: experience needed for level 1, 2, 3, 4, 5, 6."""
FOR_FINISHING = 50
FOR_WINNING = 100
FOR_SECOND = 50
"""With three or more seats."""
FOR_THIRD = 25
"""With four or more seats."""
EXPERIENCE_A_COIN = 5
"""Ours: 10 coins for a finished match, 30 for a won one."""


def experience(seats: int, rank: int, *, bots_only: bool = False, left_early: bool = False) -> int:
    """R20.5: what a match is worth. `rank` 1 is a winner, sides share their rank; `bots_only`.

    Every opponent was a bot.
    """
    if left_early:
        return 0
    gained = FOR_FINISHING
    if rank == 1:
        gained += FOR_WINNING
    elif rank == 2 and seats >= 3:
        gained += FOR_SECOND
    elif rank == 3 and seats >= 4:
        gained += FOR_THIRD
    return gained // 2 if bots_only else gained


def coins(xp: int) -> int:
    """C6.9: what a match that gives `xp` experience gives in coins, rounded down."""
    return xp // EXPERIENCE_A_COIN


def level_of(xp: int) -> int:
    """R20.5: the level, 1 to 6, that `xp` experience in all makes."""
    return sum(1 for total in LEVEL_TOTALS if xp >= total) or 1


def progress(xp: int) -> tuple[int, int]:
    """Experience since the present level began, and what the level takes in all.

    (0, 0) at the highest level.
    """
    for begin, end in pairwise(LEVEL_TOTALS):
        if xp < end:
            return xp - begin, end - begin
    return 0, 0
