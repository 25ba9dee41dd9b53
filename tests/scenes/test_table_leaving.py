"""C6.12, C1.4: a table is left once its match is on the disk; the disk is never waited for in a frame."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pygame
import pytest

from game.match.match import LocalMatch
from game.store import saves as saves_module
from game.store.notices import StoreError
from game.store.saves import SaveFolder
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.room.loading import LoadingScene
from scenes.room.setup import RoomSetup
from scenes.shell.dialog import QuestionDialog
from scenes.table import controllers, leaving
from scenes.table.leaving import Saving
from scenes.table.match_menu import MatchMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S
from tests.scenes.table_play import QuickBot, open_table, until_asked


class Disk:
    """Writes wait until it is `open`; then they fail while it is `full`."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.full = False
        self.begun = threading.Event()

    def pass_through(self) -> None:
        self.begun.set()
        self.open.wait()
        if self.full:
            raise StoreError("store.write_failed", path="x", reason="@reason.full")


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, program: Program) -> Iterator[Disk]:
    """Between the matches and their files; open at the end, so that nothing waits for ever."""
    found, write = Disk(), SaveFolder.write

    def slow(folder: SaveFolder, match_id: str, payload: bytes, header: dict[str, object]) -> None:
        found.pass_through()
        write(folder, match_id, payload, header)

    monkeypatch.setattr(SaveFolder, "write", slow)
    yield found
    found.full = False
    found.open.set()


@pytest.fixture
def table(program: Program, drive: Driver, disk: Disk) -> TableScene:
    """A table whose last choice is still to be written."""
    disk.open.set()
    table = until_asked(drive, open_table(program, "gb"))
    table.match.flush()
    disk.open.clear()
    table.give(0, table.options()[0].key)
    return until_asked(drive, table)


def leave(program: Program, drive: Driver, table: TableScene) -> None:
    program.nav.stack.push(MatchMenu(table), animated=False)
    drive.click("match-leave")


def kept(program: Program, table: TableScene) -> int:
    """How many choices are on the disk."""
    match = LocalMatch.load(program.home, table.match.match_id)
    return len(match.session.log)


@pytest.mark.slow
def test_c6_12_leaving_waits_for_the_disk_beside_the_frames(
    program: Program, drive: Driver, disk: Disk, table: TableScene
) -> None:
    leave(program, drive, table)
    assert isinstance(program.nav.stack.top, Saving) and not drive.has("stop")
    drive.frames(10, 50)
    assert drive.has("stop")  # C1.4: it is told what goes on
    disk.open.set()
    drive.through()
    assert program.nav.stack.all() == [program.nav.stack.top] and isinstance(program.nav.stack.top, MainMenu)
    assert kept(program, table) == len(table.match.session.log)


def test_c6_12_while_it_is_written_the_match_rests(
    program: Program, drive: Driver, disk: Disk, table: TableScene
) -> None:
    log = len(table.match.session.log)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    drive.frames(1)
    assert isinstance(program.nav.stack.top, Saving)
    table.asked = None
    drive.frames(30, 100)
    assert table.asked is None and len(table.match.session.log) == log


def test_c6_12_a_second_click_changes_nothing(program: Program, drive: Driver, disk: Disk, table: TableScene) -> None:
    leave(program, drive, table)
    works = list(program.nav.works)
    for name in ("match-resume", "match-leave"):
        drive.click(program.nav.stack.all()[-2].ui.find(name).rect.center)  # type: ignore[union-attr]
    drive.key(pygame.K_RETURN)
    assert isinstance(program.nav.stack.top, Saving) and program.nav.works == works


@pytest.mark.slow
def test_c6_12_who_does_not_want_to_wait_stays(program: Program, drive: Driver, disk: Disk, table: TableScene) -> None:
    leave(program, drive, table)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(program.nav.stack.top, MatchMenu)
    disk.open.set()
    drive.through()
    assert isinstance(program.nav.stack.top, MatchMenu) and table in program.nav.stack


@pytest.mark.slow
def test_c6_12_the_windows_cross_ends_the_program_once_all_is_written(
    program: Program, drive: Driver, disk: Disk, table: TableScene
) -> None:
    drive.post(pygame.QUIT)
    drive.post(pygame.QUIT)
    assert program.nav.running and len([s for s in program.nav.stack.all() if isinstance(s, Saving)]) == 1
    disk.open.set()
    drive.through()
    assert not program.nav.running and kept(program, table) == len(table.match.session.log)


