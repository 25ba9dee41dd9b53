"""The enlarged card: it never covers the panel that asks, and goes with the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scenes.titles.vermilion.zoom import Zoom
from tests.gallery.vermilion_tables import parts
from tests.titles.vermilion.screens.questions import asked, match_at

if TYPE_CHECKING:
    from scenes.program import Program
    from scenes.table.table_scene import TableScene
    from tests.scenes.conftest import Driver


def zoom_of(table: TableScene) -> Zoom:
    """The enlarged card of a table."""
    return next(part for part in parts(table).parts if isinstance(part, Zoom))


@pytest.mark.parametrize("text", ["fill_dice", "defend"])
def test_what_is_enlarged_leaves_the_open_panel_free(program: Program, drive: Driver, text: str) -> None:
    table = asked(program, drive, match_at(program, text))
    title, zoom = parts(table), zoom_of(table)
    panel = next(panel for panel in title.dialogs.panels if panel.visible)
    for card in list(title.hand.slots):
        drive.move(card.rect.center)
        drive.frames(8, 60)
        covered = zoom.rect.clip(panel.rect)
        assert not zoom.visible or covered.width * covered.height < 0.13 * zoom.rect.width * zoom.rect.height


def test_what_is_enlarged_goes_when_something_else_is_asked(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "player_action"))
    title, zoom = parts(table), zoom_of(table)
    drive.move(title.hand.slots[0].rect.center)
    drive.frames(8, 60)
    assert zoom.visible
    zoom.offer(None, [])
    assert not zoom.visible
