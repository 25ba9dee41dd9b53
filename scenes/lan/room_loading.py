"""The loading screen of a match on the network (C6.1): the host's first snapshot, then the atlases; then the table."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from game.net.peer import ENDED
from scenes.kit.cosmetics import preload
from scenes.lan.match import NetMatch
from scenes.lan.table_reports import absurd
from scenes.lan.words import go_away, told
from scenes.room.loading import LoadingScene
from scenes.shell.dialog import ask
from scenes.titles import ui_of

if TYPE_CHECKING:
    from scenes.lan.setup import NetSetup
    from scenes.shell.client import Client
    from scenes.shell.work import Work


class NetLoading(LoadingScene):
    """The match is there already, at the host; going back gives the own seat to a bot."""

    setup: NetSetup

    def __init__(self, client: Client, setup: NetSetup) -> None:
        super().__init__(client, setup)
        self.link = setup.link
        self._handed_on = False

    def wear(self) -> None:
        """Everybody wears what their own machine told."""
        preload(self.media, self.setup.title, self.infos)

    def is_made(self) -> bool:
        """Whether the host's snapshot has come."""
        mirror = self.link.client.mirror
        return mirror is not None and mirror.table is not None

    def open_table(self) -> None:
        """The table with this machine's seats, or that of an onlooker."""
        self._handed_on = True
        self.nav.stack.replace(self.nav.make("lan_table", match=NetMatch(self.client, self.link)))

    def update(self, dt: int) -> None:
        """What the host sends is taken in meanwhile."""
        self.link.poll()
        link = self.link.client.link
        if link.state == ENDED and self.on_top:
            self.nav.toast(told(self.media, self.setup.title, link.key or "net.left", link.args), "bad")
            self._to_menu()
            return
        super().update(dt)

    def recovers_from(self, error: Exception) -> bool:
        """A first snapshot that fits the form but no match ends the way there, not the program."""
        absurd(self.client, self.link, error)
        return True

    def leave(self) -> None:
        """A player who goes away from here leaves the match."""
        super().leave()
        if not self._handed_on:
            go_away(self.link)

    def give_up(self) -> None:
        """C5.5. Asks first: the match has begun for the others."""
        if self.on_top:
            ask(
                self.client, self.t("lanroom.load.leave.title"), self.t("lanroom.load.leave.text"),
                [(self.t("room.leave.yes"), "plain", self._to_menu), (self.t("room.leave.no"), "gold", None)],
            )  # fmt: skip

    def _to_menu(self) -> None:
        self.nav.stack.reset(self.nav.make("menu"))

    def _make(self, work: Work[None]) -> None:
        """On the thread: the modules of the table."""
        work.report(0.1, "room.load.rules")
        for module in (*ui_of(self.setup.title).table_modules, "scenes.lan.table"):
            import_module(module)
        work.report(0.6, "room.load.pictures")
