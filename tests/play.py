"""The one harness for titles: `Play`, a small position that is laid by hand, and matches that are played at random.

A title's `play.py` lays positions in its own words (`units`, `tile`, ...); what it means to run, to answer and to look
is the same for all titles and stands here.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from game import new_session
from game.core.ask import Ask, Option, Rules
from game.core.codec import ENCODE
from game.core.rng import Stream
from game.core.session import Checkpoint, Session
from game.core.state import Step
from game.core.table import Table

LONGEST = 20000
"""Answers; a random match that goes on longer never ends."""


class StackedTable(Table[Any]):
    """A table whose chance comes from stacked values first: `lots` as what is drawn below the count, `rolls` as the
    numbers rolled, `picks` as the indexes of what is picked. Shuffles stay true ones.
    """

    __slots__ = ("lots", "picks", "rolls")

    def below(self, n: int) -> int:
        self.undo_blocked = self.undo_blocked or "rolled"
        return self.lots.pop(0) if self.lots else super().below(n)

    def roll(self, sides: int) -> int:
        self.undo_blocked = self.undo_blocked or "rolled"
        return self.rolls.pop(0) if self.rolls else super().roll(sides)

    def pick(self, things: Any) -> Any:
        self.undo_blocked = self.undo_blocked or "rolled"
        return things[self.picks.pop(0)] if self.picks else super().pick(things)


class Play:
    """A real session in a position that a test has laid. After every answer the state must be sound."""

    session: Session
    table: StackedTable

    def sit(self, session: Session, state: Any) -> None:
        """The session goes on with this state at a table whose chance is stacked."""
        told = session.table.record
        self.session, self.table = session, StackedTable(session.spec, state)
        self.table.record, self.table.lots, self.table.rolls, self.table.picks = told, [], [], []
        session.table = self.table

    # ------------------------------------------------------------ position
    @property
    def state(self) -> Any:
        """The table as it stands."""
        return self.session.table.state

    def seat(self, seat: int) -> Any:
        """A seat's part of the state."""
        return self.state.seats[seat]

    def lots(self, *values: int) -> None:
        """The next random numbers, as what is drawn below the count."""
        self.table.lots += values

    def rolls(self, *values: int) -> None:
        """The next dice, as the numbers rolled."""
        self.table.rolls += values

    def picks(self, *indexes: int) -> None:
        """The next random picks, as indexes into what is picked from."""
        self.table.picks += indexes

    # ------------------------------------------------------------ running
    def restart(self, *agenda: Step) -> None:
        """The match runs from the agenda on, of which the last step comes first; without one, from the agenda as it
        stands. No answer before it can be taken back; what was told stays.
        """
        session = self.session
        if agenda:
            self.state.agenda = list(agenda)
        session._gen = session._ask = None
        session._open, session._answers = {}, {}
        session.log, session.events_at = [], []
        session._marks, session._barrier = [Checkpoint(ENCODE(self.state), 0)], 0
        session._advance(None)

    def ready(self) -> None:
        """Called before every look at what is asked: a title may have to run on first."""

    def settle(self) -> None:
        """Called after every answer: a title may answer for seats that a test does not care about."""

    def answer(self, *keys: str, seat: int | None = None) -> None:
        """Answers one after the other by `seat`, or whoever is asked first; every answer is checked to be offered."""
        for key in keys:
            asked = self._asked(seat)
            question = self.session.question(asked)
            offered = self.offered(seat=asked)
            assert key in offered, f"{key!r} is not offered: {question!r} in {' > '.join(self.session.where())}"
            self.session.answer(asked, key)
            self.check()
            self.settle()

    def carry_out(self, rules: Rules[Any], *keys: str) -> list[tuple[int, str]]:
        """Runs one rule by itself, outside the sequence. Its questions are answered with the first of `keys` that is
        offered, once each, else with the first option; who was asked what.
        """
        wishes, answer = list(keys), None
        asked: list[tuple[int, str]] = []
        while True:
            try:
                ask = rules.send(answer)
            except StopIteration:
                assert not wishes, f"never offered: {wishes}"
                return asked
            assert isinstance(ask, Ask)
            asked.append((ask.seat, ask.text))
            offered = [o.key for o in ask.options(self.state, ask.seat, *ask.args)]
            answer = next((key for key in wishes if key in offered), offered[0])
            if answer in wishes:
                wishes.remove(answer)

    def check(self) -> None:
        """The state is plain data."""
        assert msgspec.msgpack.decode(ENCODE(self.state), type=type(self.state)) == self.state

    # ------------------------------------------------------------ looking
    @property
    def questions(self) -> list[Any]:
        """The open questions."""
        self.ready()
        return self.session.questions()

    @property
    def question(self) -> Any:
        """The first open question."""
        return self.questions[0]

    def _asked(self, seat: int | None) -> int:
        return int(self.question.seat) if seat is None else seat

    def options(self, begin: str = "", seat: int | None = None) -> list[Option]:
        """The options of a seat's open question (the first one asked) whose keys begin so; none if it is not asked."""
        question = self.session.question(self._asked(seat)) if self.questions else None
        return [option for option in (question.options() if question else []) if option.key.startswith(begin)]

    def offered(self, begin: str = "", seat: int | None = None) -> list[str]:
        """Their keys."""
        return [option.key for option in self.options(begin, seat)]

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The data of the events of that kind that `seat` (None: an onlooker) was told."""
        return [event.data for event in self.session.events(0, seat) if event.kind == kind]

    def view(self, seat: int | None = None) -> Any:
        """What `seat` (None: an onlooker) sees."""
        self.ready()
        return self.session.view(seat)


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
    return new_session(title, [{} for _ in range(seats)], {}, seed)
