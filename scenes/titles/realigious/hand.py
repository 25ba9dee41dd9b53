"""The own cards at the bottom (10.1.5-7): deck, places 1 to 3 with the newest at 1, graveyard.

A card is used by a click, by its number key, or by dragging it up out of the hand. One that can be used glows; one
that can't says why in its tooltip (C6.4). Cards fly when they are drawn, used or discarded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.kit.cosmetics import back_of
from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.titles.realigious.cards import CARD_BACK, HAND_SIZE, Price, card_tip, hand_card, price_of
from scenes.titles.realigious.hand_flight import Flight
from scenes.titles.realigious.hand_piles import DeckPile, GravePile
from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from game.core.ask import Option, Question, Refusal
    from game.core.events import Event
    from game.match.seats import SeatInfo
    from game.titles.realigious.view import HandCard, SeatView
    from scenes.media.media import Media

SLOTS, GAP, PILE = 3, 24, 116
KEYS = tuple(f"hand_{slot}" for slot in range(1, SLOTS + 1))
LIFT, OUT = 8, 90
SHIFT_MS, DRAW_MS, DISCARD_MS, USE_MS = 180, 420, 380, 520
Why = Callable[[str], "Refusal | None"]
Piles = Callable[["SeatView", "Sequence[SeatInfo]"], object]


class HandWidget(Group, Part):
    """`why` tells why a place of the hand can't be used: `why("hand:2")`; None: it can, or nobody knows."""

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        calls: Calls = NO_CALLS,
        *,
        why: Why = lambda _ref: None,
        on_piles: Piles = lambda _view, _names: None,
    ) -> None:
        super().__init__(parent, rect, name="hand")
        self.calls = calls
        self.why, self.on_piles = why, on_piles
        self.speed, self.reduced = 1.0, False
        self.flights: list[Flight] = []
        self._seat: int | None = None
        width = 2 * PILE + SLOTS * HAND_SIZE[0] + (SLOTS + 1) * GAP
        x = self.rect.centerx - width // 2
        top = self.rect.y + (self.rect.height - HAND_SIZE[1]) // 2
        self.deck = DeckPile(self, (x, top, PILE, HAND_SIZE[1]), self.calls)
        x += PILE + GAP
        self.places: list[Place] = []
        for slot in range(1, SLOTS + 1):
            self.places.append(Place(self, (x, top, *HAND_SIZE), slot))
            x += HAND_SIZE[0] + GAP
        self.grave = GravePile(self, (x, top, PILE, HAND_SIZE[1]), self.calls, self.open_piles)
        self._view: SeatView | None = None

    # --- what is shown

    def show(self, view: SeatView) -> None:
        """Takes the reader's cards; onlookers and the eliminated see empty places."""
        self._view, names = view, self.calls.seats()
        own = view.own
        same, self._seat = own is not None and own.seat == self._seat, own.seat if own is not None else None
        if own is not None and not same:
            decode_early(self.media, own.deck_list)
        cards: dict[int, HandCard] = {card.slot: card for card in own.hand} if own is not None else {}
        before = [place.card for place in self.places]
        for place in self.places:
            place.put(cards.get(place.slot))
        if same and self.media.motion and not self.reduced:
            self._slide(before)
        if own is not None:
            self.deck.put(
                view.seats[own.seat].deck, own, back_of(names[own.seat] if own.seat < len(names) else None, CARD_BACK)
            )
            self.grave.put(own)
        else:
            self.deck.put(0, None)
            self.grave.put(None)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up the places that stand for an option."""
        refs = {ref for option in options for ref in option.refs}
        for place in self.places:
            place.legal = f"hand:{place.slot}" in refs

    def key(self, action: str) -> bool:
        """The key of a place (1 to 3) chooses it."""
        if action in KEYS:
            self.calls.choose(f"hand:{action[-1]}")
        return action in KEYS

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations."""
        self.speed, self.reduced = speed, reduced

    def open_piles(self) -> None:
        """The own cards in full, beginning with the graveyard."""
        if self._view is not None:
            self.on_piles(self._view, self.calls.seats())

    # --- what flies

    def animate(self, event: Event, view_after: SeatView) -> int:
        """Shows a card on its way; its length in ms at normal speed, 0 for what doesn't concern the own hand."""
        if event.data.get("seat") != self._seat or self._seat is None:
            return 0
        card = event.data.get("card")
        if not isinstance(card, str) or not card:
            return 0
        maker = {"drew": self._draw, "entered_hand": self._enter, "discarded": self._discard, "card_used": self._use}
        if event.kind not in maker:
            return 0
        return maker[event.kind](card)

    def finish(self) -> None:
        """Everything that flies has arrived."""
        for flight in self.flights:
            self._damage(flight)
        self.flights.clear()
        for place in self.places:
            place.settle()
        self.ui.ticking.pop(self, None)

    def tick(self, dt: int) -> None:
        """Moves what flies."""
        for flight in self.flights:
            self._damage(flight)
            flight.advance(dt)
            self._damage(flight)
        self.flights = [flight for flight in self.flights if not flight.over]
        moving = False
        for place in self.places:
            moving = place.move_on(dt) or moving
        if not self.flights and not moving:
            self.ui.ticking.pop(self, None)

    def draw(self, surface: pygame.Surface) -> None:
        """Places and piles, then a dragged card, then what flies."""
        super().draw(surface)
        for place in self.places:
            place.draw_dragged(surface)
        for flight in self.flights:
            flight.draw(surface)

    def _fly(self, card: str, way: tuple[pygame.Rect, pygame.Rect], length: int, *, back: str, fade: bool) -> int:
        taken = round(length / max(self.speed, 0.1))
        start, end = way
        if self.reduced:
            start = end
        self.flights.append(Flight(self.media, card, start, end, taken, back, fade))
        self.ui.ticking[self] = None
        return length

    def _draw(self, card: str) -> int:
        return self._fly(card, (self.deck.top_card(), self.places[0].rect), DRAW_MS, back=self.deck.back, fade=False)

    def _enter(self, card: str) -> int:
        above = self.places[0].rect.move(0, -160)
        return self._fly(card, (above, self.places[0].rect), DRAW_MS, back="", fade=False)

    def _discard(self, card: str) -> int:
        start = self._leave(card)
        return self._fly(card, (start, self.grave.top_card()), DISCARD_MS, back="", fade=False)

    def _use(self, card: str) -> int:
        start = self._leave(card)
        return self._fly(card, (start, start.move(0, -180)), USE_MS, back="", fade=True)

    def _leave(self, card: str) -> pygame.Rect:
        """The place that a card leaves from, empty from now on; the deck's where the hand doesn't hold it."""
        for place in reversed(self.places):
            if place.card is not None and place.card.card == card:
                rect = place.rect
                place.put(None)
                return rect
        return self.deck.top_card()

    def _slide(self, before: list[HandCard | None]) -> None:
        """Cards that moved up glide from their old place."""
        left = [(i, card.card) for i, card in enumerate(before) if card is not None]
        for i, place in enumerate(self.places):
            if place.card is None:
                continue
            found = next((pair for pair in left if pair[1] == place.card.card), None)
            if found is None:
                continue
            left.remove(found)
            if found[0] != i:
                place.glide(self.places[found[0]].rect.x - place.rect.x)
                self.ui.ticking[self] = None

    def _damage(self, flight: Flight) -> None:
        self.ui.invalidate(flight.rect.inflate(12, 12))


