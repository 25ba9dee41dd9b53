"""Obelisk, temple and pyramid, the rings that tell who controls one, and the seats' ankh tokens (R6, R13).

Anchor: the foot's middle (monuments), the ring's and the token's middle.
"""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    bevel,
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
    rim_light,
    stroke,
)
from assets.paint.figures import pattern_path
from assets.paint.palette import Seat, dyed, dyes
from assets.paint.relief import less, union
from assets.paint.solids import Solids, Spot

ATLAS, RINGS = "ankh/monuments", "ankh/tokens_seats"
BOX = (-110, -190, 120, 60)
SAND, GRANITE, LIME = "#D9B878", "#A8604A", "#E9DDC0"
SEATS = 5
GLYPHS = "#5A3A20"


def ankh_path(size: float) -> skia.Path:
    """An ankh about the origin, `size` high to each side."""
    loop = skia.Path()
    loop.moveTo(0, 0.06)
    loop.cubicTo(-0.62, -0.5, -0.42, -1.02, 0, -1.02)
    loop.cubicTo(0.42, -1.02, 0.62, -0.5, 0, 0.06)
    loop.close()
    hole = skia.Path()
    hole.moveTo(0, -0.2)
    hole.cubicTo(-0.34, -0.52, -0.22, -0.8, 0, -0.8)
    hole.cubicTo(0.22, -0.8, 0.34, -0.52, 0, -0.2)
    hole.close()
    arms = polygon([(-0.66, -0.1), (0.66, -0.1), (0.6, 0.02), (0.66, 0.14), (-0.66, 0.14), (-0.6, 0.02)])
    stem = polygon([(-0.1, -0.05), (0.1, -0.05), (0.17, 1), (-0.17, 1)])
    whole = union(less(loop, hole), arms, stem)
    matrix = skia.Matrix()
    matrix.setScale(size, size)
    out = skia.Path()
    whole.transform(matrix, out)
    return out


def carvings(solids: Solids, side: str, x: float, y: float, z: float, rows: int, step: float, wide: float) -> None:
    """Rows of carved signs on a wall that faces left ("y") or right ("x")."""
    signs = "|o-v+|.^-o+|"
    for row in range(rows):
        for column in range(2):
            sign = signs[(row * 5 + column * 3) % len(signs)]
            off, up = wide * (0.3 + 0.4 * column), z + row * step
            px, py = solids.at(x + off, y, up) if side == "y" else solids.at(x, y - off, up)
            paint = stroke(GLYPHS, 1.7, 0.75)
            match sign:
                case "o" | ".":
                    solids.canvas.drawCircle(px, py, 2.2, paint)
                case "-":
                    solids.canvas.drawLine(px - 3, py, px + 3, py, paint)
                case "+":
                    solids.canvas.drawLine(px - 3, py, px + 3, py, paint)
                    solids.canvas.drawLine(px, py - 3, px, py + 3, paint)
                case "v" | "^":
                    up_ = 3 if sign == "v" else -3
                    solids.canvas.drawPath(
                        polygon([(px - 3, py - up_), (px, py + up_), (px + 3, py - up_)], False), paint
                    )
                case _:
                    solids.canvas.drawLine(px, py - 3.5, px, py + 3.5, paint)


def obelisk(canvas: skia.Canvas) -> None:
    """A shaft of red granite with carved columns and a tip of electrum."""
    s = Solids(canvas)
    s.shadow(-26, -26, 52, 52, 34)
    s.box(-28, -28, 0, 56, 56, 9, SAND)
    s.box(-22, -22, 9, 44, 44, 9, SAND)
    low, high, top, tip = 15.0, 10.0, 116.0, 142.0
    left = [(-low, low, 18), (low, low, 18), (high, high, top), (-high, high, top)]
    right = [(low, -low, 18), (low, low, 18), (high, high, top), (high, -high, top)]
    s.face(left, GRANITE, -0.1, 0.35)
    s.face(right, GRANITE, 0.45, 0.35, 5)
    carvings(s, "y", -10, 13, 34, 8, 10, 19)
    carvings(s, "x", 13, 10, 34, 8, 10, 19)
    s.face([(-high - 1, high + 1, top), (high + 1, high + 1, top), (0, 0, tip)], "#F2C75C", -0.35, 0)
    s.face([(high + 1, -high - 1, top), (high + 1, high + 1, top), (0, 0, tip)], "#C98E2E", 0.2, 0)
    s.edge(Spot(low, low, 18), Spot(high, high, top), 0.6, 1.8)
    s.edge(Spot(high + 1, high + 1, top), Spot(0, 0, tip), 0.9, 2)


