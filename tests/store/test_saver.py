"""C7.1, C1.4: saving in the background."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from game.store.notices import StoreError
from game.store.saver import Saver
from game.store.saves import SaveFolder

HEADER = {"title": "realigious", "rules_version": 1}


class SlowFolder(SaveFolder):
    """Holds every write until it is let go, and remembers what was written."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.started, self.go = threading.Event(), threading.Event()
        self.written: list[bytes] = []

    def write(self, match_id: str, payload: bytes, header: dict[str, Any]) -> None:
        self.started.set()
        self.go.wait()
        self.written.append(payload)
        super().write(match_id, payload, header)


class FullFolder(SaveFolder):
    """A disk without space."""

    def write(self, match_id: str, payload: bytes, header: dict[str, Any]) -> None:
        raise StoreError("store.write_failed", path="m1", reason="@reason.full")


def test_c7_1_after_a_flush_the_newest_state_is_on_the_disk(tmp_path: Path) -> None:
    saves = SaveFolder(tmp_path)
    saver = Saver(saves)
    for number in range(50):
        saver.save("m1", b"%d" % number, HEADER)
    assert saver.flush()
    assert saves.read("m1")[1] == b"49"
    saver.close()


def test_c7_1_a_newer_state_replaces_a_waiting_one(tmp_path: Path) -> None:
    saves = SlowFolder(tmp_path)
    saver = Saver(saves)
    saver.save("m1", b"0", HEADER)
    saves.started.wait()
    for number in range(1, 9):
        saver.save("m1", b"%d" % number, HEADER)
    assert not saver.flush(timeout=0)
    saves.go.set()
    saver.close()
    assert saves.written == [b"0", b"8"]


def test_c7_1_closing_writes_what_waits(tmp_path: Path) -> None:
    saves = SaveFolder(tmp_path)
    saver = Saver(saves)
    saver.save("m1", b"last", HEADER)
    saver.save("m2", b"other", HEADER)
    saver.close()
    saver.close()
    assert saves.read("m1")[1] == b"last" and saves.read("m2")[1] == b"other"
    with pytest.raises(RuntimeError):
        saver.save("m1", b"too late", HEADER)


def test_c7_1_a_failed_save_is_told_once_and_the_thread_goes_on(tmp_path: Path) -> None:
    saver = Saver(FullFolder(tmp_path))
    for _ in range(3):
        saver.save("m1", b"x", HEADER)
        saver.flush()
    assert [notice.key for notice in saver.take_notices()] == ["store.write_failed"]
    saver.save("m1", b"x", {})
    saver.close()


def test_c7_1_a_header_that_is_no_data_is_told(tmp_path: Path) -> None:
    saver = Saver(SaveFolder(tmp_path))
    saver.save("m1", b"x", {"title": "realigious", "rules_version": 1, "odd": object()})
    saver.close()
    assert [notice.key for notice in saver.take_notices()] == ["store.save_bug"]


def test_c7_1_a_forgotten_match_is_not_written_again(tmp_path: Path) -> None:
    saves = SlowFolder(tmp_path)
    saver = Saver(saves)
    saver.save("m1", b"0", HEADER)
    saves.started.wait()
    saver.save("m2", b"1", HEADER)
    saver.cancel("m2")
    saves.go.set()
    saver.cancel("m1")
    saves.delete("m1")
    saver.close()
    assert saves.list() == []
