"""R6, R7. The attacks that are allowed along one line.

A `Front` is all of a line that its attacks depend on, as the attacking side knows it: pure data, so that what a line
offers is worked out once and remembered. AP and the ban of the first round are looked at by `attacks`.
"""
from __future__ import annotations

import functools
from typing import NamedTuple

from game.core.ask import Option, Refusal
from game.titles.creed.content import FIELD_AP, SIEGE_AP, UNITS, UnitRow
from game.titles.creed.geometry import CELL_AT, CELLS, TENT_AT, TENTS, TENTS_OF_LINE, facing
from game.titles.creed.queries import HIDDEN, helpers_of, power_with, refuse, shown, terms_with
from game.titles.creed.state import EMPTY, State

REACH = {"none": 0, "first": 1, "behind": 1, "charge_2": 2, "charge_3": 3}
REMEMBERED = 8192  # fronts; a match meets some hundreds
NUMBERED = tuple((f"cell_{n}", f"unit_{n}", f"defence_{n}", f"falls_{n}") for n in (1, 2, 3))
STRIKES = (False, *(row.field != "none" for row in UNITS))
BESIEGES = (False, *(row.siege != "none" for row in UNITS))
OVER = (False, *(row.siege in ("over", "choice") for row in UNITS))
"""By what `Seat.units` holds: whether a unit attacks in the field (R6.1), besieges (R7.1), does so over defenders."""
_TENT_BITS = tuple(sum(1 << tent for tent in tents) for tents in TENTS_OF_LINE)


class Front(NamedTuple):
    """A line of `seat` and the line `faced` of `enemy`. `own`, `foes`: the units on ranks 1-3 as in `Seat.units`, a
    face-down foe HIDDEN; `down`, `attacked`, `boost` of the own ones; `ruins`, `fortress`: of the three tents behind,
    as bits of the camp."""

    seat: int
    line: int
    enemy: int
    faced: int
    own: bytes
    down: int
    attacked: int
    boost: bytes
    foes: bytes
    ruins: int
    fortress: int


class Blow(NamedTuple):
    """What is known beforehand of one enemy unit of a field attack (section 10): its rank, its type (-1 for a face-down
    one) and whether it falls."""

    rank: int
    unit: int
    falls: bool


def front(state: State, seat: int, line: int) -> Front:
    """The front of a line as it stands."""
    enemy, faced = facing(len(state.seats), seat, line)
    return front_of(state, seat, line, enemy, faced, shown(state.seats[enemy]))


def front_of(state: State, seat: int, line: int, enemy: int, faced: int, foes: bytearray) -> Front:
    """The same, with the `shown` units of the enemy."""
    player, foe = state.seats[seat], state.seats[enemy]
    at, there, tents = 3 * line, 3 * faced, _TENT_BITS[faced]
    return Front(seat, line, enemy, faced, bytes(player.units[at:at + 3]), player.down >> at & 7,
                 player.attacked >> at & 7, bytes(player.boost[at:at + 3]), bytes(foes[there:there + 3]),
                 foe.ruins & tents, foe.fortress & tents)


def row_of(it: Front, at: int) -> UnitRow:
    """The own unit on rank at + 1, which is there."""
    return UNITS[it.own[at] - 1]


def power_at(it: Front, at: int) -> int:
    """R6.4. The power of the own unit on rank at + 1."""
    return power_with(row_of(it, at), it.boost[at], helpers_of(it.own, it.down))


def foe_ranks(it: Front) -> list[int]:
    """R3.5. The ranks - 1 of the enemy units, in the order met."""
    return [rank for rank in range(3) if it.foes[rank] != EMPTY]


def known_obstacle(unit: int) -> bool:
    """R6.9. Whether one of `Front.foes` is a face-up obstacle."""
    return unit not in (EMPTY, HIDDEN) and UNITS[unit - 1].kind == "obstacle"


