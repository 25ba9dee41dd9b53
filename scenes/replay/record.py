"""A match whose choices are already made, as the table shows it: any place of it at once, nothing of it kept (C7.2)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Any, NamedTuple

import game
from game.core.callbacks import ignore
from game.core.record import OpenSession, Record
from game.core.saved import read_saved
from game.core.session import Session
from game.match.match import Report
from game.match.seats import notes_of, seats_of
from scenes.kit.event_look import TURN, Landmark
from scenes.replay.recorded_match import RecordedMatch
from scenes.replay.sitting import Sitting
from scenes.titles import ui_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.events import Event
    from scenes.shell.home import Home


class Marker(NamedTuple):
    """`at`: after so many choices it has happened; `seat`: who made the last of them, `kind`: what it is for that one;
    `text`, `n`, `whose`: what is said of it beside the line of the log, and whom alone it concerns (`Landmark`).
    """

    at: int
    kind: str
    event: Event
    seat: int
    text: str = ""
    n: int = 0
    whose: int = -1


class ReplayMatch(RecordedMatch):
    """`rounds[i]` is the round after i choices; `turns` are the places where a turn begins, `round_starts` where a
    round does; `markers` what is marked; `loud` the places of which the log tells anything. `all_seeing`: an onlooker
    sees everything.
    """

    session: OpenSession

    def __init__(self, record: Record, header: dict[str, Any], replay_id: str, rounds: list[int]) -> None:
        super().__init__(record.at(0), seats_of(header, len(record.seats)), replay_id)
        self.record, self.head, self.rounds = record, header, rounds
        self.all_seeing = False
        self._seated: Callable[[Any], Any] | None = None
        ui, events = ui_of(record.spec.code), record.events()
        looks = ui.events
        self.markers = [self._marker(mark) for mark in ui.landmarks(events, record.choice_of)]
        self.loud = {record.choice_of(one.no) for one in events if looks[one.kind].group}
        self.turns = sorted({record.choice_of(one.no) for one in events if looks[one.kind].mark_of(one) == TURN})
        self.round_starts = [at for at in range(len(rounds)) if not at or rounds[at] != rounds[at - 1]]
        self.replay_id = replay_id
        self.chairs.notes = notes_of(header.get("chairs"))
        self._sitting = Sitting(self.seats, self.chairs.notes)
        self._sit()

    def _marker(self, mark: Landmark) -> Marker:
        at = self.record.choice_of(mark.event.no)
        seat = self.record.log[at - 1].seat if at else -1
        return Marker(at, mark.kind, mark.event, seat, mark.text, mark.n, mark.whose)

    @classmethod
    def of(cls, home: Home, replay_id: str, report: Report = ignore) -> ReplayMatch:
        """A stored replay, standing at its beginning. May run on a worker thread. Raises StoreError and BadSave."""
        header, payload = home.replays.read(replay_id)
        saved = read_saved(game.TITLES, payload)
        track, length = game.TITLES[saved.title].track, max(1, len(saved.log))
        rounds: list[int] = []

        def after(session: Session) -> None:
            rounds.append(track.round(session))
            if len(rounds) % 16 == 0:
                report(len(rounds) / length)

        return cls(Record(game.TITLES, payload, after), header, replay_id, rounds)

    @property
    def length(self) -> int:
        """How many choices there are."""
        return len(self.record.log)

    @property
    def persons(self) -> list[int]:
        """Nobody is asked."""
        return []

    @property
    def people(self) -> list[int]:
        """Nobody comes back to a chair."""
        return []

    def answer(self, seat: int, key: str) -> bool:
        """A recorded choice is made again."""
        self.session.play(seat, key)
        self._sit()
        return True

    def jump(self, count: int) -> None:
        """Stands after the first `count` choices."""
        self.session = self.record.at(count, self.all_seeing)
        self.session.seated = self._seated
        self._sit()

    @property
    def bots(self) -> list[bool]:
        """Where bots sit now."""
        return [info.is_bot for info in self.seats]

    def _sit(self) -> None:
        """Who sits on the chairs here."""
        self.seats = self._sitting.at(self.seats, self.session.event_count())

    def see_all(self, everything: bool) -> None:
        """Whether onlookers see everything from now on."""
        self.all_seeing = self.session.all_seeing = everything

    def seat_before(self, seated: Callable[[Any], Any]) -> None:
        """Who sees everything sits on a side of the table: what is shown is made so by this."""
        self._seated = self.session.seated = seated

    def begin_at(self, under_way: Callable[[int], int]) -> None:
        """Turns and rounds begin where they are under way."""
        self.turns = sorted({under_way(at) for at in self.turns})
        self.round_starts = sorted({under_way(at) for at in self.round_starts})

    def before(self, places: list[int], at: int) -> int:
        """The last of some sorted places before `at`, the beginning where there is none."""
        found = bisect_left(places, at)
        return places[found - 1] if found else 0

    def after(self, places: list[int], at: int) -> int:
        """The first of some sorted places after `at`, the end where there is none."""
        found = bisect_right(places, at)
        return places[found] if found < len(places) else self.length
