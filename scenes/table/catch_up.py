"""Private catch-up (C6.7a): how far each seat has seen the match, and the replay of what it missed, which ends after
20 s at the latest, whatever the speed.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from scenes.table.playback import CATCH_UP_MS

if TYPE_CHECKING:
    from game.core.events import Event
    from scenes.table.host import PlayedTable

Stand = tuple[int, Any]
"""The number of the first event that was not seen, and the view before it."""


class CatchUp:
    """What each seat has seen. A seat that plays later in the first round has missed the turns before; in a match that
    was opened again everything since the own last choice. What it missed is shown as it was after each choice.
    """

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.passed = 0.0
        self._again: Stand | None = None
        seats = () if table.steps_back else table.match.seats  # who looks at a record has missed nothing
        self._seen: dict[int, Stand] = {info.seat: table.match.seen(info.seat) for info in seats}
        self._after: dict[int, list[Stand]] = {}
        self.follow(False)

    def leave(self) -> None:
        """The viewer and the seats that play with it have seen everything until now."""
        table = self.table
        if table.viewer is None:
            return
        for info in table.match.seats:
            if table.match.together(table.viewer, info.seat):
                self.sees(info.seat)

    def sees(self, seat: int) -> None:
        """The seat knows everything that it may know of until now."""
        session = self.table.match.session
        self._seen[seat] = (session.event_count(seat), session.view(seat))

    def follow(self, others: bool) -> None:
        """A choice has been made, by others than the viewer's side or not: how those who sit here see the table now."""
        session, viewer, match = self.table.match.session, self.table.viewer, self.table.match
        if viewer is not None and not others:
            self._after = {seat: stands for seat, stands in self._after.items() if not match.together(viewer, seat)}
        for seat in {*match.persons, *([] if viewer is None else [viewer])}:
            self._after.setdefault(seat, []).append((session.event_count(seat), session.view(seat)))

    def forget(self) -> None:
        """Choices were taken back."""
        count = self.table.match.session.event_count
        self._after = {seat: [stand for stand in stands if stand[0] <= count(seat)]
                       for seat, stands in self._after.items()}  # fmt: skip

    def show(self, seat: int, missed: list[Event]) -> None:
        """Shows what a seat has missed, each choice as it left the table."""
        playback, session = self.table.playback, self.table.match.session
        first, end = missed[0].no, session.event_count(seat)
        between = [stand for stand in self._after.get(seat, ()) if first < stand[0] < end]
        stands, limit = [(first, None), *between, (end, session.view(seat))], self.limit(self.table.factor)
        for (since, _), (until, view) in pairwise(stands):
            events = [event for event in missed if since <= event.no < until]
            playback.put(events, view, limit * len(events) // len(missed))

    def begin(self, seat: int | None) -> tuple[int, Any, list[Event]]:
        """Where a seat's view begins: the number of the first event that it missed, the view before, and what it was
        able to see since.
        """
        session = self.table.match.session
        self.passed = 0.0
        if seat is None:
            return session.event_count(), session.view(None), []
        since, start = self._again or self._seen[seat]
        self._again = None
        return since, start, session.events(since, seat)

    @property
    def can_repeat(self) -> bool:
        """Whether what others did since the viewer's last choice can be shown again now (C6.14)."""
        table = self.table
        still = not table.playback.busy and not table.title_table.laid_out() and not table.only_bots
        told = table.playback.since is not None and table.playback.actions > 0
        return still and told and table.viewer is not None

    def losses(self) -> list[str]:
        """What the viewer has lost since others began to choose, each with the action that it followed."""
        since = self.table.playback.since
        if since is None:
            return []
        found, cause = [], None
        for line in self.table.lines[bisect_left(self.table.lines, since[0], key=lambda line: line.no):]:
            if line.hurts:
                found.append(line.text if cause is None else f"{line.text} – {cause.text}")
            elif line.heavy:
                cause = line
        return found

    def repeat(self) -> None:
        """Shows it again on the board; then what was asked is asked again."""
        table = self.table
        if not self.can_repeat:
            return
        since, actions = table.playback.since, table.playback.actions
        self._again = since
        table.asked = None
        table.look_through(table.viewer)
        table.playback.since, table.playback.actions = since, actions

    def limit(self, factor: float) -> int:
        """Ms at normal speed that the replay may take, so that it takes no longer when things are shown slowly."""
        return round(CATCH_UP_MS / max(1.0, factor))

    def update(self, dt: int) -> None:
        """Ends the replay when it has taken its time."""
        if self.table.catching_up:
            self.passed += dt
            if self.passed >= CATCH_UP_MS:
                self.table.playback.skip_all()
