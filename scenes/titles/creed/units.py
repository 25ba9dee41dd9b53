"""How tiles are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.titles.creed.content import UnitRow
    from game.titles.creed.view import SeatPublic


def values_of(row: UnitRow) -> str:
    """The figures of a tile as section 1 writes them: "4/3", "+2/1", "-/2"."""
    if row.support:
        return f"+{row.support}/{row.defence}"
    return f"{row.attack}/{row.defence}" if row.boost else f"-/{row.defence}"


def tents_left(public: SeatPublic) -> int:
    """Intact tents of the camp."""
    return sum(not tent.ruin for tent in public.tents)
