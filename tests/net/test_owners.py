"""Whose announcements are whose (C8.2, C8.7)."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace
from typing import Any

import pytest
from zeroconf import DNSAddress, DNSPointer, DNSRecord

from game.net import finding, owners
from game.net.announcement import SERVICE
from game.net.finding import MOST_NAMES, Finder
from game.net.owners import Owners
from tests.net.rooms import run

KEY = "0123456789abcdef"
ONE, OTHER, THIRD = "10.0.0.1", "10.0.0.2", "10.0.0.3"


def pointer(port: int = 5000, ttl: int = 4500, key: str = KEY, kind: str = "room") -> DNSPointer:
    return DNSPointer(SERVICE, 12, 1, ttl, f"{kind}-{key}-{port}.{SERVICE}")


def told(number: str, port: int = 5000) -> DNSAddress:
    return DNSAddress(f"pentarchy-{KEY}-{port}.local.", 1, 1, 120, socket.inet_aton(number))


def sources(found: Owners, record: DNSPointer) -> tuple[str, ...]:
    return found.sources(record.alias)


def test_c8_7_what_somebody_else_says_of_a_room_is_passed_over() -> None:
    found, room = Owners(), pointer()
    assert found.believed([room, told(ONE)], ONE)
    assert found.believed([pointer(ttl=0)], OTHER) == []
    assert found.believed([pointer(), told(OTHER)], OTHER) == []
    assert sources(found, room) == (ONE,)
    assert len(found.believed([pointer(ttl=0)], ONE)) == 1


def test_c8_2_a_computer_with_several_addresses_is_called_at_those_from_which_it_is_heard() -> None:
    found, room = Owners(), pointer()
    found.believed([room, told(ONE), told(OTHER), told(THIRD)], ONE)
    assert found.believed([pointer()], OTHER)
    assert sources(found, room) == (ONE, OTHER)


def test_c8_7_a_goodbye_announces_nobody() -> None:
    found = Owners()
    assert found.believed([pointer(ttl=0)], ONE) == []
    assert sources(found, pointer()) == ()


@pytest.mark.parametrize("record", [
    DNSPointer("_printer._tcp.local.", 12, 1, 4500, "x._printer._tcp.local."),
    DNSAddress("printer.local.", 1, 1, 120, b"\x0a\0\0\1"),
    DNSPointer(SERVICE, 12, 1, 4500, f"ROOM-{KEY}-5000.{SERVICE}"), pointer(kind="spy"),
])  # fmt: skip
def test_c8_7_only_what_programs_like_this_one_announce_is_kept(record: DNSRecord) -> None:
    assert Owners().believed([record], ONE) == []


def test_c8_7_who_announces_much_hides_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Owners()
    for port in range(5000, 5500):
        found.believed([pointer(port)], OTHER)
    assert sum(bool(sources(found, pointer(port))) for port in range(5000, 5500)) == owners.MOST_FROM_ONE
    monkeypatch.setattr(owners, "MOST", owners.MOST_FROM_ONE)
    assert found.believed([pointer(4999)], ONE)
    kept = [port for port in range(5000, 5500) if sources(found, pointer(port))]
    assert len(kept) == owners.MOST_FROM_ONE - 1 and kept[0] == 5000
    found.forget(pointer(4999).alias)
    assert not sources(found, pointer(4999))


@pytest.mark.parametrize(("address", "scope", "source"), [
    ("10.0.0.1", None, "10.0.0.1"), ("::ffff:10.0.0.1", 0, "10.0.0.1"), ("fe80::1", 2, "fe80::1%2"),
    ("fd00::1", 2, "fd00::1"),
])  # fmt: skip
def test_c8_2_an_address_is_the_same_by_every_socket(address: str, scope: int | None, source: str) -> None:
    msg: Any = SimpleNamespace(source=(address, 5353), scope_id=scope)
    assert owners.source_of(msg) == source


def finder_at(clock: SimpleNamespace) -> Finder:
    finder: Any = Finder(look=lambda: ())
    finder._loop = SimpleNamespace(time=lambda: clock.now, create_task=asyncio.create_task)
    return finder  # type: ignore[no-any-return]


def test_c8_7_one_place_has_few_names() -> None:
    finder = finder_at(SimpleNamespace(now=100.0))
    for number in range(20):
        finder._pointed(f"queue-{KEY}-5000-{number:08x}.{SERVICE}", False)
    assert len(finder._heard) == MOST_NAMES


@pytest.mark.parametrize(("shown", "owner"), [(KEY, OTHER), ("f" * 16, ONE)])
def test_c8_7_who_claims_a_place_of_another_shows_its_certificate(
    shown: str, owner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer that has another address now has its place again; somebody else does not get it."""
    called: list[tuple[str, int]] = []

    async def fingerprint_at(address: str, port: int) -> bytes:
        called.append((address, port))
        return bytes.fromhex(shown.ljust(64, "0"))

    async def body() -> None:
        monkeypatch.setattr(finding, "fingerprint_at", fingerprint_at)
        monkeypatch.setattr(finding, "CLAIM_S", 0.0)
        finder = finder_at(SimpleNamespace(now=100.0))
        finder._owners.believed([pointer()], ONE)
        finder._owners.believed([pointer()], OTHER)
        await asyncio.gather(*finder._tasks)
        assert called == [(OTHER, 5000)] and sources(finder._owners, pointer()) == (owner,)

    run(body)
