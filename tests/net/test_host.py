"""A room over real sockets (C8)."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest

from game.core.rng import Stream
from game.net import handshake, ports
from game.net.connection import Connection
from game.net.delta import ENCODE
from game.net.host import Host
from game.net.members import Member
from game.net.peer import OWN_TIMES, SLOW, SLOW_TIMES
from game.net.protocol import Leave, SetOption
from tests.net.rooms import Guest, begin, guests, room_of, run, step


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c8_1_a_match_is_played_to_its_end_between_peers(tmp_path: Path, title: str) -> None:
    async def body() -> None:
        async with room_of(tmp_path, title) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            stream = Stream(4, "answers")
            while found[0].mirror.outcome is None and await step(found, stream):
                pass
            match_host = host.match_host
            assert match_host is not None and match_host.over
            for guest in found:
                seat = guest.client.seats[0]
                assert ENCODE(guest.mirror.view(seat)) == ENCODE(match_host.match.session.view(seat))
            for guest in found:
                await guest.until(lambda g=guest: g.client.results and g.client.replay)

    run(body)


def test_c8_7_any_port_is_one_that_nobody_has_taken_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A port that was free may be somebody's by the time the room listens."""
    async def body() -> None:
        with socket.create_server(("127.0.0.1", 0)) as somebody:
            taken, free = somebody.getsockname()[1], ports._any
            found = iter([taken])
            monkeypatch.setattr(ports, "_any", lambda: next(found, None) or free())
            async with room_of(tmp_path) as host:
                assert host.port != taken

    run(body)


@pytest.mark.parametrize("leaves", [True, False])
def test_c11_2_a_room_without_a_window_goes_to_the_next_where_its_leader_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    """Else nobody could start, or free the seat of who stays away."""
    monkeypatch.setattr("game.net.host.GRACE_S", 0.0)

    async def body() -> None:
        async with room_of(tmp_path, first_leads=True) as host:
            first, second = await guests(host, "Ember", "Ash")
            assert (first.client.leads, second.client.leads) == (True, False)
            if leaves:
                first.send(Leave())
            else:
                await first.peer.stop()
            await second.until(lambda: second.client.leads)
            second.send(SetOption("undo", "no"))
            await second.until(lambda: second.client.room.options["undo"] == "no")

    run(body)


def test_c8_6_a_room_with_a_window_waits_for_its_leader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.host.GRACE_S", 0.0)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            first, second = await guests(host, "Ember", "Ash")
            await first.peer.stop()
            await second.until(lambda: not second.client.room.members[0].here)
            host._pass(time.monotonic(), 0.0)
            assert [member.leads for member in host.room.members.all.values()] == [True, False]

    run(body)


def test_a_match_that_does_not_close_is_logged_at_once_and_kept_no_longer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: object) -> None:
        raise OSError("no disk")

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            closes = host.match_host.close
            with monkeypatch.context() as patched:
                patched.setattr(type(host.match_host), "close", fails)
                host.again()
                assert len(host._ending) == 1
                await asyncio.gather(*host._ending, return_exceptions=True)
            assert not host._ending
            assert [one.message for one in caplog.records if one.exc_info] == ["a match was not closed"]
            await asyncio.to_thread(closes)

    run(body)


@pytest.mark.parametrize(("own", "times", "state"), [
    (True, OWN_TIMES, "here"), (False, SLOW_TIMES, "here"), (False, SLOW_TIMES + 1, "ended"),
])  # fmt: skip
def test_c8_7_a_machine_without_time_is_waited_for_and_by_the_own_player_longest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: bool, times: int, state: str
) -> None:
    monkeypatch.setattr("game.net.peer.WAITS_S", (0.0,))
    whole, late = handshake._handshake, iter(range(times))

    async def starved(host: Host, connection: Connection) -> Member:
        if next(late, None) is not None:
            raise TimeoutError
        return await whole(host, connection)

    monkeypatch.setattr(handshake, "_handshake", starved)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            guest = Guest(host, "Ember", token=host.lead, own=own)
            await guest.here()
            assert guest.client.link.state == state
            assert state == "here" or guest.client.link.key == SLOW

    run(body)


def test_c8_6_who_was_in_the_room_comes_back_however_long_a_machine_without_time_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.peer.WAITS_S", (0.0,))
    whole, late = handshake._handshake, iter(range(SLOW_TIMES + 3))

    async def starved(host: Host, connection: Connection) -> Member:
        if host.room.members.all and next(late, None) is not None:
            raise TimeoutError
        return await whole(host, connection)

    monkeypatch.setattr(handshake, "_handshake", starved)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            guest = (await guests(host, "Ember"))[0]
            guest.peer.cut()
            await guest.until(lambda: guest.client.link.state != "here")
            await guest.here()
            assert guest.client.link.state == "here" and next(late, None) is None

    run(body)
