"""The one harness for titles: matches at random, matches near their end, and `Play`, a small position laid by hand."""

from __future__ import annotations

import functools

import game
from game.core.rng import Stream
from game.core.session import Session

LONGEST = 20000
"""Answers; a random match that goes on longer never ends."""


def near_end(title: str, seats: int = 2, seed: int = 5, left: int = 6) -> Session:
    """A match at random with so many answers to its end; played once in a process."""
    return _near_end(title, seats, seed, left).fork()


@functools.cache
def _near_end(title: str, seats: int, seed: int, left: int) -> Session:
    session, stream, given = _new(title, seats, seed), Stream(seed, "answers"), []
    while session.outcome is None:
        question = stream.pick(session.questions())
        given.append((question.seat, stream.pick(question.options()).key))
        session.answer(*given[-1])
        assert len(given) < LONGEST, (title, seats, seed)
    again = _new(title, seats, seed)
    for seat, key in given[:-left]:
        again.answer(seat, key)
    return again


def _new(title: str, seats: int, seed: int) -> Session:
    return game.new_session(title, [{} for _ in range(seats)], {}, seed)
