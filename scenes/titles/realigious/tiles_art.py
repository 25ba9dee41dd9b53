"""Pictures of the board at one radius: sprites, their dark and pale forms, realms, the slab (10.4)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit import board_art
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.board_space import ROOT3, Pos, hex_corners
from scenes.titles.realigious.camera import board_size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.media.media import Media

PAINTED_RADIUS = 128
"""The radius of the tiles for which sprites are painted."""
BAND = 96
SEEN_LATER = ("realigious/terrain/", "realigious/structure/", "realigious/mark/")
NIGHT, GLIMMER = (146, 158, 214, 255), (8, 14, 34, 0)
"""Moonlight: what it leaves of each colour, and what it lends to the shadows."""
BRIGHT, HAZY, OVER = 100, 120, 3
"""How bright a picture may be on the whole; of what is more a third is left: snow would shine out of the night."""
REALM = (214, 220, 246, 255)
"""Who owns a tile is told as well by night as by day."""
PALE, FAR = (132, 144, 186), (214, 222, 250, 255)
"""The haze over what is known from afar, and its light."""
MIRE, LIT_MIRE = (204, 194, 204, 255), (22, 18, 18, 0)
"""The same over mud, which stays brown and is brighter than the night around it (R11.4)."""
MAT = (14, 20, 24)
RING_WIDTH = 0.155
INSIDE, CLEAR = 0.84, 0.8
"""How large the border of an owner is inside a ring, and how much of it lies inside its rim."""
SLAB_RADIUS = 72
"""The radius of the tiles for which slabs are painted (assets/paint/realigious/board_slabs.py)."""


class RealigiousArt(board_art.BoardArt):
    """Pictures of the board at one radius. `plates`: what maps of each size lie on, as painted; all radii of one board
    share them.
    """

    def __init__(self, media: Media, size: int, plates: dict[int, pygame.Surface] | None = None) -> None:
        super().__init__(media, size)
        self._plates = plates if plates is not None else {}

    def width(self, name: str, scale: float) -> int:
        """In proportion to the radius that the sprites are painted for."""
        sprites = self.media.sprites
        return max(1, round(sprites.entry(name).area.width * (self.size / PAINTED_RADIUS * scale)))

    def varied(self, plain: AnchoredPicture, variant: str) -> AnchoredPicture:
        """The picture at night, as known from afar, or half transparent."""
        return _varied(plain, variant)

    def owner(self, seat: int, inner: int, variant: str = "") -> AnchoredPicture:
        """A seat's tint and border; no border on the sides whose bit is set in `inner` (10.4)."""
        return self.make(("owner", seat, inner, variant), lambda: _varied(self._realm(seat, inner), variant))

    def tinted(self, name: str, colour: tuple[int, int, int], scale: float = 1.0) -> AnchoredPicture:
        """A white picture in a colour."""
        return self.make(("tinted", name, colour, scale), lambda: _tinted(self.get(name, scale), colour))

    def slab(self, n: int) -> Iterator[tuple[pygame.Surface, Pos]]:
        """The plate that the tiles lie on, in bands with places from the corner of the board."""
        width, height = board_size(n, self.size)
        for top in range(0, height, BAND):
            band = pygame.Rect(0, top, width, min(BAND, height - top))
            picture = self.make(("slab", n, top), partial(self._band_of_slab, n, band))
            yield picture.surface, picture.at(0, 0)

    def _band_of_slab(self, n: int, band: pygame.Rect) -> AnchoredPicture:
        """A part of the plate. It is made a little larger, so that parts made apart meet without a seam."""
        if n not in self._plates:
            self._plates[n] = self.media.sprites.whole(f"realigious/slabs/{n}")
        whole, size = self._plates[n], board_size(n, self.size)
        across, down = size[0] / whole.get_width(), size[1] / whole.get_height()
        wanted = pygame.Rect(
            int(band.x / across) - 2, int(band.y / down) - 2, int(band.width / across) + 5, int(band.height / down) + 5
        ).clip(whole.get_rect())  # fmt: skip
        scaled = max(1, round(wanted.width * across)), max(1, round(wanted.height * down))
        piece = pygame.transform.smoothscale(whole.subsurface(wanted), scaled)
        place = piece.get_rect(topleft=(round(wanted.x * across), round(wanted.y * down)))
        part = band.clip(place)
        return AnchoredPicture(piece.subsurface(part.move(-place.x, -place.y)).convert_alpha(), -part.x, -part.y)

    def _realm(self, seat: int, inner: int) -> AnchoredPicture:
        whole = self.get(f"realigious/border/{seat}")
        if not inner:
            return whole
        plain = self._tint(seat)
        out = plain.surface.copy()
        ring = whole.surface.copy()
        ring.blit(self._bands(whole, inner), (0, 0), None, pygame.BLEND_RGBA_MULT)
        out.blit(_inverted(self._bands(plain, inner)), (0, 0), None, pygame.BLEND_RGBA_MULT)
        out.blit(ring, (plain.ax - whole.ax, plain.ay - whole.ay))
        return AnchoredPicture(out, plain.ax, plain.ay)

    def inner_rim(self, seat: int) -> AnchoredPicture:
        """The border of an owner as it stands inside a ring; what it lays over the tile is left out."""
        return self.make(("inner rim", seat), lambda: self._inner_rim(seat))

    def _inner_rim(self, seat: int) -> AnchoredPicture:
        border = self.get(f"realigious/border/{seat}", INSIDE)
        out = border.surface.copy()
        inside = hex_mask(out.get_size(), (border.ax, border.ay), self.size * INSIDE * CLEAR)
        out.blit(_inverted(inside), (0, 0), None, pygame.BLEND_RGBA_MULT)
        return AnchoredPicture(out, border.ax, border.ay)

    def _bands(self, like: AnchoredPicture, inner: int) -> pygame.Surface:
        """The bands along the outer sides as a mask to multiply a picture of a tile with."""
        mask = pygame.Surface(like.surface.get_size(), pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        for edge in range(6):
            if not inner >> edge & 1:
                band = self._band(edge)
                mask.blit(band.surface, band.at(like.ax, like.ay), None, pygame.BLEND_RGBA_MAX)
        return mask

    def _band(self, edge: int) -> AnchoredPicture:
        """The white band along one side of a tile."""
        return self.make(("band", edge), lambda: _band(edge, self.size))

    def _tint(self, seat: int) -> AnchoredPicture:
        """The inside of the border sprite stretched over the whole tile."""
        inside = self.get(f"realigious/border/{seat}", round(self.size * 128 / 99) / self.size)
        mask = self.make(("hex",), lambda: _whole_hex(self.size))
        surface = pygame.Surface(mask.surface.get_size(), pygame.SRCALPHA)
        surface.blit(inside.surface, inside.at(mask.ax, mask.ay))
        surface.blit(mask.surface, (0, 0), None, pygame.BLEND_RGBA_MULT)
        return AnchoredPicture(surface, mask.ax, mask.ay)


def hex_mask(size: tuple[int, int], middle: Pos, radius: float) -> pygame.Surface:
    """A white hex with smooth edges on nothing, to multiply with."""
    return smooth_polygon(size, [hex_corners(middle, radius)])


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


def _whole_hex(radius: int) -> AnchoredPicture:
    """A white tile, a little smaller than its place."""
    size = round(ROOT3 * radius) + 3, 2 * radius + 3
    middle = size[0] // 2, size[1] // 2
    return AnchoredPicture(hex_mask(size, middle, radius * 0.985), *middle)


def _band(edge: int, radius: int) -> AnchoredPicture:
    points = hex_corners((0, 0), radius * 1.06)
    reach = RING_WIDTH * 2 / ROOT3 + 0.05
    a, b = points[edge], points[(edge + 1) % 6]
    before, after = points[(edge - 1) % 6], points[(edge + 2) % 6]
    shape = [a, b, _towards(b, after, reach), _towards(a, before, reach)]
    left, top = (int(min(p[i] for p in shape)) - 2 for i in (0, 1))
    size = (int(max(p[0] for p in shape)) + 3 - left, int(max(p[1] for p in shape)) + 3 - top)
    return AnchoredPicture(smooth_polygon(size, [[(x - left, y - top) for x, y in shape]]), -left, -top)


def _tinted(white: AnchoredPicture, colour: tuple[int, int, int]) -> AnchoredPicture:
    surface = white.surface.copy()
    surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return AnchoredPicture(surface, white.ax, white.ay)


def _inverted(mask: pygame.Surface) -> pygame.Surface:
    """White where the mask is transparent. The mask itself is used up."""
    whole = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
    whole.fill((255, 255, 255, 255))
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(mask, (0, 0), None, pygame.BLEND_RGBA_SUB)
    return whole


def _towards(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _varied(picture: AnchoredPicture, variant: str) -> AnchoredPicture:
    """The picture at night, as known from afar, or half transparent."""
    if not variant:
        return picture
    surface = picture.surface.copy()
    if variant == "night":
        _calm(surface, BRIGHT)
        surface.fill(NIGHT, special_flags=pygame.BLEND_RGBA_MULT)
        surface.fill(GLIMMER, special_flags=pygame.BLEND_RGBA_ADD)
    elif variant in ("mire", "mire_hatched"):
        surface.fill(MIRE, special_flags=pygame.BLEND_RGBA_MULT)
        surface.fill(LIT_MIRE, special_flags=pygame.BLEND_RGBA_ADD)
        if variant == "mire_hatched":
            _hatch(surface)
    elif variant == "realm":
        surface.fill(REALM, special_flags=pygame.BLEND_RGBA_MULT)
    elif variant in ("pale", "hatched"):
        _calm(surface, HAZY)
        faint = surface.copy()
        surface.fill((*PALE, 0), special_flags=pygame.BLEND_RGBA_MAX)
        faint.set_alpha(128)
        surface.blit(faint, (0, 0))
        surface.fill(FAR, special_flags=pygame.BLEND_RGBA_MULT)
        if variant == "hatched":
            _hatch(surface)
    elif variant == "ghost":
        surface.fill((190, 235, 205, 128), special_flags=pygame.BLEND_RGBA_MULT)
    elif variant == "stealthy":  # pale, and still found at once among trees
        surface.fill((214, 242, 224, 200), special_flags=pygame.BLEND_RGBA_MULT)
    return AnchoredPicture(surface, picture.ax, picture.ay)


def _calm(surface: pygame.Surface, most: int) -> None:
    """Darkens a picture that is brighter than that on the whole."""
    red, green, blue = pygame.transform.average_color(surface, consider_alpha=True)[:3]
    bright = (3 * red + 6 * green + blue) // 10
    if bright > most:
        left = 255 * (most + (bright - most) // OVER) // bright
        surface.fill((left, left, left, 255), special_flags=pygame.BLEND_RGBA_MULT)


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
