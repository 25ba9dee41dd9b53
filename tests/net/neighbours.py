"""Several programs on one network, for tests: services with real sockets on loopback addresses of their own, which see
each other's announcements without multicast."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from game.net import queueing
from game.net.announcement import Announcement, label_of, read, written
from game.net.errors import NetError
from game.net.finding import Seen
from game.net.people import PeopleOnNetwork
from game.net.presence import Presence
from game.net.protocol import Who
from game.net.queueing import Queueing, Standing
from game.net.service import Service
from game.people import Person
from game.people_here import person_of
from tests.net.rooms import PATIENCE_S, Home

FRAME_S = 0.01


class Air:
    """What is announced: row and who announces it. `hidden(by, to)` tells what is not seen."""

    def __init__(self) -> None:
        self.rows: dict[str, tuple[int, Seen]] = {}
        self.hidden: Callable[[int, int], bool] = lambda _by, _to: False


class Ear:
    """A finder of one program."""

    def __init__(self, air: Air, number: int) -> None:
        self.problem: NetError | None = None
        self._air, self.number = air, number
        self._last: tuple[Seen, ...] = ()

    def seen(self) -> tuple[Seen, ...]:
        found = tuple(row for by, row in list(self._air.rows.values())
                      if by != self.number and not self._air.hidden(by, self.number))
        if found != self._last:
            self._last = found
        return self._last

    async def announce(self, what: Announcement, port: int) -> None:
        told = read({key.encode(): value.encode() for key, value in written(what).items()})
        assert told is not None
        name = label_of(told, port)
        self._air.rows = {**self._air.rows, name: (self.number, Seen(name, told, (f"127.0.0.{self.number}",), port))}

    async def withdraw(self, kind: str) -> None:
        self._air.rows = {name: row for name, row in self._air.rows.items()
                          if row[0] != self.number or row[1].what.kind != kind}

    def gone(self) -> None:
        """The program has ended without a word, and that was noticed."""
        self._air.rows = {name: row for name, row in self._air.rows.items() if row[0] != self.number}


class Program:
    """One program: its service, its player, and the people that it sees."""

    def __init__(self, air: Air, folder: Path, number: int, name: str) -> None:
        self.home = Home(folder)
        self.service = Service(self.home)
        self.number, self.ear = number, Ear(air, number)
        finder: Any = self.ear
        self.service._lobby.start = lambda: None  # type: ignore[method-assign]
        self.service.presence = Presence(self.service, lambda: finder, (f"127.0.0.{number}",), 0)
        self.profile = self.home.store.create_profile(name, "profile/1")
        self.people: PeopleOnNetwork = self.service.people(lambda: self.home.store, dict)
        self.people.become(person_of(self.profile))
        self.queueing: Queueing | None = None

    @property
    def who(self) -> Who:
        return Who(self.profile.name, self.profile.icon, self.profile.level)

    def other(self, name: str) -> Person:
        """Somebody whom it sees."""
        return next(person for person in self.people.listed() if person.name == name)

    def queue(self, count: int, waited: int = 0) -> Queueing:
        """Presses Start matching, or has done so that many seconds ago."""
        clock = SimpleNamespace(time=lambda: time.time() - waited, monotonic=time.monotonic)
        with mock.patch.object(queueing, "time", clock):
            self.queueing = self.service.queue(self.people, "realigious", count, [self.who], port=0)
        return self.queueing

    @property
    def standing(self) -> Standing:
        assert self.queueing is not None
        return self.queueing.standing

    def frame(self, ms: float = FRAME_S * 1000) -> list[str]:
        """The kinds of news of a frame."""
        link = self.queueing.standing.link if self.queueing is not None else None
        if link is not None:
            link.poll()
        return [news.kind for news in self.people.poll(ms)]

    def vanish(self) -> None:
        """Its calls end without a word, as if the cable were pulled."""
        presence = self.service.presence

        async def dead() -> None:
            if presence._calls is not None:
                await presence._calls.close()
            for task in presence._tasks:
                task.cancel()

        self.service.spawn(dead()).result(PATIENCE_S)


@contextmanager
def programs(folder: Path, *names: str) -> Iterator[list[Program]]:
    """So many programs that see each other."""
    air = Air()
    found = [Program(air, folder / name, number, name) for number, name in enumerate(names, 2)]
    try:
        yield found
    finally:
        for one in found:
            one.service.close()
            one.home.store.close()


def until(found: list[Program], holds: Callable[[], Any], within_s: float = PATIENCE_S) -> float:
    """Frames pass until something holds; after how many seconds."""
    begin = time.monotonic()
    while not holds():
        for one in found:
            one.frame()
        if time.monotonic() - begin > within_s:
            raise AssertionError([one.queueing.standing if one.queueing else one.people.group for one in found])
        time.sleep(FRAME_S)
    return time.monotonic() - begin


def run(service: Service, work: Any) -> Any:
    """Does something on the loop of a service."""
    return asyncio.run_coroutine_threadsafe(work, service._loop).result(PATIENCE_S)
