"""Questions about battle cards and bids: the choice of a card, Horus' ban, Thoth's guess, the plague (R10.4-R10.8)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from game.titles.ankh.content import BUILD, CARD_NAMES, CARDS, CHARIOTS, CYCLE
from game.titles.ankh.forecast import forecast
from game.titles.ankh.state import NOBODY
from game.titles.ankh.trials import card_reach, card_strength, price_to_build
from scenes.kit import layout
from scenes.kit.framed_panel import BUTTON
from scenes.media import theme
from scenes.titles.ankh import foretold
from scenes.titles.ankh.asking_base import GAP, AnkhPanel, ChoiceLook, ChoiceRow
from scenes.titles.ankh.cards import card_face, fitted
from scenes.titles.ankh.foretold import touched
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen
from scenes.widgets.pointing_button import PointingButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option, Question
    from scenes.widgets.base import RectLike, WidgetParent

CARD, LEAST_CARD, LINE, WIDTH = 136, 74, 66, 1020
TWO = 2
COLUMNS, NAMES = 14, 150
NUMBER = 64
RISE, SHINE = 6, 11
"""How far a card under the pointer is raised, and its light reaches beyond it."""


class CardChoiceButton(PointingButton):
    """A battle card. `why`: what keeps it from being played, "" for nothing; `on`: it is one of two that are chosen."""

    glow = RISE + SHINE

    def __init__(
        self, parent: WidgetParent, rect: RectLike, card: str, on_click: Callable[[], None], name: str, tip: str,
        *, why: str = "", banned: bool = False, on: bool = False, points: Callable[[], None] = ignore,
    ) -> None:  # fmt: skip
        self.card, self.banned, self.points = card, banned, points
        super().__init__(parent, rect, "", on_click, name=name, tip=tip, sound="card", enabled=not why, reason=why,
                         on=on)  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """The face, raised and aglow under the pointer or when it is chosen."""
        hot = (self.hovered or self.focused) and self.enabled
        place = self.rect.move(0, -RISE) if hot or self.on else self.rect
        if hot or self.on:
            Pen(surface, self.media).nine("glow", place.inflate(2 * SHINE, 2 * SHINE))
        dim = not self.enabled
        surface.blit(card_face(self.media, self.card, place.size, dim=dim, banned=self.banned), place)
        if self.on:
            Pen(surface, self.media).icon("ui/check", 40, midbottom=(place.centerx, place.bottom - 56))


class CardChoice(AnkhPanel):
    """R10.5, R14.1, R19.3. All seven cards; those that cannot be taken say why. Amun takes two one after the other."""

    asks = ("battle_card", "horus_ban")
    prefix = "card"

    def fill(self, question: Question, options: list[Option]) -> None:
        """Seven in a row."""
        self.picked = ""
        width = len(CARD_NAMES) * (CARD + GAP) - GAP
        self.spot = self.open_as(question, width, fitted(CARD)[1] + 8)
        self.options = options
        self._cards()

    def _cards(self) -> None:
        at = self.spot
        pairs = any("+" in option.key for option in self.options)
        for i, card in enumerate(CARD_NAMES):
            left = at.centerx - (len(CARD_NAMES) * (CARD + GAP) - GAP) // 2 + i * (CARD + GAP)
            place = pygame.Rect(left, at.y + 8, *fitted(CARD))
            keys = [option.key for option in self.options if card in option.key.split("+")]
            banned = self.seen.battle is not None and self.seen.battle.banned == card
            CardChoiceButton(self, place, card, partial(self._take, card, pairs), f"{self.prefix}.{card}",
                             self._tip(card), why="" if keys else self._why(card), banned=banned,
                             on=self.picked == card, points=partial(self._point, card))  # fmt: skip

    def _take(self, card: str, pairs: bool) -> None:
        """A card; of two the first is kept until the second comes, and taken back by another click."""
        if not pairs:
            self.calls.choose(card)
            return
        if self.picked in ("", card):
            self.picked = "" if self.picked else card
            self.clear()
            self._cards()
            self.invalidate()
            self.ui.set_focus(self.ui.find(f"{self.prefix}.{card}"))
            return
        found = [option.key for option in self.options if {self.picked, card} == set(option.key.split("+"))]
        self.calls.choose(found[0])

    def _point(self, card: str) -> None:
        """What an own card would touch is marked on the board."""
        if self.question is not None and self.question.text == "battle_card":
            self.mark(*touched(self.seen, self.god_of(self.question), card))

    def _tip(self, card: str) -> str:
        t = self.media.t
        own = self.question is not None and self.question.text == "battle_card"
        told = self._here(card) if own else [t("ankh.card.strength", n=CARDS[card].strength)]
        return "\n".join((t(f"ankh.card.{card}"), *told, t(f"ankh.card.{card}.text")))

    def _here(self, card: str) -> list[str]:
        """What an own card comes to in this battle: the strength with it beside the others', what it counts."""
        t, view = self.media.t, self.seen
        god = self.god_of(self.question) if self.question is not None else NOBODY
        if view.battle is None or god == NOBODY:
            return []
        stakes = forecast(view, announced=True).regions[view.battle.region - 1].stakes
        others = ", ".join(f"{self.words.god(one.god)} {foretold.reached(self.words, one)}"
                           for one in reversed(stakes) if one.god != god)  # fmt: skip
        mine = card_strength(view, god, {card, self.picked} - {""})
        rows = [t("ankh.card.here", n=mine, others=others)]
        if card == BUILD:
            return [*rows, t("ankh.card.here.build_monument", n=price_to_build(view, god),
                             have=view.gods[god].followers)]  # fmt: skip
        count = len(view.gods[god].used) + 1 if card == CYCLE else len(card_reach(view, god, card))
        return [*rows, t(f"ankh.card.here.{card}", n=count)] if card != CHARIOTS else rows

    def _why(self, card: str) -> str:
        if self.question is not None and self.question.text == "horus_ban":
            return self.media.t("ankh.why.never_cycle")
        banned = self.seen.battle is not None and self.seen.battle.banned == card
        return self.media.t("ankh.why.banned" if banned else "ankh.why.used")


