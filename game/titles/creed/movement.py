"""R5. Normal actions: deploying, moving, changing places, revealing, recalling."""
from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

from game.core.ask import Ask, Option, Question, Refusal, Rules
from game.core.events import Data
from game.titles.creed.content import CROSS_AP, DEPLOY_AP, MOVE_AP, TYPE, UNITS, placement
from game.titles.creed.geometry import CELL_AT, CELLS, cell_number, field_of, rank_of
from game.titles.creed.queries import MOVABLE, G, budget, free_cells, movers, refuse, row_at
from game.titles.creed.state import Seat, State
from game.titles.creed.verbs import pay, put, relocate, take_back, tell, tell_side, turn_up

FACES = {False: "", True: ":d"}
FIRST_RIGHT = 9  # the first cell of the right field


# ---------------------------------------------------------------- why not
def short_of(player: Seat, ap: int, rule: str) -> Refusal | None:
    """R4.9. Whether so many AP can be paid in full."""
    have = budget(player)
    return refuse(rule, "ap", need=ap, have=have) if have < ap else None


def cell_refusal(state: State, seat: int, cell: int, rule: str) -> Refusal | None:
    """R5.1. Why nothing can be put on a cell."""
    if state.swamps[seat] >> cell & 1:
        return refuse(rule, "swamp")
    return refuse(rule, "occupied") if state.seats[seat].units[cell] else None


def face_refusal(cell: int, down: bool, rule: str) -> Refusal | None:
    """R2.10, R5.1. Face-down on rank 3 only."""
    return refuse(rule, "face_down_rank") if down and rank_of(cell) != 3 else None


def deploy_refusal(state: State, seat: int, unit: int, cell: int, down: bool) -> Refusal | None:
    """R5.1."""
    player = state.seats[seat]
    if not player.hand[unit]:
        return refuse("R5.1", "not_in_hand")
    return (cell_refusal(state, seat, cell, "R5.1") or face_refusal(cell, down, "R5.1")
            or short_of(player, DEPLOY_AP, "R5.1"))


def mover_refusal(player: Seat, cell: int, rule: str) -> Refusal | None:
    """R5.2. Why no unit can leave the cell."""
    if not player.units[cell]:
        return refuse(rule, "no_own_unit")
    return None if row_at(player, cell).moves else refuse("R9.6", "obstacle_stays")


def step_refusal(state: State, seat: int, origin: int, goal: int, crosses: bool) -> Refusal | None:
    """R5.2, R5.3. A unit goes to a free cell of the same field, or, where it `crosses`, of the other one."""
    rule, ap = ("R5.3", CROSS_AP) if crosses else ("R5.2", MOVE_AP)
    player = state.seats[seat]
    refusal = mover_refusal(player, origin, rule)
    if refusal is not None:
        return refusal
    if (field_of(origin) != field_of(goal)) != crosses:
        return refuse(rule, "other_field_only" if crosses else "same_field_only")
    return cell_refusal(state, seat, goal, rule) or short_of(player, ap, rule)


def swap_refusal(state: State, seat: int, one: int, other: int) -> Refusal | None:
    """R5.4. Cycle of two."""
    player = state.seats[seat]
    if one == other:
        return refuse("R5.4", "two_units")
    return (mover_refusal(player, one, "R5.4") or mover_refusal(player, other, "R5.4")
            or short_of(player, swap_ap(one, other), "R5.4"))


def rotate_refusal(state: State, seat: int, first: int) -> Refusal | None:
    """R5.4. A cycle of three from that unit must be payable."""
    player = state.seats[seat]
    refusal = mover_refusal(player, first, "R5.4")
    if refusal is not None:
        return refusal
    if len(movers(player)) < 3:
        return refuse("R5.4", "three_units")
    return None if next_in_cycle(player, [first]) else refuse("R5.4", "rotation_ap", have=budget(player))


def next_refusal(state: State, seat: int, cycle: Sequence[int], cell: int) -> Refusal | None:
    """R5.4. Why the unit cannot be the next of the rotation."""
    player = state.seats[seat]
    if cell in cycle:
        return refuse("R5.4", "in_rotation")
    refusal = mover_refusal(player, cell, "R5.4")
    if refusal is not None or cell in next_in_cycle(player, cycle):
        return refusal
    return refuse("R5.4", "rotation_short", have=budget(player))


