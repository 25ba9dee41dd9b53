"""Boards as texts, one a seat: the names of its swamps (R3.10-R3.12). The state and the options of a match hold these
texts, so that it does not depend on a file; `read_board` makes them from a TMX file that is drawn as in R3.

The tiles of the layer "board" are of the classes "tent", "cell", "swamp", "road" and "yard"; where there may be a swamp
is where R3 has a cell.
"""
from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

from game.core.boards.tmx import BadBoard, read_grid
from game.core.errors import BadSetup
from game.titles.creed.content import SECOND_PLACES
from game.titles.creed.geometry import CELLS, SWAMPS, cell_number, field_of, line_of, rank_of

WHERE = "options"
LAYER = "board"
CELL, SWAMP, TENT, ROAD, YARD = "cell", "swamp", "tent", "road", "yard"
STANDARD = {count: (" ".join(names),) * count for count, names in SWAMPS.items()}
"""The boards of R3.10 and R3.11 by number of seats."""
SIZES = {(12, 6): 2, (12, 12): 4}
"""R3. Columns and rows of the drawing: the number of seats."""

Place = tuple[int, int]


# ---------------------------------------------------------------- texts
def swamp_bits(board: Sequence[str], seats: int) -> list[int]:
    """The swamps of each seat as bits of cells. Raises BadSetup: wrong number of texts, no cell, too little room."""
    if len(board) != seats:
        raise _bad(f"{len(board)} seats", " / ".join(STANDARD[seats]))
    return [_bits(text) for text in board]


def _bits(text: str) -> int:
    bits = 0
    for name in text.split():
        try:
            bits |= 1 << cell_number(name)
        except ValueError:
            raise _bad(name, "L2r2") from None
    if 18 - bits.bit_count() < SECOND_PLACES:
        raise _bad(text, STANDARD[4][0])
    return bits


def _bad(found: str, example: str) -> BadSetup:
    field = f"{WHERE}.board"
    return BadSetup("creed.error.setup_board", f"{field}: found {found}; a right example: {example}",
                    field=field, found=found, example=example)


# ---------------------------------------------------------------- files
def read_board(path: Path) -> tuple[str, ...]:
    """The texts of a board file. Raises BadBoard: whatever `read_grid` finds, another size, a tile that is not what R3
    has at its place, a seat with less than six cells to stand on."""
    grid = read_grid(path, LAYER)
    size = (len(grid[0]) if grid else 0, len(grid))
    if size not in SIZES:
        raise BadBoard("error.board_size", path.name, f"{size[0]} x {size[1]}", "12 x 6, 12 x 12", LAYER)
    seats = SIZES[size]
    cells = cells_of_drawing(seats)
    swamps: list[list[int]] = [[] for _ in range(seats)]
    for y, row in enumerate(grid):
        for x, name in enumerate(row):
            wanted = allowed_at((x, y), seats)
            if name not in wanted:
                key = "error.board_tile" if name else "error.board_blank"
                raise BadBoard(key, path.name, name, " / ".join(wanted), LAYER, x, y)
            if name == SWAMP:
                seat, cell = cells[x, y]
                swamps[seat].append(cell)
    for seat, found in enumerate(swamps):
        room = 18 - len(found)
        if room < SECOND_PLACES:
            raise BadBoard("error.board_room", path.name, str(room), str(SECOND_PLACES), LAYER, seat=seat + 1)
    return tuple(" ".join(CELLS[cell] for cell in sorted(found)) for found in swamps)


def allowed_at(place: Place, seats: int) -> tuple[str, ...]:
    """R3. The classes that the tile at a place of the drawing may have, the last one the plain choice."""
    if place in cells_of_drawing(seats):
        return SWAMP, CELL
    if place in tents_of_drawing(seats):
        return (TENT,)
    return (ROAD,) if seats == 2 else (YARD,)


@functools.cache
def cells_of_drawing(seats: int) -> dict[Place, tuple[int, int]]:
    """R3, screen coordinates. (x, y) of every cell: its seat and number."""
    found: dict[Place, tuple[int, int]] = {}
    for cell in range(18):
        line, rank = line_of(cell) % 3 + 1, rank_of(cell)
        if field_of(cell) == 1:
            place = (6 - rank, 6 - line) if seats == 2 else (6 - rank, 12 - line)
        else:
            place = (6 - rank, line - 1) if seats == 2 else (line - 1, 5 + rank)
        for seat in range(seats):
            found[turned(place, seat, seats)] = seat, cell
    return found


@functools.cache
def tents_of_drawing(seats: int) -> dict[Place, tuple[int, int]]:
    """R3, screen coordinates. (x, y) of every tent: its seat and number."""
    found: dict[Place, tuple[int, int]] = {}
    for tent in range(9):
        a, b = tent // 3 + 1, tent % 3 + 1
        place = (b - 1, a - 1) if seats == 2 else (a - 1, 12 - b)
        for seat in range(seats):
            found[turned(place, seat, seats)] = seat, tent
    return found


def turned(place: Place, seat: int, seats: int) -> Place:
    """R3. Where the place of seat 0 lies for another seat."""
    x, y = place
    if seats == 2:
        return (11 - x, 5 - y) if seat else (x, y)
    for _ in range(seat):
        x, y = 11 - y, x
    return x, y
