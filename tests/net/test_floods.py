"""What members send only to make trouble for others (C8.7): nobody is cut off for it, and no memory fills."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from game.core.rng import Stream
from game.match.times import Times, times_of
from game.net import frames, wire
from game.net.client import BURST_LINES, MOST_LINES, RoomClient
from game.net.errors import NetError
from game.net.frames import BURST_FRAMES, MOST_UNREAD
from game.net.handshake import MOST_WRONG, MOST_WRONG_IN_ALL, Guesses, network_of
from game.net.identity import peer_context
from game.net.letters import visible
from game.net.members import Members
from game.net.peer import ENDED, Peer, RoomAddress
from game.net.peer import MOST_UNREAD as MOST_WAITING
from game.net.protocol import (
    MOST_EARLY,
    Bye,
    Entered,
    FilePart,
    Ready,
    Refused,
    RoomInfo,
    Said,
    Say,
    SetChair,
    SetOrder,
    Sync,
    Undo,
    Who,
    Why,
)
from game.net.room import Room
from game.net.service import Service
from game.net.tickets import Ticket
from tests.net.raw import HELLO, dial, entered, hostile_host
from tests.net.rooms import PATIENCE_S, Guest, Home, begin, guests, room_of, run, step

STONE = "\U0001f5ff"


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True, mask: bool = True) -> bytes:
    """A frame as it travels."""
    found: bytes = Frame(opcode, data, fin).serialize(mask=mask)
    return found


# ---------------------------------------------------------------- onlookers and players
def test_c8_7_of_how_somebody_looks_only_what_every_program_knows_is_passed_on() -> None:
    wishes = {STONE * 64: STONE * 64, "back": "back_ember", "table": "back_ember", "piece": "piece_none"}
    member, _ = Members().enter([Who("Moth", STONE * 64, 1, wishes)], b"", True, False)
    assert member.persons == [Who("Moth", "", 1, {"back": "back_ember"})]


def test_c8_7_an_icon_of_this_program_is_passed_on() -> None:
    icons = ["profile/3", "profile/icon_fox", "profile/guest"]
    member, _ = Members().enter([Who(f"Moth{icon[-1]}", icon) for icon in icons], b"", True, False)
    assert [person.icon for person in member.persons] == icons


def test_c5_7_a_line_of_chat_does_not_tell_the_whole_room_anew(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await found[0].until(lambda: found[0].client.room and len(found[0].client.room.members) == 2)
            found[0].heard.clear()
            found[1].send(Say("hello"))
            await found[0].until(lambda: any(line.text == "hello" for line in found[0].client.lines))
            found[1].send(Ready(1, True))  # this does
            await found[0].until(lambda: any(plan.ready for plan in found[0].client.room.seats))
            kinds = [type(message) for message in found[0].heard if isinstance(message, Said | RoomInfo)]
            assert kinds == [Said, RoomInfo]

    run(body)


def test_c5_7_chat_is_slower_than_other_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CHAT_A_SECOND", 0.0)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            leader, guest = await guests(host, "Ember", "Ash")
            for number in range(wire.CHAT_BURST + 3):
                guest.send(Say(f"line {number}"))
            guest.send(Ready(1, True))
            await leader.until(lambda: leader.client.room.seats[1].ready)
            said = [line.text for line in leader.client.lines if line.member >= 0]
            assert said == [f"line {number}" for number in range(wire.CHAT_BURST)]
            await guest.until(lambda: len(guest.client.refusals) == 3)
            assert {one.key for one in guest.client.refusals} == {"net.too_fast"}

    run(body)


@pytest.mark.parametrize(("message", "burst"), [
    (Say("x"), wire.CHAT_BURST), (Undo(1, 1), wire.UNDO_BURST), (Sync(1), wire.DEAR_BURST),
    (Why(1, "x", 1), wire.WHY_BURST), (SetChair(1, "bot"), wire.DEAR_BURST), (SetOrder(1, "card", ""), wire.DEAR_BURST),
])  # fmt: skip
def test_c8_7_what_costs_others_much_is_taken_less_often(message: Any, burst: int) -> None:
    pace = wire.Pace(0.0)
    assert [pace.takes(message, 0.0) for _ in range(burst + 1)] == [True] * burst + [False]
    assert pace.takes(Ready(1, True), 0.0) and pace.takes(message, 2.0)


@pytest.mark.slow
def test_c8_7_a_slow_reader_is_not_cut_off_for_what_others_say_and_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that happens while somebody reads nothing is told in one piece afterwards."""
    monkeypatch.setattr("game.net.connection.MOST_WAITING", 400_000)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            slow = host.connections[found[1].client.member]
            slow._bytes = 1  # as if something were on its way
            before = len(found[1].heard)
            for number in range(3000):
                host.room.say(host.room.members.all[0], "\uac00" * 290 + f"{number}", "")
                host.news.bring_all()
                host.news._tell_room()
            assert not slow.closing and len(found[1].heard) == before
            slow._bytes = 0
            slow._more.set()
            await found[1].until(lambda: any(line.text.endswith("2999") for line in found[1].client.lines))
            assert slow.idle and not slow.closing

    run(body)


