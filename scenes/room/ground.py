"""The backdrop of the room and the loading screen: calmer than the menu's, so that words stand on it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.shell.backdrop import backdrop

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.shell.scene import Scene

HALL = "menu"
SHADE = (138, 136, 146)  # of 255
HEAD, DARKEST = 160, 70
"""So much at the top is dark, where the head's words stand over the backdrop."""
READ_MS = 120
"""Meanwhile a backdrop is decoded."""


class RoomGround:
    """What lies under a room: the hall at first, then the table of the game in the light of what is chosen."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.media = scene, scene.media
        self.shown = self.wanted = HALL

    def follow(self, name: str) -> None:
        """This backdrop is wanted: it is decoded on a thread and shown when it is there."""
        if name != self.wanted:
            self.wanted = name
            self.media.sprites.preload(name if "/" in name else f"backdrops/{name}")
            self.scene.after(READ_MS, partial(self._take, name, (backdrop, dimmed, self._lay)))

    def _take(self, name: str, steps: tuple[object, ...]) -> None:
        """One step a frame, as long as it is still wanted."""
        step, *rest = steps
        if name == self.wanted and callable(step):
            step(self.media, name)
            if rest:
                self.scene.after(0, partial(self._take, name, tuple(rest)))

    def _lay(self, _media: Media, name: str) -> None:
        self.shown = name
        self.scene.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it over everything."""
        surface.blit(dimmed(self.media, self.shown), (0, 0))


def calm(media: Media, name: str) -> pygame.Surface:
    """A backdrop; the menu's hall is darkened, a game's table is calm by itself."""
    return dimmed(media, name) if name == HALL else backdrop(media, name)


def dimmed(media: Media, name: str) -> pygame.Surface:
    """A backdrop under a room: made once and cached."""
    return media.sprites.made(("dimmed", name), lambda: _dimmed(media, name))


def _dimmed(media: Media, name: str) -> pygame.Surface:
    """The head is dark, the hall is so as a whole."""
    picture = backdrop(media, name).copy()
    if name == HALL:
        picture.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    for y in range(HEAD):
        dark = round(DARKEST + (255 - DARKEST) * max(0, y - HEAD // 2) / (HEAD - HEAD // 2))
        picture.fill((dark, dark, dark), (0, y, picture.get_width(), 1), special_flags=pygame.BLEND_RGB_MULT)
    return picture
