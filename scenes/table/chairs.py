"""Chairs that change hands in the middle of a match (C6.7b): who sits where, for whom a bot keeps the chair warm, what
the log says of it, and the three lines with which a bot hands a chair back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from game.bots.levels import DEFAULT_LEVEL
from scenes.menu.words import round_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.app import App
    from scenes.table.binding import LogLine
    from scenes.table.match import Match, SeatInfo

PERSON, GUEST, BOT, EMPTY = "person", "guest", "bot", "empty"
GUEST_ICON = "profile/guest"
MOST_COUNTS = 3


class Sitter(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody at this machine: `kind` "person" (a profile) or "guest"."""

    kind: str
    name: str
    icon: str = GUEST_ICON
    profile_uid: str = ""


class Away(msgspec.Struct, kw_only=True):
    """Who left a chair that a bot keeps or that waits empty, and how the match stood then: `event` the number of the
    next event, `answers` how many had been given, `counts` the title's statistics of the seat.
    """

    who: Sitter
    event: int = 0
    answers: int = 0
    round: int = 1
    counts: dict[str, int] = {}


class Note(msgspec.Struct, kw_only=True):
    """A line of the log that is none of the rules: `event` is the number of the event that it stands before; `what`
    names its text "chair.log.<what>"; `name` is who sat there before, `other` who sits there now.
    """

    event: int
    seat: int
    what: str
    name: str
    other: str = ""
    level: str = ""


class Wish(msgspec.Struct, kw_only=True):
    """What a chair shall become. `who`: for "person" and "guest"."""

    seat: int
    kind: str
    who: Sitter | None = None
    level: str = DEFAULT_LEVEL


class Chairs:
    """The chairs of one match. `handed_back`: seat -> what a bot took over and a person has not been told of yet."""

    def __init__(self, match: Match, notes: Sequence[Note] = ()) -> None:
        self.match = match
        self.notes = list(notes)
        self.handed_back: dict[int, Away] = {}

    def take(self, wish: Wish) -> None:
        """Gives the chair to whom it was wished for. Nothing is saved here."""
        info = self.match.seat(wish.seat)
        match wish.kind:
            case "bot":
                self._to_bot(info, wish.level, "bot")
            case "empty":
                self._to_empty(info)
            case _ if wish.who is not None:
                self._to_person(info, wish.who)
        self.match.bar_undo()

    def time_out(self, seat: int) -> None:
        """C6.8. A bot plays on for who let the time run out."""
        self._to_bot(self.match.seat(seat), DEFAULT_LEVEL, "clock")
        self.match.bar_undo()

    def come_back(self, seat: int) -> bool:
        """Who left the chair sits down again; False when nobody did."""
        away = self.match.seat(seat).away
        if away is not None:
            self.take(Wish(seat=seat, kind=away.who.kind, who=away.who))
        return away is not None

    def note(self, what: str, seat: int, name: str = "", level: str = "") -> None:
        """A line for the log."""
        info = self.match.seat(seat)
        self.notes.append(Note(event=self.match.session.event_count(), seat=seat, what=what, name=name or info.name,
                               other=info.name, level=level))  # fmt: skip

    def waiting(self) -> list[int]:
        """The seats whose person may come back."""
        return [info.seat for info in self.match.seats if info.away is not None]

    def _leave(self, info: SeatInfo) -> None:
        """Keeps who sits there and how the match stands, unless somebody is kept already."""
        if info.away is None and info.is_person:
            session, chart = self.match.session, self.match.chart
            who = Sitter(kind=info.kind, name=info.name, icon=info.icon, profile_uid=info.profile_uid)
            info.away = Away(who=who, event=session.event_count(), answers=len(session.log), round=self.match.round,
                             counts=chart.track.counted(session, info.seat))  # fmt: skip
        self.handed_back.pop(info.seat, None)

    def _to_bot(self, info: SeatInfo, level: str, what: str) -> None:
        self._leave(info)
        info.kind, info.level, info.icon, info.profile_uid = BOT, level, f"profile/bot_{level}", ""
        self.note(what, info.seat, level=level)

    def _to_empty(self, info: SeatInfo) -> None:
        self._leave(info)
        info.kind, info.level, info.icon, info.profile_uid = EMPTY, "", GUEST_ICON, ""
        self.note("empty", info.seat)

    def _to_person(self, info: SeatInfo, who: Sitter) -> None:
        for other in self.match.seats:
            uid = other.away.who.profile_uid if other.away is not None else ""
            if uid and uid == who.profile_uid and other is not info:
                other.away = None  # nobody sits on two chairs
        away, before = info.away, info.name
        same = away is not None and away.who == who
        if away is not None and info.kind == BOT and self.match.session.log[away.answers:]:
            self.handed_back[info.seat] = away
        info.kind, info.name, info.icon, info.profile_uid = who.kind, who.name, who.icon, who.profile_uid
        info.level, info.name_key, info.away = "", "", None
        if not same:
            info.orders = {}
        self.note("back" if same else "profile" if who.kind == PERSON else "person", info.seat, before)


def notes_of(raw: object) -> list[Note]:
    """The notes in a save's header; none where they are missing or damaged."""
    try:
        return msgspec.convert(raw, list[Note])
    except msgspec.ValidationError:
        return []


def line_of(app: App, note: Note) -> LogLine:
    """A note as a line of the log."""
    from scenes.table.binding import LogLine

    level = app.t(f"room.level.{note.level}") if note.level else ""
    text = app.t(f"chair.log.{note.what}", name=note.name, other=note.other, level=level)
    return LogLine(note.event, text, "ui/clock" if note.what in ("clock", "flag") else "ui/person", seat=note.seat)


def summary(app: App, match: Match, seat: int, away: Away, lines: Sequence[LogLine]) -> list[str]:
    """The three lines with which a bot hands a chair back: how long it played, what it did, what it did last. `lines`:
    the log as the seat knows it.
    """
    t, session = app.t, match.session
    made = sum(1 for entry in session.log[away.answers:] if entry.seat == seat)
    first, now = (round_name(app, match.title, number) for number in (away.round, match.round))
    key = "chair.sum.played" if away.round != match.round else "chair.sum.played.one"
    played = t(key, n=made, first=first, now=now)
    counted = match.chart.track.counted(session, seat)
    more = [(counted[name] - away.counts.get(name, 0), name) for name in match.chart.track.statistics]
    told = [f"{t(f'track.count.{name}')} {n}" for n, name in sorted(more, key=_most) if n > 0][:MOST_COUNTS]
    did = t("chair.sum.did", what=" · ".join(told)) if told else t("chair.sum.nothing")
    acts = [line.text for line in lines if line.seat == seat and line.heavy and line.no >= away.event]
    last = t("chair.sum.last", what=acts[-1]) if acts else t("chair.sum.quiet")
    return [played, did, last]


def _most(row: tuple[int, str]) -> int:
    return -row[0]


def header_of(notes: Sequence[Note]) -> list[Any]:
    """The notes as JSON data."""
    return [msgspec.to_builtins(note) for note in notes]
