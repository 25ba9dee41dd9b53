"""The backdrop of the room and the loading screen: calmer than the menu's, so that words stand on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.shell.backdrop import backdrop

if TYPE_CHECKING:
    from scenes.media.media import Media

SHADE = (138, 136, 146)  # of 255
HEAD, DARKEST = 160, 70
"""So much at the top is dark, where the head's words stand over the banners."""


def calm(media: Media, name: str) -> pygame.Surface:
    """A backdrop; the menu's with its thrones is darkened once and cached, a game's table is calm by itself."""
    return (
        media.sprites.made(("calm", name), lambda: _darkened(media, name)) if name == "menu" else backdrop(media, name)
    )


def _darkened(media: Media, name: str) -> pygame.Surface:
    picture = backdrop(media, name).copy()
    picture.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    for y in range(HEAD):
        dark = round(DARKEST + (255 - DARKEST) * max(0, y - HEAD // 2) / (HEAD - HEAD // 2))
        picture.fill((dark, dark, dark), (0, y, picture.get_width(), 1), special_flags=pygame.BLEND_RGB_MULT)
    return picture
