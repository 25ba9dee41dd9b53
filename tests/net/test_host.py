"""A room over real sockets (C8)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.rng import Stream
from game.net.delta import ENCODE
from tests.net.rooms import begin, guests, room_of, run, step


@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c8_1_a_match_is_played_to_its_end_between_peers(tmp_path: Path, title: str) -> None:
    async def body() -> None:
        async with room_of(tmp_path, title) as host:
            found = await guests(host, "Ember", "Ash")
            await begin(found)
            stream = Stream(4, "answers")
            while found[0].mirror.outcome is None and await step(found, stream):
                pass
            hosted = host.hosted
            assert hosted is not None and hosted.over
            for guest in found:
                seat = guest.client.seats[0]
                assert ENCODE(guest.mirror.view(seat)) == ENCODE(hosted.match.session.view(seat))
            for guest in found:
                await guest.until(lambda g=guest: g.client.results and g.client.replay)

    run(body)
