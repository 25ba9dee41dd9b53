"""The map behind the menu (C12.10): so large that it reaches beyond the canvas, drawn a little in each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.callbacks import ignore
from scenes.kit.menu_board import MenuBoard
from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.board_items import RealigiousShown
from scenes.titles.realigious.tiles_art import RealigiousArt

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.shell.scene import Scene
    from scenes.widgets.base import WidgetParent

ZOOM, BEYOND = 2, 120


class Ghost(MenuBoard[RealigiousShown, RealigiousArt], BoardWidget):
    """A board at its largest."""

    def __init__(self, parent: WidgetParent) -> None:
        super().__init__(parent, FULL.inflate(BEYOND, BEYOND), on_choose=ignore)

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
