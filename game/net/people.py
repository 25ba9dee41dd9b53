"""The people of the network and of this machine (C3.5, C4): everybody who announces to be there can be invited, and
messages go as calls. Nothing is announced and nobody is heard before `visible` is switched on.

On the network somebody's unique id is made of their computer's key (`call_messages.uid_of`); here the own player and
the profiles of this machine keep theirs. What comes and goes is translated on the service's loop.
"""

from __future__ import annotations

import asyncio
import queue
import re
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from game.match.seats import GUEST_ICON
from game.net.addresses import by_nearness, interfaces
from game.net.announcement import Announcement, read, rules_here
from game.net.call_messages import FollowMessage, MemberCard, PeopleMessage, uid_of
from game.net.errors import NetError
from game.net.peer import ENDED as LINK_ENDED
from game.net.peer import HERE, RoomAddress
from game.net.presence import UNKNOWN_KEY
from game.net.protocol import PROTOCOL, Who
from game.net.queueing import ENDED, ENTERED, FOUND, Standing
from game.people import ACCEPT, AWAY, BUSY, FREE, GROUP, INVITE, LEAVE, LEFT, QUEUE, SENT, Message, News, Person
from game.people_here import PeopleHere, person_of
from game.store.notices import Notice, StoreError

if TYPE_CHECKING:
    from game.net.calls import Proved
    from game.net.service import RoomLink, Service
    from game.store.profiles import Store

MOST_HEARD = 500
"""Messages that may wait for the next frame."""
LEAVE_S = 0.5
"""So long the own announcement stays for the last messages."""
SEEN_S = 1.0
"""So long a caller who was not seen yet may take to be."""
LOOK_S = 0.05


def plain_icon(name: str) -> bool:
    """Whether an icon is one of those that every profile can have."""
    return re.fullmatch("profile/1?[0-9]", name) is not None


def plain_who(person: Person) -> Who:
    """How a player enters a room."""
    return Who(person.name, person.icon, person.level)


