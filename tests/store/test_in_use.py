"""One match is open in one program of a data folder (C7.1)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import pytest

from game.match.match import LocalMatch
from game.match.seats import BOT, SeatInfo
from game.store import in_use
from game.store.in_use import IN_USE, hold, let_go
from game.store.notices import StoreError
from tests.net.rooms import Home

ROOT = Path(__file__).resolve().parents[2]
OTHER = """
import sys
from pathlib import Path
from game.store.in_use import hold
hold(Path(sys.argv[1]), sys.argv[2])
print("holds", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    found = Home(tmp_path)
    yield found
    found.store.close()


def played(home: Home) -> str:
    """A match that was left."""
    match = LocalMatch.new(home, "creed", [SeatInfo(seat=seat, name=f"P{seat}", kind=BOT) for seat in range(2)], {}, 1)
    match.close()
    return match.match_id


def other_program(home: Home, match_id: str) -> subprocess.Popen[str]:
    """One that has the match open."""
    command = [sys.executable, "-c", OTHER, str(home.saves.folder), match_id]
    process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None and process.stdout.readline() == "holds\n"
    return process


@pytest.mark.slow
def test_c7_1_a_match_that_is_open_in_another_program_is_refused_until_that_one_ends(home: Home) -> None:
    match_id = played(home)
    process = other_program(home, match_id)
    try:
        with pytest.raises(StoreError) as refused:
            LocalMatch.load(home, match_id)
        assert refused.value.notice.key == IN_USE
    finally:
        process.kill()
        process.communicate()
    LocalMatch.load(home, match_id).close()


@pytest.mark.slow
def test_c7_1_a_match_that_was_closed_can_be_opened_by_another_program(home: Home) -> None:
    process = other_program(home, played(home))
    process.kill()
    process.communicate()


@pytest.mark.slow
def test_c7_1_a_program_does_not_lock_itself_out(home: Home) -> None:
    match_id = played(home)
    first, second = LocalMatch.load(home, match_id), LocalMatch.load(home, match_id)
    first.close()
    command = [sys.executable, "-c", OTHER, str(home.saves.folder), match_id]
    refused = subprocess.run(command, cwd=ROOT, text=True, input="", capture_output=True, check=False)
    assert IN_USE in refused.stderr  # the second one is open here
    second.close()
    process = other_program(home, match_id)
    process.kill()
    process.communicate()


def test_c7_1_what_is_let_go_too_often_is_let_go(home: Home) -> None:
    hold(home.saves.folder, "one")
    let_go(home.saves.folder, "one")
    let_go(home.saves.folder, "one")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there the file stays")
def test_c7_1_what_was_let_go_while_it_was_being_opened_is_not_held_beside_the_one_who_opens_it_next(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, lock = home.data / "open" / "one", in_use._lock
    removed: list[Path] = []

    def late(file: BinaryIO) -> None:
        if not removed:
            path.unlink()  # by the program that had it
            removed.append(path)
        lock(file)

    monkeypatch.setattr(in_use, "_lock", late)
    hold(home.saves.folder, "one")
    refused = subprocess.run([sys.executable, "-c", OTHER, str(home.saves.folder), "one"], cwd=ROOT, text=True,
                             input="", capture_output=True, check=False)  # fmt: skip
    let_go(home.saves.folder, "one")
    assert removed and IN_USE in refused.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files on Windows")
def test_c7_1_a_pipe_in_the_place_of_a_lock_keeps_nobody_waiting(home: Home) -> None:
    (home.data / "open").mkdir()
    os.mkfifo(home.data / "open" / "one")
    hold(home.saves.folder, "one")
    let_go(home.saves.folder, "one")
