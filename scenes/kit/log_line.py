"""A line of the log (C6.4a), and what the words of a title give for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class LogLine:
    """`group` is the filter that the line belongs to, `ref` the place it shows when clicked, `seat` whose doing it is
    (-1: nobody's), `heavy` whether it counts as an action of the history strip, `hurts` whether its reader has
    lost by it, `cause` what has brought it about where that was no action of the strip.
    """

    no: int
    text: str
    icon: str
    rule: str = ""
    group: str = ""
    ref: str = ""
    seat: int = -1
    heavy: bool = False
    hurts: bool = False
    cause: str = ""
    details: tuple[str, ...] = field(default=())


class Told(NamedTuple):
    """An event in words: the sentence, the place that it tells of, more lines for whoever points at it, and what has
    brought it about where the event itself knows that.
    """

    text: str
    ref: str = ""
    details: tuple[str, ...] = ()
    cause: str = ""
