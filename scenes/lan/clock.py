"""The turn clock at a table on the network (C6.8): the host counts, here the time runs down on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.clock import Clock

if TYPE_CHECKING:
    from scenes.lan.host import SharedTable

HOST_WAITS_MS = 1500
"""The host's clock begins so long after a question (C6.5)."""


class NetClock(Clock):
    """Runs on from what the host's snapshot told, also while something is shown or a menu is open."""

    table: SharedTable

    def __init__(self, table: SharedTable) -> None:
        super().__init__(table)
        self._mark: tuple[int, int] = (-1, -1)
        self._age_ms = 0
        self._chosen = -1

    def answered(self, seat: int) -> None:
        """A person has chosen: the host takes the flag away."""
        self._chosen = seat

    def chosen(self, seat: int) -> bool:
        """Whether the answer that is given now is a person's own choice, and not one that the table makes by itself."""
        chosen, self._chosen = self._chosen == seat, -1
        return chosen

    @property
    def seat(self) -> int:
        """Whose time is shown: the viewer's who has to choose, else that of the person who is waited for."""
        own = super().seat
        asked = self._asked()
        return own if own in asked or not asked else asked[0]

    @property
    def left_ms(self) -> int:
        """What that seat has left."""
        seat = self.seat
        if seat in self._asked() or (self.times.is_bank and seat >= 0):
            return self.times.left_ms(len(self.table.match.session.log), seat)
        return self.times.whole_ms

    def update(self, dt: int) -> None:
        """Lets the time of the shown seat run while it has to choose and is here."""
        if not self.on:
            return
        session, seat = self.table.match.session, self.seat
        question = session.question(seat) if seat >= 0 else None
        mark = (seat, getattr(question, "number", len(session.log)))
        self._age_ms = self._age_ms + dt if mark == self._mark else 0
        self._mark = mark
        waits = seat in self._asked() and self._age_ms > HOST_WAITS_MS
        self.running = waits and not self.table.connection.gone
        if self.running:
            self.times.spend(len(session.log), seat, dt)
        self.table.timer.refresh()

    def _asked(self) -> list[int]:
        """The seats that have to choose and whose person is here: those whose time the host counts."""
        match = self.table.match
        chairs = match.table.chairs
        return [seat for seat in match.table.waits if match.seats[seat].decides and chairs[seat].here]
