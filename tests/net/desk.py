"""A room without sockets for tests: messages go through bytes as on the network, time passes when it is told to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import game
from game.bots.levels import DEFAULT_LEVEL
from game.core.rng import Stream
from game.net import giving_up, pausing, wire
from game.net.client import RoomClient
from game.net.errors import NetError
from game.net.match_host import MatchHost
from game.net.members import Member
from game.net.protocol import Answer, Entered, Propose, Refused, SetChair, SetOrder, SetPause, Sync, Undo, Who, Why
from game.net.room import PLAYING, Room
from game.net.room_match import RoomMatch
from tests.net.rooms import Home


class Unsaved(RoomMatch):
    """A match that is written nowhere."""

    def made(self) -> None:
        """No journal either."""

    def save(self) -> None:
        """Nothing."""

    def finish(self) -> None:
        """Nothing."""


class Bots:
    """Bots that choose at once what time would."""

    def __init__(self) -> None:
        self.session: Any = None
        self.seat = -1

    def ask(self, session: Any, seat: int, level: str, seed: int, wishes: object = None) -> None:
        self.session, self.seat = session, seat

    def poll(self) -> str | None:
        question = self.session.question(self.seat) if self.session is not None else None
        return question.default() if question is not None else None

    def gave_up(self) -> bool:
        return False

    def cancel(self) -> None:
        self.session = None

    def close(self) -> None:
        """Nothing runs."""


def waiting_room(title: str = "creed", count: int = 2, names: tuple[str, ...] = ("Ember", "Ash"),
                 **more: Any) -> tuple[Room, list[Member]]:
    """A room and its members, of whom the first leads."""
    room = Room(title, count, "room", more.pop("options", None))
    room.own |= more.pop("own", {})
    found = [room.enter([Who(one) for one in name.split("+")], b"", False, at == 0)[0] for at, name in enumerate(names)]
    return room, found


class Desk:
    """A match of a room with a client at every member. `sent`: member -> the bytes that went to it; `heard`: the
    messages that came of them; `deaf`: members that get nothing."""

    def __init__(self, title: str = "creed", count: int = 2, names: tuple[str, ...] = ("Ember", "Ash"), *,
                 data: Path | None = None, seed: int = 5, session: Any = None, **more: Any) -> None:
        self.now = 1000.0
        self.room, found = waiting_room(title, count, names, **more)
        for number, plan in enumerate(self.room.seats):
            if plan.kind == "open":
                self.room.seat_bot(number, DEFAULT_LEVEL)
        infos, options, clock = self.room.seat_infos(seed), dict(self.room.options), self.room.own["clock"]
        kind = Unsaved if data is None else RoomMatch
        home: Any = Home(data) if data is not None else None
        self.match = kind.new(home, title, infos, options, seed, clock)
        if session is not None:
            self.match.session = session
        self.room.phase, self.room.match_id = PLAYING, self.match.match_id
        self.match_host = MatchHost(self.room, self.match, self.send, Bots, lambda: self.now)
        self.sent: dict[int, list[bytes]] = {}
        self.heard: dict[int, list[Any]] = {}
        self.clients: dict[int, RoomClient] = {}
        self.deaf: set[int] = set()
        for member in found:
            self.come(member)

    def come(self, member: Member) -> RoomClient:
        """A member with a fresh client sits down."""
        number = member.number
        client = RoomClient(lambda message: self.hear(number, message))
        self.sent[number], self.heard[number], self.clients[number] = [], [], client
        self.send((number,), Entered(number, b"", member.leads))
        self.send((number,), self.room.info(member))
        self.match_host.welcome(member)
        return client

    def look_on(self, name: str = "Moth") -> RoomClient:
        """Another member, who looks on."""
        member, _ = self.room.enter([Who(name)], b"", True)
        return self.come(member)

    def send(self, members: Any, message: Any) -> None:
        """As a host sends: encoded once."""
        data = wire.ENCODE(message)
        for number in [one for one in members if one in self.clients and one not in self.deaf]:
            self.sent[number].append(data)
            decoded = wire.from_host(data)
            self.heard[number].append(decoded)
            self.clients[number].take(decoded)

    def hear(self, number: int, message: Any) -> Refused | None:
        """A message of a member; the refusal, which it gets too."""
        try:
            self.dispatch(self.room.members.all[number], wire.from_peer(wire.ENCODE(message)))
        except NetError as problem:
            refusal = Refused(problem.key, dict(problem.args_))
            self.send((number,), refusal)
            return refusal
        return None

    def dispatch(self, member: Member, message: Any) -> None:
        """To the match."""
        match message:
            case Answer():
                self.match_host.answer(member, message)
            case Undo():
                self.match_host.undo(member, message)
            case Why():
                self.send((member.number,), self.match_host.why(member, message))
            case SetOrder():
                self.match_host.order(member, message)
            case Sync():
                self.match_host.sync(member, message)
            case SetChair():
                self.match_host.hand(member, message)
            case Propose():
                giving_up.take(self.match_host, member, message)
            case SetPause(what):
                pausing.take(self.match_host, member, what)

    def go(self, number: int) -> None:
        """A member's connection is gone."""
        self.room.drop(number, self.now)
        self.deaf.add(number)
        self.match_host.unsubscribe(number)

    def back(self, number: int) -> None:
        """It comes back with what it knows."""
        member = self.room.members.all[number]
        member.here, member.gone_s = True, -1.0
        self.deaf.discard(number)
        self.match_host.welcome(member, self.clients[number].have())

    def wait(self, seconds: float, steps: int = 1) -> None:
        """Time passes, with that many ticks."""
        for _ in range(steps):
            self.now += seconds / steps
            self.match_host.tick()

    def asked(self) -> tuple[int, int, Any]:
        """The member, seat and question of somebody who is asked."""
        return next((number, question.seat, question) for number, client in self.clients.items() if client.mirror
                    for question in client.mirror.questions() if question.options())

    def step(self, stream: Stream) -> bool:
        """Somebody answers at random; False when nobody is asked."""
        try:
            number, seat, question = self.asked()
        except StopIteration:
            return False
        self.clients[number].answer(seat, stream.pick(question.options()).key)
        return True

    def play(self, stream: Stream, steps: int) -> None:
        """So many answers, or until the end; time passes when nobody is asked."""
        for _ in range(steps):
            if not self.step(stream):
                self.wait(1.0)


TITLES = list(game.TITLES)
