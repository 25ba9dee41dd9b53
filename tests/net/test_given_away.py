"""A chair that its player gave away stays another's until it is asked for (C6.7b, C8.6)."""

from __future__ import annotations

import msgspec
import pytest

from game.core.rng import Stream
from game.match.seats import seats_of
from game.net.match_host import GRACE_S
from game.net.protocol import SetChair
from tests.net.desk import Desk


@pytest.mark.parametrize("kind", ["bot", "empty"])
@pytest.mark.parametrize("by", [0, 1])
def test_c6_7b_a_chair_that_was_given_away_is_not_handed_back_by_a_lost_connection(by: int, kind: str) -> None:
    desk = Desk()
    desk.play(Stream(4, "answers"), 10)
    desk.hear(by, SetChair(1, kind))
    desk.go(1)
    desk.wait(GRACE_S)
    desk.back(1)
    info = desk.match.seat(1)
    assert info.kind == kind and info.away is not None and desk.clients[1].seats == []
    assert desk.clients[1].mirror.table.chairs[1].reserved_for == info.away.who.name
    desk.hear(1, SetChair(1, "back"))
    assert desk.clients[1].seats == [1]


def test_c8_6_who_was_away_when_the_chair_was_given_to_a_bot_has_it_back() -> None:
    desk = Desk()
    desk.go(1)
    desk.hear(0, SetChair(1, "bot"))
    desk.back(1)
    assert desk.clients[1].seats == [1]


def test_c6_7b_a_chair_that_is_taken_back_is_kept_like_any_other() -> None:
    desk = Desk()
    for kind in ("bot", "back"):
        desk.hear(1, SetChair(1, kind))
    desk.go(1)
    desk.match.chairs.keep_warm(1)
    desk.back(1)
    assert desk.clients[1].seats == [1]


def test_c6_7b_a_save_knows_that_a_chair_was_given_away() -> None:
    desk = Desk()
    desk.hear(1, SetChair(1, "bot"))
    again = seats_of({"seats": msgspec.to_builtins(desk.match.seats)}, 2)
    assert again[1].away is not None and again[1].away.given


def test_c8_6_who_is_still_asked_when_the_other_has_answered_is_asked_the_same() -> None:
    """What was sent in the same moment counts."""
    desk = Desk("crowns", 2)
    session, host = desk.match.session, desk.match_host
    while (asked := session.questions()[0]).text == "mulligan":
        host._give(asked.seat, asked.options()[-1].key)
    assert session.question(0) is not None and session.question(1) is not None
    number = host._numbers.of(0)
    while (question := session.question(1)) is not None and session.question(0) is not None:
        host._give(1, question.options()[-1].key)
    assert session.question(1) is None and host._numbers.of(0) == number
