"""A page as a picture, and the widget that shows, scrolls and links it."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.callbacks import ignore
from scenes.media import theme
from scenes.media.sprites import SPARED_S, LaterError
from scenes.widgets.scroller import Scroller

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.kit.page import Page, PageRow
    from scenes.kit.words import TitleWords
    from scenes.media.media import Media
    from scenes.widgets.base import RectLike, WidgetParent

ICON, GAP, PICTURE, BAR = 28, 6, 84, 8
SMALL_PICTURE = 56
"""Of a page where something stands at the top."""
SIZE, LARGE, TOTAL = 20, 22, 32
"""Of rows, of those that stand at the top, and of what those come to."""
LINK = 14
"""The side of the sign at the right of a row that leads to another page."""


class PageSheet(NamedTuple):
    """A finished page: its picture and where its links are."""

    picture: pygame.Surface
    links: tuple[tuple[pygame.Rect, str], ...] = ()


NO_SHEET = PageSheet(pygame.Surface((1, 1), pygame.SRCALPHA))


def sheet_of(words: TitleWords, page: Page, width: int, heading: bool) -> PageSheet:
    """The page `width` wide; with `heading` its picture and title stand at the top."""
    blocks = [(_heading(words, page, width), "")] if heading else []
    blocks += [(block, row.ref) for row, block in zip(page.top, top_blocks(words.media, page, width), strict=True)]
    blocks += [(_block(words.media, row, width), row.ref) for row in page.rows]
    height = sum(block.get_height() + GAP for block, _ in blocks)
    out = pygame.Surface((width, max(1, height)), pygame.SRCALPHA)
    links = []
    y = 0
    for block, ref in blocks:
        out.blit(block, (0, y))
        if ref:
            links.append((pygame.Rect(0, y, width, block.get_height()), ref))
        y += block.get_height() + GAP
    return PageSheet(out, tuple(links))


def top_blocks(media: Media, page: Page, width: int) -> list[pygame.Surface]:
    """What stands large at the top, row by row."""
    return [_block(media, row, width, LARGE) for row in page.top]


def _heading(words: TitleWords, page: Page, width: int) -> pygame.Surface:
    media, card, side = words.media, words.pages.card, SMALL_PICTURE if page.top else PICTURE
    if page.card and card is not None:
        picture = card(media, page.card, False)
    elif page.picture and media.sprites.has(page.picture):
        picture = media.sprites.get(page.picture, size=(side, side))
    else:
        picture = pygame.Surface((1, 1), pygame.SRCALPHA)
    x = max(picture.get_width(), side if page.picture else 0) + 14
    title = media.theme.paragraph(page.title, width - x, theme.BUTTON, theme.GOLD, True)
    lower = media.theme.paragraph(page.subtitle, width - x, theme.SMALL, theme.DIM) if page.subtitle else None
    high = title.get_height() + (lower.get_height() if lower is not None else 0)
    height = max(picture.get_height(), high) + 6
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    out.blit(picture, picture.get_rect(center=((x - 14) // 2, height // 2)))
    top = 0 if page.card else (height - high) // 2
    out.blit(title, (x, top))
    if lower is not None:
        out.blit(lower, (x, top + title.get_height()))
    return out


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
    words = media.theme.paragraph(row.text, max(60, width - value.get_width() - 14), LARGE, ink, True)
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


def _line(media: Media, row: PageRow, width: int, size: int) -> pygame.Surface:
    """Icon, words, value at the right; a value that is too long stands under the words."""
    type_, ink = media.theme, theme.TONES[row.tone]
    x, shift = ICON + 10 if row.icon else 0, LINK + GAP if row.ref else 0
    value = type_.line(row.value, width - x, size, ink if row.tone else theme.GOLD, True) if row.value else None
    room = width - x - (value.get_width() + 14 if value is not None else 0) - shift
    narrow = size < LARGE or room < width // 3
    below = value is not None and narrow and type_.width(row.text, size) > room
    words = type_.paragraph(row.text, width - x - shift if below else room, size, ink, row.kind == "total")
    height = max(ICON + 4, words.get_height() + (value.get_height() if below and value is not None else 0))
    top = 6 if row.kind == "total" else 0
    out = pygame.Surface((width, height + top), pygame.SRCALPHA)
    if top:
        pygame.draw.line(out, theme.BRASS, (0, 1), (width, 1), 1)
    if row.icon and media.sprites.has(row.icon):
        icon = media.sprites.get(row.icon, size=(ICON, ICON))
        out.blit(icon, icon.get_rect(center=(ICON // 2, top + (ICON + 4) // 2)))
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
        self.page, self._walked = page, -1
        if not same:
            self._sheet, self.top = NO_SHEET, 0
        self.ui.ticking[self] = None
        self.tick(0)
        self.invalidate()

    def tick(self, dt: int) -> None:
        """Makes the sheet as far as there is time; at once where nothing moves."""
        spared = self.media.sprites.sparing(SPARED_S) if self.media.motion else nullcontext()
        with suppress(LaterError), spared:
            self._sheet = self.sheet(self.page) if self.page is not None else NO_SHEET
            self.top = min(self.top, self.furthest)
            self.ui.ticking.pop(self, None)
            self.invalidate()

    def forget(self) -> None:
        """Nothing of the page stays in sight."""
        self.page, self._sheet = None, NO_SHEET
        self.invalidate()

    def sheet(self, page: Page) -> PageSheet:
        """The finished page."""
        return sheet_of(self.words, page, self.rect.width - 2 * BAR, self.heading)

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
        """What is in sight of the page, and a frame around the link that was walked to."""
        surface.blit(self._sheet.picture, self.rect, pygame.Rect(0, self.top, *self.rect.size))
        if self._walked >= 0 and self.focused and self.ui.keyboard:
            place = self._sheet.links[self._walked][0].move(self.rect.x, self.rect.y - self.top)
            pygame.draw.rect(surface, theme.FOCUS, place, 2, 6)
