"""The own cards beside the board (10.1.5-7): places 1 to 3 with the newest at 1, deck and graveyard below.

A card is used by a click, by its number key, or by dragging it out onto the board. One that can be used glows; one
that can't says why in its tooltip (C6.4). Cards fly when they are drawn, used or discarded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.cards.base import aims
from scenes.kit import hand, layout
from scenes.kit.cosmetics import back_of
from scenes.kit.pile import Pile
from scenes.kit.question_panel import Why
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.titles.realigious import table_layout
from scenes.titles.realigious.cards import CARD_BACK, UNPAYABLE, card_back, card_tip, hand_card, price_of, small_card
from scenes.titles.realigious.table_layout import GAP, SLOTS
from scenes.widgets.names import NameLabel
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.match.seats import SeatInfo
    from game.titles.realigious.view import HandCard, SeatView
    from scenes.media.media import Media
    from scenes.widgets.base import RectLike, WidgetParent

DRAW_MS, DISCARD_MS, USE_MS = 420, 380, 520
FLIES = ("drew", "entered_hand", "discarded", "card_used")
LISTED = 14
DECK, LABELLED = 82, 12
"""How wide the deck is beside the graveyard, whose name is longer, and what two lines of that name need besides."""
MARKED, WHOSE = 36, 34
AIMS = ("card_target", "angel_seal_target")
"""Questions for the target of a card that lies in the hand until it is chosen."""
Piles = Callable[["SeatView", "Sequence[SeatInfo]"], object]


class HandWidget(hand.Hand["Place"]):
    """`why` tells why a place of the hand can't be used, "hand:2"."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS, *, why: Why = lambda _ref: "",
        on_piles: Piles = lambda _view, _names: None,
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, calls)
        self.out = hand.LEFT
        self.why, self.on_piles = why, on_piles
        self._view: SeatView | None = None
        self._seat: int | None = None
        self.chosen = 0
        """The place whose card was chosen last."""
        self.cards_asked = False
        self.size = table_layout.card_size(self.media.theme.scale)
        places, (left, right) = self._places()
        t = self.media.t
        self.deck = Pile(
            self, left, "", calls, t("realigious.zone.deck"), self.size, self._back, tip=self._deck_tip, name="deck"
        )
        self.slots = [Place(self, place, slot) for slot, place in enumerate(places, 1)]
        self.grave = Pile(
            self, right, "grave", calls._replace(inspect=self.open_piles), t("realigious.zone.graveyard"), self.size,
            partial(small_card, self.media), tip=self._grave_tip, name="grave", layer=4, icon="ui/graveyard",
        )  # fmt: skip
        self.deck.rule = self.grave.rule = "R5"
        place = pygame.Rect(self.rect.x, self.rect.bottom + 8, self.rect.width, WHOSE)
        self.sign = Picture(self, (place.x, place.y, WHOSE, WHOSE), "")
        self.whose = NameLabel(self, (place.x + WHOSE + 8, place.y, place.width - WHOSE - 8, WHOSE), "", size=20)

    def _places(self) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        """Of the cards, and of deck and graveyard: below cards of the usual size, at the right of larger ones."""
        r, scale = self.rect, self.media.theme.scale
        if scale <= 100:
            cards = pygame.Rect(r.right - self.size[0], r.y, self.size[0], r.height)
            places = hand.column(cards, SLOTS, self.size, GAP)
            below = pygame.Rect(r.x, places[-1].bottom + GAP, r.width, table_layout.PILE)
            deck = pygame.Rect(below.x, below.y, DECK, below.height)
            return places, [deck, pygame.Rect(deck.right + GAP, below.y, below.right - deck.right - GAP, below.height)]
        places = hand.column((r.x, r.y, self.size[0], r.height), SLOTS, self.size, GAP)
        high = 2 * (table_layout.grown(table_layout.PILE, scale) + LABELLED) + GAP
        beside = pygame.Rect(places[0].right + GAP, r.bottom - high, r.right - places[0].right - GAP, high)
        return places, layout.cells(beside, 1, 2, GAP)

    # --- what is shown

    def show(self, view: SeatView) -> None:
        """Takes the reader's cards; onlookers and the eliminated see empty places. Those of somebody else, which a
        record uncovers, bear the name of their owner.
        """
        self._view, own, names = view, view.own, self.calls.seats()
        same, self._seat = own is not None and own.seat == self._seat, own.seat if own is not None else None
        if own is not None and not same:
            decode_early(self.media, own.deck_list)
        cards: dict[int, HandCard] = {card.slot: card for card in own.hand} if own is not None else {}
        self._tell_whose(own.seat if own is not None and view.seat is None else None)
        before = [slot.card for slot in self.slots]
        for slot in self.slots:
            slot.display(cards.get(slot.number))
        if same:
            self.slide(before, [slot.card for slot in self.slots])
        if own is None:
            self.deck.display((0, ""))
            self.grave.display((0, ""))
            return
        back = back_of(names[own.seat] if own.seat < len(names) else None, CARD_BACK)
        self.deck.display((view.seats[own.seat].deck, back))
        self.grave.display((len(own.grave), own.grave[-1] if own.grave else ""))

    def _tell_whose(self, seat: int | None) -> None:
        """Under the piles, where they are not the reader's."""
        self.sign.visible = self.whose.visible = seat is not None
        if seat is None:
            return
        self.sign.sprite = f"seat/{seat}"
        self.whose.put(self.calls.name(seat))

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Besides: a card whose target is being chosen is in use; of equal ones that which was chosen."""
        super().offer(question, options)
        self.cards_asked = question is not None and question.text == "card_or_done"
        aimed = question is not None and question.text in AIMS and question.seat == self._seat
        card = str(question.about.get("card", "")) if question is not None and aimed else ""
        same = [slot for slot in self.slots if card and slot.card == card]
        used = next((slot for slot in same if slot.number == self.chosen), same[0] if same else None)
        for slot in self.slots:
            slot.use_begins(slot is used)

    def show_piles(self, value: bool) -> None:
        """Whether deck and graveyard are in sight."""
        for pile in (self.deck, self.grave):
            if pile.visible != value:
                pile.visible = value

    def open_piles(self, _ref: str = "") -> None:
        """The own cards in full, beginning with the graveyard."""
        self.media.sounds.play("card")
        if self._view is not None:
            self.on_piles(self._view, self.calls.seats())

    def _back(self, back: str, size: tuple[int, int]) -> pygame.Surface:
        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(card_back(self.media, size[0], back), size)

        return self.media.sprites.made(("deck", back, size), make)

    def _deck_tip(self) -> str:
        """What may still be in it."""
        own = self._view.own if self._view is not None else None
        cards = listed(self.media, own.deck) if own is not None else []
        return "\n".join([self.deck.words, self.media.t("realigious.screen.deck.text"), ", ".join(cards)])

    def _grave_tip(self) -> str:
        own = self._view.own if self._view is not None else None
        cards = listed(self.media, own.grave[::-1]) if own is not None else []
        return "\n".join([self.grave.words, ", ".join(cards) or self.media.t("realigious.screen.grave.empty")])

    # --- what flies

    def animate(self, event: Event, after: SeatView) -> int:
        """Shows a card on its way; its length in ms at normal speed, 0 for what doesn't concern the own hand."""
        card, newest = event.data.get("card"), self.slots[0].rect
        if event.kind not in FLIES or self._seat is None or event.data.get("seat") != self._seat:
            return 0
        if not isinstance(card, str) or not card:
            return 0
        face = hand_card(self.media, card, size=self.size)
        match event.kind:
            case "drew":
                back = self._back(self.deck.content[1] or CARD_BACK, self.size)
                return self.fly(face, (self.deck.top_card(), newest), DRAW_MS, back=back)
            case "entered_hand":
                return self.fly(face, (newest.move(-160, 0), newest), DRAW_MS)
            case "discarded":
                return self.fly(face, (self._leave(card), self.grave.top_card()), DISCARD_MS)
        start = self._leave(card)
        return self.fly(face, (start, start.move(-200, 0)), USE_MS, fade=True)

    def _leave(self, card: str) -> pygame.Rect:
        """The place that a card leaves from, empty from now on; the deck's where the hand doesn't hold it."""
        for slot in reversed(self.slots):
            if slot.card == card:
                slot.display(None)
                return slot.rect
        return self.deck.top_card()


