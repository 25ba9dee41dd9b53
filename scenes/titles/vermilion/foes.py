"""The enemies in the order in which they act, at the right of the board: number, portrait, HP, DEF and shield, tokens,
the dice of this round with their total, and the zone of the action that is fixed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.vermilion.content import ENEMIES
from game.titles.vermilion.forecast import is_to_come
from game.titles.vermilion.grammar import PLAIN, foe_step
from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.asking_outlook import percent
from scenes.titles.vermilion.dice import draw_die_view
from scenes.titles.vermilion.pieces import chances
from scenes.widgets.base import Group, RectLike

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.titles.vermilion.view import FoeView, SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.pen import Pen

    Line = Callable[[Pen, FoeView, pygame.Rect], None]

GAP, TALL = 4, 184
"""Between two rows, and the most that one needs: what an enemy does may take several lines."""
LINE, BAND = 22, 58
ROOMY, MIDDLE, LOW = 130, 86, 54
"""From these heights on a row has three lines and more, two, and one."""
NAMED = 98
"""From this height on a row that has acted says as what."""
FLAT, BAR = 36, 62
"""A band less than FLAT high has everything side by side."""
DIE, BADGE, SIGN = 18, 36, 18
STRIKES = ("melee", "ranged", "area", "everyone")
"""Steps that do damage to others."""


class FoeRow(Spot):
    """One enemy."""

    content: FoeView | None = None
    glow, briefly = 14, True
    coming = False
    """Its fixed action is still to come."""

    def __init__(self, parent: FoeStrip, rect: RectLike, unit: str) -> None:
        self.strip, self.unit = parent, unit
        super().__init__(parent, rect, f"unit:{unit}", parent.calls, tip=self._told, name=f"foe.{unit}")

    def comes(self, coming: bool) -> None:
        """Whether its action is still to come: it acts, or a choice over it was taken back."""
        if coming != self.coming:
            self.coming = coming
            self.invalidate()

    def _told(self) -> str:
        return "" if self.content is None else told(self.strip.words, self.content)

    def draw(self, surface: pygame.Surface) -> None:
        """Number and portrait, bar and tokens, the fixed action."""
        foe = self.content
        if foe is None:
            return
        pen, r = self.pen(surface), self.rect
        if self.lit:
            pen.nine("glow", r.inflate(18, 18))
        pen.nine("row_hot" if self.hot else "row", r)
        if self.lit or self.hot:
            pygame.draw.rect(surface, theme.TEAL if self.lit else theme.GOLD, r.inflate(-2, -2), 2, 8)
        lines = self._lines(foe)
        band = pygame.Rect(r.x + 4, r.y + 4, r.width - 8, r.height - 8 - LINE * len(lines))
        if r.height >= ROOMY:
            band.height = BAND
        side = min(56, band.height)
        face = pygame.Rect(band.x, band.centery - side // 2, side, side)
        pygame.draw.rect(surface, theme.INK, face, 0, 8)
        pen.icon(f"vermilion/portrait/{foe.kind}", side, center=face.center)
        plate = pygame.Rect(0, 0, 24, 22).move_to(topleft=(face.x - 3, face.y - 3))
        pygame.draw.rect(surface, (16, 14, 20), plate, 0, 9)
        pen.text(foe.unit[1:], theme.SMALL, theme.GOLD, True, center=plate.center)
        badge = min(BADGE, band.height)
        middle = pygame.Rect(face.right + 6, band.y, band.right - badge - 6 - face.right - 6, band.height)
        self._middle(pen, foe, middle)
        self._zone(pen, foe, pygame.Rect(band.right - badge, band.y, badge, band.height), self._dice in lines)
        for i, line in enumerate(lines):
            high = r.bottom - 4 - band.bottom - LINE * i if line == self._steps else LINE - 2
            line(pen, foe, pygame.Rect(band.x, band.bottom + LINE * i + 1, band.width, high))

    def _lines(self, foe: FoeView) -> list[Line]:
        """What stands below: before its roll what may come of that, after it what it does, in words where there is room
        for them, else in signs; a low row has its one line for both."""
        high = self.rect.height
        if high < LOW:
            return []
        if foe.dice and self.coming:
            if high < MIDDLE:
                return [self._plan]
            return [self._dice, self._action, self._steps] if high >= ROOMY else [self._action, self._signs]
        more = [self._dice, self._action] if high >= ROOMY else [self._action] if high >= NAMED else []
        return [self._chances, *more] if foe.dice and foe.action else [self._chances]

    def _beside(self, pen: Pen, foe: FoeView, area: pygame.Rect) -> None:
        """HP, beside it DEF, shield and tokens: a low row."""
        bar = pygame.Rect(area.x, area.centery - 11, BAR, 22)
        pen.bar(bar, max(0, foe.hp), max(1, foe.most), "bad", 4)
        pen.line(f"{foe.hp}/{foe.most}", bar.width - 4, theme.SMALL, theme.BONE, True, shadow=True,
                 height=bar.height - 2, align="center", center=bar.center)  # fmt: skip
        x = bar.right + 8
        for sign, figure in facts_of(foe):
            wide = 18 + (pen.media.theme.width(figure, theme.SMALL, True) + 3 if figure else 2)
            if x + wide > area.right:
                return
            icon = pen.icon(sign, 18, midleft=(x, area.centery))
            if figure:
                pen.text(figure, theme.SMALL, theme.BONE, True, theme.BLACK, midleft=(icon.right + 1, area.centery - 2))
            x += wide

    def _middle(self, pen: Pen, foe: FoeView, area: pygame.Rect) -> None:
        """HP, below it DEF, shield and tokens."""
        if area.height < FLAT:
            self._beside(pen, foe, area)
            return
        bar = pygame.Rect(area.x, area.y + 1, area.width, min(22, area.height // 2))
        pen.bar(bar, max(0, foe.hp), max(1, foe.most), "bad", 4)
        pen.line(f"{foe.hp}/{foe.most}", bar.width - 4, theme.SMALL, theme.BONE, True, shadow=True,
                 height=bar.height - 2, align="center", center=bar.center)  # fmt: skip
        place = pygame.Rect(area.x, bar.bottom + 2, area.width, area.bottom - bar.bottom - 2)
        facts = facts_of(foe)
        side = min(20, place.height)
        per = max(1, place.width // (side + 14))
        lines = 1 if place.height < 2 * side or len(facts) <= per else 2
        for i, (sign, figure) in enumerate(facts[: per * lines]):
            x = place.x + i % per * (place.width // per)
            y = place.y + (i // per * 2 + 1) * place.height // (2 * lines)
            icon = pen.icon(sign, side, midleft=(x, y))
            if figure:
                pen.text(figure, theme.SMALL, theme.BONE, True, theme.BLACK,
                         midleft=(icon.right + 2, y - (5 if side < SIGN else 2)))  # fmt: skip

    def _zone(self, pen: Pen, foe: FoeView, area: pygame.Rect, told: bool) -> None:
        """The badge of the zone, and the total that led to it."""
        if not foe.zone:
            return
        side = min(BADGE, area.height)
        badge = pen.icon(f"vermilion/zone/{foe.zone}", side, center=area.center)
        if foe.dice and not told:
            pen.text(str(foe.total), theme.SMALL, theme.BONE, True, theme.BLACK, midbottom=(badge.centerx, area.bottom))

    def _dice(self, pen: Pen, foe: FoeView, row: pygame.Rect) -> None:
        """What it rolled, the tokens that counted, its total."""
        x, rolled = row.x, 0
        for die in foe.dice:
            draw_die_view(pen, die, pygame.Rect(x, row.centery - DIE // 2, DIE, DIE))
            rolled += die.faces[-1][0] if die.faces else 0
            x += DIE + 2
        more = f"{foe.total - rolled:+d} " if foe.total != rolled else ""
        pen.line(f"{more}= {foe.total}", row.right - x - 4, theme.SMALL, theme.GOLD, True, height=row.height,
                 midleft=(x + 4, row.centery))  # fmt: skip

    def _action(self, pen: Pen, foe: FoeView, row: pygame.Rect) -> None:
        """The name of what it does, or has done."""
        words = self.strip.words.action(foe.action)
        told = self.media.t("vermilion.foe.done", action=words) if not self.coming else words
        if self.media.theme.width(told, self.media.theme.least) > row.width:
            told = words
        pen.line(told, row.width, theme.SMALL, theme.BONE if self.coming else theme.DIM, height=row.height,
                 midleft=(row.x, row.centery))  # fmt: skip

    def _plan(self, pen: Pen, foe: FoeView, row: pygame.Rect) -> None:
        """The name of what it does, and at the right how hard it strikes; signs alone where a long name has no room."""
        strikes = [one for one in signs_of(foe) if one.strikes]
        shown = sum(self.media.theme.width(one.figure, theme.SMALL, True) + SIGN + 5 for one in strikes)
        if self.media.theme.width(self.strip.words.action(foe.action), self.media.theme.least) + shown > row.width:
            self._signs(pen, foe, row)
            return
        right = row.right
        for sign in reversed(strikes):
            right = pen.text(sign.figure, theme.SMALL, theme.GOLD, True, midright=(right, row.centery)).left - 1
            right = pen.icon(sign.icon, SIGN, midright=(right, row.centery)).left - 4
        self._action(pen, foe, pygame.Rect(row.x, row.y, right - row.x, row.height))

    def _signs(self, pen: Pen, foe: FoeView, row: pygame.Rect) -> None:
        """What it does, a sign with its number for each step and keyword."""
        x = row.x
        for sign in signs_of(foe):
            x = pen.icon(sign.icon, SIGN, midleft=(x, row.centery)).right + 1
            if sign.figure:
                ink = theme.GOLD if sign.strikes else theme.BONE
                x = pen.text(sign.figure, theme.SMALL, ink, sign.strikes, midleft=(x, row.centery)).right
            x += 5

    def _steps(self, pen: Pen, foe: FoeView, row: pygame.Rect) -> None:
        """What it does, as it is printed, in as many lines as it needs."""
        steps = steps_of(foe)
        if steps:
            told = pen.media.theme.paragraph(phrases.steps(self.media.t, steps), row.width, theme.SMALL, theme.DIM,
                                             height=row.height)  # fmt: skip
            pen.put(told, topleft=row.topleft)

    def _chances(self, pen: Pen, foe: FoeView, row: pygame.Rect) -> None:
        """R4.2. How probable each zone is for the next roll with the tokens of now."""
        found = chances(foe)
        right = pen.text("%", theme.SMALL, theme.DIM, midright=(row.right - 2, row.centery)).left
        step, whole = (right - row.x) // max(1, len(found)), max(1, foe.ways)
        for i, (zone, count) in enumerate(found):
            icon = pen.icon(f"vermilion/zone/{zone}", SIGN, midleft=(row.x + i * step, row.centery))
            told = percent(count, whole).removesuffix(" %")
            pen.text(told, theme.SMALL, theme.BONE, midleft=(icon.right + 2, row.centery))


def steps_of(foe: FoeView) -> tuple[str, ...]:
    """The printed steps of the action that is fixed."""
    return next((zone.steps for zone in ENEMIES[foe.kind].zones if zone.name == foe.action), ())


class StepSign(NamedTuple):
    """A step or a keyword as a sprite and its number; `strikes`: it does damage to others."""

    icon: str
    figure: str
    strikes: bool = False


def signs_of(foe: FoeView) -> list[StepSign]:
    """The same as signs: each step, and behind it its keywords."""
    found = []
    for text in steps_of(foe):
        step = foe_step(text)
        figure = step.y if step.verb == "area" else step.x
        found.append(StepSign(phrases.step_sign(text), str(figure or ""), step.verb in STRIKES))
        found += [StepSign(f"vermilion/keyword/{name}", "" if name in PLAIN else str(x))
                  for name, x in step.keywords.items()]  # fmt: skip
    return found


def facts_of(foe: FoeView) -> list[tuple[str, str]]:
    """Signs and figures: final DEF, shield, tokens, what holds of it."""
    found = [("vermilion/state/open", "") if foe.opened else ("vermilion/slot/torso", str(foe.def_))]
    counted = (("vermilion/token/threat", foe.threat), ("vermilion/token/calm", foe.calm),
               ("vermilion/state/shielded", foe.shield), ("vermilion/state/bound", foe.bind))  # fmt: skip
    found += [(sign, str(n)) for sign, n in counted if n]
    held = (("vermilion/state/lying", foe.lying), ("vermilion/state/seeing", foe.vantage))
    return found + [(sign, "") for sign, holds in held if holds]


def told(words: Words, foe: FoeView) -> str:
    """An enemy in words."""
    t = words.t
    rows = [words.unit(foe.unit), t("vermilion.foe.health", hp=foe.hp, most=foe.most, d=foe.def_)]
    if foe.shield:
        rows.append(t("vermilion.foe.shield", n=foe.shield))
    if foe.threat or foe.calm:
        rows.append(t("vermilion.foe.tokens", threat=foe.threat, calm=foe.calm))
    if foe.dice:
        rows.append(t("vermilion.foe.rolled", total=foe.total))
    if foe.action:
        zone = t(f"vermilion.zone.{foe.zone}")
        rows.append(t("vermilion.foe.action", action=words.action(foe.action), zone=zone))
    held = [t(f"vermilion.foe.{name}") for name, holds in
            (("lying", foe.lying), ("vantage", foe.vantage), ("opened", foe.opened)) if holds]  # fmt: skip
    if foe.bind:
        held.append(t("vermilion.seat.bound", n=foe.bind))
    return "\n".join([*rows, *([", ".join(held)] if held else [])])


class FoeStrip(Group, Part):
    """A row for each enemy on the map, by number: rows are as high as there is room."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls = NO_CALLS) -> None:
        super().__init__(table, rect, name="foes", clip=False)
        self.words, self.calls = words, calls
        self.rows: list[FoeRow] = []
        self._offered: frozenset[str] = frozenset()

    def show(self, view: SeatView) -> None:
        """Takes the enemies; rows are made anew where others are there."""
        units = [foe.unit for foe in view.foes]
        if units != [row.unit for row in self.rows]:
            self.clear()
            self.invalidate()
            r, count = self.rect, max(1, len(units))
            high = min(TALL, (r.height - GAP * (count - 1)) // count)
            self.rows = [FoeRow(self, (r.x, r.y + i * (high + GAP), r.width, high), unit)
                         for i, unit in enumerate(units)]  # fmt: skip
        for row, foe in zip(self.rows, view.foes, strict=True):
            row.display(foe)
            row.lit = row.ref in self._offered
        self.tell_acted(view)

    def tell_acted(self, view: SeatView) -> None:
        """Another enemy has acted last."""
        for row in self.rows:
            if row.content is not None:
                row.comes(is_to_come(view, row.content, self.words.acted))

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Which enemies can be chosen."""
        self._offered = frozenset(ref for option in options for ref in option.refs)
        for row in self.rows:
            row.lit = row.ref in self._offered
