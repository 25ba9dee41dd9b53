"""The turn clock at a table on the network (C6.8): the host counts, here the time runs down on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.net.reactions import fixed_s, is_window
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
    def on(self) -> bool:
        """Whether this match has a clock, or its room hides how long somebody thinks."""
        return super().on or self._window_ms > 0

    @property
    def counts(self) -> bool:
        """Whether there is a clock, or a reaction window that closes by itself."""
        return super().on or self._in_window

    @property
    def whole_ms(self) -> int:
        """What is given for a choice, or how long a window lasts."""
        return self._window_ms if self._in_window or not super().on else super().whole_ms

    @property
    def _window_ms(self) -> int:
        room = self.table.match.link.client.room
        return round(fixed_s(room.options.get("hide")) * 1000) if room is not None else 0

    @property
    def _in_window(self) -> bool:
        """Whether the own seat is asked in a window that closes by itself."""
        asked = self.table.asked
        return asked is not None and is_window(asked) and self._window_ms > 0

    @property
    def seat(self) -> int:
        """Whose time is shown: the viewer's who has to choose, else that of the person who is waited for."""
        own = super().seat
        asked = self._asked()
        return own if own in asked or not asked else asked[0]

    @property
    def left_ms(self) -> int:
        """What that seat has left."""
        if self._in_window or not super().on:
            return max(0, self._window_ms - self._age_ms) if self._in_window else self._window_ms
        seat = self.seat
        if seat in self._asked() or (self.times.is_bank and seat >= 0):
            return self.times.left_ms(self.asked_at, seat)
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
        counted = seat in self._asked() and self._age_ms > HOST_WAITS_MS and super().on
        self.running = (counted or self._in_window) and not self.table.connection.gone
        if self.running and not self._in_window:
            self.times.spend(self.asked_at, seat, dt)
        self.table.timer.refresh()

    def _asked(self) -> list[int]:
        """The seats that have to choose and whose person is here: those whose time the host counts."""
        match = self.table.match
        chairs = match.table.chairs
        return [seat for seat in match.table.waits if match.seats[seat].decides and chairs[seat].here]
