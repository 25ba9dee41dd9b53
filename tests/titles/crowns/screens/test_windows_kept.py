"""Section 10. What a seat leaves to the table is kept with the match: over the network by the host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.net.peer import HERE, LOST, LinkState
from scenes.titles.crowns import windows
from tests.gallery.crowns_tables import asks, found, parts
from tests.scenes.lan_desk import Window
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver


def kept(window: Window) -> bool:
    """Whether all windows are left, on the screen and at the host."""
    phases, seat = parts(window.table).phases, window.link.number
    orders = window.desk.match.seat(seat).orders
    there = all(windows.passes(orders, kind) for kind in windows.TYPES)
    return there and all(phases.passes(kind) for kind in windows.TYPES)


def test_windows_that_a_seat_leaves_are_kept_by_the_host_through_choices_and_a_lost_connection(drive: Driver) -> None:
    window = Window(drive, "crowns")
    window.until_asked()
    drive.click("window.all")
    assert kept(window)
    window.until(lambda: len(window.match.session.log) > 3)  # each choice brings another picture of the seats
    assert kept(window)
    window.link.cut = True
    window.link.hear(LinkState(LOST))
    drive.frames(1, 16)
    window.desk.go(window.link.number)
    window.link.cut = False
    window.link.hear(LinkState(HERE))
    window.desk.back(window.link.number)
    drive.frames(3, 100)
    assert kept(window)
    drive.click("window.draw")
    assert not parts(window.table).phases.passes("draw") and parts(window.table).phases.passes("plot")


def test_each_of_two_at_one_computer_has_its_own_windows(program: Program, drive: Driver) -> None:
    scene = hands.opened(program, drive, found(program.client, "pg", asks("marshal", 0, 1)))
    phases = parts(scene).phases
    drive.click("window.all")
    scene.look_through(1)
    drive.frames(2)
    assert scene.viewer == 1 and not any(phases.passes(kind) for kind in windows.TYPES)
    scene.look_through(0)
    drive.frames(2)
    assert all(phases.passes(kind) for kind in windows.TYPES)
    saved = type(scene.match).load(program.home, scene.match.match_id) if scene.match.flush() else None
    assert saved is not None and all(windows.passes(saved.seat(0).orders, kind) for kind in windows.TYPES)
