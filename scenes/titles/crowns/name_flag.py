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
from scenes.widgets import placing

if TYPE_CHECKING:
    from game.titles.crowns.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.areas import PlayAreas

HIGH, SIDES, BESIDE = 30, 14, 4


class NameFlag(Plate, Part):
    """A plate beside the card; it takes no pointer."""

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
        place = self._beside(below, wide)
        if self.visible and place == self.rect and name == self.content:
            return
        self.invalidate()
        self.rect, self.content, self.visible = place, name, True
        self.invalidate()

    def _beside(self, card: pygame.Rect, wide: int) -> pygame.Rect:
        """Where it covers least of the cards around: below, above, at a side."""
        room, flag = self.areas.rect, pygame.Rect(0, 0, wide, HIGH)
        places = [flag.move_to(midtop=(card.centerx, card.bottom + BESIDE)),
                  flag.move_to(midbottom=(card.centerx, card.y - BESIDE)),
                  flag.move_to(midleft=(card.right + BESIDE, card.centery)),
                  flag.move_to(midright=(card.x - BESIDE, card.centery))]  # fmt: skip
        inside = [place.clamp(room) for place in places]
        free = [place for place in inside if not place.colliderect(card)]
        cards = [spot.rect for area in self.areas.areas.values() for spot in area.spots.values()]
        return placing.clearest(free or inside, lambda place: placing.hidden(place, cards))

    def draw(self, surface: pygame.Surface) -> None:
        """The name on its plate."""
        pen = self.pen(surface)
        pen.nine("chip", self.rect)
        pen.text(self.content, theme.SMALL, theme.GOLD, True, theme.INK, center=self.rect.center)
