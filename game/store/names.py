"""Player IDs (C2.1)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import count

from .notices import StoreError

SHORTEST, LONGEST = 2, 16
HANGUL = (("\uac00", "\ud7a3"), ("\u3131", "\u3163"))
"""Syllables, and single letters as they are typed alone. Fillers and joining letters draw nothing."""
FILLERS = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters that draw nothing, though Unicode calls them visible: of Hangul, and braille without a dot."""


def check_player_id(raw: str) -> str:
    """C2.1: `raw` trimmed and NFC-normalised, if it may be a player ID.

    2-16 characters; letters (Latin, with or without accents), digits 0-9, Hangul, "_" and "-". Raises
    StoreError with the first reason found. Whether the ID is taken is not checked here.
    """
    name = unicodedata.normalize("NFC", raw.strip())
    if not name:
        raise StoreError("store.name.empty")
    for char in name:
        _check_character(char)
    if len(name) < SHORTEST:
        raise StoreError("store.name.too_short", least=str(SHORTEST))
    if len(name) > LONGEST:
        raise StoreError("store.name.too_long", most=str(LONGEST), count=str(len(name)))
    return name


def same_name(one: str, other: str) -> bool:
    """Whether two checked IDs would be taken for the same by a reader (case aside)."""
    return name_key(one) == name_key(other)


def name_key(name: str) -> str:
    """What must be unique among the profiles of one machine."""
    return unicodedata.normalize("NFC", name.casefold())


def plainly(text: str) -> str:
    """A text as a reader takes it: without what draws nothing, letters of full width and the like as usual ones."""
    seen = (char for char in text if char not in FILLERS and unicodedata.category(char) != "Cf")
    return unicodedata.normalize("NFKC", "".join(seen))


def _check_character(char: str) -> None:
    if char.isspace():
        raise StoreError("store.name.space")
    if char in "_-" or char in "0123456789" or _is_letter(char):
        return
    if char.isprintable() and not unicodedata.combining(char) and char not in FILLERS:
        raise StoreError("store.name.character", char=char)
    raise StoreError("store.name.invisible", code=f"U+{ord(char):04X}")


def _is_letter(char: str) -> bool:
    if any(first <= char <= last for first, last in HANGUL):
        return True
    return char <= "\u024f" and char.isalpha() and unicodedata.name(char, "").startswith("LATIN ")


def numbered(name: str) -> Iterator[str]:
    """The ID, then the ID with "-2", "-3", ... behind it, shortened to what is allowed."""
    yield name
    for number in count(2):
        behind = f"-{number}"
        yield name[: LONGEST - len(behind)] + behind
