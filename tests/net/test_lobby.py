"""C8.2: rooms that others may reach are announced, and a list tells why a room can't be entered."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from game.net.announcement import Announcement, rules_here
from game.net.lobby import ListedRoom, Lobby, why_not
from game.net.protocol import PROTOCOL, Who
from game.net.service import RoomLink, Service
from tests.net.rooms import PATIENCE_S, Home
from tests.net.test_finding import _own_service as own_service
from tests.net.test_finding import loopback

__all__ = ["own_service"]
PAUSE_S = 0.002
"""Services' threads need the processor."""
FITS = Announcement(kind="room", key="0" * 32, game="creed", rules=rules_here("creed"))


class Machines:
    """Two programs on loopback; the second one looks."""

    def __init__(self, data: Path) -> None:
        self.host, self.looker = Service(Home(data / "host")), Service(Home(data / "looker"))
        for service in (self.host, self.looker):
            service._lobby = Lobby(service, loopback)

    def open(self, to_network: bool) -> RoomLink:
        link = self.host.open("creed", 2, "den", [Who("Ash", "profile/2", 4)], port=0, to_network=to_network)
        self.until(lambda: link.poll() is not None and link.client.room is not None)
        return link

    def rows(self, holds: Callable[[tuple[ListedRoom, ...]], object]) -> tuple[ListedRoom, ...]:
        self.until(lambda: holds(self.looker.lobby.rooms))
        return self.looker.lobby.rooms

    @staticmethod
    def until(holds: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < end
            time.sleep(PAUSE_S)


@pytest.fixture(autouse=True)
def _unannounced() -> None:
    """Only here rooms are announced, on loopback."""


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    made = Machines(tmp_path)
    yield made
    made.host.close()
    made.looker.close()


def test_c8_2_a_room_that_others_may_reach_is_announced_with_its_host(machines: Machines) -> None:
    machines.open(to_network=True)
    what = machines.rows(lambda rows: rows and rows[0].seen.what.free == 1)[0].seen.what
    assert (what.room, what.player, what.level, what.free) == ("den", "Ash", 4, 1)


def test_c8_5_a_room_is_announced_with_the_id_of_who_plays_there(machines: Machines) -> None:
    machines.host.presence.want("person", Announcement(kind="person", key="0" * 32, player="Ash", uid="ash's id"))
    machines.open(to_network=True)
    assert machines.rows(len)[0].seen.what.uid == "ash's id"


def test_c8_2_a_room_that_is_closed_is_not_announced_any_more(machines: Machines) -> None:
    link = machines.open(to_network=True)
    machines.rows(len)
    link.close()
    assert machines.rows(lambda rows: not rows) == ()


def test_c8_7_a_room_for_this_computer_is_not_announced(machines: Machines) -> None:
    link = machines.open(to_network=False)
    machines.host.reach(link, True)
    machines.rows(len)
    machines.host.reach(link, False)
    assert machines.rows(lambda rows: not rows) == ()


def test_c8_2_the_place_of_a_room_is_known_by_its_id(machines: Machines) -> None:
    link = machines.open(to_network=True)
    room_id = machines.rows(len)[0].seen.what.room_id
    assert link.host is not None
    assert [place.port for place in machines.looker.lobby.places(room_id)] == [link.host.port]


@pytest.mark.parametrize(
    ("what", "key"),
    [
        (FITS, ""),
        (msgspec.structs.replace(FITS, protocol=PROTOCOL + 1), "net.list.version"),
        (msgspec.structs.replace(FITS, game="checkers"), "net.list.no_game"),
        (msgspec.structs.replace(FITS, rules="0:0"), "net.list.rules"),
    ],
)
def test_c8_4_a_list_tells_why_a_room_does_not_fit(what: Announcement, key: str) -> None:
    assert why_not(what)[0] == key
