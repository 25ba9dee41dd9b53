"""A match whose rules and state are here: played on this machine, or recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.match.seated import SeatedMatch
from game.store.reports import Occupant, report_of

if TYPE_CHECKING:
    from game.core.ask import Refusal
    from game.core.errors import RulesBug
    from game.core.session import Session
    from game.store.settings import Settings


class WholeMatch(SeatedMatch):
    """What follows from rules and state: reasons, counts, and a report on the position."""

    session: Session

    @property
    def rules_here(self) -> Session:
        """The session."""
        return self.session

    @property
    def round(self) -> int:
        """The round it is now, counted from 1."""
        return self.session.spec.track.round(self.session)

    @property
    def lesson(self) -> dict[str, str]:
        """The chapter and the step of a lesson; empty in a match."""
        return {}

    def why(self, seat: int, ref: str) -> Refusal | None:
        """Why a seat can't choose a thing now; None: it can (C6.4)."""
        return self.session.why_not(seat, ref)

    def counted(self, seat: int) -> dict[str, int]:
        """What a seat did until now, by the names of the title's statistics."""
        return self.session.spec.track.counted(self.session, seat)

    def report(self, said: str, settings: Settings, bug: RulesBug | None = None) -> tuple[bytes, dict[str, Any]]:
        """What a bug report of this moment holds (C12.5): of a lesson with its chapter, which sets up the position."""
        payload, header = report_of(self.session, self.occupants(), said, settings, bug)
        return payload, header | ({"lesson": self.lesson} if self.lesson else {})

    def occupants(self) -> list[Occupant]:
        """The players of now and before on each seat, for a bug report."""
        return [
            Occupant(info.name, info.kind, info.level, tuple(n.name for n in self.chairs.notes if n.seat == info.seat))
            for info in self.seats
        ]
