"""What is open in a program, so that another one of the same data folder does not open it as well: two that write one
match would each lose what the other one played.

The system keeps the lock and frees it with the program, however that ends. A program never locks itself out.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import threading
from pathlib import Path
from typing import BinaryIO

from .files import open_at_end
from .notices import StoreError
from .paths import made
from .trash import check_id

FOLDER = "open"
IN_USE = "store.in_use"
TAKEN = (errno.EACCES, errno.EAGAIN)
"""What the system says of a lock that another program has; all else tells of a disk that knows no locks."""
_guard = threading.Lock()
_held: dict[Path, tuple[BinaryIO, int]] = {}

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _unlock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: BinaryIO) -> None:
        fcntl.lockf(file, fcntl.LOCK_UN)


def hold(saves: Path, match_id: str) -> None:
    """A match of the folder `saves` is open here from now on; as often as it is held it must be let go. Raises
    StoreError where another program has it open. A folder in which nothing can be locked locks nothing."""
    path = saves.parent / FOLDER / check_id(match_id)
    with _guard:
        file, times = _held.get(path, (None, 0))
        with contextlib.suppress(OSError):
            _held[path] = (file or _locked(path), times + 1)


def _locked(path: Path) -> BinaryIO:
    """The file, which no other program has. One that is let go is removed: what was opened just before that is not the
    file that the next program finds. Raises StoreError where another program has it, OSError where there can be none.
    """
    with contextlib.suppress(StoreError):
        made(path.parent)
    while True:
        file = open_at_end(path)
        try:
            _lock(file)
        except OSError as problem:
            file.close()
            if problem.errno in TAKEN:
                raise StoreError(IN_USE) from problem
            raise
        if os.name != "posix" or _is_at(file, path):
            return file
        file.close()


def _is_at(file: BinaryIO, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


def let_go(saves: Path, match_id: str) -> None:
    """It is closed here; more often than it was held this does nothing."""
    path = saves.parent / FOLDER / check_id(match_id)
    with _guard:
        file, times = _held.pop(path, (None, 0))
        if file is None:
            return
        if times > 1:
            _held[path] = (file, times - 1)
            return
        with contextlib.suppress(OSError):
            if os.name == "posix":
                path.unlink()
            _unlock(file)
        file.close()
