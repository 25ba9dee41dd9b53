"""What a filling of dice would come to, drawn: each threshold with its chance, each result with its chance as a bar,
whom the attack would kill, what of a blow comes through.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.vermilion.content import ENEMIES, GEAR
from game.titles.vermilion.view import zone_odds
from scenes.media import theme
from scenes.titles.vermilion.card_words import name_of
from scenes.titles.vermilion.wells import MET, MISSED, OPEN, PLAIN, ThresholdLine, draw_threshold, threshold_of
from scenes.widgets.base import Widget
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.titles.vermilion.content import When
    from game.titles.vermilion.view import FoeView
    from scenes.titles.vermilion.preview import Forecast, Struck
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike, WidgetParent

LINE, MOST_TARGETS = 28, 3


class Sight(NamedTuple):
    """What is looked at: a piece of gear with its thresholds, what the rules say of it, the power of a blow (-1: none).
    Without a forecast nothing is known yet.
    """

    item: str
    thresholds: Sequence[When]
    forecast: Forecast | None
    power: int = -1


def percent(ways: int, of: int) -> str:
    """A chance in whole percent; what is possible is never 0, what is not sure never 100."""
    share = round(100 * ways / max(1, of))
    if 0 < ways < of:
        share = min(99, max(1, share))
    return f"{share} %"


def lines_of(words: Words, sight: Sight, slot: str) -> list[ThresholdLine]:
    """The thresholds with how they stand."""
    found, told = [], sight.forecast
    for i, when in enumerate(sight.thresholds):
        if told is None:
            found.append(threshold_of(words.media, when, slot, PLAIN))
            continue
        ways = told.met[i]
        state = MET if ways == told.ways else OPEN if ways else MISSED
        found.append(threshold_of(words.media, when, slot, state, percent(ways, told.ways)))
    return found


def summary(words: Words, sight: Sight, slot: str) -> str:
    """The same in words, for those who hear it."""
    told = sight.forecast
    if told is None:
        return ""
    rows = [words.t("vermilion.fill.mean", n=f"{told.mean:.1f}")]
    rows += [f"{line.words} {line.chance}" for line in lines_of(words, sight, slot)]
    rows += target_rows(words, told)
    if sight.power >= 0:
        rows.append(words.t("vermilion.defend.guard", n=percent(told.through.get(0, 0), told.ways)))
    return "\n".join(rows)


def target_words(words: Words, target: Struck, ways: int, alone: bool = False) -> str:
    """What an attack would do to an enemy on average, and how probably it dies, or is in reach at all; `alone`: it
    reaches no other."""
    some = target.reached >= 0
    key = "vermilion.fill.target.some" if some else "vermilion.fill.target.only" if alone else "vermilion.fill.target"
    return words.t(key, what=words.unit(target.unit), n=f"{target.damage / max(1, ways):.1f}",
                   chance=percent(target.deaths, ways), reach=percent(max(0, target.reached), ways))  # fmt: skip


def target_rows(words: Words, told: Forecast) -> list[str]:
    """What becomes of those in reach: first what a threat token would lead to, then damage and death of each."""
    alone = len(told.targets) == 1
    most = MOST_TARGETS - bool(told.targets[MOST_TARGETS:])
    found = [target_words(words, one, told.ways, alone) for one in told.targets[:most]]
    if told.targets[most:]:
        found.append(words.t("vermilion.fill.target.more", n=len(told.targets) - most))
    if told.threat and found:
        found.insert(int(alone), threat_words(words, told))
    if told.aims and not found:
        found.append(words.t("vermilion.fill.target.none"))
    return found


def threat_words(words: Words, told: Forecast) -> str:
    """R5.5. How probably the enemy that is hit gains a threat token; where there is but one, what its next roll would
    lead to then: the zone that becomes so much more probable as no other."""
    chance = percent(told.threat, told.ways)
    foe = words.foe_of(told.targets[0].unit)
    if len(told.targets) > 1 or foe is None:
        return words.t("vermilion.fill.threat.any", chance=chance)
    after, ways = zone_odds(foe.kind, foe.threat + 1 - foe.calm)
    zones = ENEMIES[foe.kind].zones
    worst = max(range(len(zones)), key=lambda i: after[i] * foe.ways - foe.odds[i] * ways)
    return words.t("vermilion.fill.threat", chance=chance, before=foe.threat, after=foe.threat + 1,
                   zone=words.t(f"vermilion.zone.{zones[worst].zone}"), action=words.action(zones[worst].name),
                   now=percent(foe.odds[worst], foe.ways), then=percent(after[worst], ways))  # fmt: skip


def turned(words: Words, foe: FoeView) -> str:
    """R5.6. What the next roll of an enemy leads to once a threat token of it is turned over: the zones whose chances
    change."""
    after, ways = zone_odds(foe.kind, foe.threat - foe.calm - 2)
    zones = ENEMIES[foe.kind].zones
    found = [words.t("vermilion.suppress.zone", zone=words.t(f"vermilion.zone.{zone.zone}"),
                     now=percent(foe.odds[i], foe.ways).removesuffix(" %"), then=percent(after[i], ways))
             for i, zone in enumerate(zones) if after[i] * foe.ways != foe.odds[i] * ways]  # fmt: skip
    return ", ".join(found)


class Outlook(Widget):
    """Thresholds above, below them the bars."""

    def __init__(self, parent: WidgetParent, rect: RectLike, sight: Sight, words: Words) -> None:
        self.sight, self.words = sight, words
        self.slot = "" if not sight.item else {"w": "arm", "a": "torso", "s": "legs"}.get(sight.item[0], "")
        told = summary(words, sight, self.slot)
        super().__init__(parent, rect, name="outlook", spoken=told)

    def draw(self, surface: pygame.Surface) -> None:
        """Gear, thresholds, bars, targets."""
        pen, r, sight = Pen(surface, self.media), self.rect, self.sight
        if sight.forecast is None:
            pen.line(self.media.t("vermilion.fill.hint"), r.width, 20, theme.DIM, align="center", center=r.center)
            return
        y = r.y
        if sight.item:
            name = name_of(self.media, sight.item)
            place = pen.line(name, r.width, 20, theme.GOLD, True, height=LINE, midleft=(r.x + 4, y + LINE // 2))
            if sight.thresholds:
                pen.line(self.media.t("vermilion.fill.alone"), r.right - place.right - 24, theme.SMALL, theme.DIM,
                         height=LINE, midright=(r.right - 4, y + LINE // 2))  # fmt: skip
            y += LINE
        for line in lines_of(self.words, sight, self.slot):
            draw_threshold(pen, line, pygame.Rect(r.x, y, r.width, LINE - 2), 20)
            y += LINE
        y += 6
        told = sight.forecast
        if sight.power >= 0:
            shown, caption = told.through, self.media.t("vermilion.defend.through")
            right = self.media.t("vermilion.defend.guard", n=percent(told.through.get(0, 0), told.ways))
        else:
            base = GEAR[sight.item].base if sight.item in GEAR else 0
            shown, caption = told.results, self.media.t("vermilion.fill.result", n=base)
            right = self.media.t("vermilion.fill.mean", n=f"{told.mean:.1f}")
        room = r.width * 45 // 100
        mean = pen.line(right, room, 20, theme.BONE, True, height=LINE, midright=(r.right - 4, y + LINE // 2))
        pen.line(caption, mean.left - r.x - 12, 20, theme.DIM, height=LINE, midleft=(r.x + 4, y + LINE // 2))
        y += LINE
        rows = target_rows(self.words, told)
        if told.lost:
            rows.insert(0, self.media.t("vermilion.fill.lost", n=percent(told.lost, told.ways)))
        rows = rows[: max(1, (r.bottom - y - 62) // LINE)]  # the one that is hit stands before the bars
        bars = pygame.Rect(r.x, y, r.width, r.bottom - y - len(rows) * LINE)
        draw_bars(pen, bars, shown, told.ways, sight.power >= 0)
        for i, row in enumerate(rows):
            line_y = bars.bottom + i * LINE + LINE // 2
            pen.line(row, r.width - 8, 20, theme.BONE, height=LINE, midleft=(r.x + 4, line_y))


def draw_bars(pen: Pen, area: pygame.Rect, shown: Mapping[int, int], ways: int, less_is_good: bool) -> None:
    """A bar for each number with its chance above; the numbers stand below."""
    if not shown or area.height < 40:
        return
    numbers = list(range(min(shown), max(shown) + 1))
    step = min(64, area.width // max(1, len(numbers)))
    x = area.centerx - step * len(numbers) // 2
    most = max(shown.values())
    high = area.height - 44
    for number in numbers:
        there = shown.get(number, 0)
        bar = pygame.Rect(x + 4, 0, step - 8, max(2, round(high * there / most)) if there else 1)
        bar.bottom = area.bottom - 22
        ink = theme.GOOD if less_is_good and number == 0 else theme.BRASS_LIGHT if there else theme.FAINT
        pygame.draw.rect(pen.surface, ink, bar, 0, 3)
        pen.line(str(number), step, theme.SMALL, theme.BONE, True, height=22, align="center",
                 center=(bar.centerx, area.bottom - 10))  # fmt: skip
        if there and step >= 40:
            pen.line(percent(there, ways), step, theme.SMALL, theme.DIM, height=22, align="center",
                     midbottom=(bar.centerx, bar.top + 1))  # fmt: skip
        x += step
