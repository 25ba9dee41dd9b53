"""The waiting room with boards from the person's folder, and what comes after it without a whole table."""

from __future__ import annotations

import pytest

from scenes.program import Program
from scenes.room.boards import BoardsPanel
from scenes.room.room_scene import RoomScene, create
from scenes.shell import routes
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.table.match import Match
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S


class Table(Scene):
    """Stands for the table."""

    def __init__(self, client: Client, match: Match) -> None:
        super().__init__(client)
        self.match = match

    def leave(self) -> None:
        self.match.close()


def stand_for_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches open a `Table`."""
    make = routes.make
    monkeypatch.setattr(routes, "make", lambda client, name, **arguments: (
        Table(client, arguments["match"]) if name == "table" else make(client, name, **arguments)))  # type: ignore[arg-type]


def opened(program: Program, drive: Driver, title: str, players: int) -> RoomScene:
    """A room of somebody with a profile."""
    program.home.choose_profile(profiles(program.client, 1)[0].uid)
    program.nav.stack.reset(Scene(program.client))
    room = create(program.client, title, players)
    program.nav.stack.push(room)
    drive.frames()
    return room


def read(drive: Driver) -> BoardsPanel:
    """The panel, with all files read."""
    panel = drive.top
    assert isinstance(panel, BoardsPanel)
    assert panel._work is not None
    panel._work.join(PATIENCE_S)
    drive.frames()
    return panel
