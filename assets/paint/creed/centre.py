"""What lies in the middle of the board of four: the nations' standards, spread out, their counters' ground, and the
camp fire between them.

Sprites are 184 pixels wide for a cell; the middle of each is its anchor.
"""

from __future__ import annotations

import math
import random
from functools import cache, partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    radial,
    rounded,
    stroke,
)
from assets.paint.creed.board import ATLAS, INK, sunk
from assets.paint.creed.nations import DYED, Nation, frame_path, pattern
from assets.paint.creed.tiles import emblem_relief
from assets.paint.palette import dyed
from assets.paint.relief import DARK_WOOD, STONE, Relief, blob, rod, tint

CLOTH = (-176.0, -176.0, 352.0, 352.0)
FIRE = (-130, -130, 130, 130)


def counter_space(canvas: skia.Canvas) -> None:
    """A seat's ground beside its camp: trodden, let into the board."""
    whole = rounded((-262, -262, 524, 524), 22)
    canvas.drawPath(whole, fill("#3A2A14", 0.2))
    noise(canvas, whole, (0.02, 0.026), "#5A3F1C", 0.4, 7, 4)
    sunk(canvas, whole, 5, 0.5)
    canvas.drawPath(whole, stroke(INK, 3, 0.7))
    canvas.drawPath(rounded((-252, -252, 504, 504), 15), stroke(INK, 1.5, 0.4))


def counter_hollow(canvas: skia.Canvas) -> None:
    """A hollow in the ground that a counter has left."""
    hole = oval(0, 0, 23, 23)
    canvas.drawPath(hole, fill("#3A2A14", 0.34))
    sunk(canvas, hole, 4, 0.6)
    canvas.drawPath(hole, stroke(INK, 2, 0.55))


def standard(nation: Nation, canvas: skia.Canvas) -> None:
    """A nation's standard spread on the ground: woven cloth in its cut with a gilt hem and its crest, large."""
    cloth = frame_path(nation, CLOTH, 44)
    with moved(canvas, 3, 8):
        canvas.drawPath(cloth, blurred(fill("#120A04", 0.7), 7))
    tones = [lighter(nation.colour, 0.2), nation.colour, darker(nation.colour, 0.4)]
    canvas.drawPath(cloth, linear((-150, -176), (110, 176), tones))
    with clipped(canvas, cloth):
        canvas.drawPath(pattern(nation, (-190, -190, 400, 400), 44), fill(nation.contrast, 0.5))
        canvas.drawPath(
            oval(0, 0, 150, 150), radial((0, 0), 150, [(nation.dark, 0.9), (nation.dark, 0.72), (nation.dark, 0)])
        )
        _folds(canvas, nation)
    for width, tone in ((22, "#3A240C"), (15, "#D9A63C"), (4, "#FFEBB0")):
        with clipped(canvas, cloth):
            canvas.drawPath(cloth, stroke(tone, width))
    ring = oval(0, 0, 132, 132)
    canvas.drawPath(ring, stroke("#1A0E04", 9, 0.6))
    canvas.drawPath(ring, stroke("#E2B65C", 5))
    emblem_relief(nation, 190).draw(canvas, 0.85, 4, 8, 5)


def _folds(canvas: skia.Canvas, nation: Nation) -> None:
    """Where the cloth does not lie flat."""
    dice = random.Random(len(nation.name) * 7 + ord(nation.name[0]))
    for k in range(4):
        x = -150 + k * 100 + dice.uniform(-16, 16)
        fold = skia.Path()
        fold.moveTo(x - 30, -190)
        fold.cubicTo(x + 30, -70, x - 40, 60, x + 24, 190)
        canvas.drawPath(fold, blurred(stroke("#05040A", 20, 0.34), 9))
        with moved(canvas, -14, -3):
            canvas.drawPath(fold, blurred(stroke("#FFF8E6", 10, 0.22), 6))
    whole = rounded(CLOTH, 0)
    noise(canvas, whole, (0.5, 0.02), nation.dark, 0.35, 7, 2)
    noise(canvas, whole, (0.02, 0.5), nation.light, 0.2, 9, 2)


