"""Where an effect plays: what it may know of a board, and all that it may do to it (C6.5)."""

from __future__ import annotations

from typing import Protocol

import pygame

Pos = tuple[int, int]


class Stage(Protocol):
    """A board for its effects. `reduced`: fades instead of movement."""

    reduced: bool

    def origin(self) -> Pos:
        """The point of the canvas that the places of pictures are relative to; it may move with the board."""

    def damage(self, rect: pygame.Rect, over: bool = False) -> None:
        """Marks a part, relative to the origin, for drawing; `over`: beyond the board's rectangle too."""
