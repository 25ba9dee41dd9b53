"""Where the places of a board lie on the canvas: squares, hexes or anything, their zoom steps, panning, picking.

A ref names a place: a tile, an edge or a corner between tiles, a region of several. Lengths are logical pixels; `size`
is that of the unit in which a board is measured (the side of a square, the radius of a hex), so a zoom step changes
one number.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from typing import TYPE_CHECKING, Self

import pygame

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT3 = 3**0.5
HEX_WIDTH = 1.74
"""The width of a hex in radii, rounded up."""
NEAR = 0.22
"""How far from the middle of an edge or a corner it is still pointed at, in units."""
Pos = tuple[int, int]
Square = tuple[int, int]
"""A column and a row."""


class Space(ABC):
    """One board behind its `window`. At zoom step 0 all of it is in sight; `x`, `y` is the point of the canvas that the
    board's places are measured from.
    """

    def __init__(self, window: pygame.Rect, sizes: Sequence[int]) -> None:
        self.window, self.sizes = pygame.Rect(window), tuple(sizes)
        self.step = self.x = self.y = 0
        self._clamp()

    @abstractmethod
    def extent(self) -> pygame.Rect:
        """The board with everything that reaches over its edge, at this zoom step, as measured from `x`, `y`."""

    @abstractmethod
    def spot(self, ref: str) -> pygame.Rect | None:
        """A place as measured from `x`, `y`, None for what is no place of the board."""

    @abstractmethod
    def at(self, pos: Pos) -> str:
        """The place under a point, "" where there is none."""

    @abstractmethod
    def stepped(self, ref: str, way: Pos) -> str:
        """The place that an arrow key (dx, dy) leads to, "" at the edge."""

    # --- zoom

    @property
    def size(self) -> int:
        """Pixels of the unit at this zoom step."""
        return self.sizes[self.step]

    @property
    def rect(self) -> pygame.Rect:
        """The whole board on the canvas."""
        return self.extent().move(self.x, self.y)

    @property
    def zoomed(self) -> bool:
        """Whether the board is larger than when all of it is in sight."""
        return self.step > 0

    def zoom(self, by: int, around: Pos) -> bool:
        """Goes `by` zoom steps in or out and keeps the point `around` where it is; False at the last step."""
        step = min(max(self.step + by, 0), len(self.sizes) - 1)
        if step == self.step:
            return False
        before, self.step = self.size, step
        self.x, self.y = (round(at - (at - mine) / before * self.size) for at, mine in
                          zip(around, (self.x, self.y), strict=True))  # fmt: skip
        self._clamp()
        return True

    def at_step(self, step: int) -> Self:
        """The same board at another zoom step."""
        other = copy(self)
        other.zoom(step - self.step, self.window.center)
        return other

    def pan(self, dx: int, dy: int) -> Pos:
        """Moves the board, never further than to its edge; by how much it moved."""
        x, y = self.x, self.y
        self.x, self.y = x + dx, y + dy
        self._clamp()
        return self.x - x, self.y - y

    def bring(self, ref: str) -> Pos:
        """Moves a zoomed board until a place is in sight; by how much it moved."""
        place = self.rect_of(ref)
        if place is None or not self.zoomed:
            return 0, 0
        inside = place.clamp(self.window.inflate(-self.size, -self.size))
        return self.pan(inside.x - place.x, inside.y - place.y)

    def _clamp(self) -> None:
        """A board smaller than its window is in the middle of it, a larger one leaves no gap at the edge."""
        place, room = self.rect, self.window
        self.x += _between(place.x, place.width, room.x, room.width) - place.x
        self.y += _between(place.y, place.height, room.y, room.height) - place.y

    # --- pixels

    def rect_of(self, ref: str) -> pygame.Rect | None:
        """A place on the canvas, None for what is no place of the board."""
        place = self.spot(ref)
        return place.move(self.x, self.y) if place is not None else None

    def corners(self, ref: str) -> list[tuple[float, float]]:
        """The corners of a place on the canvas, clockwise; none for what is no place of the board."""
        place = self.rect_of(ref)
        return [place.topleft, place.topright, place.bottomright, place.bottomleft] if place is not None else []

    def centre(self, ref: str) -> Pos:
        """The middle of a place as measured from `x`, `y`. Raises KeyError."""
        place = self.spot(ref)
        if place is None:
            raise KeyError(ref)
        return place.center


def _between(at: int, length: int, start: int, room: int) -> int:
    if length <= room:
        return start + (room - length) // 2
    return min(max(at, start + room - length), start)


class TiledSpace(Space):
    """A board of tiles of one size. `squares`: where each tile lies; `seams`: edges and corners by the squares that
    meet there, a river between two or a pillar between four; `regions`: refs of tiles that are one place together.
    """

    def __init__(
        self,
        window: pygame.Rect,
        sizes: Sequence[int],
        squares: Mapping[str, Square],
        seams: Mapping[str, Sequence[Square]] | None = None,
        regions: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.squares, self.seams, self.regions = squares, seams or {}, regions or {}
        self.refs = {square: ref for ref, square in squares.items()}
        self.columns = 1 + max(column for column, _ in self.refs)
        self.rows = 1 + max(row for _, row in self.refs)
        super().__init__(window, sizes)

    @abstractmethod
    def square(self, square: Square) -> pygame.Rect:
        """A square as measured from `x`, `y`, whether a tile lies there or not."""

    @abstractmethod
    def square_at(self, pos: Pos) -> Square:
        """The square that holds a point, whether a tile lies there or not."""

    def spot(self, ref: str) -> pygame.Rect | None:
        """A tile, a region as far as it reaches, or what is pointed at for an edge or a corner."""
        if ref in self.squares:
            return self.square(self.squares[ref])
        if ref in self.regions:
            tiles = [self.square(self.squares[tile]) for tile in self.regions[ref]]
            return tiles[0].unionall(tiles[1:])
        if ref not in self.seams:
            return None
        middles = [self.square(square).center for square in self.seams[ref]]
        place = pygame.Rect(0, 0, round(2 * NEAR * self.size), round(2 * NEAR * self.size))
        x, y = (sum(middle[i] for middle in middles) / len(middles) for i in (0, 1))
        return place.move_to(center=(round(x), round(y)))

    def at(self, pos: Pos) -> str:
        """An edge or a corner near the point, else the tile; a region is pointed at by its tiles."""
        if not self.window.collidepoint(pos):
            return ""
        for ref in self.seams:
            place = self.rect_of(ref)
            if place is not None and place.collidepoint(pos):
                return ref
        return self.refs.get(self.square_at(pos), "")


class GridSpace(TiledSpace):
    """A board of squares."""

    def extent(self) -> pygame.Rect:
        """As many squares as there are columns and rows."""
        return pygame.Rect(0, 0, self.columns * self.size, self.rows * self.size)

    def square(self, square: Square) -> pygame.Rect:
        """A square as measured from the board's corner."""
        return pygame.Rect(square[0] * self.size, square[1] * self.size, self.size, self.size)

    def square_at(self, pos: Pos) -> Square:
        """The square under a point."""
        return (pos[0] - self.x) // self.size, (pos[1] - self.y) // self.size

    def stepped(self, ref: str, way: Pos) -> str:
        """The next tile in a direction, across gaps."""
        x, y = self.squares[ref]
        while 0 <= (x := x + way[0]) < self.columns and 0 <= (y := y + way[1]) < self.rows:
            if (x, y) in self.refs:
                return self.refs[x, y]
        return ""


