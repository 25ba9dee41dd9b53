"""A person in a lesson, for tests of lessons."""

from __future__ import annotations

import pytest

from scenes.program import Program
from scenes.tutorial.opening import LessonOpening
from scenes.tutorial.panels import LessonEnd
from scenes.tutorial.table import LessonTable
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S

TITLE = "realigious"


@pytest.fixture
def person(program: Program) -> Program:
    """A program with a profile."""
    program.home.choose_profile(program.home.store.create_profile("Sandglass", "profile/2").uid)
    return program


def end_of(program: Program, drive: Driver) -> LessonEnd:
    """What comes after the last step."""
    at_step(program.client, TITLE, "won")
    drive.click("lesson.next")
    drive.frames(2)
    assert isinstance(drive.top, LessonEnd)
    return drive.top


def opened(drive: Driver) -> LessonTable:
    """The table of a lesson that is being opened."""
    if isinstance(drive.top, LessonOpening):
        assert drive.top._work is not None
        drive.top._work.join(PATIENCE_S)
        drive.frames(2)
    assert isinstance(drive.top, LessonTable)
    return drive.top