def temple(canvas: skia.Canvas) -> None:
    """A pylon gate with banners, a hall with papyrus columns behind it."""
    s = Solids(canvas)
    s.shadow(-44, -40, 88, 80, 30)
    s.box(-46, -42, 0, 92, 84, 8, SAND)
    s.box(-36, -36, 8, 72, 40, 44, LIME)
    s.box(-40, -40, 52, 80, 46, 6, SAND)
    for x in (-30, -10, 10, 30):
        s.cylinder(x, 14, 8, 6, 42, mix(LIME, "#C97A4A", 0.15), True, 0.86)
        px, py = s.at(x, 14, 20)
        canvas.drawLine(px - 5, py, px + 5, py, stroke("#2E7A9E", 3))
        px, py = s.at(x, 14, 44)
        canvas.drawLine(px - 5, py, px + 5, py, stroke("#B4352C", 3))
    s.box(-40, 6, 50, 80, 16, 8, SAND)
    for x in (-42.0, 16.0):
        slope = 4.0
        front = [(x, 38, 8), (x + 26, 38, 8), (x + 26 - slope, 34, 74), (x + slope, 34, 74)]
        flank = [(x + 26, 24, 8), (x + 26, 38, 8), (x + 26 - slope, 34, 74), (x + 26 - slope, 26, 74)]
        top = [(x + slope, 26, 74), (x + 26 - slope, 26, 74), (x + 26 - slope, 34, 74), (x + slope, 34, 74)]
        s.face(flank, SAND, 0.42)
        s.face(front, SAND, -0.08)
        s.face(top, SAND, -0.4)
        s.edge(Spot(x + 26, 38, 8), Spot(x + 26 - slope, 34, 74), 0.5)
        s.edge(Spot(x + slope, 34, 74), Spot(x + 26 - slope, 34, 74), 0.8)
        carvings(s, "y", x + 3, 36, 22, 4, 11, 20)
    s.box(-16, 28, 40, 32, 8, 8, SAND)
    s.pane("y", -14, 36, 8, 28, 32, "#2A1A10", "#F2C75C")
    for x, colour in ((-38.0, "#B4352C"), (34.0, "#2A5BA8")):
        s.flag(x, 38, 8, 96, colour, 22)
    px, py = s.at(0, 37, 44)
    canvas.drawCircle(px, py, 5.5, fill("#F2C75C"))
    for side in (-1, 1):
        canvas.drawLine(px + side * 5, py, px + side * 16, py - 3 + side * 6, stroke("#F2C75C", 3))


def pyramid(canvas: skia.Canvas) -> None:
    """Courses of limestone, casing at the top, a golden tip, an entrance."""
    s = Solids(canvas)
    half, rise = 56.0, 104.0
    s.shadow(-half, -half, half * 2, half * 2, 34)
    left = s.face([(-half, half, 0), (half, half, 0), (0, 0, rise)], "#E2C48A", -0.12, 0.3)
    right = s.face([(half, -half, 0), (half, half, 0), (0, 0, rise)], "#C9A05C", 0.42, 0.3, 6)
    for path, side in ((left, -1), (right, 1)):
        with clipped(canvas, path):
            for row in range(1, 13):
                z = rise * row / 13
                reach = half * (1 - row / 13)
                a = s.at(side * reach if side > 0 else -reach, reach if side < 0 else -reach, z)
                b = s.at(reach, reach, z)
                canvas.drawLine(*a, *b, stroke("#5A3C18", 1.8, 0.55))
                canvas.drawLine(a[0], a[1] + 1.8, b[0], b[1] + 1.8, stroke("#FFF2CC", 1.1, 0.5))
                for k in range(9):
                    t = (k + (row % 2) * 0.5) / 9
                    x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                    canvas.drawLine(x, y, x, y + 7, stroke("#5A3C18", 1.2, 0.4))
    cut = 0.72
    reach, z = half * (1 - cut) + 2, rise * cut
    s.face([(-reach, reach, z), (reach, reach, z), (0, 0, rise + 1)], "#F6EBCF", -0.2, 0.12)
    s.face([(reach, -reach, z), (reach, reach, z), (0, 0, rise + 1)], "#D9C394", 0.35, 0.12)
    reach, z = 6.5, rise * 0.89
    s.face([(-reach, reach, z), (reach, reach, z), (0, 0, rise + 3)], "#FFD76A", -0.3, 0)
    s.face([(reach, -reach, z), (reach, reach, z), (0, 0, rise + 3)], "#C98E2E", 0.2, 0)
    s.edge(Spot(half, half, 0), Spot(0, 0, rise), 0.65, 2)
    ax, ay = s.at(-6, half - 4, 4)
    canvas.drawPath(polygon([(ax, ay), (ax + 17, ay + 7), (ax + 15, ay - 15), (ax + 5, ay - 19)]), fill("#2A1A10"))
    canvas.drawPath(polygon([(ax, ay), (ax + 5, ay - 19), (ax + 15, ay - 15)], False), stroke("#F6E3B8", 2.4))


