"""What the result screen shows of Ankh: devotion, monuments and followers, counts, pictures (C6.9, R11, R13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.conceding import AGREED
from game.titles.ankh.content import MOST_DEVOTION
from game.titles.ankh.devotion import NO_WINNER
from game.titles.ankh.queries import controlled
from game.titles.ankh.state import NOBODY
from game.titles.ankh.view import round_of

if TYPE_CHECKING:
    from game.core.reading import Reading
    from game.core.session import Session
    from game.titles.ankh.state import State

WHOLE = 1000
ONLY_GOD = "only_god"
FULL_MONUMENTS, FULL_FOLLOWERS = 10, 20  # so many fill a score line
COUNTS: dict[str, tuple[str, ...]] = {
    "battles": ("battle_won",), "dominations": ("dominated",), "summons": ("summoned",),
    "monuments": ("controlled", "built"), "powers": ("unlocked",), "losses": ("killed",),
}  # fmt: skip


class AnkhTrack:
    """Devotion of 31 in per mille, and what stands behind it. A forgotten seat keeps nothing."""

    scores: tuple[str, ...] = ("devotion", "monuments", "followers")
    main: str = "devotion"
    statistics: tuple[str, ...] = tuple(COUNTS)
    groups: tuple[str, ...] = ("god",)
    exact: tuple[str, ...] = ()
    sudden: tuple[str, ...] = ()

    def round(self, session: Session) -> int:
        """How often the turn has gone round."""
        return round_of(session.table.state)

    def values(self, session: Session) -> list[list[int]]:
        """The score lines for every seat; two seats of a merged god have the same."""
        state: State = session.table.state
        rows = [self._of(state, god) if god != NOBODY else [0, 0, 0] for god in state.team]
        return [list(line) for line in zip(*rows, strict=True)]

    def _of(self, state: State, god: int) -> list[int]:
        own = state.gods[god]
        monuments, followers = len(controlled(state, god)), own.followers
        return [
            WHOLE * own.devotion // MOST_DEVOTION,
            min(WHOLE, WHOLE * monuments // FULL_MONUMENTS),
            min(WHOLE, WHOLE * followers // FULL_FOLLOWERS),
        ]

    def victory(self, reason: str) -> str:
        """The kind of victory in the match history."""
        return reason.rpartition(".")[2]

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        """What the seat's god did in the match, from the merge on the god of both seats."""
        found = dict.fromkeys(COUNTS, 0)
        god = seat
        for event in session.events(0, seat):
            if event.kind == "merged" and event.data["lower"] == god:
                god = int(str(event.data["higher"]))
            for name, kinds in COUNTS.items():
                found[name] += event.kind in kinds and event.data.get("god") == god
        return found | self._with(session, seat)

    def _with(self, session: Session, seat: int) -> dict[str, int]:
        """The god that the seat began with, and whether it won: what the record counts by gods."""
        outcome = session.outcome
        chosen = [event for event in session.events(0, seat) if event.kind == "god_chosen"]
        names = [str(event.data["name"]) for event in chosen if event.data["seat"] == seat]
        if outcome is None or not names:
            return {}
        return {f"god.{names[0]}": 1, f"god_won.{names[0]}": int(seat in outcome.winners)}

    def ending(self, session: Reading, seat: int | None) -> str:
        """The picture and words of the end as the seat has it (None: as the winner has it)."""
        outcome = session.outcome
        if outcome is None:
            return ""
        if not outcome.winners:
            return NO_WINNER
        if seat is not None and seat not in outcome.winners:
            return "lose_forgotten" if session.view(None).team[seat] == NOBODY else "lose"
        reason = self.victory(outcome.reason)
        if reason == AGREED:
            return "draw"
        gave_up = reason == ONLY_GOD and any(event.kind == "conceded" for event in session.events())
        return "win_conceded" if gave_up else f"win_{reason}"


TRACK = AnkhTrack()
