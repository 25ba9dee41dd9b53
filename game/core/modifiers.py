"""Numbers that are built from terms, tier by tier, so that the screen can show how they came about.

Pull, never push: a query lists the terms, `settle` adds them up. Tiers are worked from the highest number
to the lowest (the lowest tier of a rulebook first); inside a tier a "set" replaces the running value
before anything is added.
"""
from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Term(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One item of a number: its tier, its text key ("term.believers"), its value; `sets` replaces instead
    of adding. `count` tells how many stacks or believers stand behind the value (0: not shown)."""

    tier: int
    text: str
    value: int
    sets: bool = False
    count: int = 0


class Bounds(msgspec.Struct, frozen=True, gc=False):
    """The range a settled value is cut to."""

    low: int
    high: int


def settle(terms: Sequence[Term], bounds: Bounds) -> int:
    """The value of the terms, which must be listed from the highest tier number down, sets first within a
    tier."""
    value = 0
    for term in terms:
        if term.sets:
            value = term.value
        else:
            value += term.value
    return min(max(value, bounds.low), bounds.high)
