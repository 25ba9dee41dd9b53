"""A deck in the making (R20): what it holds, what of it can be taken back, and what is counted of it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from game.core.ask import Refusal
from game.core.rng import Stream
from game.titles.crowns.content import CARDS, DECKS, FACTIONS, HAND, NEUTRAL, PLOTS, CardRow, DeckRow
from game.titles.crowns.deck import COPIES, PLOT_COPIES, TREATY, from_lines
from game.titles.crowns.notation import ICONS

TYPES = ("character", "location", "attachment", "event")
DEAREST = 7
"""The last column of the curve holds this cost and more."""
MOST_STEPS = 200
"""So many changes can be taken back."""


def most_of(card: str) -> int:
    """R20.2, R20.3. Copies of a card or a plot that a deck may hold."""
    return PLOT_COPIES if card in PLOTS else COPIES


def allows(deck: DeckRow, card: str) -> bool:
    """R20.4, R21.1. Whether the deck's faction and agenda let the card in."""
    row = CARDS.get(card)
    if row is None:
        return card in PLOTS
    second = deck.agenda == TREATY and row.faction == deck.second_faction and not row.loyal
    return row.faction in (deck.faction, NEUTRAL) or second


def deck_of(value: object) -> DeckRow | None:
    """The deck that a ready deck's name or the lines of an own one stand for; None for anything else."""
    if isinstance(value, str):
        return DECKS.get(value)
    if not isinstance(value, list | tuple) or not all(isinstance(line, str) for line in value):
        return None
    deck = from_lines(value)
    return None if isinstance(deck, Refusal) else deck


def holds(lines: object, deck: DeckRow) -> bool:
    """Whether such lines stand for that deck, whatever it is called and however its cards are ordered."""
    found = deck_of(lines)
    return found is not None and msgspec.structs.replace(found, id=deck.id) == deck


class DeckPlan:
    """The deck of now, with the decks before and after it: each change makes another one."""

    def __init__(self, deck: DeckRow) -> None:
        self.deck = deck
        self._past: list[DeckRow] = []
        self._future: list[DeckRow] = []

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a change that was taken back can be made again."""
        return bool(self._future)

    def put(self, deck: DeckRow) -> bool:
        """Another deck stands here; False where it is the same one."""
        if deck == self.deck:
            return False
        self._past = [*self._past, self.deck][-MOST_STEPS:]
        self._future.clear()
        self.deck = deck
        return True

    def undo(self) -> bool:
        """Takes the last change back."""
        if not self._past:
            return False
        self._future.append(self.deck)
        self.deck = self._past.pop()
        return True

    def redo(self) -> bool:
        """Makes the change again that was taken back last."""
        if not self._future:
            return False
        self._past.append(self.deck)
        self.deck = self._future.pop()
        return True

    def copies(self, card: str) -> int:
        """How many of it the deck holds."""
        return (self.deck.plots if card in PLOTS else self.deck.cards).get(card, 0)

    def set_copies(self, card: str, copies: int) -> bool:
        """So many of a card or plot, within what a deck may hold; False where nothing changes."""
        before = self.copies(card)
        wanted = max(0, min(copies, max(most_of(card), before) if copies <= before else most_of(card)))
        field = "plots" if card in PLOTS else "cards"
        part = {**getattr(self.deck, field), card: wanted}
        order = {name: rank for rank, name in enumerate((*CARDS, *PLOTS))}
        kept = sorted((name for name, count in part.items() if count), key=lambda name: order.get(name, len(order)))
        return self.put(msgspec.structs.replace(self.deck, **{field: {name: part[name] for name in kept}}))

    def choose(self, **fields: str) -> bool:
        """Another faction, agenda or second faction; a second faction goes with its agenda."""
        deck = msgspec.structs.replace(self.deck, **fields)
        if deck.agenda != TREATY or deck.second_faction == deck.faction:
            deck = msgspec.structs.replace(deck, second_faction="")
        return self.put(deck)

    def drop_foreign(self) -> bool:
        """Takes out what the faction and the agenda don't allow, and what no card has as its id."""
        return self.put(msgspec.structs.replace(
            self.deck,
            cards={card: n for card, n in self.deck.cards.items() if card in CARDS and allows(self.deck, card)},
            plots={card: n for card, n in self.deck.plots.items() if card in PLOTS}))  # fmt: skip

    def foreign(self) -> list[str]:
        """What `drop_foreign` would take out."""
        wrong = [card for card in self.deck.cards if card not in CARDS or not allows(self.deck, card)]
        return [*wrong, *(card for card in self.deck.plots if card not in PLOTS)]


