"""Saved matches (C7.1, C7.1a): a folder per match, in it the last three saves, numbered upwards.

A new save is a new file with the next number, so no crash can leave a match without a readable save. A broken
file is passed over and told, and is never deleted: it gets another name when its turn to be dropped comes.
"""

from __future__ import annotations

import os
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.core.reasons import reason_of

from .container import (
    LARGEST_FILE,
    LARGEST_NUMBER,
    FileEntry,
    Head,
    head_size,
    moment_ms,
    other_rules,
    pack,
    read_head,
    unpack,
)
from .files import entries_of, open_file, read_whole, refused, scan, set_aside, write_safely
from .marks import FileMarks
from .notices import Notice, StoreError
from .paths import made, saves_dir
from .trash import FOLDER as TRASH
from .trash import check_id, put_in, take_out

KIND = "save"
ENDING = ".save"
GENERATIONS = 3
LATEST = LARGEST_NUMBER >> 1
"""A file that says it was written later does not put the own ones beyond what is read."""
SETTLED_NS = 2_000_000_000
"""A folder that was changed so long ago can't have changed since within the same tick of the disk's clock."""
Numbers = list[int]
Notices = list[Notice]


class SaveFolder:
    """The saved matches in the data folder `data`. Methods may be called from any thread; a reader does not wait for a
    writer.

    All raise StoreError.
    """

    def __init__(self, data: Path) -> None:
        self.folder = saves_dir(data)
        self.marks = FileMarks(self.folder)
        self._heads = Heads(KIND)
        self._settled: dict[str, tuple[int, FileEntry]] = {}
        self._lock = threading.RLock()
        self._writing = threading.RLock()
        self._sound: dict[str, Numbers] = {}
        self._refused: dict[str, Notice] = {}
        self._notices: list[Notice] = []
        self._latest: int | None = None

    def write(self, match_id: str, payload: bytes, header: dict[str, Any]) -> None:
        """C7.1: the match as it is now; call it after every choice, on a thread that may wait.

        `header` is JSON data for lists, `container.stamp` of the title and more: "finished": True
        takes the match out of `newest_unfinished`, "name" is what notices call the match. The three newest
        readable saves are kept.
        """
        with self._writing:
            with self._lock:
                self._refused.pop(match_id, None)
            folder = made(self.folder / check_id(match_id))
            data = pack(KIND, payload, header, *self._moment())
            sound = self._sound_generations(match_id)
            number = max(_numbers(folder), default=0) + 1
            write_safely(folder / _name(number), data, patient=True)
            sound.append(number)
            while len(sound) > GENERATIONS and _dropped(folder / _name(sound[0])):
                sound.pop(0)

    def read(self, match_id: str) -> tuple[dict[str, Any], bytes]:
        """Header and payload of the newest readable save.

        When that is not the newest, `take_notices` tells. Raises StoreError when there is none: what
        is wrong with the newest one.
        """
        head, payload = self.read_whole(match_id)
        return head.header, payload

    def read_whole(self, match_id: str) -> tuple[Head, bytes]:
        """As `read`, with program version, rules version and time."""
        head, payload, older = self._newest(match_id)
        if older:
            shown = str(head.header.get("name") or match_id)
            with self._lock:
                self._notices.append(Notice("store.file.older_used", {"name": shown}))
        return head, payload

    def list(self) -> list[FileEntry]:
        """All matches, newest save first, with the reason in `broken` where one can't be opened.

        Reads heads only, so a body's damage shows at `read`. A match without any readable head is listed last.
        """
        there = [one for one in scan(self.folder) if one.name != TRASH]
        return sorted([entry for one in there if (entry := self._listed(one))], key=newest_then_id)

    def newest_unfinished(self) -> FileEntry | None:
        """The match that Continue goes on with (C3.3): of those that can be opened, read as a whole."""
        for entry in self.list():
            if entry.broken or entry.header.get("finished"):
                continue
            try:
                self._newest(entry.file_id)
            except StoreError as error:
                if not refused(error):
                    self.refuse(entry.file_id, error.notice)
                    continue
            return entry
        return None

    def newest_shut(self) -> FileEntry | None:
        """The unfinished match that was left last, where it can't be opened: `broken` says why."""
        left = next((entry for entry in self.list() if not entry.header.get("finished")), None)
        return left if left is not None and left.broken is not None else None

    def refuse(self, match_id: str, reason: Notice) -> None:
        """The match could not be opened: lists say so until it is saved again or the program ends."""
        with self._lock:
            self._refused[match_id] = reason

    def delete(self, match_id: str, patient: bool = False) -> str:
        """Takes the match off the lists; the token given back to `undelete` undoes it. `patient`: never in
        the frame loop.
        """
        with self._writing:
            self._sound.pop(match_id, None)
            return put_in(self.folder / check_id(match_id), patient)

    def undelete(self, token: str, patient: bool = False) -> str:
        """Brings a deleted match back and tells its id; `patient` as for `delete`."""
        with self._writing:
            return take_out(self.folder, token, patient)

    def take_notices(self) -> Notices:
        """What the player should be told since the last call; each notice comes once."""
        with self._lock:
            notices, self._notices = self._notices, []
        return notices

    def _moment(self) -> tuple[int, int]:
        """The time of a save and, where the clock has been set back, its order after every save that there is."""
        if self._latest is None:
            self._latest = min(max(map(newest_time, self.list()), default=0), LATEST)
        now = moment_ms()
        self._latest = max(self._latest + 1, now)
        return now, self._latest if self._latest > now else 0

    def _newest(self, match_id: str) -> tuple[Head, bytes, bool]:
        """The newest readable save, and whether a newer one is damaged. One that the system does not let be read may be
        sound: no older one takes its place.
        """
        first: StoreError | None = None
        for number in _newest_first(self.folder / check_id(match_id)):
            try:
                return *self._unpacked(match_id, number), first is not None
            except StoreError as error:
                if refused(error):
                    raise
                first = first or error
        raise first or StoreError("store.file.missing", name=match_id)

    def _listed(self, folder: os.DirEntry[str]) -> FileEntry | None:
        """A match in a list; its folder is not looked into where nothing was written there since: saves are written
        under names of their own. None for what is no folder; a link that leads nowhere costs only itself."""
        name, changed = folder.name, -1
        try:
            if not folder.is_dir():
                return None
        except OSError as error:
            return FileEntry(name, None, Notice("store.read_failed", {"path": folder.path, "reason": reason_of(error)}))
        with suppress(OSError):
            changed = folder.stat().st_mtime_ns
        before, entry = self._settled.get(name, (-1, None))
        if entry is None or before != changed:
            entry = self._entry(name)
            if entry is not None and entry.head is not None and 0 <= changed < time.time_ns() - SETTLED_NS:
                self._settled[name] = changed, entry
        reason = self._refused.get(name) if entry is not None and entry.broken is None else None
        return entry if entry is None or reason is None else FileEntry(name, entry.head, reason, entry.size)

    def _entry(self, name: str) -> FileEntry | None:
        """What the newest readable head of a match says; None for a folder that holds no saves."""
        folder = self.folder / name
        first: StoreError | None = None
        try:
            numbers = _newest_first(folder)
        except StoreError as error:
            return FileEntry(name, None, error.notice)
        for number in numbers:
            try:
                return self._heads.read(folder / _name(number), name)
            except StoreError as error:
                first = first or error
        return FileEntry(name, None, first.notice) if first else None

    def _unpacked(self, match_id: str, number: int) -> tuple[Head, bytes]:
        data = read_whole(self.folder / match_id / _name(number), LARGEST_FILE)
        if data is None:
            raise StoreError("store.file.missing", name=match_id)
        return unpack(data, KIND, match_id)

    def _sound_generations(self, match_id: str) -> Numbers:
        """Numbers of the saves known to be readable, oldest first.

        Checks files once per run and puts bad ones aside; what can't be looked at now stays as it is.
        """
        if match_id in self._sound:
            return self._sound[match_id]
        sound: Numbers = []
        for number in reversed(_newest_first(self.folder / match_id)):
            try:
                self._unpacked(match_id, number)
            except StoreError as error:
                if not refused(error) and error.notice.key != "store.file.missing":
                    set_aside(self.folder / match_id / _name(number), patient=True)
                continue
            sound.append(number)
        return self._sound.setdefault(match_id, sound)