def reveal_refusal(state: State, seat: int, cell: int) -> Refusal | None:
    """R5.6."""
    player = state.seats[seat]
    if not player.units[cell]:
        return refuse("R5.6", "no_own_unit")
    return None if player.down >> cell & 1 else refuse("R5.6", "face_up_already")


def recall_refusal(state: State, seat: int, cell: int) -> Refusal | None:
    """R5.7."""
    player = state.seats[seat]
    if not player.units[cell]:
        return refuse("R5.7", "no_own_unit")
    return None if row_at(player, cell).kind == "obstacle" else refuse("R5.7", "only_obstacles_return")


# ---------------------------------------------------------------- R5.1 deploy
@functools.cache
def placements_on(verb: str, ap: int, seat: int, cell: int) -> tuple[tuple[Option, ...], ...]:
    """For each type how it can be laid on one cell: face-up and, on rank 3, face-down."""
    faces = (False, True) if rank_of(cell) == 3 else (False,)
    return tuple(tuple(Option(f"{verb}:{row.id}@{CELLS[cell]}{FACES[down]}", verb,
                              (f"hand:{row.id}", f"cell:{CELL_AT[seat][cell]}"),
                              ("ap", ap, "unit", row.id, "cell", CELLS[cell], "down", int(down)))
                       for down in faces) for row in UNITS)


def placements(state: State, seat: int, verb: str, ap: int) -> list[Option]:
    """Every tile of the hand on every free cell; equal tiles count once (3.1)."""
    kinds = [unit for unit, count in enumerate(state.seats[seat].hand) if count]
    rows = [placements_on(verb, ap, seat, cell) for cell in free_cells(state, seat)]
    return [option for row in rows for unit in kinds for option in row[unit]]


def deploys(state: State, seat: int) -> list[Option]:
    """R5.1."""
    return placements(state, seat, "deploy", DEPLOY_AP) if budget(state.seats[seat]) >= DEPLOY_AP else []


def deploy(g: G, seat: int, what: str) -> None:
    """R5.1. `what` as "archer@L1r3:d"."""
    name, cell, down = placement(what)
    unit = TYPE[name]
    pay(g.state.seats[seat], DEPLOY_AP)
    put(g, seat, unit, cell, down)
    told: Data = {"seat": seat, "cell": CELL_AT[seat][cell], "down": int(down), "ap": DEPLOY_AP}
    tell_placed(g, "deployed", "R5.1", seat, unit, down, told)


def tell_placed(g: G, kind: str, rule: str, seat: int, unit: int, down: bool, told: Data) -> None:
    """A unit was laid down: enemies are told which only where it lies face-up."""
    if down:
        tell_side(g, kind, rule, seat, {"unit": UNITS[unit].id}, told)
    else:
        tell(g, kind, rule, **told, unit=UNITS[unit].id)


# ---------------------------------------------------------------- R5.2-R5.4 who can go where
def paths(state: State, seat: int) -> list[Option]:
    """R5.2-R5.4. Moves, crossings, swaps, rotations, in this order."""
    player = state.seats[seat]
    have, able, free = budget(player), movers(player), free_cells(state, seat)
    if have < MOVE_AP or not able:
        return []
    fields = [cell for cell in free if cell < FIRST_RIGHT], [cell for cell in free if cell >= FIRST_RIGHT]
    rows = [(step_options(seat, player.units[cell], cell), cell >= FIRST_RIGHT) for cell in able]
    found = [row[goal] for row, right in rows for goal in fields[right]]
    if have >= CROSS_AP:
        found += [row[goal] for row, right in rows for goal in fields[not right]]
        found += swaps(seat, able, have)
        found += rotations(player, seat, able)
    return found


@functools.cache
def step_options(seat: int, unit: int, origin: int) -> tuple[Option, ...]:
    """R5.2, R5.3. A move or crossing over to each of the eighteen cells; `unit` as in `Seat.units`."""
    options = []
    for goal in range(18):
        verb, ap = ("move", MOVE_AP) if field_of(goal) == field_of(origin) else ("cross", CROSS_AP)
        options.append(Option(f"{verb}:{CELLS[origin]}>{CELLS[goal]}", verb,
                              (f"cell:{CELL_AT[seat][origin]}", f"cell:{CELL_AT[seat][goal]}"),
                              ("ap", ap, "unit", UNITS[unit - 1].id, "from", CELLS[origin], "to", CELLS[goal])))
    return tuple(options)


