"""A text that stands still: one line, or a wrapped paragraph with `wrap=True`. It never runs out of its
rectangle.
"""

from __future__ import annotations

import pygame

from scenes.media import theme
from scenes.media.theme import Colour
from scenes.widgets.base import RectLike, Widget, WidgetParent, Words


class Label(Widget):
    """`align` is left, center or right; `text` may be changed. Vertically the text is centred, or at the top
    with wrap.
    """

    def __init__(
        self,
        parent: WidgetParent,
        rect: RectLike,
        text: str,
        *,
        size: int = theme.BODY,
        colour: Colour = theme.BONE,
        bold: bool = False,
        align: str = "left",
        wrap: bool = False,
        shadow: bool = False,
        tip: Words = "",
        name: str = "",
    ) -> None:
        self._text = text
        self.size = size
        self.colour = colour
        self.bold = bold
        self.align = align
        self.wrap = wrap
        self.shadow = shadow
        super().__init__(parent, rect, name=name, tip=tip, spoken=lambda: self._text)

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._text:
            self._text = value
            self.invalidate()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """A label without tooltip lets the pointer through."""
        return super().at(pos) if self.tip else None

    def lettered(self) -> pygame.Rect | None:
        """The text itself, not all of its room."""
        return self._set()[1] if self._text else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the text."""
        surface.blit(*self._set())

    def _set(self) -> tuple[pygame.Surface, pygame.Rect]:
        """The text and its place."""
        if self.wrap:
            block = self.media.theme.paragraph(
                self._text, self.rect.width, self.size, self.colour, self.bold, self.align, self.rect.height
            )
            return block, block.get_rect(topleft=self.rect.topleft)
        line = self.media.theme.line(
            self._text, self.rect.width, self.size, self.colour, self.bold, self.shadow, self.rect.height,
            self.align,
        )
        place = line.get_rect(midleft=self.rect.midleft)
        if self.align == "center":
            place.center = self.rect.center
        elif self.align == "right":
            place.midright = self.rect.midright
        return line, place
