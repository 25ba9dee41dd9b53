"""C6.10: a lesson lets one zoom, look at things and see how far one is."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.board_stage import BoardStage
from scenes.kit.board_view import BoardView
from scenes.kit.inspector import Inspector
from scenes.program import Program
from scenes.table.keys import GUARD_MS
from scenes.tutorial import pointer, pointing
from scenes.tutorial.lesson import load
from scenes.tutorial.panels import LEARNT, LessonEnd
from scenes.tutorial.table import LessonTable
from scenes.widgets.label import Label
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
    for language in ("ko", "en"):  # C2.1: all of them at one size
        program.client.set_language(language)
        ticks = [widget for widget in end.ui.root.each() if isinstance(widget, Label) and widget.text in end._learnt()]
        assert len(ticks) == LEARNT
        assert all(program.media.theme.width(one.text, one.size) <= one.rect.width for one in ticks)


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


# --- the inspector shows what is spoken of


def page_of(table: LessonTable) -> str:
    """What the inspector shows."""
    inspector = table.ui.find("inspector")
    assert isinstance(inspector, Inspector)
    return inspector.ref


@pytest.mark.slow
def test_c6_10_the_inspector_shows_what_the_guide_speaks_of_wherever_the_pointer_rests(
    program: Program, drive: Driver
) -> None:
    table = at_step(program.client, TITLE, "inspector")
    place = pointing.rect_of(table, "ref:tile:18")
    assert place is not None
    drive.move(place.center)
    drive.frames(3, 100)
    assert (shown(table), page_of(table)) == ("inspector_after", "tile:18")
    table.read_on()
    drive.frames(3, 100)
    assert (shown(table), page_of(table)) == ("clergy", "hand:1")
    table.skip()
    drive.frames(12, 200)
    assert (shown(table), page_of(table)) == ("fail", "tile:16")


@pytest.mark.slow
def test_c6_10_what_is_looked_at_in_between_goes_with_the_pointer(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "mountain")
    assert page_of(table) == "tile:16"
    other = pointing.rect_of(table, "ref:tile:10")
    assert other is not None
    drive.move(other.center)
    drive.frames(3, 100)
    assert page_of(table) == "tile:10"
    drive.move(table.plate.rect.center)
    drive.frames(3, 100)
    assert page_of(table) == "tile:16"


@pytest.mark.slow
def test_c6_10_what_the_pointer_rests_on_is_told_where_a_key_leads_on_to_words_about_nothing_on_the_board(
    program: Program, drive: Driver
) -> None:
    table = at_step(program.client, "creed", "zoom")
    for key, step in ((pygame.K_RETURN, "whole"), (pygame.K_HOME, "points")):
        place = pointing.rect_of(table, "ref:cell:0L3r1")
        assert place is not None
        drive.move((place.centerx - 8, place.centery))
        drive.move(place.center)
        drive.frames(3, 100)
        drive.key(key)
        drive.frames(12, 100)
        board = table.ui.find("board")
        assert isinstance(board, BoardStage) and shown(table) == step
        assert page_of(table) == board.shown.pointed, step


@pytest.mark.slow
@pytest.mark.parametrize(("title", "step"), [(TITLE, "inspector"), (TITLE, "losing"), ("creed", "values")])
def test_c6_10_what_is_to_be_looked_at_is_not_there_before(program: Program, title: str, step: str) -> None:
    table = at_step(program.client, title, step)
    inspector = table.ui.find("inspector")
    assert isinstance(inspector, Inspector)
    assert page_of(table) == inspector.words.home()


# --- what was pressed in vain


@pytest.mark.slow
@pytest.mark.parametrize("step", ["move", "log", "why", "zoom", "whole", "card", "clergy", "weather", "limit"])
def test_c6_10_enter_leads_on_in_every_step_by_mouse_and_by_keys(program: Program, drive: Driver, step: str) -> None:
    for key_first in (False, True):
        table = at_step(program.client, TITLE, step)
        drive.key(pygame.K_TAB) if key_first else drive.move((4, 1076))
        if key_first:
            table.leading.begin(False)
        else:
            table.ui.set_focus(None)
        before = table.course.text
        drive.key(pygame.K_RETURN)
        drive.frames(2, 100)
        assert bool(table.title_table.taken_up()) == (key_first and step == "clergy")
        if table.title_table.taken_up():  # without a target it is used by choosing it again
            drive.frames(1, GUARD_MS)
            drive.key(pygame.K_RETURN)
            drive.frames(2, 100)
        assert table.course.text != before
        assert not table.plate.why and table.t("table.key.new", key="Enter") not in table.prompt.text


@pytest.mark.slow
def test_c6_10_what_a_deed_led_to_is_told_before_the_others_go_on(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "preach", after=True)
    assert table.course.text.endswith("preach_after") and table.course.waiting == ["tile:33", "done"]
    drive.frames(20, 200)
    assert table.plate.visible and table.course.waiting == ["tile:33", "done"]
    table.read_on()
    for _ in range(60):
        drive.frames(1, 200)
        if table.course.text.endswith("log") and table.plate.visible:
            return
    raise AssertionError("the others never went on")


@pytest.mark.slow
@pytest.mark.parametrize("step", ["meanwhile", "losing", "later"])
def test_c6_10_a_new_chapter_says_that_it_is_one(program: Program, step: str) -> None:
    table = at_step(program.client, TITLE, step)
    assert table.plate.heading in table.plate.spoken()
    assert program.media.t(f"{TITLE}.tutorial.part_{step}") in table.plate.heading
    assert not at_step(program.client, TITLE, "limit").plate.heading


@pytest.mark.slow
def test_c6_10_another_choice_makes_the_rings_wink(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "piece")
    assert table.asked is not None
    table.answer(table.asked.options()[0].key)
    lit = [not table.plate.pointer.is_out]
    for _ in range(6):
        drive.frames(1, pointer.WINK_MS)
        lit.append(not table.plate.pointer.is_out)
    assert lit == [False, True, False, True, True, True, True]


@pytest.mark.slow
def test_c10_6_without_movement_no_ring_winks(program: Program, drive: Driver) -> None:
    program.media.settings.reduced_motion = True
    table = at_step(program.client, TITLE, "piece")
    assert table.asked is not None
    table.answer(table.asked.options()[0].key)
    assert table.plate.why and not table.plate.pointer.is_out


# --- by keys


@pytest.mark.slow
@pytest.mark.parametrize(("title", "step", "ref"), [(TITLE, "target", "tile:9"), ("creed", "charge", "cell:0L3r1")])
def test_c1_2_by_keys_the_cursor_of_the_board_stands_where_the_ring_is(
    program: Program, drive: Driver, title: str, step: str, ref: str
) -> None:
    steps = [one.id for one in load(title).steps()]
    table = at_step(program.client, title, steps[steps.index(step) - 1])
    drive.key(pygame.K_TAB)
    table.skip()
    drive.frames(6, 200)
    board = table.ui.find("board")
    assert isinstance(board, BoardStage) and table.ui.focus is board
    assert (shown(table), board.shown.pointed) == (step, ref)


@pytest.mark.slow
def test_c6_10_by_keys_no_tooltip_lies_over_what_the_guide_says(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "card")
    drive.key(pygame.K_TAB)
    table.skip()
    drive.frames(10, 200)
    assert (shown(table), table.ui.focus) == ("undo", table.ui.find("table-undo"))
    assert not table.ui.tooltip.text


@pytest.mark.slow
def test_c6_10_no_tip_of_the_board_stays_on_the_plate_that_comes(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "why")
    board = table.ui.find("board")
    assert isinstance(board, BoardView)
    for place, stays in ((board.rect.copy(), False), (pygame.Rect(0, 0, 9, 9), True)):
        board.tip_plate.shown = pygame.Surface(place.size), place
        table.plate.tell(f"again {stays}")
        assert (board.tip_plate.shown is not None) is stays


@pytest.mark.slow
def test_c6_10_the_button_that_leads_on_needs_no_tooltip_while_keys_are_used(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "welcome")
    for _ in range(3):
        drive.key(pygame.K_RETURN)
        drive.frames(12, 100)
        assert not table.ui.tooltip.text, table.course.text
