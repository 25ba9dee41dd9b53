"""A match on the network at the common table (C8): the window plays, another machine answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.core.rng import Stream
from game.net.delta import ENCODE
from game.net.peer import Place
from game.net.protocol import Ready, Start, Who
from game.net.service import RoomLink, Service
from scenes.app import App
from scenes.lan.match import NetMatch
from scenes.lan.table import NetTable
from scenes.table.result_scene import ResultScene
from tests.net.rooms import Home
from tests.scenes.conftest import Driver

PATIENCE_S = 60.0


@pytest.fixture(autouse=True)
def _quick_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.hosted.WINDOW_S", 0.0)


@pytest.fixture
def services(app: App, tmp_path: Path) -> Iterator[tuple[Service, Service]]:
    """The network of this program, and of another machine."""
    here, there = Service(app), Service(Home(tmp_path / "there"))
    yield here, there
    there.close()
    here.close()


class Pair:
    """The table here and the room as the other machine knows it."""

    def __init__(self, drive: Driver, services: tuple[Service, Service], title: str) -> None:
        self.drive, self.stream = drive, Stream(5, "answers")
        app = drive.app
        if app.profile is None:
            app.profile = app.store.create_profile("Ember", "profile/1")
        self.here = services[0].open(title, 2, "room", [Who("Ember")], port=0, to_network=False)
        self.until(lambda: self.here.client.link.state == "here")
        assert self.here.host is not None
        place = Place(("127.0.0.1",), self.here.host.port, services[0].identity.fingerprint)
        self.there: RoomLink = services[1].join(place, [Who("Ash")])
        self.until(lambda: self.there.client.room is not None)
        self.there.send(Ready(1, True))
        self.until(lambda: self.here.client.room is not None and self.here.client.room.seats[1].ready)
        self.here.send(Start())
        self.until(lambda: bool(self.here.client.seats and self.there.client.seats))
        self.table = NetTable(app, NetMatch(app, self.here))
        app.stack.reset(self.table, animated=False)

    def until(self, holds: Callable[[], object]) -> None:
        """Both machines go on until something holds."""
        end = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < end
            if hasattr(self, "table"):
                self.drive.frames(1, 50)
            else:
                self.here.poll()
            if hasattr(self, "there"):
                self.there.poll()

    def turn(self) -> None:
        """Whoever is asked answers at random."""
        table, mirror = self.table, self.there.client.mirror
        assert mirror is not None
        theirs = mirror.question(1)
        if theirs is not None:
            self.there.client.answer(1, self.stream.pick(theirs.options()).key)
        elif self.drive.top is not table:
            self.drive.key(pygame.K_RETURN)  # "end the turn?"
        elif table.asked is not None:
            table.answer(self.stream.pick(table.options()).key)
        self.drive.frames(1, 300)
        self.there.poll()

    def play(self, holds: Callable[[], object]) -> None:
        """Turns until something holds."""
        end = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < end, (self.drive.top, self.table.asked)
            self.turn()


@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c8_1_a_match_on_the_network_is_played_to_its_result_at_the_table(
    drive: Driver, services: tuple[Service, Service], title: str
) -> None:
    pair = Pair(drive, services, title)
    pair.play(lambda: isinstance(drive.top, ResultScene))
    assert pair.table.match.gains and pair.table.match.replay_id


def test_c8_1_the_table_shows_what_the_host_says_the_seat_sees(
    drive: Driver, services: tuple[Service, Service]
) -> None:
    pair = Pair(drive, services, "creed")
    for _ in range(40):
        pair.turn()
    pair.until(lambda: not pair.table.playback.busy)
    host = pair.here.host
    assert host is not None and host.hosted is not None
    pair.until(lambda: ENCODE(pair.table.view) == ENCODE(host.hosted.match.session.view(0)))  # type: ignore[union-attr]
