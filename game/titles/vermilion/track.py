"""What the result screen shows of Vermilion: HP and quests, counts, pictures (C6.9)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.vermilion.queries import most_hp
from game.titles.vermilion.setup import CAMPAIGN

if TYPE_CHECKING:
    from game.core.reading import Reading
    from game.core.session import Session
    from game.titles.vermilion.state import State
    from game.titles.vermilion.view import SeatView

WHOLE = 1000
KINDS = {
    "kills": ("died", "by"), "guards": ("perfect_guard", "seat"), "burnt": ("combusted", "seat"),
    "condensed": ("condensed", "seat"), "crafted": ("crafted", "seat"), "downs": ("went_down", "seat"),
    "lands": ("land_gained", "seat"),
}  # fmt: skip
"""The counts: the kind of event, and which of its data names the seat."""
GIVEN = ("5.12", "5.13")
"""Equipment of these rules was not made by its owner."""


class VermilionTrack:
    """HP of each character and quests won, in per mille."""

    scores: tuple[str, ...] = ("health", "quests")
    main: str = ""
    statistics: tuple[str, ...] = tuple(KINDS)
    groups: tuple[str, ...] = ()
    exact: tuple[str, ...] = ()
    sudden: tuple[str, ...] = ()

    def round(self, session: Session) -> int:
        """The round of the quest; what comes before belongs to the first."""
        number: int = session.table.state.round
        return max(1, number)

    def values(self, session: Session) -> list[list[int]]:
        """HP and quests won, of every seat; nobody is hurt before the party has set out."""
        state: State = session.table.state
        won = sum(tried.won for tried in state.campaign.tries)
        return [
            [WHOLE * seat.hp // max(1, most_hp(seat)) if seat.hp or state.phase != "setup" else WHOLE
             for seat in state.seats],
            [WHOLE * won // state.campaign.chapters] * len(state.seats),
        ]

    def victory(self, reason: str) -> str:
        """The kind of victory in the match history."""
        return reason.rpartition(".")[2]

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        """What the seat did in the whole match."""
        found = dict.fromkeys(KINDS, 0)
        names = {kind: (name, whose) for name, (kind, whose) in KINDS.items()}
        for event in session.events(0, seat):
            name, whose = names.get(event.kind, ("", ""))
            if name and event.data.get(whose) == seat and event.rule not in GIVEN:
                found[name] += 1
        return found

    def ending(self, session: Reading, seat: int | None) -> str:
        """The picture and words of the end: all win or lose together. Of a campaign that is won each seat has the
        epilogue of its duality (Q10): towards Imprint "Keeper", towards Breakthrough "Breaker", between them "Balance".
        """
        outcome = session.outcome
        if outcome is None:
            return ""
        if not outcome.winners:
            return "lose"
        view: SeatView = session.view(None)
        if seat is None or view.mode != CAMPAIGN or self.victory(outcome.reason) != "won":
            return "win"
        space = view.seats[seat].track
        return "win_keeper" if space > 0 else "win_breaker" if space < 0 else "win_balance"


TRACK = VermilionTrack()
