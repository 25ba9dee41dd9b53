"""The browsers of saves and replays with matches of both titles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.store.marks import FileMark
from scenes.menu.stored_panel import StoredPanel
from scenes.shell.client import Client
from tests.gallery import creed_tables as creed
from tests.gallery.profiles import over_menu
from tests.gallery.realigious_tables import asks, played
from tests.gallery.tables import NAMES

P = TypeVar("P", bound=StoredPanel)


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
            creed.played(client, "pb", 5),
            creed.played(client, "pbbb", 5),
            played(client, "pg", 12),
            played(client, "pbbb", 4, asks("move")),
            creed.played(client, "pb", 3, creed.asks("team_turn", 0, 3)),
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
