"""What the house shows of Ankh: its book, its board behind the menu, its record, the paintings of its ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.store.profiles import Result
from scenes.menu.record_panel import RecordPanel
from scenes.rules.panel import RulesPanel
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.titles import TITLES
from tests.gallery.menu_ghost import haunted
from tests.gallery.profiles import over_menu, profiles

CHAPTERS = {"page": "", "actions": "R6.2", "battle": "R10.9", "powers": "R7.1", "guardians": "R21.7", "examples": "E9"}
GODS = ("ra", "isis", "set_god", "ra", "thoth", "bastet", "ra", "isis", "horus")


def record(client: Client) -> Screen:
    """The record of somebody who has played nine matches."""
    one = profiles(client, 1)[0]
    for i, god in enumerate(GODS):
        won = i % 3 == 0
        counts = {"battles": 4 + i, "dominations": 6, "summons": 9, "monuments": 5, "powers": 4, "losses": 7}
        result = Result(
            match_id=f"ankh-{i}", title="ankh", seats=2 + i % 4, rank=1 if won else 2, left_early=False, rounds=14,
            victory=("track_end", "last_event", "only_god")[i // 3] if won else "", seconds=3000 + 100 * i,
            replay_id="", statistics=counts | {f"god.{god}": 1, f"god_won.{god}": int(won)},
        )  # fmt: skip
        client.home.store.add_result(one.uid, result)
    return over_menu(client, lambda client: RecordPanel(client, one, "ankh"))


def _book(client: Client, place: str) -> Scene:
    return over_menu(client, lambda client: RulesPanel(client, "ankh", place))


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """For the gallery."""
    if "ankh" not in TITLES:
        return []
    found: list[tuple[str, Callable[[Client], Screen]]] = [
        (f"ankh-rules-{name}", partial(_book, place=place)) for name, place in CHAPTERS.items()
    ]
    return [*found, ("menu-ghost-ankh", partial(haunted, title="ankh", players=4)), ("record-ankh", record)]
