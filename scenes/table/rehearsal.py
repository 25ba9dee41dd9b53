"""Panels that open later are drawn once where nobody sees it, a thing at a time: then their pictures are made (F8)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from scenes.media import memory, theme
from scenes.widgets.base import Group, Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.table.table_scene import TableScene


def rehearsal(table: TableScene) -> Iterator[None]:
    """Steps that make the pictures of what may be opened at a table."""
    from scenes.rules.ahead import read_ahead
    from scenes.table.match_menu import MatchMenu

    memory.hold()
    reading = read_ahead(table.app, table.match.title)
    yield from table.binding.rehearsing()
    while not reading.over:
        yield
    for size, bold in product(theme.SIZES, (False, True)):
        table.app.theme.font(size, bold)
        yield
    menu = MatchMenu(table)
    menu.build()
    yield from rehearsing(menu.ui.root)
    memory.hold()


def rehearsing(widget: Widget) -> Iterator[None]:
    """Makes the pictures of a widget and of everything inside it, hidden or not, a few ms a step."""
    waiting = [widget]
    while waiting:
        now = waiting.pop()
        if isinstance(now, Group):
            waiting += now.children
        yield from now.app.sprites.prepared(now.draw_back if isinstance(now, Group) else now.draw)
        yield
