"""Whether the computer that answers is the one that was meant (C8.5): asked on the network's thread, shown and answered
on the frame's.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from game.net.addresses import Address
from game.net.identity import Judgement, KnownHosts
from game.store.notices import StoreError

if TYPE_CHECKING:
    from game.net.service import Service


class UnknownHost(NamedTuple):
    """A computer that answers where another one was known; `moved`: it says to have a room that was at another
    computer, so it would get the seat that is kept there."""

    fingerprint: bytes
    address: str
    moved: bool = False

    @property
    def kind(self) -> str:
        """Which words tell it."""
        return "moved" if self.moved else "changed"


class Trust:
    """For one way to a room. `person`: of the host there, as `KnownHosts.judge` wants it; `moved`: the room was at
    another computer, and the player is asked whoever it is now; `proved`: a join code tells who it must be, so nothing
    is asked; `asked`: what waits for `answer`; `granted`: the player has said yes."""

    def __init__(self, service: Service, port: int, person: str = "", moved: bool = False,
                 proved: bool = False) -> None:  # fmt: skip
        self.asked: UnknownHost | None = None
        self.granted = False
        self.port = port
        self._service, self._person, self._moved, self._proved = service, person, moved, proved
        self._answer: asyncio.Future[bool] | None = None
        self._given_up = False

    async def judge(self, fingerprint: bytes, address: str) -> bool:
        """C8.2a. For `Service.join`. Only where another computer was known the player is asked. Whoever is gone to is
        remembered."""
        where = str(Address(address, self.port))
        judgement = await asyncio.to_thread(self._judged, fingerprint, where)
        other = self._moved or (judgement == "changed" and not self._proved)
        if other and not self.granted:
            if self._given_up:
                return False
            self._answer = asyncio.get_running_loop().create_future()
            self.asked = UnknownHost(fingerprint, where, self._moved)
            try:
                self.granted = await self._answer
            finally:
                self.asked = None
            if not self.granted:
                return False
        await asyncio.to_thread(self._remember, fingerprint, where)
        return True

    def answer(self, yes: bool) -> None:
        """What the player says."""
        self._service.call(self._take, yes)

    def _take(self, yes: bool) -> None:
        self._given_up = not yes
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(yes)

    def _judged(self, fingerprint: bytes, where: str) -> Judgement:
        try:
            known = KnownHosts(self._service.home.data)
        except StoreError as error:
            self._service.notices.put(error.notice)
            return "new"
        if known.notice is not None:
            self._service.notices.put(known.notice)
        return known.judge(self._person, where, fingerprint)

    def _remember(self, fingerprint: bytes, where: str) -> None:
        try:
            KnownHosts(self._service.home.data).remember(fingerprint, self._person, where)
        except StoreError as error:
            self._service.notices.put(error.notice)
