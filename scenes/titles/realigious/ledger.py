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
BALANCE, WHOSE = 38, 200
"""How high a line of a deal is, and how wide its name."""
LOW, EDGE = 27, 5
"""A line under a button, and what is free over the first and under the last one."""
SUM_ICON = "realigious/tab/conflict"
ICONS = {"cards": "ui/hand", "relics": "realigious/victory/mystic"}


def icon_of(name: str) -> str:
    """The picture of what changes."""
    return ICONS.get(name) or f"realigious/resource/{name}"


def figures(change: Change) -> str:
    """ "700 → 200"; "" where it is not known what there is."""
    unit = "%" if change.name == "reputation" else ""
    return "" if change.before == UNKNOWN else f"{change.before:,}{unit} → {change.before + change.by:,}{unit}"


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


class Balance(Widget):
    """A line for one side of a deal: who, then each change as picture, "700 → 200" and "−500"; a note where one is."""

    def __init__(self, parent: WidgetParent, rect: RectLike) -> None:
        self.whose, self.changes, self.note = "", (), ""
        super().__init__(parent, rect)

    changes: Sequence[Change]

    def tell(self, whose: str, changes: Sequence[Change] = (), note: str = "") -> None:
        """Shows another side, or with no changes a sentence."""
        if (whose, changes, note) != (self.whose, self.changes, self.note):
            self.whose, self.changes, self.note = whose, changes, note
            self.invalidate()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def spoken(self) -> str:
        """All of it."""
        told = ", ".join(line_of(self.media, change) for change in self.changes)
        return self.said(f"{self.whose}: {told}" if told else self.whose, self.note)

    def draw(self, surface: pygame.Surface) -> None:
        """One line from left to right."""
        pen, r = Pen(surface, self.media), self.rect
        if not self.changes:
            pen.line(self.whose, r.width, 20, theme.DIM, height=r.height, midleft=r.midleft)
            return
        pen.line(self.whose, WHOSE - 16, 20, theme.DIM, height=r.height, midleft=r.midleft)
        x = r.x + WHOSE
        for change in self.changes:
            ink = theme.BAD if change.by < 0 else theme.GOOD if change.by > 0 else theme.DIM
            x = pen.icon(icon_of(change.name), ICON, midleft=(x, r.centery)).right + 10
            if words := figures(change):
                x = pen.text(words, 20, theme.BONE, midleft=(x, r.centery)).right + 12
            x = pen.text(signed(change.by), 20, ink, True, midleft=(x, r.centery)).right + 36
        if self.note:
            pen.line(self.note, r.right - x, 20, theme.GOLD, height=r.height, midleft=(x, r.centery))


class Amounts(Widget):
    """What hangs under a button, line by line: the sum that makes its chance ("70 − 30") and the chance, if it has one,
    then a picture and "−100" for each change.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, changes: Sequence[Change], chance: str = "", sum_: str = ""
    ) -> None:
        self.changes, self.chance, self.sum = list(changes), chance, sum_
        super().__init__(parent, rect)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def spoken(self) -> str:
        """Chance and changes."""
        t = self.media.t
        told = [f"{t(f'realigious.goods.of.{one.name}')} {signed(one.by)}" for one in self.changes]
        return ", ".join(one for one in (self.sum, self.chance, *told) if one)

    def draw(self, surface: pygame.Surface) -> None:
        """A plate, the lines in its middle."""
        pen, r = Pen(surface, self.media), self.rect
        pen.nine("slot", r)
        lines = [(SUM_ICON, self.sum, theme.BONE)] if self.sum else []
        lines += [("ui/dice", self.chance, theme.GOLD)] if self.chance else []
        lines += [(icon_of(one.name), signed(one.by), theme.BAD if one.by < 0 else theme.GOOD) for one in self.changes]
        for i, (icon, words, ink) in enumerate(lines):
            y = r.y + EDGE + i * LOW + LOW // 2
            wide = min(self.media.theme.width(words, 20, True), r.width - SIGN - 16)
            left = r.centerx - (wide + SIGN + 6) // 2
            pen.icon(icon, SIGN, midleft=(left, y))
            pen.line(words, wide, 20, ink, True, height=LOW, midleft=(left + SIGN + 6, y))


def high_of(changes: Sequence[Change], more: int) -> int:
    """What these lines and some more under a button need."""
    return LOW * (len(changes) + more) + 2 * EDGE