# ---------------------------------------------------------------- R6
def attacker_refusal(it: Front, at: int, rule: str) -> Refusal | None:
    """R4.8. Whether a unit stands there that has not attacked this turn."""
    if it.own[at] == EMPTY:
        return refuse(rule, "no_own_unit")
    return refuse("R4.8", "attacked") if it.attacked >> at & 1 else None


def field_refusal(it: Front, at: int) -> Refusal | None:
    """R6.1, R6.2. Why the unit has no field attack along its line."""
    refusal = attacker_refusal(it, at, "R6.2")
    if refusal is not None:
        return refusal
    if row_of(it, at).field == "none":
        return refuse("R6.1", "no_field_attack")
    if power_at(it, at) < 1:
        return refuse("R9.3", "no_power")
    if not any(it.foes):
        return refuse("R6.2", "nobody_on_line")
    return None if field_targets(it, at) else refuse("R6.9", "obstacle_ahead")


def field_targets(it: Front, at: int) -> list[int]:
    """R6.5-R6.9. The ranks - 1 that the unit may attack first, in the order met."""
    row, ranks = row_of(it, at), foe_ranks(it)
    second = row.field == "behind" and ranks[1:2] == [ranks[0] + 1]
    ranks = ranks[:2 if second else 1]
    return ranks if row.breaks_obstacles else [rank for rank in ranks if not known_obstacle(it.foes[rank])]


def target_refusal(it: Front, at: int, rank: int) -> Refusal | None:
    """R6.5, R6.6, R6.9. Why the unit cannot attack that rank - 1 first."""
    refusal = field_refusal(it, at)
    if refusal is not None or rank in field_targets(it, at):
        return refusal
    if it.foes[rank] == EMPTY:
        return refuse("R6.2", "empty_rank")
    if known_obstacle(it.foes[rank]) and not row_of(it, at).breaks_obstacles:
        return refuse("R6.9", "obstacle_ahead")
    return refuse("R6.6", "out_of_spear_reach") if row_of(it, at).field == "behind" else refuse("R6.5", "not_the_first")


def beats(attacker: UnitRow, strength: int, target: UnitRow) -> bool:
    """R6.8, R6.9."""
    return strength >= target.defence and (attacker.breaks_obstacles or target.kind != "obstacle")


def forecast(row: UnitRow, power: int, foes: bytes, target: int) -> list[Blow]:
    """Section 10. What the attacker knows beforehand, as far as it can be told: up to the first face-down unit or the
    first that does not fall."""
    left = power
    blows: list[Blow] = []
    for rank in range(target, 3):
        if foes[rank] == EMPTY:
            continue
        if foes[rank] == HIDDEN:
            return [*blows, Blow(rank, -1, falls=False)]
        foe = UNITS[foes[rank] - 1]
        falls = beats(row, left, foe)
        blows.append(Blow(rank, foes[rank] - 1, falls))
        left -= foe.defence
        if not falls or left < 1 or len(blows) == REACH[row.field]:
            break
    return blows


@functools.lru_cache(REMEMBERED)
def field_options(it: Front) -> tuple[Option, ...]:
    """R6. Every unit of the line with every target."""
    helpers = helpers_of(it.own, it.down)
    return tuple(_field_option(Attacker(it.seat, 3 * it.line + at, unit, it.boost[at], helpers), it.enemy,
                               3 * it.faced, it.foes, target)
                 for at, unit in enumerate(it.own)
                 if STRIKES[unit] and field_refusal(it, at) is None for target in field_targets(it, at))


class Attacker(NamedTuple):
    """A unit that attacks, as in `Seat.units`, with its morale and the helpers of its line."""

    seat: int
    cell: int
    unit: int
    boost: int
    helpers: tuple[int, ...]


