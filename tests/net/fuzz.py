"""Messages that were changed by chance (C8.7): what `test_fuzz` and `bench.lan_fuzz` share."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from game.core.rng import Stream
from game.core.session import Session
from game.net import wire
from game.net.client import RoomClient
from game.net.digests import digest_of
from game.net.errors import NetError
from game.net.host import Host
from game.net.identity import peer_context
from game.net.mirror import Mirror
from game.net.peer import ENDED, LOST, LinkState, Peer, RoomAddress
from game.net.protocol import (
    Answer,
    Bye,
    Choose,
    Enter,
    FilePart,
    Gained,
    HandOver,
    Hello,
    Kick,
    Leave,
    Moved,
    Prove,
    Ready,
    RefusalInfo,
    Refused,
    Said,
    Say,
    SetChair,
    SetOption,
    SetOrder,
    SetSeat,
    Sit,
    Snapshot,
    Start,
    Sync,
    TakeOver,
    Undo,
    Who,
    Why,
)
from game.net.room import Room
from tests.net.desk import Desk
from tests.net.raw import dial, entered, hostile_host, rest
from tests.net.rooms import PATIENCE_S, Home, begin, guests, identity, room_of, step

MATCH = 20_000
"""So many messages hit one match."""
DEEP: Any = 0
for _ in range(300):
    DEEP = [DEEP]
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 7, 8, 1 << 31, (1 << 63) - 1, -(1 << 63), (1 << 64) - 1, 1.5, float("nan"),
    float("inf"), "", "x" * 70, "x" * 5000, "\u202e\x00", b"", b"x" * 300, [], {}, {"": None}, [[]] * 20, DEEP,
    msgspec.msgpack.Ext(5, b"x"), {1: 2, "a": 3}, "answer", "whole", "news", "=", "~", "-",
]  # fmt: skip
PEER_MESSAGES: list[Any] = [
    Answer(1, 1, "x"), Answer(0, 3, "y"), Undo(1, 5), Why(1, "hand:1", 4), SetOrder(1, "card", "always"),
    Sync(1, 3, 7, "?"), SetChair(1, "bot"), SetChair(1, "back"), SetChair(0, "empty"), Sit(1),
    Choose(1, "nation", "tarvok"),
    Choose(1, "traits", ["a"]),
    Ready(1, True), SetOption("undo", "no"), SetOption("map", ["a"] * 9), SetSeat(0, "bot", "x"), Kick(0), Start(),
    Say("hello"), Say("", "hello"), Prove(b"x" * 33), HandOver(1), TakeOver(4000, b"f"), Leave(),
    Enter([Who("Moth")], b"t" * 16, False, [Sync(1)]), Hello("pentarchy", 1, 1, "1", "room"),
]  # fmt: skip
HOST_MESSAGES: list[Any] = [
    Refused("net.full", {"n": 3}), Said(3, 1, "Ash", "hi"), RefusalInfo(1, "R1", "text", {"n": 3}), HandOver(1),
    Bye("kicked"), FilePart("replay", 0, 2, b"x" * 99, "d"),
    FilePart("replay", 1, 2, b"x" * 99, "d"), FilePart("save", 0, 1, b"x", "d"),
    Gained(1, {"match_id": "m"}), Moved(["10.0.0.1"], 4000, b"f"),
]  # fmt: skip


class Mutator:
    """Changes messages; the same seed changes the same way."""

    def __init__(self, seed: int, frames: list[bytes]) -> None:
        self.random, self.frames = random.Random(seed), frames

    def frame(self) -> bytes:
        """One message, changed in one to three places, or as it was but at the wrong time."""
        chance = self.random
        data = chance.choice(self.frames)
        if chance.random() < 0.1:
            return data
        for _ in range(chance.randint(1, 3)):
            data = self._typed(data) if chance.random() < 0.5 else self._bytes(data)
        return data

    def _bytes(self, data: bytes) -> bytes:
        chance, at = self.random, self.random.randrange(len(data) + 1)
        match chance.randrange(5):
            case 0 if data:
                at = min(at, len(data) - 1)
                return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1:]
            case 1:
                return data[:at]
            case 2:
                other = chance.choice(self.frames)
                return data[:at] + other[chance.randrange(len(other)):]
            case 3:
                return data[:at] + data[at // 2:]
        return data[:at] + chance.randbytes(chance.randint(1, 9)) + data[at:]

    def _typed(self, data: bytes) -> bytes:
        """Another value somewhere in the tree that the bytes hold."""
        try:
            tree = msgspec.msgpack.decode(data)
            return msgspec.msgpack.encode(self._changed(tree, 0))
        except (msgspec.MsgspecError, RecursionError, ValueError, TypeError, OverflowError):
            return self._bytes(data)

    def _changed(self, tree: Any, depth: int) -> Any:
        chance = self.random
        if not isinstance(tree, list | dict) or not tree or (depth and chance.random() < 0.15):
            return chance.choice(ODD)
        if isinstance(tree, dict):
            key = chance.choice(list(tree))
            if chance.random() < 0.1:
                return {**tree, str(chance.choice(ODD))[:40]: chance.choice(ODD)}
            return {**tree, key: self._changed(tree[key], depth + 1)}
        at = chance.randrange(len(tree))
        match chance.randrange(12):
            case 0:
                return tree[:at] + tree[at + 1:]
            case 1:
                return [*tree, chance.choice(ODD)]
            case 2:
                return [*tree[:at], tree[chance.randrange(len(tree))], *tree[at + 1:]]
        return [*tree[:at], self._changed(tree[at], depth + 1), *tree[at + 1:]]


def host_frames(title: str) -> list[bytes]:
    """What a host sends in a match, and every other kind of message of a host."""
    desk = Desk(title, 2)
    desk.play(Stream(3, "answers"), 60)
    return [*desk.sent[0], *desk.sent[1], *map(wire.ENCODE, HOST_MESSAGES)]


class Line:
    """A connection without a network: what goes out is counted."""

    def __init__(self, member: int) -> None:
        self.member, self.closing, self.address, self.ping_ms = member, False, "127.0.0.1", -1
        self.told = self.heard = 0
        self.idle, self.owed = True, False

    def lags(self, message: Any, size: int) -> bool:
        """Everything is taken at once."""
        return False

    def send(self, *messages: bytes) -> None:
        """Whatever others do: nothing is said to anybody that it would not take."""
        for data in messages:
            wire.from_host(data)
        self.told += len(messages)

    def tell(self, message: Any) -> None:
        self.send(wire.ENCODE(message))

    def bye(self, why: str) -> None:
        self.closing = True


class Attacked:
    """A host in a match of two whose second player and an onlooker are hostile. `given`: what the first one
    answered."""

    def __init__(self, data: Path, title: str) -> None:
        me = identity()
        self.host = Host(Home(data), Room(title, 2, "room"), me.host_context(), me.fingerprint)
        self.tokens: dict[int, bytes] = {}
        self.refused = self.taken = 0
        for name in ("Ember", "Ash"):
            self.enter(name, leads=name == "Ember")
        self.host.begin()
        self.enter("Moth")
        self.given: list[str] = []

    def enter(self, name: str, token: bytes = b"", leads: bool = False) -> None:
        """A member comes in, or comes back."""
        member, token = self.host.room.enter([Who(name)], token, False, leads)
        self.tokens[member.number] = token
        self.host.connections[member.number] = Line(member.number)  # type: ignore[assignment]
        if self.host.match_host is not None:
            self.host.match_host.welcome(member)

    @property
    def match(self) -> Any:
        """The match."""
        assert self.host.match_host is not None
        return self.host.match_host.match

    @property
    def session(self) -> Any:
        """Its rules."""
        return self.match.session

    def frames(self) -> list[bytes]:
        """Messages that fit the moment, to be changed."""
        open_ = self.session.question(1)
        mine = [Answer(1, self.host.match_host._numbers.of(1),
                       option.key) for option in open_.options()] if open_ else []
        return [wire.ENCODE(message) for message in (*PEER_MESSAGES, *mine[:5])]

    def attack(self, number: int, data: bytes) -> None:
        """A message of a hostile member. Raises what must never be raised."""
        line: Any = self.host.connections[number]
        try:
            self.host._take(line, self.host.room.members.all[number], wire.from_peer(data))
            self.taken += 1
        except NetError:
            self.refused += 1
        if number not in self.host.connections or line.closing:
            self.host.connections.pop(number, None)
            known = number in self.host.room.members.all
            self.enter(("Ember", "Ash", "Moth")[min(number, 2)], self.tokens.pop(number) if known else b"")

    def play(self) -> None:
        """The first player goes on as if nothing were."""
        question = self.session.question(0)
        if question is not None:
            key, number = question.default(), self.host.match_host._numbers.of(0)  # type: ignore[union-attr]
            self.host._take(self.host.connections[0], self.host.room.members.all[0], Answer(0, number, key))
            self.given.append(key)

    def holds(self) -> bool:
        """Whether the first player's answers are all in the log and nobody else's are there but the second one's."""
        mine = [entry.key for entry in self.session.log if entry.seat == 0]
        return mine == self.given and all(entry.seat in (0, 1) for entry in self.session.log)


