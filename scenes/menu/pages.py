"""A scrolling column of paragraphs of any height: the credits. Only what is in sight is drawn."""

from __future__ import annotations

import pygame

from scenes.media import theme
from scenes.media.theme import Colour
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.scroller import BAR, Scroller

GAP = 18
BULLET = 36


class Paragraph:
    """A paragraph with an optional bullet in front or the look of a heading."""

    __slots__ = ("heading", "height", "tag", "text", "y")

    def __init__(self, text: str, tag: str = "", heading: bool = False) -> None:
        self.text, self.tag, self.heading = text, tag, heading
        self.y = 0
        self.height = 0


class Pages(Scroller):
    """Paragraphs one below the other."""

    focusable = True
    line_step = 60

    def __init__(self, parent: WidgetParent, rect: RectLike, blocks: list[Paragraph], name: str = "pages") -> None:
        super().__init__(parent, rect, name)
        self._indent = 0
        self.blocks: list[Paragraph] = []
        self.show(blocks)

    def show(self, blocks: list[Paragraph]) -> None:
        """Other content; begins at its top."""
        self.blocks = blocks
        self._indent = BULLET if any(b.tag for b in blocks) else 0
        y = 0
        for block in blocks:
            block.y = y
            block.height = self._surface(block).get_height()
            y += block.height + (GAP // 2 if block.heading else GAP)
        self._whole = y
        self.top = 0
        self.invalidate()

    @property
    def whole(self) -> int:
        """How high all paragraphs are."""
        return self._whole

    def enlarge(self, factor: float, origin: tuple[int, int]) -> None:
        """The paragraphs are laid out anew in the larger letters."""
        super().enlarge(factor, origin)
        self.show(self.blocks)

    def focus_ring(self) -> pygame.Rect:
        """Clear of the text's edge."""
        return self.rect.inflate(16, 16)

    def spoken(self) -> str:
        """The text in sight."""
        bottom = self.top + self.rect.height
        return "\n".join(b.text for b in self.blocks if b.y < bottom and b.y + b.height > self.top)

    def on_hover(self, inside: bool) -> None:
        """The page does not light up."""
        self.hovered = inside

    def draw_back(self, surface: pygame.Surface) -> None:
        """The blocks in sight."""
        for block in self.blocks:
            y = self.rect.y + block.y - self.top
            if y > self.rect.bottom or y + block.height < self.rect.y:
                continue
            self._draw_block(surface, block, y)

    def _draw_block(self, surface: pygame.Surface, block: Paragraph, y: int) -> None:
        x = self.rect.x
        if block.tag:
            tag = self.media.theme.line(block.tag, BULLET - 12, theme.SMALL, theme.GOLD, True)
            surface.blit(tag, (x + 8, y + 3))
        surface.blit(self._surface(block), (x + (0 if block.heading else self._indent), y))

    def _surface(self, block: Paragraph) -> pygame.Surface:
        width = self.rect.width - BAR - 28
        if block.heading:
            return self.media.theme.paragraph(block.text, width, 28, theme.GOLD, True)
        colour: Colour = theme.BONE
        return self.media.theme.paragraph(block.text, width - self._indent, theme.BODY, colour)
