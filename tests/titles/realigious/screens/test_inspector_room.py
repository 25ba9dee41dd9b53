"""C6.4b: the room that inspector and log have."""

from __future__ import annotations

import pytest

from scenes.kit import layout
from scenes.kit.inspector import Inspector
from scenes.titles.realigious import table_layout
from tests.gallery import realigious_views as samples
from tests.scenes.conftest import Driver
from tests.titles.realigious.screens.test_panels_frame import stage
from tests.titles.realigious.screens.test_panels_info import words_of


@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("watched", [False, True])
def test_c6_4b_the_readers_own_page_and_the_log_have_room_at_every_scale(
    drive: Driver, scale: int, watched: bool
) -> None:
    drive.program.client.set_scale(scale)
    place, log = table_layout.inspector(scale, watched), table_layout.log(scale, watched)
    view = samples.sample()
    panel = stage(drive, lambda scene: Inspector(scene, place, words_of(drive, view), "-"))
    assert isinstance(panel, Inspector)
    panel.show(view)
    drive.frames(3)
    page = panel.page
    assert page is not None
    ways = [rect.bottom for rect, ref in panel.body.sheet(page).links if ref.startswith("victory:")]
    assert len(ways) == 3 and (watched or max(ways) <= panel.body.rect.height)
    assert place.height > layout.SHORT_INSPECTOR.height and not log.colliderect(place)
    assert log.bottom == layout.LOG.bottom and log.height >= 232
