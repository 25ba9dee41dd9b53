"""What the result screen shows of Crowns: power and cards of each seat, counts, pictures (C6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.track import WON
from game.titles.crowns.content import WIN
from game.titles.crowns.ending import AGREED, GIVEN_UP
from game.titles.crowns.queries import characters, power_total

if TYPE_CHECKING:
    from game.core.reading import Reading
    from game.core.session import Session
    from game.titles.crowns.state import State

WHOLE, MANY = 1000, 12
ENDINGS = {"power": "win", AGREED: "draw", GIVEN_UP: "win_last"}
"""How an end is called that is not named after its kind."""
STATISTICS = ("challenges", "attacks_won", "unopposed", "held", "lost", "events", "marshalled", "dominance")
OWN = {
    "challenge": "challenges",
    "unopposed": "unopposed",
    "marshalled": "marshalled",
    "dominance": "dominance",
    "killed": "lost",
}
"""What is counted by events of the seat itself."""


class CrownsTrack:
    """Power towards 15, and characters in play."""

    scores: tuple[str, ...] = ("power", "characters")
    main: str = "power"
    statistics: tuple[str, ...] = STATISTICS
    groups: tuple[str, ...] = ("crest", "deck")
    exact: tuple[str, ...] = ()
    sudden: tuple[str, ...] = ()

    def round(self, session: Session) -> int:
        """The round; the set-up belongs to the first."""
        number: int = session.table.state.round
        return max(1, number)

    def values(self, session: Session) -> list[list[int]]:
        """Power and characters of every seat."""
        state: State = session.table.state
        seats = range(len(state.seats))
        return [
            [WHOLE * min(WIN, power_total(state, seat)) // WIN for seat in seats],
            [WHOLE * min(MANY, len(characters(state, seat))) // MANY for seat in seats],
        ]

    def victory(self, reason: str) -> str:
        """The kind of victory in the match history."""
        return reason.rpartition(".")[2]

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        """What the seat did in the match."""
        found, attacks = dict.fromkeys(STATISTICS, 0), False
        for event in session.events(0, seat):
            if event.kind == "challenge":
                attacks = event.data.get("seat") == seat
            if event.kind == "won" and event.data.get("seat") == seat:
                found["attacks_won" if attacks else "held"] += 1
            if event.kind in OWN and event.data.get("seat") == seat:
                found[OWN[event.kind]] += 1
            if event.kind == "used" and event.data.get("seat") == seat and "event" in str(event.data.get("type", "")):
                found["events"] += 1
        return found | self._with(session, seat)

    def _with(self, session: Session, seat: int) -> dict[str, int]:
        """The faction that the seat led, whether with a deck of its own, and whether it won: what the record counts by
        crests and decks."""
        outcome = session.outcome
        if outcome is None:
            return {}
        own = not isinstance(session.seats[seat].get("deck", ""), str)
        names = {"crest": session.table.state.seats[seat].faction, "deck": "own" if own else "ready"}
        won = int(seat in outcome.winners)
        return {f"{group}{kind}.{name}": n for group, name in names.items() for kind, n in (("", 1), (WON, won))}

    def ending(self, session: Reading, seat: int | None) -> str:
        """The picture and words of the end as the seat has it (None: as the winner has it)."""
        outcome = session.outcome
        if outcome is None:
            return ""
        if seat is not None and seat not in outcome.winners:
            return "lose_out" if session.view(None).players[seat].out else "lose"
        reason = self.victory(outcome.reason)
        return ENDINGS.get(reason, f"win_{reason}")


TRACK = CrownsTrack()
