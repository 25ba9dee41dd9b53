"""Matches over real sockets whose connections are cut at random points (C8.6): what `test_drops` and
`bench.lan_drops` share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from game.core.rng import Stream
from game.core.session import Session
from game.net.delta import ENCODE
from game.net.host import Host
from game.net.parts import ONLOOKER
from game.net.peer import ENDED, HERE
from game.net.protocol import Answer
from tests.net.rooms import PATIENCE_S, Guest, begin, guests, knows, room_of

HALF_FRAME = b"\x82\xfe\x01\x00half a message"
WAYS = ("cable", "host", "half", "answered", "restarted", "asleep")
"""The peer's end breaks; the host's; in the middle of a message; right after an answer was sent; the program is
started again and knows no more than its token; an answer is tried while there is no connection."""
NAMES = ("Ember", "Ash", "Moth", "Flint")


@dataclass
class Tally:
    """What happened. `faults`: what must not have."""

    drops: int = 0
    matches: int = 0
    answers: int = 0
    secret: int = 0
    again: int = 0
    ways: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


class Dropping:
    """One match with its guests. `taken`: what the host took, by the number of the question."""

    def __init__(self, host: Host, found: list[Guest], stream: Stream, tally: Tally) -> None:
        self.host, self.guests, self.stream, self.tally = host, found, stream, tally
        self.match_host: Any = host.match_host
        self.taken: list[tuple[int, int, str]] = []
        self.tried: dict[tuple[int, int], int] = {}
        real = self.match_host.answer

        def answer(member: Any, given: Answer) -> None:
            secret = len(self.match_host.match.session.questions()) > 1
            real(member, given)
            self.taken.append((given.number, given.seat, given.key))
            tally.secret += secret

        self.match_host.answer = answer

    async def settled(self) -> None:
        """Waits until everybody is here and knows all answers."""
        for at in range(len(self.guests)):
            guest = self.guests[at]
            await guest.until(lambda g=guest: g.client.link.state == HERE and knows(g))
        async with asyncio.timeout(PATIENCE_S):
            while self.match_host._held or not all(map(knows, self.guests)):
                await asyncio.sleep(0.002)

    def open(self) -> list[tuple[int, Any]]:
        """The guests who are asked, and what."""
        return [(at, question) for at, guest in enumerate(self.guests) if guest.client.link.state == HERE
                and guest.mirror is not None for question in guest.mirror.questions() if question.options()]

    async def asked(self) -> tuple[int, Any] | None:
        """Somebody who is asked; None at the end of the match."""
        async with asyncio.timeout(PATIENCE_S):
            while not self.match_host.over:
                found = self.open()
                if found:
                    return self.stream.pick(found)
                await asyncio.sleep(0.002)
        return None

    def answer(self, at: int, question: Any) -> None:
        """A choice at random."""
        self.tried[(question.seat, question.number)] = self.tried.get((question.seat, question.number), 0) + 1
        self.guests[at].client.answer(question.seat, self.stream.pick(question.options()).key)

    async def drop(self, way: str, at: int, question: Any) -> None:
        """Breaks a connection."""
        guest = self.guests[at]
        self.tally.drops += 1
        self.tally.ways[way] = self.tally.ways.get(way, 0) + 1
        if way == "host":
            connection = self.host.connections.get(guest.client.member)
            if connection is not None:
                connection.abort()
        elif way == "half" and guest.peer._socket is not None:
            guest.peer._socket.transport.write(HALF_FRAME)
        elif way in ("answered", "restarted"):
            self.answer(at, question)
            for _ in range(self.stream.below(12)):
                await asyncio.sleep(0)
        guest.peer.cut()
        if way == "asleep":
            await guest.until(lambda: guest.client.link.state != HERE)
            if guest.client.answer(question.seat, question.default()):
                self.tally.faults.append("an answer was taken without a connection")
        if way == "restarted":
            await self.start_again(at)

    async def start_again(self, at: int) -> None:
        """The program ends, and another one comes with the same token."""
        old = self.guests[at]
        await old.peer.stop()
        old.task.cancel()
        await asyncio.gather(old.task, return_exceptions=True)
        self.guests[at] = Guest(self.host, NAMES[at], token=old.peer.token)

    def check(self) -> None:
        """Everything that must be so at any time."""
        session, tally = self.match_host.match.session, self.tally
        log = [(entry.seat, entry.key) for entry in session.log]
        faults = []
        if log != [(seat, key) for _, seat, key in self.taken]:
            faults.append("the log is not what was answered")
        if len({number for number, _, _ in self.taken}) != len(self.taken):
            faults.append("a question was answered twice")
        if Session.load({session.spec.code: session.spec}, session.save()).digest() != session.digest():
            faults.append("the log leads to another match")
        for guest in self.guests:
            faults += [f"{guest.peer.persons[0].name}: {fault}" for fault in self.faults_of(guest, log)]
        tally.faults += faults

    def faults_of(self, guest: Guest, log: list[tuple[int, str]]) -> list[str]:
        """What a guest knows wrongly."""
        session, found = self.match_host.match.session, []
        for stream, picture in guest.mirror.streams.items():
            seat = None if stream == ONLOOKER else stream
            if ENCODE(picture.table.view) != ENCODE(session.view(seat)):
                found.append("another view")
            events = [msgspec.structs.replace(event, no=no) for no, event in enumerate(session.events(0, seat))]
            if picture.events != events:
                found.append("other events")
            given = iter([key for by, key in log if by == stream])
            if not all(key in given for _, key in sorted(picture.own.items())):
                found.append("an answer that was seen as taken is not in the log")
        if guest.client.findings or guest.client._failed:
            found.append("a picture was in doubt")
        return found


async def drop_many(data: Path, title: str, drops: int, seed: int, tally: Tally, seats: int = 2) -> None:
    """One match with so many drops, or until its end."""
    stream = Stream(seed, "drops")
    async with room_of(data, title, seats) as host:
        found = await guests(host, *NAMES[:seats])
        await begin(found)
        match = Dropping(host, found, stream, tally)
        until = tally.drops + drops
        while tally.drops < until:
            asked = await match.asked()
            if asked is None:
                break
            if stream.below(3):
                match.answer(*asked)
                await asyncio.sleep(0)
            else:
                await match.drop(WAYS[tally.drops % len(WAYS)], *asked)
            if not stream.below(4):
                await match.settled()
        await match.settled()
        match.check()
        tally.matches += 1
        tally.answers += len(match.match_host.match.session.log)
        tally.again += sum(count > 1 for count in match.tried.values())
        await asyncio.gather(*(guest.peer.stop() for guest in match.guests))
        for guest in match.guests:
            await guest.until(lambda g=guest: g.client.link.state == ENDED)
