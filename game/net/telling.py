"""What a host tells of its room (C5, C8.7): lines and how it looks, to everybody soon, and not more often than their
connections bear.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import TYPE_CHECKING

from game.net import wire
from game.net.room import MOST_LINES, Room

if TYPE_CHECKING:
    from game.net.connection import Connection
    from game.net.protocol import Said

ROOM_S = 0.05
LINES_S = 0.02
"""Lines that are said within so long go together."""
ROOM_BYTES_A_SECOND = 256 * 1024
"""What the room's news may take of everybody's connection."""


class RoomNews:
    """`told` is called when everybody was told that the room looks different. Each line is encoded once."""

    def __init__(self, room: Room, connections: Mapping[int, Connection], told: Callable[[], None]) -> None:
        self._room, self._connections, self._told = room, connections, told
        self._lines: dict[int, bytes] = {}
        self._dirty = self._said = False
        self._next_s = 0.0

    def changed(self) -> None:
        """The room looks different: told to everybody soon, and not more often than ROOM_S, whatever members do."""
        if not self._dirty:
            self._dirty = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self._next_s), self._tell_room)

    def said(self) -> None:
        """There is another line."""
        if not self._said:
            self._said = True
            asyncio.get_running_loop().call_later(LINES_S, self.bring_all)

    def bring_all(self) -> int:
        """The size of the largest message about the room."""
        self._said = False
        return max(map(self.bring, list(self._connections.values())), default=0)

    def bring(self, connection: Connection) -> int:
        """What is new in the room; to a slow reader once all that was sent before is on its way, and then only as it
        is by then: nobody is cut off for what others do. The size of the message about the room."""
        here = connection.member in self._connections
        return self.tell_whole(connection, connection.owed) if here and connection.idle else 0

    def tell_whole(self, connection: Connection, room: bool = True) -> int:
        """The lines that were not told yet, and the room."""
        fresh = [self._encoded(line) for line in
                 takewhile(lambda line: line.no >= connection.heard, reversed(self._room.lines))]
        fresh.reverse()
        connection.heard = self._room.next_line
        if room:
            connection.owed = False
            fresh.append(wire.ENCODE(self._room.info(self._room.members.all[connection.member])))
        connection.send(*fresh)
        return len(fresh[-1]) if room else 0

    def _tell_room(self) -> None:
        self._dirty = False
        for connection in self._connections.values():
            connection.owed = True
        largest = self.bring_all()
        self._next_s = asyncio.get_running_loop().time() + max(ROOM_S, largest / ROOM_BYTES_A_SECOND)
        self._told()

    def _encoded(self, line: Said) -> bytes:
        found = self._lines.get(line.no)
        if found is None:
            found = self._lines[line.no] = wire.ENCODE(line)
            while len(self._lines) > MOST_LINES:
                del self._lines[next(iter(self._lines))]
        return found
