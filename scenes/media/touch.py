"""Fingers (C1.2a). One finger is a mouse (SDL does that); two fingers zoom.

While two fingers are down the mouse events that SDL makes of them are held back, and their distance becomes
ZOOM events: `event.factor` (since the last event) around `event.pos` (logical).
"""

from __future__ import annotations

import pygame

from scenes.media.canvas import SIZE

ZOOM = pygame.event.custom_type()
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
FINGER = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


class Fingers:
    """Which fingers are down, and where (0..1 of the window)."""

    def __init__(self) -> None:
        self._down: dict[int, tuple[float, float]] = {}
        self._pinched = False

    def translate(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """The events that scenes see instead of this one."""
        if event.type in FINGER:
            return self._finger(event)
        if (
            event.type in MOUSE
            and getattr(event, "touch", False)
            and self._pinched
            and event.type != pygame.MOUSEBUTTONUP
        ):
            return []
        return [event]

    def _finger(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        before = self._spread()
        if event.type == pygame.FINGERUP:
            self._down.pop(event.finger_id, None)
            self._pinched = self._pinched and bool(self._down)
            return []
        self._down[event.finger_id] = (event.x, event.y)
        after = self._spread()
        self._pinched = self._pinched or len(self._down) >= 2
        if event.type != pygame.FINGERMOTION or not before or not after:
            return []
        return [pygame.event.Event(ZOOM, factor=after / before, pos=self._middle())]

    def _spread(self) -> float:
        if len(self._down) != 2:
            return 0.0
        (ax, ay), (bx, by) = self._down.values()
        return max(abs(ax - bx) * SIZE[0], abs(ay - by) * SIZE[1])

    def _middle(self) -> tuple[int, int]:
        (ax, ay), (bx, by) = self._down.values()
        return round((ax + bx) / 2 * SIZE[0]), round((ay + by) / 2 * SIZE[1])
