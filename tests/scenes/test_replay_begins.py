"""C7.2: where a jump by turn or round leads."""

from __future__ import annotations

import pytest

from scenes.program import Program
from scenes.replay.replay_scene import ReplayScene, load
from tests.gallery import creed_tables as creed
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver


def watched(program: Program, replay_id: str) -> ReplayScene:
    """A replay that stands still."""
    scene = ReplayScene(program.client, load(program.client, replay_id))
    scene.paused = True
    program.nav.stack.reset(scene, animated=False)
    return scene


@pytest.mark.slow
def test_c7_2_a_turn_and_a_round_are_gone_to_where_they_are_under_way(
    program: Program, drive: Driver
) -> None:
    """With its cards drawn, before the first choice of it; what has begun is told, not what was done before."""
    record = played(program.client, "pbb", 1, cycles="24")
    record.close()
    replay = watched(program, record.replay_id)
    match, between = replay.recorded, 0
    while replay.at < match.length:
        drive.click("replay.round_on")
        if replay.at == match.length:
            break
        question = match.session.questions()[0]
        assert question.text != "react" or match.record.log[replay.at].key != "no"
        deed, begun = replay.done.deed, [event for event in match.events(None) if event.kind == "turn_began"][-1]
        line = replay.telling.line(begun)
        assert deed is not None and line is not None and deed.text == line.text
        told = match.record.at(replay.at - 1).events()
        between += begun in told
    assert between, "somebody was asked before the draw"
    here = replay.at
    drive.click("replay.round_back")
    drive.click("replay.back")
    assert replay.at < here and replay.done.deed != replay.deeds.begun(replay.at)


@pytest.mark.slow
def test_c7_2_a_round_of_creed_is_gone_to_with_what_begins_told(program: Program, drive: Driver) -> None:
    match = creed.played(program.client, "pb", 4, creed.asks("team_turn", 0, 3))
    program.home.replays.write("rounds", match.session.save(), match.header())
    match.close()
    scene = watched(program, "rounds")
    drive.click("replay.round_on")
    line = scene.telling.line([event for event in scene.match.events(None) if event.kind == "turn_began"][-1])
    deed = scene.done.deed
    assert line is not None and deed is not None and (deed.text, deed.seat) == (line.text, 0)
    drive.click("replay.forward")
    drive.frames(20, 100)
    assert scene.done.deed not in (None, deed)
