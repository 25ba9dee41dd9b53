"""Where cells, tents and lines lie on the screen: the drawings of R3, turned so that the reader's camp is at the place
of seat 0 (lower left for four seats, upper left for two).

A ref names a place with its seat: "cell:1L2r1", "tent:0T12". A square is a column and a row of the drawing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.creed.geometry import CELLS, CELLS_OF_LINE, LINES, TENTS, TENTS_OF_LINE, facing
from scenes.kit.board_space import GridSpace, Pos, Square

if TYPE_CHECKING:
    from collections.abc import Iterator

EDGE = 22
"""What the board's rim takes on each side of the squares."""
ZOOMS = (100, 132, 168)
"""Sides of a square when the board is zoomed, as far as they are larger than what fits."""
STANDARD_SHIFT = 6
"""In hundredths of a counter space."""
ARM = 7
"""How many counters lie along its first side; those along the second go on from its corner."""
COLUMNS = 12
ROWS = {2: 6, 4: 12}


class Line(NamedTuple):
    """A front's line from one half: refs of the own half from rank 3 to 1, of the enemy half from rank 1 to 3, of the
    tents in the order met (R3.5); `road`: squares between the enemy half and its camp where it bends."""

    seat: int
    line: int
    own: tuple[str, ...]
    enemy: tuple[str, ...]
    tents: tuple[str, ...]
    road: tuple[Square, ...]


