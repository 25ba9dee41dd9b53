"""What the menu's shelf knows of each game without importing its rules (they load behind the first frame).

A test compares the seats with the game's own specification.
"""

from __future__ import annotations


class ShelfEntry:
    """One poster: code name, allowed numbers of players, usual minutes. Texts are "shelf.<code>.*", the
    picture "poster/<code>".
    """

    __slots__ = ("minutes", "seats", "title")

    def __init__(self, title: str, seats: tuple[int, ...], minutes: int) -> None:
        self.title = title
        self.seats = seats
        self.minutes = minutes


SHELF: dict[str, ShelfEntry] = {}


def register(title: str, seats: tuple[int, ...], minutes: int) -> None:
    """Puts a game on the shelf. Raises ValueError for a code name that stands there already."""
    if title in SHELF:
        raise ValueError(f"{title!r} stands on the shelf already")
    SHELF[title] = ShelfEntry(title, seats, minutes)


register("realigious", (2, 3, 4), 40)
