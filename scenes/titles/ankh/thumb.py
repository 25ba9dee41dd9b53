"""A map as a small picture for lists: land, rivers, caravans, monuments, figures. Plain shapes only: it may be painted
on a thread.
"""

from __future__ import annotations

from functools import partial
from math import dist

import pygame

from game.titles.ankh.content import GOD
from game.titles.ankh.state import DESERT, FERTILE, NOBODY, NOTHING, WATER
from game.titles.ankh.view import FigureView, MonumentView, SeatView
from scenes.kit.board_space import ROOT3, hex_corners
from scenes.kit.thumb import dots, fine
from scenes.media import theme
from scenes.titles.ankh.space import square_of

GROUND = {FERTILE: (98, 136, 70), DESERT: (204, 172, 112), WATER: (40, 96, 152)}
RIVER, CAMELS, STONE, INK = (26, 92, 176), (122, 66, 26), (214, 204, 184), (14, 12, 16)
SIDES = {"obelisk": 4, "temple": 8, "pyramid": 3}
Point = tuple[float, float]


def paint(view: SeatView, size: tuple[int, int]) -> pygame.Surface:
    """The map of a view, in the middle of a picture of `size`; transparent around it."""
    return fine(size, partial(_map, view))


def _map(view: SeatView, out: pygame.Surface) -> None:
    (wide, high), columns = out.get_size(), view.columns
    rows = len(view.terrain) // columns
    radius = min(wide / (ROOT3 * (columns + 0.5)), high / (1.5 * rows + 0.5))
    left = (wide - ROOT3 * radius * (columns - 0.5)) / 2
    top = (high - 1.5 * radius * (rows - 1)) / 2

    def at(space: str) -> Point:
        column, row = square_of(space)
        return left + ROOT3 * radius * (column + (row % 2) / 2), top + 1.5 * radius * row

    names = [f"{n % columns},{n // columns}" for n in range(len(view.terrain))]
    land = [(at(name), letter) for name, letter in zip(names, view.terrain, strict=True) if letter != NOTHING]
    for middle, _ in land:
        pygame.draw.polygon(out, INK, hex_corners(middle, radius * 1.14))
    for middle, letter in land:
        pygame.draw.polygon(out, theme.mix(GROUND[letter], INK, 0.2), hex_corners(middle, radius))
        pygame.draw.polygon(out, GROUND[letter], hex_corners(middle, radius * 0.9))
    for edges, ink in ((view.rivers, RIVER), (view.camels, CAMELS)):
        for one, other in edges:
            _edge(out, at(one), at(other), radius, ink)
    for monument in view.monuments:
        _monument(out, monument, at(monument.space), radius)
    for figure in view.figures:
        _figure(out, figure, at(figure.space), radius)


def _edge(out: pygame.Surface, one: Point, other: Point, radius: float, ink: theme.Colour) -> None:
    """A line along the edge between two middles."""
    x, y, long = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2, dist(one, other)
    dx, dy = (other[1] - one[1]) / long * radius * 0.52, (one[0] - other[0]) / long * radius * 0.52
    pygame.draw.line(out, ink, (x - dx, y - dy), (x + dx, y + dy), max(2, round(radius * 0.26)))


def _monument(out: pygame.Surface, monument: MonumentView, middle: Point, radius: float) -> None:
    """Four corners for an obelisk, eight for a temple, three for a pyramid; in the colour of who controls it."""
    ink = STONE if monument.owner == NOBODY else theme.SEATS[monument.owner]
    for reach, colour in ((0.74, INK), (0.58, ink)):
        corners = [
            pygame.Vector2(middle) + pygame.Vector2(0, -radius * reach).rotate(360 * k / SIDES[monument.kind])
            for k in range(SIDES[monument.kind])
        ]
        pygame.draw.polygon(out, colour, corners)


def _figure(out: pygame.Surface, figure: FigureView, middle: Point, radius: float) -> None:
    """A disc with as many dots as the number of its owner; a god's is larger and has a golden rim."""
    reach = radius * (0.72 if figure.kind == GOD else 0.52)
    rim = theme.GOLD if figure.kind == GOD else INK
    pygame.draw.circle(out, INK, middle, reach * 1.2)
    pygame.draw.circle(out, rim, middle, reach * 1.08)
    pygame.draw.circle(out, theme.SEATS[figure.owner], middle, reach * 0.86)
    dots(out, INK, figure.owner, middle, reach * 1.7)
