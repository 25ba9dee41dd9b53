"""What the result screen shows of Realigious: the way to the victories (R2.11), counts, pictures (C6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.queries import believers_target, held, relic_goal

if TYPE_CHECKING:
    from game.core.reading import Reading
    from game.core.session import Session

STATISTICS: dict[str, tuple[str, ...]] = {
    "tiles": ("propagated",),
    "failed": ("propagation_failed",),
    "won": ("combat_won",),
    "lost": ("combat_lost",),
    "cards": ("card_used",),
    "relics": ("relic_gained",),
    "bought": ("celebrity_bought", "government_bought"),
}
"""What is counted, and by which events of the seat."""


class RealigiousTrack:
    """Progress in per mille. It is looked at after the end only, when nothing is hidden any more."""

    scores: tuple[str, ...] = ("religious", "social", "mystic")
    main: str = "social"
    """R2.4, R2.5. Who survives does so because the others' reputation is gone."""
    statistics: tuple[str, ...] = tuple(STATISTICS)
    groups: tuple[str, ...] = ()
    exact: tuple[str, ...] = ("religious",)
    sudden: tuple[str, ...] = ()

    def round(self, session: Session) -> int:
        """The cycle."""
        cycle: int = session.table.state.cycle
        return cycle

    def values(self, session: Session) -> list[list[int]]:
        """Religious, social and mystic progress of every seat. Believers and relics are told as many as there are,
        beyond the goal, too. The social one is the reputation itself, which the table shows from 0 to 100 (R2.2): only
        a judgement counts what is above 50 (R2.11). Then the believers themselves."""
        state = session.table.state
        rows = [(1000 * player.believers // believers_target(state), 10 * player.reputation,
                 1000 * held(state, seat) // relic_goal(state), player.believers)
                for seat, player in enumerate(state.seats)]
        return [[row[i] for row in rows] for i in range(4)]

    def victory(self, reason: str) -> str:
        """The kind of victory in the match history: "social" for "win_social", "judgement" for every judgement."""
        return reason.removeprefix("win_").partition(":")[0]

    def counted(self, session: Session, seat: int) -> dict[str, int]:
        """What the seat did in the match."""
        found = dict.fromkeys(STATISTICS, 0)
        for event in session.events(0, seat):
            if event.data.get("seat") == seat:
                for name, kinds in STATISTICS.items():
                    found[name] += event.kind in kinds
        return found

    def ending(self, session: Reading, seat: int | None) -> str:
        """The picture and words of the end as the seat has it (None: as the winner has it): "win_social",
        "lose_reputation".
        """
        outcome = session.outcome
        if outcome is None:
            return ""
        if outcome.reason == "draw":
            return "draw"
        if seat is None or seat in outcome.winners:
            return f"win_{self.victory(outcome.reason)}"
        if session.view(None).seats[seat].alive:
            return "lose_judgement"
        gave_up = any(event.kind == "conceded" and event.data["seat"] == seat for event in session.events())
        return "lose_conceded" if gave_up else "lose_reputation"


TRACK = RealigiousTrack()
