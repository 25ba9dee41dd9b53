"""Rooms on real sockets for tests: a host and peers in one loop, on loopback, over TLS."""

from __future__ import annotations

import asyncio
import functools
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from game.core.rng import Stream
from game.net import wire
from game.net.client import RoomClient
from game.net.host import Host
from game.net.identity import Identity, peer_context
from game.net.peer import ENDED, HERE, Peer, RoomAddress
from game.net.protocol import Ready, Start, Who
from game.net.room import Room
from game.store.profiles import Store
from game.store.replays import ReplayFolder
from game.store.saves import SaveFolder
from game.store.settings import Settings

PATIENCE_S = 90.0
"""Only so that a broken program ends the test."""


class Home:
    """A data folder of its own."""

    def __init__(self, data: Path) -> None:
        self.data, self.settings = data, Settings()
        self.saves, self.replays, self.store = SaveFolder(data), ReplayFolder(data), Store(data)


class Guest:
    """A peer with what it knows, and a way to wait for it."""

    def __init__(self, host: Host, name: str, **more: Any) -> None:
        place = more.pop("place", None) or RoomAddress(("127.0.0.1",), host.port, host.fingerprint)
        persons = [Who(one) for one in name.split("+")]
        self.host = host
        self.client = RoomClient(self.send)
        self.peer = Peer(persons, place, peer_context(), self._hear, have=self.client.have, **more)
        self.heard: list[Any] = []
        self._changed = asyncio.Event()
        self.task = asyncio.create_task(self.peer.run())

    def send(self, message: Any) -> None:
        """To the host."""
        self.peer.send(message)

    async def until(self, holds: Callable[[], object]) -> None:
        """Waits until something holds that a message brings about."""
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                self._changed.clear()
                await self._changed.wait()

    async def here(self) -> None:
        """Waits until it is in the room."""
        await self.until(lambda: (self.client.link.state in (HERE, ENDED) and self.client.room is not None)
                         or self.client.link.state == ENDED)

    def _hear(self, message: Any) -> None:
        self.heard.append(message)
        self.client.take(message)
        self._changed.set()

    @property
    def mirror(self) -> Any:
        """The match as it knows it."""
        return self.client.mirror


@functools.cache
def identity() -> Identity:
    """One for all tests of a process: making a key takes a while."""
    return Identity.load(Path(tempfile.mkdtemp()))


@asynccontextmanager
async def room_of(data: Path, title: str = "creed", count: int = 2, **more: Any) -> AsyncIterator[Host]:
    """An open room, closed at the end."""
    me = identity()
    options, burst = more.pop("options", None), more.pop("burst", 1_000_000)
    host = Host(Home(data), Room(title, count, "room", options), me.host_context(), me.fingerprint, **more)
    await host.listen(0)
    try:
        with mock.patch.object(wire, "BURST", burst):  # guests in tests choose faster than persons
            yield host
    finally:
        await host.close()


async def guests(host: Host, *names: str, **more: Any) -> list[Guest]:
    """Peers that have come in, the first one leads."""
    found = []
    for at, name in enumerate(names):
        guest = Guest(host, name, token=host.lead if at == 0 else b"", **more)
        await guest.here()
        found.append(guest)
    return found


async def begin(found: list[Guest]) -> None:
    """Everybody is ready, and the first one starts."""
    for guest in found:
        for seat, plan in enumerate(guest.client.room.seats if guest.client.room else []):
            if plan.member == guest.client.member and plan.kind == "person":
                guest.send(Ready(seat, True))
    leader = found[0]
    await leader.until(lambda: all(plan.ready or plan.member == leader.client.member or plan.kind == "bot"
                                   for plan in leader.client.room.seats))
    leader.send(Start())
    for guest in found:
        await guest.until(lambda g=guest: g.mirror is not None and g.mirror.table is not None)


async def step(found: list[Guest], stream: Stream) -> bool:
    """One of the guests answers a question of its own at random, and all hear what they may know of it; False when
    nobody is asked."""
    asked = [(guest, question) for guest in found for question in guest.mirror.questions() if question.options()]
    if not asked:
        return False
    guest, question = stream.pick(asked)
    answers = len(guest.mirror.log)
    guest.client.answer(question.seat, stream.pick(question.options()).key)
    await guest.until(lambda: len(guest.mirror.log) > answers or guest.mirror.outcome is not None)
    for other in found:
        await other.until(lambda o=other: knows(o))
    return True


def knows(guest: Guest) -> bool:
    """Whether a guest has heard of all that its streams may know, where its host is in this program."""
    if guest.host.match_host is None:
        return True
    feeds = guest.host.match_host.feeds
    return guest.mirror is not None and bool(guest.mirror.streams) and all(
        one.stream in feeds and one.no == feeds[one.stream].no for one in guest.mirror.streams.values())


def later(seconds: float) -> None:
    """For the loop that runs, so much time has gone by."""
    loop: Any = asyncio.get_running_loop()
    real = loop.time
    loop.time = lambda: real() + seconds


def run(body: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """A test that needs a loop."""
    asyncio.run(body())
