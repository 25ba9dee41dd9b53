"""Changed messages in both directions (C8.7): a smaller run of `bench.lan_fuzz`."""

from __future__ import annotations

import asyncio
import tracemalloc
from pathlib import Path

import pytest

from tests.net.desk import TITLES
from tests.net.fuzz import attack_client, attack_host, attack_host_sockets, attack_peer_sockets, heals, host_frames

COUNT = 700


@pytest.mark.parametrize("seated", [True, False], ids=["player", "onlooker"])
@pytest.mark.parametrize("title", TITLES)
def test_c8_7_changed_messages_of_a_member_change_nothing_of_others(tmp_path: Path, title: str, seated: bool) -> None:
    taken, refused, _ = asyncio.run(attack_host(tmp_path, title, COUNT, 7, seated))
    assert refused > taken


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_c8_7_changed_messages_of_a_host_are_survived_and_healed(title: str) -> None:
    frames = host_frames(title)
    assert heals(attack_client(title, frames, COUNT, 7), frames)


@pytest.mark.slow
def test_c8_7_hostile_members_do_not_fill_the_memory(tmp_path: Path) -> None:
    asyncio.run(attack_host(tmp_path / "warm", "creed", COUNT, 8, False))
    tracemalloc.start()
    try:
        asyncio.run(attack_host(tmp_path / "one", "creed", COUNT, 8, False))
        before = tracemalloc.get_traced_memory()[0]
        asyncio.run(attack_host(tmp_path / "two", "creed", 2 * COUNT, 9, False))
        assert tracemalloc.get_traced_memory()[0] - before < 500_000
    finally:
        tracemalloc.stop()


@pytest.mark.slow
def test_c8_7_a_hostile_member_is_closed_again_and_again_and_the_others_play_on(tmp_path: Path) -> None:
    assert asyncio.run(attack_host_sockets(tmp_path, "creed", 600, 7)) >= 10


@pytest.mark.slow
def test_c8_7_peers_of_a_hostile_host_end(tmp_path: Path) -> None:
    assert asyncio.run(attack_peer_sockets("creed", 300, 7)) > 3
