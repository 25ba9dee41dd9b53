"""The name of a card in play that has none on it, as long as the pointer or the keyboard is there: at once, while the
enlarged card waits for a rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import Plate
from scenes.media import theme
from scenes.titles.crowns.faces import name_of

if TYPE_CHECKING:
    from game.titles.crowns.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.areas import PlayAreas

HIGH, SIDES, BESIDE = 30, 14, 4


class NameFlag(Plate, Part):
    """A plate below the card, or above it where there is no room; it takes no pointer."""

    content: str = ""

    def __init__(self, table: TableHost, areas: PlayAreas) -> None:
        super().__init__(table, (*areas.rect.topleft, 0, HIGH), name="name_flag")
        self.areas, self.ref = areas, ""
        self.visible = False

    def hit(self, pos: tuple[int, int]) -> bool:
        """What lies below it is meant."""
        return False

    def look(self, ref: str | None) -> None:
        """The pointer is there."""
        self.ref = ref or ""
        self._tell()

    def show(self, view: SeatView) -> None:
        """The card may have gone, or moved."""
        self._tell()

    def _tell(self) -> None:
        found = self.areas.unnamed(self.ref) if self.ref else None
        name, below = (name_of(self.media, found[0]), found[1]) if found is not None else ("", self.rect)
        if not name:
            if self.visible:
                self.invalidate()
            self.visible, self.content = False, ""
            return
        wide = self.media.theme.width(name, theme.SMALL, True) + 2 * SIDES
        place = pygame.Rect(0, below.bottom + BESIDE, wide, HIGH)
        place.centerx = below.centerx
        if place.bottom > self.areas.rect.bottom:
            place.bottom = below.y - BESIDE
        place.clamp_ip(self.areas.rect)
        if self.visible and place == self.rect and name == self.content:
            return
        self.invalidate()
        self.rect, self.content, self.visible = place, name, True
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """The name on its plate."""
        pen = self.pen(surface)
        pen.nine("chip", self.rect)
        pen.text(self.content, theme.SMALL, theme.GOLD, True, theme.INK, center=self.rect.center)
