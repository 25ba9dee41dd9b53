"""Puts sprites and words on a surface by a point of them: `pen.icon(name, 24, midleft=(x, y))`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.media import theme

if TYPE_CHECKING:
    from scenes.media.media import Media
    from scenes.media.theme import Colour

Size = tuple[int, int]


class Pen:
    """Each picture is told which point of its rectangle lies where, and returns the rectangle."""

    def __init__(self, surface: pygame.Surface, media: Media) -> None:
        self.surface, self.media = surface, media

    def put(self, picture: pygame.Surface, **at: Any) -> pygame.Rect:
        """A finished picture."""
        place = picture.get_rect(**at)
        self.surface.blit(picture, place)
        return place

    def icon(self, name: str, size: int | Size, tint: Colour | None = None, **at: Any) -> pygame.Rect:
        """A sprite inside a size, a square one for a number; nothing where there is no such sprite."""
        sprites, box = self.media.sprites, (size, size) if isinstance(size, int) else size
        if not sprites.has(name):
            return pygame.Rect(0, 0, 0, 0)
        return self.put(sprites.get(name, size=box) if tint is None else sprites.tinted(name, tint, size=box), **at)

    def text(
        self, words: str, size: int = theme.BODY, ink: Colour = theme.BONE, bold: bool = False,
        outline: Colour | None = None, shadow: bool = False, **at: Any,
    ) -> pygame.Rect:  # fmt: skip
        """One line as long as it is (`Theme.text`)."""
        return self.put(self.media.theme.text(words, size, ink, bold, outline, shadow), **at)

    def line(
        self, words: str, width: int, size: int = theme.BODY, ink: Colour = theme.BONE, bold: bool = False,
        shadow: bool = False, height: int | None = None, align: str = "left", **at: Any,
    ) -> pygame.Rect:  # fmt: skip
        """One line that always fits (`Theme.line`)."""
        return self.put(self.media.theme.line(words, width, size, ink, bold, shadow, height, align), **at)

    def nine(self, name: str, rect: pygame.Rect) -> None:
        """A material as large as a rectangle: "row" for "nine/row"."""
        self.media.sprites.draw_nine(self.surface, f"nine/{name}", rect)

    def bar(self, rect: pygame.Rect, value: int, most: int, fill: str, rim: int = 6) -> pygame.Rect:
        """A bar that is filled as far as `value` is of `most`; what lies inside its rim."""
        self.nine("bar", rect)
        inner = rect.inflate(-rim, -rim)
        width = round(inner.width * min(value, most) / most)
        if width >= rim + 2:
            self.nine(f"bar_fill_{fill}", pygame.Rect(inner.topleft, (width, inner.height)))
        return inner

    def fact(self, place: pygame.Rect, icon: str, words: str, side: int, size: int, ink: Colour = theme.BONE) -> None:
        """A small picture at the left of a place and words beside it."""
        self.icon(icon, side, midleft=(place.x, place.centery))
        self.line(words, place.width - side - 8, size, ink, True, midleft=(place.x + side + 6, place.centery))
