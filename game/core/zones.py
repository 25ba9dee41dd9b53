"""Cards in zones: piles, hands and play areas with owner and controller, shuffles that hide what was known.

A card has a number. A number tells nothing: numbers are dealt anew at every shuffle, so that nobody can follow a card
through a pile. `known` holds the seats that know what a card is, as bits; whoever builds a view shows no other card.
The last card of a pile is its top. A title extends `ZonedCard` by what its cards carry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from game.core.events import EVERYONE
from game.core.rng import Stream
from game.core.table import Table

NOBODY = 0
Piles = dict[str, list[int]]


class ZonedCard(msgspec.Struct, kw_only=True):
    """One card. `zone` is the name of the pile that holds it: its owner's, in a play area its controller's. `host`:
    the card under which it lies as an attachment or a duplicate (0: none)."""

    kind: str
    owner: int
    controller: int
    zone: str
    known: int = NOBODY
    host: int = 0


C = TypeVar("C", bound=ZonedCard)


class Held(Protocol):
    """A state that holds cards: `cards` by number, `piles` by seat and name of the zone."""

    cards: Any
    piles: list[Piles]


def pile(state: Held, seat: int, zone: str) -> list[int]:
    """The numbers in a zone of a seat, the newest last. It is the pile itself, not a copy; an empty one may be none of
    the state's, so cards come to a pile by `move` alone."""
    return state.piles[seat].get(zone, [])


def knows(card: ZonedCard, seat: int | None) -> bool:
    """Whether a seat (None: an onlooker) knows what the card is."""
    return card.known == EVERYONE if seat is None else bool(card.known >> seat & 1)


def show(state: Held, numbers: Iterable[int], seats: int = EVERYONE) -> None:
    """Those seats, as bits, get to know the cards."""
    for number in numbers:
        state.cards[number].known |= seats


def move(state: Held, number: int, seat: int, zone: str, known: int = NOBODY, bottom: bool = False) -> None:
    """The card leaves its zone and lies on top (or at the `bottom`) of a zone of `seat`, who controls it from now on.
    The seats of `known` get to know it; who knew it before still does."""
    card = state.cards[number]
    pile(state, card.controller, card.zone).remove(number)
    card.zone, card.controller, card.host = zone, seat, 0
    card.known |= known
    goal = state.piles[seat].setdefault(zone, [])
    if bottom:
        goal.insert(0, number)
    else:
        goal.append(number)


def place_under(state: Held, number: int, host: int) -> None:
    """A card in play lies under another one, as an attachment or a duplicate."""
    state.cards[number].host = host


def under(state: Held, host: int) -> list[int]:
    """The cards under a card, in the order of their numbers' arrival in the play areas, seat by seat."""
    zone = state.cards[host].zone
    return [number for piles in state.piles for number in piles.get(zone, ()) if state.cards[number].host == host]


def top(state: Held, seat: int, zone: str, count: int) -> list[int]:
    """The uppermost `count` cards, the top first; as many as there are."""
    return pile(state, seat, zone)[::-1][:count]


def shuffle(g: Table[Any], seat: int, zone: str) -> None:
    """The order of a pile is lost, with it what anybody knew of its cards, and their numbers are dealt anew."""
    state, numbers = g.state, pile(g.state, seat, zone)
    cards = [state.cards[number] for number in numbers]
    g.shuffle(numbers)
    g.shuffle(cards)
    for number, card in zip(numbers, cards, strict=True):
        card.known = NOBODY
        state.cards[number] = card


def deal(cards: dict[int, C], piles: list[Piles], made: Sequence[C]) -> None:
    """New cards get numbers above all that there are and lie in their zones, in their order."""
    number = max(cards, default=0)
    for card in made:
        number += 1
        cards[number] = card
        piles[card.controller].setdefault(card.zone, []).append(number)


# ---------------------------------------------------------------- imagined worlds
def unknown(state: Held, seat: int, owner: int, zones: Iterable[str]) -> list[int]:
    """The cards in zones of `owner` of which `seat` does not know what they are."""
    return [
        number for zone in zones for number in state.piles[owner].get(zone, ()) if not knows(state.cards[number], seat)
    ]


def reorder(state: Held, numbers: list[int], stream: Stream) -> None:
    """What lies under those numbers changes places at random. Sorted first: the result hangs on what there is, not on
    how it lies."""
    kinds = sorted(state.cards[number].kind for number in numbers)
    stream.shuffle(kinds)
    recast(state, numbers, kinds)


def recast(state: Held, numbers: Sequence[int], kinds: Sequence[str]) -> None:
    """The cards are these kinds, in this order. Raises ValueError where the counts differ."""
    for number, kind in zip(numbers, kinds, strict=True):
        state.cards[number].kind = kind


def counted(kinds: Iterable[str]) -> dict[str, int]:
    """How often each kind is there."""
    found: dict[str, int] = {}
    for kind in kinds:
        found[kind] = found.get(kind, 0) + 1
    return found


def misplaced(state: Held, zone_known: Callable[[str, ZonedCard], int]) -> list[str]:
    """What is broken: cards that lie nowhere, twice or elsewhere than they say, or that somebody must know by
    `zone_known(zone, card)` and does not."""
    broken, times = [], dict.fromkeys(state.cards, 0)
    lying = [
        (seat, zone, number)
        for seat, piles in enumerate(state.piles)
        for zone, numbers in piles.items()
        for number in numbers
    ]
    for seat, zone, number in lying:
        card = state.cards[number]
        times[number] += 1
        if (card.zone, card.controller) != (zone, seat):
            broken.append(f"card {number} lies in {zone} of seat {seat}, says {card.zone} of {card.controller}")
        wanted = zone_known(zone, card)
        if card.known & wanted != wanted:
            broken.append(f"card {number} in {zone} is known to {card.known:b}, not to {wanted:b}")
    return broken + [f"card {number} lies {count} times" for number, count in times.items() if count != 1]
