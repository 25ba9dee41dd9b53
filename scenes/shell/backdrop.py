"""What lies under a whole screen: a painted backdrop, or a dark table under warm light from the upper left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.media.canvas import SIZE

if TYPE_CHECKING:
    from scenes.media.media import Media

COARSE = (96, 54)
LIGHT: theme.Colour = (46, 38, 36)
SHADE: theme.Colour = (8, 8, 13)


def backdrop(media: Media, name: str) -> pygame.Surface:
    """The opaque backdrop of a name, filling the canvas; made once and cached."""
    painted = media.sprites.backdrop(name, SIZE)
    return painted if painted is not None else media.sprites.made(("desk", SIZE), _desk)


def _desk() -> pygame.Surface:
    small = pygame.Surface(COARSE)
    for x in range(COARSE[0]):
        for y in range(COARSE[1]):
            away = ((x / COARSE[0] - 0.32) ** 2 + (y / COARSE[1] - 0.28) ** 2) ** 0.5
            small.set_at((x, y), theme.mix(LIGHT, SHADE, min(1.0, away * 1.25)))
    return pygame.transform.smoothscale(small, SIZE).convert()
