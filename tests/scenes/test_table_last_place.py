"""C6.14: the round picture of where a match was decided shows the board there, and no name of its rim."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import numpy as np
import pygame
import pytest

from scenes.kit.board_stage import BoardStage
from scenes.media.canvas import FULL
from scenes.program import Program
from scenes.table.last_place import seen_place
from scenes.table.table_scene import TableScene
from scenes.titles.realigious import board_ground
from tests.gallery import creed_tables, realigious_tables
from tests.gallery.tables import table

OVER = {"creed": creed_tables.played, "realigious": realigious_tables.played}


def board_of(scene: TableScene) -> Any:
    """The board of a table, all of it painted."""
    board = scene.ui.find("board")
    assert isinstance(board, BoardStage)
    board.settle()
    return board


def drawn(scene: TableScene) -> np.ndarray:
    """What the table shows now."""
    out = pygame.Surface(FULL.size)
    scene.draw(out)
    return pygame.surfarray.array3d(out).astype(int)


def names(board: Any, title: str) -> list[pygame.Rect]:
    """Where the names at the rim stand."""
    if title == "creed":
        return list(board.rim_words())
    n, (x, y) = board.shown.view.n, board.origin()
    items = board_ground.rim(board.art, n, range(n), range(n))
    return [picture.get_rect(topleft=at).move(x, y) for picture, at in items]


@pytest.mark.slow
@pytest.mark.parametrize("title", OVER)
@pytest.mark.parametrize("zoomed", [False, True])
def test_c6_14_a_picture_of_a_part_of_the_board_shows_all_but_the_names_at_its_rim(
    program: Program, title: str, zoomed: bool
) -> None:
    scene = table(program.client, OVER[title](program.client, "pg", 5))
    board = board_of(scene)
    if zoomed:
        board.zoom(1)
        board.pan(2000, -2000)
        board.settle()
    board.shown.pointed = ""
    board.refresh()
    before = drawn(scene)
    with board.bare(FULL):
        bare = drawn(scene)
    differs = (before != bare).any(axis=2)
    told = np.zeros(differs.shape, bool)
    for rect in names(board, title):
        seen = rect.inflate(2, 2).clip(FULL)
        told[seen.left : seen.right, seen.top : seen.bottom] = True
    assert differs.any() and not (differs & ~told).any()
    assert (drawn(scene) == before).all(), "the table has them again"


@pytest.mark.slow
@pytest.mark.parametrize("title", OVER)
def test_c6_14_the_picture_of_where_it_was_decided_has_no_names_of_the_rim(
    program: Program, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    scene = table(program.client, OVER[title](program.client, "pg", 5))
    board = board_of(scene)
    n = board.shown.view.n if title == "realigious" else 0
    ref = f"tile:{(n - 1) * n}" if n else next(ref for ref in board.shown.space.squares if ref.startswith("tent:"))
    seen = seen_place(scene, ref)
    monkeypatch.setattr(BoardStage, "bare", lambda *_: nullcontext())
    named = seen_place(scene, ref)
    assert seen is not None and named is not None
    assert pygame.image.tobytes(seen, "RGBA") != pygame.image.tobytes(named, "RGBA")