async def attack_host(data: Path, title: str, count: int, seed: int, seated: bool) -> tuple[int, int, int]:
    """So many changed messages, without sockets: how many were taken, how many refused, how many answers were given.
    AssertionError when one changed what it may not."""
    taken = refused = answers = 0
    while (at := taken + refused) < count:
        attacked = Attacked(data, title)
        await attack_match(attacked, Mutator(seed + at, attacked.frames()), min(count - at, MATCH), seated)
        attacked.match.close()
        taken, refused = taken + attacked.taken, refused + attacked.refused
        answers += len(attacked.session.log)
    return taken, refused, answers


async def attack_match(attacked: Attacked, mutator: Mutator, count: int, seated: bool) -> None:
    """Changed messages for one match, or until its end."""
    before = attacked.session.digest()
    for at in range(count):
        attacked.attack(1 if seated else max(attacked.host.connections), mutator.frame())
        if attacked.match.over:
            return
        if at % 50 == 49:
            await asyncio.sleep(0)
            assert attacked.holds(), f"after message {at}"
        if at % 500 == 499:
            assert seated or attacked.session.digest() == before
            attacked.play()
            mutator.frames, before = attacked.frames(), attacked.session.digest()


def attack_client(title: str, frames: list[bytes], count: int, seed: int) -> RoomClient:
    """So many changed messages of a host; it raises what must never be raised. The client at the end."""
    mutator = Mutator(seed, frames)
    client = fresh_client(title, frames)
    for _ in range(count):
        try:
            message = wire.from_host(mutator.frame())
        except NetError:
            continue
        client.take(message)
        if client.mirror is None:
            client = fresh_client(title, frames)
        read(client)
    return client


