"""C6.4b: the room that inspector and log have."""

from __future__ import annotations

import pytest

from scenes.kit import layout
from scenes.kit.inspector import Inspector
from scenes.kit.page import PageRow
from scenes.kit.page_view import _line
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


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c2_1_the_own_piles_stand_in_one_line_however_many_cards_they_have(drive: Driver, language: str) -> None:
    media = drive.program.media
    drive.program.client.set_language(language)
    words = media.t("realigious.screen.piles_of")
    width = layout.INSPECTOR.width - 40
    one, other = (_line(media, PageRow(words, piles, "ui/hand"), width, 20) for piles in ("3/9/2", "3/12/13"))
    assert one.get_height() == other.get_height()
