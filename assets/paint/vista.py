"""Wide pictures against the light: sky, clouds, ridges and mist behind, what stands before them with a rim of light on
the side of the sun. Lengths are pixels of the picture.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia

from assets.paint.atlas import Pixels
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
    polygon,
    radial,
    rgb,
    stroke,
)  # fmt: skip
from assets.paint.brush import brushed

Tone = tuple[str, float]


class Vista:
    """A picture in the making. `sun` is where the light comes from, `key` its colour; `haze` is the colour of what is
    far, `shade` of what is near and unlit.
    """

    def __init__(self, size: tuple[int, int], sun: Point, key: str, haze: str, shade: str, seed: int = 1) -> None:
        self.size, self.sun, self.key, self.haze, self.shade, self.seed = size, sun, key, haze, shade, seed
        self.dice = random.Random(seed)
        self.surface = skia.Surface(*size)
        self.canvas = self.surface.getCanvas()
        self.far = 0.0

    def field(self, top: float = 0.0) -> skia.Path:
        """The picture from a height down."""
        return skia.Path().addRect(skia.Rect.MakeLTRB(0, top, *self.size))

    def tone(self, colour: str) -> str:
        """A colour as it looks at the distance of the present sheet."""
        return mix(colour, self.haze, self.far)

    @contextmanager
    def sheet(self, far: float = 0.0, rim: float = 1.0, width: float = 2.4, reach: float = 900.0) -> Iterator[None]:
        """What is drawn within stands together at a distance (0 near, 1 lost in the haze), with a rim of light of
        about `width` towards the sun, that fades within `reach` of it.
        """
        canvas, before = self.canvas, self.far
        surface = skia.Surface(*self.size)
        self.canvas, self.far = surface.getCanvas(), far
        try:
            yield
        finally:
            self.canvas, self.far = canvas, before
        image = surface.makeImageSnapshot()
        canvas.drawImage(image, 0, 0)
        if rim:
            self._rim(image, rim * (1 - far * 0.5), width, reach)

    def _rim(self, image: skia.Image, alpha: float, width: float, reach: float) -> None:
        """Light on all edges that face the sun: the image without itself, drawn a little away from the sun."""
        canvas, (x, y) = self.canvas, self.sun
        for wide, share, soft in ((width * 3.2, 0.35, width), (width, 1.0, 0.0)):
            scale = 1 + wide / 420
            canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kScreen))
            light = skia.ColorFilters.Blend(rgb(lighter(self.key, 0.25), alpha * share), skia.BlendMode.kSrcIn)
            canvas.drawImage(image, 0, 0, skia.SamplingOptions(), skia.Paint(ColorFilter=light))
            canvas.save()
            canvas.translate(x, y)
            canvas.scale(scale, scale)
            canvas.translate(-x, -y)
            out = skia.Paint(BlendMode=skia.BlendMode.kDstOut)
            if soft:
                out.setImageFilter(skia.ImageFilters.Blur(soft, soft))
            canvas.drawImage(image, 0, 0, skia.SamplingOptions(skia.FilterMode.kLinear), out)
            canvas.restore()
            fade = radial((x, y), reach, [("#FFFFFF", 1), ("#FFFFFF", 0.75), ("#FFFFFF", 0.12)], [0, 0.4, 1])
            fade.setBlendMode(skia.BlendMode.kDstIn)
            canvas.drawPaint(fade)
            canvas.restore()

    def form(self, path: skia.Path, colour: str, lit: float = 0.45, edge: float = 0.0, tex: float = 0.0) -> None:
        """A solid: brighter on the side of the sun, with a soft light of `edge` pixels along that side, and blotches
        of strength `tex`.
        """
        box = path.computeTightBounds()
        cx, cy = box.centerX(), box.centerY()
        dx, dy = self.sun[0] - cx, self.sun[1] - cy
        long = math.hypot(dx, dy) or 1.0
        dx, dy, half = dx / long, dy / long, max(box.width(), box.height()) / 2
        base = self.tone(colour)
        near = 1 - self.far
        ends = (cx + dx * half, cy + dy * half), (cx - dx * half, cy - dy * half)
        tones = [mix(base, self.key, 0.4 * lit), base, mix(darker(base, 0.55 * near), self.shade, 0.4 * near)]
        self.canvas.drawPath(path, linear(*ends, tones, [0, 0.45, 1]))
        if tex:
            noise(self.canvas, path, (0.03, 0.05), darker(base, 0.8), tex * near, self.seed, 4)
            noise(self.canvas, path, (0.02, 0.04), mix(base, self.key, 0.5), tex * 0.6 * near, self.seed + 3, 4)
        if edge:
            outside = skia.Path(path)
            outside.toggleInverseFillType()
            with clipped(self.canvas, path), moved(self.canvas, -dx * edge, -dy * edge):
                self.canvas.drawPath(outside, blurred(fill(self.key, 0.75 * lit + 0.1), edge * 0.45))

    def flat(self, path: skia.Path, colour: str, alpha: float = 1.0, soft: float = 0.0) -> None:
        """A plain area with a soft edge."""
        paint = fill(colour, alpha)
        self.canvas.drawPath(path, blurred(paint, soft) if soft else paint)

    def line(self, points: Sequence[Point], colour: str, width: float, alpha: float = 1.0, soft: float = 0) -> None:
        """A line through points; a bend through three."""
        path = skia.Path()
        path.moveTo(*points[0])
        if len(points) == 3:
            path.quadTo(*points[1], *points[2])
        else:
            for point in points[1:]:
                path.lineTo(*point)
        paint = stroke(colour, width, alpha)
        self.canvas.drawPath(path, blurred(paint, soft) if soft else paint)

    def glow(self, x: float, y: float, radius: float, colour: str, alpha: float = 0.8, flat: float = 1.0) -> None:
        """Light about a point; `flat` below 1 makes it lie."""
        tones = [rgb(lighter(colour, 0.45), alpha), rgb(colour, alpha * 0.45), rgb(colour, 0)]
        shader = skia.GradientShader.MakeRadial(skia.Point(0, 0), radius, tones, [0, 0.35, 1])
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.scale(1, flat)
        self.canvas.drawPath(oval(0, 0, radius, radius), skia.Paint(Shader=shader, BlendMode=skia.BlendMode.kScreen))
        self.canvas.restore()

    def pixels(self, reach: int = 3, vignette: float = 0.42, centre: Point = (0.5, 0.4)) -> Pixels:
        """The finished picture, drawn over with a brush and darker towards its corners."""
        raw = self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        colour = brushed(raw[..., :3].astype(np.float32) / 255, reach)
        h, w = colour.shape[:2]
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        away = np.hypot((x / w - centre[0]) * 1.2, y / h - centre[1])
        colour *= (1 - vignette * np.clip(away - 0.3, 0, 1) * 1.6)[..., None]
        grey = colour.mean(axis=2, keepdims=True)
        colour = np.clip(grey + (colour - grey) * 1.12, 0, 1)
        colour = colour * 0.6 + colour * colour * (3 - 2 * colour) * 0.4
        grain = np.random.Generator(np.random.PCG64(self.seed)).standard_normal((h, w)).astype(np.float32)
        out = np.full((h, w, 4), 255, np.uint8)
        out[..., :3] = np.rint(np.clip(colour + grain[..., None] * 0.006, 0, 1) * 255)
        return out


Layer = Callable[[Vista], None]


def paint(v: Vista, *layers: Layer) -> None:
    """All layers from the back to the front."""
    for one in layers:
        one(v)


# ---------------------------------------------------------------- air
def sky(tones: Sequence[str], stops: Sequence[float], low: float, veil: float = 0.6, stars: int = 0) -> Layer:
    """The sky down to the horizon `low`, with veils of cloud drawn out by the wind."""

    def paint(v: Vista) -> None:
        w, field = v.size[0], v.field()
        v.canvas.drawPath(field, linear((0, 0), (0, low), list(tones), list(stops)))
        for _ in range(stars):
            x, y, r = v.dice.uniform(0, w), v.dice.uniform(0, low * 0.75), v.dice.uniform(0.5, 1.7)
            v.flat(oval(x, y, r, r), "#FFFFFF", v.dice.uniform(0.25, 0.95))
        noise(v.canvas, field, (0.0014, 0.006), mix(tones[len(tones) // 2], v.key, 0.6), veil, v.seed, 5, 0.5)
        noise(v.canvas, field, (0.0011, 0.005), darker(tones[0], 0.5), veil, v.seed + 7, 5, 0.52)
        noise(v.canvas, field, (0.003, 0.018), lighter(v.key, 0.3), veil * 0.45, v.seed + 11, 4, 0.56)

    return paint


def sun(radius: float, reach: float, disc: float = 1.0, colour: str = "") -> Layer:
    """The source of light with its glow."""

    def paint(v: Vista) -> None:
        x, y = v.sun
        tone = colour or v.key
        v.glow(x, y, reach, tone, 0.75)
        v.glow(x, y, reach * 0.45, tone, 0.7)
        if disc:
            v.flat(oval(x, y, radius * 1.12, radius * 1.12), lighter(tone, 0.5), disc * 0.6, radius * 0.12)
            v.flat(oval(x, y, radius, radius), lighter(tone, 0.8), disc, 1.5)

    return paint


def rays(count: int, long: float, alpha: float = 0.3, begin: float = 0.0, end: float = math.tau,
         at: Point | None = None) -> Layer:  # fmt: skip
    """Shafts of light from the sun (or a point), between two angles (0 to the right, clockwise)."""

    def paint(v: Vista) -> None:
        x, y = at or v.sun
        for k in range(count):
            angle = begin + (end - begin) * (k + v.dice.uniform(0.1, 0.9)) / count
            wide, reach = v.dice.uniform(0.012, 0.05), long * v.dice.uniform(0.6, 1.1)
            ends = [(x + reach * math.cos(angle + d), y + reach * math.sin(angle + d)) for d in (-wide, wide)]
            strength = alpha * v.dice.uniform(0.4, 1.0)
            shine = radial((x, y), reach, [(v.key, strength), (v.key, strength * 0.4), (v.key, 0)], [0, 0.45, 1])
            shine.setBlendMode(skia.BlendMode.kScreen)
            v.canvas.drawPath(polygon([(x, y), *ends]), blurred(shine, 7))

    return paint


def cloud(x: float, y: float, wide: float, high: float, colour: str, light: str = "", seed: int = 1,
          count: int = 70) -> Layer:  # fmt: skip
    """A heap of cloud with the light on the side of the sun."""

    def paint(v: Vista) -> None:
        dice = random.Random(seed)
        heap = []
        for _ in range(count):
            dx = max(-1.0, min(1.0, dice.gauss(0, 0.42)))
            top = (1 - dx * dx) * dice.uniform(0.1, 1.0)
            heap.append((x + dx * wide / 2, y - top * high * 0.75, high * dice.uniform(0.1, 0.26)))
        heap.sort(key=lambda p: p[1])
        tone, mass = light or v.key, skia.Path()
        for cx, cy, r in heap:
            mass.addOval(skia.Rect.MakeLTRB(cx - r * 1.4, cy - r, cx + r * 1.4, cy + r))
        side = 1 if v.sun[0] > x else -1
        ends = (x + side * wide * 0.4, y - high), (x - side * wide * 0.3, y + high * 0.25)
        tones = [(mix(colour, tone, 0.85), 0.85), (mix(colour, tone, 0.3), 0.75), (colour, 0.45)]
        v.canvas.drawPath(mass, blurred(linear(*ends, tones, [0, 0.5, 1]), high * 0.1))
        for cx, cy, r in heap:
            shade = oval(cx - side * r * 0.2, cy + r * 0.5, r, r * 0.5)
            v.flat(shade, colour, 0.22, r * 0.35)
            v.flat(oval(cx + side * r * 0.3, cy - r * 0.4, r * 0.7, r * 0.36), lighter(tone, 0.3), 0.16, r * 0.3)
    return paint


def mist(y: float, high: float, colour: str = "", alpha: float = 0.5, seed: int = 3, x0: float = -100,
         x1: float = 1720) -> Layer:  # fmt: skip
    """A bank of mist about a height."""

    def paint(v: Vista) -> None:
        dice, tone = random.Random(seed), colour or v.haze
        for _ in range(22):
            x, yy = dice.uniform(x0, x1), y + dice.gauss(0, high * 0.35)
            v.flat(oval(x, yy, dice.uniform(130, 330), high * dice.uniform(0.15, 0.4)), tone, alpha * 0.3, high * 0.2)

    return paint


def motes(count: int, colour: str, size: float = 2.2, top: float = 0, low: float = 760, shape: str = "spark",
          x0: float = 380, x1: float = 1240) -> Layer:  # fmt: skip
    """Sparks, petals or flakes in the air."""

    def paint(v: Vista) -> None:
        for _ in range(count):
            x, y = v.dice.uniform(x0, x1), v.dice.uniform(top, low)
            r = size * v.dice.uniform(0.4, 1.5) * (0.6 if v.dice.random() < 0.7 else 1.6)
            if shape == "spark":
                v.glow(x, y, r * 5, colour, 0.5)
                v.flat(oval(x, y, r, r), lighter(colour, 0.5), v.dice.uniform(0.5, 1))
                continue
            with moved(v.canvas, x, y, 1, v.dice.uniform(0, 360)):
                leaf = oval(0, 0, r * 1.9, r * v.dice.uniform(0.5, 1.1))
                v.flat(leaf, mix(colour, lighter(colour, 0.6), v.dice.random()), v.dice.uniform(0.6, 1), r * 0.12)

    return paint


def rain(count: int, colour: str, lean: float = -14, long: float = 60, alpha: float = 0.22) -> Layer:
    """Rain driven by the wind."""

    def paint(v: Vista) -> None:
        for _ in range(count):
            x, y, k = v.dice.uniform(300, 1300), v.dice.uniform(-40, v.size[1]), v.dice.uniform(0.4, 1.3)
            v.line([(x, y), (x + lean * k, y + long * k)], colour, 1.3 * k, alpha)

    return paint


def smoke(x: float, y: float, high: float, colour: str, alpha: float = 0.5, lean: float = 60, size: float = 1.0,
          seed: int = 1) -> Layer:  # fmt: skip
    """A column of smoke, lit on the side of the sun."""

    def paint(v: Vista) -> None:
        dice = random.Random(seed)
        for k in range(60):
            t = k / 59
            r = (10 + 62 * t) * size
            cx, cy = x + lean * t * t + dice.uniform(-r, r) * 0.55, y - high * t
            tone = mix(colour, v.key, 0.28 * dice.random() * (1 if cx > v.sun[0] else 0.6))
            v.flat(oval(cx, cy, r, r * 0.8), mix(tone, v.haze, t * 0.5), alpha * (1 - t * 0.8) * 0.45, r * 0.3)

    return paint


def birds(x: float, y: float, count: int, spread: float, size: float, colour: str = "#14121A", seed: int = 10) -> Layer:
    """A flock on the wing."""

    def paint(v: Vista) -> None:
        dice = random.Random(seed)
        for _ in range(count):
            cx, cy = x + dice.gauss(0, spread), y + dice.gauss(0, spread * 0.35)
            r, up = size * dice.uniform(0.6, 1.3), dice.uniform(0.2, 0.8)
            for side in (-1, 1):
                wing = polygon([(cx, cy), (cx + side * r, cy - r * (up * 0.5 + 0.25)), (cx + side * r * 2, cy - r * up),
                                (cx + side * r, cy - r * up * 0.3)])  # fmt: skip
                v.flat(wing, colour, 0.9, 0.6)

    return paint


# ---------------------------------------------------------------- land
def outline(width: float, y: float, rough: float, seed: int, first: int = 5, fall: float = 0.5) -> list[Point]:
    """A range from left to right: midpoints moved up and down by less and less."""
    dice = random.Random(seed)
    heights = [dice.uniform(-1, 1) for _ in range(first + 1)]
    share = 1.0
    while len(heights) < 260:
        share *= fall
        between = [(a + b) / 2 + dice.uniform(-share, share) for a, b in itertools.pairwise(heights)]
        merged = [h for pair in zip(heights, between, strict=False) for h in pair]
        heights = [*merged, heights[-1]]
    step = (width + 40) / (len(heights) - 1)
    return [(-20 + k * step, y - rough * h) for k, h in enumerate(heights)]


def ridge(y: float, rough: float, colour: str, far: float, seed: int, first: int = 5, fall: float = 0.5,
          deep: float = 220, tex: float = 0.4, rim: float = 0.8, raise_: Callable[[float], float] | None = None,
          ) -> Layer:  # fmt: skip
    """A range of hills whose foot is lost in haze; `raise_` lifts it by so much at an x."""

    def paint(v: Vista) -> None:
        points = outline(v.size[0], y, rough, seed, first, fall)
        if raise_ is not None:
            points = [(x, yy - raise_(x)) for x, yy in points]
        low = v.size[1] + 20
        path = polygon([(-20, low), *points, (v.size[0] + 20, low)])
        with v.sheet(far, rim):
            base = v.tone(colour)
            top = min(yy for _, yy in points)
            v.canvas.drawPath(path, linear((0, top), (0, top + deep + rough), [
                mix(base, v.shade, 0.25 * (1 - far)), base, mix(base, v.haze, 0.55)], [0, 0.35, 1]))  # fmt: skip
            if tex:
                noise(v.canvas, path, (0.012, 0.006), darker(base, 0.8), tex * (1 - far), seed, 5, 0.5)
                noise(v.canvas, path, (0.01, 0.005), mix(base, v.key, 0.6), tex * 0.7 * (1 - far), seed + 5, 5, 0.54)

    return paint


def plain(y: float, colour: str, lit: float = 0.5, reach: float = 420, tex: float = 0.5) -> Layer:
    """Level ground from the horizon, with the sun's light lying on it."""

    def paint(v: Vista) -> None:
        field = v.field(y)
        tones = [mix(colour, v.haze, 0.6), colour, darker(mix(colour, v.shade, 0.5), 0.5)]
        v.canvas.drawPath(field, linear((0, y), (0, v.size[1]), tones, [0, 0.3, 1]))
        noise(v.canvas, field, (0.008, 0.05), darker(colour, 0.8), tex, v.seed + 2, 4)
        noise(v.canvas, field, (0.006, 0.04), mix(colour, v.key, 0.6), tex * 0.6, v.seed + 4, 4)
        with clipped(v.canvas, field):
            v.glow(v.sun[0], y, reach, v.key, lit, 0.35)

    return paint


