"""How wars of Creed end that bots have fought (R10), from the seat of somebody at the table: the last blow (C6.14) and
the result (C6.9) by each cause, mostly as a loser has it.
"""

from __future__ import annotations

from collections.abc import Callable

from game.match.proposals import CONCEDE
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.match import Match
from tests.gallery.creed_tables import asks, played, seats
from tests.gallery.tables import ending_states, fought

ENDINGS: dict[str, tuple[str, int, str]] = {
    "besieged": ("bp", 1, "normal"), "assassinated": ("pb", 20, "normal"), "quiet": ("bp", 9, "normal"),
    "limit": ("bp", 18, "easy"), "team": ("bpbb", 4, "easy"), "judged": ("pbbb", 2, "easy"),
    "won": ("bp", 2, "normal"),
}  # fmt: skip
"""Who sits at the table ("p" a person, "b" a bot), the seed, and how well they play."""


def decided(client: Client, name: str) -> Match:
    """The match of an ending, fought to its end."""
    if name == "conceded":
        match = played(client, "pb", 3, asks("team_turn", 0, 3))
        match.give_up_side(CONCEDE, 0)
        return match
    kinds, seed, level = ENDINGS[name]
    return fought(Match.new(client.home, "creed", seats(kinds), {}, seed), level, seed)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return ending_states("creed-", (*ENDINGS, "conceded"), decided)
