"""The dial that rolls are read from in other materials (C10.2), "realigious/dice/<good>/dial" and its needle."""

from __future__ import annotations

import math
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    Material,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    mix,
    oval,
    polygon,
    radial,
    shaded,
    stroke,
)
from assets.paint.figures import emblem_path, plate
from assets.paint.goods_pieces import STUFFS, Stuff, grained

ATLAS = "realigious/goods_dice"
DIAL, NEEDLE = (-170, -170, 170, 180), (-40, -150, 40, 60)
GLOW = {"bronze": "#FF9A3C", "silver": "#4FC4FF", "jade": "#FFE27A", "obsidian": "#C26BFF", "ivory": "#D8402E",
        "rose": "#E8306A"}  # fmt: skip
"""The needle's colour: it stands out from every ring."""


def dial(stuff: Stuff, canvas: skia.Canvas) -> None:
    """A hundred ticks round a dark field, a ring of the material outside, another one round the number, five stars."""
    canvas.drawPath(oval(6, 10, 150, 150), blurred(fill("#05040A", 0.7), 8))
    outer, field, inner = oval(0, 0, 150, 150), oval(0, 0, 134, 134), oval(0, 0, 94, 94)
    for ring in (outer, inner):
        shaded(canvas, ring, stuff.metal, 6)
        grained(canvas, ring, stuff, 5)
        bevel(canvas, ring, 4, 0.5, 0.4, stuff.metal.edge)
        if ring is outer:
            tones = [mix(stuff.ramp[1], "#141A28", 0.45), mix(stuff.ramp[0], "#0B0F1A", 0.5), "#05060B"]
            canvas.drawPath(field, radial((-40, -60), 220, tones))
            _ticks(canvas, stuff.metal)
    number = oval(0, 0, 86, 86)
    canvas.drawPath(number, radial((-30, -40), 130, [mix(stuff.ramp[1], "#10131E", 0.55), "#0A0C14", "#05060B"]))
    with clipped(canvas, number):
        canvas.drawPath(number, blurred(stroke("#000000", 14, 0.8), 5))
    for k in range(5):
        angle = math.tau * k / 5
        star = emblem_path("star", 6.5)
        star.offset(math.sin(angle) * 142, -math.cos(angle) * 142)
        canvas.drawPath(star, fill(darker(stuff.metal.dark, 0.3), 0.9))


def _ticks(canvas: skia.Canvas, metal: Material) -> None:
    for k in range(100):
        long = 22 if k % 10 == 0 else 15 if k % 5 == 0 else 9
        angle, wide = k * math.pi / 50, 4 if k % 10 == 0 else 2.2
        x, y = math.sin(angle), -math.cos(angle)
        tone = metal.edge if k % 10 == 0 else mix(metal.middle, metal.edge, 0.4)
        canvas.drawLine(x * 131, y * 131, x * (131 - long), y * (131 - long), stroke(tone, wide))


def needle(name: str, canvas: skia.Canvas) -> None:
    """The needle that points up; turn it round its anchor, the middle of the dial."""
    shape = polygon([(0, -132), (10, -100), (5, -94), (-5, -94), (-10, -100)])
    canvas.drawPath(shape, blurred(fill(GLOW[name], 0.9), 6))
    plate(canvas, shape, Material(mix(GLOW[name], "#FFFFFF", 0.75), GLOW[name], darker(GLOW[name], 0.55), "#FFFFFF"), 3)


for _name, _stuff in STUFFS.items():
    register(f"realigious/dice/die_{_name}/dial", ATLAS, DIAL, partial(dial, _stuff))
    register(f"realigious/dice/die_{_name}/needle", ATLAS, NEEDLE, partial(needle, _name))
