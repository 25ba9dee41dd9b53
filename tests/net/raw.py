"""A connection to a host that sends whatever bytes one likes, and a host that does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

import game
from game.net import wire
from game.net.host import Host
from game.net.identity import peer_context
from game.net.protocol import HANDSHAKE, MAGIC, PROTOCOL, Bye, Enter, Entered, Hello, Refused, Welcome, Who
from tests.net.rooms import PATIENCE_S, identity

RULES = {code: f"{spec.rules_version}:{spec.content_digest}" for code, spec in game.TITLES.items()}
WELCOME = Welcome(HANDSHAKE, PROTOCOL, "1", "room", "id", "creed")
HELLO = Hello(MAGIC, HANDSHAKE, PROTOCOL, "1", "room", RULES)


def dial(host: Host, path: str = "", **more: Any) -> Any:
    """The websocket to a host, and nothing said yet."""
    return connect(f"wss://127.0.0.1:{host.port}/{path}", **{
        "ssl": peer_context(), "server_hostname": "pentarchy", "compression": None, "proxy": None, "max_size": None,
        "close_timeout": 1, **more})  # fmt: skip


async def heard(socket: ClientConnection) -> Any:
    """The next message of the host."""
    async with asyncio.timeout(PATIENCE_S):
        data = await socket.recv()
    with contextlib.suppress(Exception):
        return wire.from_host(data)
    return wire._welcome.decode(data)


async def entered(socket: ClientConnection, name: str = "Moth", token: bytes = b"") -> bytes:
    """Goes through the door; the token."""
    await socket.send(wire.ENCODE(HELLO))
    assert isinstance(await heard(socket), Welcome)
    await socket.send(wire.ENCODE(Enter([Who(name)], token)))
    message = await heard(socket)
    assert isinstance(message, Entered), message
    return message.token


async def rest(socket: ClientConnection) -> list[Any]:
    """All that the host still says until it closes."""
    found: list[Any] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            found.append(await heard(socket))
    return found


def reasons(messages: Sequence[Any]) -> list[str]:
    """The refusals and the last word among them."""
    return [one.key if isinstance(one, Refused) else f"bye {one.why}" for one in messages
            if isinstance(one, Refused | Bye)]  # fmt: skip


@asynccontextmanager
async def hostile_host(
    frames: Callable[[], bytes], instead: Callable[[Any], Awaitable[None]] | None = None, first: Any = WELCOME
) -> AsyncIterator[int]:
    """A host that answers with `first`, lets everybody in, and then sends what `frames` gives, without an end, or does
    something `instead`. The port."""
    async def come(socket: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            await socket.recv()
            await socket.send(wire.ENCODE(first))
            await socket.recv()
            await socket.send(wire.ENCODE(Entered(0, b"t" * 16)))
            if instead is not None:
                await instead(socket)
            while True:
                await socket.send(frames())
                await asyncio.sleep(0)

    async with serve(come, "127.0.0.1", 0, ssl=identity().host_context(), compression=None, max_size=None) as server:
        yield next(iter(server.sockets)).getsockname()[1]
