"""What the result screen's graph shows of Realigious: the way to the three victories (R2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.victory import progress

if TYPE_CHECKING:
    from game.core.session import Session


class RealigiousTrack:
    """Progress in per mille. The end of a match is public, so hidden reputation is shown then."""

    scores = ("religious", "social", "mystic")

    def round(self, session: Session) -> int:
        """The cycle."""
        cycle: int = session.table.state.cycle
        return cycle

    def values(self, session: Session) -> list[list[int]]:
        """Religious, social and mystic progress of every seat."""
        state = session.table.state
        rows = [progress(state, seat) for seat in range(len(state.seats))]
        return [[row[i] for row in rows] for i in range(3)]


TRACK = RealigiousTrack()
