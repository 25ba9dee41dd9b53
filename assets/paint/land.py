"""Skies, waters, grounds and what grows or stands in the open, for composed pictures. Each is a part of a picture."""

from __future__ import annotations

import itertools
import math
import random

import skia

from assets.paint.base import Point, blurred, darker, fill, lighter, linear, mix, noise, oval, polygon, radial, stroke
from assets.paint.relief import blob, limb, stroked, union
from assets.paint.stage import INK, Part, Stage


def _line(s: Stage, y: float, rough: float, step: float, seed: int) -> list[Point]:
    dice = random.Random(seed)
    points, x = [], -20.0
    while x < s.size[0] + 20:
        points.append((x, y + dice.uniform(-rough, rough)))
        x += step * dice.uniform(0.6, 1.4)
    points.append((s.size[0] + 20.0, y))
    return points


def sky(sun: tuple[float, float, float] | None = None, stars: int = 0, moon: tuple[float, float, float] | None = None,
        clouds: float = 0.8, rays: int = 0, low: float = 1.0, light: str = "") -> Part:  # fmt: skip
    """The mood's sky, with clouds, a sun (x, y, reach), a moon (x, y, radius), stars and rays."""

    def paint(s: Stage) -> None:
        w, h = s.size
        top, mid, foot = s.mood.sky
        field = s.field()
        s.canvas.drawPath(field, linear((0, 0), (0, h * low), [top, mid, foot], [0, 0.5, 1]))
        noise(s.canvas, field, (0.004, 0.014), lighter(mid, 0.45), clouds, s.seed, 5)
        noise(s.canvas, field, (0.0035, 0.012), darker(top, 0.7), clouds, s.seed + 5, 5)
        for _ in range(stars):
            x, y, r = s.dice.uniform(0, w), s.dice.uniform(0, h * 0.7), s.dice.uniform(0.25, 0.8)
            s.flat(oval(x, y, r, r), "#FFFFFF", s.dice.uniform(0.3, 1))
        if moon:
            x, y, r = moon
            s.glow(x, y, r * 3.2, "#BFD4FF", 0.6)
            s.flat(oval(x, y, r, r), light or "#F4F1E0")
            for dx, dy, k in ((-0.3, -0.1, 0.26), (0.25, 0.3, 0.2), (0.2, -0.4, 0.14), (-0.2, 0.45, 0.16)):
                s.flat(oval(x + dx * r, y + dy * r, k * r, k * r), "#B9B7AC", 0.6, 0.8)
        if sun:
            x, y, r = sun
            s.glow(x, y, r, light or s.mood.key, 0.8)
            s.flat(oval(x, y, r * 0.14, r * 0.14), lighter(light or s.mood.key, 0.7), 0.95, 1)
            for k in range(rays):
                angle, wide = math.tau * (k + 0.3) / rays, 0.05 + 0.03 * (k % 3)
                ends = [(x + 400 * math.cos(angle + d), y + 400 * math.sin(angle + d)) for d in (-wide, wide)]
                shine = radial((x, y), r * 2.6, [(light or s.mood.key, 0.26), (light or s.mood.key, 0)])
                s.canvas.drawPath(polygon([(x, y), *ends]), blurred(shine, 3))

    return paint


def hills(y: float, rough: float, colour: str = "", far: float = 0.5, seed: int = 1, step: float = 40,
    tex: str = "rock",
          peak: bool = False) -> Part:  # fmt: skip
    """A range of hills, or of peaks, from y down to the foot of the picture."""

    def paint(s: Stage) -> None:
        points = _line(s, y, rough, step, seed)
        low = s.size[1] + 20
        if peak:
            path = polygon([(-20, low), *points, (s.size[0] + 20, low)])
        else:
            path = skia.Path()
            path.moveTo(-20, low)
            path.lineTo(*points[0])
            for (ax, ay), (bx, by) in itertools.pairwise(points):
                path.cubicTo(ax + (bx - ax) * 0.5, ay, bx - (bx - ax) * 0.5, by, bx, by)
            path.lineTo(s.size[0] + 20, low)
            path.close()
        s.form(path, colour or s.mood.ground, tex, far, soft=0.06, cast=0)
        if peak:
            base = mix(colour or s.mood.ground, s.mood.fog, far)
            s.canvas.save()
            s.canvas.clipPath(path, skia.ClipOp.kIntersect, True)
            for x, top in points:
                s.flat(polygon([(x, top - 1), (x + step * 0.5, top + step), (x + step * 0.1, top + step * 1.2)]),
                       darker(base, 0.45), 0.45, 1.5)  # fmt: skip
            s.canvas.restore()

    return paint