class CreedSpace(GridSpace):
    """The board of `seats` seats for `reader` inside `area`."""

    def __init__(self, seats: int, reader: int, area: pygame.Rect) -> None:
        self.seats, self.reader = seats, reader
        fit = min((area.width - 2 * EDGE) // COLUMNS, (area.height - 2 * EDGE) // ROWS[seats])
        window = pygame.Rect(0, 0, fit * COLUMNS, fit * ROWS[seats])
        squares = {}
        for seat in range(seats):
            for name, square in _drawn(seats):
                kind = "tent" if name.startswith("T") else "cell"
                squares[f"{kind}:{seat}{name}"] = self.turned(seat, square)
        sizes = (fit, *(side for side in ZOOMS if side > fit * 1.2))
        super().__init__(window.move_to(center=area.center), sizes, squares)
        self.lines = {(seat, line): self._line(seat, line) for seat in range(seats) for line in range(6)}
        self._bends = dict(bend for line in self.lines.values() if line.road for bend in self._ends(line))

    def place(self, seat: int) -> int:
        """The place 0..n-1 of a seat, clockwise from the reader's."""
        return (seat - self.reader) % self.seats

    def turned(self, seat: int, square: Square) -> Square:
        """A square of seat 0's drawing as that of another seat."""
        x, y = square
        if self.seats == 2:
            return (11 - x, 5 - y) if self.place(seat) else square
        for _ in range(self.place(seat)):
            x, y = 11 - y, x
        return x, y

    def clearing(self, seat: int) -> pygame.Rect:
        """The 3 x 3 squares without cells beside a camp: the road block of two seats, the counter space of four."""
        return self._block(seat, ((0, 3), (2, 5)) if self.seats == 2 else ((3, 6), (5, 8)))

    def middle(self) -> pygame.Rect:
        """The counter spaces of all four seats."""
        return self.clearing(0).unionall([self.clearing(seat) for seat in range(1, self.seats)])

    def inward(self, seat: int) -> tuple[int, int]:
        """To which side and up or down the middle of the board lies from a counter space: 1 or -1."""
        here, middle = self.clearing(seat), self.middle()
        return 1 if here.centerx < middle.centerx else -1, 1 if here.centery < middle.centery else -1

    def standard(self, seat: int) -> pygame.Rect:
        """Where in a counter space of four the standard lies: towards the middle, beside the counters."""
        dx, dy = self.inward(seat)
        shift = self.clearing(seat).width * STANDARD_SHIFT // 100
        return self.clearing(seat).move(dx * shift, dy * shift)

    def counters(self, seat: int) -> list[Pos]:
        """Where in a counter space of four the ten own counters and the three white ones lie: along both outer sides,
        from the middle of the board to the corner and on."""
        here, (dx, dy) = self.clearing(seat), self.inward(seat)
        step = here.width / ARM
        x, y = (here.left if dx > 0 else here.right), (here.top if dy > 0 else here.bottom)
        along = [(ARM - i - 0.5, 0.5) for i in range(ARM)] + [(0.5, i + 1.5) for i in range(ARM - 1)]
        return [(round(x + dx * a * step), round(y + dy * b * step)) for a, b in along]

    def camp(self, seat: int) -> pygame.Rect:
        """The 3 x 3 squares of a seat's tents."""
        return self._block(seat, ((0, 0), (2, 2)) if self.seats == 2 else ((0, 9), (2, 11)))

    def _block(self, seat: int, corners: tuple[Square, Square]) -> pygame.Rect:
        """What lies between two squares of seat 0's drawing, for another seat."""
        a, b = (self.square(self.turned(seat, square)) for square in corners)
        return a.union(b)

    # --- lines

    def _line(self, seat: int, line: int) -> Line:
        other, enemy_line = facing(self.seats, seat, line)
        own = tuple(f"cell:{seat}{CELLS[cell]}" for cell in reversed(CELLS_OF_LINE[line]))
        enemy = tuple(f"cell:{other}{CELLS[cell]}" for cell in CELLS_OF_LINE[enemy_line])
        tents = tuple(f"tent:{other}{TENTS[tent]}" for tent in TENTS_OF_LINE[enemy_line])
        road: tuple[Square, ...] = ()
        if self.seats == 2 and enemy_line >= 3:
            road = tuple(self.turned(other, square) for square in road_squares(enemy_line - 2))
        return Line(seat, line, own, enemy, tents, road)

    def _ends(self, line: Line) -> Iterator[tuple[tuple[str, Pos], str]]:
        """Where the arrow keys lead along a road: from the field's last cell to the first tent, and back."""
        cell, tent = line.enemy[-1], line.tents[0]
        for ref, square, other in ((cell, line.road[0], tent), (tent, line.road[-1], cell)):
            x, y = self.squares[ref]
            yield (ref, (square[0] - x, square[1] - y)), other

    def stepped(self, ref: str, way: Pos) -> str:
        """The next place in a direction; along a road where the line bends."""
        return self._bends.get((ref, way)) or super().stepped(ref, way)

    def line_of(self, ref: str) -> Line | None:
        """The line on which a cell lies, seen from the cell's seat; None for other refs."""
        kind, _, name = ref.partition(":")
        if kind != "cell" or ref not in self.squares:
            return None
        return self.lines[int(name[0]), LINES.index(name[1:3])]

    def lines_to(self, ref: str) -> tuple[Line, ...]:
        """The two lines on which attackers meet a tent, the one against its left field first."""
        found = (line for line in self.lines.values() if ref in line.tents)
        return tuple(sorted(found, key=lambda line: line.line < 3))

    def lines_through(self, ref: str) -> list[Line]:
        """The line of a cell, or both lines to a tent; none for other refs."""
        line = self.line_of(ref)
        return [line] if line is not None else list(self.lines_to(ref))

    def across(self, line: Line) -> bool:
        """Whether the cells of a line lie side by side, and not one above the other."""
        return self.squares[line.own[0]][1] == self.squares[line.own[-1]][1]

    def way(self, line: Line, start: str, end: str) -> list[Pos]:
        """The points of a charge along a line, from a cell of the own half to a cell or a tent."""
        steps = [*(self.centre(ref) for ref in (*line.own, *line.enemy))]
        steps += [self.square(square).center for square in line.road]
        steps += [self.centre(ref) for ref in line.tents]
        first, last = steps.index(self.centre(start)), steps.index(self.centre(end))
        return steps[first : last + 1] if first <= last else steps[last : first + 1][::-1]


def road_squares(line: int) -> list[Square]:
    """The road of right line 1..3 in seat 0's drawing for two, from the field to the camp."""
    return [*((x, 6 - line) for x in range(2, line - 2, -1)), *((line - 1, y) for y in range(5 - line, 2, -1))]


def _drawn(seats: int) -> list[tuple[str, Square]]:
    """Names and squares of seat 0's drawing."""
    found: list[tuple[str, Square]] = []
    for a in (1, 2, 3):
        for b in (1, 2, 3):
            found.append((f"T{a}{b}", (b - 1, a - 1) if seats == 2 else (a - 1, 12 - b)))
    for line in (1, 2, 3):
        for rank in (1, 2, 3):
            found.append((f"L{line}r{rank}", (6 - rank, line - 1) if seats == 2 else (line - 1, 5 + rank)))
            found.append((f"R{line}r{rank}", (6 - rank, 6 - line) if seats == 2 else (6 - rank, 12 - line)))
    return found
