"""C6.4a: no table's log tells what has not been shown yet."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import game
from game.core.events import Event
from game.core.rng import Stream
from scenes.program import Program
from scenes.replay.replay_scene import ReplayScene, load
from scenes.table import controllers
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.table.watch_scene import WatchScene
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, pick, until_asked
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


def test_c6_2_while_something_befalls_the_viewer_that_is_told_and_nobody_is_waited_for(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An own gain, say, that a choice of somebody else has brought. A roll is not given away before it is known."""
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    table = until_asked(drive, open_table(program, "pb"))
    asked, gain = table.prompt.text, Event(900, "gained", "R9.7", {"seat": 0, "believers": 90})
    table.telling.begun(gain, True)
    assert table.prompt.text == asked and not table.prompt.calm, "what is asked stays"
    waits, roll = table.title_table.waiting(1), Event(902, "propagated", "R9.7", {"seat": 0, "tile": 5, "roll": 3})
    table.telling.chooses(1)
    rows: list[tuple[Event, bool, str]] = [
        (gain, True, table.title_table.line(gain).text),  # type: ignore[union-attr]
        (Event(901, "moved", "R7.1", {"seat": 1, "tile": 5}), True, waits),
        (roll, False, table.t("table.shown")),
        (Event(903, "drew_hidden", "R5.4", {"seat": 1}), True, waits),
    ]
    for event, known, words in rows:
        table.telling.begun(event, known)
        assert (table.prompt.text, table.prompt.calm) == (words, True)


@pytest.mark.slow
def test_c6_2_at_the_begin_of_the_own_turn_nobody_is_waited_for(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    table, lot, told = until_asked(drive, open_table(program, "pb")), Stream(3, "turns"), 0
    begun = table.playback._begun
    own: list[str] = []

    def begins(event: Event, known: bool) -> None:
        begun(event, known)
        if event.data.get("seat") == 0 and table.telling.line(event) is not None and table.prompt.calm:
            own.append(table.prompt.text)

    table.playback._begun = begins
    while told < 4:
        turn = table.view.turn
        table.give(0, pick(table.options(), lot).key)
        until_asked(drive, table)
        told += table.view.turn != turn
    assert own and table.title_table.waiting(1) not in own
