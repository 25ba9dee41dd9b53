"""What Ankh's large pictures are made of: skies, stars, dunes, the Nile, pyramids, temple gates, statues of gods."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import skia

from assets.paint.ankh.bodies import LAPIS, TURQUOISE
from assets.paint.ankh.gods import relief
from assets.paint.ankh.monuments import ankh_path
from assets.paint.base import (
    blurred,
    clipped,
    darker,
    fill,
    glyph_in,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    stroke,
)
from assets.paint.glyphs import svg_path
from assets.paint.relief import GOLD, Relief, blob, limb, matt, metal, union, within

Size = tuple[int, int]
SUN = metal("#F2C75C", 0.8)
RUBY_DISC = matt("#C8402A", 0.5, 0.03)
SIGNS = ("eye-of-horus", "ankh", "scarab-beetle", "lotus-flower", "wheat", "snake-totem")
"""What is carved into walls."""


def sky(canvas: skia.Canvas, size: Size, tones: Sequence[str], stops: Sequence[float], seed: int) -> None:
    """A sky with drifting haze, from the top to the foot of the picture."""
    w, h = size
    field = rounded((0, 0, w, h), 0)
    canvas.drawPath(field, linear((0, 0), (0, h), list(tones), list(stops)))
    noise(canvas, field, (0.0024, 0.011), lighter(tones[1], 0.35), 0.7, seed, 5, 0.5)
    noise(canvas, field, (0.002, 0.009), darker(tones[0], 0.6), 0.8, seed + 7, 5, 0.5)


def glow(canvas: skia.Canvas, size: Size, x: float, y: float, reach: float, colour: str) -> None:
    """Light in the sky about a point."""
    tones = [(lighter(colour, 0.5), 0.95), (colour, 0.5), (colour, 0)]
    canvas.drawPath(rounded((0, 0, *size), 0), radial((x, y), reach, tones, [0, 0.35, 1]))


def stars(canvas: skia.Canvas, size: Size, low: float, count: int, seed: int) -> None:
    """Stars over a horizon, the large ones with five rays as painted on tomb ceilings."""
    dice = random.Random(seed)
    for k in range(count):
        x, y = dice.uniform(0, size[0]), dice.uniform(0, low) ** 1.08
        bright = dice.uniform(0.35, 1.0) * (1 - 0.6 * y / low)
        if k % 9:
            reach = dice.uniform(0.7, 1.6)
            canvas.drawPath(oval(x, y, reach, reach), fill("#FFFFFF", bright))
            continue
        with moved(canvas, x, y, dice.uniform(0.7, 1.2), dice.uniform(0, 72)):
            for turn in range(5):
                with moved(canvas, 0, 0, 1, 72 * turn):
                    canvas.drawPath(polygon([(-1.6, 0), (0, -9), (1.6, 0)]), fill("#FFEFC0", bright))
            canvas.drawPath(oval(0, 0, 2, 2), fill("#FFFFFF", bright))


def moon(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """A thin moon that lies on its back, as seen in the south."""
    canvas.drawPath(oval(x, y, radius * 2, radius * 2), radial((x, y), radius * 2, [("#DCE8FF", 0.35), ("#DCE8FF", 0)]))
    whole, shade = oval(x, y, radius, radius), oval(x + radius * 0.18, y - radius * 0.42, radius * 0.98, radius * 0.94)
    crescent = skia.Op(whole, shade, skia.PathOp.kDifference_PathOp)
    canvas.drawPath(crescent, linear((x, y - radius), (x, y + radius), ["#FFFFFF", "#B8CCF0"]))


def dunes(canvas: skia.Canvas, size: Size, line: float, colour: str, rough: float, seed: int,
          lee: float = 0.45) -> None:  # fmt: skip
    """A range of dunes down to the foot of the picture: bright to the wind, a sharp crest, dark behind it."""
    w, h = size
    dice = random.Random(seed)
    crest = [(-30.0, line + dice.uniform(-rough, rough))]
    while crest[-1][0] < w + 30:
        crest.append((crest[-1][0] + dice.uniform(0.1, 0.24) * w, line + dice.uniform(-rough, rough)))
    path = skia.Path()
    path.moveTo(-30, h + 20)
    path.lineTo(*crest[0])
    for (ax, ay), (bx, by) in itertools.pairwise(crest):
        path.cubicTo(ax + (bx - ax) * 0.5, ay + rough * 0.5, bx - (bx - ax) * 0.3, by + rough * 0.1, bx, by)
    path.lineTo(w + 30, h + 20)
    path.close()
    tones = [lighter(colour, 0.25), colour, darker(colour, 0.5)]
    canvas.drawPath(path, linear((0, line - rough), (0, line + 190), tones))
    noise(canvas, path, (0.01, 0.09), darker(colour, 0.5), 0.55, seed + 3, 4)
    with clipped(canvas, path):
        for x, y in crest[1:-1]:
            slope = skia.Path()
            slope.moveTo(x, y - 2)
            slope.cubicTo(x + 30, y + 30, x + 6, y + 70, x + 70, y + 150)
            slope.lineTo(x + 0.22 * w, y + 150)
            slope.cubicTo(x + 0.14 * w, y + 60, x + 60, y + 20, x, y - 2)
            canvas.drawPath(slope, blurred(fill(darker(colour, 0.6), lee), 5))
    noise(canvas, path, (0.06, 0.3), lighter(colour, 0.4), 0.3, seed + 5, 3)


def pyramid(canvas: skia.Canvas, x: float, base: float, wide: float, light: str, dark: str, seed: int = 1) -> None:
    """A pyramid seen over its edge: a lit face, a shaded one, courses of stone, a golden top."""
    high, edge = wide * 0.62, x + wide * 0.16
    lit = polygon([(x - wide / 2, base), (x, base - high), (edge, base + 6)])
    shade = polygon([(x, base - high), (x + wide / 2, base - wide * 0.02), (edge, base + 6)])
    canvas.drawPath(lit, linear((x - wide / 2, base), (x + wide * 0.1, base - high), [darker(light, 0.12), light]))
    canvas.drawPath(shade, linear((edge, base), (x + wide / 2, base - high * 0.4), [dark, darker(dark, 0.35)]))
    courses = max(8, round(wide / 14))
    for face, tone in ((lit, darker(light, 0.35)), (shade, darker(dark, 0.4))):
        noise(canvas, face, (0.05, 0.07), tone, 0.5, seed, 4)
        with clipped(canvas, face):
            for k in range(1, courses):
                y = base + 6 - (high + 6) * k / courses
                canvas.drawLine(x - wide, y, x + wide, y, stroke(tone, max(0.8, wide / 320), 0.5))
    tip = polygon([(x - wide * 0.045, base - high * 0.91), (x, base - high), (x + wide * 0.045, base - high * 0.91),
                   (x + wide * 0.013, base - high * 0.885)])  # fmt: skip
    canvas.drawPath(tip, linear((x - 8, 0), (x + 8, 0), ["#FFF3C0", "#E2AE4A", "#8A5A1E"]))


def wall_signs(canvas: skia.Canvas, path: skia.Path, box: tuple[float, float, float, float], side: float, tone: str,
               seed: int) -> None:  # fmt: skip
    """Columns of signs carved into a wall."""
    x, y, w, h = box
    dice = random.Random(seed)
    with clipped(canvas, path):
        for column in range(int(w // side)):
            for row in range(int(h // side)):
                sign = dice.choice(SIGNS)
                place = (x + column * side + side * 0.18, y + row * side + side * 0.14, side * 0.64, side * 0.72)
                shape = ankh_path(side * 0.34) if sign == "ankh" else glyph_in(sign, place)
                at = (place[0] + place[2] / 2, place[1] + place[3] / 2) if sign == "ankh" else (0, 0)
                with moved(canvas, *at):
                    canvas.drawPath(shape, fill(darker(tone, 0.55), 0.55))


def gate(canvas: skia.Canvas, x: float, base: float, wide: float, tone: str, seed: int = 3, flags: str = "",
         empty: bool = False) -> None:  # fmt: skip
    """A temple's gate between two sloping towers, with carvings, a winged sun over the door and flag masts; an empty
    one is dark inside, its colours have faded.
    """
    high, door = wide * 0.62, wide * 0.16
    if flags:
        for k, side in enumerate((-0.36, -0.2, 0.2, 0.36)):
            mast = x + side * wide
            canvas.drawLine(mast, base, mast, base - high * 1.34, stroke("#4A2E14", wide * 0.012))
            pennon = polygon([(mast, base - high * 1.34), (mast + wide * 0.1, base - high * 1.28 + 4 * (k % 2)),
                              (mast, base - high * 1.2)])  # fmt: skip
            canvas.drawPath(pennon, linear((mast, 0), (mast + wide * 0.1, 0), [flags, darker(flags, 0.4)]))
    for side in (-1, 1):
        inner, outer = x + side * door * 0.62, x + side * wide * 0.5
        tower = polygon([(inner, base), (inner + side * wide * 0.025, base - high),
                         (outer - side * wide * 0.06, base - high), (outer, base)])  # fmt: skip
        left = side < 0
        tones = [lighter(tone, 0.2), tone, darker(tone, 0.25)]
        if not left:
            tones = [tone, darker(tone, 0.2), darker(tone, 0.45)]
        canvas.drawPath(tower, linear((min(inner, outer), base - high), (max(inner, outer), base), tones))
        noise(canvas, tower, (0.03, 0.05), darker(tone, 0.5), 0.5, seed, 4)
        low = min(inner, outer)
        box = (low + wide * 0.05, base - high * 0.9, abs(outer - inner) - wide * 0.08, high * 0.86)
        wall_signs(canvas, tower, box, wide * 0.075, tone, seed + side)
        cap = rounded((low - wide * 0.01 + (wide * 0.05 if left else 0), base - high - wide * 0.035,
                       abs(outer - inner) - wide * 0.03, wide * 0.045), wide * 0.012)  # fmt: skip
        rim = [lighter(tone, 0.35), darker(tone, 0.3)]
        canvas.drawPath(cap, linear((0, base - high - 12), (0, base - high + 8), rim))
    lintel = polygon([(x - door * 0.78, base - high * 0.7), (x + door * 0.78, base - high * 0.7),
                      (x + door * 0.64, base), (x - door * 0.64, base)])  # fmt: skip
    canvas.drawPath(lintel, linear((0, base - high * 0.7), (0, base), [lighter(tone, 0.1), darker(tone, 0.3)]))
    opening = polygon([(x - door * 0.36, base - high * 0.5), (x + door * 0.36, base - high * 0.5),
                       (x + door * 0.4, base), (x - door * 0.4, base)])  # fmt: skip
    inside = ["#050409", "#0A0810", "#16121C"] if empty else ["#0A0610", "#3A2010", "#E8A044"]
    canvas.drawPath(opening, linear((0, base - high * 0.5), (0, base), inside, [0, 0.5, 1]))
    with moved(canvas, x, base - high * 0.6, wide / 760), toned(canvas, tone, 0.9 if empty else 0.0):
        winged_sun(1.0).draw(canvas, 0.4, 2, 3, 2)


def winged_sun(scale: float) -> Relief:
    """The disc between spread wings of lapis, turquoise and gold, with a cobra at each side."""
    r = Relief((-330, -90, 330, 110), scale, 5)
    for side in (-1, 1):
        for k, stuff in enumerate((LAPIS, SUN, TURQUOISE, LAPIS)):
            far, near, low = side * (310 - k * 62), side * 40, k * 19 - 8
            wing = svg_path(
                f"M{near * 0.3} {low - 20}C{near * 2} {low - 34} {far * 0.7} {low - 30} {far} {low - 46}"
                f"C{far * 0.93} {low + 6} {near * 3} {low + 24} {near * 0.3} {low + 16}Z"
            )
            r.part(wing, stuff, 6, 1.1, 0.4, 2)
            for feather in range(9 - k):
                t = 0.24 + feather * 0.085
                x = side * (310 - k * 62) * t
                quill = polygon([(x, low - 40), (x + side * 17, low + 30), (x + side * 21, low + 30),
                                 (x + side * 5, low - 40)])  # fmt: skip
                r.part(within(quill, wing), GOLD, 1, 0.8, 0, 0)
    r.part(oval(0, 0, 56, 56), SUN, 14, 1.2, 0.5, 3)
    r.part(oval(0, 0, 44, 44), RUBY_DISC, 22, 1.2, 0.2, 2)
    return r


def golden_ankh(size: float, scale: float) -> Relief:
    """A great ankh of gold with a line of lapis."""
    r = Relief((-size, -size * 1.2, size, size * 1.2), scale, 4)
    r.part(ankh_path(size), SUN, size * 0.09, 1.3, 0.5, 3)
    return r


@contextmanager
def toned(canvas: skia.Canvas, colour: str, share: float, light: float = 1.0) -> Iterator[None]:
    """What is drawn inside takes on one colour: figures become statues, or stand in the dusk."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 * 1.55 * light for i in (1, 3, 5))
    rows = []
    for at, tint in enumerate((red, green, blue)):
        row = [weight * tint * share for weight in (0.3, 0.59, 0.11)]
        row[at] += (1 - share) * light
        rows += [*row, 0, 0]
    matrix = skia.ColorFilters.Matrix([*rows, 0, 0, 0, 1, 0])
    canvas.saveLayer(None, skia.Paint(ColorFilter=matrix))
    yield
    canvas.restore()


