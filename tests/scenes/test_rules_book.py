"""C6.10, C12.8: the rulebooks hold what the code names, in both languages, and lead where they say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from scenes import titles
from scenes.media import theme
from scenes.media.texts import FOLDER
from scenes.program import Program
from scenes.rules.blocks import icon_size
from scenes.rules.figures import height_of, picture_of, table_of
from scenes.rules.measures import columns
from scenes.table.book import RULE, TESTS, Item, Rulebook, coverage, load
from tests.rules_tests import collect

ROOT = Path(__file__).resolve().parents[2]
TITLES = sorted(titles.TITLES)
LANGUAGES = ("ko", "en")
IN_CODE = re.compile(r"\"(R[1-9]\d*(?:\.\d+)?)\"")
LAST_RULE = {
    "vermilion": (4, 4, 5, 7, 2, 3, 3, 6, 9, 3, 12, 3, 41, 15, 4, 5),
    "crowns": (5, 5, 5, 3, 7, 6, 8, 2, 9, 22, 3, 2, 5, 7, 10, 7, 9, 7, 9, 5, 1),
    "ankh": (3, 8, 6, 6, 9, 5, 2, 3, 6, 14, 4, 9, 5, 6, 2, 8, 7, 7, 5, 10, 9),
    "creed": (7, 12, 12, 9, 8, 10, 9, 10, 11, 5),
    "realigious": (7, 12, 12, 10, 15, 8, 3, 7, 9, 20, 5, 10, 4, 12, 10, 3, 6, 5, 13, 5, 12, 8, 12),
}
"""How many rules each section of a game's specification has."""


def raw(title: str, language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / language / title / "rulebook.json").read_text(encoding="utf-8"))
    return found


def shape(title: str, language: str) -> list[Any]:
    """Everything but the words."""
    book = raw(title, language)
    kept = ("rule", "see", "icon", "picture", "table")
    return [sorted(book["terms"])] + [
        [chapter["id"], *([p.get(name, "") for name in kept] for p in chapter["paragraphs"])]
        for chapter in book["chapters"]
    ]


def rules_in_code(title: str) -> set[str]:
    """Every rule that questions, events, refusals and screens of a game name."""
    folders = [ROOT / part / "titles" / title for part in ("game", "scenes")]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    return {rule for path in files for rule in IN_CODE.findall(path.read_text(encoding="utf-8"))}


def book_of(*texts: tuple[str, str]) -> Rulebook:
    return Rulebook(["a"], [Item(0, i, {"rule": rule, "text": text}) for i, (rule, text) in enumerate(texts)],
                    {"R1.1": ["seat", "자리"]})  # fmt: skip


@pytest.mark.parametrize("title", TITLES)
def test_c6_10_both_languages_have_the_same_paragraphs_pictures_and_tables(title: str) -> None:
    assert shape(title, "ko") == shape(title, "en")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_rule_that_the_code_names_has_its_paragraph(title: str, language: str) -> None:
    book = load(title, language)
    rules = [item.rule for item in book.items]
    missing = [rule for rule in sorted(rules_in_code(title))
               if rule not in rules and not any(other.startswith(f"{rule}.") for other in rules)]  # fmt: skip
    assert not missing


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_rule_of_the_game_has_its_paragraph(title: str, language: str) -> None:
    wanted = {f"R{n}.{m}" for n, last in enumerate(LAST_RULE[title], 1) for m in range(1, last + 1)}
    assert sorted(wanted - {item.rule for item in load(title, language).items}) == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_number_and_every_term_leads_to_a_paragraph(title: str, language: str) -> None:
    book = load(title, language)
    rules = {item.rule for item in book.items}
    named = {rule for item in book.items for rule in RULE.findall(item.text)} | raw(title, language)["terms"].keys()
    assert sorted(named - rules) == []
    assert [item.see for item in book.items if item.see and book.place(item.see) is None] == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_a_term_names_one_rule_and_stands_somewhere(title: str, language: str) -> None:
    terms: dict[str, list[str]] = raw(title, language)["terms"]
    words = [word for found in terms.values() for word in found]
    assert len(words) == len(set(words))
    book = load(title, language)
    linked = {rule for item in book.items for _, _, rule in book.links(item)}
    unused = [rule for rule in terms if rule not in linked and rule.startswith("R")]
    assert not unused


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_texts_are_whole_and_begin_with_one_page(title: str, language: str) -> None:
    book = load(title, language)
    assert all(book.chapter(i) and book.titles[i] for i in range(len(book.titles)))
    assert all(item.text and item.text == item.text.strip() for item in book.items)
    assert all(item.see and item.head for item in book.chapter(0))
    assert all(item.rule for item in book.items if item.chapter)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_picture_icon_and_table_can_be_drawn(program: Program, title: str, language: str) -> None:
    program.client.set_language(language)
    book = load(title, language)
    assert [item.icon for item in book.items if item.icon and not program.media.sprites.has(item.icon)] == []
    drawn = [item.picture for item in book.items if item.picture]
    assert [picture_of(program.media, name).get_height() for name in drawn] == [height_of(name) for name in drawn]
    for item in book.items:
        if item.table:
            table = table_of(program.media, title, item.table, 1000)
            assert table.face().get_height() == table.height
            assert [rule for _, rule in table.links if book.place(rule) is None] == []


