"""The match's menu (Esc): resume, chairs, pause, options, rules, save and leave (C6.7b, C6.12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.menu.words import round_name
from scenes.table.curtain import Cloth, pause
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.dialog import PanelScene
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene


class MatchMenu(PanelScene):
    """While it is open the match rests. Leaving saves; Continue in the main menu goes on from there."""

    pauses = True

    size = (520, 728)
    heading = "table.menu"

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app)
        self.table = table
        self.hidden = isinstance(table.app.stack.top, Cloth)  # what the game adds may show what one seat knows
        self.extras = [] if self.hidden else table.binding.menu_items()
        self.rect.inflate_ip(0, 84 * (len(self.extras) - self.hidden))

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The buttons, and how far the match is."""
        rows: list[tuple[str, str, str, Callable[[], None]]] = [("resume", "ui/play", "gold", self.close)]
        rows += [(name, icon, "plain", partial(self._extra, action)) for name, icon, action in self.extras]
        rows += [
            ("chairs", "ui/person", "plain", self._chairs),
            *([] if self.hidden else [("pause", "ui/pause", "plain", self._pause)]),
            ("options", "ui/options", "plain", self._options),
            ("rules", "ui/rules", "plain", self._rules),
            ("leave", "ui/back", "plain", self._leave),
        ]
        for i, (name, icon, kind, action) in enumerate(rows):
            Button(
                panel, (area.x, area.y + i * 84, area.width, 72), self.t(f"table.menu.{name}"), action, icon=icon,
                icon_size=36, kind=kind, name=f"match-{name}",
            )  # fmt: skip
        match = self.table.match
        name = round_name(self.app, match.title, match.round)
        key = "table.menu.facts.unsaved" if match.unsaved else "table.menu.facts"
        facts = self.t(key, round=name, minutes=match.played_minutes())
        Label(panel, (area.x, area.bottom - 48, area.width, 48), facts, size=20, align="center")

    def enter(self) -> None:
        """Enter resumes."""
        super().enter()
        self.ui.set_focus(self.ui.find("match-resume"))

    def _extra(self, action: Callable[[], None]) -> None:
        self.close()
        action()

    def _chairs(self) -> None:
        from scenes.table.chairs_panel import ChairsPanel

        self.close()
        self.app.stack.push(ChairsPanel(self.table))

    def _pause(self) -> None:
        self.close()
        pause(self.table)

    def _options(self) -> None:
        self.close()
        self.app.open("options")

    def _rules(self) -> None:
        self.close()
        self.table.rules()

    def _leave(self) -> None:
        self.table.leaving.begin(self._go)

    def _go(self) -> None:
        from scenes import routes

        self.app.stack.reset(routes.make(self.app, "menu"))
        self.app.sprites.release()
        if not self.table.match.given_up:
            self.app.toast(self.t("table.left"), "good")
