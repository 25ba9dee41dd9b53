"""Standing orders for reaction cards: ask, always, never. They are the client's matter, not the rules'."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import CARDS, TRAIT_OF_CARD
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.titles.realigious.cards import card_tip, price_words, printed
from scenes.widgets.base import Group
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.scroller import BAR
from scenes.widgets.segmented_control import SegmentedControl

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.shell.client import Client

ORDERS = ("ask", "always", "never")
ROW, BETWEEN, PICTURE, NAME = 164, 8, (124, 86), 36
APART = 10
"""What a list keeps free beside its bar: rows that need no bar end where the words above them do."""
EXAMPLES, NONE_HIGH = ("fair_game", "peace_river", "witchs_way"), 724
"""Where the deck has no reaction card: some that there are, and how high the window is then."""


class OrdersScene(PanelScene):
    """One row for each reaction card; `on_order(card, order)` hears of a change."""

    size = (1280, 868)
    heading = "realigious.screen.orders"

    def __init__(
        self, client: Client, cards: Sequence[str], orders: dict[str, str], on_order: Callable[[str, str], None]
    ) -> None:
        self.cards = reactions_of(cards)
        self.shown = self.cards or list(EXAMPLES)
        self.size = self.size if self.cards else (self.size[0], NONE_HIGH)
        super().__init__(client)
        self.orders = dict(orders)
        self.on_order = on_order
        self.told: dict[str, Label] = {}

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """What it is about, then the cards."""
        note = self.t("realigious.screen.orders.text" if self.cards else "realigious.screen.orders.none")
        lines = self.media.theme.paragraph(note, area.width, 20).get_height()
        Label(panel, (area.x, area.y, area.width, lines), note, size=20, colour=theme.DIM, wrap=True)
        top = area.y + lines + 12
        bar = 0 if len(self.shown) * (ROW + BETWEEN) - BETWEEN > area.bottom - top else BAR + APART
        place = (area.x, top, area.width + bar, area.bottom - top)
        ScrollList(panel, place, len(self.shown), self._row, row_height=ROW, gap=BETWEEN, name="orders")

    def _row(self, row: Row, index: int) -> None:
        card = self.shown[index]
        r = row.rect
        high, wide = PICTURE[1], PICTURE[0]
        x = r.x + wide + 36
        Picture(row, (r.x + 16, r.centery - high // 2, wide, high), f"realigious/card/{card}",
                tip=card_tip(self.media, card))  # fmt: skip
        room = r.right - (420 if self.cards else 0) - 20 - x
        told = self.does(card) if self.cards else self.t(
            "realigious.screen.orders.example", when=when_of(self.media, card),
            does=self.t(f"realigious.card.{card}.short"), trait=f"@realigious.trait.{TRAIT_OF_CARD[card]}",
        )  # fmt: skip
        lines = self.media.theme.paragraph(told, room, theme.SMALL).get_height()
        high = min(r.height - NAME - 20, lines)
        top = r.y + (r.height - NAME - 4 - high) // 2
        Label(row, (x, top, room, NAME), self.t(f"realigious.card.{card}"), bold=True)
        self.told[card] = Label(
            row, (x, top + 4 + NAME, room, r.bottom - 8 - top - 4 - NAME), told, size=theme.SMALL, colour=theme.DIM,
            wrap=True,
        )  # fmt: skip
        row.words = self.t(f"realigious.card.{card}")
        if not self.cards:
            return
        options = [(order, self.t(f"realigious.screen.order.{order}")) for order in ORDERS]
        SegmentedControl(
            row, (r.right - 420, r.centery - 26, 404, 52), options, self.orders.get(card, "ask"),
            partial(self._change, card), name=f"order.{card}", size=20,
        ).sends = True  # fmt: skip

    def does(self, card: str) -> str:
        """What the card does, when the order acts, what it does then and what that costs."""
        when = when_of(self.media, card)
        order = self.orders.get(card, "ask")
        price = "" if order == "never" else price_words(self.media, printed(card))
        acts = self.t(f"realigious.screen.order.{order}.does", when=when, price=price)
        return f"{self.t(f'realigious.card.{card}.short')}\n{acts}"

    def _change(self, card: str, order: str) -> None:
        self.orders[card] = order
        self.told[card].text = self.does(card)
        self.on_order(card, order)


def when_of(media: Media, card: str) -> str:
    """When a reaction card acts."""
    return " · ".join(media.t(f"realigious.window.{window}") for window in CARDS[card].windows)


def reactions_of(cards: Sequence[str]) -> list[str]:
    """The reaction cards among some cards, each once."""
    return [card for card in dict.fromkeys(cards) if CARDS[card].kind == "reaction"]
