"""C8.2: computers on one network find each other, with real sockets."""

from __future__ import annotations

import asyncio
import os
import random
import socket
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from game.net import announcement, finding
from game.net.addresses import Interface, interfaces
from game.net.announcement import LONGEST, Announcement
from game.net.finding import Finder, Seen

from .networks import PATIENCE_S, Child, Network, why_not

pytestmark = pytest.mark.net

KEY = "0123456789abcdef" * 2
ROOM = Announcement(kind="room", key=KEY, game="creed", seats=4, free=2, state="open", room="사자굴", level=3)
FIELDS = {key.encode(): value.encode() for key, value in announcement.written(ROOM).items()}
GONE_S = 5.0
MULTICAST = ("224.0.0.251", 5353)


# ---------------------------------------------------------------- who is there
def test_c8_2_an_answer_that_was_on_its_way_brings_nobody_back_who_said_goodbye() -> None:
    finder, name = Finder(), f"room-{KEY[:16]}-4711.{finding.SERVICE}"
    clock = SimpleNamespace(now=100.0)
    finder._loop = SimpleNamespace(time=lambda: clock.now)  # type: ignore[assignment]
    finder._pointed(name, False)
    finder._pointed(name, True)
    finder._pointed(name, False)
    assert name not in finder._heard
    clock.now += 2 * finding.GOODBYE_S
    finder._pointed(name, False)
    assert name in finder._heard


# ---------------------------------------------------------------- what is announced
def test_c8_2_what_is_announced_is_read() -> None:
    assert announcement.read(FIELDS) == ROOM


def test_c8_2_program_and_protocol_are_always_announced() -> None:
    """Another program's defaults are others."""
    assert {b"p", b"w"} <= FIELDS.keys()


def test_c8_2_fields_of_a_newer_program_do_no_harm() -> None:
    assert announcement.read(FIELDS | {b"z": b"new", b"longer": b"1", b"\xff": b"1"}) == ROOM


@pytest.mark.parametrize(
    "broken",
    [{b"k": b"spy"}, {b"k": None}, {b"h": b"short"}, {b"n": b"many"}, {b"n": b"-1"}, {b"l": b"1" * 200}, {b"p": b"x"}],
)
def test_c8_7_an_announcement_with_a_wrong_field_is_none(broken: dict[bytes, bytes | None]) -> None:
    assert announcement.read(FIELDS | broken) is None


def test_c8_7_what_can_not_be_seen_is_left_out_of_names() -> None:
    spoiled = announcement.read(FIELDS | {b"m": "\u202eThe\x1b[31m\n\tden\u200b\ud7fc \x00".encode()})
    assert spoiled and spoiled.room == "The[31m den"


def test_c8_7_long_names_are_cut() -> None:
    long = announcement.read(FIELDS | {b"m": b"x" * 200})
    assert long and len(long.room) == LONGEST


def test_c8_2_a_long_name_of_ones_own_is_cut_to_what_fits() -> None:
    fields = announcement.written(msgspec.structs.replace(ROOM, room="방" * 100))
    assert len(fields["m"].encode()) <= announcement.LONGEST_VALUE


def test_c8_2_numbers_of_ones_own_that_do_not_fit_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        announcement.written(msgspec.structs.replace(ROOM, seats=-1))


@given(st.dictionaries(st.binary(max_size=3) | st.sampled_from(sorted(FIELDS)), st.none() | st.binary(max_size=255)))
def test_c8_7_no_record_makes_reading_fail(fields: dict[bytes, bytes | None]) -> None:
    found = announcement.read(FIELDS | fields)
    assert found is None or announcement.written(found)


