"""C6.13. Who gives up, and draws that all agree on: in every title, at any point of a match."""
from __future__ import annotations

import pytest

import game
from game.core.errors import BadMessage, IllegalAnswer
from game.core.record import Record
from game.core.rng import Stream
from game.core.session import CONCEDE, Session
from game.core.spec import sides_of
from tests.every_title.matches import Setup, encoded, session_of, setups, step, walk

ANSWERS = 25


def in_play(setup: Setup) -> Session:
    """The match some answers later, while it runs."""
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for _ in walk(session, stream, ANSWERS):
        pass
    return session


def sides(session: Session) -> tuple[int, ...]:
    """The side of each seat."""
    return sides_of(session.spec, session.view(None), len(session.seats))


def kinds(session: Session) -> list[str]:
    """What has been told."""
    return [event.kind for event in session.events()]


@setups(seed=51)
def test_c6_13_the_last_side_left_has_won(setup: Setup) -> None:
    """Where all are one side there is none to win: who gives it up has lost (vermilion R1.1)."""
    session = in_play(setup)
    own = sides(session)
    together = len(set(own)) == 1
    for seat in range(len(own)):
        if session.outcome is None and (together or own[seat] != own[-1]) and session.can_concede(seat):
            session.concede(seat)
            finish_step(session)
    assert session.outcome is not None
    assert {own[seat] for seat in session.outcome.winners} == (set() if together else {own[-1]})
    assert "conceded" in kinds(session)


def finish_step(session: Session) -> None:
    """Answers until those who leave are out."""
    stream = Stream(3, "answers")
    while session.table.leaving and session.outcome is None:
        step(session, stream)


@pytest.mark.slow
@setups(seed=52)
def test_c6_13_a_match_goes_on_without_who_gave_up(setup: Setup) -> None:
    session = in_play(setup)
    assert session.outcome is None
    gone = session.questions()[0].seat
    session.concede(gone)
    assert all(question.seat != gone for question in session.questions())
    finish_step(session)
    stream = Stream(setup.seed, "later")
    for _ in walk(session, stream):
        assert all(question.seat != gone for question in session.questions())
        assert session.spec.invariants(session.table.state) == []
    assert session.outcome is not None
    assert gone not in session.outcome.winners


@setups(seed=53)
def test_c6_13_giving_up_is_in_saves_forks_and_records(setup: Setup) -> None:
    session = in_play(setup)
    assert session.outcome is None
    session.concede(session.questions()[-1].seat)
    loaded = Session.load(game.TITLES, session.save())
    assert loaded.digest() == session.digest() == session.fork().digest()
    assert Session.resume(game.TITLES, session.save()).digest() == session.digest()
    assert Record(game.TITLES, session.save()).at(len(session.log)).digest() == session.digest()
    stream = Stream(setup.seed, "later")
    for _ in walk(session, stream, 40):
        pass
    assert Session.load(game.TITLES, session.save()).digest() == session.digest()


@setups(seed=54)
def test_c6_13_all_agree_on_a_draw(setup: Setup) -> None:
    session = in_play(setup)
    assert session.outcome is None
    session.agree_on_draw(session.questions()[0].seat)
    outcome = session.outcome
    assert outcome is not None
    assert len({outcome.ranks[seat] for seat in outcome.winners}) <= 1
    assert "draw_agreed" in kinds(session)
    assert Session.load(game.TITLES, session.save()).outcome == outcome


@setups(seed=55)
def test_c6_13_nothing_of_it_can_be_taken_back_or_done_by_an_answer(setup: Setup) -> None:
    session = in_play(setup)
    assert session.outcome is None
    seat, before = session.questions()[0].seat, encoded(session)
    with pytest.raises(IllegalAnswer):
        session.answer(seat, CONCEDE)
    assert encoded(session) == before
    session.concede(seat)
    assert not session.can_undo(seat)
    with pytest.raises(BadMessage):
        session.concede(seat)
