"""Section 8. What a bot thinks on: a light copy of the table as its side knows it.

Units, cells, tents and lines are numbers as in `state`; worths are in hundredths, chances in thousandths. A sketch is
never changed in place by others than the functions of `bot_picks`, which change copies.
"""
from __future__ import annotations

import copy
import functools
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from game.titles.creed.content import ACTIONS, COUNTERS, NORMAL, TYPE, UNITS, WHITE
from game.titles.creed.geometry import CELL_NUMBER, TENT_NUMBER, TENTS_OF_LINE, facing, seats_of
from game.titles.creed.queries import HIDDEN
from game.titles.creed.state import COMMANDER, KINDS, KING
from game.titles.creed.view import SeatPublic, SeatView, Secret

LEADER, LAST_LEADER, RUIN, FORTIFIED = 1200, 2000, 150, 200
SURE = 1000


class Nation(msgspec.Struct):
    """One nation; fields as in `state.Seat`. An enemy's face-down unit is HIDDEN, its `hand` and `fallen` are
    empty unless they were drawn. `ap`: counters ready; `leads`: the tents under which a leader is known to lie, as
    bits. `slain`, `razed`: what the units and the tents were worth that it has lost since the sketch was made."""

    seat: int
    units: bytearray
    boost: bytearray
    hand: bytearray
    fallen: bytearray
    boxes: bytearray
    down: int
    attacked: int
    ruins: int
    fortress: int
    announced: int
    leads: int
    ap: int
    cubes: int
    tokens: int
    king: bool
    commander: bool
    ended: bool
    slain: int = 0
    razed: int = 0

    def copy(self) -> Nation:
        """An independent one."""
        other = copy.copy(self)
        other.units, other.boost, other.hand = self.units[:], self.boost[:], self.hand[:]
        other.fallen, other.boxes = self.fallen[:], self.boxes[:]
        return other


class Facts(msgspec.Struct, frozen=True):
    """What stays as it is while a bot thinks. `swamps[seat]`: bits; `pool[seat][type]`: weights of the tiles that may
    lie hidden, as its enemies know it; `values[camp][tent]`: V of section 8 for whoever attacks that camp;
    `colours[camp][tent]`; `last[side]`: it has one leader left."""

    count: int
    swamps: tuple[int, ...]
    pool: tuple[tuple[int, ...], ...]
    values: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[int, ...], ...]
    last: tuple[bool, bool]


class Sketch(msgspec.Struct):
    """`ban`: the side that acts may neither besiege nor assassinate (R4.7). `sure`: the chance that all went as the
    picks so far rely on."""

    facts: Facts
    nations: list[Nation]
    ban: bool
    sure: int = SURE

    def copy(self, *seats: int) -> Sketch:
        """An independent one, if none but those nations is changed."""
        nations = self.nations[:]
        for seat in seats:
            nations[seat] = nations[seat].copy()
        return Sketch(self.facts, nations, self.ban, self.sure)


class BotLine(NamedTuple):
    """A line of the acting seat. `foes`: cells of enemy units in the order met, `met`: what is seen there;
    `own`: cells of own units, rank 1 first; `standing`: what they are; `support`: of the helpers on it (R6.4);
    `first`: the first intact tent of the enemy, -1 for none, `value`: its worth; `behind`: own intact tents on it;
    `room`: free cells."""

    number: int
    enemy: int
    faced: int
    foes: tuple[int, ...]
    met: tuple[int, ...]
    own: tuple[int, ...]
    standing: tuple[int, ...]
    support: int
    first: int
    value: int
    behind: int
    room: tuple[int, ...]


CELLS_OF = tuple(range(3 * line, 3 * line + 3) for line in range(6))
LEFT = tuple(tuple(tuple(tent for tent in tents if not ruins >> tent & 1) for ruins in range(512))
             for tents in TENTS_OF_LINE)
"""R3.7. By line and ruins of a camp: the intact tents in the order met; the next two: the first or -1, how many."""
FIRST = tuple(tuple(tents[0] if tents else -1 for tents in row) for row in LEFT)
BEHIND = tuple(tuple(map(len, row)) for row in LEFT)
SUPPORT = (0, *(row.support for row in UNITS), 0)


# ---------------------------------------------------------------- from a view
def sketch_of(view: SeatView) -> Sketch:
    """The table as the reader of a view knows it."""
    count = len(view.seats)
    secrets = {secret.seat: secret for secret in view.secrets}
    values = tuple(tuple(_tent_value(view, seat, tent) for tent in range(9)) for seat in view.seats)
    living = [sum(s.king + s.commander for s in view.seats if s.side == side) for side in (0, 1)]
    facts = Facts(count, tuple(sum(1 << CELL_NUMBER[name] for name in names) for names in view.swamps),
                  tuple(_pool(seat) for seat in view.seats), values,
                  tuple(tuple(tent.colour for tent in seat.tents) for seat in view.seats),
                  (living[0] == 1, living[1] == 1))
    return Sketch(facts, [_nation(seat, secrets.get(seat.seat)) for seat in view.seats], view.ban)


