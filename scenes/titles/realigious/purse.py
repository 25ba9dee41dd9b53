"""The reputation bar and the three resources (10.1.2, 10.1.3): icon and number; what changes floats and settles
(C6.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.titles.realigious.badge import subject
from scenes.widgets.base import Group, Host, RectLike, Words

if TYPE_CHECKING:

    from game.titles.realigious.view import SeatView

SETTLE_MS, FLOAT_MS = 600, 1500
ICON = 44
KINDS = ("believers", "donations", "influence")
UNKNOWN = -1
HALFWAY = 50


class Counter(Spot):
    """A number that rolls to its new value while the change floats below it. `value` -1: not known to the reader."""

    glow = 16

    def __init__(self, parent: Host, rect: RectLike, ref: str, calls: Calls, icon: str, *, tip: Words = "") -> None:
        super().__init__(parent, rect, ref, calls, tip=tip)
        self.icon = icon
        self.value = UNKNOWN
        self._from = self._shown = UNKNOWN
        self._settling = SETTLE_MS
        self._float: pygame.Surface | None = None
        self._floated = FLOAT_MS

    @property
    def shown(self) -> int:
        """The number on the screen: between old and new while it settles."""
        return self._shown

    def put(self, value: int, moving: bool) -> None:
        """Another value; with `moving` it rolls there and the change floats, where animations are wanted (C6.5)."""
        if value == self.value:
            return
        change = value - self.value
        known = UNKNOWN not in (value, self.value)
        self._from, self.value = self._shown, value
        if moving and known and self._may_roll():
            self._settling = 0
            self._floated = 0
            words = f"+{change:,}" if change > 0 else f"−{-change:,}"
            colour = theme.GOOD if change > 0 else theme.BAD
            self._float = self.media.theme.text(words, 20, colour, True, shadow=True).copy()
            self.ui.ticking[self] = None
        else:
            self.finish()
        self.invalidate()

    def _may_roll(self) -> bool:
        settings = self.media.settings
        return self.media.motion and settings.animation_speed != "off" and not settings.reduced_motion

    def finish(self) -> None:
        """The value stands at once."""
        self._shown, self._settling, self._floated = self.value, SETTLE_MS, FLOAT_MS
        self.ui.ticking.pop(self, None)
        self.invalidate()

    def tick(self, dt: int) -> None:
        """Rolls and floats."""
        self._settling = min(SETTLE_MS, self._settling + dt)
        self._floated += dt
        share = theme.ease_out(self._settling / SETTLE_MS)
        self._shown = round(self._from + (self.value - self._from) * share)
        if self._floated >= FLOAT_MS:
            self.finish()
        self.invalidate()

    def words(self) -> str:
        """The number as it is written."""
        return f"{self._shown:,}" if self._shown != UNKNOWN else self.media.t("realigious.word.hidden")

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, number, what floats."""
        if self.hovered or self.focused:
            surface.blit(self.media.sprites.nine("nine/row_hot", self.rect.size), self.rect)
        icon = self.media.sprites.get(self.icon, size=(ICON, ICON))
        surface.blit(icon, icon.get_rect(midleft=(self.rect.x + 6, self.rect.centery)))
        x = self.rect.x + ICON + 14
        rising = self.value != UNKNOWN and self._settling < SETTLE_MS
        colour = theme.BONE if not rising else theme.GOOD if self.value >= self._from else theme.BAD
        number = self.media.theme.line(self.words(), self.rect.right - x - 4, 28, colour, True, True)
        surface.blit(number, number.get_rect(midleft=(x, self.rect.centery)))
        self.draw_float(surface, (x, self.rect.centery + 12))

    def draw_float(self, surface: pygame.Surface, place: tuple[int, int]) -> None:
        """The change, sinking a little and fading in its last third."""
        if self._float is None or self._floated >= FLOAT_MS:
            return
        share = self._floated / FLOAT_MS
        self._float.set_alpha(255 if share < 0.66 else round(255 * (1 - share) / 0.34))
        surface.blit(self._float, (place[0], place[1] + round(8 * theme.ease_out(share))))


