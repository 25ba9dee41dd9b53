"""Attacks over real connections on a host and on a guest, each a program of its own (C8.7): what `test_attacks` and
`bench.lan_fuzz` share. An attack lasts as long as it is let; what it did to the others they tell themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import subprocess
import sys
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode

from game.net import wire
from game.net.client import RoomClient
from game.net.delta import Put, Splice
from game.net.identity import peer_context
from game.net.moving import digest_of
from game.net.peer import Peer, RoomAddress
from game.net.protocol import (
    Enter,
    EventInfo,
    Events,
    FilePart,
    Gained,
    HandOver,
    Hello,
    MemberInfo,
    Prove,
    Ready,
    RefusalInfo,
    Refused,
    RoomInfo,
    Said,
    Say,
    SeatPlan,
    SetChair,
    SetOrder,
    Sit,
    Snapshot,
    Sync,
    Update,
    Who,
    Why,
)
from tests.net.fuzz import DEEP
from tests.net.raw import HELLO, dial, heard, hostile_host
from tests.net.rooms import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
NAMES = [f"Moth{number}" for number in range(200)]
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError, AssertionError)
"""What one who attacks gets to feel."""


# ---------------------------------------------------------------- those who are attacked
class Victim:
    """A program that is attacked."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("victim_child.py")), *words], cwd=ROOT,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=dict(os.environ),
        )  # fmt: skip
        self.port = int(self._line()["port"])

    def say(self, word: str) -> None:
        """Has it do something."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def look(self) -> dict[str, Any]:
        """How it is."""
        self.say("look")
        return self._line()

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Looks again and again until something holds."""
        while not holds(found := self.look()):
            pass
        return found

    def end(self) -> None:
        """It ends by itself."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE_S)

    def _line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found


@contextmanager
def victims(data: Path, passphrase: str = "") -> Iterator[tuple[Victim, Victim]]:
    """A host with its own player in the room, and a guest who has come in."""
    host = Victim("host", str(data / "host"), *([passphrase] if passphrase else []))
    guest = Victim("guest", str(data / "guest"), str(host.port))
    try:
        if not passphrase:
            guest.until(lambda now: now["state"] == "here" and now["members"] > 1)
        yield host, guest
    finally:
        guest.end()
        host.end()


# ---------------------------------------------------------------- those who attack
@asynccontextmanager
async def inside(port: int, who: Who, watch: bool = False, count: int = 1) -> AsyncIterator[Any]:
    """A connection of so many persons who have come in."""
    async with dial(SimpleNamespace(port=port)) as socket:  # type: ignore[arg-type]
        await socket.send(wire.ENCODE(HELLO))
        await heard(socket)
        persons = [msgspec.structs.replace(who, name=f"{who.name}{n}") for n in range(count)]
        await socket.send(wire.ENCODE(Enter(persons, b"", watch)))
        await heard(socket)
        yield socket


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame of a client, as it travels."""
    found: bytes = Frame(opcode, data, fin).serialize(mask=True)
    return found


async def pour(socket: Any, data: bytes) -> None:
    """Bytes, whatever the protocol says to them, without an end."""
    while not socket.transport.is_closing():
        socket.transport.write(data)
        while socket.transport.get_write_buffer_size() > 1 << 20 and not socket.transport.is_closing():
            await asyncio.sleep(0.001)
        await asyncio.sleep(0)


async def reading(socket: Any) -> None:
    """Takes in and forgets."""
    with contextlib.suppress(*GONE):
        async for _ in socket:
            pass


async def at_the_limit(port: int, messages: Callable[[int], Any], who: Who, rate: float = 25.0, watch: bool = True,
                       reads: bool = True, count: int = 1) -> None:  # fmt: skip
    """Says so much a second, and comes again when it was sent away."""
    while True:
        with contextlib.suppress(*GONE):
            async with inside(port, who, watch, count) as socket:
                reader = asyncio.create_task(reading(socket)) if reads else None
                if not reads:
                    socket.transport.pause_reading()
                for number in itertools.count():
                    await socket.send(wire.ENCODE(messages(number)))
                    await asyncio.sleep(1 / rate)
                    if reader is not None and reader.done():
                        break
        await asyncio.sleep(0.05)


async def all_of(*attacks: Awaitable[None]) -> None:
    """Several at once."""
    await asyncio.gather(*attacks)


WIDE = "\U0001f5ff" * 64
LARGE_LOOKS = {f"{WIDE[:62]}{number}": WIDE for number in range(10, 22)}


