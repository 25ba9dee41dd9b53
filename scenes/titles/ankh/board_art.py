"""Pictures of Ankh's board at one size: sprites in proportion to its hexes, pieces put together, region plates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit import board_art
from scenes.kit.board_art import AnchoredPicture
from scenes.media import theme

if TYPE_CHECKING:
    from scenes.titles.ankh.pieces import Layer

RADIUS = 52
"""The natural radius of a hex in the sprites, in logical pixels."""
PLATE_SCALE = 0.95


class AnkhArt(board_art.BoardArt):
    """Everything at hexes of `size` pixels from the middle to a corner."""

    unit = RADIUS

    def plate(self, number: int, lit: bool = False) -> AnchoredPicture:
        """The plate with a region's number."""
        return self.make(("region", number, lit), lambda: self._plate(number, lit))

    def piece(self, parts: tuple[Layer, ...]) -> AnchoredPicture:
        """A piece as one picture; its anchor is the middle of its space."""
        return self.make(("piece", parts), lambda: self._piece(parts))

    def _piece(self, parts: tuple[Layer, ...]) -> AnchoredPicture:
        placed = []
        for part in parts:
            picture = self.get(part.sprite, part.scale)
            at = picture.at(round(part.dx * self.size), round(part.dy * self.size))
            placed.append((picture.surface, picture.surface.get_rect(topleft=at)))
        whole = placed[0][1].unionall([place for _, place in placed[1:]])
        out = pygame.Surface(whole.size, pygame.SRCALPHA)
        for surface, place in placed:
            out.blit(surface, place.move(-whole.x, -whole.y))
        return AnchoredPicture(out, -whole.x, -whole.y)

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
