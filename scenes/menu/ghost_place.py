"""The ghost table as a part of the menu (C12.10): large panels that it shines through, a click on what is free of them,
and a button for the keyboard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media.canvas import FULL
from scenes.menu.poster import AboutPlate
from scenes.widgets.base import Widget
from scenes.widgets.button import Button
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    from scenes.menu.ghost_table import GhostTable
    from scenes.menu.main_menu import MainMenu

BUTTON = pygame.Rect(1664, 992, 232, 72)
GLASS = 226
"""How opaque a large panel is over the board, of 255."""


class GlassPanel(Panel):
    """A panel that lets the board shine through."""

    def draw_back(self, surface: pygame.Surface) -> None:
        """The same material, thinner; no shadow."""
        draw_glass(self, surface)


class GlassPlate(AboutPlate):
    """What is told of the selected game, on glass."""

    def draw_back(self, surface: pygame.Surface) -> None:
        """The same material, thinner; no shadow."""
        draw_glass(self, surface)


def draw_glass(widget: Widget, surface: pygame.Surface) -> None:
    """The material of a panel with what lies behind it."""
    sprites, size = widget.media.sprites, widget.rect.size

    def thinned() -> pygame.Surface:
        picture = sprites.nine("nine/panel", size).copy()
        picture.fill((255, 255, 255, GLASS), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    surface.blit(sprites.made(("ghost glass", size), thinned), widget.rect)


class GhostGround(Widget):
    """Lies under everything else; takes clicks while there is a table to sit down at."""

    def __init__(self, menu: MainMenu, table: GhostTable) -> None:
        self.table = table
        super().__init__(menu, FULL)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Without a table there is nothing to point at."""
        return super().at(pos) if self.table.seen else None

    def on_hover(self, inside: bool) -> None:
        """It does not light up."""

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Only the left button presses."""
        return button == 1

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A click asks."""
        if inside and self.at(pos) is self.ui.root.at(pos):
            self.table.ask()


def place(menu: MainMenu, table: GhostTable) -> None:
    """The ground first of all, and the button in the corner; called while there is a table to sit down at."""
    GhostGround(menu, table)
    title = menu.t(f"{table.playing[0]}.title")
    Button(
        menu, BUTTON, menu.t("ghost.sit"), table.ask, name="ghost", size=20,
        note=menu.t("ghost.note", title=title), tip=menu.t("ghost.tip", title=title),
    )  # fmt: skip
