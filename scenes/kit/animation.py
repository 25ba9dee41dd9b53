"""An animation of a board as a function from 0..1 to pictures with places, and all that run on one stage (C6.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from scenes.kit.stage import Drawn, Pos

MOST_RECTS = 8


class Cel(NamedTuple):
    """A picture of one moment; `at` is its upper left corner, relative to the origin of what it is drawn over."""

    surface: pygame.Surface
    at: Pos
    alpha: int = 255


Frame = Callable[[float], Sequence[Cel]]
Fade = Callable[[float], int]
Change = Callable[[], None]


class Animation:
    """One animation of `length` ms at normal speed. `start` is called once before the first frame, `done` once after
    the last; `over`: it leaves the board's rectangle (see `BoardOverlay`). `again` makes it for another zoom step of
    the board; where there is none it ends with the step.
    """

    again: Callable[[], Animation | None] | None = None

    def __init__(
        self,
        ground: Drawn,
        length: int,
        frame: Frame,
        *,
        start: Change | None = None,
        done: Change | None = None,
        over: bool = False,
    ) -> None:
        self.length, self.over = length, over
        self._ground, self._frame, self._done, self._start = ground, frame, done, start
        self._elapsed = 0
        self._parts: Sequence[Cel] = ()
        self._rects: list[pygame.Rect] = []

    def rehearse(self) -> None:
        """Makes the pictures of the first moment."""
        self._frame(0.0)

    def begin(self) -> None:
        """Shows the first moment."""
        if self._start is not None:
            self._start()
        self._set(0.0)

    def renewed(self) -> Animation | None:
        """The same at the zoom step that the board has now, at the same moment; None where it has ended."""
        fresh = self.again() if self.again is not None else None
        if fresh is None:
            self.end()
            return None
        fresh.again, fresh._elapsed = self.again, self._elapsed
        fresh._set(fresh._elapsed / fresh.length)
        return fresh

    def advance(self, ms: int) -> bool:
        """Moves on by ms; True when that was the end."""
        self._elapsed += ms
        if self._elapsed < self.length:
            self._set(self._elapsed / self.length)
            return False
        self.end()
        return True

    def end(self) -> None:
        """Takes the pictures away and puts the board into the state that follows. Does its work once."""
        for rect in self._rects:
            self._ground.damage(rect, self.over)
        self._parts, self._rects = (), []
        done, self._done = self._done, None
        if done is not None:
            done()

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the moment inside the surface's clip."""
        x, y = self._ground.origin()
        for i in surface.get_clip().move(-x, -y).collidelistall(self._rects):
            picture, at, alpha = self._parts[i]
            if alpha >= 255:
                surface.blit(picture, (at[0] + x, at[1] + y))
            elif alpha > 0:
                picture.set_alpha(alpha)
                surface.blit(picture, (at[0] + x, at[1] + y))
                picture.set_alpha(255)

    def _set(self, share: float) -> None:
        """Goes to a moment; what a picture covered and covers is marked in one piece while it moves on."""
        self._parts = self._frame(share)
        before, self._rects = self._rects, [part.surface.get_rect(topleft=part.at) for part in self._parts]
        changed = [*before, *self._rects]
        if len(before) == len(self._rects):
            pairs = list(zip(before, self._rects, strict=True))
            changed = [old.union(new) for old, new in pairs if old.colliderect(new)]
            changed += [rect for old, new in pairs if not old.colliderect(new) for rect in (old, new)]
        for rect in gathered(changed):
            self._ground.damage(rect, self.over)


class Animations:
    """What runs on one stage now; false when nothing does."""

    def __init__(self) -> None:
        self._running: list[Animation] = []

    def __len__(self) -> int:
        return len(self._running)

    def play(self, made: Animation) -> int:
        """Begins an animation; its length."""
        self._running.append(made)
        made.begin()
        return made.length

    def advance(self, ms: int) -> None:
        """Moves everything on by ms at normal speed."""
        self._running = [made for made in self._running if not made.advance(ms)]

    def renew(self) -> None:
        """The board has another zoom step: everything goes on there, or ends."""
        self._running = [fresh for made in self._running if (fresh := made.renewed()) is not None]

    def finish(self) -> None:
        """Brings everything to its end."""
        running, self._running = self._running, []
        for made in running:
            made.end()

    def draw(self, surface: pygame.Surface, over: bool | None = None) -> None:
        """Draws everything, or only what does or doesn't leave the board's rectangle."""
        for made in self._running:
            if over is None or made.over is over:
                made.draw(surface)


def gathered(rects: list[pygame.Rect], most: int = MOST_RECTS) -> list[pygame.Rect]:
    """At most so many rectangles that cover the same: neighbours are drawn together, which beats drawing all."""
    rects = list(rects)
    while len(rects) > most:
        first = rects.pop(0)
        areas = [(first.union(other), other) for other in rects]
        best = min(range(len(rects)), key=lambda i: areas[i][0].w * areas[i][0].h - areas[i][1].w * areas[i][1].h)
        rects[best] = areas[best][0]
    return rects


# ---------------------------------------------------------------- frames of frames
def together(*frames: Frame | None) -> Frame:
    """All of them at the same time, the lowest first; None is nothing."""
    shown = [frame for frame in frames if frame is not None]
    return lambda share: [part for frame in shown for part in frame(share)]


def delayed(frame: Frame, start: float, end: float = 1.0) -> Frame:
    """Only between two moments: there is nothing to see before and after."""

    def waited(share: float) -> Sequence[Cel]:
        return frame(span(share, start, end)) if share < end and (share > start or not start) else ()

    return waited


def sequence(*acts: tuple[float, Frame | None]) -> Frame:
    """One after the other, each until its moment; None is nothing."""

    def frame(share: float) -> Sequence[Cel]:
        start = 0.0
        for end, act in acts:
            if share < end:
                return act(span(share, start, end)) if act is not None else ()
            start = end
        return ()

    return frame


def repeated(frame: Frame, times: float) -> Frame:
    """Again and again."""
    return lambda share: frame(share * times % 1)


def slowly(frame: Frame, start: float, end: float) -> Frame:
    """Between two moments: before and after it stands still."""
    return lambda share: frame(span(share, start, end))


def turning(moment: float, change: Change) -> Frame:
    """Shows nothing, but changes the board at a moment."""
    change = once(change)

    def frame(share: float) -> Sequence[Cel]:
        if share >= moment:
            change()
        return ()

    return frame


def once(change: Change) -> Change:
    """A change that is made when it is asked for first, and not again."""
    left = [change]

    def make() -> None:
        if left:
            left.pop()()

    return make


# ---------------------------------------------------------------- moments
def span(share: float, start: float, end: float) -> float:
    """How much of the part from `start` to `end` is over, 0..1."""
    return min(max((share - start) / (end - start), 0.0), 1.0)


def between(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    """A place on the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def fading(share: float, rise: float = 0.2, fall: float = 0.7) -> int:
    """Alpha of something that comes and goes."""
    if share < rise:
        return round(255 * share / rise)
    return 255 if share < fall else round(255 * (1 - share) / (1 - fall))


def fades(rise: float = 0.2, fall: float = 0.7) -> Fade:
    """The same as a function of 0..1."""
    return lambda share: fading(share, rise, fall)
