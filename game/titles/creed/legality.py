"""Why something cannot be chosen now: the same functions that build the options, asked about one thing (C6.4)."""
from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Question, Refusal
from game.titles.creed.attacks import field_refusal, siege_refusal
from game.titles.creed.content import (
    CROSS_AP,
    DEPLOY_AP,
    FIELD_AP,
    MOVE_AP,
    SIEGE_AP,
    TYPE,
    UNIT_PRESETS,
    placement,
)
from game.titles.creed.geometry import cell_at, cell_number, side_of, tent_at, tent_number
from game.titles.creed.movement import (
    deploy_refusal,
    mover_refusal,
    recall_refusal,
    reveal_refusal,
    rotate_refusal,
    short_of,
    step_refusal,
    swap_refusal,
)
from game.titles.creed.queries import budget, refuse
from game.titles.creed.setup import place_refusal, preset_refusal
from game.titles.creed.specials import (
    MORALE,
    appoint_refusal,
    appointee_refusal,
    assassinate_refusal,
    box_refusal,
    fortified_refusal,
    fortify_refusal,
    morale_boosts,
    morale_refusal,
    reinforce_refusal,
    rumour_refusal,
    second_refusal,
    sent_refusal,
    victim_refusal,
)
from game.titles.creed.state import State
from game.titles.creed.tents import EXCHANGE, redeploy_refusal

Why = Callable[[State, int, str], Refusal | None]


def why_not(state: State, question: Question | None, seat: int, ref: str) -> Refusal | None:
    """Why `ref` cannot be chosen by `seat`; None: it can.

    `ref` is an option key, its begin (a verb, or a verb with the acting unit: "siege_attack:L1r1"), a special action
    ("action:rumour"), a tile of the hand ("hand:archer") or something else that options refer to ("cell:0L1r3")."""
    if question is None:
        return _not_asked(state, seat)
    for option in question.options():
        if ref == option.key or ref in option.refs:
            return None
    refusal = None
    try:
        refusal = _reason(state, question, seat, ref)
    except (ValueError, KeyError, IndexError):
        return refuse("R4.9", "unknown")
    return refusal or refuse("R4.9", "not_offered")


def _not_asked(state: State, seat: int) -> Refusal:
    """R4.1, R4.4."""
    if state.outcome is not None:
        return refuse("R10", "over")
    if state.phase == "play" and state.side == side_of(seat) and state.seats[seat].ended:
        return refuse("R4.4", "part_ended")
    return refuse("R4.1", "not_asked")


def _reason(state: State, question: Question, seat: int, ref: str) -> Refusal | None:
    verb, _, what = ref.partition(":")
    if question.text == "setup_units":
        return _placing(state, seat, verb, what)
    if question.text == "rumour_second":
        return second_refusal(state, seat, question.subject()[:2], *cell_at(what or verb))
    if question.text != "team_turn":
        return None
    if verb == "action":
        verb, what = what, ""
    return REASONS[verb](state, seat, what)


def _placing(state: State, seat: int, verb: str, what: str) -> Refusal | None:
    """R2.10, 5.4."""
    if verb in UNIT_PRESETS:
        return preset_refusal(state, seat, verb)
    if verb == "hand":
        return None if state.seats[seat].hand[TYPE[what]] else refuse("R2.8", "not_in_hand")
    unit, cell, down = placement(what)
    return place_refusal(state, seat, TYPE[unit], cell, down)


# ---------------------------------------------------------------- R5 normal actions
def _deploy(state: State, seat: int, what: str) -> Refusal | None:
    if "@" not in what:
        player = state.seats[seat]
        if not (player.hand[TYPE[what]] if what else any(player.hand)):
            return refuse("R5.1", "not_in_hand")
        return short_of(player, DEPLOY_AP, "R5.1") or refuse("R5.1", "no_free_cell")
    unit, cell, down = placement(what)
    return deploy_refusal(state, seat, TYPE[unit], cell, down)


def _step(crosses: bool) -> Why:
    def why(state: State, seat: int, what: str) -> Refusal | None:
        rule, ap = ("R5.3", CROSS_AP) if crosses else ("R5.2", MOVE_AP)
        player = state.seats[seat]
        origin, _, goal = what.partition(">")
        if goal:
            return step_refusal(state, seat, cell_number(origin), cell_number(goal), crosses)
        refusal = mover_refusal(player, cell_number(origin), rule) if origin else None
        return refusal or short_of(player, ap, rule) or refuse(rule, "no_free_cell")
    return why


