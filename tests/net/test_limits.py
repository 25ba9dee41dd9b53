"""The numbers that the rules of the network name, as numbers: other tests measure by the constants themselves."""

from __future__ import annotations

from pathlib import Path

from game.net import matching, protocol, room
from tests.net.raw import dial
from tests.net.rooms import room_of, run


def test_c8_7_the_limits_are_those_of_the_rules() -> None:
    limits = (protocol.MOST_FROM_PEER, protocol.MESSAGES_A_SECOND, protocol.MOST_CONNECTIONS, protocol.HANDSHAKE_S)
    assert limits == (64 * 1024, 50, 32, 5.0)


def test_c3_4_who_sees_nobody_is_offered_bots_after_20_s() -> None:
    assert matching.LONELY_S == 20


def test_c5_7_there_are_four_quick_phrases() -> None:
    assert len(set(room.QUICK)) == 4


def test_c5_3_no_countdown_of_a_room_is_under_40_s() -> None:
    assert min(int(seconds) for seconds in room.COUNTDOWNS if seconds != "0") == 40


def test_c8_5_nothing_is_packed_under_the_encryption_by_the_websocket(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host, dial(host, compression="deflate") as socket:
            assert socket.protocol.extensions == []

    run(body)
