"""The rulebook's text: assets/texts/<language>/rules_<title>.json, its chapters, and searching in it."""

from __future__ import annotations

import json
from pathlib import Path

from scenes.texts import FOLDER


class Paragraph:
    """A paragraph and the rule that it states ("R10.2"; "" for none)."""

    __slots__ = ("chapter", "rule", "text")

    def __init__(self, chapter: int, rule: str, text: str) -> None:
        self.chapter = chapter
        self.rule = rule
        self.text = text


class Rulebook:
    """Chapters in order; `titles[i]` heads the paragraphs of chapter i."""

    def __init__(self, titles: list[str], paragraphs: list[Paragraph]) -> None:
        self.titles = titles
        self.paragraphs = paragraphs

    def chapter(self, index: int) -> list[Paragraph]:
        """The paragraphs of a chapter."""
        return [p for p in self.paragraphs if p.chapter == index]

    def place(self, rule: str) -> Paragraph | None:
        """The paragraph of a rule; of the nearest rule above it ("R10.2" for "R10.2.1", "R10") otherwise."""
        wanted = rule
        while wanted:
            for paragraph in self.paragraphs:
                if paragraph.rule == wanted or paragraph.rule.startswith(wanted + "."):
                    return paragraph
            wanted = wanted.rpartition(".")[0]
        return None

    def search(self, words: str) -> list[Paragraph]:
        """The paragraphs that contain every word, or whose rule is what was typed."""
        parts = words.casefold().split()
        if not parts:
            return []
        found = [p for p in self.paragraphs if all(part in p.text.casefold() for part in parts)]
        exact = [p for p in self.paragraphs if p.rule.casefold() == words.casefold().strip()]
        return exact + [p for p in found if p not in exact]


def path_of(title: str, language: str, folder: Path = FOLDER) -> Path:
    """Where a game's rulebook is."""
    return folder / language / f"rules_{title}.json"


def load(title: str, language: str, folder: Path = FOLDER) -> Rulebook:
    """Reads a rulebook; one without chapters when the file is missing. Raises ValueError for a broken file."""
    path = path_of(title, language, folder)
    if not path.exists():
        return Rulebook([], [])
    raw = json.loads(path.read_text(encoding="utf-8"))
    titles: list[str] = []
    paragraphs: list[Paragraph] = []
    for chapter in raw["chapters"]:
        titles.append(str(chapter["title"]))
        for paragraph in chapter["paragraphs"]:
            paragraphs.append(Paragraph(len(titles) - 1, str(paragraph.get("rule", "")), str(paragraph["text"])))
    return Rulebook(titles, paragraphs)
