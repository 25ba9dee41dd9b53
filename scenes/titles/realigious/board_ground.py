"""The fixed pictures of the board, one a zoom step, and what stands in while one is being drawn (F6)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import chain

import pygame

from scenes.titles.realigious.camera import Camera, Pos, margins
from scenes.titles.realigious.tiles_art import MAT, Art
from scenes.titles.realigious.tiles_layer import Layer
from scenes.titles.realigious.tiles_look import Look

LAYERS_KEPT, REST_MS = 3, 90


class Ground:
    """Keeps one picture a zoom step. A new one is drawn in slices; meanwhile the former one is shown enlarged."""

    def __init__(self, art: Art, camera: Camera, others: Callable[[int], Iterator[None]]) -> None:
        """`others(radius)` makes the pictures that will lie over the new one, one at a time."""
        self.art, self.camera, self._others = art, camera, others
        self.looks: list[Look] = []
        self._layers: dict[int, Layer] = {}
        self._building: Iterator[None] | None = None
        self._source: Layer | None = None
        self._coming: tuple[list[Look], Layer] | None = None
        self._anew: tuple[list[Look], Layer] | None = None
        self._stand_in = pygame.Surface(camera.rect.size).convert()
        self._stand_in.fill(MAT)
        self._standing_in = False
        self._rest_ms = 0

    @property
    def busy(self) -> bool:
        """Whether the picture of this zoom step is not complete yet."""
        return self._building is not None

    def _layer(self, radius: int) -> Layer:
        return Layer(self.art, self.camera.n, radius, solid=radius != self.camera.steps[0])

    def corner(self) -> Pos:
        """The upper left corner of the picture on the canvas."""
        left, top = margins(self.camera.radius)
        return self.camera.x - left, self.camera.y - top

    def adopt(self, fresh: list[Look]) -> list[pygame.Rect]:
        """Takes the looks of all tiles; the rectangles of the canvas that changed."""
        changed = [i for i, new in enumerate(fresh) if i >= len(self.looks) or self.looks[i] != new]
        self.looks = fresh
        radius = self.camera.radius
        if radius not in self._layers:
            self._layers[radius] = self._layer(radius)
            self._layers[radius].build(fresh)
            return [self.camera.rect.copy()]
        if not changed:
            return []
        coming, self._coming = self._coming, None
        many = len(changed) > len(fresh) // 3
        home = self.camera.steps[0]
        for other in [r for r in self._layers if r != radius and (r != home or many)]:
            del self._layers[other]
        if home != radius and home in self._layers:
            self._layers[home].repair(changed, fresh)
        if self._anew is not None:
            return []
        if self._building is not None:
            self._building = chain(self._layers[radius].building(fresh), self._others(radius))
            return []
        if coming is not None and coming[0] == fresh and coming[1].radius == radius:
            self._layers[radius] = coming[1]
            return [self.camera.rect.copy()]
        if many:
            self._begin_anew()
            return []
        left, top = self.corner()
        return [
            box.move(left, top).clip(self.camera.rect) for box in self._layers[radius].repair(changed, fresh)
        ]

    def _begin_anew(self) -> None:
        """Draws a second picture of this zoom step in slices; the present one is shown until it is done."""
        layer = self._layer(self.camera.radius)
        self._anew = self.looks, layer
        self._building = layer.building(self.looks)

    def _swap(self) -> bool:
        """The second picture is done: it takes the place of the first, unless too much has changed since."""
        if self._anew is None:
            return True
        (then, layer), self._anew = self._anew, None
        changed = [i for i, new in enumerate(self.looks) if then[i] != new]
        if len(changed) > len(self.looks) // 3:
            self._begin_anew()
            return False
        layer.repair(changed, self.looks)
        self._layers[layer.radius] = layer
        return True

    def ahead(self, looks: list[Look]) -> Iterator[None]:
        """Draws the picture of looks that are soon adopted, in small steps: adopting them takes no time then."""
        layer = self._layer(self.camera.radius)
        yield from layer.building(looks)
        self._coming = looks, layer

    def rezoomed(self, before: int) -> None:
        """The camera went to another step: shows its picture, or begins to draw it."""
        radius = self.camera.radius
        if self._building is not None:
            old = self._layers.pop(before, None)  # it was never completed, or shows what was
            self._source = old if self._anew is not None else self._source
            self._building = self._anew = None
        elif before in self._layers:
            self._source = self._layers[before]
        if radius in self._layers:
            self._standing_in = False
            self.art.settle()
            return
        self._layers[radius] = self._layer(radius)
        self._building = chain(self._layers[radius].building(self.looks), self._others(radius))
        self._rest_ms = REST_MS
        if self._source is not None:
            self.art.borrow(self._source.radius)
        self.panned()

    def panned(self) -> None:
        """While another picture stands in: cuts out the part that is in sight now, without smoothing.
        Where it is transparent it has the colour of the mat, so its alpha need not be looked at.
        """
        if self._building is None or self._source is None:
            return
        self._standing_in = True
        source, share = self._source.surface, self.camera.radius / self._source.radius
        left, top = self.corner()
        dx, dy = left - self.camera.rect.x, top - self.camera.rect.y
        whole = pygame.Rect(dx, dy, round(source.get_width() * share), round(source.get_height() * share))
        place = whole.clip(self._stand_in.get_rect())
        seen = pygame.Rect(
            (place.x - dx) / share, (place.y - dy) / share, place.width / share, place.height / share
        ).clip(source.get_rect())
        if place.size != self._stand_in.get_size():
            self._stand_in.fill(MAT)
        if min(*seen.size, *place.size) > 0:
            pygame.transform.scale(source.subsurface(seen), place.size, self._stand_in.subsurface(place))

    def rest(self, dt: int) -> bool:
        """Moves on by dt ms; True once the gesture has been over for REST_MS, so that drawing may go on."""
        self._rest_ms = max(0, self._rest_ms - dt)
        return self._rest_ms == 0

    def build_on(self, budget_ms: float) -> bool:
        """Draws on at the new picture for about `budget_ms`; True when that completed it."""
        if self._building is None:
            return False
        until = time.perf_counter() + budget_ms / 1000
        self.art.exact = True
        done = all(time.perf_counter() < until for _ in self._building)
        self.art.exact = False
        if not done:
            return False
        self._building = None
        if not self._swap():
            return False
        self._source = None
        self._standing_in = False
        kept = (self.camera.radius, self.camera.steps[0])
        while len(self._layers) > LAYERS_KEPT:
            del self._layers[next(r for r in self._layers if r not in kept)]
        self.art.settle()
        self.art.keep_only(*self._layers)
        return True

    def draw(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Draws the part inside a rectangle of the canvas."""
        if self._standing_in:
            surface.blit(self._stand_in, inner, inner.move(-self.camera.rect.x, -self.camera.rect.y))
            return
        left, top = self.corner()
        layer = self._layers[self.camera.radius]
        area = inner.move(-left, -top)
        if layer.solid and not layer.surface.get_rect().contains(area):
            surface.fill(MAT, inner)
        surface.blit(
            layer.surface, (max(inner.x, left), max(inner.y, top)), area.clip(layer.surface.get_rect())
        )
