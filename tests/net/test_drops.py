"""Connections are cut at random points (C8.6)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from game.net.peer import ENDED
from tests.marks import first_quick
from tests.net.drops import WAYS, Tally, drop_many
from tests.net.rooms import PATIENCE_S, guests, room_of, run


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "seats", "seed"), first_quick([("creed", 2, 1), ("creed", 4, 2), ("realigious", 3, 3)])
)
def test_c8_6_no_answer_is_lost_or_counts_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, seats: int, seed: int
) -> None:
    monkeypatch.setattr("game.net.peer.WAITS_S", (0.0, 0.01, 0.05))
    tally = Tally()
    run(lambda: drop_many(tmp_path, title, 14, seed, tally, seats))
    assert tally.drops == 14 and len(tally.ways) == len(WAYS)
    assert tally.faults == []


@pytest.mark.slow
def test_c6_12_who_leaves_while_coming_back_stays_away(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            guest = (await guests(host, "Ember"))[0]
            guest.peer.cut()
            await guest.until(lambda: guest.client.link.state == "lost")
            entering = asyncio.Event()
            real = guest.peer._enter

            async def enter(*place: Any) -> None:
                entering.set()
                await real(*place)

            guest.peer._enter = enter
            await entering.wait()
            await guest.peer.stop()
            await guest.until(lambda: guest.client.link.state == ENDED)

    run(body)


def test_c8_6_who_is_cancelled_while_a_connection_ends_does_not_come_back(tmp_path: Path) -> None:
    async def body() -> None:
        async with room_of(tmp_path) as host:
            guest = (await guests(host, "Ember"))[0]

            async def listen(*_: Any) -> None:
                asyncio.get_running_loop().call_soon(guest.task.cancel)  # while the sender is waited for

            guest.peer._listen = listen
            guest.peer.cut()
            await asyncio.wait((guest.task,), timeout=PATIENCE_S)
            assert guest.task.cancelled()

    run(body)
