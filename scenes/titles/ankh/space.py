"""Where the spaces, regions and edges of a map of Ankh lie (R3, 7.1). Refs: "space:4,2", "region:3" and, while a
caravan is laid, "edge:4,2|5,2" for the edges that it may lie on.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from game.titles.ankh.state import NOTHING
from scenes.kit.board_space import ROOT3, HexSpace, Pos, Square, hex_centre

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

    from game.titles.ankh.view import SeatView

STEPS = (64, 84, 108)
WIDEST = 72
REACH = 0.48
"""So near to the middle of an edge, in radii, it is pointed at: half of its length."""
SIDES, ABOVE, BELOW = MARGINS = (1.12, 1.62, 1.34)
"""What stands on the outermost spaces, and the rim of the slab, reach so far, in radii."""


class EdgePlace(NamedTuple):
    """Where an edge lies: the middle between its two spaces, and how it slopes: 0 upright, 1 falling, 2 rising."""

    at: tuple[float, float]
    slope: int


def square_of(space: str) -> Square:
    """The column and row of "4,2"."""
    column, _, row = space.partition(",")
    return int(column), int(row)


def fitting(columns: int, rows: int, size: tuple[int, int], widest: int = WIDEST) -> int:
    """The largest radius, `widest` at most, at which a map with what stands on its first row fits into `size`."""
    across = ROOT3 * (columns - 0.5) + 2 * SIDES
    down = 1.5 * (rows - 1) + ABOVE + BELOW
    return max(12, min(widest, int(size[0] / across), int(size[1] / down)))


def edge_of(one: str, other: str, radius: float) -> EdgePlace:
    """The edge between two adjacent spaces, at a radius."""
    (ac, ar), (bc, br) = square_of(one), square_of(other)
    (ax, ay), (bx, by) = hex_centre((ac, ar), radius), hex_centre((bc, br), radius)
    if ar == br:
        slope = 0
    else:
        slope = 1 if (bx > ax) == (by < ay) else 2
    return EdgePlace(((ax + bx) / 2, (ay + by) / 2), slope)


class AnkhSpace(HexSpace):
    """A map behind a window of the canvas."""

    def __init__(self, view: SeatView, window: pygame.Rect, widest: int = WIDEST) -> None:
        rows = len(view.terrain) // view.columns
        squares = {
            f"space:{at % view.columns},{at // view.columns}": (at % view.columns, at // view.columns)
            for at, letter in enumerate(view.terrain) if letter != NOTHING
        }  # fmt: skip
        fit = fitting(view.columns, rows, window.size, widest)
        super().__init__(window, (fit, *(step for step in STEPS if step > fit * 1.12)), squares, margins=MARGINS)
        self.divide(view)

    def divide(self, view: SeatView) -> None:
        """The regions as they are now: caravans change them (R8.2)."""
        self.regions = {
            f"region:{region.number}": [f"space:{name}" for name in region.spaces] for region in view.regions
        }

    def lay_edges(self, edges: Iterable[tuple[str, str]]) -> None:
        """The edges that can be pointed at from now on."""
        self.seams = {f"edge:{one}|{other}": (square_of(one), square_of(other)) for one, other in edges}

    def at(self, pos: Pos) -> str:
        """While a caravan is laid the nearest edge that it may lie on, anywhere along it; else the space."""
        near = min(((self._far(ref, pos), ref) for ref in self.seams), default=(self.size, ""))
        if near[0] <= REACH * self.size and self.window.collidepoint(pos):
            return near[1]
        return super().at(pos)

    def _far(self, edge: str, pos: Pos) -> float:
        """How far a point is from the middle of an edge."""
        place = self.rect_of(edge)
        return math.dist(place.center, pos) if place is not None else 2.0 * self.size

    def middle(self, name: str) -> Pos:
        """The middle of a space "4,2", from the middle of the first hex."""
        return hex_centre(square_of(name), self.size)
