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
from game.store.settings import Settings
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.table import controllers
from scenes.table.curtain import Curtain
from scenes.table.match import Match
from scenes.table.match_menu import MatchMenu
from scenes.table.report_panel import ReportPanel
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.profiles import profiles
from tests.gallery.realigious_tables import played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import NAMES, QuickBot, open_table, seats, until_asked


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


@pytest.fixture
def table(program: Program, drive: Driver) -> TableScene:
    return until_asked(drive, open_table(program, "pgb"))


def reports(program: Program) -> list[Path]:
    return sorted((program.home.data / "reports").glob("*.report"))


def opened(program: Program, drive: Driver) -> ReportPanel:
    drive.key(pygame.K_F8)
    assert isinstance(program.nav.stack.top, ReportPanel)
    return program.nav.stack.top


@pytest.mark.slow
def test_c12_5_f8_shows_all_and_writes_nothing(program: Program, drive: Driver, table: TableScene) -> None:
    panel = opened(program, drive)
    preview = "\n".join(panel.lines())
    assert table.match.session.digest() in preview and table.match.question() is not None
    drive.key(pygame.K_ESCAPE)
    assert reports(program) == []


@pytest.mark.slow
def test_c12_5_the_words_are_shown_as_they_are_written(program: Program, drive: Driver, table: TableScene) -> None:
    panel = opened(program, drive)
    drive.type(f"{NAMES[0]} vs {NAMES[1].lower()}")
    shown = panel.lines()[0]
    said = " vs ".join(panel.t("report.seat.name", n=n) for n in (1, 2))
    assert shown.endswith(said)
    drive.click("report-write")
    head, payload = read_report(reports(program)[0])
    assert head.header["said"] == said
    assert game.load_session(payload).digest() == table.match.session.digest()
    assert drive.has("report-done") and not drive.has("report-write")


@pytest.mark.slow
def test_c12_5_names_become_seats_in_the_language_of_the_reporter(
    program: Program, drive: Driver, table: TableScene
) -> None:
    program.media.texts.language = "ko"
    panel = opened(program, drive)
    drive.type(f"{NAMES[0]}: R6.2")
    assert panel.lines()[0].endswith("자리 1: R6.2")
    drive.click("report-write")
    assert read_report(reports(program)[0])[0].header["said"] == "자리 1: R6.2"


@pytest.mark.slow
def test_c12_5_options_are_told_by_the_words_of_their_page(program: Program, drive: Driver, table: TableScene) -> None:
    """Whatever is set otherwise than at first: no name of a field, no value as the file has it."""
    usual, now = Settings(), program.media.settings
    now.language, now.animation_speed, now.end_turn_question, now.palette = "ko", "fast", "always", "safe"
    now.ui_scale, now.sound, now.music = 110, 30, 10
    for name in ("fullscreen", "speech", "reduced_motion", "ghost", "online", "curtain", "curtain_passes",
                 "turn_ends_itself"):  # fmt: skip
        setattr(now, name, not getattr(usual, name))
    panel, t = opened(program, drive), program.media.t
    told = panel._settings()
    words = [t("report.setting", name=t("options.language"), value="한국어"),
             t("report.setting", name=t("options.speed"), value=t("options.speed.fast")),
             t("report.setting", name=t("options.music"), value="10%"),
             t("report.setting", name=t("options.curtain"), value=t("report.setting.off"))]  # fmt: skip
    assert all(one in told for one in words) and told.count(", ") > len(words)
    assert not [name for name in Settings.__struct_fields__ if "_" in name and name in told]


@pytest.mark.slow
def test_c12_5_the_file_is_named_once(program: Program, drive: Driver, table: TableScene) -> None:
    opened(program, drive)
    drive.click("report-write")
    name = reports(program)[0].name
    assert sum(name in widget.text for widget in drive.top.ui.root.each() if isinstance(widget, Label)) == 1


