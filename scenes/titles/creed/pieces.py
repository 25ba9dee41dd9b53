"""The pieces of a view by their refs, and what stands on a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.creed.content import TILES

if TYPE_CHECKING:
    from game.titles.creed.view import SeatView, TentView, UnitView
    from scenes.titles.creed.space import Line


class Pieces:
    """Units and tents of a view by their refs."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.units: dict[str, UnitView] = {f"cell:{unit.cell}": unit for seat in view.seats for unit in seat.units}
        self.tents: dict[str, TentView] = {f"tent:{tent.tent}": tent for seat in view.seats for tent in seat.tents}


def supporters(pieces: Pieces, line: Line) -> dict[str, int]:
    """R6.4. The face-up archers and ballistae of the own half of a line and what each adds."""
    found = {}
    for ref in line.own:
        unit = pieces.units.get(ref)
        row = TILES.get(unit.unit) if unit is not None and not unit.down else None
        if row is not None and row.support:
            found[ref] = row.support
    return found
