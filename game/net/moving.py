"""Handing hosting over in the middle of a match (C8.6), in four steps that leave one host at any time.

1. The leader asks for it; the host passes the question on to that member.
2. The member says yes. The host takes no more answers and sends the match with its room as a file.
3. The member opens the room at its own machine and says where. The host looks whether it is there, by its fingerprint;
   from then on that one is the host.
4. Everybody is told where the room is now, and goes there with the tokens that they have.

Before step 3 anything that goes wrong, or takes longer than LONGEST_S, ends with the room where it was; a member who
opened it too late is told so, and closes it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.net.errors import NetError
from game.net.identity import certificate_of, fingerprint_of, peer_context
from game.net.protocol import LEAST_PORT, HandOver, Moved, Refused, TakeOver
from game.net.room import PLAYING, names
from game.store.container import moment_ms, pack
from game.store.saves import KIND

if TYPE_CHECKING:
    from game.net.host import Host
    from game.net.members import Member

LONGEST_S = 20.0
CHECK_S = 5.0
ASKED, SENT, OPENED, DONE = "asked", "sent", "opened", "done"
TOO_LATE = "net.moving.too_late"


@dataclass(eq=False)
class Moving:
    """Where it is going, how far it is, and until when it must be further. `check` looks whether the room is there."""

    member: int
    until: float
    stage: str = ASKED
    check: asyncio.Task[None] | None = None


def ask(host: Host, leader: Member, wish: HandOver) -> None:
    """Step 1. Raises NetError."""
    member = host.room.members.all.get(wish.member)
    if not leader.leads:
        raise NetError("net.room.not_leading")
    if host.match_host is None or host.room.phase != PLAYING or host.moving is not None:
        raise NetError("net.moving.not_now")
    if member is None or not member.here or member.watching or member.number == leader.number:
        raise NetError("net.moving.nobody")
    host.moving = Moving(member.number, time.monotonic() + LONGEST_S)
    host.send((member.number,), HandOver(member.number))


def answered(host: Host, member: Member, said: TakeOver) -> None:
    """Steps 2 to 4, as far as the member's words go. Raises NetError."""
    moving = host.moving
    if moving is None or moving.member != member.number or host.match_host is None or moving.stage in (OPENED, DONE):
        raise NetError(TOO_LATE)
    if not said.accept:
        stop(host, "net.log.not_moved")
    elif moving.stage == ASKED:
        moving.stage, moving.until = SENT, time.monotonic() + LONGEST_S
        host.match_host.frozen = True
        host.hand_out("save", bundle(host), (member.number,))
    else:
        moving.stage, address = OPENED, host.connections[member.number].address
        moving.check = asyncio.create_task(_check(host, moving, address, said))


async def _check(host: Host, moving: Moving, address: str, said: TakeOver) -> None:
    """C8.7. Nobody is sent to where no such room is: the match would be lost for all."""
    there = b""
    if said.port >= LEAST_PORT:
        with contextlib.suppress(OSError, TimeoutError, NetError):
            there = await fingerprint_at(address, said.port)
    member = host.room.members.all.get(moving.member)
    if host.moving is not moving or there != said.fingerprint or member is None:
        host.send((moving.member,), Refused(TOO_LATE, about=0))
        if host.moving is moving:
            stop(host, "net.log.not_moved")
        return
    moving.stage = DONE
    host.room.tell("net.log.moved", name=names(member))
    host.send(list(host.connections), Moved([address], said.port, said.fingerprint))
    host.on_moved()


async def fingerprint_at(address: str, port: int) -> bytes:
    """Of the computer that answers there. Raises OSError, TimeoutError, NetError."""
    async with asyncio.timeout(CHECK_S):
        _, writer = await asyncio.open_connection(address, port, ssl=peer_context(), server_hostname="pentarchy")
    try:
        return fingerprint_of(certificate_of(writer))
    finally:
        writer.transport.abort()


def stop(host: Host, why: str) -> None:
    """The room stays here, and the match goes on. A member who has got it all the same knows what is hidden, which
    everybody is told."""
    moving, host.moving = host.moving, None
    member = host.room.members.all.get(moving.member) if moving is not None and moving.stage in (SENT, OPENED) else None
    if member is not None:
        host.room.tell("net.log.match_seen", name=names(member))
    if host.match_host is not None:
        host.match_host.frozen = False
    host.room.tell(why)
    host.changed()


def passed(host: Host, now: float) -> None:
    """Time passes: the member who was asked may have gone away or fallen silent."""
    moving = host.moving
    if moving is None or moving.stage == DONE:
        return
    member = host.room.members.all.get(moving.member)
    if now > moving.until or member is None or not member.here:
        stop(host, "net.log.not_moved")


def bundle(host: Host) -> bytes:
    """The match with its room, as the file that a save is."""
    if host.match_host is None:
        raise NetError("net.match.none")
    match = host.match_host.match
    return pack(KIND, match.session.save(), match.header(), moment_ms())


def digest_of(data: bytes) -> str:
    """By which a file in parts is compared once it is whole."""
    return hashlib.sha256(data).hexdigest()[:32]
