"""C8.2, C8.7: why nothing came of a connection is told in the player's language."""

from __future__ import annotations

import errno
import socket
import ssl

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidMessage, InvalidURI

from game.net.errors import OF_ERRNO, OF_KIND, reason_from
from game.net.identity import peer_context
from game.net.peer import LinkState, Peer, RoomAddress
from game.net.protocol import Who
from scenes.media.texts import Texts
from tests.net.rooms import run

NAMED = sorted({*OF_ERRNO.values(), *(name for _, name in OF_KIND)})


@pytest.mark.parametrize("name", NAMED)
def test_c8_2_a_reason_of_the_network_is_told_in_korean(name: str) -> None:
    assert any("가" <= letter <= "힣" for letter in Texts("ko", strict=True).get(f"reason.{name}"))


@pytest.mark.parametrize(("problem", "name"), [
    (TimeoutError("timed out during opening handshake"), "no_reply"),
    (OSError(errno.ECONNREFUSED, "Connect call failed"), "refused"),
    (ConnectionResetError(), "broke_off"),
    (ConnectionClosedError(None, None), "broke_off"),
    (ssl.SSLError(1, "[SSL: WRONG_VERSION_NUMBER] wrong version number"), "other_program"),
    (InvalidMessage("did not receive a valid HTTP response"), "other_program"),
    (socket.gaierror(-2, "Name or service not known"), "unknown_name"),
    (InvalidURI("wss://", "no host"), "unknown_name"),
    (OSError(errno.EHOSTUNREACH, "No route to host"), "unreachable"),
    (OSError(errno.EADDRINUSE, "Address already in use"), "port_used"),
    (OSError(errno.EACCES, "Permission denied"), "right"),
])  # fmt: skip
def test_c8_2_each_failure_of_the_network_has_its_reason(problem: Exception, name: str) -> None:
    assert reason_from(problem) == f"@reason.{name}"


def test_c8_2_where_no_room_is_open_the_reason_is_told() -> None:
    async def body() -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
        told: list[LinkState] = []
        await Peer([Who("Ember")], RoomAddress(("127.0.0.1",), port, b"x" * 32), peer_context(), told.append).run()
        assert told[-1].args == {"address": "127.0.0.1", "port": port, "reason": "@reason.refused"}

    run(body)
