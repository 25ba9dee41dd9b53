"""C12.1: who is offered for the seats of a match that goes on from a replay."""

from __future__ import annotations

from scenes.program import Program
from scenes.replay.branch import first_chairs
from scenes.replay.replay_scene import load
from tests.gallery.realigious_tables import played


def test_c12_1_each_bot_is_offered_with_the_level_that_it_had(program: Program) -> None:
    match = played(program.client, "pbb", 1, cycles="24")
    match.close()
    replay = load(program.client, match.replay_id)
    for info, level in zip(replay.seats[1:], ("easy", "normal"), strict=True):
        info.level = level
    assert [chair.level for chair in first_chairs(replay, "")] == ["", "easy", "normal"]
