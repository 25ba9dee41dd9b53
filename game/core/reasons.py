"""Why the system would not do something, in words of ours: it tells it in English, or in a language of its own.

A reason is "@" and a text key, as an argument of a sentence; after "|" stands the number that the text shows.
"""
from __future__ import annotations

import errno

FULL, NO_RIGHT, MISSING, BROKEN, MANY_OPEN, BUSY = "full", "right", "missing", "broken", "open", "busy"
READ_ONLY, DAMAGED = "read_only", "damaged"
OF_ERRNO = {
    errno.ENOSPC: FULL, errno.EDQUOT: "quota", errno.EACCES: NO_RIGHT, errno.EPERM: NO_RIGHT, errno.EROFS: READ_ONLY,
    errno.ENOENT: MISSING, errno.EIO: BROKEN, errno.EMFILE: MANY_OPEN, errno.ENFILE: MANY_OPEN, errno.EBUSY: BUSY,
    errno.ENOTDIR: "no_folder", errno.EISDIR: "folder", errno.EEXIST: "exists", errno.EFBIG: "large",
    errno.ENAMETOOLONG: "name", errno.ENXIO: "no_file", errno.ELOOP: "loop",
}
OF_WINDOWS = {32: BUSY, 33: BUSY, 39: FULL, 112: FULL}
"""Errors that Windows tells more closely than `errno`: sharing and lock violation, full disk (WinError.h)."""
OF_SQLITE = {5: BUSY, 6: BUSY, 8: READ_ONLY, 10: BROKEN, 11: DAMAGED, 13: FULL, 14: NO_RIGHT, 23: NO_RIGHT, 26: DAMAGED}
"""Result codes of SQLite, https://www.sqlite.org/rescode.html."""


def reason_of(error: Exception) -> str:
    """The reason of an OSError or an error of SQLite; of any other the name of its class."""
    if isinstance(error, OSError):
        if (closer := getattr(error, "winerror", None)) in OF_WINDOWS:
            return _told(OF_WINDOWS, closer)
        return _told(OF_ERRNO, error.errno or 0)
    code = getattr(error, "sqlite_errorcode", None)
    return _told(OF_SQLITE, code & 0xFF) if isinstance(code, int) else type(error).__name__


def _told(names: dict[int, str], number: int) -> str:
    return f"@reason.{names[number]}" if number in names else f"@reason.other|{number}"
