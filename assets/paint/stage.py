"""The stage that cards' pictures are composed on: forms lit by one light from the upper left, in the air of a mood,
and at last drawn over with a brush.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
import skia

from assets.paint.atlas import Pixels, register_made
from assets.paint.base import (
    Point,
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    rgb,
    stroke,
)  # fmt: skip
from assets.paint.brush import brushed

FINE = 2
"""Pixels of a unit."""
PLAIN = (240, 200)
"""The size of a picture that is not told another."""
INK = "#07060D"


@dataclass(frozen=True)
class Mood:
    """The air of a picture: the sky from the zenith to the horizon, the colour of light, of shade, of what is far and
    of the ground.
    """

    sky: tuple[str, str, str]
    key: str
    shade: str
    fog: str
    ground: str


GRAINS: dict[str, tuple[float, float, float]] = {
    "cloth": (0.05, 0.012, 0.3), "stone": (0.035, 0.04, 0.55), "wood": (0.006, 0.09, 0.55), "post": (0.09, 0.006, 0.55),
    "fur": (0.11, 0.028, 0.6), "bark": (0.1, 0.018, 0.75), "rock": (0.012, 0.02, 0.7), "earth": (0.02, 0.09, 0.55),
    "leaf": (0.07, 0.07, 0.8), "rust": (0.05, 0.05, 0.6), "paper": (0.02, 0.03, 0.25), "cliff": (0.02, 0.008, 0.7),
}  # fmt: skip
"""Frequency across and down (in pixels) and strength of the blotches on a form."""


class Stage:
    """A picture in the making. What is drawn within ``at`` has its units there; light does not turn with it."""

    def __init__(self, mood: Mood, size: tuple[int, int] = PLAIN, seed: int = 1, fine: float = FINE) -> None:
        self.mood, self.size, self.seed, self.fine = mood, size, seed, fine
        self.dice = random.Random(seed)
        self.surface = self._sheet()
        self.canvas = self.surface.getCanvas()
        self.matrix = skia.Matrix()

    def _sheet(self) -> skia.Surface:
        surface = skia.Surface(round(self.size[0] * self.fine), round(self.size[1] * self.fine))
        surface.getCanvas().scale(self.fine, self.fine)
        return surface

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> Iterator[None]:
        """What follows is moved, turned clockwise and scaled; ``flip`` mirrors it."""
        before, step = self.matrix, skia.Matrix()
        step.setTranslate(x, y)
        step.preRotate(turn)
        step.preScale(-scale if flip else scale, scale)
        self.matrix = skia.Matrix.Concat(before, step)
        try:
            yield
        finally:
            self.matrix = before

    @property
    def zoom(self) -> float:
        """How large a unit of ``at`` is on the picture."""
        return float(self.matrix.mapRadius(1.0))

    def put(self, path: skia.Path) -> skia.Path:
        """A path brought from the units of ``at`` to the picture's."""
        out = skia.Path()
        path.transform(self.matrix, out)
        return out

    def spot(self, x: float, y: float) -> Point:
        """A point brought from the units of ``at`` to the picture's."""
        point = self.matrix.mapXY(x, y)
        return point.x(), point.y()

    def form(self, path: skia.Path, colour: str, tex: str = "", far: float = 0.0, rim: float = 0.55, line: float = 0.7,
             cast: float = 0.4, soft: float = 0.2, flat: float = 1.0) -> None:  # fmt: skip
        """A solid of a colour. ``far`` takes it into the distance, ``tex`` is a grain or "metal", ``soft`` how far its
        edges bend as a share of its width, ``flat`` how strong light and shade are.
        """
        c, mood = self.canvas, self.mood
        path = self.put(path)
        box = path.computeTightBounds()
        least = min(box.width(), box.height())
        if least <= 0.05:
            return
        wide = max(0.5, min(11.0, least * soft))
        near = 1 - far
        base = mix(mix(colour, mood.key, 0.06), mood.fog, far)
        lit = mix(lighter(base, 0.26 * flat * near), mood.key, 0.2 * near * flat)
        dark = mix(darker(base, 0.62 * near * flat), mood.shade, 0.34 * near)
        if cast and near > 0.3:
            with moved(c, wide * 0.35 + 0.8, wide * 0.45 + 1.2):
                paint = blurred(fill(INK, cast * near), wide * 0.4 + 1)
                paint.setBlendMode(skia.BlendMode.kSrcATop)
                c.drawPath(path, paint)
        ends = ((box.left(), box.top()), (box.left() + box.width() * 0.7, box.bottom()))
        if tex == "metal":
            tones = [lighter(lit, 0.45), mix(base, dark, 0.4), lighter(lit, 0.1), base, dark, mix(base, dark, 0.3)]
            c.drawPath(path, linear(*ends, tones, [0, 0.24, 0.4, 0.55, 0.85, 1]))
        else:
            c.drawPath(path, linear(*ends, [lit, base, mix(base, dark, 0.7)], [0, 0.42, 1]))
            if tex and near > 0.15:
                fx, fy, strength = GRAINS[tex]
                noise(c, path, (fx * 2, fy * 2), darker(base, 0.75), strength * near, self.seed + int(box.left()), 3)
                noise(c, path, (fx * 2, fy * 2), lighter(base, 0.5), strength * near * 0.55, self.seed + 9, 3)
        outside = _around(path)
        with clipped(c, path):
            with moved(c, -wide * 0.75, -wide):
                c.drawPath(outside, blurred(fill(dark, 0.85 * flat), wide * 0.55))
            with moved(c, wide * 0.5, wide * 0.65):
                c.drawPath(outside, blurred(fill(lit, 0.6 * flat), wide * 0.45))
            if rim and near > 0.25:
                with moved(c, 0.45, 0.6):
                    c.drawPath(outside, blurred(fill(lighter(mood.key, 0.4), rim * near), 0.25))
        if line:
            c.drawPath(path, stroke(darker(base, 0.85), line, 0.6 * near))

    def flat(self, path: skia.Path, colour: str, alpha: float = 1.0, soft: float = 0.0) -> None:
        """A plain area of colour, with a soft edge."""
        paint = fill(colour, alpha)
        self.canvas.drawPath(self.put(path), blurred(paint, soft) if soft else paint)

    def line(self, points: Sequence[Point], colour: str, width: float = 1.0, alpha: float = 1.0,
        soft: float = 0) -> None:
        """A line through points; a bend through three."""
        path = skia.Path()
        path.moveTo(*points[0])
        if len(points) == 3:
            path.quadTo(*points[1], *points[2])
        else:
            for point in points[1:]:
                path.lineTo(*point)
        paint = stroke(colour, width * self.zoom, alpha)
        self.canvas.drawPath(self.put(path), blurred(paint, soft) if soft else paint)

    def glow(self, x: float, y: float, radius: float, colour: str, alpha: float = 0.8) -> None:
        """Light about a point."""
        x, y = self.spot(x, y)
        radius *= self.zoom
        tones = [rgb(lighter(colour, 0.4), alpha), rgb(colour, alpha * 0.45), rgb(colour, 0)]
        shader = skia.GradientShader.MakeRadial(skia.Point(x, y), radius, tones, [0, 0.35, 1])
        self.canvas.drawPath(oval(x, y, radius, radius), skia.Paint(Shader=shader, BlendMode=skia.BlendMode.kScreen))

    def field(self) -> skia.Path:
        """The whole picture."""
        return skia.Path().addRect(skia.Rect.MakeWH(*self.size))

    @contextmanager
    def group(self, rim: float = 0.7, far: float = 0.0, shade: float = 0.5, ground: float = 0.5,
              tone: str = "") -> Iterator[None]:  # fmt: skip
        """What is drawn within stands together: a rim of light along its upper left, shade to the lower right, taken
        into the fog by ``far`` or of one ``tone``.
        """
        canvas, surface = self.canvas, self._sheet()
        self.canvas = surface.getCanvas()
        try:
            yield
        finally:
            self.canvas = canvas
        image = surface.makeImageSnapshot()
        w, h = self.size
        if shade:
            over = linear((w * 0.2, h * 0.2), (w * 0.95, h * 1.05), [(self.mood.shade, 0), (self.mood.shade, shade)])
            over.setBlendMode(skia.BlendMode.kSrcATop)
            surface.getCanvas().drawRect(skia.Rect.MakeWH(w, h), over)
            image = surface.makeImageSnapshot()
        if ground:
            self._image(image, 3, 4, skia.Paint(
                ColorFilter=skia.ColorFilters.Blend(rgb(INK, ground), skia.BlendMode.kSrcIn),
                ImageFilter=skia.ImageFilters.Blur(5, 5)))  # fmt: skip
        colour = tone or self.mood.fog
        paint = skia.Paint()
        if far or tone:
            paint.setColorFilter(skia.ColorFilters.Blend(rgb(colour, far), skia.BlendMode.kSrcATop))
        self._image(image, 0, 0, paint)
        if rim:
            canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kScreen))
            light = rgb(lighter(self.mood.key, 0.25), rim)
            self._image(image, 0, 0, skia.Paint(
                ColorFilter=skia.ColorFilters.Blend(light, skia.BlendMode.kSrcIn)))  # fmt: skip
            self._image(image, 1.0, 1.3, skia.Paint(BlendMode=skia.BlendMode.kDstOut))
            canvas.restore()

    def _image(self, image: skia.Image, dx: float, dy: float, paint: skia.Paint) -> None:
        place = skia.Rect.MakeXYWH(dx, dy, *self.size)
        self.canvas.drawImageRect(image, place, skia.SamplingOptions(skia.FilterMode.kLinear), paint)

    def pixels(self, brush: int = 2, vignette: float = 0.5) -> Pixels:
        """The finished picture."""
        raw = self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        colour = brushed(raw[..., :3].astype(np.float32) / 255, brush)
        h, w = colour.shape[:2]
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        away = np.hypot((x / w - 0.46) * 1.25, (y / h - 0.44) * 1.25)
        colour *= (1 - vignette * np.clip(away - 0.42, 0, 1) * 1.5)[..., None]
        grain = np.random.Generator(np.random.PCG64(self.seed)).standard_normal((h, w)).astype(np.float32)
        weave = (np.sin(x * 1.9) + np.sin(y * 1.9)) * 0.006
        grey = colour.mean(axis=2, keepdims=True)
        colour = np.clip(grey + (colour - grey) * 1.16, 0, 1)
        curve = colour * colour * (3 - 2 * colour)
        colour = (colour * 0.55 + curve * 0.45) * 1.12
        colour = np.clip(colour + (grain * 0.008 + weave)[..., None], 0, 1)
        out = np.full((h, w, 4), 255, np.uint8)
        out[..., :3] = np.rint(colour * 255)
        return out


