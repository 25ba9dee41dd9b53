"""The rulebook's text: assets/texts/<language>/<title>/rulebook.json, its chapters, searching in it, and the tests that
cover a rule (assets/rules_tests.json).
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from scenes.media.texts import FOLDER, LANGUAGES, PSEUDO, RULEBOOK, accented, pseudo
from scenes.titles import ui_of

TESTS = FOLDER.parent / "rules_tests.json"
CLIENT = "client"
RULE = re.compile(r"(?<![\w-])(?:[RC]\d+\.\d+[a-z]?|[A-Z]{3}-\d[ab]?)(?!\w)")
NUMBER = re.compile(r"(?:[a-z]{1,3}-?)?\d+(?:\.\d+)?[a-z]?")
BETWEEN = re.compile(r"(?<=[\uac00-\ud7a3])(?=[\uac00-\ud7a3])")
"""Between two Korean letters."""
Span = tuple[int, int]


class Item:
    """A paragraph. `rule`: what it states ("R10.2", "" for none); `see`: the rule that a summary leads to; `head` and
    `note` stand above the text; `icon`: a sprite; `picture`, `table`: names of what the title's modules draw.
    """

    __slots__ = ("chapter", "head", "icon", "index", "note", "picture", "rule", "see", "table", "text")

    def __init__(self, chapter: int, index: int, raw: dict[str, str]) -> None:
        self.chapter, self.index = chapter, index
        self.rule, self.text = raw.get("rule", ""), raw["text"]
        self.see, self.head, self.note = raw.get("see", ""), raw.get("head", ""), raw.get("note", "")
        self.icon, self.picture, self.table = raw.get("icon", ""), raw.get("picture", ""), raw.get("table", "")

    @property
    def tag(self) -> str:
        """The number shown beside it; plain numbers of tables are not shown."""
        tag = self.rule or self.see
        return tag if tag[:1].isalpha() else ""

    def spoken(self) -> str:
        """The whole paragraph in words."""
        return "\n".join(part for part in (self.tag, self.head, self.note, self.text) if part)


class SearchHit:
    """A paragraph that was found, and where the words stand in its head and text."""

    __slots__ = ("head", "item", "text")

    def __init__(self, item: Item, head: list[Span], text: list[Span]) -> None:
        self.item, self.head, self.text = item, head, text


class Rulebook:
    """Chapters in order; `titles[i]` heads the paragraphs of chapter i. `terms`: words that lead to a rule; `broken`:
    the damaged file, where this is the book of another language or none instead of it."""

    def __init__(self, titles: list[str], items: list[Item], terms: dict[str, list[str]] | None = None,
                 title: str = "") -> None:  # fmt: skip
        self.broken = ""
        self.title, self.titles, self.items = title, titles, items
        self.terms = terms or {}
        self._targets: dict[str, str] = {}
        for rule, words in self.terms.items():
            for word in words:
                self._targets[word] = rule
                self._targets[word[:1].upper() + word[1:]] = rule
        longest = sorted(self._targets, key=lambda word: (-len(word), word))
        joined = "|".join(_ended(word) for word in longest)
        self._words = re.compile(rf"(?<!\w)(?:{joined})") if joined else None

    def chapter(self, index: int) -> list[Item]:
        """The paragraphs of a chapter."""
        return [item for item in self.items if item.chapter == index]

    def place(self, rule: str) -> Item | None:
        """The paragraph of a rule; of the nearest rule above it ("R10.2" for "R10.2.1", "R10") otherwise."""
        wanted = rule
        while wanted:
            exact = next((item for item in self.items if item.rule == wanted), None)
            begun = exact or next((item for item in self.items if item.rule.startswith(wanted + ".")), None)
            if begun is not None:
                return begun
            wanted = wanted.rpartition(".")[0]
        return None

    def search(self, words: str) -> list[SearchHit]:
        """The paragraphs that contain every word, and first those whose number was typed ("r7.2", "7.2", "r7"). Blanks
        inside Korean words don't matter.
        """
        parts = words.split()
        if not parts:
            return []
        number = words.strip().casefold()
        patterns = [re.compile(BETWEEN.sub(r"\\s*", re.escape(part)), re.IGNORECASE) for part in parts]
        numbered = [item for item in self.items if NUMBER.fullmatch(number) and _is_numbered(item.rule, number)]
        found = (_found(item, patterns) for item in self.items if item not in numbered)
        return [SearchHit(item, [], []) for item in numbered] + [hit for hit in found if hit is not None]

    def links(self, item: Item) -> list[tuple[int, int, str]]:
        """Where its text leads: every rule number, and the first mention of each term, as (begin, end, rule)."""
        out = [(m.start(), m.end(), m.group()) for m in RULE.finditer(item.text)
               if m.group() != item.rule and self.place(m.group()) is not None]  # fmt: skip
        seen = {item.rule, item.see, *(target for _, _, target in out)}
        for m in self._words.finditer(item.text) if self._words is not None else ():
            target = self._targets[m.group()]
            if target not in seen and all(m.end() <= a or m.start() >= b for a, b, _ in out):
                seen.add(target)
                out.append((m.start(), m.end(), target))
        return sorted(out)


def _ended(word: str) -> str:
    """A word of the Latin alphabet ends where it ends; a Korean one goes on with its particle."""
    return re.escape(word) + (r"(?!\w)" if word[-1].isascii() else "")


def _is_numbered(rule: str, number: str) -> bool:
    """Whether a rule has that number, or belongs to that section."""
    own = rule.casefold()
    return any(own == wanted or own.startswith(f"{wanted}.") for wanted in (number, f"r{number}"))


def _found(item: Item, patterns: list[re.Pattern[str]]) -> SearchHit | None:
    head: list[Span] = []
    text: list[Span] = []
    for pattern in patterns:
        in_head = [m.span() for m in pattern.finditer(item.head)]
        in_text = [m.span() for m in pattern.finditer(item.text)]
        if not in_head and not in_text:
            return None
        head += in_head
        text += in_text
    return SearchHit(item, sorted(head), sorted(text))


def load(title: str, language: str, folder: Path | None = None) -> Rulebook:
    """Reads a rulebook; one without chapters when the file is missing. Raises ValueError for a broken file."""
    if language == PSEUDO:
        return _pseudo(load(title, "en", folder))
    path = (folder or ui_of(title).texts) / language / title / RULEBOOK
    if not path.exists():
        return Rulebook([], [], title=title)
    raw: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    titles: list[str] = []
    items: list[Item] = []
    for chapter in raw["chapters"]:
        titles.append(str(chapter["title"]))
        for paragraph in chapter["paragraphs"]:
            items.append(Item(len(titles) - 1, len(items), paragraph))
    return Rulebook(titles, items, raw.get("terms", {}), title)


def _pseudo(book: Rulebook) -> Rulebook:
    """The book in the pseudo-language."""
    for item in book.items:
        item.text, item.head, item.note = pseudo(item.text), pseudo(item.head), pseudo(item.note)
    terms = {rule: [accented(word) for word in words] for rule, words in book.terms.items()}
    return Rulebook([pseudo(title) for title in book.titles], book.items, terms, book.title)


@lru_cache(maxsize=4)
def opened(title: str, language: str) -> Rulebook:
    """A rulebook of the program, read once; in another language where its file is damaged."""
    broken = ""
    for one in (language, *LANGUAGES):
        with suppress(OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
            book = load(title, one)
            book.broken = broken
            return book
        broken = broken or f"{one}/{title}/{RULEBOOK}"
    book = Rulebook([], [], title=title)
    book.broken = broken
    return book


@lru_cache(maxsize=4)
def coverage(title: str, path: Path = TESTS) -> dict[str, list[str]]:
    """C12.8. Rule -> names of the tests that cover it, of a game and of the program; nothing when the file is
    missing or damaged.
    """
    if not path.exists():
        return {}
    with suppress(OSError, ValueError, TypeError, AttributeError, RecursionError):
        raw: dict[str, dict[str, list[str]]] = json.loads(path.read_text(encoding="utf-8"))
        return {**raw.get(CLIENT, {}), **raw.get(title, {})}
    return {}
