"""The four actions with their counters: which are open in this turn, and which would set off the next event (R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.ankh.content import ACTIONS
from game.titles.ankh.state import NOBODY
from game.titles.ankh.trials import followers_now, next_price, plays
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.ankh import table_layout
from scenes.titles.ankh.event_track import EVENT_NAMES
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.ankh.view import SeatView
    from scenes.widgets.pen import Pen

GAP, ICON, PEG, EVENT, TICK = 8, 52, 14, 26, 26
RIM = 14
"""So much stays free between a name and the tile's edge."""
MOST = 1.2
"""How much larger than at 100 % a tile's pictures may be."""


class ActionLook(NamedTuple):
    """What a tile shows: how far the counter is (`at`), its limit, whether it was taken in this turn, which event the
    next one sets off, "" for none."""

    at: int
    limit: int
    taken: bool
    event: str


def look_of(view: SeatView, action: int) -> ActionLook:
    """An action's counter (R5.5)."""
    count, limit = view.counters[action], view.limits[action]
    event = EVENT_NAMES[view.events[view.marker]] if view.marker < len(view.events) else ""
    return ActionLook(count, limit, action in view.taken and view.outcome is None, event if count + 1 >= limit else "")


class ActionTile(Spot):
    """One action. A click takes it while that is possible."""

    content = ActionLook(0, 0, False, "")
    glow = 16

    def __init__(self, parent: Actions, rect: RectLike, number: int) -> None:
        self.number, self.action, self.actions = number, list(ACTIONS)[number], parent
        super().__init__(parent, rect, f"action:{self.action}", parent.calls, tip=self._told)
        self.rule = "R5.5"

    def _told(self) -> str:
        t, look = self.media.t, self.content
        rows = [t(f"ankh.action.{self.action}"), *self._brings(), t(f"ankh.action.{self.action}.text")]
        rows.append(t("ankh.action.counter", n=look.at, limit=look.limit))
        if look.event:
            key = "ankh.action.full" if look.at >= look.limit else "ankh.action.due"
            rows.append(t(key, event=t(f"ankh.event.{look.event}")))
        if look.taken:
            rows.append(t("ankh.action.taken"))
        return "\n".join(rows)

    def _brings(self) -> list[str]:
        """What it brings or costs now, in one line."""
        view, t = self.actions.view, self.media.t
        god = plays(view) if view is not None else NOBODY
        if view is None or god == NOBODY or self.action not in ("gain", "unlock"):
            return []
        if self.action == "gain":
            return [f"{t('ankh.action.gain.now')}: +{sum(followers_now(view, god))}"]
        price, have = next_price(view, god), view.gods[god].followers
        return [t("ankh.card.here.build_monument", n=price, have=have) if price else t("ankh.action.unlock.none")]

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, icon, name, pegs as far as the counter is, the event's icon where one is due."""
        pen, r, look = self.pen(surface), self.rect, self.content
        if self.lit:
            pen.nine("glow", r.inflate(20, 20))
        pen.nine("row_hot" if self.hot and self.lit else "panel", r)
        rim = theme.GOLD if self.lit else theme.BRASS
        pygame.draw.rect(surface, rim, r.inflate(-2, -2), 2 if self.lit else 1, 10)
        dim, side = None if self.lit or look.taken else (150, 144, 138), self.sized
        pen.icon(f"ankh/action/{self.action}", side(ICON), dim, midleft=(r.x + 6, r.centery))
        x = r.x + side(ICON) + 12
        ink = theme.BONE if self.lit else theme.DIM
        pen.line(self.media.t(f"ankh.action.{self.action}"), r.right - RIM - x, 20, ink, True, height=42,
                 midleft=(x, r.y + 24))  # fmt: skip
        self._draw_pegs(pen, x)
        if look.taken:
            pen.icon("ui/check", side(TICK), bottomright=(r.right - 8, r.bottom - 8))

    def sized(self, length: int) -> int:
        """A length at the scale of now."""
        return table_layout.grown(length, self.media.theme.scale, MOST)

    def _draw_pegs(self, pen: Pen, x: int) -> None:
        """A hole for each time it may be taken, filled as often as it was; the last one is the event's."""
        r, look, side = self.rect, self.content, self.sized
        peg, sign = side(PEG), side(EVENT)
        step = min(peg + 5, (r.right - 10 - side(TICK) - sign - x) // max(1, look.limit - 1))
        for i in range(look.limit):
            at = (x + peg // 2 + i * step, r.bottom - 20)
            if i == look.limit - 1:
                event = look.event or "control"
                tint = None if look.event else (120, 112, 104)
                pen.icon(f"ankh/event/{event}", sign, tint, midleft=(x + i * step, at[1]))
                continue
            pygame.draw.aacircle(pen.surface, theme.BLACK, at, peg // 2)
            filled = i < look.at
            pygame.draw.aacircle(pen.surface, theme.GOLD if filled else theme.RAISED, at, peg // 2 - 2)


class Actions(Group, Part):
    """The four tiles below each other."""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls) -> None:
        super().__init__(parent, rect, name="actions")
        self.calls, r = calls, self.rect
        self.view: SeatView | None = None
        high = (r.height - GAP * (len(ACTIONS) - 1)) // len(ACTIONS)
        self.tiles = [
            ActionTile(self, (r.x, r.y + i * (high + GAP), r.width, high), i) for i in range(len(ACTIONS))
        ]

    def show(self, view: SeatView) -> None:
        """The counters of now."""
        self.view = view
        for tile in self.tiles:
            tile.display(look_of(view, tile.number))

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Which actions can be taken."""
        refs = {ref for option in options for ref in option.refs}
        for tile in self.tiles:
            tile.lit = tile.ref in refs

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """The choice of an action."""
        return question.text == "choose_action"

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A tile."""
        return next((tile.rect for tile in self.tiles if tile.ref == ref), None)