async def looks(port: int) -> None:
    """Onlookers of huge looks chat, so that the room would be told anew each time."""
    await all_of(*(at_the_limit(port, lambda n: Say(f"{n}"), Who(name, WIDE, 1, LARGE_LOOKS), count=5)
                   for name in NAMES[:8]))  # fmt: skip


async def chat(port: int) -> None:
    """Sixteen onlookers say long things as often as they may."""
    words = "\uac00" * 300
    await all_of(*(at_the_limit(port, lambda _: Say(words), Who(name)) for name in NAMES[:16]))


async def chat_slowly(port: int) -> None:
    """The same, but never so often that anything would be refused for long."""
    words = "\uac00" * 300
    await all_of(*(at_the_limit(port, lambda _: Say(words), Who(name), rate=2.0) for name in NAMES[:28]))


async def pings(port: int) -> None:
    """Asks whether the host is there, and never reads what it answers."""
    data = frame(Opcode.PING, b"x" * 125) * 500
    while True:
        with contextlib.suppress(*GONE):
            async with inside(port, Who("Moth"), True) as socket:
                socket.transport.pause_reading()
                await pour(socket, data)


async def pings_slowly(port: int) -> None:
    """The same, but reads enough to stay: what it asks for grows faster."""
    async def sip(socket: Any) -> None:
        while True:
            socket.transport.pause_reading()
            await asyncio.sleep(0.1)
            socket.transport.resume_reading()
            await asyncio.sleep(0.002)

    data = frame(Opcode.PING, b"x" * 125) * 200
    while True:
        with contextlib.suppress(*GONE):
            async with inside(port, Who("Moth"), True) as socket:
                sipping = asyncio.create_task(sip(socket))
                try:
                    await pour(socket, data)
                finally:
                    sipping.cancel()


async def pongs(port: int) -> None:
    """Answers that nobody asked for."""
    await _poured(port, frame(Opcode.PONG, b"x") * 5000)


async def fragments(port: int) -> None:
    """Messages of one byte a frame."""
    begin = frame(Opcode.BINARY, b"x", False)
    await _poured(port, (begin + frame(Opcode.CONT, b"x", False) * 60_000 + frame(Opcode.CONT, b"x")))


async def hollow(port: int) -> None:
    """A message of countless frames with nothing in them."""
    await _poured(port, frame(Opcode.BINARY, b"x", False) + frame(Opcode.CONT, b"", False) * 60_000)


async def _poured(port: int, data: bytes) -> None:
    while True:
        with contextlib.suppress(*GONE):
            async with inside(port, Who("Moth"), True) as socket:
                reader = asyncio.create_task(reading(socket))
                await pour(socket, data)
                await reader


async def unread(port: int) -> None:
    """Members who ask for whole snapshots, answers and refusals, and read nothing."""
    def message(number: int) -> Any:
        return (Sync(-1), Why(0, "x" * 4000, number), Ready(0, True), Say("x"))[number % 4]

    await all_of(*(at_the_limit(port, message, Who(name), reads=False) for name in NAMES[:12]))


async def comings(port: int) -> None:
    """Onlookers come and go all the time."""
    async def one(name: str) -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with inside(port, Who(name), True):
                    pass
            await asyncio.sleep(0)

    await all_of(*(one(name) for name in NAMES[:8]))


async def half_open(port: int) -> None:
    """Connections that stop at every stage, and go on a byte at a time."""
    async def one(number: int) -> None:
        stages = (b"", b"\x16\x03\x01", b"\x16\x03\x01\x40\x00" + b"x" * 9000, b"GET / HTTP/1.1\r\nHost: x\r\n")
        while True:
            with contextlib.suppress(*GONE):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(stages[number % 4])
                for _ in range(40):
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.sleep(0.1)
                writer.close()

    await all_of(*(one(number) for number in range(60)))


async def headers(port: int) -> None:
    """Upgrades whose header has no end."""
    async def one() -> None:
        while True:
            with contextlib.suppress(*GONE):
                _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=peer_context())
                writer.write(b"GET / HTTP/1.1\r\n")
                for number in itertools.count():
                    writer.write(f"X-{number}: {'x' * 4000}\r\n".encode())
                    await writer.drain()
                    await asyncio.sleep(0.001)

    await all_of(*(one() for _ in range(12)))


