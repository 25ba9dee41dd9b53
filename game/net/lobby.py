"""The network as a list shows it (C8.2): the rooms of others with the reason why one can't be entered, and the own
room, which is announced as long as others may reach it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from game.core.rules import VARIANT
from game.net.addresses import interfaces
from game.net.announcement import KEY_BYTES, Announcement, rules_here
from game.net.finding import Finder, Seen
from game.net.peer import RoomAddress
from game.net.protocol import PROTOCOL
from game.net.responder import Look
from game.net.room import OPEN, PERSON, WAITING
from game.store.version import PROGRAM_VERSION

if TYPE_CHECKING:
    from game.net.errors import NetError
    from game.net.host import Host
    from game.net.service import Service

TELL_S = 0.1
"""How often it is looked whether the own room is announced as it is."""


class ListedRoom(NamedTuple):
    """A room of the list. `key` and `args`: the text of why it can't be entered from here, "" where it can."""

    seen: Seen
    key: str = ""
    args: dict[str, str | int] = {}


class Lobby:
    """Belongs to a service and runs on its loop; `rooms`, `problem` and `places` may be read on any thread."""

    def __init__(self, service: Service, look: Look = interfaces) -> None:
        self.rooms: tuple[ListedRoom, ...] = ()
        self.finder = Finder(self._take, look)
        self._service = service
        self._told: tuple[Announcement, int] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def problem(self) -> NetError | None:
        """Why no room can be found."""
        return self.finder.problem

    def places(self, room_id: str) -> list[RoomAddress]:
        """Where a room is now, as the network says: nothing of it is believed before the fingerprint is compared."""
        return [RoomAddress(row.numbers, row.port) for row, *_ in self.rooms if room_id and row.what.room_id == room_id]

    def moved(self, room_id: str, fingerprint: str) -> bool:
        """Whether a room is announced, but by nobody with the (hexadecimal) fingerprint that it had."""
        keys = [row.what.key for row, *_ in self.rooms if row.what.room_id == room_id]
        return bool(keys) and not any(fingerprint.startswith(key) for key in keys)

    def start(self) -> None:
        """Begins to listen, and to announce; on the loop. Again it does nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Says goodbye."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self.finder.close()

    def _take(self, seen: tuple[Seen, ...]) -> None:
        self.rooms = tuple(ListedRoom(row, *why_not(row.what)) for row in seen if row.what.kind == "room")

    async def _run(self) -> None:
        """What is announced follows the room."""
        await self.finder.open()
        while True:
            host = self._service.shown()
            now = (announcement_of(host, self._service.presence.person), host.port) if host is not None else None
            if now != self._told:
                self._told = now
                if now is not None:
                    await self.finder.announce(*now)
                else:
                    await self.finder.withdraw("room")
            await asyncio.sleep(TELL_S)


def why_not(what: Announcement) -> tuple[str, dict[str, str | int]]:
    """The text of why a program like this one can't enter a room, ("", {}) where it can (C8.4)."""
    if what.protocol != PROTOCOL:
        return "net.list.version", {"ours": PROGRAM_VERSION, "theirs": what.program}
    here = rules_here(what.game)
    if not here:
        return "net.list.no_game", {}
    if what.rules != here:
        return "net.list.rules", {}
    return "", {}


def announcement_of(host: Host, person: str = "") -> Announcement:
    """What a room says of itself in the list (C8.2). `person`: the unique id of the player at this machine."""
    room = host.room
    leader = next((m.persons[0] for m in room.members.all.values() if m.leads and m.persons), None)
    free = sum(plan.kind == OPEN for plan in room.seats)
    state = "open" if room.phase == WAITING else "playing"
    return Announcement(
        kind="room", key=host.fingerprint[:KEY_BYTES].hex(), game=room.title, seats=len(room.seats), free=free,
        state=state, rules=host.rules[room.title], player=leader.name if leader else "",
        icon=leader.icon if leader else "", level=leader.level if leader else 1, uid=person, room=room.name,
        room_id=host.room_id, locked=room.locked, variant=str(room.options.get(VARIANT, "")),
        group=max(1, sum(plan.kind == PERSON for plan in room.seats)),
    )  # fmt: skip
