"""What is shown of a folder's files: found by words, by game or by star, in a chosen order (C7)."""

from __future__ import annotations

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


class ListFilter:
    """The entries of a list as a person wants to see them. `wanted` are words, `only` is ALL, STARS or a title."""

    def __init__(self, media: Media, marks: FileMarks) -> None:
        self.media, self.marks = media, marks
        self.every: list[FileEntry] = []
        self.wanted = ""
        self.only = ALL
        self.order = NEWEST

    def mark(self, entry: FileEntry) -> FileMark:
        """Its name and star."""
        try:
            return self.marks.of(entry.file_id)
        except StoreError:
            return NONE  # the list of marks is told where something is marked

    def name(self, entry: FileEntry) -> str:
        """The name that a person gave, else game, players and round."""
        if entry.head is None:
            return self.mark(entry).label or entry.file_id
        return self.mark(entry).label or match_line(self.media, entry.head.title, entry.header)

    def titles(self) -> list[str]:
        """The games that there are files of."""
        return sorted({entry.head.title for entry in self.every if entry.head is not None})

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
        texts = [self.name(entry), entry.file_id, seat_names(self.media, entry.header)]
        if entry.head is not None:
            texts += [match_line(self.media, entry.head.title, entry.header), when(self.media, entry.head.written_ms)]
        text = " ".join(texts).casefold()
        return all(word in text for word in words)


def _rounds(entry: FileEntry) -> int:
    rounds = entry.header.get("round")
    return rounds if isinstance(rounds, int) else 0
