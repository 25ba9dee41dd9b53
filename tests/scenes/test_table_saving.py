"""C7.1, C6.12: a match goes on while it can't be saved; that is told once, until saving works again."""

from __future__ import annotations

from itertools import count

import pytest

from game.store.notices import Notice, StoreError
from scenes.program import Program
from scenes.table.match import Match
from tests.scenes.table_play import seats


def told_after_a_save(match: Match) -> list[Notice]:
    match.save()
    match.flush()
    return match.take_notices()


def test_c7_1_that_saving_fails_is_told_once_until_it_works_again(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = count()

    def refuse(*_: object) -> None:
        raise StoreError("store.write_failed", path=f"{next(numbers)}.save", reason="@reason.full")

    match = Match.new(program.home, "realigious", seats("gb"), {}, 7)
    once = [Notice("table.unsaved.told", {"reason": "@reason.full"})]
    match.flush()
    write = type(program.home.saves).write
    monkeypatch.setattr(type(program.home.saves), "write", refuse)
    assert [told_after_a_save(match) for _ in range(3)] == [once, [], []] and match.unsaved
    monkeypatch.setattr(type(program.home.saves), "write", write)
    assert told_after_a_save(match) == [] and not match.unsaved
    monkeypatch.setattr(type(program.home.saves), "write", refuse)
    assert told_after_a_save(match) == once
    match.close()


def test_c7_1_a_save_whose_played_time_is_none_opens_with_none(program: Program) -> None:
    match = Match.new(program.home, "realigious", seats("gb"), {}, 7)
    match.close()
    header, payload = program.home.saves.read(match.match_id)
    program.home.saves.write(match.match_id, payload, header | {"seconds": ["long"]})
    again = Match.load(program.home, match.match_id)
    assert again.seconds() == 0
    again.close()
