"""What stands in wide pictures: flights of steps, porticoes, domes, towers, cities, flames on altars."""

from __future__ import annotations

import random

import skia

from assets.paint.base import clipped, darker, fill, lighter, linear, mix, oval, polygon, rounded
from assets.paint.relief import blob, less, rod, union
from assets.paint.vista import Layer, Vista


def box(x0: float, y0: float, x1: float, y1: float) -> skia.Path:
    """A rectangle by its edges."""
    return skia.Path().addRect(skia.Rect.MakeLTRB(x0, y0, x1, y1))


def pillar(v: Vista, x: float, foot: float, wide: float, high: float, colour: str, lit: float = 0.5) -> None:
    """A fluted column with base and capital, brighter on the side of the sun."""
    side = 1 if v.sun[0] > x else -1
    tone, shaft = v.tone(colour), box(x - wide / 2, foot - high, x + wide / 2, foot)
    bright = mix(tone, v.key, 0.75 * lit * (1 - v.far * 0.6))
    dark = mix(darker(tone, 0.55 * (1 - v.far)), v.shade, 0.4 * (1 - v.far))
    ends = (x + side * wide / 2, 0), (x - side * wide / 2, 0)
    v.canvas.drawPath(shaft, linear(*ends, [bright, tone, dark, mix(dark, tone, 0.3)], [0, 0.32, 0.85, 1]))
    if wide > 9:
        for k in range(1, 6):
            fx = x - wide / 2 + wide * k / 6
            v.line([(fx, foot - high), (fx, foot)], darker(tone, 0.7), wide * 0.035, 0.35 * (1 - v.far))
    for grow, y, thick in ((1.4, foot, 0.3), (1.2, foot - wide * 0.3, 0.22), (1.25, foot - high + wide * 0.25, 0.22),
                           (1.5, foot - high, 0.3)):  # fmt: skip
        v.form(box(x - wide * grow / 2, y - wide * thick, x + wide * grow / 2, y), colour, lit)


def flight(v: Vista, x: float, top: float, foot: float, wide: float, wider: float, count: int, colour: str,
           lit: float = 0.5) -> None:  # fmt: skip
    """Steps that come down towards the one who looks; each tread has the light."""
    for k in range(count):
        t0, t1 = (k / count) ** 1.35, ((k + 1) / count) ** 1.35
        y0, y1 = top + (foot - top) * t0, top + (foot - top) * t1
        w0, w1 = wide + (wider - wide) * t0, wide + (wider - wide) * t1
        tread = polygon([(x - w0 / 2, y0), (x + w0 / 2, y0), (x + w1 / 2, y0 + (y1 - y0) * 0.45), (x - w1 / 2,
                         y0 + (y1 - y0) * 0.45)])  # fmt: skip
        tone = v.tone(colour)
        v.canvas.drawPath(tread, fill(mix(tone, v.key, lit * (0.75 - 0.45 * t0))))
        rise = box(x - w1 / 2, y0 + (y1 - y0) * 0.45, x + w1 / 2, y1)
        v.canvas.drawPath(rise, linear((0, y0), (0, y1), [darker(tone, 0.25 + 0.4 * t0), darker(tone, 0.5 + 0.3 * t0)]))


