"""A program with a finder, for tests: says in JSON lines what it sees, and does what it is told on lines.

    python finder_child.py [ROOM]

With a room it announces one of that name and listens. Commands: "free N" (seats of the room), "withdraw", "doctor",
"close".
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.net.addresses import PORT
from game.net.announcement import Announcement
from game.net.finding import Finder, Seen


def say(**words: object) -> None:
    print(json.dumps({"at": time.monotonic(), **words}), flush=True)


def say_rows(rows: tuple[Seen, ...]) -> None:
    say(
        rooms=[row.what.room for row in rows],
        free=[row.what.free for row in rows],
        numbers=[row.numbers for row in rows],
        ports=[row.port for row in rows],
    )


def room(name: str, free: int) -> Announcement:
    key = hashlib.sha256(name.encode()).hexdigest()[:32]
    return Announcement(kind="room", key=key, game="creed", room=name, seats=4, free=free, state="open")


async def told(name: str, port: int, finder: Finder, command: str) -> None:
    word, _, argument = command.strip().partition(" ")
    if word == "free":
        await finder.announce(room(name, int(argument)), port)
    elif word == "withdraw":
        await finder.withdraw("room")
    elif word == "doctor":
        from game.net.doctor import examine

        findings = await examine(finder.seen(), port or PORT, hosting=bool(port))
        say(findings=[(found.key, found.state, found.args) for found in findings])


async def main(name: str) -> None:
    port = 0
    if name:
        server = await asyncio.start_server(lambda _, writer: writer.close(), None, 0, family=2)
        port = server.sockets[0].getsockname()[1]
    finder = Finder(say_rows)
    await finder.open()
    if name:
        await finder.announce(room(name, 3), port)
    say(ready=time.monotonic(), rooms=[row.what.room for row in finder.seen()], problem=str(finder.problem or ""))
    while (command := (await asyncio.to_thread(sys.stdin.readline)).strip()) not in ("", "close"):
        await told(name, port, finder, command)
    with contextlib.suppress(BrokenPipeError):  # the test has ended
        await finder.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else ""))
