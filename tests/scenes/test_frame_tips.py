"""C1.2. Tooltips: they wait, go after a click, and are one at a time."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.media.texts import LANGUAGES
from scenes.menu.poster import AboutPlate, PointPlate
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.ui import TOOLTIP_MS
from tests.gallery.painting import collect, picture_of
from tests.scenes.conftest import Driver
from tests.scenes.looks import new_program
from tests.scenes.test_frame_input import Board


@pytest.fixture
def board(program: Program) -> Board:
    scene = Board(program.client)
    program.nav.stack.reset(scene, animated=False)
    return scene


def test_c1_2_tooltip_after_350_ms_of_hover(board: Board, drive: Driver) -> None:
    drive.move((150, 150))
    drive.frames(1, TOOLTIP_MS - 60)
    assert board.ui.tooltip.text == ""
    drive.frames(2, 40)
    assert board.ui.tooltip.text == "tip a"
    drive.move((1500, 900))
    assert board.ui.tooltip.text == ""


def test_c1_2_tooltip_after_350_ms_of_focus(board: Board, drive: Driver) -> None:
    drive.key(pygame.K_TAB)
    drive.frames(1, TOOLTIP_MS)
    assert board.ui.tooltip.text == "tip a"


def test_c1_2_an_open_tooltip_tells_what_has_changed_since(board: Board, drive: Driver) -> None:
    drive.key(pygame.K_TAB)
    drive.frames(8, 50)
    board.ui.focus.tip = "tip now"
    drive.frames(8, 50)
    assert board.ui.tooltip.text == "tip now"


def test_c1_2_why_a_clicked_button_could_not_be_used_goes_when_it_can_be_used_again(
    board: Board, drive: Driver
) -> None:
    board.find("a").enabled = False
    drive.click("a")
    drive.frames(8, 50)
    told = board.ui.tooltip.text
    board.find("a").enabled = True
    drive.frames(2, 50)
    assert (told, board.ui.tooltip.text) == ("tip a", "")


def test_c1_2_nothing_is_told_of_what_opens_under_a_resting_pointer(program: Program, drive: Driver) -> None:
    program.nav.stack.reset(Scene(program.client), animated=False)
    drive.move((150, 150))
    scene = Board(program.client)
    program.nav.stack.push(scene, animated=False)
    drive.frames(1, 2 * TOOLTIP_MS)
    before = scene.ui.hover, scene.ui.tooltip.text
    drive.move((170, 150))
    drive.frames(1, 2 * TOOLTIP_MS)
    assert (before, scene.ui.tooltip.text) == ((scene.ui.find("a"), ""), "tip a")


def test_c1_2_no_tip_comes_where_something_was_clicked_until_the_pointer_has_left_it(
    board: Board, drive: Driver
) -> None:
    """Neither that of the button, also when the click has disabled it, nor that of what the click has put there."""
    place = board.find("a").rect.center
    drive.click("a")
    board.find("a").enabled = False
    drive.frames(8, 50)
    assert board.ui.tooltip.text == ""
    Button(board, board.find("a").rect, "new", name="new", tip="tip new")
    drive.move((place[0] + 1, place[1]))
    drive.frames(8, 50)
    assert board.ui.hover is board.find("new") and board.ui.tooltip.text == ""
    drive.move((1500, 900))
    drive.move(place)
    drive.frames(8, 50)
    assert board.ui.tooltip.text == "tip new"


def test_c1_2_what_a_key_has_pressed_tells_nothing_until_the_focus_has_left_it(board: Board, drive: Driver) -> None:
    drive.key(pygame.K_TAB)
    drive.frames(8, 50)
    assert board.ui.tooltip.text == "tip a"
    drive.key(pygame.K_RETURN)
    drive.frames(8, 50)
    assert board.ui.tooltip.text == ""
    drive.key(pygame.K_TAB)
    drive.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    drive.frames(8, 50)
    assert board.ui.tooltip.text == "tip a"


class Plate:
    """A plate over the widgets, as boards have one."""

    def __init__(self) -> None:
        self.shown = True

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing."""

    def close(self) -> pygame.Rect | None:
        """Gone."""
        self.shown = False
        return None


