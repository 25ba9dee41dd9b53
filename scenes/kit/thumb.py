"""What positions as small pictures for lists share. Plain shapes only: they may be painted on a thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.media.theme import Colour

FINE = 2
"""They are painted so many times as large and made smaller."""


def fine(size: tuple[int, int], draw: Callable[[pygame.Surface], None]) -> pygame.Surface:
    """A picture of `size` with smooth edges, transparent where nothing is drawn."""
    out = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    draw(out)
    return pygame.transform.smoothscale(out, size)


def dots(out: pygame.Surface, ink: Colour, seat: int, middle: tuple[float, float], width: float) -> None:
    """As many dots side by side as the seat's number, so that seats differ without their colours; `width` is that of
    the piece which they lie on.
    """
    for dot in range(seat + 1):
        pygame.draw.circle(out, ink, (middle[0] + (dot - seat / 2) * width * 0.24, middle[1]), width * 0.09)
