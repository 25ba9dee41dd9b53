"""R16. Using an ability or an event: what may be used, and the steps of using it.

`usable` is the one place that knows whether an ability can be used; menus, windows, bots and tests ask it.
"""

from __future__ import annotations

from game.core.ask import Option, Rules
from game.core.events import EVERYONE
from game.core.zones import move
from game.titles.crowns import costs, effects, timing
from game.titles.crowns.conditions import all_hold, fits
from game.titles.crowns.content import ACTIONS, FACES
from game.titles.crowns.context import Context
from game.titles.crowns.happenings import of_card
from game.titles.crowns.notation import Ability, Phrase
from game.titles.crowns.queries import G, face, hand, is_in_play, title
from game.titles.crowns.state import State
from game.titles.crowns.stats import context, is_blank, limit_key, saying
from game.titles.crowns.targets import ability_of, is_event, pick_target, target_options
from game.titles.crowns.verbs import discard, tell


def option(state: State, key: str) -> Option:
    """The option of using "use:source:ability[:occurrence]"."""
    source = int(key.split(":")[1])
    verb = "play" if is_event(state, source) else "use"
    return Option(key, verb, (f"card:{source}",), ("card", title(state, source)))


# ---------------------------------------------------------------- R16.1 (a)
def usable(state: State, ctx: Context) -> bool:
    """R16.1 (a). `if`, limit, cost, targets, and that something could change."""
    ability = ability_of(ctx)
    if ability.limit and state.used.get(_limit(state, ctx, ability), 0) >= ability.limit:
        return False
    if is_event(state, ctx.source) and not _playable(state, ctx):
        return False
    if not all_hold(state, ctx, ability.provided) or not costs.payable(state, ctx, ability):
        return False
    if ability.kind not in ("FR", "FI", "WR"):
        if ability.targets and costs.sacrifices(ability) and not costs.sacrifice_options(state, ctx, ability):
            return False
        below = any(phrase.below for _, phrase in ability.targets)
        if not below and not all(target_options(state, ctx, phrase) for _, phrase in ability.targets):
            return False
    return effects.could_change(state, ctx, ability)


def _playable(state: State, ctx: Context) -> bool:
    """R9.7, R17.7. A limited event counts as a limited card."""
    return FACES[ctx.kind].keyword("limited") is None or not state.seats[ctx.seat].limited


def _limit(state: State, ctx: Context, ability: Ability) -> str:
    return limit_key(state, ability.per, ctx.source, ctx.seat, str(ctx.number))


def actions(state: State, seat: int, phase: str) -> list[Option]:
    """R6.5. The actions that a seat may use now: of what it controls, and events of its hand."""
    found = []
    held = [number for number in hand(state, seat) if state.cards[number].kind in ACTIONS and is_event(state, number)]
    for source in [*saying(state, seat, ACTIONS), *held]:
        for line in ACTIONS[title(state, source)]:
            if line.ability.phase not in ("any", phase) or is_blank(state, source):
                continue
            ctx = context(state, seat, source)
            ctx.number = line.number
            if usable(state, ctx):
                found.append(option(state, f"use:{source}:{line.number}"))
    return found


# ---------------------------------------------------------------- R16.1 (b)-(g)
def use(g: G, ctx: Context) -> Rules[None]:
    """R16.1. All steps of using an ability that `usable` allows."""
    state, ability = g.state, ability_of(ctx)
    event = is_event(state, ctx.source)
    if event:
        g.block_undo()
        price = costs.event_cost(state, ctx)
        move(state, ctx.source, ctx.seat, "played", known=EVERYONE)
    kind = face(state, ctx.source).type
    tell(g, "used", "R16.1", seat=ctx.seat, card=ctx.source, kind=ctx.kind, ability=ctx.number, type=kind)
    picked = yield from costs.pick(g, ctx, ability)
    for name, phrase in ability.targets:
        yield from pick_target(g, ctx, name, phrase, spare=ability.kind == "WR")
    if ability.limit:
        key = _limit(state, ctx, ability)
        state.used[key] = state.used.get(key, 0) + 1
    if event:
        costs.pay_event(g, ctx, price)
    yield from costs.pay(g, ctx, ability, picked)
    if (yield from _announced(g, ctx, event)):
        drop_lost(g.state, ctx, ability)
        yield from effects.carry_out(g, ctx)
    if event and g.state.cards[ctx.source].zone == "played":
        discard(g, ctx.source, "R16.1")


def _announced(g: G, ctx: Context, event: bool) -> Rules[bool]:
    """R16.1 (e). `played` for events, `triggered` for abilities of characters; False when it was cancelled."""
    if not event and FACES[ctx.kind].type != "character":
        return True
    told = of_card(g.state, "played" if event else "triggered", ctx.source, controller=ctx.seat, seat=ctx.seat)
    told.ability = ctx.number
    stands = yield from timing.would(g, told, ctx.causes)
    if not stands:
        tell(g, "cancelled", "R15.7", seat=ctx.seat, card=ctx.source, kind=ctx.kind)
    return stands


def drop_lost(state: State, ctx: Context, ability: Ability) -> None:
    """R16.3. Targets that no longer fit by zone, side and type are skipped."""
    for name, phrase in ability.targets:
        number = ctx.cards.get(name)
        if number is not None and not _still(state, ctx, phrase, number):
            del ctx.cards[name]


def _still(state: State, ctx: Context, phrase: Phrase, number: int) -> bool:
    card = state.cards[number]
    if phrase.zone == "play":
        return is_in_play(state, number) and fits(state, ctx, Phrase(side=phrase.side, types=phrase.types), number)
    zone = "hand" if phrase.zone.startswith("hand of") else phrase.zone
    return card.zone == zone