# ---------------------------------------------------------------- within one computer
@pytest.fixture(autouse=True)
def _own_service(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that run at the same time don't see each other's announcements on loopback."""
    for module in ("finding", "responder", "owners"):
        monkeypatch.setattr(f"game.net.{module}.SERVICE", f"_pent{os.getpid() % 10**8}._tcp.local.")


def loopback() -> tuple[Interface, ...]:
    """Tests that announce nothing to the network that this computer is in."""
    own = next(one for one in interfaces() if one.loopback)
    return (own._replace(numbers=("127.0.0.1",), networks=own.networks[:1]),)


class Listening:
    """A finder on loopback that others wait on."""

    def __init__(self) -> None:
        self.finder = Finder(self._changed, loopback)
        self._news = asyncio.Event()

    async def until(self, holds: Callable[[tuple[Seen, ...]], bool]) -> tuple[Seen, ...]:
        async with asyncio.timeout(PATIENCE_S):
            while not holds(self.finder.seen()):
                self._news.clear()
                await self._news.wait()
        return self.finder.seen()

    def _changed(self, _: tuple[Seen, ...]) -> None:
        self._news.set()


async def announced(info: AsyncServiceInfo, *others: AsyncServiceInfo, rows: int) -> tuple[Seen, ...]:
    """What a finder sees when a stranger announces these."""
    one, stranger = Listening(), AsyncZeroconf(["127.0.0.1"])
    await one.finder.open()
    try:
        for each in (info, *others):
            await stranger.async_register_service(each, cooperating_responders=True)
        return await one.until(lambda seen: len(seen) == rows)
    finally:
        await one.finder.close()
        await stranger.async_close()


def service(fields: dict[bytes, bytes], number: str = "127.0.0.1", port: int = 5000) -> AsyncServiceInfo:
    """What a stranger announces as a room."""
    kind, server = finding.SERVICE, f"pentarchy-{KEY[:16]}-{port}.local."
    name = f"room-{KEY[:16]}-{port}.{kind}"
    return AsyncServiceInfo(kind, name, port, properties=fields, server=server, parsed_addresses=[number])


def test_c8_2_programs_on_one_computer_find_each_other_and_not_themselves() -> None:
    async def both() -> list[str]:
        one, other = Listening(), Listening()
        await one.finder.open()
        await other.finder.open()
        await one.finder.announce(ROOM, 5000)
        try:
            rows = await other.until(lambda seen: len(seen) == 1)
            assert one.finder.seen() == ()
            return [f"{row.what.room} {row.numbers} {row.port}" for row in rows]
        finally:
            await one.finder.close()
            await other.finder.close()

    assert asyncio.run(both()) == ["사자굴 ('127.0.0.1',) 5000"]


def test_c8_2_a_finder_that_is_closed_leaves_nothing_running() -> None:
    async def body() -> None:
        before = asyncio.all_tasks()
        finder = Finder(look=loopback)
        await finder.open()
        await finder.announce(ROOM, 5000)  # is still to be repeated when it closes
        await finder.announce(msgspec.structs.replace(ROOM, free=0), 5000)
        await finder.close()
        assert asyncio.all_tasks() == before

    asyncio.run(body())


def test_c8_7_hostile_announcements_are_no_rows() -> None:
    wrong = [
        service(FIELDS | {b"k": b"\xff"}, port=5001),
        service(FIELDS | {b"h": KEY[::-1].encode()}, port=5002),
        service({}, port=5004),
    ]
    rows = asyncio.run(announced(*wrong, service(FIELDS), rows=1))
    assert [row.port for row in rows] == [5000]


def test_c8_7_only_the_address_that_announces_a_room_is_called_whatever_it_says() -> None:
    rows = asyncio.run(announced(service(FIELDS, "10.1.2.3"), rows=1))
    assert rows[0].numbers == ("127.0.0.1",)


def test_c8_7_broken_packets_do_no_harm() -> None:
    """Two thousand announcements with some bytes changed or cut off, and then a good one."""
    chance = random.Random(87)
    faults: list[object] = []

    def broken(whole: bytes) -> bytes:
        packet = bytearray(whole)
        for _ in range(chance.randint(1, 8)):
            packet[chance.randrange(len(packet))] = chance.randrange(256)
        return bytes(packet[: chance.choice((len(packet), chance.randrange(len(packet))))])

    async def flooded() -> None:
        one, good = Listening(), AsyncZeroconf(["127.0.0.1"])
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        await one.finder.open()
        whole = good.zeroconf.generate_service_broadcast(service(FIELDS, port=5001), 4500).packets()[0]
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
            sender.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("127.0.0.1"))
            for _ in range(2000):
                sender.sendto(broken(whole), MULTICAST)
                await asyncio.sleep(0)
        try:
            await good.async_register_service(service(FIELDS), cooperating_responders=True)
            await one.until(lambda rows: 5000 in [row.port for row in rows])
        finally:
            await one.finder.close()
            await good.async_close()

    asyncio.run(flooded())
    assert not faults


def test_c8_7_no_more_rows_are_taken_than_a_list_can_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.owners.MOST_FROM_ONE", 2)
    rows = asyncio.run(announced(*(service(FIELDS, port=port) for port in range(5000, 5005)), rows=2))
    assert len(rows) == 2


def test_c8_2_without_a_network_the_finder_says_so() -> None:
    async def alone() -> str:
        finder = Finder(look=lambda: ())
        await finder.open()
        await finder.announce(ROOM, 5000)
        await finder.close()
        return str(finder.problem)

    assert asyncio.run(alone()) == "net.finding.no_network"


# ---------------------------------------------------------------- between computers
@pytest.fixture
def network() -> Iterator[Network]:
    reason = why_not()
    if reason:
        pytest.skip(reason)
    joined = Network(2)
    yield joined
    joined.close()


@pytest.fixture
def looker(network: Network) -> Child:
    """Computer 1 looks."""
    child = network.start(1)
    child.until(lambda line: "ready" in line)
    return child


@pytest.fixture
def host(network: Network, looker: Child) -> Child:
    """Computer 2 has a room and is seen."""
    child = network.start(2, "den")
    looker.rows({"den"})
    return child


def test_c8_2_a_room_is_found_from_another_computer_with_its_address(host: Child, looker: Child) -> None:
    assert "10.9.0.2" in looker.rows({"den"})["numbers"][0]


def test_c8_2_a_computer_that_comes_later_finds_the_room(network: Network, host: Child) -> None:
    later = network.start(1)
    assert later.rows({"den"})["free"] == [3]


def test_c8_2_a_row_changes_with_the_room(host: Child, looker: Child) -> None:
    host.say("free 1")
    looker.until(lambda line: line.get("free") == [1])


def test_c8_2_a_room_that_is_closed_is_gone_at_once(host: Child, looker: Child) -> None:
    host.say("withdraw")
    looker.rows(set(), within_s=GONE_S)


def test_c8_2_a_program_that_is_ended_right_after_its_start_is_gone(host: Child, looker: Child) -> None:
    """Answers that were on their way do not bring it back."""
    host.end()
    looker.rows(set(), within_s=GONE_S)


def test_c8_2_a_program_that_was_killed_is_found_gone(host: Child, looker: Child) -> None:
    host.end(kill=True)
    looker.rows(set(), within_s=GONE_S + 5)


def test_a15_a_cable_that_is_taken_out_and_put_in_again(network: Network, host: Child, looker: Child) -> None:
    """The program goes on; the interface is another one afterwards."""
    network.disconnect(2)
    looker.rows(set())
    network.connect(2)
    looker.rows({"den"})


def test_a15_an_own_interface_that_loses_its_address_and_gets_it_back(
    network: Network, host: Child, looker: Child
) -> None:
    network.run(1, "link set eth0 down", "addr flush dev eth0")
    looker.rows(set())
    network.run(1, "addr add 10.9.0.1/24 dev eth0", "link set eth0 up")
    looker.rows({"den"})


def test_b4_a_network_without_the_internet_is_enough(network: Network, host: Child, looker: Child) -> None:
    """There is no route to anywhere in these networks."""
    assert looker.rows({"den"})["rooms"] == ["den"]
