"""What Vermilion's pictures are set in: plains of muscle, ridges of vertebrae, ribs, veins, the heart; and its own
figures, dice and things put on the stage.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import cache

import skia

from assets.paint.base import Point, darker, lighter, linear, mix, noise, oval, polygon
from assets.paint.glyphs import glyph_path, svg_path
from assets.paint.relief import blob, limb, stroked
from assets.paint.stage import Part, Stage
from assets.paint.vermilion.units import modelled

BONE, FLESH, DARK_FLESH, SINEW = "#E4D4AE", "#A8343A", "#5E1620", "#E0806A"
VERMILION, TONIC_GOLD = "#FF4A2E", "#FFB43A"


# ---------------------------------------------------------------- grounds
def plain(y: float, colour: str = "#7A242C", seams: int = 9, bones: bool = False) -> Part:
    """A plain of muscle: fibres that run towards the horizon, seams between its strands, perhaps bones that cross."""

    def paint(s: Stage) -> None:
        w, h = s.size
        field = polygon([(-5, y), (w + 5, y), (w + 5, h + 5), (-5, h + 5)])
        tones = [mix(colour, s.mood.fog, 0.6), mix(lighter(colour, 0.12), s.mood.key, 0.14),
                 mix(darker(colour, 0.62), s.mood.shade, 0.3)]  # fmt: skip
        s.canvas.drawPath(field, linear((0, y), (0, h), tones, [0, 0.3, 1]))
        noise(s.canvas, field, (0.07, 0.012), darker(colour, 0.75), 0.7, s.seed + 2, 4)
        noise(s.canvas, field, (0.09, 0.014), lighter(colour, 0.5), 0.4, s.seed + 4, 3)
        s.canvas.save()
        s.canvas.clipPath(field, skia.ClipOp.kIntersect, True)
        for k in range(seams):
            x = w / 2 + (k - (seams - 1) / 2) * w * 2.0 / seams
            top = w / 2 + (x - w / 2) * 0.16
            s.line([(top, y), (top + (x - top) * 0.3 + 5, y + (h - y) * 0.45), (x, h + 4)], darker(colour, 0.75), 2.2,
                   0.65, 0.8)  # fmt: skip
            s.line([(top + 1, y), (top + (x - top) * 0.3 + 7, y + (h - y) * 0.45), (x + 3, h + 4)],
                   lighter(colour, 0.35), 0.9, 0.4, 0.4)  # fmt: skip
        s.canvas.restore()
        if bones:
            for k in range(3):
                t = (k + 0.4) / 3
                yy, size = y + (h - y) * t * t + 4, 3 + 9 * t * t
                s.form(limb([(-10, yy + 4 * t), (w / 2, yy - 4 * t), (w + 10, yy + 6 * t)], size), BONE, "stone",
                       soft=0.3)  # fmt: skip

    return paint


def vertebrae(points: Sequence[Point], size: float, colour: str = BONE, far: float = 0.0, grow: float = 1.0,
              spines: bool = True) -> Part:  # fmt: skip
    """A spine along a bend of three points; `grow`: how much larger its last link is."""

    def paint(s: Stage) -> None:
        (ax, ay), (bx, by), (cx, cy) = points
        spot, t = [], 0.0
        while t <= 1.0:
            x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx
            y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy
            dx, dy = 2 * (1 - t) * (bx - ax) + 2 * t * (cx - bx), 2 * (1 - t) * (by - ay) + 2 * t * (cy - by)
            k = size * (1 + (grow - 1) * t)
            spot.append((x, y, math.degrees(math.atan2(dy, dx)), k))
            t += k * 0.95 / max(1.0, math.hypot(dx, dy))
        with s.group(0.7, far, 0.4, 0.5):
            for x, y, turn, k in spot:
                with s.at(x, y, k / 10, turn):
                    if spines:
                        s.form(polygon([(-2, -3), (-5, -13), (1, -5)]), colour, "stone", soft=0.3)
                        s.form(polygon([(-2, 3), (-4, 10), (1, 4)]), darker(colour, 0.2), "stone", soft=0.3)
                    s.form(blob([(-5, -4), (0, -3), (5, -4.6), (5.6, 0), (5, 4.6), (0, 3), (-5, 4), (-5.6, 0)]), colour,
                           "stone", soft=0.35)  # fmt: skip

    return paint


def rib_vault(x: float, y: float, wide: float, high: float, count: int = 4, colour: str = BONE,
    far: float = 0.3) -> Part:
    """Pairs of ribs that close over a way, one behind another towards (x, y)."""

    def paint(s: Stage) -> None:
        for k in range(count):
            t = k / max(1, count - 1)
            size = 0.36 + 0.64 * t
            with s.group(0.7, far * (1 - t), 0.5, 0.4):
                for side in (-1, 1):
                    foot, top = (x + side * wide * size, y + 16 * t), (x + side * 3 * size, y - high * size)
                    path = skia.Path()
                    path.moveTo(*foot)
                    path.cubicTo(x + side * wide * 1.15 * size, y - high * 0.5 * size, x + side * wide * 0.8 * size,
                                 y - high * 0.96 * size, *top)  # fmt: skip
                    s.form(stroked(path, 11 * size), colour, "stone", soft=0.35)
                s.form(oval(x, y - high * size, 8 * size, 7 * size), colour, "stone", soft=0.35)

    return paint


def vein(points: Sequence[Point], width: float = 5, colour: str = VERMILION, glow: float = 0.5) -> Part:
    """A vein that shines from within, along a bend of three points or a polyline."""

    def paint(s: Stage) -> None:
        s.line(points, colour, width * 3, glow * 0.5, width * 1.2)
        s.form(limb(points, width), darker(colour, 0.3), soft=0.4)
        s.line(points, lighter(colour, 0.45), width * 0.34, 0.9, 0.5)

    return paint


def heart(x: float, y: float, size: float, pale: str = "#E8D6B4", red: str = "#C4282E", beat: float = 1.0) -> Part:
    """The heart that beats in two times: its left half keeps, of bone; its right half breaks, of flesh. `size` is half
    its height.
    """
    left = "M0 -58C-14 -78 -52 -78 -62 -44C-72 -8 -40 40 0 84C6 50 -10 30 4 6C-8 -14 8 -34 0 -58Z"
    right = "M0 -58C14 -80 56 -76 64 -40C72 -4 40 44 0 84C6 50 -10 30 4 6C-8 -14 8 -34 0 -58Z"

    def paint(s: Stage) -> None:
        with s.at(x, y, size / 80):
            if beat:
                s.glow(0, 0, 190, VERMILION, 0.55 * beat)
                s.glow(0, 0, 110, "#FFB47A", 0.5 * beat)
            tubes = (([(-24, -60), (-40, -96), (-70, -104)], 20, pale), ([(-4, -62), (-8, -104), (-24, -128)], 22,
                pale),
                     ([(16, -62), (24, -110), (52, -120)], 22, red), ([(40, -56), (70, -80), (88, -64)], 16, red))
            for points, width, tone in tubes:
                s.form(limb(points, width), darker(tone, 0.15), "cloth", soft=0.35)
                s.flat(oval(*points[2], width * 0.42, width * 0.36), darker(tone, 0.75), 0.9, 0.6)
            s.form(svg_path(left), pale, "stone", soft=0.3)
            s.form(svg_path(right), red, "cloth", soft=0.3)
            for a, b, c in (((-48, -44), (-34, -10), (-20, 30)), ((-30, -60), (-22, -30), (-34, 0))):
                s.line([a, b, c], darker(pale, 0.5), 2.2, 0.7)
            for a, b, c in (((48, -46), (30, -14), (34, 16)), ((26, -60), (44, -20), (16, 34)), ((10, -20), (24, 14),
                            (8, 50))):  # fmt: skip
                s.line([a, b, c], lighter(red, 0.35), 3, 0.6, 0.8)
            s.line([(0, -56), (8, -34), (-8, -14), (4, 6), (-8, 30), (4, 50), (0, 80)], "#FFD08A", 7, 0.7, 3)
            s.line([(0, -56), (8, -34), (-8, -14), (4, 6), (-8, 30), (4, 50), (0, 80)], "#FFF2D0", 2, 0.95)

    return paint


def skulls(x: float, y: float, count: int, spread: float, size: float, colour: str = BONE, seed: int = 3) -> Part:
    """A heap of skulls."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        spots = sorted((y + dice.uniform(-0.5, 0.3) * spread * 0.6, x + dice.gauss(0,
            0.5) * spread) for _ in range(count))
        with s.group(0.6, 0, 0.4):
            for yy, xx in spots:
                with s.at(xx, yy, size * dice.uniform(0.85, 1.15), dice.uniform(-30, 30)):
                    skull(s, colour)

    return paint


