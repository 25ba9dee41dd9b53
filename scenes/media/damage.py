"""Which rectangles of the canvas must be drawn anew."""

from __future__ import annotations

import pygame

from scenes.media.canvas import FULL

MOST = 10
SPARE = 20_000
"""So many pixels more are drawn sooner than another rectangle."""


class Damage:
    """Collects rectangles between two frames and hands them out merged."""

    def __init__(self) -> None:
        self._rects: list[pygame.Rect] = []
        self._full = False

    def __bool__(self) -> bool:
        return self._full or bool(self._rects)

    @property
    def full(self) -> bool:
        """Whether that is all of the canvas."""
        return self._full

    def add(self, rect: pygame.Rect) -> None:
        """Adds a logical rectangle; what lies outside the canvas is left out."""
        if self._full:
            return
        inside = rect.clip(FULL)
        if inside.size == FULL.size:
            self._full = True
            self._rects.clear()
        elif inside.width and inside.height:
            self._rects.append(inside)

    def take(self) -> list[pygame.Rect]:
        """The rectangles, none overlapping another, at most MOST of them."""
        if self._full:
            self._full = False
            return [FULL.copy()]
        merged: list[pygame.Rect] = []
        for rect in sorted(self._rects, key=_area, reverse=True):  # what lies in a larger one needs no joining
            if not any(other.contains(rect) for other in merged):
                _join(merged, rect)
        self._rects.clear()
        while len(merged) > MOST:
            rect = merged.pop(0)
            _join(merged, rect.union(merged.pop(min(range(len(merged)), key=lambda i: _more(rect, merged[i])))))
        return merged


def _join(merged: list[pygame.Rect], rect: pygame.Rect) -> None:
    """Adds a rectangle; those that overlap it or lie so near that it costs little become one with it."""
    while (hit := next((i for i, other in enumerate(merged) if _more(rect, other) <= SPARE), -1)) >= 0:
        rect = rect.union(merged.pop(hit))
    while (hit := rect.collidelist(merged)) >= 0:
        rect = rect.union(merged.pop(hit))
    merged.append(rect)


def _area(rect: pygame.Rect) -> int:
    """Its pixels."""
    return rect.width * rect.height


def _more(a: pygame.Rect, b: pygame.Rect) -> int:
    """How many pixels the rectangle around two has beyond theirs."""
    return _area(a.union(b)) - _area(a) - _area(b)
