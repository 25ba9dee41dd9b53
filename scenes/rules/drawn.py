"""Pictures and tables that the books name: "creed/lines" is the picture `lines` of scenes/rules/creed_pictures.py,
the table "units" of Creed's book that of scenes/rules/creed_tables.py.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from scenes.rules.table import Table

if TYPE_CHECKING:
    import pygame

    from scenes.app import App


def picture_of(app: App, name: str) -> pygame.Surface:
    """A picture, drawn once. Raises KeyError for an unknown name."""
    title, _, picture = name.partition("/")
    draw = import_module(f"scenes.rules.{title}_pictures").PICTURES[picture]
    return app.sprites.made(("rules", name, app.texts.language), lambda: draw(app))


def height_of(name: str) -> int:
    """How high a picture is, without drawing it. Raises KeyError for an unknown name."""
    title, _, picture = name.partition("/")
    heights: dict[str, int] = import_module(f"scenes.rules.{title}_pictures").HEIGHTS
    return heights[picture]


def table_of(app: App, title: str, name: str, width: int) -> Table:
    """A table at most `width` wide. Raises KeyError for an unknown name."""
    kind, _, which = name.partition("/")
    make = import_module(f"scenes.rules.{title}_tables").TABLES[kind]
    return Table(app, make(app, which) if which else make(app), width)
