"""A page as a picture, and the widget that shows, scrolls and links it."""

from __future__ import annotations

from collections import deque
from contextlib import nullcontext
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.callbacks import ignore
from scenes.media import theme
from scenes.media.sprites import SPARED_S, LaterError
from scenes.widgets.names import LAST, NARROWEST, by_words, narrowed
from scenes.widgets.scroller import Scroller

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from scenes.kit.page import Page, PageRow
    from scenes.kit.words import TitleWords
    from scenes.media.media import Media
    from scenes.widgets.base import RectLike, WidgetParent

ICON, ROW, GAP, TIGHT, PICTURE, BAR = 28, 30, 4, 2, 84, 8
BROAD, PART = 480, 14
"""From such a width on a page has room, and what is then left above a row that begins another part."""
BETWEEN = 8
"""Free between values that stand side by side."""
CELLS = 3
"""So many values stand side by side."""
VALUE_APART, VALUE_NEAR = 14, 8
"""Between words and their value; and where that is all that lets them stand in one line."""
DOT = " · "
"""Between the parts of what stands under a title."""
SMALL_PICTURE = 56
"""Of a page where something stands at the top."""
SIZE, LARGE, TOTAL = 20, 22, 32
"""Of rows, of those that stand at the top, and of what those come to."""
LINK = 14
"""The side of the sign at the right of a row that leads to another page."""


class PageSheet(NamedTuple):
    """A finished page: its picture, where its links are, and the rows that are in sight as a whole or not at all
    (none: all may be cut).
    """

    picture: pygame.Surface
    links: tuple[tuple[pygame.Rect, str], ...] = ()
    rows: tuple[tuple[int, int], ...] = ()


NO_SHEET = PageSheet(pygame.Surface((1, 1), pygame.SRCALPHA))


class _Block(NamedTuple):
    """A part of a page: `line` is the height of its lines where it may be cut between them, `gap` what is left free
    under it; it `leads` to the next part and is in sight only with that.
    """

    picture: pygame.Surface
    ref: str = ""
    line: int = 0
    gap: int = GAP
    leads: bool = False


def sheet_of(words: TitleWords, page: Page, width: int, heading: bool) -> PageSheet:
    """The page `width` wide; with `heading` its picture and title stand at the top."""
    return deque(sheet_steps(words, page, width, heading), 1)[0] or NO_SHEET


def sheet_steps(words: TitleWords, page: Page, width: int, heading: bool) -> Iterator[PageSheet | None]:
    """The same in steps of about a ms, a part of the page each; the last one brings the page."""
    blocks = [_Block(_heading(words, page, width))] if heading else []
    yield None
    blocks += [_Block(block, gap=TIGHT) for block in top_blocks(words.media, page, width)]
    above = ""
    for kind, rows in groupby(page.rows, lambda row: row.kind):
        yield None
        if kind == "row" and above == "text" and width >= BROAD:  # what follows belongs to it, not what came before
            blocks[-1] = blocks[-1]._replace(gap=PART)
        above = kind
        if kind == "cell":
            blocks += [_Block(line) for line in _cells(words.media, list(rows), width, SIZE)]
            continue
        line = words.media.theme.line_height(SIZE) if kind == "text" else 0
        for row in rows:
            blocks.append(_Block(_block(words.media, row, width), row.ref, line, leads=kind == "head"))
            yield None
    yield _put_together(blocks, width)


def _put_together(blocks: Sequence[_Block], width: int) -> PageSheet:
    """The parts below each other."""
    height = sum(block.picture.get_height() + block.gap for block in blocks)
    out = pygame.Surface((width, max(1, height)), pygame.SRCALPHA)
    links, pieces = [], []
    y, above = 0, -1
    for picture, ref, line, gap, leads in blocks:
        out.blit(picture, (0, y))
        bottom = y + picture.get_height()
        if ref:
            links.append((pygame.Rect(0, y, *picture.get_size()), ref))
        cuts = [*range(y, bottom - line + 1, line), bottom] if 0 < line < bottom - y else [y, bottom]
        if above >= 0:
            cuts[0] = above
        above = cuts[0] if leads else -1
        if not leads:
            pieces += [(upper, lower) for upper, lower in pairwise(cuts) if lower > upper]
        y = bottom + gap
    pieces += [(above, y)] if above >= 0 else []
    return PageSheet(out, tuple(links), tuple(pieces))


