"""C6.9, C2.4: replay and results of a match that has ended are written beside the frames, and lost by no failure."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from game.match.match import RETRY_S
from game.store.levels import progress
from game.store.notices import Notice, StoreError
from game.store.profiles import Gain, Result, Store
from scenes.program import Program
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from scenes.widgets.button import Button
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver
from tests.scenes.test_table_result import texts


class Books:
    """Where results are entered: they wait until it is `open`, and are refused while it is `full`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open, self.full = threading.Event(), False
        self.threads: list[str] = []
        add = Store.add_result

        def slow(store: Store, uid: str, result: Result) -> Gain:
            self.threads.append(threading.current_thread().name)
            self.open.wait()
            if self.full:
                raise StoreError("store.db.failed", reason="@reason.full")
            return add(store, uid, result)

        monkeypatch.setattr(Store, "add_result", slow)


@pytest.fixture
def books(monkeypatch: pytest.MonkeyPatch) -> Books:
    found = Books(monkeypatch)
    found.open.set()
    return found


def ends(program: Program) -> Match:
    """A match whose last choice is just about to be made."""
    match = played(
        program.client, "pb", 3, lambda match, question: _ends_it(match, question.options()[0].key), cycles="24"
    )
    match.save()
    match.flush()
    return match


def _ends_it(match: Match, key: str) -> bool:
    if match.round < 12:
        return False
    tried = match.session.fork()
    question = tried.questions()[0]
    tried.answer(question.seat, key)
    return tried.outcome is not None


def end(match: Match) -> None:
    question = match.question()
    assert question is not None
    assert match.answer(question.seat, question.options()[0].key) and match.over


def xp(program: Program) -> int:
    assert program.home.profile is not None
    return program.home.store.profile(program.home.profile.uid).xp


@pytest.mark.slow
def test_c1_4_the_frame_at_the_end_of_a_match_writes_nothing(program: Program, drive: Driver, books: Books) -> None:
    match = ends(program)
    books.open.clear()
    books.threads.clear()
    end(match)
    program.nav.stack.reset(ResultScene(program.client, match), animated=False)
    drive.frames(2, 20)
    assert program.media.t("result.entering") in texts(program.nav.stack.top)
    books.open.set()
    match.flush()
    drive.frames(1, 20)
    gain = match.gains[0]
    got, needed = progress(gain.xp_before + gain.xp)
    assert program.media.t("result.xp", xp=gain.xp, got=got, needed=needed) in texts(program.nav.stack.top)
    assert books.threads == ["saver"]


def test_c6_9_the_replay_is_offered_once_it_is_there(
    program: Program, drive: Driver, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, written, write = ends(program), threading.Event(), type(program.home.replays).write

    def slow(*args: Any) -> Path:
        written.wait()
        return write(*args)

    monkeypatch.setattr(type(program.home.replays), "write", slow)
    end(match)
    program.nav.stack.reset(ResultScene(program.client, match), animated=False)
    button = drive.find("result.replay")
    assert isinstance(button, Button) and not button.enabled
    written.set()
    match.flush()
    drive.frames(1, 20)
    assert drive.find("result.replay").enabled


@pytest.mark.slow
def test_c2_4_a_result_that_is_refused_is_told_and_tried_again(program: Program, drive: Driver, books: Books) -> None:
    match = ends(program)
    books.full, before = True, xp(program)
    end(match)
    match.flush()
    program.nav.stack.reset(ResultScene(program.client, match), animated=False)
    drive.frames(1, 20)
    told = Notice("table.unsaved.result", {"reason": "@reason.full"})
    assert program.media.t(told.key, **told.args) in [toast.text for toast in program.nav.stack.toasts.shown]
    books.full = False
    drive.frames(RETRY_S + 1, 1000)
    match.flush()
    drive.frames(1, 20)
    assert xp(program) == before + match.gains[0].xp


@pytest.mark.slow
def test_c2_4_continue_knows_a_match_until_its_result_is_entered(program: Program, drive: Driver, books: Books) -> None:
    match = ends(program)
    books.full, before = True, xp(program)
    end(match)
    match.flush()
    match.give_up()
    entry = program.home.saves.newest_unfinished()
    assert entry is not None and entry.file_id == match.match_id
    books.full = False
    again = Match.load(program.home, match.match_id)
    again.flush()
    assert xp(program) == before + again.gains[0].xp
    assert program.home.saves.newest_unfinished() is None


@pytest.mark.slow
def test_c2_4_a_crash_between_result_and_save_doubles_nothing(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ends(program)
    before = xp(program)
    with monkeypatch.context() as broken:
        broken.setattr(type(program.home.saves), "write", lambda *_: None)
        end(match)
        match.flush()
    once = xp(program)
    again = Match.load(program.home, match.match_id)
    assert not again.over
    end(again)
    again.flush()
    assert xp(program) == once > before


def test_c6_9_a_finished_match_that_is_opened_again_is_not_entered_again(
    program: Program, drive: Driver, books: Books
) -> None:
    match = ends(program)
    books.threads.clear()
    end(match)
    match.close()
    again = Match.load(program.home, match.match_id)
    again.save()
    again.flush()
    assert len(books.threads) == 1


def test_c2_1_a_profile_that_was_put_away_keeps_no_match_open(program: Program, drive: Driver) -> None:
    match = ends(program)
    program.home.store.put_away(match.seat(0).profile_uid)
    end(match)
    match.flush()
    assert program.home.saves.newest_unfinished() is None
