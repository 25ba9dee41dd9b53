"""What stands on a tile, as a tiny painting for lists. Shapes only, no sprites: it may be painted on a thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.board_space import hex_corners
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Point = tuple[float, float]
Ink = tuple[int, int, int]
LIGHT: Ink = (255, 255, 255)
SHADE: Ink = (0, 0, 0)
WALL, ROOF, STEEL, GLASS, MARBLE, GOLD = (
    (226, 208, 178), (186, 78, 58), (96, 116, 148), (196, 216, 236), (236, 232, 222), (228, 186, 92))  # fmt: skip
TREE, TRUNK, ROCK, SNOW = (48, 104, 54), (70, 48, 34), (116, 112, 124), (236, 240, 248)


def tile(out: pygame.Surface, face: Ink, middle: Point, radius: float) -> None:
    """The ground: a hex with a dark foot, a light upper rim and its face."""
    x, y = middle
    pygame.draw.polygon(out, theme.mix(face, SHADE, 0.72), hex_corners(middle, radius))
    pygame.draw.polygon(out, theme.mix(face, LIGHT, 0.24), hex_corners((x, y - radius * 0.03), radius * 0.93))
    pygame.draw.polygon(out, face, hex_corners((x, y + radius * 0.03), radius * 0.86))


def waves(out: pygame.Surface, face: Ink, middle: Point, radius: float) -> None:
    """Two light strokes on water."""
    for dx, dy in ((-0.12, -0.2), (0.14, 0.2)):
        x, y = middle[0] + dx * radius, middle[1] + dy * radius
        line = [(x + step * 0.2 * radius, y - step % 2 * 0.1 * radius) for step in range(-2, 3)]
        pygame.draw.lines(out, theme.mix(face, LIGHT, 0.4), False, line, max(1, round(radius * 0.09)))


class _Brush:
    """Draws around the middle of a tile, in parts of its radius."""

    def __init__(self, out: pygame.Surface, middle: Point, radius: float) -> None:
        self.out, self.middle, self.radius = out, middle, radius

    def shape(self, ink: Ink, corners: Sequence[Point]) -> None:
        """A filled shape."""
        (x, y), r = self.middle, self.radius
        pygame.draw.polygon(self.out, ink, [(x + dx * r, y + dy * r) for dx, dy in corners])

    def box(self, ink: Ink, left: float, top: float, right: float, bottom: float) -> None:
        """A wall, its right part in the shade."""
        self.shape(ink, [(left, top), (right, top), (right, bottom), (left, bottom)])
        dark = left + (right - left) * 0.62
        self.shape(theme.mix(ink, SHADE, 0.3), [(dark, top), (right, top), (right, bottom), (dark, bottom)])

    def peak(self, ink: Ink, x: float, top: float, wide: float, bottom: float) -> None:
        """Something that ends in a point, its right side in the shade."""
        self.shape(ink, [(x - wide, bottom), (x, top), (x + wide, bottom)])
        self.shape(theme.mix(ink, SHADE, 0.34), [(x, top), (x + wide, bottom), (x + wide * 0.12, bottom)])

    def disc(self, ink: Ink, x: float, y: float, reach: float) -> None:
        """A round thing."""
        at = (self.middle[0] + x * self.radius, self.middle[1] + y * self.radius)
        pygame.draw.circle(self.out, ink, at, reach * self.radius)


def _forest(brush: _Brush) -> None:
    for x, y in ((-0.3, -0.06), (0.3, -0.06), (0.0, 0.2)):
        brush.box(TRUNK, x - 0.06, y + 0.2, x + 0.06, y + 0.36)
        brush.peak(TREE, x, y - 0.46, 0.27, y + 0.24)


def _mountain(brush: _Brush) -> None:
    brush.peak(theme.mix(ROCK, SHADE, 0.2), 0.28, -0.3, 0.36, 0.42)
    brush.peak(ROCK, -0.14, -0.58, 0.46, 0.42)
    brush.peak(SNOW, -0.14, -0.58, 0.18, -0.19)


def _house(brush: _Brush) -> None:
    for x, y in ((-0.26, -0.1), (0.22, 0.16)):
        brush.box(WALL, x - 0.22, y - 0.04, x + 0.22, y + 0.28)
        brush.peak(ROOF, x, y - 0.36, 0.3, y)


def _tower(brush: _Brush) -> None:
    for x, top in ((-0.24, -0.3), (0.16, -0.62)):
        brush.box(STEEL, x - 0.2, top, x + 0.2, 0.42)
        for row in range(3):
            brush.box(GLASS, x - 0.12, top + 0.1 + row * 0.2, x + 0.06, top + 0.18 + row * 0.2)


def _church(brush: _Brush) -> None:
    brush.box(MARBLE, -0.34, -0.06, 0.34, 0.42)
    brush.peak(GOLD, 0.0, -0.62, 0.42, 0.0)
    brush.box(theme.mix(MARBLE, SHADE, 0.6), -0.09, 0.14, 0.09, 0.42)


def _hall(brush: _Brush) -> None:
    brush.peak(MARBLE, 0.0, -0.46, 0.52, -0.12)
    for x in (-0.36, -0.12, 0.12, 0.36):
        brush.box(MARBLE, x - 0.07, -0.08, x + 0.07, 0.28)
    brush.box(MARBLE, -0.5, 0.28, 0.5, 0.42)


def _barred(brush: _Brush) -> None:
    brush.disc((210, 60, 48), 0.0, 0.0, 0.4)
    brush.box(SNOW, -0.26, -0.08, 0.26, 0.08)


def _start(brush: _Brush) -> None:
    brush.disc(theme.mix(GOLD, SHADE, 0.55), 0.0, 0.0, 0.52)
    brush.disc(GOLD, 0.0, 0.0, 0.42)
    brush.peak(theme.mix(GOLD, SHADE, 0.7), 0.0, -0.36, 0.14, 0.04)
    brush.shape(theme.mix(GOLD, SHADE, 0.7), [(-0.14, 0.0), (0.14, 0.0), (0.0, 0.36)])


THINGS: tuple[tuple[tuple[str, ...], Callable[[_Brush], None]], ...] = (
    (("start",), _start), (("church",), _church), (("restricted",), _barred), (("house",), _house),
    (("forest",), _forest), (("mountain",), _mountain), (("gov",), _hall), (("office", "building"), _tower),
)  # fmt: skip


def thing(out: pygame.Surface, structure: str, middle: Point, radius: float) -> None:
    """The structure, by what its name begins with; nothing for open ground."""
    draw = next((draw for names, draw in THINGS if structure.startswith(names)), None)
    if draw is not None:
        draw(_Brush(out, middle, radius))
