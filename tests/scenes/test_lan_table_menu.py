"""C6.4: what becomes of a menu at a table on the network while others choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.net.protocol import Answer, Refused
from scenes.table.pick_menu import PickMenu
from tests.scenes.lan_desk import Window

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.lan.table import NetTable
    from tests.scenes.conftest import Driver


def test_c6_4_a_menu_that_was_opened_for_a_question_stays_while_others_choose(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    table.pick(table.options())
    window.desk.go(1)
    drive.frames(2, 50)
    assert isinstance(drive.top, PickMenu)


def test_c6_4_a_question_that_is_asked_again_under_another_number_keeps_what_was_begun(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    table.pick(table.options())
    session = window.desk.match.session
    window.desk.match_host._numbers._open.clear()  # as when an ally has chosen something
    window.desk.match_host._numbers.look(session, window.desk.now)
    window.desk.match_host.publish()
    drive.frames(2, 50)
    drive.click("pick.0")
    drive.frames(2, 50)
    assert not [message for message in window.desk.heard[0] if isinstance(message, Refused)]


def test_c6_4_a_menu_goes_with_its_question(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    table.pick(table.options())
    window.desk.match_host._give(0, table.options()[-1].key)
    drive.frames(2, 50)
    assert not isinstance(drive.top, PickMenu)


def test_c6_4_a_menu_that_anothers_action_closed_comes_back_with_the_question(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    asked, options = table.asked, table.options()[:2]
    assert asked is not None
    table.pick(options)
    table._drop()
    assert drive.top is table
    table.ask_anew(asked.seat)
    drive.frames(2, 50)
    assert isinstance(drive.top, PickMenu) and [one.key for one in drive.top.options] == [one.key for one in options]


def interrupted(window: Window, table: NetTable) -> tuple[Question, PickMenu]:
    """A menu is open, and another acts between: what was asked is not asked for a moment."""
    asked = table.asked
    assert asked is not None
    table.pick(table.options()[:2])
    menu = window.drive.top
    assert isinstance(menu, PickMenu)
    table._let_wait()
    assert table.asked is None
    return asked, menu


def test_c6_4_a_menu_stays_open_while_another_acts(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    asked, menu = interrupted(window, table)
    assert drive.top is menu
    table.ask_anew(asked.seat)
    drive.frames(2, 50)
    assert drive.top is menu and table.asked is not None and not table.nav.stack.toasts.shown
    before = len(window.link.sent)
    drive.click("pick.0")
    drive.frames(2, 50)
    assert [message.key for message in window.link.sent[before:] if isinstance(message, Answer)] == [
        menu.options[0].key]  # fmt: skip


def test_c6_4_what_is_chosen_in_a_menu_while_another_acts_is_given_afterwards(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    asked, menu = interrupted(window, table)
    before = len(window.link.sent)
    drive.click("pick.1")
    table.ask_anew(asked.seat)
    drive.frames(2, 50)
    assert [message.key for message in window.link.sent[before:] if isinstance(message, Answer)] == [
        menu.options[1].key]  # fmt: skip


def test_c6_4_a_menu_whose_question_does_not_come_back_says_so(drive: Driver) -> None:
    window = Window(drive)
    table = window.until_asked()
    asked = table.asked
    assert asked is not None
    table.pick(table.options()[:2])
    menu = drive.top
    assert isinstance(menu, PickMenu)
    table._drop()
    menu.options = []
    table.ask_anew(asked.seat)
    drive.frames(2, 50)
    assert drive.top is table and any(table.t("lan.table.menu") in one.text for one in table.nav.stack.toasts.shown)
