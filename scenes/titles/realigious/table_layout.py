"""Where the parts of Realigious' table stand (logical pixels): the board has the height of the canvas, the own cards a
column beside it.
"""

from __future__ import annotations

import pygame

from scenes.kit import layout

BOARD = pygame.Rect(280, 148, 1076, 924)
HAND = pygame.Rect(1368, 148, 208, 744)
CHOICES = pygame.Rect(1368, 900, 208, 156)
LOOKERS = pygame.Rect(1592, 824, 304, 152)
STEPS = pygame.Rect(1592, 784, 304, 192)
SITUATION = pygame.Rect(4, 152, *layout.SITUATION.size)
"""Over the players that it tells of, and over the board: inspector and own cards stay in sight."""
DIALOGS = pygame.Rect(280, 148, 1296, 924)
"""The board and the own cards, which no question in a dialog needs: where dialogs find their places."""