def portico(v: Vista, x: float, foot: float, wide: float, high: float, columns: int, colour: str, inside: str = "",
            glow: float = 0.8, lit: float = 0.5) -> None:  # fmt: skip
    """A temple's front: columns under a gable, with light (`inside`) or darkness between them."""
    gable, beam = high * 0.3, high * 0.11
    top = foot - high + gable + beam
    hall = box(x - wide * 0.44, top, x + wide * 0.44, foot)
    v.flat(hall, darker(v.tone(colour), 0.8))
    if inside:
        v.canvas.drawPath(hall, linear((0, top), (0, foot), [(inside, glow * 0.45), (lighter(inside, 0.4), glow)]))
        with clipped(v.canvas, hall):
            v.glow(x, foot - high * 0.2, wide * 0.4, inside, glow)
    for k in range(columns):
        cx = x - wide * 0.43 + wide * 0.86 * k / (columns - 1)
        pillar(v, cx, foot, wide * 0.34 / columns, foot - top, colour, lit)
    v.form(box(x - wide * 0.5, top - beam, x + wide * 0.5, top), colour, lit, 2)
    v.form(box(x - wide * 0.53, top - beam - high * 0.03, x + wide * 0.53, top - beam), colour, lit, 2)
    low = top - beam - high * 0.03
    v.form(polygon([(x - wide * 0.54, low), (x, low - gable), (x + wide * 0.54, low)]), colour, lit, 3)
    v.form(polygon([(x - wide * 0.42, low - 4), (x, low - gable * 0.8), (x + wide * 0.42, low - 4)]),
           darker(colour, 0.25), lit * 0.5)  # fmt: skip
    v.form(box(x - wide * 0.52, foot, x + wide * 0.52, foot + high * 0.05), colour, lit)


def dome(v: Vista, x: float, foot: float, wide: float, high: float, colour: str, lit: float = 0.6,
         tip: float = 0.4) -> None:  # fmt: skip
    """A dome on a drum, with a finial."""
    path = skia.Path()
    path.moveTo(x - wide / 2, foot)
    path.cubicTo(x - wide * 0.56, foot - high * 0.75, x - wide * 0.16, foot - high * 0.97, x, foot - high * 1.1)
    path.cubicTo(x + wide * 0.16, foot - high * 0.97, x + wide * 0.56, foot - high * 0.75, x + wide / 2, foot)
    path.close()
    v.form(path, colour, lit, wide * 0.03)
    for k in (-0.6, -0.24, 0.14, 0.52):
        v.line([(x + k * wide * 0.8, foot), (x + k * wide * 0.78, foot - high * 0.7), (x, foot - high * 1.08)],
               darker(v.tone(colour), 0.5), wide * 0.008, 0.55)  # fmt: skip
    if tip:
        v.form(rod((x, foot - high * 1.05), (x, foot - high * (1.1 + tip)), max(1.5, wide * 0.03)), "#D9A441", lit)
        v.form(oval(x, foot - high * (1.1 + tip * 0.4), wide * 0.04, wide * 0.045), "#D9A441", lit)
    v.form(box(x - wide * 0.53, foot - high * 0.03, x + wide * 0.53, foot + high * 0.1), colour, lit)


def spire(v: Vista, x: float, foot: float, wide: float, high: float, colour: str, roof: str, lit: float = 0.5,
          window: str = "") -> None:  # fmt: skip
    """A slender tower with a pointed roof."""
    body = high * 0.64
    v.form(polygon([(x - wide / 2, foot), (x - wide * 0.44, foot - body), (x + wide * 0.44, foot - body),
                    (x + wide / 2, foot)]), colour, lit, wide * 0.1)  # fmt: skip
    v.form(box(x - wide * 0.56, foot - body - wide * 0.12, x + wide * 0.56, foot - body), colour, lit)
    v.form(polygon([(x - wide * 0.56, foot - body - wide * 0.1), (x, foot - high), (x + wide * 0.56,
                    foot - body - wide * 0.1)]), roof, lit, wide * 0.06)  # fmt: skip
    if window:
        for k in range(3):
            y = foot - body * (0.86 - 0.24 * k)
            v.flat(rounded((x - wide * 0.09, y, wide * 0.18, wide * 0.36), wide * 0.09), window, 0.95)
            v.glow(x, y + wide * 0.15, wide * 0.6, window, 0.45)


