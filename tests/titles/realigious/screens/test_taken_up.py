"""C6.6: a card without a target is taken up before it is used; nothing is paid by one click."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.titles.realigious.state import HeldCard
from scenes.kit.hand import Slot
from scenes.table.keys import GUARD_MS
from scenes.table.table_scene import TableScene
from tests.scenes.conftest import Driver
from tests.scenes.test_kit_hand import drag
from tests.titles.realigious.screens.test_asking import with_cards


def at_hand(drive: Driver) -> TableScene:
    """A person at the cards: one without a target, one with a target, one more without."""
    scene = with_cards(drive, HeldCard("train_clergy"), HeldCard("gleaning"), HeldCard("tithe"))
    drive.frames(2, GUARD_MS)
    return scene


def used(scene: TableScene) -> list[str]:
    """What the person has answered last."""
    return [answer.key for answer in scene.match.session.log if answer.key.startswith("use:")]


def slot_of(drive: Driver, place: int) -> Slot:
    """A place of the hand."""
    slot = drive.find(f"hand.{place}")
    assert isinstance(slot, Slot)
    return slot


def clicks(drive: Driver) -> None:
    """The mouse."""
    drive.click("hand.1")


def numbers(drive: Driver) -> None:
    """The number of the place, while the pointer rests on the board."""
    drive.top.ui.set_focus(slot_of(drive, 1), False)
    drive.move((1000, 800))
    drive.frames(2, 50)
    drive.key(pygame.K_1)


def enters(drive: Driver) -> None:
    """The focus ring and Enter."""
    drive.top.ui.set_focus(slot_of(drive, 1), True)
    drive.key(pygame.K_RETURN)


@pytest.mark.parametrize("deed", [clicks, numbers, enters])
def test_c6_6_a_card_without_a_target_is_taken_up_first_and_used_when_it_is_chosen_again(
    drive: Driver, deed: Callable[[Driver], None]
) -> None:
    scene = at_hand(drive)
    before = used(scene)
    deed(drive)
    drive.frames(1, GUARD_MS)
    assert used(scene) == before and scene.asked is not None and slot_of(drive, 1).raised
    option = next(option for option in scene.options() if option.key == "use:train_clergy@1")
    what = scene.title_table.face(scene.asked, option).text
    assert scene.prompt.text == scene.t("table.taken_up", what=what, key="Enter")
    page = scene.ui.find("inspector")
    assert getattr(page, "ref", "") == "hand:1", "what it does and costs stands beside it"
    deed(drive)
    assert used(scene) == [*before, "use:train_clergy@1"]
    drive.frames(3, 500)
    assert not scene.title_table.taken_up(), "what lies in its place now is not"


def test_c6_6_enter_uses_what_was_taken_up_by_a_click_though_the_board_was_looked_at(drive: Driver) -> None:
    scene = at_hand(drive)
    before = used(scene)
    clicks(drive)
    drive.frames(1, GUARD_MS)
    scene.ui.set_focus(scene.ui.find("board"), False)
    drive.key(pygame.K_RETURN)
    assert used(scene) == [*before, "use:train_clergy@1"]


def test_c6_4c_a_key_that_is_held_does_not_use_what_it_has_taken_up(drive: Driver) -> None:
    scene = at_hand(drive)
    before = used(scene)
    enters(drive)
    drive.key(pygame.K_RETURN)
    assert used(scene) == before and slot_of(drive, 1).raised


@pytest.mark.parametrize("back", [pygame.K_ESCAPE, pygame.K_u, 0])
def test_c6_6_what_is_taken_up_is_put_back_by_esc_undo_and_by_taking_up_another(drive: Driver, back: int) -> None:
    scene = at_hand(drive)
    log = list(scene.match.session.log)
    clicks(drive)
    assert scene.buttons.undo.enabled
    if back == pygame.K_u:
        scene.undo()
    elif back:
        drive.key(back)
    else:
        drive.click("hand.3")
    drive.frames(2, 300)
    assert drive.top is scene and list(scene.match.session.log) == log, "nothing else is taken back, nothing opened"
    assert scene.title_table.taken_up() == ("" if back else "hand:3")
    clicks(drive)
    assert list(scene.match.session.log) == log and slot_of(drive, 1).raised


def test_c6_2_a_card_that_is_dragged_onto_the_board_is_used_at_once(drive: Driver) -> None:
    scene = at_hand(drive)
    before = used(scene)
    drag(drive, slot_of(drive, 1), -300, 0)
    assert used(scene) == [*before, "use:train_clergy@1"]


def test_r5_7_a_card_with_a_target_asks_for_that_at_once(drive: Driver) -> None:
    scene = at_hand(drive)
    clicks(drive)
    drive.click("hand.2")
    drive.frames(2, 300)
    assert scene.asked is not None and scene.asked.text == "card_target" and not scene.title_table.taken_up()
