"""What is printed, on every system and also where nobody reads it."""

from __future__ import annotations

import io
import sys


def as_utf8() -> None:
    """Piped output is UTF-8: a Korean Windows would write cp949, and fail at what that lacks. A path that is no text is
    written with its bytes told."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a windowed program on Windows has none
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def say(line: str) -> None:
    """Writes a line, if there is anybody who reads."""
    if sys.stdout is not None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
