"""The log (C6.4a): every line names who did what to whom and how much, has an icon and its rule; a click shows the
place. Filters on top.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.kit.event_look import filter_icon
from scenes.media import theme
from scenes.table.log_list import LogList
from scenes.widgets.base import Group, RectLike
from scenes.widgets.button import Button
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.log_line import LogLine
    from scenes.table.host import PlayedTable

FILTER, NEWER = 44, 40
SHORT, NUMBER = 200, 60
"""In a lower list the way back to the newest line is a small button with the number of newer ones alone, so wide."""


def group_key(title: str, group: str) -> str:
    """The text key of a filter; "" for all lines."""
    return f"{title}.log.group.{group}" if group else "log.group.all"


class LogPanel(Group):
    """The newest line is at the bottom; the list follows it unless somebody has scrolled up. From event number `mark`
    on lines are gold: what the viewer missed (C6.7a).
    """

    def __init__(self, scene: PlayedTable, rect: RectLike) -> None:
        self.scene = scene
        self.group = ""
        self.lines: list[LogLine] = []
        super().__init__(scene, rect, name="log")
        Panel(self, self.rect, kind="panel", shadow=False)
        self._filters()
        top = self.rect.y + FILTER + 18
        area = pygame.Rect(self.rect.x + 10, top, self.rect.width - 18, self.rect.bottom - top - 12)
        self.list = LogList(self, area, self._choose, scene.rules, scene.title_table.sign)
        self.short = area.height < SHORT
        self.list.foot = 0 if self.short else NEWER + 8
        wide = NUMBER * self.media.theme.scale // 100 if self.short else area.width - 40
        self.down = Button(
            self, (area.right - 32 - wide, area.bottom - NEWER - 4, wide, NEWER), "", self._to_newest,
            icon="ui/chevron_down", icon_size=20, size=theme.SMALL, name="log.newer", tip=scene.t("log.newer.tip"),
            spoken=self._newer,
        )  # fmt: skip
        self.list.on_scroll = self._scrolled
        self._scrolled()

    @property
    def mark(self) -> int | None:
        """The first event that the viewer had missed."""
        return self.list.mark

    @mark.setter
    def mark(self, value: int | None) -> None:
        self.list.mark = value
        self.invalidate()

    def kept(self) -> tuple[str, int | None]:
        """The filter and the mark, for the list that is made anew."""
        return self.group, self.mark

    def keep(self, kept: tuple[str, int | None]) -> None:
        """As the one before had them."""
        self.mark = kept[1]
        self.choose_group(kept[0])

    def _filters(self) -> None:
        names = ("", *self.scene.title_table.groups)
        width = (self.rect.width - 24) // len(names)
        self.filters: dict[str, Button] = {}
        for i, name in enumerate(names):
            self.filters[name] = Button(
                self, (self.rect.x + 12 + i * width, self.rect.y + 10, width - 2, FILTER), icon=filter_icon(name),
                icon_size=24, on_click=partial(self.choose_group, name), on=name == self.group, kind="row",
                tip=self.scene.t(group_key(self.scene.match.title, name)), name=f"log.filter.{name or 'all'}",
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
        self.list.fill([line for line in self.lines if not self.group or line.group == self.group])

    def append(self, line: LogLine) -> None:
        """One more line."""
        self.lines.append(line)
        if not self.group or line.group == self.group:
            self.list.append(line)

    def _scrolled(self) -> None:
        """Who has scrolled up sees how many lines have come since, and the way back to them."""
        newer = self.list.newer
        self.down.visible = self.list.up > 0
        self.down.text = self._newer() if not self.short else str(newer) if newer else ""
        self.down.kind = "gold" if newer else "plain"

    def _newer(self) -> str:
        newer = self.list.newer
        return self.scene.t("log.newer", n=newer) if newer else self.scene.t("log.newest")

    def _to_newest(self) -> None:
        self.list.scroll(-self.list.up)

    def _choose(self, line: LogLine) -> None:
        self.scene.point_at(line.ref)
