"""A game's poster as a painting on the wall: where a screen of the room waits for somebody (C6.1, C8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.drawn_later import DrawnLater

if TYPE_CHECKING:
    from scenes.widgets.base import RectLike, Widget, WidgetParent

ROUND = 14


class TitleArt(DrawnLater):
    """It fills its rectangle; what of the poster stands over is left out."""

    def __init__(self, parent: WidgetParent, rect: RectLike, title: str) -> None:
        self.sprite = f"{title}/poster"
        super().__init__(parent, rect, name="title.art")
        self.glow = 24
        if self.media.sprites.has(self.sprite):
            key = ("title art", self.sprite, self.rect.size)
            self.draw_later(lambda: self.media.sprites.made(key, self._painted))

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A picture lets the pointer through."""
        return None

    def _painted(self) -> pygame.Surface:
        sprites, size = self.media.sprites, self.rect.size
        natural = sprites.natural(self.sprite)
        ratio = max(size[0] / natural[0], size[1] / natural[1])
        painted = sprites.get(self.sprite, height=round(natural[1] * ratio))
        out = pygame.Surface(size, pygame.SRCALPHA)
        out.blit(painted, painted.get_rect(center=(size[0] // 2, size[1] // 2)))
        mask = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), 0, ROUND)
        out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return out.convert_alpha()

    def draw(self, surface: pygame.Surface) -> None:
        """Shadow, painting, brass rim."""
        r = self.rect
        surface.blit(*self.media.sprites.shadow(r, 20))
        pygame.draw.rect(surface, theme.INK, r, 0, ROUND)
        if self.picture is not None:
            surface.blit(self.picture, r)
        pygame.draw.rect(surface, theme.BLACK, r.inflate(8, 8), 4, ROUND + 4)
        pygame.draw.rect(surface, theme.BRASS_LIGHT, r.inflate(4, 4), 3, ROUND + 2)
