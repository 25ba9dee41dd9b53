"""What the books name and titles draw: figures as "<title>/<figure>", tables by their names alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.rules.book_table import BookTable
from scenes.titles import ui_of

if TYPE_CHECKING:
    import pygame

    from scenes.kit.rulebook import Figure
    from scenes.media.media import Media


def _figure(name: str) -> Figure:
    title, _, figure = name.partition("/")
    return ui_of(title).figures[figure]


def picture_of(media: Media, name: str) -> pygame.Surface:
    """A figure, drawn once. Raises KeyError for an unknown name."""
    return media.sprites.made(("rules", name, media.texts.language), lambda: _figure(name).draw(media))


def height_of(name: str) -> int:
    """How high a figure is, without drawing it. Raises KeyError for an unknown name."""
    return _figure(name).height


def table_of(media: Media, title: str, name: str, width: int) -> BookTable:
    """A table at most `width` wide. Raises KeyError for an unknown name."""
    kind, _, which = name.partition("/")
    make = ui_of(title).tables[kind]
    return BookTable(media, make(media, which) if which else make(media), width)
