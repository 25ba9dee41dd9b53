"""Where the parts of Ankh's table stand (logical pixels): the devotion track runs under the board, actions, powers and
battle cards stand in a column beside it. The common frame is `scenes.kit.layout`.
"""

from __future__ import annotations

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
STEPS = pygame.Rect(1592, 784, 304, 192)
"""What onlookers control a match or a record with."""
SEATS = pygame.Rect(24, 160, 240, 704)
EVENTS = pygame.Rect(572, 8, 956, 72)
PURSE = layout.TOP_LEFT
QUESTION = pygame.Rect(418, 560, 800, 384)
"""The home of panels over the board: they stand on its foot."""
TRAY = ACTIONS.union(POWERS)
"""What is brought to the board is taken here, beside it."""
SITUATION = pygame.Rect(180, 104, 1400, 860)
