"""C5: what lies under the waiting room, and how its choices share the room there is."""

from __future__ import annotations

import pytest

from scenes.media import theme
from scenes.media.texts import LANGUAGES
from scenes.program import Program
from scenes.room.ground import dimmed
from scenes.room.room_scene import RoomScene, create
from scenes.shell.scene import Scene
from scenes.widgets.label import Label
from tests.scenes.conftest import Driver

BESIDE = (24, 700)
"""Left of every panel."""


def opened(program: Program, drive: Driver) -> RoomScene:
    program.nav.stack.reset(Scene(program.client))
    room = create(program.client, "realigious", 2)
    program.nav.stack.push(room)
    drive.frames()
    return room


def test_c5_3_the_table_of_what_is_chosen_lies_under_the_room(program: Program, drive: Driver) -> None:
    room = opened(program, drive)
    drive.frames(12)
    assert room.ground.shown == "realigious/backdrops/temperate"
    room.choose_option("climate", "arid")
    drive.frames(12)
    assert room.ground.shown == "realigious/backdrops/arid"
    expected = dimmed(program.media, "realigious/backdrops/arid").get_at(BESIDE)
    assert program.nav.stack.picture().get_at(BESIDE) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_c5_1_what_a_choice_means_is_never_set_smaller_and_moves_no_tile(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    room = opened(program, drive)
    places = set()
    for value in ("random", "christian", "buddhist", "hindu", "islamic"):
        room.choose("religion", value)
        drive.frames()
        places.add(tuple(drive.find("religion.islamic").rect))
        about = room.setup.look.field("religion").about_of(program.media, value)
        told = next(w for w in room.ui.root.each() if isinstance(w, Label) and w.text == about)
        size, _ = program.media.theme.block_size(about, told.rect.width, told.rect.height, theme.SMALL)
        assert size == theme.SMALL
    assert len(places) == 1