@cache
def _hearth() -> Relief:
    """Stones around crossed logs."""
    r = Relief(FIRE, 1.0, 4)
    dice = random.Random(3)
    for k in range(11):
        angle = math.tau * k / 11 + dice.uniform(-0.08, 0.08)
        x, y = math.cos(angle) * 84, math.sin(angle) * 78 + 8
        wide, high = dice.uniform(19, 25), dice.uniform(15, 20)
        corners = [
            (x + math.cos(turn) * wide * dice.uniform(0.86, 1.1), y + math.sin(turn) * high * dice.uniform(0.86, 1.1))
            for turn in (math.tau * n / 8 for n in range(8))
        ]
        r.part(blob(corners), tint(STONE, "#4A4038", dice.uniform(0.15, 0.5)), 9, 1.1)
    for turn in (15, 75, 135, 195, 255, 315):
        angle = math.radians(turn)
        far, near = (math.cos(angle) * 62, math.sin(angle) * 56 + 10), (math.cos(angle) * 10, math.sin(angle) * 9 + 4)
        r.part(rod(far, near, 15), DARK_WOOD, 6, 1.2)
    return r


FLAMES = (("#C93A12", 1.0, 3.0), ("#F4742A", 0.82, 1.6), ("#FFB640", 0.6, 1.2), ("#FFF2B4", 0.34, 1.2))
"""Colours of a flame from its rim inwards, each with its share of the height and how soft its edge is."""
TONGUES = ((0, 1.0, 0), (-22, 0.72, -9), (24, 0.66, 10), (-8, 0.6, -3), (11, 0.56, 6))


def bonfire(canvas: skia.Canvas) -> None:
    """The fire between the camps: its light on the ground, stones, logs, flames, sparks."""
    canvas.drawPath(
        oval(0, 8, 126, 120), radial((0, 8), 126, [("#FFB648", 0.62), ("#FF8A2A", 0.3), ("#FF7A1E", 0)], [0, 0.55, 1])
    )
    canvas.drawPath(oval(0, 12, 72, 64), fill("#1C120A", 0.85))
    _hearth().draw(canvas, 0.7, 3, 6, 4)
    canvas.drawPath(oval(0, 6, 44, 36), blurred(fill("#FF9A3C", 0.75), 14))
    for tone, share, blur in FLAMES:
        for x, size, lean in TONGUES:
            flame = _tongue(x, 22, 92 * size * (0.35 + 0.65 * share), 26 * size * share + 3, lean)
            canvas.drawPath(flame, blurred(fill(tone, 0.92), blur))
    dice = random.Random(11)
    for _ in range(16):
        x, y = dice.gauss(0, 34), dice.uniform(-112, -30)
        canvas.drawPath(oval(x, y, 2.4, 2.4), fill(mix("#FFD880", "#FF8A3A", dice.random()), 0.9))


def _tongue(x: float, low: float, high: float, wide: float, lean: float) -> skia.Path:
    """A flame with its foot at (x, low)."""
    path = skia.Path()
    path.moveTo(x + lean, low - high)
    path.cubicTo(x + wide * 0.5, low - high * 0.62, x + wide * 1.25, low - high * 0.34, x + wide * 0.7, low)
    path.quadTo(x, low + 12, x - wide * 0.7, low)
    path.cubicTo(x - wide * 1.2, low - high * 0.3, x - wide * 0.2, low - high * 0.5, x + lean, low - high)
    path.close()
    return path


register("creed/counter_space", ATLAS, (-276, -276, 276, 276), counter_space, trim=False)
register("creed/counter_hollow", ATLAS, (-28, -28, 28, 32), counter_hollow, trim=False)
register("creed/bonfire", ATLAS, FIRE, bonfire, trim=False)
for _name, _nation in DYED.items():
    _atlas = dyed(ATLAS, _name)
    register(f"creed/standard_{_name}", _atlas, (-188, -188, 188, 196), partial(standard, _nation), trim=False)
