"""Hosting that is handed over: the passphrase stays (C8.4), and nobody is led astray (C8.6, C8.7)."""

from __future__ import annotations

import asyncio
import ipaddress
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.net import moving, wire
from game.net.addresses import Interface
from game.net.errors import NetError
from game.net.peer import MOST_MOVES, Peer, RoomAddress, place_of
from game.net.protocol import HandOver, Moved, Ready, Start, TakeOver, Who
from game.net.service import RoomLink, Service
from game.store.container import unpack
from game.store.saves import KIND
from tests.net.raw import hostile_host
from tests.net.rooms import Guest, Home, guests, identity, room_of, run
from tests.net.test_processes import _until as until

WORD = "right horse"


class Three:
    """A match in a room with a passphrase whose host asks the second machine to host; a third one is idle."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.services = [Service(Home(data / name)) for name in ("one", "two", "three")]
        one, two, self.stranger = self.services
        self.here = one.open("creed", 2, "room", [Who("Ember")], passphrase=WORD, port=0)
        until([self.here], lambda: self.here.client.link.state == "here")
        assert self.here.host is not None
        self.there = two.join(RoomAddress(("127.0.0.1",), self.here.host.port), [Who("Ash")], passphrase=f" {WORD} ")
        links = [self.here, self.there]
        until(links, lambda: self.there.client.link.state == "here" and self.there.client.room is not None)
        self.there.send(Ready(1, True))
        until(links, lambda: self.here.client.room is not None and self.here.client.room.seats[1].ready)
        self.here.send(Start())
        until(links, lambda: all(link.client.seats for link in links))
        self.here.send(HandOver(self.there.client.member))
        until(links, lambda: self.there.client.asked_to_host)
        self.there.send(TakeOver(0, b""))
        until(links, lambda: self.there.client.bundle)

    def moves(self) -> None:
        """The second machine opens the room, and all are there."""
        links = [self.here, self.there]
        self.services[1].take_over(self.there, port=0)
        until(links, lambda: all(link.peer is not None and self.there.host is not None and link.client.link.state
                                 == "here" and link.peer.place.port == self.there.host.port for link in links))

    def knocks(self, passphrase: str, link: RoomLink) -> tuple[str, str]:
        """What becomes of somebody who wants in where a link's room is now."""
        assert link.host is not None
        new = self.stranger.join(RoomAddress(("127.0.0.1",), link.host.port), [Who("Moth")], passphrase=passphrase)
        until([self.here, self.there, new], lambda: new.client.link.state in ("here", "ended"))
        return new.client.link.state, new.client.link.key


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Three]:
    """The second machine has the match and has not opened its room yet."""
    made = Three(tmp_path)
    yield made
    for service in made.services:
        service.close()


@pytest.fixture
def three(asked: Three) -> Three:
    """Hosting has been handed over."""
    asked.moves()
    return asked


@pytest.mark.slow
def test_c8_4_who_takes_hosting_over_asks_for_the_same_passphrase(three: Three) -> None:
    assert three.knocks("", three.there) == ("ended", "net.passphrase.needed")
    assert three.knocks("wrong", three.there) == ("ended", "net.passphrase.wrong")
    assert three.knocks(WORD, three.there) == ("here", "")


def test_c8_4_the_passphrase_does_not_travel_with_the_match(three: Three) -> None:
    head, payload = unpack(three.there.client.bundle, KIND, "room")
    assert WORD not in str(head.header) and WORD.encode() not in payload
    assert head.header["room"]["locked"]


@pytest.mark.slow
@pytest.mark.parametrize("lost", [False, True])
def test_c8_4_a_room_that_was_taken_over_asks_for_a_passphrase_after_a_crash_too(three: Three, lost: bool) -> None:
    """What is on the disk at that moment is all that is left. Where the passphrase is lost the room has a new one."""
    host: Any = three.there.host
    host.match_host.match.flush()

    async def copy() -> None:
        """Nothing of the network is just being written."""
        shutil.copytree(three.data / "two", three.data / "crashed")

    three.services[1].spawn(copy()).result()
    if lost:
        (three.data / "crashed" / "net" / "tickets.json").unlink()
    service = Service(Home(three.data / "crashed"))
    try:
        link = service.reopen(host.room.match_id, [Who("Ash")], port=0)
        until([link], lambda: link.host is not None and link.client.link.state == "here")
        assert link.host is not None
        told = "" if service.notices.empty() else service.notices.get_nowait().args["passphrase"]
        assert (link.host.passphrase, told) == ((link.host.passphrase,) * 2 if lost else (WORD, ""))
        assert three.knocks("", link) == ("ended", "net.passphrase.needed")
    finally:
        service.close()


def test_c8_6_who_handed_hosting_over_and_quits_at_once_does_not_host_it_again(three: Three) -> None:
    three.services[0].close()
    assert [entry.file_id for entry in three.services[0].home.saves.list()] == []


def test_c8_1_everybody_hears_who_has_got_the_match_and_does_not_host(asked: Three) -> None:
    """What is hidden is in it. Who says no before it is sent knows nothing."""
    links = [asked.here, asked.there]
    asked.there.send(TakeOver(0, b"", accept=False))
    until(links, lambda: any(line.key == "net.log.not_moved" for line in asked.here.client.lines))
    asked.there.client.asked_to_host = False
    asked.here.send(HandOver(asked.there.client.member))
    until(links, lambda: asked.there.client.asked_to_host)
    asked.there.send(TakeOver(0, b"", accept=False))
    until(links, lambda: sum(line.key == "net.log.not_moved" for line in asked.here.client.lines) == 2)
    seen = [line for line in asked.here.client.lines if line.key == "net.log.match_seen"]
    assert [line.args for line in seen] == [{"name": "Ash"}]


