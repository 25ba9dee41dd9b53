"""Questions that are answered by one of several cards which do not lie on the table: plots, what a search found, a
hand that is looked at, cards of a pile; abilities that wait for their order; the spread of a blind pick.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.card_grid import CardGrid, CardLook
from scenes.kit.framed_panel import BUTTON
from scenes.media import theme
from scenes.titles.crowns import table_layout
from scenes.titles.crowns.asking_base import GAP, CardChoice, CrownsPanel, chooser, left, taken
from scenes.titles.crowns.card_now import kind_of, unseen
from scenes.titles.crowns.faces import HAND, HAND_WIDE, LARGE_WIDE, card_face, card_tip, is_wide
from scenes.titles.crowns.zoom import PAD
from scenes.widgets.label import Label
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question

ROW, ROWS = 8, 2
PLOT, LEAST_PLOT, EDGE = 164, 148, 8
BESIDE = table_layout.PHASES.right - LARGE_WIDE[0] - 2 * PAD
"""Right of here a plot is enlarged, so that all others stay in sight beside it."""
PICKS = ("target_pick", "cost_pick")
"""Answered on the table where the cards lie there, else by their faces."""
HIDDEN_KINDS = ("search_pick", "scry_bottom", "hand_card_pick")


class CardsPanel(CrownsPanel):
    """A row of cards, below it the answers that leave it."""

    asks = ("plot_select", "when_revealed_order", "forced_order", *HIDDEN_KINDS)
    prefix, leaving = "pick_card", "none"
    bare = False

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Also a target or a cost, where some card of the question is not in sight."""
        if question.text in PICKS and self.view is not None:
            return any(unseen(self.seen, ref) for option in options for ref in option.refs)
        return super().takes(question, options)

    def fill(self, question: Question, options: list[Option]) -> None:
        """The cards, then what leaves it."""
        cards, leaving = taken(options), left(options)
        kinds = [self._kind(option) for option in cards]
        size = HAND_WIDE if kinds and all(is_wide(kind) for kind in kinds) else HAND
        per = ROW if size == HAND else 6
        self.bare = question.text == "plot_select"
        self.keeps_arrows = not self.bare
        if self.bare:
            self._between(question, cards, kinds)
            return
        foot = (BUTTON + GAP + 6) * bool(leaving)
        said = self.says(question)
        told = self.media.theme.paragraph(said, 700, 20, theme.DIM).get_height() + GAP if said else 0
        lines = -(-len(cards) // per)
        if lines > ROWS:
            self._grid(question, cards, leaving)
            return
        columns = min(per, max(1, len(cards)))
        width = max(700 if said else 0, columns * (size[0] + GAP + 6))
        area = self.open_as(question, width, told + lines * (size[1] + GAP + 6) + foot)
        if said:
            Label(self, (area.x, area.y, area.width, told), said, size=20, colour=theme.DIM, wrap=True)
        for i, (option, kind) in enumerate(zip(cards, kinds, strict=True)):
            row = cards[i // per * per : i // per * per + per]
            left_edge = area.centerx - (len(row) * (size[0] + GAP + 6) - GAP - 6) // 2
            place = pygame.Rect(left_edge + i % per * (size[0] + GAP + 6), 0, *size)
            place.y = area.y + told + 8 + i // per * (size[1] + GAP + 6)
            self._card(option, kind, place)
        self.leaving_row(question, leaving, area)

    def _between(self, question: Question, cards: list[Option], kinds: list[str]) -> None:
        """In one row between the areas, so that both sides, their numbers and the hand are seen; the prompt says what
        is asked.
        """
        self.invalidate()
        self.heading, band = self.words.ask(question)[0], table_layout.places(len(self.seen.players)).band
        first = {kind: option for option, kind in zip(reversed(cards), reversed(kinds), strict=True)}  # equal ones once
        band = pygame.Rect(band.x, band.y, BESIDE - band.x, band.height)
        wide = min(PLOT, max(LEAST_PLOT, (band.width - 2 * EDGE + GAP) // len(first) - GAP))
        size = (wide, round(wide / 1.4))
        whole = len(first) * (wide + GAP) - GAP
        self.rect.update(0, 0, whole + 2 * EDGE, size[1] + 2 * EDGE)
        self.rect.center = band.center
        self.rect.x = max(self.rect.x, band.x)
        for i, kind in enumerate(dict.fromkeys(kinds)):
            place = pygame.Rect((self.rect.x + EDGE + i * (wide + GAP), self.rect.y + EDGE), size)
            self._card(first[kind], kind, place).count = kinds.count(kind)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The panel; between the areas it has no heading."""
        if not self.bare:
            super().draw_back(surface)
            return
        surface.blit(*self.media.sprites.shadow(self.rect, 18))
        Pen(surface, self.media).nine("panel_brass", self.rect)

    def _card(self, option: Option, kind: str, place: pygame.Rect) -> CardChoice:
        ref = option.refs[0] if option.refs else f"kind:{kind}"
        name = f"{self.prefix}.{option.key}"
        card = CardChoice(self, place, kind, chooser(self, option.key), name, self.calls.hover, ref)
        card.rise = 0 if self.bare else card.rise  # a panel without a heading has no room above its cards
        return card

    def _grid(self, question: Question, cards: list[Option], leaving: list[Option]) -> None:
        """More than two rows of them scroll."""
        foot = (BUTTON + GAP) * bool(leaving)
        high = 2 * (HAND[1] + 20) + 12
        area = self.open_as(question, ROW * (HAND[0] + 16) + 30, high + foot)
        grid = [(option.key, self._look(self._kind(option)), 1) for option in cards]
        place = pygame.Rect(area.x, area.y, area.width, high)
        CardGrid(self, place, grid, self.calls.choose, size=HAND, mark=40, name=self.prefix)
        self.leaving_row(question, leaving, area)

    def _look(self, kind: str) -> CardLook:
        return CardLook(partial(self._face, kind), card_tip(self.media, kind))

    def _face(self, kind: str, size: tuple[int, int]) -> pygame.Surface:
        return card_face(self.media, kind, size)

    def _kind(self, option: Option) -> str:
        """The id of the card that an option stands for."""
        told = option.args[1] if len(option.args) > 1 else ""
        return str(told) if option.args[:1] == ("card",) and told != "faction" else kind_of(self.seen, option.refs[0])

    def says(self, question: Question) -> str:
        """What decides it: for a plot what the others show."""
        if question.text == "forced_order":
            return self.words.occasion(question)
        return ""


class BlindPick(CrownsPanel):
    """R10.17. The hand spread face down: a position is picked, nobody knows what lies there."""

    asks = ("claim_intrigue",)
    prefix = "blind"

    def fill(self, question: Question, options: list[Option]) -> None:
        """Backs side by side, each with its position."""
        count = len(options)
        step = min(HAND[0] + GAP, 1080 // max(1, count))
        area = self.open_as(question, step * (count - 1) + HAND[0], HAND[1] + 12)
        x = area.centerx - (step * (count - 1) + HAND[0]) // 2
        fight = self.seen.challenge
        owner = self.calls.info(fight.defender) if fight is not None else None
        for i, option in enumerate(options):
            place = (x + i * step, area.y + 8, *HAND)
            note = self.media.t("crowns.opt.position", n=option.args[1])
            CardChoice(self, place, "", chooser(self, option.key), f"{self.prefix}.{option.key}", self.calls.hover, "",
                       note if step > 90 else str(option.args[1]), owner)  # fmt: skip
