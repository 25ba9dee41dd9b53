"""C6.10: a lesson lets one zoom, look at things and see how far one is."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.board_stage import BoardStage
from scenes.program import Program
from scenes.tutorial import pointing
from scenes.tutorial.panels import LEARNT, LessonEnd
from scenes.tutorial.table import LessonTable
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.lesson_person import TITLE


def shown(table: LessonTable) -> str:
    """The id of the step whose words are on the plate."""
    return table.told[table.reading].rpartition(".")[2]



def zoom_of(table: LessonTable) -> int:
    """The zoom step of the board."""
    board = table.ui.find("board")
    assert isinstance(board, BoardStage)
    return board.shown.space.step


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_10_zoom_and_back_are_done_for_who_asks_for_it(program: Program, drive: Driver, title: str) -> None:
    table = at_step(program.client, title, "zoom")
    drive.click("lesson.skip")
    drive.frames(3, 100)
    assert (shown(table), zoom_of(table)) == ("whole", 1)
    drive.click("lesson.skip")
    drive.frames(3, 100)
    assert shown(table) != "whole"
    assert zoom_of(table) == 0


@pytest.mark.slow
def test_c6_10_home_counts_where_all_of_the_board_is_in_sight(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "whole")
    assert zoom_of(table) == 0
    drive.key(pygame.K_HOME)
    drive.frames(3, 100)
    assert shown(table) != "whole"


@pytest.mark.slow
def test_c6_10_the_wheel_over_the_plate_zooms_the_board(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "zoom")
    drive.move(table.plate.rect.center)
    drive.wheel(1)
    assert zoom_of(table) == 1


@pytest.mark.slow
def test_c6_10_a_thing_to_which_the_keyboard_is_led_is_pinned_to_be_looked_at(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "weather")
    drive.key(pygame.K_TAB)
    table.ui.set_focus(pointing.widget_of(table, "ref:climate:tropical"), True)
    drive.frames(5, 100)
    assert (shown(table), table.course.explaining) == ("weather", False)
    drive.key(pygame.K_i)
    drive.frames(5, 100)
    assert shown(table) == "weather_after"


def test_c6_10_the_menu_tells_how_far_one_is(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "move")
    drive.key(pygame.K_ESCAPE)
    number, count = table.course.place
    facts = drive.find("facts")
    assert facts.text == program.media.t("tutorial.menu.place", n=number, count=count)  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_10_the_end_tells_what_was_learnt(program: Program, drive: Driver, title: str) -> None:
    end = LessonEnd(at_step(program.client, title, "won"))
    program.nav.stack.push(end, animated=False)
    learnt = [program.media.t(f"{title}.tutorial.learnt_{i}") for i in range(1, LEARNT + 1)]
    assert end.opening().split("\n")[-LEARNT:] == learnt
    assert set(learnt) <= {getattr(widget, "text", "") for widget in end.ui.root.each()}


@pytest.mark.slow
def test_c6_10_a_pinned_page_makes_room_for_the_next_thing_to_look_at(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "weather")
    drive.click("lesson.skip")
    drive.frames(3, 100)
    drive.click("lesson.next")
    drive.frames(3, 100)
    assert shown(table) == "limit"
    place = pointing.rect_of(table, "ref:hand:3")
    assert place is not None
    drive.move(place.center)
    drive.frames(3, 100)
    assert shown(table) == "limit_after"
