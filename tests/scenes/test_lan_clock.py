"""The clock at a table on the network, in a room that hides how long somebody thinks (C8.9)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from game.match.seats import REMOTE, Away, Sitter
from game.match.times import Times
from scenes.lan.chairs import NetHandBack
from scenes.lan.clock import NetClock
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window


def clock(hide: str, text: str = "react", mode: str = "off", window: str = "") -> NetClock:
    """Of a seat that is asked."""
    question = SimpleNamespace(seat=0, text=text, number=9, window=window)
    session = SimpleNamespace(log=[], question={0: question}.get)
    room = SimpleNamespace(options={"hide": hide})
    match = SimpleNamespace(
        times=Times(mode=mode, seats=2), session=session, link=SimpleNamespace(client=SimpleNamespace(room=room)),
        table=SimpleNamespace(waits=(0,), chairs=[SimpleNamespace(here=True)]), seats=[SimpleNamespace(decides=True)])
    table: Any = SimpleNamespace(match=match, asked=question, viewer=0, timer=SimpleNamespace(refresh=lambda: None),
                                 connection=SimpleNamespace(gone=False))
    return NetClock(table)


def test_c8_9_the_clock_shows_when_the_window_closes() -> None:
    shown = clock("3")
    assert (shown.on, shown.counts, shown.left_ms, shown.whole_ms) == (True, True, 3000, 3000)
    shown.update(100)
    shown.update(1200)
    assert (shown.running, shown.left_ms) == (True, 1800)
    shown.update(5000)
    assert shown.left_ms == 0


def test_c8_9_a_window_is_known_by_its_stage_in_titles_that_name_them() -> None:
    shown = clock("3", "reaction_window", window="after")
    assert (shown.counts, shown.left_ms) == (True, 3000)


def test_c8_9_outside_of_windows_nothing_runs() -> None:
    shown = clock("5", "turn")
    for _ in range(3):
        shown.update(2000)
    assert (shown.on, shown.counts, shown.running, shown.left_ms) == (True, False, False, 5000)


def test_c8_9_a_window_takes_nothing_from_the_clock() -> None:
    shown = clock("5", mode="bank10")
    for _ in range(4):
        shown.update(1000)
    assert (shown.left_ms, shown.times.banks[0]) == (2000, 600_000)


def test_c6_8_without_the_option_the_clock_is_as_ever() -> None:
    assert not clock("off").on
    shown = clock("off", mode="30")
    for _ in range(4):
        shown.update(1000)
    assert shown.running and shown.left_ms < 30_000


def test_c6_8_the_clock_runs_on_while_what_was_missed_is_read(drive: Driver) -> None:
    window = Window(drive, own={"clock": "30"})
    table = window.until_asked()
    table.nav.stack.push(NetHandBack(table, 0, Away(who=Sitter(kind=REMOTE, name="Ember"))), animated=False)
    drive.frames(3, 1000)
    before = table.clock.left_ms
    drive.frames(3, 1000)
    assert before - table.clock.left_ms == 3000