def ground(y: float, colour: str = "", tex: str = "earth", furrows: int = 0, cracks: int = 0, ripples: int = 0,
           shine: float = 0.0) -> Part:  # fmt: skip
    """Level ground from a horizon, with furrows to a vanishing point, cracks of dried mud or ripples of sand."""

    def paint(s: Stage) -> None:
        w, h = s.size
        tone = colour or s.mood.ground
        field = polygon([(-5, y), (w + 5, y), (w + 5, h + 5), (-5, h + 5)])
        tones = [mix(tone, s.mood.fog, 0.55), mix(lighter(tone, 0.1), s.mood.key, 0.12), mix(darker(tone, 0.5),
            s.mood.shade, 0.3)]
        s.canvas.drawPath(field, linear((0, y), (0, h), tones, [0, 0.35, 1]))
        if tex:
            noise(s.canvas, field, (0.03, 0.14), darker(tone, 0.7), 0.6, s.seed + 2, 4)
            noise(s.canvas, field, (0.02, 0.1), lighter(tone, 0.5), 0.35, s.seed + 4, 4)
        s.canvas.save()
        s.canvas.clipPath(field, skia.ClipOp.kIntersect, True)
        for k in range(furrows):
            x = w / 2 + (k - furrows / 2) * w * 2.2 / furrows
            s.line([(w * 0.5 + (x - w * 0.5) * 0.12, y), (x, h + 4)], darker(tone, 0.55), 1.6, 0.5, 0.6)
        for k in range(ripples):
            t = (k / ripples) ** 1.8
            yy = y + 2 + (h - y) * t
            s.line([(-5, yy + s.dice.uniform(-2, 2) * t), (w / 2, yy - 5 * t), (w + 5, yy + 3 * t)], darker(tone, 0.5),
                0.5 + 1.4 * t, 0.5, 0.5)
            s.line([(-5, yy + 1.4 + 2 * t), (w / 2, yy + 1.4 - 4 * t), (w + 5, yy + 1.4 + 4 * t)], lighter(tone, 0.4),
                0.4 + t, 0.35, 0.5)
        for row in range(cracks):
            t0, t1 = (row / cracks) ** 1.7, ((row + 1) / cracks) ** 1.7
            ya, yb = y + (h - y) * t0, y + (h - y) * t1
            step = 9 + 34 * t1
            x = -step * (0.5 * (row % 2) + 0.5)
            s.line([(-5, yb), (w * 0.3, yb + s.dice.uniform(-3, 3) * t1), (w + 5, yb)], darker(tone, 0.75),
                0.5 + 1.4 * t1, 0.8)
            while x < w + step:
                dx = s.dice.uniform(-0.3, 0.3) * step
                s.line([(x, ya), (x + dx, yb)], darker(tone, 0.75), 0.5 + 1.2 * t1, 0.8)
                x += step * s.dice.uniform(0.7, 1.3)
        s.canvas.restore()
        if shine:
            s.canvas.drawPath(field, linear((0, y), (0, h), [(s.mood.key, shine), (s.mood.key, 0)]))

    return paint


