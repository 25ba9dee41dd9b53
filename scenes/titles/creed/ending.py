"""Why a war has ended as it has (R10), from the reader's side: which leader fell to whom and where, or what was
compared; and how both sides stood. Texts: "creed.end.*"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.forecast import DECIDES, standings
from game.titles.creed.geometry import side_of
from scenes.kit.end_cause import EndCause
from scenes.titles.creed.words import Words

if TYPE_CHECKING:
    from game.core.events import Event
    from game.match.at_table import TableMatch
    from game.titles.creed.view import SeatView
    from scenes.media.media import Media

BLOWS = ("besieged", "assassination")


class _WarEnd:
    """The words of one ending; `reader` is the seat that reads them, -1 for onlookers and several people."""

    def __init__(self, media: Media, match: TableMatch) -> None:
        outcome = match.session.outcome
        self.match = match
        seat = match.persons[0] if len(match.persons) == 1 else None
        self.reader = -1 if seat is None else seat
        self.view: SeatView = match.session.view(seat)
        self.words = Words(media, None, self.view)
        self.events = match.events(seat)
        self.reason = outcome.reason.rpartition(".")[2] if outcome is not None else ""
        winners = outcome.winners if outcome is not None else []
        first = self.reader if seat is not None else next(iter(winners), 0)
        self.first = side_of(first)

    def cause(self) -> EndCause:
        """What has ended the war."""
        told = self._fallen() if self.reason == "leaders" else self._judged()
        return told._replace(figures=self._figures())

    def _fallen(self) -> EndCause:
        """R10.1. The last leader of a side, and what removed it."""
        at = next((i for i in range(len(self.events) - 1, -1, -1) if self.events[i].kind == "leader_removed"), -1)
        blow = next((event for event in reversed(self.events[:max(0, at)]) if event.kind in BLOWS), None)
        if at < 0 or blow is None:
            return EndCause()
        fallen, tent = self.events[at], str(blow.data["tent"])
        spot = self.words.place(tent, int(tent[0]))
        words = self.words.t(
            f"creed.end.{blow.kind}", tent=spot, whose=self._whose(_seat(blow), ".start"),
            theirs=self._whose(_seat(fallen)), kind=self.words.t(f"creed.leader.{fallen.data['kind']}"),
            unit=self.words.unit(str(blow.data["unit"])) if blow.kind == "besieged" else "",
        )  # fmt: skip
        return EndCause(words, f"tent:{tent}", spot[:1].upper() + spot[1:])

    def _judged(self) -> EndCause:
        """R10.5. The first thing in which the sides differed."""
        if self.reason not in ("quiet", "limit", "draw"):
            return EndCause()
        one, other = self._standings()
        at = next((i for i, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]), -1)
        if at < 0:
            return EndCause(self.words.t("creed.end.level"))
        n = self.view.quiet_limit if self.reason == "quiet" else self.match.round
        what = self.words.t(f"creed.sit.decides.{DECIDES[at]}")
        return EndCause(self.words.t(f"creed.end.{self.reason}", n=n, what=what, first=one[at], second=other[at]))

    def _standings(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """R10.5. What is compared: of the reader's side, else of the winners', then of the others."""
        return standings(self.view, self.first), standings(self.view, 1 - self.first)

    def _figures(self) -> str:
        """How both sides stood at the end."""
        sides = [self._side(side) for side in (self.first, 1 - self.first)]
        rows = zip(DECIDES, *self._standings(), strict=True)
        told = [f"{self.words.t(f'creed.sit.decides.{what}')} {one} : {other}" for what, one, other in rows]
        return self.words.t("creed.end.figures", first=sides[0], second=sides[1], told=" · ".join(told))

    def _side(self, side: int) -> str:
        if self.reader < 0:
            return self.words.side(side)
        own = "ours" if len(self.view.seats) > 2 else "own"
        return self.words.t(f"creed.end.{own if side == self.first else 'enemy'}")

    def _whose(self, seat: int, at: str = "") -> str:
        own = ".you" if seat == self.reader else ""
        return self.words.t(f"creed.end.whose{at}{own}", nation=self.words.nation(seat))


def _seat(event: Event) -> int:
    return int(str(event.data["seat"]))


def cause(media: Media, match: TableMatch) -> EndCause:
    """What has ended a war that is over."""
    return _WarEnd(media, match).cause()


CAUSE = cause
