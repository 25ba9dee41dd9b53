"""A match of a room begins (C5.3): the list of sealed numbers is closed, the numbers are opened, and what chance
decides follows from them (C12.3)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from game.core.errors import BadSetup
from game.core.fields import settled
from game.match.match import new_seed
from game.net.dice import DiceTable
from game.net.errors import NetError
from game.net.room import CLOSED, ENDED, WAITING
from game.net.room_match import RoomMatch

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from game.net.host import Host
    from game.net.members import Member
    from game.net.parts import OwnNumber

OPENING_S = 2.0
"""So long all have to open their numbers; then the match begins without those that are missing."""


def start(host: Host, member: Member) -> None:
    """The leader begins once everybody is ready; after the end of a match the room opens for another one. Raises
    NetError."""
    room = host.room
    if not member.leads:
        raise NetError("net.room.not_leading")
    if room.phase == ENDED:
        host.again()
        return
    waits = room.waits_for()
    if waits is not None and room.hurry(member):
        return
    if waits is not None:
        raise NetError("net.room.not_ready", name=waits.name)
    begin(host)


def begin(host: Host) -> None:
    """The match begins, once the numbers for its dice are open. Raises NetError when a seat or an option does not allow
    it."""
    room = host.room
    problem = room.problem()
    if problem is not None:
        raise problem
    if room.phase != WAITING:
        raise NetError("net.room.playing")
    if host.opens_until:
        return
    _made(host, 0)
    room.dice.close(seated(host))
    if room.dice.waits:
        host.opens_until = time.monotonic() + OPENING_S
        host.changed()
        return
    try:
        _make(host)
    finally:
        _end_opening(host)


def seated(host: Host) -> list[int]:
    """The members who have a seat."""
    return sorted({plan.member for plan in host.room.playing if plan.member >= 0})


def take(host: Host, member: Member, given: OwnNumber) -> None:
    """A member seals its number for the dice, or opens it."""
    dice = host.room.dice
    if not given.opened:
        dice.seal(member.number, given.data, seated(host))
        return
    dice.open(member.number, given.data)
    if host.opens_until and not dice.waits:
        _go_on(host)


def passed(host: Host, now: float) -> None:
    """Time passes: somebody may not open the number."""
    if host.opens_until and now >= host.opens_until:
        _go_on(host)


def _go_on(host: Host) -> None:
    """The numbers are open. What does not allow the match any more is told to all."""
    try:
        problem = host.room.problem()
        if problem is not None:
            raise problem
        _make(host)
    except NetError as problem:
        host.room.left_ms = -1
        host.room.tell(problem.key, **problem.args_)
    finally:
        _end_opening(host)
    host.changed()


def _end_opening(host: Host) -> None:
    """Where no match has come of them, the next one gets other dice."""
    host.opens_until = 0.0
    if host.room.phase == WAITING:
        host.room.dice = DiceTable.drawn()


def _make(host: Host) -> None:
    room, dice = host.room, host.room.dice.dice
    seed = dice.seed if dice is not None else new_seed()
    seats, options = _made(host, seed)
    match = RoomMatch.new(host.home, room.title, seats, options, seed, room.own["clock"])
    match.closed_seats = [seat for seat, plan in enumerate(room.seats) if plan.kind == CLOSED]
    match.dice = dice
    host.go_on(match)
    room.tell("net.log.began")


def _made(host: Host, seed: int) -> tuple[list[SeatInfo], dict[str, Any]]:
    """Seats and options, which the title takes. Raises NetError."""
    room = host.room
    seats, options = room.seat_infos(seed), dict(room.options)
    try:
        room.spec.new_state([seat.fields for seat in seats], settled(room.spec, options, len(seats)), seed)
    except BadSetup as bad:
        room.drop_misfit(str(bad.args_.get("field", "")))
        raise NetError(bad.key, **bad.args_) from bad
    return seats, options
