"""What the page of the rulebook consists of: blocks of paragraphs with a picture beside or a table below them. A block
is laid out when it comes into sight.
"""

from __future__ import annotations

from contextlib import nullcontext, suppress
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.media import theme
from scenes.media.sprites import LaterError
from scenes.rules.book_table import BookTable
from scenes.rules.coverage import CoverageMarks
from scenes.rules.measures import Columns, columns
from scenes.rules.text_layout import Span, TextLayout
from scenes.table.book import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.media.media import Media
    from scenes.media.theme import Theme
    from scenes.table.book import Item, Rulebook

GAP, CHAPTER_GAP = 20, 44
ICON, CARD, SIGN = (64, 64), (112, 78), (34, 34)
"""Pictures beside paragraphs under a heading, those of cards, and the sign of a paragraph that has no heading."""
BESIDE = 6
"""How many paragraphs a picture may stand beside."""
BUDGET_S = 0.003
MORE_S = 0.0001
"""By how much each try to draw a figure may take longer than the one before: it ends."""
HEADING, HEADING_HEIGHT = 36, 72


class Placed:
    """A paragraph in its block: `y` from the block's top; head, note and text flow below each other from `x` to
    `right`.
    """

    __slots__ = ("head", "height", "icon", "item", "note", "right", "text", "x", "y")

    def __init__(self, media: Media, book: Rulebook, item: Item, y: int, page: Columns, right: int) -> None:
        self.item, self.y, self.right = item, y, right
        self.icon = icon_size(item, page)
        self.x = page.tag + (self.icon[0] + 16 if item.icon else 0)
        width = right - self.x
        self.head = TextLayout(media.theme, item.head, width, theme.BODY, bold=True)
        self.note = TextLayout(media.theme, item.note, width, theme.SMALL)
        self.text = TextLayout(media.theme, item.text, width, theme.BODY, book.links(item))
        words = self.head.height + self.note.height + self.text.height
        self.height = max(words, self.icon[1] + 6 if item.icon else 0)

    @property
    def text_y(self) -> int:
        """Where the text begins, from the block's top."""
        return self.y + self.head.height + self.note.height

    def lines(self) -> list[Span]:
        """Where its lines begin and end, from the block's top."""
        spans: list[Span] = []
        y = self.y
        for flow in (self.head, self.note, self.text):
            spans += [(top, top + flow.step) for top in range(y, y + flow.height, flow.step)]
            y += flow.height
        return spans

    def face(self) -> pygame.Surface:
        """The words of the paragraph as a picture."""
        out = pygame.Surface((self.right - self.x, max(1, self.height)), pygame.SRCALPHA)
        self.head.draw(out, 0, 0, theme.GOLD, theme.GOLD)
        self.note.draw(out, 0, self.head.height, theme.DIM, theme.DIM)
        self.text.draw(out, 0, self.head.height + self.note.height, theme.BONE, theme.GOLD)
        for piece in self.text.pieces:
            if piece.link and piece.text != piece.link:
                y = self.head.height + self.note.height + (piece.line + 1) * self.text.step - 5
                wide = self.text.boxes(piece.start, piece.start + len(piece.text))[0].width
                _dotted(out, piece.x, y, wide)
        return out


def icon_size(item: Item, page: Columns) -> tuple[int, int]:
    """The box of a paragraph's sprite: pictures of cards are wide; what has no heading is no higher than its words."""
    wide, high = (CARD if "/card/" in item.icon else ICON if item.head else SIGN) if item.icon else (0, 0)
    return page.px(wide), page.px(high)


class RuleLink(NamedTuple):
    """A place that leads to a rule, from the block's upper left corner."""

    rect: pygame.Rect
    rule: str


