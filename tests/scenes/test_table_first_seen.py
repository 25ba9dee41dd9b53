"""F8: what is seen for the first time at a table does not hold a frame up."""

from __future__ import annotations

import pygame
import pytest

from scenes.program import Program
from scenes.table import controllers
from scenes.table.curtain import Curtain
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def same(program: Program) -> bool:
    """Whether the canvas shows what the scenes look like."""
    stack = program.nav.stack
    return pygame.image.tobytes(stack.picture(), "RGB") == pygame.image.tobytes(stack.painted(), "RGB")


def test_f8_the_curtain_goes_when_what_it_hides_can_be_shown(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(program, "pg")
    for _ in range(100):
        if isinstance(program.nav.stack.top, Curtain):
            break
        drive.frames(1, 100)
    curtain = program.nav.stack.top
    assert isinstance(curtain, Curtain)
    drive.frames(1, 500)
    ready = [False, False, True]
    monkeypatch.setattr(table.title_table, "made", lambda: ready.pop(0))
    curtain.lift()
    assert program.nav.stack.top is curtain and table.viewer == curtain.seat
    drive.frames()
    assert program.nav.stack.top is curtain
    drive.frames()
    assert program.nav.stack.top is table


def test_f8_a_table_comes_with_its_board_whose_pictures_are_made_step_by_step(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.kit.board_stage.SPARED_S", 0)
    monkeypatch.setattr("scenes.shell.transitions.SLICE_S", 0)  # a step of the painting in each frame
    first = open_table(program, "pb")
    drive.frames(3)
    program.media.motion = True
    second = type(first)(program.client, first.match)
    program.media.sprites.clear_caches()
    program.nav.stack.replace(second)
    frames = 0
    while program.nav.stack.transition is not None:
        drive.frames(1, 30)
        frames += 1
        if frames == 3:
            board = second.title_table.parts[0]
            assert board.layers.sheet.ground is None  # type: ignore[attr-defined]
    assert frames >= 10
    assert second.title_table.made()


def test_f8_the_surfaces_of_the_first_change_of_scenes_are_made_ahead(program: Program) -> None:
    stack = program.nav.stack
    assert len(list(stack.prepare())) == 2
    assert list(stack.prepare()) == []
