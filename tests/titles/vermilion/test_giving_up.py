"""C6.13. All seats give up together, or agree to stop."""

from __future__ import annotations

import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.titles.vermilion import SPEC

from .matches import Setup, session_of, walk

PLACES = [Setup(1, "q01", 3), Setup(3, "q06", 7), Setup(4, "", 5)]


def some_way(setup: Setup) -> Session:
    session = session_of(setup)
    for _ in walk(session, Stream(5, "answers"), most=60):
        pass
    assert session.outcome is None
    return session


@pytest.mark.slow
@pytest.mark.parametrize("setup", PLACES, ids=str)
def test_c6_13_who_gives_up_gives_up_for_all_and_nobody_has_won(setup: Setup) -> None:
    session = some_way(setup)
    assert all(session.can_concede(seat) for seat in range(setup.seats))
    session.concede(setup.seats - 1)
    outcome = session.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.ranks) == ([], "vermilion.conceded", [1] * setup.seats)
    assert [event.kind for event in session.events()][-1] == "ended"
    assert session.questions() == []
    assert Session.load({SPEC.code: SPEC}, session.save()).digest() == session.digest()


@pytest.mark.parametrize("setup", PLACES, ids=str)
def test_c6_13_all_may_agree_to_stop(setup: Setup) -> None:
    session = some_way(setup)
    session.agree_on_draw(0)
    outcome = session.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([], "vermilion.agreed")
    assert SPEC.invariants(session.table.state) == []


def test_c2_2_a_match_that_nobody_has_won_is_no_victory_in_a_record() -> None:
    session = some_way(PLACES[0])
    session.concede(0)
    assert session.outcome is not None and session.outcome.place(0) > 1