async def early(port: int) -> None:
    """Large messages before anybody is let in, of which none is the right one."""
    data = frame(Opcode.BINARY, b"\xc4" + os.urandom(120_000)) * 8
    while True:
        async def one() -> None:
            with contextlib.suppress(*GONE):
                async with dial(SimpleNamespace(port=port)) as socket:  # type: ignore[arg-type]
                    socket.transport.write(data)
                    await socket.wait_closed()

        await all_of(*(one() for _ in range(12)))


async def nested(port: int) -> None:
    """Messages that are lists in lists, and lists of countless lists."""
    deep, wide = b"\x91" * 60_000, b"\xdd\x00\x00\xff\x00" + b"\x90" * 60_000
    kinds = [deep, wide, b"\x93\xa3say" + deep, b"\x93\xa4sync" + wide, b"\x82" * 60_000, b"\xdf\xff\xff\xff\xff"]

    async def one(name: str) -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with inside(port, Who(name), True) as socket:
                    reader = asyncio.create_task(reading(socket))
                    for number in itertools.count():
                        await socket.send(kinds[number % len(kinds)])
                        await asyncio.sleep(0.02)
                        if reader.done():
                            break

    await all_of(*(one(name) for name in NAMES[:4]))


async def disorder(port: int) -> None:
    """The handshake's messages in every wrong order, twice, and after it."""
    chance = random.Random(5)
    kinds = [wire.ENCODE(one) for one in (HELLO, Enter([Who("Moth")]), Prove(b"x" * 33), Say("x"), Ready(0, True),
                                          Hello("pentarchy", 1, 1, "1", "room"), Sit(0), Sync(-1))]  # fmt: skip

    async def one() -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with dial(SimpleNamespace(port=port)) as socket:  # type: ignore[arg-type]
                    for _ in range(8):
                        await socket.send(chance.choice(kinds))
                    async with asyncio.timeout(0.3):
                        await reading(socket)

    await all_of(*(one() for _ in range(6)))


async def guesses(port: int) -> None:
    """Wrong passphrases, thirty at once."""
    async def one(number: int) -> None:
        while True:
            await Peer([Who("Moth")], RoomAddress(("127.0.0.1",), port), peer_context(), lambda _: None,
                       passphrase=f"wrong {number}").run()

    await all_of(*(one(number) for number in range(30)))


