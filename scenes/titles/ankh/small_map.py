"""The map in small, some of its spaces lit: where a region or a part of it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.ankh.state import DESERT, FERTILE, NOTHING
from scenes.kit.board_space import ROOT3, hex_centre
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Collection

    from game.titles.ankh.view import SeatView
    from scenes.media.media import Media

FINE = 3
INKS = {FERTILE: (104, 122, 72), DESERT: (176, 142, 92)}
WATER = (46, 84, 110)
LIT = (250, 214, 128)
DARK = 0.52
"""How much of its colour land keeps that is not lit."""


def small_map(media: Media, view: SeatView, size: tuple[int, int], lit: Collection[str]) -> pygame.Surface:
    """All spaces of the map, those called `lit` bright with a rim."""
    key = ("ankh small map", size, view.columns, view.terrain, view.region, tuple(sorted(lit)))
    return media.sprites.made(key, lambda: _painted(view, size, lit))


def _painted(view: SeatView, size: tuple[int, int], lit: Collection[str]) -> pygame.Surface:
    rows = len(view.terrain) // view.columns
    radius = min(size[0] / (ROOT3 * (view.columns + 0.5)), size[1] / (1.5 * rows + 0.5)) * FINE
    out = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    wide, high = ROOT3 * (view.columns + 0.5) * radius, (1.5 * rows + 0.5) * radius
    left = (out.get_width() - wide) / 2 + ROOT3 / 2 * radius
    top = (out.get_height() - high) / 2 + radius
    for at, letter in enumerate(view.terrain):
        if letter == NOTHING:
            continue
        square = (at % view.columns, at // view.columns)
        x, y = hex_centre(square, radius)
        bright = f"{square[0]},{square[1]}" in lit
        ink = INKS.get(letter, WATER)
        ink = theme.mix(ink, LIT, 0.45) if bright else theme.mix((0, 0, 0), ink, DARK)
        pygame.draw.polygon(out, ink, _hexagon(left + x, top + y, radius * 0.97))
        if bright:
            pygame.draw.polygon(out, LIT, _hexagon(left + x, top + y, radius * 0.8), FINE)
    return pygame.transform.smoothscale(out, size)


def _hexagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    half = radius * ROOT3 / 2
    return [(x, y - radius), (x + half, y - radius / 2), (x + half, y + radius / 2), (x, y + radius),
            (x - half, y + radius / 2), (x - half, y - radius / 2)]  # fmt: skip
