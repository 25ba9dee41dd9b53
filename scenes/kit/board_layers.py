"""How a board is painted: what is fixed and what lies on it, on a surface of its own. What changes is painted anew,
panning moves the picture and paints the strip that comes into sight, and after a zoom it is stretched until the sharp
one is painted, in slices (F3, F5, F6).

Places of pictures are relative to the point that the board's places are measured from (`Space.x`, `y`).
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from scenes.media.canvas import FULL
from scenes.media.damage import Damage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from scenes.kit.board_space import Space
    from scenes.media.sprites import Sprites
    from scenes.media.theme import Colour

PIXELS_A_STEP = 300_000
REST_MS, PREPARED_S, SLICE_S = 90, 0.0025, 0.0012
"""Pictures of a new size are made once the gesture has been over for so long; how much of a frame that takes, and how
much of one painting them takes.
"""
MUCH = 2 / 3
"""Where the fixed pictures that come and go cover more than this share of the board, it is painted in slices."""
Pos = tuple[int, int]
Item = tuple[pygame.Surface, Pos]


class Edge(Protocol):
    """What lies over the fixed pictures and under what lies on the board, as a rim's shadow does."""

    def draw(self, surface: pygame.Surface, corner: Pos) -> None:
        """Draws the part inside the surface's clip; the surface's corner lies at a point of the canvas."""


class Ground(NamedTuple):
    """The fixed pictures at one size, the lowest first; `key`: what they show."""

    key: object
    items: list[Item]
    rects: list[pygame.Rect]


def ground_of(key: object, items: Iterable[Item]) -> Ground:
    """Fixed pictures and where they lie."""
    placed = list(items)
    return Ground(key, placed, _rects(placed))


def differing(before: Iterable[Item], after: Iterable[Item]) -> list[pygame.Rect]:
    """Where two pictures differ."""
    old = {(id(surface), at): surface for surface, at in before}
    new = {(id(surface), at): surface for surface, at in after}
    keys = old.keys() ^ new.keys()
    return [(old.get(key) or new[key]).get_rect(topleft=key[1]) for key in sorted(keys, key=lambda key: key[1])]


def _rects(items: Iterable[Item]) -> list[pygame.Rect]:
    return [surface.get_rect(topleft=at) for surface, at in items]