class HexSpace(TiledSpace):
    """A board of hexes that stand on a corner, in rows of which the odd ones are shifted half a hex to the right.
    Places are measured from the middle of the first hex; `margins`: what the board takes beside (left and right),
    above and below the middles of its outermost hexes, in radii.
    """

    def __init__(
        self,
        window: pygame.Rect,
        sizes: Sequence[int],
        squares: Mapping[str, Square],
        seams: Mapping[str, Sequence[Square]] | None = None,
        regions: Mapping[str, Sequence[str]] | None = None,
        margins: tuple[float, float, float] = (ROOT3 / 2, 1.0, 1.0),
    ) -> None:
        self.margins = margins
        self._walk = ("", 0)
        super().__init__(window, sizes, squares, seams, regions)

    def extent(self) -> pygame.Rect:
        """All hexes and the margins."""
        return hex_extent(self.columns, self.rows, self.size, self.margins)

    def square(self, square: Square) -> pygame.Rect:
        """The rectangle around a hex."""
        place = pygame.Rect(0, 0, round(HEX_WIDTH * self.size), 2 * self.size)
        return place.move_to(center=hex_centre(square, self.size))

    def square_at(self, pos: Pos) -> Square:
        """The hex that holds a point."""
        return hex_at(pos[0] - self.x, pos[1] - self.y, self.size)

    def corners(self, ref: str) -> list[tuple[float, float]]:
        """Those of a hex; of a region, an edge or a corner those of the rectangle around it."""
        place = self.rect_of(ref)
        return hex_corners(place.center, self.size) if place is not None and ref in self.squares else (
            super().corners(ref))

    def stepped(self, ref: str, way: Pos) -> str:
        """The next hex of the row, or that of the next row nearest to the column in which the walk up or down began."""
        column, row = self.squares[ref]
        if way[0]:
            self._walk = "", 0
            return self.refs.get((column + way[0], row), "")
        half = self._walk[1] if self._walk[0] == ref else 2 * column + row % 2
        row += way[1]
        tiles = [tile for tile in self.refs if tile[1] == row]
        if not tiles:
            return ""
        found = self.refs[min(tiles, key=lambda tile: (abs(2 * tile[0] + row % 2 - half), -tile[0]))]
        self._walk = found, half
        return found


