"""How an option looks as a button."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Face:
    """Words, a small second line, a sprite; `tip`: what choosing it means, where the words do not say that."""

    text: str
    note: str = ""
    icon: str = ""
    tip: str = ""
