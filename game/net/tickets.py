"""The secrets by which rooms know this computer again, in one small file that only its owner can read (C8.6).

For rooms of others the token of the seat; for rooms of this computer also the passphrase, so that a room which is
opened again after a crash has the same one.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.net.identity import LONGEST_ADDRESS, Address
from game.net.listed import ListFile
from game.store.notices import Notice
from game.store.paths import net_dir

FILE = "tickets.json"
MOST = 100
MOST_ADDRESSES, MOST_PERSONS = 16, 16
LONGEST = 64

Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2})*\Z", max_length=512)]
"""As many bytes as a host may send."""
Short = Annotated[str, Meta(max_length=LONGEST)]


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """A room that this computer has been in. `match_id`: of the match that it hosts, "" for rooms of others. `plays`: a
    match of others runs there in which a seat is kept for this computer; `host`: the leader of the room then;
    `persons`: the players of this computer who came in."""

    room_id: Short
    token: Hex = ""
    title: Short = ""
    name: Short = ""
    addresses: Annotated[tuple[Address, ...], Meta(max_length=MOST_ADDRESSES)] = ()
    port: Annotated[int, Meta(ge=0, le=65535)] = 0
    fingerprint: Hex = ""
    passphrase: Short = ""
    match_id: Short = ""
    plays: bool = False
    host: Short = ""
    persons: Annotated[tuple[Short, ...], Meta(max_length=MOST_PERSONS)] = ()
    seen: int = 0


class Tickets:
    """All of them. `notice`: what the player should hear of the file (`ListFile`). Methods write at once and raise
    StoreError when that fails; what was given holds until the program ends all the same."""

    def __init__(self, data: Path) -> None:
        path = net_dir(data) / FILE
        self._list = ListFile(path, Ticket, lambda ticket: ticket.room_id, MOST, "rooms", "net.tickets.unreadable")

    @property
    def notice(self) -> Notice | None:
        """That something could not be read."""
        return self._list.notice

    def of(self, room_id: str) -> Ticket | None:
        """The ticket for a room."""
        return self._list.entries.get(room_id)

    def recent(self) -> list[Ticket]:
        """C8.2. The rooms that were visited, the newest first."""
        return self._list.recent()

    def seats(self) -> list[Ticket]:
        """C3.3. The rooms of others where a seat in a match is kept, the newest first."""
        return [ticket for ticket in self.recent() if ticket.plays and not ticket.match_id]

    def keep(self, ticket: Ticket) -> None:
        """Puts a ticket in, for the first time or again. Its texts are shortened to what is read again."""
        kept = msgspec.structs.replace(
            ticket, name=ticket.name[:LONGEST], host=ticket.host[:LONGEST], seen=int(time.time()),
            addresses=tuple(address[:LONGEST_ADDRESS] for address in ticket.addresses[:MOST_ADDRESSES]),
        )  # fmt: skip
        self._list.change(lambda tickets: tickets.update({kept.room_id: kept}))

    def remove(self, room_id: str) -> None:
        """The room is over."""
        self._list.change(lambda tickets: tickets.pop(room_id, None))
