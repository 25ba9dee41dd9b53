"""The host's side of the handshake (C8.4): versions, the passphrase, the identity. All of it before the deadline of
admission."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.match.seats import EMPTY
from game.net import wire
from game.net.admission import is_local
from game.net.errors import NetError
from game.net.identity import fingerprint_of, to_enter, verify
from game.net.proof import Checker
from game.net.protocol import (
    HANDSHAKE,
    HANDSHAKE_S,
    MOST_CONNECTIONS,
    MOST_FROM_ONE_ADDRESS,
    MOST_FROM_PEER,
    PROTOCOL,
    Enter,
    Entered,
    Prove,
    Welcome,
)
from game.net.room import PLAYING
from game.store.version import PROGRAM_VERSION

if TYPE_CHECKING:
    from game.net.connection import Connection
    from game.net.host import Host
    from game.net.members import Member

MOST_WRONG, MOST_WRONG_IN_ALL = 5, 40
WRONG_S = 60.0
IPV6_NETWORK = 64
"""Bits of the part of an IPv6 address that a computer has not chosen itself."""
ROOM = "room"


@dataclass(eq=False)
class Guess:
    """A passphrase that somebody at an address is about to prove, or has not proved."""

    at: float
    address: str
    network: str
    wrong: bool = False


class Guesses:
    """Of the passphrases that were not proved in the last minute, or are about to be, only some may come from one
    network, and not many more from all together; those in which somebody has known it go on, and the very address from
    which it was known counts by itself: all computers of a LAN share one network of IPv6. `tell` gets the address of
    somebody who seems to try them out, once a minute."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._all: list[Guess] = []
        self._right: set[str] = set()
        self._tell = tell
        self._told_s = -WRONG_S

    def take(self, address: str) -> Guess:
        """One that begins now; it counts until it is right. Raises NetError where it is one too many."""
        now, network = time.monotonic(), address if address in self._right else network_of(address)
        self._all = [one for one in self._all if now - one.at < WRONG_S]
        known = is_local(address) or network in self._right
        strangers = sum(one.network not in self._right for one in self._all)
        if self._from(network) >= MOST_WRONG or (strangers >= MOST_WRONG_IN_ALL and not known):
            raise NetError("net.passphrase.often", n=round(WRONG_S))
        guess = Guess(now, address, network)
        self._all.append(guess)
        return guess

    def right(self, guess: Guess) -> None:
        """It was proved."""
        self._all = [one for one in self._all if one is not guess]
        self._right |= {guess.network, guess.address}

    def wrong(self, guess: Guess, address: str) -> None:
        """It was not."""
        guess.wrong = True
        if sum(one.wrong and one.network == guess.network for one in self._all) >= MOST_WRONG and (
                guess.at - self._told_s >= WRONG_S):
            self._told_s = guess.at
            self._tell(address)

    def _from(self, network: str) -> int:
        return sum(one.network == network for one in self._all)


def network_of(address: str) -> str:
    """What a computer can't change by itself: an IPv4 address, or the network of one of IPv6."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, IPV6_NETWORK), strict=False))


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
    key = await _key_of(enter, host.fingerprint)
    await host.comers.turn(connection.address, _seated(host, enter.token))
    leads = hmac.compare_digest(enter.token, host.lead) or (
        host.first_leads and not any(member.leads for member in room.members.all.values()))
    _check_address(host, connection.address, enter.token)
    if not leads and (not enter.token or room.members.known(enter.token) is None):
        _check_newcomer(host)
    member, token = room.enter(enter.persons, enter.token, enter.watch, leads, key)
    host.admission.gone(connection.socket)
    connection.socket.protocol.max_message_size = 2 * MOST_FROM_PEER
    connection.tell(Entered(member.number, token, member.leads))
    host.seat(connection, member, enter.have)
    return member


async def _key_of(enter: Enter, host: bytes) -> bytes:
    """The fingerprint of the one who enters; b"" where none is shown. Raises NetError for one that is not proved."""
    if not enter.certificate:
        return b""
    fingerprint = fingerprint_of(enter.certificate)
    if not await asyncio.to_thread(verify, enter.certificate, enter.signature, to_enter(fingerprint, host)):
        raise NetError("net.call.signature")
    return fingerprint


def _check_address(host: Host, address: str, token: bytes) -> None:
    """C8.7. Only so many members are at one other machine; one that comes back takes the place of its earlier
    connection. Raises NetError."""
    back = host.room.members.known(token) if token else None
    number = back.number if back is not None else -1
    others = [one for one in host.connections.values() if one.address == address and one.member != number]
    if len(others) >= MOST_FROM_ONE_ADDRESS and not is_local(address):
        raise NetError("net.full", most=MOST_CONNECTIONS)


def _seated(host: Host, token: bytes) -> int:
    """The member who comes back to a seat, -1 for anybody else."""
    back = host.room.members.known(token) if token else None
    return back.number if back is not None and host.room.seats_of(back.number) else -1


def _check_newcomer(host: Host) -> None:
    """C6.11. Where nobody may look on, strangers come into a running match for a chair that is open, and not to hear
    what is said. Raises NetError."""
    room, match_host = host.room, host.match_host
    if match_host is None or room.phase != PLAYING or room.own["watchers"] == "yes":
        return
    if not any(info.kind == EMPTY and info.away is None for info in match_host.match.seats):
        raise NetError("net.room.no_watchers")


async def _prove(host: Host, connection: Connection) -> None:
    """Both know the passphrase, and both see the same certificate."""
    guess = host.guesses.take(connection.address)
    checker = Checker(host.passphrase, host.fingerprint)
    try:
        while not checker.proved:
            message = wire.from_peer(await connection.socket.recv())
            if not isinstance(message, Prove):
                raise NetError("net.unexpected")
            connection.tell(Prove(await asyncio.to_thread(checker.take, message.data)))
    except NetError:
        host.guesses.wrong(guess, connection.address)
        raise
    host.guesses.right(guess)
