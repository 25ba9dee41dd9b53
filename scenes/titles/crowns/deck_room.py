"""The room in which decks are built (section 10): shelves, banners and a table in candlelight behind the panel."""

from __future__ import annotations

import pygame

from scenes.media.canvas import FULL
from scenes.widgets.panel import Panel

PICTURE = "crowns/backdrops/decks"
RIM, SHADE = 14, (12, 13, 20, 176)
"""How far the room stays within the frame, and what lies on it so that words stay easy to read."""


class DeckRoom(Panel):
    """A panel with the room in it."""

    def draw_back(self, surface: pygame.Surface) -> None:
        """Frame, then as much of the middle of the picture as has room."""
        super().draw_back(surface)
        inner = self.rect.inflate(-2 * RIM, -2 * RIM)
        sprites = self.media.sprites
        surface.blit(sprites.made(("crowns deck room", inner.size), lambda: self._room(inner.size)), inner)

    def _room(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture in that size, darkened."""
        out = pygame.Surface(size, 0, self.media.canvas.surface)
        picture = self.media.sprites.backdrop(PICTURE, FULL.size)  # as it was painted: scaling it takes a frame
        if picture is not None:
            out.blit(picture, picture.get_rect(center=out.get_rect().center))
        out.blit(self.media.sprites.plain(size, SHADE), (0, 0))
        return out
