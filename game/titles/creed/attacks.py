"""R6, R7. Field attacks and siege attacks."""
from __future__ import annotations

from game.core.ask import Option, Refusal
from game.titles.creed.content import FIELD_AP, SIEGE_AP, UNITS, UnitRow
from game.titles.creed.geometry import CELL_AT, CELLS, TENT_AT, TENTS, TENTS_OF_LINE, cell_number, rank_of, tent_number
from game.titles.creed.movement import short_of
from game.titles.creed.queries import (
    Blow,
    G,
    banned,
    budget,
    known_obstacle,
    opposite,
    own_units,
    power,
    power_terms,
    refuse,
    row_at,
    support,
    tents_on,
    units_on,
)
from game.titles.creed.state import Seat, State
from game.titles.creed.verbs import break_fortress, break_tent, fall, pay, tell, turn_up
from game.titles.creed.victory import check

REACH = {"none": 0, "first": 1, "behind": 1, "charge_2": 2, "charge_3": 3}


# ---------------------------------------------------------------- R6 who may attack whom
def attacker_refusal(player: Seat, cell: int, rule: str) -> Refusal | None:
    """R4.8. Whether a unit stands there that has not attacked this turn."""
    if not player.units[cell]:
        return refuse(rule, "no_own_unit")
    return refuse("R4.8", "attacked") if player.attacked >> cell & 1 else None


def field_refusal(state: State, seat: int, cell: int) -> Refusal | None:
    """R6.1, R6.2. Why the unit has no field attack now."""
    player = state.seats[seat]
    refusal = attacker_refusal(player, cell, "R6.2")
    if refusal is not None:
        return refusal
    if row_at(player, cell).field == "none":
        return refuse("R6.1", "no_field_attack")
    if power(player, cell) < 1:
        return refuse("R9.3", "no_power")
    enemy, line = opposite(state, seat, cell)
    if not units_on(state.seats[enemy], line):
        return refuse("R6.2", "nobody_on_line")
    if not field_targets(state, seat, cell):
        return refuse("R6.9", "obstacle_ahead")
    return short_of(player, FIELD_AP, "R6")


def field_targets(state: State, seat: int, cell: int) -> list[int]:
    """R6.5-R6.9. The enemy cells that the unit may attack first, in the order met."""
    row = row_at(state.seats[seat], cell)
    enemy, line = opposite(state, seat, cell)
    player = state.seats[enemy]
    met = units_on(player, line)[:2]
    if row.field != "behind" or (len(met) > 1 and met[1] != met[0] + 1):
        met = met[:1]
    return met if row.breaks_obstacles else [target for target in met if not known_obstacle(player, target)]


def target_refusal(state: State, seat: int, cell: int, rank: int) -> Refusal | None:
    """R6.5, R6.6, R6.9. Why the unit cannot attack that rank first."""
    refusal = field_refusal(state, seat, cell)
    if refusal is not None:
        return refusal
    if rank in map(rank_of, field_targets(state, seat, cell)):
        return None
    enemy, line = opposite(state, seat, cell)
    target = 3 * line + rank - 1
    if not state.seats[enemy].units[target]:
        return refuse("R6.2", "empty_rank")
    if known_obstacle(state.seats[enemy], target):
        return refuse("R6.9", "obstacle_ahead")
    spear = row_at(state.seats[seat], cell).field == "behind"
    return refuse("R6.6", "out_of_spear_reach") if spear else refuse("R6.5", "not_the_first")


def charge(state: State, seat: int, cell: int, target: int) -> list[int]:
    """R6.5-R6.7. The enemy cells that an attack on `target` may come to, in order."""
    row = row_at(state.seats[seat], cell)
    enemy, line = opposite(state, seat, cell)
    following = [other for other in units_on(state.seats[enemy], line) if other >= target]
    return following[:REACH[row.field]]


