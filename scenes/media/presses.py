"""When keys and buttons of the mouse went down: a key that is held comes again and again, and is one press."""

from __future__ import annotations

import pygame

DOWN = {pygame.KEYDOWN: "key", pygame.MOUSEBUTTONDOWN: "button"}
UP = {pygame.KEYUP: "key", pygame.MOUSEBUTTONUP: "button"}


class Presses:
    """What is held down now. It hears every event before a scene does."""

    def __init__(self) -> None:
        self._now_ms = 0
        self._begun: dict[tuple[str, int], int] = {}

    @property
    def now_ms(self) -> int:
        """Ms since the program began, as its frames count them."""
        return self._now_ms

    def update(self, dt: int) -> None:
        """Time moves on by dt ms."""
        self._now_ms += dt

    def hear(self, event: pygame.event.Event) -> None:
        """Takes note of an event."""
        if event.type in DOWN:
            self._begun.setdefault(_name(event, DOWN), self._now_ms)
        elif event.type in UP:
            self._begun.pop(_name(event, UP), None)

    def age(self, event: pygame.event.Event) -> int:
        """Ms since the press began that an event tells of; 0 for what is no press."""
        return self._now_ms - self._begun.get(_name(event, DOWN), self._now_ms) if event.type in DOWN else 0

    def is_new(self, event: pygame.event.Event, shown_ms: int, guard_ms: int) -> bool:
        """Whether a press began once something had been in sight for `guard_ms`; it is in sight for `shown_ms` now.
        True for what is no press.
        """
        return event.type not in DOWN or shown_ms - self.age(event) >= guard_ms


def _name(event: pygame.event.Event, kinds: dict[int, str]) -> tuple[str, int]:
    name = kinds[event.type]
    return name, int(getattr(event, name, 0))
