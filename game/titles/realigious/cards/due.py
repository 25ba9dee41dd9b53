"""R22.5. What happens when an effect that waits for a start or move phase is due.

The step that counts it down has already taken the effect away from the player. A due function returns True
when it replaces the draw of this start phase; in a move phase its answer means nothing.
"""
from __future__ import annotations

import functools
from collections.abc import Callable

from game.core.ask import Rules
from game.titles.realigious.cards.base import Effect, Use
from game.titles.realigious.queries import G
from game.titles.realigious.state import Effect as Waiting

Due = Callable[[G, int, Waiting], Rules[bool]]

DUE: dict[str, Due] = {}


def due(kind: str) -> Callable[[Due], Due]:
    """Register what the waiting effect of that kind does when its counter has reached 0."""
    def register(carry_out: Due) -> Due:
        DUE[kind] = carry_out
        return carry_out
    return register


def plain(effect: Callable[[G, Use], None]) -> Effect:
    """A card effect that asks nothing, in the shape of one that may ask."""
    @functools.wraps(effect)
    def carry_out(g: G, use: Use) -> Rules[None]:
        effect(g, use)
        yield from ()
    return carry_out
