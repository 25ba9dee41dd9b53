"""Where the tiles of muscle and bone lie (R14.1). Refs: "tile:4,3". A muscle tile is an octagon that reaches two thirds
of a step to each side, a bone position the square between four of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.boards.bone import OCTAGON, SQUARE, VOID
from scenes.kit.board_space import Pos, Square, TiledSpace

if TYPE_CHECKING:
    from game.titles.vermilion.view import SeatView

STEPS = (76, 100)
WIDEST = 72
BESIDE, ABOVE, BELOW = 0.74, 1.12, 0.86
"""What the outermost tiles and what stands on them take beside, above and below their middles, in steps."""
FINE = 3


def square_of(tile: str) -> Square:
    """The column and row of "4,3"."""
    x, _, y = tile.partition(",")
    return int(x), int(y)


def is_muscle(tile: str) -> bool:
    """Whether a tile is muscle: its column and row are both even or both odd."""
    return sum(square_of(tile)) % 2 == 0


def fitting(columns: int, rows: int, size: tuple[int, int], widest: int = WIDEST) -> int:
    """The largest step, `widest` at most, at which a board with what stands on it fits into `size`."""
    across, down = columns - 1 + 2 * BESIDE, rows - 1 + ABOVE + BELOW
    return max(14, min(widest, int(size[0] / across), int(size[1] / down)))


class BoneSpace(TiledSpace):
    """A board of a quest behind a window of the canvas, measured from the middle of its first tile."""

    def __init__(self, view: SeatView, window: pygame.Rect, widest: int = WIDEST) -> None:
        self.across, self.down = view.width, view.height
        squares = {
            f"tile:{at % view.width},{at // view.width}": (at % view.width, at // view.width)
            for at, code in enumerate(view.codes) if code != VOID
        }  # fmt: skip
        fit = fitting(view.width, view.height, window.size, widest)
        super().__init__(window, (fit, *(step for step in STEPS if step > fit * 1.12)), squares)

    def extent(self) -> pygame.Rect:
        """All tiles and what stands over them."""
        size = self.size
        left, top = round(BESIDE * size), round(ABOVE * size)
        return pygame.Rect(-left, -top, 2 * left + (self.across - 1) * size,
                           top + round((self.down - 1 + BELOW) * size))  # fmt: skip

    def square(self, square: Square) -> pygame.Rect:
        """What is pointed at for a tile: the middle of it."""
        x, y = square
        place = pygame.Rect(0, 0, self.size, self.size)
        if (x + y) % 2:
            place = pygame.Rect(0, 0, round(self.size * 0.72), round(self.size * 0.72))
        return place.move_to(center=(x * self.size, y * self.size))

    def square_at(self, pos: Pos) -> Square:
        """The tile whose shape holds a point."""
        px, py = (pos[0] - self.x) / self.size, (pos[1] - self.y) / self.size
        column, row = round(px), round(py)
        near = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        return min(near, key=lambda square: _outside(px - square[0], py - square[1], square))

    def middle(self, tile: str) -> Pos:
        """The middle of a tile "4,3"."""
        x, y = square_of(tile)
        return x * self.size, y * self.size

    def corners(self, ref: str) -> list[tuple[float, float]]:
        """Those of the octagon or of the square."""
        if ref not in self.squares:
            return []
        x, y = self.squares[ref]
        return [(self.x + x * self.size + dx, self.y + y * self.size + dy) for dx, dy in shape(x, y, self.size)]

    def stepped(self, ref: str, way: Pos) -> str:
        """The next tile in a direction, across gaps."""
        x, y = self.squares[ref]
        while 0 <= (x := x + way[0]) < self.across and 0 <= (y := y + way[1]) < self.down:
            if (x, y) in self.refs:
                return self.refs[x, y]
        return ""


def shape(column: int, row: int, size: float) -> list[tuple[float, float]]:
    """The corners of a tile about its middle."""
    points = SQUARE if (column + row) % 2 else OCTAGON
    return [(x * size / FINE, y * size / FINE) for x, y in points]


def _outside(dx: float, dy: float, square: Square) -> float:
    """How far a point lies from a tile's middle: 1 on its rim."""
    dx, dy = abs(dx) * FINE, abs(dy) * FINE
    return max(dx, dy) if sum(square) % 2 else max(dx / 2, dy / 2, (dx + dy) / 3)
