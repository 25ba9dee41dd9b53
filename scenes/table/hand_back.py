"""A bot hands a chair back (C6.7b): some lines on what it did, for the one who sees the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.table.chairs import summary
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture, Portrait

if TYPE_CHECKING:
    from game.match.seats import Away
    from scenes.table.host import PlayedTable

ICONS = ("ui/clock", "ui/chart", "ui/action")
ROW, REST = 76, 244
"""How high a line is, and all that is no line."""


class HandBack(PanelScene):
    """Made when it opens: what the bot did does not change any more."""

    pauses = True
    size = (960, REST + 3 * ROW)

    def __init__(self, table: PlayedTable, seat: int, away: Away) -> None:
        super().__init__(table.client)
        self.table, self.seat, self.away = table, seat, away
        self.set_height(REST + ROW * len(self.rows()))

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Portrait, the lines, the way on."""
        Portrait(panel, (area.x, area.y, 84, 84), self.away.who.icon)
        Label(
            panel, (area.x + 108, area.y + 8, area.width - 180, 64),
            self.t("chair.sum.title", name=self.away.who.name), size=theme.HEADING, bold=True, colour=theme.GOLD,
            shadow=True,
        )  # fmt: skip
        for i, (icon, line) in enumerate(self.rows()):
            y = area.y + 104 + i * ROW
            Picture(panel, (area.x + 22, y + 14, 40, 40), icon)
            lines_of = self.media.theme.wrap(line, theme.BODY, area.width - 108)
            height = len(lines_of) * self.media.theme.line_height(theme.BODY)
            Label(panel, (area.x + 108, y + (68 - height) // 2, area.width - 108, height), line, wrap=True)
        Button(
            panel, (area.centerx - 150, area.bottom - 60, 300, 64), self.t("chair.sum.go"), self.close, kind="gold",
            name="hand-back.go",
        )  # fmt: skip

    def rows(self) -> list[tuple[str, str]]:
        """Signs and lines: how long the bot played; what became of the seat, as its title tells it; what was last."""
        table = self.table
        played, did, last = summary(table.title_table, table.match, self.seat, self.away, table.lines)
        more = table.title_table.meanwhile(self.seat, self.away.event)
        return [(ICONS[0], played), *(more or [(ICONS[1], did)]), (ICONS[2], last)]

    def enter(self) -> None:
        """Enter goes on."""
        super().enter()
        self.ui.set_focus(self.ui.find("hand-back.go"))
