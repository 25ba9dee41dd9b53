"""Sides that change while a match goes on: a match at a table asks the view who plays together now."""
from __future__ import annotations

from typing import Any

import msgspec

from game.core.session import Session
from game.match.seated import SeatedMatch
from game.match.seats import SeatInfo
from tests.core.toy import spec

SEATS = [SeatInfo(seat=0, name="A"), SeatInfo(seat=1, name="B")]


def sides_in(view: dict[str, Any]) -> tuple[int, ...]:
    """After the first choice both seats play together."""
    return (0, 0) if view["steps"] else (0, 1)


def test_a_match_asks_the_view_who_plays_together_now() -> None:
    session = Session(msgspec.structs.replace(spec("plain"), sides_in=sides_in), [{}, {}], {}, 7)
    match = SeatedMatch(session, SEATS, "x")
    before = match.together(0, 1)
    session.answer(0, "a")
    assert (before, match.together(0, 1)) == (False, True)


def test_sides_that_never_change_are_the_specs() -> None:
    session = Session(msgspec.structs.replace(spec("plain"), sides=lambda count: (0,) * count), [{}, {}], {}, 7)
    match = SeatedMatch(session, SEATS, "x")
    assert match.together(0, 1)