class Heads:
    """What the heads of files of a kind say, read once while they are as they were: lists of thousands are shown again
    and again."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._known: dict[str, tuple[Path, tuple[int, int, int], FileEntry]] = {}

    def read(self, path: Path, name: str) -> FileEntry:
        """What the head of a file says that is called so in lists. Raises StoreError."""
        known = self._known.get(name)
        entry = self.known(name) if known is not None and known[0] == path else None
        if entry is not None:
            return entry
        moment = None
        with suppress(OSError):  # reading it says what is wrong
            moment = _moment_of(path)
        head = read_file_head(path, self._kind, name)
        entry = FileEntry(name, head, other_rules(head), moment[1] if moment is not None else 0)
        if moment is not None:
            self._known[name] = path, moment, entry
        return entry

    def known(self, name: str) -> FileEntry | None:
        """What was said last under a name, where its file is as it was."""
        known = self._known.get(name)
        with suppress(OSError):
            if known is not None and _moment_of(known[0]) == known[1]:
                return known[2]
        return None


def _moment_of(path: Path) -> tuple[int, int, int]:
    """By which a file that has changed is told. Raises OSError."""
    now = path.stat()
    return now.st_ino, now.st_size, now.st_mtime_ns


def read_file_head(path: Path, kind: str, name: str) -> Head:
    """The head of a container file, without reading its body. Raises StoreError."""
    try:
        with open_file(path) as file:
            front = file.read(4096)
            front += file.read(max(0, head_size(front) - len(front)))
    except FileNotFoundError as error:
        raise StoreError("store.file.missing", name=name) from error
    except OSError as error:
        raise StoreError("store.read_failed", path=str(path), reason=reason_of(error)) from error
    return read_head(front, kind, name)


def newest_time(entry: FileEntry) -> int:
    """For sorting lists; a broken file has no time and comes last."""
    return max(entry.head.order, entry.head.written_ms) if entry.head else -1


def newest_then_id(entry: FileEntry) -> tuple[int, str]:
    """For sorting lists."""
    return -newest_time(entry), entry.file_id


def _numbers(folder: Path) -> list[int]:
    """Numbers of all files ever begun here, set-aside ones too, so that none is used twice."""
    stems = (path.name.split(".")[0] for path in entries_of(folder) if ENDING in path.name)
    return [int(stem) for stem in stems if stem.isdecimal()]


def _newest_first(folder: Path) -> list[int]:
    try:
        paths = entries_of(folder)
    except StoreError as error:
        if isinstance(error.__cause__, FileNotFoundError | NotADirectoryError):
            return []  # never written, or deleted meanwhile
        raise
    return sorted((int(path.stem) for path in paths if path.suffix == ENDING and path.stem.isdecimal()), reverse=True)


def _name(number: int) -> str:
    return f"{number:08d}{ENDING}"


def _dropped(path: Path) -> bool:
    """Removes a save that three newer readable ones have replaced; False when it is held open just now."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    return True

