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
    left, width = rect.x + 24, max(wide) + 24
    column = (rect.width - 40 - width) // len(order)
    for i, seat in enumerate(order):
        x = left + width + i * column
        if match.persons == [seat]:
            place = (x - 12, rect.y + 8, column - 4, TOP + COUNT * len(names))
            OwnBand(panel, place, "own.counts", upright=True)
        Picture(panel, (x, rect.y + 12, 32, 32), signs[seat])
        NameLabel(panel, (x, rect.y + 46, column - 8, 46), match.seats[seat].name, size=20)
    for i, name in enumerate(names):
        y, first = rect.y + TOP + i * COUNT, most(match, name)
        Label(panel, (left, y, width - 16, COUNT), words[i], size=20, colour=theme.DIM)
        for at, seat in enumerate(order):
            x, told = left + width + at * column, f"{match.counted(seat)[name]:,}"
            colour = theme.GOLD if seat == first else theme.BONE
            Label(panel, (x, y, column - 20, COUNT), told, size=theme.BODY, bold=True, colour=colour)
            if seat == first:
                star = x + media.theme.width(told, theme.BODY, True) + 8
                Picture(panel, (star, y + (COUNT - STAR) // 2, STAR, STAR), "ui/star", tip=media.t("result.most"))