def test_c8_7_the_larger_a_room_is_the_less_often_it_is_told(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember")
            host.room.options["map"] = ["x" * 2000] * 100
            host.news._tell_room()
            loop = asyncio.get_running_loop()
            assert 0.5 < host.news._next_s - loop.time() < 2.0
            assert found[0].client.link.state == "here"

    run(body)


@pytest.mark.parametrize("words", ["hi", "\u0958" * 300], ids=["names", "letters"])
def test_c8_7_nothing_that_a_member_says_is_more_than_others_take(tmp_path: Path, words: str) -> None:
    """Five persons of the longest names, and letters that become two each: who can't read a line leaves the room."""
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "+".join(f"{letter * 16}" for letter in "abcde"))
            found[1].send(Say(words))
            await found[0].until(lambda: found[0].client.link.state == ENDED or any(
                line.member == found[1].client.member for line in found[0].client.lines))
            assert found[0].client.link.state == "here"

    run(body)


def test_c8_7_a_file_of_others_says_no_number_of_seats_that_fills_the_memory() -> None:
    """Its clocks would be as many: a match that is handed over comes with one."""
    assert times_of({"mode": "bank10", "seats": 1 << 40}, 2) == Times(seats=2)
    assert times_of({"mode": "bank10", "seats": 2, "banks": [5, 6]}, 2).banks == [5, 6]


# ---------------------------------------------------------------- frames
@pytest.mark.slow
@pytest.mark.parametrize("kind", ["pings", "pongs", "fragments", "hollow"])
def test_c8_7_a_member_whose_frames_come_without_an_end_is_cut_off(tmp_path: Path, kind: str) -> None:
    begins = frame(Opcode.BINARY, b"x", False)
    data = {
        "pings": frame(Opcode.PING, b"x" * 125) * 4 * BURST_FRAMES,
        "pongs": frame(Opcode.PONG, b"x") * 4 * BURST_FRAMES,
        "fragments": begins + frame(Opcode.CONT, b"x", False) * 4 * BURST_FRAMES,
        "hollow": begins + frame(Opcode.CONT, b"", False) * 4 * BURST_FRAMES,
    }[kind]

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            async with dial(host) as socket:
                await entered(socket)
                socket.transport.write(data)
                async with asyncio.timeout(PATIENCE_S):
                    await socket.wait_closed()
            assert socket.close_code == 1006
            await step(found, Stream(1, "answers"))

    run(body)


@pytest.mark.slow
def test_c8_7_pings_whose_answers_nobody_reads_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "BURST_FRAMES", 1 << 30)
    monkeypatch.setattr(frames, "MOST_UNREAD", 50_000)
    most = 0

    async def body() -> None:
        nonlocal most
        async with room_of(tmp_path) as host, dial(host) as socket:
            await entered(socket)
            connection = next(iter(host.connections.values()))
            socket.transport.pause_reading()
            data = frame(Opcode.PING, b"x" * 125) * 500
            async with asyncio.timeout(PATIENCE_S):
                while connection.member in host.connections:
                    socket.transport.write(data)
                    most = max(most, connection.socket.transport.get_write_buffer_size())
                    await asyncio.sleep(0)

    run(body)
    assert 0 < most < 100_000


