"""How an option looks as a button."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Face:
    """Words, a small second line, a sprite."""

    text: str
    note: str = ""
    icon: str = ""
