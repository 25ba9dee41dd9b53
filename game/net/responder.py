"""This computer's place on multicast DNS: it listens on every interface, follows those that come and go, and announces.

A name of ours is unique by the fingerprint in it, so it is announced without the 1.2 s of probing whether somebody else
has it (RFC 6762, 8.1).
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable

from zeroconf import Error as ZeroconfError
from zeroconf import RecordUpdateListener, Zeroconf
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from game.net import announcement
from game.net.addresses import Interface, interfaces, to_announce
from game.net.announcement import SERVICE, Announcement, Kind, label_of
from game.net.errors import NetError, reason_from
from game.net.owners import OwnedRecords, Owners

INTERFACES_S = 2.0
"""How often is looked whether there are other interfaces."""

Look = Callable[[], tuple[Interface, ...]]


class Responder:
    """`zero` is None and `problem` says why while there is no network; it is tried again by itself. `listener` gets
    all answers that are their senders' own (`owners`). Everything runs on one asyncio loop."""

    def __init__(self, listener: RecordUpdateListener, look: Look = interfaces) -> None:
        self.problem: NetError | None = None
        self.interfaces: tuple[Interface, ...] = ()
        self.zero: Zeroconf | None = None
        self.owners = Owners()
        self._listener, self._look = listener, look
        self._service: AsyncZeroconf | None = None
        self._infos: dict[str, AsyncServiceInfo] = {}
        self._wanted: dict[str, tuple[Announcement, int]] = {}
        self._following: asyncio.Task[None] | None = None
        self._sending: dict[str, asyncio.Future[None]] = {}

    async def open(self) -> None:
        """Starts; never fails."""
        await self._follow()
        self._following = asyncio.create_task(self._follow_on())

    async def close(self) -> None:
        """Says goodbye for everything that is announced and ends."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
        for sending in self._sending.values():
            sending.cancel()
        await asyncio.gather(*self._sending.values(), return_exceptions=True)
        await self._end()

    def owns(self, name: str) -> bool:
        """Whether this computer announces a name."""
        return any(info.name == name for info in self._infos.values())

    async def announce(self, what: Announcement, port: int) -> None:
        """Announces, or changes what is announced of that kind. Raises msgspec.ValidationError for numbers that don't
        fit. While there is no network it is kept until there is."""
        announcement.written(what)
        old = self._wanted.get(what.kind)
        if old is not None and label_of(*old) != label_of(what, port):
            await self.withdraw(what.kind)
        self._wanted[what.kind] = (what, port)
        await self._register(what.kind)

    async def withdraw(self, kind: Kind) -> None:
        """Says goodbye for what is announced of that kind."""
        self._wanted.pop(kind, None)
        info = self._infos.pop(kind, None)
        if info is not None and self._service is not None:
            self._send(kind, await self._service.async_unregister_service(info))

    async def _register(self, kind: str) -> None:
        if self._service is None or kind not in self._wanted:
            return
        what, port = self._wanted[kind]
        info = AsyncServiceInfo(
            SERVICE,
            f"{label_of(what, port)}.{SERVICE}",
            port=port,
            properties=announcement.written(what),
            server=f"pentarchy-{what.key[:16]}-{port}.local.",
            parsed_addresses=list(to_announce(self.interfaces)),
        )
        known = kind in self._infos
        self._infos[kind] = info
        with contextlib.suppress(ZeroconfError, OSError):
            if known:
                self._send(kind, await self._service.async_update_service(info))
            else:
                self._send(kind, await self._service.async_register_service(info, cooperating_responders=True))

    def _send(self, kind: str, sending: Awaitable[None]) -> None:
        """Lets zeroconf repeat a packet as it should, without waiting for that. What was still to be repeated is not:
        an announcement after a goodbye would bring back what is gone."""
        if kind in self._sending:
            self._sending[kind].cancel()
        self._sending[kind] = asyncio.ensure_future(sending)

    async def _follow_on(self) -> None:
        while True:
            await asyncio.sleep(INTERFACES_S)
            await self._follow()

    async def _follow(self) -> None:
        """Looks which interfaces there are, and listens on those."""
        try:
            found = await asyncio.to_thread(self._look)
            if not found:
                raise NetError("net.finding.no_network")
            if self._service is None:
                await self._begin(found)
            elif found != self.interfaces:
                await self._move(self._service, found)
            self.problem = None
        except NetError as error:
            self.problem = error
        except (OSError, RuntimeError, ZeroconfError) as error:
            reason = reason_from(error)
            self.problem = NetError("net.finding.failed", reason=reason)

    async def _begin(self, found: tuple[Interface, ...]) -> None:
        service = AsyncZeroconf(_joined(found))
        service.zeroconf.record_manager = OwnedRecords(service.zeroconf, self.owners)  # before it listens
        try:
            await service.zeroconf.async_wait_for_start()
        except BaseException:
            await service.async_close()
            raise
        self._service, self.zero, self.interfaces = service, service.zeroconf, found
        self.zero.async_add_listener(self._listener, None)
        await self._register_all()

    async def _move(self, service: AsyncZeroconf, found: tuple[Interface, ...]) -> None:
        """Listens on other interfaces from now on."""
        if hasattr(service, "async_update_interfaces"):
            await service.async_update_interfaces(_joined(found))
            self.interfaces = found
            await self._register_all()
        else:  # zeroconf 0.148, the last one with wheels for Macs with Intel processors
            await self._end()
            await self._begin(found)

    async def _end(self) -> None:
        service, self._service, self.zero = self._service, None, None
        if service is not None:
            service.zeroconf.async_remove_listener(self._listener)
            await service.async_close()
        self._infos.clear()

    async def _register_all(self) -> None:
        for kind in list(self._wanted):
            await self._register(kind)


def _joined(found: tuple[Interface, ...]) -> list[str | int]:
    """What zeroconf listens on: numbers of IPv4, and interfaces by their place for IPv6, which loopback can't. IPv6 on
    Linux alone: zeroconf listens for both on one socket, which hears no multicast of IPv4 on macOS."""
    numbers = [number for one in found for number in one.numbers if ":" not in number]
    if sys.platform != "linux":
        return [*numbers]
    return [*numbers, *(one.place for one in found if not one.loopback and ":" in one.numbers[-1])]
