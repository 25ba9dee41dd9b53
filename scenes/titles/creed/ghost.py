"""The board behind the menu (C12.10): so large that it reaches beyond the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from scenes.kit.menu_board import MenuBoard
from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.titles.creed.board import Board
from scenes.titles.creed.board_art import CreedArt
from scenes.titles.creed.board_items import CreedShown

if TYPE_CHECKING:
    from game.titles.creed.view import SeatView
    from scenes.shell.scene import Scene

RECTS = {2: FULL.inflate(400, 200), 4: pygame.Rect(-150, -570, 2220, 2220)}
"""By the number of seats; of four only the fronts in the middle are in sight."""


class Ghost(MenuBoard[CreedShown, CreedArt], Board):
    """A board on the parchment."""

    def land(self, _view: SeatView) -> str:
        """The parchment."""
        return "creed/backdrops/table"


def _board(stage: Scene, players: int) -> Ghost:
    return Ghost(stage, RECTS[players], on_choose=ignore)


GHOST = GhostLook(("creed/board", "creed/units", "creed/tents", "creed/marks"), _board)