def test_c6_10_a_rule_is_found_by_the_nearest_number() -> None:
    book = book_of(("R1.1", "Seats are set."), ("R10.2", "Combat is declared."))
    found = book.place("R10.2.3")
    assert found is not None and found.text == "Combat is declared."
    begun = book.place("R10")
    assert begun is found
    assert book.place("R77") is None


def test_c6_10_a_search_wants_every_word_and_knows_numbers() -> None:
    book = book_of(("R1.1", "Seats are set."), ("R10.2", "Combat is declared."), ("R3.1", "See 10.2 of combat."))
    assert [hit.item.rule for hit in book.search("combat DECLARED")] == ["R10.2"]
    assert [hit.item.rule for hit in book.search("r1.1")] == ["R1.1"]
    assert [hit.item.rule for hit in book.search("10.2")] == ["R10.2", "R3.1"]
    assert [hit.item.rule for hit in book.search("R10")] == ["R10.2"]
    assert book.search("  ") == []


def test_c6_10_a_search_finds_korean_words_with_and_without_a_blank() -> None:
    book = book_of(("R7.1", "공성 공격은 행동력이 듭니다."))
    (hit,) = book.search("공성공격")
    assert [hit.item.text[a:b] for a, b in hit.text] == ["공성 공격"]
    assert book_of(("R8.1", "One of your 7 cubes.")).search("r7") == []


def test_c6_10_a_number_links_and_a_term_links_once() -> None:
    book = book_of(("R1.1", "Seats."), ("R2.1", "A seat (R1.1) is a seat."), ("R3.1", "A seat is a seat, R9.9."))
    assert book.links(book.items[1]) == [(8, 12, "R1.1")]
    assert book.links(book.items[2]) == [(2, 6, "R1.1")]
    assert book.links(book.items[0]) == []


def test_c6_10_a_korean_term_links_with_its_particle() -> None:
    book = book_of(("R1.1", "자리."), ("R2.1", "그 자리는 빕니다."))
    assert book.links(book.items[1]) == [(2, 4, "R1.1")]


@pytest.mark.slow
def test_c12_8_the_coverage_names_no_test_that_does_not_exist() -> None:
    """Tests that were added since stay out of the book until the file is written anew."""
    held = json.loads(TESTS.read_text(encoding="utf-8"))
    now = collect()
    gone = [name for area, rules in held.items() for rule, names in rules.items()
            for name in names if name not in now.get(area, {}).get(rule, [])]  # fmt: skip
    assert not gone, "python -m tests.rules_tests"


def test_c12_8_the_coverage_file_is_sorted() -> None:
    held = TESTS.read_text(encoding="utf-8")
    table = json.loads(held)
    assert held == json.dumps(table, indent=1) + "\n"
    assert all(names == sorted(set(names)) for rules in table.values() for names in rules.values())
    assert list(table) == sorted(table)


def test_c12_8_a_rule_knows_the_tests_of_its_game_and_of_the_program() -> None:
    assert any(name.startswith("test_r5_4_") for name in coverage("creed")["R5.4"])
    assert any(name.startswith("test_c6_10_") for name in coverage("creed")["C6.10"])
    assert coverage("creed")["R5.4"] != coverage("realigious")["R5.4"]


def test_c12_8_a_missing_coverage_file_marks_nothing(tmp_path: Path) -> None:
    assert coverage("creed", tmp_path / "none.json") == {}


def test_c6_10_the_sign_of_a_rule_without_a_heading_is_no_higher_than_two_lines(program: Program) -> None:
    """It stands in the line, not beside a hole."""
    page, line = columns(program.media.theme), program.media.theme.line_height(theme.BODY)
    items = [item for title in titles.TITLES for item in load(title, "en").items]
    signs = [item for item in items if item.icon and not item.head and "/card/" not in item.icon]
    assert signs and all(icon_size(item, page)[1] <= 2 * line for item in signs)
