"""5.3. Whether a condition holds now, and which cards and seats a phrase means."""

from __future__ import annotations

from collections.abc import Callable

from game.core.zones import pile
from game.titles.crowns import stats
from game.titles.crowns.content import FACES, CardFace
from game.titles.crowns.context import Context, Happening
from game.titles.crowns.notation import NO_COST, Condition, Phrase, Trigger
from game.titles.crowns.queries import (
    all_in_play,
    attachments,
    controller,
    face,
    faction_of,
    hand,
    is_in_play,
    order,
    others,
    own_participants,
    participants,
    plot,
    power_total,
    role,
    side_of,
)
from game.titles.crowns.state import NOBODY, State

Holds = Callable[[State, Context, Condition], bool]


# ---------------------------------------------------------------- seats and cards by their words
def seats_of(state: State, ctx: Context, word: str) -> list[int]:
    """The seats that a word means, in player order; none where it means nobody now."""
    match word:
        case "each player":
            return order(state)
        case "each opponent":
            return others(state, ctx.seat)
        case _:
            seat = seat_of(state, ctx, word)
            return [seat] if seat != NOBODY and not state.seats[seat].out else []


def seat_of(state: State, ctx: Context, word: str) -> int:
    """The seat that a word means; NOBODY where there is none."""
    challenge = state.challenge
    match word:
        case "you":
            return ctx.seat
        case "chooser":
            return ctx.chooser
        case "T":
            return ctx.seats.get("T", NOBODY)
        case "winner" | "loser":
            if challenge is None:
                return NOBODY
            return _winner(state) if word == "winner" else challenge.loser
        case "that opponent":
            return NOBODY if ctx.happening is None else ctx.happening.seat
        case "host's controller":
            return controller(state, ctx.host) if ctx.host else NOBODY
        case _:
            raise ValueError(word)


def _winner(state: State) -> int:
    challenge = state.challenge
    return NOBODY if challenge is None else challenge.winner


def card_of(state: State, ctx: Context, word: str) -> int:
    """The card that a word means; 0 where there is none any more."""
    match word:
        case "self":
            return ctx.source
        case "host":
            return ctx.host
        case "T" | "T2":
            return ctx.cards.get(word, 0)
        case "that":
            return 0 if ctx.happening is None else ctx.happening.card
        case "faction":
            return faction_of(ctx.seat)
        case "T's faction":
            return faction_of(ctx.seats["T"]) if "T" in ctx.seats else 0
        case _:
            raise ValueError(word)


# ---------------------------------------------------------------- phrases
def matching(state: State, ctx: Context, phrase: Phrase) -> list[int]:
    """The cards that a phrase means now, in canonical order."""
    return [number for number in _where(state, ctx, phrase) if fits(state, ctx, phrase, number)]


def _where(state: State, ctx: Context, phrase: Phrase) -> list[int]:
    """All cards of the phrase's zone."""
    match phrase.zone:
        case "play":
            return all_in_play(state)
        case "hand of T":
            return hand(state, ctx.seats["T"]) if "T" in ctx.seats else []
        case "hand of loser":
            loser = seat_of(state, ctx, "loser")
            return hand(state, loser) if loser != NOBODY else []
        case zone:
            return pile(state, ctx.seat, zone)


def fits(state: State, ctx: Context, phrase: Phrase, number: int) -> bool:
    """Whether a card is one of those that a phrase means; its zone is not looked at."""
    shown = face(state, number)
    if not of_kind(phrase, shown) or (phrase.other and number == ctx.source):
        return False
    if phrase.zone == "play" and not _on_side(state, ctx, phrase.side, controller(state, number)):
        return False
    if any(number == ctx.cards.get(name) for name in phrase.but):
        return False
    if phrase.strength != NO_COST and stats.strength(state, number) > phrase.strength:
        return False
    if phrase.below and stats.strength(state, number) > ctx.sacrificed:
        return False
    if phrase.power and state.cards[number].power < phrase.power:
        return False
    return all(_state_of(state, ctx, name, number) for name in phrase.states)


