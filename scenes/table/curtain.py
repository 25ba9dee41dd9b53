"""The curtain (C6.7): before another person of this machine sees the table, it is covered and asks to be passed on.

It is opaque and shows nothing of the match but public names; the view changes only when it lifts.
"""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.canvas import FULL
from scenes.stack import Scene
from scenes.theme import mix
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene

GUARD_MS = 400


class Curtain(Scene):
    """"Pass to ID"; any click or Enter, Space lifts it."""

    def __init__(self, table: TableScene, seat: int) -> None:
        super().__init__(table.app)
        self.table = table
        self.seat = seat
        self._shown_ms = 0

    def build(self) -> None:
        """Icon, words, one button."""
        info = self.table.match.seat(self.seat)
        Picture(self, (872, 300, 176, 176), info.icon)
        Label(
            self, (460, 500, 1000, 96), self.t("curtain.pass", name=info.name), size=theme.TITLE, bold=True,
            align="center", colour=theme.GOLD, shadow=True,
        )  # fmt: skip
        Label(self, (460, 604, 1000, 44), self.t("curtain.note"), size=theme.BUTTON, align="center", colour=theme.DIM)
        Button(
            self, (780, 700, 360, 76), self.t("curtain.lift"), self.lift, kind="gold", name="lift",
            icon="ui/eye", icon_size=36,
        )  # fmt: skip
        Button(
            self, (840, 800, 240, 56), self.t("curtain.menu"), self._menu, name="menu", icon="ui/menu", icon_size=28,
        )  # fmt: skip

    def enter(self) -> None:
        """Enter lifts it."""
        super().enter()
        self.ui.set_focus(self.ui.find("lift"))
        self.app.sounds.play("turn")

    def update(self, dt: int) -> None:
        """Counts the moment in which stray keys do nothing."""
        super().update(dt)
        self._shown_ms += dt

    def handle(self, event: pygame.event.Event) -> bool:
        """A stray key or click right after the last choice does not lift it."""
        if self._shown_ms < GUARD_MS and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return True
        return super().handle(event)

    def lift(self) -> None:
        """The table as the next person sees it."""
        self.table.look_through(self.seat)
        self.app.stack.pop(animated=False)

    def on_back(self) -> bool:
        """Esc opens the menu."""
        self._menu()
        return True

    def _menu(self) -> None:
        from scenes.table.match_menu import MatchMenu

        self.app.stack.push(MatchMenu(self.table))

    def draw_back(self, surface: pygame.Surface) -> None:
        """Folds of a dark cloth, lit from the upper left."""
        surface.blit(self.app.sprites.made(("curtain",), self._cloth), FULL)

    def _cloth(self) -> pygame.Surface:
        width, height = FULL.size
        row = pygame.Surface((width, 1)).convert(self.app.canvas.surface)
        for x in range(width):
            fold = 0.5 + 0.5 * sin(x / 29 + 1.7 * sin(x / 173))
            light = (0.34 + 0.66 * fold**1.6) * (1.08 - 0.45 * x / width)
            row.set_at((x, 0), mix((14, 7, 16), (92, 38, 72), min(1.0, light)))
        cloth = pygame.transform.scale(row, (width, height))
        shade = pygame.Surface((1, 64), pygame.SRCALPHA)
        for y in range(64):
            shade.set_at((0, y), (6, 3, 8, min(235, round(60 + 175 * abs(y / 31.5 - 0.9) ** 1.7))))
        cloth.blit(pygame.transform.smoothscale(shade, (width, height)), (0, 0))
        rail = pygame.Rect(-24, -20, width + 48, 56)
        cloth.blit(*self.app.sprites.shadow(rail))
        cloth.blit(self.app.sprites.nine("nine/panel_brass", rail.size), rail)
        plate = pygame.Rect(420, 252, 1080, 640)
        cloth.blit(*self.app.sprites.shadow(plate))
        cloth.blit(self.app.sprites.nine("nine/panel_brass", plate.size), plate)
        return cloth
