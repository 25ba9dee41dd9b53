"""What every match out of a record has in common, whether one looks at its way or at its end (C7.2)."""

from __future__ import annotations

from game.match.whole import WholeMatch


class RecordedMatch(WholeMatch):
    """Its choices are made: nothing of them is taken back, and another place of the record is gone to instead."""

    def can_undo(self, seat: int | None) -> bool:
        """Nobody takes back what was played."""
        return False

    def why_no_undo(self, seat: int | None) -> str:
        """Nothing of a record can be changed."""
        return "table.undo.no.nothing"

    def undo(self, seat: int) -> bool:
        """Nothing is taken back."""
        return False
