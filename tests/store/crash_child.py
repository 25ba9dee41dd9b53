"""Children that save without end and report each save on standard output; test_crash.py starts and kills them.

A small process forks them: a fork of the process that runs the tests would copy tables of all its memory each time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
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


def serve(work: Callable[[Path, int], None], data: Path) -> None:
    """For each number on standard input a child that begins with it. It tells its process first; "end" follows when it
    is gone.
    """
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                os.write(1, b"%d\n" % os.getpid())
                work(data, int(line))
            finally:
                os._exit(1)
        os.waitpid(child, 0)
        os.write(1, b"end\n")


if __name__ == "__main__":
    serve({"saves": save_matches, "choices": store_choices}[sys.argv[1]], Path(sys.argv[2]))
