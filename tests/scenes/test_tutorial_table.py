"""C6.10: the table of a lesson is kind about wrong clicks, can be skipped, read back and left, and keeps nothing."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store.reports import as_test, read_report
from scenes.kit.wordmark import Wordmark
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.table import controllers
from scenes.table.report_panel import ReportPanel
from scenes.table.waiting import CentredText
from scenes.titles.realigious.phase_strip import RealigiousPhases
from scenes.titles.realigious.table import RealigiousTable
from scenes.tutorial import lesson, offer, pointer, pointing, progress
from scenes.tutorial.match import LessonMatch, seated
from scenes.tutorial.opening import LessonOpening
from scenes.tutorial.panels import LessonMenu
from scenes.tutorial.table import LessonTable
from scenes.widgets.label import Label
from tests.gallery.lessons import at_step, gallery
from tests.scenes.conftest import Driver
from tests.scenes.lesson_person import TITLE, end_of, person
from tests.scenes.real_frames import texts_of
from tests.scenes.real_time import PATIENCE_S
from tests.scenes.table_play import QuickBot, click_tile, place_of

__all__ = ["person"]

CONTRAST = 4.5


def shown(table: LessonTable) -> str:
    """The id of the step whose words are on the plate."""
    return table.told[table.reading].rpartition(".")[2]


# --- kindness


@pytest.mark.slow
def test_c6_10_while_others_wait_for_the_reader_the_prompt_says_so(program: Program, drive: Driver) -> None:
    """Not that the other is thought to choose: nothing would come of waiting."""
    table = at_step(program.client, TITLE, "preach", after=True)
    drive.frames(3, 200)
    assert table.scripted.explains_first and table.plate.reads_on
    assert table.prompt.text == table.t("tutorial.reading")


@pytest.mark.slow
def test_c6_10_enter_reads_on_also_after_a_click_on_a_card(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "target", after=True)
    drive.frames(3, 200)
    cards = [w for w in table.ui.focusables() if getattr(w, "ref", "").startswith("hand:")]
    card = next(w for w in cards if not w.rect.colliderect(table.plate.rect))
    drive.click(card.rect.center)
    assert table.ui.focus is card and table.plate.reads_on
    before = shown(table)
    drive.key(pygame.K_RETURN)
    drive.frames(3, 200)
    assert shown(table) != before


@pytest.mark.slow
def test_c6_10_the_arrow_does_not_cover_what_a_tooltip_says(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "move")
    title_table = table.title_table
    assert isinstance(title_table, RealigiousTable)
    board = title_table.board
    title_table.inspector.toggle_pin()  # else it tells all that a plate could
    drive.move(place_of(board, 9))
    drive.frames(10, 100)
    assert board.tip_plate.shown is not None
    middle = pygame.Rect((0, 0), (40, 40))
    middle.center = board.tip_plate.shown[1].center
    table.plate.pointer.show([pointer.Target(middle)], None)
    ring = table.plate.pointer.targets[0]
    painted = program.nav.stack.painted()
    assert all(painted.get_at((x, ring.centery))[:3] != theme.GOLD[:3] for x in range(ring.left - 6, ring.left + 6))


def test_c6_10_a_choice_that_is_not_asked_for_is_put_off(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "move")
    click_tile(drive, table, 1)
    assert table.plate.why == program.media.t("tutorial.not_now")
    assert not table.match.session.log


def test_c6_10_a_click_on_what_can_not_be_chosen_is_answered_with_the_reason(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "move")
    click_tile(drive, table, 6)
    refusal = table.why("tile:6")
    assert refusal is not None and table.plate.why == program.media.t(
        "tutorial.refused", reason=program.media.t(f"{TITLE}.{refusal.text}")
    )


@pytest.mark.slow
def test_c6_10_while_something_is_read_nothing_is_chosen(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "piece")
    click_tile(drive, table, 9)
    assert table.plate.why == program.media.t("tutorial.read_first")


@pytest.mark.slow
def test_c6_10_undo_waits_for_its_step(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "target")
    drive.key(pygame.K_z, pygame.KMOD_CTRL)
    drive.frames(2)
    assert table.plate.why == program.media.t("tutorial.undo_not")
    assert table.match.session.log[-1].key == "use:gleaning@1"


@pytest.mark.slow
def test_c6_10_the_kind_words_go_with_the_next_step(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "move")
    click_tile(drive, table, 1)
    click_tile(drive, table, 9)
    drive.frames(3, 100)
    assert (shown(table), table.plate.why) == ("move_after", "")


def test_c6_10_the_plate_points_at_the_card_and_not_at_what_the_inspector_tells_of_it(program: Program) -> None:
    table = at_step(program.client, TITLE, "card")
    table.title_table.inspect("hand:1")
    program.frame(100)
    inspector = table.ui.find("inspector")
    assert inspector is not None and getattr(inspector, "ref", "") == "hand:1"
    place = pointing.rect_of(table, "ref:hand:1")
    assert place is not None and not inspector.rect.colliderect(place)


# --- reading, skipping, leaving


def test_c6_10_what_was_said_is_read_again(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "piece")
    drive.click("lesson.back")
    drive.frames(2)
    assert (shown(table), table.plate.text) == ("goal", program.media.t(f"{TITLE}.tutorial.goal"))
    assert table.plate.heading == program.media.t("tutorial.looked_back")
    assert (table.place[0], table.course.place[0]) == (2, 3)
    words = [w.text for w in table.plate.each() if isinstance(w, Label)]
    assert program.media.t("tutorial.place", n=2, count=table.place[1]) in words


@pytest.mark.slow
def test_c6_10_reading_on_leads_back_to_the_step_of_now(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "move")
    for name in ("lesson.back", "lesson.back", "lesson.next", "lesson.next"):
        drive.click(name)
        drive.frames(2)
    assert shown(table) == "move" and drive.has("lesson.skip")


def test_c6_10_a_step_is_done_for_who_does_not_want_to(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "move")
    drive.click("lesson.skip")
    drive.frames(3, 100)
    assert [entry.key for entry in table.match.session.log] == ["tile:9"]


@pytest.mark.slow
@pytest.mark.parametrize("step", ["undo", "log", "why", "inspector", "situation"])
def test_c6_10_every_kind_of_step_can_be_skipped(program: Program, drive: Driver, step: str) -> None:
    table = at_step(program.client, TITLE, step)
    drive.click("lesson.skip")
    drive.frames(3, 100)
    assert shown(table) in (f"{step}_after", "card_again")


def test_c6_10_esc_opens_the_lessons_menu_and_closes_it(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "move")
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, LessonMenu)
    drive.key(pygame.K_ESCAPE)
    assert drive.top is table


@pytest.mark.slow
def test_c6_10_a_chapter_begins_anew(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "preach")
    drive.click("lesson.close")
    drive.click("lesson-restart")
    drive.through()
    drive.frames(2)
    assert isinstance(drive.top, LessonTable) and drive.top is not table
    assert shown(drive.top) == "welcome" and not drive.top.match.session.log


@pytest.mark.slow
def test_c1_4_the_match_of_the_next_chapter_is_not_made_in_a_frame(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def made(*args: Any) -> LessonMatch:
        threads.append(threading.current_thread())
        return seated(*args)

    monkeypatch.setattr("scenes.tutorial.table.seated", made)
    table = at_step(program.client, TITLE, "move")
    while table.course.step is not None:
        table.course.skip()
    drive.frames(3, 100)
    drive.through()
    drive.frames(2)
    top = drive.top
    assert isinstance(top, LessonTable) and (top.course.number, len(threads)) == (1, 1)
    assert threads[0] is not threading.main_thread()


@pytest.mark.slow
def test_c12_5_a_report_out_of_a_lesson_becomes_a_test(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "preach")
    drive.key(pygame.K_F8)
    panel = drive.top
    assert isinstance(panel, ReportPanel) and any("preach" in line for line in panel.lines())
    drive.click("report-write")
    assert panel.written is not None
    made: dict[str, Any] = {}
    exec(as_test(*read_report(panel.written)), made)
    assert made["reported"]().digest() == table.match.session.digest()


def test_c6_10_a_lesson_can_be_left_at_any_time(person: Program, drive: Driver) -> None:
    at_step(person.client, TITLE, "preach")
    drive.click("lesson.close")
    drive.click("lesson-leave")
    assert isinstance(drive.top, MainMenu)
    assert not progress.is_done(person.client, TITLE)


def test_c6_10_the_plate_speaks_the_language_of_now(program: Program) -> None:
    table = at_step(program.client, TITLE, "move")
    before = table.plate.text
    program.client.set_language("en")
    program.frame(50)
    assert table.plate.visible and table.plate.text == program.media.t(f"{TITLE}.tutorial.move") != before


@pytest.mark.slow
def test_c6_10_a_bot_thinks_where_the_script_has_no_answer(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    steps = [{"id": "piece"}, {"id": "move", "do": "answer", "what": ["tile:*"]}, {"id": "goal"}]
    seats = [{"character": "cleric", "religion": "christian"}, {"character": "businessperson", "religion": "islamic"}]
    chapter = {"id": "a", "seats": seats, "options": {"climate": "tropical", "god": "zog_malomos"}, "seed": 5,
               "played": [[0, "tile:9"], [0, "done"]], "steps": steps}  # fmt: skip
    found = lesson.read(json.dumps({"chapters": [chapter]}), "toy.json", TITLE)
    match = seated(program.client, lesson.Course(found), lesson.begin(found, found.chapters[0]))
    table = LessonTable(program.client, found, match, lesson.Course(found), [])
    program.nav.stack.reset(table, animated=False)
    for _ in range(40):
        program.frame(100)
    assert shown(table) == "piece" and table.match.session.log[-1].seat == 1


@pytest.mark.parametrize("step", ["piece", "move"])
def test_c12_9_all_that_can_have_the_focus_is_heard(program: Program, step: str) -> None:
    focusables = at_step(program.client, TITLE, step).ui.focusables()
    assert [widget.name for widget in focusables if not any(letter.isalpha() for letter in widget.heard())] == []


@pytest.mark.slow
def test_c10_3_every_word_of_the_plate_stands_out() -> None:
    texts = texts_of(dict(gallery())[f"tutorial-{TITLE}-refused"], "ko")
    assert [told.words for told in texts if told.enabled and told.contrast < CONTRAST] == []


def test_c6_10_a_lesson_that_does_not_fit_is_told_and_the_menu_stays(
    person: Program, drive: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "realigious.json").write_text('{"chapters": 3}', encoding="utf-8")
    menu = MainMenu(person.client)
    person.nav.stack.reset(menu, animated=False)
    monkeypatch.setattr(lesson, "FOLDER", tmp_path)
    offer.begin(person.client, TITLE)
    opening = drive.top
    assert isinstance(opening, LessonOpening) and opening._work is not None
    opening._work.join(PATIENCE_S)
    drive.frames(2)
    assert drive.top is menu
    assert "realigious.json, field chapters" in person.nav.stack.toasts.shown[-1].text


def test_c6_1_while_a_lesson_is_prepared_its_game_and_a_tip_are_told(person: Program, drive: Driver) -> None:
    offer.begin(person.client, TITLE)
    opening = drive.top
    assert isinstance(opening, LessonOpening)
    told = [widget for widget in opening.ui.root.each() if isinstance(widget, Wordmark | CentredText)]
    assert [type(widget) for widget in told] == [Wordmark, CentredText]


# --- nothing is kept


@pytest.mark.slow
def test_c6_10_a_lesson_is_no_save_no_replay_and_no_result(person: Program, drive: Driver) -> None:
    before = person.home.profile
    end_of(person, drive)
    person.home.refresh_profile()
    assert person.home.saves.list() == [] == person.home.replays.list()
    assert person.home.profile == before and person.home.profile is not None
    assert person.home.store.history(person.home.profile.uid) == []


def test_c6_10_continue_stays_where_it_was(person: Program, drive: Driver) -> None:
    at_step(person.client, TITLE, "preach")
    drive.click("lesson.close")
    drive.click("lesson-leave")
    assert isinstance(drive.top, MainMenu) and drive.top.unfinished is None


# --- where the plate stands


@pytest.mark.slow
def test_c6_10_the_ring_of_a_tile_follows_its_rim_and_leaves_the_numbers_free(program: Program) -> None:
    table = at_step(program.client, TITLE, "mountain")
    labels = pointing.told_on(table)
    (picture, area), = table.plate.pointer.rings
    assert len(labels) == 5 and len(table.targets()[0].corners) == 6
    corner = (area.width // 2 - area.width // 3, area.height // 2 - area.height // 3)
    assert picture.get_at(corner).a == 0  # where a rectangle would stand
    for label in labels:
        part = label.move(-area.x, -area.y).clip(picture.get_rect())
        assert not part or not picture.subsurface(part).get_bounding_rect(1)
    assert picture.get_bounding_rect(200).width > area.width // 2


def test_c6_10_a_plate_stands_where_its_arrow_has_a_way() -> None:
    target, wall = pygame.Rect(900, 500, 80, 80), [pygame.Rect(0, 440, 1920, 10)]
    blocked = pointing.place_beside((400, 200), [target])
    assert pointer.arrow_way(blocked, target.inflate(20, 20), wall) is None
    free = pointing.place_beside((400, 200), [target], (), wall)
    assert pointer.arrow_way(free, target.inflate(20, 20), wall) is not None


@pytest.mark.slow
def test_c6_10_the_log_shows_the_line_that_the_lesson_speaks_of(program: Program) -> None:
    table = at_step(program.client, TITLE, "log")
    place = table.targets()[0].place
    line = table.log.list.lines[table.log.list.line_at(place.center)]
    assert (line.ref, line.seat) == ("tile:9", 0) and table.log.list.rect.contains(place)
    assert table.log.list.up
    for goes_on in (table.skip, table.read_on):
        goes_on()
        program.frame(300)
        program.frame(300)
    assert shown(table) == "rival" and not table.log.list.up


@pytest.mark.parametrize("target", [(0, 0, 90, 90), (1500, 900, 400, 100), (700, 400, 100, 100), (300, 150, 1200, 300)])
def test_c6_10_the_plate_stands_beside_what_it_points_at(target: tuple[int, int, int, int]) -> None:
    place = pointing.place_beside((640, 240), [pygame.Rect(target)])
    assert FULL.contains(place) and not place.colliderect(target)
    assert pointer.arrow(place, pygame.Rect(target)) is not None


def test_c6_10_the_plate_leaves_free_what_could_be_chosen() -> None:
    targets, free = [pygame.Rect(700, 400, 100, 100)], [pygame.Rect(600, 540, 300, 300)]
    assert not pointing.place_beside((640, 240), targets, free).colliderect(free[0])


@pytest.mark.slow
def test_c6_10_the_plate_covers_no_line_while_lines_are_explained(program: Program) -> None:
    table = at_step(program.client, "creed", "lines")
    lines = ("0R1", "0R2", "0R3", "1L1", "1L2", "1L3")
    cells = [pointing.rect_of(table, f"ref:cell:{line}r{rank}") for line in lines for rank in (1, 2, 3)]
    assert not [cell for cell in cells if cell is None or cell.colliderect(table.plate.rect)]


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_10_a_line_of_the_log_without_a_place_does_not_take_the_lesson_on(
    program: Program, drive: Driver, title: str
) -> None:
    table = at_step(program.client, title, "log")
    table.point_at("")
    drive.frames(2)
    assert (shown(table), table.plate.why) == ("log", program.media.t("tutorial.no_place"))


@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_10_the_ring_is_around_a_line_whose_place_is_shown(program: Program, drive: Driver, title: str) -> None:
    table = at_step(program.client, title, "log")
    drive.click(table.targets()[0].place.center)
    drive.frames(2)
    assert table.told[-1] != f"{title}.tutorial.log" and not program.nav.stack.toasts.shown


@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_10_a_won_lesson_shows_the_end(program: Program, title: str) -> None:
    assert at_step(program.client, title, "won").buttons.primary.text == program.media.t("table.ended")


def test_c6_10_after_a_won_lesson_it_is_nobodys_turn(program: Program) -> None:
    strip = at_step(program.client, TITLE, "won").ui.find("phase_strip")
    assert isinstance(strip, RealigiousPhases) and strip._lines[0] == program.media.t("realigious.screen.ended")


@pytest.mark.parametrize("title, step", [(TITLE, "reaction"), ("creed", "rumour"), ("creed", "back")])
def test_c6_10_the_arrow_covers_no_words_of_others(program: Program, title: str, step: str) -> None:
    table = at_step(program.client, title, step)
    arrow = table.plate.pointer.arrow
    place = arrow[1] if arrow is not None else pygame.Rect(0, 0, 0, 0)
    if step == "back":
        tray = next(widget for widget in table.ui.root.each() if vars(widget).get("heading"))
        assert not place.colliderect((tray.rect.topleft, (tray.rect.width, 30)))
    assert place.collidelist(pointing.words_of(table, [target.place for target in table.targets()])) < 0


def test_c6_10_an_arrow_goes_around_what_stands_in_its_way() -> None:
    plate, target = pygame.Rect(100, 100, 400, 200), pygame.Rect(600, 460, 200, 200)
    straight = pointer.arrow(plate, target)
    around = pointer.arrow(plate, target, [pygame.Rect(590, 425, 10, 10)])
    assert straight is not None and around is not None and around[1] != straight[1]


def test_c6_10_where_no_arrow_has_a_way_a_short_one_stands_beside_the_ring() -> None:
    target, wall = pygame.Rect(300, 420, 100, 100), pygame.Rect(0, 330, 1920, 40)
    found = pointer.stub(target, [wall])
    assert found is not None and not found[1].colliderect(wall)
    assert abs(found[1].centerx - target.centerx) < 4 and target.bottom - 8 < found[1].top < target.bottom + 8
    around = [wall, *(target.move(dx, dy) for dx, dy in ((0, 120), (120, 0), (-120, 0)))]
    assert pointer.stub(target, around) is None


def test_c6_10_there_is_no_arrow_where_every_way_is_covered() -> None:
    plate, target = pygame.Rect(100, 100, 400, 200), pygame.Rect(300, 420, 100, 100)
    assert pointer.arrow(plate, target, [pygame.Rect(0, 330, 1920, 40)]) is None


def test_c6_10_no_arrow_ends_beside_what_it_points_at() -> None:
    plate, target = pygame.Rect(700, 100, 500, 200), pygame.Rect(900, 460, 100, 100)
    found = pointer.arrow_way(plate, target, [pygame.Rect(945, 400, 10, 10)])
    assert found is not None and target.left < found[1].x < target.right and found[1].y == target.top


def test_c6_10_a_notice_goes_with_the_match_it_tells_of(person: Program, drive: Driver) -> None:
    table = at_step(person.client, "realigious", "squall")
    person.nav.stack.toasts.show("a trade")
    table.turn_to(next(part for part in table.lesson.parts() if part.chapter == "loss"))
    drive.through()
    assert drive.top is not table and not person.nav.stack.toasts.shown