@functools.cache
def swap_options(seat: int, one: int) -> tuple[Option, ...]:
    """R5.4. One unit with the unit on each of the eighteen cells."""
    return tuple(Option(f"swap:{CELLS[one]}+{CELLS[other]}", "swap",
                        (f"cell:{CELL_AT[seat][one]}", f"cell:{CELL_AT[seat][other]}"),
                        ("ap", swap_ap(one, other), "from", CELLS[one], "to", CELLS[other])) for other in range(18))


def swaps(seat: int, able: list[int], have: int) -> list[Option]:
    """R5.4. Every pair, the lower cell first; across the fields only where that can be paid."""
    if have >= 2 * CROSS_AP:
        parts = [able]
    else:
        parts = [[cell for cell in able if cell < FIRST_RIGHT], [cell for cell in able if cell >= FIRST_RIGHT]]
    found: list[Option] = []
    for cells in parts:
        for at, one in enumerate(cells, start=1):
            row = swap_options(seat, one)
            found += [row[other] for other in cells[at:]]
    return found


def rotations(player: Seat, seat: int, able: list[int]) -> list[Option]:
    """R5.4. Units from which a cycle of three can be paid."""
    have = budget(player)
    if len(able) < 3 or have < 3 * MOVE_AP:
        return []
    right = sum(cell >= FIRST_RIGHT for cell in able)
    enough = len(able) - right >= 3, right >= 3  # in one field a cycle of three costs 3 AP, else 5 (E14)
    return [rotate_option(seat, player.units[cell], cell) for cell in able
            if have >= MOVE_AP + 2 * CROSS_AP or enough[cell >= FIRST_RIGHT]]


# ---------------------------------------------------------------- R5.2, R5.3 move and cross over
def step(g: G, seat: int, verb: str, what: str) -> None:
    """R5.2, R5.3, R5.5. `what` as "L1r3>L2r3"."""
    origin, goal = (cell_number(name) for name in what.split(">"))
    player = g.state.seats[seat]
    rule, kind, ap = ("R5.2", "moved", MOVE_AP) if verb == "move" else ("R5.3", "crossed", CROSS_AP)
    pay(player, ap)
    turn_up(g, seat, origin, "R5.5")
    unit = row_at(player, origin).id
    relocate(player, [origin], [goal])
    places = CELL_AT[seat]
    tell(g, kind, rule, **{"from": places[origin]}, seat=seat, to=places[goal], unit=unit, ap=ap)


# ---------------------------------------------------------------- R5.4 swap
def swap_ap(one: int, other: int) -> int:
    """R5.4. Each pays its own move."""
    return 2 * leg(one, other)


def leg(origin: int, goal: int) -> int:
    """R5.4. The AP of one unit's part of a cycle."""
    return MOVE_AP if field_of(origin) == field_of(goal) else CROSS_AP


def swap(g: G, seat: int, what: str) -> None:
    """R5.4. `what` as "L1r1+L3r1"."""
    one, other = (cell_number(name) for name in what.split("+"))
    player = g.state.seats[seat]
    ap = swap_ap(one, other)
    pay(player, ap)
    for cell in (one, other):
        turn_up(g, seat, cell, "R5.5")
    relocate(player, [one, other], [other, one])
    tell(g, "swapped", "R5.4", seat=seat, a=CELL_AT[seat][one], b=CELL_AT[seat][other], ap=ap)


# ---------------------------------------------------------------- R5.4 rotation
def next_in_cycle(player: Seat, cycle: Sequence[int]) -> list[int]:
    """R5.4. The units that can come next: the cycle of three or more can still be closed with the AP left."""
    have = budget(player) - path_ap(cycle)
    others = [cell for cell in movers(player) if cell not in cycle]
    first, last = cycle[0], cycle[-1]
    if len(cycle) > 1:
        return [cell for cell in others if leg(last, cell) + leg(cell, first) <= have]
    return [cell for cell in others
            if any(leg(first, cell) + leg(cell, third) + leg(third, first) <= have
                   for third in others if third != cell)]


@functools.cache
def rotate_option(seat: int, unit: int, cell: int) -> Option:
    """The first unit of a rotation."""
    return Option(f"rotate:{CELLS[cell]}", "rotate", (f"cell:{CELL_AT[seat][cell]}",),
                  ("unit", UNITS[unit - 1].id, "cell", CELLS[cell]))