@pytest.mark.parametrize("lie", ["port", "fingerprint"])
def test_c8_7_nobody_is_sent_to_where_the_room_is_not(asked: Three, lie: str) -> None:
    """Whoever is asked to host could end the match for all by a word, or by a firewall."""
    host = asked.here.host
    assert host is not None and host.match_host is not None
    port, fingerprint = (1, host.fingerprint) if lie == "port" else (host.port, b"x" * 32)
    asked.there.send(TakeOver(port, fingerprint))
    until([asked.here, asked.there], lambda: any(line.key == "net.log.not_moved" for line in asked.here.client.lines)
          and asked.there.client.refusals)
    assert [one.key for one in asked.there.client.refusals] == [moving.TOO_LATE]
    assert asked.here.host is host and not host.match_host.frozen and host.moving is None
    assert (asked.here.client.link.state, asked.there.client.link.state) == ("here", "here")


def test_c8_6_a_room_that_can_not_be_opened_leaves_no_match_behind(
    asked: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuses(*_: Any, **__: Any) -> int:
        raise NetError("net.no_port", port=1, reason="")

    monkeypatch.setattr("game.net.host.Host.listen", refuses)
    links = [asked.here, asked.there]
    asked.services[1].take_over(asked.there, port=0)
    until(links, lambda: any(line.key == "net.log.not_moved" for line in asked.here.client.lines))
    until(links, lambda: not asked.services[1].home.saves.list())
    assert asked.there.host is None


def test_c8_6_who_opens_the_room_too_late_closes_it_again(asked: Three) -> None:
    links, host = [asked.here, asked.there], asked.here.host
    assert host is not None
    asked.services[0].call(moving.stop, host, "net.log.not_moved")
    until(links, lambda: any(line.key == "net.log.not_moved" for line in asked.here.client.lines))
    asked.services[1].take_over(asked.there, port=0)
    until(links, lambda: any(refused.key == moving.TOO_LATE for refused in asked.there.client.refusals))
    asked.services[1].close()
    assert asked.there.host is None and not asked.services[1].home.saves.list()
    assert asked.here.host is host and asked.here.client.link.state == "here"


# ---------------------------------------------------------------- a host that leads astray
def led(frames: Callable[[int], Moved]) -> str:
    """Why somebody whom a host sends elsewhere ends; `frames` is told the host's port."""
    found = []

    async def body() -> None:
        at = [0]
        async with hostile_host(lambda: wire.ENCODE(frames(at[0]))) as port:
            at[0] = port
            place: Any = type("At", (), {"port": port, "fingerprint": identity().fingerprint, "lead": b""})
            guest = Guest(place, "Ember")
            await guest.until(lambda: guest.client.link.state == "ended")
            found.append(guest.client.link.key)
            found.append(sum(getattr(message, "state", "") == "here" for message in guest.heard))

    run(body)
    assert found[1] <= MOST_MOVES + 1
    return str(found[0])


def test_c8_7_a_host_that_hands_over_for_ever_is_left() -> None:
    assert led(lambda port: Moved(["127.0.0.1"], port, identity().fingerprint)) == "net.moving.too_often"


def test_c8_7_a_host_that_hands_over_to_nobody_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.peer.MOVED_S", 0.0)
    assert led(lambda _port: Moved(["127.0.0.1"], 1025, identity().fingerprint)) == "net.moving.lost"


def test_c8_7_a_host_that_leads_out_of_the_network_is_left() -> None:
    assert led(lambda port: Moved(["8.8.8.8"], port, identity().fingerprint)) == "net.moving.nowhere"


LAN = Interface("lan", 2, ("192.168.0.5",), (ipaddress.ip_network("192.168.0.0/24"),))


@pytest.mark.parametrize(
    "moved",
    [
        Moved(["8.8.8.8"], 24_747, bytes(32)),
        Moved(["example.org"], 24_747, bytes(32)),
        Moved([], 24_747, bytes(32)),
        Moved(["192.168.0.7"], 22, bytes(32)),
        Moved(["192.168.0.7"], 70_000, bytes(32)),
        Moved(["192.168.0.7"], 24_747, b"short"),
    ],
)
def test_c8_7_a_place_that_no_room_has_is_not_gone_to(moved: Moved) -> None:
    with pytest.raises(NetError, match="nowhere"):
        place_of(moved, "192.168.0.2", [LAN])


def test_c8_7_of_many_places_only_some_are_tried() -> None:
    place = place_of(Moved([f"192.168.0.{n}" for n in range(10, 26)], 24_747, bytes(32)), "192.168.0.2", [LAN])
    assert len(place.addresses) == 4


def test_c8_6_a_member_at_the_hosts_own_computer_is_found_there_by_others() -> None:
    assert place_of(Moved(["127.0.0.1"], 24_748, bytes(32)), "192.168.0.2", [LAN]).addresses == ("192.168.0.2",)


@pytest.mark.slow
def test_c8_7_somebody_who_announces_the_room_at_another_computer_keeps_nobody_from_coming_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The own place does not answer, and at the announced one somebody else does."""
    tried = []

    async def refuse(_self: Peer, address: str, place: RoomAddress) -> Any:
        tried.append(address)
        raise NetError("net.changed", address=address) if place.port == 9 else OSError("nobody")

    async def body() -> None:
        async with room_of(tmp_path) as host:
            guest = (await guests(host, "Ember", find=lambda: [RoomAddress(("127.0.0.1",), 9)]))[0]
            with monkeypatch.context() as patch:
                patch.setattr(Peer, "_try", refuse)
                guest.peer.cut()
                await guest.until(lambda: guest.client.link.state == "lost")
                while len(tried) < 4:
                    await asyncio.sleep(0)
            await guest.until(lambda: guest.client.link.state == "here")

    run(body)
