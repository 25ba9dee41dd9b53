"""R2.11. How a match would be judged now, as far as the reader of a view can know."""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView

WAYS = ("religious", "social", "mystic")


class JudgedSeat(NamedTuple):
    """How far a living seat is on each way, in per mille. `hidden`: its reputation is, and may be more than told."""

    seat: int
    ways: tuple[int, int, int]
    hidden: bool

    @property
    def share(self) -> int:
        """What it would be judged by."""
        return max(self.ways)

    @property
    def way(self) -> str:
        """The way that this is of."""
        return WAYS[self.ways.index(max(self.ways))]


def judged_now(view: SeatView) -> list[JudgedSeat]:
    """R2.11. The living seats, who would win first: by score, sum, owned tiles in sight, believers, later turn."""
    def ranked(one: JudgedSeat) -> tuple[int, ...]:
        tiles = sum(tile.owner == one.seat for tile in view.tiles)
        return one.share, sum(one.ways), tiles, view.seats[one.seat].believers, view.order.index(one.seat)

    return sorted((_standing(view, seat.seat) for seat in view.seats if seat.alive), key=ranked, reverse=True)


def _standing(view: SeatView, seat: int) -> JudgedSeat:
    """The own reputation is never hidden."""
    public, own = view.seats[seat], view.own
    reputation = own.reputation if own is not None and own.seat == seat else public.reputation
    social = 0 if reputation is None else min(max(20 * (reputation - 50), 0), 1000)
    return JudgedSeat(seat, (min(public.religious, 1000), social, public.mystic), reputation is None)
