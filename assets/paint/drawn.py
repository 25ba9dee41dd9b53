"""Forms of composed pictures that are drawn for one of them: outlines, bands, vines, and what grows out of them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import skia

from assets.paint.base import Point, lighter, oval, polygon
from assets.paint.glyphs import svg_path
from assets.paint.relief import blob, limb, stroked
from assets.paint.stage import Part, Stage

ROOK = "M0 -4Q-8 -14 -22 -10Q-14 -6 -10 2Q-4 0 0 8Q4 0 10 2Q14 -6 22 -10Q8 -14 0 -4Z"
"""A rook on the wing, seen from below."""


def shape(data: str, colour: str, tex: str = "", far: float = 0.0, soft: float = 0.2, flat: float = 1.0,
          cast: float = 0.4) -> Part:  # fmt: skip
    """A solid with an outline in SVG path data."""

    def paint(s: Stage) -> None:
        s.form(svg_path(data), colour, tex, far=far, soft=soft, flat=flat, cast=cast)

    return paint


def lump(points: Sequence[Point], colour: str, tex: str = "", far: float = 0.0, soft: float = 0.2) -> Part:
    """A solid with a smooth outline through points."""

    def paint(s: Stage) -> None:
        s.form(blob(points), colour, tex, far=far, soft=soft)

    return paint


def ball(x: float, y: float, rx: float, ry: float, colour: str, tex: str = "", far: float = 0.0) -> Part:
    """An egg of a body."""

    def paint(s: Stage) -> None:
        s.form(oval(x, y, rx, ry), colour, tex, far=far, soft=0.4)

    return paint


def band(points: Sequence[Point], width: float, colour: str, tex: str = "", far: float = 0.0) -> Part:
    """A bent bar through three points, or along several."""

    def paint(s: Stage) -> None:
        s.form(limb(points, width), colour, tex, far=far, soft=0.35)

    return paint


def hole(data: str, colour: str, alpha: float = 1.0, soft: float = 0.0) -> Part:
    """A plain area of colour with an outline in SVG path data."""

    def paint(s: Stage) -> None:
        s.flat(svg_path(data), colour, alpha, soft)

    return paint


def vine(data: str, width: float = 4.0, colour: str = "#4A6A2A", leaf: str = "#6E9A3A", step: float = 13.0,
         thorns: bool = False, size: float = 8.0) -> Part:  # fmt: skip
    """A stem along a line with leaves (or thorns) to both sides."""

    def paint(s: Stage) -> None:
        line = svg_path(data)
        s.form(stroked(line, width), colour, "bark", soft=0.35)
        measure, side = skia.PathMeasure(line, False), 1
        far = step * 0.6
        while far < measure.getLength():
            spot, way = measure.getPosTan(far)
            turn = math.degrees(math.atan2(way.y(), way.x())) + side * 52
            with s.at(spot.x(), spot.y(), 1, turn):
                if thorns:
                    s.form(polygon([(0, -2), (size, 0), (0, 2)]), lighter(colour, 0.2), soft=0.3, line=0.4)
                else:
                    half, high = size * 0.5, size * 0.6
                    blade = svg_path(f"M0 0Q{half} {-high} {size * 1.4} 0Q{half} {high} 0 0Z")
                    s.form(blade, leaf, soft=0.3, line=0.4)
            side, far = -side, far + step * s.dice.uniform(0.7, 1.3)

    return paint


def scattered(count: int, box: tuple[float, float, float, float], colour: str, rx: float, ry: float, seed: int = 3,
              tex: str = "") -> Part:  # fmt: skip
    """Small bodies strewn over a box, the near ones larger."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        x, y, w, h = box
        spots = sorted((dice.uniform(y, y + h), dice.uniform(x, x + w), dice.uniform(0.8, 1.2)) for _ in range(count))
        for top, left, k in spots:
            k *= 0.7 + 0.5 * (top - y) / max(1.0, h)
            s.form(oval(left, top, rx * k, ry * k), colour, tex, soft=0.4, line=0.4)

    return paint


def acorn(x: float, y: float, size: float, turn: float = 0.0) -> Part:
    """An acorn."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size, turn):
            s.form(svg_path("M-7 -2C-8 10 -3 14 0 18C3 14 8 10 7 -2Z"), "#B8843A", soft=0.4)
            s.form(svg_path("M-9 0C-10 -9 10 -9 9 0C5 3 -5 3 -9 0Z"), "#6A4A26", "bark", soft=0.3)
            s.form(polygon([(-1, -7), (1, -7), (1.5, -12), (-0.5, -12)]), "#5A3E20")

    return paint


def tree_face(x: float, y: float, size: float, bark: str = "#5A4630", moss: str = "#6E8A3A") -> Part:
    """The face of an old tree: brows and nose of bark, deep eyes that glow a little, a beard of moss."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            for side in (-1, 1):
                s.flat(oval(side * 15, 0, 9, 6), "#0A0806", 0.95, 0.6)
                s.glow(side * 15, 0, 9, "#E8D45A", 0.9)
                s.flat(oval(side * 15, 0, 2.6, 3), "#FFF6C0", 1)
                brow = polygon([(side * x, y) for x, y in ((4, -6), (16, -12), (30, -6), (27, -2), (15, -7), (4, 0))])
                s.form(brow, bark, "bark")
            s.form(svg_path("M-5 -6L5 -6L9 18Q0 26 -9 18Z"), bark, "bark")
            beard = "M-34 14Q-40 50 -26 78Q-12 100 -4 112Q6 98 24 80Q40 50 34 14Q18 30 0 26Q-18 30 -34 14Z"
            s.form(svg_path(beard), moss, "leaf")
            for k in range(-5, 6):
                long = 74 - abs(k) * 9
                s.form(svg_path(f"M{k * 6 - 4} 26Q{k * 6.6 - 3} {26 + long * 0.6} {k * 4.6} {28 + long}"
                                f"Q{k * 6 + 6} {24 + long * 0.5} {k * 6 + 4} 26Z"), moss, "leaf", soft=0.3,
                                line=0.4)  # fmt: skip
            s.flat(svg_path("M-14 30Q0 24 14 30Q0 38 -14 30Z"), "#0A0806", 0.8, 0.5)

    return paint


