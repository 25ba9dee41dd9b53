"""Where Creed's things stand on the table, and which place a seat has on the screen (section 10).

The common frame is `scenes.kit.layout`. The drawings of R3 are turned so that the reader's camp lies at the place of
seat 0: place 0 is the reader's, the others follow clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.widgets.toast import PLACES, NoticePlace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.creed.view import SeatView

BOARD = {2: pygame.Rect(280, 148, 1296, 688), 4: pygame.Rect(274, 146, 908, 924)}
"""The board, by the number of seats: that for two is no higher than its squares, and leaves the rest to the hand. The
square one for four reaches down to the foot; hand and action board stand right of it, under the nations whose camps are
there."""

UPPER, LOWER = pygame.Rect(24, 160, 240, 348), pygame.Rect(24, 516, 240, 348)
SEATS = {
    2: (pygame.Rect(24, 160, 240, 334), pygame.Rect(24, 502, 240, 334)),
    4: (LOWER, UPPER, pygame.Rect(1196, 160, 382, 168), pygame.Rect(1196, 336, 382, 168)),
}
"""The panels of the nations, by place on the screen: each on the side of its camp."""

NOTICES: dict[int, Sequence[NoticePlace]] = {2: PLACES, 4: (NoticePlace(680, 2, 560, low=46), *PLACES)}
"""Notices of a table for four stand in the top bar, between the counters and the round: its board reaches up to the
line of prompts."""
HAND = {2: pygame.Rect(280, 848, 840, 224), 4: pygame.Rect(1196, 512, 382, 344)}
NATIONS = {2: BOARD[2].union(HAND[2]), 4: pygame.Rect(BOARD[4].x, HAND[4].y, HAND[4].right - BOARD[4].x, 558)}
"""Where nations are chosen, before anything stands on the board or lies in a hand."""
ACTIONS = {2: pygame.Rect(1136, 848, 440, 224), 4: pygame.Rect(1196, 864, 382, 200)}
"""The action board of the seat that acts."""
CONTROLS = {2: ACTIONS[2], 4: ACTIONS[4]}
"""What stands there for onlookers."""
STEPS = {2: ACTIONS[2], 4: pygame.Rect(1196, 860, 382, 212)}
"""What leads through a record."""
SITUATION = {2: pygame.Rect(16, 148, 1570, 688), 4: pygame.Rect(16, 148, 1570, 716)}
"""The situation panel lies over the board and over the nations beside it, whole; it leaves inspector and actions."""


def home(view: SeatView) -> int:
    """The seat whose camp lies at place 0: the reader's; an onlooker sits with seat 0."""
    return max(0, view.reader)


def place_of(view: SeatView, seat: int) -> int:
    """The place 0..n-1 of a seat on the screen, clockwise from the reader's."""
    return (seat - home(view)) % len(view.seats)
