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

APART, TIP_APART, HEAD = 8, 14, 36
"""What lies between two rows, before a piece of advice, and how high the word over the advice is."""


def tell_game(panel: Group, area: pygame.Rect, least: int, title: str, free: int | None = None) -> int:
    """At the foot of an area, as much of it as there is room for below `least`; where it begins. What is left below
    `free` is filled with advice, as loading screens give it."""
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
    high = sum(highs) + APART * (len(rows) - 1)
    tips = _tips(panel, area, area.bottom - high - 20 - max(least, free if free is not None else area.bottom), title)
    y = top = area.bottom - high - sum(tall for _, tall in tips) - (HEAD + TIP_APART) * bool(tips)
    Rule(panel, (area.x, top - 16, area.width, 2))
    for (words, size, ink, bold), tall in zip(rows, highs, strict=True):
        Label(panel, (area.x, y, area.width, tall), words, size=size, colour=ink, bold=bold, wrap=True)
        y += tall + APART
    y += TIP_APART - APART
    if tips:
        Label(panel, (area.x, y, area.width, HEAD), t("room.load.tip"), size=20, colour=theme.GOLD, bold=True)
    y += HEAD
    for words, tall in tips:
        Label(panel, (area.x, y, area.width, tall - APART), words, size=20, colour=theme.DIM, wrap=True)
        y += tall
    return top - 24


def _tips(panel: Group, area: pygame.Rect, room: int, title: str) -> list[tuple[str, int]]:
    """The first pieces of advice that a room has space for, each with how much it takes."""
    letters, found, left = panel.media.theme, [], room - HEAD - TIP_APART
    for key in ui_of(title).look.tips:
        words = panel.media.t(key)
        tall = len(letters.wrap(words, 20, area.width)) * letters.line_height(20) + APART
        if tall > left:
            break
        found.append((words, tall))
        left -= tall
    return found


class Rule(Widget):
    """A thin line between what can be done and what is told."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it."""
        pygame.draw.rect(surface, theme.BRASS, self.rect)