def ring(canvas: skia.Canvas, seat: Seat) -> None:
    """What lies round a monument's foot: the colour and pattern of the seat that controls it."""
    outer, inner = oval(0, 0, 84, 48), oval(0, 0, 64, 35)
    band = less(outer, inner)
    canvas.drawPath(less(oval(3, 9, 90, 53), oval(0, 2, 58, 30)), blurred(fill("#05040A", 0.5), 5))
    wall = less(union(outer, oval(0, 7, 84, 48)), outer)
    canvas.drawPath(wall, linear((-84, 0), (84, 0), [seat.dark, darker(seat.dark, 0.2), darker(seat.dark, 0.6)]))
    canvas.drawPath(band, linear((-70, -48), (60, 48), [lighter(seat.colour, 0.35), seat.colour, seat.dark]))
    with clipped(canvas, band):
        canvas.drawPath(pattern_path(seat.pattern, 180, 110, 15), fill(seat.dark, 0.7))
    canvas.drawPath(outer, stroke("#F7DDA0", 3))
    canvas.drawPath(inner, stroke("#5A3C16", 2.6))
    rim_light(canvas, band, 2, 0.6)


def token(canvas: skia.Canvas, seat: Seat) -> None:
    """An ankh token: gold on the seat's enamel, its emblem in the loop."""
    disc = oval(0, 0, 33, 33)
    canvas.drawPath(oval(2, 5, 34, 34), blurred(fill("#05040A", 0.65), 4))
    canvas.drawPath(oval(0, 4, 33, 33), fill(darker(seat.dark, 0.4)))
    canvas.drawPath(disc, radial((-12, -14), 60, [lighter(seat.colour, 0.45), seat.colour, seat.dark], [0, 0.5, 1]))
    with clipped(canvas, disc):
        canvas.drawPath(pattern_path(seat.pattern, 70, 70, 14), fill(seat.dark, 0.55))
    canvas.drawPath(disc, stroke("#5A3C16", 5))
    canvas.drawPath(disc, stroke("#F7DDA0", 2.4))
    sign = ankh_path(24)
    canvas.drawPath(sign, stroke("#1A1006", 6, 0.85))
    canvas.drawPath(sign, linear((-20, -24), (20, 24), ["#FFF6D0", "#F2C75C", "#A8701C"]))
    bevel(canvas, sign, 2, 0.8, 0.4)


def neutral(canvas: skia.Canvas) -> None:
    """The ring of a monument that nobody controls: bare stone."""
    outer, inner = oval(0, 0, 78, 44), oval(0, 0, 64, 35)
    band = less(outer, inner)
    canvas.drawPath(less(oval(3, 7, 82, 48), oval(0, 2, 58, 30)), blurred(fill("#05040A", 0.45), 5))
    canvas.drawPath(band, linear((-70, -44), (60, 44), ["#E9E0CC", "#A39A88", "#5E584C"]))
    noise(canvas, band, (0.1, 0.12), "#3A342A", 0.5, 4, 3)
    canvas.drawPath(outer, stroke("#3A342A", 2))


for _name, _paint in (("obelisk", obelisk), ("temple", temple), ("pyramid", pyramid)):
    register(f"ankh/{_name}", ATLAS, BOX, _paint)
register("ankh/ring_none", ATLAS, (-100, -70, 100, 80), neutral)
for _name, _seat in dyes(SEATS).items():
    _atlas = dyed(RINGS, _name)
    register(f"ankh/ring/{_name}", _atlas, (-100, -70, 100, 80), partial(ring, seat=_seat))
    register(f"ankh/token/{_name}", _atlas, (-44, -44, 46, 50), partial(token, seat=_seat))