def _nation(seat: SeatPublic, secret: Secret | None) -> Nation:
    units, boost, down, attacked = bytearray(18), bytearray(18), 0, 0
    for unit in seat.units:
        cell = CELL_NUMBER[unit.cell[1:]]
        units[cell] = TYPE[unit.unit] + 1 if unit.unit else HIDDEN
        boost[cell] = unit.boost
        down |= unit.down << cell
        attacked |= unit.attacked << cell
    tents = [(1 << TENT_NUMBER[tent.tent[1:]], tent) for tent in seat.tents]
    return Nation(
        seat.seat, units, boost, _pile(secret.hand if secret else ()), _pile(secret.fallen if secret else ()),
        bytearray(seat.boxes[name] for name in ACTIONS), down, attacked,
        sum(bit for bit, tent in tents if tent.ruin), sum(bit for bit, tent in tents if tent.fortress),
        sum(bit for bit, tent in tents if tent.announced),
        sum(bit for bit, tent in tents if not tent.ruin and tent.kind in (KINDS[KING], KINDS[COMMANDER])),
        seat.own + seat.white, seat.cubes, seat.fortresses, seat.king, seat.commander, seat.ended)


def _pile(tiles: Sequence[tuple[str, int]]) -> bytearray:
    counts = bytearray(len(UNITS))
    for unit, count in tiles:
        counts[TYPE[unit]] = count
    return counts


def _pool(seat: SeatPublic) -> tuple[int, ...]:
    """The unseen tiles by type; of those known dead the ones that came back count with their share."""
    weights = [0] * len(UNITS)
    dead = sum(tracked.dead for tracked in seat.tracker if TYPE[tracked.unit] in NORMAL)
    for tracked in seat.tracker:
        kind = TYPE[tracked.unit]
        weights[kind] = SURE * (tracked.tiles - tracked.seen - tracked.dead)
        if kind in NORMAL and dead:
            weights[kind] += SURE * tracked.dead * seat.back // dead
    return tuple(weights)


def _tent_value(view: SeatView, camp: SeatPublic, tent: int) -> int:
    """V of section 8, fortress or not; 0 for a ruin."""
    found = camp.tents[tent]
    if found.ruin or found.colour < 0:
        return 0
    side = [seat for seat in view.seats if seat.side == camp.side]
    each = LAST_LEADER if sum(seat.king + seat.commander for seat in side) == 1 else LEADER
    if found.announced:
        return each + RUIN
    nation = view.seats[found.colour]
    backs = [t for seat in side for t in seat.tents if not t.ruin and t.colour == found.colour]
    told = sum(t.announced for t in backs)
    return each * max(0, nation.king + nation.commander - told) // max(1, len(backs) - told) + RUIN


# ---------------------------------------------------------------- looking at it
def worth_of(sketch: Sketch, camp: int, tent: int) -> int:
    """V of an intact tent as it stands."""
    return FORTIFIED if sketch.nations[camp].fortress >> tent & 1 else sketch.facts.values[camp][tent]


def lines_of(sketch: Sketch, seat: int) -> list[BotLine]:
    """The six lines of a seat."""
    return [line_of(sketch, seat, number) for number in range(6)]


def line_of(sketch: Sketch, seat: int, number: int) -> BotLine:
    """One of them."""
    nation = sketch.nations[seat]
    enemy, faced = facing(sketch.facts.count, seat, number)
    foe = sketch.nations[enemy]
    foes, _ = occupied(bytes(foe.units[3 * faced:3 * faced + 3]), faced, 0)
    met = tuple([HIDDEN if foe.down >> cell & 1 else foe.units[cell] for cell in foes])
    own, room = occupied(bytes(nation.units[3 * number:3 * number + 3]), number, sketch.facts.swamps[seat])
    first = FIRST[faced][foe.ruins]
    support = sum([SUPPORT[nation.units[cell]] for cell in own if not nation.down >> cell & 1])
    return BotLine(number, enemy, faced, foes, met, own, tuple([nation.units[cell] for cell in own]), support, first,
                   worth_of(sketch, enemy, first) if first >= 0 else 0, BEHIND[number][nation.ruins], room)


@functools.cache
def occupied(units: bytes, line: int, swamps: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cells of a line with a unit, and those without one and no swamp."""
    cells = CELLS_OF[line]
    return (tuple(cell for cell, unit in zip(cells, units, strict=True) if unit),
            tuple(cell for cell, unit in zip(cells, units, strict=True) if not (unit or swamps >> cell & 1)))


def begin_turn(sketch: Sketch, side: int) -> None:
    """R4.2, R4.5, R4.6. In place."""
    sketch.ban = False
    for seat in seats_of(sketch.facts.count, side):
        nation = sketch.nations[seat]
        nation.ap = COUNTERS + min(WHITE, nation.ap)
        nation.attacked = 0
        nation.boost = bytearray(18)
        nation.ended = False
