"""Random matches of Vermilion, and what must hold in each: what tests/every_title asks of the titles on the list.

    python -m tests.titles.vermilion.matches 200 [FIRST]      plays so many, from a seed on, and looks at every answer
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from game.core import codec
from game.core.errors import BadMessage, IllegalAnswer
from game.core.rng import Stream
from game.core.session import Session
from game.titles.vermilion import SPEC
from game.titles.vermilion.board import ORDER

LONGEST = 20000


class Setup(NamedTuple):
    """One match: seats, quest ("" for a campaign), seed."""

    seats: int
    quest: str
    seed: int

    def __str__(self) -> str:
        return f"{self.seats}-{self.quest or 'campaign'}-{self.seed}"


def setups(first: int, count: int) -> list[Setup]:
    """So many matches: seats and quests in turn, every fourth a campaign."""
    return [Setup(1 + seed % 4, ORDER[seed % 10] if seed % 4 else "", seed) for seed in range(first, first + count)]


def session_of(setup: Setup) -> Session:
    """A match at its first question, with a difficulty that is drawn."""
    difficulty = Stream(setup.seed, "setup").pick(("gentle", "normal", "grim"))
    options: dict[str, Any] = {"difficulty": difficulty, "variant": "campaign"}
    if setup.quest:
        options |= {"variant": "single_quest", "quest": setup.quest}
    return Session(SPEC, [{} for _ in range(setup.seats)], options, setup.seed)


def walk(session: Session, stream: Stream, most: int = LONGEST) -> Iterator[int]:
    """Play on at random; yields after each answer how many were given."""
    for count in range(1, most + 1):
        if session.outcome is not None:
            return
        question = stream.pick(session.questions())
        session.answer(question.seat, stream.pick(question.options()).key)
        yield count


def encoded(session: Session) -> bytes:
    return codec.ENCODE(session.table.state)


def asked(session: Session, seat: int | None = None) -> list[Any]:
    """The open questions; with a `seat` as it may know them: of the others only who is asked."""
    return [(q.seat, q.rule, q.text, q.about, [option.key for option in q.options()]) if seat in (q.seat, None)
            else q.seat for q in session.questions()]


def seen(session: Session, seat: int | None) -> bytes:
    return codec.ENCODE(session.view(seat))


# ---------------------------------------------------------------- what must hold after an answer
def sound(session: Session) -> None:
    """Questions have options with keys of their own, defaults are offered, the state is plain data and obeys the
    rules."""
    for question in session.questions():
        keys = [option.key for option in question.options()]
        assert keys and len(set(keys)) == len(keys), question
        assert all(option.verb for option in question.options()), question
        assert question.default() in keys, question
    data = encoded(session)
    copy = codec.decoder(SPEC.state_type).decode(data)
    assert copy == session.table.state and codec.ENCODE(copy) == data
    assert SPEC.invariants(session.table.state) == [], session.questions()


def forks_are_equal(session: Session) -> None:
    other = session.fork()
    assert encoded(other) == encoded(session) and asked(other) == asked(session)


def looking_changes_nothing(session: Session) -> None:
    before = encoded(session)
    for seat in (None, *range(len(session.seats))):
        session.view(seat)
    for question in session.questions():
        for option in question.options():
            assert session.why_not(question.seat, option.key) is None, (question, option)
        refusal = session.why_not(question.seat, "no such key")
        assert refusal is not None and refusal.rule and refusal.text
    assert encoded(session) == before


def illegal_answers_change_nothing(session: Session) -> None:
    before = session.digest()
    for question in session.questions():
        try:
            session.answer(question.seat, "no such key")
        except IllegalAnswer as refused:
            assert refused.rule == question.rule
        else:
            raise AssertionError(question)
    for seat in [seat for seat in (*range(len(session.seats)), -1, 99) if session.question(seat) is None]:
        try:
            session.answer(seat, "pass")
        except BadMessage:
            continue
        raise AssertionError(seat)
    assert session.digest() == before


def undo_is_identity(session: Session, stream: Stream) -> None:
    """An answer that may be taken back leaves no trace."""
    if session.outcome is not None:
        return
    question = stream.pick(session.questions())
    before, events = session.digest(), session.event_count()
    session.answer(question.seat, stream.pick(question.options()).key)
    if session.can_undo(question.seat):
        assert session.undo(question.seat)
        assert (session.digest(), session.event_count()) == (before, events)


def imagined_worlds_look_alike(session: Session, number: int) -> None:
    """To each seat, and the world goes on by the rules."""
    for seat in range(len(session.seats)):
        world = session.imagine(seat, number)
        assert seen(world, seat) == seen(session, seat), (seat, number)
        assert asked(world, seat) == asked(session, seat), (seat, number)
        assert SPEC.invariants(world.table.state) == []
        again = world.imagine(seat, number)
        assert encoded(again) == encoded(world.imagine(seat, number))
        for _ in walk(world, Stream(number, "world"), most=8):
            assert SPEC.invariants(world.table.state) == []


def nothing_leaks(session: Session, number: int, stream: Stream) -> None:
    """Two worlds that differ in what a seat cannot know, with the same dice, go on alike for it while nothing is
    rolled or shown."""
    for question in session.questions():
        seat = question.seat
        one, other = session.imagine(seat, 2 * number, number), session.imagine(seat, 2 * number + 1, number)
        one.table.record, other.table.record = [], []
        key = stream.pick(question.options()).key
        one.answer(seat, key)
        other.answer(seat, key)
        if one.table.undo_blocked or other.table.undo_blocked:
            continue
        assert asked(one, seat) == asked(other, seat) or not (one.question(seat) and other.question(seat))
        assert seen(one, seat) == seen(other, seat), (seat, key)
        assert one.events(0, seat) == other.events(0, seat), (seat, key)


def ends_well(session: Session) -> None:
    """All seats win or lose together."""
    outcome = session.outcome
    assert outcome is not None and session.questions() == []
    everybody = list(range(len(session.seats)))
    assert outcome.ranks == [1] * len(everybody) and outcome.winners in ([], everybody)


def play_through(setup: Setup) -> Session:
    """One match with everything looked at, the dearer things now and then."""
    session, stream, aside = session_of(setup), Stream(setup.seed, "answers"), Stream(setup.seed, "aside")
    for count in walk(session, stream):
        sound(session)
        if count % 11 == 0:
            forks_are_equal(session)
            looking_changes_nothing(session)
            illegal_answers_change_nothing(session)
        if count % 13 == 0:
            undo_is_identity(session, aside)
        if count % 41 == 0:
            imagined_worlds_look_alike(session, count)
            nothing_leaks(session, count, aside)
    ends_well(session)
    return session


if __name__ == "__main__":
    ends: dict[str, int] = {}
    for given in setups(int(sys.argv[2]) if len(sys.argv) > 2 else 1, int(sys.argv[1])):
        played = play_through(given)
        reason = played.outcome.reason if played.outcome else ""
        ends[reason] = ends.get(reason, 0) + 1
    print(ends)
