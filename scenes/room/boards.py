"""An option whose values are a person's own files: boards in the folder boards/<title> (R3). The panel shows each with
what is drawn in it, and those that can't be used with the sentence that tells why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.errors import PentarchyError
from game.store.boards import board_files, boards_folder, lay_samples
from game.store.notices import Notice, StoreError
from scenes.kit.title_look import FileLook
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.shell.folders import show_folder
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.segmented_control import Cycler

if TYPE_CHECKING:
    from scenes.room.setup import RoomSetup
    from scenes.shell.client import Client
    from scenes.shell.work import Work

ROW, SIGN = 124, 64
DRAWING = (144, 108)
STANDARD = ""
FOLDER = "boards"
"""The line of what is written there."""


class BoardFile(NamedTuple):
    """A file by its name: what was read of it, or why it can't be used."""

    name: str
    value: list[str]
    problem: Notice | None = None


def found_in(data: Path, title: str, look: FileLook, players: int) -> list[BoardFile]:
    """The files of a game, each read. Raises StoreError. Slow: for a thread."""
    return [_looked_into(path, look, players) for path in board_files(data, title)]


def _looked_into(path: Path, look: FileLook, players: int) -> BoardFile:
    name = path.name.encode(errors="backslashreplace").decode()  # it may hold bytes that are no text, and is kept
    try:
        return BoardFile(name, list(look.read(path, players)))
    except PentarchyError as error:
        return BoardFile(name, [], Notice(error.key, {name: str(value) for name, value in error.args_.items()}))


def recall(client: Client, setup: RoomSetup, done: Callable[[], None]) -> None:
    """C5.6. Reads the files that were chosen last time; `done` is called when one of them is chosen again."""
    for name in list(setup.wished):
        look = setup.look.option(name)
        if isinstance(look, FileLook):
            _recall(client, setup, look, done)


def _recall(client: Client, setup: RoomSetup, look: FileLook, done: Callable[[], None]) -> None:
    def take(found: list[BoardFile]) -> None:
        if setup.take_files(look.name, found):
            done()

    def failed(error: Exception) -> None:
        if not isinstance(error, StoreError):
            raise error
        client.nav.tell(error.notice)

    client.nav.work(lambda _: found_in(client.home.data, setup.title, look, setup.players), take, failed)


class FileField(Cycler):
    """Looks like the other options; a click or Enter opens the panel."""

    def __init__(self, parent: WidgetParent, rect: RectLike, text: str, on_open: Callable[[], None], *, caption: str,
                 icon: str,
                 name: str, tip: str) -> None:
        super().__init__(parent, rect, [("", text)], "", lambda _: None, caption=caption, icon=icon, name=name, tip=tip)
        self.on_open = on_open

    def step(self, by: int, around: bool = False) -> None:
        """Opens the panel."""
        self.media.sounds.play("click")
        self.on_open()

    def draw(self, surface: pygame.Surface) -> None:
        """As the others, with a sign that more opens."""
        super().draw(surface)
        sign = self.media.sprites.get("ui/chevron_down", size=(22, 22))
        surface.blit(sign, sign.get_rect(center=(self.rect.right - 20, self.rect.centery)))


