"""What Windows and macOS do otherwise with sockets, loops and clocks (C8)."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import sys
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from zeroconf import RecordUpdateListener
from zeroconf.asyncio import AsyncZeroconf

from game.net import ports
from game.net.addresses import Interface
from game.net.announcement import Announcement
from game.net.connection import Connection
from game.net.responder import Responder, _joined
from game.net.service import Service
from tests.net.rooms import Home, guests, room_of, run


class Proactor(asyncio.DefaultEventLoopPolicy):
    """Gives what Windows gives unasked: nobody here asks."""

    def new_event_loop(self) -> Any:
        raise AssertionError("the loop that the system prefers")


def test_c8_7_the_network_runs_on_a_loop_of_selectors_on_every_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows' own one closes the listening socket when a client resets while it is accepted."""
    monkeypatch.setattr(asyncio.events, "_event_loop_policy", Proactor())
    service = Service(Home(tmp_path))
    assert service.spawn(asyncio.sleep(0, "done")).result(10) == "done"
    service.close()


def test_c8_7_a_client_that_resets_at_once_does_not_close_the_room(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            for _ in range(20):
                one = socket.create_connection(("127.0.0.1", host.port))
                one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                one.close()
            (guest,) = await guests(host, "Ash")
            assert guest.client.room is not None

    run(body)


# ---------------------------------------------------------------- ports
@pytest.fixture
def exclusive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ports are looked at as on Windows."""
    monkeypatch.setattr(ports, "EXCLUSIVE", ports.EXCLUSIVE or socket.SO_KEEPALIVE)


@pytest.mark.usefixtures("exclusive")
def test_c8_2_a_port_that_another_program_has_on_loopback_is_left_to_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        assert not ports.is_free(taken)
        assert taken not in islice(ports.to_try(taken), ports.NEXT)
    assert ports.is_free(taken)


def test_c8_2_any_port_is_the_last_resort(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "NEXT", 1)

    async def body() -> None:
        with socket.create_server(("127.0.0.1", 0)) as other:
            async with room_of(tmp_path) as host:
                await host.close()
                host.port, taken = 0, other.getsockname()[1]
                assert await host.listen(taken) not in (0, taken)

    run(body)


def test_c8_2_no_port_beyond_the_last_one_is_tried() -> None:
    assert max(ports.to_try(ports.PORTS - 2)) < ports.PORTS


# ---------------------------------------------------------------- clocks
def test_c5_2_a_ping_that_took_no_time_by_a_coarse_clock_is_known(tmp_path: Path) -> None:
    """The clock of Windows ticks every 15.6 ms before Python 3.13."""

    async def body() -> None:
        async with room_of(tmp_path) as host:
            (guest,) = await guests(host, "Ash")
            (connection,) = host.connections.values()
            assert connection.ping_ms == -1
            connection.socket.latency = 0.0
            assert connection.ping_ms == 0
            host._measure()
            await guest.until(lambda: next(iter(guest.client.room.members)).ping == 0)

    run(body)


def test_c5_2_before_the_first_ping_nothing_is_known() -> None:
    assert Connection.ping_ms.fget(SimpleNamespace(socket=SimpleNamespace(latency=-1.0))) == -1  # type: ignore[attr-defined]


# ---------------------------------------------------------------- multicast
@pytest.mark.parametrize(("system", "joined"), [("linux", ["192.168.0.5", "127.0.0.1", 2]),
                                                ("darwin", ["192.168.0.5", "127.0.0.1"]),
                                                ("win32", ["192.168.0.5", "127.0.0.1"])])  # fmt: skip
def test_c8_2_rooms_are_found_by_ipv4_alone_off_linux(
    monkeypatch: pytest.MonkeyPatch, system: str, joined: list[str | int]
) -> None:
    """One socket for both hears no multicast of IPv4 on macOS."""
    lan = ipaddress.ip_network("192.168.0.0/24")
    found = (Interface("en0", 2, ("192.168.0.5", "fe80::1%2"), (lan,)), Interface("lo0", 1, ("127.0.0.1", "::1"), ()))
    monkeypatch.setattr(sys, "platform", system)
    assert _joined(found) == joined


@pytest.mark.slow
def test_c8_2_a_mac_with_an_intel_processor_follows_its_cable_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its zeroconf, the last one made for it, can't change what it listens on: it begins anew."""
    monkeypatch.delattr(AsyncZeroconf, "async_update_interfaces", raising=False)
    lo = Interface("lo", 1, ("127.0.0.1",), (ipaddress.ip_network("127.0.0.0/8"),))
    found = [(lo,)]

    async def body() -> None:
        responder = Responder(RecordUpdateListener(), lambda: found[0])
        await responder.open()
        before = responder.zero
        await responder.announce(Announcement(kind="room", key="ab" * 16), 4000)
        found[0] = (lo._replace(numbers=("127.0.0.2",)),)
        await responder._follow()
        assert (responder.problem, responder.interfaces) == (None, found[0])
        assert responder.zero not in (None, before)
        assert responder.owns(next(iter(responder._infos.values())).name)
        await responder.close()

    run(body)
