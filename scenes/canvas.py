"""The logical canvas of 1920 x 1080 and its way into the window (C1.1)."""

from __future__ import annotations

from math import gcd

import pygame

SIZE = (1920, 1080)
SMALLEST = (960, 540)
FULL = pygame.Rect(0, 0, *SIZE)
BARS = (0, 0, 0)
FINEST_STEP = 64


class Canvas:
    """Everything is drawn on `surface` in logical pixels; `present` brings changed parts into the window.

    At 1:1 the surface is the window's own, so nothing is copied. At integer scales pixels are repeated
    (crisp), otherwise the picture is scaled smoothly.
    """

    def __init__(self, window: pygame.Surface) -> None:
        self.window = window
        self.surface = window
        self.area = FULL.copy()
        self._step: tuple[int, int] | None = None
        self.resize(window)

    def resize(self, window: pygame.Surface) -> None:
        """Fits the canvas into a window of any size with its aspect kept; the rest is black bars."""
        self.window = window
        width, height = window.get_size()
        fitted = min(width * SIZE[1], height * SIZE[0])  # = scale * both sides of the canvas
        size = (max(1, fitted // SIZE[1]), max(1, fitted // SIZE[0]))
        self.area = pygame.Rect((width - size[0]) // 2, (height - size[1]) // 2, *size)
        if (width, height) == SIZE:
            self.surface = window
        else:
            self.surface = pygame.Surface(SIZE, 0, window)
        window.fill(BARS)
        self._step = self._whole_step(size)

    @property
    def direct(self) -> bool:
        """Whether the canvas is the window itself."""
        return self.surface is self.window

    @property
    def scale(self) -> float:
        """Window pixels of a logical pixel."""
        return self.area.width / SIZE[0]

    def to_logical(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A place in the window as a place on the canvas; outside of the canvas it is clamped to the edge."""
        x = (pos[0] - self.area.x) * SIZE[0] // self.area.width
        y = (pos[1] - self.area.y) * SIZE[1] // self.area.height
        return min(max(x, 0), SIZE[0] - 1), min(max(y, 0), SIZE[1] - 1)

    def to_window(self, rect: pygame.Rect) -> pygame.Rect:
        """A logical rectangle in window pixels (for the input method's candidate list)."""
        scale = self.scale
        return pygame.Rect(
            self.area.x + round(rect.x * scale),
            self.area.y + round(rect.y * scale),
            round(rect.width * scale),
            round(rect.height * scale),
        )

    def present(self, rects: list[pygame.Rect]) -> None:
        """Shows changed logical rectangles in the window."""
        if self.direct:
            pygame.display.update(rects)
        elif self._step is None or any(rect.size == SIZE for rect in rects):
            self._whole()
        else:
            pygame.display.update([self._part(rect, self._step) for rect in rects])

    def _whole(self) -> None:
        target = self.window.subsurface(self.area)
        if self.area.width % SIZE[0] == 0:
            pygame.transform.scale(self.surface, self.area.size, target)
        else:
            pygame.transform.smoothscale(self.surface, self.area.size, target)
        pygame.display.flip()

    def _part(self, rect: pygame.Rect, step: tuple[int, int]) -> pygame.Rect:
        """Scales one part whose edges fall on whole pixels of both grids, so that no seam shows."""
        over, under = step  # `under` logical pixels become `over` window pixels
        left, top = rect.left // under * under, rect.top // under * under
        right = min(SIZE[0], -(-rect.right // under) * under)
        bottom = min(SIZE[1], -(-rect.bottom // under) * under)
        source = self.surface.subsurface((left, top, right - left, bottom - top))
        size = (source.get_width() * over // under, source.get_height() * over // under)
        place = pygame.Rect(self.area.x + left * over // under, self.area.y + top * over // under, *size)
        target = self.window.subsurface(place)
        if under == 1:
            pygame.transform.scale(source, size, target)
        else:
            pygame.transform.smoothscale(source, size, target)
        return place

    @staticmethod
    def _whole_step(size: tuple[int, int]) -> tuple[int, int] | None:
        """(window pixels, logical pixels) of the smallest exact step; None when parts can't be scaled alone.

        Smooth enlarging mixes neighbouring pixels, so parts are only scaled alone when shrinking or at
        integer scales.
        """
        common = gcd(size[0], SIZE[0])
        over, under = size[0] // common, SIZE[0] // common
        exact = size[0] * SIZE[1] == size[1] * SIZE[0] and SIZE[1] % under == 0
        if not exact or under > FINEST_STEP or (over > under and under != 1):
            return None
        return over, under