class Block:
    """Paragraphs of one chapter; the first block of a chapter has its heading, `above` pixels below the block before.
    `height` is a guess until `lay`.
    """

    def __init__(self, items: list[Item], heading: str = "", above: int = 0) -> None:
        self.items, self.heading, self.above = items, heading, above if heading else 0
        self.placed: list[Placed] = []
        self.links: list[RuleLink] = []
        self.marks: list[RuleLink] = []
        self.table: BookTable | None = None
        self.table_y = 0
        self.drawn = next((item.picture for item in items if item.picture), "")
        self.picture: pygame.Surface | None = None
        self._tries = 0
        self.picture_y = self.picture_foot = 0
        self.laid = False
        letters = sum(len(item.text) + len(item.head) for item in items)
        self.height = 40 + letters // 2 + (above + HEADING_HEIGHT if heading else 0)

    def lay(self, media: Media, book: Rulebook, marks: CoverageMarks) -> None:
        """Sets the words, leaves room for the picture, looks up the table, finds the links."""
        from scenes.rules.figures import height_of, table_of

        page = columns(media.theme)
        y = self.above + page.px(HEADING_HEIGHT) if self.heading else 0
        self.picture_y = y
        foot = self.picture_foot = y + height_of(self.drawn) if self.drawn else 0
        for item in self.items:
            placed = Placed(media, book, item, y, page, page.beside if y < foot else page.wide)
            self.placed.append(placed)
            y += placed.height + GAP
        y = max(y, foot + GAP) if self.drawn else y
        named = next((item.table for item in self.items if item.table), "")
        if named:
            self.table = table_of(media, book.title, named, page.wide - page.tag)
            self.table_y = y
            y += self.table.height + GAP + 8
        self.height, self.laid = y, True
        self._find_links(media, marks, page)

    def lines(self) -> list[Span]:
        """Where its lines and the rows of its table begin and end, from its top."""
        ends = [self.table_y + y for y in self.table.row_ends()] if self.table is not None else []
        return [line for placed in self.placed for line in placed.lines()] + list(pairwise(ends))

    def draw_picture(self, media: Media) -> None:
        """Draws the picture, unless that takes too long: then again the next time. At once where nothing moves."""
        from scenes.rules.figures import picture_of

        self._tries += 1
        spared = media.sprites.sparing(BUDGET_S + MORE_S * self._tries) if media.motion else nullcontext()
        with suppress(LaterError), spared:
            self.picture = picture_of(media, self.drawn)

    def _find_links(self, media: Media, marks: CoverageMarks, page: Columns) -> None:
        for placed in self.placed:
            item = placed.item
            if item.see:
                place = pygame.Rect(0, placed.y, page.tag - page.px(60), placed.text.step)
                self.links.append(RuleLink(place, item.see))
            if marks.count(item.rule):
                width = marks.width(media, item.rule)
                place = pygame.Rect(page.tag - 14 - width, placed.y, width, placed.text.step)
                self.marks.append(RuleLink(place, item.rule))
            for begin, end, rule in placed.text.links:
                boxes = placed.text.boxes(begin, end)
                self.links += [RuleLink(box.move(placed.x, placed.text_y), rule) for box in boxes]
        if self.table is not None:
            self.links += [RuleLink(box.move(page.tag, self.table_y), rule) for box, rule in self.table.links]

    def of(self, item: Item) -> Placed | None:
        """A paragraph's place, once the block is laid out."""
        return next((placed for placed in self.placed if placed.item is item), None)


@lru_cache(maxsize=2)
def blocks_of(book: Rulebook, theme: Theme, scale: int) -> list[Block]:
    """The whole book: a block begins with each picture and each chapter, and ends with a table. What is laid out in a
    theme at a scale is kept until the book is opened again.
    """
    parts: list[tuple[str, list[Item]]] = []
    chapter, room = -1, 0
    for item in book.items:
        fresh = item.chapter != chapter
        if fresh or item.picture or room <= 0:
            parts.append((book.titles[item.chapter] if fresh else "", []))
            room = BESIDE if item.picture else 1
        chapter = item.chapter
        parts[-1][1].append(item)
        room = 0 if item.table else room - 1
    return [Block(items, heading, CHAPTER_GAP if i else 0) for i, (heading, items) in enumerate(parts)]


def warm_up(media: Media, title: str) -> Iterator[None]:
    """Lays a whole book out before anybody opens it, a block a step."""
    book, marks = opened(title, media.texts.language), CoverageMarks(title)
    for block in blocks_of(book, media.theme, media.theme.scale):
        if not block.laid:
            block.lay(media, book, marks)
            yield


def _dotted(surface: pygame.Surface, x: int, y: int, width: int) -> None:
    """The quiet line under a word that leads somewhere."""
    for start in range(x, x + width, 5):
        pygame.draw.line(surface, theme.BRASS, (start, y), (min(start + 2, x + width), y))
