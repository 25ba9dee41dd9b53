"""Fields of pointy-top hexes of any outline, in offset rows: odd rows are shifted half a space to the right.

Space (c, r) has the index r x columns + c and the name "c,r". Directions are numbered as in `hex`: E, NE, NW, W, SW,
SE = 0..5. What lies on the spaces and which of them belong together is not known here; see `regions`.
"""
from __future__ import annotations

import functools
from collections import deque

from game.core.boards.hex import DIRECTIONS, EVEN_ROW, ODD_ROW

Corner = tuple[int, int, int]
"""A point at which three hexes meet: their numbers in a frame that is one hex wider on each side, ascending."""


class HexField:
    """Geometry of the spaces that exist; shared and never changed.

    `spaces`: those that exist, ascending. `step[t][d]`: the space in direction d, -1 where there is none. `near[t]`:
    the neighbours in direction order. `corners[t][d]`: the corner between the directions d and d + 1 of a space.
    `meets`: for each corner the three spaces around it, -1 for none.
    """

    __slots__ = ("_rings", "columns", "corners", "meets", "near", "rows", "spaces", "step", "there")

    def __init__(self, columns: int, rows: int, there: tuple[bool, ...]) -> None:
        self.columns, self.rows, self.there = columns, rows, there
        self.spaces = tuple(space for space, is_there in enumerate(there) if is_there)
        count = range(columns * rows)
        self.step = tuple(tuple(self._step(space, d) for d in range(6)) for space in count)
        self.near = tuple(tuple(other for other in row if other >= 0) for row in self.step)
        self.corners = tuple(tuple(self._corner(space, d) for d in range(6)) for space in count)
        self.meets = {corner: tuple(self._inside(number) for number in corner)
                      for space in self.spaces for corner in self.corners[space]}
        self._rings: dict[int, tuple[int, ...]] = {}

    # ---------------------------------------------------------------- names
    def name(self, space: int) -> str:
        """ "c,r" of a space."""
        return f"{space % self.columns},{space // self.columns}"

    def number(self, name: str) -> int:
        """The space of that name. Raises ValueError for a name of no space."""
        c, _, r = name.partition(",")
        if not (c.isascii() and c.isdecimal() and r.isascii() and r.isdecimal()):
            raise ValueError(name)
        space = int(r) * self.columns + int(c)
        if int(c) >= self.columns or int(r) >= self.rows or not self.there[space]:
            raise ValueError(name)
        return space

    # ---------------------------------------------------------------- ways
    def distances(self, start: int) -> tuple[int, ...]:
        """The steps from `start` to every space over spaces that exist; -1 where no way leads. Kept."""
        found = self._rings.get(start)
        if found is None:
            found = self._rings[start] = self._walked(start)
        return found

    def within(self, start: int, steps: int) -> list[int]:
        """The spaces at most so many steps away, ascending, `start` included."""
        return [space for space, far in enumerate(self.distances(start)) if 0 <= far <= steps]

    def _walked(self, start: int) -> tuple[int, ...]:
        found = [-1] * len(self.there)
        found[start] = 0
        queue = deque([start])
        while queue:
            space = queue.popleft()
            for other in self.near[space]:
                if found[other] < 0:
                    found[other] = found[space] + 1
                    queue.append(other)
        return tuple(found)

    # ---------------------------------------------------------------- building
    def _step(self, space: int, direction: int) -> int:
        r, c = divmod(space, self.columns)
        if not self.there[space]:
            return -1
        dc, dr = (ODD_ROW if r % 2 else EVEN_ROW)[direction]
        return self._inside(self._outer(c + dc, r + dr))

    def _outer(self, c: int, r: int) -> int:
        """The number of a hex in the wider frame."""
        return (r + 1) * (self.columns + 2) + c + 1

    def _inside(self, number: int) -> int:
        """The space with that number of the wider frame, -1 for none."""
        r, c = divmod(number, self.columns + 2)
        c, r = c - 1, r - 1
        if not (0 <= c < self.columns and 0 <= r < self.rows):
            return -1
        space = r * self.columns + c
        return space if self.there[space] else -1

    def _corner(self, space: int, direction: int) -> Corner:
        r, c = divmod(space, self.columns)
        steps = ODD_ROW if r % 2 else EVEN_ROW
        around = [(0, 0), steps[direction], steps[(direction + 1) % len(DIRECTIONS)]]
        one, two, three = sorted(self._outer(c + dc, r + dr) for dc, dr in around)
        return one, two, three


@functools.lru_cache(maxsize=64)
def hex_field(columns: int, rows: int, there: tuple[bool, ...]) -> HexField:
    """The geometry of such a field; `there` tells of every place whether a space exists."""
    return HexField(columns, rows, there)
