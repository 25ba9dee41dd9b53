"""R3, C5.4: a person's own boards, from the folder to the match, through the event queue."""

from __future__ import annotations

import os

import pygame
import pytest

import game
from game.store.boards import boards_folder
from scenes.program import Program
from scenes.room.boards import BoardsPanel
from scenes.room.loading import LoadingScene
from scenes.room.room_scene import MAP_MS, RoomScene, create
from scenes.table.match import Match
from scenes.widgets.label import Label
from scenes.widgets.segmented_control import Cycler
from tests.scenes import real_time, room_files
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S
from tests.scenes.room_files import Table, read

MARSH = ("1,1,1,2,3,2", "1,1,1,3,2,3")  # row 1 of seat 0: L2r3 and L2r1 are swamps, L2r2 is none
STANDARD = ["L2r2 L3r3 R1r3 R2r1"] * 2


@pytest.fixture(autouse=True)
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    room_files.stand_for_the_table(monkeypatch)


def draw(program: Program, name: str, *change: str, players: int = 2) -> None:
    """A file in the folder: the standard board with one part changed."""
    room_look = create(program.client, "creed", players).setup.look.option("board")
    text = room_look.samples(players)[0].read_text(encoding="utf-8")  # type: ignore[attr-defined]
    assert not change or change[0] in text
    (boards_folder(program.home.data, "creed") / name).write_text(
        text.replace(*change) if change else text, encoding="utf-8"
    )


def opened(program: Program, drive: Driver, players: int = 2) -> RoomScene:
    return room_files.opened(program, drive, "creed", players)


def boards(drive: Driver) -> BoardsPanel:
    """The panel, opened by a click, with all files read."""
    drive.click("option.board")
    return read(drive)


def told(drive: Driver, index: int) -> str:
    """What the row of a board says."""
    label = drive.find(f"boards.about.{index}")
    assert isinstance(label, Label)
    return label.text


def chosen(drive: Driver) -> str:
    """What the room says is played on."""
    field = drive.find("option.board")
    assert isinstance(field, Cycler)
    return field.text


def played(program: Program, drive: Driver) -> Match:
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
def test_c5_4_the_standard_board_is_what_is_played_on(program: Program, drive: Driver) -> None:
    opened(program, drive)
    assert chosen(drive) == program.media.t("creed.field.board.standard")
    assert [" ".join(names) for names in played(program, drive).session.view(None).swamps] == STANDARD


@pytest.mark.slow
def test_r3_a_changed_board_in_the_folder_is_played_on(program: Program, drive: Driver) -> None:
    draw(program, "marsh.tmx", *MARSH)
    opened(program, drive)
    boards(drive)
    drive.click("boards.1")
    assert chosen(drive) == "marsh"
    view = played(program, drive).session.view(None)
    assert [" ".join(names) for names in view.swamps] == ["L2r1 L2r3 L3r3 R1r3 R2r1", STANDARD[1]]


def test_r3_the_match_and_its_save_hold_what_was_read(program: Program, drive: Driver) -> None:
    draw(program, "marsh.tmx", *MARSH)
    opened(program, drive)
    boards(drive)
    drive.click("boards.1")
    (boards_folder(program.home.data, "creed") / "marsh.tmx").unlink()
    match = played(program, drive)
    saved = match.session.save()
    assert match.session.options["board"] == ["L2r1 L2r3 L3r3 R1r3 R2r1", STANDARD[1]]
    assert b"marsh" not in saved
    assert game.load_session(saved).digest() == match.session.digest()


def test_r3_a_board_can_be_chosen_by_keyboard(program: Program, drive: Driver) -> None:
    draw(program, "marsh.tmx", *MARSH)
    room = opened(program, drive)
    room.ui.set_focus(room.ui.find("option.board"), True)
    drive.key(pygame.K_RETURN)
    panel = read(drive)
    panel.ui.set_focus(panel.ui.find("boards.0"), True)
    drive.key(pygame.K_DOWN)
    drive.key(pygame.K_RETURN)
    assert (drive.top, chosen(drive)) == (room, "marsh")


@pytest.mark.parametrize(("change", "parts"), [
    (("1,1,1,2,3,2", "1,2,1,2,3,2"), ("bad.tmx", "board", "1열", "1행", "cell", "tent")),
    (("1,1,1,2,3,2", "1,1,1,4,3,2"), ("bad.tmx", "board", "3열", "1행", "road", "swamp / cell")),
    (('name="board"', 'name="ground"'), ("bad.tmx", "board", "ground")),
    (('encoding="csv"', 'encoding="base64" compression="zlib"'), ("bad.tmx", "board", "zlib")),
    (("<map ", "<mop "), ("bad.tmx",))])
def test_r3_a_broken_board_is_shown_with_its_sentence_and_cannot_be_chosen(
    program: Program, drive: Driver, change: tuple[str, str], parts: tuple[str, ...]
) -> None:
    draw(program, "bad.tmx", *change)
    room = opened(program, drive)
    panel = boards(drive)
    sentence = told(drive, 1)
    drive.click("boards.1")
    panel.ui.set_focus(panel.ui.find("boards.1"), True)
    drive.key(pygame.K_RETURN)
    assert [part for part in parts if part not in sentence] == []
    assert (drive.top, room.setup.options["board"]) == (panel, "")


def test_r3_a_board_for_others_is_shown_and_cannot_be_chosen(program: Program, drive: Driver) -> None:
    draw(program, "large.tmx", players=4)
    opened(program, drive)
    panel = boards(drive)
    drive.click("boards.1")
    assert drive.top is panel
    assert told(drive, 1) == program.media.t("error.board_players", file="large.tmx", found=4, expected=2)


