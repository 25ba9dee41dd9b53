"""The map behind the menu (C12.10): so large that it reaches beyond the canvas, drawn a little in each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.board_view import nobody
from scenes.kit.menu_board import MenuBoard
from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.board_items import Shown
from scenes.titles.realigious.tiles_art import Art

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.shell.scene import Scene
    from scenes.widgets.base import Host

ZOOM, BEYOND = 2, 120


class Ghost(MenuBoard[Shown, Art], BoardWidget):
    """A board at its largest."""

    def __init__(self, parent: Host) -> None:
        super().__init__(parent, FULL.inflate(BEYOND, BEYOND), on_choose=nobody)

    def land(self, view: SeatView) -> str:
        """That of the climate."""
        return f"realigious/backdrops/{view.climate}"

    def _start(self, view: SeatView) -> None:
        """Never at another size, so that all of it is drawn in slices."""
        super()._start(view)
        for _ in range(ZOOM):
            self.zoom(1)


def _board(stage: Scene, _players: int) -> Ghost:
    return Ghost(stage)


GHOST = GhostLook(
    (
        "realigious/board_terrain",
        "realigious/board_structures",
        "realigious/board_pieces",
        "realigious/board_marks",
        "realigious/board_borders",
    ),
    _board,
)