def test_c8_7_a_guest_leaves_a_host_whose_pings_it_can_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same attack on the other side."""
    assert MOST_UNREAD == 1 << 20
    monkeypatch.setattr(frames, "BURST_FRAMES", 50)
    heard: list[Any] = []

    async def body() -> None:
        async def pinging(socket: Any) -> None:
            while not socket.transport.is_closing():
                socket.transport.write(frame(Opcode.PING, b"x" * 125, mask=False) * 100)
                await asyncio.sleep(0)

        async with hostile_host(lambda: wire.ENCODE(Bye("closed")), pinging) as port:
            peer = Peer([Who("Ember")], RoomAddress(("127.0.0.1",), port), peer_context(), heard.append)
            running = asyncio.create_task(peer.run())
            async with asyncio.timeout(PATIENCE_S):
                while not any(getattr(one, "state", "") == "lost" for one in heard):
                    await asyncio.sleep(0)
            await peer.stop()
            running.cancel()

    run(body)


def test_c8_7_before_somebody_is_in_no_large_message_is_taken(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host, dial(host) as socket:
            await socket.send(wire.ENCODE(HELLO))
            await socket.recv()
            await socket.send(b"\xc4" + bytes(MOST_EARLY))
            async with asyncio.timeout(PATIENCE_S):
                await socket.wait_closed()
            assert socket.close_code == 1009

    run(body)


# ---------------------------------------------------------------- passphrases
@pytest.mark.slow
def test_c8_4_guesses_at_the_same_time_count_before_they_are_checked(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, passphrase="right horse") as host:
            found = [Guest(host, "Ember", passphrase="wrong") for _ in range(12)]
            for guest in found:
                await guest.here()
            keys = sorted(guest.client.link.key for guest in found)
            assert keys == ["net.passphrase.often"] * (12 - MOST_WRONG) + ["net.passphrase.wrong"] * MOST_WRONG
            told = [line for line in host.room.lines if line.key == "net.log.guessed"]
            assert [line.args for line in told] == [{"address": "127.0.0.1"}]

    run(body)


@pytest.mark.slow
def test_c8_4_a_passphrase_that_is_right_takes_no_guess_away(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, passphrase="right horse") as host:
            for _ in range(2 * MOST_WRONG):
                guest = Guest(host, "Ember", passphrase="right horse")
                await guest.here()
                assert guest.client.link.state == "here"
                await guest.peer.stop()

    run(body)


def test_c8_4_addresses_of_one_network_guess_together() -> None:
    guesses = Guesses(lambda _: None)
    for number in range(MOST_WRONG):
        guesses.take(f"2001:db8::{number}")
    with pytest.raises(NetError):
        guesses.take("2001:db8::ffff:1")
    guesses.take("2001:db8:0:1::1")


def test_c8_4_who_has_known_it_comes_back_while_a_neighbour_guesses() -> None:
    """All computers of a LAN share one network of IPv6."""
    guesses = Guesses(lambda _: None)
    guesses.right(guesses.take("fd00::7"))
    for number in range(MOST_WRONG):
        guesses.wrong(guesses.take(f"fd00::{number + 100}"), "fd00::100")
    for _ in range(MOST_WRONG):
        guesses.take("fd00::7")
    for address in ("fd00::8", "fd00::7"):
        with pytest.raises(NetError):
            guesses.take(address)


def test_c8_4_all_together_guess_only_so_often_and_who_has_known_it_is_not_kept_out() -> None:
    guesses = Guesses(lambda _: None)
    guesses.right(guesses.take("192.168.0.7"))
    for number in range(MOST_WRONG_IN_ALL):
        guesses.take(f"192.168.1.{number}")
    with pytest.raises(NetError):
        guesses.take("192.168.2.1")
    guesses.take("192.168.0.7")
    guesses.take("127.0.0.1")


@pytest.mark.parametrize(("address", "network"), [
    ("192.168.0.7", "192.168.0.7"), ("::ffff:192.168.0.7", "192.168.0.7"), ("fe80::1%3", "fe80::/64"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("", ""),
])  # fmt: skip
def test_c8_4_what_a_computer_can_not_change_by_itself(address: str, network: str) -> None:
    assert network_of(address) == network


# ---------------------------------------------------------------- letters
@pytest.mark.parametrize(("text", "shown"), [
    ("Ash", "Ash"), ("A\u200bs\u2060h\ufeff", "Ash"), ("\u202eAsh\u2066", "Ash"), ("A\x00s\x1bh\x7f", "Ash"),
    ("".join(map(chr, (0x3164, 0x115F, 0x1160, 0xFFA0, 0x2800, 0x34F))), ""), ("Ash\ufe0f\U000e0101", "Ash"),
    ("a" + "\u0300" * 50 + "b", "\u00e0\u0300\u0300b"), ("  a\t\nb\u2003c ", "a b c"), ("\ud55c\uae00", "\ud55c\uae00"),
    ("\ue000\U000f0000\u0378", ""),
])  # fmt: skip
def test_c8_7_what_can_not_be_seen_is_not_shown(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize("name", ["As\u200bh", "\u202eAsh", "A\u3164h", "As\uff41h", "A\u0300\u0301\u0302sh"])
def test_c8_7_nobody_comes_in_by_a_name_that_looks_like_another(name: str) -> None:
    with pytest.raises(NetError):
        Members().enter([Who(name)], b"", False, False)


# ---------------------------------------------------------------- what a host says
@pytest.mark.parametrize("name", ["key", "self", "args_", "name"])
def test_c8_7_no_name_of_an_argument_breaks_a_refusal(name: str) -> None:
    """Who is refused like that would wait for ever."""
    with pytest.raises(NetError) as caught:
        wire.welcome_of(wire.ENCODE(Refused("net.full", {name: "x"})))
    assert (caught.value.key, caught.value.args_) == ("net.full", {name: "x"})
    assert Room("creed", 2, "room").tell("net.log.came", **{name: "x"}).args == {name: "x"}


def test_c8_7_a_host_that_chats_without_an_end_is_heard_now_and_then() -> None:
    client = RoomClient([].append)
    for number in range(5 * BURST_LINES):
        client.take(Said(number, 1, "Ash", "hi"))
    assert BURST_LINES <= client.heard < 2 * BURST_LINES and len(client.lines) == MOST_LINES


def test_c8_7_a_host_that_talks_while_the_window_stands_still_is_left_before_memory_is_full(tmp_path: Path) -> None:
    service = Service(Home(tmp_path))
    try:
        link = service._link()
        assert link.unread() == 0
        peer: Any = SimpleNamespace(heard=MOST_WAITING)
        link.peer = peer
        link.hear(Said(1, 1, "Ash", "hi"))
        assert link.unread() == MOST_WAITING
        link.poll()
        assert link.unread() == 0
    finally:
        link.peer = None
        service.close()

    async def body() -> None:
        heard: list[Any] = []
        async with hostile_host(lambda: wire.ENCODE(Bye("closed"))) as port:
            await Peer([Who("Ember")], RoomAddress(("127.0.0.1",), port), peer_context(), heard.append,
                       unread=lambda: MOST_WAITING + 1).run()
        assert (heard[-1].state, heard[-1].key) == (ENDED, "net.host_too_much")

    run(body)


def test_c8_7_no_file_of_a_host_is_larger_than_any_match() -> None:
    client = RoomClient([].append)
    for number in range(2048):
        client.take(FilePart("replay", number, 2048, bytes(32 * 1024)))
    assert not client._parts and not client.replay


def test_c8_7_no_token_of_a_host_is_longer_than_what_is_kept() -> None:
    """One that is would make the file unreadable in which all of them are."""
    assert wire.from_host(wire.ENCODE(Entered(0, b"t" * 64))).token == b"t" * 64
    assert Ticket(room_id="x", token=(b"t" * 64).hex()) == msgspec.convert(
        {"room_id": "x", "token": (b"t" * 64).hex()}, Ticket)
    with pytest.raises(NetError):
        wire.from_host(wire.ENCODE(Entered(0, b"t" * 65)))


def test_c8_7_a_refusal_ends_who_can_not_enter(tmp_path: Path) -> None:
    """Whatever its arguments are called."""
    async def body() -> None:
        async with hostile_host(lambda: b"", first=Refused("net.full", {"key": 1, "self": 2})) as port:
            heard: list[Any] = []
            await Peer([Who("Ember")], RoomAddress(("127.0.0.1",), port), peer_context(), heard.append).run()
            assert (heard[-1].state, heard[-1].key) == (ENDED, "net.full")

    run(body)
