"""What everybody did in a match, on its result (C6.9): a row for each count, with a star for who had most of it; the
column of the only person here is lit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.titles import ui_of
from scenes.widgets.base import Group, RectLike, Widget, WidgetParent
from scenes.widgets.label import Label
from scenes.widgets.names import NameLabel
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.at_table import EndedMatch

COUNT = 31
"""How high a row is."""
TOP, FOOT = 98, 20
"""Signs and names over the counts, and the room under them."""
STAR = 20
INSET, APART = 12, 4
"""How far a column's ground begins before its words, and what is free between two columns."""
ROOM, EDGE = 8, 12
"""What is free right of a name in its column, and right of the last column's ground."""


class OwnBand(Widget):
    """The ground behind what is about the only person here, with a brass edge at its left end or its top."""

    def __init__(self, parent: WidgetParent, rect: RectLike, name: str, upright: bool = False) -> None:
        self.upright = upright
        super().__init__(parent, rect, name=name)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """It lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Ground and edge."""
        pygame.draw.rect(surface, theme.RAISED, self.rect, border_radius=8)
        edge = (self.rect.x + 8, self.rect.y, self.rect.width - 16, 3) if self.upright else (
            self.rect.x, self.rect.y + 6, 4, self.rect.height - 12)  # fmt: skip
        surface.fill(theme.BRASS_LIGHT, edge)


def height(rows: int) -> int:
    """How high so many counts are with what stands over them."""
    return TOP + COUNT * rows + FOOT


def most(match: EndedMatch, name: str) -> int | None:
    """Who has most of a count that one wants to have; None where several do or nobody."""
    counts = [match.counted(info.seat)[name] for info in match.seats]
    alone = len(counts) > 1 and max(counts) > 0 and counts.count(max(counts)) == 1
    return counts.index(max(counts)) if alone and name not in ui_of(match.title).regrets else None


def put_counts(
    panel: Group, match: EndedMatch, names: Sequence[str], order: Sequence[int], signs: Sequence[str], heading: str
) -> None:
    """A column for each seat in an order, as wide as the names of the counts let them be."""
    media, rect = panel.media, panel.rect
    words = [media.t(f"{match.title}.track.count.{name}") for name in names]
    wide = [*(media.theme.width(line, 20) for line in words), media.theme.width(heading, theme.BUTTON, True)]
    left, width = rect.x + 24, max(wide) + INSET + 8
    column = (rect.width - 24 - EDGE + APART + INSET - width) // len(order)
    if len(match.persons) == 1:
        x = left + width + order.index(match.persons[0]) * column - INSET
        OwnBand(panel, (x, rect.y + 8, column - APART, TOP + COUNT * len(names)), "own.counts", upright=True)
    for i, seat in enumerate(order):
        x = left + width + i * column
        Picture(panel, (x, rect.y + 12, 32, 32), signs[seat])
        room = (x, rect.y + 46, column - APART - INSET - ROOM, 46)
        NameLabel(panel, room, match.seats[seat].name, size=20, name=f"result.head.{seat}")
    for i, name in enumerate(names):
        y, first = rect.y + TOP + i * COUNT, most(match, name)
        Label(panel, (left, y, width - INSET, COUNT), words[i], size=20, colour=theme.DIM)
        for at, seat in enumerate(order):
            x, told = left + width + at * column, f"{match.counted(seat)[name]:,}"
            colour = theme.GOLD if seat == first else theme.BONE
            Label(panel, (x, y, column - 20, COUNT), told, size=theme.BODY, bold=True, colour=colour)
            if seat == first:
                star = x + media.theme.width(told, theme.BODY, True) + 8
                Picture(panel, (star, y + (COUNT - STAR) // 2, STAR, STAR), "ui/star", tip=media.t("result.most"))