async def playing(port: int) -> None:
    """A player at the table chooses, takes back and says everything that a player can, at the limit of the rate."""
    kinds: list[Callable[[int], Any]] = [
        lambda n: Why(2, f"card:{n}" + "x" * 4000, n), lambda n: Sync(2, 0, n), lambda n: SetOrder(2, f"{n}", "always"),
        lambda n: SetChair(2, ("bot", "back")[n % 2]), lambda _: Say("x" * 300),
    ]  # fmt: skip
    token = b""
    while True:
        client = RoomClient([].append)
        peer = Peer([Who("Moth")], RoomAddress(("127.0.0.1",), port), peer_context(), client.take, token=token)
        client._send = peer.send
        running = asyncio.create_task(peer.run())
        for number in itertools.count():
            await asyncio.sleep(0.02)
            token = peer.token or token
            question = client.mirror.question(2) if client.mirror is not None else None
            if running.done():
                break
            if client.mirror is None or client.mirror.table is None:
                peer.send(Ready(2, True))
                await asyncio.sleep(0.3)
            elif number % 4 == 3:
                peer.send(kinds[number // 4 % len(kinds)](number))
            elif question is not None and question.options() and number % 4 < 2:
                client.answer(2, question.options()[0].key)
            else:
                client.undo(2)


ON_HOST: dict[str, Callable[[int], Awaitable[None]]] = {
    one.__name__: one
    for one in (looks, chat, chat_slowly, pings, pings_slowly, pongs, fragments, hollow, unread, comings, half_open,
                headers, early, nested, disorder, guesses, playing)
}  # fmt: skip


async def on_host(name: str, data: Path, seconds: float) -> list[dict[str, Any]]:
    """Host and guest before and after so long an attack: (host, guest), (host, guest)."""
    with victims(data, "right horse" if name == "guesses" else "") as (host, guest):
        if name == "playing":
            guest.say("ready")
        found = [host.look(), guest.look()]
        attack = asyncio.ensure_future(ON_HOST[name](host.port))
        if name == "playing":
            await asyncio.sleep(1.0)
            host.say("start")
        await asyncio.wait({attack}, timeout=seconds)
        found += [await asyncio.to_thread(host.look), await asyncio.to_thread(guest.look)]
        attack.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await attack
        return found


# ---------------------------------------------------------------- hosts that attack their guests
def whole(stream: int, table: Any, no: int = 1, events: Any = ()) -> bytes:
    """A snapshot that says what it likes."""
    return wire.ENCODE(Snapshot(stream, no, 1, table, "0" * 16, 0, 0, list(events)))


def events_of(stream: int, first: int) -> bytes:
    """Events that never end."""
    return wire.ENCODE(Events(stream, 1, [EventInfo(first + n, "x", "R1", {"t": f"{first + n} {'x' * 3000}"})
                                          for n in range(100)]))  # fmt: skip


ROOM = RoomInfo("creed", "room", "playing", False, {}, [SeatPlan("open")] * 2, [], match_id="m")
PART = bytes(32 * 1024)
CROWD = [MemberInfo(number, [Who(f"Moth{number}", WIDE, 1, LARGE_LOOKS)]) for number in range(60)]
ODD_ARGS: dict[str, Any] = {"key": 1, "self": "x", "n": 1 << 60, "name": "\u202e" + "\u0300" * 900, "@reason.x": "@x"}


def frames_of(name: str) -> Iterator[bytes]:
    """What a hostile host of that name says, without an end."""
    kinds: dict[str, Callable[[int], list[bytes]]] = {
        "events": lambda n: [events_of(n % 9 - 1, n // 9 * 100)],
        "lines": lambda n: [wire.ENCODE(Said(n, n % 3 - 1, f"{n}" + "\uac00" * 290, "\uac00" * 290))],
        "keys": lambda n: [wire.ENCODE(Said(n, -1, "", "", f"net.log.{n % 5}", ODD_ARGS)),
                           wire.ENCODE(Refused(f"net.unknown.{n}", ODD_ARGS, n)),
                           wire.ENCODE(RefusalInfo(n, "R1", "text", ODD_ARGS))],
        "parts": lambda n: [wire.ENCODE(FilePart(("replay", "save")[n % 2], n % 4096, (4096, 256, 0, 1 << 30)[n % 4],
                                                 PART, "d"))],
        "rooms": lambda n: [wire.ENCODE(msgspec.structs.replace(ROOM, members=CROWD, match_id=f"m{n}"))],
        "snapshots": lambda n: [whole(n % 8, [[n] * 40_000, *[{}] * 9]), whole(n % 8, None), whole(n % 8, {"x": DEEP})],
        "changes": lambda n: [wire.ENCODE(Update(0, n, 1, [Splice((0,), 0, 0, [n] * 19_000), Put((0,) * 12, {0: [n]})],
                                                 "d", 0, 0, []))],
        "hosting": lambda _: [wire.ENCODE(HandOver(0)), wire.ENCODE(FilePart("save", 0, 1, PART, digest_of(PART)))],
        "results": lambda n: [wire.ENCODE(Gained(n % 8, {"match_id": "../" * 9, "title": "x" * 9000}))],
        "packed": lambda n: [wire.PACKED + zlib.compress(bytes([n % 256]) * (1 << 19)), wire.PACKED + b"x" * 99],
    }  # fmt: skip
    yield wire.ENCODE(ROOM)
    for number in itertools.count():
        yield from kinds[name](number)


ON_GUEST = ("events", "lines", "keys", "parts", "rooms", "snapshots", "changes", "hosting", "results", "packed", "ping",
            "pieces")  # fmt: skip


async def on_guest(name: str, data: Path, seconds: float) -> list[dict[str, Any]]:
    """A guest before and after so long an attack of its host. It comes back as often as it is let."""
    async def flood(socket: Any) -> None:
        raw = {"ping": Frame(Opcode.PING, b"x" * 125).serialize(mask=False) * 500,
               "pieces": Frame(Opcode.BINARY, b"x", False).serialize(mask=False)
               + Frame(Opcode.CONT, b"x", False).serialize(mask=False) * 60_000}.get(name)  # fmt: skip
        if raw is not None:
            socket.transport.pause_reading()  # whatever is answered
            await pour(socket, raw)
            return
        for data in frames_of(name):
            await socket.send(data)
            await asyncio.sleep(0)

    async with hostile_host(lambda: b"", flood) as port:
        guest = await asyncio.to_thread(Victim, "guest", str(data / "guest"), str(port))
        try:
            found = [await asyncio.to_thread(guest.look)]
            await asyncio.sleep(seconds)
            return [*found, await asyncio.to_thread(guest.look)]
        finally:
            await asyncio.to_thread(guest.end)