def of_kind(phrase: Phrase, shown: CardFace) -> bool:
    """What is printed fits: type, trait, uniqueness, printed cost."""
    if phrase.types and shown.type not in phrase.types:
        return False
    if phrase.traits and not any(trait in shown.traits for trait in phrase.traits):
        return False
    if phrase.cost != NO_COST and shown.cost > phrase.cost:
        return False
    match phrase.unique:
        case "unique":
            return shown.unique
        case "non-unique":
            return not shown.unique
        case "loyal or unique":
            return shown.unique or shown.loyal
        case _:
            return True


def _on_side(state: State, ctx: Context, side: str, seat: int) -> bool:
    match side:
        case "own":
            return seat == ctx.seat
        case "enemy":
            return seat != ctx.seat
        case "loser":
            return seat == seat_of(state, ctx, "loser")
        case "defender":
            return state.challenge is not None and seat == state.challenge.defender
        case _:
            return True


def _state_of(state: State, ctx: Context, name: str, number: int) -> bool:
    """5.3. One word for how a card stands now."""
    challenge, card = state.challenge, state.cards[number]
    side = "" if challenge is None else side_of(challenge, number)
    match name:
        case "standing" | "kneeling":
            return card.kneeling == (name == "kneeling")
        case "participating":
            return bool(side)
        case "not_participating":
            return not side
        case "attacking" | "defending":
            return side == {"attacking": "attacker", "defending": "defender"}[name]
        case "alone" | "accompanied":
            return (
                challenge is not None and bool(side) and (len(participants(challenge, side)) == 1) == (name == "alone")
            )
        case "challenge_icon":
            return challenge is not None and challenge.kind in stats.icons(state, number)
        case "no_attachment":
            return not attachments(state, number)
        case "weapon_attachment":
            return any("Weapon" in face(state, under).traits for under in attachments(state, number))
        case "chooser":
            return card.controller == ctx.chooser
        case _:
            return name.removeprefix("icon:") in stats.icons(state, number)


def opponents(state: State, ctx: Context, phrase: Phrase) -> list[int]:
    """5.3. The seats that "one opponent" may mean."""
    found = others(state, ctx.seat)
    if "richer" in phrase.states:
        mine = power_total(state, ctx.seat)
        found = [seat for seat in found if power_total(state, seat) > mine and state.seats[seat].power > 0]
    return found


# ---------------------------------------------------------------- conditions
def all_hold(state: State, ctx: Context, conditions: tuple[Condition, ...]) -> bool:
    """Whether all of them hold now."""
    return all(CONDITIONS[condition.name](state, ctx, condition) for condition in conditions)


def _self(state: State, ctx: Context, condition: Condition) -> bool:
    word, _, alone = condition.word.partition("_")
    if not is_in_play(state, ctx.source) or not _state_of(state, ctx, word, ctx.source):
        return False
    return not alone or _state_of(state, ctx, "alone", ctx.source)


def _self_idle(state: State, ctx: Context, condition: Condition) -> bool:
    return _state_of(state, ctx, "standing", ctx.source) and _state_of(state, ctx, "not_participating", ctx.source)


def _host(state: State, ctx: Context, condition: Condition) -> bool:
    return is_in_play(state, ctx.host) and _state_of(state, ctx, condition.word, ctx.host)


def _host_in(state: State, ctx: Context, condition: Condition) -> bool:
    return _kind(state, condition) and is_in_play(state, ctx.host) and _state_of(state, ctx, "participating", ctx.host)


def _kind(state: State, condition: Condition) -> bool:
    return state.challenge is not None and state.challenge.kind == condition.word


def _alone_in(state: State, ctx: Context, condition: Condition) -> bool:
    return _kind(state, condition) and _self(state, ctx, Condition("self", word="attacking_alone"))


def _accompanied(state: State, ctx: Context, condition: Condition) -> bool:
    return _state_of(state, ctx, "accompanied", ctx.source)


def _participants(state: State, ctx: Context, condition: Condition) -> bool:
    found = own_participants(state, ctx.seat)
    if condition.word:
        found = [number for number in found if condition.word in face(state, number).traits]
    return len(found) >= condition.n


def _poor_opponent(state: State, ctx: Context, condition: Condition) -> bool:
    return any(len(hand(state, seat)) <= condition.n for seat in others(state, ctx.seat))


def _larger_hand(state: State, ctx: Context, condition: Condition) -> bool:
    challenge = state.challenge
    if challenge is None or not role(state, ctx.seat):
        return False
    other = challenge.attacker + challenge.defender - ctx.seat
    return len(hand(state, ctx.seat)) > len(hand(state, other))


