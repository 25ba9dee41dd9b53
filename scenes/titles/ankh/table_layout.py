"""Where the parts of Ankh's table stand (logical pixels): the devotion track runs under the board, actions, powers and
battle cards stand in a column beside it. Where everything is larger (C10.3) the columns at both sides of the board are
wider. The common frame is `scenes.kit.layout`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pygame

from scenes.kit import layout

BOARD = pygame.Rect(280, 148, 1076, 812)
DEVOTION = pygame.Rect(280, 968, 1076, 100)
ACTIONS = pygame.Rect(1368, 148, 208, 348)
POWERS = pygame.Rect(1368, 504, 208, 168)
CARDS = pygame.Rect(1368, 680, 208, 212)
CONTROLS = pygame.Rect(1368, 900, 208, 84)
"""Options that stand nowhere else."""
LOOKERS = pygame.Rect(1592, 824, 304, 152)
STEPS = pygame.Rect(1592, 704, 304, 272)
"""What onlookers control a match or a record with."""
SEATS = pygame.Rect(24, 160, 240, 704)
EVENTS = pygame.Rect(572, 8, 956, 72)
PURSE = layout.TOP_LEFT
QUESTION = pygame.Rect(418, 560, 800, 384)
"""The home of panels over the board: they stand on its foot."""
SITUATION, DUEL = pygame.Rect(180, 104, 1400, 860), pygame.Rect(180, 96, 1400, 732)
"""Two gods need less; the foot of the screen stays free for what a lesson says about it."""
WIDER = 32
"""By how much each column is wider at 130 %."""


class Places(NamedTuple):
    """Those that depend on how large everything is."""

    board: pygame.Rect
    devotion: pygame.Rect
    seats: pygame.Rect
    actions: pygame.Rect
    powers: pygame.Rect
    cards: pygame.Rect
    controls: pygame.Rect

    @property
    def tray(self) -> pygame.Rect:
        """What is brought to the board is taken here, beside it."""
        return self.actions.union(self.powers)


@cache
def places(scale: int) -> Places:
    """At a scale in percent (C10.3); below 100 as at 100."""
    more = WIDER * max(0, scale - 100) // 30
    low = more // 2
    column = [pygame.Rect(r.x - more, r.y, r.width + more, r.height) for r in (ACTIONS, POWERS, CARDS, CONTROLS)]
    column[1].height += low
    column[2].update(column[2].x, CARDS.y + low, column[2].width, CARDS.height - low)
    board, track = (pygame.Rect(r.x + more, r.y, r.width - 2 * more, r.height) for r in (BOARD, DEVOTION))
    return Places(board, track, pygame.Rect(SEATS.topleft, (SEATS.width + more, SEATS.height)), *column)


def grown(side: int, scale: int, most: float = 1.3) -> int:
    """A length at a scale in percent, at most so many times as large as at 100 %."""
    return round(side * min(most, max(100, scale) / 100))
