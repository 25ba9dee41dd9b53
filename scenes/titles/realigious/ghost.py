"""The map behind the menu (C12.10): so large that it reaches beyond the canvas, drawn a little in each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.tiles_look import looks

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.shell.scene import Scene
    from scenes.widgets.base import Host

ZOOM, BEYOND = 2, 120


class Ghost(BoardWidget):
    """A board at its largest, which nobody uses."""

    def __init__(self, parent: Host) -> None:
        rect = FULL.inflate(BEYOND, BEYOND)
        super().__init__(parent, rect, on_choose=_nobody, on_hover=_nobody)

    def land(self, view: SeatView) -> str:
        """That of the climate."""
        return f"realigious/backdrops/{view.climate}"

    def settled(self) -> bool:
        """Whether the map is drawn."""
        return self.view is not None and not self.ground.busy

    def _start(self, view: SeatView) -> None:
        """Never at another size, so that all of it is drawn in slices."""
        super()._start(view)
        for _ in range(ZOOM):
            self.camera.zoom(1, self.rect.center)
        self.ground.looks = looks(view)
        self.ground.rezoomed(self.camera.steps[0])
        self.ui.ticking[self] = None


def _board(stage: Scene, _players: int) -> Ghost:
    return Ghost(stage)


def _nobody(_told: object) -> None:
    """Nobody listens."""


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
