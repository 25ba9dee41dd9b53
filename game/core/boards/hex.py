"""Square maps of pointy-top hexes in offset rows, odd rows shifted half a tile to the right.

Tile (c, r) has the index r x n + c. Directions are numbered E, NE, NW, W, SW, SE = 0..5. Everything is worked out
once a size. """
from __future__ import annotations

import functools

DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
EVEN_ROW = ((1, 0), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1))
ODD_ROW = ((1, 0), (1, -1), (0, -1), (-1, 0), (0, 1), (1, 1))


class HexMap:
    """Geometry of an n x n map; shared and never changed.

    `step[t][d]`: the tile in direction d, -1 off the map. `near[t]`: the neighbours in direction order.
    `distance[t][u]`. `disc[radius][t]`: the tiles within `radius`, in index order, for radius 0..3.
    """

    __slots__ = ("count", "disc", "distance", "n", "near", "step")

    def __init__(self, n: int) -> None:
        self.n, self.count = n, n * n
        tiles = range(self.count)
        self.step = tuple(tuple(self._step(t, d) for d in range(6)) for t in tiles)
        self.near = tuple(tuple(u for u in row if u >= 0) for row in self.step)
        self.distance = tuple(tuple(self._distance(t, u) for u in tiles) for t in tiles)
        self.disc = tuple(tuple(tuple(u for u in tiles if self.distance[t][u] <= radius) for t in tiles)
                          for radius in range(4))

    def _step(self, tile: int, direction: int) -> int:
        r, c = divmod(tile, self.n)
        dc, dr = (ODD_ROW if r % 2 else EVEN_ROW)[direction]
        c, r = c + dc, r + dr
        return r * self.n + c if 0 <= c < self.n and 0 <= r < self.n else -1

    def cube(self, tile: int) -> tuple[int, int, int]:
        """(q, r, s) with q + r + s = 0."""
        r, c = divmod(tile, self.n)
        q = c - (r - r % 2) // 2
        return q, r, -q - r

    def at(self, q: int, r: int) -> int:
        """The tile with these cube coordinates, -1 off the map."""
        c = q + (r - r % 2) // 2
        return r * self.n + c if 0 <= c < self.n and 0 <= r < self.n else -1

    def _distance(self, one: int, other: int) -> int:
        return max(abs(a - b) for a, b in zip(self.cube(one), self.cube(other), strict=True))

    def line(self, start: int, end: int) -> list[int]:
        """The tiles of the straight line, both ends included, in exact fractions: all three coordinates are rounded
        (halves up), then the one with the largest error is corrected, q before r before s among equals.
        A point off the map (half a tile outside the first column) is left out."""
        steps = self.distance[start][end]
        if steps == 0:
            return [start]
        a, b = self.cube(start), self.cube(end)
        tiles = []
        for k in range(steps + 1):
            exact = [x * (steps - k) + y * k for x, y in zip(a, b, strict=True)]  # in units of 1 / steps
            rounded = [(2 * x + steps) // (2 * steps) for x in exact]
            if sum(rounded) != 0:
                errors = [abs(x - w * steps) for x, w in zip(exact, rounded, strict=True)]
                worst = errors.index(max(errors))
                rounded[worst] -= sum(rounded)
            tile = self.at(rounded[0], rounded[1])
            if tile >= 0:
                tiles.append(tile)
        return tiles


@functools.cache
def hex_map(n: int) -> HexMap:
    """The geometry of an n x n map."""
    return HexMap(n)
