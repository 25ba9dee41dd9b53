"""Keeps the C library from hoarding memory (glibc): pictures come and go in megabytes, decoded on many threads.

Other systems give large blocks back by themselves; there nothing is done. And keeps the collector from looking at all
that a match has loaded while it is played: that takes longer than a frame may.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
LARGE = 8 * 1024 * 1024
LOOK_MS = 20_000
QUIET = 24 * 1024 * 1024
"""What is worth giving back: while it is, nobody gets memory, for a quarter of a millisecond a megabyte at most."""
STATM = Path("/proc/self/statm")
"""https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html"""


def _library() -> Any:
    import ctypes  # not needed before the first frame

    return ctypes.CDLL(None)


def set_up() -> None:
    """Large blocks are the system's, small ones come from one heap for all threads: else each match leaves holes in
    the heaps of its decoding threads.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            library = _library()
            library.mallopt(M_MMAP_THRESHOLD, LARGE)
            library.mallopt(M_ARENA_MAX, 1)


def give_back() -> None:
    """Free memory goes back to the system: on a thread, it takes about a frame's time."""
    if sys.platform.startswith("linux"):
        threading.Thread(target=_trim, name="give back", daemon=True).start()


def _trim() -> None:
    with suppress(OSError, AttributeError):
        _library().malloc_trim(0)


class Surplus:
    """Looks now and then, on a thread, whether the library holds much more than it did after it last gave back, and
    lets it give that back: in the first frame after LOOK_MS in which nothing moves, for giving back may take longer
    than a frame has (C1.4).
    """

    def __init__(self) -> None:
        self._since_ms, self._least = 0, 0
        self._looking: threading.Thread | None = None

    def update(self, dt: int, moving: bool) -> None:
        """`dt` ms have passed. `moving`: a late frame would be seen."""
        self._since_ms += dt
        if self._since_ms >= LOOK_MS and not moving and sys.platform.startswith("linux"):
            self._since_ms = 0
            if self._looking is None or not self._looking.is_alive():
                self._looking = threading.Thread(target=self.look, name="surplus", daemon=True)
                self._looking.start()

    def look(self) -> None:
        """Once."""
        now = in_use()
        if now > self._least + QUIET:
            _trim()
            self._least = in_use()
        else:
            self._least = min(self._least, now)


def in_use() -> int:
    """Bytes of this program in the computer's memory (Linux); 0 where that can't be read."""
    with suppress(OSError, ValueError, IndexError):
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def hold() -> None:
    """The collector leaves what there is alone until `let_go`."""
    gc.freeze()


def settle() -> None:
    """The same after a look at everything, where a pause is not seen; free memory goes back to the system."""
    gc.collect()
    hold()
    if sys.platform.startswith("linux"):
        _trim()


def let_go() -> None:
    """It looks at everything again, and free memory goes back to the system."""
    gc.unfreeze()
    give_back()
