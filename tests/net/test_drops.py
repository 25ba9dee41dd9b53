"""Connections are cut at random points (C8.6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.net.drops import WAYS, Tally, drop_many
from tests.net.rooms import run


@pytest.mark.parametrize(("title", "seats", "seed"), [("creed", 2, 1), ("creed", 4, 2), ("realigious", 3, 3)])
def test_c8_6_no_answer_is_lost_or_counts_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, seats: int, seed: int
) -> None:
    monkeypatch.setattr("game.net.peer.WAITS_S", (0.0, 0.01, 0.05))
    tally = Tally()
    run(lambda: drop_many(tmp_path, title, 14, seed, tally, seats))
    assert tally.drops == 14 and len(tally.ways) >= len(WAYS) - 2
    assert tally.faults == []