def statue(canvas: skia.Canvas, name: str, x: float, foot: float, size: float, stone: str = "", share: float = 0.92,
           flip: bool = False, turn: float = 0, light: float = 1.0) -> None:  # fmt: skip
    """A god's figure; `stone`: of what colour of stone, "" alive. `size` is in heights of the figure on the board."""
    canvas.save()
    canvas.translate(x, foot)
    canvas.rotate(turn)
    canvas.scale(-size if flip else size, size)
    model = relief(name, 2.6)
    if stone:
        with toned(canvas, stone, share, light):
            model.draw(canvas, 0.55, 5, 6, 5)
    else:
        model.draw(canvas, 0.55, 5, 6, 5)
    canvas.restore()


def worshipper(x: float, y: float, size: float, lean: float) -> skia.Path:
    """Somebody who kneels with raised arms, seen from behind, in one outline; (x, y) is between the knees."""
    def near(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x + (px + lean * -py / 40) * size, y + py * size) for px, py in points]

    robe = blob(near([(-15, 0), (-13, -9), (-9, -22), (0, -27), (9, -22), (13, -9), (15, 0), (0, 3)]))
    head = oval(x + lean * 0.8 * size, y - 32 * size, 5.4 * size, 6.2 * size)
    arms = [limb(near([(side * 8, -21), (side * 15, -29), (side * 12, -44)]), 4.6 * size) for side in (-1, 1)]
    return union(robe, head, *arms)


