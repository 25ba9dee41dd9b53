"""What a stream shows of a match, and what was sent of it (C8.1, C8.8). Only what the seat may know goes in here."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from game.match.seats import REMOTE
from game.match.times import OFF
from game.net.delta import changes
from game.net.digests import Digests
from game.net.protocol import (
    ONLOOKER,
    ChairInfo,
    ChairNote,
    EventInfo,
    Events,
    QuestionInfo,
    Snapshot,
    Sync,
    TableState,
    Update,
)

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.core.session import Session
    from game.match.match import LocalMatch
    from game.match.seats import SeatInfo
    from game.net.room import Room

EVENTS_AT_ONCE = 400
MOST_KNOWN = 3000


class Numbers:
    """Open questions by number: a number belongs to one question of one seat and never comes again."""

    def __init__(self) -> None:
        self._open: dict[int, tuple[Question, int, float]] = {}
        self._next = 1

    def look(self, session: Session, now_s: float) -> None:
        """Numbers what has been question_info since the last time."""
        found = {}
        for question in session.questions():
            before = self._open.get(question.seat)
            if before is None or before[0] is not question:
                before = (question, self._next, now_s)
                self._next += 1
            found[question.seat] = before
        self._open = found

    def of(self, seat: int) -> int:
        """The number of a seat's open question; 0 when it has none."""
        return self._open[seat][1] if seat in self._open else 0

    def since(self, seat: int) -> float:
        """When it was asked, in seconds of the host's clock."""
        return self._open[seat][2] if seat in self._open else 0.0


class SentOptions:
    """The options that a stream has been offered, each once, so that a question names places in `known`. It begins
    anew where these become many."""

    def __init__(self) -> None:
        self.known: tuple[Option, ...] = ()
        self.options: tuple[int, ...] = ()
        self.asked: QuestionInfo | None = None
        self._all: list[Option] = []
        self._places: dict[str, int] = {}

    def take(self, question: Question, number: int) -> None:
        """A question is open; what is known of its number stays as it is."""
        if self.asked is not None and self.asked.number == number:
            return
        if len(self._all) > MOST_KNOWN:
            self._all, self._places, self.known = [], {}, ()
        self.options = tuple(self._runs(question.options()))
        if len(self._all) != len(self.known):
            self.known = tuple(self._all)
        self.asked = question_info(question, number)

    def _runs(self, options: list[Option]) -> list[int]:
        """Their places, in runs; unknown ones are known from now on."""
        known, places = self._all, self._places
        runs: list[int] = []
        first = end = -1
        for option in options:
            at = places.get(option.key, -1)
            if at < 0 or (known[at] is not option and known[at] != option):
                at = places[option.key] = len(known)
                known.append(option)
            if at != end:
                runs += (first, end - first)
                first = end = at
            end += 1
        return [*runs[2:], first, end - first]


class Feed:
    """What was sent of one stream: `no` numbers its snapshots, `epoch` its histories: an undo begins another one,
    and so does a host that was started again."""

    def __init__(self, stream: int) -> None:
        self.stream = stream
        self.readers: set[int] = set()
        self.no = 0
        self.epoch = int.from_bytes(os.urandom(3), "big")
        self.table: TableState | None = None
        self.told = 0
        self.offers = SentOptions()
        self._digests = Digests()

    def begin(self, table: TableState, match: LocalMatch) -> None:
        """The first snapshot, or one after nobody looked for a while."""
        self.table, self.told, self.no = table, match.session.event_count(), self.no + 1

    def next(self, table: TableState, match: LocalMatch) -> Update | None:
        """What changed since the last snapshot; None when nothing did."""
        now = match.session.event_count()
        made = changes(self.table, table)
        if not made and now == self.told:
            return None
        since, events = self.told, event_infos(match, self.stream, self.told)
        self.table, self.told, self.no = table, now, self.no + 1
        return Update(self.stream, self.no, self.epoch, made, self._digests.of(table), since, now, events)

    def cut(self, match: LocalMatch) -> None:
        """Events were taken back: what readers hold of the last ones is not so any more."""
        self.epoch += 1
        self.told = min(self.told, match.session.event_count())

    def whole(self, match: LocalMatch, wish: Sync) -> list[Events | Snapshot]:
        """The present snapshot with all events that the reader does not have, in messages of a bearable size."""
        since = wish.have if wish.epoch == self.epoch and wish.have <= self.told else 0
        events = [event for event in event_infos(match, self.stream, since) if event.no < self.told]
        parts = [events[at:at + EVENTS_AT_ONCE] for at in range(0, len(events), EVENTS_AT_ONCE)] or [[]]
        table = self.table
        found: list[Events | Snapshot] = [Events(self.stream, self.epoch, part) for part in parts[:-1]]
        first = parts[-2][-1].no + 1 if len(parts) > 1 else since
        found.append(Snapshot(self.stream, self.no, self.epoch, table, self._digests.of(table), first, self.told,
                              parts[-1], match.session.options))
        return found