def top_blocks(media: Media, page: Page, width: int) -> list[pygame.Surface]:
    """What stands large at the top, line by line: smaller where it needs more lines otherwise."""
    found: list[pygame.Surface] = []
    large = all(_in_one_line(media.theme, row, width, LARGE) for row in page.top if row.kind == "row")
    for kind, group in groupby(page.top, lambda row: row.kind):
        rows = list(group)
        if kind == "cell":
            found += _cells(media, rows, width, LARGE)
            continue
        size = LARGE if large or kind == "total" else SIZE
        if kind == "text" or (kind == "row" and not large):
            full = theme.SMALL if kind == "text" else SIZE
            size = next((size for size in range(full, media.theme.least - 1, -1)
                         if all(_in_one_line(media.theme, row, width, size) for row in rows)), full)  # fmt: skip
        found += [_block(media, row, width, size) for row in rows]
    return found


def _in_one_line(type_: theme.Theme, row: PageRow, width: int, size: int) -> bool:
    """Whether a row stands in one line."""
    value = type_.width(row.value, size, True) + 14 if row.value else 0
    return type_.width(row.text, size) + value + (ICON + 10 if row.icon else 0) <= width


def _cells(media: Media, rows: Sequence[PageRow], width: int, size: int) -> list[pygame.Surface]:
    """Values side by side, each with its icon, and what it is called under it; as rows where they have no room."""
    type_, found = media.theme, []
    parts = [rows[i : i + CELLS] for i in range(0, len(rows), CELLS)]
    if max(sum(_least(type_, row) for row in part) for part in parts) > width:
        return [_block(media, row, width, size) for row in rows]
    high = max(ICON, type_.line_height(size))
    for part in parts:
        out = pygame.Surface((width, high + type_.line_height(theme.SMALL)), pygame.SRCALPHA)
        places = columns(type_, part, width, size)
        fits = [(row.value, room - (ICON if row.icon else 0)) for row, (_, room) in zip(part, places, strict=True)]
        equal = next((one for one in range(size, type_.least, -1)
                      if all(type_.width(value, one, True) <= room for value, room in fits)), type_.least)  # fmt: skip
        for row, (x, room) in zip(part, places, strict=True):
            _cell(media, row, out.subsurface((x, 0, room, out.get_height())), high, equal)
        found.append(out)
    return found


