"""The browsers of saves and replays with matches of both titles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.store.marks import FileMark
from scenes.menu.stored_panel import StoredPanel
from scenes.shell.client import Client
from scenes.table.match import Match
from tests.gallery import creed_tables as creed
from tests.gallery.profiles import over_menu
from tests.gallery.realigious_tables import asks, played
from tests.gallery.tables import NAMES, Wanted, by_lot

P = TypeVar("P", bound=StoredPanel)


def _war(client: Client, kinds: str, seed: int, wanted: Wanted | None = None) -> Match:
    """A match of Creed in which the first seat is the own one."""
    seats = creed.seats(kinds)
    seats[0].profile_uid = client.home.profile.uid if client.home.profile is not None else ""
    match = Match.new(client.home, "creed", seats, {}, seed)
    return by_lot(match, seed, wanted, creed.LONGEST, lambda option: option.key == "end_turn")


def stored(client: Client, maker: Callable[[Client], P]) -> P:
    """A browser of saves or replays over the menu, with matches of both games, some of them named."""
    panel = maker(client)
    over_menu(client, lambda _: panel)
    for folder in (client.home.saves, client.home.replays):
        for entry in folder.list():
            folder.delete(entry.file_id)
    for i, match in enumerate(
        (
            played(client, "pbb", 1),
            _war(client, "pb", 5),
            _war(client, "pbbb", 5),
            played(client, "pg", 12),
            played(client, "pbbb", 4, asks("move")),
            _war(client, "pb", 3, creed.asks("team_turn", 0, 3)),
            played(client, "pb", 3, asks("card_or_done")),
        )
    ):
        match.save()
        match.close()
        if i in (1, 4):
            marks = (client.home.replays if match.over else client.home.saves).marks
            marks.set(match.match_id, FileMark(f"{NAMES[0]} - {NAMES[1]}", star=True))
    client.nav.stack.rebuild()
    client.nav.update(50)
    client.nav.stack.paint()  # what is drawn asks for its small picture
    panel.thumbs.settle()
    return panel
