"""The board behind the menu (C12.10): so large that it reaches beyond the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.callbacks import ignore
from scenes.kit.menu_board import MenuBoard
from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.titles.ankh.board import Board
from scenes.titles.ankh.board_art import AnkhArt
from scenes.titles.ankh.board_items import AnkhShown

if TYPE_CHECKING:
    from game.titles.ankh.view import SeatView
    from scenes.shell.scene import Scene

RECT = FULL.inflate(360, 420)
WIDEST = 104
"""The radius of a hex at most."""


class Ghost(MenuBoard[AnkhShown, AnkhArt], Board):
    """A board on the lapis table, without the numbers of its regions."""

    widest = WIDEST
    plated = False

    def land(self, _view: SeatView) -> str:
        """The lapis table."""
        return "ankh/backdrops/table"


def _board(stage: Scene, _players: int) -> Ghost:
    return Ghost(stage, RECT, on_choose=ignore)


GHOST = GhostLook(
    ("ankh/ground", "ankh/edges", "ankh/monuments", "ankh/gods", "ankh/guardians", "ankh/warriors", "ankh/bases",
     "ankh/tokens", "ankh/tokens_seats", "ankh/marks"),
    _board,
)  # fmt: skip
