"""C6.10: a lesson that was left goes on where it was; its parts can be begun one by one."""

from __future__ import annotations

import pygame
import pytest

from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.tutorial import lesson, offer, progress
from scenes.tutorial.table import LessonTable
from scenes.widgets.button import Button
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.lesson_person import TITLE, end_of, opened, person

__all__ = ["person"]


def shown(table: LessonTable) -> str:
    """The id of the step whose words are on the plate."""
    return table.told[table.reading].rpartition(".")[2]



def left_at(person: Program, drive: Driver, title: str, step: str) -> None:
    """A lesson that was left when a step was told."""
    at_step(person.client, title, step)
    drive.key(pygame.K_ESCAPE)
    drive.click("lesson-leave")
    drive.through()
    assert isinstance(drive.top, MainMenu)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "step"), [(TITLE, "trade"), ("creed", "siege")])
def test_c6_10_a_lesson_goes_on_where_it_was_left(person: Program, drive: Driver, title: str, step: str) -> None:
    before = at_step(person.client, title, step).match.session.digest()
    left_at(person, drive, title, step)
    button = drive.find("learn")
    assert isinstance(button, Button)
    assert button.text == person.media.t("tutorial.learn_on", game=person.media.t(f"{title}.title"))
    drive.click("learn")
    table = opened(drive)
    drive.frames(3, 100)
    assert (shown(table), table.match.session.digest()) == (step, before)
    assert table.can_read_back


@pytest.mark.slow
def test_c6_10_a_window_that_is_closed_in_mid_lesson_keeps_the_place(person: Program, drive: Driver) -> None:
    at_step(person.client, TITLE, "preach")
    drive.through()
    assert progress.kept(person.client, TITLE) == ("opening", "preach")


@pytest.mark.slow
def test_c6_10_what_is_explained_is_done(person: Program, drive: Driver) -> None:
    at_step(person.client, TITLE, "move", after=True)
    drive.through()
    assert progress.kept(person.client, TITLE) == ("opening", "resources")


@pytest.mark.slow
def test_c6_10_after_the_end_a_lesson_begins_anew(person: Program, drive: Driver) -> None:
    end_of(person, drive)
    drive.through()
    assert progress.kept(person.client, TITLE) is None and progress.is_done(person.client, TITLE)


@pytest.mark.slow
@pytest.mark.parametrize("place", [("nowhere", "trade"), ("market", "nothing")])
def test_c6_10_a_place_that_the_lesson_no_longer_has_leads_to_its_beginning(
    person: Program, drive: Driver, place: tuple[str, str]
) -> None:
    progress.Progress(person.client, TITLE).keep(place)
    drive.through()
    offer.begin(person.client, TITLE)
    table = opened(drive)
    drive.frames(3, 100)
    assert shown(table) == "welcome"


@pytest.mark.parametrize(("title", "here", "to"), [
    (TITLE, "trade", "meanwhile"), (TITLE, "move", "mountain"), (TITLE, "trade", "welcome"),
    ("creed", "tents", "siege"),
])  # fmt: skip
def test_c6_10_any_part_can_be_begun(person: Program, drive: Driver, title: str, here: str, to: str) -> None:
    at_step(person.client, title, here)
    drive.key(pygame.K_ESCAPE)
    drive.click("lesson-parts")
    drive.click(f"part-{to}")
    drive.through()
    drive.frames(3, 100)
    table = drive.top
    assert isinstance(table, LessonTable) and shown(table) == to
    assert table.match.session.digest() == at_step(person.client, title, to).match.session.digest()


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_10_the_parts_have_names_and_the_part_of_now_has_the_focus(
    person: Program, drive: Driver, title: str
) -> None:
    parts = lesson.load(title).parts()
    now, then = parts[2], parts[3]
    at_step(person.client, title, now.step)
    drive.key(pygame.K_ESCAPE)
    drive.click("lesson-parts")
    assert drive.top is not None and drive.top.ui.focus is drive.find(f"part-{now.step}")
    button = drive.find(f"part-{now.step}")
    assert isinstance(button, Button)
    assert button.text == person.media.t(f"{title}.tutorial.part_{now.step}")
    assert button.note == person.media.t("tutorial.parts.note", first=now.number, last=then.number - 1)
    assert all(f"{title}.tutorial.part_{part.step}" in person.media.texts.table() for part in parts)


@pytest.mark.slow
def test_c6_10_a_lesson_begins_anew_from_its_menu(person: Program, drive: Driver) -> None:
    at_step(person.client, TITLE, "trade")
    drive.key(pygame.K_ESCAPE)
    drive.click("lesson-restart")
    drive.through()
    drive.frames(3, 100)
    assert isinstance(drive.top, LessonTable) and shown(drive.top) == "welcome" and not drive.top.can_read_back
