"""Names and stars that a player gives saves and replays. They lie beside the files, in one list: the files themselves
are sealed and never written over.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

import msgspec

from .files import alone, read_whole, refused, set_aside, write_safely
from .notices import StoreError

FILE = "marks.json"
LARGEST = 1 << 23
"""Some 30,000 names: a list that is larger would not be read again."""
LONGEST_LABEL = 60
TRIES = 3
"""So often another program is waited for, a twentieth of a second each."""


class FileMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """`label` is "" for a file that nobody has named."""

    label: str = ""
    star: bool = False

    def short(self) -> FileMark:
        """With a label that is one line, not too long, and text: what it was taken from may be anything."""
        label = " ".join(self.label[: 4 * LONGEST_LABEL].split())[:LONGEST_LABEL]
        return FileMark(label.encode(errors="replace").decode(), self.star)


NONE = FileMark()


class FileMarks:
    """The list of one folder. An unreadable one is set aside and begun anew. Methods may be called from any thread;
    once the list is read `of` waits for nobody."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._lock = threading.Lock()
        self._known: dict[str, FileMark] | None = None
        self._promised: dict[str, FileMark] = {}

    def of(self, file_id: str) -> FileMark:
        """What a file is marked with. Raises StoreError when the list can't be read."""
        promised, known = self._promised.get(file_id), self._known
        if promised is not None:
            return promised
        if known is None:
            with self._lock:
                known = self._all()
        return known.get(file_id, NONE).short()

    def load(self) -> None:
        """Reads the list, so that `of` reads nothing. A list that can't be read now is told where something is marked.
        """
        with suppress(StoreError), self._lock:
            self._all()

    def promise(self, file_id: str, mark: FileMark) -> FileMark:
        """What `set` is about to write, on a thread, holds from now on, until that has come to its end or something
        else is promised. The mark to write."""
        self._promised[file_id] = promised = mark.short()
        return promised

    def set(self, file_id: str, mark: FileMark) -> None:
        """Marks a file; an empty mark takes it off the list. Raises StoreError, the list is then as before. The list is
        read again before: another program may use the same folder. Marks of one file are written in the order of these
        calls."""
        try:
            self._write(file_id, mark.short())
        finally:
            if self._promised.get(file_id) is mark:
                self._promised.pop(file_id, None)

    def _write(self, file_id: str, mark: FileMark) -> None:
        with self._lock, alone(self._path, TRIES):
            known = {name: old for name, old in self._read().items() if name != file_id}
            if mark != NONE:
                known[file_id] = mark
            raw = msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n"
            if len(raw) > LARGEST:
                raise StoreError("store.file.too_large", name=FILE)
            write_safely(self._path, raw)
            self._known = known

    def _all(self) -> dict[str, FileMark]:
        if self._known is None:
            self._known = self._read()
        return self._known

    def _read(self) -> dict[str, FileMark]:
        try:
            raw = read_whole(self._path, LARGEST)
            return msgspec.json.decode(raw, type=dict[str, FileMark]) if raw else {}
        except (StoreError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            if isinstance(error, StoreError) and refused(error):
                raise
            set_aside(self._path)
            return {}
