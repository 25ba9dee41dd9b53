"""Effects that boards are made lively with: pictures that move, fade, turn over, burst (C6.5).

An effect is a frame for `Animation`. It knows its stage and never the board: places are points relative to the stage's
origin, pictures have an anchor. Whatever moves stands still or fades where the stage's motion is reduced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Cel, Fade, Frame, between, fades, fading, repeated, span, together
from scenes.kit.board_art import AnchoredPicture
from scenes.media.theme import ease_out

if TYPE_CHECKING:
    from scenes.kit.stage import Stage

Point = tuple[float, float]
Direction = tuple[int, int]
Way = Callable[[float], Point]
Curve = Callable[[float], float]
PULSE_MS = 700
SHADOW = 200
"""How dark the shadow is of what is lifted the highest."""
SWARM, SWARM_PX = 5, 14
"""How many icons fly to a counter, and how far beside each other."""


def steady(share: float) -> float:
    """The same pace all the time."""
    return share


# ---------------------------------------------------------------- one picture
def spot(stage: Stage, ref: str, dx: float = 0.0, dy: float = 0.0) -> Point:
    """The middle of a place, or a point (dx, dy) of the stage's units beside it. Raises KeyError."""
    place = stage.place_of(ref)
    if place is None:
        raise KeyError(ref)
    x, y = stage.origin()
    return place.centerx - x + dx * stage.size, place.centery - y + dy * stage.size


def on(picture: AnchoredPicture, at: Point, alpha: int = 255) -> Cel:
    """A picture with its anchor at a point."""
    return Cel(picture.surface, picture.at(*at), alpha)


def centred(surface: pygame.Surface) -> AnchoredPicture:
    """A picture that stands on its middle."""
    return AnchoredPicture(surface, surface.get_width() // 2, surface.get_height() // 2)


def shown(picture: AnchoredPicture, at: Point | Way, fade: Fade | None = None) -> Frame:
    """A picture at a point or on its way."""
    way = at if callable(at) else lambda _share: at
    return lambda share: [on(picture, way(share), 255 if fade is None else fade(share))]


def shifted(stage: Stage, at: Point, dx: Curve | None = None, dy: Curve | None = None) -> Way:
    """A way about a point, in the stage's units."""
    if stage.reduced:
        return lambda _share: at
    size = stage.size
    return lambda share: (at[0] + (dx(share) * size if dx else 0), at[1] + (dy(share) * size if dy else 0))


def onto(stage: Stage, at: Point, lift: float) -> Way:
    """A way onto a point from `lift` units above it, or from below where that is negative."""
    return shifted(stage, at, dy=lambda share: -lift * (1 - ease_out(share)))


def way_between(stage: Stage, start: Point, end: Point, ease: Curve = ease_out) -> Way:
    """A way from a point to another; where motion is reduced it is over at once."""
    return lambda share: end if stage.reduced else between(start, end, ease(share))


def arc(stage: Stage, start: Point, end: Point, lift: float, ease: Curve = steady) -> Way:
    """A way from a point to another, `lift` units high in the middle."""

    def way(share: float) -> Point:
        x, y = between(start, end, ease(share))
        return x, y - lift * stage.size * sin(pi * ease(share))

    return way


def overhead(stage: Stage, dx: Curve | None = None, dy: Curve | None = None) -> Way:
    """A way about the middle of what is in sight, in pixels."""

    def way(share: float) -> Point:
        (x, y), (left, top) = stage.rect.center, stage.origin()
        if stage.reduced:
            return x - left, y - top
        return x - left + (dx(share) if dx else 0), y - top + (dy(share) if dy else 0)

    return way


def lively(stage: Stage, frame: Frame) -> Frame | None:
    """What is left out where motion is reduced."""
    return None if stage.reduced else frame


def painted(stage: Stage, name: str, count: int, share: float, scale: float = 1.0) -> AnchoredPicture:
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
def pulse(stage: Stage, picture: AnchoredPicture, at: Point, light: Frame | None = None) -> Frame:
    """Says "here": light comes and goes twice, that of the picture or another one over it."""
    if light is not None:
        return together(shown(picture, at), lively(stage, repeated(light, 2)))
    return repeated(shown(picture, at, lambda share: 255 if stage.reduced else round(255 * (1 - share))), 2)


def travel(
    stage: Stage, picture: AnchoredPicture, ends: tuple[Point, Point], lift: float, ease: Curve = ease_out,
    shadow: AnchoredPicture | None = None,
) -> Frame:  # fmt: skip
    """A picture goes from a point to another, `lift` units high in the middle. Where motion is reduced it fades away
    here and in there.
    """
    if stage.reduced:
        return lambda share: [on(picture, ends[share >= 0.5], round(255 * abs(1 - 2 * share)))]
    below = None
    if shadow is not None:
        below = shown(shadow, arc(stage, *ends, 0.0, ease), lambda share: round(SHADOW * sin(pi * ease(share))))
    return together(below, shown(picture, arc(stage, *ends, lift, ease)))


def flip(stage: Stage, back: AnchoredPicture, face: AnchoredPicture, at: Point, lift: float) -> Frame:
    """A picture turns over, lifted on the way."""

    def frame(share: float) -> list[Cel]:
        picture = back if share < 0.5 else face
        if stage.reduced:
            return [on(picture, at, round(255 * abs(1 - 2 * share)))]
        return [_narrowed(picture, (at[0], at[1] - lift * stage.size * sin(pi * share)), abs(cos(pi * share)))]

    return frame


def _narrowed(picture: AnchoredPicture, at: Point, share: float) -> Cel:
    """A picture seen from the side: so much of its width."""
    wide, high = picture.surface.get_size()
    width = max(2, round(wide * share))
    surface = pygame.transform.smoothscale(picture.surface, (width, high))
    return on(AnchoredPicture(surface, round(picture.ax * width / wide), picture.ay), at)


def along(points: Sequence[Point], share: float) -> tuple[Point, Direction]:
    """The point at 0..1 of a way through points, and the direction there as (dx, dy) of -1, 0, 1."""
    if len(points) < 2:
        return points[0], (1, 0)
    at = min(max(share, 0.0), 1.0) * (len(points) - 1)
    i = min(int(at), len(points) - 2)
    a, b = points[i], points[i + 1]
    return between(a, b, at - i), ((b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1]))


def float_number(stage: Stage, number: AnchoredPicture, at: Point) -> Frame:
    """A number rises onto a point and fades there."""
    return shown(number, onto(stage, at, -0.5), fades(0.2, 0.8))


def fly_to_counter(
    stage: Stage, icon: AnchoredPicture, place: Point, counter: Callable[[], Point], late: float = 0.0, *,
    back: bool = False
) -> Frame:
    """A swarm of icons flies from a place of the board to a counter, a point of the canvas; `back`: from there."""

    def frame(share: float) -> list[Cel]:
        (x, y), (left, top) = counter(), stage.origin()
        cels = []
        for i in range(SWARM):
            own = span(share, 0.06 * i + late, 0.06 * i + late + 0.55)
            if 0 < own < 1:
                flown = 1 - own if back else own
                at = between(place, (x - left, y - top), flown * flown)
                aside = sin(pi * flown) * (i - SWARM // 2) * SWARM_PX
                cels.append(on(icon, (at[0] + aside, at[1]), fading(own, 0.1, 0.85)))
        return cels

    return frame
