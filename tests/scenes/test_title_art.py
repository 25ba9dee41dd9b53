"""A game's painting fills its frame, also where a panel is enlarged with its letters (C10.3)."""

from __future__ import annotations

from scenes.kit.title_art import TitleArt
from scenes.program import Program
from scenes.titles import TITLES
from tests.gallery import menu
from tests.gallery.painting import picture_of
from tests.scenes.conftest import Driver


def test_c10_3_paintings_are_as_large_as_their_frames_at_every_scale(program: Program, drive: Driver) -> None:
    for scale in (100, 130):
        program.client.set_scale(scale)
        picture_of(program, dict(menu.gallery())["menu-replays-empty"])
        found = [one for one in drive.top.ui.root.each() if isinstance(one, TitleArt)]  # type: ignore[union-attr]
        assert len(found) == len(TITLES)
        for one in found:
            assert one.picture is not None and one.picture.get_size() == one.rect.size
