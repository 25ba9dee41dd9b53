"""The inspector (C6.4b): what the pointer is on, large, as much of it as there is without scrolling."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from scenes.kit.inspector import HEAD, PAD, Inspector
from scenes.kit.page_view import GAP, PageSheet, PageView, top_blocks
from scenes.media import theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.kit.page import Page

PICTURE = (112, 132)
NUMERALS = 53
"""How far below the middle of a hand's tile its figures stand."""
Block = tuple[pygame.Surface, int, int]  # a text and its place, from where the texts begin


class UnitInspector(Inspector):
    """The heading is the page's own; figures stand large beside the picture."""

    tools = ("pin", "rule")
    head_y = 4

    def make_body(self) -> PageView:
        """A page that fits."""
        r = self.rect
        place = (r.x + PAD, r.y + HEAD + 4, r.width - 2 * PAD, r.height - HEAD - 12)
        return FittedPage(self, place, self.words, heading=False, name="inspector.page")

    def warm_up(self) -> Iterator[None]:
        """Makes the pictures of the pages of all units."""
        nations = [public.nation for public in self.words.seen.seats if public.nation]
        for nation, kind in product(nations, dict.fromkeys(row.kind for row in TILES.values())):
            yield from self.media.sprites.prepared(partial(self._warm, f"creed/hand/{kind}_{nation}"))

    def _warm(self, name: str, _nowhere: pygame.Surface) -> None:
        _picture(self.body, name)


class FittedPage(PageView):
    """A page whose texts are as large as they fit."""

    focusable = False

    def sheet(self, page: Page) -> PageSheet:
        """What comes of choosing it, picture and figures, below them the rows."""
        out = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        y = 0
        for block in top_blocks(self.media, page, self.rect.width):
            out.blit(block, (0, y))
            y += block.get_height() + GAP
        y = self._draw_head(out, page) if not y else y + GAP
        for block, x, top in self._blocks(page, self.rect.height - y):
            out.blit(block, (x, y + top))
        return PageSheet(out)

    def _draw_head(self, out: pygame.Surface, page: Page) -> int:
        """Picture with figures and place beside it; the y below."""
        sprites, type_ = self.media.sprites, self.media.theme
        x, width = 0, self.rect.width
        place = pygame.Rect(0, 0, 0, 0)
        has = bool(page.picture) and sprites.has(page.picture)
        if has:
            picture, scale = _picture(self, page.picture)
            place = picture.get_rect(midtop=(PICTURE[0] // 2, 0))
            out.blit(picture, place)
            if page.figures and page.picture.startswith("creed/hand/"):
                words = type_.text(page.figures, 20, theme.BONE, True, theme.INK)
                out.blit(words, words.get_rect(center=(place.centerx, place.centery + round(NUMERALS * scale))))
            x = PICTURE[0] + 12
        if page.figures:
            out.blit(type_.line(page.figures, width - x, 48, theme.BONE, True, True, 56), (x, 8))
        if page.subtitle:
            top = (72 if page.figures else 30) if has else 0
            out.blit(type_.paragraph(page.subtitle, width - x, 20, theme.BONE, height=60 if has else 30), (x, top))
        if not has:
            return 36 if page.subtitle else 0
        return 8 + (PICTURE[1] if page.figures else place.height)

    def _blocks(self, page: Page, high: int) -> list[Block]:
        """The rows with their places, as large as they fit; facts in one paragraph where they are too high."""
        type_, width = self.media.theme, self.rect.width
        for size in type_.smaller(theme.SMALL):
            blocks, bottom = self._rows(page, size)
            if bottom <= high:
                return blocks
        body = [(row.text, theme.DIM) for row in page.rows if row.kind == "text"]
        facts = " · ".join(f"{row.text} {row.value}".strip() for row in page.rows if row.kind == "row")
        out: list[Block] = []
        y = 0
        for text, ink in [*body, (facts, theme.BONE)]:
            if text:
                out.append((type_.paragraph(text, width, type_.least, ink), 0, y))
                y += out[-1][0].get_height() + 6
        if y - 6 > high:
            type_.fault("left out", page.title)
        return out

    def _rows(self, page: Page, size: int) -> tuple[list[Block], int]:
        """The rows at a size, and where they end."""
        type_, whole = self.media.theme, self.rect.width
        out: list[Block] = []
        y = 0
        for row in page.rows:
            number = type_.line(row.value, 150, size, theme.GOLD, True, height=48) if row.value else None
            beside = number.get_width() + 10 if number is not None else 0
            block = type_.paragraph(row.text, whole - beside, size, theme.DIM if row.kind == "text" else theme.BONE)
            out.append((block, 0, y))
            out += [(number, whole - number.get_width(), y)] if number is not None else []
            y += block.get_height() + (8 if row.kind == "text" else 2)
        return out, y


def _picture(view: PageView, name: str) -> tuple[pygame.Surface, float]:
    """A sprite as large as it fits beside the figures, and how much smaller than natural."""
    natural = view.media.sprites.natural(name)
    scale = min(PICTURE[0] / natural[0], PICTURE[1] / natural[1])
    return view.media.sprites.get(name, width=round(natural[0] * scale)), scale
