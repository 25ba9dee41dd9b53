"""The people who are there, the marks of a player, invitations, and the group (C3.5, C4): one interface for whoever
finds the people, be it the profiles of this machine or others on the network.

Everything but `feed` and `hear` is called on the frame's thread and returns at once. An implementation that listens on
other threads hands in what it finds with those two: a snapshot of everybody that is swapped whole, and messages, which
wait until the next `poll`. Messages are the same in both directions: what one side's `send` gets, the other's `hear` is
to be given. Time is what `poll` is told, in ms.
"""

from __future__ import annotations

import queue
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import msgspec

from game.store.known import KnownPlayer, Mark, Marked
from game.store.names import name_key
from game.store.notices import Notice, StoreError

FREE, BUSY, AWAY = "free", "busy", "away"
"""States: not in a match, in a match, not seen now."""
SENT, ACCEPTED, DECLINED, TIMED_OUT = "sent", "accepted", "declined", "timed_out"
INVITE, WITHDRAW, ACCEPT, DECLINE, LEAVE, REMOVE, GROUP, QUEUE, UNQUEUE = (
    "invite", "withdraw", "accept", "decline", "leave", "remove", "group", "queue", "unqueue",
)  # fmt: skip
"""Kinds of messages. `LEAVE` is told to all members, `REMOVE` by the leader to one, `GROUP` by the leader to all, as
are `QUEUE` and `UNQUEUE`: a match is looked for, or not any more (C3.4). These two are kinds of news, too."""
JOINED, LEFT, REMOVED, ASKED = "joined", "left", "removed", "asked"
"""Kinds of news besides the outcomes of invitations."""
EVERYBODY, FRIENDS, BLOCKED = "all", "friends", "blocked"
INVITATION_MS = 30_000
OUTCOME_MS = 8_000
"""How long the outcome of an invitation is told in its row."""
MOST_ASKED = 5
"""Invitations that may wait for an answer."""
MOST_ASKS, MOST_ASKS_IN_ALL, ASKS_MS = 3, 10, 60_000
"""So often within so long one person may ask, and everybody together: more are declined without a word."""
LARGEST_GROUP = 5
"""As many as the largest match seats."""


class Person(msgspec.Struct, frozen=True):
    """A player: unique id, ID, sprite of the icon, level, state, code name of the game that is played now; `waits` is
    that of a game for which others are looked for, by `seats` players (C3.4)."""

    uid: str
    name: str
    icon: str
    level: int
    state: str = FREE
    playing: str = ""
    waits: str = ""
    seats: int = 0


class Message(msgspec.Struct, frozen=True):
    """From one player to another. `members`: with GROUP, its leader first; `title`, `count`: with QUEUE, the game and
    how many play."""

    kind: str
    members: tuple[Person, ...] = ()
    title: str = ""
    count: int = 0


class News(msgspec.Struct, frozen=True):
    """Something that whoever sits here should hear of. `title`, `count`: with QUEUE, as in the message."""

    kind: str
    who: Person
    title: str = ""
    count: int = 0


class Invitation(msgspec.Struct):
    """`left_ms`: until it times out, or until its outcome is not told any more."""

    who: Person
    state: str = SENT
    left_ms: float = INVITATION_MS


