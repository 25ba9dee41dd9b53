"""A browser of stored matches (C3.3, C7): a list with small pictures, search, filter, order, names and stars; beside it
all that is known of the chosen one, and what can be done with it. Deleting can be undone.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.core.callbacks import ignore
from game.store.notices import StoreError
from game.store.saves import newest_then_id
from scenes.kit.ago import AgoClock, AgoLabel
from scenes.kit.match_words import match_line, seat_names, title_name, when, where_words
from scenes.kit.title_art import hang
from scenes.media import theme
from scenes.menu.stored_detail import Detail
from scenes.menu.stored_list import ALL, ORDERS, STARS, ListFilter
from scenes.menu.thumbs import SeatSign, Thumb, Thumbs
from scenes.shell.dialog import PanelScene
from scenes.shell.work import SHOW_AFTER_MS, import_all
from scenes.titles import TITLES
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import Cycler
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.store.container import FileEntry
    from game.store.marks import FileMark, FileMarks
    from scenes.shell.client import Client

ROW, TALL_ROW, FEW = 112, 150, 4
"""Where there are few files their rows are higher and their pictures larger."""
TOOLS = 52
LIST = 1010
DETAIL = 590
PREPARE_S = 0.003


class StoredPanel(PanelScene):
    """Subclasses say what is listed (`read`, `payload`), what the button of a row does (`open_entry`), and how one is
    deleted. `chosen` is the id of the file beside the list.
    """

    size = (1720, 980)
    area_key = ""
    """Text keys: "<area_key>.title", ".empty", ".open", ".open.tip", ".delete", ".deleted"."""

    def __init__(self, client: Client, folder: Path, marks: FileMarks, chosen: str = "") -> None:
        super().__init__(client)
        self.heading = f"{self.area_key}.title"
        self.shown = ListFilter(client.media, marks)
        self.thumbs = Thumbs(client, folder, self.payload, self._painted)
        self.entries: list[FileEntry] = []
        self.chosen = chosen
        self.naming = False
        self._deleted: dict[str, FileEntry] = {}
        self._leaving: set[str] = set()
        self._top = self._changes = 0
        self._looking = self._known = self._sought = False
        self._reading = True
        self._patient = True  # nothing is shown yet in the place of a list that is being read
        self._listed = False  # whether there is a list, and not a sentence in its place
        self.kinds: list[tuple[str, str]] = []
        self._ago = AgoClock(self)

    # --- what subclasses say

    def read(self) -> list[FileEntry]:
        """The entries, newest first; on a thread. May raise StoreError."""
        return []

    def payload(self, file_id: str) -> bytes:
        """The match in a file, read on a thread. Raises StoreError."""
        return b""

    def open_entry(self, entry: FileEntry) -> None:
        """What the button of a row does."""

    def delete(self, file_id: str) -> str:
        """Deletes a file and returns the token for `undelete`; on a thread. May raise StoreError."""
        return file_id

    def undelete(self, token: str) -> None:
        """Brings it back; on a thread. May raise StoreError."""

    def state(self, entry: FileEntry) -> str:
        """What a row tells beside the time."""
        return ""

    def tools(self, panel: Group, area: pygame.Rect) -> None:
        """More beside search, filter and order."""

    def actions(self, entry: FileEntry) -> list[Button]:
        """What else can be done with a file that can be opened: buttons, yet without a place."""
        return []

    def instead(self, entry: FileEntry) -> Callable[[Group, pygame.Rect], Button] | None:
        """Makes the button of what can be done with a file that can't be opened; None for nothing."""
        return None

    def verdict(self, entry: FileEntry) -> tuple[bool, str]:
        """What a check of the file has found: whether it is well, and words; "" before."""
        return True, ""

    # --- building

    def enter(self) -> None:
        """What a line of text is typed with is loaded meanwhile."""
        super().enter()
        self.nav.work(partial(import_all, ("pygame_gui",)), self._typing, ignore)

    def _typing(self, _: None) -> None:
        self.media.gui  # noqa: B018 - made now, and not by the first key

    def build(self) -> None:
        """Reads the list anew, but where only what is known of it has changed."""
        if not self._known:
            self._look()
        self._known = False
        super().build()

    def _look(self) -> None:
        """Reads the list on a thread; until it is there what was known is shown."""
        self._looking = True
        self.nav.soon(self._read, partial(self._take, self._changes), partial(self._take, self._changes, []))
        self._looking = False
        if self._reading and self._patient:
            self.after(SHOW_AFTER_MS, self._lose_patience)

    def _read(self) -> list[FileEntry]:
        self.shown.marks.load()
        return self.read()

    def _take(self, changes: int, found: list[FileEntry]) -> None:
        """What was read is shown, where it is not what is shown already."""
        fresh = self._reading or [*map(id, found)] != [*map(id, self.shown.every)]
        if self._looking:
            self._reading, self.shown.every = False, found
        elif self in self.nav.stack and changes != self._changes:
            self._look()  # something was deleted meanwhile
            self.show_known()
        elif self in self.nav.stack and fresh:
            self._reading, self.shown.every = False, found
            self.show_known()

    def _lose_patience(self) -> None:
        self._patient = False
        if self._reading:
            self.show_known()

    def show_known(self) -> None:
        """Builds anew without looking at the disk."""
        self._known = True
        self.rebuild()

    def update(self, dt: int) -> None:
        """What entries are found by is put together bit by bit; what was searched for meanwhile is shown then."""
        super().update(dt)
        self._ago.update(dt)
        if self._listed and self.shown.prepare(time.perf_counter() + PREPARE_S) and self._sought:
            self._list_anew()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Tools, list and detail; without files a sentence on how something comes into the list."""
        self.tools(panel, pygame.Rect(area.x, area.y, area.width, TOOLS))
        self._listed = bool(self.shown.every)
        if not self._listed:
            if not (self._reading and self._patient):
                self._nothing(panel, area, self.t("stored.reading" if self._reading else f"{self.area_key}.empty"))
            return
        self._search_tools(panel, area)
        place = pygame.Rect(area.x, area.y + TOOLS + 16, LIST, area.height - TOOLS - 16)
        high = TALL_ROW if len(self.shown.every) <= FEW else ROW
        self.list = ScrollList(panel, place, 0, self._row, row_height=high, name="stored", on_choose=self._choose)
        self.none = Label(
            panel, (place.x + 60, place.y + 120, place.width - 120, 80), "", size=theme.BUTTON, colour=theme.DIM,
            align="center", wrap=True,
        )  # fmt: skip
        self.detail = Detail(self, panel, pygame.Rect(area.right - DETAIL, place.y, DETAIL, place.height))
        self._list_anew()
        self.list.scroll_to(self._top)

    def _nothing(self, panel: Group, area: pygame.Rect, words: str) -> None:
        top = area.y + TOOLS
        Picture(panel, (area.centerx - 56, top + 20, 112, 112), f"ui/{self.area_key}")
        place = (area.x + 240, top + 148, area.width - 480, 96)
        Label(panel, place, words, size=theme.BUTTON, colour=theme.DIM, wrap=True, align="center")
        hang(panel, pygame.Rect(area.x, top + 268, area.width, area.bottom - top - 284), TITLES)

    def _search_tools(self, panel: Group, area: pygame.Rect) -> None:
        TextEntry(
            panel, (area.x, area.y, 430, TOOLS), self.shown.wanted, on_change=self._search, icon="ui/search",
            empty=self.t("stored.search"), name="search", longest=40,
        )  # fmt: skip
        self.kinds = self._kinds()
        if self.shown.only not in dict(self.kinds):
            self.shown.only = ALL
        Cycler(
            panel, (area.x + 446, area.y, 274, TOOLS), self.kinds, self.shown.only, self._filter, name="filter",
            tip=self.t("stored.filter.tip"), size=20,
        )  # fmt: skip
        orders = [(order, self.t(f"stored.order.{order}")) for order in ORDERS]
        Cycler(
            panel, (area.x + 736, area.y, 274, TOOLS), orders, self.shown.order, self._sort, name="order",
            tip=self.t("stored.order.tip"), size=20,
        )  # fmt: skip

    def _kinds(self) -> list[tuple[str, str]]:
        """What the list may be of: everything, a game, the starred."""
        games = [(title, title_name(self.media, title)) for title in self.shown.titles()]
        return [(ALL, self.t("stored.all")), *games, (STARS, self.t("stored.stars"))]

    def _list_anew(self) -> None:
        """The rows for what is wanted; the chosen file stays chosen where it is still listed, and so does the focus."""
        focus, named = self.ui.focus, self.naming
        self._sought = False
        self.entries = self.shown.entries()
        ids = [entry.file_id for entry in self.entries]
        if self.chosen not in ids:
            self.chosen = ids[0] if ids else ""
            self.naming = False
        self.list.set_count(len(ids))
        self.list.select(ids.index(self.chosen) if self.chosen else None)
        self.none.text = "" if ids else self.t("stored.none")
        if not (named and self.naming):  # what is being typed stays
            self.detail.show(self.entry)
        if focus is not None and focus.name:
            self.ui.set_focus(self.ui.find(focus.name), self.ui.keyboard)

    @property
    def entry(self) -> FileEntry | None:
        """The chosen file."""
        return next((entry for entry in self.entries if entry.file_id == self.chosen), None)

    def _row(self, row: Row, index: int) -> None:
        entry = self.entries[index]
        rect = row.rect
        refused = entry.head is None or entry.broken is not None
        thumb = pygame.Rect(rect.x + 6, rect.y + 6, (rect.height - 12) * 164 // 100, rect.height - 12)
        Thumb(row, thumb, self.thumbs, entry, "ui/warning" if refused else f"ui/{self.area_key}")
        x, width, middle = thumb.right + 16, rect.right - 212 - thumb.right - 16, rect.centery - 30
        if refused:
            self._refused(row, entry, x, width)
        else:
            self._told(row, entry, x, width)
            Button(
                row, (rect.right - 204, middle, 60, 60), icon="ui/play", icon_size=28, kind="gold",
                on_click=partial(self.open_entry, entry), name=f"open.{index}",
                tip=f"{self.t(f'{self.area_key}.open')}\n{self.t(f'{self.area_key}.open.tip')}",
            )  # fmt: skip
        star = self.shown.mark(entry).star
        Button(
            row, (rect.right - 138, middle, 60, 60), icon="ui/star" if star else "ui/star_off", icon_size=28,
            on=star, on_click=partial(self._star, entry), name=f"star.{index}",
            tip=self.t("stored.star.off" if star else "stored.star.on"),
        )  # fmt: skip
        Button(
            row, (rect.right - 72, middle, 60, 60), icon="ui/trash", icon_size=28, name=f"delete.{index}",
            on_click=partial(self.delete_entry, entry), tip=self.t(f"{self.area_key}.delete"),
        )  # fmt: skip

    def _told(self, row: Row, entry: FileEntry, x: int, width: int) -> None:
        """Name, players, time and how it stands."""
        y, head = row.rect.centery - ROW // 2, entry.head
        if head is None:
            return
        name, game = self.shown.name(entry), match_line(self.media, head.title, entry.header)
        far = where_words(self.media, head.title, entry.header) if "chapter" in entry.header else []
        first, last = game if name != game else " · ".join(far), self.state(entry)

        def facts() -> str:
            return " · ".join(fact for fact in (first, when(self.media, head.written_ms), last) if fact)

        lines = [name, seat_names(self.media, entry.header), facts()]
        Label(row, (x, y + 6, width, 36), lines[0], size=theme.BUTTON, bold=True)
        Label(row, (x, y + 38, width, 30), lines[1], size=20)
        AgoLabel(row, (x, y + 66, width, 42), facts, size=theme.SMALL, colour=theme.DIM)
        row.words = "\n".join(lines)

    def _refused(self, row: Row, entry: FileEntry, x: int, width: int) -> None:
        """What can't be opened: which match it is, where that is known, and why (C7.1)."""
        y, height = row.rect.y, row.rect.height
        reason = self.reason(entry)
        row.words = f"{self.shown.name(entry)}\n{reason}"
        if entry.head is None:
            Label(row, (x, y + 14, width, height - 28), reason, colour=theme.BAD, wrap=True)
            return
        line = f"{self.shown.name(entry)} · {when(self.media, entry.head.written_ms)}"
        Label(row, (x, y + 8, width, 30), line, size=20, bold=True, colour=theme.FAINT)
        Label(row, (x, y + 36, width, height - 40), reason, size=theme.SMALL, colour=theme.DIM, wrap=True)

    def reason(self, entry: FileEntry) -> str:
        """Why a file can't be opened."""
        return self.t(entry.broken.key, **entry.broken.args) if entry.broken is not None else entry.file_id

    # --- what a person does

    def _search(self, text: str) -> None:
        self.shown.wanted = text
        self._sought = not self.shown.prepare(time.perf_counter() + PREPARE_S)
        if not self._sought:
            self._list_anew()

    def _filter(self, only: str) -> None:
        self.shown.only = only
        self._list_anew()

    def _sort(self, order: str) -> None:
        self.shown.order = order
        self._list_anew()

    def _choose(self, index: int) -> None:
        """A click on a row shows the file beside the list, another one opens it."""
        entry = self.entries[index]
        if entry.file_id == self.chosen and not entry.broken and self.ui.keyboard:
            self.open_entry(entry)
            return
        self.chosen, self.naming = entry.file_id, False
        self.list.select(index)
        self.detail.show(entry)

    def _star(self, entry: FileEntry) -> None:
        mark = self.shown.mark(entry)
        self._mark(entry, msgspec.structs.replace(mark, star=not mark.star))

    def name_entry(self, entry: FileEntry, label: str) -> None:
        """Gives a file a name; an empty one takes it away."""
        self.naming = False
        self._mark(entry, msgspec.structs.replace(self.shown.mark(entry), label=label))

    def _mark(self, entry: FileEntry, mark: FileMark) -> None:
        """It is shown at once and written on a thread."""
        marks = self.shown.marks
        promised, line = marks.promise(entry.file_id, mark), f"mark.{self.area_key}.{entry.file_id}"
        self._show_list()

        def failed(error: Exception) -> None:
            if not isinstance(error, StoreError):
                raise error
            self.nav.tell(error.notice)
            self._show_list()

        self.nav.work(lambda _: marks.set(entry.file_id, promised), ignore, failed, lasting=True, line=line)

    def _show_list(self) -> None:
        """Something of what is known has changed."""
        if self not in self.nav.stack:
            return
        if self._listed and self.shown.every and self.kinds == self._kinds():
            self._list_anew()
        else:
            self.show_known()

    def rebuild(self) -> None:
        """The list stays where it was scrolled to."""
        self._top = self.list.top if self._listed else 0
        super().rebuild()

    def delete_entry(self, entry: FileEntry) -> None:
        """Takes a file off the list, with undo. Another program may have it open, so a thread waits for that."""
        if entry.file_id in self._leaving:
            return
        self._leaving.add(entry.file_id)

        def over(token: str) -> None:
            self._leaving.discard(entry.file_id)
            if token:
                self._taken_off(entry, token)

        def act() -> str:
            token = self.delete(entry.file_id)
            self.thumbs.drop(entry.file_id)
            return token

        self._on_disk(act, over)

    def _taken_off(self, entry: FileEntry, token: str) -> None:
        self._deleted[token] = entry
        self._changes += 1
        self.shown.every = [one for one in self.shown.every if one.file_id != entry.file_id]
        self._show_list()
        text = self.t(f"{self.area_key}.deleted")
        self.nav.toast(text, "good", self.t("widget.undo"), partial(self._undelete, token), undoes=True)

    def _on_disk(self, act: Callable[[], str], then: Callable[[str], None]) -> None:
        """Does something on a thread and goes on with what came of it; with "" where it was refused, which is told."""

        def failed(error: Exception) -> None:
            if not isinstance(error, StoreError):
                raise error
            self.nav.tell(error.notice)
            then("")

        self.nav.work(lambda _: act(), then, failed, lasting=True)

    def on_action(self, action: str) -> bool:
        """The key for undo brings back what was deleted last, as long as the list is open."""
        if action == "undo" and self._deleted:
            self._undelete(next(reversed(self._deleted)))
            return True
        return super().on_action(action)

    def on_back(self) -> bool:
        """Esc ends naming first."""
        if self.naming:
            self.naming = False
            self.detail.show(self.entry)
            return True
        return super().on_back()

    def _undelete(self, token: str) -> None:
        entry = self._deleted.pop(token, None)

        def act() -> str:
            self.undelete(token)
            return token

        def over(done: str) -> None:
            if entry is None or not done or self not in self.nav.stack:
                self.nav.stack.rebuild()
                return
            self._changes += 1
            self.shown.every = sorted([*self.shown.every, entry], key=newest_then_id)
            self._show_list()

        self._on_disk(act, over)

    def _painted(self, file_id: str) -> None:
        """A small picture is there."""
        for widget in self.ui.root.each():
            if isinstance(widget, Thumb | SeatSign) and widget.entry.file_id == file_id:
                widget.invalidate()
