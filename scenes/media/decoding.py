"""Where the files of pictures lie, and how one is decoded on a thread."""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from pathlib import Path

import pygame

ENDINGS = ("jpg", "png")


class PictureFiles:
    """The pictures of a folder and of those in it, each of which is listed once: a disk may be slow, and nothing comes
    or goes while the program runs.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._found: dict[str, Path | None] = {}
        self._names: dict[str, frozenset[str]] = {}
        self._pages: dict[str, tuple[tuple[str, Path], ...]] = {}

    def find(self, stem: str) -> Path | None:
        """The file of a picture, or None."""
        if stem not in self._found:
            home, _, name = stem.rpartition("/")
            if home not in self._names:
                self._names[home] = _listed(self._folder / home)
            file = next((f"{name}.{end}" for end in ENDINGS if f"{name}.{end}" in self._names[home]), None)
            self._found[stem] = self._folder / home / file if file is not None else None
        return self._found[stem]

    def pages(self, name: str) -> tuple[tuple[str, Path], ...]:
        """The files of an atlas or of another picture: large atlases have several."""
        if name not in self._pages:
            found: list[tuple[str, Path]] = []
            while (path := self.find(page := f"{name}_{len(found) + 1}" if found else name)) is not None:
                found.append((page, path))
            self._pages[name] = tuple(found)
        return self._pages[name]


def _listed(folder: Path) -> frozenset[str]:
    """The names in a folder; none where it can't be looked into."""
    try:
        return frozenset(entry.name for entry in os.scandir(folder))
    except OSError:
        return frozenset()


class Decoding:
    """A picture that is decoded on a thread (decoding lets other threads run), or by whoever needs it first."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._found: pygame.Surface | None = None
        self._begun = threading.Lock()
        self._over = threading.Event()

    def run(self) -> None:
        """Decodes, unless somebody does already; a failure is raised where the picture is asked for."""
        if self._begun.acquire(blocking=False):
            with suppress(pygame.error, OSError):
                self._found = pygame.image.load(str(self._path))
            self._over.set()

    @property
    def over(self) -> bool:
        """Whether nobody needs to wait any more."""
        return self._over.is_set()

    def wait(self) -> pygame.Surface:
        """The picture, as soon as it is there. Raises what `pygame.image.load` raises."""
        self.run()
        self._over.wait()
        return self._found if self._found is not None else pygame.image.load(str(self._path))
