"""R16.1 (b), (d), R16.2. What an ability costs: whether it can be paid, what is picked for it, paying."""

from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.core.lasting import use_up
from game.titles.crowns import timing
from game.titles.crowns.conditions import matching, of_kind
from game.titles.crowns.content import FACES
from game.titles.crowns.context import Context, Happening
from game.titles.crowns.happenings import of_card
from game.titles.crowns.notation import Ability, Cost, Phrase
from game.titles.crowns.queries import G, face, faction_of, hand, is_in_play
from game.titles.crowns.state import State
from game.titles.crowns.stats import (
    claim_value,
    cost,
    discount_of,
    discounts,
    strength,
    used_key,
)
from game.titles.crowns.targets import target_options
from game.titles.crowns.verbs import (
    card_option,
    change_gold,
    choose,
    discard,
    is_kneeling,
    number_of,
    tell,
)


# ---------------------------------------------------------------- R16.1 (a) can it be paid
def payable(state: State, ctx: Context, ability: Ability) -> bool:
    """R16.1 (a), R16.2. All parts of the cost, and the printed cost of an event."""
    if event_cost(state, ctx) + gold_of(state, ability) > state.seats[ctx.seat].gold:
        return False
    return all(_payable(state, ctx, one) for one in ability.cost)


def _payable(state: State, ctx: Context, one: Cost) -> bool:
    match one.verb:
        case "pay":
            return not one.twice_claim or claim_value(state) > 0
        case "spend":
            return state.cards[ctx.source].gold >= one.n
        case "kneel":
            there = one.card == "faction" or is_in_play(state, ctx.source)
            return there and not is_kneeling(state, _object(ctx, one))
        case "sacrifice":
            if one.cards is None:
                return is_in_play(state, ctx.source)
            return bool(matching(state, ctx, one.cards))
        case _:
            return len([number for number in hand(state, ctx.seat) if number != ctx.source]) >= one.n


def gold_of(state: State, ability: Ability) -> int:
    """The gold that the cost of an ability itself takes from the pool."""
    return sum(2 * claim_value(state) if one.twice_claim else one.n for one in ability.cost if one.verb == "pay")


def event_cost(state: State, ctx: Context) -> int:
    """R16.2. What an event in hand costs; nothing for other sources."""
    if ctx.source < 0 or FACES[ctx.kind].type != "event" or state.cards[ctx.source].zone != "hand":
        return 0
    return cost(state, ctx.seat, ctx.source)


def _object(ctx: Context, one: Cost) -> int:
    return faction_of(ctx.seat) if one.card == "faction" else ctx.source


def sacrifices(ability: Ability) -> bool:
    """Whether a card is chosen for the cost."""
    return any(one.verb == "sacrifice" and one.cards is not None for one in ability.cost)


# ---------------------------------------------------------------- R16.1 (b) picking
def sacrifice_options(state: State, ctx: Context, ability: Ability) -> list[Option]:
    """The cards that may be sacrificed: those for which there is a target left."""
    wanted = [one.cards for one in ability.cost if one.verb == "sacrifice" and one.cards is not None]
    found = []
    for number in matching(state, ctx, wanted[0]) if wanted else []:
        if all(
            not phrase.below or _reached(state, ctx, strength(state, number), phrase) for _, phrase in ability.targets
        ):
            found.append(card_option(state, number))
    return found


def _reached(state: State, ctx: Context, reach: int, phrase: Phrase) -> bool:
    before, ctx.sacrificed = ctx.sacrificed, reach
    found = bool(target_options(state, ctx, phrase))
    ctx.sacrificed = before
    return found


def discard_options(state: State, seat: int, picked: tuple[int, ...]) -> list[Option]:
    """The cards of the hand that are not picked yet."""
    return [card_option(state, number) for number in hand(state, seat) if number not in picked]


def _sacrifice_asked(state: State, seat: int, ctx: Context, ability: Ability) -> list[Option]:
    return sacrifice_options(state, ctx, ability)


def cheapest_sacrifice(state: State, seat: int, ctx: Context, ability: Ability) -> str:
    """3. The lowest cost, the first of equals."""
    options = sacrifice_options(state, ctx, ability)
    return min(options, key=lambda one: face(state, number_of(one.key)).cost).key


def pick(g: G, ctx: Context, ability: Ability) -> Rules[list[int]]:
    """R16.1 (b). The cards that are sacrificed or discarded."""
    picked: list[int] = []
    for one in ability.cost:
        if one.verb == "sacrifice" and one.cards is not None:
            key = yield from choose(
                g,
                Ask(
                    ctx.seat,
                    "R16.1",
                    "cost_pick",
                    _sacrifice_asked,
                    (ctx, ability),
                    cheapest_sacrifice,
                    {"card": ctx.kind},
                ),
            )
            picked.append(number_of(key))
            ctx.sacrificed = strength(g.state, picked[-1])
        for _ in range(one.n if one.verb == "discard" else 0):
            key = yield from choose(
                g, Ask(ctx.seat, "R16.1", "cost_pick", discard_options, (tuple(picked),), cheapest, {"card": ctx.kind})
            )
            picked.append(number_of(key))
    return picked


def cheapest(state: State, seat: int, picked: tuple[int, ...]) -> str:
    """3. The lowest cost, the first of equals."""
    options = discard_options(state, seat, picked)
    return min(options, key=lambda one: face(state, number_of(one.key)).cost).key


# ---------------------------------------------------------------- R16.1 (d) paying
def pay(g: G, ctx: Context, ability: Ability, picked: list[int]) -> Rules[None]:
    """R16.1 (d). All costs together; what kneels and what is sacrificed is one batch. Cards discarded as a cost
    make no occurrence (5.2)."""
    state = g.state
    batch: list[Happening] = []
    for one in ability.cost:
        match one.verb:
            case "pay":
                ctx.paid = gold_of(state, ability) if one.twice_claim else one.n
                change_gold(g, ctx.seat, -ctx.paid, "R16.2")
            case "spend":
                state.cards[ctx.source].gold -= one.n
                tell(g, "spent", "R16.2", card=ctx.source, kind=ctx.kind, seat=ctx.seat, amount=one.n)
            case "kneel":
                batch.append(of_card(state, "knelt", _object(ctx, one)))
            case "sacrifice":
                batch.append(of_card(state, "sacrificed", ctx.source if one.cards is None else picked[0], firm=True))
            case _:
                for number in picked:
                    discard(g, number, "R16.1")
    if batch:
        yield from timing.happen(g, *batch, causes=ctx.causes)


def pay_event(g: G, ctx: Context, price: int) -> None:
    """R16.2. The printed cost with its modifiers, which are used up."""
    change_gold(g, ctx.seat, -price, "R16.2")
    use_discounts(g.state, ctx.seat, ctx.source)
    if FACES[ctx.kind].keyword("limited") is not None:
        g.state.seats[ctx.seat].limited = True


def use_discounts(state: State, seat: int, number: int) -> None:
    """5.4, `cost_mod`. "First" and "next" are used up by the first match, even if its cost was 0 already."""
    shown = face(state, number)
    for found in discounts(state, seat, number):
        discount = found.line.effect.discount
        if discount is not None and discount.which == "first":
            key = used_key(state, seat, found)
            state.used[key] = state.used.get(key, 0) + 1
    use_up(
        state.lasting,
        lambda effect: (
            effect.what == "cost"
            and effect.target == faction_of(seat)
            and of_kind(discount_of(effect.word).cards, shown)
        ),
    )
