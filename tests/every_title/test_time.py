"""Properties of going back and sideways: forks, undo, saves, recovery from a mistake in a rule."""
from __future__ import annotations

from typing import Any

import pytest

import game
from game.core.errors import RulesBug
from game.core.rng import Stream
from game.core.table import Table
from tests.every_title.matches import Setup, asked, encoded, random_key, session_of, setups, step, walk


@pytest.mark.slow
@setups(seed=11)
def test_a_fork_equals_the_original_and_leaves_it_alone(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for count in walk(session, stream):
        if count % 17 or session.outcome is not None:
            continue
        fork = session.fork()
        assert (fork.digest(), asked(fork)) == (session.digest(), asked(session))
        before = encoded(session)
        twin, ahead, same = fork.fork(), Stream(count, "fork"), Stream(count, "fork")
        for _ in range(12):
            if fork.outcome is not None:
                break
            assert step(fork, ahead) == step(twin, same)
        assert fork.digest() == twin.digest()
        assert encoded(session) == before


@pytest.mark.slow
@setups(seed=12)
def test_undo_leads_back_and_redo_forth_again(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    undone = 0
    while session.outcome is None and len(session.log) < 600:
        before, open_then, told = session.digest(), asked(session), session.event_count()
        seat, key = step(session, stream)
        after, told_after = session.digest(), session.event_count()
        if not session.can_undo(seat):
            assert not session.undo(seat)
            assert session.digest() == after
            continue
        assert session.undo(seat)
        assert (session.digest(), asked(session), session.event_count()) == (before, open_then, told)
        session.answer(seat, key)
        assert (session.digest(), session.event_count()) == (after, told_after)
        undone += 1
    assert undone, "no answer of the match could be taken back"


@pytest.mark.slow
@setups(seed=13)
def test_a_saved_match_goes_on_where_it_stood(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    points = 0
    for count in walk(session, stream):
        if count % 131 and session.outcome is None:
            continue
        loaded = game.load_session(session.save())
        assert (loaded.digest(), asked(loaded)) == (session.digest(), asked(session))
        assert loaded.outcome == session.outcome
        for seat in (None, *range(setup.seats)):
            assert loaded.events(0, seat) == session.events(0, seat)
        points += 1
        if points == 3 and session.outcome is None:
            break
    assert points


class Slip(Exception):
    """A mistake put into the rules."""


@setups(seed=14)
def test_an_exception_in_a_rule_restores_the_match(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    true = Table.emit
    slips = 0
    for count in walk(session, stream, most=400):
        if count % 5 or not session.questions():
            continue
        question = session.questions()[0]
        key = random_key(question, stream)
        before, told = session.digest(), session.event_count()
        with monkeypatch.context() as patch:
            patch.setattr(Table, "emit", slipping(true))
            try:
                session.answer(question.seat, key)
            except RulesBug as bug:
                slips += 1
                assert bug.where and bug.seat == question.seat and bug.key == key
                assert (session.digest(), session.event_count()) == (before, told)
                assert game.load_session(bug.report).digest() == before
                session.answer(question.seat, key)
        if slips == 6:
            return
    assert slips, "no answer had an effect that was told"


def slipping(true: Any) -> Any:
    """An effect that fails the first time something is told."""
    told: list[str] = []

    def emit(table: Table[Any], kind: str, *args: Any, **named: Any) -> None:
        told.append(kind)
        if len(told) == 1:
            raise Slip
        true(table, kind, *args, **named)
    return emit
