"""C1.3: no visible sentence in code; both languages have the same keys with the same placeholders."""

from __future__ import annotations

import ast
import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

from .source import ROOT, FunctionNode, nodes, sources, where

TEXTS = ROOT / "assets" / "texts"
LANGUAGES = ("ko", "en")
KEY = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")
PLACEHOLDER = re.compile(r"\{([a-z0-9_]+)(\|[^{}]*)?\}")
NUMBER = re.compile(r" [a-z]+/ [a-z]+")  # "{n| turn/ turns}"
CLIENT_RULE = re.compile(r"\bC\d+\.\d")
PARTICLES = {
    "은/는",
    "이/가",
    "을/를",
    "과/와",
    "으로/로",
    "아/야",
    "이랑/랑",
    "이나/나",
    "이라/라",
    "이다/다",
}
HANGUL = re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")
FILE_ENDINGS = {
    "json",
    "png",
    "jpg",
    "ogg",
    "ico",
    "py",
    "ttf",
    "tmx",
    "save",
    "replay",
    "sqlite3",
    "txt",
    "md",
}

HANGUL_IS_DATA_IN = {
    "game/store/names.py",  # which characters an ID may have
    "scenes/media/texts.py",  # particles by final consonant
}


def catalogue_files(language: str) -> list[Path]:
    """Flat catalogues; a title's rulebook has a shape of its own."""
    books = set((TEXTS / language).glob("*/rulebook.json"))
    return [path for path in sorted((TEXTS / language).rglob("*.json")) if path not in books]


def names_of(language: str) -> list[str]:
    """The catalogues below the language's folder."""
    return [path.relative_to(TEXTS / language).as_posix() for path in catalogue_files(language)]


@functools.cache
def catalogue(language: str) -> dict[str, str]:
    merged: dict[str, str] = {}
    for path in catalogue_files(language):
        merged.update(_flat(path))
    return merged


def test_c1_3_both_languages_have_the_same_files() -> None:
    ko, en = (names_of(language) for language in LANGUAGES)
    assert ko == en


@pytest.mark.parametrize("name", names_of("ko"))
def test_c1_3_keys_of_a_title_stand_in_its_folder_and_no_others_do(name: str) -> None:
    home = name.rpartition("/")[0]
    heads = {key.partition(".")[0] for key in _flat(TEXTS / "ko" / name)}
    assert heads == {home} if home else not heads & set(game.TITLES)


@pytest.mark.parametrize("name", names_of("ko"))
def test_c1_3_both_languages_have_the_same_keys(name: str) -> None:
    ko, en = (_flat(TEXTS / language / name) for language in LANGUAGES)
    assert sorted(ko.keys() ^ en.keys()) == []


