"""Crash-safe files (C7.1a).

A reader finds the old bytes or the new ones, whole, whatever happens in between.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, TypeVar

from game.core.reasons import reason_of

from .notices import StoreError

T = TypeVar("T")

TEMPORARY = ".part"
"""Ending of a file being written. What a crash leaves under such a name is never read."""
LEFT_OVER = re.compile(r"[0-9a-f]{16}\.part")
LEFT_S = 3600
"""A file that was begun so many seconds ago is written by nobody any more."""
LOCK = ".lock"
LOCK_WAIT_S = 0.05
HELD = (5, 32, 33)
"""What Windows says while a virus scanner, an indexer, OneDrive or a reader of ours has the file open: access denied,
sharing violation, lock violation (WinError.h)."""
NO_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM)
"""What is said where a folder can't be synced, or not be read by those who may write in it."""
PAUSES_S = (0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.5, 0.9)
"""Two seconds: so long is a scanner given."""


def patiently(act: Callable[[], T], patient: bool = True) -> T:
    """Does what Windows refuses while something else holds a file, again after a pause where the caller is `patient`.
    Raises OSError.
    """
    for pause in PAUSES_S if patient else ():
        try:
            return act()
        except OSError as error:
            if getattr(error, "winerror", None) not in HELD:
                raise
        time.sleep(pause)
    return act()


def refused(error: StoreError) -> bool:
    """Whether the system would not read a file, which says nothing against what is in it. A disk that fails does, and
    something else under that name.
    """
    cause = error.__cause__
    return isinstance(cause, OSError) and cause.errno not in (errno.EIO, errno.ENXIO, errno.EISDIR, errno.ELOOP)


def write_safely(path: Path, data: bytes, *, shared: bool = False, patient: bool = False) -> None:
    """Write to a temporary file, flush, sync, rename, sync the folder. Raises StoreError.

    `path` is then as before, and nothing else is left. At no time can anybody but its owner read it (Windows: the
    folder's rights); `shared`: it is meant for others. `patient`: the caller may wait for whoever holds the
    file; the frame loop may not.
    """
    part = path.with_name(f"{os.urandom(8).hex()}{TEMPORARY}")  # two programs may write the same file
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(part, flags, 0o666 if shared else 0o600), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        patiently(partial(part.replace, path), patient)
        sync_folder(path.parent)
    except BaseException as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise StoreError("store.write_failed", path=str(path), reason=reason_of(error)) from error
        raise


def tidy(data: Path) -> None:
    """Removes what programs that were killed had begun to write anywhere in the data folder."""
    before = time.time() - LEFT_S
    everything = (Path(folder, name) for folder, _, names in os.walk(data) for name in names)
    for path in everything:
        with suppress(OSError):
            if LEFT_OVER.fullmatch(path.name) and path.lstat().st_mtime < before:
                path.unlink()


def open_file(path: Path) -> BinaryIO:
    """A file to be read. Raises OSError, also where there is something else under that name: a pipe or a device would
    keep the reader waiting."""
    if "\0" in str(path):
        raise OSError(errno.ENOENT, "no file is called so", str(path))
    file = open(path, "rb", opener=_without_waiting)  # noqa: SIM115 - the caller closes it
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.ENXIO, "no ordinary file", str(path))
    return file


def open_at_end(path: Path) -> BinaryIO:
    """A file to be written on, begun if missing, for its owner alone. Raises OSError as `open_file` does."""
    file = open(path, "ab", opener=_without_waiting)  # noqa: SIM115 - the caller closes it
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.ENXIO, "no ordinary file", str(path))
    return file


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0), 0o600)


@contextmanager
def alone(path: Path, tries: int = 40) -> Iterator[None]:
    """While a list is read, changed and written again no other program does the same. One that stands still is not
    waited for."""
    try:
        handle = os.open(path.with_name(path.name + LOCK), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield  # writing will tell what is wrong
        return
    try:
        for _ in range(tries):
            if _locked(handle):
                break
            time.sleep(LOCK_WAIT_S)
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _locked(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in (errno.EAGAIN, errno.EACCES)  # a disk that knows no locks
        return True


def read_whole(path: Path, limit: int) -> bytes | None:
    """The file's bytes, None if there is no such file.

    Raises StoreError when it can't be read or exceeds `limit` bytes.
    """
    try:
        with open_file(path) as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StoreError("store.read_failed", path=str(path), reason=reason_of(error)) from error
    if len(data) > limit:
        raise StoreError("store.file.too_large", name=path.name)
    return data


def is_there(path: Path) -> bool:
    """Whether something has that name, be it a link to nowhere. Raises StoreError where the system does not say."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise StoreError("store.read_failed", path=str(path), reason=reason_of(error)) from error
    return True


def entries_of(folder: Path) -> list[Path]:
    """What lies in a folder. Raises StoreError, also where the folder is gone."""
    try:
        return list(folder.iterdir())
    except OSError as error:
        raise StoreError("store.list_failed", path=str(folder), reason=reason_of(error)) from error


def scan(folder: Path) -> list[os.DirEntry[str]]:
    """The same for folders of thousands, whose entries know what they are without the system being asked again."""
    try:
        with os.scandir(folder) as found:
            return list(found)
    except OSError as error:
        raise StoreError("store.list_failed", path=str(folder), reason=reason_of(error)) from error


def set_aside(path: Path, patient: bool = False) -> Path | None:
    """C2.4: give an unreadable file another name beside it; never overwrites. `patient` as in `write_safely`.

    None when the file is gone. Raises StoreError when it can't be renamed.
    """
    for number in range(1, 10_000):
        other = path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")
        if is_there(other):
            continue
        try:
            patiently(partial(path.rename, other), patient)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StoreError("store.set_aside_failed", path=str(path), reason=reason_of(error)) from error
        sync_folder(path.parent)
        return other
    raise StoreError("store.set_aside_failed", path=str(path), reason="10000")


def sync_folder(folder: Path) -> None:
    """Make renames in `folder` last. Windows has no such call and needs none, and neither have some disks of networks:
    what was renamed is there all the same."""
    if sys.platform == "win32":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in NO_SYNC:
            raise
