"""What a hostile host sends in the right form, only too large, too much, or with numbers that nobody can count to
(C8.7)."""

from __future__ import annotations

import itertools
import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.net import wire
from game.net.digests import digest_of
from game.net.errors import NetError
from game.net.peer import ENDED, RoomAddress
from game.net.protocol import MOST_FROM_HOST, Bye, RoomInfo, Said, Snapshot, Who
from game.net.service import Service
from tests.net.desk import Desk
from tests.net.fuzz import visited
from tests.net.raw import hostile_host
from tests.net.rooms import Home, run
from tests.net.test_processes import _until as until

LINE = wire.ENCODE(Said(1, 1, "Ash", "hi"))
MANY = 1 << 40


def shown(desk: Desk, table: Any) -> bool:
    """Whether a picture with its right digest is taken for one."""
    picture = desk.clients[0].mirror.of(0)
    snapshot = Snapshot(0, picture.no + 1, picture.epoch, table, digest_of(table), picture.next, picture.next, [])
    desk.clients[0].take(wire.from_host(wire.ENCODE(snapshot)))
    return bool(picture.no == snapshot.no)


def test_c8_7_a_countdown_that_no_room_has_is_no_message() -> None:
    """Its ring would be drawn for ever."""
    with pytest.raises(NetError) as caught:
        wire.from_host(wire.ENCODE(RoomInfo("creed", "room", "waiting", False, {}, [], [], left_ms=MANY)))
    assert caught.value.key == "net.malformed"


def test_c8_7_a_picture_of_the_usual_numbers_is_shown() -> None:
    desk = Desk("realigious")
    assert shown(desk, replace(desk.clients[0].mirror.of(0).table, round=2))


@pytest.mark.parametrize("lie", [
    {"answers": MANY}, {"answers": -1}, {"waits": (0,) * 1000}, {"waits": (MANY,)}, {"last": MANY}, {"round": MANY},
])  # fmt: skip
def test_c8_7_a_picture_with_numbers_that_no_match_has_is_not_shown(lie: dict[str, Any]) -> None:
    """Who reads the log makes a list of as many answers as were given."""
    desk = Desk("realigious")
    assert not shown(desk, replace(desk.clients[0].mirror.of(0).table, **lie))


def test_c8_7_a_map_larger_than_any_is_not_shown() -> None:
    desk = Desk("realigious")
    table = desk.clients[0].mirror.of(0).table
    assert not shown(desk, replace(table, view=replace(table.view, n=MANY)))


def test_c8_7_chairs_that_no_table_has_are_not_shown() -> None:
    desk = Desk()
    table = desk.clients[0].mirror.of(0).table
    assert not shown(desk, replace(table, chairs=(replace(table.chairs[0], left_ms=MANY), *table.chairs[1:])))
    assert not shown(desk, replace(table, chairs=table.chairs * 5))


@pytest.mark.parametrize("runs", [(0, 1 << 16), (1 << 16, 1), (0, 2) * 5000])
def test_c8_7_options_of_which_nothing_is_known_are_not_shown(runs: tuple[int, ...]) -> None:
    desk = Desk()
    table = desk.clients[0].mirror.of(0).table
    assert table.asks and len(table.known) > 1
    assert not shown(desk, replace(table, options=runs))


@pytest.mark.parametrize("empty", [b"\x80", b"\x90"])
def test_c8_7_a_message_of_countless_things_is_not_read(empty: bytes) -> None:
    """A million empty lists in a megabyte take seconds to make."""
    count = 1 << 20
    data = msgspec.msgpack.encode(Snapshot(0, 1, 1, None, "", 0, 0, []))
    data = data.replace(b"\xc0", b"\xdd" + count.to_bytes(4, "big") + empty * count, 1)
    with pytest.raises(NetError) as caught:
        wire.from_host(data)
    assert caught.value.key == "net.too_large" and len(data) > 2 * MOST_FROM_HOST


@pytest.mark.parametrize("limit", ["BURST_MESSAGES", "BURST_BYTES"])
def test_c8_7_a_host_that_talks_without_an_end_is_left(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(f"game.net.peer.{limit}", 500)

    async def body() -> None:
        async with hostile_host(lambda: LINE) as port:
            client = await visited(port)
            assert (client.link.state, client.link.key) == (ENDED, "net.host_too_much")

    run(body)


def test_c8_7_what_was_packed_counts_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what one player does others get news that are packed well; they don't leave their host for it."""
    monkeypatch.setattr("game.net.peer.BURST_BYTES", 60_000)
    words = random.Random(1).randbytes(1000).hex()
    packed = wire.PACKED + zlib.compress(msgspec.msgpack.encode(["events", 0, 0, [[0, words, "", {}]]]))
    assert 20 * len(wire.unpacked(packed)) < 60_000 < 20 * len(packed) * wire.MOST_PACKED

    async def body() -> None:
        count = itertools.count()
        async with hostile_host(lambda: packed if next(count) < 20 else wire.ENCODE(Bye("closed"))) as port:
            client = await visited(port)
            assert client.link.key == "net.bye.closed"

    run(body)


def test_c8_7_what_takes_longer_than_a_frame_waits_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.service.POLL_S", 0.0)
    service = Service(Home(tmp_path))
    link = service._link()
    for number in range(3):
        link.hear(Said(number, 1, "Ash", "hi"))
    counts = [len(link.poll()) for _ in range(4)]
    service.close()
    assert counts == [1, 1, 1, 0]


@pytest.mark.slow
def test_c8_6_a_host_that_says_to_be_the_room_of_another_costs_nobody_their_seat(tmp_path: Path) -> None:
    """A room's id is announced, so anybody can say it; the seat belongs to the token of the room that was known."""
    services = [Service(Home(tmp_path / name)) for name in ("one", "two", "guest")]
    try:
        hosts = [service.open("creed", 2, "room", [Who("Ember")], port=0) for service in services[:2]]
        until(hosts, lambda: all(link.client.link.state == "here" for link in hosts))
        places = []
        for link in hosts:
            assert link.host is not None
            link.host.room_id = "same"
            places.append(RoomAddress(("127.0.0.1",), link.host.port, link.host.fingerprint))
        for place in places:
            guest = services[2].join(place, [Who("Ash")])
            until([*hosts, guest], lambda guest=guest: guest.client.link.state == "here")
        kept = services[2].tickets.of("same")
        assert kept is not None and kept.fingerprint == places[0].fingerprint.hex()
    finally:
        for service in services:
            service.close()