def water(y: float, colour: str = "#2C5C6A", glint: float = 0.5, low: float = 0, gx: float = 90,
    mirror: bool = False) -> Part:
    """Water from a horizon, its waves with the light on them; ``mirror`` shows what stands above upside down."""

    def paint(s: Stage) -> None:
        w, h = s.size
        foot = low or h + 2
        field = polygon([(-5, y), (w + 5, y), (w + 5, foot), (-5, foot)])
        image = s.surface.makeImageSnapshot() if mirror else None
        s.canvas.drawPath(field, linear((0, y), (0, foot), [mix(colour, s.mood.sky[2], 0.55), colour, darker(colour,
            0.5)]))
        if image:
            s.canvas.save()
            s.canvas.clipPath(field, skia.ClipOp.kIntersect, True)
            s.canvas.translate(0, 2 * y)
            s.canvas.scale(1, -1)
            s.canvas.drawImageRect(image, skia.Rect.MakeWH(w, h), skia.SamplingOptions(skia.FilterMode.kLinear),
                skia.Paint(
                Alphaf=0.62, ImageFilter=skia.ImageFilters.Blur(0.5, 1.6)))  # fmt: skip
            s.canvas.restore()
        noise(s.canvas, field, (0.012, 0.2), lighter(colour, 0.45), 0.6, s.seed + 3, 3)
        noise(s.canvas, field, (0.01, 0.16), darker(colour, 0.7), 0.6, s.seed + 6, 3)
        for _ in range(round(60 * glint)):
            t = s.dice.random() ** 1.5
            yy, wide = y + (foot - y) * t, (2 + 16 * t) * s.dice.uniform(0.5, 1.4)
            x = gx + s.dice.gauss(0, 26 + 40 * t)
            s.line([(x - wide, yy), (x + wide, yy)], lighter(s.mood.key, 0.4), 0.4 + 0.9 * t, s.dice.uniform(0.2, 0.75))

    return paint


def mist(y: float, high: float, colour: str = "", alpha: float = 0.6, seed: int = 3) -> Part:
    """A bank of mist about a height."""

    def paint(s: Stage) -> None:
        dice, tone = random.Random(seed), colour or s.mood.fog
        for _ in range(16):
            x, yy = dice.uniform(-20, s.size[0] + 20), y + dice.gauss(0, high * 0.35)
            s.flat(oval(x, yy, dice.uniform(30, 80), high * dice.uniform(0.15, 0.4)), tone, alpha * 0.3, 8)

    return paint


def dim(colour: str = INK, alpha: float = 0.5, top: float = 0.0) -> Part:
    """Darkens the picture towards its foot (or from the top when negative)."""

    def paint(s: Stage) -> None:
        h = s.size[1]
        ends = ((0, h * top), (0, h)) if alpha > 0 else ((0, h), (0, h * top))
        s.canvas.drawPath(s.field(), linear(*ends, [(colour, 0), (colour, abs(alpha))]))

    return paint


def beam(x: float, y: float, wide: float, long: float, lean: float = 30, colour: str = "", alpha: float = 0.4) -> Part:
    """A shaft of light that falls from (x, y)."""

    def paint(s: Stage) -> None:
        path = polygon([(x - wide / 2, y), (x + wide / 2, y), (x + lean + wide, y + long), (x + lean - wide, y + long)])
        tone = colour or s.mood.key
        paint = blurred(linear((x, y), (x + lean, y + long), [(tone, alpha), (tone, 0)]), 4)
        paint.setBlendMode(skia.BlendMode.kScreen)
        s.canvas.drawPath(path, paint)

    return paint


def sparks(count: int, colour: str = "#FF8A2E", top: float = 0, low: float = 200, size: float = 1.0,
    glow: bool = True) -> Part:
    """Embers, ash, petals or motes in the air."""

    def paint(s: Stage) -> None:
        for _ in range(count):
            x, y, r = s.dice.uniform(0, s.size[0]), s.dice.uniform(top, low), s.dice.uniform(0.4, 1.5) * size
            if glow:
                s.glow(x, y, r * 4, colour, 0.5)
            s.flat(oval(x, y, r, r * s.dice.uniform(0.5, 1)), lighter(colour, s.dice.uniform(0, 0.5)),
                s.dice.uniform(0.5, 1))

    return paint


def rain(count: int = 120, colour: str = "#C8D8E4", lean: float = -10, long: float = 22) -> Part:
    """Rain driven by the wind."""

    def paint(s: Stage) -> None:
        for _ in range(count):
            x, y, k = s.dice.uniform(-10, s.size[0] + 30), s.dice.uniform(-10, s.size[1]), s.dice.uniform(0.5, 1.3)
            s.line([(x, y), (x + lean * k, y + long * k)], colour, 0.5 * k, 0.38)

    return paint


