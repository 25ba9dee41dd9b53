"""C1.4, C7.1: works of one line follow each other; what was wished for last is done last, and nothing gets lost."""

from __future__ import annotations

import threading
from functools import partial

import pytest

from game.store.notices import StoreError
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.shell.work import Work
from tests.scenes.conftest import Driver


class Desk:
    """Works of the line "a" that wait until they are let go, and what became of them."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.gates: dict[str, threading.Event] = {}
        self.begun: list[str] = []
        self.told: list[str] = []

    def wish(self, name: str, line: str = "a", fails: bool = False, words: str = "") -> None:
        self.gates[name] = threading.Event()
        self.program.nav.work(
            partial(self._act, name, fails), self.told.append, lambda error: self.told.append(str(error)),
            words, lasting=True, line=line,
        )  # fmt: skip

    def _act(self, name: str, fails: bool, _: Work[str]) -> str:
        self.begun.append(name)
        self.gates[name].wait()
        if fails:
            raise RuntimeError(f"no {name}")
        return name

    def let(self, *names: str) -> None:
        for name in names:
            self.gates[name].set()


@pytest.fixture
def desk(program: Program) -> Desk:
    return Desk(program)


def test_c7_1_works_of_a_line_follow_each_other_and_the_newest_of_those_that_wait_is_done(
    desk: Desk, drive: Driver
) -> None:
    for name in ("one", "two", "three"):
        desk.wish(name)
    drive.frames(3)
    assert desk.begun == ["one"]
    desk.let("one", "two", "three")
    drive.through()
    assert desk.begun == desk.told == ["one", "three"]


def test_c7_1_all_that_is_written_in_a_line_is_written_in_order(program: Program, desk: Desk, drive: Driver) -> None:
    desk.wish("one")
    for name in ("two", "three"):
        program.nav.write(partial(desk.told.append, name), "a")
    late = program.nav.soon(lambda: "four", desk.told.append, lasting=True, line="a")
    drive.frames(3)
    assert desk.told == [] and not late.over
    desk.let("one")
    drive.through()
    assert desk.told == ["one", "two", "three", "four"]


def test_c1_4_short_work_is_done_at_once_where_nothing_of_its_line_waits(
    program: Program, desk: Desk, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.shell.navigator.AT_ONCE_S", None)
    for name in ("one", "two"):
        program.nav.soon(partial(str, name), desk.told.append, line="a")
    assert desk.told == ["one", "two"]


def test_c7_1_a_work_that_fails_does_not_lose_the_next(desk: Desk, drive: Driver) -> None:
    desk.wish("one", fails=True)
    desk.wish("two")
    desk.let("one", "two")
    drive.through()
    assert desk.told == ["no one", "two"]


def test_c1_4_other_lines_and_works_without_a_line_wait_for_nobody(desk: Desk, drive: Driver) -> None:
    desk.wish("one")
    desk.wish("other", line="b")
    desk.wish("free", line="")
    desk.wish("as free", line="")
    desk.let("other", "free", "as free")
    for work in desk.program.nav.works[1:]:
        work.join()
    drive.frames()
    assert sorted(desk.told) == ["as free", "free", "other"]
    desk.let("one")


def test_c7_1_the_program_ends_after_what_waits(desk: Desk, drive: Driver) -> None:
    desk.wish("one")
    desk.wish("two")
    desk.let("one")
    desk.program.nav.works[0].join()
    desk.let("two")
    while desk.program.nav.poll_works():
        desk.program.nav.works[0].join()
    assert desk.told == ["one", "two"]


def test_c1_4_nothing_is_shown_of_a_work_whose_place_another_took(program: Program, desk: Desk, drive: Driver) -> None:
    below = MainMenu(program.client)
    program.nav.stack.reset(below, animated=False)
    desk.wish("one")
    desk.wish("two", words="lan.going")
    desk.wish("three")
    drive.frames(3, 200)
    assert drive.top is below
    desk.let("one", "three")
    drive.through()


def test_c7_a_star_that_is_set_and_taken_away_at_once_is_away(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the disk did with the first one."""
    from game.store.container import FileEntry
    from game.store.marks import FileMark, FileMarks
    from scenes.menu.saves_panel import SavesPanel

    gate, real = threading.Event(), FileMarks.set
    written: list[FileMark] = []

    def held(marks: FileMarks, file_id: str, mark: FileMark) -> None:
        gate.wait()
        written.append(mark)
        if len(written) == 1:
            raise StoreError("store.write_failed", path="x", reason="@reason.full")
        real(marks, file_id, mark)

    monkeypatch.setattr(FileMarks, "set", held)
    panel, entry = SavesPanel(program.client), FileEntry("m1", None)
    for star in (True, False, True, False):
        panel._mark(entry, FileMark("x", star=star))
        assert panel.shown.mark(entry).star is star
    gate.set()
    drive.through()
    assert [mark.star for mark in written] == [True, False]
    assert program.home.saves.marks.of("m1") == FileMark("x")
