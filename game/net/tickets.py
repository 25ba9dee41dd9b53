"""The secrets by which rooms know this computer again, in one small file that only its owner can read (C8.6).

For rooms of others the token of the seat; for rooms of this computer also the passphrase, so that a room which is
opened again after a crash has the same one. A file that can't be read is set aside; then seats must be taken anew.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.store.files import read_whole, set_aside, write_safely
from game.store.notices import Notice, StoreError
from game.store.paths import made

FOLDER = "net"
FILE = "tickets.json"
LARGEST = 1 << 19
MOST = 100

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$", max_length=128)]
Short = Annotated[str, Meta(max_length=64)]


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """A room that this computer has been in. `match_id`: of the match that it hosts, "" for rooms of others. `plays`: a
    match of others runs there in which a seat is kept for this computer; `host`: the leader of the room then."""

    room_id: Short
    token: Hex = ""
    title: Short = ""
    name: Short = ""
    addresses: Annotated[tuple[Short, ...], Meta(max_length=16)] = ()
    port: Annotated[int, Meta(ge=0, le=65535)] = 0
    fingerprint: Hex = ""
    passphrase: Short = ""
    match_id: Short = ""
    plays: bool = False
    host: Short = ""
    seen: int = 0


class Tickets:
    """All of them, the newest first in `recent`. `notice`: what the player should hear of the file. Methods write at
    once and raise StoreError when that fails; what was given holds until the program ends all the same."""

    def __init__(self, data: Path) -> None:
        self._path = made(data / FOLDER) / FILE
        self.notice: Notice | None = None
        self._all: dict[str, Ticket] = {ticket.room_id: ticket for ticket in self._read()}

    def of(self, room_id: str) -> Ticket | None:
        """The ticket for a room."""
        return self._all.get(room_id)

    def recent(self) -> list[Ticket]:
        """C8.2. The rooms that were visited, the newest first."""
        return sorted(self._all.values(), key=lambda ticket: -ticket.seen)

    def seats(self) -> list[Ticket]:
        """C3.3. The rooms of others where a seat in a match is kept, the newest first."""
        return [ticket for ticket in self.recent() if ticket.plays and not ticket.match_id]

    def keep(self, ticket: Ticket) -> None:
        """Puts a ticket in, for the first time or again."""
        self._all[ticket.room_id] = msgspec.structs.replace(ticket, seen=int(time.time()))
        for old in self.recent()[MOST:]:
            del self._all[old.room_id]
        self._write()

    def remove(self, room_id: str) -> None:
        """The room is over."""
        if self._all.pop(room_id, None) is not None:
            self._write()

    def _write(self) -> None:
        raw = msgspec.json.encode(list(self._all.values()))
        write_safely(self._path, msgspec.json.format(raw, indent=1) + b"\n", private=True)

    def _read(self) -> list[Ticket]:
        try:
            raw = read_whole(self._path, LARGEST)
            return msgspec.json.decode(raw, type=list[Ticket])[:MOST] if raw is not None else []
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            aside = set_aside(self._path)
            self.notice = Notice("net.tickets.unreadable", {"name": aside.name}) if aside else None
        except StoreError as error:
            self.notice = error.notice
        return []
