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
WIDE, INDENT, SIGN, APART, REST = 960, 108, 40, 20, 258
"""Where lines begin, how high a line is at least, how far they stand apart, and all that is no line."""


class HandBack(PanelScene):
    """Made when it opens: what the bot did does not change any more."""

    pauses = True
    size = (WIDE, REST + 3 * (SIGN + APART))

    def __init__(self, table: PlayedTable, seat: int, away: Away) -> None:
        super().__init__(table.client)
        self.table, self.seat, self.away = table, seat, away

    def build(self) -> None:
        """As high as its lines."""
        high = sum(self._high(line, self.size[0] - 2 * self.inset) + APART for _, line in self.rows())
        self.set_height(REST + high)
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Portrait, the lines, the way on."""
        Portrait(panel, (area.x, area.y, 84, 84), self.away.who.icon)
        Label(
            panel, (area.x + 108, area.y + 8, area.width - 180, 64),
            self.t("chair.sum.title", name=self.away.who.name), size=theme.HEADING, bold=True, colour=theme.GOLD,
            shadow=True,
        )  # fmt: skip
        y = area.y + 104
        for icon, line in self.rows():
            high, wide = self._high(line, area.width), area.width - INDENT
            tall = len(self.media.theme.wrap(line, theme.BODY, wide)) * self.media.theme.line_height(theme.BODY)
            Picture(panel, (area.x + 22, y + (high - SIGN) // 2, SIGN, SIGN), icon)
            Label(panel, (area.x + INDENT, y + (high - tall) // 2, wide, tall), line, wrap=True)
            y += high + APART
        Button(
            panel, (area.centerx - 150, area.bottom - 60, 300, 64), self.t("chair.sum.go"), self.close, kind="gold",
            name="hand-back.go",
        )  # fmt: skip

    def _high(self, line: str, width: int) -> int:
        """How high a line is in an area so wide."""
        letters = self.media.theme
        return max(SIGN, len(letters.wrap(line, theme.BODY, width - INDENT)) * letters.line_height(theme.BODY))

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