def skull(s: Stage, colour: str = BONE) -> None:
    """A skull, 20 wide, about the origin."""
    s.form(blob([(-9, -2), (-9, -9), (0, -14), (9, -9), (9, -2), (6, 4), (6, 10), (-6, 10), (-6, 4)]), colour, "stone",
           soft=0.3)  # fmt: skip
    for side in (-1, 1):
        s.flat(oval(side * 4, -2, 2.9, 3.3), "#120A0A", 0.95, 0.4)
    s.flat(polygon([(0, 1), (-1.6, 4.4), (1.6, 4.4)]), "#120A0A", 0.9, 0.3)
    for k in range(-2, 3):
        s.line([(k * 2.1, 6), (k * 2.1, 10)], darker(colour, 0.7), 0.7, 0.8)


def long_bone(x: float, y: float, long: float, turn: float = 0.0, width: float = 8.0, colour: str = BONE,
              snapped: bool = False) -> Part:  # fmt: skip
    """A thigh bone lying along x about its middle, whole or snapped in two."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4), s.at(x, y, 1, turn):
            half = long / 2
            for side in (-1, 1):
                shift = side * width * 0.9 if snapped else 0.0
                with s.at(shift, side * width * 0.5 if snapped else 0.0, 1, side * 14 if snapped else 0):
                    edge = [(0, -width * 0.42), (side * (half - width), -width * 0.4), (side * half, -width),
                            (side * (half + width * 0.7), -width * 0.7), (side * (half + width * 0.35), 0),
                            (side * (half + width * 0.7), width * 0.7), (side * half, width),
                            (side * (half - width), width * 0.4), (0, width * 0.42)]  # fmt: skip
                    if snapped:
                        edge[0], edge[-1] = (side * width * 0.5, -width * 0.42), (-side * width * 0.2, width * 0.42)
                        edge.append((side * width * 0.6, 0))
                    s.form(polygon(edge) if snapped else blob(edge), colour, "stone", soft=0.35)
                    if snapped:
                        s.flat(oval(side * width * 0.35, 0, width * 0.2, width * 0.32), "#B03A34", 0.9, 0.6)

    return paint


def rays_of(x: float, y: float, count: int, inner: float, outer: float, colour: str, alpha: float = 0.7,
            width: float = 3.0, seed: int = 2) -> Part:  # fmt: skip
    """Strokes that burst out of a point, and the light in their middle."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        core = min(inner, 14.0) * 1.25
        s.flat(oval(x, y, core, core), colour, alpha, core * 0.35)
        for k in range(count):
            turn = math.tau * (k + dice.uniform(-0.3, 0.3)) / count
            far, near = outer * dice.uniform(0.65, 1.1), inner * dice.uniform(0.9, 1.3)
            wide = width * dice.uniform(0.4, 1.1)
            cos, sin = math.cos(turn), math.sin(turn)
            s.flat(polygon([(x + near * cos - wide * sin, y + near * sin + wide * cos), (x + far * cos, y + far * sin),
                            (x + near * cos + wide * sin, y + near * sin - wide * cos)]), colour, alpha,
                                0.6)  # fmt: skip

    return paint


