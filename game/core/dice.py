"""Dice as pieces of the state: each has a kind, a number that stays, and the faces it has shown one after the other, so
that views, logs and animations can show every die. A pool is a list of dice.

A title says what faces its kinds have (`DieKind`). All chance is the table's.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from game.core.table import Table

ROLLED = "rolled"


class DieKind(msgspec.Struct, frozen=True):
    """A kind of die: its faces, one for each side, and for each side the one that lies opposite."""

    id: str
    faces: tuple[int, ...]
    opposite: tuple[int, ...] = ()


class DieFace(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A face that a die showed, and why it did: ROLLED, or the id of what changed it."""

    face: int
    why: str


class Die(msgspec.Struct, array_like=True):
    """One die. `no` stays its own while it lasts; `born`: the kind it was made as, `kind`: what it is now; `shown`: its
    faces since it was taken up, the last one is in force. `virtual`: it was never rolled and goes nowhere."""

    no: int
    kind: str
    born: str
    shown: list[DieFace] = []
    virtual: bool = False

    @property
    def face(self) -> int:
        """The face in force. Raises IndexError for a die that was not rolled."""
        return self.shown[-1].face


class Pool(msgspec.Struct, array_like=True):
    """Dice that lie ready, in the order they came. `made` counts all dice that were ever made here."""

    dice: list[Die] = []
    made: int = 0


# ---------------------------------------------------------------- pools
def make(pool: Pool, kind: str, now: str = "") -> Die:
    """A new die of a kind, which is of the kind `now` at once where that is given, lies at the end of the pool."""
    die = Die(pool.made, now or kind, kind)
    pool.made += 1
    pool.dice.append(die)
    return die


def ready(pool: Pool, kind: str = "") -> int:
    """How many dice lie there, of one kind or of all."""
    return len(pool.dice) if not kind else sum(die.kind == kind for die in pool.dice)


def take(pool: Pool, kind: str, count: int = 1) -> list[Die]:
    """The first `count` dice of a kind, taken out of the pool. Raises ValueError if there are fewer."""
    taken = [die for die in pool.dice if die.kind == kind][:count]
    if len(taken) < count:
        raise ValueError(f"{count} dice of {kind!r} wanted, {len(taken)} there")
    numbers = [die.no for die in taken]
    pool.dice = [die for die in pool.dice if die.no not in numbers]
    return taken


def give_back(pool: Pool, die: Die) -> None:
    """A die lies ready again, as if it had not been rolled."""
    die.shown = []
    pool.dice.append(die)


def counted(dice: Iterable[Die], kinds: Sequence[str]) -> tuple[int, ...]:
    """How many of the dice are of each kind."""
    held = [die.kind for die in dice]
    return tuple(held.count(kind) for kind in kinds)


def fillings(pool: Pool, kinds: Sequence[str], most: int, least: int = 1) -> list[tuple[int, ...]]:
    """All ways of taking `least` to `most` dice, as numbers of each of the kinds; most dice first, among equals those
    with more of the earlier kinds."""
    found: list[tuple[int, ...]] = [()]
    for kind in kinds:
        there = ready(pool, kind)
        found = [(*way, count) for way in found for count in range(there, -1, -1) if sum(way) + count <= most]
    return sorted((way for way in found if sum(way) >= least), key=lambda way: (-sum(way), tuple(-n for n in way)))


# ---------------------------------------------------------------- faces
def roll(g: Table[Any], dice: Iterable[Die], kinds: Mapping[str, DieKind], why: str = ROLLED) -> None:
    """Rolls each of the dice; what they showed before stays in their history."""
    for die in dice:
        die.shown.append(DieFace(g.pick(kinds[die.kind].faces), why))


def show(die: Die, face: int, why: str) -> None:
    """The die counts as that face from now on; nothing is noted where it does already."""
    if not die.shown or die.face != face:
        die.shown.append(DieFace(face, why))


def turn(g: Table[Any], die: Die, kinds: Mapping[str, DieKind], why: str) -> None:
    """The die is turned over. Where its face is on several sides whose opposites differ, one of them is drawn; a face
    that the kind does not have stays."""
    kind = kinds[die.kind]
    sides = [under for face, under in zip(kind.faces, kind.opposite, strict=True) if face == die.face]
    if sides:
        show(die, sides[0] if len(set(sides)) == 1 else g.pick(sides), why)


def faces(dice: Iterable[Die]) -> list[int]:
    """The faces in force, in the order of the dice."""
    return [die.face for die in dice]


def chances(dice: Sequence[str], kinds: Mapping[str, DieKind]) -> dict[int, int]:
    """How many of the equally likely ways of rolling dice of these kinds give each sum, by sum."""
    ways = {0: 1}
    for name in dice:
        longer: dict[int, int] = {}
        for total, count in ways.items():
            for face in kinds[name].faces:
                longer[total + face] = longer.get(total + face, 0) + count
        ways = longer
    return dict(sorted(ways.items()))
