"""The members of a room: machines, the persons at them, and the secret by which each is known again (C8.4, C8.6)."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import re
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta

from game.net.errors import NetError
from game.net.letters import shape_of
from game.net.protocol import MOST_CONNECTIONS, MemberInfo, Who
from game.net.wire import Pace
from game.store.goods import GOODS
from game.store.names import check_player_id
from game.store.notices import StoreError

TOKEN_BYTES = 16
LARGEST_LEVEL = 6
MOST_PERSONS = 5
LONGEST_NAME = 16
MOST_KEYS = 8
"""Computers from which one member comes, one after the other."""
MOST_BANNED = 64
"""Of more that were sent away a save keeps the newest."""
ICON = re.compile("profile/[a-z0-9_]{1,24}")


class Member(msgspec.Struct, kw_only=True):
    """A machine in the room. `proof`: what its token hashes to, so that a save can hold it; `keys`: the fingerprints
    that it has proved, none where it did not; `gone_s`: when it went away, in seconds of the host's clock, or -1;
    `pace`: how often it may speak, once it has come in."""

    number: int
    persons: list[Who]
    proof: bytes
    keys: frozenset[bytes] = frozenset()
    here: bool = True
    watching: bool = False
    leads: bool = False
    gone_s: float = -1.0
    ping: int = -1
    pace: Pace | None = None

    def info(self) -> MemberInfo:
        """What everybody sees."""
        return MemberInfo(self.number, self.persons, self.here, self.watching, self.leads, self.ping)


class SavedMember(msgspec.Struct):
    """A member as a save holds it."""

    number: int
    persons: list[Who]
    proof: str
    leads: bool = False


class Banned(msgspec.Struct):
    """Who was sent away, as a save holds it: neither the token nor the keys open anything."""

    number: int
    persons: Annotated[list[Who], Meta(max_length=MOST_PERSONS)]
    proof: str
    keys: Annotated[list[str], Meta(max_length=MOST_KEYS)] = []

    def shuts_out(self, token: bytes, key: bytes) -> bool:
        """Whether it is somebody who comes now."""
        return key.hex() in self.keys or (bool(token) and hmac.compare_digest(proof_of(token).hex(), self.proof))


class Members:
    """All of them, in the order in which they came; `banned`: those who were sent away, by their numbers."""

    def __init__(self) -> None:
        self.all: dict[int, Member] = {}
        self.banned: dict[int, Banned] = {}
        self._next = 0

    def known(self, token: bytes) -> Member | None:
        """Whose token it is, compared in constant time."""
        proof, found = proof_of(token), None
        for member in self.all.values():
            if hmac.compare_digest(member.proof, proof):
                found = member
        return found

    def enter(self, persons: list[Who], token: bytes, watch: bool, leads: bool, key: bytes = b"",
              ) -> tuple[Member, bytes]:  # fmt: skip
        """A newcomer, or one who was here before and shows its token; the member and the token that holds from now on.
        Once somebody was sent away newcomers must have proved their key. Raises NetError."""
        if any(one.shuts_out(token, key) for one in self.banned.values()):
            raise NetError("net.kicked")
        member = self.known(token) if token else None
        if member is not None:
            keys = member.keys | {key} - {b""}
            if len(keys) > MOST_KEYS:
                raise NetError("net.call.signature")
            member.here, member.gone_s, member.keys = True, -1.0, keys
            return member, token
        if self.banned and not key:
            raise NetError("net.call.signature")
        if len(self.all) >= 4 * MOST_CONNECTIONS:
            self._forget_gone()
        if sum(member.here for member in self.all.values()) >= MOST_CONNECTIONS:
            raise NetError("net.full", most=MOST_CONNECTIONS)
        fresh = secrets.token_bytes(TOKEN_BYTES)
        member = Member(number=self._next, persons=[], proof=proof_of(fresh), keys=frozenset({key} - {b""}),
                        watching=watch, leads=leads)
        for person in persons:
            member.persons.append(self._checked(person, member))
        self._next += 1
        self.all[member.number] = member
        return member, fresh

    def bring(self, member: Member, who: Who) -> None:
        """Another person plays at a member's machine. Raises NetError."""
        if len(member.persons) >= MOST_PERSONS:
            raise NetError("net.room.many", most=MOST_PERSONS)
        member.persons = [*member.persons, self._checked(who, member)]

    def remove(self, number: int, banned: bool = False) -> None:
        """Takes a member off the list; `banned`: neither its token nor its keys open anything any more, but those of
        the computer from which the room is led."""
        member = self.all.pop(number)
        if banned:
            keys = member.keys.difference(*(one.keys for one in self.all.values() if one.leads))
            self.banned[number] = Banned(number, member.persons, member.proof.hex(), sorted(map(bytes.hex, keys)))

    def companions(self, number: int) -> list[int]:
        """The other members that are at the computer of one, as far as it has shown, and do not lead."""
        keys = self.all[number].keys
        return [one.number for one in self.all.values() if one.number != number and not one.leads and one.keys & keys]

    def keep(self) -> list[SavedMember]:
        """For a save."""
        return [SavedMember(m.number, m.persons, m.proof.hex(), m.leads) for m in self.all.values() if not m.watching]

    def restore(self, kept: list[SavedMember], banned: list[Banned]) -> None:
        """The members of a save, all of them away. Raises ValueError for damaged proofs."""
        self.banned = {one.number: one for one in banned}
        self._next = max([0, *(number + 1 for number in self.banned)])
        for one in kept:
            self.all[one.number] = Member(number=one.number, persons=one.persons, proof=bytes.fromhex(one.proof),
                                          here=False, gone_s=0.0, leads=one.leads)
            self._next = max(self._next, one.number + 1)

    def _checked(self, who: Who, newcomer: Member) -> Who:
        """A person with a valid ID that looks like nobody else's in the room: a number is added where it does. What it
        wears is told to everybody again and again (C8.7): only what every program knows."""
        try:
            name = check_player_id(who.name)
        except StoreError as problem:
            raise NetError(problem.notice.key, **problem.notice.args) from problem
        level = min(max(1, who.level), LARGEST_LEVEL)
        looks = {str(kind): good for kind, good in who.looks.items() if good in GOODS and GOODS[good].kind == kind}
        return Who(self._free(name, newcomer), who.icon if ICON.fullmatch(who.icon) else "", level, looks)

    def _free(self, name: str, newcomer: Member) -> str:
        taken = {shape_of(person.name) for member in (*self.all.values(), newcomer) for person in member.persons}
        if shape_of(name) not in taken:
            return name
        tried = (f"{name[:LONGEST_NAME - len(ending)]}{ending}" for ending in map("-{}".format, itertools.count(2)))
        return next(one for one in tried if shape_of(one) not in taken)  # fewer are taken than there are numbers

    def _forget_gone(self) -> None:
        """Onlookers and passers-by that went away make room."""
        for number in [n for n, member in self.all.items() if not member.here and member.watching]:
            del self.all[number]


def proof_of(token: bytes) -> bytes:
    """What is kept of a token; from it the token can't be told."""
    return hashlib.sha256(b"pentarchy seat " + token).digest()