def forecast(state: State, seat: int, cell: int, target: int) -> list[Blow]:
    """Section 10. What the attacker knows beforehand of the attack, as far as it can be told: up to the first face-down
    unit or the first that does not fall."""
    enemy, _ = opposite(state, seat, cell)
    player, row = state.seats[enemy], row_at(state.seats[seat], cell)
    left = power(state.seats[seat], cell)
    blows: list[Blow] = []
    for other in charge(state, seat, cell, target):
        if player.down >> other & 1:
            blows.append(Blow(other, -1, falls=False, left=-1))
            break
        falls = beats(row, left, row_at(player, other))
        left -= row_at(player, other).defence
        blows.append(Blow(other, player.units[other] - 1, falls, left if falls else -1))
        if not falls or left < 1:
            break
    return blows


def beats(attacker: UnitRow, strength: int, target: UnitRow) -> bool:
    """R6.8, R6.9."""
    return strength >= target.defence and (attacker.breaks_obstacles or target.kind != "obstacle")


# ---------------------------------------------------------------- R6 options
def field_attacks(state: State, seat: int) -> list[Option]:
    """R6. Every unit with every target; `args` hold power, its terms and what is known of those that are met: `unit_1`
    is "" for a face-down one, `falls_1` then -1."""
    player = state.seats[seat]
    if budget(player) < FIELD_AP:
        return []
    return [_field_option(state, seat, cell, target) for cell in own_units(player)
            if field_refusal(state, seat, cell) is None for target in field_targets(state, seat, cell)]


def _field_option(state: State, seat: int, cell: int, target: int) -> Option:
    player = state.seats[seat]
    enemy, _ = opposite(state, seat, cell)
    row = row_at(player, cell)
    args: list[str | int] = ["ap", FIELD_AP, "unit", row.id, "cell", CELLS[cell], "enemy", enemy,
                             "power", power(player, cell)]
    for term in power_terms(player, cell):
        args += [term.text.rpartition(".")[2], term.value]
    blows = forecast(state, seat, cell, target)
    args += ["targets", len(blows)]
    for number, blow in enumerate(blows, start=1):
        hidden = blow.unit < 0
        args += [f"cell_{number}", CELLS[blow.cell], f"unit_{number}", "" if hidden else UNITS[blow.unit].id,
                 f"defence_{number}", -1 if hidden else UNITS[blow.unit].defence,
                 f"falls_{number}", -1 if hidden else int(blow.falls)]
    return Option(f"field_attack:{CELLS[cell]}>{rank_of(target)}", "field_attack",
                  (f"cell:{CELL_AT[seat][cell]}", f"cell:{CELL_AT[enemy][target]}"), tuple(args))


