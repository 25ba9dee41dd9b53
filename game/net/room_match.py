"""A match of a room as it is kept (C7.1, C8.6): noted in a journal before anybody is told, saved after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from game.match.match import LocalMatch
from game.match.proposals import KIND_OF, Kind
from game.net.dice import HEAD, MatchDice
from game.net.journal import Journal, JournalEntry
from game.store.profiles import Result


class RoomMatch(LocalMatch):
    """A match whose results go to the members' own machines. While `telling`, saving waits until `settle`: everybody
    is told first, for what they are told is in the journal already. `closed_seats`: those of the room on
    which nobody plays; `dice`: what chance follows from, opened in the head of the replay (C12.3)."""

    room_header: Callable[[], dict[str, Any]] | None = None
    journal: Journal | None = None
    telling = False
    closed_seats: Sequence[int] = ()
    dice: MatchDice | None = None
    _owed = False

    def made(self) -> None:
        """The journal lies beside the saves."""
        self.journal = Journal(self._home.saves.folder / self.match_id)

    def answer(self, seat: int, key: str) -> bool:
        """C8.6. Noted before anybody is told."""
        at = len(self.session.log)
        taken = super().answer(seat, key)
        if taken and self.journal is not None:
            self.journal.add(at, seat, key)
        return taken

    def undo(self, seat: int) -> bool:
        """The same for what is taken back."""
        at = len(self.session.log)
        taken = super().undo(seat)
        if taken and self.journal is not None:
            self.journal.add(at, seat, None)
        return taken

    def give_up_side(self, kind: Kind, seat: int) -> None:
        """The same for who gives up, and for a draw."""
        at = len(self.session.log)
        super().give_up_side(kind, seat)
        if self.journal is not None:
            for entry in self.session.log[at:]:
                self.journal.add(at, seat, entry.key)

    def catch_up(self, count: int) -> None:
        """C8.6. What was given after the save that was opened, which knows of `count` lines of the journal. A line
        counts where as many answers have been given as it says."""
        self.telling = True  # it is saved once its room is known
        for line in self.journal.since(count) if self.journal is not None else ():
            if line.at != len(self.session.log):
                continue
            if not self._once_more(line):
                break
        self.telling = False

    def _once_more(self, line: JournalEntry) -> bool:
        if line.key is None:
            return super().undo(line.seat)
        if line.key in KIND_OF and self.session.can_concede(line.seat):
            super().give_up_side(KIND_OF[line.key], line.seat)
            return True
        return super().answer(line.seat, line.key)

    def close(self, wait: bool = True) -> None:
        """With the journal."""
        super().close(wait)
        if self.journal is not None:
            self.journal.close(self.over)

    def save(self) -> None:
        """Hands the match to the saving thread, or remembers to."""
        self._owed = self.telling
        if not self.telling:
            super().save()

    def settle(self) -> None:
        """Saves what has not been saved yet."""
        if self._owed:
            self.save()

    def results(self) -> dict[int, tuple[str, Result]]:
        """Each machine enters the results of its own players."""
        return {}

    def header(self) -> dict[str, Any]:
        """With what is needed to open the room again (C8.6)."""
        kept = {} if self.room_header is None or self.over else {"room": self.room_header()}
        count = self.journal.count if self.journal is not None else 0
        closed = {"closed_seats": list(self.closed_seats)} if self.closed_seats else {}
        dice = {HEAD: msgspec.to_builtins(self.dice)} if self.dice is not None else {}
        return {**super().header(), **kept, **closed, **dice, "journal": count}
