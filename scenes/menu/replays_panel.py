"""Replays of finished matches (C3.3, C7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.menu.stored_panel import StoredPanel
from scenes.menu.words import winner_names
from scenes.widgets.scroll_list import Row

if TYPE_CHECKING:
    from game.store.container import Entry
    from scenes.app import App


class ReplaysPanel(StoredPanel):
    """Every replay; rows have the button to watch it where this program can show replays."""

    area_key = "replays"

    def read(self) -> list[Entry]:
        """All replays, newest first."""
        return self.app.replays.list()

    def open_entry(self, entry: Entry) -> None:
        """Watches the replay."""
        self.close()
        self.app.open("replay", replay_id=entry.file_id)

    def delete(self, file_id: str) -> str:
        """Takes the replay off the list."""
        return self.app.replays.delete(file_id)

    def undelete(self, token: str) -> None:
        """Brings it back."""
        self.app.replays.undelete(token)

    def state(self, entry: Entry) -> str:
        """Who won."""
        winners = winner_names(self.app, entry.header)
        return self.t("replays.winner", name=winners) if winners else ""

    def _open_button(self, row: Row, entry: Entry, index: int) -> None:
        if self.app.can_open("replay"):
            super()._open_button(row, entry, index)


def create(app: App) -> ReplaysPanel:
    """The replays."""
    return ReplaysPanel(app)


def gallery() -> list[tuple[str, object]]:
    """States for the gallery."""
    from scenes.menu.samples import over_menu

    return [("menu-replays", lambda app: over_menu(app, ReplaysPanel))]
