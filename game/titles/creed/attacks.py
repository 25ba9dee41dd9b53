"""R6, R7. Field attacks and siege attacks: what they cost, what is offered, what they do."""
from __future__ import annotations

from collections.abc import Sequence

from game.core.ask import Option, Refusal
from game.titles.creed import fronts
from game.titles.creed.content import FIELD_AP, SIEGE_AP, UnitRow
from game.titles.creed.fronts import BESIEGES, OVER, REACH, STRIKES, Front, beats, front, front_of
from game.titles.creed.geometry import (
    CELL_AT,
    TENT_AT,
    TENTS_OF_LINE,
    cell_number,
    facing,
    line_of,
    rank_of,
    tent_number,
)
from game.titles.creed.movement import short_of
from game.titles.creed.queries import G, banned, budget, enemies_of, power, refuse, row_at, shown, units_on
from game.titles.creed.state import State
from game.titles.creed.verbs import break_fortress, break_tent, fall, pay, tell, turn_up
from game.titles.creed.victory import check


def attacks(state: State, seat: int) -> list[Option]:
    """R6, R7. Every unit with every target: field attacks, then siege attacks."""
    have = budget(state.seats[seat])
    if have < FIELD_AP:
        return []
    lines = own_fronts(state, seat)
    found = [option for it in lines if any(it.foes) for option in fronts.field_options(it)]
    if have >= SIEGE_AP and not banned(state):
        found += [option for it in lines if not any(it.foes) or any(OVER[unit] for unit in it.own)
                  for option in fronts.siege_options(it)]
    return found


def own_fronts(state: State, seat: int) -> list[Front]:
    """The lines on which own units stand that may still attack."""
    player, count = state.seats[seat], len(state.seats)
    foes = {enemy: shown(state.seats[enemy]) for enemy in enemies_of(state, seat)}
    able = [cell // 3 for cell, unit in enumerate(player.units)
            if (STRIKES[unit] or BESIEGES[unit]) and not player.attacked >> cell & 1]
    found = []
    for line in dict.fromkeys(able):
        enemy, faced = facing(count, seat, line)
        found.append(front_of(state, seat, line, enemy, faced, foes[enemy]))
    return found


# ---------------------------------------------------------------- R6
def field_refusal(state: State, seat: int, cell: int, rank: int = 0) -> Refusal | None:
    """R6. Why the unit cannot attack, that rank (1-3) first if one is given."""
    it = front(state, seat, line_of(cell))
    refusal = fronts.target_refusal(it, cell % 3, rank - 1) if rank else fronts.field_refusal(it, cell % 3)
    return refusal or short_of(state.seats[seat], FIELD_AP, "R6")


def foe_refusal(state: State, seat: int, enemy: int, cell: int) -> Refusal | None:
    """R6. Why no own unit can attack that enemy cell: the reason of the first that attacks in the field at all."""
    if not state.seats[enemy].units[cell]:
        return refuse("R6.2", "empty_rank")
    able = _opposite(state, seat, enemy, [line_of(cell)], STRIKES)
    return _first([field_refusal(state, seat, own, rank_of(cell)) for own in able], "R6.2")


def _opposite(state: State, seat: int, enemy: int, lines: Sequence[int], able: Sequence[bool]) -> list[int]:
    """The cells of the own units that face these lines of the enemy and are `able`, by what `Seat.units` holds."""
    player = state.seats[seat]
    faced = [facing(len(state.seats), enemy, line) for line in lines]
    return [cell for other, line in faced if other == seat for cell in units_on(player, line)
            if able[player.units[cell]]]


def _first(reasons: list[Refusal | None], rule: str) -> Refusal | None:
    return reasons[0] if reasons else refuse(rule, "no_attacker")


def field_attack(g: G, seat: int, what: str) -> None:
    """R6.3-R6.9. `what` as "L1r3>2": the attacker's cell and the rank of its (first) target."""
    name, _, rank = what.partition(">")
    state, cell = g.state, cell_number(name)
    player = state.seats[seat]
    pay(player, FIELD_AP)
    turn_up(g, seat, cell, "R6.3")
    row, left = row_at(player, cell), power(player, cell)
    player.attacked |= 1 << cell
    enemy, line = facing(len(state.seats), seat, line_of(cell))
    boost = player.boost[cell]
    tell(g, "attacked", "R6.3", seat=seat, cell=CELL_AT[seat][cell], unit=row.id, power=left, base=row.attack,
         boost=boost, support=left - row.attack - boost, enemy=enemy, ap=FIELD_AP)
    first = 3 * line + int(rank) - 1
    for target in [met for met in units_on(state.seats[enemy], line) if met >= first][:REACH[row.field]]:
        left = strike(g, row, left, enemy, target)
        if left < 1:
            break
    tell(g, "charge_ended", "R6.3", seat=seat, cell=CELL_AT[seat][cell])


def strike(g: G, attacker: UnitRow, strength: int, seat: int, cell: int) -> int:
    """R6.7-R6.9. One enemy unit is hit; the power that is left, 0 where it was not removed."""
    turn_up(g, seat, cell, "R6.8")
    target = row_at(g.state.seats[seat], cell)
    removed = beats(attacker, strength, target)
    left = strength - target.defence if removed else 0
    tell(g, "hit", "R6.8", seat=seat, cell=CELL_AT[seat][cell], unit=target.id, power=strength,
         defence=target.defence, removed=int(removed), left=left)
    if removed:
        fall(g, seat, cell)
    return left


# ---------------------------------------------------------------- R7
def siege_refusal(state: State, seat: int, cell: int, tent: int = -1) -> Refusal | None:
    """R7. Why the unit cannot besiege, that tent if one is given."""
    if banned(state):
        return refuse("R4.7", "first_round")
    it = front(state, seat, line_of(cell))
    refusal = fronts.siege_refusal(it, cell % 3) if tent < 0 else fronts.tent_refusal(it, cell % 3, tent)
    return refusal or short_of(state.seats[seat], SIEGE_AP, "R7")


def camp_refusal(state: State, seat: int, camp: int, tent: int) -> Refusal | None:
    """R7. Why no own unit can besiege that intact enemy tent: the reason of the first that besieges at all."""
    if banned(state):
        return refuse("R4.7", "first_round")
    lines = [line for line, tents in enumerate(TENTS_OF_LINE) if tent in tents]
    able = _opposite(state, seat, camp, lines, BESIEGES)
    return _first([siege_refusal(state, seat, own, tent) for own in able], "R7.1")


def siege_attack(g: G, seat: int, what: str) -> None:
    """R7.1-R7.9. `what` as "L1r1>T13"."""
    name, _, tent_name = what.partition(">")
    state, cell, tent = g.state, cell_number(name), tent_number(tent_name)
    player = state.seats[seat]
    pay(player, SIEGE_AP)
    turn_up(g, seat, cell, "R7.1")
    player.attacked |= 1 << cell
    enemy, _ = facing(len(state.seats), seat, line_of(cell))
    tell(g, "besieged", "R7.3", seat=seat, cell=CELL_AT[seat][cell], unit=row_at(player, cell).id, camp=enemy,
         tent=TENT_AT[enemy][tent], ap=SIEGE_AP)
    if state.seats[enemy].fortress >> tent & 1:
        break_fortress(g, enemy, tent)
    else:
        break_tent(g, enemy, tent, "R7.7")
        check(g)
