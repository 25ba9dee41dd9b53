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


def test_a_card_that_comes_under_a_resting_pointer_stays_small(program: Program, drive: Driver) -> None:
    program.media.motion = True
    table = asked(program, drive, match_at(program, "player_action"))
    title, zoom = parts(table), zoom_of(table)
    place = title.hand.slots[0].rect.center
    drive.move(place)
    drive.frames(8, 60)
    assert zoom.visible
    for question in (None, table.asked):  # it is asked anew, and the card lies under the pointer again
        zoom.offer(question, [])
        title.look(title.hand.slots[0].ref)
        drive.frames(8, 60)
        assert not zoom.visible
    drive.move((place[0] + 2, place[1]))
    drive.frames(8, 60)
    assert zoom.visible


def test_what_a_panel_covers_is_told_of_no_more(program: Program, drive: Driver) -> None:
    table = asked(program, drive, match_at(program, "defend"))
    title = parts(table)
    panel = next(panel for panel in title.dialogs.panels if panel.visible)
    slots = [row.ref for row in title.gear.children if getattr(row, "ref", "") and panel.rect.contains(row.rect)]
    assert slots
    for ref in slots:
        title.inspector.look(ref)
        seen = title.inspector.ref
        title.offer(table.asked, table.options())
        assert title.inspector.ref == title.words.home() or title.place_of(seen) is None
    title.inspector.inspect(slots[0])
    kept = title.inspector.ref
    title.offer(table.asked, table.options())
    assert title.inspector.ref == kept
