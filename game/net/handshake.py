"""The host's side of the handshake (C8.4): versions, the passphrase, the identity. All of it before the deadline of
admission."""

from __future__ import annotations

import asyncio
import hmac
import time
from typing import TYPE_CHECKING

from game.net import wire
from game.net.admission import is_local
from game.net.errors import NetError
from game.net.proof import Checker
from game.net.protocol import (
    HANDSHAKE,
    HANDSHAKE_S,
    MOST_CONNECTIONS,
    MOST_FROM_ONE_ADDRESS,
    PROTOCOL,
    Enter,
    Entered,
    Prove,
    Welcome,
)
from game.store.version import PROGRAM_VERSION

if TYPE_CHECKING:
    from game.net.connection import Connection
    from game.net.host import Host
    from game.net.members import Member

MOST_WRONG = 5
WRONG_S = 60.0
MOST_REMEMBERED = 256
ROOM = "room"


class WrongPassphrases:
    """Wrong passphrases by address: after some within a minute, that address is asked to wait."""

    def __init__(self) -> None:
        self._at: dict[str, list[float]] = {}

    def check(self, address: str) -> None:
        """Raises NetError for the one who tried too often."""
        recent = [at for at in self._at.get(address, []) if time.monotonic() - at < WRONG_S]
        if len(recent) >= MOST_WRONG:
            raise NetError("net.passphrase.often", n=round(WRONG_S))

    def note(self, address: str) -> None:
        """One more; only so many addresses are remembered."""
        now = time.monotonic()
        self._at[address] = [at for at in self._at.get(address, []) if now - at < WRONG_S] + [now]
        while len(self._at) > MOST_REMEMBERED:
            del self._at[next(iter(self._at))]


async def let_in(host: Host, connection: Connection) -> Member | None:
    """The member who came in; None for the one who was turned away, with the reason."""
    try:
        async with asyncio.timeout_at(connection.socket.deadline):
            return await _handshake(host, connection)
    except TimeoutError:
        connection.turn_away(NetError("net.too_slow", n=round(HANDSHAKE_S)))
    except NetError as problem:
        host.refused += 1
        connection.turn_away(problem)
    return None


async def _handshake(host: Host, connection: Connection) -> Member:
    socket = connection.socket
    hello = wire.hello_of(await socket.recv())
    refusal = wire.versions_refused(hello) or wire.rules_refused(host.room.title, host.rules, hello.rules)
    if refusal is not None:
        raise NetError(refusal.key, **refusal.args)
    if hello.purpose != ROOM:
        raise NetError("net.unexpected")
    room = host.room
    connection.tell(Welcome(HANDSHAKE, PROTOCOL, PROGRAM_VERSION, room.name, host.room_id, room.title, room.locked))
    if host.passphrase:
        await _prove(host, connection)
    enter = wire.from_peer(await socket.recv())
    if not isinstance(enter, Enter):
        raise NetError("net.unexpected")
    leads = hmac.compare_digest(enter.token, host.lead) or (
        host.first_leads and not any(member.leads for member in room.members.all.values()))
    _check_address(host, connection.address, enter.token)
    member, token = room.enter(enter.persons, enter.token, enter.watch, leads)
    host.admission.gone(connection.socket)
    connection.tell(Entered(member.number, token, member.leads))
    host.seat(connection, member, enter.have)
    return member


def _check_address(host: Host, address: str, token: bytes) -> None:
    """C8.7. Only so many members are at one other machine; one that comes back takes the place of its earlier
    connection. Raises NetError."""
    back = host.room.members.known(token) if token else None
    number = back.number if back is not None else -1
    others = [one for one in host.connections.values() if one.address == address and one.member != number]
    if len(others) >= MOST_FROM_ONE_ADDRESS and not is_local(address):
        raise NetError("net.full", most=MOST_CONNECTIONS)


async def _prove(host: Host, connection: Connection) -> None:
    """Both know the passphrase, and both see the same certificate."""
    host.wrong.check(connection.address)
    checker = Checker(host.passphrase, host.fingerprint)
    try:
        while not checker.proved:
            message = wire.from_peer(await connection.socket.recv())
            if not isinstance(message, Prove):
                raise NetError("net.unexpected")
            connection.tell(Prove(await asyncio.to_thread(checker.take, message.data)))
    except NetError:
        host.wrong.note(connection.address)
        raise
