"""C6.10. Crowns' rulebook: every rule, picture and table is there in both languages, and no word is cut off."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pygame
import pytest

from game.titles.crowns.content import AGENDAS, CARDS, DECKS, FACES, FACTIONS, OFFICES, PLOTS
from scenes import titles
from scenes.kit.rulebook import FIGURE_WIDTH
from scenes.media import theme
from scenes.media.texts import FOLDER
from scenes.program import Program
from scenes.rules.figures import table_of
from scenes.rules.panel import RulesPanel
from scenes.shell.scene import Scene
from scenes.table.book import RULE, load
from scenes.titles.crowns import UI
from scenes.titles.crowns.book_figures import ATTACKERS, DEFENDER, FIGURES, SMALL
from scenes.titles.crowns.book_tables import TABLES
from scenes.titles.crowns.faces import card_face
from tests.scenes.conftest import _nothing_stays, _unhurried, _unseen, ends_soon, program

__all__ = ["_nothing_stays", "_unhurried", "_unseen", "ends_soon", "program"]
LANGUAGES = ("ko", "en")
LAST_RULE = (5, 5, 5, 3, 7, 6, 8, 2, 9, 22, 3, 2, 5, 7, 10, 7, 9, 7, 9, 5, 1)
"""How many rules each section of the specification has."""


@pytest.fixture(autouse=True)
def crowns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Crowns is on the list of titles."""
    monkeypatch.setitem(titles.TITLES, UI.code, UI)
    yield


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_rule_of_the_game_has_its_paragraph(language: str) -> None:
    wanted = {f"R{n}.{m}" for n, last in enumerate(LAST_RULE, 1) for m in range(1, last + 1)}
    assert sorted(wanted - {item.rule for item in load("crowns", language).items}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_number_and_term_leads_to_a_paragraph_and_every_term_is_used(language: str) -> None:
    book = load("crowns", language)
    rules = {item.rule for item in book.items}
    named = {rule for item in book.items for rule in RULE.findall(item.text)} | book.terms.keys()
    assert sorted(named - rules) == []
    assert [item.see for item in book.items if item.see and book.place(item.see) is None] == []
    linked = {rule for item in book.items for _, _, rule in book.links(item)}
    assert [rule for rule in book.terms if rule not in linked] == []


def test_c6_10_both_languages_have_the_same_paragraphs_pictures_and_tables() -> None:
    shapes = [[(item.rule, item.see, item.icon, item.picture, item.table, bool(item.head)) for item in book.items]
              for book in (load("crowns", language) for language in LANGUAGES)]  # fmt: skip
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_the_book_names_pictures_and_tables_that_are_there_and_all_of_them(language: str) -> None:
    items = load("crowns", language).items
    assert {item.picture for item in items if item.picture} == {f"crowns/{name}" for name in FIGURES}
    assert {item.table.partition("/")[0] for item in items if item.table} == set(TABLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_pictures_and_tables_can_be_drawn(program: Program, language: str) -> None:
    program.client.set_language(language)
    drawn = {name: figure.draw(program.media).get_size() for name, figure in FIGURES.items()}
    assert drawn == {name: (FIGURE_WIDTH, figure.height) for name, figure in FIGURES.items()}
    items = load("crowns", language).items
    assert [item.icon for item in items if item.icon and not program.media.sprites.has(item.icon)] == []
    for name in (item.table for item in items if item.table):
        table = table_of(program.media, "crowns", name, 1000)
        assert table.face().get_height() == table.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_words_in_pictures_are_whole(program: Program, language: str) -> None:
    texts = json.loads((FOLDER / language / "crowns" / "book.json").read_text(encoding="utf-8"))
    cut = [key for key, words in texts.items() if ".head." not in key
           and program.media.theme.width(words, theme.SMALL, True) > FIGURE_WIDTH - 48]  # fmt: skip
    assert cut == []


def test_c6_10_cards_in_pictures_have_their_numbers(program: Program) -> None:
    drawn, bare = FIGURES["challenge"].draw(program.media), card_face(program.media, ATTACKERS[0], SMALL)
    foot = pygame.Rect(4, SMALL[1] - 30, SMALL[0] - 8, 24)
    there, without = drawn.subsurface(foot.move(0, 44)), bare.subsurface(foot)
    assert pygame.image.tobytes(there, "RGB") != pygame.image.tobytes(without, "RGB")
    assert sum(FACES[kind].strength for kind in ATTACKERS) == 5 and FACES[DEFENDER].strength == 4  # as the words tell
    assert all("military" in FACES[kind].icons for kind in (*ATTACKERS, DEFENDER))


def test_c6_10_a_rule_is_opened_with_all_of_the_picture_that_stands_beside_it(program: Program) -> None:
    panel = RulesPanel(program.client, "crowns", "R10.3")
    program.nav.stack.push(Scene(program.client), animated=False)
    program.nav.stack.push(panel, animated=False)
    program.frame(16)
    page, item = panel.page, panel.book.place("R10.3")
    assert page is not None and item is not None
    index = page._block_of(item)
    block = page.blocks[index]
    assert block.drawn == "crowns/icons"
    assert page._tops[index] + block.picture_y >= page.top and page._item_y(item) < page.top + page.rect.height // 2


def test_c6_10_the_tables_hold_every_card_plot_office_agenda_and_deck(program: Program) -> None:
    names = [*FACTIONS, "neutral"]
    assert sum(len(TABLES["cards"](program.media, name).rows) for name in names) == len(CARDS)
    rows = {name: len(TABLES[name](program.media).rows) for name in TABLES if name != "cards"}
    assert rows == {"plots": len(PLOTS), "offices": len(OFFICES), "agendas": len(AGENDAS), "decks": len(DECKS)}
