"""The rail of the own units in hand: a tile of each type with its values and count (section 10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.titles.creed.board import Board, nobody
from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatView


class Hand(Group):
    """Follows what is selected and staged on its board. Tiles are chosen by a click, by keys, or dragged onto it."""

    def __init__(
        self, parent: Host, rect: RectLike, board: Board, *, on_hover: Callable[[str | None], None] = nobody
    ) -> None:
        self.board, self.tell_hover = board, on_hover
        super().__init__(parent, rect, name="hand")

    def show(self, view: SeatView, seat: int) -> None:
        """The hand of one seat of the reader's side."""

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up the tiles that stand for an option."""
