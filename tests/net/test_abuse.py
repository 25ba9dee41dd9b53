"""Who floods, stalls, lies about where it comes from or knocks too often (C8.7)."""

from __future__ import annotations

import asyncio
import socket
import ssl
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from game.core.rng import Stream
from game.net import admission, wire
from game.net.connection import MOST_WAITING, Connection
from game.net.host import Host
from game.net.identity import peer_context
from game.net.peer import RoomAddress
from game.net.protocol import (
    MOST_CONNECTIONS,
    MOST_FROM_PEER,
    MOST_REFUSALS,
    Kick,
    Leave,
    Ready,
    RoomInfo,
    Say,
    Sync,
)
from game.net.telling import ROOM_S
from tests.net.raw import HELLO, dial, entered, heard, reasons, rest
from tests.net.rooms import PATIENCE_S, Guest, begin, guests, later, room_of, run, step

SAY = wire.ENCODE(Say("hi"))


async def closed(socket: Any) -> None:
    """Waits until the host has closed it."""
    async with asyncio.timeout(PATIENCE_S):
        await socket.wait_closed()


async def ended(reader: asyncio.StreamReader) -> None:
    """The same for a bare connection."""
    async with asyncio.timeout(PATIENCE_S):
        try:
            await reader.read()
        except ConnectionError:
            return


async def plays_on(found: list[Guest]) -> None:
    """The others notice nothing."""
    await step(found, Stream(1, "answers"))


@pytest.mark.slow
def test_c8_7_too_many_messages_are_refused_one_by_one_and_then_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MESSAGES_A_SECOND", 0)  # however long sending takes
    monkeypatch.setattr(wire, "CHAT_BURST", 1000)

    async def body() -> None:
        async with room_of(tmp_path, burst=100) as host, dial(host) as socket:
            await entered(socket)
            ending = asyncio.create_task(rest(socket))
            try:
                for _ in range(400):
                    await socket.send(SAY)
            except ConnectionClosed:
                pass
            found = reasons(await ending)
            assert found == ["net.too_fast"] * (MOST_REFUSALS + 1) + ["bye abuse"]
            assert sum(line.text == "hi" for line in host.room.lines) == 100

    run(body)


