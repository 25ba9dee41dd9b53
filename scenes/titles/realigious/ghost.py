"""The map behind the menu (C12.10): so large that it reaches beyond the canvas, drawn a little in each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.board_view import nobody
from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.titles.realigious.board import BoardWidget

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.shell.scene import Scene
    from scenes.widgets.base import Host

ZOOM, BEYOND = 2, 120


class Ghost(BoardWidget):
    """A board at its largest, which nobody uses."""

    def __init__(self, parent: Host) -> None:
        super().__init__(parent, FULL.inflate(BEYOND, BEYOND), on_choose=nobody)

    def show(self, view: SeatView) -> None:
        """What differs is marked at once: no scene of the stack holds this board."""
        super().show(view)
        self.update()

    def land(self, view: SeatView) -> str:
        """That of the climate."""
        return f"realigious/backdrops/{view.climate}"

    def settled(self) -> bool:
        """Whether the map is drawn."""
        return self._shown is not None and not self.settling

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
