"""The reputation bar and the three resources (10.1.2, 10.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls
from scenes.kit.top_bar import FLOAT_MS, ICON, UNKNOWN, Counter, Counters
from scenes.media import theme
from scenes.titles.realigious.badge import onlookers_name, subject
from scenes.titles.realigious.since import change_lines
from scenes.widgets.base import RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.titles.realigious.view import SeatView
    from scenes.media.media import Media
    from scenes.titles.realigious.since import StandingChange
    from scenes.widgets.pen import Pen

KINDS = ("believers", "donations", "influence")
HALFWAY = 50


class PurseWidget(Counters):
    """Believers, donations, influence of the reader; for onlookers what they may know of `subject`."""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        icons = {f"resource:{kind}": f"realigious/resource/{kind}" for kind in KINDS}
        super().__init__(parent, rect, calls, icons, "R4")
        self.calls = calls
        t = self.media.t
        for kind, counter in zip(KINDS, self.counters.values(), strict=True):
            counter.tip = f"{source(self.media, kind)}\n{t(f'realigious.resource.{kind}.text')}"

    def show(self, view: SeatView) -> None:
        """Takes the numbers."""
        seat = subject(view, self.calls)
        public = view.seats[seat]
        known = view.own if view.own is not None else public
        for counter in self.counters.values():
            counter.unknown = unknown(view, seat)
        self.count(seat, {
            "resource:believers": public.believers,
            "resource:donations": UNKNOWN if known.donations is None else known.donations,
            "resource:influence": UNKNOWN if known.influence is None else known.influence,
        })  # fmt: skip


class ReputationBar(Counter, Part):
    """R2.2: from 0 to 100 with a mark at 50, where everybody starts. The own number is never hidden."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS,
        changes: Callable[[], Sequence[StandingChange]] = tuple,
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, "resource:reputation", calls, "realigious/resource/reputation", tip=self._tip)
        self._changes = changes
        self._since = 0
        self.name, self._whose = "reputation", ""
        self.rule = "R2.2"
        self._seat = -1
        self._price: tuple[tuple[str, int], ...] = ()

    def show(self, view: SeatView) -> None:
        """Takes the reputation and the price of declaring combat."""
        seat = subject(view, self.calls)
        whose, self._whose = self._whose, onlookers_name(view, self.calls)
        if whose != self._whose:
            self.invalidate()
        moving, self._seat = seat == self._seat, seat
        own = view.own
        public = view.seats[seat].reputation
        self.unknown = unknown(view, seat)
        value = own.reputation if own is not None else UNKNOWN if public is None else public
        self._price = tuple((t.text, t.value) for t in own.price_terms) if own is not None else ()
        self.since(sum(change.amount for change in self._changes()))
        self.count(value, moving)

    def since(self, change: int) -> None:
        """By how much it has changed since the reader's last turn: that stays beside it."""
        if change != self._since:
            self._since = change
            self.invalidate()

    def _tip(self) -> str:
        t = self.media.t
        lines = [self._whose] if self._whose else []
        lines += [source(self.media, "reputation"), t("realigious.resource.reputation.text")]
        if changes := self._changes():
            lines += ["", f"{t('realigious.screen.since')}  {signed(self._since)}", *change_lines(changes)]
        if self._price:
            lines.append("")
            if len(self._price) > 1:
                lines += [
                    f"{t(f'realigious.{text}')}  {signed(value) if i else value}"
                    for i, (text, value) in enumerate(self._price)
                ]
            lines.append(t("realigious.screen.combat_price", n=max(0, sum(value for _, value in self._price))))
        return "\n".join(lines)

    def brief(self) -> str:
        """Its short tip says how it has changed, too: the inspector says by what."""
        change = f"{self.media.t('realigious.screen.since')}  {signed(self._since)}" if self._since else ""
        return self.said(super().brief(), change)

    def words(self) -> str:
        """In percent."""
        return f"{self.shown}%" if self.shown != UNKNOWN else super().words()

    def _caption(self, room: int) -> str:
        """What it is; to an onlooker whose it is, too, or that alone where both have no room."""
        words = self.media.t("realigious.resource.reputation")
        if not self._whose:
            return words
        both = f"{self._whose} · {words}"
        return both if self.media.theme.width(both, self.media.theme.least) <= room else self._whose

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, caption, number, and the bar with its mark at the half."""
        pen, r = self.pen(surface), self.rect
        self.draw_icon(pen)
        area = pygame.Rect(r.x + ICON + 16, r.y + 4, r.width - ICON - 28, 32)
        pen.text(self.words(), 28, theme.BONE, True, shadow=True, midright=(area.right, area.centery))
        room, ink = area.width - 110, theme.BONE if self._whose else theme.DIM
        caption = pen.line(self._caption(room), room, 20, ink, midleft=area.midleft)
        draw_share(pen, pygame.Rect(area.x, area.bottom + 4, area.width, 22), max(0, self.shown), "rep")
        if self._since and self._floated >= FLOAT_MS:
            ink = theme.GOOD if self._since > 0 else theme.BAD
            text = self.media.theme.text(signed(self._since), 20, ink, True)
            chip = pygame.Rect(caption.right + 10, area.y + 2, text.get_width() + 18, area.height - 2)
            pen.nine("chip", chip)
            pen.put(text, center=chip.center)
        self.draw_float(pen, (caption.right + 12, area.y + 2))


def source(media: Media, kind: str) -> str:
    """What a number is, and where it comes from."""
    return f"{media.t(f'realigious.resource.{kind}')} · {media.t(f'realigious.resource.{kind}.from')}"


def unknown(view: SeatView, seat: int) -> str:
    """What stands for a number that is not told: who is out has nothing any more (R2.10), that of others is hidden."""
    return "table.hidden" if view.seats[seat].alive else "table.none"


def draw_share(pen: Pen, bar: pygame.Rect, value: int, fill: str) -> None:
    """A bar of 0..100 with a brass mark at 50; below it the part that was lost is dim red."""
    inner = pen.bar(bar, value, 100, fill)
    width, middle = round(inner.width * min(value, 100) / 100), inner.x + inner.width * HALFWAY // 100
    if value < HALFWAY:
        lost = pygame.Rect(inner.x + width, inner.y + 2, middle - inner.x - width, inner.height - 4)
        pen.surface.fill((92, 34, 34), lost)
    pygame.draw.line(pen.surface, theme.BLACK, (middle + 1, bar.y), (middle + 1, bar.bottom), 3)
    pygame.draw.line(pen.surface, theme.GOLD, (middle, bar.y - 2), (middle, bar.bottom + 1), 2)


def signed(value: int) -> str:
    """A change with its sign."""
    return f"+{value:,}" if value > 0 else f"−{-value:,}" if value < 0 else "0"
