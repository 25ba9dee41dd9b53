"""The left column of the rulebook: its chapters, or what a search has found."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.rules.page import HIT
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.scroll_list import Row, ScrollList

if TYPE_CHECKING:
    from scenes.table.book import Item, Rulebook, SearchHit

CHAPTER, HIT_ROW, GAP, BESIDE, LINES = 46, 92, 4, 10, 2
"""How high rows are, what is between two, and between them and the bar; how many lines of a hit are told."""
BEFORE = 12
"""Letters of a found paragraph that stand before the hit."""


class Sidebar(Group):
    """`on_chapter` gets the number of a chapter, `on_hit` that of a hit."""

    def __init__(self, parent: WidgetParent, rect: RectLike, book: Rulebook, on_chapter: Callable[[int], None],
                 on_hit: Callable[[int], None]) -> None:  # fmt: skip
        super().__init__(parent, rect, name="side")
        self.book, self.on_chapter, self.on_hit = book, on_chapter, on_hit
        self.hits: list[SearchHit] | None = None
        self._now = -1
        self._buttons: dict[int, Button] = {}
        self.list: ScrollList
        self.show_chapters(0)

    def show_chapters(self, now: int) -> None:
        """The table of contents."""
        self.hits, self._now = None, now
        self._fill(len(self.book.titles), self._chapter, CHAPTER, "chapters")

    def show_hits(self, hits: list[SearchHit], now: int) -> None:
        """What was found."""
        self.hits, self._now = hits, now
        self._fill(len(hits), self._hit, HIT_ROW, "hits")

    def _fill(self, count: int, make: Callable[[Row, int], None], height: int, name: str) -> None:
        self.clear()
        self._buttons.clear()
        high = max(height, self.media.theme.pixels(height))
        place = self.rect.copy()
        if count * (high + GAP) - GAP <= place.height:
            place.width += ScrollList.bar + BESIDE  # no bar: the rows end where it would
        self.list = ScrollList(self, place, count, make, row_height=high, gap=GAP, plates=False, name=name)
        if 0 <= self._now < count:
            self.list.show(self._now)
        self.invalidate()

    def point(self, now: int) -> None:
        """Lights up another row and brings it into sight."""
        if now == self._now:
            return
        for number in (self._now, now):
            if number in self._buttons:
                self._buttons[number].on = number == now
        self._now = now
        if 0 <= now < self.list.count:
            self.list.show(now)

    def _chapter(self, row: Row, index: int) -> None:
        self._buttons[index] = Button(
            row, row.rect, self.book.titles[index], partial(self.on_chapter, index), kind="row", align="left", size=20,
            on=index == self._now, name=f"chapter.{index}",
        )  # fmt: skip

    def _hit(self, row: Row, index: int) -> None:
        assert self.hits is not None
        hit = self.hits[index]
        self._buttons[index] = HitButton(row, row.rect, hit, self.book.titles[hit.item.chapter],
                                         partial(self.on_hit, index), index == self._now)  # fmt: skip


class HitButton(Button):
    """Number and chapter of a found paragraph, and the words around the hit."""

    def __init__(self, row: Row, rect: RectLike, hit: SearchHit, chapter: str, on_click: Callable[[], None],
                 on: bool) -> None:  # fmt: skip
        super().__init__(row, rect, "", on_click, kind="row", on=on, name=f"hit.{row.index}", spoken=hit.item.spoken())
        self.chapter = chapter
        self.tag = hit.item.tag
        self.snippet, self.span = around(hit.item, hit)

    def draw(self, surface: pygame.Surface) -> None:
        """Where it is, and two lines of it."""
        media = self.media
        surface.blit(media.sprites.nine(self.material(), self.rect.size), self.rect)
        x, width = self.rect.x + 12, self.rect.width - 24
        tag = media.theme.line(self.tag, width, theme.SMALL, theme.GOLD, True)
        surface.blit(tag, (x, self.rect.y + 6))
        left = x + (tag.get_width() + 10 if self.tag else 0)
        chapter = media.theme.excerpt(self.chapter, self.rect.right - 12 - left, theme.SMALL, theme.DIM)
        surface.blit(chapter, (left, self.rect.y + 6))
        y = self.rect.y + 6 + media.theme.line_height(theme.SMALL) + 3
        told, start = media.theme.wrap(self.snippet, theme.SMALL, width), 0
        for i, words in enumerate(told[:LINES]):
            start = max(start, self.snippet.find(words, start))
            if i == LINES - 1 < len(told) - 1:
                words = self.snippet[start:].replace("\n", " ")
            self._mark(surface, pygame.Rect(x, y, width, 26), start, words)
            surface.blit(media.theme.excerpt(words, width, theme.SMALL), (x, y))
            start, y = start + len(words), y + media.theme.line_height(theme.SMALL)

    def _mark(self, surface: pygame.Surface, line: pygame.Rect, start: int, words: str) -> None:
        """Lights up what of the hit stands in a line that begins with a letter of the paragraph."""
        begin, end = (max(0, at - start) for at in self.span or (0, 0))
        if not words[begin:end]:
            return
        before, wide = (self.media.theme.width(part, theme.SMALL) for part in (words[:begin], words[begin:end]))
        box = pygame.Rect(line.x + before - 2, line.y + 1, wide + 4, 25).clip(line.inflate(4, 0))
        pygame.draw.rect(surface, HIT, box, border_radius=4)


def around(item: Item, hit: SearchHit) -> tuple[str, tuple[int, int] | None]:
    """A line of the paragraph that begins a little before the hit, and where the hit stands in it."""
    if hit.head or not hit.text:
        begin = f"{item.head} - {item.text}" if item.head else item.text
        return begin, hit.head[0] if hit.head else None
    start, end = hit.text[0]
    cut = max(0, start - BEFORE)
    if cut:
        blank = item.text.find(" ", cut, start)
        cut = blank + 1 if blank >= 0 else cut
    front = "…" if cut else ""
    shift = len(front) - cut
    return front + item.text[cut:].replace("\n", " "), (start + shift, end + shift)
