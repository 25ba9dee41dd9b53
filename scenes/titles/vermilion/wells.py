"""Wells for dice, and thresholds as lines that light up: met, still possible, missed, or with the chance to be met."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.media import theme
from scenes.titles.vermilion.dice import draw_die_view, draw_well

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.vermilion.view import DieView
    from scenes.widgets.pen import Pen

MET, OPEN, MISSED, PLAIN = "met", "open", "missed", "plain"
INKS = {MET: theme.GOOD, OPEN: theme.GOLD, MISSED: theme.FAINT, PLAIN: theme.BONE}
MARKS = {MET: "ui/check", MISSED: "ui/cross"}


class ThresholdLine(NamedTuple):
    """A threshold in words, how it stands, and a chance in words ("" for none)."""

    words: str
    state: str = PLAIN
    chance: str = ""


def draw_wells(pen: Pen, area: pygame.Rect, capacity: int, dice: Sequence[DieView], side: int) -> int:
    """Wells side by side from the left, dice in the first of them; where the row ends. Dice beyond the capacity (a
    Corruption die) lie behind it.
    """
    x = area.x
    for i in range(max(capacity, len(dice))):
        place = pygame.Rect(x, area.centery - side // 2, side, side)
        if i < capacity:
            draw_well(pen, place)
        if i < len(dice):
            draw_die_view(pen, dice[i], place.inflate(-4, -4))
        x += side + 4
    return x


def draw_threshold(pen: Pen, line: ThresholdLine, row: pygame.Rect, size: int = theme.SMALL) -> None:
    """A line with its state as ink and sign, its chance at the right."""
    ink = INKS[line.state]
    if line.state in (MET, OPEN):
        shade = pen.media.sprites.plain(row.size, (*theme.mix(ink, theme.INK, 0.72), 150))
        pen.put(shade, topleft=row.topleft)
    right = row.right - 4
    if line.chance:
        right = pen.text(line.chance, size, ink, True, midright=(right, row.centery)).left - 8
    elif line.state in MARKS:
        right = pen.icon(MARKS[line.state], 18, ink, midright=(right, row.centery)).left - 4
    pen.line(line.words, right - row.x - 4, size, ink, line.state == MET, height=row.height,
             midleft=(row.x + 4, row.centery))  # fmt: skip
