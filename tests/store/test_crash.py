"""C2.4, C7.1a: a program killed at any instant loses at most what it was just writing."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.store.profiles import Store
from game.store.saves import SaveFolder

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="kills forked children with SIGKILL"),
]
KILLS = 200


class Children:
    """The children of a `crash_child`, one after the other."""

    def __init__(self, work: str, data: Path) -> None:
        command = [sys.executable, "-m", "tests.store.crash_child", work, str(data)]
        self._server = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def kill_one(self, first: int, reports: int, spin: int) -> int:
        """Starts a child at the number `first` and kills it `spin` microseconds after its `reports`-th report. The
        number in its last report.
        """
        assert self._server.stdin is not None
        self._server.stdin.write(f"{first}\n")
        self._server.stdin.flush()
        child = int(self._line())
        for _ in range(reports):
            assert self._line() != "end", "the child ended by itself"
        until = time.perf_counter_ns() + spin * 1000
        while time.perf_counter_ns() < until:
            pass
        os.kill(child, signal.SIGKILL)
        told = self._last
        while self._line() != "end":
            told = self._last
        return int(told)

    def close(self) -> None:
        assert self._server.stdin is not None
        self._server.stdin.close()
        self._server.wait()

    def _line(self) -> str:
        assert self._server.stdout is not None
        self._last = self._server.stdout.readline().strip()
        assert self._last, "the children's parent is gone"
        return self._last


def test_c7_1a_a_kill_while_saving_leaves_the_newest_or_the_one_before(tmp_path: Path) -> None:
    children, chance = Children("saves", tmp_path), random.Random(20)
    number = 0
    for _ in range(KILLS):
        reported = children.kill_one(number, chance.randint(1, 3), chance.randint(0, 900))
        saves = SaveFolder(tmp_path)
        header, payload = saves.read("m1")
        number = header["round"]
        assert number in (reported, reported + 1)
        assert payload == b"%d " % number * 700
        assert saves.take_notices() == []
        assert saves.list()[0].header["round"] == number
        number += 1
    children.close()


def test_c2_4_a_kill_while_storing_leaves_the_newest_or_the_one_before(tmp_path: Path) -> None:
    store = Store(tmp_path)
    uid = store.create_profile("Minsu", "profile/0").uid
    store.close()
    children, chance = Children("choices", tmp_path), random.Random(21)
    number = 0
    for _ in range(KILLS // 4):
        reported = children.kill_one(number, chance.randint(1, 4), chance.randint(0, 900))
        store = Store(tmp_path)
        assert store.notice is None
        number = store.last_choices(uid, "realigious")["number"]
        assert number in (reported, reported + 1)
        store.close()
        number += 1
    children.close()