def crowd(canvas: skia.Canvas, left: float, right: float, y: float, count: int, seed: int, colour: str,
          light: str = "") -> None:  # fmt: skip
    """People who kneel with raised arms before what is behind them."""
    dice = random.Random(seed)
    for k in range(count):
        x = left + (right - left) * (k + dice.uniform(-0.3, 0.3)) / max(1, count - 1)
        shape = worshipper(x, y + dice.uniform(-5, 5), dice.uniform(0.84, 1.06), dice.uniform(-2, 2))
        if light:
            with moved(canvas, 0, -1.8):
                canvas.drawPath(shape, fill(light, 0.75))
        tone = mix(colour, darker(colour, 0.5), dice.random())
        canvas.drawPath(shape, linear((0, y - 46), (0, y), [lighter(tone, 0.12), darker(tone, 0.3)]))


def nile(canvas: skia.Canvas, size: Size, top: float, low: float, tones: tuple[str, str], light: str,
         seed: int) -> None:  # fmt: skip
    """A stretch of river with the light on its waves."""
    w = size[0]
    field = rounded((0, top, w, low - top), 0)
    canvas.drawPath(field, linear((0, top), (0, low), list(tones)))
    noise(canvas, field, (0.004, 0.09), lighter(tones[0], 0.4), 0.6, seed, 4)
    dice = random.Random(seed)
    for _ in range(150):
        y = top + (low - top) * dice.random() ** 1.4
        wide = (10 + 60 * (y - top) / (low - top)) * dice.uniform(0.5, 1.5)
        x = w / 2 + dice.gauss(0, w * 0.2)
        near = max(0.0, 1 - abs(x - w / 2) / (w * 0.42))
        canvas.drawLine(x - wide, y, x + wide, y, stroke(light, 1 + 2 * (y - top) / (low - top), 0.55 * near))