def bolt(x: float, y: float, low: float, seed: int = 2) -> Part:
    """Lightning."""

    def paint(s: Stage) -> None:
        dice, points = random.Random(seed), [(x, y)]
        while points[-1][1] < low:
            points.append((points[-1][0] + dice.uniform(-11, 11), points[-1][1] + dice.uniform(7, 16)))
        s.glow(points[len(points) // 2][0], (y + low) / 2, 70, "#BFD4FF", 0.5)
        for width, tone, alpha, soft in ((5, "#8FB4FF", 0.5, 3), (1.4, "#FFFFFF", 1, 0)):
            path = polygon(points, False)
            paint = stroke(tone, width, alpha)
            s.canvas.drawPath(path, blurred(paint, soft) if soft else paint)

    return paint


def streaks(count: int, y: float, spread: float, colour: str, alpha: float = 0.4, bend: float = 8) -> Part:
    """Wind made seen: long lines in the air."""

    def paint(s: Stage) -> None:
        w = s.size[0]
        for _ in range(count):
            x, yy, long = s.dice.uniform(-60, w), y + s.dice.gauss(0, spread), s.dice.uniform(40, 130)
            path = skia.Path()
            path.moveTo(x, yy)
            path.cubicTo(x + long * 0.3, yy - bend, x + long * 0.7, yy + bend, x + long, yy - bend * 0.5)
            s.canvas.drawPath(path, blurred(stroke(colour, s.dice.uniform(0.6, 2.4), alpha * s.dice.uniform(0.4, 1)),
                0.8))

    return paint


def smoke(x: float, y: float, high: float, colour: str = "#1A1618", alpha: float = 0.5, lean: float = 20,
    size: float = 1.0) -> Part:
    """A column of smoke."""

    def paint(s: Stage) -> None:
        for k in range(26):
            t = k / 25
            r = (4 + 22 * t) * size
            s.flat(oval(x + lean * t * t + s.dice.uniform(-r, r) * 0.6, y - high * t, r, r * 0.8),
                   mix(colour, s.mood.fog, t * 0.5), alpha * (1 - t * 0.75) * 0.55, 3 + 3 * t)  # fmt: skip

    return paint


# ---------------------------------------------------------------- plants and stones
def reeds(x0: float, x1: float, y: float, tall: float, count: int, colour: str = "#6E7E4A", far: float = 0.0,
    seed: int = 4) -> Part:
    """A stand of reeds with their heads."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        for _ in range(count):
            x, t, lean = dice.uniform(x0, x1), tall * dice.uniform(0.6, 1.15), dice.uniform(-9, 13)
            tone = mix(darker(colour, dice.uniform(0, 0.5)), s.mood.fog, far)
            s.line([(x, y + 6), (x + lean * 0.2, y - t * 0.5), (x + lean, y - t)], tone, 1.5, 0.95)
            s.line([(x, y), (x + lean * 0.6 + 5, y - t * 0.4), (x + lean + 13, y - t * 0.42)], lighter(tone, 0.15),
                1.1, 0.8)
            if dice.random() < 0.5:
                with s.at(x + lean, y - t, 1, lean):
                    s.form(blob([(-1.5, 1), (-1.7, -7), (0, -11), (1.7, -7), (1.5, 1)]), mix("#7A5230", s.mood.fog,
                        far), line=0.3, cast=0)

    return paint


def trunk(x: float, y: float, wide: float, high: float, colour: str = "#4A3A2A", far: float = 0.0, lean: float = 0,
          moss: str = "", roots: bool = True) -> Part:  # fmt: skip
    """A tree's trunk up out of the picture."""

    def paint(s: Stage) -> None:
        w = wide
        top = y - high
        foot = [(x + w * 0.62, y - w * 0.5), (x + w * 1.25, y + w * 0.1), (x + w * 0.5, y + w * 0.04), (x,
            y + w * 0.16),
                (x - w * 0.55, y + w * 0.04), (x - w * 1.2, y + w * 0.12), (x - w * 0.62, y - w * 0.5)]  # fmt: skip
        if not roots:
            foot = [(x + w * 0.6, y), (x - w * 0.6, y)]
        s.form(blob([(x - w * 0.4 + lean, top), (x + w * 0.4 + lean, top), *foot]), colour, "bark", far, soft=0.22)
        if moss and far < 0.6:
            for k in range(8):
                yy = y - high * (0.05 + 0.1 * k)
                s.form(oval(x - w * 0.3 + s.dice.uniform(-1, 1) * w * 0.2 + lean * 0.1 * k, yy, w * 0.2, w * 0.1),
                    moss, "leaf", far, line=0, cast=0.1)

    return paint


def leaves(x: float, y: float, wide: float, high: float, colour: str = "#3F5A2E", far: float = 0.0, count: int = 14,
           seed: int = 5) -> Part:  # fmt: skip
    """A crown of leaves in clumps, the lit ones last."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        spots = [(dice.gauss(0, 0.36), dice.gauss(0, 0.32)) for _ in range(count)]
        for k, (dx, dy) in enumerate(sorted(spots, key=lambda p: -p[0] - p[1])):
            cx, cy, r = x + dx * wide, y + dy * high, wide * dice.uniform(0.16, 0.3)
            edge = [(cx + r * (1 + 0.22 * (-1) ** j * dice.random()) * math.cos(math.tau * j / 12),
                     cy + r * 0.78 * (1 + 0.22 * (-1) ** j * dice.random()) * math.sin(math.tau * j / 12))
                     for j in range(12)]  # fmt: skip
            s.form(blob(edge), mix(darker(colour, 0.3), lighter(colour, 0.16), k / count), "leaf", far, line=0.3,
                cast=0.25)

    return paint


def grass(y: float, count: int = 90, tall: float = 9, colour: str = "#5E7A3E", x0: float = 0, x1: float = 240,
    seed: int = 6) -> Part:
    """Blades of grass before all else."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        for _ in range(count):
            x, yy, t, lean = dice.uniform(x0, x1), y + dice.uniform(-3, 6), tall * dice.uniform(0.5,
                1.3), dice.uniform(-5, 7)
            s.line([(x, yy), (x + lean * 0.3, yy - t * 0.6), (x + lean, yy - t)], mix(darker(colour, 0.5),
                lighter(colour, 0.3), dice.random()), 1.1, 0.9)

    return paint


def rocks(y: float, count: int, size: float, colour: str = "", x0: float = -10, x1: float = 250, seed: int = 7,
    far: float = 0) -> Part:
    """Boulders."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        for k in range(count):
            x, yy, r = x0 + (x1 - x0) * (k + dice.random()) / count, y + dice.uniform(-4, 6), size * dice.uniform(0.5,
                1.3)
            points = [(x + r * math.cos(a) * dice.uniform(0.8, 1.15), yy + r * 0.68 * math.sin(a) * dice.uniform(0.75,
                1.1))
                      for a in (math.tau * j / 8 for j in range(8))]  # fmt: skip
            s.form(polygon(points), colour or s.mood.ground, "rock", far, soft=0.24)

    return paint


def cliffs(left: float, right: float, colour: str = "", far: float = 0.0, seed: int = 8, layers: int = 6,
    low: float = 210) -> Part:
    """The two walls of a canyon in bands of stone; left and right are how far they stand in at the foot."""

    def paint(s: Stage) -> None:
        dice, tone = random.Random(seed), colour or s.mood.ground
        for side, reach in ((-1, left), (1, right)):
            if reach <= 0:
                continue
            edge = 0.0 if side < 0 else float(s.size[0])
            points = [(edge, -5.0)]
            for k in range(layers + 1):
                y = -5 + (low + 5) * k / layers
                for dy in (0, (low + 5) / layers * 0.8):
                    inn = reach * (0.55 + 0.5 * k / layers) + dice.uniform(-5, 6)
                    points.append((edge - side * inn, y + dy))
            points.append((edge, low))
            path = polygon(points)
            s.form(path, darker(tone, 0.25) if side > 0 else tone, "cliff", far, soft=0.09)
            s.canvas.save()
            s.canvas.clipPath(path, skia.ClipOp.kIntersect, True)
            for k in range(layers * 2):
                y = (low + 5) * k / layers / 2 + dice.uniform(-3, 3)
                base = mix(tone, s.mood.fog, far)
                s.line([(edge, y), (edge - side * reach * 0.5, y + 3), (edge - side * reach * 1.2, y - 2)],
                    darker(base, 0.6), 1.3, 0.55, 0.5)
                s.line([(edge, y + 1.6), (edge - side * reach * 0.5, y + 4.6), (edge - side * reach * 1.2, y)],
                    lighter(base, 0.3), 0.8, 0.4, 0.5)
            s.canvas.restore()

    return paint


def lava(points: list[Point], width: float, colour: str = "#FF6A1E") -> Part:
    """A stream of fire."""

    def paint(s: Stage) -> None:
        for wide, tone, alpha, soft in ((2.4, colour, 0.5, 6), (1, darker(colour, 0.1), 1, 0.8), (0.55, "#FFC04A", 1,
            0.8), (0.2, "#FFF3C0", 1, 0.6)):
            s.line(points, tone, width * wide, alpha, soft)

    return paint


def crowd(y: float, count: int, size: float, colour: str = "#2A2632", x0: float = 0, x1: float = 240, rows: int = 2,
    poles: str = "",
          seed: int = 9, light: str = "", raised: float = 0.0) -> Part:  # fmt: skip
    """Small people in rows, with poles (a pennon's colour), some with raised arms."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        with s.group(0.7, 0, 0.3, 0.3):
            for row in range(rows):
                for k in range(count):
                    x = x0 + (x1 - x0) * (k + 0.5 * (row % 2) + dice.uniform(-0.2, 0.2)) / max(1, count - 1)
                    z = size * (0.8 + 0.25 * row) * dice.uniform(0.9, 1.1)
                    tone = mix(colour, light or darker(colour, 0.6), dice.random() * 0.8)
                    with s.at(x, y + row * size * 0.75, z / 10):
                        if poles and (k + row) % 3 == 0:
                            s.form(stroked(limb([(5, 4), (5, -34)], 1), 1.2), "#6A4A2A", line=0, cast=0)
                            s.form(polygon([(5.4, -33), (15, -30), (5.4, -25)]), poles, "cloth", line=0.3, cast=0)
                        s.form(blob([(-5, -4), (0, -7.4), (5, -4), (6.4, 6), (6.8, 17), (-6.8, 17), (-6.4, 6)]), tone,
                            "cloth", line=0.4, cast=0.3)
                        if dice.random() < raised:
                            s.form(limb([(4, -3), (8, -9), (6, -17)], 2.6), tone, line=0.3, cast=0.1)
                        s.form(oval(0, -9.6, 3, 3.5), mix("#C89A74", tone, 0.35), line=0.4, cast=0.2)
                        s.form(blob([(-3.2, -9.6), (-2.4, -13.4), (2.4, -13.4), (3.2, -9.6), (0, -11)]), darker(tone,
                            0.3), line=0.2, cast=0)

    return paint


def birds(x: float, y: float, count: int, spread: float, size: float, colour: str = "#14121A", seed: int = 10) -> Part:
    """A flock on the wing."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        for _ in range(count):
            cx, cy, r = x + dice.gauss(0, spread), y + dice.gauss(0, spread * 0.5), size * dice.uniform(0.6, 1.3)
            up = dice.uniform(0.2, 0.9)
            s.flat(union(blob([(cx - r * 2, cy - r * up), (cx - r, cy - r * 0.5 * up - r * 0.2), (cx, cy), (cx - r,
                cy + r * 0.15)]),
                         blob([(cx + r * 2, cy - r * up), (cx + r, cy - r * 0.5 * up - r * 0.2), (cx, cy), (cx + r,
                         cy + r * 0.15)])),
                   colour, 0.9)  # fmt: skip

    return paint


def light(x: float, y: float, radius: float, colour: str, alpha: float = 0.8) -> Part:
    """A glow."""
    return lambda s: s.glow(x, y, radius, colour, alpha)


def shadow(x: float, y: float, rx: float, ry: float, alpha: float = 0.6) -> Part:
    """The pool of shade where a thing stands."""
    return lambda s: s.flat(oval(x, y, rx, ry), INK, alpha, ry * 0.5)


def veil_of(colour: str, alpha: float) -> Part:
    """One colour breathed over all that is there."""

    def paint(s: Stage) -> None:
        s.canvas.drawPath(s.field(), fill(colour, alpha))

    return paint