def rotate_options(state: State, seat: int, cycle: tuple[int, ...]) -> list[Option]:
    """R5.4. Table 3, `rotate_pick`."""
    player = state.seats[seat]
    paid = path_ap(cycle)
    found = [Option(f"to:{CELLS[cell]}", "to", (f"cell:{CELL_AT[seat][cell]}",),
                    ("ap", paid + leg(cycle[-1], cell) + (leg(cell, cycle[0]) if len(cycle) > 1 else 0),
                     "unit", row_at(player, cell).id, "cell", CELLS[cell]))
             for cell in next_in_cycle(player, cycle)]
    if len(cycle) >= 3:
        found.append(Option("close", "close", (f"cell:{CELL_AT[seat][cycle[0]]}",), ("ap", cycle_ap(cycle))))
    return found


def rotation_ap(question: Question, option: Option) -> int:
    """R5.4. The AP that a rotation costs with a unit that can come next; with the second one at least, as it needs a
    third. What can be the third can be the second as well."""
    cycle = question.subject()[0]
    if option.verb != "to" or len(cycle) > 1:
        return int(dict(zip(option.args[::2], option.args[1::2], strict=True))["ap"])
    cells = {one.key: cell_number(one.key.partition(":")[2]) for one in question.options()}
    first, cell = cycle[0], cells[option.key]
    return min(leg(first, cell) + leg(cell, third) + leg(third, first) for third in cells.values() if third != cell)


def rotate_default(state: State, seat: int, cycle: tuple[int, ...]) -> str:
    """Table 3: `close` if offered, else the first."""
    return "close" if len(cycle) >= 3 else rotate_options(state, seat, cycle)[0].key


def path_ap(cycle: Sequence[int]) -> int:
    """R5.4. What the units picked so far cost but for the last one."""
    return sum(leg(a, b) for a, b in itertools.pairwise(cycle))


def cycle_ap(cycle: Sequence[int]) -> int:
    """R5.4. What a closed cycle costs."""
    return path_ap(cycle) + leg(cycle[-1], cycle[0])


def rotate(g: G, seat: int, what: str) -> Rules[None]:
    """R5.4. The units are picked one by one; AP are paid, and all move at once, when the cycle closes. Who has one
    choice is asked as well (G30)."""
    cycle: tuple[int, ...] = (cell_number(what),)
    while True:
        key = yield Ask(seat, "R5.4", "rotate_pick", rotate_options, (cycle,), rotate_default)
        if key == "close":
            break
        cycle = (*cycle, cell_number(key.removeprefix("to:")))
    player = g.state.seats[seat]
    ap = cycle_ap(cycle)
    pay(player, ap)
    for cell in cycle:
        turn_up(g, seat, cell, "R5.5")
    relocate(player, list(cycle), [*cycle[1:], cycle[0]])
    tell(g, "rotated", "R5.4", seat=seat, cells=" ".join(CELLS[cell] for cell in cycle), ap=ap)


# ---------------------------------------------------------------- R5.6, R5.7 reveal and recall
@functools.cache
def cell_option(seat: int, verb: str, unit: int, cell: int) -> Option:
    """Something free of charge with one own unit."""
    return Option(f"{verb}:{CELLS[cell]}", verb, (f"cell:{CELL_AT[seat][cell]}",),
                  ("ap", 0, "unit", UNITS[unit - 1].id, "cell", CELLS[cell]))


def reveals(state: State, seat: int) -> list[Option]:
    """R5.6. Own face-down units."""
    player = state.seats[seat]
    if not player.down:
        return []
    return [cell_option(seat, "reveal", player.units[cell], cell) for cell in range(18) if player.down >> cell & 1]


def recalls(state: State, seat: int) -> list[Option]:
    """R5.7. Own obstacles."""
    player = state.seats[seat]
    return [cell_option(seat, "recall", unit, cell) for cell, unit in enumerate(player.units)
            if unit and not MOVABLE[unit]]


def recall(g: G, seat: int, what: str) -> None:
    """R5.7. A face-down obstacle is shown first."""
    cell = cell_number(what)
    player = g.state.seats[seat]
    turn_up(g, seat, cell, "R5.7")
    unit = UNITS[take_back(player, cell)].id
    tell(g, "recalled", "R5.7", seat=seat, cell=CELL_AT[seat][cell], unit=unit)
