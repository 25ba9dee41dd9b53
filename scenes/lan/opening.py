"""The scene of a match on the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.lan.table import NetTable
from scenes.lan.watch import NetWatch

if TYPE_CHECKING:
    from scenes.lan.match import NetMatch
    from scenes.shell.client import Client


def create(client: Client, match: NetMatch) -> NetTable:
    """The table of the one who has a seat here, or of an onlooker."""
    return NetTable(client, match) if match.people else NetWatch(client, match)
