"""What a title's rulebook shows besides text: figures that are drawn and tables of cells (C6.10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import pygame

from scenes.kit.board_art import AnchoredPicture, BoardArt
from scenes.media import theme
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from scenes.media.media import Media

FIGURE_WIDTH = 324
"""Pixels: the column beside the text."""


class Figure(NamedTuple):
    """A picture and how high it is, which is known before it is drawn."""

    height: int
    draw: Callable[[Media], pygame.Surface]


A = TypeVar("A", bound=BoardArt)


class Drawing(Generic[A]):
    """A figure made of the pictures of a board; a title adds where its places lie, in pixels."""

    def __init__(self, art: A, size: tuple[int, int]) -> None:
        self.art, self.media = art, art.media
        self.surface = pygame.Surface(size, pygame.SRCALPHA)
        self.pen = Pen(self.surface, art.media)

    def draw(self, picture: AnchoredPicture, at: tuple[float, float]) -> None:
        """A picture with its anchor at a point."""
        self.surface.blit(picture.surface, picture.at(*at))

    def write(self, text: str, at: tuple[float, float], ink: theme.Colour = theme.DIM) -> None:
        """A line of words about a point, kept inside the picture."""
        line = self.media.theme.line(text, self.surface.get_width(), theme.SMALL, ink, True)
        place = line.get_rect(center=(round(at[0]), round(at[1])))
        self.surface.blit(line, place.clamp(self.surface.get_rect()))


class Cell(NamedTuple):
    """Words, or a sprite `high` pixels high; `link` leads to a rule; `strong` words are gold."""

    text: str = ""
    sprite: str = ""
    link: str = ""
    strong: bool = False
    high: int = 36


class Content(NamedTuple):
    """A table: headings, rows, and how the width is shared (percent)."""

    heads: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]
    shares: tuple[int, ...]
