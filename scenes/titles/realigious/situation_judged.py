"""How the match would be judged now, on the situation panel once its last cycles have come (R2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.judgement import judged_now
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.realigious.phase_strip import cycle_tip
from scenes.titles.realigious.victory_race import share_words

if TYPE_CHECKING:
    import pygame

    from game.titles.realigious.judgement import JudgedSeat
    from game.titles.realigious.view import SeatView
    from scenes.media.media import Media
    from scenes.widgets.base import Group

LAST = 5
"""The last part of so many of a match."""
SIGN, WAY, CLOSE, APART = 22, 20, 3, 14
"""How large the sign of a seat and that of a way are, and what is free beside them and between two seats."""


def is_near(view: SeatView) -> bool:
    """Whether a match has come to its last cycles."""
    return view.outcome is None and LAST * view.cycle >= (LAST - 1) * view.limit


class JudgedNow(Spot):
    """Who would win, then the others: sign, way, share. At the right edge of `rect`, as many as there is room for
    behind the words, or without them where two have no room so. The tooltip has all of it in words.
    """

    def __init__(self, parent: Group, rect: pygame.Rect, view: SeatView, calls: Calls) -> None:
        media, found = parent.media, judged_now(view)
        first = found[0]
        sure = "" if first.hidden or not any(one.hidden for one in found) else ".known"
        told = media.t(
            f"realigious.screen.judged.now{sure}", name=calls.name(first.seat), share=share_words(first.share),
            what=media.t(f"realigious.track.{first.way}"),
        )  # fmt: skip
        head = media.t("realigious.screen.judged")
        wide, room = [_wide(media, one) for one in found], rect.width - SIGN - CLOSE
        before = media.theme.width(head, theme.SMALL) + APART
        self.words = head if before + APART + sum(wide[:2]) <= room else ""
        room -= before if self.words else 0
        count = next((n for n in range(len(found), 1, -1) if sum(wide[:n]) + APART * (n - 1) <= room), 1)
        used = sum(wide[:count]) + APART * (count - 1) + SIGN + CLOSE + (before if self.words else 0)
        place = (rect.right - used, rect.y, used, rect.height)
        super().__init__(parent, place, "victory:judgement", calls, name="situation.judged")
        self.content = tuple(found[:count])
        self.tip = f"{told}\n{cycle_tip(parent, view, calls)}"

    def draw(self, surface: pygame.Surface) -> None:
        """Scales, words, then each seat; who would win in gold."""
        pen, r, theme_ = self.pen(surface), self.rect, self.media.theme
        if self.hot:
            pen.nine("row_hot", r.inflate(8, 4))
        pen.icon("realigious/victory/judgement", SIGN, midleft=r.midleft)
        x = r.x + SIGN + CLOSE
        if self.words:
            pen.text(self.words, theme.SMALL, theme.DIM, midleft=(x, r.centery))
            x += theme_.width(self.words, theme.SMALL) + APART
        for i, one in enumerate(self.content):
            pen.icon(f"seat/{one.seat}", SIGN, midleft=(x, r.centery))
            pen.icon(f"realigious/victory/{one.way}", WAY, midleft=(x + SIGN + CLOSE, r.centery))
            left = x + SIGN + WAY + 2 * CLOSE
            pen.text(_share(one), theme.SMALL, theme.BONE if i else theme.GOLD, True, midleft=(left, r.centery))
            x += _wide(self.media, one) + APART


def _share(one: JudgedSeat) -> str:
    return ("≥" if one.hidden else "") + share_words(one.share)


def _wide(media: Media, one: JudgedSeat) -> int:
    return SIGN + WAY + 2 * CLOSE + media.theme.width(_share(one), theme.SMALL, True)
