"""The log (C6.4a): every line names who did what to whom and how much, has an icon and its rule; a click shows the
place. Filters on top.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.widgets.base import Group, RectLike
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.table.binding import LogLine
    from scenes.table.table_scene import TableScene

ROW = 80
FILTER = 44


class LogPanel(Group):
    """The newest line is at the bottom; the list follows it unless somebody has scrolled up. From event number `mark`
    on lines are gold: what the viewer missed (C6.7a).
    """

    def __init__(self, scene: TableScene, rect: RectLike) -> None:
        self.scene = scene
        self.group = ""
        self.mark: int | None = None
        self.lines: list[LogLine] = []
        self.shown: list[LogLine] = []
        super().__init__(scene, rect, name="log")
        Panel(self, self.rect, kind="panel", shadow=False)
        self._filters()
        area = self.rect.inflate(-20, -20)
        area.y, area.height = self.rect.y + FILTER + 20, self.rect.height - FILTER - 32
        self.list = ScrollList(
            self, area, 0, self._row, row_height=ROW, gap=0, plates=False, on_choose=self._choose, name="log.list"
        )

    def _filters(self) -> None:
        names = ("", *self.scene.binding.groups)
        width = (self.rect.width - 24) // len(names)
        self.filters: dict[str, Button] = {}
        for i, name in enumerate(names):
            icon = f"ui/filter_{name or 'all'}"
            self.filters[name] = Button(
                self, (self.rect.x + 12 + i * width, self.rect.y + 10, width - 2, FILTER), icon=icon, icon_size=24,
                on_click=partial(self.choose_group, name), on=name == self.group, kind="row",
                tip=self.scene.t(f"log.group.{name or 'all'}"), name=f"log.filter.{name or 'all'}",
            )  # fmt: skip

    def choose_group(self, name: str) -> None:
        """Shows the lines of one filter, "" for all."""
        self.group = name
        for key, button in self.filters.items():
            button.on = key == name
        self.fill(self.lines)

    def fill(self, lines: Sequence[LogLine]) -> None:
        """These lines from the beginning."""
        self.lines = list(lines)
        self.shown = [line for line in self.lines if not self.group or line.group == self.group]
        self.list.set_count(len(self.shown))
        self.list.scroll_to(self.list.furthest)

    def append(self, line: LogLine) -> None:
        """One more line."""
        self.lines.append(line)
        if self.group and line.group != self.group:
            return
        follows = self.list.top >= self.list.furthest - ROW
        self.shown.append(line)
        self.list.set_count(len(self.shown))
        if follows:
            self.list.scroll_to(self.list.furthest)

    def _choose(self, index: int) -> None:
        self.scene.point_at(self.shown[index].ref)

    def _row(self, row: Row, index: int) -> None:
        line = self.shown[index]
        rect = row.rect
        row.words = line.text
        row.tip = "\n".join(part for part in (line.text, *line.details, line.rule) if part)
        row.rule = line.rule
        Picture(row, (rect.x + 8, rect.y + (ROW - 28) // 2, 28, 28), line.icon)
        if line.seat >= 0:
            _Stripe(row, pygame.Rect(rect.x + 2, rect.y + 8, 4, ROW - 16), line.seat)
        width = rect.width - 44
        _, words = self.app.theme.block_size(line.text, width, ROW - 4, theme.SMALL)
        height = min(ROW - 4, len(words) * self.app.theme.line_height(theme.SMALL))
        place = (rect.x + 42, rect.y + (ROW - height) // 2, width, height)
        missed = self.mark is not None and line.no >= self.mark
        ink = theme.GOLD if missed else theme.BONE if line.heavy else theme.DIM
        Label(row, place, line.text, size=theme.SMALL, wrap=True, colour=ink)


class _Stripe(Group):
    """Whose doing a line is, in the seat's colour."""

    def __init__(self, row: Row, rect: pygame.Rect, seat: int) -> None:
        self.seat = seat
        super().__init__(row, rect)

    def draw_back(self, surface: pygame.Surface) -> None:
        pygame.draw.rect(surface, theme.SEATS[self.seat % len(theme.SEATS)], self.rect, border_radius=2)
