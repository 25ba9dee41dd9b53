"""R16.1 (c). The targets of abilities: which are legal, and choosing them."""

from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.titles.crowns.conditions import matching, opponents
from game.titles.crowns.content import FACES
from game.titles.crowns.context import Context
from game.titles.crowns.notation import Ability, Phrase
from game.titles.crowns.queries import G, face, is_in_play
from game.titles.crowns.state import State
from game.titles.crowns.stats import forbidden
from game.titles.crowns.verbs import card_option, choose, number_of, seat_option, title_refused

NONE = Option("none", "none")
ENTERS = ("put_into_play", "take_control")


def ability_of(ctx: Context) -> Ability:
    """The ability that is used."""
    return FACES[ctx.kind].abilities[ctx.number]


def is_event(state: State, source: int) -> bool:
    """Whether the source of an ability is an event card."""
    return face(state, source).type == "event"


def target_options(state: State, ctx: Context, phrase: Phrase) -> list[Option]:
    """5.3. The legal targets, seats or cards. Events cannot choose what opponents' events cannot choose; what would
    enter play or change sides must be allowed to (R18.1)."""
    if "opponent" in phrase.types:
        return [seat_option(seat) for seat in opponents(state, ctx, phrase)]
    found = matching(state, ctx, phrase)
    if is_event(state, ctx.source):
        found = [number for number in found if not _shielded(state, ctx.seat, number)]
    verbs = {effect.verb for part in ability_of(ctx).parts for effect in part.effects}
    if any(verb in verbs for verb in ENTERS):
        found = [number for number in found if not title_refused(state, ctx.seat, state.cards[number].kind)]
    return [card_option(state, number) for number in found]


def _shielded(state: State, seat: int, number: int) -> bool:
    """R1.4. The card cannot be chosen by events of an opponent."""
    return (
        is_in_play(state, number)
        and state.cards[number].controller != seat
        and forbidden(state, number, "be_targeted by opponents' events")
    )


def asked_targets(state: State, seat: int, ctx: Context, phrase: Phrase, spare: bool) -> list[Option]:
    """3. The options of `target_pick`; "none" where a forced ability may be left without, or where nothing is left."""
    found = target_options(state, ctx, phrase)
    return [*found, NONE] if spare or not found else found


def pick_target(g: G, ctx: Context, name: str, phrase: Phrase, spare: bool) -> Rules[bool]:
    """R16.1 (c), 5.1. One target is chosen; False where there is none."""
    hidden = phrase.zone.startswith("hand of")
    text, default = ("hand_card_pick", _dearest) if hidden else ("target_pick", None)
    key = yield from choose(
        g, Ask(ctx.seat, "R16.1", text, asked_targets, (ctx, phrase, spare), default, {"card": ctx.kind})
    )
    if key == NONE.key:
        return False
    if key.startswith("seat:"):
        ctx.seats[name] = number_of(key)
    else:
        ctx.cards[name] = number_of(key)
    return True


def _dearest(state: State, seat: int, ctx: Context, phrase: Phrase, spare: bool) -> str:
    """3, `hand_card_pick`. The highest cost, the first of equals."""
    options = asked_targets(state, seat, ctx, phrase, spare)
    cards = [one for one in options if one.key != NONE.key] or options
    return max(cards, key=lambda one: 0 if one is NONE else face(state, number_of(one.key)).cost).key
