"""Where the parts of a waiting room stand: with larger letters its targets are larger (C10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.media.theme import Theme

GAP = 12
INSET = 8
"""How far the cards of a side stand in from its plate, and apart from each other."""
READY = (168, 56)
"""The button by which a seat gets ready."""


class RoomPlaces:
    """The rectangles of a room whose letters are set at the scale of the theme; smaller ones leave it as it is."""

    def __init__(self, theme: Theme) -> None:
        self.scale = max(100, theme.scale)

    def px(self, length: int) -> int:
        """How long something is that has this length at 100 %."""
        return length * self.scale // 100

    def between(self, small: int, large: int) -> int:
        """A length that is given at 100 % and at 130 %."""
        return round(small + (large - small) * (self.scale - 100) / 30)

    @property
    def editor(self) -> pygame.Rect:
        """What the selected seat chooses."""
        return pygame.Rect(self.between(48, 32), self.between(128, 118), self.between(1152, 1176), 672)

    @property
    def seats(self) -> pygame.Rect:
        """The column of the seats."""
        left, right = self.editor.right + self.between(24, 16), self.bar.right
        return pygame.Rect(left, self.editor.y, right - left, self.editor.height)

    @property
    def bar(self) -> pygame.Rect:
        """The options of the match."""
        top, edge = self.editor.bottom + self.between(16, 12), self.between(48, 32)
        return pygame.Rect(edge, top, 1920 - 2 * edge, self.between(232, 266))

    def seat(self, place: int, count: int) -> pygame.Rect:
        """A seat's card: so many as the match has share the column (C5.2)."""
        column = self.seats
        height = (column.height - GAP * (count - 1)) // count
        return pygame.Rect(column.x, column.y + place * (height + GAP), column.width, height)

    @property
    def team_head(self) -> int:
        """How high the head of a side's plate is, where the banner and the names stand."""
        return self.between(40, 50)

    def teams(self, sizes: Sequence[int]) -> tuple[list[pygame.Rect], list[list[pygame.Rect]]]:
        """Where several sides with so many seats each share the column: their plates, and the cards on each."""
        column, rows = self.seats, sum(sizes)
        taken = GAP * (len(sizes) - 1) + (self.team_head + INSET) * len(sizes) + INSET * (rows - len(sizes))
        height = (column.height - taken) // rows
        plates, cards, y = [], [], column.y
        for size in sizes:
            high = self.team_head + size * (height + INSET)
            plates.append(pygame.Rect(column.x, y, column.width, high))
            tops = [y + self.team_head + place * (height + INSET) for place in range(size)]
            cards.append([pygame.Rect(column.x + INSET, top, column.width - 2 * INSET, height) for top in tops])
            y += high + GAP
        return plates, cards

    def ready(self, card: pygame.Rect) -> pygame.Rect:
        """The button at a card's upper right."""
        place = pygame.Rect(0, 0, *map(self.px, READY))
        place.midright = (card.right - 24, card.y + self.between(50, 54))
        return place

    def head(self, place: int) -> pygame.Rect:
        """A button of the head, counted from the right: back, options, favourites."""
        high, right = self.px(64), self.bar.right
        for width in (160, 160, 176)[:place]:
            right -= self.px(width) + 16
        wide = self.px((160, 160, 176)[place])
        return pygame.Rect(right - wide, self.between(36, 20), wide, high)
