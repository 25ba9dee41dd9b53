"""Where a file shall go that people pass on: a place is proposed and can be changed before anything is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pygame

    from scenes.kit.text_files import TextFiles
    from scenes.shell.client import Client
    from scenes.widgets.base import Group


class SaveAsPanel(PanelScene):
    """The path as a line that can be edited. It closes when the file is written; `words` tells of its path."""

    size = (1100, 350)

    def __init__(
        self, client: Client, files: TextFiles, heading: str, text: str, path: Path, words: Callable[[Path], str]
    ) -> None:
        super().__init__(client)
        self.files, self.heading, self.text, self.words = files, heading, text, words
        self.typed = str(path)

    def enter(self) -> None:
        """Enter writes it where it is proposed."""
        super().enter()
        self.ui.set_focus(self.ui.find("save-as-path"))

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The path, what becomes of a file of that name, and the button."""
        t = self.t
        TextEntry(
            panel, (area.x, area.y, area.width, 60), self.typed, on_change=self._type, on_enter=self.save,
            empty=t("save_as.path"), icon="ui/folder", name="save-as-path", longest=400,
        )  # fmt: skip
        Label(panel, (area.x, area.y + 72, area.width, 60), t("save_as.kept"), size=theme.SMALL, colour=theme.DIM,
              wrap=True)  # fmt: skip
        Button(panel, (area.right - 260, area.bottom - 64, 260, 64), t("save_as.do"), self.save, kind="gold",
               name="save-as-do")  # fmt: skip

    def _type(self, text: str) -> None:
        self.typed = text

    def save(self) -> None:
        """Writes it; what fails is told, and the path can be changed."""
        if self.typed.strip():
            self.files.write(self.typed, self.text, self.words, self._written)

    def _written(self) -> None:
        if self.on_top:
            self.close()
