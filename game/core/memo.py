"""Results of pure functions that are asked for again and again with the same arguments."""
from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """The newest results by all that they depend on; at most `most`, then it begins anew. Whoever gets one must not
    change it. May be used by several threads: at worst something is built twice."""

    __slots__ = ("_all", "_most")

    def __init__(self, most: int) -> None:
        self._all: dict[Hashable, T] = {}
        self._most = most

    def get(self, key: Hashable, build: Callable[[], T]) -> T:
        """The result for `key`, built if it is not there."""
        found = self._all.get(key)
        if found is None:
            found = build()
            if len(self._all) >= self._most:
                self._all = {}
            self._all[key] = found
        return found
