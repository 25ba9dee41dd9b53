"""C7.2: through whose eyes the record of a match begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.bots.play import choose
from game.core.rng import Stream
from game.match.seats import BOT, Wish
from scenes.kit.event_look import GAIN, LOSS
from scenes.replay.replay_scene import ReplayScene, load
from scenes.replay.timeline import TOLD
from scenes.table.watch_scene import ONLOOKER
from scenes.titles.creed.top_bar import NationBadge
from tests.gallery import creed_tables as creed
from tests.gallery import vermilion_tables as vermilion
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


@pytest.mark.slow
def test_c7_2_a_bot_sits_on_a_chair_only_while_it_played_for_who_had_left(program: Program, drive: Driver) -> None:
    lot = Stream(1, "lot")
    match = vermilion.played(program.client, "pgb", 1, lambda match, _: len(match.session.log) >= 12)

    def played_on(count: int) -> None:
        while len(match.session.log) < count:
            question = match.session.questions()[0]
            match.session.answer(question.seat, lot.pick(question.options()).key)

    match.chairs.take(Wish(seat=1, kind=BOT))
    played_on(20)
    match.chairs.come_back(1)
    played_on(26)
    match.chairs.take(Wish(seat=0, kind=BOT))
    played_on(32)
    ended = [info.is_bot for info in match.seats]
    program.home.replays.write("left", match.session.save(), match.header())
    match.close()
    scene = ReplayScene(program.client, load(program.client, "left"))
    scene.paused = True
    program.nav.stack.reset(scene, animated=False)
    found, words = [], []
    for at in (5, 15, 22, 32):
        scene.jump(at)
        drive.frames(2)
        found.append(scene.recorded.bots)
        plates = vermilion.parts(scene).party.plates
        words.append([plate.content.player for plate in plates if plate.content is not None][:2])
    people = [info.name for info in match.seats][:2]
    kept = [scene.t("vermilion.seat.kept", name=name) for name in people]
    assert found == [[False, False, True], [False, True, True], [False, False, True], [True, False, True]]
    assert words == [people, [people[0], kept[1]], people, [kept[0], people[1]]]
    assert ended == found[-1]


@pytest.mark.slow
def test_c7_2_marks_are_told_as_they_are_for_who_watches(program: Program) -> None:
    """What the own side has lost is a loss whoever took it, also where everything is seen; for who has not played
    nothing is gained or lost."""
    match = creed.played(program.client, "pb", 3, creed.asks("team_turn", 0, 1))
    while match.session.outcome is None:
        seat = match.session.questions()[0].seat
        match.session.answer(seat, choose(match.session, seat, "easy", 3))
    program.home.replays.write("war", match.session.save(), match.header())
    match.close()
    scene = ReplayScene(program.client, load(program.client, "war"))
    program.nav.stack.reset(scene, animated=False)
    looks, markers = scene.title_table.events, scene.recorded.markers
    lost = [marker for marker in markers if looks[marker.event.kind].hurts and marker.kind in (GAIN, LOSS)]
    assert {marker.event.kind for marker in lost} == {"hit", "tent_destroyed", "leader_removed"}
    for eyes in (0, 1):
        scene.look_as(eyes)
        for marker in lost:
            mine = marker.event.data[looks[marker.event.kind].hurts] == eyes
            assert scene.line.kind_of(marker) == (LOSS if mine else GAIN), marker.event
    profile = program.home.store.create_profile("Sandglass", "profile/2")
    program.home.choose_profile(profile.uid)
    scene.match.seats[0].profile_uid = profile.uid
    for everything in (False, True):
        scene.recorded.see_all(everything)
        scene.look_as(None)
        for marker in lost:
            mine = marker.event.data[looks[marker.event.kind].hurts] == 0
            assert scene.line.kind_of(marker) == (LOSS if mine else GAIN), marker.event
    for info in scene.match.seats:
        info.profile_uid, info.name = "", f"other {info.seat}"
    assert {scene.line.kind_of(marker) for marker in lost} == {TOLD}


def lost_war(program: Program, own: int) -> ReplayScene:
    """The final board of a war of two nations that a seat has played."""
    match = creed.played(program.client, "pg", 3, creed.asks("team_turn", 0, 1))
    while match.session.outcome is None:
        seat = match.session.questions()[0].seat
        match.session.answer(seat, choose(match.session, seat, "easy", 3))
    program.home.replays.write("war", match.session.save(), match.header())
    match.close()
    record = load(program.client, "war")
    profile = program.home.store.create_profile("Loser", "profile/2")
    program.home.choose_profile(profile.uid)
    for info in record.seats:
        info.profile_uid, info.name = "", f"other {info.seat}"
    if own >= 0:
        record.seats[own].profile_uid = profile.uid
    scene = ReplayScene(program.client, record, True)
    program.nav.stack.reset(scene, animated=False)
    return scene


@pytest.mark.slow
@pytest.mark.parametrize("own", [0, 1, -1])
def test_c6_14_the_final_board_of_creed_is_told_from_the_own_side(program: Program, own: int) -> None:
    """The own camp in its place, the own nation's frame and hand; for who has not played nobody's side is taken."""
    scene = lost_war(program, own)
    parts = creed.parts(scene)
    assert scene.recorded.all_seeing and scene.view.reader == own and len(scene.view.secrets) == 2
    assert parts.board.shown.space.reader == max(0, own)
    if own < 0:
        return
    nation = scene.view.seats[own].nation
    badge = next(part for part in parts.parts if isinstance(part, NationBadge))
    assert badge.content == nation and parts.hand.acting() == own
    scene.step_back()
    assert scene.view.reader == own
    scene._borrow(ONLOOKER)
    assert scene.view.reader == -1 and badge.content == nation


@pytest.mark.slow
def test_c7_2_a_fallen_leader_has_a_mark_of_its_own(program: Program) -> None:
    line = lost_war(program, 0).line
    fallen = [marker for marker in line.match.markers if marker.event.kind == "leader_removed"]
    assert fallen and line._fates == fallen
    line.media.mouse = line.legend.center
    line.hovered = True
    assert line.scene.t("creed.legend.fate.tip") in line._words()