def slash(points: Sequence[Point], width: float, colour: str = "#FFE8D0", glow: str = VERMILION) -> Part:
    """The trail of a blade: thin at both ends, along a bend of three points."""

    def paint(s: Stage) -> None:
        (ax, ay), (bx, by), (cx, cy) = points
        long = math.hypot(cx - ax, cy - ay) or 1.0
        nx, ny = -(cy - ay) / long, (cx - ax) / long
        path = skia.Path()
        path.moveTo(ax, ay)
        path.quadTo(bx + nx * width, by + ny * width, cx, cy)
        path.quadTo(bx - nx * width, by - ny * width, ax, ay)
        path.close()
        s.flat(path, glow, 0.75, width * 0.8)
        s.flat(path, colour, 0.95, 0.8)
        core = skia.Path()
        core.moveTo(ax, ay)
        core.quadTo(bx + nx * width * 0.35, by + ny * width * 0.35, cx, cy)
        core.quadTo(bx - nx * width * 0.35, by - ny * width * 0.35, ax, ay)
        s.flat(core, "#FFFFFF", 0.95, 0.4)

    return paint


def rings(x: float, y: float, count: int, step: float, colour: str, alpha: float = 0.7, flat: float = 0.4,
          width: float = 2.4) -> Part:  # fmt: skip
    """Rings that spread over the ground."""

    def paint(s: Stage) -> None:
        for k in range(count):
            r, fade = step * (k + 1), 1 - k / count
            s.flat(stroked(oval(x, y, r, r * flat), width * 2.4 * fade + 1), colour, alpha * 0.4 * fade, 2)
            s.flat(stroked(oval(x, y, r, r * flat), width * fade + 0.6), lighter(colour, 0.4), alpha * fade, 0.4)

    return paint