def foot_shade(canvas: skia.Canvas, size: Size, start: float, strength: float) -> None:
    """The lower part darkens for words."""
    w, h = size
    low = rounded((0, start, w, h - start), 0)
    tones = [("#070A18", 0), ("#070A18", strength * 0.8), ("#070A18", strength)]
    canvas.drawPath(low, linear((0, start), (0, h), tones, [0, 0.5, 1]))


def blown_sand(canvas: skia.Canvas, size: Size, y: float, colour: str, seed: int) -> None:
    """Sand that the wind carries over the ground."""
    dice = random.Random(seed)
    for _ in range(46):
        x, at, long = dice.uniform(-60, size[0]), y + dice.gauss(0, 46), dice.uniform(60, 240)
        streak = skia.Path()
        streak.moveTo(x, at)
        streak.cubicTo(x + long * 0.3, at - 12, x + long * 0.7, at + 8, x + long, at - 6)
        canvas.drawPath(streak, blurred(stroke(colour, dice.uniform(1, 5), dice.uniform(0.08, 0.3)), 3))
    for _ in range(240):
        x, at = dice.uniform(0, size[0]), y + dice.gauss(0, 60)
        canvas.drawPath(oval(x, at, 1.4, 0.9), fill(lighter(colour, 0.4), dice.uniform(0.1, 0.6)))


