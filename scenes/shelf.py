"""What the menu's shelf knows of each game without importing its rules (they load behind the first frame).

A test compares the seats with the game's own specification.
"""

from __future__ import annotations

from scenes.media.theme import Colour


class ShelfEntry:
    """One poster: code name, allowed numbers of players, usual minutes from and to.

    Texts are "title.<code>", ".line", ".blurb"; the picture is "poster/<code>". `points` are text keys of
    what decides the game; the sprite of "victory.social" is "victory/social".
    """

    __slots__ = ("accent", "minutes", "points", "seats", "title")

    def __init__(
        self, title: str, seats: tuple[int, ...], minutes: tuple[int, int], points: tuple[str, ...], accent: Colour
    ) -> None:
        self.title = title
        self.points = points
        self.accent = accent
        self.seats = seats
        self.minutes = minutes


SHELF: dict[str, ShelfEntry] = {}


def register(
    title: str, seats: tuple[int, ...], minutes: tuple[int, int], points: tuple[str, ...], accent: Colour
) -> None:
    """Puts a game on the shelf. Raises ValueError for a code name that stands there already."""
    if title in SHELF:
        raise ValueError(f"{title!r} stands on the shelf already")
    SHELF[title] = ShelfEntry(title, seats, minutes, points, accent)


# bench/match_length.py: 36, 42, 58 minutes for 2, 3, 4 persons with 8 s a choice
register(
    "realigious", (2, 3, 4), (35, 60),
    ("victory.religious", "victory.social", "victory.mystic", "victory.survival"), (38, 120, 124),
)  # fmt: skip
register(
    "creed", (2, 4), (30, 45), ("victory.creed_leaders", "victory.creed_lines", "victory.creed_hidden"), (62, 96, 138)
)
