"""Bytes to messages and back, and how often a side may speak (C8.7)."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest

from game.net import wire
from game.net.errors import NetError
from game.net.protocol import (
    MOST_FROM_HOST,
    MOST_FROM_PEER,
    MOST_REFUSALS,
    PROTOCOL,
    Answer,
    Bye,
    Enter,
    EventInfo,
    Events,
    Hello,
    Refused,
    Say,
    Sit,
    Welcome,
    Who,
)

HELLO = Hello("pentarchy", 1, PROTOCOL, "0.9", "room", {"creed": "2:5f3a9c"})


def refused(what: Any, data: object) -> str:
    with pytest.raises(NetError) as caught:
        what(data)
    return caught.value.key


def test_c8_4_the_handshake_is_frozen_to_the_byte() -> None:
    """Programs of all versions read these bytes."""
    assert wire.ENCODE(HELLO).hex() == (
        "97a568656c6c6fa970656e74617263687901" f"{PROTOCOL:02x}" "a3302e39a4726f6f6d81a56372656564a8323a356633613963")
    assert wire.ENCODE(Welcome(1, 1, "0.9", "r", "id", "creed", True)).hex() == (
        "98a777656c636f6d650101a3302e39a172a26964a56372656564c3")
    assert wire.ENCODE(Refused("net.full", {"n": 3}, -1)).hex() == "94a772656675736564a86e65742e66756c6c81a16e03ff"


def test_c8_4_a_hello_of_a_later_program_with_more_fields_is_read() -> None:
    later = msgspec.msgpack.encode([*msgspec.msgpack.decode(wire.ENCODE(HELLO)), "more", {"and": "more"}])
    assert wire.hello_of(later) == HELLO


def test_c8_4_a_welcome_of_a_later_program_with_more_fields_is_read() -> None:
    welcome = Welcome(1, 1, "0.9")
    later = msgspec.msgpack.encode([*msgspec.msgpack.decode(wire.ENCODE(welcome)), 17])
    assert wire.welcome_of(later) == welcome


def test_c8_4_another_protocol_is_refused_with_both_versions() -> None:
    refusal = wire.versions_refused(msgspec.structs.replace(HELLO, protocol=PROTOCOL + 1))
    assert refusal is not None
    assert [refusal.args[one] for one in ("ours", "theirs", "their_program")] == [PROTOCOL, PROTOCOL + 1, "0.9"]


def test_c8_4_other_rules_are_refused_with_both_versions() -> None:
    refusal = wire.rules_refused("creed", {"creed": "3:aaaaaaaa"}, {"creed": "2:bbbbbbbb"})
    assert refusal is not None and (refusal.args["ours"], refusal.args["theirs"]) == ("3 (aaaaaa)", "2 (bbbbbb)")


def test_c8_4_who_lacks_the_game_is_refused() -> None:
    assert wire.rules_refused("creed", {"creed": "3:aaaaaaaa"}, {}) is not None


def test_c8_4_the_same_rules_fit() -> None:
    assert wire.rules_refused("creed", {"creed": "3:a"}, {"creed": "3:a", "other": "1:b"}) is None


@pytest.mark.parametrize(("data", "key"), [
    ("text", "net.not_bytes"), (b"", "net.malformed"), (b"\xc1", "net.malformed"), (b"\x90", "net.malformed"),
    (b"x" * (MOST_FROM_PEER + 1), "net.too_large"), (b"\x91" * 60_000, "net.malformed"),
    (wire.ENCODE(Bye("kicked")), "net.malformed"), (wire.ENCODE(HELLO), "net.malformed"),
    (wire.ENCODE(["sit", 8]), "net.malformed"), (wire.ENCODE(["sit", -1]), "net.malformed"),
    (wire.ENCODE(["sit", True]), "net.malformed"), (wire.ENCODE(["sit", 0.5]), "net.malformed"),
    (wire.ENCODE(["answer", 0, 1 << 63, "x"]), "net.malformed"),
    (wire.ENCODE(["answer", 0, 1, "x" * 5000]), "net.malformed"),
    (wire.ENCODE(["say", "x" * 301]), "net.malformed"), (wire.ENCODE(["enter", []]), "net.malformed"),
    (wire.ENCODE(["enter", [["a"]] * 6]), "net.malformed"), (wire.ENCODE(Sit(0)) + b"\x00", "net.malformed"),
    (b"\x93\xa3say\xa1\xff\xa0", "net.malformed"),
])  # fmt: skip
def test_c8_7_what_is_no_message_of_a_peer_has_a_reason(data: object, key: str) -> None:
    assert refused(wire.from_peer, data) == key


def test_c8_7_messages_come_out_as_they_went_in() -> None:
    for message in (Answer(1, 7, "move:3"), Say("hi"), Enter([Who("Ember")], b"t" * 16)):
        assert wire.from_peer(wire.ENCODE(message)) == message


def test_c8_6_a_long_history_travels_small_and_comes_out_as_it_went_in() -> None:
    long = Events(0, 1, [EventInfo(no, "moved", "R5.1", {"seat": no % 4, "tile": no}) for no in range(400)])
    data = wire.ENCODE(long)
    assert len(data) < len(msgspec.msgpack.encode(long)) // 2 and wire.from_host(data) == long


@pytest.mark.parametrize("data", [zlib.compress(bytes(1 << 20)), b"", b"x" * 50])
def test_c8_7_what_unpacks_to_far_more_or_to_nothing_is_refused(data: bytes) -> None:
    assert refused(wire.from_host, wire.PACKED + data) in ("net.too_large", "net.malformed")


def test_c8_7_nothing_is_in_a_rooms_name_that_can_not_be_seen() -> None:
    found = wire.welcome_of(wire.ENCODE(Welcome(1, PROTOCOL, "1", "a\n\0 b\u202e", "id", "cre\0ed")))
    assert (found.room, found.title) == ("a b", "creed")


def test_c8_4_a_host_that_refuses_at_the_door_is_heard() -> None:
    assert refused(wire.welcome_of, wire.ENCODE(Refused("net.full", {"most": 32}))) == "net.full"


def test_c8_4_who_is_not_ours_is_told_so() -> None:
    assert refused(wire.hello_of, wire.ENCODE(msgspec.structs.replace(HELLO, magic="chess"))) == "net.not_ours"


def test_c8_7_a_burst_of_100_and_then_50_a_second() -> None:
    pace = wire.Pace(0.0)
    assert sum(pace.take(0.0) for _ in range(300)) == 100
    assert sum(pace.take(1.0) for _ in range(300)) == 50


def test_c8_7_a_silent_hour_does_not_add_up() -> None:
    pace = wire.Pace(0.0)
    assert sum(pace.take(3600.0) for _ in range(300)) == 100


def test_c8_7_every_message_is_counted_also_those_that_came_too_soon() -> None:
    pace = wire.Pace(0.0)
    for _ in range(250):
        pace.take(0.0)
    assert pace.count == 249


def test_c8_7_one_refusal_too_many_within_a_minute() -> None:
    pace = wire.Pace(0.0)
    assert [pace.refuse(1.0) for _ in range(MOST_REFUSALS + 1)] == [False] * MOST_REFUSALS + [True]


def test_c8_7_refusals_are_forgiven_after_a_minute() -> None:
    pace = wire.Pace(0.0)
    for _ in range(MOST_REFUSALS):
        pace.refuse(0.0)
    assert not pace.refuse(61.0)


def test_c8_7_what_was_packed_becomes_only_so_much_larger() -> None:
    """A host could keep a peer busy with little."""
    with pytest.raises(NetError) as caught:
        wire.from_host(wire.PACKED + zlib.compress(bytes(MOST_FROM_HOST // 2)))
    assert caught.value.key == "net.too_large"
