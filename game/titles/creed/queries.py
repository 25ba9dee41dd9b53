"""Pure questions about the table: places, power, budgets, tents. Nothing here changes the state."""
from __future__ import annotations

import functools
from collections.abc import Sequence

from game.core.ask import Refusal
from game.core.modifiers import Bounds, Term, settle
from game.core.table import Table
from game.titles.creed.content import ACTIONS, UNITS, UnitRow, army
from game.titles.creed.geometry import CELLS_OF_LINE, TENTS_OF_LINE, ally_of, seats_of, side_of
from game.titles.creed.state import BLANK, EMPTY, Seat, State

G = Table[State]
ALL_TENTS = (1 << 9) - 1
HIDDEN = len(UNITS) + 1  # in `shown` units: one that lies face-down
MOST_POWER = 99  # no bound of the rules: far above every sum that can be made
_ACTION_ROWS = tuple(ACTIONS.values())
HELPERS = tuple(row.id for row in UNITS if row.support)
HELP = tuple(row.support for row in UNITS if row.support)
HELPER_CODES = tuple(at for at, row in enumerate(UNITS, start=1) if row.support)
MOVABLE = (False, *(row.moves for row in UNITS))


def refuse(rule: str, text: str, **args: str | int) -> Refusal:
    """Why something cannot be chosen: `text` is the end of the key "why.<text>"."""
    return Refusal(rule, "why." + text, args) if args else _plain_refusal(rule, text)


@functools.cache
def _plain_refusal(rule: str, text: str) -> Refusal:
    return Refusal(rule, "why." + text)


# ---------------------------------------------------------------- seats and sides
def own_side(state: State, seat: int) -> list[int]:
    """R3.1. The seats that share everything with `seat`, itself included, ascending."""
    return seats_of(len(state.seats), side_of(seat))


def enemies_of(state: State, seat: int) -> list[int]:
    """R3.1. The seats of the other side, ascending."""
    return seats_of(len(state.seats), 1 - side_of(seat))


def ally(state: State, seat: int) -> int:
    """R3.1. The allied seat, -1 with two seats."""
    return ally_of(len(state.seats), seat)


def audience(state: State, seat: int) -> int:
    """Section 4. The bits of the seats that share the secrets of `seat`."""
    return sum(1 << s for s in own_side(state, seat))


# ---------------------------------------------------------------- payment
def budget(player: Seat) -> int:
    """R4.2. The action points that are left."""
    return player.own + player.white


def price(player: Seat, action: int) -> int:
    """R8.1. The least AP of the next use of a special action; that of its last box when all are filled."""
    row = _ACTION_ROWS[action]
    return row.ap[min(player.boxes[action], row.boxes - 1)] if row.by_box else row.ap[0]


def banned(state: State) -> bool:
    """R4.7. Whether the side that acts may use neither siege attacks nor assassination."""
    return state.round == 1 and state.side == state.first


# ---------------------------------------------------------------- units
def row_at(player: Seat, cell: int) -> UnitRow:
    """The unit on an occupied cell."""
    return UNITS[player.units[cell] - 1]


def free_cells(state: State, seat: int) -> list[int]:
    """Own cells without a unit and without a swamp, ascending."""
    swamp = state.swamps[seat]
    return [cell for cell, unit in enumerate(state.seats[seat].units) if not (unit or swamp >> cell & 1)]


def own_units(player: Seat) -> list[int]:
    """The cells with a unit, ascending."""
    return [cell for cell, unit in enumerate(player.units) if unit]


def movers(player: Seat) -> list[int]:
    """R5.2. The cells whose unit can move."""
    return [cell for cell, unit in enumerate(player.units) if MOVABLE[unit]]


def helpers_of(units: Sequence[int], down: int) -> tuple[int, ...]:
    """R6.4. Of the three units of a line, how many of each of HELPERS stand face-up; `down` as bits."""
    standing = [unit for at, unit in enumerate(units) if not down >> at & 1]
    return tuple(standing.count(code) for code in HELPER_CODES)


