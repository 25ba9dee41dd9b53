"""What is shown of a folder's files: found by words, by game or by star, in a chosen order (C7)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.store.marks import NONE, FileMark, FileMarks
from game.store.notices import StoreError
from scenes.kit.match_words import match_line, seat_names, when

if TYPE_CHECKING:
    from game.store.container import FileEntry
    from scenes.media.media import Media

ALL, STARS = "all", "stars"
NEWEST, OLDEST, LONGEST, NAMES = "newest", "oldest", "longest", "names"
ORDERS = (NEWEST, OLDEST, LONGEST, NAMES)
AT_ONCE = 8
"""Entries for which the clock is looked at once."""


class EntryWords:
    """What is told of an entry in a language under a label; `text` is what it is found by."""

    __slots__ = ("entry", "label", "language", "name", "text")

    def __init__(self, media: Media, entry: FileEntry, label: str) -> None:
        self.entry, self.label, self.language = entry, label, media.texts.language
        head = entry.head
        told = match_line(media, head.title, entry.header) if head is not None else ""
        self.name = label or told or entry.file_id
        texts = [self.name, entry.file_id, seat_names(media, entry.header), told]
        if head is not None:
            texts.append(when(media, head.written_ms))
        self.text = " ".join(texts).casefold()


class ListFilter:
    """The entries of a list as a person wants to see them. `wanted` are words, `only` is ALL, STARS or a title."""

    def __init__(self, media: Media, marks: FileMarks) -> None:
        self.media, self.marks = media, marks
        self.every: list[FileEntry] = []
        self.wanted = ""
        self.only = ALL
        self.order = NEWEST
        self._words: dict[str, EntryWords] = {}
        self._prepared: tuple[list[FileEntry], str, int] = ([], "", 0)

    def mark(self, entry: FileEntry) -> FileMark:
        """Its name and star."""
        try:
            return self.marks.of(entry.file_id)
        except StoreError:
            return NONE  # the list of marks is told where something is marked

    def name(self, entry: FileEntry) -> str:
        """The name that a person gave, else game, players and round."""
        return self._told(entry).name

    def titles(self) -> list[str]:
        """The games that there are files of."""
        return sorted({entry.head.title for entry in self.every if entry.head is not None})

    def prepare(self, until: float) -> bool:
        """Puts together what the entries are found by, until that time of `time.perf_counter`: of thousands it would
        take longer than a frame has. Whether all of it is there."""
        every, language, at = self._prepared
        if every is not self.every or language != self.media.texts.language:
            self._words = self._words if language == self.media.texts.language else {}
            every, language, at = self.every, self.media.texts.language, 0
        while at < len(every):
            self._told(every[at])
            at += 1
            if at % AT_ONCE == 0 and time.perf_counter() >= until:
                break
        self._prepared = every, language, at
        return at == len(every)

    def entries(self) -> list[FileEntry]:
        """Those that fit, in order."""
        words = self.wanted.casefold().split()
        found = [entry for entry in self.every if self._fits(entry) and self._has(entry, words)]
        if self.order == OLDEST:
            found.reverse()  # they come newest first
        elif self.order == LONGEST:
            found.sort(key=lambda entry: -_rounds(entry))
        elif self.order == NAMES:
            found.sort(key=lambda entry: self.name(entry).casefold())
        return found

    def _fits(self, entry: FileEntry) -> bool:
        if self.only == STARS:
            return self.mark(entry).star
        return self.only == ALL or (entry.head is not None and entry.head.title == self.only)

    def _has(self, entry: FileEntry, words: list[str]) -> bool:
        if not words:
            return True
        told = self._words.get(entry.file_id)  # a name that was given is looked at where it is shown
        text = told.text if told is not None and told.entry is entry else self._told(entry).text
        return all(word in text for word in words)

    def _told(self, entry: FileEntry) -> EntryWords:
        known, label = self._words.get(entry.file_id), self.mark(entry).label
        if known is None or known.entry is not entry or (known.label, known.language) != (
                label, self.media.texts.language):
            known = self._words[entry.file_id] = EntryWords(self.media, entry, label)
        return known


def _rounds(entry: FileEntry) -> int:
    rounds = entry.header.get("round")
    return rounds if isinstance(rounds, int) else 0