def test_c1_2_one_tip_at_a_time(board: Board, drive: Driver) -> None:
    """A tooltip takes a board's plate away, and so does a key, and a scene that comes over it."""
    plate = Plate()
    board.ui.tips.append(plate)
    drive.move((150, 150))
    drive.frames(8, 50)
    assert board.ui.tooltip.text and not plate.shown
    plate.shown = True
    drive.key(pygame.K_TAB)
    assert not plate.shown
    plate.shown = True
    cover = Scene(board.client)
    cover.opaque = False
    board.nav.stack.push(cover)
    assert not plate.shown


def test_c1_2_the_tooltip_follows_whichever_of_keys_and_pointer_was_used_last(board: Board, drive: Driver) -> None:
    drive.move((150, 150))
    drive.frames(1, TOOLTIP_MS)
    drive.key(pygame.K_TAB)
    drive.key(pygame.K_TAB)
    drive.frames(1, TOOLTIP_MS)
    assert board.ui.tooltip.text == "tip b"
    drive.move((151, 150))
    assert board.ui.tooltip.text == ""
    drive.frames(1, TOOLTIP_MS)
    assert board.ui.tooltip.text == "tip a"


def test_c1_2_what_was_clicked_or_is_covered_shows_no_tooltip(board: Board, drive: Driver) -> None:
    drive.click("a")
    drive.frames(1, TOOLTIP_MS)
    assert board.ui.tooltip.text == ""
    drive.move((1500, 900))
    drive.move((150, 150))
    drive.frames(1, TOOLTIP_MS)
    assert board.ui.tooltip.text == "tip a"
    cover = Scene(board.client)
    cover.opaque = False
    board.find("b").on_click = lambda: board.nav.stack.push(cover)
    drive.click("b")
    drive.frames(2, TOOLTIP_MS)
    assert board.nav.stack.top is cover
    assert board.ui.hover is None and board.ui.tooltip.text == ""




def test_c1_2_a_tip_hides_no_other_button_where_it_has_room_elsewhere(board: Board, drive: Driver) -> None:
    """Under the button of the tip stands another one, which may be pressed next."""
    place = board.find("a").rect
    below = Button(board, place.move(0, place.height + 20), "below", name="below")
    drive.move(place.center)
    drive.frames(8, 50)
    tip = board.ui.tooltip
    assert tip.text == "tip a"
    assert not tip.rect.colliderect(below.rect) and not tip.rect.colliderect(place)


def test_c1_2_a_tip_hides_no_words_beside_its_button(board: Board, drive: Driver) -> None:
    """Words stand below it, above it and on both sides of it."""
    place = board.find("a").rect
    for x, y in ((0, 60), (0, -50), (190, 0), (-130, 0)):
        Label(board, (place.x + x, place.y + y, 120, 36), "words", name=f"{x},{y}")
    words = [widget.lettered() for widget in board.ui.root.each() if isinstance(widget, Label)]
    drive.move(place.center)
    drive.frames(8, 50)
    tip = board.ui.tooltip
    assert tip.text == "tip a" and len(words) == 4
    assert not any(tip.rect.colliderect(rect) for rect in [place, *words] if rect)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", ["tutorial-offer", "menu-main"])
def test_c1_2_tips_of_the_menu_and_of_the_first_question_hide_neither_posters_words_nor_buttons(
    tmp_path: Path, state: str, language: str
) -> None:
    program = new_program(tmp_path, language)
    picture_of(program, dict(collect())[state])
    ui = program.nav.stack.top.ui
    read = [w for w in ui.root.each() if isinstance(w, (Button, PointPlate))]
    read += [w for w in ui.root.each() if isinstance(w, Label) and isinstance(w.parent, AboutPlate)]
    told = 0
    for widget in [w for w in ui.root.each() if w.hint()]:
        ui.hide_tip()
        ui._show_tip(widget)
        told += 1
        tip = ui.tooltip.rect
        hidden = [w.name or w.spoken() for w in read if w is not widget and _hides(tip, w.lettered())]
        assert not hidden and not tip.colliderect(widget.rect), (widget.name, tip)
    assert told > 5
    program.shut()


def _hides(tip: pygame.Rect, rect: pygame.Rect | None) -> bool:
    """More than the rim of a button."""
    return rect is not None and tip.colliderect(rect.inflate(-16, -16))
