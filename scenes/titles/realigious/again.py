"""What is a step of its own, besides the actions, where what happened since one's turn is shown again (C6.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.event_look import GRAVE_MS, READ_MS
from scenes.titles.realigious.cards import harms
from scenes.titles.realigious.view_steps import LIGHT

if TYPE_CHECKING:
    from game.core.events import Event

BRINGS = (*LIGHT, "wind", "cycle_ended")
"""R3.11. By these a cycle ends."""
LOSSES = ("tile_taken", "relic_lost", "skip_added", "reputation_down")
"""What is read where it is the reader's own loss; a great one of a reputation whoever's it is."""
TURNS = ("relic_gone", "relic_created", "tile_separatist")
"""What a card brings about that its own words don't say."""
GREAT, DOOM = 10, "spell_of_doom"
SQUALL, SKIPPED, NOBODY = "squall", "turn_skipped", -1


def step_ms(event: Event, hurts: bool) -> int:
    """How long something is read that is no action; 0 for what is no step. `hurts`: the reader has lost by it."""
    walks = event.kind == "celebrity_moved" and "tile" in event.data
    great = event.kind in LOSSES and (hurts or int(str(event.data.get("amount", 0))) >= GREAT)
    if great or event.kind in TURNS or _is_curse(event):
        return GRAVE_MS
    return READ_MS if walks or event.kind in BRINGS else 0


def _is_curse(event: Event) -> bool:
    """SAC-2b. Whether a card that others put into the hand harms who holds it."""
    card = str(event.data.get("card", ""))
    return event.kind == "entered_hand" and (card == DOOM or harms(card))


class Squalls:
    """R11.1. Which turns are skipped by a squall: it tells so itself, right before."""

    def __init__(self) -> None:
        self._takes: dict[int, object] = {}

    def told(self, event: Event) -> bool:
        """Whether a squall has told already that a turn is skipped. What happens is asked of in its order."""
        seat = event.data.get("seat")
        if event.kind == SQUALL:
            self._takes[event.no + 1] = seat
        return event.kind == SKIPPED and self._takes.get(event.no, NOBODY) == seat
