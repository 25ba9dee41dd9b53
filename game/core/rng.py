"""One seeded generator, kept as one integer (splitmix64): cheap to copy, the same on every machine."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


def seeded(seed: int, stream: str = "") -> int:
    """A starting value from any integer; `stream` keeps generators of different use apart."""
    value = seed & MASK
    for char in stream:
        value = (value * 1099511628211 + ord(char)) & MASK
    return step(step(value ^ 0x9E3779B97F4A7C15)[0])[0]


def step(value: int) -> tuple[int, int]:
    """(next value, 64 random bits)."""
    value = (value + 0x9E3779B97F4A7C15) & MASK
    z = value
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return value, z ^ (z >> 31)


class Stream:
    """A generator of its own for set-up of worlds, bots and cosmetics; never used by rules in play."""

    __slots__ = ("value",)

    def __init__(self, seed: int, stream: str = "") -> None:
        self.value = seeded(seed, stream)

    def below(self, n: int) -> int:
        """An integer in 0..n-1, every value as likely (to within 2**-53)."""
        self.value, bits = step(self.value)
        return ((bits >> 11) * n) >> 53

    def pick(self, things: Sequence[T]) -> T:
        """One of them; raises IndexError when there is none."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """In place, from the last to the first."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
