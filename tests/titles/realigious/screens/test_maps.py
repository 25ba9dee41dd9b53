"""R14, C5.4: a person's own maps of Realigious, from the folder to the match, through the event queue."""

from __future__ import annotations

import pygame
import pytest

import game
from game.store.boards import boards_folder, lay_samples
from game.titles.realigious.boards import read_map
from game.titles.realigious.state import TERRAIN
from scenes.program import Program
from scenes.room.loading import LoadingScene
from scenes.room.room_scene import MAP_MS, RoomScene
from scenes.table.match import Match
from scenes.titles.realigious.room_maps import EXAMPLES, SAMPLES
from scenes.widgets.label import Label
from scenes.widgets.segmented_control import Cycler
from tests.scenes import room_files
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S
from tests.scenes.room_files import Table, read


@pytest.fixture(autouse=True)
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    room_files.stand_for_the_table(monkeypatch)


def lay(program: Program, *names: str) -> None:
    """Examples in the person's folder."""
    lay_samples(program.home.data, "realigious", [SAMPLES / f"{name}.tmx" for name in names])


def opened(program: Program, drive: Driver, players: int = 2) -> RoomScene:
    return room_files.opened(program, drive, "realigious", players)


def choose(drive: Driver, row: int = 1) -> None:
    """Takes a row of the panel."""
    drive.click("option.map")
    read(drive)
    drive.click(f"boards.{row}")


def shown(drive: Driver, option: str) -> Cycler:
    field = drive.find(f"option.{option}")
    assert isinstance(field, Cycler)
    return field


def told(drive: Driver, row: int) -> str:
    """What the row of a map says."""
    label = drive.find(f"boards.about.{row}")
    assert isinstance(label, Label)
    return label.text


def played(drive: Driver) -> Match:
    """The match that begins now."""
    drive.click("start")
    while isinstance(drive.top, LoadingScene):  # it may be through already
        assert drive.top._work is not None
        drive.top._work.join(PATIENCE_S)
        drive.frames()
    top = drive.top
    assert isinstance(top, Table)
    return top.match


@pytest.mark.slow
@pytest.mark.parametrize(("players", "name"), [(players, name) for players, names in EXAMPLES.items()
                                               for name in names])
def test_r14_a_map_in_the_folder_is_played_on(program: Program, drive: Driver, players: int, name: str) -> None:
    lay(program, name)
    opened(program, drive, players)
    choose(drive)
    state = played(drive).session.table.state
    drawn = next(text for text in read_map(SAMPLES / f"{name}.tmx") if text.startswith("terrain "))
    assert [TERRAIN[kind] for kind in state.terrain] == drawn.split(" ")[1:]


@pytest.mark.slow
def test_r14_the_match_and_its_save_hold_what_was_read(program: Program, drive: Driver) -> None:
    lay(program, "oasis")
    opened(program, drive)
    choose(drive)
    (boards_folder(program.home.data, "realigious") / "oasis.tmx").unlink()
    session = played(drive).session
    saved = session.save()
    assert session.options["map"] == list(read_map(SAMPLES / "oasis.tmx"))
    assert b"oasis" not in saved
    assert game.load_session(saved).digest() == session.digest()


@pytest.mark.slow
def test_r11_the_map_says_the_climate_and_the_option_waits(program: Program, drive: Driver) -> None:
    lay(program, "frozen_lake")
    room = opened(program, drive)
    room.choose_option("climate", "tropical")
    choose(drive)
    drive.click("option.climate")
    field = shown(drive, "climate")
    assert (field.text, field.enabled, field.reason) == (
        program.media.t("realigious.climate.cold"),
        False,
        program.media.t("room.settled"),
    )
    assert field.caption.endswith(program.media.t("room.settled.caption", name="").strip())
    assert room.setup.match_options()["climate"] == "cold"


@pytest.mark.slow
def test_r11_without_the_map_the_climate_is_again_what_was_chosen(program: Program, drive: Driver) -> None:
    lay(program, "frozen_lake")
    room = opened(program, drive)
    room.choose_option("climate", "tropical")
    choose(drive)
    choose(drive, 0)
    options = room.setup.match_options()
    assert (options["climate"], options["map"], shown(drive, "climate").enabled) == ("tropical", "", True)


def test_r14_a_map_can_be_chosen_by_keyboard(program: Program, drive: Driver) -> None:
    lay(program, "oasis")
    room = opened(program, drive)
    room.ui.set_focus(room.ui.find("option.map"), True)
    drive.key(pygame.K_RETURN)
    panel = read(drive)
    panel.ui.set_focus(panel.ui.find("boards.0"), True)
    drive.key(pygame.K_DOWN)
    drive.key(pygame.K_RETURN)
    assert (drive.top, shown(drive, "map").text) == (room, "oasis")


def test_r14_a_broken_map_is_shown_with_its_sentence_and_cannot_be_chosen(program: Program, drive: Driver) -> None:
    text = (SAMPLES / "oasis.tmx").read_text(encoding="utf-8")
    broken = boards_folder(program.home.data, "realigious") / "mine.tmx"
    broken.write_text(text.replace("2,1,1,5,1,5,2", "2,1,1,3,1,5,2", 1), encoding="utf-8")
    room = opened(program, drive)
    choose(drive)
    told_parts = ("mine.tmx", "terrain", "3열", "1행", "grass", "sand / stone / water")
    assert [part for part in told_parts if part not in told(drive, 1)] == []
    assert room.setup.options["map"] == ""


@pytest.mark.slow
def test_r14_a_map_for_others_is_shown_and_cannot_be_chosen(program: Program, drive: Driver) -> None:
    lay(program, "jungle_fords")
    room = opened(program, drive)
    choose(drive)
    words = program.media.t("realigious.error.map_players", file="jungle_fords.tmx", found=4, expected=2)
    assert (told(drive, 1), room.setup.options["map"]) == (words, "")


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r14_the_examples_are_laid_in_the_folder_and_every_one_is_right(
    program: Program, drive: Driver, players: int
) -> None:
    opened(program, drive, players)
    drive.click("option.map")
    read(drive)
    drive.click("boards.sample")
    panel = read(drive)
    assert panel.found is not None
    assert sorted(file.name for file in panel.found) == sorted(f"{name}.tmx" for name in EXAMPLES[players])
    assert [file.problem for file in panel.found] == [None] * len(panel.found)


@pytest.mark.slow
def test_c5_6_the_map_of_last_time_is_chosen_again(program: Program, drive: Driver) -> None:
    lay(program, "oasis")
    opened(program, drive)
    choose(drive)
    played(drive)
    room = opened(program, drive)
    drive.frames(MAP_MS // 16 + 2)
    for work in list(program.nav.works):
        work.join(PATIENCE_S)
    drive.frames(2)
    assert (shown(drive, "map").text, room.setup.match_options()["climate"]) == ("oasis", "arid")


@pytest.mark.slow
def test_r14_1_the_small_map_is_the_chosen_one(program: Program, drive: Driver) -> None:
    lay(program, "oasis")
    room = opened(program, drive)
    drive.frames(MAP_MS // 16 + 2)
    room.choose_option("climate", "arid")
    example = room.bar.chart
    choose(drive)
    own = room.bar.chart
    assert example is not None and own is not None and example.picture is not None and own.picture is not None
    assert pygame.image.tobytes(own.picture, "RGBA") != pygame.image.tobytes(example.picture, "RGBA")
    assert own.tip == program.media.t("room.map.own.tip")
