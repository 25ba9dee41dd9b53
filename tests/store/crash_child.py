"""Saves without end and reports each save on standard output; started and killed by test_crash.py."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.store.profiles import Store
from game.store.saves import SaveFolder


def save_matches(data: Path, first: int) -> None:
    saves = SaveFolder(data)
    number = first
    while True:
        saves.write("m1", b"%d " % number * 700, {"title": "realigious", "rules_version": 1, "round": number})
        os.write(1, b"%d\n" % number)
        number += 1


def store_choices(data: Path, first: int) -> None:
    store = Store(data)
    uid = store.profiles()[0].uid
    number = first
    while True:
        store.set_last_choices(uid, "realigious", {"number": number})
        os.write(1, b"%d\n" % number)
        number += 1


if __name__ == "__main__":
    {"saves": save_matches, "profiles": store_choices}[sys.argv[1]](Path(sys.argv[2]), int(sys.argv[3]))
