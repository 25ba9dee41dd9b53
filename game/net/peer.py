"""One who comes to a room: connects, proves the passphrase, enters, hears, and comes back by itself when the connection
is gone (C8.5, C8.6). Runs in one asyncio loop; what it hears is handed on as it is, decoded and typed.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ipaddress
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

import game
from game.net import wire
from game.net.addresses import Interface, by_nearness, interfaces
from game.net.errors import NetError, reason_from
from game.net.frames import GuardedClient
from game.net.identity import FINGERPRINT_BYTES, Identity, certificate_of, fingerprint_of, to_enter
from game.net.proof import Prover, normalised
from game.net.protocol import (
    CLOSE_S,
    HANDSHAKE,
    HANDSHAKE_S,
    LEAST_PORT,
    MAGIC,
    MOST_FROM_HOST,
    PING_S,
    PROTOCOL,
    SILENT_S,
    Bye,
    Enter,
    Entered,
    FilePart,
    Hello,
    Moved,
    Prove,
    Refused,
    Sync,
    Welcome,
    Who,
)
from game.net.writing import written
from game.store.version import PROGRAM_VERSION

if TYPE_CHECKING:
    import ssl

CONNECTING, HERE, LOST, ENDED = "connecting", "here", "lost", "ended"
WAITS_S = (0.1, 0.3, 0.6, 1.0, 2.0)
"""Between attempts to come back; the last one again and again."""
CONNECT_S = 4.0
MOVED_S = 20.0
"""So long the place is tried where hosting was handed over to (C8.6)."""
MOST_MOVES, MOVES_S = 4, 60.0
"""Hosting that is handed over more often than this within so many seconds leads nowhere (C8.7)."""
SLOW = "net.too_slow"
SLOW_TIMES, OWN_TIMES = 2, 12
"""So often a host of another computer, and the own one, which has the same machine's time, may say that coming in took
too long before that is final; nor is it final that the own one does not answer yet.
"""
MOST_ADDRESSES = 4
COMES_BACK = ("stopped", "")
"""After these words of the host the room may open again: everything else is final."""
BURST_BYTES, BURST_MESSAGES = 8 * 1024 * 1024, 20_000
"""A host may not send more than this within SPAN_S (C8.7): it would only want to fill the memory."""
SPAN_S = 10.0
MOST_UNREAD = 16 * 1024 * 1024
"""Nor more than this while the window stands still."""
EACH_BYTES, MANY = 16, 4000
"""A list or map counts as so many bytes more; in a burst so many in a message count as none."""


class LinkState(msgspec.Struct, frozen=True):
    """How the connection stands: "connecting", "here", "lost" (it is tried again; with a text where the host said that
    it goes), "ended" with the reason's text."""

    state: str
    key: str = ""
    args: dict[str, str | int] = {}


class RoomAddress(msgspec.Struct, frozen=True):
    """Where a room is: addresses to try in turn, the port, and the fingerprint that it must have, or the begin of
    it that a join code tells (empty: whatever `judge` allows)."""

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes = b""


Judge = Callable[[bytes, str], Awaitable[bool]]
"""Whether a fingerprint at an address is to be trusted; asked only where no whole one is known."""


async def trust(_fingerprint: bytes, _address: str) -> bool:
    """Whoever answers: for tests and for the one who has compared already."""
    return True


