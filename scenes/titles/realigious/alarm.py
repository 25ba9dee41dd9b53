"""Who comes close to a victory: said once when it happens, and again after it had passed (R2.1-R2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.incomes import coming
from scenes.titles.realigious.victory_race import VICTORIES, reached, standing, told_standing

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.titles.realigious.prompts import Words

CLOSE = 900
"""So much of a target, in per mille, is close; of relics it is the last one."""


WINS = "wins"
"""Closer than any: what the next turn's begin brings is enough."""


def close_by(view: SeatView) -> list[tuple[int, str]]:
    """The other seats, each with a victory to which it is close, as far as the reader knows; first those of whom the
    next turn's begin is the end.
    """
    if view.own is None or view.outcome is not None:
        return []
    others = [seat for seat in view.seats if seat.alive and seat.seat != view.own.seat]
    wins = [(seat.seat, WINS) for seat in others if coming(view, seat.seat).wins]
    return wins + [(seat.seat, kind) for seat in others for kind in VICTORIES if _is_close(view, seat.seat, kind)]


def _is_close(view: SeatView, seat: int, kind: str) -> bool:
    if kind == "mystic":
        return view.seats[seat].relics >= view.relic_goal - 1
    return (reached(view, seat, kind) or 0) >= CLOSE


class Alarm:
    """Remembers of whom it has been said."""

    def __init__(self) -> None:
        self._said: list[tuple[int, str]] = []

    def rings(self, words: Words) -> str:
        """Of whom it has to be said now; "" for nobody."""
        now = close_by(words.view)
        fresh = [one for one in now if one not in self._said]
        self._said = [one for one in now if one in self._said] + fresh[:1]
        if not fresh:
            return ""
        seat, kind = fresh[0]
        if kind == WINS:
            how_far = told_standing(words.media, words.view, seat, coming(words.view, seat).wins)
            return words.t("realigious.news.wins", name=words.name(seat), standing=how_far)
        how_far = standing(words.media, words.view, seat, kind)
        victory = words.t(f"realigious.victory.{kind}")
        return words.t("realigious.news.close", name=words.name(seat), victory=victory, standing=how_far)
