"""Random matches of every title: what the property tests share.

A test is given a `Setup` (title, seats, seed). Answers are drawn from a stream of the seed, so that a
failure repeats.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import game
from game.core import codec
from game.core.ask import Question
from game.core.errors import BadSetup
from game.core.fields import options_for
from game.core.rng import Stream
from game.core.session import Session
from tests.marks import first_quick

MOST_DRAWS = 50  # of options until some go together
LONGEST = 20000  # answers; a random match that goes on longer never ends


class Setup(NamedTuple):
    """One match: title, number of seats, seed."""

    title: str
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.title}-{self.seats}-{self.seed}"


def setups(seed: int, each: int = 1) -> pytest.MarkDecorator:
    """A test over `each` matches of every title and every number of seats, from that seed on; the first of each title
    is the quick one."""
    chosen = [setup for code, spec in game.TITLES.items() for setup in first_quick(
        Setup(code, seats, seed + 100 * seats + i) for seats in spec.seats for i in range(each))]
    return pytest.mark.parametrize("setup", chosen, ids=str)


def session_of(setup: Setup) -> Session:
    """The match at its first question, set-up fields drawn from their values where they have a list of them, again
    where they do not go together."""
    spec, stream = game.TITLES[setup.title], Stream(setup.seed, "setup")
    seats: list[dict[str, Any]] = [{f.name: stream.pick(f.values) for f in spec.fields if usable(f)}
                                   for _ in range(setup.seats)]
    for _ in range(MOST_DRAWS):
        options = {f.name: stream.pick(f.values) for f in options_for(spec, setup.seats) if usable(f)}
        try:
            return game.new_session(setup.title, seats, options, setup.seed)
        except BadSetup as error:
            refused = error
    raise refused


def usable(field: Any) -> bool:
    """Whether any of the field's values may be chosen as it stands."""
    return bool(field.values) and not field.many and "" not in field.values


def random_key(question: Question, stream: Stream) -> str:
    """One of the options."""
    return stream.pick(question.options()).key


def step(session: Session, stream: Stream) -> tuple[int, str]:
    """Answer one open question at random; what was answered."""
    question = stream.pick(session.questions())
    key = random_key(question, stream)
    session.answer(question.seat, key)
    return question.seat, key


def walk(session: Session, stream: Stream, most: int = LONGEST) -> Iterator[int]:
    """Play on at random; yields after each answer how many were given."""
    for count in range(1, most + 1):
        if session.outcome is not None:
            return
        step(session, stream)
        yield count


def encoded(session: Session) -> bytes:
    """The state as bytes."""
    return codec.ENCODE(session.table.state)


def asked(session: Session, seat: int | None = None) -> list[Any]:
    """The open questions as data; with a `seat` as that seat may know them: of the others only who is
    asked."""
    return [(q.seat, q.rule, q.text, q.about, [option.key for option in q.options()])
            if seat in (q.seat, None) else q.seat for q in session.questions()]


def seen(session: Session, seat: int | None) -> bytes:
    """The seat's view as bytes."""
    return codec.ENCODE(session.view(seat))
