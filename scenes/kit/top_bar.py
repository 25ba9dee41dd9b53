"""What stands in the top bar: counters that roll, the strip of phases, signs with figures, facts in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Plate, Spot
from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent, Words
from scenes.widgets.names import NARROWEST, narrowed, two_lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from scenes.widgets.pen import Pen

SETTLE_MS, FLOAT_MS = 600, 1500
ICON = 44
UNKNOWN = -1
"""The value of a counter that the reader does not know."""
STEP, SIGN = 44, 60
PHASE_ICON, FACT_ICON = 36, 30
CLOSE, WIDE, AIR = 22, 28, 8
BESIDE, PICTURE = 50, 38
"""What stands beside a fact's words: its sign, and each picture."""
GIVES_WAY = 4
"""In steps so long the longest of some facts becomes shorter where they have no room."""
DIMMED = (126, 120, 118)


class Counter(Spot):
    """A number that rolls to its new value while the change floats below it (C6.5)."""

    glow, briefly = 16, True

    def __init__(self, parent: WidgetParent, rect: RectLike, ref: str, calls: Calls, icon: str, *,
                 tip: Words = "") -> None:
        super().__init__(parent, rect, ref, calls, tip=tip)
        self.icon = icon
        self.value = UNKNOWN
        self.unknown = "table.hidden"
        self._from = self._shown = UNKNOWN
        self._settling = SETTLE_MS
        self._float: pygame.Surface | None = None
        self._floated = FLOAT_MS

    @property
    def shown(self) -> int:
        """The number on the screen: between old and new while it settles."""
        return self._shown

    def count(self, value: int, moving: bool) -> None:
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
        return f"{self._shown:,}" if self._shown != UNKNOWN else self.media.t(self.unknown)

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, number, what floats."""
        pen, r = self.pen(surface), self.rect
        self.draw_icon(pen)
        x = r.x + ICON + 14
        rising = self.value != UNKNOWN and self._settling < SETTLE_MS
        colour = theme.BONE if not rising else theme.GOOD if self.value >= self._from else theme.BAD
        pen.line(self.words(), r.right - x - 4, 28, colour, True, True, midleft=(x, r.centery))
        self.draw_float(pen, (x, r.centery + 12))

    def draw_icon(self, pen: Pen) -> None:
        """The icon, on a lit ground under the pointer."""
        if self.hot:
            pen.nine("row_hot", self.rect)
        pen.icon(self.icon, ICON, midleft=(self.rect.x + 6, self.rect.centery))

    def draw_float(self, pen: Pen, place: tuple[int, int]) -> None:
        """The change, sinking a little and fading in its last third."""
        if self._float is None or self._floated >= FLOAT_MS:
            return
        share = self._floated / FLOAT_MS
        self._float.set_alpha(255 if share < 0.66 else round(255 * (1 - share) / 0.34))
        pen.put(self._float, topleft=(place[0], place[1] + round(8 * theme.ease_out(share))))


class Counters(Group, Part):
    """Counters side by side: `icons` are their sprites by refs. The numbers of another seat stand at once."""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls, icons: Mapping[str, str],
                 rule: str = "") -> None:
        super().__init__(parent, rect, name="purse")
        r, width, self._seat = self.rect, self.rect.width // len(icons), UNKNOWN
        self.counters = {
            ref: Counter(self, (r.x + i * width, r.y, width - 4, r.height), ref, calls, icon)
            for i, (ref, icon) in enumerate(icons.items())
        }
        for counter in self.counters.values():
            counter.rule = rule

    def count(self, seat: int, values: Mapping[str, int]) -> None:
        """The numbers of a seat by their refs."""
        moving, self._seat = seat == self._seat, seat
        for ref, value in values.items():
            self.counters[ref].count(value, moving)

    def finish(self) -> None:
        """All numbers stand."""
        for counter in self.counters.values():
            counter.finish()

    def anchor(self, ref: str) -> tuple[int, int]:
        """Where what flies to a counter lands; the middle for anything else."""
        counter = self.counters.get(ref)
        return (counter.rect.x + 6 + ICON // 2, counter.rect.centery) if counter is not None else self.rect.center


class PhaseStrip(Group, Part):
    """The phases with the present one lit, whose turn it is over a smaller line, signs at the right. `phases`: refs and
    their sprites; `tip(ref)` tells of one.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, phases: Mapping[str, str], signs: int = 0, calls: Calls = NO_CALLS,
        rule: str = "",
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, name="phase_strip")
        self.calls, r = calls, self.rect
        self.steps = [
            PhaseStep(self, (r.x + i * STEP, r.centery - 22, STEP, 44), ref, sprite, rule)
            for i, (ref, sprite) in enumerate(phases.items())
        ]
        self.signs = [
            Sign(self, (r.right - (signs - i) * SIGN - 4 * (signs - 1 - i), r.y + 6, SIGN, SIGN), "", calls)
            for i in range(signs)
        ]
        self._lines = ("", "", theme.BONE)
        left = len(phases) * STEP + 14
        self._area = pygame.Rect(r.x + left, r.y, r.width - left - signs * SIGN - 6, r.height)

    def tip_of(self, ref: str) -> str:
        """What a phase is."""
        return ""

    def tell(self, phase: str, turn: str, below: str, colour: theme.Colour) -> None:
        """The phase that it is, whose turn in which colour, the smaller line."""
        for step in self.steps:
            step.display(step.ref == phase)
        if (turn, below, colour) != self._lines:
            self._lines = (turn, below, colour)
            self.invalidate()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Both lines; a turn that is too long for one is narrower, and where that is not enough stands on two."""
        turn, below, colour = self._lines
        area, type_ = self._area, self.media.theme
        ink = theme.mix(colour, theme.BONE, 0.45)
        wide = type_.width(turn, type_.least, True)
        narrow = area.width < wide <= area.width / NARROWEST
        long = wide > area.width and not narrow
        if narrow:
            rows = [narrowed(self.media, turn, area.width, ink)]
        elif long:
            lines = two_lines(self.media, turn, area.width)
            if any(type_.width(line, type_.least, True) > area.width for line in lines):
                lines = type_.wrap(turn, type_.least, area.width, True)
            rows = [type_.line(words, area.width, theme.SMALL, ink, True, True, CLOSE) for words in lines]
        else:
            room = area.width - (AIR if wide <= area.width - AIR else 0)  # it keeps off the sign beside it
            rows = [type_.line(turn, room, theme.BODY, ink, True, True)]
        step = CLOSE if long else WIDE
        rows.append(type_.line(below, area.width, theme.SMALL if long else 20, theme.DIM, height=step))
        for i, row in enumerate(rows):
            y = area.centery + (2 * i - len(rows) + 1) * step // 2
            surface.blit(row, row.get_rect(midleft=(area.x, y)))


class PhaseStep(Spot):
    """One phase; its content is whether it is this phase now."""

    content = False

    def __init__(self, strip: PhaseStrip, rect: RectLike, ref: str, sprite: str, rule: str) -> None:
        self.sprite = sprite
        super().__init__(strip, rect, ref, strip.calls, tip=lambda: strip.tip_of(ref))
        self.rule = rule

    def draw(self, surface: pygame.Surface) -> None:
        """The icon: bright on a gold plate now, dim otherwise."""
        pen = self.pen(surface)
        if self.content:
            pen.nine("slot_selected", self.rect)
        pen.icon(self.sprite, PHASE_ICON, None if self.content else DIMMED, center=self.rect.center)


class Sign(Spot):
    """A sprite with a figure at its foot."""

    content = ("", "")

    def tell(self, sprite: str, figure: str, tip: str, ref: str) -> None:
        """Another picture, figure and tooltip, and the page that it stands for."""
        self.tip, self.ref, self.name = tip, ref, f"spot.{ref.partition(':')[0]}"
        self.display((sprite, figure))

    def figure_place(self) -> pygame.Rect | None:
        """Where the figure stands; None where there is none."""
        if not self.content[1]:
            return None
        wide = self.media.theme.width(self.content[1], theme.SMALL, True)
        plate = pygame.Rect(0, 0, max(24, wide + 10), 24)
        plate.bottomright = self.rect.bottomright
        return plate

    def draw(self, surface: pygame.Surface) -> None:
        """Picture, and the figure on a dark plate."""
        pen, (sprite, figure) = self.pen(surface), self.content
        if not self.media.sprites.has(sprite):
            return
        if self.hot:
            pen.nine("row_hot", self.rect)
        pen.icon(sprite, self.rect.inflate(-6, -6).size, center=self.rect.center)
        plate = self.figure_place()
        if plate is not None:
            pen.nine("chip", plate)
            pen.put(self.media.theme.text(figure, theme.SMALL, theme.BONE, True), center=plate.center)


class FactSpot(Spot):
    """An icon and some words; they lead to a page where there is a ref."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, ref: str, calls: Calls, icon: str, words: str, tip: str = ""
    ) -> None:
        super().__init__(parent, rect, ref, calls, tip=tip or words)
        self.content = (icon, words)

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, words."""
        pen, r, (icon, words) = self.pen(surface), self.rect, self.content
        if self.hot and self.ref:
            pen.nine("row_hot", r)
        pen.icon(icon, FACT_ICON, midleft=(r.x + 2, r.centery))
        x = FACT_ICON + 8
        pen.line(words, r.width - x, 20, theme.BONE, height=min(r.height, 46), midleft=(r.x + x, r.centery))


class Fact(NamedTuple):
    """Something that holds now. `bad`: a warning; `pictures` stand behind the words; `short`: words for little room."""

    icon: str
    words: str
    tip: str
    bad: bool = False
    pictures: tuple[str, ...] = ()
    short: str = ""


class FactRow(Group, Plate, Part):
    """What holds now, each fact on a plate, the last one at the right edge. Where there is no room for all words, those
    go that stand before pictures, then there are fewer, then the longest ones stand on two lines or are set smaller.
    """

    content: Sequence[Fact] = ()

    def __init__(self, parent: WidgetParent, rect: RectLike) -> None:
        super().__init__(parent, rect, name="facts")

    def display(self, content: Sequence[Fact]) -> None:
        """These facts."""
        if content == self.content:
            return
        self.content = content
        self.clear()
        x, short = self.rect.right + 8, list(content)
        for i, fact in enumerate(content):
            if fact.pictures and self._over(short) > 0:
                short[i] = fact._replace(words="")
        for i, fact in enumerate(short):
            if fact.short and self._over(short) > 0:
                short[i] = fact._replace(words=fact.short)
        widths = self._widths(short)
        for fact, full, width in zip(reversed(short), reversed(content), reversed(widths), strict=True):
            x -= width + 8
            place = (x, self.rect.y, width, self.rect.height)
            _FactPlate(self, place, tip=fact.tip, spoken=full.words).display(fact)

    def _widths(self, facts: Sequence[Fact]) -> list[int]:
        """How wide each plate is; the longest words give way first, on a second line or set smaller."""
        widths = [self._width(fact) for fact in facts]
        for _ in range(max(0, self._over(facts)), 0, -GIVES_WAY):
            giving = [i for i, fact in enumerate(facts) if self._may_give(fact, widths[i])]
            if giving:
                widths[max(giving, key=lambda i: widths[i])] -= GIVES_WAY
        return widths

    def _width(self, fact: Fact) -> int:
        words = self.media.theme.width(fact.words, theme.SMALL, True) + 12 if fact.words else 0
        return words + 46 + PICTURE * len(fact.pictures)

    def _may_give(self, fact: Fact, width: int) -> bool:
        """Whether all words can still be read when the plate is shorter by a step."""
        room = width - GIVES_WAY - BESIDE - PICTURE * len(fact.pictures)
        typed = self.media.theme
        longest = max((typed.width(word, typed.least, True) for word in fact.words.split()), default=room + 1)
        return longest <= room and typed.holds(fact.words, room, self.rect.height, True)

    def _over(self, facts: Sequence[Fact]) -> int:
        """How much wider all of them are than their room."""
        return sum(self._width(fact) + 8 for fact in facts) - 8 - self.rect.width


class _FactPlate(Plate):
    """One fact."""

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, icon, words, pictures."""
        pen, r, fact = self.pen(surface), self.rect, self.content
        pen.nine("plate", r)
        x = r.x + 8 + (34 if pen.icon(fact.icon, 28, midleft=(r.x + 8, r.centery)).width else 0)
        right = r.right - 8
        for name in reversed(fact.pictures):
            pen.icon(name, 34, midright=(right, r.centery))
            right -= 38
        ink = theme.BAD if fact.bad else theme.BONE
        if fact.words:
            pen.line(fact.words, right - x, theme.SMALL, ink, True, height=r.height, midleft=(x, r.centery))
