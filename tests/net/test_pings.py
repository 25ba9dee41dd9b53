"""C5.2, C8.2: how far rooms of the list are is measured without going in."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.net.finding import Seen
from game.net.lobby import announcement_of
from game.net.pings import NO_ANSWER, Pings, round_trip
from game.net.protocol import Who
from game.net.service import RoomLink, Service
from tests.net.rooms import PATIENCE_S, Home


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    made = Service(Home(tmp_path))
    yield made
    made.close()


def opened(service: Service) -> RoomLink:
    """A room on loopback."""
    link = service.open("creed", 2, "den", [Who("Ash")], port=0, to_network=False)
    until(service, lambda: link.poll() is None or link.client.room is not None)
    return link


def until(service: Service, holds: object) -> None:
    """Waits for the network's thread."""

    async def wait() -> None:
        while not holds():  # type: ignore[operator]
            await asyncio.sleep(0.005)

    async def within() -> None:
        async with asyncio.timeout(PATIENCE_S):
            await wait()

    service.spawn(within()).result()


def row(link: RoomLink, name: str = "row") -> Seen:
    """The room as a list has it."""
    assert link.host is not None
    return Seen(name, announcement_of(link.host), ("127.0.0.1",), link.host.port)


def test_c5_2_a_room_is_measured_and_nobody_comes_in(service: Service) -> None:
    link = opened(service)
    pings = Pings(service)
    pings.follow([row(link)])
    until(service, lambda: pings.ms.get("row", NO_ANSWER) != NO_ANSWER)
    pings.stop()
    link.poll()
    assert pings.ms["row"] >= 1 and len(link.client.room.members) == 1  # type: ignore[union-attr]


def test_c5_2_who_does_not_answer_has_no_time(service: Service) -> None:
    link = opened(service)
    pings = Pings(service)
    with socket.socket() as nobody:  # bound, so that nobody else listens there
        nobody.bind(("127.0.0.1", 0))
        pings.follow([row(link)._replace(port=nobody.getsockname()[1])])
        until(service, lambda: "row" in pings.ms)
    pings.stop()
    assert pings.ms["row"] == NO_ANSWER


def test_c8_2_a_room_that_appears_is_measured_at_once_and_one_that_is_gone_is_forgotten(service: Service) -> None:
    link = opened(service)
    pings = Pings(service)
    pings.follow([row(link, "first")])
    until(service, lambda: "first" in pings.ms)
    pings.follow([row(link, "second")])
    until(service, lambda: "second" in pings.ms)
    pings.stop()
    assert list(pings.ms) == ["second"]


def test_c8_2_the_next_address_is_tried_where_one_does_not_answer(service: Service) -> None:
    link = opened(service)
    assert link.host is not None
    took = service.spawn(round_trip(("127.0.0.99", "127.0.0.1"), link.host.port, PATIENCE_S)).result()
    assert took is not None


def test_c8_7_a_list_that_is_closed_measures_nothing(service: Service) -> None:
    link = opened(service)
    pings = Pings(service)
    pings.follow([row(link)])
    until(service, lambda: pings.ms)
    runs = pings._runs
    pings.stop()
    assert runs is not None and runs.cancelled()
