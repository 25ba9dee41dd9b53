"""The ring around what the keys are for (C1.2)."""

from __future__ import annotations

import pygame

from scenes.media import theme


def draw_focus_ring(surface: pygame.Surface, place: pygame.Rect) -> None:
    """Bright with a dark rim: it shows on every ground."""
    pygame.draw.rect(surface, theme.INK, place.inflate(4, 4), 5, 14)
    pygame.draw.rect(surface, theme.FOCUS, place.inflate(2, 2), 3, 13)
