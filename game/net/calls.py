"""Calls: short connections that carry some messages and are closed, between programs that share no room (C8.3).

The caller shows its certificate and signs what it is asked to; the one who is called is known by its own certificate.
Limits are those of a room (C8.7): whatever comes is taken in, or refused with a reason. Runs on one asyncio loop.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from game.net import wire
from game.net.admission import Admission, PendingConnection, is_local
from game.net.call_messages import (
    LARGEST_MESSAGE,
    NONCE_BYTES,
    Caller,
    CallMessage,
    Challenge,
    Taken,
    answer_of,
    caller_of,
    challenge_of,
    message_of,
    signed,
)
from game.net.connection import Connection
from game.net.errors import NetError, reason_from
from game.net.frames import GuardedClient
from game.net.identity import Identity, certificate_of, fingerprint_of, peer_context, verify
from game.net.protocol import (
    HANDSHAKE,
    HANDSHAKE_S,
    MAGIC,
    MOST_CONNECTIONS,
    MOST_FROM_ONE_ADDRESS,
    PROTOCOL,
    SERVICE_PORT,
    Hello,
    Refused,
    Welcome,
)
from game.store.version import PROGRAM_VERSION

CALL_PORT = SERVICE_PORT + 12
"""Above the ports that rooms try."""
PORTS = 12
CALL = "call"
CALL_S = 10.0
"""So long a call lasts at most."""
CONNECT_S = 1.0
MOST_MESSAGES = 16
MOST_KEYS = 256
"""So many callers' paces are remembered."""
EVERYWHERE = ("0.0.0.0", "::")
"""Without IPv6 the first alone."""
FAILURES = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidURI, EOFError)
log = logging.getLogger(__name__)
_quiet = logging.getLogger("game.net.sockets")


class Proved(NamedTuple):
    """A caller, proved: by fingerprint; from where, and the port at which it listens itself."""

    fingerprint: bytes
    address: str
    port: int


class CallAddress(NamedTuple):
    """Where somebody can be called: addresses in the order to try them; `key` begins the fingerprint."""

    addresses: tuple[str, ...]
    port: int
    key: bytes


Take = Callable[[Proved, CallMessage], Awaitable[None]]
"""Takes a message in, or raises NetError."""


