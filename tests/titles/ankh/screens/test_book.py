"""C6.10: Ankh's rulebook has its pictures and tables, and no word in them is cut off."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import CARDS, GODS, GUARDIANS, POWERS
from scenes.kit.rulebook import FIGURE_WIDTH
from scenes.media import theme
from scenes.media.texts import FOLDER, PSEUDO, pseudo
from scenes.program import Program
from scenes.table.book import load
from scenes.titles.ankh.book_figures import FIGURES
from scenes.titles.ankh.book_land import Land, small_map
from scenes.titles.ankh.book_tables import TABLES
from tests.scenes.conftest import Driver

LANGUAGES = ("ko", "en")
BESIDE_ICONS = ("step.", "after.", "followers", "devotion", "scale.", "stack.")
IN_TABLES = ("head.", "god.", "set.", "size.", "players", "events_of")


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_picture_is_as_high_as_it_says(program: Program, language: str) -> None:
    program.client.set_language(language)
    drawn = {name: figure.draw(program.media).get_size() for name, figure in FIGURES.items()}
    assert drawn == {name: (FIGURE_WIDTH, figure.height) for name, figure in FIGURES.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_the_book_names_pictures_and_tables_that_are_there_and_all_of_them(language: str) -> None:
    items = load("ankh", language).items
    assert {item.picture for item in items if item.picture} == {f"ankh/{name}" for name in FIGURES}
    assert {item.table for item in items if item.table} == set(TABLES)


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_c6_10_words_in_pictures_are_whole(program: Program, language: str) -> None:
    source = "en" if language == PSEUDO else language
    texts = json.loads((FOLDER / source / "ankh" / "book.json").read_text(encoding="utf-8"))
    if language == PSEUDO:
        texts = {key: pseudo(words) for key, words in texts.items()}
    cut = []
    for key, words in texts.items():
        name = key.removeprefix("ankh.book.")
        beside = name.startswith(BESIDE_ICONS)
        room = FIGURE_WIDTH - 58 if beside else FIGURE_WIDTH
        size = 20 if beside else theme.SMALL
        if not name.startswith(IN_TABLES) and program.media.theme.width(words, size, not beside) > room:
            cut.append(key)
    assert cut == []


def test_c6_10_the_tables_hold_all_that_is_played(program: Program) -> None:
    rows = {name: len(make(program.media).rows) for name, make in TABLES.items()}
    assert rows == {"gods": len(GODS), "powers": len(POWERS), "cards": len(CARDS), "guardians": len(GUARDIANS),
                    "maps": len(PLANS), "limits": 4}  # fmt: skip


def test_c6_10_every_god_power_card_and_guardian_has_a_paragraph_with_its_picture(program: Program) -> None:
    icons = {item.icon for item in load("ankh", "ko").items}
    wanted = {f"ankh/portrait/{name}" for name in GODS} | {f"ankh/power/{name}" for name in POWERS}
    wanted |= {f"ankh/card/{name}" for name in CARDS}
    wanted |= {f"ankh/guardian/{name}" for name in GUARDIANS if name != "giant_scorpion"}
    assert wanted - icons == set()
    assert all(program.media.sprites.has(icon) for icon in icons if icon)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_all_worked_examples_are_told(language: str) -> None:
    rules = [item.rule for item in load("ankh", language).items]
    assert [rule for rule in rules if rule.startswith("E")] == [f"E{n}" for n in range(1, 21)]


def test_a_little_map_has_what_its_words_say() -> None:
    view: Any = small_map(("1f 2d ~~",), {"0,0": "warrior/1>0*", "1,0": "temple/-+back"}, ("ra", "isis"))
    figure, monument = view.figures[0], view.monuments[0]
    assert (figure.owner, figure.held, figure.radiant) == (1, 0, True)
    assert (monument.owner, monument.cat, monument.cat_shown) == (-1, "back", False)
    assert (view.terrain, view.rivers) == ("fd~", (("0,0", "1,0"),))


def test_a_picture_of_land_shows_every_piece(drive: Driver) -> None:
    media = drive.program.media
    bare = Land(media, 150, small_map(["1f 1f 1f"], {}, ())).stand(plates=False).surface
    full = Land(media, 150, small_map(["1f 1f 1f"], {"1,0": "temple/-"}, ())).stand(plates=False).surface
    assert bare.get_buffer().raw != full.get_buffer().raw
