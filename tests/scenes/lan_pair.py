"""A match between the window and another machine over loopback, with real services."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from game.core.rng import Stream
from game.net.peer import RoomAddress
from game.net.protocol import Ready, Start, Who
from game.net.service import RoomLink, Service
from scenes.lan.match import NetMatch
from scenes.lan.table import NetTable
from scenes.shell.scene import Scene
from tests.scenes import real_time
from tests.scenes.conftest import Driver


class Pair:
    """The table here and the room as the other machine knows it. `hosts`: whether the room is kept here."""

    def __init__(self, drive: Driver, services: tuple[Service, Service], title: str, hosts: bool = True,
                 passphrase: str = "") -> None:
        self.drive, self.stream, self.services = drive, Stream(5, "answers"), services
        program = drive.program
        if program.home.profile is None:
            program.home.profile = program.home.store.create_profile("Ember", "profile/1")
        names = ["Ember", "Ash"]
        first, second = (0, 1) if hosts else (1, 0)
        leader = services[first].open(title, 2, "room", [Who(names[first])], port=0, to_network=False,
                                       passphrase=passphrase)  # fmt: skip
        self.links: list[RoomLink] = [leader, leader]
        self.until(lambda: leader.client.link.state == "here")
        assert leader.host is not None
        place = RoomAddress(("127.0.0.1",), leader.host.port, services[first].identity.fingerprint)
        guest = services[second].join(place, [Who(names[second])], passphrase=passphrase)
        self.links = [leader, guest] if hosts else [guest, leader]
        self.until(lambda: guest.client.room is not None and guest.client.member >= 0)
        self.own = 0 if hosts else 1
        guest.send(Ready(1, True))
        self.until(lambda: leader.client.room is not None and leader.client.room.seats[1].ready)
        leader.send(Start())
        self.until(lambda: bool(self.here.client.seats and self.there.client.seats))
        program.nav.stack.reset(NetTable(program.client, NetMatch(program.client, self.here)), animated=False)

    @property
    def here(self) -> RoomLink:
        return self.links[0]

    @property
    def there(self) -> RoomLink:
        return self.links[1]

    @property
    def scene(self) -> Scene:
        return self.drive.top

    @property
    def table(self) -> NetTable:
        return next(scene for scene in self.drive.program.nav.stack.all() if isinstance(scene, NetTable))

    def until(self, holds: Callable[[], object]) -> None:
        """Both machines go on until something holds."""
        real_time.until(holds, self.step, lambda: (self.drive.top, self.here.client.link, self.there.client.link))

    def step(self, _ms: int = 0) -> None:
        """A frame here, long enough for what moves, and one there."""
        if self.drive.program.nav.stack.top is not None:
            self.drive.frames(1, 50)
        else:
            self.here.poll()
        self.there.poll()

    def turn(self) -> None:
        """Whoever is asked answers at random."""
        mirror = self.there.client.mirror
        theirs = next((q for q in mirror.questions() if q.options()), None) if mirror is not None else None
        if theirs is not None:
            self.there.client.answer(theirs.seat, self.stream.pick(theirs.options()).key)
        elif not isinstance(self.drive.top, NetTable):
            self.drive.key(pygame.K_RETURN)  # "end the turn?"
        elif self.table.asked is not None:
            self.table.answer(self.stream.pick(self.table.options()).key)
        self.drive.frames(1, 300)
        self.there.poll()

    def play(self, holds: Callable[[], object]) -> None:
        """Turns until something holds."""
        end = time.monotonic() + real_time.PATIENCE_S
        while not holds():
            assert time.monotonic() < end, self.drive.top
            self.turn()

    def answers(self) -> int:
        """How many choices the window has heard of."""
        return len(self.table.match.session.log)

    def goes_on(self) -> None:
        """Some more choices are made by both."""
        until = self.answers() + 6
        self.play(lambda: self.answers() >= until)
