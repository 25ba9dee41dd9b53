"""The devotion track: its steps in stone, the red zone, the gate behind it, the sun at its end (R1.4, R11). Anchor: the
upper left corner of a step.
"""

from __future__ import annotations

import math
from functools import partial

import skia

from assets.paint.ankh.monuments import ankh_path
from assets.paint.atlas import register
from assets.paint.base import (
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    stroke,
)

ATLAS = "ankh/tracks"
WIDE, TALL = 64.0, 144.0
"""A step in sprite pixels."""
TONES = {"plain": "#D9BE86", "red": "#A8342A", "end": "#F2C75C"}


def step(canvas: skia.Canvas, kind: str, fifth: bool) -> None:
    """A slab of sandstone, or of red granite with notches in the red zone, with a dot; each fifth has a broad one."""
    slab = rounded((2, 2, WIDE - 4, TALL - 8), 8)
    tone = TONES[kind]
    with moved(canvas, 0, 6):
        canvas.drawPath(slab, fill(darker(tone, 0.75)))
    canvas.drawPath(slab, linear((0, 0), (WIDE * 0.6, TALL), [lighter(tone, 0.35), tone, darker(tone, 0.42)]))
    noise(canvas, slab, (0.05, 0.06), darker(tone, 0.6), 0.45, 7 + fifth, 4)
    noise(canvas, slab, (0.2, 0.2), darker(tone, 0.6), 0.3, 9, 2)
    bevel(canvas, slab, 4, 0.6, 0.5)
    with clipped(canvas, slab):
        if kind == "red":
            for k in range(-4, 12):
                canvas.drawLine(-20, k * 18, 90, k * 18 - 60, stroke("#5A0F0C", 5, 0.45))
        place = rounded((12, 22, WIDE - 24, TALL - 52), 16)
        canvas.drawPath(place, fill(darker(tone, 0.5), 0.55))
        canvas.drawPath(place, stroke(darker(tone, 0.8), 3, 0.6))
        canvas.drawPath(rounded((13, 24, WIDE - 26, TALL - 54), 16), stroke(lighter(tone, 0.5), 1.6, 0.5))
        wide = 18 if fifth else 6
        canvas.drawLine(WIDE / 2 - wide, TALL - 19, WIDE / 2 + wide, TALL - 19, stroke(darker(tone, 0.75), 5, 0.9))
    if kind == "end":
        for k in range(12):
            with moved(canvas, WIDE / 2, 62, 1, k * 30):
                canvas.drawPath(polygon([(-4, -22), (0, -34), (4, -22)]), fill("#8A4A0C"))
        canvas.drawPath(oval(WIDE / 2, 62, 20, 20), radial((26, 54), 32, ["#FFF8D0", "#FFC23A", "#C9641C"]))
        with moved(canvas, WIDE / 2, 62):
            canvas.drawPath(ankh_path(13), fill("#6A2A08"))


def gate(canvas: skia.Canvas) -> None:
    """What stands between the red zone and the rest: a pylon with a golden lintel. Anchor: its foot's middle."""
    canvas.drawPath(oval(4, 2, 22, 6), blurred(fill("#05040A", 0.7), 4))
    body = polygon([(-12, 0), (-8, -150), (8, -150), (12, 0)])
    canvas.drawPath(body, linear((-12, -150), (12, 0), ["#F4DDA0", "#C9963A", "#6A4418"]))
    canvas.drawPath(body, stroke("#2A1808", 3))
    for k in range(6):
        canvas.drawLine(-8, -16 - k * 22, 8, -16 - k * 22, stroke("#7A1F18" if k % 2 else "#2A4FA0", 6))
    canvas.drawPath(rounded((-16, -160, 32, 14), 4), linear((0, -160), (0, -146), ["#FFF3C8", "#C98E2E"]))
    canvas.drawPath(oval(0, -153, 5, 5), fill("#B4352C"))


def halo(canvas: skia.Canvas) -> None:
    """Under the marker of who stands first."""
    for k in range(10):
        with moved(canvas, 0, 0, 1, k * 36):
            ray = polygon([(-5, -20), (0, -64 - 8 * math.cos(k)), (5, -20)])
            canvas.drawPath(ray, blurred(fill("#FFD76A", 0.5), 3))
    canvas.drawPath(oval(0, 0, 46, 46), radial((0, 0), 46, [("#FFE9A8", 0.9), ("#FFD76A", 0.0)]))


for _kind in TONES:
    for _fifth in (False, True):
        _name = f"ankh/step_{_kind}{'_5' if _fifth else ''}"
        register(_name, ATLAS, (0, 0, 64, 148), partial(step, kind=_kind, fifth=_fifth), trim=False)
register("ankh/gate", ATLAS, (-30, -170, 34, 16), gate)
register("ankh/halo", ATLAS, (-80, -80, 80, 80), halo)
