"""C6.7b, C6.12: a table whose match is over offers nothing more; its menu is come back to from the options."""

from __future__ import annotations

import pygame
import pytest

from game.match.seats import BOT, Wish
from scenes.program import Program
from scenes.table import controllers
from scenes.table.match_menu import MatchMenu
from tests.play import near_end
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, until_asked


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)



def test_c6_7b_with_the_match_over_nobody_can_come_back_and_no_button_goes_on(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(drive.program, "gb"))
    table.seating.take([Wish(seat=0, kind=BOT)])
    assert table.only_bots and drive.find("chair.back.0").visible
    table.press_primary()
    assert table.paused
    session = table.match.session = near_end("realigious", left=1)
    while (question := next(iter(session.questions()), None)) is not None:
        session.answer(question.seat, session.default(question.seat))
    table.controllers.reset()
    table.playback.jump(session.view(0))
    drive.frames(1, 20)
    assert table.ui.find("chair.back.0") is None
    assert (table.buttons.primary.text, table.buttons.primary.enabled) == (program.media.t("table.ended"), False)
    assert program.nav.stack.top is not table  # a match that was paused ends too


def test_c6_7b_who_is_waited_for_is_the_bot_that_keeps_a_chair(program: Program, drive: Driver) -> None:
    table = until_asked(drive, open_table(drive.program, "gb"))
    name = table.match.name(0)
    assert not table.seating.waits(0)
    table.seating.take([Wish(seat=0, kind=BOT)])
    assert table.seating.waits(0) == program.media.t("chair.chooses", name=name)
    assert not table.seating.waits(1)


def test_c6_12_options_lead_back_to_the_menu_that_they_were_opened_from(program: Program, drive: Driver) -> None:
    until_asked(drive, open_table(drive.program, "gb"))
    drive.key(pygame.K_ESCAPE)
    drive.click("match-options")
    drive.frames(3, 200)
    assert not isinstance(drive.top, MatchMenu)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, MatchMenu)
