"""The race for the three victories (R2.1-R2.3, 10.3): a track each, every seat's sign as far as it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.spot import NO_CALLS, Calls
from scenes.kit.track import TrackRow, Tracks
from scenes.widgets.base import RectLike, WidgetParent

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatPublic, SeatView
    from scenes.media.media import Media

VICTORIES = ("religious", "social", "mystic")
FILL = {"religious": "gold", "social": "rep", "mystic": "faith"}


class VictoryRace(Tracks):
    """Three tracks below each other."""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        rows = [TrackRow(f"victory:{kind}", f"realigious/victory/{kind}", FILL[kind]) for kind in VICTORIES]
        super().__init__(parent, rect, rows, calls, "R2")

    def show(self, view: SeatView) -> None:
        """How far each living seat is, in per mille."""
        alive, t = [seat for seat in view.seats if seat.alive], self.media.t
        for kind, track in zip(VICTORIES, self.tracks, strict=True):
            track.display(tuple((seat.seat, progress_of(seat, kind)) for seat in alive))
            standings = (f"{self.calls.name(s.seat)}  {standing(self.media, view, s.seat, kind)}" for s in alive)
            track.tip = "\n".join((t(f"realigious.victory.{kind}"), t(f"realigious.victory.{kind}.text"), *standings))


def progress_of(public: SeatPublic, victory: str) -> int | None:
    """Per mille of the way, None where it is hidden."""
    value: int | None = getattr(public, victory)
    return value


def standing(media: Media, view: SeatView, seat: int, victory: str) -> str:
    """How far a seat is, in the victory's own measure: "1,240 / 3,334", "58 / 100", "2 / 4"."""
    public, own = view.seats[seat], view.own
    match victory:
        case "religious":
            return f"{public.believers:,} / {view.believers_target:,}"
        case "social":
            reputation = own.reputation if own is not None and own.seat == seat else public.reputation
            return f"{media.t('table.hidden') if reputation is None else reputation} / 100"
    return f"{public.relics} / {view.relic_goal}"
