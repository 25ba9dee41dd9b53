"""Private catch-up (C6.7a): how far each seat has seen the match, and the replay of what it missed, which ends after
20 s at the latest, whatever the speed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from typing import TYPE_CHECKING, Any

from scenes.table.playback import CATCH_UP_MS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.events import Event
    from game.match.at_table import Stand
    from scenes.table.host import PlayedTable
    from scenes.table.playback import Told


class CatchUp:
    """What each seat has seen, and how the match stood for it after each choice since, so that what it missed is shown
    as it was. A seat that plays later in the first round has missed the turns before; in a match that was opened again
    everything since the own last choice.
    """

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self.passed = 0.0
        self._again: list[Stand] = []
        seats = () if table.steps_back else table.match.seats  # who looks at a record has missed nothing
        self._seen: dict[int, list[Stand]] = {info.seat: table.match.seen(info.seat) for info in seats}

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
        self._seen[seat] = [(session.event_count(seat), session.view(seat))]

    def note(self, after: Any) -> None:
        """Somebody has chosen, and the viewer sees `after`: how the match stands now for who will look at it later."""
        table, session = self.table, self.table.match.session
        for seat in table.match.persons:
            stands = self._seen.get(seat)
            if stands is None:
                continue
            if seat == table.viewer:
                since = table.playback.since
                stands[1:] = [stand for stand in stands[1:] if since is not None and stand[0] > since[0]]
                stands.append((session.event_count(seat), after))
            elif table.viewer is None or not table.match.together(table.viewer, seat):
                stands.append((session.event_count(seat), session.view(seat)))

    def take_back(self) -> None:
        """Choices were taken back: how the match stood after them is forgotten."""
        session = self.table.match.session
        for seat, stands in self._seen.items():
            count = session.event_count(seat)
            stands[1:] = [stand for stand in stands[1:] if stand[0] <= count]

    def begin(self, seat: int | None) -> tuple[int, Any, list[Told]]:
        """Where a seat's view begins: the number of the first event that it missed, the view before, and what it was
        able to see since, choice by choice.
        """
        session = self.table.match.session
        self.passed = 0.0
        if seat is None:
            return session.event_count(), session.view(None), []
        (since, start), *later = self._again or self._seen[seat]
        self._again = []
        return since, start, self._missed(seat, since, later)

    def _missed(self, seat: int, since: int, later: Sequence[Stand]) -> list[Told]:
        found: list[Told] = []
        session = self.table.match.session
        events = deque(session.events(since, seat))
        for count, view in (*later, (session.event_count(seat), session.view(seat))):
            told: list[Event] = []
            while events and events[0].no < count:
                told.append(events.popleft())
            if told:
                found.append((told, view))
        return found

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
        since, actions, viewer = table.playback.since, table.playback.actions, table.viewer
        if since is None or viewer is None:
            return
        stands = [*self._seen[viewer]]
        self._again = [since, *(stand for stand in stands[1:] if stand[0] > since[0])]
        table.asked = None
        table.look_through(viewer)
        table.playback.since, table.playback.actions, self._seen[viewer] = since, actions, stands

    def limit(self, factor: float) -> int:
        """Ms at normal speed that the replay may take, so that it takes no longer when things are shown slowly."""
        return round(CATCH_UP_MS / max(1.0, factor))

    def update(self, dt: int) -> None:
        """Ends the replay when it has taken its time."""
        if self.table.catching_up:
            self.passed += dt
            if self.passed >= CATCH_UP_MS:
                self.table.playback.skip_all()
