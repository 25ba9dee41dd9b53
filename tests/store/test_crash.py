"""C2.4, C7.1a: a program killed at any instant loses at most what it was just writing."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.store.profiles import Store
from game.store.saves import SaveFolder

from . import crash_child

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills forked children with SIGKILL")
KILLS = 200


def kill_while(work: Callable[[Path, int], None], data: Path, first: int, reports: int, spin: int) -> int:
    """Forks a child that does `work`, kills it `spin` microseconds after its `reports`-th report.

    The number in the last report that arrived whole.
    """
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(write_end, 1)
        try:
            work(data, first)
        finally:
            os._exit(1)
    os.close(write_end)
    heard = b""
    while heard.count(b"\n") < reports:
        piece = os.read(read_end, 4096)
        assert piece, "the child ended by itself"
        heard += piece
    until = time.perf_counter_ns() + spin * 1000
    while time.perf_counter_ns() < until:
        pass
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while piece := os.read(read_end, 4096):
        heard += piece
    os.close(read_end)
    return int(heard.rsplit(b"\n", 2)[-2])


def test_c7_1a_a_kill_while_saving_leaves_the_newest_or_the_one_before(tmp_path: Path) -> None:
    chance = random.Random(20)
    number = 0
    for _ in range(KILLS):
        reported = kill_while(
            crash_child.save_matches, tmp_path, number, chance.randint(1, 3), chance.randint(0, 900)
        )
        saves = SaveFolder(tmp_path)
        header, payload = saves.read("m1")
        number = header["round"]
        assert number in (reported, reported + 1)
        assert payload == b"%d " % number * 700
        assert saves.take_notices() == []
        assert saves.list()[0].header["round"] == number
        number += 1


def test_c2_4_a_kill_while_storing_leaves_the_newest_or_the_one_before(tmp_path: Path) -> None:
    store = Store(tmp_path)
    uid = store.create_profile("Minsu", "profile/0").uid
    store.close()
    chance = random.Random(21)
    number = 0
    for _ in range(KILLS // 4):
        reported = kill_while(
            crash_child.store_choices, tmp_path, number, chance.randint(1, 4), chance.randint(0, 900)
        )
        store = Store(tmp_path)
        assert store.notice is None
        number = store.last_choices(uid, "realigious")["number"]
        assert number in (reported, reported + 1)
        store.close()
        number += 1
