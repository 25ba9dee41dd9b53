"""The network doctor (C12.4): what works between this computer and others, and what to do about what does not.

Each interface is tried by itself, all at once. What one computer can find out alone has limits: a connection to an own
address does not leave the computer, so a firewall that only turns others away is seen from theirs, by their doctor's
try to connect here.
"""

from __future__ import annotations

import asyncio
import errno
import secrets
import socket
import sys
from collections.abc import Coroutine, Sequence
from typing import Literal, NamedTuple

from zeroconf import Error as ZeroconfError
from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from game.net.addresses import PORT, Interface, interfaces
from game.net.announcement import rules_here
from game.net.errors import reason_from
from game.net.finding import Seen, listens
from game.net.protocol import PROTOCOL
from game.net.responder import Look
from game.store.version import PROGRAM_VERSION

SERVICE = "_pentarchy-dr._tcp.local."
"""Of our own, so that nothing of an examination is in anybody's list."""
LONGEST_S = 5.0
MULTICAST_S = 2.5
MOST_INTERFACES = 8
MOST_SEEN = 24

FIREWALL = "net.advice.firewall.windows" if sys.platform == "win32" else "net.advice.firewall"

State = Literal["good", "bad", "unknown"]
Args = dict[str, str | int]


class Finding(NamedTuple):
    """One line of the result. `key` and `args`: what was found; `advice`: the text key of what to do, or ""."""

    key: str
    args: Args
    state: State
    advice: str = ""


async def examine(
    seen: Sequence[Seen] = (), port: int = PORT, hosting: bool = False, look: Look = interfaces
) -> list[Finding]:
    """All findings, in under 6 s; may be cancelled. `seen`: a finder's rows; `port`: of the own room where `hosting`,
    else the one that it would have. Never fails."""
    try:
        own = await asyncio.to_thread(look)
    except OSError as error:
        return [Finding("net.doctor.failed", {"reason": reason_from(error)}, "unknown")]
    lan = [one for one in own if not one.loopback][:MOST_INTERFACES]
    works = [asyncio.ensure_future(work) for work in _works(lan, seen[:MOST_SEEN], port, hosting)]
    try:
        await asyncio.wait(works, timeout=LONGEST_S)
    finally:
        for work in works:
            work.cancel()
        done = await asyncio.gather(*works, return_exceptions=True)
    found = _interfaces(lan)
    for result in done:
        found += result if isinstance(result, list) else [Finding("net.doctor.too_slow", {}, "unknown")]
    return found


def _works(
    lan: Sequence[Interface], seen: Sequence[Seen], port: int, hosting: bool
) -> list[Coroutine[None, None, list[Finding]]]:
    """What is tried at once, in the order of its findings."""
    listening = _listening(port) if hosting else _free(port)
    others = [_other(row) for row in seen] or [_nobody()]
    return [listening, *(_multicast(one) for one in lan), *(_reached(one, port, hosting) for one in lan), *others]


def _interfaces(lan: Sequence[Interface]) -> list[Finding]:
    found: list[Finding] = []
    for one in lan:
        args: Args = {"name": one.name, "address": one.numbers[0]}
        if one.virtual:
            found.append(Finding("net.doctor.virtual", args, "unknown"))
        elif one.numbers[0].startswith("169.254."):
            found.append(Finding("net.doctor.no_router", args, "unknown", "net.advice.router"))
        else:
            found.append(Finding("net.doctor.interface", args, "good"))
    if not any(finding.state == "good" for finding in found):
        found.append(Finding("net.doctor.no_network", {}, "bad", "net.advice.connect"))
    return found


# ---------------------------------------------------------------- the port
async def _free(port: int) -> list[Finding]:
    """Whether a room can have its usual port."""
    try:
        server = await asyncio.start_server(lambda _, writer: writer.close(), None, port, family=socket.AF_INET)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return [Finding("net.doctor.port_taken", {"port": str(port)}, "unknown", "net.advice.port")]
        return [Finding("net.doctor.port_refused", {"port": str(port), "reason": reason_from(error)}, "bad", FIREWALL)]
    server.close()
    await server.wait_closed()
    return [Finding("net.doctor.port_free", {"port": str(port)}, "good")]


