"""How an option looks as a button."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Face:
    """Words, a small second line, a sprite; `tip`: what choosing it means, where the words do not say that; `tone`: how
    what the second line tells is for the reader."""

    text: str
    note: str = ""
    icon: str = ""
    tip: str = ""
    tone: str = ""
