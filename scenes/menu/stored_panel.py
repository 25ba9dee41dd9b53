"""A list of stored matches with a button that opens one and one that deletes it (with undo): saves and
replays (C3.3).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.notices import StoreError
from scenes import theme
from scenes.menu.words import match_line, seat_names, when
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.dialog import PanelScene
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from game.store.container import Entry
    from scenes.app import App

ROW = 100


class StoredPanel(PanelScene):
    """Subclasses say what is listed (`read`), what the button of a row does (`open_entry`), and how one is
    deleted.
    """

    size = (1240, 820)
    area_key = ""  # text keys: "<area_key>.title", ".empty", ".open", ".open.tip", ".delete", ".deleted"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.heading = f"{self.area_key}.title"
        self.entries: list[Entry] = []
        self._deleted: list[str] = []

    def read(self) -> list[Entry]:
        """The entries, newest first. May raise StoreError."""
        return []

    def open_entry(self, entry: Entry) -> None:
        """What the button of a row does."""

    def delete(self, file_id: str) -> str:
        """Deletes a file and returns the token for `undelete`. May raise StoreError."""
        return file_id

    def undelete(self, token: str) -> None:
        """Brings it back. May raise StoreError."""

    def state(self, entry: Entry) -> str:
        """A third line for a row."""
        return ""

    def build(self) -> None:
        """Reads the list anew."""
        try:
            self.entries = self.read()
        except StoreError as error:
            self.entries = []
            self.app.tell(error.notice)
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The list, or a sentence on how something comes into it."""
        if self.entries:
            self.list = ScrollList(panel, area, len(self.entries), self._row, row_height=ROW, name="stored")
            return
        Picture(panel, (area.centerx - 56, area.centery - 130, 112, 112), f"ui/{self.area_key}")
        place = (area.x + 120, area.centery + 8, area.width - 240, 120)
        Label(
            panel,
            place,
            self.t(f"{self.area_key}.empty"),
            size=theme.BUTTON,
            colour=theme.DIM,
            wrap=True,
            align="center",
        )

    def _row(self, row: Row, index: int) -> None:
        entry = self.entries[index]
        rect = row.rect
        Picture(row, (rect.x + 20, rect.y + 22, 56, 56), "ui/warning" if entry.broken else f"ui/{self.area_key}")
        x, width = rect.x + 100, rect.width - 100 - 480
        if entry.head is None or entry.broken is not None:
            self._refused(row, entry, x, width + 250)
        else:
            line = match_line(self.app, entry.head.title, entry.header)
            Label(row, (x, rect.y + 10, width, 38), line, size=theme.BUTTON, bold=True)
            facts = [when(self.app, entry.head.written_ms), seat_names(self.app, entry.header), self.state(entry)]
            text = " · ".join(fact for fact in facts if fact)
            Label(row, (x, rect.y + 50, width, 34), text, size=20, colour=theme.DIM, tip=text)
            self._open_button(row, entry, index)
        Button(
            row, (rect.right - 92, rect.y + 20, 76, 60), icon="ui/trash", name=f"delete.{index}",
            on_click=partial(self._delete, entry), tip=self.t(f"{self.area_key}.delete"),
        )  # fmt: skip

    def _refused(self, row: Row, entry: Entry, x: int, width: int) -> None:
        """What can't be opened: which match it is, where that is known, and why (C7.1)."""
        y, height = row.rect.y, row.rect.height
        reason = self.t(entry.broken.key, **entry.broken.args) if entry.broken is not None else entry.file_id
        if entry.head is None:
            Label(row, (x, y + 14, width, height - 28), reason, colour=theme.BAD, wrap=True)
            return
        line = f"{match_line(self.app, entry.head.title, entry.header)} · {when(self.app, entry.head.written_ms)}"
        Label(row, (x, y + 8, width, 30), line, size=20, bold=True, colour=theme.FAINT)
        Label(row, (x, y + 40, width, 52), reason, size=theme.SMALL, colour=theme.DIM, wrap=True, tip=reason)

    def _open_button(self, row: Row, entry: Entry, index: int) -> None:
        Button(
            row, (row.rect.right - 372, row.rect.y + 20, 264, 60), self.t(f"{self.area_key}.open"),
            partial(self.open_entry, entry), icon="ui/play", icon_size=28, kind="gold", name=f"open.{index}",
            tip=self.t(f"{self.area_key}.open.tip"),
        )  # fmt: skip

    def _delete(self, entry: Entry) -> None:
        try:
            token = self.delete(entry.file_id)
        except StoreError as error:
            self.app.tell(error.notice)
            return
        self._deleted.append(token)
        self.rebuild()
        text = self.t(f"{self.area_key}.deleted")
        self.app.toast(text, "good", self.t("widget.undo"), partial(self._undelete, token))

    def on_action(self, action: str) -> bool:
        """The key for undo brings back what was deleted last, as long as the list is open."""
        if action == "undo" and self._deleted:
            self._undelete(self._deleted[-1])
            return True
        return super().on_action(action)

    def _undelete(self, token: str) -> None:
        if token in self._deleted:
            self._deleted.remove(token)
        try:
            self.undelete(token)
        except StoreError as error:
            self.app.tell(error.notice)
        self.app.stack.rebuild()
