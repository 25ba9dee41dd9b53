"""Taking in a replay from elsewhere (C7.2): a path, one of those found in the usual folders, or one that is dropped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes.kit.match_words import when
from scenes.media import theme
from scenes.menu.sharing import found, take_in
from scenes.shell.dialog import HEAD, PanelScene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from scenes.shell.client import Client
    from scenes.shell.work import Work

ROW = 72
TOP, FOOT, NOTHING = 128, 40, 240
"""Over the files; under them; so high is what stands there when none is found."""


class ImportPanel(PanelScene):
    """The files are looked for on a thread."""

    size = (1100, 800)
    heading = "replays.import"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.typed = ""
        self.paths: list[tuple[Path, int]] | None = None

    def enter(self) -> None:
        """Begins to look for files."""
        super().enter()
        self.ui.set_focus(self.ui.find("import-path"))
        self.nav.work(self._look, self._found)

    def _look(self, work: Work[list[tuple[Path, int]]]) -> list[tuple[Path, int]]:
        return found(self.media)

    def _found(self, paths: list[tuple[Path, int]]) -> None:
        self.paths = paths
        if self in self.nav.stack:
            self.rebuild()

    def build(self) -> None:
        """No higher than what is found needs."""
        rows = len(self.paths or ()) * ROW
        self.set_height(min(self.size[1], HEAD + TOP + (rows or NOTHING) + FOOT))
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The path, then the files that were found."""
        self.path = TextEntry(
            panel, (area.x, area.y, area.width - 236, 60), self.typed, on_change=self._type, on_enter=self._typed,
            empty=self.t("replays.import.path"), icon="ui/folder", name="import-path", longest=400,
        )  # fmt: skip
        self.button = Button(
            panel, (area.right - 220, area.y, 220, 60), self.t("replays.import.do"), self._typed, kind="gold",
            name="import-do", tip=self.t("replays.import.tip"), enabled=bool(self.typed.strip()),
            reason=self.t("replays.import.path"),
        )  # fmt: skip
        Label(panel, (area.x, area.y + 76, area.width, 34), self.t("replays.import.drop"), size=20, colour=theme.DIM)
        place = pygame.Rect(area.x, area.y + TOP, area.width, area.height - TOP)
        if self.paths:
            ScrollList(panel, place, len(self.paths), self._row, row_height=ROW, on_choose=self._choose, name="found")
        elif self.paths is not None:
            Picture(panel, (place.centerx - 40, place.y + 36, 80, 80), "ui/folder")
            words = self.t("replays.import.none")
            Label(panel, (place.x + 80, place.y + 128, place.width - 160, 80), words, colour=theme.DIM, wrap=True,
                  align="center")  # fmt: skip

    def _row(self, row: Row, index: int) -> None:
        path, ms = (self.paths or [])[index]
        rect, facts = row.rect, f"{when(self.media, ms)} · {path.parent}"
        Picture(row, (rect.x + 16, rect.y + 14, 44, 44), "ui/replays")
        Label(row, (rect.x + 76, rect.y + 6, rect.width - 96, 34), path.name, bold=True)
        Label(row, (rect.x + 76, rect.y + 38, rect.width - 96, 28), facts, size=theme.SMALL, colour=theme.DIM)
        row.words = f"{path.name}\n{facts}"

    def _choose(self, index: int) -> None:
        self._take(str((self.paths or [])[index][0]))

    def _type(self, text: str) -> None:
        self.typed = text
        self.button.enabled = bool(text.strip())

    def _typed(self) -> None:
        self._take(self.path.text.strip().strip("\"'"))

    def _take(self, path: str) -> None:
        if path:
            self.close()
            take_in(self.client, Path(path.removeprefix("file://")))


def create(client: Client) -> ImportPanel:
    """The panel."""
    return ImportPanel(client)
