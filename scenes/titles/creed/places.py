"""Where Creed's things stand on the table, and which place a seat has on the screen (section 10).

The common frame is `scenes.table.layout`. The drawings of R3 are turned so that the reader's camp lies at the place of
seat 0: place 0 is the reader's, the others follow clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.table import layout

if TYPE_CHECKING:
    from game.titles.creed.view import SeatView

BOARD = {2: layout.BOARD, 4: pygame.Rect(280, 148, 1040, 716)}
"""The board, by the number of seats. With four the two nations at the right have their panels beside it."""

SEATS = {
    2: (pygame.Rect(24, 516, 240, 348), pygame.Rect(24, 160, 240, 348)),
    4: (
        pygame.Rect(24, 516, 240, 348), pygame.Rect(24, 160, 240, 348), pygame.Rect(1336, 160, 240, 348),
        pygame.Rect(1336, 516, 240, 348),
    ),
}  # fmt: skip
"""The panels of the nations, by place on the screen."""

HAND = layout.HAND
ACTIONS = pygame.Rect(1136, 872, 440, 192)
"""The action board of the seat that acts."""


def home(view: SeatView) -> int:
    """The seat whose camp lies at place 0: the reader's; an onlooker sits with seat 0."""
    return max(0, view.reader)


def place_of(view: SeatView, seat: int) -> int:
    """The place 0..n-1 of a seat on the screen, clockwise from the reader's."""
    return (seat - home(view)) % len(view.seats)