class PurseWidget(Group, Part):
    """Believers, donations, influence of the reader; for onlookers what is public of the turn player."""

    def __init__(self, parent: Host, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, name="purse")
        width = self.rect.width // len(KINDS)
        self.counters: dict[str, Counter] = {}
        for i, kind in enumerate(KINDS):
            place = (self.rect.x + i * width, self.rect.y, width - 4, self.rect.height)
            counter = Counter(self, place, f"resource:{kind}", calls, f"realigious/resource/{kind}")
            counter.tip = self._tip(kind)
            counter.rule = "R4"
            self.counters[kind] = counter
        self._seat = -1

    def _tip(self, kind: str) -> str:
        return f"{self.media.t(f'realigious.resource.{kind}')}\n{self.media.t(f'realigious.resource.{kind}.text')}"

    def show(self, view: SeatView) -> None:
        """Takes the numbers; those of another player stand at once."""
        seat = subject(view)
        moving, self._seat = seat == self._seat, seat
        own = view.own
        amounts = {
            "believers": view.seats[seat].believers,
            "donations": own.donations if own is not None else UNKNOWN,
            "influence": own.influence if own is not None else UNKNOWN,
        }
        for kind, amount in amounts.items():
            self.counters[kind].put(amount, moving)

    def finish(self) -> None:
        """All numbers stand."""
        for counter in self.counters.values():
            counter.finish()

    def anchor(self, name: str) -> tuple[int, int]:
        """Where what flies to a resource lands ("believers"); the middle for anything else."""
        counter = self.counters.get(name)
        return (counter.rect.x + 28, counter.rect.centery) if counter is not None else self.rect.center


class ReputationBar(Counter, Part):
    """R2.2: from 0 to 100 with a mark at 50, where everybody starts. The own number is never hidden."""

    def __init__(self, parent: Host, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, "resource:reputation", calls, "realigious/resource/reputation", tip=self._tip)
        self.name = "reputation"
        self.rule = "R2.2"
        self._seat = -1
        self._price: tuple[tuple[str, int], ...] = ()

    def show(self, view: SeatView) -> None:
        """Takes the reputation and the price of declaring combat."""
        seat = subject(view)
        moving, self._seat = seat == self._seat, seat
        own = view.own
        public = view.seats[seat].reputation
        value = own.reputation if own is not None else UNKNOWN if public is None else public
        self._price = tuple((t.text, t.value) for t in own.price_terms) if own is not None else ()
        self.put(value, moving)

    def _tip(self) -> str:
        t = self.media.t
        lines = [t("realigious.resource.reputation"), t("realigious.resource.reputation.text")]
        if self._price:
            lines.append("")
            if len(self._price) > 1:
                lines += [
                    f"{t(f'realigious.{text}')}  {value if i == 0 else signed(value)}" for i, (text,
                        value) in enumerate(self._price)
                ]
            lines.append(t("realigious.screen.combat_price", n=max(0, sum(value for _, value in self._price))))
        return "\n".join(lines)

    def words(self) -> str:
        """In percent."""
        return f"{self._shown}%" if self._shown != UNKNOWN else self.media.t("realigious.word.hidden")

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, caption, number, and the bar with its mark at the half."""
        sprites, type_ = self.media.sprites, self.media.theme
        if self.hovered or self.focused:
            surface.blit(sprites.nine("nine/row_hot", self.rect.size), self.rect)
        icon = sprites.get(self.icon, size=(ICON, ICON))
        surface.blit(icon, icon.get_rect(midleft=(self.rect.x + 6, self.rect.centery)))
        area = pygame.Rect(self.rect.x + ICON + 16, self.rect.y + 4, self.rect.width - ICON - 28, 32)
        number = type_.text(self.words(), 28, theme.BONE, True, shadow=True)
        surface.blit(number, number.get_rect(midright=(area.right, area.centery)))
        caption = type_.line(self.media.t("realigious.resource.reputation"), area.width - 110, 20, theme.DIM)
        surface.blit(caption, caption.get_rect(midleft=area.midleft))
        bar = pygame.Rect(area.x, area.bottom + 4, area.width, 22)
        draw_share(surface, self, bar, max(0, self._shown), "rep")
        self.draw_float(surface, (area.x + caption.get_width() + 12, area.y + 2))


def draw_share(surface: pygame.Surface, widget: Spot, bar: pygame.Rect, value: int, fill: str) -> None:
    """A bar of 0..100 with a brass mark at 50; below it the part that was lost is dim red."""
    sprites = widget.media.sprites
    surface.blit(sprites.nine("nine/bar", bar.size), bar)
    inner = bar.inflate(-6, -6)
    width = round(inner.width * min(value, 100) / 100)
    middle = inner.x + inner.width * HALFWAY // 100
    if value < HALFWAY:
        lost = pygame.Rect(inner.x + width, inner.y + 2, middle - inner.x - width, inner.height - 4)
        surface.fill((92, 34, 34), lost)
    if width >= 8:
        surface.blit(sprites.nine(f"nine/bar_fill_{fill}", (width, inner.height)), inner)
    pygame.draw.line(surface, theme.BLACK, (middle + 1, bar.y), (middle + 1, bar.bottom), 3)
    pygame.draw.line(surface, theme.GOLD, (middle, bar.y - 2), (middle, bar.bottom + 1), 2)


def signed(value: int) -> str:
    """A change with its sign."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"
