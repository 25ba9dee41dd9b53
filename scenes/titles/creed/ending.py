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
JUDGED = ("quiet", "limit", "draw")
"""R10.5. The ends at which the sides are compared."""
SHOWN = {"kings": "leaders"}
"""What is compared and has no score of its own: the score that it is part of."""


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
        if self.reason == "leaders":
            return self._fallen()._replace(figures=self._figures())
        return self._judged() if self.reason in JUDGED else EndCause(figures=self._figures())

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
        """R10.5. How the sides stood says it all, as the first thing in which they differed is marked there."""
        one, other = self._standings()
        at = next((i for i, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]), -1)
        level = self.words.t("creed.end.level") if at < 0 else ""
        return EndCause(level, figures=self._figures(at), score=SHOWN.get(DECIDES[at], DECIDES[at]) if at >= 0 else "")

    def _standings(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """R10.5. What is compared: of the reader's side, else of the winners', then of the others."""
        return standings(self.view, self.first), standings(self.view, 1 - self.first)

    def _figures(self, decided: int = -1) -> str:
        """How both sides stood at the end, and which of it has decided."""
        sides = [self._side(side) for side in (self.first, 1 - self.first)]
        rows = zip(DECIDES, *self._standings(), strict=True)
        told = [f"{self.words.t(f'creed.sit.decides.{what}')} {one} : {other}" for what, one, other in rows]
        if decided >= 0:
            told[decided] = self.words.t("creed.end.decided", what=told[decided])
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
