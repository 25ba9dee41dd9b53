"""What an attack leads to, as far as the reader can know it (section 10), read from its option; the pieces of a view by
their refs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.titles.creed.content import TILES
from scenes.kit.words import arguments

if TYPE_CHECKING:
    from game.core.ask import Option
    from game.titles.creed.view import SeatView, TentView, UnitView
    from scenes.titles.creed.space import Line

TERMS = ("attack", "morale", "archer", "ballista")
"""The items of a power, by their names in an option (R6.4)."""


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
    """`terms`: names and values that add up to `power`."""

    terms: tuple[tuple[str, int], ...]
    power: int
    hits: tuple[Hit, ...]


def field_attack(option: Option) -> Forecast | None:
    """R6.4-R6.9. What a field attack does; None for another option."""
    if option.verb != "field_attack" or len(option.refs) < 2:
        return None
    told = arguments(option)
    power, enemy = _number(told, "power"), option.refs[1].partition(":")[2][0]
    left, hits = power, []
    for i in range(1, _number(told, "targets") + 1):
        falls, defence = _number(told, f"falls_{i}"), _number(told, f"defence_{i}")
        row = TILES.get(str(told.get(f"unit_{i}", "")))
        blocked = row is not None and row.kind == "obstacle" and left >= defence
        result = "removed" if falls == 1 else "unknown" if falls < 0 else "halts" if blocked else "stays"
        hits.append(Hit(f"cell:{enemy}{told[f'cell_{i}']}", left, defence, result))
        left -= defence
    terms = tuple((name, _number(told, name)) for name in TERMS if name in told)
    return Forecast(terms, power, tuple(hits))


def _number(told: dict[str, str | int], name: str) -> int:
    value = told.get(name, -1)
    return value if isinstance(value, int) else -1


def supporters(pieces: Pieces, line: Line) -> dict[str, int]:
    """R6.4. The face-up archers and ballistae of the own half of a line and what each adds."""
    found = {}
    for ref in line.own:
        unit = pieces.units.get(ref)
        row = TILES.get(unit.unit) if unit is not None and not unit.down else None
        if row is not None and row.support:
            found[ref] = row.support
    return found


def blockers(pieces: Pieces, line: Line) -> int:
    """R7.2. Units on the enemy half of a line."""
    return sum(ref in pieces.units for ref in line.enemy)


def first_tent(pieces: Pieces, line: Line) -> str:
    """R7.3. The first intact tent of a line, "" where none is left."""
    return next((ref for ref in line.tents if ref in pieces.tents and not pieces.tents[ref].ruin), "")