# ---------------------------------------------------------------- what stands on the board, on the stage
@cache
def _image(name: str) -> skia.Image:
    return modelled(name, 2.0).image()


def figure(name: str, x: float, y: float, size: float = 0.5, flip: bool = False, far: float = 0.0, turn: float = 0.0,
           rim: float = 0.8, tone: str = "") -> Part:  # fmt: skip
    """A character or an enemy as it stands on the board; (x, y) is between its feet."""

    def paint(s: Stage) -> None:
        with s.group(rim, far, 0.35, 0.6, tone), s.at(x, y, size, turn, flip):
            s.canvas.save()
            s.canvas.concat(s.matrix)
            place = skia.Rect.MakeLTRB(-142, -226, 142, 46)
            s.canvas.drawImageRect(_image(name), place, skia.SamplingOptions(skia.CubicResampler.Mitchell()))
            s.canvas.restore()

    return paint


def sprite(paint_it: Callable[[skia.Canvas], None], x: float, y: float, size: float = 0.5, turn: float = 0.0,
           far: float = 0.0, rim: float = 0.5) -> Part:  # fmt: skip
    """A piece of the board or the table, a die, a token, painted by its own recipe."""

    def paint(s: Stage) -> None:
        with s.group(rim, far, 0.3, 0.5), s.at(x, y, size, turn):
            s.canvas.save()
            s.canvas.concat(s.matrix)
            paint_it(s.canvas)
            s.canvas.restore()

    return paint


def sign(name: str, x: float, y: float, size: float, colour: str, glow: str = "", alpha: float = 0.95) -> Part:
    """A sign of light in the air."""

    def paint(s: Stage) -> None:
        path = skia.Path(glyph_path(name))
        box = path.computeTightBounds()
        k = size / max(box.width(), box.height())
        with s.at(x - box.centerX() * k, y - box.centerY() * k, k):
            if glow:
                s.flat(path, glow, 0.8, 5)
            s.flat(path, colour, alpha)

    return paint


def form_of(path: skia.Path, colour: str, tex: str = "", soft: float = 0.3, far: float = 0.0) -> Part:
    """One solid."""

    def paint(s: Stage) -> None:
        s.form(path, colour, tex, far, soft=soft)

    return paint


def quill_of(x: float, y: float, long: float, turn: float, colour: str = BONE, width: float = 3.4) -> Part:
    """A quill that sticks in something; (x, y) is its tip's hole."""

    def paint(s: Stage) -> None:
        with s.group(0.7, 0, 0.4), s.at(x, y, 1, turn):
            s.form(polygon([(-width, -long), (width, -long * 0.96), (0.6, 0), (-0.6, 0)]), colour, "post", soft=0.4)
            for k in range(3):
                y0 = -long * (0.5 + k * 0.16)
                s.line([(-width * 0.7, y0), (width * 0.7, y0 - 3)], "#5A2A20", 1.4, 0.8)

    return paint


def pool(x: float, y: float, rx: float, ry: float, colour: str, shine: str = "#FFFFFF") -> Part:
    """Something wet on the ground."""

    def paint(s: Stage) -> None:
        s.flat(oval(x, y, rx * 1.06, ry * 1.1), darker(colour, 0.7), 0.8, 2)
        s.form(oval(x, y, rx, ry), colour, soft=0.3, cast=0)
        s.flat(oval(x - rx * 0.3, y - ry * 0.35, rx * 0.4, ry * 0.2), shine, 0.6, 1.5)

    return paint


def slung(points: Sequence[Point], width: float, colour: str, count: int = 0) -> Part:
    """A chain along a bend of three points; with `count` 0 a cord."""

    def paint(s: Stage) -> None:
        if not count:
            s.form(limb(points, width), colour, "cloth", soft=0.35)
            return
        (ax, ay), (bx, by), (cx, cy) = points
        for k in range(count):
            t = (k + 0.5) / count
            px = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx
            py = (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy
            turn = math.degrees(math.atan2(2 * (1 - t) * (by - ay) + 2 * t * (cy - by),
                                           2 * (1 - t) * (bx - ax) + 2 * t * (cx - bx)))  # fmt: skip
            with s.at(px, py, width / 4, turn):
                link = oval(0, 0, 5.4, 3.2) if k % 2 else oval(0, 0, 5.4, 1.2)
                s.form(stroked(link, 1.8), colour, "metal", cast=0.3)

    return paint