class PeopleOnNetwork(PeopleHere):
    """`blocked`: unique ids of whom the player wants to hear nothing. `has_icon` tells which sprites there are, for
    icons that others announce; `who` how the own player enters the room that the leader of the group calls to."""

    def __init__(
        self, service: Service, store: Callable[[], Store], playing: Callable[[], Mapping[str, str]],
        has_icon: Callable[[str], bool] = plain_icon, who: Callable[[Person], Who] = plain_who,
    ) -> None:  # fmt: skip
        super().__init__(store, playing)
        self.blocked: frozenset[str] = frozenset()
        self._service, self._presence = service, service.presence
        self._has_icon, self._who = has_icon, who
        self._visible = False
        self._local: dict[str, Person] = {}
        self._far: dict[str, Person] = {}
        self._waits: dict[str, Announcement] = {}
        self._merged: dict[str, Person] = {}
        self._guests: dict[str, str] = {}
        self._failed: queue.SimpleQueue[tuple[Person, str]] = queue.SimpleQueue()
        self._notices: queue.SimpleQueue[Notice] = queue.SimpleQueue()
        self._blocked_at = -1
        self._followed: RoomLink | None = None
        self._followed_since = 0.0

    # --- the network

    @property
    def visible(self) -> bool:
        """Whether others see the own player: off until the player goes to the network."""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible and not self._visible:
            self._service.spawn(self._open())
        self._visible = visible
        self.announce()

    @property
    def followed(self) -> Standing | None:
        """The room to which the leader of the group has called (C3.5), from then on; any thread."""
        link = self._followed
        if link is None:
            return None
        told = link.told
        if told is not None and told.state == LINK_ENDED:
            return Standing(ENDED, self._followed_since, link=link, key=told.key, args=dict(told.args))
        state = ENTERED if told is not None and told.state == HERE else FOUND
        return Standing(state, self._followed_since, link=link)

    def take_followed(self) -> Standing | None:
        """The same once: the one who shows it has taken the room over."""
        found, self._followed = self.followed, None
        return found

    def elsewhere(self, uid: str) -> bool:
        """Whether somebody plays at another computer."""
        return not self._mine(uid) and uid not in self._local

    # --- what `People` asks for

    def refresh(self) -> None:
        """Reads the profiles of this machine; a profile that was put away meanwhile leaves the group. Raises
        StoreError."""
        playing = self._playing()
        before = self._local
        self._local = {one.uid: person_of(one, playing.get(one.uid)) for one in self._store().profiles()}
        self._merge()
        self._adopt()
        for member in self._group:
            if member.uid in before and member.uid not in self._local and not self._mine(member.uid):
                self._drop(member.uid)

    def send(self, to: Person, message: Message) -> None:
        """By a call; a profile of this machine answers by itself."""
        me = self.me
        if to.uid in self._local:
            super().send(to, message)
        if me is None or to.uid in self._local or to.uid in self._guests:
            return
        own = {me.uid, *self._local}

        def made(key: str) -> PeopleMessage:
            cards = [MemberCard(uid_of(key, one.uid) if one.uid in own else one.uid, one.name, one.icon, _level(one))
                     for one in message.members]
            return PeopleMessage(me.uid, to.uid, message.kind, cards)  # type: ignore[arg-type]

        self._presence.post(to.uid, made, lambda _: self._failed.put((to, message.kind)))

    def announce(self) -> None:
        """C8.2. The own player as others see them, while that is wanted."""
        me = self.me
        if me is None or not self._visible:
            self._presence.want("person", None)
            return
        self._presence.want("person", Announcement(
            kind="person", key=UNKNOWN_KEY, game=me.playing, state=me.state, player=me.name, uid=me.uid, icon=me.icon,
            level=_level(me),
        ))  # fmt: skip

    def close(self) -> None:
        """The group is left, and nobody is seen and heard any more. What is announced stays until the group has heard
        of it, for the one who announces nothing is not heard."""
        self.leave()
        self._visible = False
        self._service.spawn(self._disappear())
        self._presence.on_people_message = self._presence.on_follow_message = None
        if self._tick in self._presence.on_tick:
            self._presence.on_tick.remove(self._tick)

    # --- once a frame

    def poll(self, dt: float) -> list[News]:
        """`dt` ms have passed; what has happened."""
        if self._far is not self._merged:
            self._merge()
        while not self._failed.empty():
            self._not_brought(*self._failed.get_nowait())
        news = super().poll(dt)
        if self._blocked_at != self.version:
            self.blocked = frozenset(uid for uid, known in self.known.items() if known.mark == "blocked")
            self._blocked_at = self.version
        return news

    def take_notice(self) -> Notice | None:
        """What went wrong since the last call."""
        found = super().take_notice()
        return found if found is not None or self._notices.empty() else self._notices.get_nowait()

    def _merge(self) -> None:
        """Everybody of the network and of this machine. A member of the own group who comes back may have lost it."""
        far, before = self._far, self._merged
        self._merged = far
        self.feed((*self._local.values(), *far.values()))
        back = [one for one in self._group if one.uid in far and one.uid not in before]
        for member in back if self.leads else ():
            self.send(member, Message(GROUP, self._group))

    def _not_brought(self, to: Person, kind: str) -> None:
        """A message that somebody did not get."""
        sent = self._sent.get(to.uid)
        if kind == INVITE and sent is not None and sent.state == SENT:
            del self._sent[to.uid]
            self._notices.put(Notice("net.call.unreached", {"name": to.name}))
            self._changed()
        elif kind == ACCEPT and self._group and self._group[0].uid == to.uid:
            self._group = ()
            self._tell(LEFT, to)

    def _now(self, member: Person) -> Person:
        """A member without an announcement of their own sits at the leader's computer."""
        leader = self._guests.get(member.uid)
        if leader is None or member.uid in self._seen:
            return super()._now(member)
        there = leader in self._seen
        return msgspec.structs.replace(member, state=FREE if there else AWAY)

    def _regroup(self, leader: Person, members: tuple[Person, ...]) -> None:
        """A member who has lost the group meanwhile says so."""
        if leader.uid not in self._members():
            self.send(leader, Message(LEAVE))
            return
        super()._regroup(leader, members)

    # --- on the service's loop

    async def _disappear(self) -> None:
        await self._presence.flush(LEAVE_S)
        if not self._visible:
            self._presence.want("person", None)

    async def _open(self) -> None:
        try:
            await self._presence.open()
        except NetError as problem:
            self._notices.put(Notice(problem.key, {name: str(value) for name, value in problem.args_.items()}))
            return
        except StoreError as error:
            self._notices.put(error.notice)
            return
        self._presence.on_people_message, self._presence.on_follow_message = self._hear_note, self._hear_follow
        if self._tick not in self._presence.on_tick:
            self._presence.on_tick.append(self._tick)
            self._look()

    def _tick(self, _now: float, new: bool) -> None:
        if new:
            self._look()

    def _look(self) -> None:
        """The people who are announced now; the own player, announced by an earlier start of this program, is not
        another one."""
        me, found = self.me, {}
        own = uid_of(self._presence.key, me.uid) if me is not None else ""
        self._waits = {uid_of(row.what.key, row.what.uid): row.what for row in self._presence.rows
                       if row.what.kind == "queue" and rules_here(row.what.game)}  # fmt: skip
        for row in self._presence.rows:
            if row.what.kind == "person" and row.what.protocol == PROTOCOL and row.what.player:
                person = self._person(row.what)
                found[person.uid] = person
        found.pop(own, None)
        if found != self._far:
            self._far = found

    def _person(self, what: Announcement) -> Person:
        busy = what.state == BUSY
        icon = what.icon if self._has_icon(what.icon) else GUEST_ICON
        game = what.game if busy and rules_here(what.game) else ""
        uid = uid_of(what.key, what.uid)
        waits = self._waits.get(uid)
        wish, seats = (waits.game, waits.seats) if waits is not None else ("", 0)
        return Person(uid, what.player, icon, what.level, BUSY if busy else FREE, game, wish, seats)

    def _for_me(self, to: str) -> Person:
        """The own player, if a message is for them. Raises NetError."""
        me = self.me
        if me is None or not self._visible or to != uid_of(self._presence.key, me.uid):
            raise NetError("net.call.nobody")
        return me

    async def _hear_note(self, sender: str, _known: Proved, note: PeopleMessage) -> None:
        """Who is in a group nobody says but its leader."""
        me = self._for_me(note.to)
        person = await self._caller(sender)
        if self._heard.qsize() >= MOST_HEARD:
            raise NetError("net.too_fast")
        if note.kind == QUEUE and not rules_here(note.title):
            raise NetError("net.malformed", reason="title")
        led = bool(self._group) and self._group[0].uid == sender
        members = tuple(self._member(card, sender, me) for card in note.members) if led else ()
        self.hear(person, Message(note.kind, members, note.title, note.count))

    async def _caller(self, sender: str) -> Person:
        """The caller, as announced; an announcement may come later than a call."""
        for _ in range(round(SEEN_S / LOOK_S)):
            row = self._presence.row(sender, "person")
            if row is not None and row.what.player:
                return self._person(row.what)
            await asyncio.sleep(LOOK_S)
        raise NetError("net.call.unknown")

    def _member(self, card: MemberCard, leader: str, me: Person) -> Person:
        if card.uid == uid_of(self._presence.key, me.uid):
            return me
        if card.uid in self._far:
            return self._far[card.uid]
        self._guests = {**{uid: by for uid, by in self._guests.items() if by == leader}, card.uid: leader}
        fields = {b"p": b"0", b"w": b"-", b"k": b"person", b"h": UNKNOWN_KEY.encode(), b"i": card.name.encode()}
        cleaned = read(fields)
        name = cleaned.player if cleaned is not None else ""
        return Person(card.uid, name or "?", card.icon if self._has_icon(card.icon) else GUEST_ICON, card.level)

    async def _hear_follow(self, sender: str, known: Proved, follow: FollowMessage) -> None:
        """C3.5. The leader of the group, and nobody else, calls into a room."""
        me, group = self._for_me(follow.to), self._group
        if not group or group[0].uid != sender:
            raise NetError("net.call.not_leader")
        if me.state == BUSY:
            raise NetError("net.call.busy")
        if not follow.addresses and follow.fingerprint != known.fingerprint:
            raise NetError("net.changed", address=known.address)
        near = by_nearness(follow.addresses or (known.address,), await asyncio.to_thread(interfaces))
        if not near:
            raise NetError("net.call.nobody")
        place = RoomAddress(near, follow.port, follow.fingerprint)
        if self._followed is not None:
            self._followed.close()  # a newer call counts, and nobody is led to many rooms at once
        self._followed_since = time.monotonic()
        self._followed = self._service.join(place, [self._who(me)], passphrase=follow.passphrase)


def _level(person: Person) -> int:
    return min(99, max(1, person.level))
