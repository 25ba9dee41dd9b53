"""What an offer changes for one seat, line by line: "700 → 200" with the change beside it (C6.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.offers import UNKNOWN
from scenes.media import theme
from scenes.titles.realigious.purse import signed
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.titles.realigious.offers import Change
    from scenes.media.media import Media

LINE, HEAD, ICON = 36, 36, 26
ICONS = {"cards": "ui/hand", "relics": "realigious/victory/mystic"}


def icon_of(name: str) -> str:
    """The picture of what changes."""
    return ICONS.get(name) or f"realigious/resource/{name}"


def figures(change: Change) -> str:
    """ "700 → 200"; "" where it is not known what there is."""
    return "" if change.before == UNKNOWN else f"{change.before:,} → {change.before + change.by:,}"


def line_of(media: Media, change: Change) -> str:
    """ "Donations 700 → 200 −500"."""
    what = media.t(f"realigious.goods.of.{change.name}")
    return f"{what} {figures(change)} {signed(change.by)}".replace("  ", " ")


def height_of(changes: Sequence[Change]) -> int:
    """What a ledger with these lines needs."""
    return HEAD + LINE * len(changes) + 8


class Ledger(Widget):
    """`whose`: the heading; a line for each change."""

    def __init__(self, parent: WidgetParent, rect: RectLike, whose: str, changes: Sequence[Change]) -> None:
        self.whose, self.changes = whose, list(changes)
        super().__init__(parent, rect)

    def spoken(self) -> str:
        """All of it."""
        return "\n".join([self.whose, *(line_of(self.media, change) for change in self.changes)])

    def draw(self, surface: pygame.Surface) -> None:
        """Icon and name at the left, what there was and will be, the change at the right."""
        pen, r = Pen(surface, self.media), self.rect
        pen.nine("slot", r)
        pen.line(self.whose, r.width - 32, 20, theme.DIM, height=HEAD, midleft=(r.x + 16, r.y + HEAD // 2 + 2))
        for i, change in enumerate(self.changes):
            y = r.y + HEAD + i * LINE + LINE // 2
            ink = theme.BAD if change.by < 0 else theme.GOOD if change.by > 0 else theme.DIM
            pen.icon(icon_of(change.name), ICON, midleft=(r.x + 16, y))
            by = pen.text(signed(change.by), theme.BODY, ink, True, midright=(r.right - 16, y))
            x = by.x - 16
            if words := figures(change):
                x = pen.text(words, theme.BODY, theme.BONE, midright=(r.right - 96, y)).x
            what = self.media.t(f"realigious.goods.of.{change.name}")
            pen.line(what, x - r.x - 64, 20, theme.DIM, height=LINE, midleft=(r.x + 52, y))


class Amounts(Widget):
    """The changes alone, in one line: a picture and "−100" for each."""

    def __init__(self, parent: WidgetParent, rect: RectLike, changes: Sequence[Change]) -> None:
        self.changes = list(changes)
        super().__init__(parent, rect)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def spoken(self) -> str:
        """The changes."""
        t = self.media.t
        return ", ".join(f"{t(f'realigious.goods.of.{one.name}')} {signed(one.by)}" for one in self.changes)

    def draw(self, surface: pygame.Surface) -> None:
        """Side by side in the middle."""
        pen, wide = Pen(surface, self.media), self.media.theme.width
        x = self.rect.centerx - sum(ICON + 16 + wide(signed(one.by), 20, True) for one in self.changes) // 2 + 6
        for change in self.changes:
            pen.icon(icon_of(change.name), ICON, midleft=(x, self.rect.centery))
            ink, left = theme.BAD if change.by < 0 else theme.GOOD, x + ICON + 4
            x = pen.text(signed(change.by), 20, ink, True, midleft=(left, self.rect.centery)).right + 12