class FreeSpace(Space):
    """A table on which things lie anywhere, over one another too. `places`: where they lie while all of the table is in
    sight, from its corner, the lowest first; the sizes are hundredths of that.
    """

    def __init__(self, window: pygame.Rect, sizes: Sequence[int] = (100,)) -> None:
        self.places: dict[str, pygame.Rect] = {}
        super().__init__(window, sizes)

    def extent(self) -> pygame.Rect:
        """The table."""
        return self._scaled(pygame.Rect((0, 0), self.window.size))

    def _scaled(self, place: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(*(round(length * self.size / 100) for length in place))

    def spot(self, ref: str) -> pygame.Rect | None:
        """Where a thing lies."""
        return self._scaled(self.places[ref]) if ref in self.places else None

    def at(self, pos: Pos) -> str:
        """The topmost thing under a point."""
        x, y = ((pos[i] - (self.x, self.y)[i]) * 100 / self.size for i in (0, 1))
        found = (ref for ref, place in reversed(self.places.items()) if place.collidepoint(x, y))
        return next(found, "") if self.window.collidepoint(pos) else ""

    def stepped(self, ref: str, way: Pos) -> str:
        """The nearest thing in a direction: what lies aside counts double."""
        x, y = self.places[ref].center
        found: list[tuple[int, str]] = []
        for other, place in self.places.items():
            dx, dy = place.centerx - x, place.centery - y
            along = dx * way[0] + dy * way[1]
            if along > 0:
                found.append((along + 2 * abs(dx * way[1] + dy * way[0]), other))
        return min(found)[1] if found else ""


# ---------------------------------------------------------------- hexes
def hex_centre(square: Square, radius: float) -> Pos:
    """The middle of a hex, from the middle of the first one."""
    column, row = square
    return round(ROOT3 * radius * (column + (row % 2) / 2)), round(1.5 * radius * row)


def hex_extent(columns: int, rows: int, radius: float, margins: tuple[float, float, float]) -> pygame.Rect:
    """A board of hexes with its margins (beside, above, below, in radii), from the middle of the first hex."""
    beside, above, below = margins
    left, top = round(beside * radius), round(above * radius)
    down = 1.5 * (rows - 1) + below
    return pygame.Rect(-left, -top, 2 * left + round(ROOT3 * (columns - 0.5) * radius), top + round(down * radius))


def hex_at(x: float, y: float, radius: float) -> Square:
    """The hex that holds a point, from the middle of the first one."""
    guess = round(y / (1.5 * radius))
    found: list[tuple[float, Square]] = []
    for row in (guess - 1, guess, guess + 1):
        square = round(x / (ROOT3 * radius) - (row % 2) / 2), row
        cx, cy = hex_centre(square, radius)
        found.append(((x - cx) ** 2 + (y - cy) ** 2, square))
    return min(found)[1]


def hex_corners(centre: tuple[float, float], radius: float) -> list[tuple[float, float]]:
    """The six corners of a hex, from the upper right one clockwise: edge k runs from corner k to k + 1 and
    looks E, SE, SW, W, NW, NE.
    """
    x, y = centre
    half = ROOT3 / 2 * radius
    return [
        (x + half, y - radius / 2),
        (x + half, y + radius / 2),
        (x, y + radius),
        (x - half, y + radius / 2),
        (x - half, y - radius / 2),
        (x, y - radius),
    ]
