"""Where things stand on the table (logical pixels): one frame for all titles (features, section E2)."""

from __future__ import annotations

import pygame

TOP_BAR = pygame.Rect(0, 0, 1920, 88)
BADGE = pygame.Rect(24, 8, 136, 136)
TOP_LEFT = pygame.Rect(176, 8, 380, 72)
"""Right of the badge: the first of the viewer's own counters."""
PURSES = pygame.Rect(572, 8, 440, 72)
PHASE = pygame.Rect(1028, 8, 500, 72)
BUTTONS = pygame.Rect(1536, 6, 368, 74)
LEFT = pygame.Rect(24, 160, 240, 704)
BOARD = pygame.Rect(280, 148, 1296, 716)
PROMPT = pygame.Rect(280, 94, 872, 48)
STATES = pygame.Rect(1168, 94, 408, 48)
INSPECTOR = pygame.Rect(1592, 96, 304, 572)
LOG = pygame.Rect(1592, 676, 304, 300)
SHORT_INSPECTOR = pygame.Rect(1592, 96, 304, 348)
LONG_LOG = pygame.Rect(1592, 452, 304, 524)
"""Where a title puts the controls of those who only look on at the foot of the log."""
CLOCK = pygame.Rect(1592, 924, 304, 52)  # at the foot of the log, in a match with a clock
HISTORY = pygame.Rect(24, 880, 240, 184)
HAND = pygame.Rect(280, 872, 840, 208)
CHOICES = pygame.Rect(1136, 864, 376, 192)
PEEK = pygame.Rect(1520, 992, 56, 64)
UNDO = pygame.Rect(1592, 992, 56, 64)
PRIMARY = pygame.Rect(1656, 992, 240, 64)
SITUATION = pygame.Rect(260, 240, 1400, 500)


def cells(area: pygame.Rect, columns: int, rows: int, gap: int) -> list[pygame.Rect]:
    """Equal places in an area, row by row."""
    width, height = (area.width - (columns - 1) * gap) // columns, (area.height - (rows - 1) * gap) // rows
    return [pygame.Rect(area.x + column * (width + gap), area.y + row * (height + gap), width, height)
            for row in range(rows) for column in range(columns)]  # fmt: skip
