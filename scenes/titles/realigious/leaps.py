"""R6.4. Two-tile advances among the destinations of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.boards.hex import hex_map

if TYPE_CHECKING:
    from collections.abc import Container

    from game.titles.realigious.view import SeatView


class Leap(NamedTuple):
    """What carries the piece, the "wind", which lets nobody stop on the way, or a "sanctuary" of its own that it comes
    nearer to; and the tile that it passes.
    """

    kind: str
    over: int


def leaps(view: SeatView, offered: Container[int], start: int) -> dict[int, Leap]:
    """The tiles that a two-tile advance from `start` leads to. An Explorer walks (R6.5)."""
    board = hex_map(view.n)
    holy = [t.tile for t in view.tiles if t.designation == "sanctuary" and t.owner == view.seat]
    found = {}
    for way, first in enumerate(board.step[start]):
        end = board.step[first][way] if first >= 0 else -1
        if end < 0 or end not in offered:
            continue
        if first not in offered:
            found[end] = Leap("wind", first)
        elif any(board.distance[start][t] - board.distance[end][t] == 2 for t in holy):
            found[end] = Leap("sanctuary", first)
    return found
