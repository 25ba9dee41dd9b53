"""Panels that open later are drawn once where nobody sees it, a thing at a time: then their pictures are made (F8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.widgets.base import Group, Widget

if TYPE_CHECKING:
    from collections.abc import Iterator


def warm_up(widget: Widget) -> Iterator[None]:
    """Makes the pictures of a widget and of everything inside it, hidden or not, a few ms a step."""
    waiting = [widget]
    while waiting:
        now = waiting.pop()
        if isinstance(now, Group):
            waiting += now.children
        yield from now.media.sprites.prepared(now.draw_back if isinstance(now, Group) else now.draw)
        yield
