"""Where the tiles of a map lie: n x n hexes, odd rows shifted (C6.2, 10.2, R14.1). Lengths are logical pixels; a radius
is the distance from a tile's middle to its corner.
"""

from __future__ import annotations

import pygame

from scenes.kit.board_space import ROOT3, HexSpace, Pos, hex_centre, hex_extent

STEPS = (60, 78, 102)
WIDEST = 76
SIDES, ABOVE, BELOW = MARGINS = (1.6, 1.48, 1.6)
"""What stands on the outermost tiles reaches so far, in radii."""


def fitting(n: int, size: tuple[int, int]) -> int:
    """The largest radius at which the whole map, with what stands on its first row, fits into `size`."""
    across = ROOT3 * (n - 0.5) + 2 * SIDES
    down = 1.5 * (n - 1) + ABOVE + BELOW
    return max(12, min(WIDEST, int(size[0] / across), int(size[1] / down)))


class Map(HexSpace):
    """A map behind a window of the canvas."""

    def __init__(self, n: int, window: pygame.Rect) -> None:
        self.n = n
        fit = fitting(n, window.size)
        squares = {f"tile:{tile}": (tile % n, tile // n) for tile in range(n * n)}
        super().__init__(window, (fit, *(step for step in STEPS if step > fit * 1.12)), squares, margins=MARGINS)


def centre_of(tile: int, n: int, radius: float) -> Pos:
    """The middle of a tile, from the middle of tile 0."""
    return hex_centre((tile % n, tile // n), radius)


def margins(radius: int) -> tuple[int, int]:
    """What the board takes left of and above the middle of tile 0."""
    return round(SIDES * radius), round(ABOVE * radius)


def board_size(n: int, radius: int) -> tuple[int, int]:
    """Width and height of the board picture at a radius."""
    return hex_extent(n, n, radius, MARGINS).size
