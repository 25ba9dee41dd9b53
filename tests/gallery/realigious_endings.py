"""How matches of Realigious end that bots have played to a victory (R2), from the seat of somebody at the table: the
last blow (C6.14) and the result (C6.9) of each way to win, mostly as a loser has it.
"""

from __future__ import annotations

from collections.abc import Callable

from game.bots.match import bot_seats
from game.match.seats import BOT, PERSON, SeatInfo, bot_face
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.match import Match
from tests.gallery.tables import NAMES, ending_states, fought

ENDINGS: dict[str, tuple[str, int, str]] = {
    "found": ("pb", 9, "easy"), "taken": ("bbp", 4, "normal"), "streak": ("pbb", 6, "easy"),
    "fragment": ("bp", 18, "normal"), "won": ("pb", 9, "normal"), "watched": ("bb", 15, "normal"),
    "converted": ("pb", 1, "easy"), "fought": ("pbb", 10, "normal"), "icon": ("bp", 6, "normal"),
    "praised": ("bp", 3, "easy"), "school": ("bp", 3, "normal"), "fallen": ("pbbb", 5, "normal"),
    "together": ("pbbb", 4, "normal"), "judged": ("pbb", 5, "easy"),
}  # fmt: skip
"""Who sits at the table ("p" a person, "b" a bot), the seed, and how well they play."""


def decided(client: Client, name: str) -> Match:
    """The match of an ending, played to its end."""
    kinds, seed, level = ENDINGS[name]
    seats = [
        SeatInfo(
            seat=seat, name=NAMES[seat], kind=PERSON if kind == "p" else BOT, fields=fields,
            icon=f"profile/{seat}" if kind == "p" else bot_face("normal", seat), level="" if kind == "p" else level,
        )
        for seat, (kind, fields) in enumerate(zip(kinds, bot_seats("realigious", len(kinds), seed), strict=True))
    ]  # fmt: skip
    return fought(Match.new(client.home, "realigious", seats, {"cycles": "40"}, seed), level, seed)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return ending_states("", ENDINGS, decided)
