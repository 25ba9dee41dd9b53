"""Which test holds which card. `python -m tests.titles.crowns.table` prints it.

A card is held by the tests whose names begin with its id, and by the plays of its keywords. `broken` takes one
piece of a card's text away, so that a test can be shown to fail without it.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from game.titles.crowns import content
from game.titles.crowns.content import FACES
from tests.titles.crowns.test_cards_keywords import PLAYS

HERE = Path(__file__).parent
NAME = re.compile(r"test_([a-z]{2}\d{1,2})_")
VALUES = "values"
"""The piece of a card without any text: its printed numbers and icons."""
LINES = (
    content.ACTIONS,
    content.REVEALED,
    content.FORCED_BEFORE,
    content.BEFORE,
    content.FORCED_AFTER,
    content.AFTER,
    *content.CONSTANT.values(),
)


def named() -> dict[str, dict[str, Callable[[], None]]]:
    """The tests of each card by their names."""
    found: dict[str, dict[str, Callable[[], None]]] = {card: {} for card in FACES}
    for file in sorted(HERE.glob("test_cards_*.py")):
        module = importlib.import_module(f"tests.titles.crowns.{file.stem}")
        for name, test in vars(module).items():
            card = NAME.match(name)
            if card and card[1] in found:
                found[card[1]][f"{file.stem}::{name}"] = test
    return found


def pieces(card: str) -> list[str]:
    """What a card says, piece by piece: its abilities by number, its keywords; or its values."""
    face = FACES[card]
    found = [*map(str, range(len(face.abilities))), *(word.name for word in face.keywords)]
    return found or [VALUES]


def holding(card: str, piece: str) -> dict[str, Callable[[], None]]:
    """The tests that may hold a piece."""
    if piece in PLAYS:
        play = PLAYS[piece]
        return {f"test_cards_keywords::{piece}[{card}]": lambda: play(card)}
    return named()[card]


@contextmanager
def broken(card: str, piece: str) -> Iterator[None]:
    """The card without that piece."""
    face = FACES[card]
    before = {field: getattr(face, field) for field in ("keywords", "strength", "icons", "values")}
    lines: list[tuple[Any, Any]] = [(table, table.get(card)) for table in LINES]
    if piece.isdigit():
        for table, there in lines:
            if there:
                table[card] = tuple(line for line in there if line.number != int(piece))
    elif piece == VALUES:
        msgspec.structs.force_setattr(face, "strength", 0)
        msgspec.structs.force_setattr(face, "icons", ())
        changed = {name: 1 - value if name == "claim" else 0 for name, value in face.values.items()}
        msgspec.structs.force_setattr(face, "values", changed)
    else:
        msgspec.structs.force_setattr(face, "keywords", tuple(word for word in face.keywords if word.name != piece))
    try:
        yield
    finally:
        for field, value in before.items():
            msgspec.structs.force_setattr(face, field, value)
        for table, there in lines:
            if there:
                table[card] = there


def fails(test: Callable[[], None]) -> bool:
    """Whether a test fails."""
    try:
        test()
    except (AssertionError, LookupError, StopIteration):
        return True
    return False


if __name__ == "__main__":
    for one in FACES:
        for part in pieces(one):
            print(one, part, " ".join(holding(one, part)))