class People(ABC):
    """`me` is the player at this computer, None for a guest, who sees nobody. `version` grows with everything that may
    look different; `asked` are the invitations that wait for an answer here, the oldest first.
    """

    def __init__(self, marks: Callable[[], Marked]) -> None:
        self.me: Person | None = None
        self.version = 0
        self.asked: list[Invitation] = []
        self._marks = marks
        self._known: dict[str, KnownPlayer] | None = None
        self._notice: Notice | None = None
        self._fed: tuple[Person, ...] = ()
        self._adopted: tuple[Person, ...] = ()
        self._seen: dict[str, Person] = {}
        self._heard: queue.SimpleQueue[tuple[Person, Message]] = queue.SimpleQueue()
        self._sent: dict[str, Invitation] = {}
        self._group: tuple[Person, ...] = ()
        self._news: list[News] = []
        self._ms = 0.0
        self._asks: list[tuple[float, str]] = []

    # --- what an implementation brings

    @abstractmethod
    def send(self, to: Person, message: Message) -> None:
        """Takes a message on its way; never waits."""

    @abstractmethod
    def refresh(self) -> None:
        """Looks for the people who are there, where that is done by looking. Raises StoreError."""

    @abstractmethod
    def announce(self) -> None:
        """`me` looks different or is in another state now."""

    @abstractmethod
    def close(self) -> None:
        """Ends everything that runs."""

    # --- what it hands in, from any thread

    def feed(self, seen: Sequence[Person]) -> None:
        """Everybody who is seen now, the own player not among them."""
        self._fed = tuple(seen)

    def hear(self, sender: Person, message: Message) -> None:
        """A message has come. That the sender is the one that it says is the implementation's to check."""
        self._heard.put((sender, message))

    # --- once a frame

    def poll(self, dt: float) -> list[News]:
        """`dt` ms have passed; what has happened."""
        self._adopt()
        while not self._heard.empty():
            self._take(*self._heard.get_nowait())
        self._age(dt)
        news, self._news = self._news, []
        return news

    # --- who plays here

    def become(self, me: Person | None) -> None:
        """The player at this computer from now on; another player leaves the group and drops all invitations."""
        now = self.me
        if now is not None and me is not None:
            me = msgspec.structs.replace(me, state=now.state, playing=now.playing)
        if me == now:
            return
        if now is None or me is None or me.uid != now.uid:
            self.leave()
            for who in [i.who for i in self._sent.values() if i.state == SENT]:
                self.withdraw(who.uid)
            for invitation in list(self.asked):
                self.answer(invitation.who.uid, False)
            self._sent.clear()
            self._known = None
        self.me = me
        self._changed()
        self.announce()

    def play(self, title: str | None) -> None:
        """The own player is in a match of a game, or (None) in none."""
        me = self.me
        state, playing = (FREE, "") if title is None else (BUSY, title)
        if me is not None and (me.state, me.playing) != (state, playing):
            self.me = msgspec.structs.replace(me, state=state, playing=playing)
            self._changed()
            self.announce()

    # --- who is there

    def person(self, uid: str) -> Person | None:
        """Somebody as they are now: seen, or marked and away. None for whom nobody knows."""
        if self.me is not None and uid == self.me.uid:
            return self.me
        known = self.known.get(uid)
        return self._seen.get(uid) or (_away(known) if known is not None else None)

    def listed(self, wanted: str = "", which: str = EVERYBODY) -> list[Person]:
        """C4.2. The rows: the people who are seen now by ID, then friends who are not; without the blocked, who have a
        list of their own. `wanted` must be part of the ID.
        """
        mark = {FRIENDS: "friend", BLOCKED: "blocked"}.get(which)
        key = name_key(wanted.strip())
        found = [p for p in self._seen.values() if not self._mine(p.uid) and self._belongs(p.uid, mark)]
        gone = [k for k in self.known.values() if k.uid not in self._seen and k.mark == (mark or "friend")]
        rows = sorted(found, key=_by_name) + sorted(map(_away, gone), key=_by_name)
        return [person for person in rows if key in name_key(person.name)]

    def _belongs(self, uid: str, mark: str | None) -> bool:
        known = self.known.get(uid)
        if mark is None:
            return known is None or known.mark != "blocked"
        return known is not None and known.mark == mark

    @property
    def known(self) -> dict[str, KnownPlayer]:
        """Whom the player has marked; nobody where that can't be read, and `take_notice` tells why."""
        if self._known is None:
            self._known = {}
            try:
                self._known = self._marks().of(self.me.uid) if self.me is not None else {}
            except StoreError as error:
                self._notice = error.notice
        return self._known

    def take_notice(self) -> Notice | None:
        """What went wrong with reading since the last call."""
        notice, self._notice = self._notice, None
        return notice

    def mark(self, person: Person, mark: Mark | None) -> None:
        """A friend, blocked, or neither. A person who is blocked is asked nothing and asks nothing. Raises
        StoreError."""
        if self.me is None:
            return
        known = None if mark is None else KnownPlayer(person.uid, person.name, person.icon, person.level, mark)
        if known is None:
            self._marks().remove(self.me.uid, person.uid)
            self.known.pop(person.uid, None)
        else:
            self._marks().mark(self.me.uid, known)
            self.known[person.uid] = known
        if mark == "blocked":
            self.withdraw(person.uid)
            self.answer(person.uid, False)
            self.remove(person.uid)
        self._changed()

    def remember(self) -> None:
        """Keeps what the marked look like now. Raises StoreError."""
        if self.me is None:
            return
        changed = {
            uid: KnownPlayer(uid, now.name, now.icon, now.level, known.mark)
            for uid, known in self.known.items()
            if (now := self._seen.get(uid)) is not None
            and (now.name, now.icon, now.level) != (known.name, known.icon, known.level)
        }
        if changed:
            self._marks().update(self.me.uid, changed.values())
            self.known.update(changed)

    # --- inviting

    def invitation(self, uid: str) -> Invitation | None:
        """What has been sent to somebody, or has become of it."""
        return self._sent.get(uid)

    def why_not(self, uid: str) -> str:
        """Why somebody can't be invited now: "away", "busy", "blocked", "member", "sent", "leader" (only the leader
        invites), "full", or "".
        """
        person, sent = self.person(uid), self._sent.get(uid)
        if person is None or person.state == AWAY or self.me is None:
            return AWAY
        if person.state == BUSY:
            return BUSY
        if not self._belongs(uid, None):
            return "blocked"
        if uid in self._members():
            return "member"
        if sent is not None and sent.state == SENT:
            return SENT
        if not self.leads:
            return "leader"
        waiting = sum(i.state == SENT for i in self._sent.values())
        return "full" if max(1, len(self._group)) + waiting >= LARGEST_GROUP else ""

    def invite(self, uid: str) -> bool:
        """C4.1. Sends an invitation; False when that can't be."""
        person = self.person(uid)
        if person is None or self.why_not(uid):
            return False
        self._sent[uid] = Invitation(person)
        self._changed()
        self.send(person, Message(INVITE))
        return True

    def withdraw(self, uid: str) -> None:
        """Takes an invitation back that waits for an answer."""
        invitation = self._sent.get(uid)
        if invitation is not None and invitation.state == SENT:
            del self._sent[uid]
            self._changed()
            self.send(invitation.who, Message(WITHDRAW))

    def answer(self, uid: str, accept: bool) -> None:
        """Answers an invitation of somebody; one who accepts leaves the group they were in."""
        invitation = next((i for i in self.asked if i.who.uid == uid), None)
        if invitation is None or self.me is None:
            return
        self.asked.remove(invitation)
        self._changed()
        if not accept:
            self.send(invitation.who, Message(DECLINE))
            return
        self.leave()
        for sent in [i.who.uid for i in self._sent.values()]:
            self.withdraw(sent)
        self._group = (invitation.who, self.me)
        self.send(invitation.who, Message(ACCEPT))

    # --- the group

    @property
    def group(self) -> tuple[Person, ...]:
        """The members as they are now, the leader first; alone: only the own player; nobody for a guest."""
        alone = (self.me,) if self.me is not None else ()
        return tuple(self._now(member) for member in self._group) or alone

    @property
    def leads(self) -> bool:
        """Whether the own player leads the group, or is alone."""
        return self.me is not None and (not self._group or self._group[0].uid == self.me.uid)

    def leave(self) -> None:
        """C3.5. The own player leaves; the next member leads."""
        others = [m for m in self._group if self.me is None or m.uid != self.me.uid]
        if not others:
            return
        self._group = ()
        self._changed()
        for member in others:
            self.send(member, Message(LEAVE))

    def remove(self, uid: str) -> None:
        """C3.5. The leader removes a member; nobody else can."""
        gone = next((m for m in self._group if m.uid == uid), None)
        if gone is None or not self.leads or self._mine(uid):
            return
        self._drop(uid)
        self.send(gone, Message(REMOVE))
        self._tell_group()

    # --- inside

    def _adopt(self) -> None:
        """Takes the newest snapshot over."""
        if self._fed is self._adopted:
            return
        self._adopted = self._fed
        seen = {p.uid: p for p in self._adopted}
        if seen != self._seen:
            self._seen = seen
            self._changed()

    def _now(self, member: Person) -> Person:
        if self._mine(member.uid):
            return self.me or member
        return self._seen.get(member.uid) or msgspec.structs.replace(member, state=AWAY, playing="")

    def _mine(self, uid: str) -> bool:
        return self.me is not None and uid == self.me.uid

    def _members(self) -> set[str]:
        return {member.uid for member in self._group}

    def _changed(self) -> None:
        self.version += 1

    def _tell(self, kind: str, who: Person) -> None:
        self._news.append(News(kind, who))
        self._changed()

    def _drop(self, uid: str) -> None:
        rest = tuple(m for m in self._group if m.uid != uid)
        self._group = rest if len(rest) > 1 else ()
        self._changed()

    def _tell_group(self) -> None:
        for member in self._group:
            if not self._mine(member.uid):
                self.send(member, Message(GROUP, self._group))

    def _age(self, dt: float) -> None:
        self._ms += dt
        for uid, invitation in list(self._sent.items()):
            invitation.left_ms -= dt
            if invitation.left_ms > 0:
                continue
            if invitation.state == SENT:
                invitation.state, invitation.left_ms = TIMED_OUT, OUTCOME_MS
                self._tell(TIMED_OUT, invitation.who)
            else:
                del self._sent[uid]
                self._changed()
        for invitation in list(self.asked):
            invitation.left_ms -= dt
            if invitation.left_ms <= 0:
                self.asked.remove(invitation)
                self._changed()

    # --- messages

    def _take(self, sender: Person, message: Message) -> None:
        if self.me is None or self._mine(sender.uid):
            return
        match message.kind:
            case "invite":
                self._invited(sender)
            case "withdraw":
                self.asked = [i for i in self.asked if i.who.uid != sender.uid]
                self._changed()
            case "accept" | "decline":
                self._answered(sender, message.kind == ACCEPT)
            case "leave":
                if sender.uid in self._members():
                    self._drop(sender.uid)
                    self._tell(LEFT, sender)
            case "remove":
                if self._group and self._group[0].uid == sender.uid:
                    self._group = ()
                    self._tell(REMOVED, sender)
            case "group":
                self._regroup(sender, message.members)
            case "queue" | "unqueue":
                if self._group and self._group[0].uid == sender.uid:
                    self._news.append(News(message.kind, sender, message.title, message.count))

    def _invited(self, sender: Person) -> None:
        """An invitation of somebody blocked, in the middle of a match, or that is one of too many, is declined without
        a word."""
        if sender.uid in self._members():
            return
        self.asked = [i for i in self.asked if i.who.uid != sender.uid]
        if self.me is None or self.me.state == BUSY or not self._belongs(sender.uid, None) or self._nags(sender.uid):
            self.send(sender, Message(DECLINE))
            return
        self._asks.append((self._ms, sender.uid))
        self.asked.append(Invitation(sender, ASKED))
        self._tell(ASKED, sender)

    def _nags(self, uid: str) -> bool:
        """Whether somebody has asked too often lately, or everybody together has, or too many invitations wait."""
        self._asks = [(at, who) for at, who in self._asks if self._ms - at < ASKS_MS]
        often = sum(who == uid for _, who in self._asks) >= MOST_ASKS or len(self._asks) >= MOST_ASKS_IN_ALL
        return often or len(self.asked) >= MOST_ASKED

    def _answered(self, sender: Person, yes: bool) -> None:
        invitation = self._sent.get(sender.uid)
        if invitation is None or invitation.state != SENT:
            if yes and sender.uid not in self._members():
                self.send(sender, Message(REMOVE))  # too late
            return
        invitation.state, invitation.left_ms = ACCEPTED if yes else DECLINED, OUTCOME_MS
        if not yes:
            self._tell(DECLINED, sender)
        elif self.me is not None:
            self._group = (*(self._group or (self.me,)), sender)
            self._tell(JOINED, sender)
            self._tell_group()

    def _regroup(self, leader: Person, members: tuple[Person, ...]) -> None:
        """The leader's word on the members of the group; of anybody else it says nothing."""
        led = self._group[:1]
        fits = bool(members) and members[0].uid == leader.uid and len(members) <= LARGEST_GROUP
        if not fits or not led or led[0].uid != leader.uid:
            return
        if not any(self._mine(member.uid) for member in members):
            self._group = ()
            self._tell(REMOVED, leader)
            return
        before, self._group = self._members(), members
        self._changed()
        for member in members:
            if member.uid not in before:
                self._tell(JOINED, member)


def _away(known: KnownPlayer) -> Person:
    return Person(known.uid, known.name, known.icon, known.level, AWAY)


def _by_name(person: Person) -> tuple[str, str]:
    return name_key(person.name), person.uid
