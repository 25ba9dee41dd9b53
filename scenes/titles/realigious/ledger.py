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

LINE, HEAD, ICON, SIGN = 36, 36, 26, 22
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


def height_of(changes: Sequence[Change], head: int = HEAD) -> int:
    """What a ledger with these lines needs."""
    return head + LINE * len(changes) + 8


class Ledger(Widget):
    """`whose`: the heading, `head` pixels high; a line for each change."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, whose: str, changes: Sequence[Change], head: int = HEAD
    ) -> None:
        self.whose, self.changes, self.head = whose, list(changes), head
        super().__init__(parent, rect)

    def spoken(self) -> str:
        """All of it."""
        return "\n".join([self.whose, *(line_of(self.media, change) for change in self.changes)])

    def draw(self, surface: pygame.Surface) -> None:
        """Icon and name at the left, what there was and will be, the change at the right."""
        pen, r = Pen(surface, self.media), self.rect
        pen.nine("slot", r)
        at = (r.x + 16, r.y + self.head // 2 + 2)
        pen.line(self.whose, r.width - 32, 20, theme.DIM, height=self.head, midleft=at)
        signs = max((self.media.theme.width(signed(one.by), theme.BODY, True) for one in self.changes), default=0)
        for i, change in enumerate(self.changes):
            y = r.y + self.head + i * LINE + LINE // 2
            ink = theme.BAD if change.by < 0 else theme.GOOD if change.by > 0 else theme.DIM
            pen.icon(icon_of(change.name), ICON, midleft=(r.x + 16, y))
            by = pen.text(signed(change.by), theme.BODY, ink, True, midright=(r.right - 16, y))
            x = by.x - 16
            if words := figures(change):
                x = pen.text(words, 20, theme.BONE, midright=(r.right - 28 - signs, y)).x
            what = self.media.t(f"realigious.goods.of.{change.name}")
            pen.line(what, x - r.x - 56, 20, theme.DIM, height=LINE, midleft=(r.x + 52, y))


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
        x = self.rect.centerx - sum(SIGN + 12 + wide(signed(one.by), 20, True) for one in self.changes) // 2 + 4
        for change in self.changes:
            pen.icon(icon_of(change.name), SIGN, midleft=(x, self.rect.centery))
            ink, left = theme.BAD if change.by < 0 else theme.GOOD, x + SIGN + 4
            x = pen.text(signed(change.by), 20, ink, True, midleft=(left, self.rect.centery)).right + 8
