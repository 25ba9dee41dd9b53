"""The board behind the menu."""

from __future__ import annotations

import pygame

from scenes.kit.title_ui import GhostLook
from scenes.media.canvas import FULL
from scenes.shell.scene import Scene
from tests.sixth.rules import View
from tests.sixth.screens.thumb import draw_board


class Ghost:
    """Nine fields as large as the canvas."""

    def __init__(self, stage: Scene, players: int) -> None:
        self.stage = stage

    def show(self, view: View) -> None:
        self.view = view
        self.stage.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        draw_board(surface, FULL, self.view)

    def settled(self) -> bool:
        return True

    def land(self, view: View) -> str:
        return "menu"


GHOST = GhostLook((), Ghost)