def test_r3_the_same_board_is_right_for_four(program: Program, drive: Driver) -> None:
    draw(program, "large.tmx", players=4)
    room = opened(program, drive, 4)
    boards(drive)
    drive.click("boards.1")
    assert room.setup.match_options()["board"] == ["L2r2 R2r2"] * 4


def test_r3_the_panel_tells_where_boards_belong(program: Program, drive: Driver) -> None:
    opened(program, drive)
    boards(drive)
    label = drive.find("boards.folder")
    assert isinstance(label, Label)
    assert str(program.home.data / "boards" / "creed") in label.text


def test_r3_a_copy_of_the_standard_board_to_begin_with(program: Program, drive: Driver) -> None:
    opened(program, drive)
    boards(drive)
    drive.click("boards.sample")
    read(drive)
    names = sorted(path.name for path in (program.home.data / "boards" / "creed").iterdir())
    assert (names, told(drive, 1)) == (["creed_2.tmx", "creed_tiles.png"], program.media.t("room.boards.mine"))


def test_c5_4_a_board_of_ones_own_is_called_by_the_words_of_its_file_and_a_broken_one_by_its_file(
    program: Program, drive: Driver
) -> None:
    opened(program, drive)
    draw(program, "frozen_lake_2.tmx", *MARSH)
    draw(program, "torn_road.tmx", "<map ", "<mop ")
    panel = boards(drive)
    heads = {label.text for label in panel.ui.root.each() if isinstance(label, Label)}
    assert {"frozen lake 2", "torn_road.tmx"} <= heads
    drive.click("boards.1")
    drive.frames(2)
    assert chosen(drive) == "frozen lake 2"


@pytest.mark.parametrize(("file", "words"), [("a.b_c.tmx", "a.b c"), (".tmx", ".tmx"), ("_.TMX", "_.TMX"), ("x", "x")])
def test_c5_4_every_name_of_a_file_is_called_something(program: Program, file: str, words: str) -> None:
    look = create(program.client, "creed", 2).setup.look.option("board")
    assert look.text_of(program.media, file) == words


def test_r3_a_changed_file_is_read_again(program: Program, drive: Driver) -> None:
    opened(program, drive)
    boards(drive)
    before = drive.has("boards.1")
    draw(program, "late.tmx")
    drive.click("boards.again")
    read(drive)
    assert (before, drive.has("boards.1")) == (False, True)


def test_r3_a_chosen_board_that_is_broken_now_gives_way_to_the_standard(program: Program, drive: Driver) -> None:
    draw(program, "marsh.tmx", *MARSH)
    room = opened(program, drive)
    boards(drive)
    drive.click("boards.1")
    draw(program, "marsh.tmx", "<map ", "<mop ")
    boards(drive)
    assert room.setup.options["board"] == ""


@pytest.mark.slow
def test_c5_4_who_was_ready_looks_again_at_another_board(program: Program, drive: Driver) -> None:
    draw(program, "marsh.tmx", *MARSH)
    room = opened(program, drive)
    room.setup.seats[0].ready = True
    boards(drive)
    drive.click("boards.1")
    assert room.setup.seats[0].ready is False


def again(program: Program, drive: Driver) -> RoomScene:
    """A room opened anew, with what is read in the background there."""
    room = opened(program, drive)
    drive.frames(MAP_MS // 16 + 2)
    for work in list(program.nav.works):
        work.join(PATIENCE_S)
    drive.frames(2)
    return room


@pytest.mark.slow
def test_c5_6_the_board_of_last_time_is_chosen_again(program: Program, drive: Driver) -> None:
    draw(program, "marsh.tmx", *MARSH)
    opened(program, drive)
    boards(drive)
    drive.click("boards.1")
    played(program, drive)
    again(program, drive)
    assert chosen(drive) == "marsh"


@pytest.mark.slow
def test_c5_6_a_board_of_last_time_that_is_gone_is_the_standard(program: Program, drive: Driver) -> None:
    draw(program, "marsh.tmx", *MARSH)
    opened(program, drive)
    boards(drive)
    drive.click("boards.1")
    played(program, drive)
    (boards_folder(program.home.data, "creed") / "marsh.tmx").unlink()
    room = again(program, drive)
    assert (chosen(drive), room.setup.match_options()["board"]) == (program.media.t("creed.field.board.standard"), "")


def test_c10_3_a_folder_that_cannot_be_read_is_told(program: Program, drive: Driver) -> None:
    (program.home.data / "boards").write_text("a file", encoding="utf-8")
    opened(program, drive)
    panel = boards(drive)
    words = program.media.t("store.folder_failed", path=str(program.home.data / "boards"), reason="@reason.exists")
    assert (panel.found, [toast.text for toast in program.nav.stack.toasts.shown]) == ([], [words])


def test_c5_6_a_board_whose_name_is_no_text_is_kept_for_next_time(program: Program, drive: Driver) -> None:
    try:
        draw(program, os.fsdecode(b"m\xe4rz.tmx"))
    except OSError:
        pytest.skip("this system has no such names")
    room = opened(program, drive)
    boards(drive).choose(1)
    room.setup.remember()
    real_time.until(lambda: not program.nav.poll_works(), lambda _: drive.frames())
    assert create(program.client, "creed", 2).setup.wished == {"board": "m\\udce4rz.tmx"}
