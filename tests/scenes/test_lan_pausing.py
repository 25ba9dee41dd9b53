"""C6.12: pausing a match at a table on the network."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.net.protocol import SetPause
from scenes.lan.match_menu import NetMenu
from scenes.lan.pausing import RestCloth
from scenes.lan.table_chat import TableChat
from scenes.shell.dialog import QuestionDialog
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window


def told(window: Window) -> None:
    """The room as it is now reaches the window."""
    window.room()
    window.drive.frames(3, 200)


def sent(window: Window) -> list[str]:
    return [message.what for message in window.link.sent if isinstance(message, SetPause)]


def test_c6_12_who_leads_pauses_after_one_question_and_everything_is_covered(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    drive.key(pygame.K_p)
    assert isinstance(drive.top, QuestionDialog)
    assert sent(window) == []
    drive.click("answer.0")
    told(window)
    assert sent(window) == ["ask"]
    assert isinstance(drive.top, RestCloth)
    drive.frames(3, 200)
    drive.click("lift")
    assert sent(window) == ["ask", "go_on"]
    told(window)
    assert drive.top is window.table
    assert window.table.asked is not None


@pytest.mark.slow
def test_c6_12_the_menu_offers_to_ask_for_a_pause_and_to_take_that_back(drive: Driver) -> None:
    window = Window(drive, member=1, count=3, names=("Ember", "Ash", "Moth"), title="realigious")
    window.until_asked()
    window.table.open_menu()
    drive.click("match-pause")
    drive.click("answer.0")
    told(window)
    assert window.desk.room.pausing.info() == (1, (0, 2))
    window.table.open_menu()
    drive.click("match-pause")
    assert window.desk.room.pausing.info() is None
    told(window)
    assert not any(drive.program.media.t("lan.pause.refused") in toast.text for toast in _toasts(drive))


def test_c6_12_a_refused_request_is_told(drive: Driver) -> None:
    window = Window(drive, member=1, count=3, names=("Ember", "Ash", "Moth"), title="realigious")
    window.until_asked()
    window.link.send(SetPause("ask"))
    told(window)
    window.desk.hear(2, SetPause("no"))
    told(window)
    assert any(drive.program.media.t("lan.pause.refused") in toast.text for toast in _toasts(drive))


def test_c6_12_who_is_asked_agrees_by_one_click(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.desk.hear(1, SetPause("ask"))
    told(window)
    assert isinstance(drive.top, QuestionDialog)
    assert "Ash" in drive.top.title
    drive.click("answer.0")
    told(window)
    assert window.desk.room.pausing.rests
    assert isinstance(drive.top, RestCloth)


def test_c6_12_the_question_goes_with_the_request(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.desk.hear(1, SetPause("ask"))
    told(window)
    window.desk.hear(1, SetPause("go_on"))
    told(window)
    assert drive.top is window.table


def test_c6_12_a_question_under_something_else_goes_when_that_has_gone(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.desk.hear(1, SetPause("ask"))
    told(window)
    question = drive.top
    assert isinstance(question, QuestionDialog)
    drive.program.nav.open("options")
    drive.frames(3, 200)
    window.desk.hear(1, SetPause("go_on"))
    told(window)
    assert question in drive.program.nav.stack
    drive.key(pygame.K_ESCAPE)
    drive.frames(3, 200)
    assert question not in drive.program.nav.stack
    assert drive.top is window.table


def test_c6_12_only_who_asked_or_leads_can_go_on(drive: Driver) -> None:
    window = Window(drive, member=1)
    window.until_asked()
    window.desk.hear(0, SetPause("ask"))
    told(window)
    assert isinstance(drive.top, RestCloth)
    lift = drive.find("lift")
    assert not lift.enabled
    assert "Ember" in str(lift.reason)
    drive.key(pygame.K_p)
    assert sent(window) == []
    window.desk.hear(0, SetPause("go_on"))
    told(window)
    assert drive.top is window.table


def test_c6_12_menu_and_chat_open_over_the_cloth_and_go_with_it(drive: Driver) -> None:
    window = Window(drive)
    window.until_asked()
    window.desk.hear(0, SetPause("ask"))
    told(window)
    drive.frames(3, 200)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, NetMenu)
    assert not drive.find("match-tracker").enabled
    drive.click("match-say")
    assert isinstance(drive.top, TableChat)
    window.desk.hear(0, SetPause("go_on"))
    told(window)
    assert drive.top is window.table


@pytest.mark.slow
def test_c6_12_the_time_on_the_screen_stands(drive: Driver) -> None:
    window = Window(drive, own={"clock": "bank10"})
    window.until_asked()
    window.drive.frames(30, 100)
    seat = window.table.clock.seat
    left = window.match.times.banks[seat]
    window.desk.hear(0, SetPause("ask"))
    told(window)
    before = window.match.times.banks[seat]
    drive.frames(50, 100)
    assert left >= before == window.match.times.banks[seat]


def _toasts(drive: Driver) -> list[Any]:
    return list(drive.program.nav.stack.toasts.shown)
