"""The answers of a hosted match as they are given, beside its saves (C7.1, C8.6).

Everybody is told of an answer at once, and the save follows on a thread some milliseconds later. So each answer is
appended here first, which takes some microseconds: the system has it then, and keeps it also when the program is killed
in that gap. Only what kills the system as well (a power cut) can cost what came after the newest save, which is synced.

A line is a list in JSON: how many answers had been given, the seat, its key; a key of null takes the last answer of the
seat back. Lines are only ever appended; a save's head holds how many there were.
"""

from __future__ import annotations

import errno
import os
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.store import files
from game.store.notices import StoreError
from game.store.paths import made

FILE = "answers.journal"
LARGEST = 4 << 20


class JournalEntry(NamedTuple):
    """`at`: so many answers had been given; `key`: None where one was taken back."""

    at: int
    seat: int
    key: str | None


class Journal:
    """The file in the match's folder. `count`: how many lines it has. A disk that refuses is told by saving; here it
    only ends the journal."""

    def __init__(self, folder: Path) -> None:
        self.count = self._bytes = 0
        self._path = folder / FILE
        self._file = -1
        self._broken = False
        self._lines: list[bytes] = []
        try:
            made(folder)
            self._read()
        except (OSError, StoreError):
            self._broken = True

    def add(self, at: int, seat: int, key: str | None) -> None:
        """An answer is given, or taken back."""
        if self._broken:
            return
        try:
            if self._file < 0:
                self._file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | _BINARY, 0o600)
            line = msgspec.json.encode(JournalEntry(at, seat, key)) + b"\n"
            self._bytes += len(line)
            self._broken = self._bytes > LARGEST or os.write(self._file, line) < len(line)  # a full disk takes a part
        except OSError:
            self._broken = True
        self.count += not self._broken

    def since(self, count: int) -> list[JournalEntry]:
        """The lines after the first `count` that were there when it was opened, up to one that is none."""
        found = []
        for line in self._lines[count:]:
            try:
                found.append(msgspec.json.decode(line, type=JournalEntry))
            except (msgspec.MsgspecError, UnicodeDecodeError):
                break
        return found

    def close(self, done: bool) -> None:
        """Ends it; `done`: the match is over, and nobody will need it. May be called twice."""
        file, self._file, self._broken = self._file, -1, True
        try:
            if file >= 0:
                os.close(file)
            if done:
                self._path.unlink(missing_ok=True)
        except OSError:
            return

    def _read(self) -> None:
        """What is there; a last line that was not written whole is cut off."""
        try:
            with files.patiently(partial(files.open_file, self._path)) as file:
                raw = file.read(LARGEST + 1)
        except FileNotFoundError:
            return
        if len(raw) > LARGEST:
            raise OSError(errno.EFBIG, "too large")
        whole = raw.rfind(b"\n") + 1
        if whole < len(raw):
            os.truncate(self._path, whole)
        self._lines = raw[:whole].splitlines()
        self.count, self._bytes = len(self._lines), whole


_BINARY = getattr(os, "O_BINARY", 0)
