"""The own hand: action cards and the corruption that has come among them, side by side. A card that is clicked, dragged
out or called by its number is played; where it can be used in several ways, the table asks how.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kit import hand
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.titles.vermilion.card_words import card_tip
from scenes.titles.vermilion.faces import HAND, card_face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.vermilion.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.base import RectLike


GAP, NARROW = 8, 92
"""Cards lie beside each other as long as they are this wide at least: name and burn value of each are seen."""


def size_of(count: int, room: int) -> tuple[int, int]:
    """As large as so many cards find room side by side."""
    wide = max(NARROW, min(HAND[0], (room - (count - 1) * GAP) // max(1, count)))
    return wide, HAND[1] * wide // HAND[0]


class HeldCard(NamedTuple):
    """A card of the hand; `dim`: others can be chosen and this one can't."""

    card: str
    dim: bool = False


class HandSlot(hand.Slot):
    """One card; alike cards are told apart by their numbers from the left."""

    content: HeldCard | None = None
    glow = 40

    def __init__(self, parent: VermilionHand, rect: RectLike, card: str, number: int) -> None:
        super().__init__(parent, rect, f"card:{card}", name=f"hand.{number}")
        self._spoken = self._told

    def _told(self) -> str:
        return card_tip(self.media, self.content.card) if self.content is not None else ""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The card; a rim where it can be chosen."""
        held = self.content
        if held is None:
            return
        surface.blit(card_face(self.media, held.card, rect.size, dim=held.dim), rect)
        if self.lit or self.hot:
            pygame.draw.rect(surface, theme.GOLD if self.lit else theme.BRASS_LIGHT, rect.inflate(2, 2), 3, 10)


class VermilionHand(hand.Hand[HandSlot]):
    """The cards of the seat that acts, else of the one whose things are shown."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls = NO_CALLS) -> None:
        super().__init__(table, rect, calls)
        self.table, self.words = table, words
        self._view: SeatView | None = None
        self._lit: frozenset[str] = frozenset()
        self._dims = False

    def show(self, view: SeatView) -> None:
        """Takes the cards."""
        self._view = view
        self._deal()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up what can be chosen."""
        self._lit = frozenset(ref for option in options for ref in option.refs if ref.startswith("card:"))
        self._dims = question is not None and bool(self._lit)
        self._deal()

    def _seat(self) -> int:
        asked = self.table.asked
        return asked.seat if asked is not None else self.words.own()

    def _deal(self) -> None:
        """A slot for each card."""
        if self._view is None or not self._view.seats:
            return
        cards = self._view.seats[min(self._seat(), len(self._view.seats) - 1)].hand
        if [slot.ref for slot in self.slots] != [f"card:{card}" for card in cards]:
            before = [slot.ref for slot in self.slots]
            old = list(self.slots)
            places = hand.row(self.rect.inflate(-16, 0), len(cards), size_of(len(cards), self.rect.width - 16), GAP)
            self.invalidate()
            for slot in old:
                self.remove(slot)
            self.slots = [HandSlot(self, place, card, i)
                          for i, (place, card) in enumerate(zip(places, cards, strict=True))]  # fmt: skip
            self._glide(before, [slot.rect for slot in old])
        for slot, card in zip(self.slots, cards, strict=True):
            slot.lit = slot.ref in self._lit
            slot.display(HeldCard(card, self._dims and not slot.lit))

    def _glide(self, before: list[str], places: list[pygame.Rect]) -> None:
        """Cards that stay slide to their new places."""
        if not self.media.motion or self.reduced:
            return
        left = list(before)
        for slot in self.slots:
            if slot.ref in left:
                at = left.index(slot.ref)
                left[at] = ""
                by = (places[at].x - slot.rect.x, places[at].y - slot.rect.y)
                if by != (0, 0):
                    slot.glide(by)

    def key(self, action: str) -> bool:
        """Its numbers count only while a card can be chosen."""
        return any(slot.lit for slot in self.slots) and super().key(action)

    def hide(self, refs: Sequence[str]) -> None:
        """An effect draws these cards until the next view."""
        for ref in refs:
            slot = next((slot for slot in self.slots if slot.ref == ref), None)
            if slot is not None:
                slot.display(None)

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A card of the hand; "hand:" for all of it."""
        if ref == "hand:":
            return self.rect
        return next((slot.rect for slot in self.slots if slot.ref == ref), None)
