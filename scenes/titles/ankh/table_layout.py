"""Where the parts of Ankh's table stand (logical pixels): the devotion track runs under the board, actions, powers and
battle cards stand in a column beside it.
"""

from __future__ import annotations

import pygame

BOARD = pygame.Rect(280, 148, 1076, 812)
DEVOTION = pygame.Rect(280, 968, 1076, 100)
ACTIONS = pygame.Rect(1368, 148, 208, 348)
POWERS = pygame.Rect(1368, 504, 208, 168)
CARDS = pygame.Rect(1368, 680, 208, 212)
SEATS = pygame.Rect(24, 160, 240, 704)
EVENTS = pygame.Rect(572, 8, 956, 72)
