"""Saved matches (C3.3, C7.1): go on with one, or delete one with undo."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.kit.match_words import branch_words
from scenes.menu.stored_panel import StoredPanel
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.store.container import FileEntry
    from scenes.shell.client import Client
    from scenes.widgets.base import Group


class SavesPanel(StoredPanel):
    """Every saved match that is not finished, and broken ones with what is wrong."""

    area_key = "saves"

    def __init__(self, client: Client, chosen: str = "") -> None:
        super().__init__(client, client.home.saves.folder, client.home.saves.marks, chosen)

    def read(self) -> list[FileEntry]:
        """Unfinished matches, newest first."""
        return [entry for entry in self.home.saves.list() if not entry.header.get("finished")]

    def payload(self, file_id: str) -> bytes:
        """The newest readable save of a match."""
        return self.home.saves.read(file_id)[1]

    def state(self, entry: FileEntry) -> str:
        """What it is a branch of (C12.1)."""
        return branch_words(self.media, entry.header)

    def instead(self, entry: FileEntry) -> Callable[[Group, pygame.Rect], Button] | None:
        """A campaign of other rules can be carried on (C7.1)."""
        if not entry.carries:
            return None
        return lambda parent, rect: Button(
            parent, rect, self.t("saves.carry"), partial(self.carry, entry), icon="ui/continue", icon_size=28,
            kind="gold", name="stored-carry", tip=self.t("saves.carry.tip"),
        )  # fmt: skip

    def carry(self, entry: FileEntry) -> None:
        """Its party goes on in a match of its own."""
        self.close()
        self.nav.open("table", match_id=entry.file_id, carries=True)

    def open_entry(self, entry: FileEntry) -> None:
        """Goes on with the match."""
        self.close()
        self.nav.open("table", match_id=entry.file_id)

    def delete(self, file_id: str) -> str:
        """Takes the match off the list."""
        return self.home.saves.delete(file_id, patient=True)

    def undelete(self, token: str) -> None:
        """Brings it back."""
        self.home.saves.undelete(token, patient=True)


def create(client: Client) -> SavesPanel:
    """The saved matches."""
    return SavesPanel(client)
