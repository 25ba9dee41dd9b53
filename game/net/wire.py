"""Bytes to messages and back, and what a connection may do: sizes, types, how often (C8.7).

Decoding is typed at the edge: what comes out has the shape that `protocol` declares, or nothing comes out. Each side
counts the messages it takes from the other; a refusal names that number.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec.structs import replace

from game.net.errors import NetError
from game.net.letters import visible
from game.net.parts import LONGEST_WORD
from game.net.protocol import (
    HANDSHAKE,
    MAGIC,
    MESSAGES_A_SECOND,
    MOST_FROM_HOST,
    MOST_FROM_PEER,
    MOST_REFUSALS,
    PROTOCOL,
    Events,
    FromHost,
    FromPeer,
    Hello,
    Propose,
    Refused,
    Say,
    SetChair,
    SetOrder,
    SetPause,
    Snapshot,
    Sync,
    Undo,
    Update,
    Welcome,
    Why,
)
from game.store.version import PROGRAM_VERSION

PACKED = b"\xc1"
"""Before a message that was made smaller; msgpack begins nothing with it."""
MOST_PACKED = 24
"""How many bytes may come of one packed one: more would let a host keep a peer busy with little."""
PACKS_FROM, NEWS_PACK_FROM = 8 * 1024, 600
"""Bytes from which on packing is worth its time: of whole snapshots, and of changes, where so many are options, which
are much alike."""
MOST_INSIDE = 60_000
"""Lists and maps in a message of a host: as many as the largest snapshot has bytes."""
OPENERS = bytes((*range(0x80, 0xA0), *range(0xDC, 0xE0)))
"""The bytes with which msgpack begins a list or map."""
BURST = 2 * MESSAGES_A_SECOND
DEAR = (Sync, SetChair, SetOrder, Propose, SetPause)
"""What costs a host much more than it costs who sends it: whole snapshots, everybody's snapshots, a save."""
DEAR_A_SECOND, DEAR_BURST = 2, 20
CHAT_A_SECOND, CHAT_BURST = 0.5, 8
"""Lines, which everybody in the room has to take in (C5.7)."""
WHY_A_SECOND, WHY_BURST = 20, 40
"""Reasons, for which the rules try out what is not offered (C6.4)."""
UNDO_A_SECOND, UNDO_BURST = 5, 60
"""What is taken back is played again from the last checkpoint on, and everybody is told."""
FORGIVEN_S = 60.0

_plain = msgspec.msgpack.Encoder().encode
_hello = msgspec.msgpack.Decoder(Hello)
_welcome = msgspec.msgpack.Decoder(Welcome | Refused)
_from_peer = msgspec.msgpack.Decoder(FromPeer)
_from_host = msgspec.msgpack.Decoder(FromHost)


def encoded(message: Any) -> bytes:
    """A message as it travels."""
    data: bytes = _plain(message)
    least = NEWS_PACK_FROM if isinstance(message, Update) else PACKS_FROM
    if len(data) < least or not isinstance(message, Update | Snapshot | Events):
        return data
    packed = PACKED + zlib.compress(data, 1)
    return packed if len(data) <= MOST_PACKED * len(packed) else data


ENCODE = encoded


def hello_of(data: object) -> Hello:
    """The first message of the one who connects. Raises NetError."""
    hello: Hello = decoded(_hello, data, MOST_FROM_PEER)
    if hello.magic != MAGIC or hello.handshake != HANDSHAKE:
        raise NetError("net.not_ours")
    return hello


def welcome_of(data: object) -> Welcome:
    """The answer of a host; the room's name is shown and kept, so nothing is in it that can't be seen. Raises NetError,
    with the host's own reason where it refuses."""
    answer: Welcome | Refused = decoded(_welcome, data, MOST_FROM_PEER)
    if isinstance(answer, Refused):
        raise NetError(answer.key, **answer.args)
    return replace(answer, room=visible(answer.room)[:LONGEST_WORD], title=visible(answer.title)[:LONGEST_WORD])


def from_peer(data: object) -> Any:
    """A message of a peer. Raises NetError."""
    return decoded(_from_peer, data, MOST_FROM_PEER)


def from_host(data: str | bytes) -> Any:
    """A message of a host. Raises NetError."""
    plain = unpacked(data)
    inside(plain)
    return plain_from_host(plain)


def plain_from_host(data: object) -> Any:
    """The same for one that is unpacked already."""
    return decoded(_from_host, data, MOST_FROM_HOST)


