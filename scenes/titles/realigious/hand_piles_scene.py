"""The own cards in full: graveyard, what is left in the deck, what is set aside, the whole deck list (10.1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame

from scenes.kit.card_grid import CardGrid
from scenes.kit.page_scene import Opener, open_page
from scenes.shell.dialog import PanelScene
from scenes.titles.realigious.cards import HAND_SIZE, MARK, look_of
from scenes.titles.realigious.prompts import Words
from scenes.widgets.base import Group
from scenes.widgets.label import Label
from scenes.widgets.segmented_control import Tabs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatPrivate, SeatView
    from scenes.shell.client import Client

PILES = ("grave", "deck", "aside", "list")
TITLE = {"grave": "realigious.zone.graveyard", "deck": "realigious.zone.deck", "aside": "realigious.zone.set_aside",
         "list": "realigious.screen.deck_list"}  # fmt: skip


class PilesScene(PanelScene):
    """Tabs for the four piles; a click on a card opens its page."""

    size = (1240, 876)
    heading = "realigious.screen.piles"

    def __init__(self, client: Client, view: SeatView, names: Sequence[SeatInfo], pile: str) -> None:
        super().__init__(client)
        self.view, self.names, self.pile = view, names, pile

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Tabs, what the pile is, its cards."""
        own = self.view.own
        if own is None:
            return
        options = [(pile, f"{self.t(TITLE[pile])} {len(pile_of(own, pile))}") for pile in PILES]
        Tabs(panel, (area.x, area.y, area.width, 52), options, self.pile, self.turn_to, name="pile")
        cards = pile_of(own, self.pile)
        note = self.t(f"realigious.screen.pile.{self.pile}") if cards else self.t("realigious.screen.grave.empty")
        Label(panel, (area.x, area.y + 64, area.width, 32), note, size=20)
        counted = Counter(cards if self.pile != "grave" else reversed(cards))
        shown = [(f"card:{card}", look_of(self.media, card), count) for card, count in counted.items()]
        place = (area.x, area.y + 104, area.width, area.height - 104)
        CardGrid(panel, place, shown, self.read, size=HAND_SIZE, mark=MARK, name="pile_cards")

    def turn_to(self, pile: str) -> None:
        """Another pile."""
        self.pile = pile
        self.rebuild()

    def read(self, ref: str) -> None:
        """A card's page."""
        open_page(self, Words(self.media, view=self.view, seats=self.names), ref)


def pile_of(own: SeatPrivate, pile: str) -> tuple[str, ...]:
    """The cards of a pile: "grave", "deck", "aside" or "list"."""
    return {"grave": own.grave, "deck": own.deck, "aside": own.aside, "list": own.deck_list}[pile]


def open_piles(opener: Opener, view: SeatView, names: Sequence[SeatInfo] = (), pile: str = "grave") -> bool:
    """Opens the piles of the reader; False for onlookers, who have none."""
    if view.own is None:
        return False
    opener.open_over(lambda client: PilesScene(client, view, names, pile))
    return True
