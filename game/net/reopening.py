"""A room is opened again: by its own host after a crash, or by the machine that hosting was handed over to (C8.6)."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.errors import BadSave
from game.match.match import new_id
from game.match.times import MOST_CLOCKS
from game.net.dice import DiceTable, dice_in
from game.net.errors import NetError
from game.net.host import Host
from game.net.room_match import RoomMatch
from game.net.saved_room import restored
from game.store.container import LARGEST_FILE, unpack
from game.store.notices import StoreError
from game.store.saves import KIND

if TYPE_CHECKING:
    from game.match.match import Storage
    from game.net.identity import Identity

PASSPHRASE_BYTES = 4


def reopened(home: Storage, match_id: str, me: Identity, *, passphrase: str = "", lead: int = -1,
             bots: Callable[[], Any] | None = None) -> Host:
    """The room of a match that is saved here, with everybody away; call `listen` next. `lead`: the member who leads
    from now on, -1 for the one who did. A room that had a passphrase which nobody here knows any more gets a new one,
    in the host's `passphrase`. Runs in the loop. Raises NetError, StoreError, BadSave."""
    header, _ = home.saves.read(match_id)
    match = RoomMatch.load(home, match_id)
    closed, count = header.get("closed_seats"), header.get("journal")
    found = closed[:MOST_CLOCKS] if isinstance(closed, list) else []
    match.closed_seats = [seat for seat in found if isinstance(seat, int)]
    match.catch_up(count if isinstance(count, int) and count >= 0 else 0)
    room, room_id = restored(header, match)
    match.dice = dice_in(header)
    room.dice = DiceTable(match.dice)
    if lead >= 0:
        for member in room.members.all.values():
            member.leads = member.number == lead
    if room.locked and not passphrase:
        passphrase = secrets.token_hex(PASSPHRASE_BYTES)
    host = Host(home, room, me.host_context(), me.fingerprint, passphrase=passphrase, room_id=room_id, bots=bots)
    host.go_on(match)
    return host


def taken_over(home: Storage, data: bytes) -> str:
    """Puts the file that a host handed over among the own saves, as a match of its own; the id of the match. What it
    holds is checked when it is opened. Raises NetError for what is no such file."""
    if len(data) > LARGEST_FILE:
        raise NetError("net.moving.broken")
    try:
        head, payload = unpack(data, KIND, "room")
        match_id = new_id(head.title)
        home.saves.write(match_id, payload, head.header)
    except (StoreError, BadSave, KeyError, ValueError) as problem:
        raise NetError("net.moving.broken") from problem
    return match_id
