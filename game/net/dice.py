"""Dice that nobody could choose (C12.3).

Before a match the host promises a secret: everybody gets its hash. Each machine with a seat seals a number of its own
in the same way; once the list of seals is closed, so that everybody has seen it, the numbers are opened to the host,
and what chance decides follows from the secret and all of them. Neither the host nor a player can look for dice that
suit them, also with the help of others, as long as one of them all is honest. The head of the replay opens everything,
and each machine compares it with what it was promised, with the list that it saw, and with all that it was shown.

A host can still close a list, open the numbers and let no match come of them: everybody who was there is told so at
once, and again with what is found of the next match. It can also leave out the number of somebody who is with it: then
the verdict is that a number is missing. What was not shown in the room is not compared.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

import game
from game.core.errors import PentarchyError
from game.core.saved import read_saved
from game.core.session import Session
from game.net.delta import ENCODE
from game.net.parts import ONLOOKER, DiceInfo
from game.store.container import unpack
from game.store.notices import StoreError
from game.store.replays import KIND

if TYPE_CHECKING:
    from game.core.events import Event
    from game.net.seen_setup import SeenSetup

HEAD = "dice"
SECRET_BYTES = 32
MOST_NUMBERS = 8
KEPT, APART, MISSING, WITHOUT = "kept", "apart", "missing", "without"
"""What is found. The dice are those that were promised, with all numbers; they are, and none of them was this
program's; the number of somebody else is missing; its own is."""
REDRAWN, CHANGED, BROKEN = "redrawn", "changed", "broken"
"""They are, but numbers were opened before of which no match came; the match was set up differently when the numbers
were opened; they are not."""

Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


def sealed(number: bytes) -> str:
    """What others get of a number before it is opened."""
    return hashlib.sha256(b"pentarchy number " + number).hexdigest()


class MatchDice(msgspec.Struct, frozen=True):
    """What follows from nothing else: the host's secret, and the members' numbers by theirs; as in a file's head."""

    secret: Hex32
    numbers: Annotated[dict[str, Hex32], Meta(max_length=MOST_NUMBERS)] = {}

    @property
    def promise(self) -> str:
        """The secret's hash."""
        return hashlib.sha256(b"pentarchy dice " + bytes.fromhex(self.secret)).hexdigest()

    @property
    def seed(self) -> int:
        """What decides all that chance decides in the match."""
        opened = (f"{member}:{_plain(number)}" for member, number in sorted(self.numbers.items()))
        words = [_plain(self.secret), *opened]
        return int.from_bytes(hashlib.sha256(";".join(words).encode()).digest()[:8], "big") >> 1

    @property
    def seals(self) -> dict[str, str]:
        """Of its numbers."""
        return {member: sealed(bytes.fromhex(number)) for member, number in self.numbers.items()}


def _plain(number: str) -> str:
    """The one way to write the bytes that were sealed: two texts of the same bytes make the same dice."""
    return bytes.fromhex(number).hex()


def dice_in(header: Mapping[str, Any]) -> MatchDice | None:
    """Those of a file's head; None where it has none."""
    try:
        return msgspec.convert(header.get(HEAD), MatchDice)
    except msgspec.ValidationError:
        return None


class DiceTable:
    """The host's side. `dice`: those of a match that goes on, None for one of an earlier program, which promised
    nothing."""

    def __init__(self, dice: MatchDice | None) -> None:
        self.dice = dice
        self.seals: dict[str, str] = dice.seals if dice is not None else {}
        self.closed = True

    @classmethod
    def drawn(cls) -> DiceTable:
        """For the next match: nobody has sealed anything."""
        found = cls(MatchDice(secrets.token_hex(SECRET_BYTES)))
        found.closed = False
        return found

    def seal(self, member: int, seal: bytes, seated: Sequence[int]) -> None:
        """A member has sealed a number; another one takes its place until the list is closed. Only those who are seated
        have one."""
        if not self.closed and member in seated and len(seal) == SECRET_BYTES:
            kept = {one: old for one, old in self.seals.items() if int(one) in seated}
            self.seals = {**kept, str(member): seal.hex()}

    def close(self, members: Sequence[int]) -> None:
        """Nobody seals any more; only the numbers of these members count."""
        self.closed = True
        self.seals = {str(one): self.seals[str(one)] for one in members if str(one) in self.seals}

    def open(self, member: int, number: bytes) -> None:
        """A member opens the number that it has sealed."""
        if self.dice is not None and self.closed and self.seals.get(str(member)) == sealed(number):
            self.dice = MatchDice(self.dice.secret, {**self.dice.numbers, str(member): number.hex()})

    @property
    def waits(self) -> bool:
        """Whether a number that was sealed is not open yet."""
        return self.dice is not None and self.closed and self.dice.numbers.keys() < self.seals.keys()

    def info(self) -> DiceInfo:
        """What everybody sees of it."""
        return DiceInfo(self.dice.promise, self.seals, self.closed) if self.dice is not None else DiceInfo()


