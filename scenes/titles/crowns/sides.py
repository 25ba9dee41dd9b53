"""On whose side of the table one sits: the reader's, an onlooker's at a record of an own match the own one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.titles.crowns.view import SeatView
    from scenes.kit.table_host import TableHost


def side_of(view: SeatView, table: TableHost) -> int:
    """The seat whose area lies at the bottom; that of the first one for an onlooker."""
    return view.reader if view.reader >= 0 else table.team.below or 0


def shown_seat(view: SeatView, table: TableHost) -> int:
    """The seat whose things the bar shows: for an onlooker the one whose turn it is."""
    own = view.reader if view.reader >= 0 else table.team.below
    return max(0, view.active) if own is None else own
