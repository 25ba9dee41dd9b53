"""How wars of Creed end that bots have fought (R10), from the seat of somebody at the table: the last blow (C6.14) and
the result (C6.9) by each cause, mostly as a loser has it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.bots.play import choose
from game.match.proposals import CONCEDE
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from tests.gallery.creed_tables import asks, played, seats
from tests.gallery.tables import last_blow

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
    match = Match.new(client.home, "creed", seats(kinds), {}, seed)
    while questions := match.session.questions():
        seat = questions[0].seat
        match.session.play(seat, choose(match.session, seat, level, seed))
        match.chart.sample(match.session)
    match.save()
    match.flush()
    return match


def _blow(client: Client, name: str) -> Screen:
    return last_blow(client, decided(client, name))


def _result(client: Client, name: str) -> Screen:
    return ResultScene(client, decided(client, name))


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    names = (*ENDINGS, "conceded")
    return [
        *((f"creed-last-blow-{name}", partial(_blow, name=name)) for name in names),
        *((f"creed-result-{name}", partial(_result, name=name)) for name in names),
    ]
