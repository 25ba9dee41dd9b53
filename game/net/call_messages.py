"""What calls carry (C8.3, C4.1): short messages between programs that are in no room together. msgpack arrays, each
with its tag in front, after the frozen handshake of `protocol`.

A speaker is known by its key. The unique id that others know somebody by is made of that key and the profile's own id
(`uid_of`), so that whoever copies an id from an announcement becomes somebody else by it.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.net import wire
from game.net.announcement import KEY_BYTES, LONGEST
from game.net.errors import NetError
from game.net.matching import Accept, CallOff, Come, Decline, MatchOffer
from game.net.parts import Word
from game.net.protocol import Refused
from game.net.waiters import Waits

NONCE_BYTES = 32
LARGEST_MESSAGE = 8 * 1024
"""Bytes of a message of a call."""
MOST_MEMBERS = 5

Uid = Annotated[str, Meta(max_length=LONGEST)]
Name = Annotated[str, Meta(max_length=LONGEST)]
Port = Annotated[int, Meta(ge=1, le=65535)]
Print = Annotated[bytes, Meta(min_length=32, max_length=32)]


class Challenge(msgspec.Struct, array_like=True, tag="nonce", frozen=True):
    """From the one who is called: `nonce` is to be signed."""

    nonce: Annotated[bytes, Meta(min_length=NONCE_BYTES, max_length=NONCE_BYTES)]


class Caller(msgspec.Struct, array_like=True, tag="caller", frozen=True):
    """A caller: its certificate (DER), the signature of `signed`, the port at which it can be called back."""

    certificate: Annotated[bytes, Meta(max_length=2048)]
    signature: Annotated[bytes, Meta(max_length=128)]
    port: Port


class MemberCard(msgspec.Struct, array_like=True, frozen=True):
    """A member of a group."""

    uid: Uid
    name: Name
    icon: Name = ""
    level: Annotated[int, Meta(ge=1, le=99)] = 1


class PeopleMessage(msgspec.Struct, array_like=True, tag="note", frozen=True):
    """A message of `game.people`. `sender`: the profile's own id; `to`: as `uid_of` makes it; `title` and `count` of
    what a group queues for."""

    sender: Uid
    to: Uid
    kind: Literal["invite", "withdraw", "accept", "decline", "leave", "remove", "group", "queue", "unqueue"]
    members: Annotated[list[MemberCard], Meta(max_length=MOST_MEMBERS)] = []
    title: Word = ""
    count: Annotated[int, Meta(ge=0, le=8)] = 0


class MatchMessage(msgspec.Struct, array_like=True, tag="play", frozen=True):
    """A message of `game.net.matching` or `game.net.waiters` about a game and a number of players. `passphrase`: with
    Come, of the room."""

    sender: Uid
    to: Uid
    title: Word
    count: Annotated[int, Meta(ge=2, le=8)]
    message: MatchOffer | Accept | Decline | CallOff | Come | Waits
    passphrase: Word = ""


class FollowMessage(msgspec.Struct, array_like=True, tag="follow", frozen=True):
    """The leader of a group is in a room, and its members are to come (C3.5). Without `addresses` it is at the
    leader's own computer."""

    sender: Uid
    to: Uid
    title: Word
    addresses: Annotated[list[Word], Meta(max_length=8)]
    port: Port
    fingerprint: Print
    passphrase: Word = ""


class Taken(msgspec.Struct, array_like=True, tag="taken", frozen=True):
    """The message of that number, counted from 0, was taken in."""

    about: int


CallMessage = PeopleMessage | MatchMessage | FollowMessage

_caller = msgspec.msgpack.Decoder(Caller)
_message = msgspec.msgpack.Decoder(PeopleMessage | MatchMessage | FollowMessage)
_challenge = msgspec.msgpack.Decoder(Challenge | Refused)
_answer = msgspec.msgpack.Decoder(Taken | Refused)


def uid_of(key: str, uid: str) -> str:
    """The unique id by which others know somebody: of the announced `key` (hexadecimal) and the profile's own id."""
    return hashlib.sha256(f"{key}:{uid}".encode()).hexdigest()[:32]


def signed(nonce: bytes, caller: bytes, called: bytes) -> bytes:
    """What a caller signs: the nonce of the one who is called, and both fingerprints, so that it can't be passed on."""
    return b"pentarchy call\0" + nonce + caller + called


def key_of(fingerprint: bytes) -> str:
    """What is announced of a fingerprint."""
    return fingerprint[:KEY_BYTES].hex()


def caller_of(data: object) -> Caller:
    """Raises NetError."""
    found: Caller = wire.decoded(_caller, data, LARGEST_MESSAGE)
    return found


def message_of(data: object) -> CallMessage:
    """Raises NetError."""
    found: CallMessage = wire.decoded(_message, data, LARGEST_MESSAGE)
    come = found.message if isinstance(found, MatchMessage) else None
    if isinstance(come, Come) and not (0 < come.port < 1 << 16 and len(come.fingerprint) == 32):
        raise NetError("net.malformed", reason="Come")
    return found


def challenge_of(data: object) -> Challenge:
    """Raises NetError, with the other side's own reason where it refuses."""
    found = wire.decoded(_challenge, data, LARGEST_MESSAGE)
    if isinstance(found, Refused):
        raise NetError(found.key, **found.args)
    challenge: Challenge = found
    return challenge


def answer_of(data: object) -> Any:
    """`Taken` or `Refused`. Raises NetError."""
    return wire.decoded(_answer, data, LARGEST_MESSAGE)
