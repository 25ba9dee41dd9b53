"""Changes of scene: panels slide in, screens glide over (120-180 ms, easing out); with reduced motion both
only fade.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pygame

from scenes.media.canvas import FULL
from scenes.media.theme import FAST_MS, SLIDE_MS, ease_out

PANEL_WAY = 40
SCREEN_WAY = 72
SLICE_S = 0.005


class Transition:
    """Two pictures and the way from one to the other. Costs two or three blits a frame. It begins as soon as `painting`
    has finished the second picture; until then it takes SLICE_S of each frame, and what is shown stays. What makes its
    surface may stand for it: fresh memory takes long, so that is a slice of its own. `whole`: another screen comes.
    """

    def __init__(
        self,
        before: pygame.Surface,
        after: pygame.Surface | Callable[[], pygame.Surface],
        panel: pygame.Rect | None,
        opening: bool,
        slide: bool,
        whole: bool,
        painting: Callable[[pygame.Surface], Iterator[None]] | None = None,
        length: int | None = None,
    ) -> None:
        self._before = before
        self._make = after if callable(after) else lambda: after
        self._made: pygame.Surface | None = None
        self._panel = panel.clip(FULL) if panel is not None else None
        self._opening = opening
        self._slide = slide
        self.whole = whole
        self._length = length if length is not None else SLIDE_MS if opening else FAST_MS
        self._elapsed = 0
        self._drawn = False  # whether its end was
        self._paints = painting
        self._painting: Iterator[None] | None = None
        self._waiting = painting is not None
        self.begun = painting is None

    @property
    def pictures(self) -> list[pygame.Surface]:
        """The pictures that were made: whoever ends it may use them again."""
        return [self._before] if self._made is None else [self._before, self._made]

    @property
    def _after(self) -> pygame.Surface:
        if self._made is None:
            self._made = self._make()
        return self._made

    @property
    def over(self) -> bool:
        """Whether the second picture has come wholly, and was drawn so."""
        return self._drawn

    def advance(self, dt: int) -> None:
        """Moves on by dt ms."""
        if self._paints is None or self._paint():
            self.begun = True
            self._elapsed += dt

    def _paint(self) -> bool:
        """Goes on with the second picture; whether it is finished. The frame that built the scene has done enough."""
        if self._waiting or self._paints is None:
            self._waiting = False
            return False
        if self._painting is None:
            self._painting = self._paints(self._after)
            return False
        until = time.perf_counter() + SLICE_S
        if not all(time.perf_counter() < until for _ in self._painting):
            return False
        self._paints = self._painting = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the state of now over the whole canvas."""
        self._drawn = self._elapsed >= self._length
        share = ease_out(self._elapsed / self._length) if self._length else 1.0
        if self._panel is None or not self._slide:
            self._glide(surface, share, SCREEN_WAY if self._slide and self.whole else 0)
        elif self._opening:
            self._panel_over(surface, self._before, self._after, share)
        else:
            self._panel_over(surface, self._after, self._before, 1.0 - share)

    def _glide(self, surface: pygame.Surface, share: float, way: int) -> None:
        surface.blit(self._before, (0, 0))
        fade(self._after, share)
        surface.blit(self._after, (round(way * (1.0 - share)), 0))
        self._after.set_alpha(None)

    def _panel_over(self, surface: pygame.Surface, bare: pygame.Surface, full: pygame.Surface, share: float) -> None:
        """`bare` without the panel, `full` with it; the panel is `share` there."""
        panel = self._panel
        assert panel is not None
        surface.blit(bare, (0, 0))
        fade(full, share)
        for strip in _around(panel):
            surface.blit(full, strip.topleft, strip)
        surface.blit(full, (panel.x, panel.y + round(PANEL_WAY * (1.0 - share))), panel)
        full.set_alpha(None)


def fade(picture: pygame.Surface, share: float) -> None:
    """Draws an opaque picture by `share` from now on. Whole it is drawn plainly: an alpha of 255 is no alpha, yet takes
    the slowest way there is, more than ten times as long as one of 254.
    """
    alpha = round(255 * share)
    picture.set_alpha(alpha if alpha < 255 else None)


def _around(panel: pygame.Rect) -> list[pygame.Rect]:
    """The canvas without the panel, in four strips."""
    return [
        pygame.Rect(0, 0, FULL.width, panel.top),
        pygame.Rect(0, panel.bottom, FULL.width, FULL.bottom - panel.bottom),
        pygame.Rect(0, panel.top, panel.left, panel.height),
        pygame.Rect(panel.right, panel.top, FULL.right - panel.right, panel.height),
    ]
