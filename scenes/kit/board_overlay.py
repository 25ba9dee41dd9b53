"""What flies beyond a board's rectangle, above all panels: make it after everything else of the screen (C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.media.canvas import FULL
from scenes.widgets.base import Widget, WidgetParent

if TYPE_CHECKING:
    from scenes.kit.board_stage import BoardStage


class BoardOverlay(Widget):
    """Draws the board's far-flying animations over the whole canvas; never takes the pointer."""

    def __init__(self, parent: WidgetParent, board: BoardStage[Any, Any]) -> None:
        self._board = board
        super().__init__(parent, FULL)
        board.overlay = self

    def invalidate(self) -> None:
        """It has no look of its own; animations mark what they draw."""

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Nothing here is ever under the pointer."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The animations that go beyond the board."""
        self._board.fx.draw(surface, over=True)
