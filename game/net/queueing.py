"""C3.4, C8.3. Start matching: the queue of `matching` on the real network, until everybody is in one room.

    waiting   announced as "queue"; offers and answers go as calls
    found     gathered: a room is opened here, with a passphrase that only those called get, and they are called;
              or called: on the way to the room of another, whose fingerprint was proved; once in there, the members of
              the group get its place and come as well
    entered   in the room, with all who were called
    ended     left, or it can't be

Whoever can't get into the room that it was called to, or finds in there that somebody does not come, waits again, with
the time that it has waited.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

import game
from game.core.callbacks import ignore
from game.net.admission import is_local
from game.net.announcement import Announcement, rules_here
from game.net.call_messages import FollowMessage, MatchMessage, PeopleMessage, uid_of
from game.net.errors import NetError
from game.net.handshake import network_of
from game.net.matching import CALLED, GATHERED, CallOff, Come, Decline, MatchOffer, Queue, Sent, Waiter
from game.net.matching import WAITING as QUIET
from game.net.peer import ENDED as LINK_ENDED
from game.net.peer import HERE, RoomAddress
from game.net.presence import UNKNOWN_KEY
from game.net.protocol import PROTOCOL, SERVICE_PORT, Who
from game.net.waiters import Waiters, Waits
from game.people import QUEUE, UNQUEUE
from game.store.notices import StoreError

if TYPE_CHECKING:
    from game.net.calls import Proved
    from game.net.people import PeopleOnNetwork
    from game.net.service import RoomLink, Service

WAITING, FOUND, ENTERED, ENDED = "waiting", "found", "entered", "ended"
LOOK_S = 0.5
MOST_FROM_ONE, MOST_MET = 6, 500
ENTER_S = 3.0
"""So long it may take until all who were called are in the room."""
SILENT = "net.no_answer"
log = logging.getLogger(__name__)


class Standing(msgspec.Struct, frozen=True):
    """How it stands, for the one who shows it. `since`: seconds of `time.monotonic`; `waiting`: persons who wait for
    the same on this network, the own group among them; `lonely`: nobody else for so long that bots are offered; `link`:
    the room, once there is one; `key`, `args`: why it has ended ("" where the player left), or while waiting why nobody
    can be found."""

    state: str
    since: float
    waiting: int = 0
    lonely: bool = False
    link: RoomLink | None = None
    key: str = ""
    args: dict[str, Any] = {}


class Queueing:
    """One press of Start matching. `standing` is swapped whole and may be read on any thread; `leave` may be called on
    any. `persons` sit at this computer, its own player first; the other members of the group are called."""

    def __init__(self, service: Service, people: PeopleOnNetwork, title: str, count: int, persons: Sequence[Who],
                 options: dict[str, Any] | None = None, *, name: str = "", port: int = SERVICE_PORT) -> None:
        self._service, self._people, self._presence = service, people, service.presence
        self.title, self.count, self.persons = title, count, list(persons)
        self._options, self._name, self._port = options, name or persons[0].name, port
        self._group = self._elsewhere()
        self._size = len(self.persons) + len(self._group)
        self._uid = people.me.uid if people.me is not None else secrets.token_hex(16)
        self._since = int(time.time())
        self._queue: Queue | None = None
        self._failures: dict[str, int] = {}
        self._networks: dict[str, str] = {}
        self._phase = WAITING
        self._link: RoomLink | None = None
        self._place: RoomAddress | None = None
        self._passphrase = ""
        self._to_call: Sequence[str] = ()
        self._machines = 0
        self._inside = False
        self._waiters = Waiters()
        self._until = self._looked = 0.0
        self._rooms: dict[str, tuple[Proved, str]] = {}
        self.standing = Standing(WAITING, time.monotonic(), self._size)
        refused = self._why_not()
        if refused is not None:
            self._end(refused.key, refused.args_)
        else:
            service.spawn(self._start())

    def leave(self) -> None:
        """Pressed again: nobody waits here any more; a room that was not entered yet is left."""
        self._service.call(self.stop)

    def _elsewhere(self) -> list[str]:
        """The other members of the group who play at computers of their own."""
        return [member.uid for member in self._people.group if self._people.elsewhere(member.uid)]

    def _why_not(self) -> NetError | None:
        if not self._people.leads and self._people.me is not None:
            return NetError("net.queue.not_leading")
        if self._size > self.count:
            return NetError("net.queue.too_large", n=self._size, most=self.count)
        return None

    # --- on the loop

    async def _start(self) -> None:
        try:
            await self._presence.open()
        except NetError as problem:
            self._end(problem.key, problem.args_)
            return
        except StoreError as error:
            self._end(error.notice.key, error.notice.args)
            return
        spec = await asyncio.to_thread(game.TITLES.__getitem__, self.title)  # loads the game, which takes a while
        if self.count not in spec.seats:
            self._end("net.room.seats", {"title": self.title, "n": self.count})
        if self._phase == ENDED:
            return
        self._presence.on_match_message = self._hear
        self._presence.on_tick.append(self._tick)
        if self._size == self.count:
            self._open(())
        else:
            self._tell_group(QUEUE)
            self._wait()

    def _wait(self, without: Sequence[str] = ()) -> None:
        """In the queue, from the beginning on or again, then `without` some who failed."""
        now = self._service.now()
        self._phase, self._link, self._place = WAITING, None, None
        me = Waiter(self._since, uid_of(self._presence.key, self._uid), self._size)
        self._queue = Queue(me, self.count, now, self._failures, self._origin)
        self._queue.pass_over(without, now)
        who = self.persons[0]
        self._presence.want("queue", Announcement(
            kind="queue", key=UNKNOWN_KEY, game=self.title, seats=self.count, rules=rules_here(self.title),
            player=who.name, icon=who.icon, level=min(99, max(1, who.level)), uid=self._uid, group=self._size,
            since=self._since,
        ))  # fmt: skip
        self._see(now)

    def _tick(self, now: float, new: bool) -> None:
        if self._phase == WAITING and self._queue is not None and self._queue.state == QUIET:
            self._regroup()
        if self._phase == FOUND:
            self._enter(now)
        elif self._phase == WAITING and self._queue is not None:
            if new or now - self._looked >= LOOK_S:
                self._see(now)
            else:
                self._send(self._queue.tick(now))
                self._look()
            self._tell()

    def _regroup(self) -> None:
        """C3.5. A member who has come to the group or left it meanwhile counts, and hears what is looked for."""
        group = self._elsewhere()
        if group == self._group:
            return
        self._group, self._size = group, len(self.persons) + len(group)
        refused = self._why_not()
        if refused is not None:
            self._end(refused.key, refused.args_)
        elif self._size == self.count:
            self._open(())
        else:
            self._tell_group(QUEUE)
            self._wait()

    def _see(self, now: float) -> None:
        """Asks those who are announced whether they wait, and goes on with those who have proved it."""
        self._looked = now
        for uid in self._waiters.ask(self._announced(), now):
            self._ask(uid)
        self._believe()

    def _believe(self) -> None:
        now = self._service.now()
        if self._queue is not None and self._phase == WAITING:
            self._send(self._queue.see(self._others(), now))
            self._look()

    def _others(self) -> list[Waiter]:
        """Who has proved to wait for the same, without those whom the player has blocked, and of one computer not
        more than can sit at it."""
        blocked, found = self._people.blocked, []
        counts: Counter[str] = Counter()
        for one in self._waiters.waiting(self._service.now()):
            counts[self._origin(one.uid)] += 1
            if one.uid not in blocked and counts[self._origin(one.uid)] <= MOST_FROM_ONE:
                found.append(one)
        return found

    def _origin(self, uid: str) -> str:
        """The computer of somebody, as far as its address tells it; of this one each program counts for itself."""
        return self._networks.get(uid, uid)

    def _met(self, uid: str, address: str) -> None:
        """Somebody was heard from an address."""
        if not is_local(address):
            self._networks = dict([*self._networks.items(), (uid, network_of(address))][-MOST_MET:])

    def _announced(self) -> dict[str, Waiter]:
        """The people who announce to wait for the same, by the same rules; without those whom the player has
        blocked."""
        found: dict[str, Waiter] = {}
        rules = rules_here(self.title)
        for row in self._presence.rows:
            what = row.what
            same = (what.kind, what.game, what.seats) == ("queue", self.title, self.count)
            uid = uid_of(what.key, what.uid)
            fits = same and what.rules == rules and what.protocol == PROTOCOL and uid not in self._people.blocked
            if fits and (uid not in found or found[uid].since < what.since):
                found[uid] = Waiter(what.since, uid, what.group)
                self._met(uid, row.numbers[0])
        found.pop(uid_of(self._presence.key, self._uid), None)  # of an earlier wait here
        return found

    def _ask(self, uid: str) -> None:
        """C8.10. Whether somebody still waits."""
        message = Waits(self._since, self._size, rules_here(self.title))

        def taken() -> None:
            self._waiters.answered(uid, self._service.now())
            self._believe()

        def failed(problem: NetError) -> None:
            if problem.key == SILENT:
                self._waiters.silent(uid)
            else:
                self._waiters.refused(uid)
                self._believe()

        self._post(uid, message, failed, 1, taken)

    async def _hear(self, sender: str, known: Proved, called: MatchMessage) -> None:
        """A message of another queue. Raises NetError for the one who asks for something else, or somebody else."""
        queue = self._queue
        same = (called.title, called.count) == (self.title, self.count)
        if queue is None or not same or called.to != queue.me.uid or sender in self._people.blocked:
            raise NetError("net.call.nobody")
        self._met(sender, known.address)
        message = called.message
        if self._phase != WAITING:
            if isinstance(message, MatchOffer):
                self._send([(sender, Decline(message.number))])
            elif isinstance(message, Waits | Come):
                raise NetError("net.call.nobody")
            elif isinstance(message, CallOff) and queue.called is not None and queue.called[0] == sender:
                self._go_back()
            elif isinstance(message, Decline) and sender in queue.gathered:
                self._go_back([sender])
            return
        if isinstance(message, Waits):
            if message.rules == rules_here(self.title):
                self._waiters.heard(Waiter(message.since, sender, message.size), self._service.now())
                self._believe()
            return
        if isinstance(message, Come):
            if message.fingerprint != known.fingerprint:
                raise NetError("net.changed", address=known.address)
            self._rooms = {sender: (known, called.passphrase)}
        self._send(queue.hear(sender, message, self._service.now()))
        if isinstance(message, Come) and queue.state != CALLED:
            raise NetError("net.call.nobody")
        self._look()

    def _send(self, sent: Sent) -> None:
        for to, message in sent:
            def failed(_problem: NetError, to: str = to, message: Any = message) -> None:
                self._not_brought(to, message)

            self._post(to, message, failed, 2)

    def _post(self, to: str, message: Any, failed: Callable[[NetError], None], tries: int,
              taken: Callable[[], None] = ignore) -> None:  # fmt: skip
        passphrase = self._passphrase if isinstance(message, Come) else ""

        def made(_key: str) -> MatchMessage:
            return MatchMessage(self._uid, to, self.title, self.count, message, passphrase)

        self._presence.post(to, made, failed, tries, taken)

    def _not_brought(self, to: str, message: Any) -> None:
        """An offer that could not be made has come to nothing; into a room to which somebody can't be called nobody
        goes. Other messages that are lost end by themselves."""
        queue = self._queue
        if queue is None:
            return
        if isinstance(message, MatchOffer) and self._phase == WAITING:
            self._send(queue.unreached(to, message.number, self._service.now()))
            self._look()
        elif isinstance(message, Come) and self._phase == FOUND and to in queue.gathered:
            self._go_back([to])

    # --- a match is found

    def _look(self) -> None:
        """Whether the queue has come to an end."""
        queue = self._queue
        if queue is None or self._phase != WAITING:
            return
        if queue.state == GATHERED:
            self._open(queue.gathered)
        elif queue.state == CALLED and queue.called is not None:
            sender, come = queue.called
            known, passphrase = self._rooms[sender]
            spot = self._presence.spot(sender)
            addresses = dict.fromkeys((known.address, *(spot.addresses if spot is not None else ())))
            self._found(RoomAddress(tuple(addresses), come.port, known.fingerprint), passphrase, come.machines)
            self._link = self._service.join(self._place, self.persons, passphrase=passphrase)  # type: ignore[arg-type]
            self._tell()

    def _open(self, gathered: Sequence[str]) -> None:
        """A room here; its seats are for those who are called."""
        self._found(None, secrets.token_hex(8), 1 + len(gathered))
        self._to_call = gathered
        self._link = self._service.open(
            self.title, self.count, self._name, self.persons, self._options, passphrase=self._passphrase,
            port=self._port,
        )  # fmt: skip
        self._tell()

    def _found(self, place: RoomAddress | None, passphrase: str, machines: int) -> None:
        self._phase, self._place, self._passphrase = FOUND, place, passphrase
        self._machines, self._inside = machines, False
        self._until = self._service.now() + ENTER_S
        self._presence.want("queue", None)

    def _enter(self, now: float) -> None:
        """On the way into the room."""
        link = self._link
        if link is None:
            return
        host = link.host
        if host is not None and host.port and self._to_call and self._queue is not None:
            self._to_call = ()
            self._send(self._queue.come(host.port, host.room_id, host.fingerprint))
        told = link.told
        if told is not None and told.state == HERE and not self._inside:
            self._inside = True
            self._call_group(link)
        if self._inside and link.machines >= self._machines:
            self._phase = ENTERED
            self._finish()
            self._tell()
        elif told is not None and told.state == LINK_ENDED and self._place is None:
            self._end(told.key, told.args)
        elif now >= self._until or (told is not None and told.state == LINK_ENDED):
            self._go_back(self._missing(link))

    def _missing(self, link: RoomLink) -> list[str]:
        """Of those who were called into a room here, the ones who did not come; of a room of another its host."""
        queue = self._queue
        if queue is None or link.host is None:
            return [queue.called[0]] if queue is not None and queue.called is not None else []
        here = {key for member in link.host.room.members.all.values() if member.here for key in member.keys}
        spots = {uid: self._presence.spot(uid) for uid in queue.gathered}
        return [uid for uid, spot in spots.items()
                if spot is None or not any(key.startswith(spot.key) for key in here)]

    def _go_back(self, without: Sequence[str] = ()) -> None:
        """The room came to nothing: back into the queue."""
        if self._phase != FOUND:
            return
        if self._queue is not None:
            self._send(self._queue.leave())
        if self._link is not None:
            self._link.close()
        self._wait(without)
        self._tell()

    def _call_group(self, link: RoomLink) -> None:
        """C3.5. The other members come as well."""
        host, place = link.host, self._place
        port, fingerprint = (host.port, host.fingerprint) if host is not None else (0, b"")
        addresses: list[str] = []
        if place is not None:
            addresses = [one for one in place.addresses if len(one) <= 64][:8]
            port, fingerprint = place.port, place.fingerprint
        for to in self._group:
            def made(_key: str, to: str = to) -> FollowMessage:
                return FollowMessage(self._uid, to, self.title, addresses, port, fingerprint, self._passphrase)

            self._presence.post(to, made)

    def _tell_group(self, kind: str) -> None:
        """C3.5. The other members hear that a match is looked for, or not any more."""
        for to in self._group:
            def made(_key: str, to: str = to) -> PeopleMessage:
                return PeopleMessage(self._uid, to, kind, title=self.title, count=self.count)  # type: ignore[arg-type]

            self._presence.post(to, made)

    # --- the end

    def stop(self) -> None:
        """The same on the loop."""
        if self._phase in (ENTERED, ENDED):
            return
        if self._queue is not None:
            self._send(self._queue.leave())
        if self._link is not None:
            self._link.close()
        self._end("", {})

    def _end(self, key: str, args: dict[str, Any]) -> None:
        if self._queue is not None:
            self._tell_group(UNQUEUE)
        self._phase = ENDED
        self.standing = Standing(ENDED, self.standing.since, key=key, args=dict(args))
        self._finish()

    def _finish(self) -> None:
        """The network hears nothing of this queue any more."""
        if self._tick in self._presence.on_tick:
            self._presence.on_tick.remove(self._tick)
            self._presence.want("queue", None)
        if self._presence.on_match_message == self._hear:
            self._presence.on_match_message = None

    def _tell(self) -> None:
        """The snapshot, where it has changed."""
        queue, problem = self._queue, self._presence.problem if self._phase == WAITING else None
        others = sum(one.size for one in self._others()) if self._phase == WAITING else 0
        lonely = queue is not None and self._phase == WAITING and queue.lonely(self._service.now())
        standing = Standing(
            self._phase, self.standing.since, self._size + others, lonely, self._link,
            problem.key if problem is not None else "", dict(problem.args_) if problem is not None else {},
        )  # fmt: skip
        if standing != self.standing:
            self.standing = standing
