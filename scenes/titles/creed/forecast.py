"""What an attack leads to, as far as the reader can know it (section 10): the power with its terms, then each unit that
would be hit. It adds up what the view tells; what is face-down stays "unknown".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.titles.creed.content import TILES

if TYPE_CHECKING:
    from game.titles.creed.view import SeatView, TentView, UnitView
    from scenes.titles.creed.plan import Line

REACH = {"first": 1, "behind": 1, "charge_2": 2, "charge_3": 3}


class Pieces:
    """Units and tents of a view by their refs."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.units: dict[str, UnitView] = {f"cell:{unit.cell}": unit for seat in view.seats for unit in seat.units}
        self.tents: dict[str, TentView] = {f"tent:{tent.tent}": tent for seat in view.seats for tent in seat.tents}


class Hit(NamedTuple):
    """A unit that would be hit with `power` left. `result`: "removed", "stays", "unknown", "halts" (an obstacle stops
    the attack); `defence` is -1 where it is not known."""

    ref: str
    power: int
    defence: int
    result: str


class Forecast(NamedTuple):
    """`base` printed power, `boost` of morale, `support`: the kinds of the supporters with what each adds."""

    base: int
    boost: int
    support: tuple[tuple[str, int], ...]
    power: int
    hits: tuple[Hit, ...]


def supporters(pieces: Pieces, line: Line) -> tuple[tuple[str, int], ...]:
    """R6.4. The face-up archers and ballistae of the own half of a line, kind and support."""
    found = []
    for ref in line.own:
        unit = pieces.units.get(ref)
        row = TILES.get(unit.unit) if unit is not None and not unit.down else None
        if row is not None and row.support:
            found.append((row.kind, row.support))
    return tuple(found)


def field_attack(pieces: Pieces, line: Line, actor: str, target: str) -> Forecast | None:
    """R6.4-R6.9. What the field attack of the unit at `actor` on `target` does; None for a unit that is not known."""
    unit = pieces.units.get(actor)
    if unit is None or unit.unit not in TILES:
        return None
    row = TILES[unit.unit]
    support = supporters(pieces, line)
    power = unit.power if unit.power >= 0 else row.attack + unit.boost + sum(value for _, value in support)
    met = [ref for ref in line.enemy if ref in pieces.units]
    if target in met:
        met = met[met.index(target) :]
    left, hits = power, []
    for ref in met[: REACH.get(row.field, 0)]:
        hit = _hit(pieces.units[ref], ref, left, row.breaks_obstacles)
        hits.append(hit)
        left -= hit.defence
        if hit.result != "removed" or left < 1:
            break
    return Forecast(row.attack, unit.boost, support, power, tuple(hits))


def _hit(unit: UnitView, ref: str, power: int, breaks: bool) -> Hit:
    row = TILES.get(unit.unit)
    if row is None:
        return Hit(ref, power, -1, "unknown")
    if row.kind == "obstacle" and not breaks:
        return Hit(ref, power, row.defence, "halts")
    return Hit(ref, power, row.defence, "removed" if power >= row.defence else "stays")


def blockers(pieces: Pieces, line: Line) -> int:
    """R7.2. Units on the enemy half of a line."""
    return sum(ref in pieces.units for ref in line.enemy)


def first_tent(pieces: Pieces, line: Line) -> str:
    """R7.3. The first intact tent of a line, "" where none is left."""
    return next((ref for ref in line.tents if ref in pieces.tents and not pieces.tents[ref].ruin), "")
