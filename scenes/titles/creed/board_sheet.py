"""The board as it lies in its window, on a surface of its own: what changes is painted anew, panning moves the picture
and paints the strip that comes into sight, and after a zoom it is stretched until the sharp one is painted (F5, F6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.media.canvas import FULL
from scenes.media.damage import Damage
from scenes.titles.creed.board_items import differing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.titles.creed.board_ground import Ground, Rim
    from scenes.titles.creed.board_items import Item

PIECES_A_STEP = 12


class Sheet:
    """The picture of the part of `window` that lies on the canvas. `board` is where the whole board lies; with a `rim`
    its shadow falls on the ground, under what stands there.
    """

    def __init__(self, window: pygame.Rect, rim: Rim | None = None) -> None:
        self.window = window.clip(FULL)
        self.board = window.copy()
        self.rim = rim
        self.surface = pygame.Surface(self.window.size)
        self.items: list[Item] = []
        self._rects: list[pygame.Rect] = []
        self._ground: Ground | None = None
        self._stale = Damage()

    def show(self, ground: Ground, items: Sequence[Item]) -> list[pygame.Rect]:
        """Takes what lies on the board, with places on the canvas; the parts of the canvas that differ."""
        before = self.items
        self._take(items)
        x, y = self.board.topleft
        changed = [rect.move(x, y) for rect in differing(before, self.items)]
        if ground is not self._ground:
            self._ground = ground
            changed = [self.window.copy()]
        for rect in changed:
            self._stale.add(rect.clip(self.window))
        return changed

    def bare(self) -> None:
        """Nothing lies on the board any more."""
        if self._ground is not None:
            self.show(self._ground, ())

    def _take(self, items: Sequence[Item]) -> None:
        x, y = self.board.topleft
        self.items = [(surface, (at[0] - x, at[1] - y)) for surface, at in items]
        self._rects = [surface.get_rect(topleft=at) for surface, at in self.items]

    def move(self, dx: int, dy: int) -> None:
        """The board lies elsewhere behind its window."""
        self._freshen()
        self.board.move_ip(dx, dy)
        self.surface.scroll(dx, dy)
        kept = self.window.move(dx, dy).clip(self.window)
        for strip in frame(self.window, kept) if kept else [self.window]:
            self._stale.add(strip)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the part inside the surface's clip."""
        self._freshen()
        part = surface.get_clip().clip(self.window)
        if part:
            surface.blit(self.surface, part, part.move(-self.window.x, -self.window.y))

    def draw_items(self, surface: pygame.Surface) -> None:
        """Draws what lies on the board, without the ground, inside the surface's clip."""
        x, y = self.board.topleft
        hit = surface.get_clip().move(-x, -y).collidelistall(self._rects)
        surface.fblits([(self.items[i][0], (self.items[i][1][0] + x, self.items[i][1][1] + y)) for i in hit])

    def placed(self, board: pygame.Rect) -> pygame.Rect:
        """Where this picture would lie if the whole board lay at `board`."""
        share = board.width / self.board.width
        x, y = (round((self.window.topleft[i] - self.board.topleft[i]) * share) for i in (0, 1))
        width, height = (round(side * share) for side in self.window.size)
        return pygame.Rect(board.x + x, board.y + y, width, height)

    def stretch(self, target: pygame.Surface, place: pygame.Rect) -> None:
        """Draws it there, as far as it lies on the target."""
        self._freshen()
        part, share = place.clip(target.get_rect()), self.window.width / place.width
        seen = pygame.Rect(
            (part.x - place.x) * share, (part.y - place.y) * share, part.width * share, part.height * share
        ).clip(self.surface.get_rect())
        if part and seen:
            pygame.transform.scale(self.surface.subsurface(seen), part.size, target.subsurface(part))

    def _freshen(self) -> None:
        for rect in self._stale.take() if self._stale else ():
            self.surface.set_clip(rect.move(-self.window.x, -self.window.y))
            self.surface.fblits(self._pieces(rect, under=True))
            if self.rim is not None:
                self.rim.draw(self.surface, self.window.topleft)
            self.surface.fblits(self._pieces(rect, under=False))
        self.surface.set_clip(None)

    def _pieces(self, part: pygame.Rect, *, under: bool) -> list[Item]:
        """The ground, or what lies on it, in a part of the canvas, with places on the surface."""
        if self._ground is None:
            return []
        items, rects = (self._ground.items, self._ground.rects) if under else (self.items, self._rects)
        x, y = self.board.x - self.window.x, self.board.y - self.window.y
        hit = part.move(-self.board.x, -self.board.y).collidelistall(rects)
        return [(items[i][0], (items[i][1][0] + x, items[i][1][1] + y)) for i in hit]


class ZoomedSheet(Sheet):
    """A sheet that shows others stretched while its own picture is painted behind."""

    def __init__(self, window: pygame.Rect) -> None:
        super().__init__(window)
        self._back = pygame.Surface(self.window.size)

    def stand_in(self, board: pygame.Rect, others: Sequence[Sheet]) -> None:
        """The whole board lies at `board` now, of another size maybe: shows what others show of it, the last on top,
        without smoothing.
        """
        places = [other.placed(board) for other in others]
        for i, other in enumerate(others):
            if not any(place.contains(self.window) for place in places[i + 1 :]):
                other.stretch(self._back, places[i].move(-self.window.x, -self.window.y))
        self._turn(board)

    def _turn(self, board: pygame.Rect) -> None:
        self.surface, self._back = self._back, self.surface
        self.board = board.copy()
        self._stale.take()

    def painting(self, ground: Ground, items: Sequence[Item]) -> Iterator[None]:
        """Paints the sharp picture in small steps and shows it at the end."""
        self._ground = ground
        self._take(items)
        pieces = [*self._pieces(self.window, under=True), *self._pieces(self.window, under=False)]
        for start in range(0, len(pieces), PIECES_A_STEP):
            self._back.fblits(pieces[start : start + PIECES_A_STEP])
            yield
        self._turn(self.board)


def frame(outer: pygame.Rect, inner: pygame.Rect) -> list[pygame.Rect]:
    """What lies around a rectangle inside a larger one: above, below, left, right."""
    return [
        pygame.Rect(outer.x, outer.y, outer.width, inner.y - outer.y),
        pygame.Rect(outer.x, inner.bottom, outer.width, outer.bottom - inner.bottom),
        pygame.Rect(outer.x, inner.y, inner.x - outer.x, inner.height),
        pygame.Rect(inner.right, inner.y, outer.right - inner.right, inner.height),
    ]