def fallen_obelisk(canvas: skia.Canvas, x: float, y: float, long: float, tone: str, turn: float) -> None:
    """An obelisk that lies broken in two."""
    with moved(canvas, x, y, long / 100, turn):
        for start, end, shift, tilt in ((0, 52, 0, 0), (58, 100, 5, 7)):
            with moved(canvas, start, shift, 1, tilt):
                far = end - start
                half = 8.5 - start * 0.035
                body = polygon([(0, -half), (far, -half + far * 0.035), (far + (6 if end == 100 else -4), 0),
                                (far, half - far * 0.035), (0, half), (-4, 2)])  # fmt: skip
                canvas.drawPath(body, linear((0, -9), (0, 9), [lighter(tone, 0.3), tone, darker(tone, 0.5)]))
                noise(canvas, body, (0.2, 0.3), darker(tone, 0.5), 0.5, 5, 3)
                wall_signs(canvas, body, (4, -4, far - 8, 8), 8, tone, 7)
                canvas.drawPath(body, stroke("#0A0810", 0.8, 0.7))


def beams(canvas: skia.Canvas, size: Size, x: float, y: float, colour: str, count: int, seed: int) -> None:
    """Broad beams of the rising sun."""
    dice = random.Random(seed)
    for k in range(count):
        angle = math.tau * (k + dice.uniform(-0.2, 0.2)) / count
        wide = dice.uniform(0.03, 0.08)
        far = size[0] * 1.2
        ends = [(x + far * math.cos(angle + d), y + far * math.sin(angle + d)) for d in (-wide, wide)]
        paint = radial((x, y), size[0] * 0.7, [(colour, 0.42), (colour, 0.14), (colour, 0)], [0, 0.4, 1])
        canvas.drawPath(polygon([(x, y), *ends]), blurred(paint, 3))
