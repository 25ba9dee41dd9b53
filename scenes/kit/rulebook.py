"""What a title's rulebook shows besides text: figures that are drawn and tables of cells (C6.10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media

FIGURE_WIDTH = 324
"""Pixels: the column beside the text."""


class Figure(NamedTuple):
    """A picture and how high it is, which is known before it is drawn."""

    height: int
    draw: Callable[[Media], pygame.Surface]


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
