"""Pictures of Ankh's board at one size: sprites in proportion to its hexes, pieces put together, region plates."""

from __future__ import annotations

import pygame

from scenes.kit import board_art
from scenes.kit.board_art import AnchoredPicture
from scenes.media import theme

RADIUS = 52
"""The natural radius of a hex in the sprites, in logical pixels."""
PLATE_SCALE = 0.95


class AnkhArt(board_art.BoardArt):
    """Everything at hexes of `size` pixels from the middle to a corner."""

    unit = RADIUS

    def plate(self, number: int, lit: bool = False) -> AnchoredPicture:
        """The plate with a region's number."""
        return self.make(("region", number, lit), lambda: self._plate(number, lit))

    def _plate(self, number: int, lit: bool) -> AnchoredPicture:
        plain = self.get(f"ankh/region_{number}", PLATE_SCALE)
        out = plain.surface.copy()
        words = self.media.theme.text(str(number), max(theme.SMALL, round(0.36 * self.size)), theme.GOLD, True)
        out.blit(words, words.get_rect(center=(plain.ax, round(plain.ay - 0.05 * self.size))))
        if lit:
            halo = pygame.Surface(out.get_size(), pygame.SRCALPHA)
            halo.fill((60, 50, 20, 0))
            out.blit(halo, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return AnchoredPicture(out, plain.ax, plain.ay)
