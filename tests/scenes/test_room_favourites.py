"""Favourite settings (C2.2): kept in the waiting room, taken over there again."""

from __future__ import annotations

import pytest

from scenes.app import App
from scenes.room.favourites import FavouritesPanel, take_over
from scenes.room.room_scene import RoomScene
from scenes.room.samples import room
from tests.scenes.conftest import Driver


@pytest.fixture
def scene(app: App, drive: Driver) -> RoomScene:
    made = room(app, 2)
    app.stack.reset(made, animated=False)
    drive.frames()
    return made


def kept(app: App) -> dict[str, dict[str, str]]:
    """What the store holds."""
    assert app.profile is not None
    return app.store.favourites(app.profile.uid, "realigious")


def keep(drive: Driver, name: str) -> None:
    """Opens the panel, types a name, keeps."""
    drive.click("favourites")
    drive.frames(30)
    drive.click("favourite.name")
    drive.type(name)
    drive.click("favourite.keep")
    drive.frames(2)


def test_c2_2_the_options_of_now_are_kept_under_a_name_and_used_again(
    app: App, drive: Driver, scene: RoomScene
) -> None:
    scene.setup.choose_option("climate", "arid")
    scene.setup.choose_clock("60")
    scene.setup.countdown = 90
    keep(drive, "Friday")
    assert kept(app)["Friday"]["climate"] == "arid"
    scene.setup.choose_option("climate", "cold")
    scene.setup.choose_clock("off")
    drive.click("favourite.use.0")
    drive.frames(2)
    assert (scene.setup.options["climate"], scene.setup.clock, scene.setup.countdown) == ("arid", "60", 90)


def test_c2_2_settings_of_the_same_name_give_way_only_after_a_question(
    app: App, drive: Driver, scene: RoomScene
) -> None:
    keep(drive, "Friday")
    before = kept(app)
    scene.setup.choose_option("climate", "arid")
    drive.click("favourite.name")
    drive.type("Friday")
    drive.click("favourite.keep")
    drive.frames(2)
    assert kept(app) == before and not isinstance(drive.top, FavouritesPanel)


def test_c2_2_removing_asks_first(app: App, drive: Driver, scene: RoomScene) -> None:
    keep(drive, "Friday")
    drive.click("favourite.remove.0")
    drive.frames(2)
    assert "Friday" in kept(app) and not isinstance(drive.top, FavouritesPanel)


def test_c2_2_what_the_game_does_not_know_any_more_is_left_out(scene: RoomScene) -> None:
    before = dict(scene.setup.options)
    take_over(scene.setup, {"climate": "lunar", "clock": "7", "countdown": -3, "gone": "x"})
    assert scene.setup.options == before and scene.setup.clock == "off" and scene.setup.countdown == 0
