"""C6.10: the rulebook that a step of a lesson asks to open. The step's words stand beside it, and Enter leads on."""

from __future__ import annotations

import pygame
import pytest

from scenes.media import theme
from scenes.program import Program
from scenes.rules.panel import RulesPanel
from scenes.shell.dialog import GUARD_MS
from scenes.titles import TITLES
from scenes.tutorial import available
from scenes.tutorial.lesson import load
from scenes.tutorial.table import LessonTable
from scenes.widgets.label import Label
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver

ASKED = [title for title in TITLES if available(title) and any("rules" in step.what for step in load(title).steps())]


def asked(program: Program, title: str) -> LessonTable:
    """The step that asks for the rulebook."""
    return at_step(program.client, title, next(step.id for step in load(title).steps() if "rules" in step.what))


def opened(drive: Driver) -> RulesPanel:
    """The book, once it has been in sight."""
    drive.frames(4, GUARD_MS)
    assert isinstance(drive.top, RulesPanel)
    return drive.top


def step_of(table: LessonTable) -> str:
    assert table.course.step is not None
    return table.course.step.id


def ringed(program: Program, book: RulesPanel) -> bool:
    """Whether a ring stands around the button in the book that leads on."""
    program.frame(50)
    button = book.ui.find("book_guide.next")
    assert button is not None
    ring = button.focus_ring().inflate(2, 2)
    return program.nav.stack.painted().get_at((ring.centerx, ring.top + 1))[:3] == theme.FOCUS[:3]


@pytest.mark.slow
@pytest.mark.parametrize("title", ASKED)
def test_c6_10_what_a_step_says_that_asks_for_the_rulebook_stands_beside_the_open_book(
    program: Program, drive: Driver, title: str
) -> None:
    table = asked(program, title)
    words = table.plate.text
    drive.click("lesson.skip")
    book = opened(drive)
    label = book.ui.find("book_guide.text")
    assert isinstance(label, Label) and label.text == words
    assert book.rect.contains(label.rect) and book.page is not None and not book.page.rect.colliderect(label.rect)


@pytest.mark.slow
@pytest.mark.parametrize("title", ASKED)
@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_c6_10_enter_closes_the_rulebook_that_a_step_asked_for_and_leads_on(
    program: Program, drive: Driver, title: str, key: int
) -> None:
    table = asked(program, title)
    before = step_of(table)
    drive.key(pygame.K_RETURN)
    book = opened(drive)
    keys = {action: program.media.bindings.label(action) for action in ("choose", "back")}
    assert program.media.t("tutorial.rules_open", **keys) in book.opening()
    drive.key(key)
    drive.frames(3, 100)
    assert drive.top is table and step_of(table) != before and table.plate.visible


def test_c6_10_an_enter_pressed_twice_does_not_close_the_rulebook_that_it_has_opened(
    program: Program, drive: Driver
) -> None:
    asked(program, "creed")
    for _ in range(2):
        drive.key(pygame.K_RETURN)
        drive.frames(1, 20)
    assert isinstance(drive.top, RulesPanel)


def test_c6_10_in_a_lessons_rulebook_the_ring_goes_and_enter_follows_a_link_that_keys_have_reached(
    program: Program, drive: Driver
) -> None:
    asked(program, "creed")
    drive.click("table-rules")
    book = opened(drive)
    assert ringed(program, book)
    drive.key(pygame.K_RIGHT)
    assert book.page is not None and book.page.on_link and not ringed(program, book)
    drive.key(pygame.K_RETURN)
    assert drive.top is book


def test_c6_10_enter_leads_on_from_the_rulebook_after_a_click_on_a_chapter(program: Program, drive: Driver) -> None:
    table = asked(program, "creed")
    drive.click("table-rules")
    opened(drive)
    drive.click("chapter.2")
    drive.frames(2, 100)
    drive.key(pygame.K_RETURN)
    drive.frames(3, 100)
    assert drive.top is table


def test_c6_10_only_the_step_that_asks_for_the_rulebook_speaks_beside_it(program: Program, drive: Driver) -> None:
    at_step(program.client, "creed", "charge")
    drive.click("table-rules")
    book = opened(drive)
    assert book.ui.find("book_guide.text") is None
    drive.key(pygame.K_RETURN)
    drive.frames(2, 100)
    assert drive.top is book
