"""C6.10: where a lesson is offered, and where it leads."""

from __future__ import annotations

import pygame
import pytest

from scenes.menu.main_menu import MainMenu
from scenes.program import Program
from scenes.room.loading import LoadingScene
from scenes.startup import open_first_scene
from scenes.titles import TITLES
from scenes.tutorial import available, offer, progress
from scenes.tutorial.first import GUARD_MS, FirstPanel
from scenes.tutorial.panels import LessonEnd
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.lesson_person import TITLE, end_of, opened, person

__all__ = ["person"]


def first_prompt(program: Program, drive: Driver) -> FirstPanel:
    """What a new profile is asked."""
    open_first_scene(program)
    drive.frames()
    drive.type("Sandglass")
    drive.click("start")
    assert isinstance(drive.top, FirstPanel)
    drive.frames(1, GUARD_MS)
    return drive.top


def test_c6_10_the_first_start_offers_every_lesson(program: Program, drive: Driver) -> None:
    panel = first_prompt(program, drive)
    names = [widget.name for widget in panel.ui.root.each() if widget.name.startswith("answer.")]
    assert names == [*(f"answer.{title}" for title in TITLES if available(title)), "answer.later"]


def test_c6_10_what_the_first_lesson_needs_is_loaded_while_one_reads(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(program.nav, "load_ahead", lambda *modules: loaded.extend(modules))
    first_prompt(program, drive)
    assert loaded == ["game.titles", "scenes.tutorial.opening"]


def test_c6_10_the_first_prompt_says_what_each_game_is_and_shows_it(program: Program, drive: Driver) -> None:
    panel, t = first_prompt(program, drive), program.media.t
    lines = [widget.text for widget in panel.ui.root.each() if isinstance(widget, Label)]
    for title in panel.titles:
        assert t(f"{title}.title.line") in lines and t(f"{title}.title.line") in panel.opening()
        assert drive.find(f"poster.{title}").rect.height >= 400


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("words", ["line", "blurb"])
def test_c6_10_what_the_games_are_is_set_in_one_size(program: Program, language: str, words: str) -> None:
    program.client.set_language(language)
    panel, t = FirstPanel(program.client, list(TITLES)), program.media.t
    program.nav.stack.push(panel, animated=False)
    texts = {t(f"{title}.title.{words}") for title in TITLES}
    labels = [widget for widget in panel.ui.root.each() if isinstance(widget, Label) and widget.text in texts]
    fit = program.media.theme.block_size
    sizes = {fit(one.text, one.rect.width, one.rect.height, one.size, one.bold)[0] for one in labels}
    assert (len(labels), len(sizes)) == (len(TITLES), 1)


def test_c6_10_a_click_beside_the_first_prompt_answers_nothing(program: Program, drive: Driver) -> None:
    panel = first_prompt(program, drive)
    drive.click((panel.rect.x - 20, panel.rect.centery))
    assert drive.top is panel
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, MainMenu)


def test_c6_10_enter_at_the_first_prompt_begins_the_lesson_and_not_by_a_key_meant_for_the_form(
    program: Program, drive: Driver
) -> None:
    open_first_scene(program)
    drive.frames()
    drive.type("Sandglass")
    drive.click("start")
    panel = drive.top
    assert isinstance(panel, FirstPanel)
    assert panel.ui.focus is panel.ui.find(f"answer.{panel.titles[0]}")
    drive.key(pygame.K_RETURN)
    assert drive.top is panel
    drive.frames(1, GUARD_MS)
    drive.key(pygame.K_RETURN)
    assert opened(drive).lesson.title == panel.titles[0]


@pytest.mark.slow
def test_c6_10_the_first_start_leads_into_a_lesson_by_one_click(program: Program, drive: Driver) -> None:
    first_prompt(program, drive)
    drive.click("answer.creed")
    assert opened(drive).lesson.title == "creed"


@pytest.mark.slow
def test_c6_10_the_menu_offers_the_lesson_of_the_chosen_game(person: Program, drive: Driver) -> None:
    person.nav.stack.reset(MainMenu(person.client), animated=False)
    drive.click("poster.realigious")
    drive.click("learn")
    assert opened(drive).lesson.title == TITLE


def test_c6_10_the_menu_tells_which_lessons_are_done(person: Program, drive: Driver) -> None:
    progress.mark_done(person.client, TITLE)
    person.nav.stack.reset(MainMenu(person.client), animated=False)
    drive.click("poster.realigious")
    button = drive.find("learn")
    assert isinstance(button, Button)
    assert button.text == offer.learn_words(person.client, TITLE, "learn_again")


@pytest.mark.slow
def test_c6_10_the_rulebook_offers_the_lesson_and_makes_way(person: Program, drive: Driver) -> None:
    menu = MainMenu(person.client)
    person.nav.stack.reset(menu, animated=False)
    person.nav.open_rules(title=TITLE)
    drive.frames(2)
    drive.click("learn")
    table = opened(drive)
    assert person.nav.stack.all() == [menu, table]


@pytest.mark.slow
def test_c6_10_the_rulebook_of_a_match_offers_no_lesson(program: Program, drive: Driver) -> None:
    at_step(program.client, TITLE, "move").rules()
    drive.frames(2)
    assert drive.has("close") and not drive.has("learn")


@pytest.mark.slow
def test_c6_10_one_click_leads_from_the_end_into_a_match_with_an_easy_bot(person: Program, drive: Driver) -> None:
    end_of(person, drive)
    drive.click("end-play")
    assert isinstance(drive.top, LoadingScene)
    setup = drive.top.setup
    assert [(seat.kind, seat.level) for seat in setup.seats[1:]] == [("bot", "easy")]
    assert (setup.title, setup.problem()) == (TITLE, None)


@pytest.mark.slow
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_10_after_a_lesson_the_menu_shows_its_game(person: Program, drive: Driver, title: str) -> None:
    end = LessonEnd(at_step(person.client, title, "won"))
    person.nav.stack.push(end, animated=False)
    drive.click("end-menu")
    assert isinstance(drive.top, MainMenu) and drive.top.title == title
    assert MainMenu(person.client).title == title  # and the next time as well


def test_c10_3_the_first_prompt_measures_its_words_as_they_are_before_it_is_enlarged(program: Program) -> None:
    plain = FirstPanel(program.client, list(TITLES)).rect.size
    program.client.set_scale(130)
    assert FirstPanel(program.client, list(TITLES)).rect.size == plain
