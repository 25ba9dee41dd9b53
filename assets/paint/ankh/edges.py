"""What lies on edges between spaces: rivers with their banks, and camel caravans (R3.2, R8).

Anchor: the middle of the edge. An edge stands upright (0, between W and E), falls to the right (1, a space's NE edge)
or rises to the right (2, its NW edge). All banks are drawn before all waters, so that rivers flow into each other.
"""

from __future__ import annotations

import random
from functools import partial

import skia

from assets.paint.ankh.ground import RADIUS, middle, side
from assets.paint.atlas import register
from assets.paint.base import Point, blurred, fill, oval, polygon, stroke
from assets.paint.relief import Relief, Stuff, blob, limb, matt, placed

ATLAS = "ankh/edges"
BOX = (-90, -90, 90, 90)
SLOPES = 3
HIDE, DARK_HIDE = matt("#C08A4E", 0.1, 0.18), matt("#8E5E30", 0.08, 0.2)
CLOTHS = (matt("#B4352C", 0.12, 0.1), matt("#2A5BA8", 0.12, 0.1), matt("#D9A63A", 0.12, 0.1))
PACK = matt("#7A5030", 0.08, 0.25)


def ends(slope: int) -> tuple[Point, Point]:
    """The edge's ends about its middle."""
    a, b = side(slope)
    mx, my = middle(slope)
    return (a[0] - mx, a[1] - my), (b[0] - mx, b[1] - my)


def course(slope: int, sway: float, seed: int) -> skia.Path:
    """A line from end to end that sways a little, as rivers do; at the ends it lies on the corner itself."""
    (ax, ay), (bx, by) = ends(slope)
    dice = random.Random(seed)
    nx, ny = -(by - ay) / RADIUS, (bx - ax) / RADIUS
    path = skia.Path()
    path.moveTo(ax, ay)
    one, two = dice.uniform(0.6, 1) * sway, -dice.uniform(0.6, 1) * sway
    path.cubicTo(
        ax + (bx - ax) * 0.33 + nx * one,
        ay + (by - ay) * 0.33 + ny * one,
        ax + (bx - ax) * 0.66 + nx * two,
        ay + (by - ay) * 0.66 + ny * two,
        bx,
        by,
    )
    return path


def bank(canvas: skia.Canvas, slope: int) -> None:
    """Mud and green on both sides of a river."""
    line = course(slope, 7, slope)
    canvas.drawPath(line, blurred(stroke("#1A1208", 40, 0.55), 5))
    canvas.drawPath(line, stroke("#4E3A1C", 35))
    canvas.drawPath(line, stroke("#8A6C38", 30))
    (ax, ay), (bx, by) = ends(slope)
    nx, ny = -(by - ay) / RADIUS, (bx - ax) / RADIUS
    dice = random.Random(slope + 8)
    for k in range(16):
        t, out = (k + 0.5) / 16, (15 + dice.uniform(-2, 3)) * (1 if k % 2 else -1)
        x, y = ax + (bx - ax) * t + nx * out, ay + (by - ay) * t + ny * out
        canvas.drawLine(x, y + 3, x + dice.uniform(-2, 2), y - 6, stroke(dice.choice(("#6E9A3C", "#3F6C2C")), 2.4))


def river(canvas: skia.Canvas, slope: int) -> None:
    """The water of a river, with ripples along it."""
    line = course(slope, 7, slope)
    canvas.drawPath(line, stroke("#0B2C58", 24))
    canvas.drawPath(line, stroke("#1E6BA8", 19))
    canvas.drawPath(line, stroke("#3F9BD0", 11))
    effect = skia.DashPathEffect.Make([14.0, 11.0], 3.0)
    for shift, width, alpha in ((-5.0, 2.4, 0.9), (4.0, 1.8, 0.7)):
        paint = stroke("#D6F4FF", width, alpha)
        paint.setPathEffect(effect)
        canvas.save()
        canvas.translate(shift, shift * 0.4)
        canvas.drawPath(line, paint)
        canvas.restore()


