"""C6.10: the rings of a lesson leave free what is spoken of and what stands beside it; its sentences are set well, and
what it asks for can be done where it is opened on the way.
"""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.hand import Slot
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.media.texts import LANGUAGES
from scenes.program import Program
from scenes.tutorial import pointing
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.lesson_person import TITLE, opened, person
from tests.scenes.lesson_play import covers

__all__ = ["person"]

THICK = 220
"""What lets something shine through is no ring."""


@pytest.mark.slow
def test_c6_10_the_ring_of_the_weather_leaves_its_gauge_free(program: Program) -> None:
    table = at_step(program.client, TITLE, "weather")
    (gauge, *_), figures = table.targets(), pointing.figures(table)
    [figure] = [place for place in figures if gauge.place.contains(place)]
    for picture, area in table.plate.pointer.rings:
        part = figure.inflate(-2, -2).move(-area.x, -area.y).clip(picture.get_rect())
        assert not part or not picture.subsurface(part).get_bounding_rect(THICK)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "after"), [(TITLE, False), ("creed", False), (TITLE, True)])
def test_c6_10_the_ring_around_a_line_of_the_log_covers_no_line(program: Program, title: str, after: bool) -> None:
    table = at_step(program.client, title, "log", after)
    place = next(one.place for one in table.targets() if table.log.list.rect.contains(one.place))
    lines = table.log.list.places()
    assert place in lines and len(lines) > 1
    pictures = [*table.plate.pointer.rings, *([table.plate.pointer.arrow] if table.plate.pointer.arrow else [])]
    for picture in pictures:
        for line in lines:
            assert not covers(picture, line.inflate(0, -6), THICK), f"{line} is covered"


@pytest.mark.slow
def test_c6_10_the_ring_of_a_sign_goes_around_its_count(program: Program) -> None:
    table = at_step(program.client, TITLE, "fail", after=True)
    [target] = table.targets()
    [figure] = [place for place in pointing.figures(table) if target.place.contains(place)]
    (picture, area), = table.plate.pointer.rings
    assert not covers((picture, area), figure.inflate(-4, -4))
    assert covers((picture, area), figure.inflate(24, 24)), "it goes around it"


def test_c6_10_a_ring_covers_no_count_of_the_next_card(program: Program) -> None:
    table = at_step(program.client, "creed", "guard")
    counts = [place for place in pointing.figures(table) if place.top > FULL.centery]
    assert counts
    for picture in table.plate.pointer.rings:
        assert not [place for place in counts if covers(picture, place)]


def test_c6_10_no_sentence_ends_in_a_lone_word(program: Program) -> None:
    """Where as many lines can be broken so."""
    words, wrap = "Once you have moved you may use the same card again.", program.media.theme.wrap
    lone = [w for w in range(240, 520, 4) if " " not in wrap(words, theme.BODY, w)[-1]]
    assert lone
    for w in lone:
        lines = program.media.theme.evenly(words, theme.BODY, w).split("\n")
        assert len(lines) == len(wrap(words, theme.BODY, w)) and " " in lines[-1]


@pytest.mark.slow
@pytest.mark.parametrize("title", [TITLE, "creed"])
def test_c6_14_a_lesson_that_goes_on_can_show_what_the_others_have_done(
    person: Program, drive: Driver, title: str
) -> None:
    """The step asks for it."""
    at_step(person.client, title, "since")
    drive.key(pygame.K_ESCAPE)
    drive.click("lesson-leave")
    drive.through()
    drive.click("learn")
    table = opened(drive)
    drive.frames(3, 100)
    assert table.course.step is not None and table.course.step.id == "since"
    assert table.buttons.recap.enabled and table.catch_up.actions > 0
    drive.click("table-recap")
    drive.frames(2, 100)
    assert table.course.step.id != "since"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "step", "after"), [("creed", "over", False), ("creed", "reinforce", False), (TITLE, "fail", True)]
)
def test_c6_10_a_ring_in_a_packed_row_stays_off_the_next_thing(
    program: Program, title: str, step: str, after: bool
) -> None:
    table = at_step(program.client, title, step, after)
    slim = [i for i, target in enumerate(table.targets()) if target.slim]
    assert slim
    for i in slim:
        (picture, area), place = table.plate.pointer.rings[i], table.targets()[i].place
        seen = picture.get_bounding_rect(40).move(area.topleft)
        assert place.inflate(20, 20).contains(seen) and seen.contains(place)


@pytest.mark.slow
@pytest.mark.parametrize("step", ["tents", "units"])
def test_c6_10_the_button_that_confirms_has_its_ring_once_it_can_be_pressed(
    program: Program, drive: Driver, step: str
) -> None:
    table = at_step(program.client, "creed", step)
    button = table.buttons.primary
    assert not button.enabled and button.rect not in [target.place for target in table.targets()]
    assert table.course.step is not None and table.asked is not None
    drive.click(f"tray.{table.course.step.wanted(table.asked)[0].partition('_')[0]}")
    drive.frames(6, 100)
    assert button.enabled and button.rect in [target.place for target in table.targets()]


@pytest.mark.slow
def test_c6_10_nothing_of_the_plate_stands_out_beside_a_menu(program: Program, drive: Driver) -> None:
    table = at_step(program.client, "creed", "goal")
    blank = pygame.Surface(FULL.size, pygame.SRCALPHA)
    for shown in (True, False, True):
        if not shown:
            table.open_menu()
        elif program.nav.stack.top is not table:
            drive.key(pygame.K_ESCAPE)
        drive.frames(4, 100)
        blank.fill((0, 0, 0, 0))
        table.plate.draw(blank)
        table.plate.pointer.draw(blank)
        assert bool(blank.get_bounding_rect()) is shown


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("step", "after"), [("lines", False), ("move", False), ("tracker", True)])
def test_c6_10_a_plate_lies_on_nothing_that_is_asked(
    program: Program, language: str, step: str, after: bool
) -> None:
    program.client.set_language(language)
    table = at_step(program.client, "creed", step, after)
    assert table.plate.rect.collidelist(pointing.asking(table)) < 0


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_a_unit_under_a_plate_is_hidden_whole(program: Program, language: str) -> None:
    program.client.set_language(language)
    table = at_step(program.client, "creed", "lines")
    small = [rect for rect in table.title_table.pieces() if max(rect.size) <= pointing.WHOLE]
    hidden = [rect for rect in small if rect.colliderect(table.plate.rect)]
    assert hidden and all(table.plate.rect.contains(rect.inflate(-16, -16)) for rect in hidden)


@pytest.mark.slow
def test_c6_10_the_ring_goes_along_with_a_card_that_is_taken_up(program: Program, drive: Driver) -> None:
    table = at_step(program.client, TITLE, "clergy")
    before = table.targets()[0].place
    drive.click("hand.1")
    drive.frames(4, 100)
    card = table.ui.find("hand.1")
    assert isinstance(card, Slot) and card.raised and table.course.step is not None
    assert table.course.step.id == "clergy"
    assert table.targets()[0].place == card.stands() != before
    assert table.plate.pointer.targets[0].contains(card.stands())
