"""Why something cannot be chosen now: the same functions that build the options, asked about one thing (C6.4)."""
from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Question, Refusal
from game.titles.creed.attacks import camp_refusal, field_refusal, foe_refusal, siege_refusal
from game.titles.creed.content import (
    CROSS_AP,
    DEPLOY_AP,
    FIELD_AP,
    MOVE_AP,
    NATIONS,
    SIEGE_AP,
    TYPE,
    UNIT_PRESETS,
    placement,
)
from game.titles.creed.geometry import CELLS, cell_at, cell_number, side_of, tent_at, tent_number
from game.titles.creed.movement import (
    cell_refusal,
    deploy_refusal,
    mover_refusal,
    next_refusal,
    recall_refusal,
    reveal_refusal,
    rotate_refusal,
    short_of,
    step_refusal,
    swap_refusal,
)
from game.titles.creed.queries import banned, budget, movers, refuse
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
AFTER_BEGIN = ":@>+"  # what follows the begin of an option's key


def why_not(state: State, question: Question | None, seat: int, ref: str) -> Refusal | None:
    """Why `ref` cannot be chosen by `seat`; None: it can.

    `ref` is an option key, its begin (a verb, or a verb with the acting unit: "siege_attack:L1r1"), a special action
    ("action:rumour"), a tile of the hand ("hand:archer") or something else that options refer to ("cell:0L1r3")."""
    if question is None:
        return _not_asked(state, seat)
    begins = tuple(ref + mark for mark in AFTER_BEGIN)
    for option in question.options():
        if ref == option.key or ref in option.refs or option.key.startswith(begins):
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
    match question.text:
        case "choose_nation":
            return refuse("R1.1", "nation_taken") if (what or verb) in NATIONS else None
        case "setup_commander":
            king = tent_number(question.subject()[0])
            return refuse("R2.5", "king_there") if _own_tent(ref, seat) == king else None
        case "rotate_pick":
            return next_refusal(state, seat, question.subject()[0], _own_cell(ref, seat))
        case "rumour_second":
            return second_refusal(state, seat, question.subject()[:2], *cell_at(what or verb))
        case "team_turn":
            return _picking(state, seat, verb, what)
    return None


def _own_cell(ref: str, seat: int) -> int:
    """The cell of "cell:0L1r1" or "to:L1r1". Raises ValueError also for one of another seat."""
    return cell_number(ref.rpartition(":")[2].removeprefix(str(seat)))


def _own_tent(ref: str, seat: int) -> int:
    """The tent of "tent:0T12" or "commander_at:T12". Raises ValueError also for one of another seat."""
    return tent_number(ref.rpartition(":")[2].removeprefix(str(seat)))


def _picking(state: State, seat: int, verb: str, what: str) -> Refusal | None:
    """3.1."""
    if verb == "action":
        verb, what = what, ""
    return REASONS[verb](state, seat, what)


def _placing(state: State, seat: int, verb: str, what: str) -> Refusal | None:
    """R2.10, 5.4."""
    if verb in UNIT_PRESETS:
        return preset_refusal(state, seat, verb)
    if verb == "hand":
        return None if state.seats[seat].hand[TYPE[what]] else refuse("R2.8", "not_in_hand")
    if verb == "cell":
        owner, cell = cell_at(what)
        return cell_refusal(state, seat, cell, "R2.10") if owner == seat else refuse("R2.8", "own_fields")
    if verb == "tent":
        return None
    unit, cell, down = placement(what)
    return place_refusal(state, seat, TYPE[unit], cell, down)


# ---------------------------------------------------------------- places that are pointed at
def _cell(state: State, seat: int, what: str) -> Refusal | None:
    """Why nothing can be done with a cell: own units move, own empty cells are moved to, enemies are attacked."""
    owner, cell = cell_at(what)
    player = state.seats[seat]
    if side_of(owner) != side_of(seat):
        return foe_refusal(state, seat, owner, cell)
    if owner != seat:
        return refuse("R5.1", "own_fields")
    if player.units[cell]:
        return _step(crosses=False)(state, seat, CELLS[cell])
    return cell_refusal(state, seat, cell, "R5.1") or _deploy(state, seat, "")


def _tent(state: State, seat: int, what: str) -> Refusal | None:
    """Why nothing can be done with a tent: enemy ones are besieged, own ones fortified, those of the ally replaced."""
    camp, tent = tent_at(what)
    if state.seats[camp].ruins >> tent & 1:
        return refuse("R7.8", "ruin")
    if side_of(camp) == side_of(seat):
        return fortified_refusal(state, seat, tent) if camp == seat else appointee_refusal(state, seat, camp, tent)
    return camp_refusal(state, seat, camp, tent)


# ---------------------------------------------------------------- R5 normal actions
def _deploy(state: State, seat: int, what: str) -> Refusal | None:
    if "@" not in what:
        player = state.seats[seat]
        if not any(player.hand):
            return refuse("R5.1", "empty_hand")
        if what and not player.hand[TYPE[what]]:
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
        if origin:
            refusal = mover_refusal(player, cell_number(origin), rule)
        else:
            refusal = None if movers(player) else refuse(rule, "nobody_to_move")
        return refusal or short_of(player, ap, rule) or refuse(rule, "no_free_cell")
    return why


def _swap(state: State, seat: int, what: str) -> Refusal | None:
    one, _, other = what.partition("+")
    if other:
        return swap_refusal(state, seat, cell_number(one), cell_number(other))
    player = state.seats[seat]
    refusal = mover_refusal(player, cell_number(one), "R5.4") if one else None
    if refusal is None and len(movers(player)) < 2:
        return refuse("R5.4", "two_units")
    return refusal or short_of(player, 2 * MOVE_AP, "R5.4") or short_of(player, 2 * CROSS_AP, "R5.4")


def _rotate(state: State, seat: int, what: str) -> Refusal | None:
    if what:
        return rotate_refusal(state, seat, cell_number(what))
    player = state.seats[seat]
    if len(movers(player)) < 3:
        return refuse("R5.4", "three_units")
    return refuse("R5.4", "rotation_ap", have=budget(player))


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
        if banned(state):
            return refuse("R4.7", "first_round")
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
    "cell": _cell, "tent": _tent, "hand": _deploy,
    "deploy": _deploy, "move": _step(crosses=False), "cross": _step(crosses=True), "swap": _swap,
    "rotate": _rotate, "reveal": _reveal, "recall": _recall, "field_attack": _field_attack,
    "siege_attack": _siege_attack, "morale": _morale, "reinforce": _reinforce, "redeploy": _redeploy,
    "appoint": _appoint, "rumour": _rumour, "fortify": _fortify, "assassinate": _assassinate,
}
"""What tells why a verb, a tile of the hand or a place is not offered."""
