"""The map in small, some of its spaces lit: where a region or a part of it lies."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.titles.ankh.state import DESERT, FERTILE, NOTHING
from scenes.kit.board_space import ROOT3, hex_centre
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from game.titles.ankh.view import SeatView
    from scenes.media.media import Media

FINE = 3
INKS = {FERTILE: (104, 122, 72), DESERT: (176, 142, 92)}
WATER = (46, 84, 110)
LIT = (250, 214, 128)
DARK = 0.52
"""How much of its colour land keeps that is not lit."""
PLATE = 38
Numbered = tuple[int, "Sequence[str]"]
"""A region's number, and the spaces that it stands on."""


def small_map(
    media: Media, view: SeatView, size: tuple[int, int], lit: Collection[str], numbers: Sequence[Numbered] = ()
) -> pygame.Surface:
    """All spaces of the map, those called `lit` bright with a rim, plates with `numbers` on theirs."""
    told = tuple((number, tuple(spaces)) for number, spaces in numbers)
    key = ("ankh small map", size, view.columns, view.terrain, view.region, tuple(sorted(lit)), told)
    return media.sprites.made(key, lambda: _painted(media, view, size, lit, told))


def _painted(
    media: Media, view: SeatView, size: tuple[int, int], lit: Collection[str], numbers: Sequence[Numbered]
) -> pygame.Surface:
    rows = len(view.terrain) // view.columns
    radius = min(size[0] / (ROOT3 * (view.columns + 0.5)), size[1] / (1.5 * rows + 0.5)) * FINE
    out = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    wide, high = ROOT3 * (view.columns + 0.5) * radius, (1.5 * rows + 0.5) * radius
    left = (out.get_width() - wide) / 2 + ROOT3 / 2 * radius
    top = (out.get_height() - high) / 2 + radius
    middles: dict[str, tuple[float, float]] = {}
    for at, letter in enumerate(view.terrain):
        if letter == NOTHING:
            continue
        square = (at % view.columns, at // view.columns)
        name, at_square = f"{square[0]},{square[1]}", hex_centre(square, radius)
        middles[name] = left + at_square[0], top + at_square[1]
        ink = INKS.get(letter, WATER)
        ink = theme.mix(ink, LIT, 0.45) if name in lit else theme.mix((0, 0, 0), ink, DARK)
        pygame.draw.polygon(out, ink, _hexagon(*middles[name], radius * 0.97))
        if name in lit:
            pygame.draw.polygon(out, LIT, _hexagon(*middles[name], radius * 0.8), FINE)
    small = pygame.transform.smoothscale(out, size)
    for number, spaces in numbers:
        x, y = _inmost([middles[name] for name in spaces])
        plate = media.sprites.get(f"ankh/region_{number}", size=(PLATE, PLATE))
        place = plate.get_rect(center=(round(x / FINE), round(y / FINE)))
        small.blit(plate, place)
        figure = media.theme.text(str(number), theme.SMALL, theme.BONE, True)
        small.blit(figure, figure.get_rect(center=(place.centerx, place.centery - 2)))
    return small


def _inmost(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """That of the points which lies nearest to the middle of all."""
    middle = [sum(point[i] for point in points) / len(points) for i in (0, 1)]
    return min(points, key=lambda point: math.dist(point, middle))


def _hexagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    half = radius * ROOT3 / 2
    return [(x, y - radius), (x + half, y - radius / 2), (x + half, y + radius / 2), (x, y + radius),
            (x - half, y + radius / 2), (x - half, y - radius / 2)]  # fmt: skip
