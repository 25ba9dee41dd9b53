"""The pictures of what may be opened at a table are made ahead, in steps of a few ms (F8)."""

from __future__ import annotations

from importlib import import_module
from itertools import product
from typing import TYPE_CHECKING

from scenes.kit.warm_up import warm_up
from scenes.media import memory, theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.table.host import PlayedTable


def warm_up_table(table: PlayedTable) -> Iterator[None]:
    """Steps that make the pictures of what may be opened at a table."""
    from scenes.table.match_menu import MatchMenu
    from scenes.table.read_ahead import read_ahead

    memory.hold()
    title = table.match.title
    reading = read_ahead(table.client, title)
    yield from table.nav.stack.prepare()
    yield from table.title_table.warm_up()
    while not reading.over:
        yield
    for size, bold in product(theme.SIZES, (False, True)):
        table.media.theme.font(size, bold)
        yield
    menu = MatchMenu(table)
    menu.build()
    yield from warm_up(menu.ui.root)
    yield from import_module("scenes.rules.blocks").warm_up(table.media, title)
    memory.hold()
