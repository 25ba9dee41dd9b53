"""Deck and graveyard beside the hand (10.1.5, 10.1.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.realigious.cards import CARD_BACK, HAND_SIZE, card_back, hand_card
from scenes.widgets.base import Group, RectLike

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatPrivate

LISTED = 14
LABEL = 36
LAYERS = 4


class _Pile(Spot):
    """A pile with its count under it."""

    glow = 10
    zone = ""

    def __init__(self, parent: Group, rect: RectLike, ref: str, calls: Calls) -> None:
        self.count = 0
        self.own: SeatPrivate | None = None
        super().__init__(parent, rect, ref, calls, name=ref or "deck")
        self.rule = "R5"

    def top_card(self) -> pygame.Rect:
        """Where a card on top of the pile lies, at the size of the hand's cards."""
        rect = pygame.Rect((0, 0), HAND_SIZE)
        rect.center = self.rect.center
        return rect

    def card_rect(self) -> pygame.Rect:
        """The painted pile's card."""
        high = self.rect.height - 2 - max(LABEL, self._label().get_height() + 4)
        width = min(self.rect.width - 8, high * HAND_SIZE[0] // HAND_SIZE[1])
        card = pygame.Rect(self.rect.x, self.rect.y + 2, width, round(width * HAND_SIZE[1] / HAND_SIZE[0]))
        card.x += (self.rect.width - 8 - width) // 2
        return card

    def _label(self) -> pygame.Surface:
        """Name and number."""
        words = f"{self.media.t(self.zone)} {self.count}"
        return self.media.theme.line(words, self.rect.width, 20, theme.BONE, True, True, 2 * LABEL, "center")

    def draw_label(self, surface: pygame.Surface) -> None:
        """Name and number under the pile."""
        label = self._label()
        surface.blit(label, label.get_rect(midtop=(self.rect.centerx, self.card_rect().bottom + 4)))


class DeckPile(_Pile):
    """Unused cards, face down. It can't be clicked (10.1.5); its tooltip says what may still be in it."""

    focusable = False
    zone = "realigious.zone.deck"

    def __init__(self, parent: Group, rect: RectLike, calls: Calls) -> None:
        super().__init__(parent, rect, "", calls)
        self.tip = self._tip
        self.back = CARD_BACK

    def put(self, count: int, own: SeatPrivate | None, back: str = CARD_BACK) -> None:
        """Another number of cards; `back` is their sprite."""
        if (count, back) != (self.count, self.back) or own is not self.own:
            self.count, self.own, self.back = count, own, back
            self.invalidate()

    def _tip(self) -> str:
        t = self.media.t
        lines = [f"{t('realigious.zone.deck')} {self.count}", t("realigious.screen.deck.text")]
        if self.own is not None:
            lines += listed(self, self.own.deck)
        return "\n".join(lines)

    def draw(self, surface: pygame.Surface) -> None:
        """As thick as there are cards."""
        card = self.card_rect()
        if not self.count:
            surface.blit(self.media.sprites.nine("nine/slot", card.size), card)
        picture = card_back(self.media, card.width, self.back) if self.count else None
        back = pygame.transform.smoothscale(picture, card.size) if picture is not None else None
        layers = min(LAYERS, 1 + self.count // 5)
        for i in range(layers if back is not None else 0):
            place = card.move(2 * (layers - 1 - i), 2 * (layers - 1 - i) - 2)
            if i == 0:
                surface.blit(*self.media.sprites.shadow(place, 12))
            if back is not None:
                surface.blit(back, place)
        self.draw_label(surface)


class GravePile(_Pile):
    """Used and discarded cards, the last one on top; a click lists them."""

    zone = "realigious.zone.graveyard"

    def __init__(self, parent: Group, rect: RectLike, calls: Calls, on_open: Callable[[], None]) -> None:
        self._open = on_open
        super().__init__(parent, rect, "grave", calls)
        self.tip = self._tip

    def click(self) -> None:
        """Opens the own cards in full."""
        self.media.sounds.play("card")
        self._open()

    def put(self, own: SeatPrivate | None) -> None:
        """Another graveyard."""
        if own is not self.own:
            self.own = own
            self.count = len(own.grave) if own is not None else 0
            self.invalidate()

    def _tip(self) -> str:
        t = self.media.t
        lines = [f"{t('realigious.zone.graveyard')} {self.count}"]
        if self.own is not None and self.own.grave:
            lines += listed(self, tuple(reversed(self.own.grave)))
        else:
            lines.append(t("realigious.screen.grave.empty"))
        return "\n".join(lines)

    def draw(self, surface: pygame.Surface) -> None:
        """The last card, dimmed, on those below."""
        card = self.card_rect()
        grave = self.own.grave if self.own is not None else ()
        if not grave:
            surface.blit(self.media.sprites.nine("nine/slot", card.size), card)
            icon = self.media.sprites.tinted("ui/graveyard", (120, 114, 112), size=(56, 56))
            surface.blit(icon, icon.get_rect(center=card.center))
        else:
            layers = min(LAYERS, 1 + len(grave) // 4)
            picture = self._face(grave[-1], card.size)
            for i in range(layers):
                place = card.move(2 * (layers - 1 - i), 2 * (layers - 1 - i) - 2)
                if i == 0:
                    surface.blit(*self.media.sprites.shadow(place, 12))
                surface.blit(picture, place)
        if self.hovered or self.focused:
            pygame.draw.rect(surface, theme.GOLD, card.inflate(6, 6), 2, 10)
        self.draw_label(surface)

    def _face(self, card: str, size: tuple[int, int]) -> pygame.Surface:
        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(hand_card(self.media, card, dim=True), size)

        return self.media.sprites.made(("grave", card, size, self.media.texts.language), make)


def listed(widget: Spot, cards: tuple[str, ...]) -> list[str]:
    """The names of cards, equal ones together, no more than fit into a tooltip."""
    counted = Counter(cards)
    t = widget.media.t
    rows = [t(f"realigious.card.{card}") + (f" ×{n}" if n > 1 else "") for card, n in counted.items()]
    if len(rows) > LISTED:
        rows = [*rows[: LISTED - 1], t("realigious.screen.more", n=len(rows) - LISTED + 1)]
    return rows
