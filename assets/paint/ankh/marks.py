"""What marks spaces, and the slab that all of them lie on. Anchor: the middle of the hex.

The slab is laid in layers: each of its pictures under every space before the next, so that they join to one rim.
"""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.ankh.ground import RADIUS
from assets.paint.atlas import register
from assets.paint.base import blurred, clipped, fill, hexagon, lighter, linear, moved, noise, polygon, stroke
from assets.paint.relief import less

ATLAS = "ankh/marks"
BOX = (-112, -124, 112, 124)
WIDE_BOX = (-150, -150, 150, 176)
INNER = RADIUS - 7


def band(outer: float, inner: float) -> skia.Path:
    """What lies between two hexes."""
    return less(polygon(hexagon(outer)), polygon(hexagon(inner)))


def legal(canvas: skia.Canvas) -> None:
    """May be chosen to go or to put something there: gold light from the rim, a diamond in each corner."""
    hexa = polygon(hexagon(INNER))
    with clipped(canvas, hexa):
        canvas.drawPath(hexa, blurred(stroke("#FFD76A", 34, 0.75), 10))
    canvas.drawPath(hexa, stroke("#3A240A", 7, 0.8))
    canvas.drawPath(hexa, stroke("#FFE08A", 4))
    for x, y in hexagon(INNER - 12):
        gem = polygon([(x, y - 9), (x + 8, y), (x, y + 9), (x - 8, y)])
        canvas.drawPath(gem, stroke("#3A240A", 5))
        canvas.drawPath(gem, linear((x - 8, y - 9), (x + 8, y + 9), ["#FFFDF0", "#F2C75C", "#A8701C"]))


def target(canvas: skia.Canvas) -> None:
    """What is on it may be picked: red light, and arrows that point inwards from the sides."""
    hexa = polygon(hexagon(INNER))
    with clipped(canvas, hexa):
        canvas.drawPath(hexa, blurred(stroke("#FF6A4A", 30, 0.7), 10))
    canvas.drawPath(hexa, stroke("#2A0606", 7, 0.8))
    canvas.drawPath(hexa, stroke("#FF9A7A", 4))
    for k in range(6):
        with moved(canvas, 0, 0, 1, k * 60):
            arrow = polygon([(INNER * 0.866 - 2, -11), (INNER * 0.866 - 22, 0), (INNER * 0.866 - 2, 11)])
            canvas.drawPath(arrow, stroke("#2A0606", 5))
            canvas.drawPath(arrow, fill("#FFB49A"))


def hover(canvas: skia.Canvas) -> None:
    """Pointed at: a white line."""
    hexa = polygon(hexagon(INNER))
    canvas.drawPath(hexa, stroke("#0A0A14", 9, 0.7))
    canvas.drawPath(hexa, stroke("#FFFFFF", 5))


def selected(canvas: skia.Canvas) -> None:
    """What acts: a double line of lapis and gold."""
    canvas.drawPath(polygon(hexagon(INNER)), stroke("#0A1230", 10, 0.9))
    canvas.drawPath(polygon(hexagon(INNER)), stroke("#7FB4FF", 6))
    canvas.drawPath(polygon(hexagon(INNER - 12)), stroke("#FFE08A", 3))


def last(canvas: skia.Canvas) -> None:
    """Something was just done here: a broken line."""
    for colour, width in (("#0A0A14", 10.0), ("#BFE8FF", 5.0)):
        paint = stroke(colour, width, 0.95)
        paint.setPathEffect(skia.DashPathEffect.Make([22.0, 20.0], 0.0))
        canvas.drawPath(polygon(hexagon(INNER)), paint)


def lit(canvas: skia.Canvas) -> None:
    """Of the region that is looked at: a faint light."""
    hexa = polygon(hexagon(RADIUS))
    canvas.drawPath(hexa, fill("#FFF3C8", 0.2))
    with clipped(canvas, hexa):
        canvas.drawPath(hexa, blurred(stroke("#FFF3C8", 16, 0.4), 6))


def dim(canvas: skia.Canvas) -> None:
    """Not of the region that is fought for: night."""
    canvas.drawPath(polygon(hexagon(RADIUS + 0.8)), fill("#0A0818", 0.5))


def slab(canvas: skia.Canvas, layer: int) -> None:
    """Shadow, side wall, golden rim, dark stone."""
    if layer == 0:
        with moved(canvas, 8, 22):
            canvas.drawPath(polygon(hexagon(RADIUS * 1.16)), blurred(fill("#020108", 0.75), 9))
    elif layer == 1:
        for deep in range(20, 0, -1):
            with moved(canvas, 0, deep):
                canvas.drawPath(polygon(hexagon(RADIUS * 1.15)), fill(("#2A1C10", "#120A06")[deep > 10]))
    elif layer == 2:
        hexa = polygon(hexagon(RADIUS * 1.15))
        canvas.drawPath(hexa, fill("#C9963A"))
        canvas.drawPath(hexa, stroke(lighter("#F2C75C", 0.3), 2))
    else:
        hexa = polygon(hexagon(RADIUS * 1.1))
        canvas.drawPath(hexa, fill("#1C2A4E"))
        noise(canvas, hexa, (0.05, 0.06), "#0A1022", 0.6, 5, 3)


LAYERS = 4
MARKS = {"legal": legal, "target": target, "hover": hover, "selected": selected, "last": last, "lit": lit, "dim": dim}
for _name, _paint in MARKS.items():
    register(f"ankh/mark/{_name}", ATLAS, BOX, _paint)
for _layer in range(LAYERS):
    register(f"ankh/slab_{_layer}", ATLAS, WIDE_BOX, partial(slab, layer=_layer))
