"""The menu, and the network of another machine whose room appears in the list here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.net.addresses import Address
from game.net.finding import Seen
from game.net.identity import KnownHosts
from game.net.lobby import ListedRoom, announcement_of, why_not
from game.net.protocol import Who
from game.net.service import RoomLink, Service
from scenes.lan.join_panel import JoinPanel
from scenes.lan.room import NetRoomScene
from scenes.lan.rooms_panel import RoomsPanel
from scenes.menu.main_menu import MainMenu
from tests.scenes import real_time
from tests.scenes.conftest import Driver


class Lan:
    """The menu here, and the network of another machine. `put` makes its room appear in the list here."""

    def __init__(self, drive: Driver, there: Service) -> None:
        self.drive, self.program, self.there = drive, drive.program, there
        self.program.home.choose_profile(self.program.home.store.create_profile("Ember", "profile/1").uid)
        self.program.nav.stack.reset(MainMenu(self.program.client), animated=False)
        self.opened: RoomLink | None = None

    def open(self, passphrase: str = "") -> RoomLink:
        """The other machine opens a room."""
        self.opened = self.there.open("realigious", 3, "den", [Who("Ash", "profile/2", 4)], port=0, to_network=False,
                                      passphrase=passphrase)  # fmt: skip
        self.until(lambda: self.opened is not None and self.opened.client.room is not None)
        return self.opened

    def panel(self) -> RoomsPanel:
        """The panel, by the menu's tab."""
        self.drive.click("tab.room")
        self.drive.click("find_rooms")
        self.until(lambda: isinstance(self.drive.top, RoomsPanel))
        panel = self.drive.top
        assert isinstance(panel, RoomsPanel)
        return panel

    def put(self, person: str = "") -> None:
        """The other machine's room is announced."""
        host = self.host
        what = announcement_of(host, person)
        row = Seen("row", what, ("127.0.0.1",), host.port)
        self.program.online.network._lobby.rooms = (ListedRoom(row, *why_not(what)),)
        self.drive.frames(2)

    @property
    def host(self) -> Any:
        """The other machine's room."""
        assert self.opened is not None
        return self.opened.host

    @property
    def fingerprint(self) -> bytes:
        """The other machine's."""
        return self.there.identity.fingerprint

    def type(self, name: str, text: str) -> None:
        """Clicks an entry and types."""
        self.drive.click(name)
        self.drive.type(text)

    def until(self, holds: Callable[[], object]) -> None:
        """Both machines go on until something holds."""
        real_time.until(holds, self.step, lambda: self.drive.top)

    def step(self, ms: int) -> None:
        """A frame here and one there."""
        self.drive.frames(1, ms)
        if self.opened is not None:
            self.opened.poll()

    def shows(self, state: str) -> JoinPanel:
        """Waits for a state of the way in."""
        self.until(lambda: isinstance(self.drive.top, JoinPanel) and self.drive.top.state == state)
        assert isinstance(self.drive.top, JoinPanel)
        return self.drive.top

    def arrives(self) -> NetRoomScene:
        """Waits for the waiting room."""
        self.until(lambda: isinstance(self.drive.top, NetRoomScene))
        assert isinstance(self.drive.top, NetRoomScene)
        return self.drive.top

    def trusts(self) -> None:
        """This computer has met the other one."""
        where = str(Address("127.0.0.1", self.host.port))
        KnownHosts(self.program.home.data).remember(self.fingerprint, "ash's id", where)
