"""Questions that are answered by a card which does not lie in the hand: fetching, forgetting, removing corruption, what
was looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.card_grid import CardGrid
from scenes.kit.framed_panel import BUTTON
from scenes.media import theme
from scenes.titles.vermilion.asking_base import GAP, VermilionPanel, chooser, left, taken
from scenes.titles.vermilion.card_words import card_tip
from scenes.titles.vermilion.faces import HAND, card_face, look_of
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Option, Question
    from scenes.widgets.base import RectLike, WidgetParent

ROW, ROWS, NOTE = 6, 1, 30


class CardAnswer(Button):
    """A card as an answer, its note below it. `look`: what the pointer on it enlarges."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, card: str, on_click: Callable[[], None], name: str, note: str,
        look: Callable[[str | None], None],
    ) -> None:  # fmt: skip
        self.card, self.note_words, self.look = card, note, look
        tip = card_tip(parent.ui.media, card)
        super().__init__(parent, rect, "", on_click, name=name, spoken=f"{tip}\n{note}" if note else tip, sound="card")

    def on_hover(self, inside: bool) -> None:
        """It is shown large."""
        super().on_hover(inside)
        self.look(f"card:{self.card}" if inside else None)

    def on_focus(self, gained: bool) -> None:
        """The same by keys."""
        super().on_focus(gained)
        if self.ui.keyboard:
            self.look(f"card:{self.card}" if gained else None)

    def draw(self, surface: pygame.Surface) -> None:
        """The face, raised and aglow under the pointer."""
        pen, hot = Pen(surface, self.media), self.hovered or self.focused
        place = pygame.Rect(self.rect.topleft, HAND).move(0, -6 if hot else 0)
        pen.nine("glow", place.inflate(28 if hot else 14, 28 if hot else 14))
        pen.put(card_face(self.media, self.card, HAND), topleft=place.topleft)
        if hot:
            pygame.draw.rect(surface, theme.GOLD, place.inflate(2, 2), 3, 10)
        if self.note_words:
            pen.line(self.note_words, self.rect.width, theme.SMALL, theme.DIM, height=NOTE, align="center",
                     midbottom=self.rect.midbottom)  # fmt: skip


class CardsPanel(VermilionPanel):
    """Cards side by side, more than a row of them in a list; below them the answers that leave it."""

    asks = ("memory_card", "search_card", "purge_card", "peek_order")
    prefix, leaving = "pick_card", "done"

    def fill(self, question: Question, options: list[Option]) -> None:
        """The cards, then what leaves it."""
        cards, leaving = taken(options), left(options)
        notes = [self._note(question, option) for option in cards]
        high = HAND[1] + (NOTE if any(notes) else 0)
        foot = (BUTTON + GAP + 6) * bool(leaving)
        said = self._says(question)
        told = self.high(said, 800)
        if len(cards) > ROW:
            self._grid(question, cards, leaving, foot)
            return
        columns = max(1, len(cards))
        wide = HAND[0] + GAP + 6
        area = self.open_as(question, max(columns * wide, 700 if said else 0), told + high + 12 + foot)
        if said:
            self.note(pygame.Rect(area.x, area.y, area.width, told), said)
        x = area.centerx - (columns * wide - GAP - 6) // 2
        for option, note in zip(cards, notes, strict=True):
            place = (x, area.y + told + 8, HAND[0], high)
            CardAnswer(self, place, card_of(option), chooser(self, option.key), f"{self.prefix}.{option.key}", note,
                       self.calls.hover)  # fmt: skip
            x += wide
        self.leaving_row(question, leaving, area)

    def _grid(self, question: Question, cards: list[Option], leaving: list[Option], foot: int) -> None:
        """More than a row of them scroll."""
        high = HAND[1] + 40
        area = self.open_as(question, ROW * (HAND[0] + 16) + 30, high + foot)
        grid = [(option.key, look_of(self.media, card_of(option)), 1) for option in cards]
        place = pygame.Rect(area.x, area.y, area.width, high)
        CardGrid(self, place, grid, self.calls.choose, size=HAND, mark=40, name=self.prefix)
        self.leaving_row(question, leaving, area)

    def _note(self, question: Question, option: Option) -> str:
        """Where a corruption card is; where a card that was looked at goes; where a card to fetch lies."""
        where, colon, _ = option.key.partition(":")
        if question.text == "search_card":
            there = "discard" if option.key in self.seen.seats[question.seat].discard else "deck"
            return self.media.t(f"vermilion.fetch.{there}")
        if not colon:
            return ""
        if question.text == "peek_order":
            return self.media.t(f"vermilion.peek.{where}")
        key = f"vermilion.place.{where}"
        return self.media.t(key) if self.words.has(key) else self.words.thing(where)

    def _says(self, question: Question) -> str:
        """For what was looked at: which card from the top is chosen."""
        if question.text != "peek_order":
            return ""
        laid, count = question.subject()[:2]
        return self.media.t("vermilion.peek.says", n=int(laid) + 1, count=int(count))


def card_of(option: Option) -> str:
    """The id of the card that an option stands for."""
    return option.key.rpartition(":")[2]
