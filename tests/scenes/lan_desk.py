"""A table in the window whose room is a desk without sockets: another member answers when a test says so."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame

from game.core.rng import Stream
from game.net.peer import HERE, LinkState
from game.net.protocol import RoomInfo
from game.net.wire import Bucket
from scenes.lan.match import NetMatch
from scenes.lan.opening import create
from scenes.lan.table import NetTable
from tests.net.desk import Desk
from tests.scenes.conftest import Driver

MOST = 400


class DeskLink:
    """A member's connection as the window has it. `sent`: what went to the host; `heard` are messages of a test's own.
    While `cut` nothing arrives."""

    def __init__(self, desk: Desk, number: int) -> None:
        self.desk, self.number = desk, number
        self.client = desk.clients[number]
        self.client._send = self.send
        self.client.link = LinkState(HERE)
        self.host: Any = None
        self.peer: Any = SimpleNamespace(fingerprint=bytes(range(40, 72)))
        self.muted: set[int] = set()
        self.names = frozenset(("Ember", "Ash"))
        self.read = 0
        self.chat = Bucket(1.0, 1000, 0.0)
        self.sent: list[Any] = []
        self.closed = self.cut = False
        self.noted = (False, "")
        self._heard: list[Any] = []
        self._at = len(desk.heard[number])

    def poll(self) -> list[Any]:
        """What came since the last frame; the desk's client has taken it already."""
        found, self._heard = self.desk.heard[self.number][self._at :] + self._heard, []
        self._at = len(self.desk.heard[self.number])
        return found

    def hear(self, message: Any) -> None:
        """Something comes besides what the desk sends."""
        self.client.take(message)
        self._heard.append(message)

    def send(self, message: Any) -> None:
        """To the host, unless the line is cut."""
        self.sent.append(message)
        if not self.cut:
            self.desk.hear(self.number, message)

    def note_seat(self, plays: bool, host: str = "") -> None:
        """Whether there is a way back to a seat."""
        self.noted = (plays, host)

    def close(self, why: str = "closed") -> None:
        """Leaves."""
        self.closed = True


class Window:
    """The window of the first member at a desk of two."""

    def __init__(self, drive: Driver, title: str = "creed", *, member: int = 0, **more: Any) -> None:
        self.drive, self.stream = drive, Stream(5, "answers")
        self.desk = Desk(title, **more)
        self.link = DeskLink(self.desk, member)
        self.room()
        self.link.poll()
        self.match = NetMatch(drive.program.client, self.link)  # type: ignore[arg-type]  # a link without a service
        drive.program.nav.stack.reset(create(drive.program.client, self.match), animated=False)
        drive.frames(2, 50)

    @property
    def table(self) -> NetTable:
        return next(scene for scene in self.drive.program.nav.stack.all() if isinstance(scene, NetTable))

    def room(self) -> None:
        """The room as it is now comes to the window."""
        info: RoomInfo = self.desk.room.info(self.desk.room.members.all[self.link.number])
        self.link.hear(info)

    def others(self) -> None:
        """Another member answers, if one is asked."""
        for number, client in self.desk.clients.items():
            questions = client.mirror.questions() if client.mirror is not None and number != self.link.number else []
            for question in [one for one in questions if one.options()]:
                client.answer(question.seat, self.stream.pick(question.options()).key)
                return
        self.desk.wait(1.0)

    def until(self, holds: Callable[[], object]) -> None:
        """Everybody answers at random until something holds."""
        for _ in range(MOST):
            if holds():
                return
            table = self.drive.top
            if not isinstance(table, NetTable):
                self.drive.key(pygame.K_RETURN)
            elif table.asked is not None:
                table.answer(self.stream.pick(table.options()).key)
            else:
                self.others()
            self.drive.frames(1, 500)
        raise AssertionError((self.drive.top, self.table.asked))

    def until_asked(self) -> NetTable:
        """Somebody here has to choose something with more than one option."""
        self.until(lambda: self.table.asked is not None and len(self.table.options()) > 1)
        return self.table
