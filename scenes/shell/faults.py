"""What went wrong, kept for those who can mend it."""

from __future__ import annotations

import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path

import pygame

from game.store.files import write_safely
from game.store.notices import StoreError
from game.store.paths import made
from game.store.version import PROGRAM_VERSION


def keep_fault(data: Path, error: Exception) -> tuple[Path, str]:
    """Writes what went wrong into the data folder, if the disk allows: where, and what."""
    path = data / "reports" / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    details = "".join([f"{PROGRAM_VERSION} {sys.platform} {pygame.ver}\n", *traceback.format_exception(error)])
    with suppress(StoreError):
        write_safely(made(path.parent) / path.name, details.encode(errors="backslashreplace"))
    return path, details
