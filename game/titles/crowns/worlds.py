"""Section 8. A world as a seat may imagine it: all that the seat cannot know is drawn anew, in place.

What is drawn follows from what the seat knows and the stream alone. Of an opponent only faction and agenda are
known: its hidden cards are those of the ready deck of its faction that nobody has seen yet, then others of its
faction and neutral ones. The order of the seat's own deck is drawn, too.
"""

from __future__ import annotations

from game.core.rng import Stream
from game.core.zones import counted, knows, recast, reorder, unknown
from game.titles.crowns.content import CARDS, DECKS, FACES, NEUTRAL, OFFICES, PLOTS, SETUP_GOLD
from game.titles.crowns.deck import COPIES
from game.titles.crowns.queries import order
from game.titles.crowns.state import State

HIDDEN = ("set", "hand", "deck")


def imagine(state: State, seat: int, stream: Stream) -> None:
    """Draws anew what `seat` cannot know."""
    reorder(state, unknown(state, seat, seat, ("deck",)), stream)
    for owner in range(len(state.seats)):
        if owner != seat:
            _cards(state, seat, owner, stream)
            _plots(state, seat, owner, stream)
    _offices(state, seat, stream)
    state.blind.sort()
    stream.shuffle(state.blind)


def keep(world: State, truth: State, seat: int) -> None:
    """TitleSpec.keep. What the seat knows of cards is as it is: it may be choosing for one of its hand."""
    world.cards |= {number: card for number, card in truth.cards.items() if knows(card, seat)}


# ---------------------------------------------------------------- an opponent's cards
def _cards(state: State, seat: int, owner: int, stream: Stream) -> None:
    hidden = unknown(state, seat, owner, HIDDEN)
    seen = counted(
        card.kind
        for card in state.cards.values()
        if card.owner == owner and card.kind in CARDS and _seen(state, seat, card.known, card.zone)
    )
    faction = state.seats[owner].faction
    pool = _left(DECKS[faction].cards, seen)
    stream.shuffle(pool)
    if len(pool) < len(hidden):
        used = counted([*pool, *(kind for kind, count in seen.items() for _ in range(count))])
        rest = _left({kind: COPIES for kind, row in CARDS.items() if row.faction in (faction, NEUTRAL)}, used)
        stream.shuffle(rest)
        pool += rest
    while len(pool) < len(hidden):
        pool.append(stream.pick(list(DECKS[faction].cards)))
    laid = [number for number in hidden if state.cards[number].zone == "set"]
    if laid:
        recast(state, laid, _placeable(pool, len(laid), stream))
        for number in laid:
            state.cards[number].duplicate, state.cards[number].host = False, 0
    rest_ = [number for number in hidden if number not in laid]
    recast(state, rest_, pool[: len(rest_)])


def _seen(state: State, seat: int, known: int, zone: str) -> bool:
    return bool(known >> seat & 1) or zone not in HIDDEN


def _left(kinds: dict[str, int], seen: dict[str, int]) -> list[str]:
    """The copies of a list that nobody has seen yet."""
    return [kind for kind, copies in kinds.items() for _ in range(copies - seen.get(kind, 0))]


def _placeable(pool: list[str], count: int, stream: Stream) -> list[str]:
    """R5.4. So many cards that can lie there together; they are taken out of the pool."""
    chosen: list[str] = []
    gold = SETUP_GOLD
    for left in range(count, 0, -1):
        able = [kind for kind in pool if _fits(kind, chosen, gold - (left - 1))]
        kind = stream.pick(able) if able else "nt12"
        if able:
            pool.remove(kind)
        chosen.append(kind)
        gold -= FACES[kind].cost
    return chosen


def _fits(kind: str, chosen: list[str], most: int) -> bool:
    """A character or location that is not unique and not limited, and leaves a gold for each card still to come."""
    shown = FACES[kind]
    return (
        shown.type in ("character", "location")
        and not shown.unique
        and shown.keyword("limited") is None
        and shown.cost <= most
    )


def _plots(state: State, seat: int, owner: int, stream: Stream) -> None:
    hidden = unknown(state, seat, owner, ("plots",))
    seen = counted(
        card.kind for card in state.cards.values() if card.owner == owner and card.kind in PLOTS and knows(card, seat)
    )
    pool = _left(DECKS[state.seats[owner].faction].plots, seen)
    stream.shuffle(pool)
    more = [kind for kind in PLOTS if not seen.get(kind) and kind not in pool]
    stream.shuffle(more)
    recast(state, hidden, [*pool, *more][: len(hidden)])


# ---------------------------------------------------------------- offices
def _offices(state: State, seat: int, stream: Stream) -> None:
    """R19.2. What others picked and what is set aside: a seat that picks, or has picked, knows what was left to it."""
    picking = [one for one in order(state) if state.seats[one].left]
    if not picking and not state.offices:
        return
    me = state.seats[seat]
    before = picking[: picking.index(seat)] if seat in picking else picking
    earlier = [one for one in before if state.seats[one].picked]
    later = [one for one in picking if one not in before and one != seat and state.seats[one].picked]
    taken = [office for office in OFFICES if office not in me.left] if me.left else list(OFFICES)
    if me.left:
        _give(state, earlier, sorted(taken), stream, "aside")
        rest = sorted(office for office in me.left if office != me.picked)
        _give(state, later, rest, stream, "offices")
    else:
        stream.shuffle(taken)
        state.aside, taken = taken[: len(state.aside)], taken[len(state.aside) :]
        _give(state, earlier, sorted(taken), stream, "offices")
    _remember(state, picking)


def _give(state: State, seats: list[int], offices: list[str], stream: Stream, rest: str) -> None:
    """The offices go to the seats at random, what is left where `rest` says."""
    stream.shuffle(offices)
    for one, office in zip(seats, offices, strict=False):
        state.seats[one].picked = office
    left = offices[len(seats) :]
    if rest == "aside":
        state.aside = left
    else:
        state.offices = [office for office in OFFICES if office in left]


def _remember(state: State, picking: list[int]) -> None:
    """What was left to each seat follows from what was picked after it."""
    there = list(state.offices)
    for one in reversed(picking):
        there = [office for office in OFFICES if office in there or office == state.seats[one].picked]
        state.seats[one].left = there
