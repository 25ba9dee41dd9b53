"""C8.3, C8.10. Who really waits for the same. An announcement alone proves nothing: its goodbye can be lost, its
program frozen, its cable pulled. So everybody who queues asks all others whom they see, again and again, by a call. The
answer proves that they still wait, and so does being asked: a caller's key is proved. No sockets and no clock of its
own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from game.net.matching import Waiter

ASK_S = 1.0
"""After so long somebody is asked again."""
BELIEVED_S = 3.0
"""So long an answer is believed."""
MOST = 100
"""Waiters; more are not asked."""


class Waits(msgspec.Struct, array_like=True, tag="waits", frozen=True):
    """"I wait for the same by these rules. Do you still?" Whoever does not wait any more refuses it."""

    since: Annotated[int, Meta(ge=0, le=1 << 53)]
    size: Annotated[int, Meta(ge=1, le=8)]
    rules: Annotated[str, Meta(max_length=40)]


class Waiters:
    """Times are seconds of one clock. The announced are given anew with each `ask`; `waiting` are those of them who
    have proved it, and those who asked here without having been seen."""

    def __init__(self) -> None:
        self._announced: dict[str, Waiter] = {}
        self._proved: dict[str, tuple[Waiter, float]] = {}
        self._next: dict[str, float] = {}
        self._asked: set[str] = set()

    def ask(self, announced: Mapping[str, Waiter], now: float) -> list[str]:
        """Whom to ask now. The one whose announcement is gone is asked at once, for that can be a loss as well."""
        for uid in self._announced:
            if uid not in announced:
                self._next.pop(uid, None)
        self._announced = dict(announced)
        self._proved = {uid: found for uid, found in self._proved.items() if now - found[1] < BELIEVED_S}
        known = [*self._proved, *(uid for uid in announced if uid not in self._proved)][:MOST]
        self._next = {uid: at for uid, at in self._next.items() if uid in known}
        asked = [uid for uid in known if uid not in self._asked and self._next.get(uid, now) <= now]
        self._asked.update(asked)
        self._next |= dict.fromkeys(asked, now + ASK_S)
        return asked

    def answered(self, uid: str, now: float) -> None:
        """Somebody who was asked still waits."""
        self._asked.discard(uid)
        known = self._proved.get(uid)
        waiter = self._announced.get(uid) or (known[0] if known is not None else None)
        if waiter is not None:
            self._proved[uid] = (waiter, now)

    def heard(self, waiter: Waiter, now: float) -> None:
        """Somebody asked here, and so waits: it need not be asked for a while."""
        if waiter.uid in self._proved or len(self._proved) < MOST:
            self._proved[waiter.uid] = (waiter, now)
            self._next[waiter.uid] = now + ASK_S

    def silent(self, uid: str) -> None:
        """Nobody answered; it is asked again."""
        self._asked.discard(uid)

    def refused(self, uid: str) -> None:
        """Somebody else answered, or the one who was asked does not wait any more."""
        self._asked.discard(uid)
        self._proved.pop(uid, None)

    def waiting(self, now: float) -> list[Waiter]:
        """Everybody who has proved it lately."""
        return [waiter for waiter, at in self._proved.values() if now - at < BELIEVED_S]
