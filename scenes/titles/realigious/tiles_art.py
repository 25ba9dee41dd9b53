"""Pictures of the board at one zoom: sprites by radius, their dark and pale forms, realms, the slab (10.4).

Sprites are painted for tiles of 128 px radius; a picture at radius r is scaled once and kept until the board
is shown at another radius.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.titles.realigious.camera import ROOT3, Pos, board_size, corners

if TYPE_CHECKING:
    from scenes.media.sprites import Sprites

PAINTED_RADIUS = 128
SEEN_LATER = ("realigious/terrain/", "realigious/structure/", "realigious/mark/")
NIGHT = (98, 106, 158, 255)
PALE = (150, 150, 160)
MAT = (14, 20, 24)
RING_WIDTH = 0.155
SLAB_RADIUS = 72
"""The radius of the tiles for which slabs are painted (assets/paint/board_slabs.py)."""


class Picture(NamedTuple):
    """A surface and the place in it that stands on the named point."""

    surface: pygame.Surface
    ax: int
    ay: int

    def at(self, x: int, y: int) -> Pos:
        """The upper left corner that puts the anchor at (x, y)."""
        return x - self.ax, y - self.ay


class Art:
    """Scaled pictures of the board. Surfaces are shared: never draw on them."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self._kept: dict[tuple[object, ...], Picture] = {}
        self._slabs: dict[int, pygame.Surface] = {}
        self._lent: dict[tuple[object, ...], Picture] = {}
        self._lender = 0
        self.exact = False

    def borrow(self, radius: int) -> None:
        """Until `settle`: pictures that are not made yet are those of this radius, enlarged without smoothing,
        except while `exact` is set.
        """
        self._lender = radius

    def settle(self) -> None:
        """From now on every picture is made in its own size."""
        self._lender = 0
        self._lent.clear()

    def keep_only(self, *radii: int) -> None:
        """Lets go of the pictures of other radii."""
        self._kept = {key: picture for key, picture in self._kept.items() if key[0] in radii}

    def get(self, name: str, radius: int, scale: float = 1.0, variant: str = "") -> Picture:
        """A sprite for tiles of a radius; `variant` "night", "pale" or "ghost". Raises SpriteMissingError."""
        return self._recall((radius, name, scale, variant), lambda: self._made(name, radius, scale, variant))

    def owner(self, seat: int, inner: int, radius: int, variant: str = "") -> Picture:
        """A seat's tint and border; no border on the sides whose bit is set in `inner` (10.4)."""
        key = (radius, "owner", seat, inner, variant)
        return self._recall(key, lambda: _varied(self._realm(seat, inner, radius), variant))

    def make(self, radius: int, key: tuple[object, ...], maker: Callable[[], Picture]) -> Picture:
        """A picture that is composed for one radius."""
        return self._recall((radius, "make", *key), maker)

    def rehearsing(self, radius: int) -> Iterator[None]:
        """Makes what tiles may come to show, a picture a step, each once its page is decoded elsewhere."""
        for name in (name for prefix in SEEN_LATER for name in self.sprites.names(prefix)):
            while not self.sprites.ready(name):
                yield
            self.get(name, radius)
            yield

    def slab(self, n: int, radius: int, part: pygame.Rect) -> tuple[pygame.Surface, Pos]:
        """A part of the plate that the tiles lie on, and its place in the board picture. A little larger than asked
        for, so that parts made apart meet without a seam.
        """
        if n not in self._slabs:
            self._slabs = {n: self.sprites.whole(f"realigious/slabs/{n}")}
        whole, size = self._slabs[n], board_size(n, radius)
        across, down = size[0] / whole.get_width(), size[1] / whole.get_height()
        wanted = pygame.Rect(
            int(part.x / across) - 2,
            int(part.y / down) - 2,
            int(part.width / across) + 5,
            int(part.height / down) + 5,
        ).clip(whole.get_rect())
        scaled = max(1, round(wanted.width * across)), max(1, round(wanted.height * down))
        piece = pygame.transform.smoothscale(whole.subsurface(wanted), scaled)
        return piece, (round(wanted.x * across), round(wanted.y * down))

    def _recall(self, key: tuple[object, ...], maker: Callable[[], Picture]) -> Picture:
        found = self._kept.get(key)
        if found is not None:
            return found
        smaller = self._kept.get((self._lender, *key[1:])) if self._lender and not self.exact else None
        if smaller is None:
            self._kept[key] = found = maker()
            return found
        if key not in self._lent:
            self._lent[key] = _enlarged(smaller, int(str(key[0])) / self._lender)
        return self._lent[key]

    def _made(self, name: str, radius: int, scale: float, variant: str) -> Picture:
        share = radius / PAINTED_RADIUS * scale
        width = max(1, round(self.sprites.entry(name).area.width * share)) if self.sprites.has(name) else 1
        surface = self.sprites.get(name, width=width)
        ax, ay = self.sprites.anchor(name, width=width)
        return _varied(Picture(surface, ax, ay), variant)

    def _realm(self, seat: int, inner: int, radius: int) -> Picture:
        whole = self.get(f"realigious/border/{seat}", radius)
        if not inner:
            return whole
        plain = self._tint(seat, radius)
        out = plain.surface.copy()
        ring = whole.surface.copy()
        ring.blit(self._bands(whole, radius, inner), (0, 0), None, pygame.BLEND_RGBA_MULT)
        out.blit(_inverted(self._bands(plain, radius, inner)), (0, 0), None, pygame.BLEND_RGBA_MULT)
        out.blit(ring, (plain.ax - whole.ax, plain.ay - whole.ay))
        return Picture(out, plain.ax, plain.ay)

    def _bands(self, like: Picture, radius: int, inner: int) -> pygame.Surface:
        """The bands along the outer sides as a mask to multiply a picture of a tile with."""
        mask = pygame.Surface(like.surface.get_size(), pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        for edge in range(6):
            if not inner >> edge & 1:
                band = self.band(edge, radius)
                mask.blit(band.surface, band.at(like.ax, like.ay), None, pygame.BLEND_RGBA_MAX)
        return mask

    def band(self, edge: int, radius: int) -> Picture:
        """The white band along one side of a tile."""
        return self._recall((radius, "band", edge), lambda: _band(edge, radius))

    def _tint(self, seat: int, radius: int) -> Picture:
        """The inside of the border sprite stretched over the whole tile."""
        big = round(radius * 128 / 99)
        inside = self.get(f"realigious/border/{seat}", big)
        mask = self._recall((radius, "hex"), lambda: _whole_hex(radius))
        surface = pygame.Surface(mask.surface.get_size(), pygame.SRCALPHA)
        surface.blit(inside.surface, inside.at(mask.ax, mask.ay))
        surface.blit(mask.surface, (0, 0), None, pygame.BLEND_RGBA_MULT)
        return Picture(surface, mask.ax, mask.ay)


def hex_mask(size: tuple[int, int], middle: Pos, radius: float) -> pygame.Surface:
    """A white hex with smooth edges on nothing, to multiply with."""
    return smooth_polygon(size, [corners(middle, radius)])


def smooth_polygon(
    size: tuple[int, int],
    shapes: list[list[tuple[float, float]]],
    colour: tuple[int, int, int] = (255, 255, 255),
) -> pygame.Surface:
    """Polygons of one colour with smooth edges on nothing."""
    big = pygame.Surface((size[0] * 4, size[1] * 4), pygame.SRCALPHA)
    big.fill((*colour, 0))
    for shape in shapes:
        pygame.draw.polygon(big, (*colour, 255), [(x * 4, y * 4) for x, y in shape])
    return pygame.transform.smoothscale(big, size)


def _whole_hex(radius: int) -> Picture:
    """A white tile, a little smaller than its place."""
    size = round(ROOT3 * radius) + 3, 2 * radius + 3
    middle = size[0] // 2, size[1] // 2
    return Picture(hex_mask(size, middle, radius * 0.985), *middle)


def _band(edge: int, radius: int) -> Picture:
    points = corners((0, 0), radius * 1.06)
    reach = RING_WIDTH * 2 / ROOT3 + 0.05
    a, b = points[edge], points[(edge + 1) % 6]
    before, after = points[(edge - 1) % 6], points[(edge + 2) % 6]
    shape = [a, b, _towards(b, after, reach), _towards(a, before, reach)]
    left, top = (int(min(p[i] for p in shape)) - 2 for i in (0, 1))
    size = (int(max(p[0] for p in shape)) + 3 - left, int(max(p[1] for p in shape)) + 3 - top)
    return Picture(smooth_polygon(size, [[(x - left, y - top) for x, y in shape]]), -left, -top)


def _inverted(mask: pygame.Surface) -> pygame.Surface:
    """White where the mask is transparent. The mask itself is used up."""
    whole = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    whole.fill((255, 255, 255, 255))
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(mask, (0, 0), None, pygame.BLEND_RGBA_SUB)
    return whole


def _towards(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _enlarged(picture: Picture, share: float) -> Picture:
    width, height = picture.surface.get_size()
    size = max(1, round(width * share)), max(1, round(height * share))
    return Picture(
        pygame.transform.scale(picture.surface, size), round(picture.ax * share), round(picture.ay * share)
    )


def _varied(picture: Picture, variant: str) -> Picture:
    """The picture at night, as known from afar, or half transparent."""
    if not variant:
        return picture
    surface = picture.surface.copy()
    if variant == "night":
        surface.fill(NIGHT, special_flags=pygame.BLEND_RGBA_MULT)
    elif variant in ("pale", "hatched"):
        surface.fill((*PALE, 0), special_flags=pygame.BLEND_RGBA_MAX)
        faint = picture.surface.copy()
        faint.set_alpha(128)
        surface.blit(faint, (0, 0))
        surface.fill((150, 156, 186, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if variant == "hatched":
            _hatch(surface)
    elif variant == "ghost":
        surface.fill((190, 235, 205, 128), special_flags=pygame.BLEND_RGBA_MULT)
    return Picture(surface, picture.ax, picture.ay)


def _hatch(surface: pygame.Surface) -> None:
    """Light slanting lines over what is opaque."""
    width, height = surface.get_size()
    step = max(6, width // 11)
    lines = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(-height, width, step):
        pygame.draw.aaline(lines, (226, 230, 244, 70), (x, height), (x + height, 0), 2)
    alpha = surface.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    lines.blit(alpha, (0, 0), None, pygame.BLEND_RGBA_MULT)
    surface.blit(lines, (0, 0))
