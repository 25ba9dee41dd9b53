"""The logical canvas of 1920 x 1080 and its way into the window (C1.1)."""

from __future__ import annotations

from math import gcd

import pygame

SIZE = (1920, 1080)
SMALLEST = (960, 540)
FULL = pygame.Rect(0, 0, *SIZE)
BARS = (0, 0, 0)
SLIVER = 4
"""Bars that are together no wider than so many window pixels would look like a fault: the picture is stretched over
them, which is less than one percent.
"""

Step = tuple[int, int]  # window pixels, and the logical pixels that become them


class Canvas:
    """Everything is drawn on `surface` in logical pixels; `present` brings changed parts into the window.

    At 1:1 the surface is the window's own, so nothing is copied. At integer scales pixels are repeated
    (crisp), otherwise the picture is scaled smoothly.
    """

    def __init__(self, window: pygame.Surface) -> None:
        self.window = window
        self.surface = window
        self.area = FULL.copy()
        self._steps: tuple[Step, Step] | None = None
        self.resize(window)

    def resize(self, window: pygame.Surface) -> None:
        """Fits the canvas into a window of any size with its aspect kept; the rest is black bars, unless no more than
        a sliver would be left. An integer scale stays one.
        """
        self.window = window
        width, height = window.get_size()
        fitted = min(width * SIZE[1], height * SIZE[0])  # = scale * both sides of the canvas
        size = (max(1, fitted // SIZE[1]), max(1, fitted // SIZE[0]))
        if size[0] % SIZE[0] and max(width - size[0], height - size[1]) <= SLIVER:
            size = (width, height)
        self.area = pygame.Rect((width - size[0]) // 2, (height - size[1]) // 2, *size)
        if (width, height) == SIZE:
            self.surface = window
        else:
            self.surface = pygame.Surface(SIZE, 0, window)
        window.fill(BARS)
        self._steps = whole_steps(size)

    @property
    def direct(self) -> bool:
        """Whether the canvas is the window itself."""
        return self.surface is self.window

    def to_logical(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A place in the window as a place on the canvas; outside of the canvas it is clamped to the edge."""
        x = (pos[0] - self.area.x) * SIZE[0] // self.area.width
        y = (pos[1] - self.area.y) * SIZE[1] // self.area.height
        return min(max(x, 0), SIZE[0] - 1), min(max(y, 0), SIZE[1] - 1)

    def to_window(self, rect: pygame.Rect) -> pygame.Rect:
        """A logical rectangle in window pixels (for the input method's candidate list)."""
        across, down = self.area.width / SIZE[0], self.area.height / SIZE[1]
        return pygame.Rect(
            self.area.x + round(rect.x * across),
            self.area.y + round(rect.y * down),
            round(rect.width * across),
            round(rect.height * down),
        )

    def present(self, rects: list[pygame.Rect]) -> None:
        """Shows changed logical rectangles in the window."""
        if self.direct:
            pygame.display.update(rects)
        elif self._steps is None or any(rect.size == SIZE for rect in rects):
            self._scale(FULL, self.area)
            pygame.display.flip()
        else:
            pygame.display.update([self._part(rect, *self._steps) for rect in rects])

    def _part(self, rect: pygame.Rect, across: Step, down: Step) -> pygame.Rect:
        """Scales one part whose edges fall on whole pixels of both grids, so that no seam shows."""
        left, width = _blocks(rect.left, rect.right, SIZE[0], across[1])
        top, height = _blocks(rect.top, rect.bottom, SIZE[1], down[1])
        place = pygame.Rect(
            self.area.x + left * across[0] // across[1],
            self.area.y + top * down[0] // down[1],
            width * across[0] // across[1],
            height * down[0] // down[1],
        )
        self._scale(pygame.Rect(left, top, width, height), place)
        return place

    def _scale(self, part: pygame.Rect, place: pygame.Rect) -> None:
        crisp = self._steps is not None and all(under == 1 for _, under in self._steps)
        scaler = pygame.transform.scale if crisp else pygame.transform.smoothscale
        scaler(self.surface.subsurface(part), place.size, self.window.subsurface(place))


def whole_steps(size: tuple[int, int]) -> tuple[Step, Step] | None:
    """The smallest exact step across and down of a canvas shown in `size`; None when parts can't be scaled alone.

    Smooth enlarging mixes neighbouring pixels, so parts are only scaled alone when shrinking or at integer scales.
    """
    across, down = ((to // gcd(to, of), of // gcd(to, of)) for to, of in zip(size, SIZE, strict=True))
    if any(over > under != 1 for over, under in (across, down)):
        return None
    return across, down


def _blocks(start: int, end: int, limit: int, under: int) -> tuple[int, int]:
    """Start and length of the whole blocks of `under` pixels that hold a span."""
    first = start // under * under
    return first, min(limit, -(-end // under) * under) - first