def _swap(state: State, seat: int, what: str) -> Refusal | None:
    one, _, other = what.partition("+")
    if other:
        return swap_refusal(state, seat, cell_number(one), cell_number(other))
    player = state.seats[seat]
    refusal = mover_refusal(player, cell_number(one), "R5.4") if one else None
    return refusal or short_of(player, 2 * MOVE_AP, "R5.4") or refuse("R5.4", "two_units")


def _rotate(state: State, seat: int, what: str) -> Refusal | None:
    if what:
        return rotate_refusal(state, seat, cell_number(what))
    return refuse("R5.4", "rotation_ap", have=budget(state.seats[seat]))


def _reveal(state: State, seat: int, what: str) -> Refusal | None:
    return reveal_refusal(state, seat, cell_number(what)) if what else refuse("R5.6", "face_up_already")


def _recall(state: State, seat: int, what: str) -> Refusal | None:
    return recall_refusal(state, seat, cell_number(what)) if what else refuse("R5.7", "only_obstacles_return")


# ---------------------------------------------------------------- R6, R7 attacks
def _field_attack(state: State, seat: int, what: str) -> Refusal | None:
    name, _, rank = what.partition(">")
    if not name:
        return short_of(state.seats[seat], FIELD_AP, "R6") or refuse("R6.2", "no_attacker")
    if rank:
        if rank not in ("1", "2", "3"):
            raise ValueError(what)
        return field_refusal(state, seat, cell_number(name), int(rank))
    return field_refusal(state, seat, cell_number(name))


def _siege_attack(state: State, seat: int, what: str) -> Refusal | None:
    name, _, tent = what.partition(">")
    if not name:
        return short_of(state.seats[seat], SIEGE_AP, "R7") or refuse("R7.1", "no_attacker")
    if tent:
        return siege_refusal(state, seat, cell_number(name), tent_number(tent))
    return siege_refusal(state, seat, cell_number(name))


# ---------------------------------------------------------------- R8 special actions
def _morale(state: State, seat: int, what: str) -> Refusal | None:
    name, _, amount = what.partition("+")
    if not name:
        refusal = box_refusal(state.seats[seat], MORALE, 1)
        return refusal or (None if morale_boosts(state, seat) else refuse("R8.2", "nobody_to_boost"))
    if amount not in ("", "1", "2"):
        raise ValueError(what)
    return morale_refusal(state, seat, cell_number(name), int(amount or 1))


def _reinforce(state: State, seat: int, what: str) -> Refusal | None:
    return reinforce_refusal(state, seat)


def _redeploy(state: State, seat: int, what: str) -> Refusal | None:
    if what not in ("", "1", "3"):
        raise ValueError(what)
    return redeploy_refusal(state, seat, EXCHANGE if what == "3" else 1)


def _appoint(state: State, seat: int, what: str) -> Refusal | None:
    return appointee_refusal(state, seat, *tent_at(what)) if what else appoint_refusal(state, seat)


def _rumour(state: State, seat: int, what: str) -> Refusal | None:
    return sent_refusal(state, seat, *cell_at(what)) if what else rumour_refusal(state, seat)


def _fortify(state: State, seat: int, what: str) -> Refusal | None:
    return fortified_refusal(state, seat, tent_number(what)) if what else fortify_refusal(state, seat)


def _assassinate(state: State, seat: int, what: str) -> Refusal | None:
    return victim_refusal(state, seat, *tent_at(what)) if what else assassinate_refusal(state, seat)


REASONS: dict[str, Why] = {
    "deploy": _deploy, "hand": _deploy, "move": _step(crosses=False), "cross": _step(crosses=True), "swap": _swap,
    "rotate": _rotate, "reveal": _reveal, "recall": _recall, "field_attack": _field_attack,
    "siege_attack": _siege_attack, "morale": _morale, "reinforce": _reinforce, "redeploy": _redeploy,
    "appoint": _appoint, "rumour": _rumour, "fortify": _fortify, "assassinate": _assassinate,
}
"""What tells why a verb, or "hand", is not offered."""