class Peer:
    """`hear` gets every message and every `LinkState`, in order. `have()` tells what is known of the table, so that
    only the rest is sent again. `find()` gives places to try besides the last one, after the host has moved to another
    address. `room_id`: of the only room that is wanted; "" where it is the first that answers. `proved`: the passphrase
    that the room asked for when it was entered last, "" where it asked for none. `heard`: what messages weigh in
    all, `unread` how much of it waits for whoever hears. `me`: the computer as which it is entered. `own`: the room is
    kept in this program.
    """

    def __init__(self, persons: Sequence[Who], place: RoomAddress, context: ssl.SSLContext, hear: Callable[[Any], None],
                 *,
                 passphrase: str = "", token: bytes = b"", watch: bool = False, judge: Judge = trust,
                 have: Callable[[], list[Sync]] = list, find: Callable[[], Sequence[RoomAddress]] = list,
                 unread: Callable[[], int] = int, room_id: str = "", me: Identity | None = None,
                 own: bool = False) -> None:
        self.persons, self.place, self.token, self.watch = list(persons), place, token, watch
        self.welcome: Welcome | None = None
        self.member = -1
        self.leads = False
        self.fingerprint = place.fingerprint
        self.proved = ""
        self.heard = 0
        self._context, self._hear, self._passphrase, self._me = context, hear, passphrase, me
        self._judge, self._have, self._find, self._room_id = judge, have, find, room_id
        self._unread, self._own = unread, own
        self.on_entered: Callable[[], None] = lambda: None
        self._socket: ClientConnection | None = None
        self._stopping = False
        self._stopped = ""
        self._moved = False
        self._moves: list[float] = []
        self._until = 0.0
        self._out: asyncio.Queue[bytes] = asyncio.Queue()

    async def run(self) -> None:
        """Stays in the room until it ends, is left, or something makes it pointless to try again."""
        attempt, slow = 0, OWN_TIMES if self._own else SLOW_TIMES
        most = len(self.place.addresses) + (OWN_TIMES if self._own else 0)
        self._hear(LinkState(CONNECTING))
        while not self._stopping:
            try:
                await self._once()
                attempt = 0
            except NetError as problem:
                if problem.key != SLOW or (self.member < 0 and not slow):
                    self._hear(LinkState(ENDED, problem.key, dict(problem.args_)))
                    return
                slow = max(0, slow - 1)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidURI, EOFError) as problem:
                if self.member < 0 and attempt >= most:
                    where: dict[str, str | int] = {"address": self.place.addresses[0], "port": self.place.port}
                    self._hear(LinkState(ENDED, "net.no_answer", where | {"reason": reason_from(problem)}))
                    return
                if self._until and time.monotonic() >= self._until:
                    self._hear(LinkState(ENDED, "net.moving.lost", {"address": self.place.addresses[0]}))
                    return
            if self.member >= 0:
                self._hear(LinkState(LOST, self._stopped))
            await asyncio.sleep(0 if self._moved else WAITS_S[min(attempt, len(WAITS_S) - 1)])
            self._moved = False
            attempt += 1
        self._hear(LinkState(ENDED, "net.left"))

    def send(self, message: Any) -> None:
        """Takes a message on its way; while there is no connection it is dropped: the snapshot that comes after it
        shows what counts. Only from the loop's own thread."""
        if self._socket is None:
            return
        data = wire.ENCODE(message)
        if self._out.qsize() or not written(self._socket, data):
            self._out.put_nowait(data)

    async def stop(self) -> None:
        """Goes away; the seat can be taken again with the token."""
        self._stopping = True
        if self._socket is not None:
            await self._socket.close()

    def cut(self) -> None:
        """The connection breaks as if a cable were pulled: for tests."""
        if self._socket is not None:
            self._socket.transport.abort()

    # --- one connection

    async def _once(self) -> None:
        """From connecting to the end of the connection. Raises NetError when it makes no sense to come again."""
        socket, address = await self._connect()
        try:
            async with asyncio.timeout(HANDSHAKE_S + CONNECT_S):
                await self._enter(socket, address)
            if self._stopping:
                return
            self._out = asyncio.Queue()
            self._socket = socket
            sender = asyncio.create_task(self._send_all(socket))
            try:
                await self._listen(socket, address)
            finally:
                self._socket = None
                sender.cancel()
                await asyncio.wait((sender,))  # hears a cancel of its own, which must not be swallowed
        finally:
            socket.transport.abort()

    async def _connect(self) -> tuple[ClientConnection, str]:
        """The first address that answers. Somebody else at a place that the network tells is passed over: anybody can
        announce one."""
        problem: Exception = OSError("no address")
        refused: NetError | None = None
        for place in (self.place, *self._find()):
            for address in place.addresses:
                try:
                    return await self._try(address, place), address
                except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, EOFError) as found:
                    problem = found
                except NetError as other:
                    refused = other if place is self.place else refused
        if refused is not None and self.member < 0:
            raise refused
        raise problem  # the own host's address may be another computer's by now: the host is waited for

    async def _try(self, address: str, place: RoomAddress) -> ClientConnection:
        shown = f"[{address}]" if ":" in address else address
        socket = await connect(
            f"wss://{shown}:{place.port}/", ssl=self._context, server_hostname="pentarchy", compression=None,
            proxy=None, max_size=MOST_FROM_HOST, max_queue=64, open_timeout=CONNECT_S, close_timeout=CLOSE_S,
            ping_interval=PING_S, ping_timeout=SILENT_S, user_agent_header=None, logger=_quiet,
            create_connection=GuardedClient,
        )  # fmt: skip
        found = fingerprint_of(certificate_of(socket))
        if self.fingerprint and not hmac.compare_digest(found[:len(self.fingerprint)], self.fingerprint):
            socket.transport.abort()
            raise NetError("net.changed", address=address)
        if len(self.fingerprint) < FINGERPRINT_BYTES and not await self._judge(found, address):
            socket.transport.abort()
            raise NetError("net.not_trusted")
        self.fingerprint = found
        return socket

    async def _enter(self, socket: ClientConnection, address: str) -> None:
        rules = {code: f"{spec.rules_version}:{spec.content_digest}" for code, spec in game.TITLES.items()}
        await _say(socket, Hello(MAGIC, HANDSHAKE, PROTOCOL, PROGRAM_VERSION, "room", rules))
        welcome = wire.welcome_of(await socket.recv())
        if self._room_id and welcome.room_id != self._room_id:
            if self.member >= 0:
                raise ConnectionRefusedError("another room")  # the own one may open again
            raise NetError("net.other_room", address=address)
        self.welcome, self._room_id = welcome, welcome.room_id
        if welcome.locked:
            await self._prove(socket)
        await _say(socket, Enter(self.persons, self.token, self.watch, self._have()[:8], *await self._shown()))
        entered = wire.from_host(await socket.recv())
        if isinstance(entered, Refused):
            raise NetError(entered.key, **entered.args)
        if isinstance(entered, Bye):
            raise NetError(f"net.bye.{entered.why}")
        if not isinstance(entered, Entered):
            raise NetError("net.unexpected")
        self.token, self.member, self.leads = entered.token, entered.member, entered.leads
        self.proved, self._until = normalised(self._passphrase) if welcome.locked else "", 0.0
        self._stopped = ""
        self._hear(welcome)
        self._hear(entered)
        self._hear(LinkState(HERE))
        self.on_entered()

    async def _shown(self) -> tuple[bytes, bytes]:
        """Certificate and signature of this computer."""
        me = self._me
        if me is None:
            return b"", b""
        return me.certificate, await asyncio.to_thread(me.signer.sign, to_enter(me.fingerprint, self.fingerprint))

    async def _prove(self, socket: ClientConnection) -> None:
        if not self._passphrase:
            raise NetError("net.passphrase.needed")
        prover = Prover(self._passphrase, self.fingerprint)
        data = await asyncio.to_thread(prover.begin)
        while not prover.proved:
            await _say(socket, Prove(data))
            answer = wire.from_host(await socket.recv())
            if isinstance(answer, Refused):
                raise NetError(answer.key, **answer.args)
            if not isinstance(answer, Prove):
                raise NetError("net.unexpected")
            data = await asyncio.to_thread(prover.take, answer.data)

    async def _send_all(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.send(await self._out.get())

    async def _listen(self, socket: ClientConnection, address: str) -> None:
        """Hands on what comes, until the connection ends. Raises NetError for a host that talks nonsense or too
        much."""
        heard, count, since = 0, 0, time.monotonic()
        async for data in socket:
            if time.monotonic() - since > SPAN_S:
                heard, count, since = 0, 0, time.monotonic()
            plain = wire.unpacked(data)
            inside = wire.inside(plain)
            heard, count = heard + len(plain) + EACH_BYTES * max(0, inside - MANY), count + 1
            if heard > BURST_BYTES or count > BURST_MESSAGES or self._unread() > MOST_UNREAD:
                raise NetError("net.host_too_much")
            message = wire.plain_from_host(plain)
            self.heard += len(plain) + (0 if isinstance(message, FilePart) else EACH_BYTES * inside)
            if isinstance(message, Moved):
                await self._follow(message, address)
                return
            if isinstance(message, Bye) and message.why not in COMES_BACK:
                self._stopping = self._stopping or message.why == "left"
                if not self._stopping:
                    raise NetError(f"net.bye.{message.why[:16]}")
                return
            if isinstance(message, Bye):
                self._stopped = "net.bye.stopped" if message.why else ""
                return
            self._hear(message)

    async def _follow(self, moved: Moved, address: str) -> None:
        """C8.6. The room goes on elsewhere. Raises NetError where it makes no sense to go there."""
        now = time.monotonic()
        self._moves = [at for at in self._moves if now - at < MOVES_S] + [now]
        if len(self._moves) > MOST_MOVES:
            raise NetError("net.moving.too_often")
        self.place = place_of(moved, address, await asyncio.to_thread(interfaces))
        self.fingerprint, self._moved, self._until = moved.fingerprint, True, now + MOVED_S


def place_of(moved: Moved, address: str, own: Sequence[Interface]) -> RoomAddress:
    """Where a room goes on, as its host says, which was reached at `address`. C8.7. A host leads nobody out of the
    network, and nobody to what is no room: raises NetError. Loopback, as the host sees it, is the host's computer."""
    told = [address if _is_loopback(one) else one for one in moved.addresses]
    near = by_nearness(told, own)[:MOST_ADDRESSES]
    if not near or not LEAST_PORT <= moved.port < 1 << 16 or len(moved.fingerprint) != FINGERPRINT_BYTES:
        raise NetError("net.moving.nowhere")
    return RoomAddress(near, moved.port, moved.fingerprint)


def _is_loopback(number: str) -> bool:
    try:
        return ipaddress.ip_address(number.partition("%")[0]).is_loopback
    except ValueError:
        return False


async def _say(socket: ClientConnection, message: Any) -> None:
    """During the handshake: a host that has refused and closed meanwhile has said why, which is read next."""
    with contextlib.suppress(ConnectionClosed):
        await socket.send(wire.ENCODE(message))


_quiet = logging.getLogger("game.net.sockets")
