"""5.4. The primitives that are about seats: gold, hands, decks, costs, claim. Each tells whether it did something."""

from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Ask, Option, Rules
from game.core.lasting import Lasting
from game.core.zones import move, pile, shuffle, top
from game.titles.crowns import timing
from game.titles.crowns.conditions import fits, of_kind, seats_of
from game.titles.crowns.context import Context
from game.titles.crowns.happenings import of_card
from game.titles.crowns.notation import Effect, Phrase
from game.titles.crowns.queries import G, characters, face, faction_of, hand, in_play, order
from game.titles.crowns.state import State
from game.titles.crowns.stats import amount, strength
from game.titles.crowns.verbs import (
    card_option,
    change_gold,
    choose,
    draw,
    number_of,
    reveal_to,
    tell,
)

Primitive = Callable[[G, Context, Effect], Rules[bool]]
NONE = Option("none", "none")
DONE = Option("done", "done")


# ---------------------------------------------------------------- gold
def _gold(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """gain_gold, lose_gold."""
    sign = 1 if effect.verb == "gain_gold" else -1
    did = False
    for seat in seats_of(g.state, ctx, effect.who):
        did = bool(change_gold(g, seat, sign * amount(g.state, ctx, effect), "5.4")) or did
    yield from ()
    return did


def _take_gold(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    did = False
    for giver in seats_of(g.state, ctx, effect.who):
        taken = -change_gold(g, giver, -amount(g.state, ctx, effect), "5.4")
        for taker in seats_of(g.state, ctx, effect.to):
            did = bool(change_gold(g, taker, taken, "5.4")) or did
    yield from ()
    return did


# ---------------------------------------------------------------- hands and decks
def _draw(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    did = False
    for seat in seats_of(g.state, ctx, effect.who):
        did = bool(draw(g, seat, amount(g.state, ctx, effect), "5.4")) or did
    yield from ()
    return did


def _discard_random(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """By the seeded generator alone, as one batch."""
    batch = []
    for seat in seats_of(g.state, ctx, effect.who):
        left = hand(g.state, seat)[:]
        for _ in range(min(amount(g.state, ctx, effect), len(left))):
            number = g.pick(left)
            left.remove(number)
            batch.append(of_card(g.state, "discarded_hand", number))
    if batch:
        yield from timing.happen(g, *batch, causes=ctx.causes)
    return bool(batch)


def _discard_choice(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """The seat picks the cards, which go together."""
    did = False
    for seat in seats_of(g.state, ctx, effect.who):
        picked: list[int] = []
        while len(picked) < min(amount(g.state, ctx, effect), len(hand(g.state, seat))):
            picked.append((yield from _pick_from_hand(g, seat, tuple(picked), ctx.kind)))
        if picked:
            batch = [of_card(g.state, "discarded_hand", number) for number in picked]
            yield from timing.happen(g, *batch, causes=ctx.causes)
            did = True
    return did


def _discard_down(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """In player order, one by one, until so many are left."""
    did = False
    for seat in seats_of(g.state, ctx, effect.who):
        while len(hand(g.state, seat)) > amount(g.state, ctx, effect):
            number = yield from _pick_from_hand(g, seat, (), ctx.kind)
            yield from timing.happen(g, of_card(g.state, "discarded_hand", number), causes=ctx.causes)
            did = True
    return did


def _pick_from_hand(g: G, seat: int, picked: tuple[int, ...], kind: str) -> Rules[int]:
    key = yield from choose(
        g, Ask(seat, "5.4", "discard_choice", hand_options, (picked,), cheapest_card, {"card": kind})
    )
    return number_of(key)


def hand_options(state: State, seat: int, picked: tuple[int, ...]) -> list[Option]:
    """The cards of the hand that are not picked yet."""
    return [card_option(state, number) for number in hand(state, seat) if number not in picked]


def cheapest_card(state: State, seat: int, picked: tuple[int, ...]) -> str:
    """3. The lowest cost, the first of equals."""
    options = hand_options(state, seat, picked)
    return min(options, key=lambda one: face(state, number_of(one.key)).cost).key


def _look_hand(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """You see the hand; what you have seen you know."""
    for seat in seats_of(g.state, ctx, effect.who):
        reveal_to(g, ctx.seat, hand(g.state, seat), "looked_at_hand", "5.4", seat)
    yield from ()
    return True


def _mill(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """One by one."""
    did = False
    for seat in seats_of(g.state, ctx, effect.who):
        for _ in range(amount(g.state, ctx, effect)):
            kind = yield from mill_one(g, seat, "effect", ctx)
            ctx.milled = [*ctx.milled, *kind]
            did = did or bool(kind)
    return did


def mill_one(g: G, seat: int, how: str, ctx: Context | None = None) -> Rules[list[str]]:
    """R17.5. The top card of a deck is discarded; its kind, or [] from an empty deck."""
    found = top(g.state, seat, "deck", 1)
    if not found:
        return []
    kind = g.state.cards[found[0]].kind
    yield from timing.happen(
        g, of_card(g.state, "milled", found[0], word=how), causes=None if ctx is None else ctx.causes
    )
    return [kind]


def _search_top(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """The seat looks, may take cards that fit, shows them, shuffles."""
    did = False
    for seat in seats_of(g.state, ctx, effect.who):
        seen = tuple(top(g.state, seat, "deck", amount(g.state, ctx, effect)))
        reveal_to(g, seat, list(seen), "searched", "5.4", seat)
        for _ in range(effect.count):
            key = yield from choose(
                g,
                Ask(
                    seat, "5.4", "search_pick", search_options, (effect.cards, seen), search_default, {"card": ctx.kind}
                ),
            )
            if key == NONE.key:
                break
            number = number_of(key)
            move(g.state, number, seat, effect.word, known=(1 << 16) - 1)
            tell(g, "found", "5.4", seat=seat, card=number, kind=g.state.cards[number].kind)
            did = True
        shuffle(g, seat, "deck")
        tell(g, "shuffled", "5.4", seat=seat)
    return did


def search_options(state: State, seat: int, wanted: Phrase, seen: tuple[int, ...]) -> list[Option]:
    """3. Those of the seen cards that fit and still lie in the deck, and "none"."""
    found = [number for number in seen if state.cards[number].zone == "deck" and of_kind(wanted, face(state, number))]
    return [*(card_option(state, number) for number in found), NONE]


def search_default(state: State, seat: int, wanted: Phrase, seen: tuple[int, ...]) -> str:
    """3. The highest cost."""
    options = search_options(state, seat, wanted, seen)[:-1] or [NONE]
    return max(options, key=lambda one: 0 if one is NONE else face(state, number_of(one.key)).cost).key


def _scry(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """Any of the seen cards go to the bottom, one at a time; the rest stay on top in their order."""
    for seat in seats_of(g.state, ctx, effect.who):
        seen = tuple(top(g.state, seat, "deck", amount(g.state, ctx, effect)))
        reveal_to(g, seat, list(seen), "scried", "5.4", seat)
        while seen:
            key = yield from choose(
                g, Ask(seat, "5.4", "scry_bottom", scry_options, (seen,), lambda *_: DONE.key, {"card": ctx.kind})
            )
            if key == DONE.key:
                break
            number = number_of(key)
            seen = tuple(one for one in seen if one != number)
            there = pile(g.state, seat, "deck")
            there.remove(number)
            there.insert(0, number)
            tell(g, "put_under", "5.4", seat=seat)
    return True


def scry_options(state: State, seat: int, seen: tuple[int, ...]) -> list[Option]:
    """3. The seen cards that are still on top, and "done"."""
    return [*(card_option(state, number) for number in seen), DONE]


# ---------------------------------------------------------------- choices of every player
def _keep_characters(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """In player order each picks whom it keeps; then all others return together."""
    kept: list[int] = []
    most = amount(g.state, ctx, effect)
    for seat in seats_of(g.state, ctx, effect.who):
        mine: list[int] = []
        while len(mine) < min(most, len(characters(g.state, seat))):
            key = yield from choose(
                g, Ask(seat, "5.4", "levee_keep", keep_options, (tuple(mine),), keep_default, {"card": ctx.kind})
            )
            mine.append(number_of(key))
        kept += mine
    batch = [
        of_card(g.state, "returned", number)
        for seat in order(g.state)
        for number in characters(g.state, seat)
        if number not in kept
    ]
    if batch:
        yield from timing.happen(g, *batch, causes=ctx.causes)
    return bool(batch)


def keep_options(state: State, seat: int, kept: tuple[int, ...]) -> list[Option]:
    """3. Own characters that are not kept yet."""
    return [card_option(state, number) for number in characters(state, seat) if number not in kept]


def keep_default(state: State, seat: int, kept: tuple[int, ...]) -> str:
    """3. The highest cost."""
    return max(keep_options(state, seat, kept), key=lambda one: face(state, number_of(one.key)).cost).key


def _choose_kneel(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """In player order each kneels one of its cards that pass the filter, if it has one."""
    did = False
    for seat in seats_of(g.state, ctx, effect.who):
        if not kneel_options(g.state, seat, ctx, effect):
            continue
        key = yield from choose(
            g, Ask(seat, "5.4", "march_kneel", kneel_options, (ctx, effect), kneel_default, {"card": ctx.kind})
        )
        yield from timing.happen(g, of_card(g.state, "knelt", number_of(key)), causes=ctx.causes)
        did = True
    return did


def kneel_options(state: State, seat: int, ctx: Context, effect: Effect) -> list[Option]:
    """3. Own cards that pass the filter."""
    wanted = effect.cards
    return (
        []
        if wanted is None
        else [card_option(state, number) for number in in_play(state, seat) if fits(state, ctx, wanted, number)]
    )


def kneel_default(state: State, seat: int, ctx: Context, effect: Effect) -> str:
    """3. The lowest STR."""
    return min(kneel_options(state, seat, ctx, effect), key=lambda one: strength(state, number_of(one.key))).key


def choose_one(g: G, ctx: Context, effect: Effect, able: list[int]) -> Rules[int]:
    """R16.4. The number of the option that the named seat picks."""
    key = yield from choose(
        g, Ask(ctx.chooser, "R16.4", "choose_one", one_options, (tuple(able), effect), None, {"card": ctx.kind})
    )
    return number_of(key)


def one_options(state: State, seat: int, able: tuple[int, ...], effect: Effect) -> list[Option]:
    """3. The listed options that can change the game."""
    return [
        Option(f"option:{i}", "option", (), ("verb", effect.options[i].verb, "word", effect.options[i].word))
        for i in able
    ]


# ---------------------------------------------------------------- what lasts
def _claim_mod(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """The claim of the challenge that is going on."""
    if g.state.challenge is None:
        return False
    g.state.lasting.append(Lasting("claim", 0, amount(g.state, ctx, effect), "", "challenge", ctx.kind))
    tell(g, "claim_changed", "R10.15", value=amount(g.state, ctx, effect), source=ctx.kind)
    yield from ()
    return True


def _cost_mod(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """ "The next ... this phase": it is used up by the first match."""
    for seat in seats_of(g.state, ctx, effect.who):
        g.state.lasting.append(
            Lasting("cost", faction_of(seat), amount(g.state, ctx, effect), ctx.place, "phase", ctx.kind, uses=1)
        )
        tell(g, "cost_changed", "5.4", seat=seat, value=amount(g.state, ctx, effect), source=ctx.kind)
    yield from ()
    return True


SEAT_EFFECTS: dict[str, Primitive] = {
    "gain_gold": _gold,
    "lose_gold": _gold,
    "take_gold": _take_gold,
    "draw": _draw,
    "discard_random": _discard_random,
    "discard_choice": _discard_choice,
    "discard_down": _discard_down,
    "look_hand": _look_hand,
    "mill": _mill,
    "search_top": _search_top,
    "scry": _scry,
    "keep_characters": _keep_characters,
    "choose_kneel": _choose_kneel,
    "claim_mod": _claim_mod,
    "cost_mod": _cost_mod,
}
