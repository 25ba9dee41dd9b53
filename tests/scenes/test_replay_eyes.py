"""C7.2: through whose eyes the record of a match begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scenes.replay.replay_scene import ReplayScene, load
from tests.gallery.realigious_tables import played

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver


def test_c7_2_the_record_of_an_own_match_begins_through_the_own_eyes(program: Program) -> None:
    """Who has not played in it begins as an onlooker."""
    match = played(program.client, "pbb", 1, lambda match, _: match.round >= 2)
    program.home.replays.write("own", match.session.save(), match.header())
    match.close()
    scene = ReplayScene(program.client, load(program.client, "own"))
    program.nav.stack.reset(scene, animated=False)
    assert scene.viewer == 0 and scene.view == scene.match.session.view(0)
    assert not scene.recorded.all_seeing
    record = load(program.client, "own")
    for info in record.seats:
        info.profile_uid, info.name = "", f"other {info.seat}"
    assert ReplayScene(program.client, record).viewer is None


@pytest.mark.slow
def test_c7_2_a_match_that_has_not_ended_has_no_all_seeing_eyes(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbb", 1, lambda match, _: match.round >= 4)
    program.home.replays.write("open", match.session.save(), match.header())
    match.close()
    scene = ReplayScene(program.client, load(program.client, "open"))
    scene.paused = True
    program.nav.stack.reset(scene, animated=False)
    for _ in range(3):
        drive.click("replay-eyes")
    assert scene.viewer is None and not scene.recorded.all_seeing
