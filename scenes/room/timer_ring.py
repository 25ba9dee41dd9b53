"""The countdown of the room: seconds in a ring that empties (C5.3)."""

from __future__ import annotations

import math

import pygame

from scenes.media import theme
from scenes.widgets.base import RectLike, Widget, WidgetParent

LAST_SECONDS = 10
STEP_MS = 100


class TimerRing(Widget):
    """Shows `left_ms` of `whole_ms`; whoever owns the time sets `left_ms`."""

    def __init__(self, parent: WidgetParent, rect: RectLike, whole_ms: int, left_ms: int) -> None:
        self.whole_ms = whole_ms
        self._left = left_ms
        super().__init__(parent, rect, spoken=lambda: self.media.t("room.timer.left", n=self.seconds))

    @property
    def seconds(self) -> int:
        """What is shown: the seconds that have begun."""
        return math.ceil(self._left / 1000)

    @property
    def left_ms(self) -> int:
        """What is left."""
        return self._left

    @left_ms.setter
    def left_ms(self, value: int) -> None:
        if value // STEP_MS != self._left // STEP_MS:
            self.invalidate()
        self._left = value

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """Lets the pointer through."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Disc, ring, seconds."""
        centre, radius = self.rect.center, self.rect.width // 2
        hot = self.seconds <= LAST_SECONDS
        colour = theme.BAD if hot else theme.BRASS_LIGHT
        pygame.draw.aacircle(surface, theme.BLACK, (centre[0], centre[1] + 3), radius)
        pygame.draw.aacircle(surface, theme.PANEL, centre, radius)
        pygame.draw.aacircle(surface, theme.RAISED, centre, radius - 5, 7)
        share = min(1.0, self._left / max(1, self.whole_ms))
        steps = max(2, round(90 * share))
        middle = radius - 8.5
        for i in range(steps + 1):
            angle = -math.pi / 2 + 2 * math.pi * share * i / steps
            spot = (centre[0] + middle * math.cos(angle), centre[1] + middle * math.sin(angle))
            pygame.draw.aacircle(surface, colour, spot, 4)
        words = self.media.theme.text(str(self.seconds), 40, theme.BAD if hot else theme.BONE, True)
        surface.blit(words, words.get_rect(center=centre))