def power_with(row: UnitRow, boost: int, helpers: Sequence[int]) -> int:
    """R6.4. Printed attack, morale and support; 0 for those that can neither be boosted nor supported (5.1)."""
    if not row.boost:
        return 0
    return row.attack + boost + sum(count * each for count, each in zip(helpers, HELP, strict=True))


def terms_with(row: UnitRow, boost: int, helpers: Sequence[int]) -> tuple[Term, ...]:
    """R6.4. The items of `power_with`, in the order of the rule; none for a unit that has no power."""
    if not row.boost:
        return ()
    terms = [Term(0, "term.attack", row.attack)]
    if boost:
        terms.append(Term(0, "term.morale", boost))
    terms += [Term(0, f"term.{name}", count * each, count=count)
              for name, count, each in zip(HELPERS, helpers, HELP, strict=True) if count]
    return tuple(terms)


def helpers_at(player: Seat, cell: int) -> tuple[int, ...]:
    """R6.4. `helpers_of` the line of a cell."""
    at = cell - cell % 3
    return helpers_of(player.units[at:at + 3], player.down >> at)


def power(player: Seat, cell: int) -> int:
    """R6.4. The power of the unit on a cell."""
    return power_with(row_at(player, cell), player.boost[cell], helpers_at(player, cell))


def power_terms(player: Seat, cell: int) -> tuple[Term, ...]:
    """R6.4. Its items."""
    return terms_with(row_at(player, cell), player.boost[cell], helpers_at(player, cell))


def shown(player: Seat) -> bytearray:
    """`Seat.units` as the enemies see them: face-down ones as HIDDEN."""
    units = player.units[:]
    if player.down:
        for cell in range(18):
            if player.down >> cell & 1:
                units[cell] = HIDDEN
    return units


def total(terms: tuple[Term, ...]) -> int:
    """The sum of power terms."""
    return settle(terms, Bounds(0, MOST_POWER))


# ---------------------------------------------------------------- lines
def units_on(player: Seat, line: int) -> list[int]:
    """The occupied cells of a line, rank 1 first: the order in which an attacker meets them (R3.5)."""
    units = player.units
    return [cell for cell in CELLS_OF_LINE[line] if units[cell]]


def tents_on(player: Seat, line: int) -> list[int]:
    """R3.7. The intact tents behind a line in the order in which an attacker meets them."""
    return [tent for tent in TENTS_OF_LINE[line] if not player.ruins >> tent & 1]


# ---------------------------------------------------------------- tents
def intact(player: Seat) -> list[int]:
    """R1.7. The tents of a camp that are not destroyed, ascending."""
    return [tent for tent in range(9) if not player.ruins >> tent & 1]


def unfortified(player: Seat) -> list[int]:
    """Intact tents without a fortress token, ascending."""
    taken = player.ruins | player.fortress
    return [tent for tent in range(9) if not taken >> tent & 1]


def own_blanks(state: State, seat: int) -> list[tuple[int, int]]:
    """R8.7. (camp, tent) of the intact blank tents of the own colour in the camps of the own side."""
    found = []
    for camp in own_side(state, seat):
        player = state.seats[camp]
        found += [(camp, tent) for tent in intact(player)
                  if player.colour[tent] == seat and player.kind[tent] == BLANK]
    return found


# ---------------------------------------------------------------- what is known
def seen(player: Seat, unit: int) -> int:
    """How many tiles of a type stand face-up."""
    return sum(1 for cell, found in enumerate(player.units) if found == unit + 1 and not player.down >> cell & 1)


def visible(player: Seat) -> list[int]:
    """How many tiles of each type stand face-up."""
    counts = [0] * len(UNITS)
    for cell, unit in enumerate(player.units):
        if unit != EMPTY and not player.down >> cell & 1:
            counts[unit - 1] += 1
    return counts


def tiles(player: Seat) -> list[int]:
    """R1.4, R1.5. The tiles of the seat's nation by type; none while it has no nation."""
    return army(player.nation) if player.nation else [0] * len(UNITS)
