"""Animations of the board: what one is, and which event begins which (10.5, C6.5).

An animation is a function from 0..1 to a list of pictures with places relative to the middle of tile 0. Kinds
of events register in `KINDS`; an event of any other kind takes no time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.events import Event
from game.titles.realigious.view import SeatView
from scenes.titles.realigious.camera import Pos, centre_of
from scenes.titles.realigious.tiles_art import Picture

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

PULSE_MS, MOST_RECTS = 700, 8


class Part(NamedTuple):
    """A picture of one moment; `at` is its upper left corner from the middle of tile 0."""

    surface: pygame.Surface
    at: Pos
    alpha: int = 255


Frame = Callable[[float], Sequence[Part]]
Done = Callable[[], None]


class Animation:
    """One running animation of `length` ms at normal speed. `start` is called once before the first frame, `done`
    once after the last. `over`: it leaves the board's rectangle (see `board_overlay`).
    """

    def __init__(
        self,
        board: BoardWidget,
        length: int,
        frame: Frame,
        done: Done | None = None,
        start: Done | None = None,
        *,
        over: bool = False,
    ) -> None:
        self.board, self.length, self.over = board, length, over
        self._frame, self._done, self._start = frame, done, start
        self._elapsed = 0
        self.parts: Sequence[Part] = ()
        self._rects: list[pygame.Rect] = []

    def begin(self) -> None:
        """Shows the first moment."""
        if self._start is not None:
            self._start()
        self._set(0.0)

    def advance(self, ms: int) -> bool:
        """Moves on by ms; True when that was the end."""
        self._elapsed += ms
        if self._elapsed >= self.length:
            self.damage()
            self.parts, self._rects = (), []
            self.end()
            return True
        self._set(self._elapsed / self.length)
        return False

    def end(self) -> None:
        """Puts the board into the state that follows. Called once."""
        done, self._done = self._done, None
        if done is not None:
            done()

    def damage(self) -> None:
        """Marks what is drawn now."""
        for rect in self._rects:
            self.board.damage(rect, self.over)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the moment inside the surface's clip."""
        x, y = self.board.camera.x, self.board.camera.y
        for i in surface.get_clip().move(-x, -y).collidelistall(self._rects):
            picture, at, alpha = self.parts[i]
            if alpha >= 255:
                surface.blit(picture, (at[0] + x, at[1] + y))
            elif alpha > 0:
                picture.set_alpha(alpha)
                surface.blit(picture, (at[0] + x, at[1] + y))
                picture.set_alpha(255)

    def _set(self, share: float) -> None:
        """Goes to a moment; what a picture covered and covers is marked in one piece while it moves on."""
        self.parts = self._frame(share)
        before, self._rects = self._rects, [p.surface.get_rect(topleft=p.at) for p in self.parts]
        changed = [*before, *self._rects]
        if len(before) == len(self._rects):
            pairs = list(zip(before, self._rects, strict=True))
            changed = [old.union(new) for old, new in pairs if old.colliderect(new)]
            changed += [rect for old, new in pairs if not old.colliderect(new) for rect in (old, new)]
        for rect in gathered(changed):
            self.board.damage(rect, self.over)


def gathered(rects: list[pygame.Rect], most: int = MOST_RECTS) -> list[pygame.Rect]:
    """At most so many rectangles that cover the same: neighbours are drawn together, which beats drawing all."""
    rects = list(rects)
    while len(rects) > most:
        first = rects.pop(0)
        areas = [(first.union(other), other) for other in rects]
        best = min(
            range(len(rects)), key=lambda i: areas[i][0].w * areas[i][0].h - areas[i][1].w * areas[i][1].h
        )
        rects[best] = areas[best][0]
    return rects


Maker = Callable[["BoardWidget", Event, SeatView], Animation | None]
KINDS: dict[str, Maker] = {}


def animation(*kinds: str) -> Callable[[Maker], Maker]:
    """Registers what shows events of these kinds."""

    def register(maker: Maker) -> Maker:
        for kind in kinds:
            KINDS[kind] = maker
        return maker

    return register


def animation_of(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """The animation of an event, None where there is none or its place is not known."""
    maker = KINDS.get(event.kind)
    return maker(board, event, view) if maker is not None else None


# ---------------------------------------------------------------- what the makers share
def tile_in(event: Event, name: str = "tile") -> int:
    """A tile that an event names, -1 where it tells none."""
    value = event.data.get(name, -1)
    return value if isinstance(value, int) else -1


def number_in(event: Event, name: str) -> int:
    """A number that an event tells, -1 where it tells none."""
    return tile_in(event, name)


def word_in(event: Event, name: str) -> str:
    """A word that an event tells, "" where it tells none."""
    value = event.data.get(name, "")
    return value if isinstance(value, str) else ""


def centre(board: BoardWidget, tile: int) -> Pos:
    """The middle of a tile, from the middle of tile 0."""
    return centre_of(tile, board.camera.n, board.camera.radius)


def middle(board: BoardWidget) -> Pos:
    """The middle of what is in sight, from the middle of tile 0."""
    return board.rect.centerx - board.camera.x, board.rect.centery - board.camera.y


def on(picture: Picture, at: tuple[float, float], alpha: int = 255) -> Part:
    """A picture with its anchor at a place."""
    return Part(picture.surface, picture.at(round(at[0]), round(at[1])), alpha)


def frames(board: BoardWidget, name: str, count: int, share: float, scale: float = 1.0) -> Picture:
    """The picture of a painted effect at 0..1 of its course."""
    number = min(count - 1, int(share * count))
    return board.art.get(f"fx/{name}_{number}", board.camera.radius, scale)


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


def coloured(board: BoardWidget, name: str, colour: tuple[int, int, int], scale: float = 1.0) -> Picture:
    """A white effect in a colour."""

    def draw() -> Picture:
        plain = board.art.get(name, board.camera.radius, scale)
        surface = plain.surface.copy()
        surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return Picture(surface, plain.ax, plain.ay)

    return board.art.make(board.camera.radius, ("coloured", name, colour, scale), draw)


def ring_at(board: BoardWidget, tile: int, share: float, colour: tuple[int, int, int]) -> Part:
    """A ring of light that spreads on a tile."""
    number = min(5, int(share * 6))
    return on(
        coloured(board, f"fx/ring_{number}", colour, 1.5), centre(board, tile), 255 if share < 0.8 else 160
    )


def pulse(board: BoardWidget, tile: int) -> Animation:
    """Says "here": the tile is ringed and light spreads on it, twice."""

    def frame(share: float) -> list[Part]:
        beat = share * 2 % 1
        ring = on(board.art.get("border/hover", board.camera.radius), centre(board, tile))
        return [ring] if board.reduced else [ring, ring_at(board, tile, beat, (255, 226, 150))]

    return Animation(board, PULSE_MS, frame)
