"""C6.4 on the board of Creed: where the plate beside the pointer stands."""

from __future__ import annotations

import pytest

from scenes.program import Program
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.test_board import put


@pytest.mark.parametrize(("own", "enemy"), [("L1", "R1"), ("R2", "L2"), ("R3", "L3")])
def test_c6_4_the_plate_beside_a_cell_hides_nothing_of_its_line_and_one_unit_at_most(
    program: Program, drive: Driver, own: str, enemy: str
) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(2, 0), None)).board
    line = [f"cell:{seat}{name}r{rank}" for seat, name in ((0, own), (1, enemy)) for rank in (1, 2, 3)]
    middles = {ref: rect.inflate(-rect.width // 2, -rect.height // 2)
               for ref in (*line, *board.shown.pieces.units) if (rect := board.place_of(ref)) is not None}  # fmt: skip
    for ref in line:
        board.point(ref)
        board.open_tip()
        assert board.tip_plate.shown is not None
        hidden = [one for one, rect in middles.items() if rect.colliderect(board.tip_plate.shown[1])]
        assert (ref, [one for one in hidden if one in line]) == (ref, []) and len(hidden) < 2