def water(y: float, colour: str, foot: float = 1080, mirror: float = 0.6, glint: int = 220) -> Layer:
    """Water from a shore, with what stands above it mirrored, and the light on its waves."""

    def paint(v: Vista) -> None:
        w = v.size[0]
        field = polygon([(0, y), (w, y), (w, foot), (0, foot)])
        above = v.surface.makeImageSnapshot()
        v.canvas.drawPath(field, linear((0, y), (0, foot), [mix(colour, v.haze, 0.5), colour, darker(colour, 0.6)]))
        with clipped(v.canvas, field):
            v.canvas.translate(0, 2 * y)
            v.canvas.scale(1, -1)
            v.canvas.drawImage(above, 0, 0, skia.SamplingOptions(skia.FilterMode.kLinear), skia.Paint(
                Alphaf=mirror, ImageFilter=skia.ImageFilters.Blur(2, 6)))  # fmt: skip
        noise(v.canvas, field, (0.004, 0.07), darker(colour, 0.7), 0.6, v.seed + 3, 3)
        noise(v.canvas, field, (0.004, 0.06), mix(colour, v.key, 0.5), 0.5, v.seed + 6, 3)
        for _ in range(glint):
            t = v.dice.random() ** 1.6
            yy, wide = y + 3 + (foot - y) * t * 0.7, (6 + 46 * t) * v.dice.uniform(0.4, 1.3)
            x = v.sun[0] + v.dice.gauss(0, 28 + 110 * t)
            v.line([(x - wide, yy), (x + wide, yy)], lighter(v.key, 0.4), 1 + 2 * t, v.dice.uniform(0.15, 0.6), 0.6)

    return paint


def dark_foot(begin: float, end: float, colour: str = "#07060D", alpha: float = 0.75) -> Layer:
    """Darkens the foot of the picture, where the words lie."""

    def paint(v: Vista) -> None:
        v.canvas.drawPath(v.field(begin), linear((0, begin), (0, end), [(colour, 0), (colour, alpha)]))

    return paint
