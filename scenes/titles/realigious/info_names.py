"""A player's ID in a narrow place: one line, or two where 16 wide letters need them (C2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme

if TYPE_CHECKING:
    import pygame

    from scenes.app import App

STEP = 21


def draw_name(
    surface: pygame.Surface, app: App, name: str, area: pygame.Rect, colour: theme.Colour, align: str = "left"
) -> None:
    """The whole name inside `area`, centred in its height; a longer one than two lines hold ends with an ellipsis."""
    lines, size = [name], theme.BODY
    if app.theme.width(name, theme.SMALL, True) > area.width:
        size = theme.SMALL
        lines = app.theme.wrap(name, size, area.width, True)
        lines = [lines[0], "".join(lines[1:])]
    step = STEP if len(lines) > 1 else 0
    for i, words in enumerate(lines):
        line = app.theme.line(words, area.width, size, colour, True, True)
        y = area.centery + (2 * i - len(lines) + 1) * step // 2
        place = line.get_rect(center=(area.centerx, y)) if align == "center" else line.get_rect(midleft=(area.x, y))
        surface.blit(line, place)
