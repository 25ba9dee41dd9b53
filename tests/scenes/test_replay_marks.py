"""C7.2: whose gains and losses the marks of a replay are."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from game.core.events import Event
from scenes.kit.event_look import GAIN, LOSS
from scenes.replay.record import Marker
from scenes.replay.replay_scene import ReplayScene, load
from scenes.replay.timeline import CLEAR, TOLD
from tests.gallery import creed_tables as creed
from tests.gallery import realigious_tables as realigious

if TYPE_CHECKING:
    from scenes.program import Program
    from scenes.table.match import Match

COMBATS = (
    ("combat_won", GAIN, {"seat": 0, "other": 1}, (GAIN, LOSS, TOLD)),
    ("combat_lost", LOSS, {"seat": 0, "other": 1}, (LOSS, GAIN, TOLD)),
    ("tile_taken", GAIN, {"seat": 0, "other": 1}, (GAIN, LOSS, TOLD)),
    ("relic_lost", LOSS, {"seat": 1}, (GAIN, LOSS, TOLD)),
    ("tile_neutral", LOSS, {"seat": 1}, (GAIN, LOSS, TOLD)),
    ("reverted", LOSS, {"seat": 1}, (GAIN, LOSS, TOLD)),
    ("eliminated", LOSS, {"seat": 1}, (TOLD, LOSS, TOLD)),
    ("tile_designated", GAIN, {"seat": 1}, (TOLD, GAIN, TOLD)),
    ("relic_gained", GAIN, {"seat": 0}, (GAIN, TOLD, TOLD)),
    ("government_bought", GAIN, {"seat": 0, "other": -1}, (GAIN, TOLD, TOLD)),
    ("government_bought", GAIN, {"seat": 0, "other": 1}, (GAIN, LOSS, TOLD)),
)  # fmt: skip
"""Of seat 0's choice: kind, its mark, whom it tells of, and what it is for each of three players."""


def watched(program: Program, match: Match) -> ReplayScene:
    """The record of a match so far."""
    program.home.replays.write("marks", match.session.save(), match.header())
    match.close()
    scene = ReplayScene(program.client, load(program.client, "marks"))
    scene.paused = True
    program.nav.stack.reset(scene, animated=False)
    return scene


@pytest.mark.slow
def test_c7_2_marks_of_realigious_are_those_of_whose_eyes_one_borrows(program: Program) -> None:
    """What others gain or lose is neither gained nor lost; through an onlooker's eyes the own side's are told."""
    scene = watched(program, realigious.played(program.client, "pbb", 1, lambda match, _: match.round >= 2))
    looks, line = scene.title_table.events, scene.line
    for kind, mark, data, told in COMBATS:
        marker = Marker(1, mark, Event(0, kind, "R1", data), 0)
        assert looks[kind].mark_of(marker.event) == mark
        found = []
        for eyes in range(3):
            scene.look_as(eyes)
            found.append(line.kind_of(marker))
        assert tuple(found) == told, kind
        for everything in (False, True):
            scene.recorded.see_all(everything)
            scene.look_as(None)
            assert line.kind_of(marker) == told[0], kind
        scene.recorded.see_all(False)


def test_c7_2_a_tile_that_was_nobodys_is_marked_by_how_it_was_converted() -> None:
    from scenes.titles.realigious.events import EVENTS

    assert not EVENTS["tile_taken"].mark_of(Event(0, "tile_taken", "R9.7", {"seat": 0, "other": -1}))


@pytest.mark.slow
def test_c7_2_marks_of_creed_are_those_of_the_whole_side(program: Program) -> None:
    """What an ally loses is a loss, what an ally takes from the other side a gain."""
    scene = watched(program, creed.played(program.client, "pbbb", 3, creed.asks("team_turn", 0, 1)))
    ally = next(seat for seat in range(1, 4) if scene.match.together(0, seat))
    enemy = next(seat for seat in range(1, 4) if not scene.match.together(0, seat))
    fallen, tent = {"seat": ally, "removed": 1}, {"camp": ally, "tent": "L1/R1", "kind": "blank"}
    for kind, data in (("hit", fallen), ("tent_destroyed", tent), ("leader_removed", fallen)):
        marker = Marker(1, GAIN, Event(0, kind, "R6.8", data), enemy)
        found = {}
        for eyes in range(4):
            scene.look_as(eyes)
            found[eyes] = scene.line.kind_of(marker)
        assert found == {eyes: LOSS if scene.match.together(0, eyes) else GAIN for eyes in range(4)}


@pytest.mark.slow
def test_c7_2_where_marks_have_no_room_the_weightier_one_is_seen_and_the_others_told(program: Program) -> None:
    scene = watched(program, creed.played(program.client, "pb", 3, creed.asks("turn", 0, 12)))
    line, length = scene.line, scene.recorded.length
    told, lost, fallen = (
        Event(n, "leader_removed", "R6.8", {"seat": seat, "removed": seat, "kind": "king"})
        for n, seat in enumerate((1, 0, 0))
    )
    marks = [Marker(at, "chance", told, 1, "replay.moment.chance") for at in range(1, length)]
    marks += [Marker(length // 2, GAIN, lost, 1), Marker(length // 2 + 1, GAIN, fallen, 1)]
    scene.recorded.markers = sorted(marks, key=lambda marker: marker.at)
    line._fates = [marker for marker in marks if marker.event is fallen]
    seen = line.seen()
    places = sorted(line.x_of(marker.at) for marker in seen)
    assert all(b - a >= CLEAR for a, b in pairwise(places))
    assert line._fates[0] in seen and len(seen) < len(marks)
    assert seen[-1] is line._fates[0]
    x = line.x_of(line._fates[0].at)
    assert line.place_at(x - 2) == line._fates[0].at
    here = line.here(line._fates[0].at)
    assert line._fates[0] in here[:2] and any(marker.event is lost for marker in here)
    if len(here) > 3:
        assert scene.t("replay.moment.more", n=len(here) - 3) in line.words(line._fates[0].at)
