"""Steps of lessons for the gallery: each is reached as it is played, without a window, and then shown at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scenes.menu.main_menu import MainMenu
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.book import opened
from scenes.titles import TITLES
from scenes.tutorial import available
from scenes.tutorial.lesson import load
from scenes.tutorial.match import seated
from scenes.tutorial.offer import offer_first
from scenes.tutorial.panels import LessonEnd, LessonMenu
from scenes.tutorial.table import LessonTable
from scenes.tutorial.walk import walk
from tests.gallery.profiles import with_profile

LONGEST = 100


def at_step(client: Client, title: str, wanted: str, after: bool = False) -> LessonTable:
    """The table when a step is shown, or what is explained after it."""
    lesson = load(title)
    course, session = next(
        (course, session) for course, session in walk(lesson) if course.step is not None and course.step.id == wanted
    )  # fmt: skip
    told = [f"{title}.tutorial.{step.id}" for step in course.chapter.steps[: course.at]]
    table = LessonTable(client, lesson, seated(client, course, session), course, told)
    client.nav.stack.reset(table, animated=False)
    _until_told(table, False)
    if after:
        table.skip()
        _until_told(table, True)
    client.nav.update(300)
    return table


def _zoomed(client: Client, title: str, wanted: str) -> LessonTable:
    """As the step before has left the board."""
    table = at_step(client, title, wanted)
    for _ in range(2):
        table.title_table.key("zoom_in")
    table._zoomed = table._zoom()
    client.nav.update(300)
    table._shown = None  # told where the board is near already
    client.nav.update(300)
    return table


def _until_told(table: LessonTable, after: bool) -> None:
    """Frames until the plate says what belongs to the step."""
    for _ in range(LONGEST):
        table.nav.update(100)
        table.playback.skip_all()
        if table.nav.stack.top is not table:
            table.nav.stack.pop(animated=False)
        elif table.course.explaining == after and table.plate.visible:
            return


def _menu(client: Client, title: str, step: str) -> Screen:
    menu = LessonMenu(at_step(client, title, step))
    client.nav.stack.push(menu, animated=False)
    return menu


def _end(client: Client, title: str, step: str) -> Screen:
    table = at_step(client, title, step)
    table.plate.hide()
    end = LessonEnd(table)
    client.nav.stack.push(end, animated=False)
    return end


def _offer(client: Client) -> Screen:
    menu = with_profile(client, MainMenu)
    client.nav.stack.reset(menu, animated=False)
    offer_first(client)
    return client.nav.stack.top or menu


def _book(client: Client, title: str, wanted: str) -> Screen:
    """The rulebook that a step has asked to open; its pictures have been decoded."""
    for item in opened(title, client.media.texts.language).items:
        if item.icon:
            client.media.sprites.get(item.icon)
    table = at_step(client, title, wanted)
    table.skip()
    client.nav.update(300)
    return client.nav.stack.top or table


def _refused(client: Client, title: str, step: str) -> Screen:
    table = at_step(client, title, step)
    question = table.asked
    if question is not None:
        table.answer(question.options()[-1].key)
    return table


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Every step of every lesson, and what lies around them."""
    found: list[tuple[str, Callable[[Client], Screen]]] = [("tutorial-offer", _offer)]
    for title in [title for title in TITLES if available(title)]:
        steps = load(title).steps()
        for i, step in enumerate(steps):
            name = f"tutorial-{title}-{i + 1:02}-{step.id}"
            made = _zoomed if "whole" in step.what else at_step
            found.append((name, partial(made, title=title, wanted=step.id)))
            if "rules" in step.what:
                found.append((f"{name}-book", partial(_book, title=title, wanted=step.id)))
            if step.after:
                found.append((f"{name}-after", partial(at_step, title=title, wanted=step.id, after=True)))
        found += [
            (f"tutorial-{title}-menu", partial(_menu, title=title, step=steps[0].id)),
            (f"tutorial-{title}-refused", partial(_refused, title=title, step=steps[0].id)),
            (f"tutorial-{title}-end", partial(_end, title=title, step=steps[-1].id)),
        ]
    return found


