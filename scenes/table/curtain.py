"""The curtain (C6.7): before another person of this machine sees the table, it is covered and asks to be passed on.

It is opaque and shows nothing of the match but public names; the view changes only when it lifts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.canvas import FULL
from scenes.stack import Scene
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
            self, (260, 500, 1400, 96), self.t("curtain.pass", name=info.name), size=theme.TITLE, bold=True,
            align="center", colour=theme.GOLD, shadow=True,
        )  # fmt: skip
        Label(self, (260, 604, 1400, 44), self.t("curtain.note"), size=theme.BUTTON, align="center", colour=theme.DIM)
        Button(
            self, (780, 700, 360, 76), self.t("curtain.lift", name=info.name), self.lift, kind="gold", name="lift",
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
            fold = abs((x * 7 % 320) / 160 - 1.0)
            light = 0.55 + 0.45 * fold * (1.0 - 0.35 * x / width)
            row.set_at((x, 0), tuple(round(c * light) for c in (46, 26, 44)))
        cloth = pygame.transform.scale(row, (width, height))
        shade = pygame.Surface((1, 64), pygame.SRCALPHA)
        for y in range(64):
            shade.set_at((0, y), (0, 0, 0, round(190 * abs(y / 31.5 - 1.0) ** 2)))
        cloth.blit(pygame.transform.smoothscale(shade, (width, height)), (0, 0))
        return cloth
