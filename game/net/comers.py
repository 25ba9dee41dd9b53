"""Those who come into a room (C8.7): how often a computer may come, and how often a member may speak, which is the same
after it has come back. What leaving and coming again would buy holds for a seat, whoever sits there, and without one
for all who come from one network.
"""

from __future__ import annotations

import asyncio
import time

from game.net.admission import is_local
from game.net.handshake import network_of
from game.net.members import Member
from game.net.wire import Bucket, Pace, chat_bucket

COMING_A_SECOND, COMING_BURST = 1, 16
"""Each coming and going is told to all, and the one who comes gets the whole match."""
LOCAL_TIMES = 8
"""So many times as often from this computer, where the host's own player is."""
MOST_NETWORKS = 256


class Comers:
    """By network, or at this computer by member."""

    def __init__(self) -> None:
        self._comings: dict[str, Bucket] = {}
        self._chats: dict[str, Bucket] = {}
        self._seats: dict[int, Bucket] = {}

    async def turn(self, address: str, seated: int = -1) -> None:
        """Waits until somebody from there may come in. Who comes back to a seat, as the member `seated`, waits for
        nobody else: all computers of a LAN share one network of IPv6."""
        times = LOCAL_TIMES if is_local(address) else 1
        network, now = network_of(address) if seated < 0 else f"seat of {seated}", time.monotonic()
        bucket = _kept(self._comings, network, Bucket(times * COMING_A_SECOND, times * COMING_BURST, now))
        while not bucket.take(time.monotonic()):
            await asyncio.sleep(bucket.due_s())

    def pace(self, member: Member, address: str) -> Pace:
        """How often a member may speak that comes now, or again."""
        member.pace = member.pace or Pace(time.monotonic())
        member.pace.count = -1
        return member.pace

    def may_speak(self, address: str, seats: list[int], now: float) -> bool:
        """Whether a line of a member is not one of too many. Players do not wait for each other, though a household or
        all computers of a LAN come from one network of IPv6; onlookers are as many as a stranger likes, and do."""
        if is_local(address):
            return True
        if seats:
            return self._seats.setdefault(seats[0], chat_bucket(now)).take(now)
        return _kept(self._chats, network_of(address), chat_bucket(now)).take(now)


def _kept(known: dict[str, Bucket], network: str, fresh: Bucket) -> Bucket:
    """What is kept for a network; the ones who have not come for the longest time are forgotten."""
    found = known.pop(network, fresh)
    known[network] = found
    while len(known) > MOST_NETWORKS:
        del known[next(iter(known))]
    return found
