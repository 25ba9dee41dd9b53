"""The network's thread: one asyncio loop behind queues, for a window or a program that must never wait (C8).

Everything public is called on the caller's own thread and returns at once. What comes from the network waits in a queue
until `RoomLink.poll`, once a frame; it is put together there, so that readers need no lock.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.core.errors import BadSave
from game.net import wire
from game.net.calls import CALL_PORT, EVERYWHERE
from game.net.client import RoomClient
from game.net.errors import NetError
from game.net.host import LOOPBACK, Host
from game.net.identity import Identity, peer_context
from game.net.lobby import Lobby
from game.net.moving import TOO_LATE
from game.net.peer import ENDED, Judge, LinkState, Peer, RoomAddress, trust
from game.net.people import PeopleOnNetwork, plain_icon
from game.net.presence import Presence
from game.net.protocol import SERVICE_PORT, Leave, Refused, RoomInfo, Sync, TakeOver, Who
from game.net.queueing import Queueing
from game.net.reopening import reopened, taken_over
from game.net.room import Room
from game.net.tickets import MOST_PERSONS, Ticket, Tickets
from game.store.notices import Notice, StoreError

if TYPE_CHECKING:
    from game.match.at_table import EndedMatch
    from game.match.match import Storage
    from game.store.profiles import Store

LAST_S = 4.0
LAST_CALLS_S = 0.5
"""So long the end of the program waits for the last messages to arrive."""
GIVE_UP_S = 1.0
POLL_S = 0.008
log = logging.getLogger(__name__)


class RoomLink:
    """A room as the window has it: `client` is what is known, `host` the room itself where it is kept here, which
    others can reach `to_network`. On any thread, `told`: how the connection stands; `machines`: how many are in the
    room. `muted` are the members whose lines nobody here wants to see, `read` is how many lines had come when they were
    last looked at, `chat` how many more may be said now. `names`: of the players of this computer who came in.
    `ended`: the match that ended last, as it was seen here."""

    def __init__(self, service: Service) -> None:
        self.client = RoomClient(self.send)
        self.host: Host | None = None
        self.peer: Peer | None = None
        self.to_network = False
        self.told: LinkState | None = None
        self.machines = 0
        self.muted: set[int] = set()
        self.read = 0
        self.names: frozenset[str] = frozenset()
        self.ended: EndedMatch | None = None
        self.chat = wire.Bucket(wire.CHAT_A_SECOND, wire.CHAT_BURST - 2, time.monotonic())
        self._service = service
        self._heard: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._have: list[Sync] = []
        self._closed = False
        self._polled = 0

    def poll(self) -> list[Any]:
        """Takes in what has come; the messages, for whoever shows them. What takes too long waits for the next time: a
        host that talks without an end does not hold the window up (C8.7)."""
        found: list[Any] = []
        until = time.perf_counter() + POLL_S
        while not self._heard.empty() and (not found or time.perf_counter() < until):
            message = self._heard.get_nowait()
            self.client.take(message)
            found.append(message)
        if found:
            self._have = self.client.have()
        if self._heard.empty() and self.peer is not None:
            self._polled = self.peer.heard
        return found

    def send(self, message: Any) -> None:
        """To the host."""
        self._service.call(self._send, message)

    def note_seat(self, plays: bool, host: str = "") -> None:
        """C3.3. Whether a match runs in the room in which this machine has a seat, and the leader there: the menu's
        Continue offers the way back."""
        self._service.call(self._service.note_seat, self, plays, host)

    def close(self, why: str = "closed") -> None:
        """Leaves; a room that is kept here is closed for all, with its match written. `why`: as `Bye` has it."""
        if not self._closed:
            self._closed = True
            self._service.spawn(self._close(why))

    def have(self) -> list[Sync]:
        """What was known after the last `poll`; from the network's thread."""
        return self._have

    def unread(self) -> int:
        """Bytes of messages that came since all of them were polled; from the network's thread."""
        return self.peer.heard - self._polled if self.peer is not None else 0

    def hear(self, message: Any) -> None:
        """From the network's thread."""
        if isinstance(message, LinkState):
            self.told = message
        elif isinstance(message, RoomInfo):
            self.machines = sum(member.here for member in message.members)
        elif isinstance(message, Refused) and message.key == TOO_LATE and self.host is not None:
            self._service.step_back(self, self.host)
        self._heard.put(message)

    def _send(self, message: Any) -> None:
        if self.peer is not None:
            self.peer.send(message)

    async def _close(self, why: str = "closed") -> None:
        self._service.was_there(self)
        if self.peer is not None:
            if self.host is None:
                self.peer.send(Leave())  # C6.12: by whatever way somebody goes, it is no lost connection
            await self.peer.stop()
        if self.host is not None:
            await self.host.close(why)


