"""Short texts that people pass on: by the clipboard, and as files in the folders where files come to lie. The disk is
read and written on threads.
"""

from __future__ import annotations

import re
import threading
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.callbacks import ignore
from game.store.files import is_there, read_whole, write_safely
from game.store.notices import StoreError
from game.store.paths import as_typed, downloads, looked_into
from scenes.shell.folders import told_of_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes.shell.client import Client
    from scenes.shell.work import Work

MOST_BYTES = 64 * 1024
MOST_FOUND = 60
_writing = threading.Lock()


class FoundFile(NamedTuple):
    """A file and when it was written (ms since 1970)."""

    path: Path
    ms: int


def copied(text: str) -> bool:
    """Puts a text into the clipboard; False where the system has none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """The text in the clipboard; "" for none."""
    with suppress(pygame.error):
        return pygame.scrap.get_text()[:MOST_BYTES]
    return ""


def _entries(folder: Path) -> list[Path]:
    """What lies in a folder; nothing where it may not be looked into."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _plain(path: str) -> Path:
    """A path as somebody typed or dropped it."""
    return as_typed(path.strip().strip("\"'").removeprefix("file://"))


def _free(path: Path) -> Path:
    """That path, or the first beside it with a number that nothing has."""
    found, number = path, 1
    while is_there(found):
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


class TextFiles:
    """Files with one of the `endings`, of which the first is written. What fails is told."""

    def __init__(self, client: Client, *endings: str) -> None:
        self._client, self._home, self._nav = client, client.home, client.nav
        self.endings = endings

    def propose(self, stem: str, done: Callable[[Path], None]) -> None:
        """Hands over a free path in the downloads."""
        name = re.sub(r"[^\w-]+", "-", stem).strip("-")[:60] or self.endings[0].lstrip(".")
        self._nav.soon(lambda: _free(downloads(self._home.data) / f"{name}{self.endings[0]}"), done)

    def write(self, path: str, text: str, words: Callable[[Path], str], done: Callable[[], None] = ignore) -> None:
        """Writes a text to a path as somebody typed it, a bare name goes to the downloads; beside a file of that name
        under a free one. Tells `words` of the path.
        """

        def told(path: Path) -> None:
            done()
            told_of_file(self._client, words(path), path)

        self._nav.soon(partial(self._written, path, text), told, lasting=True, line=f"texts{self.endings[0]}")

    def _written(self, typed: str, text: str) -> Path:
        path = downloads(self._home.data) / _plain(typed)
        path = path if path.suffix.casefold() in self.endings else path.with_name(f"{path.name}{self.endings[0]}")
        with _writing:  # else the next one finds the same name free
            path = _free(path)
            write_safely(path, text.encode(), shared=True, patient=True)
            return path

    def find(self, done: Callable[[list[FoundFile]], None]) -> None:
        """Hands over the files with these endings, the newest first."""
        self._nav.work(self._found, done)

    def _found(self, _work: Work[list[FoundFile]]) -> list[FoundFile]:
        times: dict[Path, int] = {}
        for path in (path for folder in looked_into() for path in _entries(folder)):
            if path.suffix.casefold() in self.endings:
                with suppress(OSError):  # gone meanwhile, or a link to nowhere
                    times[path] = path.stat().st_mtime_ns // 1_000_000
        newest = sorted(times.items(), key=lambda one: (-one[1], one[0].name))[:MOST_FOUND]
        return [FoundFile(path, ms) for path, ms in newest]

    def read(self, path: str, done: Callable[[str, str], None]) -> None:
        """Hands over the name and the text of a file; a path as somebody typed or dropped it."""
        plain = _plain(path)
        self._nav.soon(partial(self._text_of, plain), partial(done, plain.stem))

    @staticmethod
    def _text_of(path: Path) -> str:
        data = read_whole(path, MOST_BYTES)
        if data is None:
            raise StoreError("store.file.missing", name=path.name)
        return data.decode("utf-8-sig", "replace")
