"""What the result of a match tells in whole numbers, where a title has them (C6.9)."""

from __future__ import annotations

from typing import NamedTuple


class EndTotals(NamedTuple):
    """`decided`: what the winner was ahead by, in one line. For each score of the title's track: `values` has how far
    every seat came, `axis` what stands beside the graph at nothing, at half and at all of what wins, `goals` how much
    wins, "" where that score does not. `places`: of every seat what has decided its place, as a sprite, a number, and
    words for the tooltip; the number is "" for none.
    """

    decided: str
    values: tuple[tuple[str, ...], ...]
    axis: tuple[tuple[str, str, str], ...]
    places: tuple[tuple[str, str, str], ...] = ()
    goals: tuple[str, ...] = ()
