"""C1.3, C6: what stays on the screen when the language is changed in a match, and what goes when a panel opens."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.program import Program
from scenes.table import controllers
from scenes.table.table_scene import TableScene
from tests.gallery import creed_tables, realigious_tables
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, opened
from tests.titles.creed.screens.hands import (
    setting_up,
)


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def playing(program: Program, drive: Driver, title: str) -> TableScene:
    """A table in the middle of a match."""
    if title == "creed":
        made = creed_tables.played(program.client, "pb", 3, creed_tables.asks("team_turn", 0, 2))
    else:
        made = realigious_tables.played(program.client, "pb", 3, realigious_tables.asks("move"))
    return opened(program, drive, made)


@pytest.mark.slow
@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c1_3_another_language_keeps_zoom_filter_page_and_panel(program: Program, drive: Driver, title: str) -> None:
    table = playing(program, drive, title)
    parts: Any = table.title_table
    group = table.title_table.groups[-1]
    table.log.choose_group(group)
    parts.board.zoom(1)
    parts.board.pan(-40, -30)
    ref = next(iter(parts.board.shown.space.squares))
    parts.inspector.inspect(ref)
    parts.situation.open()
    space = parts.board.shown.space
    before = (space.step, space.x, space.y, parts.inspector.ref, parts.inspector.pinned, parts.board)
    assert before[0] == 1
    program.client.set_language("en")
    space = parts.board.shown.space
    assert parts.board is not before[-1]
    assert (space.step, space.x, space.y, parts.inspector.ref, parts.inspector.pinned) == before[:-1]
    assert table.log.group == group
    assert parts.situation.visible


@pytest.mark.slow
def test_c1_3_another_language_keeps_what_is_laid_out(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    board: Any = table.title_table.board  # type: ignore[attr-defined]
    board.stage_all(["place:archer@L1r1"])
    program.client.set_language("en")
    now: Any = table.title_table.board  # type: ignore[attr-defined]
    assert now is not board
    assert now.staged() == ["place:archer@L1r1"]
    drive.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert now.staged() == []


@pytest.mark.slow
@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c6_4_the_tip_of_a_place_goes_when_the_situation_opens_over_it(
    program: Program, drive: Driver, title: str
) -> None:
    table = playing(program, drive, title)
    board: Any = table.title_table.board  # type: ignore[attr-defined]
    ref = next(one for one in board.shown.space.squares if board.words_at(one) is not None)
    drive.move(board.place_of(ref).center)
    drive.frames(4, 200)
    assert board.tip_plate.shown is not None
    table.title_table.key("situation")
    drive.frames(4, 200)
    assert board.tip_plate.shown is None
