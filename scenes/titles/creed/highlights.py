"""What of a match of Creed is worth a mark on the timeline of its replay (C7.2). Nothing in it is rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.replay.highlight import CHANCE, END, GAIN, LOSS, TURN

if TYPE_CHECKING:
    from game.core.events import Event

KINDS = {
    "turn_began": TURN, "ended": END, "leader_removed": LOSS, "fortress_broken": LOSS, "assassination": CHANCE,
    "rumour": CHANCE,
}  # fmt: skip


def highlight(event: Event) -> str:
    """The kind of mark, "" for none: a unit that falls is a gain of who attacked."""
    if event.kind == "hit":
        return GAIN if event.data.get("removed") else ""
    return KINDS.get(event.kind, "")
