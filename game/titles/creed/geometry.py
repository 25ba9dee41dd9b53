"""R3. Lines, ranks, fronts and camps: one topology for both boards.

A cell is a number 0..17 of its seat: field x 9 + (line - 1) x 3 + (rank - 1), field 0 left, 1 right; its name is
"L2r1". A tent is a number 0..8 of its camp: (a - 1) x 3 + (b - 1); its name is "T12". A line of a seat is a number
0..5: field x 3 + (line - 1). Whole places carry their seat before the name: "1L2r1", "0T12".
"""
from __future__ import annotations

FIELDS = "LR"
LEFT, RIGHT = 0, 1
CELLS = tuple(f"{f}{line}r{rank}" for f in FIELDS for line in (1, 2, 3) for rank in (1, 2, 3))
TENTS = tuple(f"T{a}{b}" for a in (1, 2, 3) for b in (1, 2, 3))
LINES = tuple(f"{f}{line}" for f in FIELDS for line in (1, 2, 3))
CELL_AT = tuple(tuple(f"{seat}{name}" for name in CELLS) for seat in range(4))
TENT_AT = tuple(tuple(f"{seat}{name}" for name in TENTS) for seat in range(4))
"""Whole places: `CELL_AT[seat][cell]`, `TENT_AT[camp][tent]`."""
CELL_NUMBER = {name: i for i, name in enumerate(CELLS)}
TENT_NUMBER = {name: i for i, name in enumerate(TENTS)}
CELLS_OF_LINE = tuple(tuple(range(3 * line, 3 * line + 3)) for line in range(6))
"""The three cells of a line, rank 1 first."""
TENTS_OF_LINE = (
    *(tuple((a - 1) * 3 + b - 1 for b in (3, 2, 1)) for a in (1, 2, 3)),
    *(tuple((a - 1) * 3 + b - 1 for a in (3, 2, 1)) for b in (1, 2, 3)),
)
"""R3.7. The tents of a camp in the order in which an attacker against the owner's line meets them."""
DEPTH = tuple(3 - max(a, b) for a in (1, 2, 3) for b in (1, 2, 3))
"""R3.8. How many tents must go before a tent on its cheaper line."""
SWAMPS = {2: ("L2r2", "L3r3", "R1r3", "R2r1"), 4: ("L2r2", "R2r2")}
"""R3.10, R3.11. Of every seat, by the number of seats."""


def cell_number(name: str) -> int:
    """"L2r1" as a number. Raises ValueError."""
    if name not in CELL_NUMBER:
        raise ValueError(f"{name!r} is no cell; a right example: L2r1")
    return CELL_NUMBER[name]


def tent_number(name: str) -> int:
    """"T12" as a number. Raises ValueError."""
    if name not in TENT_NUMBER:
        raise ValueError(f"{name!r} is no tent; a right example: T12")
    return TENT_NUMBER[name]


def tent_at(name: str) -> tuple[int, int]:
    """"1T12" as camp and tent. Raises ValueError."""
    return int(name[:1]), tent_number(name[1:])


def cell_at(name: str) -> tuple[int, int]:
    """"0L2r1" as seat and cell. Raises ValueError."""
    return int(name[:1]), cell_number(name[1:])


def line_of(cell: int) -> int:
    """The line of a cell."""
    return cell // 3


def rank_of(cell: int) -> int:
    """The rank 1..3 of a cell."""
    return cell % 3 + 1


def field_of(cell: int) -> int:
    """LEFT or RIGHT."""
    return cell // 9


def facing(seats: int, seat: int, line: int) -> tuple[int, int]:
    """R3.4. The enemy seat and its line that a line of `seat` faces."""
    if line < 3:
        return (seat + 1) % seats, line + 3
    return (seat - 1) % seats, line - 3


def side_of(seat: int) -> int:
    """R3.1. Side 0 has the even seats, side 1 the odd ones."""
    return seat % 2


def sides(seats: int) -> tuple[int, ...]:
    """R3.1. The side of each seat."""
    return tuple(side_of(seat) for seat in range(seats))


def seats_of(seats: int, side: int) -> list[int]:
    """The seats of a side, ascending."""
    return list(range(side, seats, 2))


def ally_of(seats: int, seat: int) -> int:
    """R3.1. The allied seat, -1 with two seats."""
    return (seat + 2) % 4 if seats == 4 else -1
