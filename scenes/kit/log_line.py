"""A line of the log (C6.4a)."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class LogLine:
    """`group` is the filter that the line belongs to, `ref` the place it shows when clicked, `seat` whose doing it is
    (-1: nobody's), `heavy` whether it counts as an action of the history strip.
    """

    no: int
    text: str
    icon: str
    rule: str = ""
    group: str = ""
    ref: str = ""
    seat: int = -1
    heavy: bool = False
    details: tuple[str, ...] = field(default=())
