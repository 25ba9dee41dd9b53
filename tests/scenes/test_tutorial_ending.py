"""C6.10, C6.14: the last blow of a lesson's match is the scene that every match has, and then the lesson goes on."""

from __future__ import annotations

import pygame
import pytest

from scenes.program import Program
from scenes.table.last_blow import SEEN_MS, WAIT_MS, WHOLE_MS, LastBlow
from scenes.tutorial.table import LessonTable
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver


def struck(program: Program, drive: Driver, title: str, step: str) -> tuple[LessonTable, LastBlow]:
    """The table of a lesson whose match a step ends, and the scene of its end."""
    table = at_step(program.client, title, step)
    program.media.motion = True
    table.skip()
    for _ in range(400):
        drive.frames(1, 50)
        if isinstance(drive.top, LastBlow):
            return table, drive.top
    raise AssertionError("no last blow is shown")


@pytest.mark.slow
@pytest.mark.parametrize(("title", "step"), [("realigious", "relic"), ("creed", "king")])
def test_c6_14_a_won_lesson_shows_the_last_blow_before_its_last_words(
    program: Program, drive: Driver, title: str, step: str
) -> None:
    table, scene = struck(program, drive, title, step)
    assert scene.headline == program.media.t("result.won.you") and not table.plate.visible
    drive.frames((WHOLE_MS + WAIT_MS) // 50 + 4, 50)
    assert drive.top is table and table.course.text == f"{title}.tutorial.won"
    assert table.plate.visible
    assert table.prompt.spoken() == scene.headline, "nobody is waited for any more"
    drive.frames(20, 50)
    assert drive.top is table  # and not once more


@pytest.mark.slow
def test_c6_14_a_key_ends_the_last_blow_of_a_lesson_and_reads_nothing_on(program: Program, drive: Driver) -> None:
    table, _ = struck(program, drive, "creed", "king")
    drive.frames(SEEN_MS // 50 + 10, 50)
    drive.key(pygame.K_RETURN)
    drive.frames(2, 50)
    assert drive.top is table and table.course.text == "creed.tutorial.won"


@pytest.mark.slow
def test_c6_10_a_lesson_that_is_taken_up_after_its_end_shows_no_blow_again(program: Program, drive: Driver) -> None:
    table = at_step(program.client, "creed", "ends")
    program.media.motion = True
    drive.frames(20, 50)
    assert drive.top is table


@pytest.mark.parametrize("title", ["realigious", "creed", "vermilion"])
def test_c2_1_a_guest_is_not_called_so_twice(program: Program, title: str) -> None:
    """In Korean the word for a guest bears its title."""
    media, home = program.media, program.home
    guest = media.t("profile.guest")
    assert home.profile is None and home.called == guest
    home.choose_profile(home.store.create_profile("Sandglass", "profile/2").uid)
    assert home.called == media.t("profile.called", name="Sandglass")
    key = f"{title}.tutorial.end.text"
    words = media.t(key if media.texts.has(key) else "tutorial.end.text", name=guest, game="", rules="F1")
    assert f"{guest} 님" not in words and guest in words