def columns(type_: theme.Theme, rows: Sequence[PageRow], width: int, size: int) -> list[tuple[int, int]]:
    """Left edge and width of each of some cells: thirds, unless one needs more."""
    wide = [max(type_.width(row.value, size, True) + (ICON if row.icon else 0), type_.width(row.text, theme.SMALL))
            for row in rows]  # fmt: skip
    if max(wide) + 2 * GAP <= width // CELLS:
        return [(i * (width // CELLS), width // CELLS) for i in range(len(rows))]
    between = max(1, len(rows) - 1)
    spare = (width - sum(wide)) // between
    if spare < BETWEEN and len(rows) > 1:
        least = [_least(type_, row) for row in rows]
        spare = max(0, min(BETWEEN, (width - sum(least)) // between))
        more, room = sum(wide) - sum(least), max(0, width - spare * between - sum(least))
        wide = [low + (natural - low) * room // max(1, more) for low, natural in zip(least, wide, strict=True)]
    return [(sum(wide[:i]) + i * spare, natural) for i, natural in enumerate(wide)]


def _least(type_: theme.Theme, row: PageRow) -> int:
    value = type_.width(row.value, type_.least, True) + (ICON if row.icon else 0)
    return max(value, type_.width(row.text, type_.least))


def _cell(media: Media, row: PageRow, out: pygame.Surface, high: int, size: int) -> None:
    ink, x, room = theme.TONES[row.tone], 0, out.get_width()
    if row.icon and media.sprites.has(row.icon):
        icon = media.sprites.get(row.icon, size=(ICON - 4, ICON - 4))
        out.blit(icon, icon.get_rect(midleft=(0, high // 2)))
        x = ICON
    value = media.theme.line(row.value, room - x, size, ink if row.tone else theme.GOLD, True)
    out.blit(value, value.get_rect(midleft=(x, high // 2)))
    words = media.theme.line(row.text, room, theme.SMALL, theme.DIM)
    out.blit(words, (0, high))


def _heading(words: TitleWords, page: Page, width: int) -> pygame.Surface:
    media, card, side = words.media, words.pages.card, SMALL_PICTURE if page.top else PICTURE
    if page.card and card is not None:
        picture = card(media, page.card, False)
    elif page.picture and media.sprites.has(page.picture):
        picture = media.sprites.get(page.picture, size=(side, side))
    else:
        picture = pygame.Surface((1, 1), pygame.SRCALPHA)
    x = max(picture.get_width(), side if page.picture else 0) + 14
    lower = _headed(media, page, page.subtitle, width - x, theme.SMALL) if page.subtitle else None
    if _needs_all(media.theme, page.title, width, width - x):
        title = _headed(media, page, page.title, width, theme.BUTTON)
        return _under_title(title, picture, lower, (x, width))
    title = _headed(media, page, page.title, width - x, theme.BUTTON)
    high = title.get_height() + (lower.get_height() if lower is not None else 0)
    height = max(picture.get_height(), high) + 6
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    out.blit(picture, picture.get_rect(center=((x - 14) // 2, height // 2)))
    top = 0 if page.card else (height - high) // 2
    out.blit(title, (x, top))
    if lower is not None:
        out.blit(lower, (x, top + title.get_height()))
    return out


def _needs_all(type_: theme.Theme, words: str, width: int, beside: int) -> bool:
    """Whether a word of a name has no room beside the picture, but in a line of its own."""
    widest = max((type_.width(word, type_.least, True) for word in words.split()), default=0) * NARROWEST
    return beside < widest <= width


def _under_title(
    title: pygame.Surface, picture: pygame.Surface, lower: pygame.Surface | None, places: tuple[int, int]
) -> pygame.Surface:
    """The heading of a long name: it stands over the picture and what tells more."""
    x, width = places
    high = max(picture.get_height(), lower.get_height() if lower is not None else 0)
    out = pygame.Surface((width, title.get_height() + high + 6), pygame.SRCALPHA)
    middle = title.get_height() + high // 2 + 2
    out.blit(title, (0, 0))
    out.blit(picture, picture.get_rect(center=((x - 14) // 2, middle)))
    if lower is not None:
        out.blit(lower, lower.get_rect(midleft=(x, middle)))
    return out


def _headed(media: Media, page: Page, words: str, width: int, size: int) -> pygame.Surface:
    """A line of the heading: where something stands at the top that needs the room it is not broken, and never is a
    name of one word that has room in smaller or narrower letters (C2.1).
    """
    type_, title = media.theme, size == theme.BUTTON
    ink = theme.GOLD if title else theme.DIM
    if title and " " not in words:
        whole = type_.width(words, type_.least, True)
        if whole <= width:
            return type_.line(words, width, size, ink, True)
        if whole <= width / NARROWEST:
            return narrowed(media, words, width, ink)
    if title and (stacked := by_words(media, words, width, ink)) is not None:
        return stacked
    if page.top and type_.width(words, theme.SMALL if title else type_.least, title) <= width:
        return type_.line(words, width, size, ink, title)
    if not title and DOT in words and type_.width(words, size) > width:
        words = _between_dots(type_, words, width, size)
    return type_.paragraph(words, width, size, ink, title)


def _between_dots(type_: theme.Theme, words: str, width: int, size: int) -> str:
    """Parts that stand in several lines: no line begins or ends with the dot between them."""
    lines: list[str] = []
    for part in words.split(DOT):
        longer = f"{lines[-1]}{DOT}{part}" if lines else part
        lines[-1:] = [longer] if type_.width(longer, size) <= width else [*lines[-1:], part]
    return "\n".join(lines)


def _block(media: Media, row: PageRow, width: int, size: int = SIZE) -> pygame.Surface:
    if row.kind == "text":
        return media.theme.paragraph(row.text, width, size, theme.TONES[row.tone])
    if row.kind == "head":
        return _head(media, row, width, size)
    return top_total(media, row, width) if row.kind == "total" and size == LARGE else _line(media, row, width, size)


def top_total(media: Media, row: PageRow, width: int) -> pygame.Surface:
    """The number that answers the question, large; its words beside it."""
    ink = theme.TONES[row.tone]
    value = media.theme.text(row.value, TOTAL, ink, True)
    room = max(60, width - value.get_width() - 14)
    fewest = len(media.theme.wrap(row.text, SIZE, room, True))
    size = LARGE if len(media.theme.wrap(row.text, LARGE, room, True)) == fewest else SIZE
    words = media.theme.paragraph(row.text, room, size, ink, True)
    out = pygame.Surface((width, max(words.get_height(), value.get_height())), pygame.SRCALPHA)
    out.blit(words, (0, (out.get_height() - words.get_height()) // 2))
    out.blit(value, value.get_rect(midright=(width, out.get_height() // 2)))
    return out


def _head(media: Media, row: PageRow, width: int, size: int) -> pygame.Surface:
    words = media.theme.line(row.text, width, size, theme.GOLD, True, height=2 * ICON)
    out = pygame.Surface((width, words.get_height() + 10), pygame.SRCALPHA)
    out.blit(words, (0, 6))
    pygame.draw.line(out, theme.BRASS, (0, out.get_height() - 2), (width, out.get_height() - 2), 1)
    return out


def _beside(type_: theme.Theme, row: PageRow, room: int, size: int) -> tuple[int, int]:
    """A size at which words and value stand side by side, and how far apart: a little smaller if need be, and then a
    little nearer; else as it was.
    """
    if not row.value or size >= LARGE:
        return size, VALUE_APART
    bold = row.kind == "total"
    sizes = range(size, theme.SMALL - 1, -1)
    for one, apart in (*((one, VALUE_APART) for one in sizes), (theme.SMALL, VALUE_NEAR)):
        if type_.width(row.text, one, bold) + apart + type_.width(row.value, one, True) <= room:
            return one, apart
    return size, VALUE_APART


def _value(type_: theme.Theme, row: PageRow, room: int, size: int) -> pygame.Surface:
    """In a line, or in several where it is longer than the page is wide."""
    ink = theme.TONES[row.tone] if row.tone else theme.GOLD
    if type_.width(row.value, size, True) > room:
        return type_.paragraph(row.value, room, size, ink, True)
    return type_.line(row.value, room, size, ink, True)


def _id(media: Media, name: str, room: int, size: int, ink: theme.Colour, bold: bool) -> pygame.Surface:
    """C2.1. Whose row it is, in one line: a long one in narrower letters."""
    whole = media.theme.width(name, media.theme.least, bold)
    if room < whole <= room / LAST:
        return narrowed(media, name, room, ink, bold)
    return media.theme.line(name, room, size, ink, bold)


def _line(media: Media, row: PageRow, width: int, size: int) -> pygame.Surface:
    """Icon, words, value at the right; a value that is too long stands under the words; a name is one line, smaller or
    narrower, and is never divided."""
    type_, ink = media.theme, theme.TONES[row.tone]
    x, shift = ICON + 10 if row.icon else 0, LINK + GAP if row.ref else 0
    size, apart = _beside(type_, row, width - x - shift, size)
    value = _value(type_, row, width - x - shift, size) if row.value else None
    room = width - x - (value.get_width() + apart if value is not None else 0) - shift
    least = max((type_.width(word, size) for word in row.text.split()), default=0)
    name = row.ref.startswith("seat:") and " " not in row.text
    bold, cramped = row.kind == "total", room < max(width // 3, 0 if name else least)
    lines = 0 if cramped else len(type_.wrap(row.text, size, room, bold))
    below = value is not None and (cramped or size < LARGE) and type_.width(row.text, size, bold) > room and (
        cramped or lines > len(type_.wrap(row.text, size, width - x - shift, bold)))  # fmt: skip
    below = below and not name
    words = (_id(media, row.text, room, size, ink, bold) if name else
             type_.paragraph(row.text, width - x - shift if below else room, size, ink, bold))  # fmt: skip
    height = max(ROW, words.get_height() + (value.get_height() if below and value is not None else 0))
    top = 6 if row.kind == "total" else 0
    out = pygame.Surface((width, height + top), pygame.SRCALPHA)
    if top:
        pygame.draw.line(out, theme.BRASS, (0, 1), (width, 1), 1)
    if row.icon and media.sprites.has(row.icon):
        icon = media.sprites.get(row.icon, size=(ICON, ICON))
        out.blit(icon, icon.get_rect(center=(ICON // 2, top + ROW // 2)))
    out.blit(words, (x, top + (0 if below else (height - words.get_height()) // 2)))
    if value is not None:
        at = (x, top + words.get_height()) if below else value.get_rect(midright=(width - shift, top + height // 2))
        out.blit(value, at)
    if row.ref:
        mark = media.sprites.get("ui/chevron_right", size=(LINK, LINK))
        out.blit(mark, mark.get_rect(midright=(width, top + height // 2)))
    return out


class PageView(Scroller):
    """Shows one page. A click on a link calls `on_link`; Left and Right walk the links, Enter follows."""

    focusable = True
    bar, inset = BAR, 0
    wheel_step = line_step = 64

    def __init__(
        self, parent: WidgetParent, rect: RectLike, words: TitleWords, on_link: Callable[[str], None] = ignore,
        *, heading: bool = True, name: str = "page",
    ) -> None:  # fmt: skip
        self.words, self.on_link, self.heading = words, on_link, heading
        self.page: Page | None = None
        self._sheet = NO_SHEET
        self._making: Iterator[PageSheet | None] | None = None
        self._walked = -1
        super().__init__(parent, rect, name)

    @property
    def whole(self) -> int:
        """How high the page is."""
        return self._sheet.picture.get_height()

    @property
    def page_step(self) -> int:
        """A page leaves a little of the one before in sight."""
        return self.rect.height - self.line_step

    def put(self, page: Page) -> None:
        """Another page, from its top; the same page with other numbers keeps its place."""
        if page == self.page:
            return
        same = self.page is not None and page.ref == self.page.ref
        self.page, self._walked, self._making = page, -1, None
        if not same:
            self._sheet, self.top = NO_SHEET, 0
        self.ui.ticking[self] = None
        self.tick(0)
        self.invalidate()

    def tick(self, dt: int) -> None:
        """Makes the sheet as far as there is time, a step in any case; at once where nothing moves."""
        self._making = self._making or (self.steps(self.page) if self.page is not None else iter((NO_SHEET,)))
        sprites, sheet = self.media.sprites, None
        try:
            with sprites.sparing(SPARED_S) if self.media.motion else nullcontext():
                sheet = next((made for made in self._making if made is not None or sprites.late), None)
        except LaterError:
            self._making = None  # it begins again with what was made
        if sheet is None:
            return
        self._sheet, self._making = sheet, None
        self.top = min(self.top, self.furthest)
        self.ui.ticking.pop(self, None)
        self.invalidate()

    def forget(self) -> None:
        """Nothing of the page stays in sight."""
        self.page, self._sheet, self._making = None, NO_SHEET, None
        self.invalidate()

    def sheet(self, page: Page) -> PageSheet:
        """The finished page."""
        return deque(self.steps(page), 1)[0] or NO_SHEET

    def steps(self, page: Page) -> Iterator[PageSheet | None]:
        """Makes it in steps of about a ms; the last one brings it."""
        return sheet_steps(self.words, page, self.rect.width - 2 * BAR, self.heading)

    def spoken(self) -> str:
        """The whole page."""
        if self.page is None:
            return ""
        rows = (f"{row.text} {row.value}".strip() for row in (*self.page.top, *self.page.rows))
        return "\n".join((self.page.title, self.page.subtitle, *rows))

    def clicked(self, pos: tuple[int, int]) -> None:
        """A click on a link."""
        inner = (pos[0] - self.rect.x, pos[1] - self.rect.y + self.top)
        self._follow(next((ref for rect, ref in self._sheet.links if rect.collidepoint(inner)), ""))

    def _follow(self, ref: str) -> None:
        if ref:
            self.media.sounds.play("click")
            self.on_link(ref)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Scrolls where there is more than fits, walks the links, follows one."""
        links = self._sheet.links
        if links and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            by = 1 if event.key == pygame.K_RIGHT else -1
            self._walked = (max(self._walked, 0) + by) % len(links) if self._walked >= 0 or by < 0 else 0
            place = links[self._walked][0]
            self.scroll_to(min(max(self.top, place.bottom - self.rect.height), place.top))
            self.invalidate()
            return True
        if self._walked >= 0 and self.chosen_by(event):
            self._follow(links[self._walked][1])
            return True
        return bool(self.furthest) and super().on_key(event)

    def draw_back(self, surface: pygame.Surface) -> None:
        """What is in sight of the page, no row of it cut, and a frame around the link that was walked to."""
        bottom, width = self.top + self.rect.height, self._sheet.picture.get_width()
        for upper, lower in self._sheet.rows or ((0, self.whole),):
            whole = self.top <= upper and lower <= bottom
            if whole or (lower - upper > self.rect.height and upper < bottom and lower > self.top):
                part = pygame.Rect(0, upper, width, lower - upper).clip((0, self.top, width, self.rect.height))
                surface.blit(self._sheet.picture, (self.rect.x, self.rect.y + part.y - self.top), part)
        if self._walked >= 0 and self.focused and self.ui.keyboard:
            place = self._sheet.links[self._walked][0].move(self.rect.x, self.rect.y - self.top)
            pygame.draw.rect(surface, theme.FOCUS, place, 2, 6)
