"""What is painted of each game for the screens of all: paintings fill their frames, also where a panel is enlarged with
its letters (C10.3); what decides a game has its picture (C3.2).
"""

from __future__ import annotations

import pytest

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


def test_c10_3_paintings_of_all_games_stand_beside_each_other_in_the_list_that_they_fill(
    program: Program, drive: Driver
) -> None:
    for scale in (100, 130):
        program.client.set_scale(scale)
        picture_of(program, dict(menu.gallery())["menu-replays-empty"])
        found = [one for one in drive.top.ui.root.each() if isinstance(one, TitleArt)]  # type: ignore[union-attr]
        assert len(found) == len(TITLES)
        for one in found:
            assert one.parent is not None and one.parent.rect.contains(one.rect)
        assert not any(one.rect.colliderect(other.rect) for one in found for other in found if one is not other)


@pytest.mark.parametrize("title", TITLES)
def test_c3_2_what_decides_a_game_has_a_picture(program: Program, title: str) -> None:
    """On the plate of the menu; the first of them stands for the game in the record."""
    points = TITLES[title].shelf.points
    assert points and all(program.media.sprites.has(f"{title}/victory/{point}") for point in points)
