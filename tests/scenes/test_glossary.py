"""docs/glossary.md, "Words on the screen": one word for each thing, in both languages."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from scenes.media.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
HEAD = "## Words on the screen"
TITLES = ("realigious", "creed", "ankh", "crowns", "vermilion")
HOUSE = "house"


def rows() -> list[list[str]]:
    """The table's rows: Korean, English, not in Korean, not in English."""
    lines = (ROOT / "docs/glossary.md").read_text("utf-8").split(HEAD)[1].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return cells[2:]


@cache
def texts(language: str, title: str | None) -> dict[str, str]:
    """What players read of one title, of the house, or of all that stand, by file and line."""
    folder = ROOT / "assets/texts" / language
    names = sorted(folder.glob("*.json")) if title in (None, HOUSE) else []
    for one in TITLES if title is None else () if title == HOUSE else (title,):
        names += sorted((folder / one).glob("*.json"))
    return {
        f"{path.relative_to(folder)}:{number}": line.strip()
        for path in names
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
    }


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[1].replace(" ", "_"))
def test_one_word_for_each_thing(row: list[str]) -> None:
    korean, english, *wrong = row
    named = re.search(r"\((\w+)\)", korean)
    title = named[1].lower() if named else None
    for language, patterns in zip(("ko", "en"), wrong, strict=True):
        assert language in LANGUAGES
        for pattern in filter(None, patterns.split("; ")):
            found = [f"{place} {line}" for place, line in texts(language, title).items() if says(pattern, line)]
            assert not found, f"{pattern}: say {korean if language == 'ko' else english}"


def says(pattern: str, line: str) -> bool:
    """A line's text, without its key, says what the pattern looks for."""
    text = re.sub(r'^"[^"]*": ', "", line).strip('",')
    return re.search(pattern, text, re.IGNORECASE) is not None


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[1].replace(" ", "_"))
def test_the_words_that_stand_are_used(row: list[str]) -> None:
    named = re.search(r"\((\w+)\)", row[0])
    title = named[1].lower() if named else None
    for language, word in (("ko", re.sub(r" \(\w+\)", "", row[0])), ("en", row[1])):
        assert any(says(re.escape(word), line) for line in texts(language, title).values()), word


WAYS_ON = (
    ("menu.continue", "saves.open"),
    ("table.resume", "pause.lift", "replay.menu.resume", "chair.sum.go"),
    ("table.menu.resume", "tutorial.menu.resume"),
    ("replay.menu.branch", "branch.title", "branch.begin"),
    ("menu.quit.no", "lan.leave.stay"),
)
"""Buttons that do the same: open a match that was left, go on with what rests, close a match's menu, make a match of a
replay, stay."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_c1_3_each_way_on_has_one_name_and_no_two_the_same(language: str) -> None:
    lines = [json.loads(path.read_text("utf-8")) for path in (ROOT / "assets/texts" / language).glob("*.json")]
    told = {key: words for one in lines for key, words in one.items()}
    names = [{told[key] for key in way} for way in WAYS_ON]
    assert all(len(name) == 1 for name in names), names
    assert len(set.union(*names)) == len(WAYS_ON)


PLAIN = re.compile(r"(에요|예요|어요|아요|해요|네요|지요|죠|게요|나요)([.!?,\"]|$)")


def test_c1_3_the_house_speaks_to_everybody_in_one_level_of_politeness() -> None:
    """ "-합니다" and "-하세요" throughout, in menus, games and lessons; what people say to each other may chat."""
    told = {place: line for title in (HOUSE, *TITLES) for place, line in texts("ko", title).items()}
    found = [f"{place} {line}" for place, line in told.items() if says(PLAIN.pattern, line)]
    assert not found
