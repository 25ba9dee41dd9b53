"""Crash-safe files (C7.1a).

A reader finds the old bytes or the new ones, whole, whatever happens in between.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.core.reasons import reason_of

from .notices import StoreError

TEMPORARY = ".part"
"""Ending of a file being written. What a crash leaves under such a name is never read."""


def write_safely(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write to a temporary file, flush, sync, rename, sync the folder. Raises StoreError.

    `path` is then as before. `private`: at no time can anybody but its owner read it (Windows: the folder's rights).
    """
    part = path.with_name(path.name + TEMPORARY)
    try:
        if private:
            part.unlink(missing_ok=True)
            part.touch(mode=0o600, exist_ok=False)
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
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


def set_aside(path: Path) -> Path | None:
    """C2.4: give an unreadable file another name beside it; never overwrites.

    None when the file is gone. Raises StoreError when it can't be renamed.
    """
    for number in range(1, 10_000):
        other = path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")
        if other.exists():
            continue
        try:
            path.rename(other)
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
