"""What a room's game is, for those who wait in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.menu.poster import players_text
from scenes.titles import ui_of
from scenes.widgets.base import Widget
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.widgets.base import Group

APART = 8


def tell_game(panel: Group, area: pygame.Rect, least: int, title: str) -> int:
    """At the foot of an area, as much of it as there is room for below `least`; where it begins."""
    t, letters = panel.media.t, panel.media.theme
    rows = [
        (t(f"{title}.title.line"), theme.BUTTON, theme.GOLD, True),
        (t(f"{title}.title.blurb"), theme.BODY, theme.BONE, False),
        (" · ".join(players_text(panel, ui_of(title))), theme.SMALL, theme.DIM, False),
    ]
    highs = [len(letters.wrap(words, size, area.width, bold)) * letters.line_height(size)
             for words, size, _, bold in rows]  # fmt: skip
    while len(rows) > 1 and area.bottom - sum(highs) - APART * (len(rows) - 1) - 20 < least:
        rows, highs = rows[:-1], highs[:-1]
    highs[0] = min(highs[0], max(0, area.bottom - least - 20 - sum(highs[1:]) - APART * (len(rows) - 1)))
    top = y = area.bottom - sum(highs) - APART * (len(rows) - 1)
    Rule(panel, (area.x, top - 16, area.width, 2))
    for (words, size, ink, bold), high in zip(rows, highs, strict=True):
        Label(panel, (area.x, y, area.width, high), words, size=size, colour=ink, bold=bold, wrap=True)
        y += high + APART
    return top - 24


class Rule(Widget):
    """A thin line between what can be done and what is told."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it."""
        pygame.draw.rect(surface, theme.BRASS, self.rect)
