"""Pausing a match of a room (C6.12): the leader pauses it at once, else all who play and are here agree. While it rests
nobody answers, and bots, windows and clocks stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.net.errors import NetError

if TYPE_CHECKING:
    from game.net.match_host import MatchHost
    from game.net.members import Member

AGAIN_S = 60.0
"""So long after a question that nobody agreed to the same member does not ask again."""


class Pausing:
    """Of one room. `by`: the member that wants the match to rest, -1 for none; `asked`: the members that are still to
    say something to that."""

    def __init__(self, by: int = -1) -> None:
        self.by = by
        self.asked: list[int] = []
        self.refused_s: dict[int, float] = {}

    @property
    def rests(self) -> bool:
        """Whether the match rests."""
        return self.by >= 0 and not self.asked

    def fail(self, now_s: float) -> None:
        """Nothing has come of what was asked for: it was refused, taken back, or the one who asked is gone. All others
        were kept from the table by it, so it does not begin again at once."""
        self.refused_s[self.by] = now_s
        self.by, self.asked = -1, []

    def info(self) -> tuple[int, tuple[int, ...]] | None:
        """As everybody is told."""
        return (self.by, tuple(self.asked)) if self.by >= 0 else None


class MatchClock:
    """Seconds of a match: those of `clock` without the time for which it rested."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._stood_s = 0.0
        self._since: float | None = None

    def __call__(self) -> float:
        return (self._clock() if self._since is None else self._since) - self._stood_s

    def stand(self, stands: bool) -> None:
        """From now on the clock stands, or runs."""
        if stands and self._since is None:
            self._since = self._clock()
        elif not stands and self._since is not None:
            self._stood_s += self._clock() - self._since
            self._since = None


def take(host: MatchHost, member: Member, what: str) -> None:
    """A member asks for a pause, says something to one that is asked for, or goes on. Raises NetError."""
    pausing = host.room.pausing
    if host.frozen:
        raise NetError("net.moving.now")
    if host.over:
        raise NetError("net.match.none")
    if not member.leads and not host.seats_of(member.number):
        raise NetError("net.pause.onlooker")
    if what == "ask" and pausing.by < 0:
        _ask(host, member)
    elif what == "yes" and member.number in pausing.asked:
        pausing.asked.remove(member.number)
        _settle(host)
    elif what == "no" and member.number in pausing.asked:
        _refuse(host, member)
    elif what == "go_on" and may_go_on(host, member):
        _go_on(host, member)
    else:
        raise NetError("net.pause.not_now")


def look(host: MatchHost) -> None:
    """Somebody has gone or lost a chair: only those who play and are here are asked; without the one who asked there is
    nothing to agree to."""
    pausing, members = host.room.pausing, host.room.members.all
    if pausing.by < 0 or pausing.rests:
        return
    here = [number for number, member in members.items() if member.here]
    if pausing.by not in here:
        pausing.fail(host.now_s)
        return
    pausing.asked = [number for number in pausing.asked if number in here and host.seats_of(number)]
    _settle(host)


def may_go_on(host: MatchHost, member: Member) -> bool:
    """Whoever asked for the pause ends it, or who leads; anybody where neither is here."""
    pausing, members = host.room.pausing, host.room.members.all
    ends = [one for one in members.values() if one.number == pausing.by or one.leads]
    return pausing.by >= 0 and (member in ends or (pausing.rests and not any(one.here for one in ends)))


def _ask(host: MatchHost, member: Member) -> None:
    pausing, members = host.room.pausing, host.room.members.all.values()
    wait_s = pausing.refused_s.get(member.number, -AGAIN_S) + AGAIN_S - host.now_s
    if wait_s > 0:
        raise NetError("net.pause.again", n=int(wait_s) + 1)
    others = [one.number for one in members if one.here and one is not member and host.seats_of(one.number)]
    pausing.by, pausing.asked = member.number, [] if member.leads else others
    if pausing.asked:
        host.room.tell("net.log.pause_asked", name=_names(member))
    _settle(host)


def _refuse(host: MatchHost, member: Member) -> None:
    host.room.pausing.fail(host.now_s)
    host.room.tell("net.log.pause_refused", name=_names(member))


def _settle(host: MatchHost) -> None:
    """Once all agree the match rests."""
    pausing, members = host.room.pausing, host.room.members.all
    if pausing.rests:
        host.rest(True)
        host.room.tell("net.log.paused", name=_names(members[pausing.by]))


def _go_on(host: MatchHost, member: Member) -> None:
    pausing = host.room.pausing
    if not pausing.rests:
        pausing.fail(host.now_s)
        return
    pausing.by = -1
    host.rest(False)
    host.room.tell("net.log.goes_on", name=_names(member))


def _names(member: Member) -> str:
    return ", ".join(person.name for person in member.persons)