# ---------------------------------------------------------------- R6 resolution
def field_attack(g: G, seat: int, what: str) -> None:
    """R6.3-R6.9. `what` as "L1r3>2": the attacker's cell and the rank of its (first) target."""
    name, _, rank = what.partition(">")
    state, cell = g.state, cell_number(name)
    player = state.seats[seat]
    pay(player, FIELD_AP)
    turn_up(g, seat, cell, "R6.3")
    row, left = row_at(player, cell), power(player, cell)
    player.attacked |= 1 << cell
    enemy, line = opposite(state, seat, cell)
    helped = support(player, cell // 3)
    tell(g, "attacked", "R6.3", seat=seat, cell=CELL_AT[seat][cell], unit=row.id, power=left, base=row.attack,
         boost=player.boost[cell], support=helped, enemy=enemy, ap=FIELD_AP)
    for target in charge(state, seat, cell, 3 * line + int(rank) - 1):
        left = strike(g, row, left, enemy, target)
        if left < 1:
            break
    tell(g, "charge_ended", "R6.3", seat=seat, cell=CELL_AT[seat][cell])


def strike(g: G, attacker: UnitRow, strength: int, seat: int, cell: int) -> int:
    """R6.7-R6.9. One enemy unit is hit; the power that is left, 0 where it was not removed."""
    player = g.state.seats[seat]
    turn_up(g, seat, cell, "R6.8")
    target = row_at(player, cell)
    removed = beats(attacker, strength, target)
    left = strength - target.defence if removed else 0
    tell(g, "hit", "R6.8", seat=seat, cell=CELL_AT[seat][cell], unit=target.id, power=strength,
         defence=target.defence, removed=int(removed), left=left)
    if removed:
        fall(g, seat, cell)
    return left


# ---------------------------------------------------------------- R7 siege
def siege_refusal(state: State, seat: int, cell: int) -> Refusal | None:
    """R7.1-R7.4. Why the unit has no siege attack now."""
    player = state.seats[seat]
    refusal = attacker_refusal(player, cell, "R7.1")
    if refusal is not None:
        return refusal
    row = row_at(player, cell)
    if row.siege == "none":
        return refuse("R7.1", "no_siege_attack")
    if banned(state):
        return refuse("R4.7", "first_round")
    if row.siege == "power" and power(player, cell) < 1:
        return refuse("R9.3", "no_power")
    enemy, line = opposite(state, seat, cell)
    blockers = len(units_on(state.seats[enemy], line))
    if blockers and row.siege in ("open", "power"):
        return refuse("R7.2", "line_blocked", count=blockers)
    if not siege_targets(state, seat, cell):
        return refuse("R7.4", "no_tent_to_choose") if row.siege == "choice" else refuse("R7.3", "no_tent")
    return short_of(player, SIEGE_AP, "R7")


def siege_targets(state: State, seat: int, cell: int) -> list[int]:
    """R7.3, R7.4. The tents that the unit may hit, ascending; defenders are not looked at."""
    enemy, line = opposite(state, seat, cell)
    player = state.seats[enemy]
    tents = tents_on(player, line)
    if row_at(state.seats[seat], cell).siege == "choice":
        return sorted(tent for tent in tents if not player.fortress >> tent & 1)
    return tents[:1]


def tent_refusal(state: State, seat: int, cell: int, tent: int) -> Refusal | None:
    """R7.3, R7.4. Why the unit cannot hit that tent."""
    refusal = siege_refusal(state, seat, cell)
    if refusal is not None or tent in siege_targets(state, seat, cell):
        return refusal
    enemy, line = opposite(state, seat, cell)
    if tent not in TENTS_OF_LINE[line]:
        return refuse("R3.7", "not_on_line")
    if state.seats[enemy].ruins >> tent & 1:
        return refuse("R7.8", "ruin")
    chooses = row_at(state.seats[seat], cell).siege == "choice"
    return refuse("R7.4", "fortified") if chooses else refuse("R7.3", "not_the_first_tent")


def siege_attacks(state: State, seat: int) -> list[Option]:
    """R7. Every unit with every tent."""
    player = state.seats[seat]
    if budget(player) < SIEGE_AP or banned(state):
        return []
    return [_siege_option(state, seat, cell, tent) for cell in own_units(player)
            if siege_refusal(state, seat, cell) is None for tent in siege_targets(state, seat, cell)]


def _siege_option(state: State, seat: int, cell: int, tent: int) -> Option:
    enemy, _ = opposite(state, seat, cell)
    target = state.seats[enemy]
    args = ("ap", SIEGE_AP, "unit", row_at(state.seats[seat], cell).id, "cell", CELLS[cell], "enemy", enemy,
            "tent", TENTS[tent], "colour", target.colour[tent], "fortress", target.fortress >> tent & 1)
    return Option(f"siege_attack:{CELLS[cell]}>{TENTS[tent]}", "siege_attack",
                  (f"cell:{CELL_AT[seat][cell]}", f"tent:{TENT_AT[enemy][tent]}"), args)


def siege_attack(g: G, seat: int, what: str) -> None:
    """R7.1-R7.9. `what` as "L1r1>T13"."""
    name, _, tent_name = what.partition(">")
    state, cell, tent = g.state, cell_number(name), tent_number(tent_name)
    player = state.seats[seat]
    pay(player, SIEGE_AP)
    turn_up(g, seat, cell, "R7.1")
    player.attacked |= 1 << cell
    enemy, _ = opposite(state, seat, cell)
    tell(g, "besieged", "R7.3", seat=seat, cell=CELL_AT[seat][cell], unit=row_at(player, cell).id, camp=enemy,
         tent=TENT_AT[enemy][tent], ap=SIEGE_AP)
    if state.seats[enemy].fortress >> tent & 1:
        break_fortress(g, enemy, tent)
    else:
        break_tent(g, enemy, tent, "R7.7")
        check(g)
