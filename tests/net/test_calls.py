"""Calls between programs that are in no room together (C8.3, C8.7): who calls is proved, whatever comes is answered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from game.net import admission, call_messages, wire
from game.net import calls as calls_module
from game.net.call_messages import (
    LARGEST_MESSAGE,
    Caller,
    Challenge,
    FollowMessage,
    MatchMessage,
    MemberCard,
    PeopleMessage,
    Taken,
    answer_of,
    challenge_of,
    message_of,
    signed,
    uid_of,
)
from game.net.calls import MOST_MESSAGES, CallAddress, CallServer, Proved
from game.net.errors import NetError
from game.net.identity import Identity, peer_context, verify
from game.net.matching import Come, MatchOffer
from game.net.protocol import HANDSHAKE, MAGIC, PROTOCOL, Hello, Refused, Welcome
from tests.net.rooms import PATIENCE_S, identity, later

NOTE = PeopleMessage("ann", "bob", "invite")
HELLO = Hello(MAGIC, HANDSHAKE, PROTOCOL, "1", "call")
MUTATIONS = 3000


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Identity:
    return Identity.load(tmp_path_factory.mktemp("stranger"))


@asynccontextmanager
async def listening(take: Any = None) -> AsyncIterator[tuple[CallServer, list[tuple[Proved, Any]]]]:
    """A program that can be called on loopback, and what it has heard."""
    heard: list[tuple[Proved, Any]] = []

    async def keep(known: Proved, letter: Any) -> None:
        heard.append((known, letter))

    called = CallServer(identity(), take or keep)
    await called.listen(0, ("127.0.0.1",))
    try:
        yield called, heard
    finally:
        await called.close()


def spot(called: CallServer) -> CallAddress:
    return CallAddress(("127.0.0.1",), called.port, identity().fingerprint[:16])


def dial(called: CallServer) -> Any:
    """The websocket to it, and nothing said yet."""
    return connect(f"wss://127.0.0.1:{called.port}/", ssl=peer_context(), server_hostname="pentarchy", compression=None,
                   proxy=None, max_size=None, close_timeout=1)


async def proved(socket: Any, me: Identity, hello: Hello = HELLO) -> None:
    """Through the door."""
    await socket.send(wire.ENCODE(hello))
    wire.welcome_of(await socket.recv())
    nonce = challenge_of(await socket.recv()).nonce
    signature = me.signer.sign(signed(nonce, me.fingerprint, identity().fingerprint))
    await socket.send(wire.ENCODE(Caller(me.certificate, signature, 5000)))


async def refusal(socket: Any) -> Any:
    """The last thing that it says before it closes."""
    last = None
    try:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                last = await socket.recv()
    except ConnectionClosed:
        return msgspec.msgpack.decode(last, type=Welcome | Challenge | Refused) if last is not None else None


def run(body: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(body(), PATIENCE_S))


def test_c8_5_what_a_computer_signs_only_its_own_certificate_fits(stranger: Identity) -> None:
    signature = stranger.signer.sign(b"what")
    assert verify(stranger.certificate, signature, b"what")
    assert not verify(identity().certificate, signature, b"what")
    assert not verify(stranger.certificate, signature, b"that")
    assert not verify(b"no certificate", signature, b"what")


def test_c8_5_a_private_key_shows_itself_to_nobody(stranger: Identity) -> None:
    assert "PRIVATE" not in repr(stranger) and "BEGIN" not in repr(stranger)


def test_c8_3_a_letter_comes_with_the_fingerprint_of_who_sends_it(stranger: Identity) -> None:
    async def body() -> None:
        async with listening() as (called, heard):
            caller = CallServer(stranger, lambda *_: None)  # type: ignore[arg-type, return-value]
            caller.port = 4711
            assert await caller.call(spot(called), [NOTE]) == [None]
            assert heard == [(Proved(stranger.fingerprint, "127.0.0.1", 4711), NOTE)]

    run(body)


def test_c8_3_several_letters_go_in_one_call_in_order(stranger: Identity) -> None:
    async def body() -> None:
        async with listening() as (called, heard):
            caller = CallServer(stranger, lambda *_: None)  # type: ignore[arg-type, return-value]
            caller.port = 4711
            some = [PeopleMessage("ann", str(number), "invite") for number in range(MOST_MESSAGES)]
            await caller.call(spot(called), some)
            assert [letter for _, letter in heard] == some

    run(body)


def test_c8_7_a_refusal_tells_which_letter_it_is_about(stranger: Identity) -> None:
    async def picky(_known: Proved, letter: Any) -> None:
        if letter.to == "bob":
            raise NetError("net.call.nobody")

    async def body() -> None:
        async with listening(picky) as (called, _):
            caller = CallServer(stranger, picky)
            caller.port = 4711
            found = await caller.call(spot(called), [PeopleMessage("ann", "eve", "invite"), NOTE])
            assert [problem and problem.key for problem in found] == [None, "net.call.nobody"]

    run(body)


def test_c8_5_who_answers_with_another_certificate_hears_nothing(stranger: Identity) -> None:
    async def body() -> None:
        async with listening() as (called, heard):
            caller = CallServer(stranger, lambda *_: None)  # type: ignore[arg-type, return-value]
            caller.port = 4711
            with pytest.raises(NetError, match=r"net\.changed"):
                await caller.call(spot(called)._replace(key=bytes(16)), [NOTE])
            assert heard == []

    run(body)


def test_c8_3_nobody_calls_with_a_certificate_whose_key_is_another_ones(stranger: Identity) -> None:
    async def body() -> None:
        async with listening() as (called, heard), dial(called) as socket:
            await proved(socket, stranger._replace(certificate=identity().certificate))
            assert (await refusal(socket)).key == "net.call.signature"
            assert heard == []

    run(body)


def test_c8_3_a_signature_for_another_computer_can_not_be_passed_on(stranger: Identity) -> None:
    """Who is called by somebody, and passes the nonce of a third one on, gets a signature that names itself."""
    async def body() -> None:
        async with listening() as (called, _), dial(called) as socket:
            await socket.send(wire.ENCODE(HELLO))
            await socket.recv()
            nonce = challenge_of(await socket.recv()).nonce
            signature = stranger.signer.sign(signed(nonce, stranger.fingerprint, stranger.fingerprint))
            await socket.send(wire.ENCODE(Caller(stranger.certificate, signature, 5000)))
            assert (await refusal(socket)).key == "net.call.signature"

    run(body)


def test_c8_3_who_copies_an_id_becomes_somebody_else_by_it() -> None:
    assert uid_of("a" * 32, "profile") != uid_of("b" * 32, "profile")


def test_c8_4_a_program_of_another_version_hears_both_versions(stranger: Identity) -> None:
    async def body() -> None:
        async with listening() as (called, _), dial(called) as socket:
            await socket.send(wire.ENCODE(Hello(MAGIC, HANDSHAKE, PROTOCOL + 1, "9", "call")))
            found = await refusal(socket)
            assert (found.key, found.args["ours"], found.args["theirs"]) == ("net.protocol", PROTOCOL, PROTOCOL + 1)

    run(body)


def test_c8_7_who_wants_into_a_room_is_at_the_wrong_door() -> None:
    async def body() -> None:
        async with listening() as (called, _), dial(called) as socket:
            await socket.send(wire.ENCODE(Hello(MAGIC, HANDSHAKE, PROTOCOL, "1", "room")))
            assert (await refusal(socket)).key == "net.unexpected"

    run(body)


def test_c8_7_who_says_nothing_is_asked_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "HANDSHAKE_S", PATIENCE_S / 2)

    async def body() -> None:
        async with listening() as (called, _), dial(called) as socket:
            later(admission.HANDSHAKE_S)
            assert (await refusal(socket)).key == "net.too_slow"

    run(body)


def test_c8_7_too_large_letters_are_refused(stranger: Identity) -> None:
    async def body() -> None:
        async with listening() as (called, heard), dial(called) as socket:
            await proved(socket, stranger)
            await socket.send(bytes(LARGEST_MESSAGE + 1))
            answer = answer_of(await socket.recv())
            assert (answer.key, answer.about, heard) == ("net.too_large", 0, [])

    run(body)


def test_c8_7_a_call_carries_so_many_letters_and_no_more(stranger: Identity) -> None:
    async def body() -> None:
        async with listening() as (called, heard), dial(called) as socket:
            await proved(socket, stranger)
            for _ in range(MOST_MESSAGES + 1):
                await socket.send(wire.ENCODE(NOTE))
            for number in range(MOST_MESSAGES):
                assert answer_of(await socket.recv()) == Taken(number)
            assert answer_of(await socket.recv()) == Refused("net.too_fast")
            assert len(heard) == MOST_MESSAGES

    run(body)


def test_c8_7_more_connections_than_allowed_are_turned_away(
    stranger: Identity, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls_module, "MOST_CONNECTIONS", 1)

    async def body() -> None:
        async with listening() as (called, _), dial(called) as first:
            await proved(first, stranger)
            await first.send(wire.ENCODE(NOTE))
            assert answer_of(await first.recv()) == Taken(0)
            async with dial(called) as second:
                await proved(second, stranger)
                assert (await refusal(second)).key == "net.full"

    run(body)


def test_c8_7_who_is_silent_at_the_door_keeps_no_call_out(stranger: Identity, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls_module, "MOST_CONNECTIONS", 1)

    async def body() -> None:
        async with listening() as (called, _), dial(called) as first:
            await first.ping()
            async with dial(called) as second:
                await proved(second, stranger)
                await second.send(wire.ENCODE(NOTE))
                assert answer_of(await second.recv()) == Taken(0)

    run(body)


def test_c8_7_who_calls_too_often_is_refused_over_all_calls(
    stranger: Identity, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "BURST", 3)
    monkeypatch.setattr(wire, "MESSAGES_A_SECOND", 0)

    async def body() -> None:
        async with listening() as (called, _):
            caller = CallServer(stranger, lambda *_: None)  # type: ignore[arg-type, return-value]
            caller.port = 4711
            found = [(await caller.call(spot(called), [NOTE]))[0] for _ in range(4)]
            assert [problem and problem.key for problem in found] == [None, None, None, "net.too_fast"]

    run(body)


def _messages() -> list[bytes]:
    some: list[Any] = [
        NOTE, PeopleMessage("a", "b", "group", [MemberCard("x", "Ann"), MemberCard("y", "Bob", "profile/1", 3)]),
        MatchMessage("a", "b", "creed", 2, MatchOffer(1, 2)),
        MatchMessage("a", "b", "creed", 2, Come(1, 5000, "r", bytes(32), 2), "secret"),
        FollowMessage("a", "b", "creed", ["10.0.0.1"], 5000, bytes(32), "secret"), HELLO,
        Caller(identity().certificate, bytes(70), 5000),
    ]  # fmt: skip
    return [wire.ENCODE(letter) for letter in some]


def _changed(chance: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(changed) + 1)
        match chance.randrange(3):
            case 0:
                changed[at:at + 1] = bytes([chance.randrange(256)])
            case 1:
                del changed[at:at + chance.randint(1, 9)]
            case _:
                changed[at:at] = chance.randbytes(chance.randint(1, 6))
    return bytes(changed)


@pytest.mark.slow
def test_c8_7_changed_letters_are_letters_or_refused() -> None:
    chance, found = random.Random(7), {"taken": 0, "refused": 0}
    for _ in range(MUTATIONS):
        data = _changed(chance, chance.choice(_messages_once))
        for decode in (message_of, call_messages.caller_of, challenge_of, answer_of):
            try:
                decode(data)
                found["taken"] += 1
            except NetError:
                found["refused"] += 1
    assert min(found.values()) > 0 and sum(found.values()) == 4 * MUTATIONS


@pytest.mark.slow
def test_c8_7_changed_letters_on_the_wire_crash_nothing(
    stranger: Identity, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(wire, "BURST", 1_000_000)
    chance = random.Random(8)

    async def once(called: CallServer) -> None:
        async with dial(called) as socket:
            try:
                if chance.randrange(4):
                    await proved(socket, stranger)
                for _ in range(MOST_MESSAGES):
                    await socket.send(_changed(chance, chance.choice(_messages_once)))
                    await socket.recv()
            except ConnectionClosed:
                return

    async def body() -> None:
        async with listening() as (called, heard):
            for _ in range(60):
                await once(called)
            caller = CallServer(stranger, lambda *_: None)  # type: ignore[arg-type, return-value]
            caller.port = 4711
            assert await caller.call(spot(called), [NOTE]) == [None]
            assert heard[-1][1] == NOTE and called.refused > 100

    run(body)
    assert "failed" not in caplog.text


def test_c8_5_calls_are_encrypted() -> None:
    async def body() -> None:
        async with listening() as (called, _):
            reader, writer = await asyncio.open_connection("127.0.0.1", called.port)
            writer.write(b"GET / HTTP/1.1\r\n\r\n")
            assert b"HTTP" not in await reader.read()
            writer.close()

    run(body)


_messages_once = _messages()