@functools.lru_cache(REMEMBERED)
def _field_option(order: Attacker, enemy: int, first: int, foes: bytes, target: int) -> Option:
    """`first`: the enemy cell of rank 1. `args` hold power, its terms and what is known of those that are met, numbered
    from 1: `unit_1` is "" for a face-down one, `falls_1` then -1."""
    row, name = UNITS[order.unit - 1], CELLS[order.cell]
    power = power_with(row, order.boost, order.helpers)
    args: list[str | int] = ["ap", FIELD_AP, "unit", row.id, "cell", name, "enemy", enemy, "power", power]
    for term in terms_with(row, order.boost, order.helpers):
        args += (term.text.rpartition(".")[2], term.value)
    blows = forecast(row, power, foes, target)
    args += ("targets", len(blows))
    for (cell_n, unit_n, defence_n, falls_n), blow in zip(NUMBERED, blows, strict=False):
        foe = UNITS[blow.unit] if blow.unit >= 0 else None
        args += (cell_n, CELLS[first + blow.rank], unit_n, "" if foe is None else foe.id,
                 defence_n, -1 if foe is None else foe.defence, falls_n, -1 if foe is None else int(blow.falls))
    return Option(f"field_attack:{name}>{target + 1}", "field_attack",
                  (f"cell:{CELL_AT[order.seat][order.cell]}", f"cell:{CELL_AT[enemy][first + target]}"), tuple(args))


# ---------------------------------------------------------------- R7
def siege_refusal(it: Front, at: int) -> Refusal | None:
    """R7.1-R7.4. Why the unit has no siege attack along its line."""
    refusal = attacker_refusal(it, at, "R7.1")
    if refusal is not None:
        return refusal
    siege = row_of(it, at).siege
    if siege == "none":
        return refuse("R7.1", "no_siege_attack")
    if siege == "power" and power_at(it, at) < 1:
        return refuse("R9.3", "no_power")
    if siege in ("open", "power") and any(it.foes):
        return refuse("R7.2", "line_blocked", count=len(foe_ranks(it)))
    if siege_targets(it, at):
        return None
    return refuse("R7.4", "no_tent_to_choose") if siege == "choice" else refuse("R7.3", "no_tent")


def siege_targets(it: Front, at: int) -> list[int]:
    """R7.3, R7.4. The tents that the unit may hit, ascending; defenders are not looked at."""
    tents = [tent for tent in TENTS_OF_LINE[it.faced] if not it.ruins >> tent & 1]
    if row_of(it, at).siege == "choice":
        return sorted(tent for tent in tents if not it.fortress >> tent & 1)
    return tents[:1]


def tent_refusal(it: Front, at: int, tent: int) -> Refusal | None:
    """R7.3, R7.4. Why the unit cannot hit that tent."""
    refusal = siege_refusal(it, at)
    if refusal is not None or tent in siege_targets(it, at):
        return refusal
    if tent not in TENTS_OF_LINE[it.faced]:
        return refuse("R3.7", "not_on_line")
    if it.ruins >> tent & 1:
        return refuse("R7.8", "ruin")
    chooses = row_of(it, at).siege == "choice"
    return refuse("R7.4", "fortified") if chooses else refuse("R7.3", "not_the_first_tent")


@functools.lru_cache(REMEMBERED)
def siege_options(it: Front) -> tuple[Option, ...]:
    """R7. Every unit of the line with every tent."""
    return tuple(_siege_option(it, at, tent) for at, unit in enumerate(it.own)
                 if BESIEGES[unit] and siege_refusal(it, at) is None for tent in siege_targets(it, at))


def _siege_option(it: Front, at: int, tent: int) -> Option:
    cell = 3 * it.line + at
    return Option(f"siege_attack:{CELLS[cell]}>{TENTS[tent]}", "siege_attack",
                  (f"cell:{CELL_AT[it.seat][cell]}", f"tent:{TENT_AT[it.enemy][tent]}"),
                  ("ap", SIEGE_AP, "unit", row_of(it, at).id, "cell", CELLS[cell], "enemy", it.enemy,
                   "tent", TENTS[tent], "fortress", it.fortress >> tent & 1))