class Sheet:
    """The picture of a board behind the part of `window` that lies on the canvas; `mat` is the colour under and beside
    the board, where it shows. A `clear` sheet lets through what lies under it: it holds the fixed pictures alone, and
    what lies on the board is drawn over it each time.
    """

    def __init__(
        self,
        space: Space,
        window: pygame.Rect,
        edge: Edge | None = None,
        mat: Colour | None = None,
        clear: bool = False,
    ) -> None:
        self.window = window.clip(FULL)
        self.board, self.origin = space.rect, (space.x, space.y)
        self.edge, self.mat, self.clear = edge, mat, clear
        self.ground: Ground | None = None
        self.items: Sequence[Item] = ()
        self._rects: list[pygame.Rect] = []
        self._surface: pygame.Surface | None = None
        self._back: pygame.Surface | None = None
        self._even: pygame.Surface | None = None
        self._painted: tuple[Pos, Ground, Sequence[Item]] | None = None
        self._stale = Damage()

    @property
    def surface(self) -> pygame.Surface:
        """What it is painted on."""
        if self._surface is None:
            self._surface = self._blank()
        return self._surface

    def _blank(self) -> pygame.Surface:
        return pygame.Surface(self.window.size, pygame.SRCALPHA if self.clear else 0)

    def _lay_mat(self, surface: pygame.Surface) -> None:
        if self.mat is not None:
            surface.fill((*self.mat, 0))

    # ---------------------------------------------------------------- what it shows
    def show(self, ground: Ground, items: Sequence[Item]) -> list[pygame.Rect]:
        """Takes what lies on the board; the parts of the canvas that differ."""
        before, fixed = self.items, self.ground
        self._take(items)
        changed = [rect.move(self.origin) for rect in differing(before, items)]
        if not self.clear:
            self._spoil(changed)
        if ground is not fixed:
            self.ground = ground
            others = differing(fixed.items, ground.items) if fixed is not None else ()
            anew = [rect.move(self.origin) for rect in others] if fixed is not None else [self.window]
            self._spoil(anew)
            changed += anew
        if changed:
            self._even = None
        return changed

    def _take(self, items: Sequence[Item]) -> None:
        self.items, self._rects = items, _rects(items)

    def _spoil(self, rects: Iterable[pygame.Rect]) -> None:
        for rect in rects:
            self._stale.add(rect.clip(self.window))

    def reset(self) -> None:
        """Nothing of what it showed is left."""
        self.ground = self._painted = None
        self._take(())
        self._surface = self._even = None

    def move(self, dx: int, dy: int) -> None:
        """The board lies elsewhere behind its window."""
        self._freshen()
        self.board.move_ip(dx, dy)
        self.origin = self.origin[0] + dx, self.origin[1] + dy
        self.surface.scroll(dx, dy)
        kept = self.window.move(dx, dy).clip(self.window)
        self._spoil(frame(self.window, kept) if kept else [self.window])

    # ---------------------------------------------------------------- drawing
    def draw(self, surface: pygame.Surface) -> None:
        """Draws the part inside the surface's clip."""
        self._freshen()
        part = surface.get_clip().clip(self.window)
        if part:
            surface.blit(self.surface, part, part.move(-self.window.x, -self.window.y))
            if self.clear:
                self.draw_items(surface)

    def draw_items(self, surface: pygame.Surface) -> None:
        """Draws what lies on the board, without the ground, inside the surface's clip."""
        surface.fblits(self._seen(self.items, self._rects, surface.get_clip(), (0, 0)))

    @contextmanager
    def instead(self, ground: Ground, items: Sequence[Item], part: pygame.Rect) -> Iterator[None]:
        """Shows other pictures in a part of the canvas meanwhile."""
        self._freshen()
        kept, painted = (self.ground, self.items), self.surface
        self._surface = painted.copy()
        self.ground = ground
        self._take(items)
        self._spoil([part])
        try:
            yield
        finally:
            self._stale.take()
            self._surface, self.ground = painted, kept[0]
            self._take(kept[1])

    def _freshen(self) -> None:
        for rect in self._stale.take() if self._stale and self.ground is not None else ():
            self.surface.set_clip(rect.move(-self.window.x, -self.window.y))
            self._lay_mat(self.surface)
            self.surface.fblits(self._under(rect))
            if self.edge is not None:
                self.edge.draw(self.surface, self.window.topleft)
            if not self.clear:
                self.surface.fblits(self._seen(self.items, self._rects, rect, self.window.topleft))
        self.surface.set_clip(None)

    def _under(self, part: pygame.Rect, ground: Ground | None = None) -> list[Item]:
        ground = ground or self.ground
        return self._seen(ground.items, ground.rects, part, self.window.topleft) if ground is not None else []

    def _seen(self, items: Sequence[Item], rects: list[pygame.Rect], part: pygame.Rect, corner: Pos) -> list[Item]:
        """What lies in a part of the canvas, with places on a surface whose corner lies at a point of it."""
        x, y = self.origin[0] - corner[0], self.origin[1] - corner[1]
        hit = part.move(-self.origin[0], -self.origin[1]).collidelistall(rects)
        return [(items[i][0], (items[i][1][0] + x, items[i][1][1] + y)) for i in hit]

    # ---------------------------------------------------------------- in slices
    def painting(self, ground: Ground, items: Sequence[Item]) -> Iterator[None]:
        """Paints the picture that `turn` shows, in small steps."""
        back = self._back = self._back or self._blank()
        self._lay_mat(back)
        yield from self._laid(back, self._under(self.window, ground))
        if self.edge is not None:
            self.edge.draw(back, self.window.topleft)
        if not self.clear:
            yield from self._laid(back, self._seen(items, _rects(items), self.window, self.window.topleft))
        self._painted = self.origin, ground, items

    @staticmethod
    def _laid(surface: pygame.Surface, pieces: list[Item]) -> Iterator[None]:
        step, area = [], 0
        for piece in pieces:
            step.append(piece)
            area += piece[0].get_width() * piece[0].get_height()
            if area > PIXELS_A_STEP:
                surface.fblits(step)
                step, area = [], 0
                yield
        surface.fblits(step)
        yield

    def much(self, ground: Ground) -> bool:
        """Whether other fixed pictures would change so much of it that it isn't painted at once."""
        if self.ground is None or ground is self.ground:
            return False
        changed = sum(rect.width * rect.height for rect in differing(self.ground.items, ground.items))
        return changed > MUCH * self.board.width * self.board.height

    def painted(self, ground: Ground) -> bool:
        """Whether the picture with these fixed pictures is ready to be shown."""
        return self._painted is not None and self._painted[0] == self.origin and self._painted[1] is ground

    def turn(self) -> None:
        """Shows what was painted in slices."""
        if self._painted is not None and self._back is not None:
            _, self.ground, items = self._painted
            self._take(items)
            self._flip()

    def _flip(self) -> None:
        self._surface, self._back = self._back, None if self.clear else self._surface
        self._painted = self._even = None
        self._stale.take()

    # ---------------------------------------------------------------- standing in
    def stand_in(self, space: Space, others: Sequence[Sheet]) -> None:
        """The board lies elsewhere now, of another size maybe: shows what others show of it, the last on top, without
        smoothing.
        """
        board = space.rect
        places = [other._placed(board) for other in others]
        back = self._back = self._back or self._blank()
        self._lay_mat(back)
        for i, other in enumerate(others):
            if not any(place.contains(self.window) for place in places[i + 1 :]):
                other._stretch(back, places[i].move(-self.window.x, -self.window.y))
        self._flip()
        self.board, self.origin = board, (space.x, space.y)

    def _placed(self, board: pygame.Rect) -> pygame.Rect:
        """Where this picture would lie if the whole board lay at `board`."""
        share = board.width / self.board.width
        x, y = (round((self.window.topleft[i] - self.board.topleft[i]) * share) for i in (0, 1))
        width, height = (round(side * share) for side in self.window.size)
        return pygame.Rect(board.x + x, board.y + y, width, height)

    def _stretch(self, target: pygame.Surface, place: pygame.Rect) -> None:
        """Draws it there, as far as it lies on the target."""
        source = self._flat()
        part, share = place.clip(target.get_rect()), self.window.width / place.width
        seen = pygame.Rect(
            (part.x - place.x) * share, (part.y - place.y) * share, part.width * share, part.height * share
        ).clip(source.get_rect())
        if part and seen:
            pygame.transform.scale(source.subsurface(seen), part.size, target.subsurface(part))

    def _flat(self) -> pygame.Surface:
        """All of it on one surface, which is kept until it shows something else: fresh memory takes long."""
        self._freshen()
        if not self.clear:
            return self.surface
        if self._even is None:
            self._even = pygame.Surface(self.window.size)
            self._lay_mat(self._even)
            self._even.blit(self.surface, (0, 0))
            self._even.fblits(self._seen(self.items, self._rects, self.window, self.window.topleft))
        return self._even


