"""C3.4, C8.3. Finding a match without a server: whoever waits tells everybody, and the one who has waited longest
gathers the others in two steps. No sockets and no clock of its own: others are seen by `see`, messages come by `hear`,
time passes by `tick`, and what is to be sent comes back.

    waiting   the longest waiting of all who fit offers ->  offering (all others that fill the table)
    offering  everybody accepts -> gathered: opens a room, and calls them in;  somebody declines, vanishes or is late
              -> calls the offers off, passes over the one who failed for a while, waits on
    waiting   an offer comes -> promised to that one for PROMISE_S, declines others
    promised  called -> goes to the room;  called off or nothing heard in time -> waits on;  a call that comes later
              than that is followed by one who has not promised to anybody else meanwhile
    waiting   those who have waited longer do not offer, for LATE_S each -> offers, to them as well

Two offers that overlap: the first who is asked promises; one who offers gives way to an offer of somebody who has
waited longer. Every promise and every offer ends by itself, so after any loss all are waiting again within 5 s.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

OFFER_S = 1.5
"""So long an offer waits for the answers of all."""
PROMISE_S = 2.5
"""So long somebody waits to be called after accepting."""
PASSED_OVER_S, MOST_PASSED_OVER_S = 3.0, 60.0
"""So long an offer is not made again to the one who did not answer; each time twice as long."""
PATIENT = 2
"""Who has failed so often is promised nothing either while passed over: one who offers again and again and never calls
keeps nobody out."""
DECLINED_S = 0.4
"""The same for the one who declined, and so is there."""
LATE_S = 1.0
MOST_LATE_S = 3.0
"""So long each who has waited longer is given to offer, and all of them together."""
LONELY_S = 20.0
"""After so long without anybody in sight bots are offered."""
WAITING, OFFERING, PROMISED, GATHERED, CALLED = "waiting", "offering", "promised", "gathered", "called"


class Waiter(msgspec.Struct, frozen=True, order=True):
    """Somebody who waits, with a group of `size` persons: `since` seconds since 1970 by their own clock. The order is
    that of waiting; equal times go by `uid`."""

    since: int
    uid: str
    size: int = 1


class MatchOffer(msgspec.Struct, array_like=True, tag="offer", frozen=True):
    """"Will you play with me?" `number` tells the offers of one sender apart; `since` is how long the sender waits."""

    number: int
    since: int


class Accept(msgspec.Struct, array_like=True, tag="yes", frozen=True):
    """"I will, and with nobody else for now." """

    number: int


class Decline(msgspec.Struct, array_like=True, tag="no", frozen=True):
    """"Not now." """

    number: int


class CallOff(msgspec.Struct, array_like=True, tag="off", frozen=True):
    """"It came to nothing, or I do not wait any more." """

    number: int


class Come(msgspec.Struct, array_like=True, tag="come", frozen=True):
    """"The room is open": where, by which token of the room's id, and how many machines are called into it, the one
    that keeps it among them."""

    number: int
    port: int
    room_id: str
    fingerprint: bytes
    machines: Annotated[int, Meta(ge=2, le=8)]


Message = MatchOffer | Accept | Decline | CallOff | Come
Sent = list[tuple[str, Message]]


class Queue:
    """One place in the queue for a game and a number of players. `others` are those who wait for the same; `state` is
    one of the five; `gathered` whom to call once the room is open; `called` where to go; `failures`: how often somebody
    has failed, from one place in the queue to the next; `origin`: by what, for all of one computer fail together."""

    def __init__(self, me: Waiter, count: int, now: float, failures: dict[str, int] | None = None,
                 origin: Callable[[str], str] = str) -> None:
        self.me, self.count = me, count
        self.state = WAITING
        self.others: tuple[Waiter, ...] = ()
        self.gathered: tuple[str, ...] = ()
        self.called: tuple[str, Come] | None = None
        self._number = 0
        self._until = self._most_until = 0.0
        self._asked: dict[str, bool] = {}
        self._promised = ("", 0)
        self._failures, self._origin = failures if failures is not None else {}, origin
        self._passed_over: dict[str, float] = {}
        self._held_up_since: float | None = None
        self._alone_since = now

    def see(self, others: Sequence[Waiter], now: float) -> Sent:
        """Everybody who waits for the same now, as announced; one who vanished is not waited for."""
        self.others = tuple(sorted(one for one in others if one.uid != self.me.uid and 0 < one.size < self.count))
        if self.others:
            self._alone_since = now
        there = {one.uid for one in self.others}
        if self.state == OFFERING and not there.issuperset(self._asked):
            return self._fail([uid for uid in self._asked if uid not in there], now)
        return self.tick(now)

    def lonely(self, now: float) -> bool:
        """Whether nobody has been seen for so long that bots are offered (C3.4)."""
        return self.state == WAITING and now - self._alone_since >= LONELY_S

    def tick(self, now: float) -> Sent:
        """Time has passed."""
        if self.state == OFFERING and now >= self._until:
            return self._fail([uid for uid, accepted in self._asked.items() if not accepted], now)
        if self.state == PROMISED and now >= self._until:
            self.state = WAITING
            self.pass_over([self._promised[0]], now)
        if self.state == WAITING:
            return self._offer(now)
        return []

    def hear(self, sender: str, message: Message, now: float) -> Sent:
        """A message of somebody. What does not fit is answered so that the other side does not wait in vain."""
        match message:
            case MatchOffer():
                return self._offered(sender, message, now)
            case Accept(number):
                return self._accepted(sender, number, now)
            case Decline(number):
                if self._asks(sender, number):
                    return self._fail([sender], now, DECLINED_S)
            case CallOff(number):
                if self._promised == (sender, number):
                    self._promised = ("", 0)
                    if self.state == PROMISED:
                        self.state, self._held_up_since = WAITING, None
                        return self.tick(now)
            case Come():
                if self._promised == (sender, message.number) and self.state in (WAITING, OFFERING, PROMISED):
                    return self._follow(sender, message)
        return []

    def unreached(self, uid: str, number: int, now: float) -> Sent:
        """An offer could not be made."""
        return self._fail([uid], now) if self._asks(uid, number) else []

    def leave(self) -> Sent:
        """Nobody waits here any more; those who were asked, promised to or gathered are told."""
        sent: Sent = []
        if self.state == GATHERED:
            sent = [(uid, CallOff(self._number)) for uid in self.gathered]
        elif self.state == OFFERING:
            sent = [(uid, CallOff(self._number)) for uid in self._asked]
        elif self.state in (PROMISED, CALLED):
            sent = [(self._promised[0], Decline(self._promised[1]))]
        self.state, self._promised = WAITING, ("", 0)
        self.others = ()
        return sent

    def come(self, port: int, room_id: str, fingerprint: bytes) -> Sent:
        """The room for whom was gathered is open."""
        come = Come(self._number, port, room_id, fingerprint, 1 + len(self.gathered))
        return [(uid, come) for uid in self.gathered]

    def pass_over(self, who: Sequence[str], now: float, seconds: float = PASSED_OVER_S) -> None:
        """Some who failed are not offered to for a while."""
        for one in {self._origin(uid) for uid in who}:
            failed = self._failures.get(one, 0) if seconds == PASSED_OVER_S else 0
            self._failures[one] = self._failures.get(one, 0) + (seconds == PASSED_OVER_S)
            until = now + min(MOST_PASSED_OVER_S, seconds * 2.0 ** min(failed, 10))
            self._passed_over[one] = max(self._passed_over.get(one, 0.0), until)

    def _is_passed_over(self, uid: str, now: float) -> bool:
        return self._passed_over.get(self._origin(uid), 0.0) > now

    # --- offering

    def _offer(self, now: float) -> Sent:
        """Offers if the table can be filled, and nobody who could be in it has waited longer or that one is late."""
        free = [one for one in self.others if not self._is_passed_over(one.uid, now)]
        party = fitting(free, self.count - self.me.size)
        others_turn = any(one < self.me for one in party) or any(self._would_offer(one, free) for one in free)
        if not party or not others_turn:
            self._held_up_since = None
        elif self._held_up_since is None:
            self._held_up_since = now
        patience = min(MOST_LATE_S, LATE_S * sum(one < self.me for one in self.others))
        if not party or (self._held_up_since is not None and now - self._held_up_since < patience):
            return []
        self._number += 1
        self.state, self._until = OFFERING, now + OFFER_S
        self._asked = {one.uid: False for one in party}
        return [(uid, MatchOffer(self._number, self.me.since)) for uid in self._asked]

    def _would_offer(self, other: Waiter, free: Sequence[Waiter]) -> bool:
        """Whether somebody who has waited longer can fill a table with this one in it."""
        if other > self.me:
            return False
        rest = sorted([one for one in free if one.uid != other.uid] + [self.me])
        party = fitting(rest, self.count - other.size)
        return self.me in party

    def _accepted(self, sender: str, number: int, now: float) -> Sent:
        if not self._asks(sender, number):
            return [(sender, CallOff(number))] if sender not in self.gathered else []
        self._asked[sender] = True
        if all(self._asked.values()):
            self.state, self.gathered = GATHERED, tuple(self._asked)
        return []

    def _asks(self, uid: str, number: int) -> bool:
        """Whether the offer of that number to somebody is open."""
        return self.state == OFFERING and number == self._number and uid in self._asked

    def _fail(self, who: Sequence[str], now: float, seconds: float = PASSED_OVER_S) -> Sent:
        """The offer came to nothing because of some, who are passed over for a while."""
        self.pass_over(who, now, seconds)
        asked, self._asked = self._asked, {}
        self.state = WAITING
        return [(uid, CallOff(self._number)) for uid in asked if uid not in who] + self.tick(now)

    # --- being offered

    def _offered(self, sender: str, offer: MatchOffer, now: float) -> Sent:
        """Promises to the first who asks; one who offers gives way to the one who has waited longer."""
        sent: Sent = []
        if self._failures.get(self._origin(sender), 0) >= PATIENT and self._is_passed_over(sender, now):
            return [(sender, Decline(offer.number))]
        if self.state == OFFERING and (offer.since, sender) < (self.me.since, self.me.uid):
            sent = [(uid, CallOff(self._number)) for uid in self._asked if uid != sender]
            self._asked, self.state = {}, WAITING
        if self.state == PROMISED and self._promised[0] == sender:
            self.state = WAITING  # the same one asks anew: its earlier offer is over
        elif self.state == WAITING:
            self._most_until = now + 2 * PROMISE_S
        if self.state != WAITING:
            return [*sent, (sender, Decline(offer.number))]
        self.state, self._promised = PROMISED, (sender, offer.number)
        self._until = min(now + PROMISE_S, self._most_until)
        return [*sent, (sender, Accept(offer.number))]

    def _follow(self, sender: str, come: Come) -> Sent:
        """The room that was promised to is open, be it late: its host sits there and waits. An own offer gives way."""
        sent: Sent = [(uid, CallOff(self._number)) for uid in self._asked] if self.state == OFFERING else []
        self._asked, self.state, self.called = {}, CALLED, (sender, come)
        return sent


def fitting(waiters: Sequence[Waiter], places: int) -> tuple[Waiter, ...]:
    """Groups that fill so many places exactly, with those who have waited longest; () when there are none."""
    useful = [one for at, one in enumerate(waiters)
              if sum(other.size == one.size for other in waiters[:at]) * one.size < places]
    return _filling(useful, places) or ()


def _filling(waiters: Sequence[Waiter], places: int) -> tuple[Waiter, ...] | None:
    if places == 0:
        return ()
    for at, one in enumerate(waiters):
        rest = _filling(waiters[at + 1:], places - one.size) if one.size <= places else None
        if rest is not None:
            return (one, *rest)
    return None
