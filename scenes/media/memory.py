"""Keeps the C library from hoarding memory (glibc): pictures come and go in megabytes, decoded on many threads.

Other systems give large blocks back by themselves; there nothing is done. And keeps the collector from looking at all
that a match has loaded while it is played: that takes longer than a frame may.
"""

from __future__ import annotations

import gc
import sys
import threading
from contextlib import suppress
from typing import Any

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
LARGE = 8 * 1024 * 1024


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


def hold() -> None:
    """The collector leaves what there is alone until `let_go`."""
    gc.freeze()


def settle() -> None:
    """The same after a look at everything, where a pause is not seen."""
    gc.collect()
    hold()


def let_go() -> None:
    """It looks at everything again, and free memory goes back to the system."""
    gc.unfreeze()
    give_back()
