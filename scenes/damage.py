"""Which rectangles of the canvas must be drawn anew."""

from __future__ import annotations

import pygame

from scenes.canvas import FULL

MOST = 10


class Damage:
    """Collects rectangles between two frames and hands them out merged."""

    def __init__(self) -> None:
        self._rects: list[pygame.Rect] = []
        self._full = False

    def __bool__(self) -> bool:
        return self._full or bool(self._rects)

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
        for rect in self._rects:
            grown = rect
            while (hit := grown.collidelist(merged)) >= 0:
                grown = grown.union(merged.pop(hit))
            merged.append(grown)
        self._rects.clear()
        if len(merged) > MOST:
            return [merged[0].unionall(merged[1:])]
        return merged
