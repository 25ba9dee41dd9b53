"""What the tests of Creed's table share: opening a prepared match, clicks on places, answers."""

from __future__ import annotations

from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.widgets.button import Button
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened as opened
from tests.scenes.table_play import until_asked as until_asked


def setting_up(program: Program, drive: Driver, text: str, kinds: str = "pb", **options: str) -> TableScene:
    """A table whose first person is asked a question of the set-up."""
    return opened(program, drive, played(program.client, kinds, 3, asks(text), **options))


def in_turn(program: Program, drive: Driver, kinds: str = "pb", seed: int = 3) -> TableScene:
    """A table in the third round, at the beginning of the first person's part."""
    return opened(program, drive, played(program.client, kinds, seed, asks("team_turn", 0, 3)))


def asked_once(program: Program, drive: Driver, text: str, kinds: str = "pb") -> TableScene:
    """A table at a question that not every match has: of the first match that has it."""
    found = (played(program.client, kinds, seed, asks(text)) for seed in range(1, 40))
    return opened(program, drive, next(match for match in found if not match.over))


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