def event_infos(match: LocalMatch, stream: int, since: int) -> list[EventInfo]:
    """The events of a stream from a number on."""
    seat = None if stream == ONLOOKER else stream
    return [EventInfo(event.no, event.kind, event.rule, event.data) for event in match.session.events(since, seat)]


def common_state(match: LocalMatch, room: Room) -> TableState:
    """What every snapshot of the table has alike, without a view."""
    session, log = match.session, match.session.log
    over = match.over
    return TableState(
        view=None,
        asks=(),
        waits=tuple(question.seat for question in session.questions()),
        answers=len(log),
        last=log[-1].seat if log else -1,
        undo=False,
        round=match.round,
        chairs=tuple(chair_info(match, room, info) for info in match.seats),
        clock=match.times.mode,
        notes=tuple(ChairNote(n.event, n.seat, n.what, n.name, n.other, n.level) for n in match.chairs.notes),
        outcome=session.outcome,
        scores=tuple((sample.round, sample.values) for sample in match.chart.samples) if over else (),
        counts=tuple(match.chart.track.counted(session, info.seat) for info in match.seats) if over else (),
    )


def table_state(match: LocalMatch, room: Room, seat: int | None, numbers: Numbers, held: bool = False,
                common: TableState | None = None, offers: SentOptions | None = None) -> TableState:
    """The snapshot of a seat; None: of an onlooker, who sees only what is public. `held`: the seat has answered, which
    nobody knows yet. `common`: what `common_state` tells now, where it is known; `offers`: what the stream was
    offered before."""
    session = match.session
    common, view = common or common_state(match, room), session.view(seat)
    if seat is None:
        return replace(common, view=view)
    own = session.question(seat) if not held else None
    offers = offers or SentOptions()
    if own is not None:
        offers.take(own, numbers.of(seat))
    return replace(
        common,
        view=view,
        asks=() if own is None or offers.asked is None else (offers.asked,),
        known=offers.known,
        options=offers.options,
        undo=room.own["undo"] == "yes" and match.can_undo(seat),
        orders=dict(match.seat(seat).orders),
    )


def question_info(question: Question, number: int) -> QuestionInfo:
    """A question as it travels."""
    return QuestionInfo(number, question.rule, question.text, dict(question.about), question.for_any,
                        question.default(),
                        plain(question.subject()))


def plain(subject: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments of a question that are plain data; in the place of others (a moment of the rules) stands None."""
    return tuple(value if isinstance(value, int | str | list | tuple | dict) and not isinstance(value, msgspec.Struct)
                 else None for value in subject)


def chair_info(match: LocalMatch, room: Room, info: SeatInfo) -> ChairInfo:
    """The player of a seat, as everybody sees it."""
    member = room.members.all.get(info.member)
    left = -1
    if match.times.mode != OFF:
        left = match.times.left_ms(len(match.session.log), info.seat)
    kind = "person" if info.kind == REMOTE else info.kind
    reserved_for = info.away.who.name if info.away is not None else ""
    return ChairInfo(info.name, info.name_key, info.icon, kind, info.level, info.member,
                     info.kind != REMOTE or (member is not None and member.here), reserved_for, dict(info.looks), left,
                     match.times.misses[info.seat], info.away.who.member if info.away is not None else -1)
