"""The board behind the menu (C12.10): so large that it reaches beyond the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.callbacks import ignore
from scenes.kit.menu_board import MenuBoard
from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.titles.vermilion.board import Board
from scenes.titles.vermilion.board_art import BoneArt
from scenes.titles.vermilion.board_items import BoneShown

if TYPE_CHECKING:
    from game.titles.vermilion.view import SeatView
    from scenes.shell.scene import Scene

RECT = FULL.inflate(280, 320)
WIDEST = 150
"""The step of the tiles at most."""


class Ghost(MenuBoard[BoneShown, BoneArt], Board):
    """A board without the plans of the enemies."""

    widest = WIDEST
    planned = False

    def show(self, view: SeatView) -> None:
        """Between two quests the last board stays."""
        if view.width:
            super().show(view)

    def land(self, _view: SeatView) -> str:
        """The dark of the wound."""
        return "vermilion/backdrops/table"


def _board(stage: Scene, _players: int) -> Ghost:
    return Ghost(stage, RECT, on_choose=ignore)


GHOST = GhostLook(("vermilion/ground", "vermilion/units", "vermilion/bases", "vermilion/signs"), _board)