class Promise:
    """A machine's side: what it was promised, its own number, and the list of seals that it saw when that was closed.
    `answers`: whether a number is given; `sealings`: how often it was sealed; `opened`: whether it was opened;
    `seated`: whether a seat was there for it; `setup`: what the match was to begin with when the list was closed;
    `used`: whether a match has begun; `redrawn`: how many promises before had a closed list and no match."""

    def __init__(self, info: DiceInfo, answers: bool = True, redrawn: int = 0) -> None:
        self.answers, self.redrawn = answers, redrawn
        self.sealings = 0
        self.seated = self.used = False
        self.setup: SeenSetup | None = None
        self.promise = info.promise
        self.number = secrets.token_bytes(SECRET_BYTES)
        self.seals: dict[str, str] | None = dict(info.seals) if info.closed else None
        self.opened = False

    def opens(self, info: DiceInfo, member: int) -> bool:
        """Looks at the list: the first that is closed holds. Whether the number is to be opened now, which it is
        once."""
        if info.promise != self.promise or not info.closed or self.seals is not None:
            return False
        self.seals = dict(info.seals)
        self.opened = self.seals.get(str(member)) == sealed(self.number)
        return self.opened

    @property
    def wasted(self) -> int:
        """How many closed lists came to nothing, once another promise takes the place of this one."""
        return 0 if self.used else self.redrawn + (self.seals is not None)


class SeenStream(msgspec.Struct, frozen=True):
    """What a machine saw of a match until its end: the stream, what happened, how it stood."""

    stream: int
    events: Sequence[Event]
    view: Any


def found_in(replay: bytes, given: Promise, shown: Sequence[SeenStream]) -> str:
    """Whether the replay that came at the end is of the match that was seen, and its dice are those that were promised;
    "" where nothing was promised. Plays the match: for a thread."""
    if not given.promise:
        return ""
    try:
        head, payload = unpack(replay, KIND, "")
        dice, seals = dice_in(head.header), given.seals or {}
        saved = read_saved(game.TITLES, payload)
        if dice is None or dice.promise != given.promise or dice.seed != saved.seed:
            return BROKEN
        if given.seals is not None and not dice.seals.items() <= seals.items():
            return BROKEN
        session = Session.load(game.TITLES, payload)
    except (StoreError, PentarchyError):
        return BROKEN
    if not all(is_of(session, one) for one in shown):
        return BROKEN
    if given.setup is not None and not given.setup.fits(saved):
        return CHANGED
    return REDRAWN if given.redrawn else _numbers_in(dice, given, seals)


def _numbers_in(dice: MatchDice, given: Promise, seals: Mapping[str, str]) -> str:
    """Whose numbers are in dice that were promised."""
    if given.number.hex() not in dice.numbers.values() if given.opened else given.seated:
        return WITHOUT
    if dice.seals != seals:
        return MISSING
    return KEPT if given.opened else APART


def is_of(session: Session, shown: SeenStream) -> bool:
    """Whether a match is the one that was seen."""
    seat = None if shown.stream == ONLOOKER else shown.stream
    if seat is not None and seat >= len(session.seats):
        return False
    told = session.events(0, seat)
    same = all(0 <= one.no < len(told) and _words(told[one.no]) == _words(one) for one in shown.events)
    return same and ENCODE(session.view(seat)) == ENCODE(shown.view)


def _words(event: Event) -> bytes:
    """What an event tells, but for its number, which each reader counts for itself."""
    return ENCODE((event.kind, event.rule, event.data))
