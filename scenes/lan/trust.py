"""Whether the computer that answers is the one that was meant (C8.5): asked on the network's thread, shown and answered
on the frame's.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from game.net.addresses import Address
from game.net.identity import Judgement, Known
from game.store.notices import StoreError

if TYPE_CHECKING:
    from game.net.service import Service


class Asked(NamedTuple):
    """A computer that is not known; `changed`: where another one was known."""

    fingerprint: bytes
    address: str
    changed: bool


class Trust:
    """For one way to a room. `person`: of who hosts there, as `Known.judge` wants it; `asked`: what waits for `answer`;
    `granted`: the player has said yes."""

    def __init__(self, service: Service, port: int, person: str = "") -> None:
        self.asked: Asked | None = None
        self.granted = False
        self._service, self._port, self._person = service, port, person
        self._answer: asyncio.Future[bool] | None = None
        self._given_up = False

    async def judge(self, fingerprint: bytes, address: str) -> bool:
        """For `Service.join`. A computer that is trusted is remembered; who can't be remembered is asked for again."""
        where = str(Address(address, self._port))
        judgement = await asyncio.to_thread(self._judged, fingerprint, where)
        if judgement != "same" and not self.granted:
            if self._given_up:
                return False
            self._answer = asyncio.get_running_loop().create_future()
            self.asked = Asked(fingerprint, where, judgement == "changed")
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
            known = Known(self._service.home.data)
        except StoreError as error:
            self._service.notices.put(error.notice)
            return "new"
        if known.notice is not None:
            self._service.notices.put(known.notice)
        return known.judge(self._person, where, fingerprint)

    def _remember(self, fingerprint: bytes, where: str) -> None:
        try:
            Known(self._service.home.data).remember(fingerprint, self._person, where)
        except StoreError as error:
            self._service.notices.put(error.notice)
