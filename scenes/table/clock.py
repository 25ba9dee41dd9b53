"""The turn clock (C6.8): a time for each choice or a bank for each player. It counts the frames' time and runs only
while a person can choose: not under a curtain, a menu or the rulebook, nor while something is shown. At 0 the engine's
default answer is given and the seat is flagged; after three in a row a bot plays on until the person comes back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.played import PlayedMatch
from game.match.times import MOST_MISSES, OFF

if TYPE_CHECKING:
    from scenes.table.host import PlayedTable

LAST_MS = 10_000
"""In this time the clock warns."""


class Clock:
    """What the table shows of it. `seat` is whose time is shown."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.times = table.match.times
        self.running = False

    @property
    def on(self) -> bool:
        """Whether this match has a clock."""
        return self.times.mode != OFF

    @property
    def counts(self) -> bool:
        """Whether the time for the open question is limited."""
        return self.on

    @property
    def whole_ms(self) -> int:
        """What is given."""
        return self.times.whole_ms

    @property
    def seat(self) -> int:
        """Whose time is shown: of the one who is asked, else the viewer's; -1 for nobody's."""
        asked = self.table.asked
        if asked is not None:
            return asked.seat
        return self.table.viewer if self.table.viewer is not None else -1

    @property
    def left_ms(self) -> int:
        """What that seat has left."""
        whole = self.times.whole_ms
        if self.table.asked is None and not self.times.is_bank:
            return whole
        return self.times.left_ms(self.asked_at, self.seat) if self.seat >= 0 else whole

    @property
    def asked_at(self) -> int:
        """How many answers had been given when what is open was asked, as far as that is known here."""
        return len(self.table.match.session.log)

    def update(self, dt: int) -> None:
        """Whoever leads the match counts; nothing runs here."""

    def answered(self, seat: int) -> None:
        """A person has answered."""


class OwnClock(Clock):
    """Counts for a match whose rules run here."""

    def __init__(self, table: PlayedTable, match: PlayedMatch) -> None:
        super().__init__(table)
        self.match = match

    @property
    def asked_at(self) -> int:
        """As the rules have it: who is asked a second thing in secret has the time of one question for both."""
        return self.match.session.asked_at

    def update(self, dt: int) -> None:
        """Lets time pass for the one who is asked; when it is over, the default answer is given."""
        if not self.on:
            return
        asked = self.table.asked
        self.running = asked is not None and not self.table.playback.busy and self._chooses()
        if not self.running or asked is None:
            self.table.timer.refresh()
            return
        before = self.left_ms
        left = self.times.spend(self.asked_at, asked.seat, dt)
        if left <= LAST_MS and -(-left // 1000) != -(-before // 1000) and left:
            self.table.media.sounds.play("warning" if before > LAST_MS else "click", 0.5)
        if left:
            self.table.timer.refresh()
        else:
            self._expire(asked.seat)

    def _chooses(self) -> bool:
        """Whether a person can choose now: nothing lies over the table, or only what belongs to the choice."""
        top = self.table.nav.stack.top
        return top is self.table or getattr(top, "choosing", False)

    def answered(self, seat: int) -> None:
        """A person has answered: the flag goes."""
        self.times.misses[seat] = 0

    def _expire(self, seat: int) -> None:
        """The default answer, a flag, and after some in a row a bot."""
        table, match = self.table, self.match
        stack = table.nav.stack
        while stack.top is not table and len(stack) > 1:
            stack.pop(animated=False)
        self.times.misses[seat] += 1
        count = self.times.misses[seat]
        match.chairs.note("flag", seat)
        table.seating.tell(match.session.event_count())
        table.nav.toast(table.t("clock.out", name=match.name(seat), n=count, most=MOST_MISSES), "bad")
        table.give(seat, match.session.default(seat))
        match.bar_undo()
        if count >= MOST_MISSES and not match.over:
            match.chairs.time_out(seat)
            table.nav.toast(table.t("clock.bot", name=match.name(seat)), "bad")
            table.seating.changed({seat})
        elif not match.over and match.keeping is not None:
            match.keeping.save_rest()


def clock_of(table: PlayedTable) -> Clock:
    """The clock of a table."""
    return OwnClock(table, table.match) if isinstance(table.match, PlayedMatch) else Clock(table)
