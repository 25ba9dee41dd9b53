"""C3.1: notices leave the games, the buttons and the name of the menu in sight."""

from __future__ import annotations

import pytest

from scenes.media.canvas import FULL
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.widgets.button import Button
from scenes.widgets.toast import GAP
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver


@pytest.fixture
def menu(program: Program, drive: Driver) -> MainMenu:
    profiles(program.client, 3)
    scene = MainMenu(program.client)
    program.nav.stack.reset(scene)
    drive.frames()
    return scene


@pytest.mark.parametrize("scale", [90, 100, 130])
def test_c3_1_notices_cover_nothing_of_the_menu_but_the_line_of_keys(
    program: Program, drive: Driver, scale: int
) -> None:
    program.media.theme.set_scale(scale)
    profiles(program.client, 3)
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    program.nav.toast(program.media.t("saves.deleted"), "good", program.media.t("widget.undo"))
    program.nav.toast(program.media.t("table.left"), "good")
    first, second = program.nav.stack.toasts.shown
    assert first.rect.contains(first.button) and second.rect.left - first.rect.right == GAP
    for toast in (first, second):
        assert FULL.contains(toast.rect)
        buttons = [widget for widget in drive.top.ui.root.each() if isinstance(widget, Button)]
        assert not [one.name for one in buttons if one.rect.colliderect(toast.rect)]


def test_c3_1_notices_without_room_for_a_row_pile_up(menu: MainMenu, program: Program) -> None:
    for i in range(2):
        program.nav.toast(f"{i} {program.media.t('lan.table.menu')} {program.media.t('table.left')}", "good")
    first, second = program.nav.stack.toasts.shown
    assert second.rect.top - first.rect.bottom == GAP and FULL.contains(second.rect)


def test_c3_1_a_notice_goes_with_the_scene_that_comes(menu: MainMenu, program: Program) -> None:
    program.nav.toast("...", "good")
    (toast,) = program.nav.stack.toasts.shown
    foot = toast.rect.top
    program.nav.open("options")
    assert toast.rect.top < FULL.centery < foot


def test_c3_1_the_line_of_keys_is_hidden_while_a_notice_stands_there(
    menu: MainMenu, program: Program, drive: Driver
) -> None:
    assert menu.hint.visible
    program.nav.toast("...", "good")
    drive.frames()
    assert not menu.hint.visible
    program.nav.stack.toasts.clear()
    drive.frames()
    assert menu.hint.visible
