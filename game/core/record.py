"""A match that was played, with checkpoints on the way: any place of it is reached in little time (C7.2, C12.1)."""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.core.errors import BadSave
from game.core.events import EVERYONE, Event, RecordedEvent, seen_by
from game.core.saved import read_saved
from game.core.session import Checkpoint, Session
from game.core.spec import TitleSpec

MARK_EVERY = 8  # answers between checkpoints; they are taken between steps only


class OpenSession(Session):
    """A session that may show and tell everything to an onlooker (`all_seeing`): for matches that are over. `seated`
    makes of what is shown so what somebody sees who sits on one side of the table."""

    __slots__ = ("all_seeing", "seated")
    all_seeing: bool
    seated: Callable[[Any], Any] | None

    def view(self, seat: int | None) -> Any:
        """As in `Session`; all of the table where everything is seen."""
        if seat is None and self.all_seeing and self.spec.open_view is not None:
            shown = self.spec.open_view(self.table.state)
            return self.seated(shown) if self.seated is not None else shown
        return super().view(seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """As in `Session`; all that happened where everything is seen, once each."""
        if seat is not None or not self.all_seeing:
            return super().events(since, seat)
        record: list[RecordedEvent] = self.table.record or []
        return [
            Event(no, record[no].kind, record[no].rule, record[no].data)
            for no in range(since, len(record)) if not (no and _less_of(record[no - 1], record[no]))
        ]  # fmt: skip


class Record:
    """What a save or replay leads through. `log`: its answers; `events_at[i]`: the number of the first event after
    answer i was given; `ended`: whether it leads to an outcome; `digest`: of its last position.
    """

    def __init__(self, titles: dict[str, TitleSpec], payload: bytes,
                 after: Callable[[Session], None] = lambda _: None) -> None:
        """Plays everything, checking each answer; `after` is called at the beginning and after each answer, and may
        raise to stop. Raises BadSave; the bytes are not trusted."""
        saved = read_saved(titles, payload)
        self.spec, self.log = titles[saved.title], saved.log
        with _refusing():
            session = Session(self.spec, saved.seats, saved.options, saved.seed)
        self._marks = [session.checkpoint]
        after(session)
        for entry in saved.log:
            with _refusing():
                session.again(entry)
            if session.checkpoint.at >= self._marks[-1].at + MARK_EVERY:
                self._marks.append(session.checkpoint)
            after(session)
        self.digest = session.digest()
        if self.digest != saved.digest:
            raise BadSave("error.save_digest", "the saved match differs from what its choices lead to")
        self.seats, self.options, self.seed = session.seats, session.options, session.seed
        self.events_at = session.events_at
        self.ended = session.outcome is not None
        self._record = session.table.record or []

    def at(self, count: int, all_seeing: bool = False) -> OpenSession:
        """The match after its first `count` answers, with all events until then. It goes on by itself and leaves this
        record as it is; answers before here can't be taken back."""
        mark = self._marks[bisect_right(self._marks, count, key=_place) - 1]
        told = OpenSession.standing(self.spec, self.seats, self.options, self.seed, mark, self.log[:count])
        told.all_seeing, told.seated = all_seeing, None
        events = self.events_at[count] if count < len(self.events_at) else len(self._record)
        told.table.record = self._record[:events]
        told.events_at = self.events_at[:count]
        return told

    def events(self, seat: int | None = None) -> list[Event]:
        """All that happened, as a seat or an onlooker may know it."""
        return seen_by(self._record, seat, 0)

    def choice_of(self, event: int) -> int:
        """After how many answers an event had happened, by its number."""
        return bisect_right(self.events_at, event)


def _less_of(told: RecordedEvent, other: RecordedEvent) -> bool:
    """Whether an event is what those were told who may not know the one before it."""
    apart = told.full ^ other.full == EVERYONE
    return apart and told.rule == other.rule and other.data.items() <= told.data.items()


@contextmanager
def _refusing() -> Iterator[None]:
    """Whatever bytes that are not trusted make fail is a bad save."""
    try:
        yield
    except BadSave:
        raise
    except Exception as problem:
        raise BadSave("error.save_replay", f"the saved choices do not fit the rules: {problem}",
                      reason=str(problem)) from problem


def _place(mark: Checkpoint) -> int:
    return mark.at
