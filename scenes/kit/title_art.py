"""A game's poster as a painting on the wall: where a screen waits for somebody, or for something (C6.1, C8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.widgets.drawn_later import DrawnLater

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scenes.widgets.base import RectLike, Widget, WidgetParent

ROUND, APART = 14, 32
PROPORTION = 7, 11
"""Of a poster: how wide and how high it is."""


class TitleArt(DrawnLater):
    """It fills its rectangle; what of the poster stands over is left out."""

    def __init__(self, parent: WidgetParent, rect: RectLike, title: str) -> None:
        self.sprite = f"{title}/poster"
        super().__init__(parent, rect, name="title.art")
        self.glow = 24
        self._size = (0, 0)
        self.media.sprites.ready(self.sprite)  # else it begins to decode

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A picture lets the pointer through."""
        return None

    def _paint(self) -> None:
        """In the size of now, which a panel may have enlarged."""
        sprites, self._size = self.media.sprites, self.rect.size
        if not sprites.has(self.sprite):
            return
        key = ("title art", self.sprite, self._size)
        if self.media.motion:
            self.draw_later(lambda: sprites.made(key, self._painted))
        else:
            self.picture = sprites.made(key, self._painted)

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
        if self._size != r.size:
            self._paint()
        surface.blit(*self.media.sprites.shadow(r, 20))
        pygame.draw.rect(surface, theme.INK, r, 0, ROUND)
        if self.picture is not None and self.picture.get_size() == r.size:
            surface.blit(self.picture, r)
        pygame.draw.rect(surface, theme.BLACK, r.inflate(8, 8), 4, ROUND + 4)
        pygame.draw.rect(surface, theme.BRASS_LIGHT, r.inflate(4, 4), 3, ROUND + 2)


def hang(parent: WidgetParent, area: pygame.Rect, titles: Iterable[str]) -> None:
    """The paintings of several games side by side in the middle of an area: as high as it, lower where so many would
    be wider than it."""
    shown = list(titles)
    widest = (area.width + APART) // max(1, len(shown)) - APART
    wide = min(area.height * PROPORTION[0] // PROPORTION[1], widest)
    high = wide * PROPORTION[1] // PROPORTION[0]
    x = area.centerx - (len(shown) * (wide + APART) - APART) // 2
    for title in shown:
        TitleArt(parent, (x, area.centery - high // 2, wide, high), title)
        x += wide + APART
