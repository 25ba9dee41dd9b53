"""Where the parts of Vermilion's table stand (logical pixels): the party at the left, the enemies in the order in which
they act at the right of the board, the own gear and the hand below. The common frame is `scenes.kit.layout`.
"""

from __future__ import annotations

import pygame

OBJECTIVE, ROUND = pygame.Rect(176, 8, 580, 72), pygame.Rect(764, 8, 256, 72)
PARTY = pygame.Rect(24, 160, 240, 704)
BOARD = pygame.Rect(280, 148, 1076, 560)
PARTNERS = pygame.Rect(280, 148, 1076, 44)
"""Over the board where bots play along, which is so much lower then."""
FOES = pygame.Rect(1368, 148, 208, 560)
GEAR = pygame.Rect(280, 716, 1296, 150)
MUSTER = pygame.Rect(280, 148, 1296, 560)
"""In the place of board and enemies before the first quest is laid out."""
HAND = pygame.Rect(280, 872, 840, 208)
CONTROLS = pygame.Rect(1136, 872, 376, 192)
"""Options that stand nowhere else."""
LOOKERS = pygame.Rect(1136, 880, 376, 184)
STEPS = pygame.Rect(1136, 868, 376, 208)
"""Beside the hand: what an onlooker presses, and what leads through a record."""
QUESTION = pygame.Rect(280, 716, 1232, 356)
"""Questions are answered over gear and hand: what they are about stays in sight on the board."""
SITUATION = pygame.Rect(180, 104, 1400, 860)
