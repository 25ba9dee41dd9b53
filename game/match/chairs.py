"""Chairs that change hands in the middle of a match (C6.7b), and for whom a bot keeps them warm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.bots.levels import DEFAULT_LEVEL
from game.core.events import EVERYONE
from game.match.seats import BOT, EMPTY, GUEST, GUEST_ICON, REMOTE, Away, ChairEvent, Sitter, Wish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.played import PlayedMatch
    from game.match.seated import SeatedMatch
    from game.match.seats import SeatInfo

MOST_NOTES = 6
"""So often the log tells of a chair while nothing happens in the match (C8.7)."""


class ChairNotes:
    """What is told of the chairs of a match. `handed_back`: seat -> what a bot took over and a person has not been told
    of yet."""

    def __init__(self, match: SeatedMatch, notes: Sequence[ChairEvent] = ()) -> None:
        self.match = match
        self.notes = list(notes)
        self.handed_back: dict[int, Away] = {}

    def waiting(self) -> list[int]:
        """The seats whose person may come back."""
        return [info.seat for info in self.match.seats if info.away is not None]

    def take(self, wish: Wish) -> bool:
        """Whether a chair changes hands at once as it is wished: not in a record."""
        return False

    def come_back(self, seat: int) -> bool:
        """Whether somebody who left a chair sits on it again at once: not in a record."""
        return False


class Chairs(ChairNotes):
    """The chairs of a match whose rules run here, as they change hands."""

    match: PlayedMatch

    def __init__(self, match: PlayedMatch, notes: Sequence[ChairEvent] = ()) -> None:
        super().__init__(match, notes)

    def take(self, wish: Wish) -> bool:
        """Gives the chair to whom it was wished for. Nothing is saved here."""
        info = self.match.seat(wish.seat)
        match wish.kind:
            case "bot":
                self._to_bot(info, wish.level, "bot", wish.given)
            case "empty":
                self._to_empty(info, wish.given)
            case _ if wish.who is not None:
                self._to_person(info, wish.who)
        self.match.bar_undo()
        self.match.proposals.drop(wish.seat)
        return True

    def time_out(self, seat: int) -> None:
        """C6.8. A bot plays on for the one who let the time run out."""
        self._to_bot(self.match.seat(seat), DEFAULT_LEVEL, "clock")
        self.match.bar_undo()
        self.match.proposals.drop(seat)

    def keep_warm(self, seat: int, level: str = DEFAULT_LEVEL) -> None:
        """C8.6. A bot plays on for a player who went away."""
        self._to_bot(self.match.seat(seat), level, "away")
        self.match.bar_undo()
        self.match.proposals.drop(seat)

    def come_back(self, seat: int) -> bool:
        """The person who left the chair sits down again; False when nobody did."""
        away = self.match.seat(seat).away
        if away is not None:
            self.take(Wish(seat=seat, kind=away.who.kind, who=away.who))
        return away is not None

    def leave_room(self) -> bool:
        """C8.6. The match goes on without the room in which it was played: nobody comes from other machines any more,
        so their chairs are empty, for whoever is here. Whether there were any."""
        theirs = [info for info in self.match.seats if info.kind == REMOTE]
        for info in theirs:
            info.kind = GUEST
            self.take(Wish(seat=info.seat, kind=EMPTY))
        for info in self.match.seats:
            if info.away is not None and info.away.who.kind == REMOTE:
                info.away.who = msgspec.structs.replace(info.away.who, kind=GUEST, member=-1)
        return bool(theirs)

    def note(self, what: str, seat: int, name: str = "", level: str = "", told: int = EVERYONE) -> None:
        """A line for the log of those who are `told`."""
        info, event = self.match.seat(seat), self.match.session.event_count()
        alike = (seat, event, told)  # what only some are told makes no difference to the others
        if sum((one.seat, one.event, one.told) == alike for one in self.notes) >= MOST_NOTES:
            return  # wherever they stand: who takes back and chooses again and again comes by many times
        self.notes.append(ChairEvent(event=event, seat=seat, what=what, name=name or info.name,
                                     other=info.name, level=level, told=told))  # fmt: skip

    def _leave(self, info: SeatInfo, given: bool) -> None:
        """Keeps the player of the seat and how the match stands, unless somebody is kept already."""
        if info.away is None and info.decides:
            session = self.match.session
            who = Sitter(kind=info.kind, name=info.name, icon=info.icon, profile_uid=info.profile_uid,
                         member=info.member, person=info.person)
            info.away = Away(who=who, event=session.event_count(), answers=len(session.log), round=self.match.round,
                             counts=self.match.counted(info.seat), given=given)  # fmt: skip
        self.handed_back.pop(info.seat, None)

    def _to_bot(self, info: SeatInfo, level: str, what: str, given: bool = False) -> None:
        self._leave(info, given)
        info.kind, info.level, info.icon, info.profile_uid = BOT, level, f"profile/bot_{level}", ""
        info.member = -1
        self.note(what, info.seat, level=level)

    def _to_empty(self, info: SeatInfo, given: bool) -> None:
        self._leave(info, given)
        info.kind, info.level, info.icon, info.profile_uid = EMPTY, "", GUEST_ICON, ""
        info.member = -1
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
        info.member, info.person = who.member, who.person
        if not same:
            info.orders = {}
        self.note("back" if same else "person" if who.kind == GUEST else "profile", info.seat, before)
