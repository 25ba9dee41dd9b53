"""Where the tiles of the board lie on the screen: zoom steps, panning, picking (C6.2, 10.2).

Lengths are logical pixels. `radius` is the distance from a tile's centre to its corner. The world is
measured in radii, so a zoom step changes one number; a map of n x n tiles is n + 0.5 tiles wide.
"""

from __future__ import annotations

import pygame

ROOT3 = 3**0.5
STEPS = (60, 78, 102)
WIDEST = 62
ABOVE, BELOW = 1.48, 1.6
SIDES = 1.6
Pos = tuple[int, int]


def fitting(n: int, size: tuple[int, int]) -> int:
    """The largest radius at which the whole map, with what stands on its first row, fits into `size`."""
    across = ROOT3 * (n - 0.5) + 2 * SIDES
    down = 1.5 * (n - 1) + ABOVE + BELOW
    return max(12, min(WIDEST, int(size[0] / across), int(size[1] / down)))


class Camera:
    """The view of one map in one rectangle of the canvas."""

    def __init__(self, n: int, rect: pygame.Rect) -> None:
        self.n = n
        self.rect = pygame.Rect(rect)
        fit = fitting(n, self.rect.size)
        self.steps = (fit, *(s for s in STEPS if s > fit * 1.12))
        self.step = 0
        self.x = self.y = 0
        self.home()

    @property
    def radius(self) -> int:
        """The radius of a tile at this zoom."""
        return self.steps[self.step]

    @property
    def zoomed(self) -> bool:
        """Whether the board is larger than at the default zoom."""
        return self.step > 0

    def centre(self, tile: int) -> Pos:
        """The middle of a tile on the canvas."""
        dx, dy = centre_of(tile, self.n, self.radius)
        return self.x + dx, self.y + dy

    def size(self) -> tuple[int, int]:
        """Width and height of the board with everything that reaches over its edge."""
        return board_size(self.n, self.radius)

    def tile_at(self, pos: Pos) -> int:
        """The tile under a place of the canvas, -1 beside the board."""
        return tile_under(pos[0] - self.x, pos[1] - self.y, self.n, self.radius)

    def home(self) -> None:
        """The default zoom: everything is in sight."""
        self.step = 0
        self.x = self.y = 0
        self._clamp()

    def zoom(self, by: int, around: Pos) -> bool:
        """Goes `by` zoom steps in or out and keeps the place `around` where it is; False at the last step."""
        step = min(max(self.step + by, 0), len(self.steps) - 1)
        if step == self.step:
            return False
        before = self.radius
        self.step = step
        self.x = round(around[0] - (around[0] - self.x) * self.radius / before)
        self.y = round(around[1] - (around[1] - self.y) * self.radius / before)
        self._clamp()
        return True

    def pan(self, dx: int, dy: int) -> bool:
        """Moves the board; False when it can go no further."""
        before = self.x, self.y
        self.x += dx
        self.y += dy
        self._clamp()
        return (self.x, self.y) != before

    def show(self, tile: int) -> bool:
        """Moves the board so far that the whole tile is in sight; whether it moved."""
        x, y = self.centre(tile)
        room = self.rect.inflate(-3 * self.radius, -3 * self.radius)
        dx = min(max(x, room.left), room.right) - x if room.width > 0 else self.rect.centerx - x
        dy = min(max(y, room.top), room.bottom) - y if room.height > 0 else self.rect.centery - y
        return self.pan(dx, dy)

    def _clamp(self) -> None:
        """A board smaller than the rectangle is in its middle, a larger one leaves no gap at the edge."""
        width, height = self.size()
        left, top = margins(self.radius)
        self.x = _between(self.x - left, width, self.rect.left, self.rect.width) + left
        self.y = _between(self.y - top, height, self.rect.top, self.rect.height) + top


def _between(at: int, length: int, start: int, room: int) -> int:
    if length <= room:
        return start + (room - length) // 2
    return min(max(at, start + room - length), start)


def margins(radius: int) -> tuple[int, int]:
    """What the board takes left of and above the centre of tile 0."""
    return round(SIDES * radius), round(ABOVE * radius)


def board_size(n: int, radius: int) -> tuple[int, int]:
    """Width and height of the board picture at a radius."""
    left, top = margins(radius)
    return 2 * left + round(ROOT3 * (n - 0.5) * radius), top + round((1.5 * (n - 1) + BELOW) * radius)


def centre_of(tile: int, n: int, radius: float) -> Pos:
    """The middle of a tile, from the middle of tile 0 (R14.1: odd rows are shifted to the right)."""
    row, column = divmod(tile, n)
    return round(ROOT3 * radius * (column + (row % 2) / 2)), round(1.5 * radius * row)


def tile_under(x: float, y: float, n: int, radius: float) -> int:
    """The tile that holds a place, from the middle of tile 0; -1 outside the map."""
    guess = round(y / (1.5 * radius))
    best, nearest = -1, (ROOT3 * radius) ** 2
    for row in (guess - 1, guess, guess + 1):
        column = round(x / (ROOT3 * radius) - (row % 2) / 2)
        if not (0 <= row < n and 0 <= column < n):
            continue
        cx, cy = centre_of(row * n + column, n, radius)
        away = (x - cx) ** 2 + (y - cy) ** 2
        if away < nearest:
            best, nearest = row * n + column, away
    return best if best >= 0 and inside(x, y, centre_of(best, n, radius), radius) else -1


def inside(x: float, y: float, centre: Pos, radius: float) -> bool:
    """Whether a place lies in the hex around a centre."""
    dx, dy = abs(x - centre[0]), abs(y - centre[1])
    half = ROOT3 / 2 * radius
    return dx <= half + 0.5 and dy <= radius - dx / ROOT3 + 0.5


def corners(centre: tuple[float, float], radius: float) -> list[tuple[float, float]]:
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


def walked(n: int, tile: int, column: int, way: Pos) -> tuple[int, int] | None:
    """The tile beside `tile` for an arrow key, and the column (in half tiles) that going up and down keeps to; None
    at the edge of the map.
    """
    row, at = divmod(tile, n)
    if way[0]:
        at += way[0]
        return (row * n + at, 2 * at + row % 2) if 0 <= at < n else None
    row += way[1]
    if not 0 <= row < n:
        return None
    return row * n + min(max((column - row % 2 + 1) // 2, 0), n - 1), column
