"""C7.1: a table that is killed goes on where it was."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scenes.program import Program
from scenes.table.match import Match

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("choices", [1, 7, 23])
def test_c7_1_a_killed_table_continues_with_every_choice_that_was_made(program: Program, choices: int) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.scenes.table_child", str(program.home.data)], cwd=ROOT, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert child.stdout is not None
    lines = [line for line in (child.stdout.readline().decode() for _ in range(choices + 1)) if " " in line]
    child.kill()
    lines += child.stdout.read().decode().splitlines()
    child.wait()
    reported = {int(n): digest for n, digest in (line.split() for line in lines if line[:1].isdigit())}
    entry = program.home.saves.newest_unfinished()
    assert entry is not None
    match = Match.load(program.home, entry.file_id)
    assert len(match.session.log) >= max(reported)
    for n, digest in reported.items():
        if n == len(match.session.log):
            assert match.session.digest() == digest
    assert match.question() is not None
    assert [info.name for info in match.seats] == ["하늘지기", "Sandglass"]
    match.close()