def _plot_trait(state: State, ctx: Context, condition: Condition) -> bool:
    revealed = plot(state, ctx.seat)
    return bool(revealed) and condition.word in face(state, revealed).traits


def _tide_turned(state: State, ctx: Context, condition: Condition) -> bool:
    """5.15, `ag04`."""
    before, now = state.seats[ctx.seat].before, plot(state, ctx.seat)
    if not before or not now:
        return False
    old, new = FACES[before].traits, face(state, now).traits
    return ("Ebb" in old and "Flood" in new) or ("Flood" in old and "Ebb" in new)


def _first_player(state: State, ctx: Context, condition: Condition) -> bool:
    return state.round > 0 and state.first == ctx.seat


def _role(state: State, ctx: Context, condition: Condition) -> bool:
    return role(state, ctx.seat) == condition.word


def _attacking_in(state: State, ctx: Context, condition: Condition) -> bool:
    return role(state, ctx.seat) == "attacker" and _kind(state, condition)


def _defending_in(state: State, ctx: Context, condition: Condition) -> bool:
    return role(state, ctx.seat) == "defender" and _kind(state, condition)


def _of_kind(state: State, ctx: Context, condition: Condition) -> bool:
    return bool(role(state, ctx.seat)) and _kind(state, condition)


def _no_gold(state: State, ctx: Context, condition: Condition) -> bool:
    return state.seats[ctx.seat].gold == 0


def _character_milled(state: State, ctx: Context, condition: Condition) -> bool:
    return any(FACES[kind].type == "character" for kind in ctx.milled)


def _t_in_play(state: State, ctx: Context, condition: Condition) -> bool:
    return is_in_play(state, ctx.cards.get("T", 0))


CONDITIONS: dict[str, Holds] = {
    "self": _self, "self_idle": _self_idle, "host": _host, "host_in": _host_in, "alone_in": _alone_in,
    "accompanied": _accompanied, "participants": _participants, "poor_opponent": _poor_opponent,
    "larger_hand": _larger_hand, "plot_trait": _plot_trait, "tide_turned": _tide_turned, "first_player": _first_player,
    "role": _role, "attacking_in": _attacking_in, "defending_in": _defending_in, "kind": _of_kind, "no_gold": _no_gold,
    "character_milled": _character_milled, "t_in_play": _t_in_play,
}  # fmt: skip


# ---------------------------------------------------------------- triggers
def answers(state: State, ctx: Context, trigger: Trigger, happening: Happening) -> bool:
    """5.2. Whether an occurrence meets a trigger of an ability."""
    leaving = happening.name in ("killed", "discarded", "sacrificed", "returned")
    if trigger.name != happening.name and not (trigger.name == "left" and leaving):
        return False
    if trigger.card and happening.card != (ctx.source if trigger.card == "self" else ctx.host):
        return False
    if happening.name in BOTH_SIDES:
        return _sides(ctx, trigger, happening)
    if trigger.who and not _who(state, ctx, trigger.who, happening.seat):
        return False
    if trigger.words and happening.word not in trigger.words:
        return False
    if trigger.role and happening.role != trigger.role:
        return False
    if trigger.margin and happening.amount < trigger.margin:
        return False
    return trigger.cards is None or _met(ctx, trigger.cards, happening)


BOTH_SIDES = ("initiated", "claim")
"""Occurrences "by you" and "vs you": `seat` is the attacking player, `controller` the defending one."""


def _sides(ctx: Context, trigger: Trigger, happening: Happening) -> bool:
    if trigger.words and happening.word not in trigger.words:
        return False
    return ctx.seat == (happening.seat if trigger.role == "attacker" else happening.controller)


def _who(state: State, ctx: Context, word: str, seat: int) -> bool:
    if word == "opponent":
        return seat not in (ctx.seat, NOBODY)
    return seat == seat_of(state, ctx, word)


def _met(ctx: Context, phrase: Phrase, happening: Happening) -> bool:
    """R15.9. The card of an occurrence, as it was, is one that the phrase means."""
    if not of_kind(phrase, FACES[happening.kind]) or happening.power < phrase.power:
        return False
    if phrase.other and happening.card == ctx.source:
        return False
    return {"own": happening.controller == ctx.seat, "enemy": happening.controller != ctx.seat}.get(phrase.side, True)
