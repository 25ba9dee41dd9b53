"""One seeded generator, kept as one integer (splitmix64): cheap to copy, the same on every machine."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def seeded(seed: int, stream: str = "") -> int:
    """A starting value from any integer; `stream` keeps generators of different use apart."""
    value = seed & MASK
    for char in stream:
        value = (value * 1099511628211 + ord(char)) & MASK
    return step(step(value ^ GAMMA)[0])[0]


def step(value: int) -> tuple[int, int]:
    """(next value, 64 random bits)."""
    value = (value + GAMMA) & MASK
    return value, mixed(value)


def mixed(value: int) -> int:
    """The 64 random bits of a value."""
    z = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def draws(value: int, sizes: Iterable[int]) -> tuple[int, list[int]]:
    """(next value, an integer in 0..size-1 for each of `sizes`). As one `step` for each, but without a call for each:
    decks and maps are drawn by the thousand."""
    drawn = []
    for size in sizes:
        value = (value + GAMMA) & MASK
        z = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        drawn.append((((z ^ (z >> 31)) >> 11) * size) >> 53)
    return value, drawn


def shuffled(value: int, things: list[Any]) -> int:
    """Shuffle `things` in place, from the last to the first; the next value."""
    value, drawn = draws(value, range(len(things), 1, -1))
    for i, j in zip(range(len(things) - 1, 0, -1), drawn, strict=True):
        things[i], things[j] = things[j], things[i]
    return value


class Stream:
    """A generator of its own for set-up of worlds, bots and cosmetics; never used by rules in play."""

    __slots__ = ("value",)

    def __init__(self, seed: int, stream: str = "") -> None:
        self.value = seeded(seed, stream)

    def below(self, n: int) -> int:
        """An integer in 0..n-1, every value as likely (to within 2**-53)."""
        self.value = value = (self.value + GAMMA) & MASK
        return ((mixed(value) >> 11) * n) >> 53

    def each_below(self, n: int, count: int) -> list[int]:
        """`count` integers in 0..n-1."""
        self.value, drawn = draws(self.value, [n] * count)
        return drawn

    def pick(self, things: Sequence[T]) -> T:
        """One of them; raises IndexError when there is none."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """In place, from the last to the first."""
        self.value = shuffled(self.value, things)