def camel(r: Relief, x: float, y: float, size: float, cloth: Stuff, flip: bool = False) -> None:
    """A loaded camel that walks to the right (or left), its feet at (x, y), about 60 high at size 1."""

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, size, 0, flip)

    for points in (((-13, -28), (-11, -14), (-15, 0)), ((11, -28), (14, -14), (11, 0))):
        r.part(at(limb(points, 5)), DARK_HIDE, 2 * size, 1, 0.3, 1.2)
    tail = at(limb([(-22, -34), (-28, -26), (-26, -16)], 3))
    r.part(tail, DARK_HIDE, 1.2, 1, 0.2, 1)
    body = blob([(-24, -34), (-16, -40), (-4, -42), (12, -40), (22, -34), (20, -24), (8, -20), (-12, -20), (-23, -25)])
    neck = limb([(17, -32), (32, -24), (33, -50)], 9)
    r.part(at(neck), HIDE, 3.4 * size, 1.1, 0.4, 1.3)
    r.part(at(blob([(29, -56), (36, -58), (46, -53), (47, -49), (40, -47), (31, -48)])), HIDE, 3 * size, 1.1, 0.3, 1.3)
    r.part(at(oval(38, -54, 1.5, 1.5)), matt("#1A100A"), 0.6, 0.3, 0, 0)
    r.part(at(polygon([(30, -57), (32, -62), (35, -57)])), DARK_HIDE, 1, 1, 0.2, 0.8)
    r.part(at(body), HIDE, 7 * size, 1.2, 0.4, 1.3)
    for points in (((-17, -26), (-19, -12), (-12, 0)), ((15, -26), (13, -12), (20, 0))):
        r.part(at(limb(points, 5.6)), HIDE, 2.2 * size, 1, 0.35, 1.3)
    r.part(at(blob([(-12, -40), (-5, -54), (2, -56), (9, -50), (12, -40), (0, -38)])), HIDE, 5 * size, 1.2, 0.4, 1.3)
    blanket = blob([(-11, -45), (-2, -55), (8, -49), (14, -38), (11, -24), (-9, -24), (-14, -37)])
    r.part(at(blanket), cloth, 3.5 * size, 1.1, 0.4, 1.2)
    r.part(at(oval(-8, -31, 8, 7)), PACK, 4 * size, 1.2, 0.4, 1.2)
    r.part(at(limb([(-13, -28), (0, -22), (13, -27)], 2.4)), matt("#E8C670", 0.3), 1, 1, 0.2, 0.6)


def caravan(canvas: skia.Canvas, slope: int) -> None:
    """A beaten track with three camels on a rope."""
    (ax, ay), (bx, by) = ends(slope)
    line = polygon([(ax, ay), (bx, by)], False)
    canvas.drawPath(line, blurred(stroke("#2A1A08", 26, 0.5), 4))
    canvas.drawPath(line, stroke("#5A3C18", 21))
    canvas.drawPath(line, stroke("#E2BE7A", 16))
    for shift in (-5.0, 5.0):
        paint = stroke("#7A5424", 3, 0.85)
        paint.setPathEffect(skia.DashPathEffect.Make([5.0, 8.0], abs(shift)))
        canvas.save()
        canvas.translate(shift * (by - ay) / RADIUS, -shift * (bx - ax) / RADIUS)
        canvas.drawPath(line, paint)
        canvas.restore()
    model = Relief((-90, -90, 90, 90), 1.0, 4)
    places = [(0.14, 0), (0.5, 1), (0.86, 2)]
    size = 0.66 if slope == 0 else 0.72
    points = [(ax + (bx - ax) * t, ay + (by - ay) * t + 15) for t, _ in places]
    for (x, y), (_, kind) in sorted(zip(points, places, strict=True), key=lambda item: item[0][1]):
        camel(model, x - 3, y, size, CLOTHS[kind])
    model.draw(canvas, 0.65, 4, 5, 3)


def trail(canvas: skia.Canvas, slope: int) -> None:
    """An edge that a caravan may still be laid on: pegs with a cord between them."""
    (ax, ay), (bx, by) = ends(slope)
    paint = stroke("#F2C75C", 5, 0.95)
    paint.setPathEffect(skia.DashPathEffect.Make([9.0, 10.0], 0.0))
    line = polygon([(ax * 0.8, ay * 0.8), (bx * 0.8, by * 0.8)], False)
    canvas.drawPath(line, blurred(stroke("#05040A", 10, 0.7), 3))
    canvas.drawPath(line, paint)
    for t in (-0.8, 0.8):
        canvas.drawPath(oval(ax * t, ay * t, 6, 6), fill("#5A3C16"))
        canvas.drawPath(oval(ax * t, ay * t, 4, 4), fill("#F7DDA0"))


for _slope in range(SLOPES):
    register(f"ankh/bank_{_slope}", ATLAS, BOX, partial(bank, slope=_slope))
    register(f"ankh/river_{_slope}", ATLAS, BOX, partial(river, slope=_slope))
    register(f"ankh/caravan_{_slope}", ATLAS, BOX, partial(caravan, slope=_slope))
    register(f"ankh/trail_{_slope}", ATLAS, BOX, partial(trail, slope=_slope))