def _around(path: skia.Path) -> skia.Path:
    """All but the path; a plain rectangle gets a frame, as its inverse is blurred wrongly."""
    if path.isRect(skia.Rect.MakeEmpty(), None, None):
        frame = skia.Path().addRect(path.getBounds().makeOutset(60, 60))
        return skia.Op(frame, path, skia.PathOp.kDifference_PathOp)
    outside = skia.Path(path)
    outside.toggleInverseFillType()
    return outside


Part = Callable[[Stage], None]


def compose(mood: Mood, parts: Sequence[Part], size: tuple[int, int], seed: int) -> Pixels:
    """All parts in their order, from the back to the front."""
    stage = Stage(mood, size, seed)
    for part in parts:
        part(stage)
    return stage.pixels()


@dataclass(frozen=True)
class Shot:
    """The recipe of one picture."""

    mood: Mood
    parts: tuple[Part, ...]


def shot(mood: Mood, *parts: Part) -> Shot:
    """A picture's recipe: its mood, and its parts from the back to the front."""
    return Shot(mood, parts)


def register_shots(shots: dict[str, Shot], folder: str, size: tuple[int, int]) -> None:
    """Enter pictures under <folder>/<id>.jpg. ``size`` is in units."""
    for name, one in shots.items():
        register_made(f"{folder}/{name}.jpg", lambda one=one, name=name: compose(  # type: ignore[misc]
            one.mood, one.parts, size, sum(map(ord, name)) * 7 % 997))  # fmt: skip
