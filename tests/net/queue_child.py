"""A program that waits for a match, for tests of whole networks: says in JSON lines how it stands.

    python queue_child.py FOLDER NAME

Commands on lines: "queue COUNT", "leave" (the queue, or the room that it led to), "clock SECONDS" (the clock is set
forward by so much), "close".
"""

from __future__ import annotations

import json
import queue
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import game
from game.net import queueing
from game.net.protocol import Who
from game.net.queueing import Queueing
from game.net.service import Service
from game.people_here import person_of
from tests.net.rooms import Home

TITLE = "realigious"
FRAME_S = 0.01


def say(**words: object) -> None:
    print(json.dumps({"at": time.monotonic(), **words}), flush=True)


class Program:
    """`commands` come from another thread."""

    def __init__(self, folder: Path, name: str) -> None:
        game.TITLES[TITLE]  # loaded, as in a menu that shows it
        home = Home(folder)
        self.service = Service(home)
        self.people = self.service.people(lambda: home.store, dict)
        self.me = home.store.create_profile(name, "profile/1")
        self.people.become(person_of(self.me))
        self.people.visible = True
        self.queueing: Queueing | None = None
        self._said: object = None

    def run(self, commands: queue.SimpleQueue[str]) -> None:
        while True:
            command = commands.get() if not commands.empty() else ""
            word, _, argument = command.partition(" ")
            if word == "close":
                break
            if word == "queue":
                say(pressed=True)
                who = Who(self.me.name, self.me.icon)
                self.queueing = self.service.queue(self.people, TITLE, int(argument), [who])
            elif word == "leave" and self.queueing is not None:
                self.queueing.leave()
                if self.queueing.standing.link is not None:
                    self.queueing.standing.link.close()
                self.queueing = None
            elif word == "clock":
                queueing.time = SimpleNamespace(  # type: ignore[assignment]
                    time=lambda by=int(argument): time.time() + by, monotonic=time.monotonic
                )
            self.people.poll(FRAME_S * 1000)
            self._tell()
            time.sleep(FRAME_S)
        self.people.close()
        self.service.close()

    def _tell(self) -> None:
        standing = self.queueing.standing if self.queueing is not None else None
        room = None
        if standing is not None and standing.link is not None:
            standing.link.poll()
            room = standing.link.client.room
        there = [one for one in room.members if one.here] if room is not None else []
        members = sorted(who.name for one in there for who in one.persons)
        waits = self.queueing._queue.state if self.queueing is not None and self.queueing._queue is not None else ""
        state, key = (standing.state, standing.key) if standing is not None else ("", "")
        now = {
            "seen": sorted(one.name for one in self.people.listed()), "members": members, "queue": waits,
            "state": state, "key": key,
        }  # fmt: skip
        if now != self._said:
            self._said = now
            say(**now)


def main(folder: str, name: str) -> None:
    commands: queue.SimpleQueue[str] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            commands.put(line.strip())
        commands.put("close")

    threading.Thread(target=read, daemon=True).start()
    Program(Path(folder), name).run(commands)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
