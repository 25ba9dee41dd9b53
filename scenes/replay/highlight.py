"""Marks on the timeline: what each title makes of its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.core.events import Event

TURN, CHANCE, LOSS, GAIN, END = "turn", "chance", "loss", "gain", "end"
MARKED = (GAIN, LOSS, CHANCE, END)
"""Kinds that are drawn; later ones lie over earlier ones."""


class Moment(NamedTuple):
    """`at`: after so many choices it has happened."""

    at: int
    kind: str
    event: Event
