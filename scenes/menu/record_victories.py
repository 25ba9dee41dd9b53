"""Which kinds of victory a record shows: all that were won, as bars that share a box (C2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.menu.record_charts import CountBar
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from game.store.profiles import Totals

HEAD, SIDES, FOOT = 56, 24, 8
"""Over the bars, beside them, and below."""
BAR, LINE = 38, 30
"""How high a row is at least with its words over its bar, and with both in a line."""
TALLEST, WORDS = 96, 20


class Kind(NamedTuple):
    """A kind of victory: its picture, its name, how often."""

    icon: str
    words: str
    n: int


def counted(
    totals: Mapping[str, Totals], titles: Iterable[str], ways: Callable[[str], Iterable[str]]
) -> list[tuple[str, str, int]]:
    """Game, kind and number, the most frequent first; kinds of played games that are still to come at the end."""
    found: dict[tuple[str, str], int] = {}
    for title in titles:
        found.update({(title, kind): n for kind, n in totals[title].victories.items()})
        for kind in ways(title) if totals[title].played else ():
            found.setdefault((title, kind), 0)
    return [(*key, n) for key, n in sorted(found.items(), key=lambda pair: -pair[1])]


def fitting(kinds: list[Kind], box: pygame.Rect, rest: str) -> tuple[list[Kind], bool]:
    """What a box shows, and whether words and bars stand in one line: no kind that was won is left out. Where even
    lines have no room for all, the rarest are one row, called `rest`.
    """
    free = box.height - HEAD - FOOT
    won = [kind for kind in kinds if kind.n]
    if len(won) <= free // BAR:
        return kinds[: free // BAR], False
    room = free // LINE
    if len(won) <= room:
        return kinds[:room], True
    return [*won[: room - 1], Kind("ui/trophy", rest, sum(kind.n for kind in won[room - 1:]))], True


def show(frame: Panel, box: pygame.Rect, kinds: list[Kind], rest: str) -> None:
    """The bars in their box."""
    rows, flat = fitting(kinds, box, rest)
    most = max((row.n for row in rows), default=0) or 1
    pitch = min(TALLEST, (box.height - HEAD - FOOT) // max(1, len(rows)))
    width = box.width - 2 * SIDES
    named = 0
    if flat:
        named = min(width * 2 // 3, max(frame.media.theme.width(row.words, WORDS) for row in rows))
    for i, row in enumerate(rows):
        place = (box.x + SIDES, box.y + HEAD + i * pitch, width, pitch)
        CountBar(frame, place, row.icon, row.words, str(row.n), row.n / most, named=named)