def unpacked(data: str | bytes) -> str | bytes:
    """A message as it was before it was packed, if it was; of one that gets larger than it may, only so much is
    unpacked that it does not fit. Raises NetError."""
    if not isinstance(data, bytes) or data[:1] != PACKED:
        return data
    most = min(MOST_FROM_HOST, MOST_PACKED * len(data))
    try:
        found = zlib.decompressobj().decompress(data[1:], most + 1)
    except zlib.error as problem:
        raise NetError("net.malformed", reason=str(problem)[:200]) from problem
    if len(found) > most:
        raise NetError("net.too_large", most=most, found=len(found))
    return found


def inside(data: str | bytes) -> int:
    """How many lists and maps are in a message at most: an empty one is a single byte on the wire and sixty here.
    Raises NetError where these are more than any message has."""
    found = len(data) - len(data.translate(None, OPENERS)) if isinstance(data, bytes) else 0
    if found > MOST_INSIDE:
        raise NetError("net.too_large", most=MOST_INSIDE, found=found)
    return found


def decoded(decoder: msgspec.msgpack.Decoder[Any], data: object, most: int) -> Any:
    """A message of the decoder's types, of at most so many bytes. Raises NetError."""
    if not isinstance(data, bytes):
        raise NetError("net.not_bytes")
    if len(data) > most:
        raise NetError("net.too_large", most=most, found=len(data))
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as problem:
        raise NetError("net.malformed", reason=str(problem)[:200]) from problem


def versions_refused(theirs: Hello) -> Refused | None:
    """Why a program of another version can't come in, with both versions named (C8.4); None when it can."""
    if theirs.protocol != PROTOCOL:
        return Refused("net.protocol", {"ours": PROTOCOL, "theirs": theirs.protocol, "our_program": PROGRAM_VERSION,
                                        "their_program": theirs.program})
    return None


def rules_refused(title: str, ours: dict[str, str], theirs: dict[str, str]) -> Refused | None:
    """Why a program with other rules of the room's game can't come in; None when it can."""
    if theirs.get(title) == ours.get(title):
        return None
    return Refused("net.rules", {"title": title, "ours": _shown(ours, title), "theirs": _shown(theirs, title)})


def _shown(rules: dict[str, str], title: str) -> str:
    """"2" for "2:5f3a…", and with the digest's begin where versions are equal but tables differ."""
    version, _, content = rules.get(title, "-").partition(":")
    return f"{version} ({content[:6]})" if content else version


class Bucket:
    """So many a second, and at most `burst` at once; full at `now`."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, now

    def take(self, now: float) -> bool:
        """Takes one; False when there is none."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def due_s(self) -> float:
        """How long it takes from the last time on until there is one again."""
        return max(0.0, (1 - self._left) / self._rate)


def chat_bucket(now: float) -> Bucket:
    """How many lines somebody may say."""
    return Bucket(CHAT_A_SECOND, CHAT_BURST, now)


class Pace:
    """How often somebody may speak, however often they come back: `MESSAGES_A_SECOND` with a burst, and how many
    refusals they get before the connection is closed. `count`: the messages of this connection. Times are seconds of
    any clock that only goes forward."""

    __slots__ = ("_all", "_refused", "_slow", "count")

    def __init__(self, now: float) -> None:
        self._all = Bucket(MESSAGES_A_SECOND, BURST, now)
        self._slow: dict[Any, Bucket] = {
            **dict.fromkeys(DEAR, Bucket(DEAR_A_SECOND, DEAR_BURST, now)), Say: chat_bucket(now),
            Undo: Bucket(UNDO_A_SECOND, UNDO_BURST, now), Why: Bucket(WHY_A_SECOND, WHY_BURST, now),
        }  # fmt: skip
        self._refused: list[float] = []
        self.count = -1

    def take(self, now: float) -> bool:
        """Counts a message; False when it came too soon."""
        self.count += 1
        return self._all.take(now)

    def takes(self, message: Any, now: float) -> bool:
        """Whether a decoded message is not one of too many of those that are taken less often than others."""
        slow = self._slow.get(type(message))
        return slow is None or slow.take(now)

    def refuse(self, now: float) -> bool:
        """Counts a refusal; True when it is one too many."""
        self._refused = [at for at in self._refused if now - at < FORGIVEN_S]
        self._refused.append(now)
        return len(self._refused) > MOST_REFUSALS