class Service:
    """`home`: where matches are kept. Started with the first call that needs the network; `close` ends everything."""

    def __init__(self, home: Storage, bots: Callable[[], Any] | None = None) -> None:
        self.home = home
        self.notices: queue.SimpleQueue[Notice] = queue.SimpleQueue()
        self._bots = bots
        self._identity: Identity | None = None
        self._tickets: Tickets | None = None
        self._lobby = Lobby(self)
        self._queueing: Queueing | None = None
        self.presence = Presence(self, lambda: self.lobby.finder, EVERYWHERE, CALL_PORT)
        self._loop = asyncio.SelectorEventLoop()  # never Windows' proactor: a peer's reset closes its listening sockets
        self._tasks: set[asyncio.Task[Any]] = set()
        self._giving_up: set[asyncio.Task[None]] = set()
        self._ends = asyncio.Event()
        self._links: list[RoomLink] = []
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._thread.start()

    # --- rooms

    def open(self, title: str, count: int, name: str, persons: Sequence[Who], options: dict[str, Any] | None = None, *,
             passphrase: str = "", port: int = SERVICE_PORT, to_network: bool = True) -> RoomLink:
        """Opens a room here and goes in as the leader. What goes wrong comes as a `LinkState` that has ended."""
        link = self._link()
        made = partial(self._new, title, count, name, options, passphrase)
        self.spawn(self._open(link, made, persons, port, to_network))
        return link

    def reopen(self, match_id: str, persons: Sequence[Who], *, port: int = -1) -> RoomLink:
        """C8.6. Opens the room of a match that was hosted here when the program ended; without a port on the one that
        it had, where the others look for it."""
        link = self._link()
        self.spawn(self._open(link, partial(self._again, match_id), persons, port, True))
        return link

    def join(self, place: RoomAddress, persons: Sequence[Who], *, passphrase: str = "", watch: bool = False,
             judge: Judge = trust, find: Callable[[], Sequence[RoomAddress]] = list, room_id: str = "") -> RoomLink:
        """Goes to a room. With `room_id` the seat of an earlier time is taken again, with the passphrase of then, and
        no other room is entered."""
        link = self._link()
        ticket = self.tickets.of(room_id) if room_id else None
        token = bytes.fromhex(ticket.token) if ticket is not None else b""
        passphrase = passphrase or (ticket.passphrase if ticket is not None else "")
        self.spawn(self._stay(link, place, persons, token, passphrase, watch, judge, find, room_id))
        return link

    def take_over(self, link: RoomLink, *, port: int = SERVICE_PORT) -> None:
        """C8.6. The room of a link is kept here from now on: its match has come as a file (`client.bundle`)."""
        self.spawn(self._take_over(link, port))

    def reach(self, link: RoomLink, to_network: bool) -> None:
        """C8.7. Others may reach the room of a link that is kept here, or only this computer may."""
        self.spawn(self._reach(link, to_network))

    @property
    def lobby(self) -> Lobby:
        """C8.2. What is announced on the network; listens from the first use on, or once a room can be reached."""
        self.call(self._lobby.start)
        return self._lobby

    def shown(self) -> Host | None:
        """The room that is announced: kept here, and for others."""
        links = [link for link in self._links if link.to_network and not link._closed]
        return next((link.host for link in reversed(links) if link.host is not None), None)

    def people(self, store: Callable[[], Store], playing: Callable[[], Mapping[str, str]],
               has_icon: Callable[[str], bool] = plain_icon) -> PeopleOnNetwork:
        """C4. The people of the network and of this machine; nothing is announced before they are `visible`."""
        return PeopleOnNetwork(self, store, playing, has_icon)

    def queue(self, people: PeopleOnNetwork, title: str, count: int, persons: Sequence[Who],
              options: dict[str, Any] | None = None, *, name: str = "", port: int = SERVICE_PORT) -> Queueing:
        """C3.4. Start matching, with the group; `persons` sit here. An earlier queue is to be left first."""
        self._queueing = Queueing(self, people, title, count, persons, options, name=name, port=port)
        return self._queueing

    def tell_notices(self, tell: Callable[[Notice], None]) -> None:
        """What the player is to hear of files and rooms goes to `tell`, once; never waits."""
        while not self.notices.empty():
            tell(self.notices.get_nowait())

    # --- what is kept

    @property
    def tickets(self) -> Tickets:
        """The rooms that were visited. Reads a small file the first time."""
        if self._tickets is None:
            self._tickets = Tickets(self.home.data)
            if self._tickets.notice is not None:
                self.notices.put(self._tickets.notice)
        return self._tickets

    @property
    def identity(self) -> Identity:
        """The identity of this computer. Reads a small file the first time, and makes a key where there is none."""
        if self._identity is None:
            self._identity = Identity.load(self.home.data)
            if self._identity.notice is not None:
                self.notices.put(self._identity.notice)
        return self._identity

    # --- the loop

    def now(self) -> float:
        """Seconds of the loop's clock."""
        return self._loop.time()

    def call(self, what: Callable[..., None], *args: Any) -> None:
        """Does something on the network's thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, *args)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> Future[Any]:
        """Starts something there that takes time; nothing after `close`."""
        if self._loop.is_closed():
            work.close()
            nothing: Future[Any] = Future()
            nothing.cancel()
            return nothing
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def close(self) -> None:
        """Leaves every room, writes every match, ends the thread; at most some seconds. May be called twice."""
        if self._loop.is_closed():
            return
        done = self.spawn(self._end())
        try:
            done.result(LAST_S)
        except (TimeoutError, RuntimeError):
            log.warning("the network did not end in time")
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(LAST_S)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        self._loop.close()

    async def _end(self) -> None:
        """Group and queue hear of it first, as far as they can be reached at once."""
        if self._queueing is not None:
            self._queueing.stop()
        await self.presence.flush(LAST_CALLS_S)
        await self.presence.close()
        await self._lobby.close()
        self._ends.set()
        for link in self._links:
            await link._close("stopped")
        await asyncio.gather(*self._giving_up, return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _link(self) -> RoomLink:
        link = RoomLink(self)
        self._links.append(link)
        return link

    # --- on the loop

    def _new(self, title: str, count: int, name: str, options: dict[str, Any] | None, passphrase: str) -> Host:
        me = self.identity
        room = Room(title, count, name, options)
        return Host(self.home, room, me.host_context(), me.fingerprint, passphrase=passphrase, bots=self._bots)

    def _again(self, match_id: str) -> Host:
        known = (ticket for ticket in self.tickets.recent() if ticket.match_id == match_id)
        kept = next(known, None) or self._own_room(match_id)
        host = self._reopened(match_id, kept.passphrase if kept is not None else "")
        if kept is not None:
            host.lead = bytes.fromhex(kept.token)
        return host

    def _own_room(self, match_id: str) -> Ticket | None:
        """The ticket for a room of this computer whose campaign goes on in another match (C7.1)."""
        room = self.home.saves.read(match_id)[0].get("room")
        ticket = self.tickets.of(str(room.get("room_id", ""))) if isinstance(room, dict) else None
        return ticket if ticket is not None and ticket.match_id else None

    def _reopened(self, match_id: str, passphrase: str, lead: int = -1) -> Host:
        """A new passphrase, where the old one is not known any more, is told: others need it."""
        host = reopened(self.home, match_id, self.identity, passphrase=passphrase, lead=lead, bots=self._bots)
        if host.passphrase != passphrase:
            self.notices.put(Notice("net.room.new_passphrase", {"passphrase": host.passphrase}))
        return host

    async def _open(self, link: RoomLink, make: Callable[[], Host], persons: Sequence[Who], port: int,
                    to_network: bool) -> None:
        try:
            link.host = host = make()
            await host.listen(self._port_of(host) if port < 0 else port, to_network)
        except NetError as problem:
            link.hear(LinkState(ENDED, problem.key, dict(problem.args_)))
            return
        except StoreError as error:
            link.hear(LinkState(ENDED, error.notice.key, dict(error.notice.args)))
            return
        link.to_network = to_network
        self._own(link, host)
        if to_network:
            self._lobby.start()
        place = RoomAddress(LOOPBACK, host.port, host.fingerprint)
        await self._stay(link, place, persons, host.lead, host.passphrase, False, trust, list)

    async def _reach(self, link: RoomLink, to_network: bool) -> None:
        if link.host is None:
            return
        try:
            await link.host.listen(network=to_network)
            link.to_network = to_network
            self._lobby.start()
        except NetError as problem:
            link.hear(Refused(problem.key, dict(problem.args_)))

    async def _stay(self, link: RoomLink, place: RoomAddress, persons: Sequence[Who], token: bytes, passphrase: str,
                    watch: bool, judge: Judge, find: Callable[[], Sequence[RoomAddress]], room_id: str = "") -> None:
        """In the room until it ends."""
        me = None
        with contextlib.suppress(StoreError):  # a folder that can't be written: nobody here can be told from others
            me = self.identity
        link.names = frozenset(who.name for who in persons)
        link.peer = peer = Peer(persons, place, peer_context(), link.hear, passphrase=passphrase, token=token,
                                watch=watch, judge=judge, have=link.have, find=find, unread=link.unread,
                                room_id=room_id, me=me, own=link.host is not None)
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        peer.on_entered = lambda: self._keep(link, passphrase)
        await peer.run()

    def _keep(self, link: RoomLink, passphrase: str = "") -> None:
        """The token of the seat is written, so that another start of the program finds the seat again."""
        peer, host = link.peer, link.host
        if peer is None or peer.welcome is None or not peer.welcome.room_id:
            return
        welcome, place = peer.welcome, RoomAddress(peer.place.addresses, peer.place.port, peer.fingerprint)
        if host is not None:
            place = RoomAddress(LOOPBACK, host.port, host.fingerprint)
        ticket = Ticket(
            room_id=welcome.room_id, token=peer.token.hex(), title=welcome.title, name=welcome.room,
            addresses=place.addresses, port=place.port, fingerprint=place.fingerprint.hex(),
            passphrase=host.passphrase if host is not None else passphrase,
            match_id=host.room.match_id if host is not None else "", persons=tuple(sorted(link.names)),
        )  # fmt: skip
        before = self.tickets.of(ticket.room_id)
        if before is not None and (before.fingerprint != ticket.fingerprint and before.token != ticket.token):
            return  # somebody else says to be that room, whose seat is not theirs to give
        if before is not None:
            link.names |= set(before.persons)
            ticket = replace(ticket, plays=before.plays and host is None, host=before.host, seen=before.seen,
                             persons=tuple(sorted(link.names))[:MOST_PERSONS])  # fmt: skip
        if ticket != before:
            self._write(ticket)

    def note_seat(self, link: RoomLink, plays: bool, leader: str) -> None:
        """On the loop: what `RoomLink.note_seat` says goes to the file. Rooms that are kept here have a save instead.
        """
        ticket = self._ticket_of(link)
        if ticket is not None and (plays or ticket.plays):
            self._write(replace(ticket, plays=plays, host=leader[:64] or ticket.host))

    def was_there(self, link: RoomLink) -> None:
        """On the loop: until now this machine was in the room where its seat is kept."""
        ticket = self._ticket_of(link)
        if ticket is not None and ticket.plays:
            self._write(ticket)

    def _ticket_of(self, link: RoomLink) -> Ticket | None:
        """Of the room that a link is in, whatever room its host says to be (C8.7)."""
        peer = link.peer
        if peer is None or peer.welcome is None or link.host is not None:
            return None
        found, own = self.tickets.of(peer.welcome.room_id), (peer.token.hex(), peer.fingerprint.hex())
        return found if found is not None and (found.token, found.fingerprint) == own else None

    def give_up_seat(self, room_id: str) -> None:
        """On the loop: nobody wants to go back to that room's match any more; the room stays among the visited."""
        ticket = self.tickets.of(room_id)
        if ticket is not None:
            self._write(replace(ticket, plays=False))

    def _write(self, ticket: Ticket) -> None:
        try:
            self.tickets.keep(ticket)
        except StoreError as error:
            self.notices.put(error.notice)

    async def _take_over(self, link: RoomLink, port: int) -> None:
        """The room asks for the passphrase with which this machine came in: that one does not travel."""
        match_id, host = "", None
        try:
            match_id = taken_over(self.home, link.client.bundle)
            host = self._reopened(match_id, link.peer.proved if link.peer is not None else "", link.client.member)
            await host.listen(port, network=True)
        except (NetError, StoreError, BadSave):
            link._send(TakeOver(0, b"", accept=False))
            await self._put_away(match_id, host)
            return
        link.host, link.to_network = host, True
        self._own(link, host)
        self._keep(link)
        self._lobby.start()
        link._send(TakeOver(host.port, host.fingerprint))

    def _own(self, link: RoomLink, host: Host) -> None:
        """The room of a link is kept here from now on."""
        host.on_change = lambda: self._keep(link)
        host.on_moved = lambda: self.step_back(link, host)

    def step_back(self, link: RoomLink, host: Host) -> None:
        """Another machine hosts: nothing of the match goes on here."""
        link.host, host.on_change = None, lambda: None
        task = self._loop.create_task(self._give_up(host))
        self._giving_up.add(task)
        task.add_done_callback(self._giving_up.discard)

    async def _give_up(self, host: Host) -> None:
        """The room here is closed once everybody had the time to go where it is now; its save is put away."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GIVE_UP_S):
                await self._ends.wait()
        await self._put_away(host.room.match_id, host)

    async def _put_away(self, match_id: str, host: Host | None) -> None:
        """A match that is hosted elsewhere is not continued here."""
        if host is not None:
            await host.close()
        try:
            if match_id:
                await asyncio.to_thread(self.home.saves.delete, match_id, patient=True)
        except StoreError as error:
            self.notices.put(error.notice)

    def _port_of(self, host: Host) -> int:
        """Where the room was before."""
        ticket = self.tickets.of(host.room_id)
        return ticket.port if ticket is not None and ticket.port else SERVICE_PORT
