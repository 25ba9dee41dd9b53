"""C1.2: a pointer that was there before the scene, and has not moved in it yet, asks for no words of the board."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.board_view import BoardView
from scenes.program import Program
from scenes.table.table_scene import TableScene
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver

WAITS = 8


def board_of(table: TableScene) -> BoardView:
    """The board of a table."""
    board = table.ui.find("board")
    assert isinstance(board, BoardView)
    return board


@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c1_2_a_resting_pointer_asks_for_no_words_before_it_moves(program: Program, drive: Driver, title: str) -> None:
    step = {"realigious": "piece", "creed": "points"}[title]
    board = board_of(at_step(program.client, title, step))
    told = [ref for ref in board.shown.space.squares if board.words_at(ref) is not None]
    plate = board.ui.find("lesson")
    assert plate is not None
    places = [(ref, place) for ref in told if (place := board.place_of(ref)) is not None]
    ref, place = next((ref, place) for ref, place in places if not place.colliderect(plate.rect))
    drive.move(place.center)
    board = board_of(at_step(program.client, title, step))
    drive.frames(WAITS, 100)
    assert board.shown.pointed == ref and board.tip_plate.shown is None
    drive.key(pygame.K_LALT)
    drive.frames(WAITS, 100)
    assert board.tip_plate.shown is None, "nor is a key a move of the pointer"
    drive.move((place.centerx + 14, place.centery + 2))
    drive.frames(WAITS, 100)
    assert board.shown.pointed == ref and board.tip_plate.shown is not None


def test_c6_4_the_cursor_of_the_keys_has_its_words_at_once(program: Program, drive: Driver) -> None:
    board = board_of(at_step(program.client, "creed", "points"))
    drive.move(board.rect.center)
    table = at_step(program.client, "creed", "points")
    board = board_of(table)
    table.ui.set_focus(board, True)
    drive.key(pygame.K_RIGHT)
    board.go("cell:0L3r1")
    drive.frames(WAITS, 100)
    assert board.tip_plate.shown is not None