class Layers:
    """The pictures of one board: that of all of it, which stays painted, and that of what a zoomed board shows behind
    its window. `pictures` makes what is fixed and what lies on it, for what is shown now.
    """

    def __init__(
        self, space: Space, sprites: Sprites, pictures: Callable[[], tuple[Ground, list[Item]]], whole: Sheet
    ) -> None:
        self.space, self.whole, self.sheet = space, whole, whole
        self._sprites, self._pictures = sprites, pictures
        self._near: Sheet | None = None
        self._work: Iterator[None] | None = None
        self._rest_ms = 0
        self._outdated = False  # whether something has changed since the items that are painted were worked out
        self.stands_in = False
        """Whether a stretched picture is shown."""
        self.ready = False
        """Whether the pictures for the sharp one are there and only have to be painted."""

    @property
    def busy(self) -> bool:
        """Whether a picture is being painted in slices."""
        return self._work is not None

    def show(self) -> list[pygame.Rect]:
        """Takes what is shown now; the parts of the canvas that differ. Many new fixed pictures come in slices."""
        self._outdated = True
        if self.stands_in:
            return []
        (ground, items), sheet = self._pictures(), self.sheet
        changed: list[pygame.Rect] = []
        if sheet.painted(ground):
            self._work = None
            sheet.turn()
            changed.append(sheet.window)
        elif sheet.ground is not None and sheet.much(ground):
            self._work = self._work or self._working()
            ground = sheet.ground
        return changed + sheet.show(ground, items)

    def foresee(self, ground: Ground, items: Sequence[Item]) -> Iterator[None]:
        """Paints in small steps what is shown soon: showing it takes no time then."""
        if not self.stands_in and self._work is None:
            yield from self.sheet.painting(ground, items)

    def reset(self) -> None:
        """Another reader looks at the board: what is out of sight goes, and what stands in."""
        if self.sheet is not self.whole:
            self.whole.reset()
        if self.stands_in:
            self.sheet.reset()

    def zoomed(self, soon: bool) -> None:
        """The board has another zoom step; `soon`: its pictures are there."""
        self._work, self.stands_in = None, False
        if self.space.zoomed:
            self._stand_in(soon)
        else:
            self.sheet = self.whole

    def moved(self, by: Pos, soon: bool) -> None:
        """The board lies elsewhere."""
        if self.stands_in:
            self._stand_in(soon)
            return
        self.sheet.move(*by)
        self._work = self._working() if self._work is not None else None

    def _stand_in(self, soon: bool) -> None:
        near = self._near = self._near or Sheet(self.space, self.space.window, mat=self.whole.mat)
        others = [sheet for sheet in (self.whole, near) if sheet.ground is not None or sheet is self.sheet]
        near.stand_in(self.space, others)
        self.sheet, self.stands_in = near, True
        self._rest_ms, self.ready = 1 if soon else REST_MS, soon
        self._work = self._working()

    def _working(self) -> Iterator[None]:
        """Makes the pictures that are not there yet, then paints them, in small steps."""
        made: list[tuple[Ground, list[Item]]] = []
        yield from self._sprites.prepared(lambda _: made.append(self._pictures()), PREPARED_S)
        self.ready, self._outdated = True, False
        yield
        yield from self.sheet.painting(*made[-1])

    def work(self, dt: int) -> bool:
        """Goes on with that for SLICE_S or a step, whichever takes longer; True when the new picture is shown."""
        if self._rest_ms > 0:
            self._rest_ms -= dt
            return False
        until = time.perf_counter() + SLICE_S
        if self._work is None or not all(time.perf_counter() < until for _ in self._work):
            return False
        self._finish()
        return True

    def settle(self) -> bool:
        """Completes the picture at once; whether something was missing."""
        if self._work is None:
            return False
        pictures = self._pictures()
        self._outdated = False
        for _ in self.sheet.painting(*pictures):
            pass
        self._finish()
        return True

    def _finish(self) -> None:
        self._work, self.stands_in = None, False
        self.sheet.turn()
        if self._outdated:
            self.show()


def frame(outer: pygame.Rect, inner: pygame.Rect) -> list[pygame.Rect]:
    """What lies around a rectangle inside a larger one: above, below, left, right."""
    return [
        pygame.Rect(outer.x, outer.y, outer.width, inner.y - outer.y),
        pygame.Rect(outer.x, inner.bottom, outer.width, outer.bottom - inner.bottom),
        pygame.Rect(outer.x, inner.y, inner.x - outer.x, inner.height),
        pygame.Rect(inner.right, inner.y, outer.right - inner.right, inner.height),
    ]
