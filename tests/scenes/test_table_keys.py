"""C6.4c, C6.5, C1.2: keys while something is shown are carried out, kept or refused in words, in every title; Tab comes
to the board at once.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.program import Program
from scenes.table import controllers
from scenes.table.match_menu import MatchMenu
from scenes.table.table_scene import TableScene
from tests.scenes import table_play
from tests.scenes.conftest import Driver
from tests.titles.creed.screens import hands

Opener = Callable[[Program, Driver], TableScene]


def realigious(program: Program, drive: Driver) -> TableScene:
    """A person who has been asked where to move."""
    return table_play.until_asked(drive, table_play.open_table(program, "pb"))


def creed(program: Program, drive: Driver) -> TableScene:
    """A person at the beginning of the third round."""
    return hands.in_turn(program, drive)


pytestmark = pytest.mark.slow
both = pytest.mark.parametrize("open_table", [realigious, creed])


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in the process of the test."""
    monkeypatch.setattr(controllers, "make_thinker", table_play.QuickBot)


class Shown:
    """A table at which something of the person's own choice is being shown."""

    def __init__(self, open_table: Opener, program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table, self.drive = open_table(program, drive), drive
        table = self.table
        program.media.motion = True
        self.question, table.asked = table.asked, None
        monkeypatch.setattr(table, "_ask_person", self.ask)
        monkeypatch.setattr(table.controllers, "poll", lambda *_: None)
        monkeypatch.setattr(table.playback, "_ready", lambda *_: True)
        monkeypatch.setattr(table.title_table, "rehearse", lambda *_: True)
        monkeypatch.setattr(table.title_table, "animate", lambda *_: 500)
        events = table.match.events(table.viewer)[-3:]
        table.playback.put(events, table.view)
        drive.frames()
        assert table.playback.busy
        self.chosen: list[str] = []
        monkeypatch.setattr(table, "answer", self.chosen.append)
        monkeypatch.setattr(table, "pick", lambda options: self.chosen.extend(o.key for o in options))

    def ask(self) -> None:
        self.table.asked = self.question
        self.table.keys.since_ms = 0

    def out(self) -> None:
        for _ in range(200):
            if not self.table.playback.busy:
                break
            self.drive.frames(1, 50)
        self.drive.frames(2)


@pytest.fixture(params=[realigious, creed])
def shown(
    request: pytest.FixtureRequest, program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> Shown:
    return Shown(request.param, program, drive, monkeypatch)


def test_c6_5_the_primary_key_is_refused_in_words_while_something_is_shown(shown: Shown, drive: Driver) -> None:
    drive.key(pygame.K_e)
    assert shown.table.prompt.refusal.startswith("아직 방금 일어난 일을")
    assert shown.chosen == []


def test_c6_5_what_a_key_chooses_meanwhile_is_chosen_when_everything_has_been_shown(
    shown: Shown, drive: Driver
) -> None:
    assert shown.question is not None
    option = next(option for option in shown.question.options() if option.refs)
    shown.table.choose(option.refs[0])
    assert "기억해" in shown.table.prompt.text
    assert shown.chosen == []
    shown.out()
    assert option.key in shown.chosen


def test_c6_5_what_lies_elsewhere_by_then_is_not_chosen(
    shown: Shown, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shown.question is not None
    option = next(option for option in shown.question.options() if option.refs)
    shown.table.choose(option.refs[0])
    monkeypatch.setattr(shown.table.keys, "_name", lambda _: "another")
    shown.out()
    assert shown.chosen == []
    assert "그 자리에 없" in shown.table.prompt.refusal


def test_c6_5_the_choose_key_skips_with_nothing_chosen_and_does_its_work_on_a_button(
    shown: Shown, drive: Driver
) -> None:
    before = shown.table.playback.pending()
    drive.key(pygame.K_RETURN)
    assert shown.table.playback.pending() < before
    shown.table.ui.set_focus(shown.table.ui.find("table-menu"), True)
    drive.key(pygame.K_RETURN)
    assert isinstance(drive.top, MatchMenu)


def test_c6_5_a_hand_key_meanwhile_is_kept(shown: Shown, drive: Driver) -> None:
    """The number of a card: its slot asks the table for what lies there."""
    if shown.table.match.title != "realigious":
        pytest.skip("the tiles of Creed's hand have no numbers")
    drive.key(pygame.K_1)
    assert "기억해" in shown.table.prompt.text
    shown.out()
    assert shown.chosen or shown.table.prompt.refusal


@both
def test_c6_4c_a_key_right_after_a_new_question_is_refused_in_words(
    open_table: Opener, program: Program, drive: Driver
) -> None:
    table = open_table(program, drive)
    table.keys.since_ms = 0
    made = len(table.match.session.log)
    drive.key(pygame.K_e)
    assert "방금 나온 질문" in table.prompt.refusal
    assert len(table.match.session.log) == made


@both
def test_c6_5_the_primary_key_says_why_it_does_nothing(open_table: Opener, program: Program, drive: Driver) -> None:
    table = open_table(program, drive)
    table.title_table.leaves = ()
    drive.frames(1, 300)
    drive.key(pygame.K_e)
    assert "보드나 패" in table.prompt.refusal


@both
def test_c1_2_tab_comes_to_the_board_after_the_pointer_was_used(
    open_table: Opener, program: Program, drive: Driver
) -> None:
    table = open_table(program, drive)
    for name in ("board", "log-list", "seat.1"):
        widget = drive.find(name)
        drive.click(widget.rect.center if name != "board" else (widget.rect.x + 4, widget.rect.y + 4))
        drive.frames(1, 300)
        drive.key(pygame.K_TAB)
        assert table.ui.focus is drive.find("board"), name
        drive.key(pygame.K_TAB)
        assert table.ui.focus is not drive.find("board")


def test_c1_2_behind_what_is_asked_in_a_panel_the_board_comes_next(program: Program, drive: Driver) -> None:
    table = hands.setting_up(program, drive, "setup_units")
    names = [widget.name for widget in table.ui.focusables()]
    assert names[0].startswith("tray.")
    assert names.index("board") <= 6
    drive.key(pygame.K_TAB)
    assert table.ui.focus is table.ui.start
