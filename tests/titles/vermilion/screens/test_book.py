"""C6.10. Vermilion' rulebook: every rule, picture and table is there in both languages, and no word is cut off."""

from __future__ import annotations

import json

import pytest

from game.titles.vermilion.board import QUESTS
from game.titles.vermilion.content import CARDS, ENEMIES, GEAR, RECIPES, TAINTS, TRACK_END, TRINKETS
from game.titles.vermilion.grammar import THRESHOLDS
from scenes.kit.rulebook import FIGURE_WIDTH
from scenes.media import theme
from scenes.media.texts import FOLDER
from scenes.program import Program
from scenes.rules.figures import table_of
from scenes.table.book import RULE, load
from scenes.titles.vermilion.book_figures import FIGURES
from scenes.titles.vermilion.book_tables import TABLES
from scenes.titles.vermilion.words import Words
from tests.titles.vermilion.screens.test_pages import THINGS

LANGUAGES = ("ko", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_page_leads_to_a_rule_of_the_book(program: Program, language: str) -> None:
    book, words = load("vermilion", language), Words(program.media)
    pages = [words.page(ref) for ref in THINGS]
    assert [page.title for page in pages if page is not None and page.rule and book.place(page.rule) is None] == []
    assert {f"R13.{n}" for n in range(1, 42)} <= {item.rule for item in book.items}


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_number_and_term_leads_to_a_paragraph_and_every_term_is_used(language: str) -> None:
    book = load("vermilion", language)
    rules = {item.rule for item in book.items}
    named = {rule for item in book.items for rule in RULE.findall(item.text)} | book.terms.keys()
    assert sorted(named - rules) == []
    assert [item.see for item in book.items if item.see and book.place(item.see) is None] == []
    linked = {rule for item in book.items for _, _, rule in book.links(item)}
    assert [rule for rule in book.terms if rule not in linked] == []


def test_c6_10_both_languages_have_the_same_paragraphs_pictures_and_tables() -> None:
    shapes = [[(item.rule, item.see, item.icon, item.picture, item.table, bool(item.head)) for item in book.items]
              for book in (load("vermilion", language) for language in LANGUAGES)]  # fmt: skip
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_the_book_names_pictures_and_tables_that_are_there_and_all_of_them(language: str) -> None:
    items = load("vermilion", language).items
    assert {item.picture for item in items if item.picture} == {f"vermilion/{name}" for name in FIGURES}
    assert {item.table.partition("/")[0] for item in items if item.table} == set(TABLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_pictures_and_tables_can_be_drawn(program: Program, language: str) -> None:
    program.client.set_language(language)
    drawn = {name: figure.draw(program.media).get_size() for name, figure in FIGURES.items()}
    assert drawn == {name: (FIGURE_WIDTH, figure.height) for name, figure in FIGURES.items()}
    items = load("vermilion", language).items
    assert [item.icon for item in items if item.icon and not program.media.sprites.has(item.icon)] == []
    for name in (item.table for item in items if item.table):
        table = table_of(program.media, "vermilion", name, 1000)
        assert table.face().get_height() == table.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_words_in_pictures_are_whole(program: Program, language: str) -> None:
    texts = json.loads((FOLDER / language / "vermilion" / "book.json").read_text(encoding="utf-8"))
    cut = [key for key, words in texts.items() if ".head." not in key
           and program.media.theme.width(words, theme.SMALL, True) > FIGURE_WIDTH - 48]  # fmt: skip
    assert cut == []


def test_c6_10_the_tables_hold_every_card_item_enemy_and_quest(program: Program) -> None:
    rows = {name: len(TABLES[name](program.media).rows) for name in TABLES if name != "gear"}
    assert rows == {
        "enemies": len(ENEMIES), "cards": len(CARDS) - 3, "trinkets": len(TRINKETS), "corruption": len(TAINTS),
        "thresholds": len(THRESHOLDS), "recipes": len(RECIPES), "track": TRACK_END, "quests": len(QUESTS),
    }  # fmt: skip
    assert sum(len(TABLES["gear"](program.media, slot).rows) for slot in ("arm", "torso", "legs")) == len(GEAR)
