"""Who sends without a pause, or comes and goes, holds nobody up (C8.7)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from game.core.rng import Stream
from game.net import comers, frames, handshake, wire
from game.net.comers import COMING_BURST, Comers
from game.net.connection import FEW, FREE_S, Connection
from game.net.protocol import Events, Ready, Say, Snapshot, Update, Who
from game.net.room import MOST_COMINGS, MOST_LINES, Room
from tests.net.raw import dial, entered
from tests.net.rooms import Guest, begin, guests, knows, room_of, run, step

PING = b"\x89\x80\0\0\0\0"


def test_c8_7_frames_are_taken_in_by_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come in one packet: the loop goes round between them."""
    monkeypatch.setattr(frames, "TURN_S", 0.0)
    rounds: list[int] = []
    count = [0]
    real = frames.GuardedFrames.process_event

    def seen(self: Any, event: Any) -> None:
        if getattr(event, "opcode", None) == 9:
            rounds.append(count[0])
        real(self, event)

    async def body() -> None:
        async def go_round() -> None:
            while True:
                count[0] += 1
                await asyncio.sleep(0)

        async with room_of(tmp_path) as host, dial(host, ping_interval=None) as socket:
            await entered(socket)
            going = asyncio.create_task(go_round())
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(frames.GuardedFrames, "process_event", seen)
                socket.transport.write(PING * 400)
                while len(rounds) < 400:
                    await asyncio.sleep(0)
            going.cancel()
        most = max(rounds.count(number) for number in set(rounds))
        assert most <= frames.SLICE // len(PING) + 1

    run(body)


def test_c8_7_all_that_came_is_taken_in_also_of_who_closes_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "TURN_S", 0.0)
    monkeypatch.setattr(frames, "SLICE", 7)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember")
            async with dial(host) as socket:
                await entered(socket)
                for number in range(3):
                    await socket.send(wire.ENCODE(Say(f"line {number}")))
            await found[0].until(lambda: sum(line.member == 1 for line in found[0].client.lines) == 3)

    run(body)


def test_c8_7_answers_to_somebody_who_is_gone_fill_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            async with dial(host) as socket:
                await entered(socket)
                found: Any = next(iter(host.connections.values())).socket
                found._bare._force_close(ConnectionResetError())  # the encryption above hears of it a turn later
                found.data_received(b"\x89\x80\0\0\0\0" * 200)
                found._bare._loop.call_soon(found.transport._ssl_protocol.eof_received)
                for _ in range(8):
                    found.transport.write(b"answer")
                await socket.wait_closed()
            assert "socket.send" not in caplog.text and "SSL" not in caplog.text

    run(body)