class Place(Spot):
    """One place of the hand."""

    glow = 16

    def __init__(self, hand: HandWidget, rect: RectLike, slot: int) -> None:
        self.hand = hand
        self.slot = slot
        self.card: HandCard | None = None
        self._legal = False
        self._dragged: tuple[int, int] | None = None
        self._shift, self._shifting = 0, SHIFT_MS
        super().__init__(hand, rect, f"hand:{slot}", hand.calls, tip=self._tip, name=f"hand.{slot}")
        self.rule = "R5"

    @property
    def legal(self) -> bool:
        """Whether the card can be chosen now."""
        return self._legal

    @legal.setter
    def legal(self, value: bool) -> None:
        if value != self._legal:
            self._legal = value
            self.invalidate()

    def put(self, card: HandCard | None) -> None:
        """Another card, or none."""
        if card != self.card:
            self.card = card
            self._dragged = None
            self.invalidate()

    def price(self) -> Price:
        """What the card costs its holder now."""
        card = self.card
        if card is None:
            return Price()
        return price_of(card)

    def _tip(self) -> str:
        t = self.media.t
        if self.card is None:
            return f"{t('realigious.screen.slot', n=self.slot)}\n{t('realigious.screen.slot.empty')}"
        lines = [card_tip(self.media, self.card.card, self.price())]
        if self.card.stacks:
            lines.append(t("realigious.screen.stacks", n=self.card.stacks))
        if not self._legal:
            refusal = self.hand.why(self.ref)
            if refusal is not None:
                lines += ["", t(f"realigious.{refusal.text}", **refusal.args)]
        else:
            lines += ["", t("realigious.screen.card.use", key=self.slot)]
        return "\n".join(lines)

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """The left button takes the card, the right one opens its page."""
        if button == 3 and self.card is not None:
            self.calls.inspect(f"card:{self.card.card}")
            return True
        return button == 1

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """A card that can be used follows the pointer."""
        if not self._legal or self.card is None:
            return
        self._damage_drag()
        dx, dy = self._dragged or (0, 0)
        self._dragged = (dx + rel[0], dy + rel[1])
        self._damage_drag()

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """Let go above the hand or on the spot: the card is chosen."""
        dragged, self._dragged = self._dragged, None
        if dragged is not None:
            self.ui.invalidate(self.rect.move(dragged).inflate(48, 48))
            self.invalidate()
        if button != 1:
            return
        far = dragged is not None and max(abs(dragged[0]), abs(dragged[1])) > 24
        if (far and dragged is not None and dragged[1] < -OUT) or (not far and inside):
            self.click()

    def click(self) -> None:
        """Chooses the card; the table says why not when it can't be, or when there is none."""
        self.calls.choose(self.ref)

    def glide(self, dx: int) -> None:
        """Begins to slide here from `dx` pixels away."""
        self._shift, self._shifting = dx, 0

    def settle(self) -> None:
        """Stands where it belongs."""
        if self._shifting < SHIFT_MS:
            self._damage_shift()
            self._shifting = SHIFT_MS
            self.invalidate()

    def move_on(self, dt: int) -> bool:
        """Slides on; whether it still moves."""
        if self._shifting >= SHIFT_MS:
            return False
        self._damage_shift()
        self._shifting = min(SHIFT_MS, self._shifting + dt)
        self._damage_shift()
        return True

    def _offset(self) -> int:
        if self._shifting >= SHIFT_MS:
            return 0
        return round(self._shift * (1 - theme.ease_out(self._shifting / SHIFT_MS)))

    def _damage_shift(self) -> None:
        self.ui.invalidate(self.rect.move(self._offset(), 0).inflate(36, 36))

    def _damage_drag(self) -> None:
        if self._dragged is not None:
            self.ui.invalidate(self.rect.move(self._dragged).inflate(48, 48))

    def draw(self, surface: pygame.Surface) -> None:
        """The card, or the empty place with its number."""
        sprites = self.media.sprites
        if self.card is None or self._dragged is not None:
            surface.blit(sprites.nine("nine/slot", self.rect.size), self.rect)
            number = self.media.theme.text(str(self.slot), 40, theme.FAINT, True)
            surface.blit(number, number.get_rect(center=self.rect.center))
            return
        lift = LIFT if (self.hovered or self.focused) else 0
        rect = self.rect.move(self._offset(), -lift)
        if self._legal:
            glow = rect.inflate(30, 30)
            surface.blit(sprites.nine("nine/glow", glow.size), glow)
        surface.blit(*sprites.shadow(rect, 14))
        surface.blit(hand_card(self.media, self.card.card, self.price(), not self._legal and not self.hovered), rect)
        if self.card.stacks:
            self._draw_stacks(surface, rect)

    def _draw_stacks(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """How often Spell of Doom has gone round."""
        words = self.media.theme.text(f"×{self.card.stacks}" if self.card else "", 20, theme.BAD, True, theme.BLACK)
        surface.blit(words, words.get_rect(topright=(rect.right - 8, rect.y + 36)))

    def draw_dragged(self, surface: pygame.Surface) -> None:
        """The card under the pointer."""
        if self._dragged is None or self.card is None:
            return
        rect = self.rect.move(self._dragged)
        if self._dragged[1] < -OUT:
            glow = rect.inflate(30, 30)
            surface.blit(self.media.sprites.nine("nine/glow", glow.size), glow)
        surface.blit(*self.media.sprites.shadow(rect, 20))
        surface.blit(hand_card(self.media, self.card.card, self.price()), rect)


def decode_early(media: Media, cards: Sequence[str]) -> None:
    """Begins to decode the pictures that these cards need, so that the first one drawn doesn't stop a frame."""
    pages = {media.sprites.entry(f"realigious/card/{card}").page for card in cards}
    media.sprites.preload(*sorted(pages | {"realigious/cards_hand"}))
