"""Giving up and draws in a match of a room (C6.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.proposals import CONCEDE, DRAW
from game.net.errors import NetError

if TYPE_CHECKING:
    from game.net.match_host import MatchHost
    from game.net.members import Member
    from game.net.protocol import Propose

ANSWERS = {"yes": True, "no": False}


def take(host: MatchHost, member: Member, wish: Propose) -> None:
    """A member proposes something, or says something to what is proposed. Raises NetError."""
    host.must_own(member, wish.seat)
    if host.frozen:
        raise NetError("net.moving.now")
    match, count = host.match, len(host.match.session.log)
    match.telling = True
    try:
        if wish.what in ANSWERS:
            done, reason = match.say(wish.seat, ANSWERS[wish.what]), "giving_up.not_asked"
        elif wish.what == CONCEDE or wish.what == DRAW:
            reason = match.why_not_propose(wish.what, wish.seat)
            done = match.propose(wish.what, wish.seat)
        else:
            raise NetError("net.unexpected")
    finally:
        match.telling = False
    match.notices = [one for one in match.notices if not one.key.startswith("giving_up.")]
    if not done:
        raise NetError(reason or "giving_up.out")
    host.went_on(wish.seat, chosen=len(match.session.log) > count)
