"""Effects that boards are made lively with: pictures that move, fade, turn over, burst (C6.5).

An effect is a frame for `Animation`. It knows its stage and never the board: places are points relative to the stage's
origin, pictures have an anchor. Whatever moves stands still or fades where the stage's motion is reduced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Cel, Fade, Frame, between, repeated
from scenes.kit.board_art import Picture
from scenes.media.theme import ease_out

if TYPE_CHECKING:
    from scenes.kit.stage import Stage

Point = tuple[float, float]
Direction = tuple[int, int]
Way = Callable[[float], Point]
Curve = Callable[[float], float]
SHADOW = 200
"""How dark the shadow is of what is lifted the highest."""


# ---------------------------------------------------------------- one picture
def spot(stage: Stage, ref: str, dx: float = 0.0, dy: float = 0.0) -> Point:
    """The middle of a place, or a point (dx, dy) of the stage's units beside it. Raises KeyError."""
    place = stage.place_of(ref)
    if place is None:
        raise KeyError(ref)
    x, y = stage.origin()
    return place.centerx - x + dx * stage.size, place.centery - y + dy * stage.size


def on(picture: Picture, at: Point, alpha: int = 255) -> Cel:
    """A picture with its anchor at a point."""
    return Cel(picture.surface, picture.at(*at), alpha)


def shown(picture: Picture, at: Point | Way, fade: Fade | None = None) -> Frame:
    """A picture at a point or on its way."""
    way = at if callable(at) else lambda _share: at
    return lambda share: [on(picture, way(share), 255 if fade is None else fade(share))]


def shifted(stage: Stage, at: Point, dx: Curve | None = None, dy: Curve | None = None) -> Way:
    """A way about a point, in the stage's units."""
    if stage.reduced:
        return lambda _share: at
    size = stage.size
    return lambda share: (at[0] + (dx(share) * size if dx else 0), at[1] + (dy(share) * size if dy else 0))


def going(stage: Stage, start: Point, end: Point, ease: Curve = ease_out) -> Way:
    """A way from a point to another; where motion is reduced it is over at once."""
    return lambda share: end if stage.reduced else between(start, end, ease(share))


def lively(stage: Stage, frame: Frame) -> Frame | None:
    """What is left out where motion is reduced."""
    return None if stage.reduced else frame


def painted(stage: Stage, name: str, count: int, share: float, scale: float = 1.0) -> Picture:
    """The picture of a painted effect, "<name>_0" and so on, at 0..1 of its course."""
    return stage.picture(f"{name}_{min(count - 1, int(share * count))}", scale)


def burst(
    stage: Stage, name: str, count: int, at: Point | Way, scale: float = 1.0, fade: Fade | None = None
) -> Frame:
    """A painted effect runs through its pictures."""
    way = at if callable(at) else lambda _share: at

    def frame(share: float) -> list[Cel]:
        picture = painted(stage, name, count, share, scale)
        return [on(picture, way(share), 255 if fade is None else fade(share))]

    return frame


# ---------------------------------------------------------------- what things do
def pulse(stage: Stage, picture: Picture, at: Point) -> Frame:
    """Says "here": light comes and goes twice."""
    return repeated(shown(picture, at, lambda share: 255 if stage.reduced else round(255 * (1 - share))), 2)


def travel(
    stage: Stage,
    picture: Picture,
    way: tuple[Point, Point],
    lift: float,
    ease: Curve = ease_out,
    shadow: Picture | None = None,
) -> Frame:
    """A picture goes from a point to another, `lift` units high in the middle. Where motion is reduced it fades away
    here and in there.
    """

    def frame(share: float) -> list[Cel]:
        if stage.reduced:
            return [on(picture, way[share >= 0.5], round(255 * abs(1 - 2 * share)))]
        eased = ease(share)
        x, y = between(*way, eased)
        high = sin(pi * eased)
        parts = [on(picture, (x, y - lift * stage.size * high))]
        return [on(shadow, (x, y), round(SHADOW * high)), *parts] if shadow is not None else parts

    return frame


def flip(stage: Stage, back: Picture, face: Picture, at: Point, lift: float) -> Frame:
    """A picture turns over, lifted on the way."""

    def frame(share: float) -> list[Cel]:
        picture = back if share < 0.5 else face
        if stage.reduced:
            return [on(picture, at, round(255 * abs(1 - 2 * share)))]
        return [_narrowed(picture, (at[0], at[1] - lift * stage.size * sin(pi * share)), abs(cos(pi * share)))]

    return frame


def _narrowed(picture: Picture, at: Point, share: float) -> Cel:
    """A picture seen from the side: so much of its width."""
    wide, high = picture.surface.get_size()
    width = max(2, round(wide * share))
    surface = pygame.transform.smoothscale(picture.surface, (width, high))
    return on(Picture(surface, round(picture.ax * width / wide), picture.ay), at)


def along(points: Sequence[Point], share: float) -> tuple[Point, Direction]:
    """The point at 0..1 of a way through points, and the direction there as (dx, dy) of -1, 0, 1."""
    if len(points) < 2:
        return points[0], (1, 0)
    at = min(max(share, 0.0), 1.0) * (len(points) - 1)
    i = min(int(at), len(points) - 2)
    a, b = points[i], points[i + 1]
    return between(a, b, at - i), ((b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1]))
