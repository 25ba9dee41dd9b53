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
from scenes.titles.creed import foretold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.kit.page import Page, PageRow

PICTURE = (112, 132)
LARGE, SIDES = (236, 212, 188), (132, 92, 64)
"""How high the picture is: as high as the rows leave room; large over the words, else beside them."""
INDENT, BETWEEN = 16, 8
"""How far a value stands in under its words; what lies between both in one line at least."""
NUMERALS, APART = 53, 52
"""How far below the middle of a hand's tile its figures stand, and how far from each other."""
LANE_GAP, LANE_PAD, TIGHT_PAD, LANE_BACK = 6, 14, 8, (255, 240, 210, 14)
"""Between the rows of the page of all lines, inside of them, and their ground."""
NOTE, OVER_NOTE = 20, 16
"""How large the words under the lines are at most, and how much is free over them."""
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
        for side in (*LARGE, SIDES[0]):
            _picture(self.body, name, side)


class FittedPage(PageView):
    """A page whose texts are as large as they fit."""

    focusable = False
    lane_gap, lane_pad = LANE_GAP, LANE_PAD

    def steps(self, page: Page) -> Iterator[PageSheet | None]:
        """What comes of choosing it, picture and figures, below them the rows: smaller until all of it fits, the
        picture before the words, what it is like before what it does."""
        width, high = self.rect.size
        top = top_blocks(self.media, page, width)
        laid: dict[tuple[int, int], tuple[list[Block], int]] = {}
        heads: dict[int, pygame.Surface] = {}
        for rows, size, side in self._tries(page):
            key = len(rows), size
            if key not in laid:
                yield None
                laid[key] = self._rows(rows, size)
            blocks, bottom = laid[key]
            if bottom > high:
                continue
            if side not in heads:
                yield None
                heads[side] = self._head(page, side)
            head = heads[side]
            if sum(block.get_height() + GAP for block in (*top, head)) + bottom <= high:
                break
        else:
            self.media.theme.fault("left out", page.title)
            head = heads.get(side) or self._head(page, side)
        yield None
        yield self._sheet_of((*top, head), blocks)

    def _sheet_of(self, above: Sequence[pygame.Surface], blocks: Sequence[Block]) -> PageSheet:
        """Everything in its place."""
        out = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        y = 0
        for block in above:
            out.blit(block, (0, y))
            y += block.get_height() + (GAP if block.get_height() > 1 else 0)
        for block, x, down in blocks:
            out.blit(block, (x, y + down))
        return PageSheet(out)

    def _tries(self, page: Page) -> Iterator[tuple[Sequence[PageRow], int, int]]:
        """Rows, sizes of their words, heights of the picture, the best first; 0 for no picture. With larger letters the
        words go before the picture (C10.3)."""
        facts = [row for row in page.rows if row.kind != "text"]
        sizes = (theme.BODY, 20, theme.SMALL)
        if page.picture and self.media.theme.scale > 100:  # who wants larger letters wants them before the picture
            yield from ((page.rows, size, side) for size, side in product(sizes, (*LARGE, *SIDES)))
        elif page.picture:
            yield from ((page.rows, size, side) for side, size in product(LARGE, sizes))
        if not page.picture and not page.top:
            yield from ((page.rows, size, 0) for size in (theme.BUTTON, theme.BODY, 20))
        least = [row for row in facts if row.kind != foretold.ORDER]
        for rows in (page.rows, facts, *([least] if len(least) < len(facts) else [])):
            for size in self.media.theme.smaller(theme.SMALL):
                for side in SIDES if rows is page.rows and not page.top else (*SIDES, 0):
                    yield rows, size, side

    def _head(self, page: Page, side: int) -> pygame.Surface:
        """Picture, at most so high, with figures and place beside it."""
        sprites, type_, width = self.media.sprites, self.media.theme, self.rect.width
        has = bool(side and page.picture) and sprites.has(page.picture)
        if not has and (page.top or not page.subtitle):
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        if not has:
            return type_.paragraph(page.subtitle, width, 20, theme.BONE)
        picture, scale = _picture(self, page.picture, side)
        if side > SIDES[0]:
            return self._large_head(page, picture, scale)
        wide = PICTURE[0] * side // PICTURE[1]
        x = wide + 12
        figures = type_.line(page.figures, width - x, 48, theme.BONE, True, True, 56) if page.figures else None
        where = type_.paragraph(page.subtitle, width - x, 20, theme.BONE) if page.subtitle else None
        beside = [block for block in (figures, where) if block is not None]
        high = sum(block.get_height() for block in beside)
        out = pygame.Surface((width, max(picture.get_height(), high)), pygame.SRCALPHA)
        place = picture.get_rect(center=(wide // 2, out.get_height() // 2))
        out.blit(picture, place)
        if figures is not None and side > SIDES[-1] and page.picture.startswith("creed/hand/"):
            words = type_.text(page.figures, 20, theme.BONE, True, theme.INK)
            out.blit(words, words.get_rect(center=(place.centerx, place.centery + round(NUMERALS * scale))))
        y = (out.get_height() - high) // 2
        for block in beside:
            out.blit(block, (x, y))
            y += block.get_height()
        return out

    def _large_head(self, page: Page, picture: pygame.Surface, scale: float) -> pygame.Surface:
        """The picture in the middle, the figures of a tile on it, its place under it."""
        type_, width = self.media.theme, self.rect.width
        told = page.subtitle
        where = type_.paragraph(told, width, theme.BODY, theme.BONE, False, "center") if told else None
        high = picture.get_height()
        out = pygame.Surface((width, high + (where.get_height() + 4 if where is not None else 0)), pygame.SRCALPHA)
        place = picture.get_rect(midtop=(width // 2, 0))
        out.blit(picture, place)
        parts = page.figures.split("/") if page.picture.startswith("creed/hand/") else []
        apart = round(APART * scale) if len(parts) > 1 else 0
        for part, x in zip(parts, (-apart // 2, apart // 2), strict=False):
            words = type_.text(part, 36, theme.BONE, True, theme.INK)
            out.blit(words, words.get_rect(center=(place.centerx + x, place.centery + round(NUMERALS * scale))))
        if where is not None:
            out.blit(where, where.get_rect(midbottom=(width // 2, out.get_height())))
        return out

    def _rows(self, rows: Sequence[PageRow], size: int) -> tuple[list[Block], int]:
        """The rows at a size, and where they end: what is told of it at the left, how it stands at the right; under it
        where both have no room in one line."""
        type_, whole = self.media.theme, self.rect.width
        out: list[Block] = []
        y = 0
        lanes = any(row.kind == foretold.LANE for row in rows)
        for row in rows:
            if row.kind == foretold.LANE:
                block = self._lane(row, size)
                out.append((block, 0, y))
                y += block.get_height() + self.lane_gap
                continue
            plain = theme.DIM if row.kind == "text" else theme.BONE
            if lanes and row.kind == "text":
                y += OVER_NOTE - self.lane_gap
                block = type_.paragraph(row.text, whole, min(size, NOTE), plain)
                out.append((block, 0, y))
                y += block.get_height() + 2
                continue
            if not row.value:
                block = type_.paragraph(row.text, whole, size, plain)
                out.append((block, 0, y))
                y += block.get_height() + (8 if row.kind == "text" else 2)
                continue
            ink = theme.TONES[row.tone] if row.tone else theme.GOLD
            fits = type_.width(row.text, size) + type_.width(row.value, size, True) + BETWEEN <= whole
            words = type_.paragraph(row.text, whole, size, theme.DIM)
            value = type_.paragraph(row.value, whole if fits else whole - INDENT, size, ink, True)
            if fits:
                value = type_.text(row.value, size, ink, True)
                out += [(words, 0, y), (value, whole - value.get_width(), y)]
                y += max(words.get_height(), value.get_height()) + 2
            else:
                out += [(words, 0, y), (value, INDENT, y + words.get_height() - 2)]
                y += words.get_height() + value.get_height()
        return out, y


    def _lane(self, row: PageRow, size: int) -> pygame.Surface:
        """A line's name, and below each other in two columns how it stands both ways; the first row names these."""
        type_, whole = self.media.theme, self.rect.width
        left, named = type_.width("L3", size, True) + 20, bool(row.text)
        wide = (whole - left) // 2
        tones = row.tone.split(foretold.PARTS) if named else ["dim", "dim"]
        blocks = [type_.paragraph(words, wide - 4, size if named else theme.SMALL,
                                  theme.TONES[tone] if tone else theme.BONE, named, "center")
                  for words, tone in zip(row.value.split(foretold.PARTS), tones, strict=True)]  # fmt: skip
        pad = self.lane_pad if type_.scale == 100 else min(self.lane_pad, TIGHT_PAD)
        high = max(block.get_height() for block in blocks) + (pad if named else 0)
        out = pygame.Surface((whole, high), pygame.SRCALPHA)
        if named:
            pygame.draw.rect(out, LANE_BACK, out.get_rect(), border_radius=6)
            name = type_.text(row.text, size, theme.GOLD, True)
            out.blit(name, name.get_rect(midleft=(8, high // 2)))
        for i, block in enumerate(blocks):
            out.blit(block, block.get_rect(center=(left + i * wide + wide // 2, high // 2)))
        return out


def _picture(view: PageView, name: str, side: int = PICTURE[1]) -> tuple[pygame.Surface, float]:
    """A sprite as large as it fits beside the figures, at most so high, and how much smaller than natural."""
    natural = view.media.sprites.natural(name)
    scale = min(PICTURE[0] / natural[0], PICTURE[1] / natural[1]) * side / PICTURE[1]
    return view.media.sprites.get(name, width=round(natural[0] * scale)), scale