def fresh_client(title: str, frames: list[bytes]) -> RoomClient:
    """One that sits in the match of the frames."""
    client = RoomClient([].append)
    for data in frames[:40]:
        client.take(wire.from_host(data))
    return client


def read(client: RoomClient) -> None:
    """What a screen reads once a frame."""
    mirror: Mirror | None = client.mirror
    if mirror is not None and mirror.table is not None:
        mirror.questions()
        client.seats  # noqa: B018
        len(mirror.log)


def heals(client: RoomClient, frames: list[bytes]) -> bool:
    """Whether after all that a whole picture of a good host is shown."""
    messages = [wire.from_host(data) for data in frames[:40]]
    room = next(message for message in messages if type(message).__name__ == "RoomInfo")
    whole = next(message for message in messages if isinstance(message, Snapshot))
    client.take(LinkState("here"))
    for message in (room, whole):
        client.take(message)
    shown = client.mirror.of(whole.stream).table if client.mirror is not None else None
    return shown is not None and digest_of(shown) == whole.digest


# ---------------------------------------------------------------- over sockets
async def attack_host_sockets(data: Path, title: str, count: int, seed: int) -> int:
    """So many changed messages from a hostile member over its connection, which it opens anew whenever the host has
    closed it, while two others play. How often it was closed."""
    mutator, closed, sent, token = Mutator(seed, [wire.ENCODE(message) for message in PEER_MESSAGES]), 0, 0, b""
    async with room_of(data, title, 2) as host:
        found = await guests(host, "Ember", "Ash")
        await begin(found)
        match_host, stream = host.match_host, Stream(seed, "play")
        assert match_host is not None
        while sent < count:
            if match_host.over:
                return closed
            async with dial(host) as socket:
                token = await entered(socket, "Moth", token)
                ending = asyncio.create_task(rest(socket))
                with contextlib.suppress(ConnectionClosed):
                    while not ending.done():
                        await socket.send(mutator.frame())
                        sent += 1
                        await asyncio.sleep(0)
                await ending
                closed += 1
            before = len(match_host.match.session.log)
            await step(found, stream)
            assert len(match_host.match.session.log) == before + 1 or match_host.over
        assert Session.load({title: match_host.match.session.spec}, match_host.match.session.save()).digest() == (
            match_host.match.session.digest())
    return closed


async def attack_peer_sockets(title: str, count: int, seed: int) -> int:
    """A hostile host sends so many changed messages to peers, which may only end. How many peers ended."""
    mutator, sent, ended = Mutator(seed, host_frames(title)), 0, 0

    def frame() -> bytes:
        nonlocal sent
        sent += 1
        return mutator.frame()

    async with hostile_host(frame) as port:
        while sent < count:
            client = await visited(port)
            assert client.link.state == ENDED, client.link
            ended += 1
    return ended


async def visited(port: int) -> RoomClient:
    """A peer at a hostile host, until it ends or is sent elsewhere."""
    client, leaving = RoomClient([].append), []

    def hear(message: Any) -> None:
        client.take(message)
        if isinstance(message, LinkState) and message.state == LOST:
            leaving.append(asyncio.create_task(peer.stop()))

    peer = Peer([Who("Ember")], RoomAddress(("127.0.0.1",), port), peer_context(), hear)
    async with asyncio.timeout(PATIENCE_S):
        await peer.run()
    return client
