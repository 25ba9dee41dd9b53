"""Questions that are answered by one row of several: gods, powers, guardians, parts of a region; and those with yes and
no (section 3).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.ankh.content import GODS, GUARDIAN_AT, GUARDIANS, level_of, powers_of_level
from game.titles.ankh.forecast import faced, forecast, worship
from game.titles.ankh.state import NOBODY
from game.titles.ankh.trials import outcomes, tried
from scenes.kit import layout
from scenes.kit.framed_panel import BUTTON, FOOT, TOP
from scenes.kit.words import arguments
from scenes.media import theme
from scenes.titles.ankh import foretold, table_layout
from scenes.titles.ankh.asking_base import GAP, AnkhPanel, ChoiceLook, ChoiceRow
from scenes.titles.ankh.pieces import SCORPION
from scenes.titles.ankh.small_map import Numbered, small_map
from scenes.widgets.button import Button
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from scenes.widgets.base import RectLike, WidgetParent

EYES = 2
"""So many has Horus (R19.1)."""
LEAVES = ("decline", "no", "done", "random", "none")
WIDE, PAIR = 1000, 2


def taken(options: Sequence[Option]) -> list[Option]:
    """Those that choose something."""
    return [option for option in options if option.key not in LEAVES]


def left(options: Sequence[Option]) -> list[Option]:
    """Those that leave it."""
    return [option for option in options if option.key in LEAVES]


def guardian_sprite(kind: str) -> str:
    """The picture of a guardian; a Scorpion's from the front."""
    return f"ankh/guardian/{kind}_1" if kind == SCORPION else f"ankh/guardian/{kind}"