def curled_horn(x: float, y: float, size: float) -> Part:
    """A great curled horn with bands of bronze, beasts carved along it."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            for k in range(34):
                t = k / 33
                angle, reach = math.radians(-60 + 330 * t), 66 - 30 * t
                wide = 25 * (1 - t) ** 0.8 + 4
                px, py = reach * math.cos(angle), reach * math.sin(angle) * 0.86
                s.form(oval(px, py, wide, wide), "#D8C49A" if k % 5 else "#9A6A2E", "wood" if k % 5 else "metal",
                soft=0.5,
                       line=0.3, cast=0.15)  # fmt: skip
            s.form(oval(34, -50, 27, 25), "#9A6A2E", "metal", soft=0.2)
            s.flat(oval(35, -51, 20, 18), "#140C06", 0.95, 1.5)

    return paint


def eye_of_rooks(x: float, y: float, seed: int = 5) -> Part:
    """A cloud of rooks that draws an eye in the sky."""

    def paint(s: Stage) -> None:
        dice = random.Random(seed)
        spots: list[tuple[float, float, float]] = []
        for k in range(52):
            a = math.tau * k / 52
            spots.append((x + 92 * math.cos(a), y + 50 * math.sin(a) * abs(math.sin(a)) ** 0.35, 0.34))
        spots += [(x + 33 * math.cos(a := math.tau * k / 20), y + 31 * math.sin(a), 0.32) for k in range(20)]
        spots += [(x + dice.gauss(0, 8), y + dice.gauss(0, 8), 0.34) for _ in range(26)]
        for px, py, k in spots:
            with s.at(px + dice.uniform(-2, 2), py + dice.uniform(-2, 2), k * dice.uniform(0.7, 1.25),
            dice.uniform(-30, 30)):
                s.flat(svg_path(ROOK), "#0C0E14", 1)

    return paint


def footprints(points: Sequence[tuple[float, float, float, float]], colour: str = "#1A120A") -> Part:
    """Prints of bare feet: (x, y, size, turn)."""

    def paint(s: Stage) -> None:
        for k, (x, y, size, turn) in enumerate(points):
            with s.at(x, y, size, turn, flip=bool(k % 2)):
                print_ = svg_path("M-4 10C-7 2 -6 -8 -1 -10C5 -10 6 -2 4 3C3 7 4 12 1 15C-2 17 -4 14 -4 10Z")
                s.flat(print_, "#FFF4D0", 0.25)
                with s.at(-0.8, -0.8):
                    s.flat(print_, colour, 0.85, 0.6)
                    for t in range(5):
                        toe = oval(-4 + t * 2.4, -13 + abs(t - 1) * 1.1, 1.5 - t * 0.16, 1.7 - t * 0.16)
                        s.flat(toe, colour, 0.85, 0.3)

    return paint


def plates_of_bark(x: float, y: float, size: float) -> Part:
    """A coat of bark plates on a stand, moss in its seams."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.form(polygon([(-3, 60), (3, 60), (3, 92), (-3, 92)]), "#4A3422", "wood")
            s.form(svg_path("M-26 92L26 92L20 86L-20 86Z"), "#4A3422", "wood")
            s.form(svg_path("M-34 -40Q0 -52 34 -40Q42 10 36 62Q0 76 -36 62Q-42 10 -34 -40Z"), "#2E2014", "cloth")
            for side in (-1, 1):
                shoulder = svg_path(f"M{side * 26} -46Q{side * 58} -48 {side * 62} -14Q{side * 48} -6 {side * 34} -14Z")
                s.form(shoulder, "#7A5A36", "bark")
            for row in range(7):
                y0, count = -36 + row * 14, 6
                for k in range(count):
                    px = (k - (count - 1) / 2) * 13.4 + (3 if row % 2 else -3)
                    corners = ((-9, -1), (8, -3), (9, 15), (1, 21), (-8, 16))
                    plate = polygon([(px + dx, y0 + dy) for dx, dy in corners])
                    s.form(plate, "#8A6A42" if (row + k) % 3 else "#6E5232", "bark", soft=0.25)
            for k in range(9):
                s.flat(oval(-30 + k * 7.5, -41 + (k - 4) ** 2 * 0.4, 5, 3), "#7A9A3E", 0.8, 1)
            s.form(svg_path("M-38 34Q0 46 38 34L37 42Q0 54 -37 42Z"), "#4A6A2A", "bark")

    return paint