class DeckCounts(NamedTuple):
    """What the editor counts: draw cards by cost (the last column and more), by type, characters by icon, the average
    cost in hundredths, plots and the average gold of a plot in tenths."""

    cards: int
    curve: tuple[int, ...]
    types: dict[str, int]
    icons: dict[str, int]
    cost: int
    plots: int
    gold: int


def counted(deck: DeckRow) -> DeckCounts:
    """What a deck holds, as far as its cards are known."""
    rows = [(CARDS[card], copies) for card, copies in deck.cards.items() if card in CARDS]
    plots = [(PLOTS[card], copies) for card, copies in deck.plots.items() if card in PLOTS]
    cards, lots = sum(copies for _, copies in rows), sum(copies for _, copies in plots)
    curve = [0] * (DEAREST + 1)
    for row, copies in rows:
        curve[min(row.cost, DEAREST)] += copies
    return DeckCounts(
        cards, tuple(curve), {kind: sum(n for row, n in rows if row.type == kind) for kind in TYPES},
        {icon: sum(n for row, n in rows if icon in row.icons) for icon in ICONS},
        100 * sum(row.cost * n for row, n in rows) // cards if cards else 0, lots,
        10 * sum(plot.gold * n for plot, n in plots) // lots if lots else 0)  # fmt: skip


def sorted_cards(deck: DeckRow) -> list[tuple[str, list[str]]]:
    """The draw cards by type, by cost and as they are printed, then the plots; without what no card has as its id."""
    ranks = {card: rank for rank, card in enumerate(CARDS)}

    def place(card: str) -> tuple[int, int]:
        return CARDS[card].cost, ranks[card]

    known: list[CardRow] = [CARDS[card] for card, copies in deck.cards.items() if copies and card in CARDS]
    found = [(kind, sorted((row.id for row in known if row.type == kind), key=place)) for kind in TYPES]
    found.append(("plot", [card for card in PLOTS if card in deck.plots]))
    return [(kind, cards) for kind, cards in found if cards]


class TrialHand:
    """R5.2, R5.3. A deck shuffled to try it out: the hand it begins with, once another one, then card by card."""

    def __init__(self, deck: DeckRow, seed: int) -> None:
        self._cards = [card for card, copies in deck.cards.items() if card in CARDS for _ in range(copies)]
        self._stream = Stream(seed, "trial")
        self.hand: list[str] = []
        self.new()

    def new(self) -> None:
        """Shuffles and draws."""
        self.mulligan = False
        self._deal()

    def again(self) -> None:
        """R5.3. All seven go back, once."""
        if not self.mulligan:
            self.mulligan = True
            self._deal()

    def _deal(self) -> None:
        self._stream.shuffle(self._cards)
        self.hand = self._cards[:HAND]

    @property
    def left(self) -> int:
        """Cards that are still in the deck."""
        return len(self._cards) - len(self.hand)

    def draw(self, count: int) -> None:
        """R8.1. More cards from the top."""
        self.hand = self._cards[: len(self.hand) + count]


def empty_deck(faction: str = FACTIONS[0]) -> DeckRow:
    """A deck that holds nothing yet."""
    return DeckRow("own", faction, {}, {})
