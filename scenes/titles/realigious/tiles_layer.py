"""The fixed picture of the board at one radius: slab, ground, realms, buildings, marks (performance: F3, F5).

It is drawn once a zoom step; afterwards only what changed is drawn anew. Places are relative to the picture's
upper left corner.
"""

from __future__ import annotations

import mmap
import sys
from collections.abc import Iterable, Iterator

import pygame

from scenes.titles.realigious.camera import ROOT3, Pos, board_size, centre_of, margins
from scenes.titles.realigious.tiles_art import MAT, Art, Picture
from scenes.titles.realigious.tiles_look import Draw, Look

UP, DOWN, ASIDE = 1.6, 1.35, 1.22
TILES_A_STEP, BAND = 3, 96
BGR_MASKS = (0xFF0000, 0xFF00, 0xFF)
NOTHING = pygame.Surface((1, 1))


def untouched(size: tuple[int, int]) -> pygame.Surface:
    """An opaque black surface in the display's format whose memory the system hands out where it is first drawn on:
    taking all of a large one at once is a pause of many frames.
    """
    plain = pygame.Surface((1, 1)).convert()
    if plain.get_bitsize() != 32 or plain.get_masks()[:3] != BGR_MASKS or sys.byteorder != "little":
        return pygame.Surface(size).convert()
    surface = pygame.image.frombuffer(mmap.mmap(-1, size[0] * size[1] * 4), size, "BGRA")
    surface.set_alpha(None)
    return surface


class Layer:
    """The board picture of an n x n map at a radius; `solid`: on an opaque mat, which is quicker to move."""

    def __init__(self, art: Art, n: int, radius: int, solid: bool = False) -> None:
        self.art, self.n, self.radius, self.solid = art, n, radius, solid
        self.surface = NOTHING
        left, top = margins(radius)
        self._centres = [(left + x, top + y) for x, y in (centre_of(t, n, radius) for t in range(n * n))]

    def build(self, looks: list[Look]) -> None:
        """Draws everything."""
        for _ in self.building(looks):
            pass

    def building(self, looks: list[Look]) -> Iterator[None]:
        """Draws everything in small steps, to be spread over frames."""
        if self.surface is NOTHING:
            size = board_size(self.n, self.radius)
            self.surface = untouched(size) if self.solid else pygame.Surface(size, pygame.SRCALPHA)
            yield
        yield from self.pictures(looks)
        size = self.surface.get_size()
        for top in range(0, size[1], BAND):
            self._lay_slab(pygame.Rect(0, top, size[0], min(BAND, size[1] - top)))
            yield
        order = range(self.n * self.n)
        for paint in (self._ground, self._standing):
            for tile in order:
                paint(tile, looks[tile])
                if tile % TILES_A_STEP == 0:
                    yield

    def pictures(self, looks: list[Look]) -> Iterator[None]:
        """Makes what these looks need, one picture a step."""
        for edge in range(6):
            self.art.band(edge, self.radius)
        yield
        for look in looks:
            for draw in look.ground + look.standing:
                self._picture(draw)
                yield
            if look.owner is not None:
                self._realm(look)
                yield

    def repair(self, changed: Iterable[int], looks: list[Look]) -> list[pygame.Rect]:
        """Draws some tiles anew; the parts of the picture that changed."""
        boxes = [self.box(tile) for tile in changed]
        if len(boxes) > self.n * self.n // 3:
            self.build(looks)
            return [self.surface.get_rect()]
        for box in boxes:
            self._lay_slab(box)
            self.surface.set_clip(box)
            near = [tile for tile in range(self.n * self.n) if self.box(tile).colliderect(box)]
            for paint in (self._ground, self._standing):
                for tile in near:
                    paint(tile, looks[tile])
        self.surface.set_clip(None)
        return boxes

    def _lay_slab(self, part: pygame.Rect) -> None:
        """Clears a part of the picture down to the slab."""
        self.surface.set_clip(part)
        self.surface.fill(MAT if self.solid else (*MAT, 0))
        self.surface.blit(*self.art.slab(self.n, self.radius, part.clip(self.surface.get_rect())))
        self.surface.set_clip(None)

    def box(self, tile: int) -> pygame.Rect:
        """Everything that a tile's picture may cover."""
        x, y = self._centres[tile]
        r = self.radius
        return pygame.Rect(
            x - round(ASIDE * ROOT3 / 2 * r) - 2,
            y - round(UP * r),
            round(ASIDE * ROOT3 * r) + 4,
            round((UP + DOWN) * r),
        )

    def _picture(self, draw: Draw) -> pygame.Surface:
        return self.art.get(draw.name, self.radius, draw.scale, draw.variant).surface

    def _realm(self, look: Look) -> Picture:
        seat, inner = look.owner or (0, 0)
        return self.art.owner(seat, inner, self.radius, "night" if look.variant else "")

    def _ground(self, tile: int, look: Look) -> None:
        centre = self._centres[tile]
        for draw in look.ground:
            self._blit(draw, centre)
        if look.owner is not None:
            realm = self._realm(look)
            self.surface.blit(realm.surface, realm.at(*centre))

    def _standing(self, tile: int, look: Look) -> None:
        for draw in look.standing:
            self._blit(draw, self._centres[tile])

    def _blit(self, draw: Draw, centre: Pos) -> None:
        picture = self.art.get(draw.name, self.radius, draw.scale, draw.variant)
        x, y = centre[0] + round(draw.dx * self.radius), centre[1] + round(draw.dy * self.radius)
        self.surface.blit(picture.surface, picture.at(x, y))
