"""5.4. Effects: the parts of an ability in their order (R16.1 (f)), and which primitive could change something.

The primitives themselves stand in `effects_cards` (what happens to cards) and `effects_seats` (what happens to seats).
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Rules
from game.titles.crowns.conditions import all_hold, card_of, matching, seat_of, seats_of
from game.titles.crowns.content import FACES
from game.titles.crowns.context import Context
from game.titles.crowns.effects_cards import CARD_EFFECTS
from game.titles.crowns.effects_seats import SEAT_EFFECTS, choose_one
from game.titles.crowns.notation import Ability, AbilityPart, Effect
from game.titles.crowns.queries import G, deck, faction_of, hand, is_in_play, others
from game.titles.crowns.state import NOBODY, Late, State
from game.titles.crowns.stats import amount, claim_value, context
from game.titles.crowns.targets import ability_of, pick_target
from game.titles.crowns.verbs import is_kneeling, power_on, title_refused

Primitive = Callable[[G, Context, Effect], Rules[bool]]
Could = Callable[[State, Context, Effect], bool]


# ---------------------------------------------------------------- R16.1 (f), R16.5
def carry_out(g: G, ctx: Context) -> Rules[None]:
    """R16.5. Every part in its order; `then` only if the part before it did something."""
    did = True
    for at, part in enumerate(ability_of(ctx).parts):
        if part.pick:
            if part.cards is None or not (yield from pick_target(g, ctx, part.pick, part.cards, spare=False)):
                return
            continue
        if part.then and not did:
            return
        if part.late:
            number = ctx.cards.get("T", 0)
            if number:
                stamp = g.state.cards[number].stamp
                g.state.late.append(Late(ctx.kind, ctx.number, at, ctx.seat, number, stamp))
            continue
        if part.provided is None or all_hold(g.state, ctx, (part.provided,)):
            did = yield from carry_out_part(g, ctx, part, at)


def carry_out_part(g: G, ctx: Context, part: AbilityPart, at: int) -> Rules[bool]:
    """R16.5. Its effects one after the other, whether or not one of them did something; whether any did."""
    did = False
    for i, effect in enumerate(part.effects):
        ctx.place = f"{ctx.kind} {ctx.number} {at} {i}"
        done = yield from primitive(effect.verb)(g, ctx, effect)
        did = did or done
    return did


def primitive(verb: str) -> Primitive:
    """The rule of a primitive. Raises KeyError for one that only a `C` line can hold."""
    if verb == "choose_one":
        return _choose_one
    if verb == "replace_claim":
        return _replace_claim
    return CARD_EFFECTS.get(verb) or SEAT_EFFECTS[verb]


def _choose_one(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """R16.4. The named seat picks one that can change the game; if none can, nothing happens."""
    ctx.chooser = seat_of(g.state, ctx, effect.who)
    able = [i for i, one in enumerate(effect.options) if could(g.state, ctx, one)]
    if not able or ctx.chooser == NOBODY:
        return False
    chosen = effect.options[(yield from choose_one(g, ctx, effect, able))]
    return (yield from primitive(chosen.verb)(g, ctx, chosen))


def _replace_claim(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """R10.15. These effects instead of the claim."""
    if g.state.challenge is not None:
        g.state.challenge.replaced = True
    if ctx.happening is not None:
        ctx.happening.replaced = True
    for one in effect.options:
        yield from primitive(one.verb)(g, ctx, one)
    return True


def late(g: G) -> Rules[None]:
    """5.1. What waits for the end of the phase, in the order in which it began to wait."""
    state = g.state
    while state.late:
        waiting = state.late.pop(0)
        part = FACES[waiting.kind].abilities[waiting.ability].parts[waiting.part]
        if not is_in_play(state, waiting.card) or state.cards[waiting.card].stamp != waiting.stamp:
            continue
        ctx = context(state, waiting.seat, faction_of(waiting.seat))
        ctx.kind, ctx.number, ctx.cards = waiting.kind, waiting.ability, {"T": waiting.card}
        yield from carry_out_part(g, ctx, part, waiting.part)


# ---------------------------------------------------------------- R16.1 (a) what could change
def could_change(state: State, ctx: Context, ability: Ability) -> bool:
    """R16.1 (a). Whether at least one effect could change the game; targets not chosen yet count as fitting."""
    return any(could(state, ctx, effect) for part in ability.parts for effect in part.effects)


def could(state: State, ctx: Context, effect: Effect) -> bool:
    """Whether a primitive could change the game now."""
    test = COULD.get(effect.verb)
    return True if test is None else test(state, ctx, effect)


def _decks(state: State, ctx: Context, effect: Effect) -> bool:
    """Somebody it is about has a draw deck."""
    return any(deck(state, seat) for seat in _seats(state, ctx, effect))


def _hands(state: State, ctx: Context, effect: Effect) -> bool:
    return any(hand(state, seat) for seat in _seats(state, ctx, effect))


def _seats(state: State, ctx: Context, effect: Effect) -> list[int]:
    """The seats that a primitive would be about now; while an opponent is not chosen yet, all who can be."""
    if effect.who == "T" and "T" not in ctx.seats:
        return others(state, ctx.seat)
    return seats_of(state, ctx, effect.who)


def _pools(state: State, ctx: Context, effect: Effect) -> bool:
    return any(state.seats[seat].gold for seat in seats_of(state, ctx, effect.who))


def _cards(state: State, ctx: Context, effect: Effect) -> list[int]:
    """The cards that a primitive would be about now; [] where a target is not chosen yet."""
    if effect.card in ("each", "chosen"):
        return matching(state, ctx, effect.cards) if effect.cards is not None else []
    number = card_of(state, ctx, effect.card)
    return [number] if number else []


def _unchosen(ctx: Context, effect: Effect) -> bool:
    return effect.card in ("T", "T2", "T's faction") and effect.card not in ctx.cards


def _there(state: State, ctx: Context, effect: Effect) -> bool:
    return _unchosen(ctx, effect) or any(is_in_play(state, number) for number in _cards(state, ctx, effect))


def _turns(state: State, ctx: Context, effect: Effect) -> bool:
    wanted = effect.verb == "stand"
    return _unchosen(ctx, effect) or any(
        is_in_play(state, number) and is_kneeling(state, number) == wanted for number in _cards(state, ctx, effect)
    )


def _has_power(state: State, ctx: Context, effect: Effect) -> bool:
    return _unchosen(ctx, effect) or any(power_on(state, number) for number in _cards(state, ctx, effect))


def _claim(state: State, ctx: Context, effect: Effect) -> bool:
    unreplaced = state.challenge is not None and not state.challenge.replaced
    return unreplaced and (effect.amount.n > 0 or claim_value(state) > 0)


def _control(state: State, ctx: Context, effect: Effect) -> bool:
    if _unchosen(ctx, effect):
        return True
    seat = seat_of(state, ctx, effect.to or "you")
    return seat != NOBODY and any(
        is_in_play(state, number)
        and state.cards[number].controller != seat
        and not title_refused(state, seat, state.cards[number].kind)
        for number in _cards(state, ctx, effect)
    )


def _recoverable(state: State, ctx: Context, effect: Effect) -> bool:
    return _unchosen(ctx, effect) or any(
        state.cards[number].zone in ("discard", "dead") for number in _cards(state, ctx, effect)
    )


def _replaceable(state: State, ctx: Context, effect: Effect) -> bool:
    return state.challenge is not None and not state.challenge.replaced


def _gains(state: State, ctx: Context, effect: Effect) -> bool:
    return effect.amount.paid or amount(state, ctx, effect) > 0


def _any_option(state: State, ctx: Context, effect: Effect) -> bool:
    return any(could(state, _as_chooser(state, ctx, effect), one) for one in effect.options)


def _over(state: State, ctx: Context, effect: Effect) -> bool:
    return any(len(hand(state, seat)) > effect.amount.n for seat in seats_of(state, ctx, effect.who))


COULD: dict[str, Could] = {
    "draw": _decks, "mill": _decks, "search_top": _decks, "scry": _decks, "discard_random": _hands,
    "discard_choice": _hands, "look_hand": _hands, "lose_gold": _pools, "take_gold": _pools, "kneel": _turns,
    "stand": _turns, "kill": _there, "discard_card": _there, "sacrifice": _there, "bounce": _there, "tuck": _there,
    "leave": _there, "str": _there, "lose_power": _has_power, "move_power": _has_power, "claim_mod": _claim,
    "replace_claim": _replaceable, "take_control": _control, "recover": _recoverable, "gain_gold": _gains,
    "choose_one": _any_option, "discard_down": _over,
}  # fmt: skip
"""Primitives that are not listed can always change something."""


def _as_chooser(state: State, ctx: Context, effect: Effect) -> Context:
    ctx.chooser = seat_of(state, ctx, effect.who)
    return ctx
