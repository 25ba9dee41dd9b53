"""Why something cannot be chosen now: the same functions that build the options, asked about one thing (C6.4)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.ask import Question, Refusal
from game.titles.ankh.bastet import window_refusal
from game.titles.ankh.battle import build_refusal, obelisk_refusal
from game.titles.ankh.caravans import control_refusal, region_refusal
from game.titles.ankh.content import CARD_NAMES, CYCLE, GUARDIANS, MONUMENTS, POWERS, WARRIOR, level_of
from game.titles.ankh.ground import is_land, region_count, space_of
from game.titles.ankh.horus import LEAST_FOR_BATTLE
from game.titles.ankh.movement import move_refusal
from game.titles.ankh.queries import figure_at, god_of, monument_at, present, refuse
from game.titles.ankh.state import LOST, NOBODY, State
from game.titles.ankh.summon import FREED, REGULAR, near_slot, space_refusal, summonable, usual_spaces
from game.titles.ankh.turn import NAMES, action_refusal

Why = Callable[[State, int, str, tuple[Any, ...]], Refusal | None]
ON_BOARD = ("space:", "figure:", "monument:", "portal:")
THINGS = (*ON_BOARD, "action:", "card:", "power:", "region:", "god:", "seat:")
AFTER_BEGIN = ":>+@"  # what follows the begin of an option's key


def why_not(state: State, question: Question | None, seat: int, ref: str) -> Refusal | None:
    """Why `ref` cannot be chosen by `seat`; None: it can.

    `ref` is an option key, its begin, or something that options refer to ("space:4,2", "card:flood",
    "pool:warrior")."""
    if question is None:
        return _not_asked(state, seat)
    begins, kind, of_kind = tuple(ref + mark for mark in AFTER_BEGIN), ref.partition(":")[0] + ":", False
    for option in question.options():
        if ref == option.key or ref in option.refs or option.key.startswith(begins):
            return None
        of_kind = of_kind or any(other.startswith(kind) for other in option.refs)
    if kind in THINGS and not of_kind:  # nothing of its kind is asked for
        edges = question.text == "caravan" and kind in ON_BOARD
        return refuse(question.rule, "edges" if edges else "not_offered")
    reason = REASONS.get(question.text)
    refusal = None
    try:
        what = ref.partition(":")[2] if ref.startswith(("space:", "card:", "action:", "region:", "power:")) else ref
        refusal = None if reason is None else reason(state, seat, what, question.subject())
    except (ValueError, KeyError, IndexError):
        return refuse("R5.1", "unknown")
    return refusal or refuse(question.rule, "not_offered")


def _not_asked(state: State, seat: int) -> Refusal:
    """R5.9, R11.4, R13.2."""
    if state.outcome is not None:
        return refuse("R13", "over")
    return refuse("R13.2", "forgotten") if state.team[seat] == LOST else refuse("R5.9", "not_asked")


def _action(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    return action_refusal(state, seat, NAMES.index(what))


def _move(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    """A move, a figure, or a space that nobody reaches."""
    god = god_of(state, seat)
    start, _, goal = what.partition(">")
    number = figure_at(state, space_of(state, start))
    if number == NOBODY:
        if goal:
            return refuse("R6.1", "no_figure")
        return refuse("R6.1", "too_far") if is_land(state, space_of(state, start)) else refuse("R6.1", "water")
    return move_refusal(state, god, number, space_of(state, goal or start))


def _summon(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    slot, colon, rest = what.rpartition(":")
    return _bring(state, seat, rest, slot if colon else "")


def _extra(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    return _bring(state, seat, what, REGULAR)


def _bring(state: State, seat: int, what: str, slot: str) -> Refusal | None:
    """R6.2. A figure of the pool, or a figure on a space."""
    god = god_of(state, seat)
    name, _, where = what.partition(">")
    if name not in (WARRIOR, FREED, *GUARDIANS):
        number, where = [*summonable(state, god, 1).values(), NOBODY][0], name
    else:
        number = summonable(state, god, state.gods[god].followers).get(name, NOBODY)
    if number == NOBODY:
        return refuse("R6.2", "not_in_pool")
    if slot and slot != REGULAR and slot not in state.slots:
        return refuse("R6.2", "slot_used")
    near = near_slot(state, god, slot) if slot else usual_spaces(state, god)
    return space_refusal(state, number, near, space_of(state, where)) if where else refuse("R6.2", "no_space")


def _unlock(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    """R6.4."""
    if what in state.gods[god_of(state, seat)].powers:
        return refuse("R6.4", "owned_already")
    level = level_of(subject[0])
    return refuse("R6.4", "other_level", level=level) if POWERS[what].level != level else None


def _control(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    number = monument_at(state, space_of(state, what))
    return refuse("R8.1", "no_monument") if number == NOBODY else control_refusal(state, god_of(state, seat), number)


def _region(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    if not 1 <= int(what) <= region_count(state):
        raise ValueError(what)
    return region_refusal(state, int(what))


def _obelisk(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    start, _, goal = what.partition(">")
    number = figure_at(state, space_of(state, start))
    if number == NOBODY:
        return refuse("R10.1", "no_obelisk_near" if not goal else "no_figure")
    return obelisk_refusal(state, god_of(state, seat), number, space_of(state, goal or start))


def _card(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    """R10.5, R19.3, R14.1."""
    cards = what.split("+")
    for card in cards:
        if card not in CARD_NAMES:
            raise ValueError(what)
        if state.battle is not None and card == state.battle.banned:
            return refuse("R19.3", "banned")
        if card in state.gods[god_of(state, seat)].used:
            return refuse("R10.5", "used")
    return refuse("R14.1", "one_card") if len(cards) > 1 else refuse("R14.1", "two_cards")


def _ban(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    return refuse("R19.3", "never_cycle") if what == CYCLE else None


def _build(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    name, _, where = what.rpartition(">")
    kind = MONUMENTS.index(name) if name else 0
    return build_refusal(state, god_of(state, seat), kind, space_of(state, where))


def _bid(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    have = state.gods[god_of(state, seat)].followers
    return refuse("R10.8", "too_much", have=have) if int(what) > have else None


def _cat(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    number = monument_at(state, space_of(state, what))
    return refuse("R16.6", "no_hidden_cat") if number == NOBODY else window_refusal(state, god_of(state, seat), number)


def _eye(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    if int(what) in state.eyes:
        return refuse("R19.2", "watched_already")
    return refuse("R19.2", "no_battle") if len(present(state, int(what))) < LEAST_FOR_BATTLE else None


def _guess(state: State, seat: int, what: str, subject: tuple[Any, ...]) -> Refusal | None:
    """G26."""
    god, _, card = what.partition(":")
    battle = state.battle
    if battle is None or int(god) not in battle.fighters or int(god) == god_of(state, seat):
        return refuse("R18.1", "no_opponent")
    return refuse("R18.2", "cannot_play") if card in CARD_NAMES else None


REASONS: dict[str, Why] = {
    "choose_action": _action, "move_figure": _move, "summon": _summon, "hathor_extra": _extra, "unlock_power": _unlock,
    "control_monument": _control, "caravan_region": _region, "obelisk_move": _obelisk, "battle_card": _card,
    "horus_ban": _ban, "build": _build, "plague_bid": _bid, "cat_window": _cat, "horus_eyes": _eye,
    "thoth_guess": _guess,
}
"""By question what tells why a thing is not offered; other questions offer all that there is."""