class CallServer:
    """`port`: where this program can be called, 0 while it can't. `refused` counts."""

    def __init__(self, me: Identity, take: Take) -> None:
        self.port = 0
        self.refused = 0
        self._me, self._take = me, take
        self._server: Server | None = None
        self._admission = Admission(me.host_context())
        self._open: set[Connection] = set()
        self._known: dict[Connection, str] = {}
        self._paces: dict[bytes, wire.Pace] = {}

    # --- being called

    async def listen(self, port: int = CALL_PORT, addresses: Sequence[str] = EVERYWHERE) -> None:
        """Listens on that port, one of the next, or any. Raises NetError."""
        reason = ""
        for number in [*range(port, port + PORTS), 0] if port else [0]:
            for hosts in (list(addresses), list(addresses[:1])):
                try:
                    self._server = await self._serve(hosts, number)
                except OSError as problem:
                    reason = reason_from(problem)
                    continue
                self.port = next(iter(self._server.sockets)).getsockname()[1]
                return
        raise NetError("net.no_port", port=port, reason=reason)

    async def close(self) -> None:
        """Ends all calls; nobody is heard any more."""
        if self._server is not None:
            self._server.close()
            for connection in list(self._open):
                connection.abort()
            await self._admission.close()
            await self._server.wait_closed()
        self._server, self.port = None, 0

    def _serve(self, hosts: Sequence[str], port: int) -> Any:
        if not port:
            hosts = hosts[:1]  # the system would give another port to each
        return self._admission.serve(
            self._come, hosts, port, max_size=2 * LARGEST_MESSAGE, max_queue=4, close_timeout=1, ping_interval=None,
        )  # fmt: skip

    async def _come(self, socket: PendingConnection) -> None:
        """One call from its begin to its end; nothing that comes in raises through here."""
        connection = Connection(socket)
        self._open.add(connection)
        try:
            await self._hear(connection)
        except NetError as problem:
            self.refused += 1
            connection.turn_away(problem)
        except TimeoutError:
            self.refused += 1
            connection.turn_away(NetError("net.too_slow", n=round(HANDSHAKE_S)))
        except ConnectionClosed:
            pass
        except Exception:
            log.exception("a call from %s failed", connection.address)
            connection.abort()
        finally:
            await connection.end()
            self._open.discard(connection)
            self._known.pop(connection, None)

    async def _hear(self, connection: Connection) -> None:
        async with asyncio.timeout_at(connection.socket.deadline):
            known = await self._handshake(connection)
        from_there = sum(address == known.address for address in self._known.values())
        crowded = from_there >= MOST_FROM_ONE_ADDRESS and not is_local(known.address)
        if len(self._known) >= MOST_CONNECTIONS or crowded:
            raise NetError("net.full", most=MOST_CONNECTIONS)
        self._admission.gone(connection.socket)
        self._known[connection] = known.address
        pace = self._pace(known.fingerprint)
        async with asyncio.timeout(CALL_S):
            for number in range(MOST_MESSAGES):
                data = await connection.socket.recv()
                try:
                    if not pace.take(time.monotonic()):
                        raise NetError("net.too_fast")
                    await self._take(known, message_of(data))
                    connection.tell(Taken(number))
                except NetError as problem:
                    self.refused += 1
                    connection.refuse(problem, number)
                if connection.closing:
                    return
        raise NetError("net.too_fast")

    async def _handshake(self, connection: Connection) -> Proved:
        """Versions, and whether it is who it says."""
        socket = connection.socket
        hello = wire.hello_of(await socket.recv())
        refusal = wire.versions_refused(hello)
        if refusal is not None:
            raise NetError(refusal.key, **refusal.args)
        if hello.purpose != CALL:
            raise NetError("net.unexpected")
        nonce = secrets.token_bytes(NONCE_BYTES)
        connection.tell(Welcome(HANDSHAKE, PROTOCOL, PROGRAM_VERSION))
        connection.tell(Challenge(nonce))
        caller = caller_of(await socket.recv())
        fingerprint = fingerprint_of(caller.certificate)
        what = signed(nonce, fingerprint, self._me.fingerprint)
        if not verify(caller.certificate, caller.signature, what):
            raise NetError("net.call.signature")
        return Proved(fingerprint, connection.address, caller.port)

    def _pace(self, fingerprint: bytes) -> wire.Pace:
        """How often a caller may speak, over all its calls."""
        pace = self._paces.pop(fingerprint, None) or wire.Pace(time.monotonic())
        self._paces[fingerprint] = pace
        while len(self._paces) > MOST_KEYS:
            del self._paces[next(iter(self._paces))]
        return pace

    # --- calling

    async def call(self, spot: CallAddress, messages: Sequence[CallMessage]) -> list[NetError | None]:
        """Brings at most `MOST_MESSAGES` messages; why each was refused, None where it was taken in.

        Raises NetError where nothing could be said: nobody answers, somebody else does, or the handshake is refused.
        """
        try:
            async with asyncio.timeout(CALL_S):
                socket, found = await self._connect(spot)
                try:
                    return await self._say(socket, found, messages)
                finally:
                    socket.transport.abort()
        except FAILURES as problem:
            where: dict[str, str | int] = {"address": spot.addresses[0] if spot.addresses else "", "port": spot.port}
            raise NetError("net.no_answer", **where, reason=reason_from(problem)) from problem

    async def _connect(self, spot: CallAddress) -> tuple[ClientConnection, bytes]:
        """The first address that answers, and whose fingerprint begins as it must."""
        problem: Exception = OSError("no address")
        for address in spot.addresses:
            try:
                socket = await _dial(address, spot.port)
            except FAILURES as found:
                problem = found
                continue
            fingerprint = fingerprint_of(certificate_of(socket))
            if spot.key and hmac.compare_digest(fingerprint[:len(spot.key)], spot.key):
                return socket, fingerprint
            socket.transport.abort()
            problem = NetError("net.changed", address=address)
        raise problem

    async def _say(self, socket: ClientConnection, called: bytes,
                   messages: Sequence[CallMessage]) -> list[NetError | None]:
        await socket.send(wire.ENCODE(Hello(MAGIC, HANDSHAKE, PROTOCOL, PROGRAM_VERSION, CALL)))
        wire.welcome_of(await socket.recv())
        nonce = challenge_of(await socket.recv()).nonce
        signature = self._me.signer.sign(signed(nonce, self._me.fingerprint, called))
        await socket.send(wire.ENCODE(Caller(self._me.certificate, signature, self.port)))
        for message in messages:
            await socket.send(wire.ENCODE(message))
        found: list[NetError | None] = [None] * len(messages)
        for _ in messages:
            answer = answer_of(await socket.recv())
            if not isinstance(answer, Refused):
                continue
            if not 0 <= answer.about < len(messages):
                raise NetError(answer.key, **answer.args)
            found[answer.about] = NetError(answer.key, **answer.args)
        await socket.close()
        return found


async def _dial(address: str, port: int) -> ClientConnection:
    shown = f"[{address}]" if ":" in address else address
    return await connect(
        f"wss://{shown}:{port}/", ssl=peer_context(), server_hostname="pentarchy", compression=None, proxy=None,
        max_size=2 * LARGEST_MESSAGE, max_queue=4, open_timeout=CONNECT_S, close_timeout=0.3, ping_interval=None,
        user_agent_header=None, logger=_quiet, create_connection=GuardedClient,
    )  # fmt: skip
