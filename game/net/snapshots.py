"""What a stream shows of a match, and what was sent of it (C8.1, C8.8). Only what the seat may know goes in here."""

from __future__ import annotations

import os
from bisect import bisect_left
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from game.core.events import reader_bit
from game.match.seats import REMOTE, wish_of
from game.match.times import OFF
from game.net.delta import changes
from game.net.digests import Digests
from game.net.parts import ONLOOKER
from game.net.protocol import (
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
    from game.match.proposals import Kind
    from game.match.seats import SeatInfo
    from game.net.room import Room

EVENTS_AT_ONCE = 400
MOST_KNOWN = 3000
SEATS_MOST = 8


class Numbers:
    """Open questions by number: a number belongs to one question of one seat and never comes again. Each seat counts
    its own, and one that it is asked anew in the same words, because another has answered, is the same to it."""

    def __init__(self) -> None:
        self._open: dict[int, tuple[Question, int, float, Any]] = {}
        self._asked: dict[int, int] = {}
        self._before: dict[int, float] = {}

    def look(self, session: Session, now_s: float) -> None:
        """Numbers what has been asked since the last time."""
        found, questions = {}, session.questions()
        for question in questions:
            seat, before = question.seat, self._open.get(question.seat)
            if before is None or before[0] is not question:
                several = len(questions) > 1 or (before is not None and before[3] is not None)
                words = words_of(question) if several else None
                if before is not None and words is not None and before[3] == words:
                    before = (question, before[1], before[2], words)
                else:
                    # who is asked more by a secret answer has the time of one question: more would tell of it
                    since = self._before.get(seat, now_s) if session.gathered else now_s
                    before = (question, self._next(seat), since, words)
            found[seat] = before
        self._open = found

    def _next(self, seat: int) -> int:
        """Different for every seat, so that a number names its seat as well."""
        self._asked[seat] = self._asked.get(seat, 0) + 1
        return SEATS_MOST * self._asked[seat] + seat

    def answered(self, seat: int) -> None:
        """What a seat is asked next is another question, whatever its words."""
        self._before[seat] = self.since(seat)
        self._open.pop(seat, None)

    def of(self, seat: int) -> int:
        """The number of a seat's open question; 0 when it has none."""
        return self._open[seat][1] if seat in self._open else 0

    def since(self, seat: int) -> float:
        """When it was asked, in seconds of the host's clock."""
        return self._open[seat][2] if seat in self._open else 0.0


def words_of(question: Question) -> tuple[Any, ...]:
    """All that a seat is told of its question."""
    return (question.rule, question.text, dict(question.about), question.for_any, question.subject(),
            question.options(), question.default())


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
    and so does a host that was started again. Nothing is sent where nothing that the stream may know has changed, and
    all its numbers count what was sent: those of the match itself would tell how much is kept from it. `told`: so many
    events were sent; `heard`: the match's numbers of those that the stream may know."""

    def __init__(self, stream: int) -> None:
        self.stream = stream
        self.readers: set[int] = set()
        self.no = 0
        self.epoch = int.from_bytes(os.urandom(3), "big")
        self.table: TableState | None = None
        self.told = 0
        self.heard: list[int] = []
        self.offers = SentOptions()
        self._listened = 0
        self._taken_back = False
        self._digests = Digests()

    @property
    def seat(self) -> int | None:
        """Whose view it shows; None: an onlooker's."""
        return None if self.stream == ONLOOKER else self.stream

    def listen(self, session: Session) -> None:
        """Takes in what has happened, and lets go of what was taken back."""
        count = session.event_count()
        if count < self._listened:
            del self.heard[bisect_left(self.heard, count):]
            self._taken_back |= self.told > len(self.heard)
            self.told = min(self.told, len(self.heard))
        self.heard += [event.no for event in session.events(min(self._listened, count), self.seat)]
        self._listened = count

    def begin(self, table: TableState) -> None:
        """The first snapshot, or one after nobody looked for a while."""
        answers, last = (self.table.answers, self.table.last) if self.table is not None else (0, -1)
        self.table = replace(table, answers=answers, last=last)
        self.epoch += self._taken_back
        self.told, self.no, self._taken_back = len(self.heard), self.no + 1, False

    def next(self, table: TableState, session: Session, by: int | None = None, undone: bool = False) -> Update | None:
        """What changed since the last snapshot; None when nothing did that the stream may know. `by`: the seat that
        has chosen, or taken a choice back (`undone`); -1 for one that nobody may know; None: nobody has."""
        before = self.table
        if before is None:
            raise ValueError("nothing was begun")
        table = replace(table, answers=before.answers, last=before.last)
        events = event_infos(session, self, self.told)
        silent = not events and not self._taken_back
        if silent and not changes(before, replace(table, chairs=with_clocks_of(before, table))):
            return None
        if by is not None:
            table = replace(table, answers=before.answers + 1, last=by)
        made, since = changes(before, table), self.told
        self.table, self.told, self.no, self._taken_back = table, len(self.heard), self.no + 1, False
        self.epoch += undone
        return Update(self.stream, self.no, self.epoch, made, self._digests.of(table), since, self.told, events)

    def whole(self, match: LocalMatch, wish: Sync) -> list[Events | Snapshot]:
        """The present snapshot with all events that the reader does not have, in messages of a bearable size."""
        since = wish.have if wish.epoch == self.epoch and wish.have <= self.told else 0
        events = event_infos(match.session, self, since)[:self.told - since]
        parts = [events[at:at + EVENTS_AT_ONCE] for at in range(0, len(events), EVENTS_AT_ONCE)] or [[]]
        table = self.table
        found: list[Events | Snapshot] = [Events(self.stream, self.epoch, part) for part in parts[:-1]]
        first = parts[-2][-1].no + 1 if len(parts) > 1 else since
        found.append(Snapshot(self.stream, self.no, self.epoch, table, self._digests.of(table), first, self.told,
                              parts[-1], match.session.options))
        return found


def event_infos(session: Session, feed: Feed, since: int) -> list[EventInfo]:
    """The events of a stream from its number on."""
    if since >= len(feed.heard):
        return []
    events = session.events(feed.heard[since], feed.seat)
    return [EventInfo(no, event.kind, event.rule, event.data) for no, event in enumerate(events, since)]


def with_clocks_of(before: TableState, now: TableState) -> tuple[ChairInfo, ...]:
    """The chairs of now with the clocks and flags of before: those go along with other news, for a choice that nobody
    may notice changes clocks too."""
    return tuple(replace(chair, left_ms=old.left_ms, misses=old.misses)
                 for chair, old in zip(now.chairs, before.chairs, strict=True))


def common_state(match: LocalMatch, room: Room) -> TableState:
    """What every snapshot of the table has alike, without a view."""
    session = match.session
    over = match.over
    return TableState(
        view=None,
        asks=(),
        waits=tuple(sorted(session.busy())),
        answers=0,
        last=-1,
        undo=False,
        round=match.round,
        chairs=tuple(chair_info(match, room, info) for info in match.seats),
        clock=match.times.mode,
        outcome=session.outcome,
        scores=tuple((sample.round, sample.values) for sample in match.chart.samples) if over else (),
        counts=tuple(match.chart.track.counted(session, info.seat) for info in match.seats) if over else (),
    )


def table_state(match: LocalMatch, room: Room, feed: Feed, numbers: Numbers, held: bool = False,
                common: TableState | None = None) -> TableState:
    """The snapshot of a stream; an onlooker's shows only what is public, and who left a chair is asked nothing.
    `held`: the seat has answered, which nobody knows yet. `common`: what `common_state` tells now, where it is known.
    The choices are counted by the feed."""
    session, seat = match.session, feed.seat
    common, view = common or common_state(match, room), session.view(seat)
    notes = tuple(ChairNote(bisect_left(feed.heard, n.event), n.seat, n.what, n.name, n.other, n.level)
                  for n in match.chairs.notes if n.told & reader_bit(seat))
    if seat is None:
        return replace(common, view=view, notes=notes)
    asked = not held and match.seat(seat).decides
    own, offers = session.question(seat) if asked else None, feed.offers
    if own is not None:
        offers.take(own, numbers.of(seat))
    return replace(
        common,
        view=view,
        asks=() if own is None or offers.asked is None else (offers.asked,),
        known=offers.known,
        options=offers.options,
        undo=own is not None and may_undo(match, room, seat),
        chairs=with_own_clock(match, common, seat, own is not None),
        orders=dict(match.seat(seat).orders),
        notes=notes,
        proposal=proposed(match, seat),
    )


def may_undo(match: LocalMatch, room: Room, seat: int) -> bool:
    """C6.6. Own choices that nobody has interrupted: whether a choice could still be taken back while others choose
    would tell that they have chosen."""
    session = match.session
    asked = session.question(seat) is not None and not session.gathered
    return asked and room.own["undo"] == "yes" and match.can_undo(seat)


def proposed(match: LocalMatch, seat: int) -> tuple[Kind, int, tuple[int, ...]] | None:
    """C6.13. What the seat proposes, or is to say something to: others hear of it when they are asked."""
    found = match.proposal
    return (found.kind, found.by, tuple(found.asked)) if found and seat in (found.by, *found.asked) else None


def with_own_clock(match: LocalMatch, common: TableState, seat: int, asked: bool) -> tuple[ChairInfo, ...]:
    """The chairs, with what the seat itself has left for its choice, and how often in a row its time ran out: whether
    that begins anew tells of a secret choice."""
    times, chair = match.times, common.chairs[seat]
    if times.mode == OFF:
        return common.chairs
    left = times.left_ms(match.session.asked_at, seat) if asked and not times.is_bank else chair.left_ms
    own = replace(chair, left_ms=left, misses=times.misses[seat])
    return (*common.chairs[:seat], own, *common.chairs[seat + 1:])


def question_info(question: Question, number: int) -> QuestionInfo:
    """A question as it travels."""
    return QuestionInfo(number, question.rule, question.text, dict(question.about), question.for_any,
                        question.default(), plain(question.subject()), question.window)


def plain(subject: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments of a question that are plain data; in the place of others (a moment of the rules) stands None."""
    return tuple(value if isinstance(value, int | str | list | tuple | dict) and not isinstance(value, msgspec.Struct)
                 else None for value in subject)


def chair_info(match: LocalMatch, room: Room, info: SeatInfo) -> ChairInfo:
    """The player of a seat, as everybody sees it; how often its time ran out its seat alone."""
    member = room.members.all.get(info.member)
    times, left = match.times, -1
    if times.mode != OFF:  # what is left of one choice would tell others that another was made before
        left = times.banks[info.seat] if times.is_bank else times.whole_ms
    kind = "person" if info.kind == REMOTE else info.kind
    reserved_for = info.away.who.name if info.away is not None else ""
    return ChairInfo(info.name, info.name_key, info.icon, kind, info.level, info.member,
                     info.kind != REMOTE or (member is not None and member.here), reserved_for, dict(info.looks), left,
                     reserved_by=info.away.who.member if info.away is not None else -1,
                     wish=wish_of(info.orders) if info.decides else "")
