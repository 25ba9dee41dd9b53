"""A picture that takes longer than a frame to draw."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pygame

from scenes.media.sprites import SPARED_S, LaterError
from scenes.widgets.base import Widget


class DrawnLater(Widget):
    """Subclasses draw `picture`: what was drawn before, or None, until the next one is done."""

    picture: pygame.Surface | None = None

    def draw_later(self, make: Callable[[], pygame.Surface]) -> None:
        """Draws another picture as far as there is time in each frame; at once where nothing moves."""
        self._make = make
        if self.media.motion:
            self.ui.ticking[self] = None
        else:
            self.came(make())

    def tick(self, dt: int) -> None:
        """Tries again: what was made so far is kept."""
        with suppress(LaterError), self.media.sprites.sparing(SPARED_S):
            self.came(self._make())
            self.ui.ticking.pop(self, None)

    def came(self, picture: pygame.Surface) -> None:
        """The picture is there."""
        self.picture = picture
        self.invalidate()
