"""What went wrong, kept for those who can mend it."""

from __future__ import annotations

import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path

import pygame

from game.store.version import PROGRAM_VERSION


def keep_fault(data: Path, error: Exception) -> tuple[Path, str]:
    """Writes what went wrong into the data folder, if the disk allows: where, and what."""
    path = data / "reports" / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    details = "".join([f"{PROGRAM_VERSION} {sys.platform} {pygame.ver}\n", *traceback.format_exception(error)])
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(details, encoding="utf-8")
    return path, details
