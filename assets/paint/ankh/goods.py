"""The hoops round the pedestals of a seat's figures in other materials (C10.2). Anchor: as of the pedestal."""

from __future__ import annotations

import math
from functools import partial

import skia

from assets.paint.ankh.gods import BASE_BOX
from assets.paint.atlas import register
from assets.paint.base import bevel, blurred, darker, fill, linear, oval, rim_light, stroke
from assets.paint.figures import BASE_H, BASE_RX, BASE_RY, drum
from assets.paint.goods_pieces import STUFFS, Stuff, grained
from assets.paint.relief import less

ATLAS = "ankh/rims"
STUDS = 9


def hoop(canvas: skia.Canvas, stuff: Stuff, low: float, high: float, reach: float) -> None:
    """A band round the drum from one height to another."""
    metal = stuff.metal
    band = less(drum(BASE_RX + reach, BASE_RY + reach * 0.6, high - low, -low), oval(0, -high, BASE_RX, BASE_RY))
    back = less(oval(0, -high, BASE_RX + reach, BASE_RY + reach * 0.6), oval(0, -high, BASE_RX - 4, BASE_RY - 3))
    for path in (back, band):
        tones = [metal.dark, metal.light, metal.middle, metal.edge, metal.middle, metal.dark]
        canvas.drawPath(path, linear((-BASE_RX, 0), (BASE_RX, 0), tones, [0, 0.2, 0.4, 0.55, 0.75, 1]))
        grained(canvas, path, stuff, 11)
        bevel(canvas, path, 1.8, 0.8, 0.6, metal.edge)
        rim_light(canvas, path, 1, 0.6, metal.edge)
        canvas.drawPath(path, stroke("#05040A", 1.4, 0.75))


def rim(stuff: Stuff, canvas: skia.Canvas) -> None:
    """Two hoops with studs between them; the seat's colour stays in sight."""
    hoop(canvas, stuff, -1, 8, 3)
    hoop(canvas, stuff, BASE_H - 6, BASE_H + 1, 2)
    metal = stuff.metal
    for k in range(STUDS):
        angle = math.radians(18 + 144 * k / (STUDS - 1))
        x, y = math.cos(angle) * (BASE_RX + 1), math.sin(angle) * BASE_RY - BASE_H / 2 + 1
        size = 3.2 + 1.6 * math.sin(angle)
        canvas.drawPath(oval(x + 1, y + 1.6, size + 1, size + 1), blurred(fill("#05040A", 0.7), 1.4))
        stud = oval(x, y, size, size)
        tones = [metal.edge, metal.middle, metal.dark]
        canvas.drawPath(stud, linear((x - size, y - size), (x + size, y + size), tones))
        canvas.drawPath(stud, stroke(darker(metal.dark, 0.4), 1, 0.85))


for _name, _stuff in STUFFS.items():
    register(f"ankh/rim/piece_{_name}", ATLAS, BASE_BOX, partial(rim, _stuff))
