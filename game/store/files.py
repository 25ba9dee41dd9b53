"""Crash-safe files (C7.1a).

A reader finds the old bytes or the new ones, whole, whatever happens in between.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from game.core.reasons import reason_of

from .notices import StoreError

T = TypeVar("T")

TEMPORARY = ".part"
"""Ending of a file being written. What a crash leaves under such a name is never read."""
HELD = (5, 32, 33)
"""What Windows says while a virus scanner, an indexer, OneDrive or a reader of ours has the file open: access denied,
sharing violation, lock violation (WinError.h)."""
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
    """Whether the system would not read a file, which says nothing against what is in it. A disk that fails does."""
    cause = error.__cause__
    return isinstance(cause, OSError) and cause.errno != errno.EIO


def write_safely(path: Path, data: bytes, *, private: bool = False, patient: bool = False) -> None:
    """Write to a temporary file, flush, sync, rename, sync the folder. Raises StoreError.

    `path` is then as before. `private`: at no time can anybody but its owner read it (Windows: the folder's rights).
    `patient`: the caller may wait for whoever holds the file; the frame loop may not.
    """
    part = path.with_name(path.name + TEMPORARY)
    try:
        if private:
            part.unlink(missing_ok=True)
            part.touch(mode=0o600, exist_ok=False)
        with patiently(lambda: part.open("wb"), patient) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        patiently(partial(part.replace, path), patient)
        sync_folder(path.parent)
    except OSError as error:
        raise StoreError("store.write_failed", path=str(path), reason=reason_of(error)) from error


def read_whole(path: Path, limit: int) -> bytes | None:
    """The file's bytes, None if there is no such file.

    Raises StoreError when it can't be read or exceeds `limit` bytes.
    """
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StoreError("store.read_failed", path=str(path), reason=reason_of(error)) from error
    if len(data) > limit:
        raise StoreError("store.file.too_large", name=path.name)
    return data


def entries_of(folder: Path) -> list[Path]:
    """What lies in a folder. Raises StoreError, also where the folder is gone."""
    try:
        return list(folder.iterdir())
    except OSError as error:
        raise StoreError("store.list_failed", path=str(folder), reason=reason_of(error)) from error


def set_aside(path: Path, patient: bool = False) -> Path | None:
    """C2.4: give an unreadable file another name beside it; never overwrites. `patient` as in `write_safely`.

    None when the file is gone. Raises StoreError when it can't be renamed.
    """
    for number in range(1, 10_000):
        other = path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")
        if other.exists():
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
    """Make renames in `folder` last. Windows has no such call and needs none."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
