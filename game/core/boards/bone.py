"""A board of muscle and bone: diamonds with a crossing of seams between every four of them.

Tiles are integer points; (x, y) is muscle where x + y is even, a bone position where it is odd. Tile (x, y) has the
index y x width + x. What lies on the tiles is a row of codes (`VOID` ... `MARKER`), kept by whoever plays here.

Shapes are in fine coordinates, three to a tile: a muscle tile is the octagon with the corners (X±2, Y±1), (X±1, Y±2), a
bone position the square (X±1, Y±1). A big wall has four wings besides: the segments from its centre to the centres of
its diagonal bone neighbours. A line of sight is stopped by what it passes the inside of, never by what it touches.
"""
from __future__ import annotations

import functools
from collections.abc import Collection, Sequence
from itertools import product

from game.core.memo import Memo

VOID, MUSCLE, BONE, SMALL, BIG, SPIKE, ROCK, MARKER = range(8)
NAMES = ("void", "muscle", "bone", "wall_small", "wall_big", "spike", "rock", "marker")
WALLS = (SMALL, BIG)
OBSTACLES = (SMALL, BIG, ROCK, MARKER)
SOLID = (VOID, *OBSTACLES)
"""What no unit can be on."""
ENTRY = (0, 1, 2, 0, 0, 2, 0, 0)
"""Movement points for entering a tile of each code; 0 where nobody enters."""
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""N, NE, E, SE, S, SW, W, NW as steps (dx, dy): the order of rings."""
FINE = 3
OCTAGON = ((2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
SQUARE = ((1, 1), (-1, 1), (-1, -1), (1, -1))

Point = tuple[int, int]


class BoneGrid:
    """Geometry of one size; shared and never changed. `near[t]`: the neighbours in the order of DIRECTIONS."""

    __slots__ = ("count", "height", "muscle", "near", "ring", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height, self.count = width, height, width * height
        tiles = range(self.count)
        self.muscle = tuple(sum(self.xy(t)) % 2 == 0 for t in tiles)
        self.ring = tuple(tuple(self._moved(t, d) for d in DIRECTIONS) for t in tiles)
        self.near = tuple(tuple(u for u in row if u >= 0) for row in self.ring)

    def xy(self, tile: int) -> Point:
        """Column and row."""
        return tile % self.width, tile // self.width

    def at(self, x: int, y: int) -> int:
        """The tile there, -1 off the board."""
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def _moved(self, tile: int, direction: Point) -> int:
        x, y = self.xy(tile)
        return self.at(x + direction[0], y + direction[1])

    def moved(self, tile: int, direction: Point) -> int:
        """The tile one step in a direction, -1 off the board."""
        return self._moved(tile, direction)

    def distance(self, one: int, other: int) -> int:
        """The larger of the differences of columns and rows."""
        width = self.width
        return max(abs(one % width - other % width), abs(one // width - other // width))

    def within(self, centre: int, radius: int) -> list[int]:
        """The tiles within that distance, by index, the centre among them."""
        x, y = self.xy(centre)
        columns = range(max(0, x - radius), min(self.width, x + radius + 1))
        rows = range(max(0, y - radius), min(self.height, y + radius + 1))
        return [row * self.width + column for row in rows for column in columns]

    def crossings(self, bone: int) -> list[int]:
        """A bone position and its diagonal neighbours, as far as they exist, by index."""
        ring = self.ring[bone]
        return sorted(t for t in (bone, ring[1], ring[3], ring[5], ring[7]) if t >= 0)

    def beside(self, tile: int) -> list[int]:
        """The orthogonal neighbours, by index."""
        return sorted(t for t in self.ring[tile][::2] if t >= 0)

    def passed(self, start: int, end: int) -> list[int]:
        """The tiles other than both ends whose inside the segment between the centres passes."""
        (x, y), (u, v) = self.xy(start), self.xy(end)
        return [self.at(x + dx, y + dy) for dx, dy in _passed(u - x, v - y, (x + y) % 2)]

    def winged(self, start: int, end: int) -> list[int]:
        """The bone positions a big wall on which has a wing that the segment crosses."""
        (x, y), (u, v) = self.xy(start), self.xy(end)
        found = (self.at(x + dx, y + dy) for dx, dy in _winged(u - x, v - y, (x + y) % 2))
        return [tile for tile in found if tile >= 0]


@functools.cache
def bone_grid(width: int, height: int) -> BoneGrid:
    """The geometry of a board of that size; with it near segments are worked out, which looks are made of."""
    for dx, dy, odd in product(range(-NEAR, NEAR + 1), range(-NEAR, NEAR + 1), (0, 1)):
        _passed(dx, dy, odd)
        _winged(dx, dy, odd)
    return BoneGrid(width, height)


NEAR = 5


# ---------------------------------------------------------------- steps
def closing(grid: BoneGrid, codes: Sequence[int], start: int, direction: Point) -> tuple[int, ...]:
    """What closes the step from a tile in a direction: () if it is open, (-1,) at the edge, else the tiles that do: the
    next tile itself, a big wall whose wing lies across, two obstacles that flank a diagonal step."""
    goal = grid.moved(start, direction)
    if goal < 0:
        return (-1,)
    if codes[goal] in SOLID:
        return (goal,)
    dx, dy = direction
    if not (dx and dy):
        return ()
    x, y = grid.xy(start)
    flanks = tuple(sorted((grid.at(x + dx, y), grid.at(x, y + dy))))
    if codes[flanks[0]] in OBSTACLES and codes[flanks[1]] in OBSTACLES:
        return flanks
    return tuple(tile for tile in flanks if codes[tile] == BIG)


def is_open(grid: BoneGrid, codes: Sequence[int], start: int, goal: int) -> bool:
    """Whether a unit may step from a tile to a neighbour; who stands there is not looked at."""
    (x, y), (u, v) = grid.xy(start), grid.xy(goal)
    return not closing(grid, codes, start, (u - x, v - y))


def exits(grid: BoneGrid, codes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """From each tile the neighbours that a unit may step to (`is_open`), in the order of DIRECTIONS."""
    return _EXITS.get((grid.width, bytes(codes)), lambda: tuple(
        tuple(goal for goal in grid.near[tile] if is_open(grid, codes, tile, goal)) for tile in range(grid.count)))


_EXITS: Memo[tuple[tuple[int, ...], ...]] = Memo(64)


def away(grid: BoneGrid, source: int, target: int) -> Point:
    """The direction in which a push from `source` moves what is on `target`; (0, 0) if they are the same tile."""
    (x, y), (u, v) = grid.xy(source), grid.xy(target)
    dx, dy = u - x, v - y
    if 2 * abs(dy) < abs(dx):
        return _sign(dx), 0
    if 2 * abs(dx) < abs(dy):
        return 0, _sign(dy)
    return _sign(dx), _sign(dy)


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


# ---------------------------------------------------------------- sight
def blocking(grid: BoneGrid, codes: Sequence[int], start: int, end: int, occupied: Collection[int]) -> list[int]:
    """What stops the sight from one tile to another: obstacles and tiles of `occupied` that are passed, big walls whose
    wings are crossed; empty where it is clear. By index, each tile once."""
    found = {tile for tile in grid.passed(start, end) if codes[tile] in OBSTACLES or tile in occupied}
    found.update(tile for tile in grid.winged(start, end) if codes[tile] == BIG)
    return sorted(found)


def sees(grid: BoneGrid, codes: Sequence[int], start: int, end: int, occupied: Collection[int]) -> bool:
    """Whether nothing stops the sight (`blocking`)."""
    for tile in grid.passed(start, end):
        if codes[tile] in OBSTACLES or tile in occupied:
            return False
    return all(codes[tile] != BIG for tile in grid.winged(start, end))


@functools.cache
def _passed(dx: int, dy: int, odd: int) -> tuple[Point, ...]:
    """`BoneGrid.passed` as steps from the start, which is a bone position if `odd`."""
    end = FINE * dx, FINE * dy
    xs, ys = range(min(0, dx), max(0, dx) + 1), range(min(0, dy), max(0, dy) + 1)
    return tuple((x, y) for y in ys for x in xs if (x, y) not in ((0, 0), (dx, dy)) and _inside((x, y), end, odd))


def _inside(tile: Point, end: Point, odd: int) -> bool:
    """Whether the segment from the origin passes the inside of a tile: on no axis do the shadows of both only touch."""
    shape = SQUARE if (sum(tile) + odd) % 2 else OCTAGON
    corners = [(FINE * tile[0] + x, FINE * tile[1] + y) for x, y in shape]
    for a, b in ((1, 0), (0, 1), (1, 1), (1, -1), (-end[1], end[0])):
        reach = a * end[0] + b * end[1]
        shadow = [a * x + b * y for x, y in corners]
        if not (min(0, reach) < max(shadow) and max(0, reach) > min(shadow)):
            return False
    return True


@functools.cache
def _winged(dx: int, dy: int, odd: int) -> tuple[Point, ...]:
    """`BoneGrid.winged` as steps from the start."""
    xs, ys = range(min(0, dx) - 1, max(0, dx) + 2), range(min(0, dy) - 1, max(0, dy) + 2)
    return tuple((x, y) for y in ys for x in xs if (x + y + odd) % 2 and
                 any(_cross((dx, dy), (x, y), (x + u, y + v)) for u in (-1, 1) for v in (-1, 1)))


def _cross(end: Point, one: Point, other: Point) -> bool:
    """Whether the segment from the origin to `end` and that between two points meet inside of both."""
    def side(a: Point, b: Point, p: Point) -> int:
        return _sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))

    origin = (0, 0)
    apart = side(one, other, origin) * side(one, other, end) < 0
    return apart and side(origin, end, one) * side(origin, end, other) < 0
