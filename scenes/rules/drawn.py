"""What the books name and titles draw: "creed/lines" is the figure `lines` of Creed; in Creed's book "units" is its
table of that name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.rules.table import Table
from scenes.titles import ui_of

if TYPE_CHECKING:
    import pygame

    from scenes.app import App
    from scenes.kit.rulebook import Figure


def _figure(name: str) -> Figure:
    title, _, figure = name.partition("/")
    return ui_of(title).figures[figure]


def picture_of(app: App, name: str) -> pygame.Surface:
    """A figure, drawn once. Raises KeyError for an unknown name."""
    return app.sprites.made(("rules", name, app.texts.language), lambda: _figure(name).draw(app))


def height_of(name: str) -> int:
    """How high a figure is, without drawing it. Raises KeyError for an unknown name."""
    return _figure(name).height


def table_of(app: App, title: str, name: str, width: int) -> Table:
    """A table at most `width` wide. Raises KeyError for an unknown name."""
    kind, _, which = name.partition("/")
    make = ui_of(title).tables[kind]
    return Table(app, make(app, which) if which else make(app), width)
