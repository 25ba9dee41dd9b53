"""5.4. The primitives that are about cards. Each tells whether it did something."""

from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Ask, Option, Rules
from game.core.lasting import WHILE_IN_PLAY, Lasting
from game.core.zones import move
from game.titles.crowns import timing
from game.titles.crowns.conditions import card_of, matching, seat_of
from game.titles.crowns.context import Context, Happening
from game.titles.crowns.ending import check, legal_host
from game.titles.crowns.happenings import of_card
from game.titles.crowns.notation import Effect
from game.titles.crowns.queries import G, is_in_play, participants, side_of
from game.titles.crowns.state import NOBODY, State
from game.titles.crowns.stats import amount, strength
from game.titles.crowns.verbs import (
    card_option,
    change_power,
    choose,
    is_kneeling,
    number_of,
    power_on,
    stop_participating,
    take_control,
    tell,
    title_refused,
)

Primitive = Callable[[G, Context, Effect], Rules[bool]]


def cards(g: G, ctx: Context, effect: Effect) -> Rules[list[int]]:
    """The cards that a primitive is about; a card named inside an option is picked by its seat (R16.4)."""
    if effect.card == "chosen" and effect.cards is not None:
        options = chosen_options(g.state, ctx.chooser, ctx, effect)
        if not options:
            return []
        key = yield from choose(
            g, Ask(ctx.chooser, "R16.4", "target_pick", chosen_options, (ctx, effect), None, {"card": ctx.kind})
        )
        return [number_of(key)]
    if effect.card == "each" and effect.cards is not None:
        return matching(g.state, ctx, effect.cards)
    number = card_of(g.state, ctx, effect.card)
    return [number] if number else []


def chosen_options(state: State, seat: int, ctx: Context, effect: Effect) -> list[Option]:
    """R16.4. The cards of the phrase that the choosing seat controls."""
    return [card_option(state, number) for number in matching(state, ctx, effect.cards)] if effect.cards else []


# ---------------------------------------------------------------- leaving play
NAMES = {
    "kill": "killed",
    "kill_if_zero": "killed",
    "discard_card": "discarded",
    "sacrifice": "sacrificed",
    "bounce": "returned",
    "tuck": "returned",
}


