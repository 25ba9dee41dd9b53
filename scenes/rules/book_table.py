"""A table of the rulebook: cells with words or a sprite, set once into a picture."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

import pygame

from scenes.kit.rulebook import Cell, Content
from scenes.media import theme
from scenes.rules.text_layout import TextLayout

if TYPE_CHECKING:
    from scenes.media.media import Media

PAD, LEAST, SIZE = 10, 44, 20
TINT = (255, 240, 210, 10)


class BookTable:
    """A table `width` wide, or narrower where the shares say so in percent."""

    def __init__(self, media: Media, content: Content, width: int) -> None:
        self.content = content
        self.columns = [width * share // 100 for share in content.shares]
        self.width = sum(self.columns)
        self.links: list[tuple[pygame.Rect, str]] = []
        self._media = media
        self._flows = [[self._flow(cell, i) for i, cell in enumerate(row)] for row in content.rows]
        self._heads = [TextLayout(media.theme, head, self.columns[i] - 2 * PAD, theme.SMALL, bold=True)
                       for i, head in enumerate(content.heads)]  # fmt: skip
        self._head_height = max((flow.height for flow in self._heads), default=0) + 10
        least = max(LEAST, media.theme.pixels(LEAST))
        self.heights = [max([least, *(self._high(cell, flow) for cell, flow in zip(row, flows, strict=True))])
                        for row, flows in zip(content.rows, self._flows, strict=True)]  # fmt: skip
        self.height = self._head_height + sum(self.heights)
        self._find_links()

    def _flow(self, cell: Cell, column: int) -> TextLayout:
        return TextLayout(self._media.theme, cell.text, self.columns[column] - 2 * PAD, SIZE, bold=cell.strong)

    @staticmethod
    def _high(cell: Cell, flow: TextLayout) -> int:
        return cell.high + 8 if cell.sprite else flow.height + 8

    def _find_links(self) -> None:
        y = self._head_height
        for row, flows, height in zip(self.content.rows, self._flows, self.heights, strict=True):
            x = 0
            for cell, flow, width in zip(row, flows, self.columns, strict=True):
                if cell.link:
                    first = flow.boxes(0, len(cell.text))[0]
                    top = y + (height - flow.height) // 2
                    self.links.append((pygame.Rect(x + PAD, top, first.width, flow.height), cell.link))
                x += width
            y += height

    def row_ends(self) -> list[int]:
        """Where its rows begin, the headings first, and where the last one ends, from its top."""
        return [0, *accumulate(self.heights, initial=self._head_height)]

    def spoken(self) -> str:
        """Row after row in words."""
        rows = (", ".join(cell.text for cell in row if cell.text) for row in self.content.rows)
        return "\n".join((", ".join(head for head in self.content.heads if head), *rows))

    def face(self) -> pygame.Surface:
        """The table as a picture."""
        out = pygame.Surface((self.width, self.height), pygame.SRCALPHA)
        x = 0
        for flow, width in zip(self._heads, self.columns, strict=True):
            flow.draw(out, x + PAD, self._head_height - 8 - flow.height, theme.DIM, theme.DIM)
            x += width
        pygame.draw.line(out, theme.BRASS, (0, self._head_height - 2), (self.width, self._head_height - 2))
        y = self._head_height
        for number, (row, flows, height) in enumerate(zip(self.content.rows, self._flows, self.heights, strict=True)):
            if number % 2 == 0:
                out.fill(TINT, (0, y, self.width, height))
            self._draw_row(out, row, flows, y, height)
            y += height
        return out

    def _draw_row(self, out: pygame.Surface, row: tuple[Cell, ...], flows: list[TextLayout], y: int,
                  height: int) -> None:
        x = 0
        for cell, flow, width in zip(row, flows, self.columns, strict=True):
            if cell.sprite:
                picture = self._media.sprites.get(cell.sprite, size=(width - PAD, cell.high))
                out.blit(picture, picture.get_rect(midleft=(x + PAD, y + height // 2)))
            ink = theme.GOLD if cell.link or cell.strong else theme.BONE
            flow.draw(out, x + PAD, y + (height - flow.height) // 2, ink, ink)
            x += width