class BoardPreview(Picture):
    """A small picture of a board in the middle of its place."""

    def __init__(self, parent: WidgetParent, rect: RectLike, picture: pygame.Surface) -> None:
        self.picture = picture
        super().__init__(parent, rect, "")

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it."""
        surface.blit(self.picture, self.picture.get_rect(center=self.rect.center))


class BoardsPanel(PanelScene):
    """`on_choose` gets the name of the file, "" for the standard. Files are read on a thread."""

    size = (1320, 900)

    def __init__(self, client: Client, setup: RoomSetup, look: FileLook, on_choose: Callable[[str], None]) -> None:
        super().__init__(client)
        self.setup, self.look, self.on_choose = setup, look, on_choose
        self.heading = look.key(client.media, "title")
        self.rules_place = look.rule
        self.found: list[BoardFile] | None = None
        self._work: Work[list[BoardFile]] | None = None

    def enter(self) -> None:
        """Begins to read."""
        super().enter()
        self.read()

    def leave(self) -> None:
        """What is still read is not wanted any more."""
        if self._work is not None:
            self._work.cancel()

    def read(self) -> None:
        """Reads all files anew."""
        data, title, players = self.home.data, self.setup.title, self.setup.players
        self._work = self.nav.work(lambda _: found_in(data, title, self.look, players), self._take, self._failed)

    def _take(self, found: list[BoardFile]) -> None:
        self.found = found
        self.setup.take_files(self.look.name, found)
        if not any(self._is_chosen(index) for index in range(1 + len(found))):
            self.on_choose(STANDARD)  # the file is gone, or broken now
        self.rebuild()

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, StoreError):
            raise error
        self.found = []
        self.nav.tell(error.notice)
        self.rebuild()

    # --- making

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """The standard and the files; below where they are, and what a person can do there."""
        foot = 136
        place = (area.x, area.y, area.width, area.height - foot)
        files = self.found or []
        self.rows = ScrollList(panel, place, 1 + len(files), self._row, row_height=ROW, on_choose=self.choose,
                               name="boards")  # fmt: skip
        self.rows.sends = True
        self.rows.select(next((index for index in range(1 + len(files)) if self._is_chosen(index)), None))
        self._foot(panel, pygame.Rect(area.x, area.bottom - foot + 16, area.width, foot - 16))

    def _foot(self, panel: Group, area: pygame.Rect) -> None:
        key = "reading" if self.found is None else "folder"
        words = self.t(self.look.key(self.media, key), path=str(boards_path(self.home.data, self.setup.title)))
        Label(panel, (area.x, area.y, area.width, 48), words, size=theme.SMALL, colour=theme.DIM, wrap=True, tip=words,
              name="boards.folder")  # fmt: skip
        buttons = [("open", "ui/folder", self.open_folder), ("sample", "ui/plus", self.lay_sample),
                   ("again", "ui/cycle", self.read)]  # fmt: skip
        width = (area.width - 32) // 3
        for i, (name, icon, action) in enumerate(buttons):
            place = (area.x + i * (width + 16), area.bottom - 60, width, 60)
            words, tip = (self.t(self.look.key(self.media, key)) for key in (name, f"{name}.tip"))
            Button(panel, place, words, action, icon=icon, icon_size=28, size=theme.BODY, name=f"boards.{name}",
                   tip=tip)  # fmt: skip

    def _row(self, row: Row, index: int) -> None:
        file = self.found[index - 1] if self.found and index else None
        problem = file.problem if file is not None else None
        name = self.look.text_of(self.media, file.name if file is not None else STANDARD)
        if file is not None and problem is not None:
            name = file.name  # there it is to be mended
        x, y = row.rect.x + 16, row.rect.y
        sign = "ui/warning" if problem is not None else self.look.by_chance if file is None else ""
        if sign:
            Picture(row, (x + (DRAWING[0] - SIGN) // 2, y + (ROW - SIGN) // 2, SIGN, SIGN), sign)
        elif self.look.drawing is not None:
            value = file.value if file is not None else []
            picture = self.look.drawing(self.setup.players, value, DRAWING)
            BoardPreview(row, (x, y + 8, *DRAWING), picture)
        x += DRAWING[0] + 20
        width = row.rect.right - 64 - x
        about = self.t(problem.key, **problem.args) if problem is not None else self._about(file)
        row.words = f"{name}. {about}"
        ink = theme.FAINT if problem is not None else theme.BONE
        high = min(64, self.media.theme.paragraph(about, width, theme.SMALL).get_height())
        top = y + (ROW - 34 - high) // 2
        Label(row, (x, top, width, 32), name, size=theme.BODY, colour=ink, bold=True)
        Label(row, (x, top + 34, width, high), about, size=theme.SMALL, colour=theme.BAD if problem else theme.DIM,
              wrap=True, tip=about if problem else "", name=f"boards.about.{index}")  # fmt: skip
        if self._is_chosen(index):
            Picture(row, (row.rect.right - 52, y + ROW // 2 - 16, 32, 32), "ui/check")

    def _is_chosen(self, index: int) -> bool:
        file = self.found[index - 1] if self.found and index else None
        chosen = self.setup.options[self.look.name]
        return chosen == STANDARD if file is None else file.problem is None and chosen == file.name

    def _about(self, file: BoardFile | None) -> str:
        return self.t(self.look.key(self.media, "mine" if file is not None else "standard"))

    # --- doing

    def choose(self, index: int) -> None:
        """Takes the board of that row, if it can be used."""
        file = self.found[index - 1] if self.found and index else None
        if file is not None and file.problem is not None:
            self.media.sounds.play("warning")
            return
        self.close()
        self.on_choose(file.name if file is not None else STANDARD)

    def open_folder(self) -> None:
        """Shows the folder in the system's file manager."""

        def show(folder: Path) -> None:
            if not show_folder(folder):
                self.nav.toast(self.t("room.boards.open.failed", path=str(folder)), "bad")

        self.nav.soon(partial(boards_folder, self.home.data, self.setup.title), show, lasting=True, line=FOLDER)

    def lay_sample(self) -> None:
        """Copies the standard board there, so that it can be changed, and reads again."""
        setup, t = self.setup, self.t

        def tell(laid: list[str]) -> None:
            words = t("room.boards.sample.done", names=", ".join(laid)) if laid else t("room.boards.sample.there")
            self.nav.toast(words, "good" if laid else "info")
            if self in self.nav.stack:
                self.read()

        lay = partial(lay_samples, self.home.data, setup.title, self.look.samples(setup.players))
        self.nav.soon(lay, tell, lasting=True, line=FOLDER)


def boards_path(data: Path, title: str) -> Path:
    """Where the files belong; nothing is made."""
    return data / "boards" / title
