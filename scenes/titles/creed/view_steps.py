"""What the screen shows between two choices: the view of before with what an event has touched already taken from the
view of after (C6.5). Nothing is worked out here but that a unit turns up before it falls, how many units and which tent
a line meets meanwhile, and that a unit is in one place at a time: on the field, in hand or among the fallen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.titles.creed.view import UnitView
from scenes.titles.creed.events import ALL, CAMPS, touched_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.events import Data, Event
    from game.titles.creed.view import LineView, SeatPublic, SeatView

PLACES = ("cell", "from", "to", "a", "b")
AIMS = ("besieged", "assassination")
"""What goes at a tent: what becomes of it is told by the events after them."""
LEAVING = ("attacked", "hit", "revealed", "rumour", "sent_back", "stood_firm", "recalled")
"""R6.8, R8.8. While these are shown, what falls or goes back to the hand later still stands."""


def step(shown: SeatView, event: Event, after: SeatView) -> SeatView:
    """The view to show once the event has been."""
    touches = touched_by(event)
    if touches == ALL:
        return after
    data = event.data
    aims = event.kind in AIMS
    cells, tents = cells_of(data), set() if aims else tents_of(data)
    actors = {data.get("seat"), data.get("ally"), None if aims else data.get("camp")}
    whole_camps = actors if touches == CAMPS else set()
    placing, leaving = event.kind == "placed", event.kind in LEAVING
    turned = (after.round, after.side) != (shown.round, shown.side)
    seats, held = [], {secret.seat: secret for secret in after.secrets}
    for old, new in zip(shown.seats, after.seats, strict=True):
        units = _units(old, new, cells, event)
        camp = new.tents if old.seat in whole_camps else tuple(
            b if b.tent in tents else a for a, b in zip(old.tents, new.tents, strict=True)
        )  # fmt: skip
        numbers = new if old.seat in actors else old
        if turned and old.side != shown.side:  # R4.2. Its counters come as its turn begins
            numbers = replace(numbers, own=old.own, white=old.white)
        ended = new.ended if event.kind == "part_ended" else old.ended  # R4.4. Not before that has been shown
        still = _apart(new.units, units) if placing else []
        going = _apart(units, new.units) if leaving else []
        back, fall = going if new.hand > old.hand else [], going if new.fallen > old.fallen else []
        if (still or back or fall) and new.seat in held:
            secret = held[new.seat]
            hand, fallen = _counted(secret.hand, still, back), _counted(secret.fallen, (), fall)
            held[new.seat] = replace(secret, hand=hand, fallen=fallen)
        if still or back:
            numbers = replace(numbers, hand=new.hand + len(still) - len(back))
        if fall:
            numbers = replace(numbers, fallen=new.fallen - len(fall))
        seats.append(replace(numbers, units=units, tents=camp, ended=ended))
    return replace(shown, seats=tuple(seats), secrets=tuple(held.values()),
                   lines=tuple(_line(line, seats) for line in shown.lines))


def _apart(some: Sequence[UnitView], others: Sequence[UnitView]) -> list[str]:
    """R2.8, R6.8, R8.8. The units that are not among the others: those that go down later, or fall or go back later."""
    lie = {unit.cell for unit in others}
    return [unit.unit for unit in some if unit.cell not in lie]


def _counted(held: Sequence[tuple[str, int]], more: Sequence[str], less: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """A hand or a pile with the units that are still to leave it, without those that are still to come."""
    counts = dict(held)
    for units, by in ((more, 1), (less, -1)):
        for unit in units:
            counts[unit] = counts.get(unit, 0) + by
    return tuple((unit, count) for unit, count in counts.items() if count)


def _line(line: LineView, seats: Sequence[SeatPublic]) -> LineView:
    """R7.2, R7.3. What stands on a line now, and the first tent behind it."""
    foe = seats[line.enemy]
    ruins = {tent.tent for tent in foe.tents if tent.ruin}
    blockers = sum(unit.cell[1:3] == line.enemy_line for unit in foe.units)
    return replace(line, blockers=blockers, target=next((tent for tent in line.tents if tent not in ruins), ""))


def cells_of(data: Data) -> set[str]:
    """The cells that an event names, with their seats."""
    found = {str(data[name]) for name in PLACES if isinstance(data.get(name), str)}
    many = data.get("cells")
    if isinstance(many, str):
        seat = data.get("seat", "")
        found |= {name if name[0].isdecimal() else f"{seat}{name}" for name in many.split()}
    return found


def tents_of(data: Data) -> set[str]:
    """The tent that an event names, with its camp."""
    tent = data.get("tent")
    return {tent} if isinstance(tent, str) else set()


def _units(old: SeatPublic, new: SeatPublic, cells: set[str], event: Event) -> tuple[UnitView, ...]:
    """The units of a seat: on the cells touched as they are after, elsewhere as before."""
    kept = [unit for unit in old.units if unit.cell not in cells]
    come = [unit for unit in new.units if unit.cell in cells]
    if event.kind in ("revealed", "attacked", "besieged", "hit") and not come:
        come = [_turned(unit, event.data) for unit in old.units if unit.cell in cells and not event.data.get("removed")]
    return tuple(sorted([*kept, *come], key=lambda unit: unit.cell))


def _turned(unit: UnitView, data: Data) -> UnitView:
    """A unit that an event shows although it is gone afterwards."""
    return replace(unit, unit=str(data.get("unit", unit.unit)), down=False)
