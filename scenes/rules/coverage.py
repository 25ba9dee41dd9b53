"""The quiet mark beside a rule (C12.8): a tick; its tooltip says how many examples it was checked by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.table.book import coverage

if TYPE_CHECKING:
    from scenes.media.media import Media

TICK = 14


class CoverageMarks:
    """The tests of one game's rules."""

    def __init__(self, title: str) -> None:
        self._tests = coverage(title)

    def count(self, rule: str) -> int:
        """How many tests cover a rule."""
        return len(self._tests.get(rule, ()))

    def width(self, media: Media, rule: str) -> int:
        """Pixels that the mark takes."""
        return _tick(media) if self.count(rule) else 0

    def tip(self, media: Media, rule: str) -> str:
        """In one sentence."""
        return media.t("rules.tests", n=self.count(rule), rule=rule)

    def draw(self, media: Media, surface: pygame.Surface, place: pygame.Rect, hot: bool) -> None:
        """The tick; brighter under the pointer."""
        side = _tick(media)
        tick = media.sprites.tinted("ui/check", theme.GOOD if hot else theme.FAINT, size=(side, side))
        surface.blit(tick, tick.get_rect(midleft=(place.x, place.centery)))


def _tick(media: Media) -> int:
    return max(TICK, media.theme.pixels(TICK))
