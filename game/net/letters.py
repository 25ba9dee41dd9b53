"""What others write, without what can't be seen (C8.7): texts of strangers are shown beside those of the program."""

from __future__ import annotations

import functools
import re
import unicodedata

UNSEEN = frozenset(map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)))
"""Letters and marks that draw nothing, though Unicode counts them among those that do: the fillers of Hangul, ..."""
LATIN = re.compile("LATIN SMALL LETTER (?:DOTLESS )?([A-Z])(?: |$)")
SHAPES = {"i": "l", "1": "l", "0": "o", "_": "-", **dict.fromkeys(map(chr, (*range(0x1C0, 0x1C4), 0x3163)), "l"),
          chr(0x3147): "o", chr(0x3161): "-"}
"""Letters and digits that look like another one."""
MOST_MARKS = 2
"""Marks on one letter; towers of them reach over the lines above and below."""


def visible(text: str) -> str:
    """Without characters that draw nothing, turn the writing round, or pile up; blanks in a row are one."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif kind[0] != "C" and char not in UNSEEN and not _varies(char) and marks <= MOST_MARKS:
            kept.append(char)
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())


@functools.lru_cache(maxsize=512)
def shape_of(name: str) -> str:
    """What a reader sees of a player's name in a list: alike for two that are taken for each other."""
    return "".join(SHAPES.get(char, char) for char in map(_plain, unicodedata.normalize("NFC", name).casefold()))


def _plain(char: str) -> str:
    """A Latin letter without what is on, under or through it."""
    found = LATIN.match(unicodedata.name(char, ""))
    return found[1].lower() if found is not None else char


def _varies(char: str) -> bool:
    """Whether it only chooses how the letter before it is drawn."""
    return "\ufe00" <= char <= "\ufe0f" or "\u180b" <= char <= "\u180f" or "\U000e0100" <= char <= "\U000e01ef"
