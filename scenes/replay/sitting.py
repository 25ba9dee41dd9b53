"""Who sat on each chair at a place of a record: a bot only while it played for the one who had left (C6.7b, C7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.bots.levels import DEFAULT_LEVEL
from game.match.seats import BOT, Away, Sitter, seated_again

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import ChairEvent, SeatInfo

TO_BOT = ("bot", "away", "clock")
CHANGES = (*TO_BOT, "empty", "back", "person", "profile")
"""The notes after which somebody else sits there."""


class Sitting:
    """`seats` are those of the record's end, `notes` what it tells of its chairs."""

    def __init__(self, seats: Sequence[SeatInfo], notes: Sequence[ChairEvent]) -> None:
        people = seated_again(seats)
        self._people = {info.seat: info for info in people if not info.is_bot}
        self._notes = [note for note in notes if note.what in CHANGES and note.seat in self._people]
        told = {note.seat for note in self._notes}
        self._since = {info.seat: info.away.event for info in seats
                       if info.is_bot and info.away is not None and info.seat not in told}  # fmt: skip

    def at(self, seats: Sequence[SeatInfo], event: int) -> list[SeatInfo]:
        """The seats when `event` is the number of the next event."""
        levels = {seat: DEFAULT_LEVEL for seat, since in self._since.items() if since <= event}
        for note in self._notes:
            if note.event > event:
                continue
            levels.pop(note.seat, None)
            if note.what in TO_BOT:
                levels[note.seat] = note.level or DEFAULT_LEVEL
        return [self._seat(info, levels.get(info.seat, "")) for info in seats]

    def _seat(self, info: SeatInfo, level: str) -> SeatInfo:
        """The person, or the bot that plays for the person."""
        person = self._people.get(info.seat)
        if person is None or not level:
            return person or info
        who = Sitter(kind=person.kind, name=person.name, icon=person.icon, profile_uid=person.profile_uid)
        return msgspec.structs.replace(person, kind=BOT, level=level, icon=f"profile/bot_{level}", profile_uid="",
                                       away=Away(who=who))  # fmt: skip
