"""The rim over the steel rim of a unit's tile in other materials (C10.2)."""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    bevel,
    blurred,
    darker,
    fill,
    linear,
    oval,
    rim_light,
    stroke,
)
from assets.paint.creed.nations import NATIONS, Nation, frame_path
from assets.paint.creed.tiles import FACE, TILE
from assets.paint.goods_pieces import STUFFS, Stuff, grained


def rim(nation: Nation, stuff: Stuff, canvas: skia.Canvas) -> None:
    """A ring in the shape of the nation's tiles, with studs of the material."""
    x, y, w, h = FACE
    body = frame_path(nation, FACE, 20)
    inner = frame_path(nation, (x + 8, y + 8, w - 16, h - 16), 17)
    ring = skia.Op(body, inner, skia.PathOp.kDifference_PathOp)
    metal = stuff.metal
    tones = [metal.light, metal.middle, metal.dark, metal.middle]
    canvas.drawPath(inner, stroke("#05040A", 4, 0.55))
    canvas.drawPath(ring, linear((x, y), (x + w * 0.7, y + h), tones, [0, 0.35, 0.8, 1]))
    grained(canvas, ring, stuff, 7)
    bevel(canvas, ring, 2.6, 0.8, 0.6, metal.edge)
    rim_light(canvas, ring, 1.4, 0.7, metal.edge)
    for cx, cy in ((0, y + 4), (x + 4, 0), (-x - 4, 0)):
        canvas.drawPath(oval(cx + 1, cy + 2, 8, 8), blurred(fill("#05040A", 0.7), 2))
        stud = oval(cx, cy, 7, 7)
        canvas.drawPath(stud, linear((cx - 6, cy - 7), (cx + 4, cy + 7), [metal.edge, metal.middle, metal.dark]))
        canvas.drawPath(stud, stroke(darker(metal.dark, 0.4), 1.2, 0.8))


for _name, _stuff in STUFFS.items():
    for _nation in NATIONS.values():
        register(
            f"creed/rim/piece_{_name}_{_nation.name}", "creed/rims", TILE, partial(rim, _nation, _stuff), trim=False
        )