@pytest.mark.parametrize("name", names_of("ko"))
def test_c1_3_both_languages_have_the_same_placeholders(name: str) -> None:
    ko, en = (_flat(TEXTS / language / name) for language in LANGUAGES)
    wrong = [key for key in ko.keys() & en.keys() if _placeholders(ko[key]) != _placeholders(en[key])]
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_c1_3_a_key_is_given_once_and_well_formed(language: str) -> None:
    seen: dict[str, str] = {}
    wrong = []
    for path in catalogue_files(language):
        for key in _flat(path):
            if key in seen or not KEY.fullmatch(key):
                wrong.append(
                    f"{path.name}: {key} {'also in ' + seen[key] if key in seen else 'is no proper key'}"
                )
            seen[key] = path.name
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c1_3_texts_are_whole(language: str) -> None:
    """No empty text, no blanks at the ends, no stray brace, no particle that nobody can choose."""
    wrong = []
    for key, text in catalogue(language).items():
        bare = PLACEHOLDER.sub("", text)
        particles = {forms.removeprefix("|") for _, forms in PLACEHOLDER.findall(text) if forms}
        known = PARTICLES if language == "ko" else {form for form in particles if NUMBER.fullmatch(form)}
        if text != text.strip() or not text or "{" in bare or "}" in bare or particles - known:
            wrong.append(f"{key}: {text!r}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_4_texts_cite_no_rules_of_the_client(language: str) -> None:
    """Who plays knows the rules of the games; those of the program have their place in the rulebooks."""
    assert [key for key, text in catalogue(language).items() if CLIENT_RULE.search(text)] == []


def test_c1_3_rulebooks_have_the_same_paragraphs() -> None:
    for title in game.TITLES:
        ko, en = (_outline(TEXTS / language / title / "rulebook.json") for language in LANGUAGES)
        assert ko == en


def test_c1_3_every_key_in_code_exists() -> None:
    missing = [
        f"{place}: {key}"
        for place, key in _keys_in_code()
        if not all(_known(key, language) for language in LANGUAGES)
    ]
    assert not missing, "\n".join(missing)


def test_c1_3_every_question_and_refusal_has_its_text() -> None:
    missing = []
    for path in sources("game"):
        for node in nodes(path):
            if isinstance(node, ast.Call):
                key = _asked_key(node)
                missing += [
                    f"{where(path, node)}: {title}.{key}"
                    for title in _titles_of(path)
                    if key and any(f"{title}.{key}" not in catalogue(language) for language in LANGUAGES)
                ]
    assert not missing, "\n".join(missing)


def test_c1_3_no_korean_sentence_stands_in_code() -> None:
    wrong = [
        where(path, node)
        for path in sources("game", "scenes", "run.py")
        if path.relative_to(ROOT).as_posix() not in HANGUL_IS_DATA_IN and not _names_a_title(path)
        for node in _strings(path)
        if HANGUL.search(str(node.value))
    ]
    assert not wrong, "\n".join(wrong)


def _titles_of(path: Path) -> list[str]:
    """Whose rules stand in a file: what the core asks, it asks for the titles that have the words."""
    parts = path.relative_to(ROOT / "game").parts
    return [parts[1]] if parts[0] == "titles" and parts[1] in game.TITLES else []


def _names_a_title(path: Path) -> bool:
    """A title's own __init__.py holds its name in both languages, for tools that have no catalogue."""
    return path.name == "__init__.py" and path.parent.parent == ROOT / "game" / "titles"


def _flat(path: Path) -> dict[str, str]:
    def once(pairs: list[tuple[str, object]]) -> dict[str, str]:
        keys = [key for key, _ in pairs]
        twice = {key for key in keys if keys.count(key) > 1} if len(set(keys)) < len(keys) else set()
        assert not twice, f"{path.name}: given twice: {sorted(twice)}"
        assert all(isinstance(value, str) for _, value in pairs), f"{path.name}: only strings"
        return {key: str(value) for key, value in pairs}

    table = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=once)
    assert isinstance(table, dict)
    return table


def _placeholders(text: str) -> set[str]:
    return {name for name, _ in PLACEHOLDER.findall(text)}


def _outline(path: Path) -> list[tuple[str, list[str]]]:
    book = json.loads(path.read_text(encoding="utf-8"))
    return [
        (chapter["id"], [paragraph.get("rule", "") for paragraph in chapter["paragraphs"]])
        for chapter in book["chapters"]
    ]


def _strings(path: Path) -> Iterator[ast.Constant]:
    """All string constants but docstrings."""
    docstrings = set()
    for node in nodes(path):
        if isinstance(node, FunctionNode | ast.ClassDef | ast.Module):
            docstrings.update(id(part.value) for part in node.body if isinstance(part, ast.Expr))
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node


def _keys_in_code() -> Iterator[tuple[str, str]]:
    """String constants that look like keys of an area that the catalogue has."""
    areas = {key.partition(".")[0] for key in catalogue("ko")}
    for path in sources("game", "scenes"):
        pieces = {
            id(part)
            for node in nodes(path)
            if isinstance(node, ast.JoinedStr)
            for part in node.values
        }
        for node in _strings(path):
            value = str(node.value).removeprefix("@")
            if id(node) in pieces or not KEY.fullmatch(value) or value.partition(".")[0] not in areas:
                continue
            if value.rpartition(".")[2] not in FILE_ENDINGS:
                yield where(path, node), value


def _known(key: str, language: str) -> bool:
    """A key that ends with "_" is the begin of one that is put together."""
    table = catalogue(language)
    return key in table or (key.endswith("_") and any(other.startswith(key) for other in table))


def _asked_key(call: ast.Call) -> str:
    """The key that `Ask(seat, rule, "text", ...)` or `Refusal(rule, "why.text")` needs, else ""."""
    name = getattr(call.func, "id", "")
    place = {"Ask": 2, "AskAll": 2, "AskAny": 2, "Refusal": 1}.get(name)
    if place is None or len(call.args) <= place:
        return ""
    argument = call.args[place]
    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
        return ""
    return argument.value if name == "Refusal" else f"ask.{argument.value}"
