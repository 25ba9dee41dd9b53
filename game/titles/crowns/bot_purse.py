"""Section 8, rule 6. What gold can still bring: what a seat marshals with it, and what it keeps some for."""

from __future__ import annotations

from game.titles.crowns.bot_value import CARD, GOLD, ICON, STR, piece
from game.titles.crowns.content import FACES
from game.titles.crowns.notation import Ability
from game.titles.crowns.queries import characters, face, hand, in_play
from game.titles.crowns.state import State
from game.titles.crowns.stats import cost, forbidden
from game.titles.crowns.verbs import title_refused

EVENT, ACTION, LEAST = 9, 4, 2
"""What an event of the hand, and each gold that something in play asks for, is worth to be able to be paid."""
LATER = ("", "any", "challenges", "dominance")
"""The phases in which what is kept is spent; "" is that of interrupts and reactions."""
SURE = 9  # of 10: what is not bought yet is worth a little less than what is
Offer = tuple[int, int]
"""A price, and what having paid it is worth, in half points."""


def purse(state: State, seat: int, buying: bool) -> int:
    """The most that the gold of the pool can bring, each thing once. `buying`: cards of the hand can still be
    marshalled."""
    gold = state.seats[seat].gold
    best = [0] * (gold + 1)
    for price, worth in [*kept(state, seat), *(marshalled(state, seat) if buying else ())]:
        for have in range(gold, price - 1, -1):
            best[have] = max(best[have], best[have - price] + worth)
    return best[gold] * SURE // 10


def marshalled(state: State, seat: int) -> list[Offer]:
    """The cards of the hand that may still be marshalled, of limited ones the best alone."""
    found: list[Offer] = []
    limited: list[Offer] = []
    seen: set[str] = set()
    for number in hand(state, seat):
        shown = face(state, number)
        if shown.type == "event" or (shown.unique and (shown.id in seen or title_refused(state, seat, shown.id))):
            continue
        seen.add(shown.id)
        price = cost(state, seat, number)
        offer = (price, piece(state, number) - CARD - GOLD * price)
        (found if shown.keyword("limited") is None else limited).append(offer)
    if limited and not state.seats[seat].limited:
        found.append(max(limited, key=lambda one: one[1]))
    return found


def kept(state: State, seat: int) -> list[Offer]:
    """What gold is wanted for once the marshalling is over: events, abilities that cost gold, and fighters who stay
    at home without."""
    found: list[Offer] = []
    for number in hand(state, seat):
        shown = face(state, number)
        if shown.type == "event" and shown.abilities[0].phase in LATER:
            price = cost(state, seat, number) + paid(shown.abilities[0])
            if price:
                found.append((price, EVENT))
    for number in in_play(state, seat):
        for ability in FACES[state.cards[number].kind].abilities:
            price = paid(ability) if ability.phase in LATER else 0
            if price:
                found.append((price, LEAST + ACTION * price))
    found += [(1, STR * face(state, number).strength // 2 + ICON) for number in hirelings(state, seat)]
    return found


def paid(ability: Ability) -> int:
    """The gold that an ability costs; twice the claim counts as twice one."""
    return sum(2 if one.twice_claim else one.n for one in ability.cost if one.verb == "pay")


def hirelings(state: State, seat: int) -> list[int]:
    """The characters that attack as long as there is gold in the pool."""
    player = state.seats[seat]
    gold = player.gold
    player.gold = 0
    idle = [number for number in characters(state, seat) if forbidden(state, number, "attack")]
    player.gold = 1
    found = [number for number in idle if not forbidden(state, number, "attack")]
    player.gold = gold
    return found
