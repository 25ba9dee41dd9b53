"""A host, or a guest of one, as a program of its own, for tests: says in JSON lines who is there.

    python room_child.py host DATA | guest ADDRESS PORT FINGERPRINT
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.net.host import Host
from game.net.identity import Identity, peer_context
from game.net.peer import LinkState, Peer, RoomAddress
from game.net.protocol import Who
from game.net.room import Room
from tests.net.rooms import Home


def say(**words: object) -> None:
    print(json.dumps({"at": time.monotonic(), **words}), flush=True)


async def host(data: str) -> None:
    me = Identity.load(Path(data))
    hosting = Host(Home(Path(data)), Room("creed", 2, "room"), me.host_context(), me.fingerprint)
    hosting.on_change = lambda: say(here=[member.here for member in hosting.room.members.all.values()])
    await hosting.listen(0, network=True)
    say(port=hosting.port, fingerprint=me.fingerprint.hex())
    await asyncio.to_thread(sys.stdin.readline)
    await hosting.close()


async def guest(address: str, port: str, fingerprint: str) -> None:
    def hear(message: Any) -> None:
        if isinstance(message, LinkState):
            say(link=message.state)

    place = RoomAddress((address,), int(port), bytes.fromhex(fingerprint))
    while (peer := Peer([Who("Ash")], place, peer_context(), hear)).member < 0:
        await peer.run()  # ends at once while the cable is not ready yet


if __name__ == "__main__":
    asyncio.run(host(*sys.argv[2:]) if sys.argv[1] == "host" else guest(*sys.argv[2:]))
