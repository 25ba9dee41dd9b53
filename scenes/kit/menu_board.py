"""A board behind the menu (C12.10), which nobody uses."""

from __future__ import annotations

from typing import Any

from scenes.kit.board_stage import A, BoardStage, S


class MenuBoard(BoardStage[S, A]):
    """Goes before a title's board: marks what differs at once, because no scene of the stack holds it."""

    def show(self, view: Any) -> None:
        """Shows a view."""
        super().show(view)
        self.update()

    def settled(self) -> bool:
        """Whether the board is drawn."""
        return self._shown is not None and not self.settling
