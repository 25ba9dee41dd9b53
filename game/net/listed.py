"""A list in a small file that several programs on one data folder read and change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from game.store.files import alone, read_whole, set_aside, write_safely
from game.store.notices import Notice, StoreError

LARGEST = 1 << 20
TOO_LARGE = "store.file.too_large"


class Entry(Protocol):
    """`seen`: when it was put in last, in seconds since 1970."""

    @property
    def seen(self) -> int:
        """The newest are kept where there are too many."""


Kept = TypeVar("Kept", bound=Entry)


class ListFile(Generic[Kept]):
    """Entries of the type `kind` by `key`, at most `most`, in a JSON file that is read entry by entry; `field`: the
    name of the list there.

    Every change reads the file again first, so that two programs don't undo each other's. What can't be read is set
    aside, and the rest is written anew; where even that fails, the file stays as it is and nothing is written. `notice`
    says so, with the text `unreadable`.
    """

    def __init__(self, path: Path, kind: type[Kept], key: Callable[[Kept], str], most: int, field: str,
                 unreadable: str) -> None:
        self._path, self._kind, self._key, self._most = path, kind, key, most
        self._field, self._unreadable = field, unreadable
        self._writable = True
        self.notice: Notice | None = None
        self.entries: dict[str, Kept] = {}
        self._read()

    def recent(self) -> list[Kept]:
        """The newest first."""
        return sorted(self.entries.values(), key=lambda entry: -entry.seen)

    def change(self, change: Callable[[dict[str, Kept]], object]) -> None:
        """Changes the entries and writes them. Raises StoreError where that fails, and they hold until the program
        ends; for an entry that nobody could read again nothing changes."""
        with alone(self._path):
            if self._writable:
                self._read()
            entries = dict(self.entries)
            change(entries)
            newest = sorted(entries.values(), key=lambda entry: -entry.seen)[:self._most]
            while len(raw := self._raw(newest)) > LARGEST:
                newest.pop()
            self.entries = {self._key(entry): entry for entry in newest}
            if self._writable:
                write_safely(self._path, raw)

    def _raw(self, entries: list[Kept]) -> bytes:
        """The file's bytes."""
        plain = msgspec.to_builtins(entries)
        try:
            for entry in plain:
                msgspec.convert(entry, self._kind)
        except msgspec.ValidationError as error:
            raise StoreError(TOO_LARGE, name=self._path.name) from error
        return msgspec.json.format(msgspec.json.encode({self._field: plain}), indent=1) + b"\n"

    def _read(self) -> None:
        """Takes over what the file holds; without a file all stays as it is."""
        try:
            raw = read_whole(self._path, LARGEST)
        except StoreError as error:
            if error.notice.key == TOO_LARGE:
                self._put_away()
            else:
                self._writable, self.notice = False, error.notice
            return
        if raw is None:
            return
        found, whole = self._entries_in(raw)
        if whole or found:
            self.entries = {self._key(entry): entry for entry in found}
        if not whole:
            self._put_away()

    def _entries_in(self, raw: bytes) -> tuple[list[Kept], bool]:
        """The entries that can be read, and whether these are all."""
        try:
            entries = msgspec.json.decode(raw, type=dict[str, list[object]])[self._field]
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError):
            return [], False
        found = []
        for entry in entries[:2 * self._most]:
            try:
                found.append(msgspec.convert(entry, self._kind))
            except msgspec.ValidationError:
                continue
        return found[:self._most], len(found) == len(entries)

    def _put_away(self) -> None:
        try:
            aside = set_aside(self._path)
            if self.entries:
                write_safely(self._path, self._raw(list(self.entries.values())))
        except StoreError as error:
            self._writable, self.notice = False, error.notice
            return
        self.notice = Notice(self._unreadable, {"name": aside.name}) if aside else None