class RowsPanel(AnkhPanel):
    """A row for each option, below them the answers that leave it."""

    columns, high, width = PAIR, 100, WIDE
    most = 480
    """What all rows together may take in height where they grow (C10.3)."""

    def row_look(self, question: Question, option: Option) -> ChoiceLook:
        """How an option looks."""
        return ChoiceLook("", self.words.face(question, option).text)

    def says(self, question: Question) -> str:
        """A sentence over the rows, "" for none."""
        return ""

    def point(self, option: Option) -> None:
        """The pointer or the keyboard is on a row."""

    def fill(self, question: Question, options: list[Option]) -> None:
        """Sentence, rows, what leaves it."""
        rows, leaving, said = taken(options), left(options), self.says(question)
        lines = -(-len(rows) // self.columns)
        high = min(table_layout.grown(self.high, self.media.theme.scale), self.most // lines - GAP if lines else 0)
        high = max(self.high, high)
        told = self.media.theme.paragraph(said, self.width, 20, theme.DIM).get_height() + GAP if said else 0
        foot = (BUTTON + GAP) * bool(leaving)
        most = (self.room.height - TOP - FOOT - told - foot) // max(1, lines) - GAP
        high = max(self.high, min(self.grown(self.high), most))
        area = self.open_as(question, self.width, told + lines * (high + GAP) - GAP + foot)
        area.width = self.width
        area.centerx = self.rect.centerx
        if said:
            Label(self, (area.x, area.y, area.width, told - GAP), said, size=20, colour=theme.DIM, wrap=True)
        place = pygame.Rect(area.x, area.y + told, area.width, lines * (high + GAP) - GAP)
        for option, cell in zip(rows, layout.cells(place, self.columns, lines, GAP), strict=False):
            ChoiceRow(self, cell, self.row_look(question, option), partial(self.calls.choose, option.key),
                      f"{self.prefix}.{option.key}", partial(self.point, option))  # fmt: skip
        below = pygame.Rect(area.x, place.bottom + GAP, area.width, BUTTON)
        for option, cell in zip(leaving, layout.cells(below, max(1, len(leaving)), 1, GAP), strict=False):
            self.answer_button(option, question, cell)


class GodChoice(RowsPanel):
    """R2.2. The gods that nobody has yet, and what is left to chance."""

    asks = ("choose_god",)
    prefix, leaving = "god", "random"
    high = 104

    def row_look(self, question: Question, option: Option) -> ChoiceLook:
        """Portrait, name, what its own power does."""
        t, name = self.media.t, option.key
        note = t(f"ankh.set.{GODS[name].set}")
        return ChoiceLook(f"ankh/portrait/{name}", t(f"ankh.god.{name}"), t(f"ankh.god.{name}.text"), note, (72, 88))


class PowerChoice(RowsPanel):
    """R6.4. The powers of a level; those that the god has are not among them."""

    asks = ("unlock_power",)
    prefix, leaving = "power", "decline"

    def row_look(self, question: Question, option: Option) -> ChoiceLook:
        """Sign, name, what it does."""
        t, power = self.media.t, option.key
        return ChoiceLook(f"ankh/power/{power}", t(f"ankh.power.{power}"), t(f"ankh.power.{power}.text"),
                          box=(64, 64))  # fmt: skip

    def says(self, question: Question) -> str:
        """The price, what is left, and the guardian that comes in either case (R6.4c)."""
        own = self.own(question)
        token = own.unlocked + 1
        price = level_of(token)
        rows = [self.media.t("ankh.asking.price", n=price, have=own.followers, left=own.followers - price)]
        tier = GUARDIAN_AT.get(token)
        kinds = [kind for kind, count in self.seen.supply
                 if count and kind in GUARDIANS and GUARDIANS[kind].tier == tier]  # fmt: skip
        if kinds:
            rows.append(self.media.t("ankh.asking.guardian", figure=self.media.t(f"ankh.figure.{kinds[0]}")))
        missing = [power for power in powers_of_level(price) if power in own.powers]
        if missing:
            rows.append(self.media.t("ankh.asking.owned", what=self.media.t(f"ankh.power.{missing[0]}")))
        return " ".join(rows)


class GodPick(RowsPanel):
    """R14.2, R21.6. One of the other gods: whose warrior is trapped, who hands over followers."""

    asks = ("anubis_trap", "pharaoh_curse")
    prefix, leaving = "pick", "no"
    high = 84

    def row_look(self, question: Question, option: Option) -> ChoiceLook:
        """Portrait, name, its followers and devotion; its warrior where one is trapped."""
        t, number = self.media.t, int(option.key)
        god = self.seen.gods[number]
        facts = f"{t('ankh.seat.followers', n=god.followers)} · {t('ankh.seat.devotion', n=god.devotion)}"
        trap = question.text == "anubis_trap"
        sprite = f"ankh/warrior/{number}" if trap else f"ankh/portrait/{god.names[0]}"
        return ChoiceLook(sprite, self.words.god(number), facts, box=(52, 64))


class GuardianChoice(RowsPanel):
    """R12.3. The guardians of the god that is merged away, where they do not all fit."""

    asks = ("merge_guardians",)
    prefix, leaving = "guardian", "done"
    high = 96

    def row_look(self, question: Question, option: Option) -> ChoiceLook:
        """Picture, name, where it is, what it does."""
        t, (kind, _, where) = self.media.t, option.key.partition("@")
        note = t("ankh.asking.in_pool") if where == "pool" else t("ankh.asking.on", space=where)
        return ChoiceLook(guardian_sprite(kind), t(f"ankh.figure.{kind}"), t(f"ankh.figure.{kind}.text"), note)

    def says(self, question: Question) -> str:
        """The bases that are free."""
        small, large = self.own(question).bases
        return self.media.t("ankh.asking.bases", small=small, large=large)


class EyeChoice(RowsPanel):
    """R19.2. The regions in which there would be a battle: who stands there with what strength."""

    asks = ("horus_eyes",)
    prefix, leaving = "eye", "done"
    high = 72

    def row_look(self, question: Question, option: Option) -> ChoiceLook:
        """Number, the gods with their strengths."""
        number = int(option.key)
        stakes = forecast(self.seen).regions[number - 1].stakes
        rows = [f"{self.words.god(stake.god)} {stake.strength}" for stake in stakes]
        return ChoiceLook("ankh/eye", self.media.t("ankh.foretold.region", n=number), " · ".join(rows),
                          box=(48, 48))  # fmt: skip

    def says(self, question: Question) -> str:
        """What an eye does, and how many are left."""
        return self.media.t("ankh.asking.eyes", n=EYES - len(self.seen.eyes))

    def point(self, option: Option) -> None:
        """The region is marked on the board."""
        region = self.seen.regions[int(option.key) - 1]
        self.mark(*(f"space:{name}" for name in region.spaces))


# ---------------------------------------------------------------- parts of a region, and numbers
class MapButton(Button):
    """A small map with words under it."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, text: str, made: Callable[[tuple[int, int]], pygame.Surface],
        on_click: Callable[[], None], name: str,
    ) -> None:  # fmt: skip
        self.made = made
        super().__init__(parent, rect, text, on_click, name=name, spoken=text)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, map, words."""
        r, hot = self.rect, self.hovered or self.focused
        surface.blit(self.media.sprites.nine("nine/row_hot" if hot else "nine/row", r.size), r)
        size = (r.width - 20, r.height - 60)
        surface.blit(self.made(size), (r.x + 10, r.y + 10))
        words = self.media.theme.line(self.text, r.width - 20, theme.BODY, theme.GOLD if hot else theme.BONE, True,
                                      height=42, align="center")  # fmt: skip
        surface.blit(words, words.get_rect(center=(r.centerx, r.bottom - 26)))


class PartChoice(AnkhPanel):
    """R8.2d. Which part of a divided region keeps its number."""

    asks = ("caravan_number",)
    prefix = "part"

    def fill(self, question: Question, options: list[Option]) -> None:
        """A map for each part, with the numbers that the choice leads to."""
        area = self.open_as(question, 860, 330)
        new, spaces = len(self.seen.regions) + 1, [_spaces(option) for option in options]
        for i, (option, cell) in enumerate(zip(options, layout.cells(area, PAIR, 1, GAP), strict=True)):
            region, count = (int(arguments(option)[name]) for name in ("region", "spaces"))
            words = self.media.t("ankh.asking.part", region=region, n=count)
            numbers = ((region, spaces[i]), (new, spaces[1 - i]))
            MapButton(self, cell, words, partial(self._map, spaces[i], numbers), partial(self.calls.choose, option.key),
                      f"{self.prefix}.{option.key}")  # fmt: skip

    def _map(self, lit: Sequence[str], numbers: Sequence[Numbered], size: tuple[int, int]) -> pygame.Surface:
        return small_map(self.media, self.seen, size, lit, numbers)


def _spaces(option: Option) -> list[str]:
    """Those that an option names."""
    return [ref.partition(":")[2] for ref in option.refs]


class SwapChoice(AnkhPanel):
    """R8.2d. Two regions may exchange their numbers: the maps show those that they would have."""

    asks = ("caravan_swap",)
    prefix, leaving = "swap", "none"

    def fill(self, question: Question, options: list[Option]) -> None:
        """A map for each pair, both of its regions lit; first the answer that leaves the numbers."""
        pairs = taken(options)
        columns = min(5, max(1, len(pairs)))
        rows = -(-len(pairs) // columns)
        area = self.open_as(question, max(560, columns * 200 - GAP), rows * (190 + GAP) + BUTTON)
        width = columns * 200 - GAP
        grid = pygame.Rect(0, area.y, width, rows * (190 + GAP) - GAP)
        grid.centerx = area.centerx
        for option, cell in zip(pairs, layout.cells(grid, columns, rows, GAP), strict=False):
            one, other = (self.seen.regions[int(arguments(option)[name]) - 1] for name in ("region", "other"))
            numbers = ((one.number, other.spaces), (other.number, one.spaces))
            MapButton(self, cell, self.words.face(question, option).text,
                      partial(self._map, (*one.spaces, *other.spaces), numbers),
                      partial(self.calls.choose, option.key), f"{self.prefix}.{option.key}")  # fmt: skip
        for option in left(options):
            self.answer_button(option, question, (area.x, area.bottom - BUTTON, area.width, BUTTON))

    def _map(self, lit: Sequence[str], numbers: Sequence[Numbered], size: tuple[int, int]) -> pygame.Surface:
        return small_map(self.media, self.seen, size, lit, numbers)


class FacingChoice(AnkhPanel):
    """R21.7. The six ways that a Giant Scorpion can face."""

    asks = ("scorpion_facing",)
    prefix = "facing"

    def fill(self, question: Question, options: list[Option]) -> None:
        """Its pictures in a row, below them what it faces so."""
        area = self.open_as(question, 6 * 150 + 5 * GAP, 172)
        for option, cell in zip(options, layout.cells(area, len(options), 1, GAP), strict=True):
            words = self._faced(option)
            tip = "\n".join((words, *self._then(question, option, options)))
            self.button(option.key, cell, words, icon=f"ankh/guardian/{SCORPION}_{option.key}", icon_size=96,
                        layout="top", size=theme.SMALL, tip=tip)  # fmt: skip

    def _faced(self, option: Option) -> str:
        """The monuments that a conflict would destroy."""
        where, _, facing = option.refs[0].partition(":")[2].partition("/")
        t = self.media.t
        names = [t("ankh.asking.faced", kind=t(f"ankh.monument.{one.kind}"),
                   god=self.words.god(one.owner) if one.owner != NOBODY else t("ankh.page.neutral"))
                 for one in faced(self.seen, where, int(facing))]  # fmt: skip
        return ", ".join(names) or self.media.t("ankh.asking.nothing_faced")

    def _then(self, question: Question, chosen: Option, options: list[Option]) -> list[str]:
        """What would come in the regions that the facing decides."""
        god, told = self.god_of(question), {}
        for option in options:
            after = tried(self.seen, god, question.text, option.key, question.subject())
            told[option.key] = outcomes(after) if after is not None else []
        return [f"{self.media.t('ankh.foretold.region', n=one.number)}: {foretold.outcome(self.words, one)}"
                for i, one in enumerate(told[chosen.key]) if any(other[i] != one for other in told.values())]


# ---------------------------------------------------------------- yes and no
class YesNo(AnkhPanel):
    """R14.1, R14.6, R10.10b, 5.1 Worshipful. A picture, what it leads to in numbers, two answers."""

    asks = ("place_radiance", "worshipful", "use_token", "amun_two")
    prefix, leaving = "yes_no", "no"
    sprites = {"place_radiance": "ankh/sun", "worshipful": "ankh/power/worshipful", "use_token": "ankh/conflict",
               "amun_two": "ankh/two_up"}  # fmt: skip

    def fill(self, question: Question, options: list[Option]) -> None:
        """Words beside the picture, the answers below."""
        said = self.says(question)
        told = self.media.theme.paragraph(said, 560, theme.BODY).get_height()
        high = max(84, told)
        area = self.open_as(question, 680, high + GAP + 8 + BUTTON)
        self.sprite = self.sprites[question.text]
        self.picture = pygame.Rect(area.centerx - 340, area.y, 96, high)
        Label(self, (self.picture.right + 16, area.y + (high - told) // 2, 560, told), said, size=theme.BODY, wrap=True)
        foot = pygame.Rect(area.centerx - 340, area.bottom - BUTTON, 680, BUTTON)
        by_key = {option.key: option for option in options}
        for key, cell in zip(("no", "yes"), layout.cells(foot, PAIR, 1, GAP), strict=True):
            face = self.words.face(question, by_key[key])
            words = self.media.t(f"ankh.asking.{question.text}.{key}")
            self.button(key, cell, words, icon=face.icon, icon_size=28, size=theme.BODY,
                        kind="gold" if key == "yes" else "plain")  # fmt: skip

    def says(self, question: Question) -> str:
        """What it leads to."""
        t, view, own = self.media.t, self.seen, self.own(question)
        key = f"ankh.asking.{question.text}"
        match question.text:
            case "place_radiance":
                return t(key, n=view.suns)
            case "worshipful":
                followers, devotion = worship(view, self.god_of(question))
                return t(key, have=own.followers, left=followers, before=own.devotion, after=devotion)
            case "use_token" if view.battle is not None:
                found = forecast(view).regions[view.battle.region - 1]
                most = max(one.strength + one.least for one in found.stakes)
                tied = [one.god for one in found.stakes if one.strength + one.least == most]
                gods = ", ".join(self.words.god(god) for god in tied)
                return t(key, gods=gods, n=most, god=self.words.god(self.god_of(question)))
        return t(key)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The picture besides."""
        super().draw_back(surface)
        if self.question is not None:
            sprite = self.media.sprites.get(self.sprite, size=(88, 88))
            surface.blit(sprite, sprite.get_rect(center=self.picture.center))
