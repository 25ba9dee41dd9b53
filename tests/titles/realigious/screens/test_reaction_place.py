"""The window that asks for a reaction leaves what it is about in sight."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.table.table_scene import TableScene
from scenes.titles.realigious.hand_reaction import ReactionPanel
from tests.gallery.painting import headless_program
from tests.gallery.realigious_tables import asks, table


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 130])
def test_c1_2_the_reaction_window_leaves_the_piece_that_acts_in_sight(tmp_path: Path, scale: int) -> None:
    program = headless_program(tmp_path, "en", scale)
    try:
        scene = table(program.client, "pbb", 2, asks("react", 0, 3), climate="cold")
        program.nav.stack.reset(scene, animated=False)
        program.client.nav.update(50)
        assert isinstance(scene, TableScene) and scene.asked is not None
        panel = next(widget for widget in scene.ui.root.each() if isinstance(widget, ReactionPanel))
        tile = scene.view.seats[int(scene.asked.about["actor"])].tile
        place = scene.title_table.place_of(f"tile:{tile}")
        assert panel.visible and place is not None
        assert not panel.rect.colliderect(place)
        assert panel.room.contains(panel.rect)
    finally:
        program.shut()
