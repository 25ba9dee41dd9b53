"""C6.4a: no table's log tells what has not been shown yet."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import game
from scenes.program import Program
from scenes.replay.replay_scene import ReplayScene, load
from scenes.table import controllers
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.table.watch_scene import WatchScene
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot
from tests.scenes.test_table_watch import bots

FRAMES, ANEW = 300, 30
"""How long each table is watched, and after how many of them it is made anew in the midst of an event."""


def of_bots(program: Program, title: str) -> TableScene:
    return WatchScene(program.client, Match.new(program.home, title, bots(), {}, 5))


def of_a_record(program: Program, title: str) -> TableScene:
    match = played(program.client, "pbb", 1, cycles="24")
    match.close()
    return ReplayScene(program.client, load(program.client, match.replay_id))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("made", "title"), [*((of_bots, title) for title in game.TITLES), (of_a_record, "realigious")]
)
def test_c6_4a_the_log_ends_before_what_is_being_shown(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, made: Callable[[Program, str], TableScene],
    title: str,
) -> None:  # fmt: skip
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    table = made(program, title)
    program.nav.stack.reset(table, animated=False)
    program.media.motion = True
    anew = 0
    for frame in range(FRAMES):
        drive.frames(1, 60)
        untold = table.playback.untold()
        if untold is not None and frame - anew > ANEW:
            table.rebuild()
            anew = frame
        numbers = [line.no for line in table.lines if line.no >= 0]
        assert untold is None or all(number < untold for number in numbers)
        assert len(set(numbers)) == len(numbers) and table.log.lines == table.lines
    assert table.lines and anew
