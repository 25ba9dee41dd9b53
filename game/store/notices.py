"""Messages of the store for the player: a text key and its arguments, never a sentence."""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Notice(msgspec.Struct, frozen=True):
    """One sentence for the player; `key` is in `assets/texts/*/store.json`, `args` fill its placeholders; `kind` is
    "bad", "good" or "info"."""

    key: str
    args: dict[str, str] = {}
    kind: str = "bad"


class StoreError(Exception):
    """Something the store could not do; `notice` says what in one sentence. The files are as they were."""

    def __init__(self, key: str, /, **args: str) -> None:
        self.notice = Notice(key, args)
        super().__init__(f"{key} {args}" if args else key)


Tell = Callable[[Notice], None]
