"""Wells for dice, and thresholds as lines that light up: met, still possible, missed, or with the chance to be met."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.media import theme
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.card_words import threshold_line
from scenes.titles.vermilion.dice import draw_die_view, draw_well

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.vermilion.content import When
    from game.titles.vermilion.view import DieView
    from scenes.media.media import Media
    from scenes.widgets.pen import Pen

MET, OPEN, MISSED, PLAIN = "met", "open", "missed", "plain"
INKS = {MET: theme.GOOD, OPEN: theme.GOLD, MISSED: theme.FAINT, PLAIN: theme.BONE}
MARKS = {MET: "ui/check", MISSED: "ui/cross"}
SIGN = 22
OTHER_SIGNS = {
    "return": "ui/dice", "loot": "ui/plus", "range": "vermilion/keyword/ranged", "link_arm": "vermilion/slot/arm",
    "link_torso": "vermilion/slot/torso", "link_legs": "vermilion/slot/legs", "link_head": "vermilion/slot/head",
}  # fmt: skip
"""The signs of what is no keyword."""


class ThresholdLine(NamedTuple):
    """A threshold in words, how it stands, and a chance in words ("" for none); where the words find no room there are
    its condition and the signs of what it gives.
    """

    words: str
    state: str = PLAIN
    chance: str = ""
    condition: str = ""
    signs: tuple[tuple[str, int], ...] = ()


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
    room, bold = right - row.x - 4, line.state == MET
    if pen.media.theme.width(line.words, size, bold) <= room or not line.signs:
        pen.line(line.words, room, size, ink, bold, height=row.height, midleft=(row.x + 4, row.centery))
        return
    wide = len(line.signs) * (SIGN + 16)
    words = f"{line.condition} ━"
    if pen.media.theme.width(words, pen.media.theme.least, bold) > room - wide:
        words = line.condition
    x = pen.line(words, room - wide, size, ink, bold, height=row.height,
                 midleft=(row.x + 4, row.centery)).right + 6  # fmt: skip
    for sign, figure in line.signs:
        icon = pen.icon(sign, SIGN, midleft=(x, row.centery))
        x = icon.right + 3
        if figure > 1:
            x = pen.text(str(figure), size, ink, True, midleft=(x, row.centery)).right + 4


def threshold_of(media: Media, when: When, slot: str, state: str, chance: str = "") -> ThresholdLine:
    """A threshold of a piece of gear as a line."""
    signs = [(sign_of(text), int(text.partition(":")[2] or 1)) for text in when.gives]
    return ThresholdLine(threshold_line(media, when, slot), state, chance, phrases.condition(media.t, when.met),
                         tuple((sign, x) for sign, x in signs if media.sprites.has(sign)))  # fmt: skip


def sign_of(text: str) -> str:
    """The sprite of what a threshold gives."""
    name = text.partition(":")[0]
    return OTHER_SIGNS.get(name, f"vermilion/keyword/{phrases.keyword_of(text)}")