@pytest.mark.slow
def test_c12_5_nobody_is_named_in_the_preview(program: Program, drive: Driver, table: TableScene) -> None:
    preview = "\n".join(opened(program, drive).lines())
    assert not [info.name for info in table.match.seats if info.name in preview]


@pytest.mark.slow
def test_c6_7_the_preview_tells_nobody_at_this_computer_what_another_is_asked(
    program: Program, drive: Driver, table: TableScene
) -> None:
    question = table.match.question()
    assert question is not None and question.rule in "\n".join(opened(program, drive).lines())
    panel, other = program.nav.stack.top, program.media.t("report.asked.other")
    assert isinstance(panel, ReportPanel)
    table.viewer = 1 - question.seat
    told = "\n".join(panel.lines())
    assert question.text not in told and question.rule not in told and other in told


@pytest.mark.slow
def test_c6_7_the_preview_over_a_curtain_tells_of_no_question(
    program: Program, drive: Driver, table: TableScene
) -> None:
    question = table.match.question()
    program.nav.stack.push(Curtain(table, 1), animated=False)
    drive.frames(2, 500)
    told = "\n".join(opened(program, drive).lines())
    assert question is not None and question.text not in told


@pytest.mark.slow
def test_c12_5_the_match_rests_meanwhile(program: Program, drive: Driver) -> None:
    table = open_table(program, "bb")
    drive.frames(3, 100)
    opened(program, drive)
    before = len(table.match.session.log)
    drive.frames(10, 200)
    assert len(table.match.session.log) == before


@pytest.mark.slow
@pytest.mark.parametrize("over", ["curtain", "menu", "result"])
def test_c12_5_f8_works_anywhere_in_a_match(program: Program, drive: Driver, table: TableScene, over: str) -> None:
    if over == "result":
        program.nav.stack.reset(ResultScene(program.client, played(program.client, "pg", 12)), animated=False)
    else:
        program.nav.stack.push(Curtain(table, 1) if over == "curtain" else MatchMenu(table), animated=False)
    drive.frames(2, 500)
    opened(program, drive)
    drive.key(pygame.K_F8)
    assert sum(isinstance(scene, ReportPanel) for scene in program.nav.stack.all()) == 1


def test_c12_5_there_is_nothing_to_report_in_the_menu(program: Program, drive: Driver) -> None:
    profiles(program.client, 1)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    drive.key(pygame.K_F8)
    assert isinstance(program.nav.stack.top, MainMenu)


def failing(step: Callable[..., Any]) -> Callable[..., Any]:
    def fails(g: Any, *args: Any) -> Any:
        if g.state.cycle > 1:
            raise ZeroDivisionError("a tile without neighbours")
        return step(g, *args)

    return fails


def test_c12_5_a_rule_that_fails_leaves_a_report_that_fails(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = game.TITLES["realigious"]
    broken = msgspec.structs.replace(spec, steps={name: failing(step) for name, step in spec.steps.items()})
    monkeypatch.setitem(game.TITLES, "realigious", broken)
    match = Match.new(program.home, "realigious", seats("gg"), {}, 7)
    for _ in range(200):
        question = match.question()
        assert question is not None
        if not match.answer(question.seat, question.default()):
            break
    (notice,) = match.take_notices()
    (path,) = reports(program)
    assert notice.args == {"name": path.name}
    names: dict[str, Any] = {}
    exec(compile(as_test(*read_report(path)), "report", "exec"), names)
    with pytest.raises(RulesBug, match="a tile without neighbours"):
        names["test_the_answer_that_failed_is_taken"]()
    match.close()


def test_c12_5_the_menu_of_a_match_names_the_report_with_its_key(
    program: Program, drive: Driver, table: TableScene
) -> None:
    table.open_menu()
    drive.frames(2, 200)
    button = drive.find("match-report")
    assert isinstance(button, Button) and program.media.bindings.label("report") in button.text
    drive.click("match-report")
    assert isinstance(program.nav.stack.top, ReportPanel) and program.nav.stack.top.match is table.match
