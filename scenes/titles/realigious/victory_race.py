"""The race for the three victories (R2.1-R2.3, 10.3): a track each, every seat's sign as far as it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.incomes import coming
from game.titles.realigious.judgement import WAYS, judged_now
from scenes.kit.spot import NO_CALLS, Calls
from scenes.kit.track import TrackRow, Tracks
from scenes.titles.realigious.purse import signed
from scenes.widgets.base import RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.titles.realigious.view import SeatView
    from scenes.media.media import Media

VICTORIES = WAYS
FILL = {"religious": "gold", "social": "rep", "mystic": "faith"}
START = {"social": 500}
"""Where everybody begins who does not begin at nothing (R2.2), in per mille: a mark on the bar."""


class VictoryRace(Tracks):
    """Three tracks below each other."""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        rows = [TrackRow(f"victory:{kind}", f"realigious/victory/{kind}", FILL[kind], START.get(kind, 0))
                for kind in VICTORIES]  # fmt: skip
        super().__init__(parent, rect, rows, calls, "R2")

    def show(self, view: SeatView) -> None:
        """How far each living seat is, in per mille."""
        alive, t = [seat for seat in view.seats if seat.alive], self.media.t
        for kind, track in zip(VICTORIES, self.tracks, strict=True):
            track.display(tuple((seat.seat, reached(view, seat.seat, kind)) for seat in alive))
            standings = (f"{self.calls.name(s.seat)}  {told_standing(self.media, view, s.seat, kind)}" for s in alive)
            own = [standing(self.media, view, view.seat, kind)] if view.seat is not None else []
            told = [" · ".join([t(f"realigious.victory.{kind}"), *own]), t(f"realigious.victory.{kind}.text")]
            told += [t("realigious.screen.race.start")] if kind in START else []
            track.tip = "\n".join((*told, *standings))


def limit_lines(media: Media, view: SeatView) -> tuple[str, str, str]:
    """R2.11. When the match is judged, by what, and what leads over to how everybody stands."""
    last = "last" if view.cycle >= view.limit else "left"
    head = media.t(f"realigious.screen.limit.{last}", n=view.limit - view.cycle + 1, max=view.limit)
    return head, media.t("realigious.screen.limit.text"), media.t("realigious.screen.limit.now")


def judged(media: Media, view: SeatView) -> Iterator[tuple[int, str]]:
    """R2.11. Each living seat, the one that would win first, with how far it is on the way that would be judged:
    "46.4% · Believers"."""
    for one in judged_now(view):
        words = [share_words(one.share), media.t(f"realigious.track.{one.way}")]
        if one.hidden:
            words.append(f"{media.t('realigious.resource.reputation')} {media.t('table.hidden')}")
        yield one.seat, " · ".join(words)


def share_words(share: int) -> str:
    """Per mille as "46.4%"."""
    return f"{share // 10}.{share % 10}%"


def reached(view: SeatView, seat: int, victory: str) -> int | None:
    """How far its bar is filled, in per mille: reputation from 0 on, as everywhere; None where it is hidden."""
    if victory == "social":
        reputation = reputation_of(view, seat)
        return None if reputation is None else 10 * reputation
    value: int | None = getattr(view.seats[seat], victory)
    return value


def reputation_of(view: SeatView, seat: int) -> int | None:
    """The own one is never hidden."""
    own = view.own
    return own.reputation if own is not None and own.seat == seat else view.seats[seat].reputation


def standing(media: Media, view: SeatView, seat: int, victory: str) -> str:
    """How far a seat is, in the victory's own measure: "1,240 / 3,334", "58 / 100%", "2 / 4"."""
    public = view.seats[seat]
    match victory:
        case "religious":
            return f"{public.believers:,} / {view.believers_target:,}"
        case "social":
            reputation = reputation_of(view, seat)
            return f"{media.t('table.hidden') if reputation is None else reputation} / 100%"
    return f"{public.relics} / {view.relic_goal}"


def told_standing(media: Media, view: SeatView, seat: int, victory: str) -> str:
    """The same, with what the seat's next turn brings as it begins: "1,240 / 3,334 · next turn +204"."""
    told, comes = standing(media, view, seat, victory), coming(view, seat).of(victory)
    return f"{told} · {media.t('realigious.screen.race.comes', n=signed(comes))}" if comes else told
