"""What the result screen shows of Creed: what is left of each nation, counts, pictures (C6.9, R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import UNITS

if TYPE_CHECKING:
    from game.core.reading import Reading
    from game.core.session import Session
    from game.titles.creed.state import Seat, State

WHOLE = 1000
TENTS, TILES = 9, 18
STATISTICS = ("deployed", "attacks", "removed", "sieges", "tents", "leaders", "specials")
SPECIALS = ("boosted", "reinforced", "redeployed", "exchanged", "appointed", "rumour", "fortified", "assassination")
OWN: dict[str, tuple[str, ...]] = {
    "deployed": ("placed", "deployed"), "attacks": ("attacked",), "sieges": ("besieged",), "specials": SPECIALS,
}  # fmt: skip
"""What is counted by events of the seat itself."""
LOSSES = {"hit": "removed", "tent_destroyed": "tents", "leader_removed": "leaders"}
"""What is counted for the seat that acted last: these events name whom they befall."""
ACTS = ("attacked", "besieged", "assassination")


class CreedTrack:
    """Leaders, tents and units left in per mille of those at the start. It is looked at after the end only, when
    nothing is hidden any more.
    """

    scores: tuple[str, ...] = ("leaders", "tents", "units")
    main: str = ""
    statistics: tuple[str, ...] = STATISTICS
    groups: tuple[str, ...] = ()
    exact: tuple[str, ...] = ()
    sudden: tuple[str, ...] = ("leaders",)

    def round(self, session: Session) -> int:
        """The round; the set-up belongs to the first."""
        number: int = session.table.state.round
        return max(1, number)

    def values(self, session: Session) -> list[list[int]]:
        """Leaders, intact tents and units that are not in the fallen pile, of every seat."""
        state: State = session.table.state
        return [
            [WHOLE * seat.leaders.bit_count() // 2 for seat in state.seats],
            [WHOLE * (TENTS - seat.ruins.bit_count()) // TENTS for seat in state.seats],
            [WHOLE * _standing(seat) // TILES for seat in state.seats],
        ]

    def victory(self, reason: str) -> str:
        """The kind of victory in the match history."""
        return reason.rpartition(".")[2]

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        """What the seat did in the match."""
        found = dict.fromkeys(STATISTICS, 0)
        actor = -1
        for event in session.events(0, seat):
            if event.kind in ACTS:
                actor = int(str(event.data["seat"]))
            if event.data.get("seat") == seat:
                for name, kinds in OWN.items():
                    found[name] += event.kind in kinds
            if actor == seat and event.kind in LOSSES and event.data.get("removed", 1):
                found[LOSSES[event.kind]] += 1
        return found

    def ending(self, session: Reading, seat: int | None) -> str:
        """The picture and words of the end as the seat has it (None: as the winner has it)."""
        outcome = session.outcome
        if outcome is None:
            return ""
        if len(set(outcome.ranks)) == 1:
            return "draw"
        return "win" if seat is None or seat in outcome.winners else "lose"


def _standing(seat: Seat) -> int:
    """Units in hand and on the fields; the siege engine counts although it starts fallen."""
    return TILES - sum(seat.fallen[: len(UNITS)])


TRACK = CreedTrack()