def test_c8_7_messages_are_taken_in_no_faster_than_they_are_heard(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            (leader,) = await guests(host, "Ember")
            async with dial(host) as socket:
                await entered(socket)
                found = host.connections[1].socket
                for _ in range(800):
                    socket.protocol.send_binary(wire.ENCODE(Ready(0, True)))
                socket.send_data()
                most = 0
                while 1 in host.connections:
                    most = max(most, len(found.recv_messages.frames))
                    await asyncio.sleep(0)
                assert 0 < most < 100
            assert leader.client.link.state == "here"

    run(body)


@pytest.mark.slow
def test_c8_7_who_comes_back_may_not_say_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CHAT_A_SECOND", 0.0)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            leader, guest = await guests(host, "Ember", "Ash")
            for number in range(wire.CHAT_BURST):
                guest.send(Say(f"line {number}"))
            await leader.until(lambda: sum(line.member == 1 for line in leader.client.lines) == wire.CHAT_BURST)
            guest.peer.cut()
            await guest.until(lambda: guest.client.link.state == "lost")
            await guest.until(lambda: guest.client.link.state == "here")
            guest.send(Say("one more"))
            await guest.until(lambda: guest.client.refusals)
            assert guest.client.refusals[0].key == "net.too_fast"

    run(body)


def lines_of(found: Comers, address: str, seats: list[int]) -> int:
    """How many lines somebody gets through at once."""
    return sum(found.may_speak(address, seats, 0.0) for _ in range(3 * wire.CHAT_BURST))


def test_c8_7_onlookers_from_one_network_share_what_they_may_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CHAT_A_SECOND", 0.0)
    found = Comers()
    assert [lines_of(found, address, []) for address in ("fd00::5", "fd00::6", "192.168.0.5", "127.0.0.1")] == [
        wire.CHAT_BURST, 0, wire.CHAT_BURST, 3 * wire.CHAT_BURST]


def test_c5_7_players_behind_one_router_do_not_share_what_they_may_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor with the onlookers of their network; coming again to the same seat buys nothing."""
    monkeypatch.setattr(wire, "CHAT_A_SECOND", 0.0)
    found = Comers()
    assert lines_of(found, "fd00::9", []) == wire.CHAT_BURST
    assert [lines_of(found, "fd00::9", [seat]) for seat in (0, 1, 1)] == [wire.CHAT_BURST, wire.CHAT_BURST, 0]


def test_c5_7_a_line_counts_for_the_seat_of_the_one_who_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "CHAT_A_SECOND", 0.0)
    monkeypatch.setattr(comers, "is_local", lambda _: False)
    monkeypatch.setattr(wire, "CHAT_BURST", 3)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            ember, ash = await guests(host, "Ember", "Ash")
            moth, gnat = Guest(host, "Moth", watch=True), Guest(host, "Gnat", watch=True)
            for looker in (moth, gnat):
                await looker.here()
            for speaker, refused in ((moth, 1), (gnat, 4), (ash, 1)):
                for _ in range(4):
                    speaker.send(Say("hello"))
                await speaker.until(lambda speaker=speaker, refused=refused: len(speaker.client.refusals) >= refused)
                assert len(speaker.client.refusals) == refused
            assert not ember.client.refusals

    run(body)


def test_c8_7_who_comes_again_and_again_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]

    async def sleep(seconds: float) -> None:
        now[0] += seconds

    monkeypatch.setattr(comers.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(comers.asyncio, "sleep", sleep)

    async def body() -> None:
        found = Comers()
        for _ in range(COMING_BURST + 5):
            await found.turn("192.168.0.5")
        assert now[0] == pytest.approx(105.0)
        await found.turn("192.168.0.6")
        assert now[0] == pytest.approx(105.0)

    run(body)


def test_c8_6_who_comes_back_to_a_seat_waits_for_no_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    """All computers of a LAN share one network of IPv6, and whoever waits too long is not let in."""
    async def no_sleep(_: float) -> None:
        raise AssertionError("it waits")

    monkeypatch.setattr(comers.asyncio, "sleep", no_sleep)
    monkeypatch.setattr(comers, "COMING_A_SECOND", 0.0001)

    async def body() -> None:
        found = Comers()
        for number in range(COMING_BURST):
            await found.turn(f"fd00::{number + 100}")
        await found.turn("fd00::7", 3)
        with pytest.raises(AssertionError):
            await found.turn("fd00::7")

    run(body)


def test_c8_6_a_seat_is_come_back_to_by_its_token_alone(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            ember, _ash = await guests(host, "Ember", "Ash")
            looker = Guest(host, "Moth", watch=True)
            await looker.here()
            assert handshake._seated(host, ember.peer.token) == ember.client.member
            assert [handshake._seated(host, token) for token in (looker.peer.token, b"", b"x" * 16)] == [-1, -1, -1]

    run(body)


def test_c5_7_those_who_come_and_go_push_no_line_off_the_list() -> None:
    room = Room("creed", 2, "room")
    member, _ = room.enter([Who("Ember")], b"", False, True)
    room.say(member, "hello", "")
    for _ in range(2 * MOST_LINES):
        other, _ = room.enter([Who("Moth")], b"", True)
        room.leave(other.number)
    assert any(line.text == "hello" for line in room.lines) and len(room.lines) <= MOST_COMINGS + 1
    numbers = [line.no for line in room.lines]
    assert numbers == sorted(numbers)


def test_c11_2_of_all_who_come_together_one_leads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose key is looked at while another one comes in."""
    both = asyncio.Event()
    waiting = [0]

    async def key_of(_enter: Any, _host: bytes) -> bytes:
        waiting[0] += 1
        if waiting[0] == 2:
            both.set()
        await both.wait()
        return b""

    async def body() -> None:
        monkeypatch.setattr(handshake, "_key_of", key_of)
        async with room_of(tmp_path, first_leads=True) as host:
            found = [Guest(host, "Ember"), Guest(host, "Ash")]
            for guest in found:
                await guest.here()
            assert sum(member.leads for member in host.room.members.all.values()) == 1

    run(body)


class Silent:
    """A connection on which nothing goes out."""

    def __init__(self) -> None:
        self.transport = self

    def get_write_buffer_size(self) -> int:
        return 1

    def abort(self) -> None:
        raise AssertionError("cut off")

    async def send(self, _data: bytes) -> None:
        await asyncio.Event().wait()


def test_c8_7_where_many_are_here_who_costs_much_rests() -> None:
    async def body() -> None:
        silent: Any = Silent()
        connection = Connection(silent)
        assert connection.rest(1.0, FEW) == 0.0
        connection = Connection(silent)
        assert connection.rest(FREE_S, FEW + 8) == 0.0
        assert connection.rest(0.01, FEW + 8) == pytest.approx(0.08, abs=0.01)
        connection._sender.cancel()

    run(body)


@pytest.mark.slow
def test_c8_8_a_slow_reader_gets_the_match_as_it_is_and_not_all_that_led_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.connection.MOST_BEHIND", 4000)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash", "Moth")
            await begin(found)
            slow = host.connections[found[2].client.member]
            await found[2].until(lambda: knows(found[2]))
            before = len(found[2].heard)
            slow._bytes = 4001  # as if so much were on its way
            stream = Stream(3, "answers")
            for _ in range(120):
                await step(found[:2], stream)
            assert slow.missed and slow._bytes == 4001 and len(found[2].heard) == before
            slow._bytes = 0
            slow._more.set()
            await found[2].until(lambda: knows(found[2]))
            told = [one for one in found[2].heard[before:] if isinstance(one, Update | Snapshot | Events)]
            assert isinstance(told[-1], Snapshot) and not slow.missed
            events = found[2].mirror.events()
            assert [event.no for event in events] == list(range(len(host.match_host.feeds[-1].heard)))
            assert not any(one.key.startswith("net.") for one in found[2].client.refusals)

    run(body)
