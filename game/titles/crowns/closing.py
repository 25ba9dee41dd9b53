"""R11, R12, R13. Dominance, standing and taxation."""

from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.crowns import timing
from game.titles.crowns.content import FACES
from game.titles.crowns.context import Happening
from game.titles.crowns.council import return_offices
from game.titles.crowns.effects_cards import gain_power
from game.titles.crowns.happenings import of_card
from game.titles.crowns.queries import G, faction_of, hand, in_play, is_council, order
from game.titles.crowns.state import State
from game.titles.crowns.stats import dominance_terms, plot_value, stand_taxes, total
from game.titles.crowns.verbs import (
    card_option,
    change_gold,
    choose,
    discard,
    is_kneeling,
    number_of,
    tell,
)


# ---------------------------------------------------------------- R11 dominance
def dominance(g: G) -> Rules[None]:
    """R11.1-R11.3. The single highest total wins 1 power; a tie for the highest is nobody's (G34)."""
    totals = {seat: total(dominance_terms(g.state, seat)) for seat in order(g.state)}
    best = [seat for seat, value in totals.items() if value == max(totals.values())]
    g.push("actions", 0, 0)  # W7
    if len(best) > 1:
        tell(g, "no_dominance", "R11.2", value=totals[best[0]])
        return
    tell(g, "dominance", "R11.2", seat=best[0], value=totals[best[0]])
    yield from gain_power(g, faction_of(best[0]), 1)
    yield from timing.happen(g, Happening(name="dominance", seat=best[0]))


# ---------------------------------------------------------------- R12 standing
def standing(g: G) -> Rules[None]:
    """R12.1, R12.2. Payments in player order, then all kneeling cards that may stand, stand together."""
    held: list[int] = []
    g.push("actions", 0, 0)  # W8
    for seat in order(g.state):
        for number in [one for one in in_play(g.state, seat) if g.state.cards[one].kneeling]:
            if not (yield from _paid(g, seat, number)):
                held.append(number)
    kneeling = [
        number
        for seat in order(g.state)
        for number in [*in_play(g.state, seat), faction_of(seat)]
        if is_kneeling(g.state, number) and number not in held
    ]
    if kneeling:
        yield from timing.happen(g, *(of_card(g.state, "stood", number) for number in kneeling))


def _paid(g: G, seat: int, number: int) -> Rules[bool]:
    """5.4, `stand_tax`. Each such attachment must be paid; without the gold it is not asked."""
    paid = True
    for source, price in stand_taxes(g.state, number):
        key = yield from choose(
            g,
            Ask(
                seat,
                "R12.1",
                "standing_payment",
                payment_options,
                (number, source, price),
                lambda *_: "keep_gold",
                {"card": g.state.cards[number].kind, "n": price},
            ),
        )
        if key == "pay":
            change_gold(g, seat, -price, "R12.1")
        else:
            paid = False
    return paid


def payment_options(state: State, seat: int, number: int, source: int, price: int) -> list[Option]:
    """3, `standing_payment`."""
    refuse = Option("keep_gold", "keep_gold", (f"card:{number}",))
    if state.seats[seat].gold < price:
        return [refuse]
    return [Option("pay", "pay", (f"card:{number}", f"card:{source}"), ("n", price)), refuse]


# ---------------------------------------------------------------- R13 taxation
def taxation(g: G) -> Rules[None]:
    """R13.1-R13.3. Gold returns, hands are cut to the reserve, offices return."""
    for seat in order(g.state):
        change_gold(g, seat, -g.state.seats[seat].gold, "R13.1")
    g.push("actions", 0, 0)  # W9
    for seat in order(g.state):
        reserve = plot_value(g.state, seat, "reserve")
        while len(hand(g.state, seat)) > reserve:
            key = yield from choose(
                g,
                Ask(
                    seat,
                    "R13.2",
                    "reserve_discard",
                    reserve_options,
                    (),
                    reserve_default,
                    {"n": len(hand(g.state, seat)) - reserve},
                ),
            )
            discard(g, number_of(key), "R13.2")
    if is_council(g.state):
        return_offices(g)


def reserve_options(state: State, seat: int) -> list[Option]:
    """3, `reserve_discard`."""
    return [card_option(state, number) for number in hand(state, seat)]


def reserve_default(state: State, seat: int) -> str:
    """3. The lowest cost, but never the last character."""
    mine = hand(state, seat)
    people = [number for number in mine if FACES[state.cards[number].kind].type == "character"]
    able = [number for number in mine if len(people) != 1 or number != people[0]] or mine
    return f"card:{min(able, key=lambda number: FACES[state.cards[number].kind].cost)}"
