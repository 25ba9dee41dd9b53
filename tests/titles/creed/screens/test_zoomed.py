"""C6.2: what a zoomed board of Creed still tells."""

from __future__ import annotations

import pygame
import pytest

from scenes.program import Program
from scenes.titles.creed.board_items import edge_words
from tests.gallery.creed_boards import BoardScene, sample_view
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.test_board import put


@pytest.mark.parametrize("seats", [2, 4])
def test_c6_2_the_names_of_the_lines_in_sight_stand_beside_a_zoomed_board(
    program: Program, drive: Driver, seats: int
) -> None:
    board = put(program, drive, BoardScene(program.client, sample_view(seats, 0), None)).board
    space = board.shown.space
    whole = dict(edge_words(board.shown))
    assert {"L1", "L2", "L3", "R1", "R2", "R3"} <= set(whole.values())
    board.zoom(1)
    drive.frames(3)
    assert space.zoomed
    near = edge_words(board.shown)
    assert {name[0] for _, name in near} >= {"L", "R"}
    for place, name in near:
        assert not space.window.collidepoint(place) and board.rect.collidepoint(place), name
        mark = board.art_at(space.sizes[0]).mark(name).get_rect(center=place)
        drawn = program.media.canvas.surface.subsurface(mark.clip(program.media.canvas.surface.get_rect()))
        assert pygame.mask.from_threshold(drawn, (255, 255, 255), (70, 70, 90)).count(), name