class Place(hand.Slot):
    """One place of the hand."""

    content: HandCard | None = None

    def __init__(self, owner: HandWidget, rect: RectLike, number: int) -> None:
        self.number, self.why, self.owner = number, owner.why, owner
        self.in_use = False
        super().__init__(owner, rect, f"hand:{number}", tip=self._tip, name=f"hand.{number}")
        self._spoken = self._told
        self.rule = "R5"

    @property
    def card(self) -> str:
        """The kind of card that lies here; "" for none."""
        return self.content.card if self.content is not None else ""

    def _tip(self) -> str:
        """The inspector tells the rest: the name, and how it is used or why it can't be."""
        t, card = self.media.t, self.content
        if card is None:
            return f"{t('realigious.screen.slot', n=self.number)}\n{t('realigious.screen.slot.empty')}"
        return "\n".join([t(f"realigious.card.{card.card}"), *self._deed()])

    def _told(self) -> str:
        """All of it, for who hears it."""
        card = self.content
        if card is None:
            return self._tip()
        lines = [card_tip(self.media, card.card, price_of(card))]
        if card.stacks:
            lines.append(self.media.t("realigious.screen.stacks", n=card.stacks))
        return "\n".join([*lines, *self._deed()])

    def use_begins(self, value: bool) -> None:
        """Whether its target is being chosen."""
        if value != self.in_use:
            self.in_use = value
            self.invalidate()

    def click(self) -> None:
        """Besides: the hand knows which of equal cards it is."""
        self.owner.chosen = self.number
        super().click()

    def _deed(self) -> list[str]:
        t, label = self.media.t, self.media.bindings.label
        use = "use_twice" if self.owner.cards_asked and not aims(self.card) else "use"
        words = (t("realigious.screen.card.in_use.text") if self.in_use else
                 t("realigious.screen.card.raised.text", key=label("choose"), back=label("back")) if self.raised else
                 t(f"realigious.screen.card.{use}", key=self.number) if self.lit else self.why(self.ref))
        falls = t("realigious.screen.card.falls") if self.falls else ""
        return [line for line in (words, falls) if line]

    @property
    def falls(self) -> bool:
        """R5.5. Whether the next card that comes sends this one to the graveyard."""
        return self.content is not None and self.content.slot >= SLOTS

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Besides: the right button opens the card's page."""
        if button == 3 and self.card:
            self.calls.inspect(f"card:{self.card}")
        return super().on_press(pos, button) or (button == 3 and bool(self.card))

    def draw_empty(self, surface: pygame.Surface) -> None:
        """Its number."""
        super().draw_empty(surface)
        self.pen(surface).text(str(self.number), 40, theme.FAINT, True, center=self.rect.center)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The card, and how often Spell of Doom has gone round."""
        if self.content is None:
            return
        dim = not self.lit and not self.hovered and not self.in_use
        if self.in_use or self.raised:
            self.pen(surface).nine("glow", rect.inflate(30, 30))
        surface.blit(hand_card(self.media, self.content.card, price_of(self.content), dim, self.rect.size), rect)
        if self.falls and self.pointer is None:
            mark = pygame.Rect(0, 0, MARKED, MARKED)
            mark.midtop = rect.midtop
            self.pen(surface).nine("chip", mark)
            self.pen(surface).icon("ui/graveyard", MARKED - 8, UNPAYABLE, center=mark.center)
        if self.in_use or (self.raised and self.pointer is None):
            told = self.media.t(f"realigious.screen.card.{'in_use' if self.in_use else 'raised'}")
            words = self.media.theme.text(told, theme.SMALL, theme.GOLD, True)
            mark = pygame.Rect(0, 0, min(rect.width, words.get_width() + 20), MARKED - 4)
            mark.center = rect.centerx, rect.y + rect.height * 2 // 5
            self.pen(surface).nine("chip", mark)
            self.pen(surface).put(words, center=mark.center)
        if self.content.stacks and self.pointer is None:
            corner = (rect.right - 8, rect.y + 36)
            self.pen(surface).text(f"×{self.content.stacks}", 20, theme.BAD, True, theme.BLACK, topright=corner)


def listed(media: Media, cards: Sequence[str]) -> list[str]:
    """The names of cards, equal ones together, no more than fit into a tooltip."""
    rows = [media.t(f"realigious.card.{card}") + (f" ×{n}" if n > 1 else "") for card, n in Counter(cards).items()]
    if len(rows) <= LISTED:
        return rows
    return [*rows[: LISTED - 1], media.t("realigious.screen.more", n=len(rows) - LISTED + 1)]


def decode_early(media: Media, cards: Sequence[str]) -> None:
    """Begins to decode the pictures that these cards need, so that the first one drawn doesn't stop a frame."""
    pages = {media.sprites.entry(f"realigious/card/{card}").page for card in cards}
    media.sprites.preload(*sorted(pages | {"realigious/cards_hand"}))