async def _listening(port: int) -> list[Finding]:
    """Whether the own room listens."""
    if await listens(("127.0.0.1",), port):
        return [Finding("net.doctor.listening", {"port": str(port)}, "good")]
    return [Finding("net.doctor.not_listening", {"port": str(port)}, "bad", FIREWALL)]


# ---------------------------------------------------------------- an interface
async def _multicast(one: Interface) -> list[Finding]:
    """Whether a second program on this computer sees what a first one announces through the interface."""
    args: Args = {"name": one.name}
    try:
        heard = await _heard([number for number in one.numbers if ":" not in number] or [one.place])
    except (OSError, RuntimeError, ZeroconfError) as error:
        reason = reason_from(error)
        return [Finding("net.doctor.multicast_refused", args | {"reason": reason}, "bad", FIREWALL)]
    if heard:
        return [Finding("net.doctor.multicast", args, "good")]
    return [Finding("net.doctor.no_multicast", args, "bad", FIREWALL)]


async def _heard(joined: list[str | int]) -> bool:
    name = f"{secrets.token_hex(8)}.{SERVICE}"
    heard = asyncio.Event()

    def change(zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if name == own.name and state_change is not ServiceStateChange.Removed:
            heard.set()

    own = AsyncServiceInfo(SERVICE, name, 1, properties={}, parsed_addresses=["127.0.0.1"])
    telling: asyncio.Future[None] | None = None
    teller = AsyncZeroconf(joined)
    try:
        listener = AsyncZeroconf(joined)
        browser = AsyncServiceBrowser(listener.zeroconf, SERVICE, handlers=[change])
        try:
            async with asyncio.timeout(MULTICAST_S):
                await listener.zeroconf.async_wait_for_start()
                telling = asyncio.ensure_future(await teller.async_register_service(own, cooperating_responders=True))
                await heard.wait()
        except TimeoutError:
            return False
        finally:
            await browser.async_cancel()
            await listener.async_close()
    finally:
        if telling is not None:
            telling.cancel()  # it would be told again for a while
            await asyncio.gather(telling, return_exceptions=True)
        await teller.async_close()
    return True


async def _reached(one: Interface, port: int, hosting: bool) -> list[Finding]:
    """Whether connections to the interface's own address come in."""
    number = one.numbers[0]
    args: Args = {"name": one.name, "address": number}
    try:
        server = None if hosting else await asyncio.start_server(lambda _, writer: writer.close(), number, 0)
    except OSError as error:
        return [Finding("net.doctor.not_reached", args | {"reason": reason_from(error)}, "bad", FIREWALL)]
    try:
        there = await listens((number,), port if server is None else server.sockets[0].getsockname()[1])
    finally:
        if server is not None:
            server.close()
    if there:
        return [Finding("net.doctor.reached", args, "good")]
    return [Finding("net.doctor.closed", args, "bad", FIREWALL)]


# ---------------------------------------------------------------- other computers
async def _nobody() -> list[Finding]:
    return [Finding("net.doctor.nobody", {}, "unknown", "net.advice.nobody")]


async def _other(row: Seen) -> list[Finding]:
    """Whether the versions of another computer fit, and whether it lets this one in."""
    who: Args = {"name": row.what.room or row.what.player or row.numbers[0]}
    if row.what.protocol != PROTOCOL:
        versions: Args = {"ours": PROGRAM_VERSION, "theirs": row.what.program}
        return [Finding("net.doctor.version", who | versions, "bad", "net.advice.update")]
    here = rules_here(row.what.game)
    if row.what.rules and here not in ("", row.what.rules):
        rules: Args = {"ours": _rules(here), "theirs": _rules(row.what.rules)}
        return [Finding("net.doctor.rules", who | rules, "bad", "net.advice.update")]
    if not await listens(row.numbers, row.port):
        return [Finding("net.doctor.other_closed", who, "bad", "net.advice.their_firewall")]
    return [Finding("net.doctor.other", who | {"program": row.what.program}, "good")]


def _rules(told: str) -> str:
    """As a person is shown them: "3 (5f3a91)"."""
    version, _, content = told.partition(":")
    return f"{version} ({content[:6]})"