def city(y: float, x0: float, x1: float, high: float, colour: str, far: float, seed: int, window: str = "",
         roofs: tuple[str, ...] = (), rim: float = 0.8) -> Layer:  # fmt: skip
    """A town's houses, domes and spires along a height."""

    def paint(v: Vista) -> None:
        dice = random.Random(seed)
        tops = roofs or (darker(colour, 0.3),)
        with v.sheet(far, rim, 1.8):
            x = x0
            while x < x1:
                wide, tall = high * dice.uniform(0.22, 0.5), high * dice.uniform(0.35, 0.8)
                kind, tone = dice.random(), mix(colour, darker(colour, 0.4), dice.random())
                if kind < 0.16:
                    spire(v, x + wide / 2, y, wide * 0.5, tall * 1.6, tone, dice.choice(tops))
                elif kind < 0.34:
                    v.form(box(x, y - tall * 0.7, x + wide, y + 20), tone, 0.4)
                    dome(v, x + wide / 2, y - tall * 0.7, wide * 0.8, wide * 0.55, dice.choice(tops))
                else:
                    v.form(box(x, y - tall, x + wide, y + 20), tone, 0.4)
                    v.form(polygon([(x - 3, y - tall), (x + wide / 2, y - tall - wide * dice.uniform(0.25, 0.6)),
                                    (x + wide + 3, y - tall)]), dice.choice(tops), 0.4)  # fmt: skip
                if window:
                    for _ in range(int(wide * tall / 700)):
                        wx, wy = x + wide * dice.uniform(0.12, 0.82), y - tall * dice.uniform(0.1, 0.62)
                        v.flat(box(wx, wy, wx + high * 0.025, wy + high * 0.045), window, dice.uniform(0.5, 1))
                x += wide * dice.uniform(0.7, 1.05)

    return paint


def fire(v: Vista, x: float, y: float, size: float, colour: str = "#FF9A3A", seed: int = 1) -> None:
    """A fire whose foot is at (x, y)."""
    dice = random.Random(seed)
    v.glow(x, y - size * 0.5, size * 3.4, colour, 0.6)
    for tone, share, alpha in ((colour, 1.0, 0.8), (lighter(colour, 0.35), 0.72, 0.85), ("#FFF4CC", 0.42, 1.0)):
        for k in range(5):
            dx, tall = (k - 2) * 0.15 * size * share, size * share * (1 - abs(k - 2) * 0.2) * dice.uniform(0.85, 1.15)
            lean = dice.uniform(-0.08, 0.08) * size
            tongue = blob([(x + dx - size * 0.13 * share, y), (x + dx - size * 0.12 * share, y - tall * 0.4),
                           (x + dx + lean, y - tall), (x + dx + size * 0.13 * share, y - tall * 0.35),
                           (x + dx + size * 0.12 * share, y)])  # fmt: skip
            v.flat(tongue, tone, alpha, size * 0.035)


def altar(v: Vista, x: float, foot: float, wide: float, high: float, colour: str, flame: str, lit: float = 0.5,
          seed: int = 1) -> None:  # fmt: skip
    """A stone altar with a fire bowl."""
    v.form(box(x - wide * 0.62, foot - high * 0.14, x + wide * 0.62, foot), colour, lit, 2, 0.3)
    v.form(polygon([(x - wide * 0.42, foot - high * 0.14), (x - wide * 0.34, foot - high * 0.8), (x + wide * 0.34,
                    foot - high * 0.8), (x + wide * 0.42, foot - high * 0.14)]), colour, lit, 3, 0.35)  # fmt: skip
    v.form(box(x - wide * 0.5, foot - high * 0.92, x + wide * 0.5, foot - high * 0.78), colour, lit, 2, 0.3)
    bowl = less(oval(x, foot - high * 0.98, wide * 0.46, high * 0.24), box(x - wide, foot - high * 2, x + wide,
                foot - high))  # fmt: skip
    fire(v, x, foot - high * 0.98, wide * 1.05, flame, seed)
    v.form(bowl, "#A87A3A", lit, 3)


def arch(x: float, foot: float, wide: float, high: float, thick: float) -> tuple[skia.Path, skia.Path]:
    """A gate with a round arch: its stone and its opening."""
    opening = union(box(x - wide / 2, foot - high + wide / 2, x + wide / 2, foot), oval(x, foot - high + wide / 2,
                    wide / 2, wide / 2))  # fmt: skip
    return less(box(x - wide / 2 - thick, foot - high - thick * 0.8, x + wide / 2 + thick, foot), opening), opening
