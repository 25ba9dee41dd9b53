"""The sign of the monsoon beside the board; time and the other weather stand in the top bar (R11.3, 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.spot import NO_CALLS, Calls
from scenes.kit.top_bar import Sign
from scenes.titles.realigious.phase_strip import climate_sign, climate_tip

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.titles.realigious.board import BoardWidget

SIZE, INSET = 72, 8


class WindSign(Sign):
    """In the upper right corner: the first row of a map ends half a tile before the second. It matters for a move: the
    monsoon carries pieces two tiles (R6.4, R11.3). A zoomed board needs the room.
    """

    def __init__(self, board: BoardWidget, calls: Calls = NO_CALLS) -> None:
        self._board, self._blows = board, False
        super().__init__(board, (board.rect.right - SIZE - INSET, board.rect.y + INSET, SIZE, SIZE), "", calls)
        self.name, self.rule, self.visible = "board.wind", "R11.3", False

    def show(self, view: SeatView) -> None:
        """Takes the wind of a view."""
        self._blows = view.climate == "temperate" and bool(view.wind)
        if self._blows:
            self.tell(*climate_sign(view), climate_tip(self._board, view), f"climate:{view.climate}")
            self.name = "board.wind"
        self.appear()

    def appear(self) -> None:
        """Shows or hides itself."""
        seen = self._blows and not self._board.shown.space.zoomed
        if seen != self.visible:
            self.visible = seen
            self.invalidate()
