"""Distances and grounds of card pictures, in pixels of the 416 x 288 picture; `line` is the horizon's y."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import skia

from assets.paint.base import (
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    mix,
    noise,
    oval,
    polygon,
    radial,
    stroke,
)

W, H = 416, 288
Far = Callable[[skia.Canvas, float, str, str, int], None]


def _floor(line: float) -> skia.Path:
    return polygon([(0, line), (W, line), (W, H), (0, H)])


def _ridge(
    canvas: skia.Canvas, line: float, height: float, steps: int, colour: str, rng: random.Random, soft: bool
) -> None:
    points = [(-10.0, line + 30)]
    for k in range(steps + 1):
        up = height * (0.35 + 0.65 * rng.random()) * (1 if k % 2 else 0.45)
        points.append((k * W / steps + rng.uniform(-12, 12), line - up))
    points.append((W + 10.0, line + 30))
    path = skia.Path()
    path.moveTo(*points[0])
    for k in range(1, len(points) - 1):
        (x, y), (nx, ny) = points[k], points[k + 1]
        if soft:
            path.quadTo(x, y, (x + nx) / 2, (y + ny) / 2)
        else:
            path.lineTo(x, y)
    path.lineTo(*points[-1])
    path.close()
    canvas.drawPath(
        path, linear((0, line - height), (0, line + 20), [lighter(colour, 0.25), colour, darker(colour, 0.2)])
    )
    noise(canvas, path, (0.05, 0.08), darker(colour, 0.6), 0.4, rng.randrange(99))


def hills(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """Two rows of soft hills."""
    rng = random.Random(seed)
    _ridge(canvas, line, 52, 5, mix(haze, shade, 0.15), rng, True)
    _ridge(canvas, line + 4, 30, 6, mix(haze, shade, 0.4), rng, True)


def peaks(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """Sharp mountains."""
    rng = random.Random(seed)
    _ridge(canvas, line, 95, 7, mix(haze, shade, 0.2), rng, False)
    _ridge(canvas, line + 4, 50, 9, mix(haze, shade, 0.5), rng, False)


def city(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """Roofs and towers with lit windows."""
    rng = random.Random(seed)
    for row, share in ((0, 0.3), (1, 0.6)):
        x = -8.0
        while x < W:
            wide, tall = rng.uniform(18, 38), rng.uniform(24, 84) * (1 - 0.35 * row)
            colour = mix(haze, shade, share + rng.uniform(-0.08, 0.08))
            top = line - tall
            kind = rng.random()
            outline = [(x, line + 6), (x, top), (x + wide, top), (x + wide, line + 6)]
            if kind < 0.4:
                outline = [
                    (x, line + 6),
                    (x, top),
                    (x + wide / 2, top - 18),
                    (x + wide, top),
                    (x + wide, line + 6),
                ]
            house = polygon(outline)
            canvas.drawPath(house, linear((x, top), (x + wide, line), [lighter(colour, 0.12), darker(colour, 0.25)]))
            for _ in range(3):
                wx, wy = x + rng.uniform(3, wide - 7), rng.uniform(top + 6, line - 4)
                canvas.drawPath(
                    polygon([(wx, wy), (wx + 3, wy), (wx + 3, wy + 5), (wx, wy + 5)]), fill("#FFD98A", 0.75)
                )
            x += wide + rng.uniform(0, 5)


def forest(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """A wall of firs."""
    rng = random.Random(seed)
    for row, share in ((0, 0.25), (1, 0.6)):
        for k in range(26):
            x = k * 17 + rng.uniform(-6, 6)
            tall = rng.uniform(45, 80) * (1 - 0.25 * row)
            colour = mix(haze, shade, share)
            tree = polygon([(x, line - tall), (x + 13, line + 8), (x - 13, line + 8)])
            canvas.drawPath(tree, linear((x - 10, 0), (x + 13, 0), [lighter(colour, 0.15), darker(colour, 0.4)]))


def columns(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """The inside of a hall: back wall between rows of columns."""
    wall = polygon([(0, 0), (W, 0), (W, line + 2), (0, line + 2)])
    canvas.drawPath(wall, linear((0, 0), (0, line), [(shade, 0.75), (shade, 0.25)]))
    for k, x in enumerate((20, 92, 324, 396)):
        wide = 34 if k in (0, 3) else 24
        colour = mix(haze, shade, 0.35 if k in (0, 3) else 0.15)
        column = polygon([(x - wide / 2, 0), (x + wide / 2, 0), (x + wide / 2, line + 8), (x - wide / 2, line + 8)])
        canvas.drawPath(
            column,
            linear((x - wide / 2, 0), (x + wide / 2, 0), [lighter(colour, 0.4), colour, darker(colour, 0.6)]),
        )
        foot = polygon(
            [
                (x - wide * 0.7, line + 2),
                (x + wide * 0.7, line + 2),
                (x + wide * 0.8, line + 14),
                (x - wide * 0.8, line + 14),
            ]
        )
        canvas.drawPath(foot, linear((x - wide, 0), (x + wide, 0), [lighter(colour, 0.3), darker(colour, 0.5)]))


def window(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """A dark wall with one tall pointed window that lets the light in."""
    wall = polygon([(0, 0), (W, 0), (W, line + 2), (0, line + 2)])
    canvas.drawPath(wall, fill(darker(shade, 0.3), 0.9))
    noise(canvas, wall, (0.03, 0.05), lighter(shade, 0.3), 0.35, seed)
    arch = skia.Path()
    arch.moveTo(168, line - 18)
    arch.lineTo(168, 70)
    arch.quadTo(170, 26, 208, 6)
    arch.quadTo(246, 26, 248, 70)
    arch.lineTo(248, line - 18)
    arch.close()
    canvas.drawPath(arch, blurred(fill(haze, 0.7), 22))
    canvas.drawPath(arch, linear((0, 0), (0, line), ["#FFFFFF", lighter(haze, 0.5), haze]))
    lead = stroke(darker(shade, 0.5), 4)
    canvas.drawPath(polygon([(208, 6), (208, line - 18)], False), lead)
    for y in (62, 104):
        canvas.drawPath(polygon([(168, y), (248, y)], False), lead)
    canvas.drawPath(arch, stroke(darker(shade, 0.55), 7))


def ruins(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """Broken walls and stumps of columns."""
    rng = random.Random(seed)
    hills(canvas, line, haze, shade, seed)
    for x in (14, 62, 110, 290, 338, 392):
        tall, wide = rng.uniform(36, 96), rng.uniform(16, 30)
        colour = mix(haze, shade, 0.55)
        stump = polygon([
            (x - wide / 2, line + 8), (x - wide / 2, line - tall),
            (x - wide * 0.1, line - tall - 12), (x + wide * 0.15, line - tall + 4),
            (x + wide / 2, line - tall - 4), (x + wide / 2, line + 8),
        ])  # fmt: skip
        canvas.drawPath(stump, linear((x - wide, 0), (x + wide, 0), [lighter(colour, 0.3), darker(colour, 0.5)]))


def army(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """A host with spears and pennants against the sky."""
    rng = random.Random(seed)
    hills(canvas, line, haze, shade, seed)
    for row, share in ((0, 0.45), (1, 0.85)):
        colour = mix(haze, shade, share)
        for k in range(34):
            x, foot = k * 13 + rng.uniform(-3, 3), line + 6 + 10 * row
            tall = rng.uniform(38, 58)
            canvas.drawPath(polygon([(x + 6, foot - tall), (x + 3, foot)], False), stroke(colour, 1.6))
            if rng.random() < 0.2:
                flag = polygon([(x + 6, foot - tall), (x + 20, foot - tall + 5), (x + 5, foot - tall + 11)])
                canvas.drawPath(flag, fill(mix(colour, "#C83A2E", 0.6)))
            canvas.drawPath(oval(x, foot - 20, 4.6, 5), fill(colour))
            canvas.drawPath(oval(x, foot - 6, 6.6, 11), fill(colour))


def nothing(canvas: skia.Canvas, line: float, haze: str, shade: str, seed: int) -> None:
    """Open sky down to the ground."""


def plain(canvas: skia.Canvas, line: float, light: str, shade: str, seed: int) -> None:
    """Earth or meadow that darkens towards the viewer."""
    floor = _floor(line)
    canvas.drawPath(floor, linear((0, line), (0, H), [lighter(light, 0.15), light, shade], [0, 0.3, 1]))
    noise(canvas, floor, (0.02, 0.09), darker(light, 0.7), 0.6, seed, 4)
    noise(canvas, floor, (0.05, 0.2), lighter(light, 0.5), 0.4, seed + 3, 3)


def field(canvas: skia.Canvas, line: float, light: str, shade: str, seed: int) -> None:
    """Rows of stubble or corn that run to the horizon."""
    plain(canvas, line, light, shade, seed)
    with clipped(canvas, _floor(line)):
        for k in range(-14, 15):
            far, near = W / 2 + k * 16, W / 2 + k * 74
            canvas.drawPath(polygon([(far, line), (near, H)], False), blurred(stroke(shade, 5, 0.5), 1.5))
            canvas.drawPath(
                polygon([(far + 3, line), (near + 14, H)], False),
                blurred(stroke(lighter(light, 0.5), 3, 0.4), 1.2),
            )


def sea(canvas: skia.Canvas, line: float, light: str, shade: str, seed: int) -> None:
    """Water with long swells and glitter."""
    floor = _floor(line)
    canvas.drawPath(floor, linear((0, line), (0, H), [lighter(light, 0.35), light, shade], [0, 0.25, 1]))
    noise(canvas, floor, (0.008, 0.07), shade, 0.9, seed, 4)
    noise(canvas, floor, (0.012, 0.11), lighter(light, 0.8), 0.7, seed + 3, 3, 0.53)


def tiles(canvas: skia.Canvas, line: float, light: str, shade: str, seed: int) -> None:
    """A polished stone floor in perspective."""
    floor = _floor(line)
    canvas.drawPath(floor, linear((0, line), (0, H), [light, mix(light, shade, 0.6), shade]))
    noise(canvas, floor, (0.02, 0.05), lighter(light, 0.6), 0.35, seed)
    with clipped(canvas, floor):
        for k in range(-12, 13):
            canvas.drawPath(
                polygon([(W / 2 + k * 26, line), (W / 2 + k * 96, H)], False),
                stroke(darker(shade, 0.3), 1.6, 0.7),
            )
        for k in range(1, 8):
            y = line + (H - line) * (k / 7.5) ** 1.7
            canvas.drawPath(polygon([(0, y), (W, y)], False), stroke(darker(shade, 0.3), 1.6, 0.7))


def clouds(canvas: skia.Canvas, line: float, light: str, shade: str, seed: int) -> None:
    """A floor of clouds seen from above."""
    rng = random.Random(seed)
    canvas.drawPath(_floor(line), linear((0, line), (0, H), [mix(light, shade, 0.3), shade]))
    for row in range(4):
        y = line + (H - line) * row / 3.4
        for _ in range(9):
            x, r = rng.uniform(-20, W + 20), rng.uniform(24, 46) * (0.7 + 0.25 * row)
            tone = mix(lighter(light, 0.35), shade, 0.12 * row + rng.uniform(0, 0.15))
            puff = radial(
                (x - r * 0.3, y - r * 0.35),
                r * 1.4,
                [(lighter(tone, 0.45), 0.95), (tone, 0.85), (shade, 0.5)],
            )
            puff.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 4))
            canvas.drawPath(oval(x, y, r, r * 0.55), puff)


def wood(canvas: skia.Canvas, line: float, light: str, shade: str, seed: int) -> None:
    """A table top of boards."""
    floor = _floor(line)
    canvas.drawPath(floor, linear((0, line), (0, H), [lighter(light, 0.1), light, shade]))
    noise(canvas, floor, (0.006, 0.16), shade, 0.9, seed, 4)
    noise(canvas, floor, (0.004, 0.3), lighter(light, 0.5), 0.35, seed + 2, 3)
    for k in range(4):
        y = line + (H - line) * ((k + 0.6) / 4) ** 1.4
        canvas.drawPath(polygon([(0, y), (W, y)], False), stroke(darker(shade, 0.5), 2, 0.8))
    canvas.drawPath(polygon([(0, line + 1), (W, line + 1)], False), stroke(lighter(light, 0.6), 2, 0.8))


def rock(canvas: skia.Canvas, line: float, light: str, shade: str, seed: int) -> None:
    """Cracked rock."""
    plain(canvas, line, light, shade, seed)
    rng = random.Random(seed)
    with clipped(canvas, _floor(line)):
        for _ in range(9):
            x, y = rng.uniform(0, W), rng.uniform(line + 8, H)
            points = [(x, y)]
            for _ in range(5):
                x, y = x + rng.uniform(-26, 40), y + rng.uniform(-7, 12)
                points.append((x, y))
            canvas.drawPath(polygon(points, False), stroke(darker(shade, 0.4), 2.2, 0.8))
            canvas.drawPath(
                polygon([(px + 1, py + 2) for px, py in points], False), stroke(lighter(light, 0.4), 1, 0.35)
            )


def river(canvas: skia.Canvas, line: float, light: str, shade: str, seed: int) -> None:
    """A meadow with a river that winds out of the distance."""
    plain(canvas, line, "#6E9A56", "#22402A", seed)
    left, right = [], []
    for k in range(25):
        t = k / 24
        y = line + (H - line) * t
        middle = W * (0.5 + 0.16 * math.sin(5.2 * t + seed) * (1 - 0.4 * t))
        left.append((middle - 5 - 120 * t**1.5, y))
        right.append((middle + 5 + 120 * t**1.5, y))
    water = polygon(left + right[::-1])
    canvas.drawPath(water, blurred(fill("#1A3020", 0.7), 5))
    canvas.drawPath(water, linear((0, line), (0, H), [lighter(light, 0.6), light, shade]))
    noise(canvas, water, (0.01, 0.08), lighter(light, 0.9), 0.7, seed, 3, 0.52)


FAR: dict[str, Far] = {
    "hills": hills, "peaks": peaks, "city": city, "forest": forest, "columns": columns, "window": window,
    "ruins": ruins, "army": army, "none": nothing,
}  # fmt: skip
GROUNDS: dict[str, Far] = {
    "plain": plain, "field": field, "sea": sea, "tiles": tiles, "clouds": clouds, "wood": wood, "rock": rock,
    "river": river,
}  # fmt: skip