def test_c6_12_the_windows_cross_goes_before_leaving_to_the_menu(
    program: Program, drive: Driver, disk: Disk, table: TableScene
) -> None:
    leave(program, drive, table)
    drive.post(pygame.QUIT)
    disk.open.set()
    drive.through()
    assert not program.nav.running


@pytest.mark.parametrize(("answer", "goes_on"), [("answer.1", True), ("answer.0", False)])
def test_c6_12_a_full_disk_is_asked_about_before_the_program_ends(
    program: Program, drive: Driver, disk: Disk, table: TableScene, answer: str, goes_on: bool
) -> None:
    disk.full = True
    disk.open.set()
    drive.post(pygame.QUIT)
    drive.through()
    assert isinstance(program.nav.stack.top, QuestionDialog) and program.nav.running
    log = len(table.match.session.log)
    table.asked = None
    drive.post(pygame.QUIT)  # again: the question stays
    drive.frames(20, 100)
    assert isinstance(program.nav.stack.top,
                      QuestionDialog) and table.asked is None and len(table.match.session.log) == log
    drive.click(answer)
    assert program.nav.running is goes_on and isinstance(program.nav.stack.top, TableScene)


def test_c6_12_a_disk_that_does_not_answer_is_told_and_holds_nobody_up(
    program: Program, drive: Driver, disk: Disk, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "PATIENCE_S", 0)
    leave(program, drive, table)
    drive.through()
    top = program.nav.stack.top
    assert isinstance(top, QuestionDialog) and top.text == program.media.t("table.unsaved.slow", n=0)
    drive.click("answer.0")
    assert isinstance(program.nav.stack.top, MainMenu) and not program.nav.poll_works()
    assert program.media.t("table.left") not in [toast.text for toast in program.nav.stack.toasts.shown]


@pytest.mark.slow
def test_c6_9_the_end_of_a_match_does_not_wait_for_the_disk(program: Program, drive: Driver, disk: Disk) -> None:
    disk.open.set()
    match = played(program.client, "gb", 12)
    disk.open.clear()
    match.save()
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    drive.frames(3, 50)
    assert isinstance(program.nav.stack.top, ResultScene)
    drive.frames(1, 500)
    drive.click("result.menu")
    assert program.nav.poll_works()  # but the program does
    disk.full = True
    disk.open.set()
    drive.through()
    assert any(program.media.t("@reason.full"[1:]) in toast.text for toast in program.nav.stack.toasts.shown)


@pytest.mark.slow
def test_c6_1_who_turns_back_while_loading_does_not_wait_for_the_disk(
    program: Program, drive: Driver, disk: Disk
) -> None:
    disk.open.set()
    scene = LoadingScene(program.client, RoomSetup(program.client, "realigious", 2), 3)
    program.nav.stack.reset(scene, animated=False)
    while not scene.is_made():
        program.nav.works[0].join()
    match = scene._made[0]
    match.flush()
    disk.open.clear()
    match.save()
    scene.give_up()
    assert program.nav.stack.top is not scene and program.nav.poll_works()
    disk.open.set()
    drive.through()
    assert program.home.saves.list() == []


def test_c1_4_lists_do_not_wait_for_a_save_being_written(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, write = Disk(), saves_module.write_safely

    def slow(*args: object, **how: bool) -> None:
        disk.pass_through()
        write(*args, **how)  # type: ignore[arg-type]

    header = {"title": "realigious", "rules_version": 1}
    program.home.saves.write("a", b"1", header)
    monkeypatch.setattr(saves_module, "write_safely", slow)
    writer = threading.Thread(target=program.home.saves.write, args=("a", b"2", header), daemon=True)
    writer.start()
    assert disk.begun.wait(PATIENCE_S)
    found: list[str] = []
    reader = threading.Thread(target=lambda: found.extend(e.file_id for e in program.home.saves.list()), daemon=True)
    reader.start()
    reader.join(PATIENCE_S)
    disk.open.set()
    writer.join()
    assert found == ["a"]


def test_c6_12_a_match_whose_table_was_left_is_closed(program: Program) -> None:
    match = open_table(program, "gb").match
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    assert match.closed
