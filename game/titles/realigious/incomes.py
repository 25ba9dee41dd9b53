"""R3.3 (c). What designated tiles pay when the turn of their owner begins, as far as the reader of a view knows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.titles.realigious.forecast import icon_income, village_income
from game.titles.realigious.offers import FULL_REPUTATION

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.realigious.forecast import CardForecast
    from game.titles.realigious.view import SeatView, TileView

INCOMES: dict[str, Callable[[SeatView, TileView], CardForecast]] = {
    "icon": partial(icon_income, ""), "faith_village": village_income,
}  # fmt: skip
"""What a designated tile pays in each start phase of its owner (R23.5, R23.6)."""


class Coming(NamedTuple):
    """What comes to a seat when its next turn begins, of believers and of reputation; `wins`: the victory that it gains
    by that, "" for none.
    """

    believers: int
    reputation: int
    wins: str

    def of(self, victory: str) -> int:
        """What of it counts for a victory."""
        return {"religious": self.believers, "social": self.reputation}.get(victory, 0)


def coming(view: SeatView, seat: int) -> Coming:
    """R23.5, R23.7. Icons and schools of a seat, as far as they are known to the reader."""
    tiles = [tile for tile in view.tiles if tile.owner == seat and tile.shown]
    believers = sum(INCOMES["icon"](view, tile).income[0] for tile in tiles
                    if tile.designation == "icon" and tile.believers >= 0)  # fmt: skip
    schools = sum(1 for tile in tiles if tile.designation == "school")
    public = view.seats[seat]
    wins = ""
    if public.alive and believers and public.believers + believers >= view.believers_target:
        wins = "religious"
    elif public.alive and schools and public.reputation is not None and public.reputation + schools >= FULL_REPUTATION:
        wins = "social"
    return Coming(believers, schools, wins)
