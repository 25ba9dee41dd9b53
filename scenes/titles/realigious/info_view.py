"""A page as a picture, and the widget that shows, scrolls and links it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.media import theme
from scenes.titles.realigious.cards import HAND_SIZE, hand_card
from scenes.titles.realigious.info import Page, Row
from scenes.titles.realigious.info_spot import nobody
from scenes.widgets.base import Host, RectLike, Widget

if TYPE_CHECKING:
    from scenes.media.media import Media

TONES = {"": theme.BONE, "dim": theme.DIM, "good": theme.GOOD, "bad": theme.BAD, "gold": theme.GOLD}
ICON, GAP, PICTURE, STEP, BAR = 28, 6, 84, 64, 8
SIZE = 20


class Sheet(NamedTuple):
    """A finished page: its picture and where its links are."""

    picture: pygame.Surface
    links: tuple[tuple[pygame.Rect, str], ...]


def sheet_of(media: Media, page: Page, width: int, heading: bool) -> Sheet:
    """The page `width` wide; with `heading` its picture and title stand at the top."""
    blocks: list[tuple[pygame.Surface, str]] = []
    if heading:
        blocks.append((_heading(media, page, width), ""))
    blocks += [(_block(media, row, width), row.ref) for row in page.rows]
    height = sum(block.get_height() + GAP for block, _ in blocks)
    out = pygame.Surface((width, max(1, height)), pygame.SRCALPHA)
    links = []
    y = 0
    for block, ref in blocks:
        out.blit(block, (0, y))
        if ref:
            links.append((pygame.Rect(0, y, width, block.get_height()), ref))
        y += block.get_height() + GAP
    return Sheet(out, tuple(links))


def _heading(media: Media, page: Page, width: int) -> pygame.Surface:
    if page.card:
        picture = hand_card(media, page.card)
        assert picture.get_size() == HAND_SIZE
    elif page.picture and media.sprites.has(page.picture):
        picture = media.sprites.get(page.picture, size=(PICTURE, PICTURE))
    else:
        picture = pygame.Surface((1, 1), pygame.SRCALPHA)
    x = max(picture.get_width(), PICTURE if page.picture else 0) + 14
    title = media.theme.paragraph(page.title, width - x, theme.BUTTON, theme.GOLD, True)
    lower = media.theme.paragraph(page.subtitle, width - x, theme.SMALL, theme.DIM) if page.subtitle else None
    words = title.get_height() + (lower.get_height() if lower is not None else 0)
    height = max(picture.get_height(), words) + 6
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    out.blit(picture, picture.get_rect(center=((x - 14) // 2, height // 2)))
    top = 0 if page.card else (height - words) // 2
    out.blit(title, (x, top))
    if lower is not None:
        out.blit(lower, (x, top + title.get_height()))
    return out


def _block(media: Media, row: Row, width: int) -> pygame.Surface:
    if row.kind == "text":
        return media.theme.paragraph(row.text, width, SIZE, TONES.get(row.tone, theme.BONE))
    if row.kind == "head":
        return _head(media, row, width)
    return _line(media, row, width)


def _head(media: Media, row: Row, width: int) -> pygame.Surface:
    words = media.theme.line(row.text, width, SIZE, theme.GOLD, True, height=2 * ICON)
    out = pygame.Surface((width, words.get_height() + 10), pygame.SRCALPHA)
    out.blit(words, (0, 6))
    pygame.draw.line(out, theme.BRASS, (0, out.get_height() - 2), (width, out.get_height() - 2), 1)
    return out


def _line(media: Media, row: Row, width: int) -> pygame.Surface:
    """Icon, words, value at the right; a value that is too long stands under the words."""
    ink = TONES.get(row.tone, theme.BONE)
    x = ICON + 10 if row.icon else 0
    value = media.theme.line(row.value, width - x, SIZE, ink if row.tone else theme.GOLD, True) if row.value else None
    room = width - x - (value.get_width() + 14 if value is not None else 0) - (20 if row.ref else 0)
    below = value is not None and media.theme.width(row.text, SIZE) > room
    if below:
        room = width - x - (20 if row.ref else 0)
    words = media.theme.paragraph(row.text, room, SIZE, ink, row.kind == "total")
    height = max(ICON + 4, words.get_height() + (value.get_height() if below and value is not None else 0))
    top = 6 if row.kind == "total" else 0
    out = pygame.Surface((width, height + top), pygame.SRCALPHA)
    if top:
        pygame.draw.line(out, theme.BRASS, (0, 1), (width, 1), 1)
    if row.icon and media.sprites.has(row.icon):
        icon = media.sprites.get(row.icon, size=(ICON, ICON))
        out.blit(icon, icon.get_rect(center=(ICON // 2, top + (ICON + 4) // 2)))
    if below and value is not None:
        out.blit(words, (x, top))
        out.blit(value, (x, top + words.get_height()))
    else:
        out.blit(words, (x, top + (height - words.get_height()) // 2))
        if value is not None:
            shift = 20 if row.ref else 0
            out.blit(value, value.get_rect(midright=(width - shift, top + height // 2)))
    if row.ref:
        mark = media.sprites.get("ui/chevron_right", size=(14, 14))
        out.blit(mark, mark.get_rect(midright=(width, top + height // 2)))
    return out


class PageView(Widget):
    """Shows one page; scrolls by wheel, drag and keys; a click on a link calls `on_link`."""

    focusable = True

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        *,
        on_link: Callable[[str], None] = nobody,
        heading: bool = True,
        name: str = "page",
    ) -> None:
        self.on_link = on_link
        self.heading = heading
        self.page: Page | None = None
        self._sheet: Sheet | None = None
        self._top = 0
        self._dragged = 0
        self._at: tuple[int, int] | None = None
        super().__init__(parent, rect, name=name, spoken=self._words)

    def put(self, page: Page | None) -> None:
        """Another page, from its top; the same page with other numbers keeps its place."""
        if page == self.page:
            return
        same = page is not None and self.page is not None and page.ref == self.page.ref
        self.page = page
        self._sheet = sheet_of(self.media, page, self._width(), self.heading) if page is not None else None
        self._top = min(self._top, self.furthest) if same else 0
        self.invalidate()

    def _width(self) -> int:
        return self.rect.width - BAR - 8

    def _words(self) -> str:
        if self.page is None:
            return ""
        rows = (f"{row.text} {row.value}".strip() for row in self.page.rows)
        return "\n".join((self.page.title, self.page.subtitle, *rows))

    @property
    def furthest(self) -> int:
        """The largest scroll position."""
        return max(0, self._sheet.picture.get_height() - self.rect.height) if self._sheet is not None else 0

    def scroll(self, by: int) -> None:
        """Scrolls by so many pixels, as far as there is anything."""
        top = min(max(self._top + by, 0), self.furthest)
        if top != self._top:
            self._top = top
            self.invalidate()

    def link_at(self, pos: tuple[int, int]) -> str:
        """The link under a place, or ""."""
        if self._sheet is None or not self.rect.collidepoint(pos):
            return ""
        inner = (pos[0] - self.rect.x, pos[1] - self.rect.y + self._top)
        return next((ref for rect, ref in self._sheet.links if rect.collidepoint(inner)), "")

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """Scrolls where there is more than fits."""
        if not self.furthest:
            return False
        self.scroll(-amount * STEP)
        return True

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Begins a click or a drag."""
        self._dragged, self._at = 0, pos
        return button == 1

    def on_drag(self, pos: tuple[int, int], rel: tuple[int, int]) -> None:
        """Drags the page."""
        self._dragged += abs(rel[1])
        self.scroll(-rel[1])

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """A click on a link."""
        link = self.link_at(pos)
        if inside and link and self._dragged < 8:
            self.media.sounds.play("click")
            self.on_link(link)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Up, Down, PgUp, PgDn, Home, End scroll; number keys are not for links: Enter follows the first one."""
        page = self.rect.height - STEP
        steps = {
            pygame.K_UP: -STEP, pygame.K_DOWN: STEP, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -(10**6), pygame.K_END: 10**6,
        }  # fmt: skip
        if event.key in steps and self.furthest:
            self.scroll(steps[event.key])
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """The visible part and, where there is more, a bar."""
        sheet = self._sheet
        if sheet is None:
            return
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        surface.blit(sheet.picture, self.rect, pygame.Rect(0, self._top, self.rect.width, self.rect.height))
        if self.furthest:
            whole = sheet.picture.get_height()
            track = pygame.Rect(self.rect.right - BAR, self.rect.y, BAR, self.rect.height)
            surface.blit(self.media.sprites.nine("nine/scroll_track", track.size), track)
            length = max(32, track.height * self.rect.height // whole)
            thumb = pygame.Rect(track.x, 0, BAR, length)
            thumb.y = track.y + (track.height - length) * self._top // self.furthest
            surface.blit(self.media.sprites.nine("nine/scroll_thumb", thumb.size), thumb)
        surface.set_clip(clip)
