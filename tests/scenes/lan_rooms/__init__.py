"""A room on the network on the screen, with another machine's room on loopback."""

from __future__ import annotations

from collections.abc import Callable

from game.net.peer import RoomAddress
from game.net.protocol import SeatPlan, Who
from game.net.service import RoomLink, Service
from scenes.lan.chat import ChatPanel
from scenes.lan.room import create
from scenes.shell.scene import Scene
from scenes.widgets.button import Button
from tests.scenes import real_time
from tests.scenes.conftest import Driver


class Two:
    """The room on the screen here, and the same room as another machine knows it. `leads`: it is kept here; `more`:
    another person at the computer that keeps it."""

    def __init__(self, drive: Driver, there: Service, *, leads: bool = True, title: str = "realigious", count: int = 3,
                 watch: bool = False, passphrase: str = "", more: str = "") -> None:
        self.drive, self.program = drive, drive.program
        if self.program.home.profile is None:
            self.program.home.choose_profile(self.program.home.store.create_profile("Ember", "profile/1").uid)
        self.program.nav.stack.reset(Scene(self.program.client), animated=False)
        here = self.program.online.network
        first, name = (here, "Ember") if leads else (there, "Ash")
        who = [Who(name, "profile/1", 3), *([Who(more)] if more else [])]
        opened = first.open(title, count, "room", who, port=0, to_network=False,
                            passphrase=passphrase)  # fmt: skip
        self.wait(opened, lambda: opened.client.room is not None)
        assert opened.host is not None
        place = RoomAddress(("127.0.0.1",), opened.host.port, first.identity.fingerprint)
        second, name = (there, "Ash") if leads else (here, "Ember")
        joined = second.join(place, [Who(name, "profile/2", 2)], watch=watch, passphrase=passphrase)
        self.wait(joined, lambda: joined.client.room is not None)
        self.here, self.there = (opened, joined) if leads else (joined, opened)
        self.wait(self.here, lambda: len(self.here.client.room.members) == 2)  # type: ignore[union-attr]
        self.scene = create(self.program.client, self.here)
        self.program.nav.stack.push(self.scene, animated=False)
        self.until(lambda: len(self.there.client.room.members) == 2)  # type: ignore[union-attr]

    @staticmethod
    def wait(link: RoomLink, holds: Callable[[], object]) -> None:
        real_time.until(holds, lambda _: link.poll(), lambda: link.client.link)

    def break_off(self) -> None:
        """The connection of the other machine ends without a word."""
        assert self.there.peer is not None
        self.there._service.spawn(self.there.peer.stop())

    def until(self, holds: Callable[[], object]) -> None:
        """Both machines go on until something holds."""
        real_time.until(holds, self.step, lambda: (self.drive.top, self.here.client.room))

    def step(self, _ms: int = 0) -> None:
        """A frame here and one there."""
        self.drive.frames(1, 16)
        self.there.poll()

    def seats(self, link: RoomLink | None = None) -> list[SeatPlan]:
        """The seats as a machine knows them."""
        room = (link or self.there).client.room
        assert room is not None
        return room.seats

    def words(self) -> list[str]:
        """The lines of the chat as they stand on the screen."""
        panel = self.scene.panel
        assert isinstance(panel, ChatPanel)
        return [part.words for part in panel.parts]


def button(drive: Driver, name: str) -> Button:
    found = drive.find(name)
    assert isinstance(found, Button)
    return found
