"""A sixth title stands by its own folder and a line in each list: everything that a title has."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.core.rng import Stream
from game.net.service import Service
from scenes.lan.match_result import NetResult
from scenes.menu.ghost_stage import GhostStage
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.replay.replay_scene import ReplayScene, load
from scenes.room.room_scene import RoomScene
from scenes.rules.panel import RulesPanel
from scenes.table import controllers
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from tests.net.rooms import Home
from tests.scenes.conftest import Driver
from tests.scenes.lan_pair import Pair
from tests.scenes.table_play import QuickBot, seats

HERE, MOST_LINES = Path(__file__).parent, 400


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def played(program: Program, drive: Driver, kinds: str) -> Match:
    """A match at the table to its result; people click the first field that is lit."""
    match = Match.new(program.home, "ambush", seats(kinds, program), {}, 5)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    for _ in range(400):
        top = program.nav.stack.top
        if isinstance(top, ResultScene):
            return match
        if isinstance(top, Curtain):
            drive.frames(2, 300)
            drive.click("lift")
        elif table.asked is not None:
            place = table.title_table.place_of(table.options()[0].refs[0])
            assert place is not None
            drive.click(place.center)
        drive.frames(2, 300)
    raise AssertionError("the match does not end")


def test_a_title_is_small() -> None:
    written = [line for path in HERE.rglob("*/*.py") for line in path.read_text("utf-8").splitlines() if line.strip()]
    assert len(written) <= MOST_LINES


def test_a_match_saved_and_restored_is_the_same() -> None:
    session, stream = game.new_session("ambush", [{}, {}], {}, 3), Stream(3)
    while session.outcome is None:
        question = stream.pick(session.questions())
        session.answer(question.seat, stream.pick(question.options()).key)
        assert game.load_session(session.save()).digest() == session.digest()


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["pb", "gg"])
def test_it_is_played_to_its_result_with_bots_and_by_two_people(program: Program, drive: Driver, kinds: str) -> None:
    assert played(program, drive, kinds).session.outcome is not None


@pytest.mark.slow
def test_its_poster_leads_to_its_room(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    drive.click("poster.ambush")
    drive.click("start")
    drive.frames(3, 300)
    room = drive.top
    assert isinstance(room, RoomScene) and room.setup.title == "ambush"


@pytest.mark.slow
def test_its_replay_is_watched_to_the_end(program: Program, drive: Driver) -> None:
    match = played(program, drive, "pb")
    match.close()
    scene = ReplayScene(program.client, load(program.client, match.replay_id))
    program.nav.stack.reset(scene, animated=False)
    scene.jump(len(match.session.log))
    drive.frames(3, 300)
    assert scene.match.session.digest() == match.session.digest()


def test_its_rulebook_has_its_page(program: Program, drive: Driver) -> None:
    panel = RulesPanel(program.client, "ambush", "A3")
    program.nav.stack.reset(panel, animated=False)
    drive.frames(3, 100)
    assert panel.page is not None


def test_its_board_plays_behind_the_menu(program: Program, drive: Driver) -> None:
    stage = GhostStage(program.client, "ambush", 2)
    stage.show(game.new_session("ambush", [{}, {}], {}, 1).view(None))
    stage.jump()
    assert stage.shown


@pytest.mark.slow
def test_it_is_played_over_the_network(
    program: Program, drive: Driver, tmp_path: Path, patient_network: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.net.match_host.WINDOW_S", 0.0)
    here, there = Service(program.home), Service(Home(tmp_path / "there"))
    try:
        Pair(drive, (here, there), "ambush").play(lambda: isinstance(drive.top, NetResult))
    finally:
        there.close()
        here.close()
