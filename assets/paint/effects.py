"""Light and weather of card pictures. Each effect gets where the light is, a colour and a seed."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

import skia

from assets.paint.base import (
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    noise,
    oval,
    polygon,
    radial,
    stroke,
)
from assets.paint.ui_shapes import star


@dataclass(frozen=True)
class Spot:
    """Where the light is and how far it reaches; the horizon's y; the picture's size. Pixels."""

    x: float
    y: float
    reach: float
    line: float
    width: float
    height: float


def rays(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Shafts of light in all directions."""
    rng = random.Random(seed)
    for k in range(18):
        angle = math.tau * (k + rng.uniform(-0.3, 0.3)) / 18
        wide = rng.uniform(0.02, 0.085)
        far = at.width * 1.3
        ends = [(at.x + far * math.cos(angle + d), at.y + far * math.sin(angle + d)) for d in (-wide, wide)]
        paint = radial((at.x, at.y), at.width * 0.85, [(colour, 0.5), (colour, 0.2), (colour, 0)], [0, 0.4, 1])
        canvas.drawPath(polygon([(at.x, at.y), *ends]), blurred(paint, 3))


def beam(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """One broad shaft that falls from the light onto the ground."""
    cone = polygon([(at.x - 16, -8), (at.x + 16, -8), (at.x + 84, at.height), (at.x - 84, at.height)])
    canvas.drawPath(cone, blurred(linear((0, 0), (0, at.height), [(colour, 0.75), (colour, 0.28), (colour, 0.05)]), 8))
    inner = polygon([(at.x - 7, -8), (at.x + 7, -8), (at.x + 42, at.height), (at.x - 42, at.height)])
    canvas.drawPath(inner, blurred(linear((0, 0), (0, at.height), [("#FFFFFF", 0.55), (colour, 0.1)]), 8))


def disc(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """The sun or a full moon."""
    r = 38
    canvas.drawPath(oval(at.x, at.y, r * 1.5, r * 1.5), blurred(fill(colour, 0.5), 18))
    canvas.drawPath(
        oval(at.x, at.y, r, r),
        radial((at.x - 10, at.y - 12), r * 1.5, ["#FFFFFF", lighter(colour, 0.3), colour]),
    )
    noise(canvas, oval(at.x, at.y, r, r), (0.05, 0.05), darker(colour, 0.4), 0.3, seed, 3, 0.5)


def crescent(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """A young moon."""
    whole, bite = oval(at.x, at.y, 34, 34), oval(at.x + 16, at.y - 8, 30, 30)
    moon = skia.Op(whole, bite, skia.PathOp.kDifference_PathOp)
    canvas.drawPath(moon, blurred(fill(colour, 0.9), 12))
    canvas.drawPath(moon, linear((at.x - 30, at.y - 30), (at.x + 20, at.y + 30), ["#FFFFFF", colour]))


def eclipse(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """A black sun with a burning rim."""
    for r, blur, alpha in ((58, 22, 0.6), (46, 9, 0.9), (41, 3, 1.0)):
        canvas.drawPath(oval(at.x, at.y, r, r), blurred(fill(colour, alpha), blur))
    canvas.drawPath(oval(at.x, at.y, 38, 38), fill("#07040C"))


def stars(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """A starry sky above the horizon."""
    rng = random.Random(seed)
    for _ in range(70):
        x, y, r = rng.uniform(0, at.width), rng.uniform(0, at.line), rng.uniform(0.6, 1.7)
        canvas.drawPath(oval(x, y, r, r), fill("#FFFFFF", rng.uniform(0.3, 0.95)))
    for _ in range(5):
        _glint(canvas, rng.uniform(20, at.width - 20), rng.uniform(10, at.line * 0.7), rng.uniform(6, 11), colour)


def _glint(canvas: skia.Canvas, x: float, y: float, size: float, colour: str) -> None:
    spark = star(4, 0.12, size)
    spark.offset(x - 50, y - 50)
    canvas.drawPath(spark, blurred(fill(colour, 0.9), 3))
    canvas.drawPath(spark, fill("#FFFFFF", 0.95))


def sparkles(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Glints in the air."""
    rng = random.Random(seed + 11)
    for _ in range(16):
        _glint(
            canvas,
            rng.uniform(20, at.width - 20),
            rng.uniform(14, at.height - 30),
            rng.uniform(4, 13),
            colour,
        )


def motes(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Dust or pollen adrift in the light."""
    rng = random.Random(seed + 3)
    for _ in range(46):
        r = rng.uniform(0.8, 2.8)
        canvas.drawPath(
            oval(rng.uniform(0, at.width), rng.uniform(0, at.height), r, r),
            blurred(fill(lighter(colour, 0.4), rng.uniform(0.3, 0.9)), r * 0.5),
        )


def embers(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Glowing ash that rises."""
    rng = random.Random(seed + 5)
    for _ in range(54):
        x, y = rng.uniform(0, at.width), rng.uniform(0, at.height) ** 1.0
        r = rng.uniform(0.8, 2.6)
        streak = polygon([(x, y), (x + rng.uniform(-5, 5), y - r * 3)], False)
        canvas.drawPath(streak, blurred(stroke(colour, r * 2.2, 0.6), 2.5))
        canvas.drawPath(streak, stroke("#FFE9B0", r * 0.9, 0.95))


def flames(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Tongues of fire along the lower edge."""
    rng = random.Random(seed + 7)
    for tone, scale, alpha in ((colour, 1.0, 0.75), ("#FFC04A", 0.7, 0.85), ("#FFF3B0", 0.4, 0.9)):
        for k in range(15):
            x, tall = k * 30 + rng.uniform(-10, 10), rng.uniform(40, 96) * scale
            tongue = skia.Path()
            tongue.moveTo(x - 20 * scale, at.height + 4)
            tongue.quadTo(x - 18 * scale, at.height - tall * 0.5, x + rng.uniform(-8, 8), at.height - tall)
            tongue.quadTo(x + 20 * scale, at.height - tall * 0.45, x + 20 * scale, at.height + 4)
            tongue.close()
            canvas.drawPath(tongue, blurred(fill(tone, alpha), 3))


def smoke(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Dark drifting smoke."""
    whole = polygon([(0, 0), (at.width, 0), (at.width, at.height), (0, at.height)])
    noise(canvas, whole, (0.008, 0.014), colour, 0.9, seed + 9, 5, 0.45)


def mist(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Ground mist along the horizon and below."""
    band = polygon([(0, at.line - 30), (at.width, at.line - 30), (at.width, at.height), (0, at.height)])
    with clipped(canvas, band):
        shade = linear((0, at.line - 30), (0, at.height), [(colour, 0), (colour, 0.55), (colour, 0.05)])
        canvas.drawPath(band, shade)
        noise(canvas, band, (0.006, 0.03), colour, 0.8, seed + 2, 4, 0.47)


def rain(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Slanting rain."""
    rng = random.Random(seed + 13)
    for _ in range(110):
        x, y, long = rng.uniform(-20, at.width), rng.uniform(-10, at.height), rng.uniform(10, 26)
        canvas.drawPath(
            polygon([(x, y), (x - long * 0.3, y + long)], False), stroke(colour, 1.2, rng.uniform(0.2, 0.6))
        )


def snow(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Falling snow."""
    rng = random.Random(seed + 17)
    for _ in range(90):
        r = rng.uniform(0.8, 3.2)
        flake = oval(rng.uniform(0, at.width), rng.uniform(0, at.height), r, r)
        canvas.drawPath(flake, blurred(fill("#FFFFFF", rng.uniform(0.4, 0.95)), 0.8))


def petals(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Petals or leaves in the wind."""
    rng = random.Random(seed + 19)
    for _ in range(26):
        x, y, r = rng.uniform(0, at.width), rng.uniform(0, at.height), rng.uniform(3, 6.5)
        leaf = oval(0, 0, r, r * 0.45)
        leaf.transform(skia.Matrix.RotateDeg(rng.uniform(0, 180)))
        leaf.offset(x, y)
        canvas.drawPath(
            leaf, linear((x - r, y - r), (x + r, y + r), [lighter(colour, 0.5), colour, darker(colour, 0.4)])
        )


def lightning(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """A stroke of lightning from the light down to the ground."""
    rng = random.Random(seed + 23)
    points = [(at.x, -6.0)]
    while points[-1][1] < at.line + 40:
        x, y = points[-1]
        points.append((x + rng.uniform(-34, 38), y + rng.uniform(16, 34)))
    for width, alpha, tone in ((18, 0.35, colour), (8, 0.7, colour), (3.2, 1, "#FFFFFF")):
        canvas.drawPath(polygon(points, False), blurred(stroke(tone, width, alpha), width * 0.3))
    for x, y in points[2:-1:2]:
        side = [(x, y), (x + rng.uniform(-50, 50), y + 26), (x + rng.uniform(-70, 70), y + 52)]
        canvas.drawPath(polygon(side, False), blurred(stroke(colour, 5, 0.6), 2))
        canvas.drawPath(polygon(side, False), stroke("#FFFFFF", 1.5, 0.9))


def halo(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """A ring of light round the source."""
    for width, blur, alpha in ((16, 9, 0.6), (7, 3, 0.9), (2.5, 0.5, 1)):
        canvas.drawPath(
            oval(at.x, at.y, 74, 74), blurred(stroke(colour if width > 3 else "#FFFFFF", width, alpha), blur)
        )


def burst(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """A sharp explosion of light."""
    spike = star(22, 0.35, 190, 4)
    spike.offset(at.x - 50, at.y - 50)
    canvas.drawPath(spike, blurred(radial((at.x, at.y), 190, [("#FFFFFF", 1), (colour, 0.7), (colour, 0)]), 3))


def speed(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Streaks of haste."""
    rng = random.Random(seed + 29)
    for _ in range(28):
        x, y, long = rng.uniform(-60, at.width), rng.uniform(20, at.height), rng.uniform(40, 130)
        canvas.drawPath(polygon([(x, y), (x + long, y)], False), _streak(x, long, colour))


def _streak(x: float, long: float, colour: str) -> skia.Paint:
    paint = linear((x, 0), (x + long, 0), [(colour, 0), (colour, 0.75)])
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(2.2)
    return paint


def swirl(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """A vortex of light."""
    for arm in range(5):
        points = []
        for k in range(60):
            t = k / 59
            angle = arm * math.tau / 5 + 4.2 * t
            r = 10 + 210 * t
            points.append((at.x + r * math.cos(angle), at.y + 0.72 * r * math.sin(angle)))
        for width, alpha in ((16, 0.2), (7, 0.4), (2, 0.8)):
            canvas.drawPath(polygon(points, False), blurred(stroke(colour, width, alpha), width * 0.4))


def strings(canvas: skia.Canvas, at: Spot, colour: str, seed: int) -> None:
    """Threads that hang from the upper edge."""
    for x in (150, 178, 208, 238, 266):
        canvas.drawPath(polygon([(208 + (x - 208) * 0.4, 40), (x, 170)], False), stroke(colour, 1.6, 0.9))


EFFECTS: dict[str, Callable[[skia.Canvas, Spot, str, int], None]] = {
    effect.__name__: effect
    for effect in (
        rays, beam, disc, crescent, eclipse, stars, sparkles, motes, embers, flames, smoke, mist, rain, snow,
        petals, lightning, halo, burst, speed, swirl, strings,
    )
}  # fmt: skip
