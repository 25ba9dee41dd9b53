"""Boards as texts, one a seat: the names of its swamps (R3.10-R3.12). The state and the options of a match hold these
texts, so that it does not depend on a file; files are read by `read_board`."""
from __future__ import annotations

from collections.abc import Sequence

from game.core.errors import BadSetup
from game.titles.creed.content import SECOND_PLACES
from game.titles.creed.geometry import SWAMPS, cell_number

WHERE = "options"
STANDARD = {count: (" ".join(names),) * count for count, names in SWAMPS.items()}
"""The boards of R3.10 and R3.11 by number of seats."""


def swamp_bits(board: Sequence[str], seats: int) -> list[int]:
    """The swamps of each seat as bits of cells. Raises BadSetup: wrong number of texts, no cell, too little room."""
    if len(board) != seats:
        raise _bad(f"{len(board)} seats", f"{seats} seats")
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
    return BadSetup("error.setup_board", f"{field}: found {found}; a right example: {example}",
                    field=field, found=found, example=example)
