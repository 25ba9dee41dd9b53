"""C1.3: a Korean particle right after any name a person can type."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path

import pytest

from scenes.media.texts import FOLDER, PLACEHOLDER, Texts, final_consonant, particle

OPEN = [
    "하늘지기", "모래", "Anna", "Chloe", "José", "Mike", "Mark", "Frank", "Robert", "Scout", "Knight", "MVP", "KBS",
    "J.K.", "50%", "Anna K", "철수A", "2", "봇 4", "1,205", "½", "A+", "모래★", "유나~", "ㅏ",
]  # fmt: skip
RIEUL = ["길", "하늘", "Paul", "Kyle", "Apple", "Michelle", "R", "철수L", "1", "7", "봇 8", "ㄹ", "하늘♥", "「길」"]
CLOSED = [
    "첫눈", "봇(쉬움)", "삶", "Tom", "Jane", "Jürgen", "Jack", "Eric", "Scott", "Bob", "King", "Thumb", "JACK", "N",
    "3", "10", "1,000", "③", "Bot3", "Ｎ", "ㅋㅋ", "산!!", "Tom_", "Tom 😀", "N (2위) 형",
]  # fmt: skip
UNTOLD = ["★", "😀", "太郎", "Иван", "_", "…"]


@pytest.mark.parametrize("name", OPEN)
def test_c1_3_after_an_open_syllable(name: str) -> None:
    assert [particle(name, forms) for forms in ("은/는", "이/가", "과/와", "으로/로")] == ["는", "가", "와", "로"]


@pytest.mark.parametrize("name", RIEUL)
def test_c1_3_after_rieul(name: str) -> None:
    assert [particle(name, forms) for forms in ("은/는", "이/가", "을/를", "으로/로")] == ["은", "이", "을", "로"]


@pytest.mark.parametrize("name", CLOSED)
def test_c1_3_after_another_consonant(name: str) -> None:
    assert [particle(name, forms) for forms in ("은/는", "이/가", "과/와", "으로/로")] == ["은", "이", "과", "으로"]


@pytest.mark.parametrize("name", UNTOLD)
def test_c1_3_both_forms_when_the_reading_is_unknown(name: str) -> None:
    written = [particle(name, forms) for forms in ("은/는", "이/가", "과/와", "으로/로")]
    assert written == ["은(는)", "이(가)", "과(와)", "(으)로"]


@pytest.mark.parametrize("name", ["첫눈", "하늘", "모래"])
def test_c1_3_names_that_a_file_system_has_taken_apart(name: str) -> None:
    assert final_consonant(unicodedata.normalize("NFD", name)) == final_consonant(name)


def test_c1_3_every_pair_of_particles_is_a_known_one() -> None:
    pairs = {forms for text in Texts("ko").table().values() for _, forms in PLACEHOLDER.findall(text) if forms}
    assert pairs <= {"은/는", "이/가", "을/를", "과/와", "으로/로"}


@pytest.mark.parametrize("path", sorted((FOLDER / "ko").rglob("*.json")), ids=lambda path: path.stem)
def test_c1_3_no_bare_particle_follows_a_placeholder(path: Path) -> None:
    bare = re.compile(r"\{\w+\}[」』\"']?(?:은|는|이|가|을|를|과|와|으로|로)(?![가-힣])")
    texts = json.loads(path.read_text(encoding="utf-8"))
    assert [text for text in texts.values() if isinstance(text, str) and bare.search(text)] == []


@pytest.mark.parametrize("path", sorted((FOLDER / "ko").rglob("*.json")), ids=lambda path: path.stem)
def test_c1_3_who_is_told_of_is_named_alike_everywhere_and_only_who_is_spoken_to_politely(path: Path) -> None:
    polite = re.compile(r"\} ?님(?!,|$)")
    texts = json.loads(path.read_text(encoding="utf-8"))
    assert [text for text in texts.values() if isinstance(text, str) and polite.search(text)] == []
