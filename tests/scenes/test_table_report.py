"""C12.5: F8 anywhere in a match shows what goes into a bug report, and writes it only when the button is pressed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

import game
from game.core.errors import RulesBug
from game.store.reports import as_test, read_report
from scenes.app import App
from scenes.menu.main_menu import MainMenu
from scenes.menu.samples import profiles
from scenes.table import controllers
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.match_menu import MatchMenu
from scenes.table.report_panel import ReportPanel
from scenes.table.result_scene import ResultScene
from scenes.table.samples import played
from scenes.table.table_scene import TableScene
from tests.scenes.conftest import Driver
from tests.scenes.table_play import NAMES, QuickBot, open_table, seats, until_asked


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


@pytest.fixture
def table(app: App, drive: Driver) -> TableScene:
    return until_asked(drive, open_table(app, "pgb"))


def reports(app: App) -> list[Path]:
    return sorted((app.data / "reports").glob("*.report"))


def opened(app: App, drive: Driver) -> ReportPanel:
    drive.key(pygame.K_F8)
    assert isinstance(app.stack.top, ReportPanel)
    return app.stack.top


def test_c12_5_f8_shows_all_and_writes_nothing(app: App, drive: Driver, table: TableScene) -> None:
    panel = opened(app, drive)
    preview = "\n".join(panel.lines())
    assert table.match.session.digest() in preview and table.match.question() is not None
    drive.key(pygame.K_ESCAPE)
    assert reports(app) == []


def test_c12_5_the_words_are_shown_as_they_are_written(app: App, drive: Driver, table: TableScene) -> None:
    panel = opened(app, drive)
    drive.type(f"{NAMES[0]} vs {NAMES[1].lower()}")
    shown = panel.lines()[0]
    assert shown.endswith("Seat 1 vs Seat 2")
    drive.click("report-write")
    head, payload = read_report(reports(app)[0])
    assert head.header["said"] == "Seat 1 vs Seat 2"
    assert game.load_session(payload).digest() == table.match.session.digest()
    assert drive.has("report-done") and not drive.has("report-write")


def test_c12_5_nobody_is_named_in_the_preview(app: App, drive: Driver, table: TableScene) -> None:
    preview = "\n".join(opened(app, drive).lines())
    assert not [info.name for info in table.match.seats if info.name in preview]


def test_c12_5_the_match_rests_meanwhile(app: App, drive: Driver) -> None:
    table = open_table(app, "bb")
    drive.frames(3, 100)
    opened(app, drive)
    before = len(table.match.session.log)
    drive.frames(10, 200)
    assert len(table.match.session.log) == before


@pytest.mark.parametrize("over", ["curtain", "menu", "result"])
def test_c12_5_f8_works_anywhere_in_a_match(app: App, drive: Driver, table: TableScene, over: str) -> None:
    if over == "result":
        app.stack.reset(ResultScene(app, played(app, "pg", 12)), animated=False)
    else:
        app.stack.push(Curtain(table, 1) if over == "curtain" else MatchMenu(table), animated=False)
    drive.frames(2, 500)
    opened(app, drive)
    drive.key(pygame.K_F8)
    assert sum(isinstance(scene, ReportPanel) for scene in app.stack.all()) == 1


def test_c12_5_there_is_nothing_to_report_in_the_menu(app: App, drive: Driver) -> None:
    profiles(app, 1)
    app.stack.reset(MainMenu(app), animated=False)
    drive.key(pygame.K_F8)
    assert isinstance(app.stack.top, MainMenu)


def failing(step: Callable[..., Any]) -> Callable[..., Any]:
    def fails(g: Any, *args: Any) -> Any:
        if g.state.cycle > 1:
            raise ZeroDivisionError("a tile without neighbours")
        return step(g, *args)

    return fails


def test_c12_5_a_rule_that_fails_leaves_a_report_that_fails(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = game.TITLES["realigious"]
    broken = msgspec.structs.replace(spec, steps={name: failing(step) for name, step in spec.steps.items()})
    monkeypatch.setitem(game.TITLES, "realigious", broken)
    match = Match.new(app, "realigious", seats("gg"), {}, 7)
    for _ in range(200):
        question = match.question()
        assert question is not None
        if not match.answer(question.seat, question.default()):
            break
    (notice,) = match.take_notices()
    (path,) = reports(app)
    assert notice.args == {"name": path.name}
    names: dict[str, Any] = {}
    exec(compile(as_test(*read_report(path)), "report", "exec"), names)
    with pytest.raises(RulesBug, match="a tile without neighbours"):
        names["test_the_answer_that_failed_is_taken"]()
    match.close()
