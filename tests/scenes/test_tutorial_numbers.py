"""C6.15: every number that a lesson says is on the screen at that moment."""

from __future__ import annotations

import re

import pytest

from scenes.kit.inspector import Inspector
from scenes.media.texts import LANGUAGES, Texts
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.tutorial.lesson import load
from scenes.tutorial.table import LessonTable
from tests.gallery.lessons import at_step
from tests.scenes.real_frames import texts_of

pytestmark = pytest.mark.slow

NUMBER = re.compile(r"\d[\d,]*%?")


def told() -> list[tuple[str, str, bool]]:
    """Title, step, and whether it is what is explained after it: all that say a number."""
    found = []
    for title in ("realigious", "creed", "ankh"):
        texts = [Texts(language).table() for language in LANGUAGES]
        for step in load(title).steps():
            for after in (False, True)[: 1 + step.after]:
                key = f"{title}.tutorial.{step.id}{'_after' * after}"
                if any(NUMBER.search(re.sub(r"\{[^}]*\}", "", table[key])) for table in texts):
                    found.append((title, step.id, after))
    return found


def numbers(words: str) -> set[str]:
    """The numbers of a text, without commas; percentages with their sign."""
    return {found.replace(",", "") for found in NUMBER.findall(words)}


def cells(table: LessonTable) -> set[str]:
    """The numbers of the inspector's cells, which are fitted into their room as pictures: gains and prices."""
    inspector = table.ui.find("inspector")
    page = inspector.page if isinstance(inspector, Inspector) else None
    rows = [*page.top, *page.rows] if page is not None else []
    return set().union(*(numbers(row.value) for row in rows if row.kind == "cell"))


@pytest.mark.parametrize(("title", "step", "after"), told())
def test_c6_15_a_number_that_is_told_is_on_the_screen(title: str, step: str, after: bool) -> None:
    tables: list[LessonTable] = []

    def shown(client: Client) -> Screen:
        tables.append(at_step(client, title, step, after))
        return tables[-1]

    for language in LANGUAGES:
        texts = texts_of(shown, language)
        plate = tables[-1].plate
        seen = set().union(*(numbers(text.words) for text in texts if not plate.rect.contains(text.place)))
        seen |= cells(tables[-1])
        seen |= {number.rstrip("%") for number in seen}
        missing = numbers(plate.text) - seen
        assert not missing, f"{language}: {plate.text} - on the screen: {sorted(seen)}"


WORDS_A_MINUTE, DEED_S, PAGE_S = 200, 3, 1
WATCHED_S = {"realigious": 42, "creed": 32, "ankh": 40}
"""How long one looks on while others act and things are shown, at normal speed."""


@pytest.mark.parametrize("title", WATCHED_S)
def test_c6_10_a_lesson_takes_as_long_as_its_button_says(title: str) -> None:
    table = Texts("en").table()
    words = pages = deeds = 0
    for step in load(title).steps():
        for key in (f"{title}.tutorial.{step.id}", f"{title}.tutorial.{step.id}_after")[: 1 + step.after]:
            words += len(table[key].split())
        pages += step.after + (step.do == "next")
        deeds += step.do != "next"
    seconds = words * 60 / WORDS_A_MINUTE + deeds * DEED_S + pages * PAGE_S + WATCHED_S[title]
    told = {int(Texts(language).table()[f"{title}.tutorial.minutes"]) for language in LANGUAGES}
    assert told == {-int(-seconds // 60)}
