"""The fixed picture of the board at one radius: slab, ground, realms, buildings, marks (performance: F3, F5).

It is drawn once a zoom step; afterwards only what changed is drawn anew. Places are relative to the picture's
upper left corner.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from scenes.titles.realigious.camera import ROOT3, Pos, board_size, centre_of, margins
from scenes.titles.realigious.tiles_art import Art
from scenes.titles.realigious.tiles_look import Draw, Look

UP, DOWN, ASIDE = 1.6, 1.35, 1.22
TILES_A_STEP = 6


class Layer:
    """The board picture of an n x n map at a radius."""

    def __init__(self, art: Art, n: int, radius: int) -> None:
        self.art, self.n, self.radius = art, n, radius
        self.surface = pygame.Surface(board_size(n, radius), pygame.SRCALPHA)
        left, top = margins(radius)
        self._centres = [(left + x, top + y) for x, y in (centre_of(t, n, radius) for t in range(n * n))]
        self._slab: pygame.Surface | None = None

    def build(self, looks: list[Look]) -> None:
        """Draws everything."""
        for _ in self.building(looks):
            pass

    def building(self, looks: list[Look]) -> Iterator[None]:
        """Draws everything in small steps, to be spread over frames."""
        self._slab = self.art.slab(self.n, self.radius)
        yield
        for draws in (look.ground + look.standing for look in looks):
            for draw in draws:
                self._picture(draw)
            yield
        self.surface.fill((0, 0, 0, 0))
        self.surface.blit(self._slab, (0, 0))
        order = range(self.n * self.n)
        for paint in (self._ground, self._standing):
            for tile in order:
                paint(tile, looks[tile])
                if tile % TILES_A_STEP == 0:
                    yield

    def repair(self, changed: Iterable[int], looks: list[Look]) -> list[pygame.Rect]:
        """Draws some tiles anew; the parts of the picture that changed."""
        boxes = [self.box(tile) for tile in changed]
        if self._slab is None or len(boxes) > self.n * self.n // 3:
            self.build(looks)
            return [self.surface.get_rect()]
        for box in boxes:
            self.surface.set_clip(box)
            self.surface.fill((0, 0, 0, 0))
            self.surface.blit(self._slab, (0, 0))
            near = [tile for tile in range(self.n * self.n) if self.box(tile).colliderect(box)]
            for paint in (self._ground, self._standing):
                for tile in near:
                    paint(tile, looks[tile])
        self.surface.set_clip(None)
        return boxes

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

    def _ground(self, tile: int, look: Look) -> None:
        centre = self._centres[tile]
        for draw in look.ground:
            self._blit(draw, centre)
        if look.owner is not None:
            realm = self.art.owner(*look.owner, self.radius, "night" if look.variant else "")
            self.surface.blit(realm.surface, realm.at(*centre))

    def _standing(self, tile: int, look: Look) -> None:
        for draw in look.standing:
            self._blit(draw, self._centres[tile])

    def _blit(self, draw: Draw, centre: Pos) -> None:
        picture = self.art.get(draw.name, self.radius, draw.scale, draw.variant)
        x, y = centre[0] + round(draw.dx * self.radius), centre[1] + round(draw.dy * self.radius)
        self.surface.blit(picture.surface, picture.at(x, y))
