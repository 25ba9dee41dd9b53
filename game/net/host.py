"""A room that others come to over the network: sockets around `Room` and `MatchHost` (C8). Runs in one asyncio loop.

Every message is refused with a reason or carried out; nothing that comes in can raise through here. The loop sleeps
while nothing happens.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from websockets.asyncio.server import Server
from websockets.exceptions import ConnectionClosed

import game
from game.match.match import Storage
from game.net import beginning, giving_up, moving, pausing, wire
from game.net.admission import Admission, PendingConnection
from game.net.comers import Comers
from game.net.connection import Connection
from game.net.errors import NetError, reason_from
from game.net.handshake import Guesses, let_in
from game.net.match_host import GRACE_S, MatchHost
from game.net.members import Member
from game.net.parts import OwnNumber
from game.net.ports import to_try
from game.net.protocol import (
    CLOSE_S,
    MOST_EARLY,
    PART_BYTES,
    PING_S,
    SERVICE_PORT,
    SILENT_S,
    Answer,
    Bring,
    Choose,
    FilePart,
    Gained,
    HandOver,
    Kick,
    Leave,
    Propose,
    Ready,
    Say,
    SetChair,
    SetOption,
    SetOrder,
    SetPause,
    SetSeat,
    Sit,
    Start,
    Sync,
    TakeOver,
    Undo,
    Why,
)
from game.net.room import ENDED, PLAYING, Room
from game.net.room_match import RoomMatch
from game.net.saved_room import header_of
from game.net.telling import RoomNews

if TYPE_CHECKING:
    import ssl

LOOPBACK = ("127.0.0.1",)
EVERYWHERE = ("0.0.0.0", "::")
"""Without IPv6 the first alone."""
TICK_S = 0.03
PINGS_S = 2.0
log = logging.getLogger(__name__)


class Host:
    """`lead`: the token with which the host's own player enters and leads; with `first_leads` the first who comes in
    does. `fingerprint`: of the certificate in `context`; the proof of the passphrase is bound to it. `opens_until`:
    so long the numbers for the dice are waited for, 0 while they are not; `on_change`: the room looks different;
    `on_moved`: hosting was handed over, nothing is left to do here but `close`."""

    def __init__(self, home: Storage, room: Room, context: ssl.SSLContext, fingerprint: bytes, *, passphrase: str = "",
                 room_id: str = "", first_leads: bool = False,
                 bots: Callable[[], Any] | None = None) -> None:
        self.home, self.room, self.fingerprint, self.passphrase = home, room, fingerprint, passphrase
        self.room_id = room_id or secrets.token_hex(8)
        self.lead = secrets.token_bytes(16)
        self.first_leads = first_leads
        self.match_host: MatchHost | None = None
        self.connections: dict[int, Connection] = {}
        self.port = self.refused = 0
        self.guesses = Guesses(self._guessed)
        self.moving: moving.Moving | None = None
        self.opens_until = 0.0
        self.on_change: Callable[[], None] = lambda: None
        self.on_moved: Callable[[], None] = lambda: None
        self.rules = {code: f"{spec.rules_version}:{spec.content_digest}" for code, spec in game.TITLES.items()}
        room.locked = bool(passphrase)
        self.admission, self._bots = Admission(context), bots or _bot_worker
        self._servers: list[Server] = []
        self._open: set[Connection] = set()
        self.news = RoomNews(room, self.connections, self._told)
        self.comers = Comers()
        self._wake = asyncio.Event()
        self._clock: asyncio.Task[None] | None = None
        self._ending: set[asyncio.Task[None]] = set()

    # --- listening

    async def listen(self, port: int = SERVICE_PORT, network: bool = False) -> int:
        """Listens on that port or one of the next, 0 for any: on loopback, or for the whole network (C8.7). The port.
        Called again it changes what may reach it, on the same port, and nobody is cut off. Raises NetError."""
        for server in self._servers:
            server.close(close_connections=False)
        tried = (self.port,) if self.port else to_try(port)
        reason = ""
        for number in tried:
            for addresses in (EVERYWHERE, EVERYWHERE[:1]) if network else (LOOPBACK,):
                try:
                    server = await self._serve(addresses, number)
                except OSError as problem:
                    reason = reason_from(problem)
                    continue
                self._servers.append(server)
                self.port = next(iter(server.sockets)).getsockname()[1]
                self._start_clock()
                return self.port
        raise NetError("net.no_port", port=port, reason=reason)

    def _start_clock(self) -> None:
        if self._clock is None:
            self._clock = asyncio.create_task(self._run())

    def _serve(self, addresses: Sequence[str], port: int) -> Any:
        return self.admission.serve(
            self._come, addresses, port, max_size=MOST_EARLY, max_queue=16, close_timeout=CLOSE_S,
            ping_interval=PING_S, ping_timeout=SILENT_S,
        )  # fmt: skip

    async def close(self, why: str = "closed") -> None:
        """Says why, closes everything, writes the match. A room without a match is not opened again."""
        if self.moving is not None and self.moving.check is not None:
            self.moving.check.cancel()
        for connection in list(self._open):
            connection.bye(why if self.match_host is not None or why == "search" else "closed")
        for connection in list(self._open):
            await connection.end()
        for server in self._servers:
            server.close()
        await self.admission.close()
        for server in self._servers:
            await server.wait_closed()
        if self._clock is not None:
            self._clock.cancel()
            await asyncio.wait((self._clock,))
        if self.match_host is not None:
            await asyncio.to_thread(self.match_host.close)
        await asyncio.gather(*self._ending, return_exceptions=True)

    # --- connections

    async def _come(self, socket: PendingConnection) -> None:
        """One connection from its begin to its end."""
        connection = Connection(socket)
        self._open.add(connection)
        try:
            member = await let_in(self, connection)
            if member is not None:
                await self._hear(connection, member)
        except ConnectionClosed:
            pass
        except Exception:
            log.exception("a connection from %s failed", connection.address)
        finally:
            self._gone(connection)
            await connection.end()
            self._open.discard(connection)

    def _guessed(self, address: str) -> None:
        """C8.4. Somebody tries passphrases out."""
        self.room.tell("net.log.guessed", address=address)
        self.changed()

    def seat(self, connection: Connection, member: Member, have: Sequence[Sync]) -> None:
        """A member is in: it takes the place of its earlier connection, and gets all that it may know."""
        earlier = self.connections.pop(member.number, None)
        if earlier is not None:
            earlier.member = -1
            earlier.bye("elsewhere")
        connection.member = member.number
        connection.on_idle = lambda: self._idle(connection)
        connection.pace = self.comers.pace(member, connection.address)
        self.connections[member.number] = connection
        self.news.tell_whole(connection)
        if self.match_host is not None:
            self.match_host.welcome(member, have)
        self.changed()

    def _gone(self, connection: Connection) -> None:
        number, connection.member = connection.member, -1
        if number < 0 or number not in self.room.members.all:
            return
        del self.connections[number]
        self.room.drop(number, time.monotonic())
        if self.match_host is not None:
            self.match_host.unsubscribe(number)
        if self.room.is_passing(number):
            self.room.members.remove(number)
        self.changed()

    async def _hear(self, connection: Connection, member: Member) -> None:
        """Takes messages until the connection ends."""
        async for data in connection.socket:
            if connection.member != member.number:
                return  # it sits at another connection now, which has its questions
            pace, now, began = connection.pace, time.monotonic(), time.perf_counter()
            try:
                message = wire.from_peer(data) if pace.take(now) else None
                if message is None or not (pace.takes(message, now) and self._may_speak(connection, message, now)):
                    raise NetError("net.too_fast")
                self._take(connection, member, message)
            except NetError as problem:
                self.refused += 1
                connection.refuse(problem, pace.count)
            if connection.closing:
                return
            await asyncio.sleep(connection.rest(time.perf_counter() - began, len(self.connections)))

    def _may_speak(self, connection: Connection, message: Any, now: float) -> bool:
        """Whether it is no line of the chat, or not one of too many of those who share."""
        seats = self.room.seats_of(connection.member)
        return not isinstance(message, Say) or self.comers.may_speak(connection.address, seats, now)

    # --- messages

    def _take(self, connection: Connection, member: Member, message: Any) -> None:
        """Carries out a message. Raises NetError."""
        if isinstance(message, Answer | Undo | Why | SetOrder | Sync | SetChair | Propose | SetPause):
            self._play(connection, member, message)
            return
        room = self.room
        match message:
            case OwnNumber():
                beginning.take(self, member, message)
                return
            case Say(text, quick):
                room.say(member, text, quick)
                self.news.said()
                return
            case Sit(seat, person, stand):
                room.sit(member, seat, person, stand)
            case Bring(person, seat):
                room.bring(member, person, seat)
            case Choose(seat, field, value):
                room.choose(member, seat, field, value)
            case Ready(seat, ready):
                room.ready(member, seat, ready)
            case SetOption(name, value):
                room.set_option(member, name, value)
            case SetSeat(seat, kind, level):
                room.set_seat(member, seat, kind, level)
            case Kick(number, back):
                self._kick(member, number, back)
            case Start():
                beginning.start(self, member)
            case HandOver():
                moving.ask(self, member, message)
            case TakeOver():
                moving.answered(self, member, message)
            case Leave():
                self._leave(member.number)
                connection.bye("left")
            case _:
                raise NetError("net.unexpected")
        self.changed()

    def _play(self, connection: Connection, member: Member, message: Any) -> None:
        """A message about the match."""
        if self.match_host is None:
            raise NetError("net.match.none")
        match message:
            case Answer():
                self.match_host.answer(member, message)
            case Undo():
                self.match_host.undo(member, message)
            case Why():
                connection.tell(self.match_host.why(member, message))
                return
            case SetOrder():
                self.match_host.order(member, message)
            case Sync():
                if message.doubt:
                    log.warning("member %s doubts stream %s: %r", member.number, message.stream, message.doubt)
                self.match_host.sync(member, message)
                return
            case SetChair():
                self.match_host.hand(member, message)
                self.changed()
            case Propose():
                giving_up.take(self.match_host, member, message)
            case SetPause(what):
                pausing.take(self.match_host, member, what)
                self.changed()
        self._after()
        if self.match_host.lively:
            self._wake.set()

    def _kick(self, leader: Member, number: int, back: bool) -> None:
        if back:
            self.room.forgive(leader, number)
            if self.match_host is not None:
                self.match_host.match.save()
            return
        if not leader.leads:
            raise NetError("net.room.not_leading")
        if number == leader.number or number not in self.room.members.all:
            raise NetError("net.room.no_member")
        if self.match_host is not None and self.match_host.frozen:
            raise NetError("net.moving.now")
        for one in (number, *self.room.members.companions(number)):
            connection = self.connections.get(one)
            self._leave(one, banned=True)
            if connection is not None:
                connection.bye("kicked")

    def _leave(self, number: int, banned: bool = False) -> None:
        connection = self.connections.pop(number, None)
        if connection is not None:
            connection.member = -1
        self.room.leave(number, banned)
        if self.match_host is not None:
            self.match_host.unsubscribe(number)
            self.match_host.leave(number, banned)
            self._after()

    # --- the match

    def begin(self) -> None:
        """The match begins. Raises NetError when a seat or an option does not allow it."""
        beginning.begin(self)

    def go_on(self, match: RoomMatch) -> None:
        """A match is played here from now on: a new one, or one that was saved."""
        room = self.room
        match.room_header = lambda: header_of(self)
        match.save()
        room.phase, room.match_id, room.left_ms = (ENDED if match.over else PLAYING), match.match_id, -1
        soon = asyncio.get_running_loop().call_soon
        self.match_host = MatchHost(room, match, self.send, self._bots, time.monotonic, soon)
        for number, connection in self.connections.items():
            self.news.tell_whole(connection)  # before the first snapshot: it names the match
            self.match_host.welcome(room.members.all[number])
        self.on_change()
        self._wake.set()

    def again(self) -> None:
        """Another match in the same room, with the same seats. The room does not wait for the disk."""
        match_host, self.match_host = self.match_host, None
        if match_host is not None:
            ending = asyncio.create_task(asyncio.to_thread(match_host.close))
            self._ending.add(ending)
            ending.add_done_callback(self._ended)
        self.room.again()

    def _ended(self, ending: asyncio.Task[None]) -> None:
        self._ending.discard(ending)
        problem = None if ending.cancelled() else ending.exception()
        if problem is not None:
            log.error("a match was not closed", exc_info=problem)

    def _after(self) -> None:
        """What the end of a match brings: results and replay for everybody (C6.9)."""
        match_host = self.match_host
        if match_host is None or not match_host.over or self.room.phase != PLAYING:
            return
        self.room.phase = ENDED
        for info in match_host.match.seats:
            result = match_host.match.result_of(info)
            if result is not None and info.member in self.connections:
                self.connections[info.member].tell(Gained(info.seat, result))
        self.hand_out("replay", match_host.match.replay(), self.connections)
        self.changed()

    def hand_out(self, what: str, data: bytes, members: Iterable[int]) -> None:
        """A file in parts."""
        count, digest = -(-len(data) // PART_BYTES), moving.digest_of(data)
        for no in range(count):
            self.send(members, FilePart(what, no, count, data[no * PART_BYTES:(no + 1) * PART_BYTES], digest))

    # --- telling

    def send(self, members: Iterable[int], message: Any) -> None:
        """To those of the members who are here; encoded once. A slow reader gets the match as it is, once it has read
        what it was sent before, and not all that has led there."""
        data = wire.ENCODE(message)
        for number in members:
            connection = self.connections.get(number)
            if connection is not None and not connection.lags(message, len(data)):
                connection.send(data)

    def _told(self) -> None:
        self.on_change()

    def _idle(self, connection: Connection) -> None:
        """All that waited for a reader is on its way."""
        self.news.bring(connection)
        missed, connection.missed = connection.missed, {}
        member = self.room.members.all.get(connection.member)
        if self.match_host is not None and member is not None:
            for wish in missed.values():
                self.match_host.catch_up(member, wish)

    def changed(self) -> None:
        """The room looks different: told to everybody soon."""
        self.news.changed()
        self._wake.set()

    # --- time

    async def _run(self) -> None:
        """Lets time pass while something depends on it."""
        before = pinged = time.monotonic()
        while True:
            lively = self.room.left_ms >= 0 or self.moving is not None or self.opens_until > 0
            lively = lively or (self.match_host is not None and self.match_host.lively)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK_S if lively else PINGS_S):
                    await self._wake.wait()
            self._wake.clear()
            now = time.monotonic()
            try:
                self._pass(now, now - before)
            except Exception:
                log.exception("the room's clock failed")
            if now - pinged >= PINGS_S:
                pinged = now
                self._measure()
            before = now

    def _pass(self, now: float, elapsed: float) -> None:
        seconds = -(-self.room.left_ms // 1000)
        if self.room.tick(round(elapsed * 1000)):
            try:
                self.begin()
            except NetError as problem:
                self.room.left_ms = -1
                self.room.tell(problem.key, **problem.args_)
                self.changed()
        elif -(-self.room.left_ms // 1000) != seconds:
            self.changed()
        if self.room.free_kept(now):
            self.changed()
        moving.passed(self, now)
        beginning.passed(self, now)
        self._pass_on(now)
        if self.match_host is not None:
            self.match_host.tick()
            self._after()

    def _pass_on(self, now: float) -> None:
        """C11.2. A room without a window is led by the one who came first of those who are here, once its leader has
        left or stays away."""
        everybody = self.room.members.all.values()
        leaders = [member for member in everybody if member.leads]
        if not self.first_leads or any(one.here or now - one.gone_s < GRACE_S for one in leaders):
            return
        heir = next((member for member in everybody if member.here and not member.watching), None)
        if heir is not None:
            for former in leaders:
                former.leads = False
            heir.leads = True
            self.changed()

    def _measure(self) -> None:
        """C5.2. The connections' quality, told when it differs much."""
        for number, connection in self.connections.items():
            member, ping = self.room.members.all[number], connection.ping_ms
            if (ping < 0) != (member.ping < 0) or abs(ping - member.ping) > max(5, member.ping // 2):
                member.ping = ping
                self.changed()


def _bot_worker() -> Any:
    from game.bots.worker import BotWorker

    return BotWorker()