class GuessChoice(AnkhPanel):
    """R18.1, R18.2. For each opponent the cards that it could have played."""

    asks = ("thoth_guess",)
    prefix, leaving = "guess", "no"

    def fill(self, question: Question, options: list[Option]) -> None:
        """A row for each opponent: its name, its cards; below them the answer that guesses nothing."""
        gods: dict[int, list[Option]] = {}
        for option in options:
            whose, colon, _ = option.key.partition(":")
            if colon:
                gods.setdefault(int(whose), []).append(option)
        named = len(gods) <= TWO
        high = 2 * (self.grown(LINE) + GAP) - GAP if named else fitted(LEAST_CARD)[1]
        said = self.media.t("ankh.asking.guess", n=self.seen.scale + 1)
        told = self.media.theme.paragraph(said, WIDTH, 20, theme.DIM).get_height()
        area = self.open_as(question, WIDTH, told + GAP + len(gods) * (high + GAP) + BUTTON)
        Label(self, (area.x, area.y, area.width, told), said, size=20, colour=theme.DIM, wrap=True)
        y = area.y + told + GAP
        for god, found in gods.items():
            Label(self, (area.x, y, NAMES - 8, high), self.words.god(god), size=theme.BODY, bold=True, wrap=True)
            make = self._rows if named else self._faces
            make(found, pygame.Rect(area.x + NAMES, y, area.width - NAMES, high))
            y += high + GAP
        for option in options:
            if option.key == self.leaving:
                self.answer_button(option, question, (area.x, y, area.width, BUTTON))

    def _rows(self, found: list[Option], area: pygame.Rect) -> None:
        """Cards small beside their names."""
        for option, cell in zip(found, layout.cells(area, 4, 2, GAP), strict=False):
            card = option.key.partition(":")[2]
            look = ChoiceLook(f"ankh/card/{card}", self.media.t(f"ankh.card.{card}"), box=(40, 56))
            ChoiceRow(self, cell, look, partial(self.calls.choose, option.key), f"{self.prefix}.{option.key}")

    def _faces(self, found: list[Option], area: pygame.Rect) -> None:
        """Cards side by side, their names in tips."""
        for i, option in enumerate(found):
            god, _, card = option.key.partition(":")
            place = pygame.Rect(area.x + i * (LEAST_CARD + GAP), area.y, *fitted(LEAST_CARD))
            tip = f"{self.words.god(int(god))}: {self.media.t(f'ankh.card.{card}')}"
            CardChoiceButton(self, place, card, partial(self.calls.choose, option.key),
                             f"{self.prefix}.{option.key}", tip)  # fmt: skip


class BidChoice(AnkhPanel):
    """R10.8. From nothing to all followers; what the others have, and who has what to lose."""

    asks = ("plague_bid",)
    prefix, leaving = "bid", "0"

    def fill(self, question: Question, options: list[Option]) -> None:
        """The facts, then a number for each bid."""
        columns = min(COLUMNS, len(options))
        rows = -(-len(options) // columns)
        width = max(700, columns * (NUMBER + GAP) - GAP)
        said = self.says(question)
        told = self.media.theme.paragraph(said, width, 20, theme.DIM).get_height()
        area = self.open_as(question, width, told + GAP + rows * (BUTTON + GAP) - GAP)
        area.width, area.centerx = width, self.rect.centerx
        Label(self, (area.x, area.y, width, told), said, size=20, colour=theme.DIM, wrap=True)
        grid = pygame.Rect(0, area.y + told + GAP, columns * (NUMBER + GAP) - GAP, rows * (BUTTON + GAP) - GAP)
        grid.centerx = area.centerx
        for option, cell in zip(options, layout.cells(grid, columns, rows, GAP), strict=False):
            self.button(option.key, cell, option.key, tip=self.words.face(question, option).text)

    def says(self, question: Question) -> str:
        """Who takes part with how many followers, and how many figures each would lose."""
        view = self.seen
        if view.battle is None:
            return ""
        mine = self.god_of(question)
        mortal = {one.god: one.mortal for one in forecast(view).regions[view.battle.region - 1].stakes}
        rows = [self.media.t("ankh.asking.bid", n=mortal.get(mine, 0))]
        rows += [self.media.t("ankh.asking.bid.row", god=self.words.god(god), have=view.gods[god].followers,
                              n=mortal.get(god, 0)) for god in view.battle.fighters if god != mine]  # fmt: skip
        return "\n".join(rows)
