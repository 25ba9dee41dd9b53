"""A small rounded plate with a word or a number: levels, counts, states."""

from __future__ import annotations

import pygame

from scenes.media import theme
from scenes.media.theme import Colour
from scenes.widgets.base import Widget, WidgetParent, Words


class Badge(Widget):
    """As wide as its words need; `place` is the left centre in logical pixels."""

    def __init__(
        self,
        parent: WidgetParent,
        place: tuple[int, int],
        text: str,
        *,
        colour: Colour = theme.BONE,
        icon: str = "",
        tip: Words = "",
    ) -> None:
        media = parent.ui.media
        self.text, self.colour, self.icon = text, colour, icon
        width = media.theme.width(text, theme.SMALL, True) + 28 + (28 if icon else 0)
        super().__init__(parent, (place[0], place[1] - 16, width, 32), tip=tip, spoken=text)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A badge without tooltip lets the pointer through."""
        return super().at(pos) if self.tip else None

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, icon, words."""
        surface.blit(self.media.sprites.nine("nine/chip", self.rect.size), self.rect)
        x = self.rect.x + self.px(14)
        if self.icon and self.media.sprites.has(self.icon):
            icon = self.media.sprites.get(self.icon, size=(self.px(22), self.px(22)))
            surface.blit(icon, icon.get_rect(midleft=(x - 2, self.rect.centery)))
            x += self.px(28)
        line = self.media.theme.text(self.text, theme.SMALL, self.colour, True)
        surface.blit(line, line.get_rect(midleft=(x, self.rect.centery)))
