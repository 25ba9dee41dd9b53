"""What the tests of Creed's table share: opening a prepared match, clicks on places, answers."""

from __future__ import annotations

from scenes.program import Program
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.widgets.button import Button
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver


def opened(program: Program, drive: Driver, match: Match) -> TableScene:
    """A table that has asked whoever is to choose, and lifted the first curtain."""
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    until_asked(drive, table)
    return table


def until_asked(drive: Driver, table: TableScene, limit: int = 200) -> None:
    """Frames until a person is asked; curtains are lifted."""
    for _ in range(limit):
        top = drive.program.nav.stack.top
        if isinstance(top, ResultScene) or (top is table and table.asked is not None):
            break
        if isinstance(top, Curtain):
            drive.frames(1, 500)
            drive.click("lift")
        drive.frames(1, 100)
    drive.frames(1, 300)


def setting_up(program: Program, drive: Driver, text: str, kinds: str = "pb", **options: str) -> TableScene:
    """A table whose first person is asked a question of the set-up."""
    return opened(program, drive, played(program.client, kinds, 3, asks(text), **options))


def in_turn(program: Program, drive: Driver, kinds: str = "pb", seed: int = 3) -> TableScene:
    """A table in the third round, at the beginning of the first person's part."""
    return opened(program, drive, played(program.client, kinds, seed, asks("team_turn", 0, 3)))


def click_place(drive: Driver, table: TableScene, ref: str) -> None:
    """A click on a cell or a tent."""
    rect = parts(table).board.place_of(ref)
    assert rect is not None, ref
    drive.click(rect.center)


def answers(table: TableScene, seat: int) -> list[str]:
    """What a seat has answered so far."""
    return [entry.key for entry in table.match.session.log if entry.seat == seat]


def press(drive: Driver, name: str) -> None:
    """A button of the top scene."""
    found = drive.find(name)
    assert isinstance(found, Button) and found.enabled, name
    drive.click(name)


def asked_now(table: TableScene) -> int:
    """The seat whose question is before the person."""
    assert table.asked is not None
    return table.asked.seat
