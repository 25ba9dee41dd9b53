"""Cards side by side in a list that scrolls: the deck picker, the piles, the deck of a trait set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from scenes.media import theme
from scenes.titles.realigious.cards import HAND_SIZE, HAND_SLOTS, Price
from scenes.titles.realigious.trade_dialog import CardSpotButton
from scenes.widgets.base import Group, Host, RectLike, Widget
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.scroller import BAR

GAP = 16


class Shown(NamedTuple):
    """A card of the grid. `key` is told when it is chosen; `copies`: how many of it, told when more than one."""

    key: str
    card: str
    price: Price | None = None
    copies: int = 1


class CardGrid(Group):
    """As many cards in a row as fit; `on_choose` gets the key of a clicked card."""

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        cards: Sequence[Shown],
        on_choose: Callable[[str], None],
        *,
        name: str = "cards",
        size: tuple[int, int] = HAND_SIZE,
    ) -> None:
        super().__init__(parent, rect, name=f"{name}.grid")
        self.cards = list(cards)
        self.size = size
        self._choose = on_choose
        self._name = name
        self.columns = max(1, (self.rect.width - BAR - 10 + GAP) // (size[0] + GAP))
        rows = -(-len(self.cards) // self.columns)
        self.list = ScrollList(
            self, self.rect, rows, self._row, row_height=size[1] + 12, gap=8, plates=False, name=name
        )

    def _row(self, row: Row, index: int) -> None:
        shown = self.cards[index * self.columns : (index + 1) * self.columns]
        width = self.columns * (self.size[0] + GAP) - GAP
        x = row.rect.x + (row.rect.width - width) // 2
        for i, card in enumerate(shown):
            place = (x + i * (self.size[0] + GAP), row.rect.y + 6, *self.size)
            button = CardSpotButton(row, place, card.card, card.price, partial(self._choose, card.key))
            button.name = f"{self._name}.{card.key}"
            if card.copies > 1:
                picture = pygame.Rect(HAND_SLOTS["picture"])  # between the signs in its corners
                y = place[1] + picture.centery * self.size[1] // HAND_SIZE[1]
                Count(row, (place[0] + self.size[0] - 40, y - 14, 40, 28), card.copies)


class Count(Widget):
    """ "×2" on a card."""

    def __init__(self, parent: Host, rect: RectLike, count: int) -> None:
        self.count = count
        super().__init__(parent, rect)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The number on a dark plate."""
        surface.blit(self.media.sprites.nine("nine/chip", self.rect.size), self.rect)
        words = self.media.theme.text(f"×{self.count}", theme.SMALL, theme.BONE, True)
        surface.blit(words, words.get_rect(center=self.rect.center))
