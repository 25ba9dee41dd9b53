"""The slab that the tiles of Realigious lie on, one picture for each size of its map (10.4).

Its outline is the board's own, so it is drawn with the board's geometry and not on a canvas of skia.
"""

from __future__ import annotations

from functools import partial

import numpy as np
import pygame

from assets.paint.atlas import Pixels, register_made
from game.titles.realigious.setup import SIZE_OF
from scenes.kit.board_space import Pos, hex_corners
from scenes.media import theme
from scenes.titles.realigious.camera import board_size, centre_of, margins
from scenes.titles.realigious.tiles_art import MAT, SLAB_RADIUS

GROWN, DEEP = 1.17, 0.17


def pixels(n: int) -> Pixels:
    """The slab of an n x n map as straight RGBA."""
    made = slab(n)
    return np.frombuffer(pygame.image.tobytes(made, "RGBA"), np.uint8).reshape(made.get_height(), made.get_width(), 4)


def slab(n: int) -> pygame.Surface:
    """Dark wood with a brass edge under all tiles: thickness, rim light, shadow on the table."""
    radius = SLAB_RADIUS
    size = board_size(n, radius)
    left, top = margins(radius)
    outline = _outline(n, radius, size, (left, top), GROWN)
    deep = round(DEEP * radius)
    out = pygame.Surface(size, pygame.SRCALPHA)
    shadow = _coloured(outline, (0, 0, 0), 190)
    out.blit(_blurred(shadow), (radius // 12, deep + radius // 10))
    _fade_edge(out, round(0.16 * radius))
    for y in range(deep, 0, -1):
        out.blit(_coloured(outline, theme.mix((66, 46, 30), (20, 14, 12), y / deep), 255), (0, y))
    out.blit(_coloured(outline, (176, 138, 78), 255), (0, 0))
    out.blit(_coloured(outline, (255, 226, 158), 255), (-1, -1))
    bevel = _outline(n, radius, size, (left, top), GROWN - 0.035)
    out.blit(_coloured(bevel, (120, 88, 46), 255), (0, 0))
    face = _outline(n, radius, size, (left, top), GROWN - 0.06)
    out.blit(_lit(face), (0, 0))
    out.fill((*MAT, 0), special_flags=pygame.BLEND_RGBA_MAX)  # so that nothing shows black without its alpha
    return out


def _outline(n: int, radius: int, size: tuple[int, int], corner: Pos, grown: float) -> pygame.Surface:
    """All tiles as one white shape, each `grown` times its size."""
    big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    for tile in range(n * n):
        x, y = centre_of(tile, n, radius)
        shape = hex_corners((x + corner[0], y + corner[1] + radius * 0.1), radius * grown)
        pygame.draw.polygon(big, (255, 255, 255, 255), [(px * 2, py * 2) for px, py in shape])
    return pygame.transform.smoothscale(big, size)


def _blurred(shape: pygame.Surface) -> pygame.Surface:
    """Soft edges by way of a small copy; a true blur of this size takes longer than all the rest."""
    width, height = shape.get_size()
    small = pygame.transform.smoothscale(shape, (width // 14, height // 14))
    larger = pygame.transform.smoothscale(small, (width // 5, height // 5))
    return pygame.transform.smoothscale(larger, (width, height))


def _fade_edge(surface: pygame.Surface, reach: int) -> None:
    """Lets the shadow end before the picture does, at the bottom and at the right."""
    width, height = surface.get_size()
    for i in range(reach):
        share = (255, 255, 255, round(255 * i / reach))
        surface.fill(share, (0, height - 1 - i, width, 1), pygame.BLEND_RGBA_MULT)
        surface.fill(share, (width - 1 - i, 0, 1, height), pygame.BLEND_RGBA_MULT)


def _coloured(shape: pygame.Surface, colour: tuple[int, int, int], alpha: int) -> pygame.Surface:
    out = shape.copy()
    out.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _lit(shape: pygame.Surface) -> pygame.Surface:
    """The face of the slab: dark wood, lighter to the upper left."""
    light = pygame.Surface((16, 16))
    for x in range(16):
        for y in range(16):
            light.set_at((x, y), theme.mix((62, 48, 44), (22, 18, 22), min(1.0, (x + y) / 26)))
    out = shape.copy()
    out.blit(pygame.transform.smoothscale(light, shape.get_size()), (0, 0), None, pygame.BLEND_RGB_MULT)
    return out


for _n in sorted(SIZE_OF.values()):
    register_made(f"realigious/slabs/{_n}.png", partial(pixels, _n))
