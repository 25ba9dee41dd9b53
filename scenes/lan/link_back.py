"""Going on with a match on the network that was hosted here before (C3.3, C8.6): its room is opened again, and the
others come back by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.net.peer import ENDED
from scenes.lan.match import NetMatch
from scenes.lan.network_entry import me
from scenes.lan.opening import create as table_of
from scenes.lan.words import go_away, told, too_busy
from scenes.media import theme
from scenes.shell.backdrop import backdrop
from scenes.shell.progress import ProgressBar
from scenes.shell.scene import Scene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.panel import Panel

if TYPE_CHECKING:
    import pygame

    from game.net.service import RoomLink
    from scenes.shell.client import Client


class Returning(Scene):
    """Until the table is there. `link` is the room; whoever goes back leaves it."""

    def __init__(self, client: Client, link: RoomLink, words: str) -> None:
        super().__init__(client)
        self.link, self.words = link, words
        self._handed_on = False

    def build(self) -> None:
        """Words over a light that runs along, on a plate, and the way back."""
        Panel(self, (420, 424, 1080, 192), kind="panel")
        ProgressBar(self, (480, 552, 960, 24), None)
        Label(self, (460, 452, 1000, 72), self.t(self.words), size=theme.HEADING, bold=True, align="center",
              colour=theme.GOLD)  # fmt: skip
        Button(self, (840, 932, 240, 64), self.t("table.loading.back"), self.close, name="back", icon="ui/back")

    def update(self, dt: int) -> None:
        """The first snapshot makes the table; a room that can't be opened is told."""
        super().update(dt)
        self.link.poll()
        client = self.link.client
        if client.link.state == ENDED and self.on_top:
            link = client.link
            key = "lan.open.busy" if too_busy(link) else link.key or "net.left"
            self.nav.toast(told(self.media, "", key, link.args), "bad")
            self.close()
        elif client.mirror is not None and client.mirror.table is not None and self.on_top:
            self._handed_on = True
            self.nav.stack.replace(table_of(self.client, NetMatch(self.client, self.link)))

    def leave(self) -> None:
        """A room that comes too late is left."""
        if not self._handed_on:
            go_away(self.link)

    def busy(self) -> bool:
        """The room opens any moment."""
        return True

    def on_back(self) -> bool:
        """Esc goes back."""
        self.close()
        return True

    def draw_back(self, surface: pygame.Surface) -> None:
        """The menu's ground."""
        surface.blit(backdrop(self.media, "thrones"), (0, 0))


def create(client: Client, match_id: str) -> Returning:
    """Opens the room of a match that was hosted here again."""
    return Returning(client, client.online.network.reopen(match_id, [me(client)]), "lan.back.opening")
