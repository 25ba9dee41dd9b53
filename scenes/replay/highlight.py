"""Marks on the timeline: what each title makes of its events."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
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


def highlighter(title: str) -> Callable[[Event], str]:
    """The kind of mark of an event, "" for none."""
    found: Callable[[Event], str] = import_module(f"scenes.titles.{title}.highlights").highlight
    return found
