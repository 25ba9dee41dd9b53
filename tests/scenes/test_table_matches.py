"""What a table plays: a match of this machine, one of a host, a record, a lesson. Each is honest about what it can."""

from __future__ import annotations

import pytest

from game.match.at_table import TableMatch
from game.match.match import LocalMatch as Kept
from game.match.seats import BOT, Wish
from game.match.whole import WholeMatch
from scenes.lan.match import NetMatch
from scenes.program import Program
from scenes.replay.record import ReplayMatch
from scenes.table.leaving import let_go
from scenes.table.match import Match
from scenes.tutorial.lesson import Course, begin, load
from scenes.tutorial.match import LessonMatch, seated
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window
from tests.scenes.table_play import open_table, seats, until_asked


def lesson(program: Program) -> LessonMatch:
    found = load("creed")
    return seated(program.client, Course(found), begin(found, found.chapters[0]))


def recorded(program: Program) -> ReplayMatch:
    match = Match.new(program.client.home, "creed", seats("bb"), {}, 5)
    match.save()
    match.close()
    header, payload = program.client.home.saves.read(match.match_id)
    program.client.home.replays.write("record", payload, header)
    return ReplayMatch.of(program.client.home, "record")


def test_a_lesson_and_a_record_keep_nothing(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    for match in (lesson(program), recorded(program)):
        played: TableMatch = match
        assert played.keeping is None and not isinstance(match, Kept) and not hasattr(match, "save")
        let_go(program.client, played)


def test_a_choice_in_a_lesson_is_written_nowhere(program: Program) -> None:
    match = lesson(program)
    question = match.question()
    assert question is not None and match.answer(question.seat, question.options()[0].key)
    assert not list(program.client.home.saves.folder.glob("*"))


def test_a_match_of_a_host_is_no_match_of_this_machine(program: Program, drive: Driver) -> None:
    window = Window(drive)
    match: TableMatch = window.match
    assert isinstance(match, NetMatch) and not isinstance(match, WholeMatch)
    assert match.rules_here is None and match.keeping is not None and match.keeping.flush(0)


def test_nothing_is_taken_back_in_a_record(program: Program) -> None:
    match = recorded(program)
    assert not match.can_undo(0) and not match.undo(0)
    assert not match.chairs.take(Wish(seat=0, kind=BOT)) and not match.chairs.come_back(0)


@pytest.mark.slow
def test_c6_7b_a_chair_that_changed_hands_is_written_with_what_is_left(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(program, "pg"))
    match = table.match
    assert isinstance(match, Match) and match.flush()
    match.chairs.take(Wish(seat=1, kind=BOT))
    match.save_rest()
    assert match.flush()
    header, _ = program.client.home.saves.read(match.match_id)
    assert [info["kind"] for info in header["seats"]] == ["person", "bot"]
