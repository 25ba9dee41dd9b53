"""A short digest of a snapshot, equal on both sides for equal snapshots (C8.8). It finds mistakes, nobody's lies: both
sides make it of what they have, so a checksum does, and it is made anew for each snapshot.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from msgspec.structs import replace

from game.core.ask import Option
from game.net.delta import ENCODE


class Digests:
    """Of the snapshots of one stream. The options that it knows are many, and more of them come at the end: those that
    have been counted are not encoded again. `size`: bytes of the newest snapshot."""

    def __init__(self) -> None:
        self.size = 0
        self._known: tuple[Option, ...] = ()
        self._sum = self._bytes = 0

    def of(self, table: Any) -> str:
        """Of a `protocol.TableState`."""
        if table.known is not self._known:
            self._count(table.known)
        data = ENCODE(replace(table, known=()))
        self.size = len(data) + self._bytes
        return f"{crc32(data, self._sum):08x}"

    def _count(self, known: tuple[Option, ...]) -> None:
        before = len(self._known)
        if known[:before] != self._known:
            before = self._sum = self._bytes = 0
        data = b"".join(map(ENCODE, known[before:]))
        self._known, self._sum, self._bytes = known, crc32(data, self._sum), self._bytes + len(data)


def digest_of(table: Any) -> str:
    """The same of a single snapshot."""
    return Digests().of(table)
