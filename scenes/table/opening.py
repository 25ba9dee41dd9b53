"""The scene of a match: the table, the table of bots alone, or the loading of a saved match first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.loading import Loading
from scenes.table.table_scene import TableScene
from scenes.table.watch_scene import WatchScene

if TYPE_CHECKING:
    from game.match.at_table import TableMatch
    from scenes.shell.client import Client
    from scenes.shell.scene import Scene


def create(client: Client, match: TableMatch | None = None, match_id: str = "", carries: bool = False) -> Scene:
    """The table for a match; with `match_id` a saved match is loaded first (C7.1), `carries`: as a campaign of other
    rules that goes on in a match of its own."""
    if match is None:
        return Loading(client, match_id, carries)
    return TableScene(client, match) if match.people else WatchScene(client, match)