def _remove(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """kill, kill_if_zero, discard_card, sacrifice, bounce, tuck."""
    found = [number for number in (yield from cards(g, ctx, effect)) if is_in_play(g.state, number)]
    if effect.verb == "kill_if_zero":
        found = [number for number in found if strength(g.state, number) == 0]
    if not found:
        return False
    batch = [of_card(g.state, NAMES[effect.verb], number) for number in found]
    for one in batch:
        one.firm = effect.verb in ("kill_if_zero", "sacrifice")
        one.word = "deck" if effect.verb == "tuck" else ""
    done = yield from timing.happen(g, *batch, causes=ctx.causes)
    return any(one.happened for one in done.occurrences)


def _discard_from_hand(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    found = yield from cards(g, ctx, effect)
    batch = [of_card(g.state, "discarded_hand", number) for number in found if g.state.cards[number].zone == "hand"]
    if batch:
        yield from timing.happen(g, *batch, causes=ctx.causes)
    return bool(batch)


# ---------------------------------------------------------------- entering and changing sides
def _recover(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """From the discard or dead pile to the hand or the top of the deck of its owner."""
    for number in (yield from cards(g, ctx, effect)):
        card = g.state.cards[number]
        if card.zone in ("discard", "dead"):
            move(g.state, number, card.owner, effect.word)
            tell(g, "recovered", "5.4", card=number, kind=card.kind, seat=card.owner, zone=effect.word)
            return True
    return False


def _put_into_play(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """R18.1. No cost, no marshalling."""
    for number in (yield from cards(g, ctx, effect)):
        if is_in_play(g.state, number) or title_refused(g.state, ctx.seat, g.state.cards[number].kind):
            return False
        entered = of_card(g.state, "entered", number, seat=ctx.seat, controller=ctx.seat, word="effect")
        entered.kneeling = effect.word == "kneeling"
        yield from timing.happen(g, entered, causes=ctx.causes)
        return entered.happened
    return False


def _take_control(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """R18.6."""
    seat = seat_of(g.state, ctx, effect.to or "you")
    for number in (yield from cards(g, ctx, effect)):
        card = g.state.cards[number]
        if seat == NOBODY or not is_in_play(g.state, number) or card.controller == seat:
            return False
        if title_refused(g.state, seat, card.kind):
            return False
        take_control(g, number, seat, effect.until, ctx.kind, "R18.6")
        check(g)
        return True
    return False


def _attach(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """R18.4. An attachment changes its host for another legal one."""
    host = card_of(g.state, ctx, effect.onto)
    for number in (yield from cards(g, ctx, effect)):
        if not legal_host(g.state, number, host):
            return False
        g.state.cards[number].host = host
        tell(g, "attached", "R18.4", card=number, kind=g.state.cards[number].kind, host=host)
        check(g)
        return True
    return False


# ---------------------------------------------------------------- standing, kneeling, participating
def _turn(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """kneel, stand: if possible (R3.2)."""
    kneels = effect.verb == "kneel"
    found = [
        number
        for number in (yield from cards(g, ctx, effect))
        if (number < 0 or is_in_play(g.state, number)) and is_kneeling(g.state, number) != kneels
    ]
    if found:
        name = "knelt" if kneels else "stood"
        yield from timing.happen(g, *(of_card(g.state, name, number) for number in found), causes=ctx.causes)
    return bool(found)


def _join(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    challenge = g.state.challenge
    did = False
    for number in (yield from cards(g, ctx, effect)):
        if challenge is not None and is_in_play(g.state, number) and not side_of(challenge, number):
            participants(challenge, effect.word).append(number)
            tell(g, "joined", "5.4", card=number, kind=g.state.cards[number].kind, side=effect.word)
            did = True
    return did


def _leave(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """R10.21."""
    challenge = g.state.challenge
    did = False
    for number in (yield from cards(g, ctx, effect)):
        if challenge is not None and side_of(challenge, number):
            stop_participating(g.state, number)
            tell(g, "removed", "R10.21", card=number, kind=g.state.cards[number].kind)
            did = True
    return did


# ---------------------------------------------------------------- power
def _gain_power(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    did = False
    for number in (yield from cards(g, ctx, effect)):
        did = did or (yield from gain_power(g, number, amount(g.state, ctx, effect), ctx))
    return did


def gain_power(g: G, number: int, count: int, ctx: Context | None = None) -> Rules[bool]:
    """5.4. Power from the treasury on a card in play or a faction card."""
    if count <= 0 or (number > 0 and not is_in_play(g.state, number)):
        return False
    gained = of_card(g.state, "power_gained", number, amount=count)
    yield from timing.happen(g, gained, causes=None if ctx is None else ctx.causes)
    return gained.happened


def _lose_power(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    did = False
    for number in (yield from cards(g, ctx, effect)):
        did = bool(change_power(g, number, -amount(g.state, ctx, effect), "5.4")) or did
    return did


def _move_power(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """Moving counts as losing and gaining (5.2)."""
    goal = card_of(g.state, ctx, effect.onto)
    did = False
    for number in (yield from cards(g, ctx, effect)):
        did = (yield from move_power(g, number, goal, amount(g.state, ctx, effect), ctx)) or did
    return did


def move_power(g: G, origin: int, goal: int, most: int, ctx: Context | None = None) -> Rules[bool]:
    """Up to so much power from one holder to another."""
    moved = min(most, power_on(g.state, origin))
    if moved <= 0 or not goal:
        return False
    change_power(g, origin, -moved, "5.4")
    return (yield from gain_power(g, goal, moved, ctx))


# ---------------------------------------------------------------- what lasts
def _lasting(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """str, icon, keyword, blank, forbid with a duration. The set is fixed now (R4.2); what lasts for a challenge
    cannot be created outside one (R4.1)."""
    until = WHILE_IN_PLAY if effect.until == "permanent" else effect.until
    if until == "challenge" and g.state.challenge is None:
        return False
    found = [number for number in (yield from cards(g, ctx, effect)) if is_in_play(g.state, number)]
    for number in found:
        value = amount(g.state, ctx, effect) if effect.verb == "str" else 1 if effect.gains else -1
        g.state.lasting.append(Lasting(effect.verb, number, value, effect.word, until, ctx.kind))
        tell(
            g,
            "modified",
            "R4.1",
            card=number,
            kind=g.state.cards[number].kind,
            what=effect.verb,
            word=effect.word,
            value=value,
            until=until,
            source=ctx.kind,
        )
    if found:
        check(g)
    return bool(found)


# ---------------------------------------------------------------- R15.7, R15.8
def _save(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """R15.8."""
    for number in (yield from cards(g, ctx, effect)):
        happening = _about(ctx, number)
        if happening is not None and timing.can_be_saved(happening):
            happening.saved = True
            tell(g, "saved", "R15.8", card=number, kind=happening.kind)
            return True
    return False


def _about(ctx: Context, number: int) -> Happening | None:
    """What is going to happen to the card: the occurrence that is answered."""
    return ctx.happening if ctx.happening is not None and ctx.happening.card == number else None


def _cancel(g: G, ctx: Context, effect: Effect) -> Rules[bool]:
    """R15.7."""
    if ctx.happening is None:
        return False
    ctx.happening.cancelled = True
    yield from ()
    return True


CARD_EFFECTS: dict[str, Primitive] = {
    "kill": _remove,
    "kill_if_zero": _remove,
    "discard_card": _remove,
    "sacrifice": _remove,
    "bounce": _remove,
    "tuck": _remove,
    "discard_from_hand": _discard_from_hand,
    "recover": _recover,
    "put_into_play": _put_into_play,
    "take_control": _take_control,
    "attach": _attach,
    "kneel": _turn,
    "stand": _turn,
    "join": _join,
    "leave": _leave,
    "gain_power": _gain_power,
    "lose_power": _lose_power,
    "move_power": _move_power,
    "str": _lasting,
    "icon": _lasting,
    "keyword": _lasting,
    "blank": _lasting,
    "forbid": _lasting,
    "save": _save,
    "cancel": _cancel,
}
