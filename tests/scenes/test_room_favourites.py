"""Favourite settings (C2.2): kept in the waiting room, taken over there again."""

from __future__ import annotations

import pytest

from scenes.program import Program
from scenes.room.favourites import FavouritesPanel, take_over
from scenes.room.room_scene import RoomScene
from tests.gallery.rooms import room
from tests.scenes.conftest import Driver


@pytest.fixture
def scene(program: Program, drive: Driver) -> RoomScene:
    made = room(program.client, 2)
    program.nav.stack.reset(made, animated=False)
    drive.frames()
    return made


def kept(program: Program) -> dict[str, dict[str, str]]:
    """What the store holds."""
    assert program.home.profile is not None
    return program.home.store.favourites(program.home.profile.uid, "realigious")


def keep(drive: Driver, name: str) -> None:
    """Opens the panel, types a name, keeps."""
    drive.click("favourites")
    drive.frames(30)
    drive.click("favourite.name")
    drive.type(name)
    drive.click("favourite.keep")
    drive.frames(2)


@pytest.mark.slow
def test_c2_2_the_options_of_now_are_kept_under_a_name_and_used_again(
    program: Program, drive: Driver, scene: RoomScene
) -> None:
    scene.setup.choose_option("climate", "arid")
    scene.setup.choose_clock("60")
    scene.setup.countdown = 90
    keep(drive, "Friday")
    assert kept(program)["Friday"]["climate"] == "arid"
    scene.setup.choose_option("climate", "cold")
    scene.setup.choose_clock("off")
    drive.click("favourite.use.0")
    drive.frames(2)
    assert (scene.setup.options["climate"], scene.setup.clock, scene.setup.countdown) == ("arid", "60", 90)


@pytest.mark.slow
def test_c2_2_settings_of_the_same_name_give_way_only_after_a_question(
    program: Program, drive: Driver, scene: RoomScene
) -> None:
    keep(drive, "Friday")
    before = kept(program)
    scene.setup.choose_option("climate", "arid")
    drive.click("favourite.name")
    drive.type("Friday")
    drive.click("favourite.keep")
    drive.frames(2)
    assert kept(program) == before and not isinstance(drive.top, FavouritesPanel)


@pytest.mark.slow
def test_c2_2_removing_asks_first(program: Program, drive: Driver, scene: RoomScene) -> None:
    keep(drive, "Friday")
    drive.click("favourite.remove.0")
    drive.frames(2)
    assert "Friday" in kept(program) and not isinstance(drive.top, FavouritesPanel)


def test_c2_2_what_the_game_does_not_know_any_more_is_left_out(scene: RoomScene) -> None:
    before = dict(scene.setup.options)
    take_over(scene.setup, {"climate": "lunar", "clock": "7", "countdown": -3, "gone": "x"})
    assert scene.setup.options == before and scene.setup.clock == "off" and scene.setup.countdown == 0