def test_c8_7_a_message_over_64_kib_is_refused_with_its_number(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host, dial(host) as socket:
            await entered(socket)
            await socket.send(SAY)
            await socket.send(b"\xc4" + b"x" * MOST_FROM_PEER)
            while True:
                message = await heard(socket)
                if reasons([message]):
                    break
            assert (message.key, message.about, message.args["most"]) == ("net.too_large", 1, MOST_FROM_PEER)

    run(body)


def test_c8_7_a_message_far_over_the_limit_ends_the_connection_unread(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host, dial(host) as socket:
            await entered(socket)
            with pytest.raises(ConnectionClosed) as caught:
                await socket.send(b"x" * (4 * MOST_FROM_PEER))
                await rest(socket)
                await socket.send(SAY)
            assert caught.value.rcvd is not None and caught.value.rcvd.code == 1009

    run(body)


def test_c8_7_text_is_refused(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host, dial(host) as socket:
            await entered(socket)
            await socket.send("hello")
            await socket.send(wire.ENCODE(Say("still here")))
            while not reasons([message := await heard(socket)]):
                pass
            assert message.key == "net.not_bytes"

    run(body)


@pytest.mark.slow
def test_c8_7_the_33rd_connection_is_told_that_the_room_is_full(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            sockets = [await dial(host).__aenter__() for _ in range(MOST_CONNECTIONS)]
            for number, socket in enumerate(sockets):
                await entered(socket, f"Guest{number}")
            late = Guest(host, "Late")
            await late.here()
            assert (late.client.link.state, late.client.link.key) == ("ended", "net.full")
            await sockets[0].close()
            sockets[0] = await dial(host).__aenter__()
            await entered(sockets[0], "Again")
            await asyncio.gather(*(socket.close() for socket in sockets))

    run(body)


def test_c8_7_one_address_of_the_network_has_its_own_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.handshake.is_local", lambda _address: False)
    monkeypatch.setattr("game.net.handshake.MOST_FROM_ONE_ADDRESS", 2)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash", "Moth")
            assert [guest.client.link.state for guest in found] == ["here", "here", "ended"]

    run(body)


@pytest.mark.parametrize("stage", ["tcp", "tls", "upgrade", "hello"])
def test_c8_7_who_does_not_come_through_the_door_in_time_is_closed(
    tmp_path: Path, stage: str
) -> None:
    """Half-open connections: silent before the encryption, in the middle of it, after it, and after the upgrade."""
    async def body() -> None:
        async with room_of(tmp_path) as host:
            if stage == "hello":
                async with dial(host) as socket:
                    later(admission.HANDSHAKE_S)
                    await socket.send(wire.ENCODE(HELLO))
                    assert reasons(await rest(socket)) == ["net.too_slow"]
                return
            context: ssl.SSLContext | None = peer_context() if stage == "upgrade" else None
            reader, writer = await asyncio.open_connection("127.0.0.1", host.port, ssl=context)
            writer.write({"tcp": b"", "tls": b"\x16\x03\x01\x02", "upgrade": b"GET / HTTP/1.1\r\nHost: x\r\n"}[stage])
            await in_admission(host, 1)
            later(admission.HANDSHAKE_S)
            await ended(reader)
            writer.close()
            guest = (await guests(host, "Ember"))[0]
            assert guest.client.link.state == "here"

    run(body)


def test_c8_7_what_the_first_stages_of_the_handshake_took_the_last_one_does_not_get_again(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            bare = await silent(host)
            await in_admission(host, 1)
            one = next(iter(host.admission._here))
            one.deadline -= admission.HANDSHAKE_S  # as if all the time had gone by before the encryption began
            async with dial(host, sock=bare) as upgraded:
                assert reasons(await rest(upgraded)) == ["net.too_slow"]

    run(body)


async def silent(host: Host, source: str = "127.0.0.1") -> socket.socket:
    """A bare connection that says nothing."""
    bare = socket.socket()
    bare.setblocking(False)
    bare.bind((source, 0))
    await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", host.port))
    return bare


async def in_admission(host: Host, count: int, source: str = "") -> None:
    """Waits until so many connections (of an address) are on the way in."""
    async with asyncio.timeout(PATIENCE_S):
        while sum(source in where for where, _ in host.admission._here.values()) != count:
            await asyncio.sleep(0)


@pytest.mark.slow
def test_c8_7_many_half_open_connections_keep_nobody_out(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = [await silent(host) for _ in range(200)]
            guest = (await guests(host, "Ember"))[0]
            assert guest.client.link.state == "here"
            assert host.admission.waiting <= admission.MOST
            for bare in found:
                bare.close()

    run(body)


def test_c8_7_of_too_many_half_open_connections_of_an_address_the_oldest_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.admission.is_local", lambda _address: False)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = [await silent(host) for _ in range(admission.MOST_FROM_ONE + 1)]
            async with asyncio.timeout(PATIENCE_S):
                assert await asyncio.get_running_loop().sock_recv(found[0], 1) == b""
            assert host.admission.waiting == admission.MOST_FROM_ONE
            for bare in found:
                bare.close()

    run(body)


@pytest.mark.skipif(sys.platform != "linux", reason="only there every number of loopback is an address")
def test_c8_7_many_addresses_push_out_their_own_and_not_the_slow_one_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.admission.is_local", lambda _address: False)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = [await silent(host, "127.0.0.9")]
            for number in range(2, 8):
                found += [await silent(host, f"127.0.0.{number}") for _ in range(admission.MOST_FROM_ONE)]
            await in_admission(host, admission.MOST)
            await in_admission(host, 1, "127.0.0.9")
            guest = (await guests(host, "Ember"))[0]
            assert guest.client.link.state == "here"
            for bare in found:
                bare.close()

    run(body)


def test_c8_7_who_breaks_off_before_the_encryption_leaves_nothing_behind(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            bare = await silent(host)
            await in_admission(host, 1)
            bare.close()
            await in_admission(host, 0)

    run(body)


def test_c8_7_a_room_that_closes_does_not_wait_for_half_open_connections(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            bare = await silent(host)
            await in_admission(host, 1)
        async with asyncio.timeout(PATIENCE_S):
            assert await asyncio.get_running_loop().sock_recv(bare, 1) == b""
        bare.close()

    run(body)


@pytest.mark.parametrize(("path", "headers"), [("", {"Origin": "https://example.org"}), ("other", {})])
def test_c8_7_browsers_and_other_paths_are_turned_away(tmp_path: Path, path: str, headers: dict[str, str]) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            with pytest.raises(InvalidStatus) as caught:
                await dial(host, path, additional_headers=headers)
            assert caught.value.response.status_code == 403

    run(body)


def test_c8_7_who_does_not_speak_our_language_is_told_so_and_closed(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host, dial(host) as socket:
            await socket.send(b"GET me in")
            assert reasons(await rest(socket)) == ["net.malformed"]

    run(body)


@pytest.mark.slow
def test_c8_4_five_wrong_passphrases_and_the_address_has_to_wait(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, passphrase="right horse") as host:
            keys = []
            for passphrase in ["wrong"] * 5 + ["right horse"]:
                guest = Guest(host, "Ember", passphrase=passphrase)
                await guest.here()
                keys.append(guest.client.link.key)
            assert keys == ["net.passphrase.wrong"] * 5 + ["net.passphrase.often"]

    run(body)


@pytest.mark.slow
def test_c8_4_the_right_passphrase_lets_in_after_some_wrong_ones(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path, passphrase="right horse") as host:
            for passphrase in ("wrong", "", "right horse"):
                guest = Guest(host, "Ember", passphrase=passphrase)
                await guest.here()
            assert guest.client.link.state == "here"

    run(body)


def test_c8_5_a_host_with_another_fingerprint_is_not_entered(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            guest = Guest(host, "Ember", place=RoomAddress(("127.0.0.1",), host.port, b"x" * 32))
            await guest.here()
            assert (guest.client.link.state, guest.client.link.key) == ("ended", "net.changed")

    run(body)


@pytest.mark.slow
def test_c8_7_who_reads_too_slowly_is_closed_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.connection.MOST_WAITING", 300_000)
    monkeypatch.setattr("game.net.wire.DEAR_BURST", 1_000_000)

    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            async with dial(host, max_queue=1) as socket:
                await entered(socket)
                socket.transport.pause_reading()
                member = max(host.connections)
                async with asyncio.timeout(PATIENCE_S):
                    while member in host.connections:
                        await socket.send(wire.ENCODE(Sync(-1)))
                        await asyncio.sleep(0)
                await plays_on(found)

    run(body)


class Deaf:
    """A connection whose other side takes nothing."""

    def __init__(self) -> None:
        self.aborted = False
        self.transport = self

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return 1

    async def send(self, _data: bytes) -> None:
        await asyncio.Event().wait()


def test_c8_7_only_so_much_waits_for_who_reads_slowly() -> None:
    async def body() -> None:
        deaf: Any = Deaf()
        connection = Connection(deaf)
        connection.send(bytes(MOST_WAITING))
        assert not deaf.aborted
        connection.send(b"x")
        assert deaf.aborted and connection.closing
        connection._sender.cancel()

    run(body)


def test_c8_8_messages_keep_their_order_where_some_are_written_at_once_and_some_wait(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host, dial(host) as socket:
            await entered(socket)
            connection, size = host.connections[0], 20_000
            for number in range(250):
                connection.send(number.to_bytes(2, "big") + bytes(size))
            assert 0 < len(connection._waiting) < 250
            found: list[int] = []
            async with asyncio.timeout(PATIENCE_S):
                while len(found) < 250:
                    data = await socket.recv()
                    found += [int.from_bytes(data[:2], "big")] if len(data) > size else []
            assert found == list(range(250))

    run(body)


def test_c8_4_who_leads_does_not_send_itself_away(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            leader = (await guests(host, "Ember"))[0]
            leader.send(Kick(leader.client.member))
            await leader.until(lambda: leader.client.refusals)
            assert [one.key for one in leader.client.refusals] == ["net.room.no_member"]

    run(body)


def test_c8_7_the_same_token_twice_leaves_the_newer_connection(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host, dial(host) as one, dial(host) as two:
            token = await entered(one)
            await entered(two, token=token)
            assert reasons(await rest(one)) == ["bye elsewhere"]
            assert len(host.connections) == 1

    run(body)


def test_c8_7_a_member_that_is_ready_and_not_ready_all_the_time_does_not_flood_the_others(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            found[0].heard.clear()
            begun = time.monotonic()
            for number in range(200):
                found[1].send(Ready(1, number % 2 == 0))
            found[1].send(Say("done"))
            await found[0].until(lambda: any(line.text == "done" for line in found[0].client.lines))
            told = sum(isinstance(message, RoomInfo) for message in found[0].heard)
            assert told <= (time.monotonic() - begun) / ROOM_S + 2

    run(body)


def test_c8_6_everybody_hears_who_came(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await found[0].until(lambda: any(line.args.get("name") == "Ash" for line in found[0].client.lines))
            assert [line.args["name"] for line in found[0].client.lines] == ["Ember", "Ash"]
            assert [line.args["name"] for line in found[1].client.lines] == ["Ember", "Ash"]

    run(body)


@pytest.mark.slow
def test_c6_12_who_left_comes_back_to_its_seat(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            seats, token = found[1].client.seats, found[1].peer.token
            found[1].send(Leave())
            await found[1].until(lambda: found[1].client.link.state == "ended")
            again = Guest(host, "Ash", token=token)
            await again.until(lambda: again.client.seats == seats)

    run(body)
