"""What of a match of Realigious is worth a mark on the timeline of its replay (C7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.replay.highlight import CHANCE, END, GAIN, LOSS, TURN

if TYPE_CHECKING:
    from game.core.events import Event

LONG_ODDS = 35
"""A roll is a mark when it had at most this chance, in percent."""
KINDS = {
    "turn_began": TURN, "game_won": END, "game_judged": END, "eliminated": LOSS, "combat_lost": LOSS,
    "relic_lost": LOSS, "tile_ruined": LOSS, "combat_won": GAIN, "relic_gained": GAIN, "relic_taken": GAIN,
    "tile_designated": GAIN, "government_bought": GAIN,
}  # fmt: skip
ROLLED = {"propagated": True, "combat_won": True, "net_cast": True, "propagation_failed": False, "combat_lost": False}
"""Events with a roll, and whether it had to succeed."""


def highlight(event: Event) -> str:
    """The kind of mark, "" for none. What succeeds or fails against long odds is chance, whatever it is besides."""
    rate, roll = event.data.get("rate"), event.data.get("roll")
    if event.kind in ROLLED and isinstance(rate, int) and roll:
        odds = rate if ROLLED[event.kind] else 100 - rate
        if 0 < odds <= LONG_ODDS:
            return CHANCE
    return KINDS.get(event.kind, "")
