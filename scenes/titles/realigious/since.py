"""What has changed the own reputation since the own last turn: shown as long as the next one lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.events import Event

PAID = "reputation_paid"
CHANGES = {"reputation_up": 1, "reputation_down": -1, PAID: -1}
TURNS = ("turn_began", "turn_skipped")
MOST = 6
"""So many of the newest changes are told."""


class StandingChange(NamedTuple):
    """`cause`: the action that it followed, in words; "" where there was none."""

    amount: int
    cause: str


class SinceTurn:
    """What one reader has been shown. It grows while others play and until the reader acts, stands then, and begins
    anew when the turn has passed on."""

    def __init__(self) -> None:
        self.changes: list[StandingChange] = []
        self._own = self._acted = True
        self._cause = ""

    @property
    def total(self) -> int:
        """By how much it has changed."""
        return sum(change.amount for change in self.changes)

    def heard(self, event: Event, reader: int, action: str, by: str = "") -> None:
        """An event has been shown; `action`: its words, where it is an action that others may follow from, `by`: the
        card that has brought it about."""
        seat = event.data.get("seat")
        if event.kind in TURNS:
            mine = seat == reader and event.kind == TURNS[0]
            if self._own and not mine:
                self.changes = []
            self._own, self._acted, self._cause = mine, False, ""
        elif action:
            self._acted = self._acted or (self._own and seat == reader)
            self._cause = action
        amount = event.data.get("amount")
        counts = not self._own or not (self._acted or event.kind == PAID)
        if event.kind in CHANGES and seat == reader and isinstance(amount, int) and counts:
            self.changes.append(StandingChange(CHANGES[event.kind] * amount, self._cause if by in self._cause else by))


def change_lines(changes: Sequence[StandingChange]) -> list[str]:
    """The newest changes with what they followed, the oldest first."""
    return [f"{'+' if one.amount > 0 else '−'}{abs(one.amount)}  {one.cause}".rstrip() for one in changes[-MOST:]]
