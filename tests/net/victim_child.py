"""A room, or a guest of one, as a program of its own that is attacked (C8.7): it polls like a window, and tells in JSON
lines what the attack did to it, one for each line that it reads.

    python victim_child.py host DATA [PASSPHRASE] | guest DATA PORT
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import queue
import sys
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.net import host, peer
from game.net.peer import RoomAddress
from game.net.protocol import Ready, Start, Who
from game.net.service import RoomLink, Service
from tests.net.rooms import Home

FRAME_S, LOOK_S = 0.016, 0.005
SEATS = 3
PATIENT = "PENTARCHY_PATIENT"
"""Where the environment says so, a machine that is busy is not taken for a network that is broken."""


def megabytes() -> float:
    """Memory of this process that is really in use."""
    return round(int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6, 1)


class Delays:
    """How late the network's thread was since it was asked last, in ms."""

    def __init__(self, service: Service) -> None:
        self.found: list[float] = []
        service.spawn(self._look())

    async def _look(self) -> None:
        while True:
            begun = time.monotonic()
            await asyncio.sleep(LOOK_S)
            self.found.append((time.monotonic() - begun - LOOK_S) * 1000)

    def taken(self) -> dict[str, int]:
        """The longest one, and the one that 99 of 100 stay under."""
        found, self.found = sorted(self.found), []
        return {"worst_ms": round(found[-1]), "p99_ms": round(found[len(found) * 99 // 100])} if found else {}


def told(link: RoomLink) -> dict[str, Any]:
    """How things stand for whoever looks at the window."""
    client = link.client
    room, table = client.room, client.mirror.table if client.mirror is not None else None
    return {
        "mb": megabytes(), "state": client.link.state, "key": client.link.key, "lines": client.heard,
        "newest": [line.text or line.key for line in list(client.lines)[-3:]],
        "members": len(room.members) if room is not None else 0, "answers": table.answers if table is not None else -1,
        "refused": link.host.refused if link.host is not None else 0,
    }  # fmt: skip


def opened(service: Service) -> RoomLink:
    """A room of one's own, or that of another program."""
    if sys.argv[1] == "host":
        link = service.open("realigious", SEATS, "room", [Who("Ember")], passphrase="".join(sys.argv[3:]), port=0,
                            to_network=False)  # fmt: skip
        while link.client.link.state != "here":
            link.poll()
        return link
    return service.join(RoomAddress(("127.0.0.1",), int(sys.argv[3])), [Who("Ash")])


def acts(link: RoomLink, word: str) -> None:
    """What a person does."""
    room = link.client.room
    if word == "start":
        link.send(Start())
    elif room is not None:
        for seat, plan in enumerate(room.seats):
            if plan.kind == "person" and plan.member == link.client.member:
                link.send(Ready(seat, True))


def main() -> None:
    logging.disable()
    if PATIENT in os.environ:
        host.SILENT_S = peer.SILENT_S = 120.0
    service = Service(Home(Path(sys.argv[2])))
    link = opened(service)
    delays, asked, worst = Delays(service), queue.SimpleQueue[str](), 0.0
    threading.Thread(target=lambda: [*map(asked.put, sys.stdin), asked.put("")], daemon=True).start()
    print(json.dumps({"port": link.host.port if link.host is not None else 0}), flush=True)
    while True:
        begun = time.monotonic()
        link.poll()
        worst = max(worst, time.monotonic() - begun)
        if not asked.empty():
            word = asked.get().strip()
            if not word:
                break
            if word == "look":
                print(json.dumps(told(link) | delays.taken() | {"frame_ms": round(worst * 1000)}), flush=True)
                worst = 0.0
            else:
                acts(link, word)
        time.sleep(FRAME_S)
    service.close()


if __name__ == "__main__":
    main()
