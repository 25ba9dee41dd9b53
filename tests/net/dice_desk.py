"""A host of tests that does with the dice of a match as it wants, and a machine that looks (C12.3)."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from game.core.rng import Stream
from game.net.client import RoomClient
from game.net.dice import DiceTable, MatchDice, SeenStream, found_in, sealed
from game.net.host import Host
from game.net.parts import DiceInfo, OwnNumber
from game.net.protocol import Entered, RoomInfo, SeatPlan
from game.store.container import pack, stamp
from game.store.replays import KIND
from tests.net.desk import Desk
from tests.net.rooms import PATIENCE_S

SEATED = [SeatPlan("person", 0), SeatPlan("person", 1)]


def room_with(dice: DiceInfo, seats: list[SeatPlan] = SEATED, phase: str = "waiting", **options: Any) -> RoomInfo:
    """What a host tells of its room."""
    return RoomInfo("creed", "room", phase, False, options, seats, [], dice=dice)


class Hand:
    """A host that does as a test wants, and the machine of member 0."""

    def __init__(self, member: int = 0) -> None:
        self.sent: list[OwnNumber] = []
        self.client = RoomClient(self.sent.append)
        self.client.take(Entered(member, b"token"))
        self.table = DiceTable.drawn()

    def tell(self, **more: Any) -> None:
        """How the room looks, and what the machine answers reaches the table."""
        before = len(self.sent)
        self.client.take(room_with(self.table.info(), **more))
        for given in self.sent[before:]:
            if given.opened:
                self.table.open(self.client.member, given.data)
            else:
                self.table.seal(self.client.member, given.data, [0, 1])

    def close(self, **more: Any) -> None:
        """Also the other player's number is sealed and opened."""
        self.tell(**more)
        self.table.seal(1, bytes.fromhex(sealed(b"\x07" * 32)), [0, 1])
        self.table.close([0, 1])
        self.tell(**more)
        self.table.open(1, b"\x07" * 32)

    def verdict(self, made: MatchDice | None = None) -> str:
        """What the machine finds when the match has ended."""
        made = made or self.table.dice
        assert made is not None and self.client.promise is not None
        self.tell(phase="playing")
        replay, seen = played_with(made)
        return found_in(replay, self.client.promise, seen)


def played_with(made: MatchDice) -> tuple[bytes, list[SeenStream]]:
    """The replay of a match of these dice, and what its first seat saw."""
    desk = Desk("creed", seed=made.seed)
    desk.play(Stream(3, "answers"), 20)
    header = {**stamp("creed"), "dice": msgspec.to_builtins(made)}
    streams = desk.clients[0].mirror.streams.items() if desk.clients[0].mirror is not None else ()
    seen = [SeenStream(stream, list(one.events), one.table.view) for stream, one in streams if one.table is not None]
    return pack(KIND, desk.match.session.save(), header, 5), seen


async def all_seal(host: Host) -> None:
    """Both players have sealed their numbers."""
    async with asyncio.timeout(PATIENCE_S):
        while len(host.room.dice.seals) < 2:
            await asyncio.sleep(0)
