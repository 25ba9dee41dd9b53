"""Portraits of the gods, each before a sky of its own, and the frame of two merged ones. Anchor: the middle."""

from __future__ import annotations

import random
from functools import partial

import skia

from assets.paint.ankh.gods import BOX as FIGURE
from assets.paint.ankh.gods import relief
from assets.paint.atlas import register
from assets.paint.base import (
    bevel,
    blurred,
    brass_line,
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

ATLAS = "ankh/portraits"
WIDE, TALL = 240.0, 288.0
BOX = (-130, -154, 132, 160)
CHEST, MOST = -88.0, 2.75
"""How far down a figure is seen, and how large at most."""
BOX_TOP = FIGURE[1]
SKIES: dict[str, tuple[str, str, str, float]] = {
    "amun": ("#1A2C5E", "#5E86C8", "#E8D7A0", 0.0),
    "anubis": ("#120E1C", "#3A2C4E", "#C98A3A", 24.0),
    "isis": ("#2A1A4E", "#A84A6E", "#FFC98A", 0.0),
    "osiris": ("#06241E", "#1F6A4E", "#BCE08A", 0.0),
    "ra": ("#7A2A0A", "#E8822A", "#FFE9A0", 0.0),
    "bastet": ("#1E2A14", "#5E7A2E", "#F0DC8A", 0.0),
    "hathor": ("#1A4A5E", "#3FA8A8", "#FFE0B8", 0.0),
    "thoth": ("#0A1230", "#34508E", "#DCE8FF", 20.0),
    "horus": ("#3A4A6E", "#8FB4D8", "#FFF0C8", 12.0),
    "set_god": ("#2A060A", "#8E1F1A", "#FF9A4A", 16.0),
}
"""High sky, low sky, light; how far to the left the figure is moved, for what juts out."""


def sky(canvas: skia.Canvas, field: skia.Path, name: str) -> None:
    """The sky with its light behind the head, and pylons, pyramids and palms along the horizon."""
    high, low, light, _ = SKIES[name]
    seed = sum(map(ord, name))
    dice = random.Random(seed)
    canvas.drawPath(field, linear((0, -150), (0, 150), [high, low, light], [0, 0.62, 1]))
    noise(canvas, field, (0.006, 0.018), lighter(low, 0.4), 0.8, seed, 5)
    noise(canvas, field, (0.006, 0.016), darker(high, 0.6), 0.8, seed + 5, 5)
    with clipped(canvas, field):
        canvas.drawPath(
            oval(0, -40, 130, 130), radial((0, -40), 130, [(lighter(light, 0.4), 0.95), (light, 0.35), (light, 0)])
        )
        for k in range(24):
            with moved(canvas, 0, -40, 1, k * 15 + seed):
                canvas.drawPath(polygon([(-4, -60), (0, -240), (4, -60)]), blurred(fill(light, 0.16), 4))
        for _ in range(26):
            x, y = dice.uniform(-118, 118), dice.uniform(-142, 0)
            canvas.drawPath(oval(x, y, 1.3, 1.3), fill("#FFFFFF", dice.uniform(0.2, 0.7)))
        dark = darker(high, 0.45)
        for x, wide, tall in ((-104, 80, 74), (98, 96, 88), (-40, 46, 40)):
            canvas.drawPath(polygon([(x - wide, 150), (x, 150 - tall - 26), (x + wide, 150)]), fill(dark, 0.8))
        for x in (-92, 88):
            pillar = polygon([(x - 9, 150), (x - 6, 40), (x, 30), (x + 6, 40), (x + 9, 150)])
            canvas.drawPath(pillar, fill(darker(dark, 0.3), 0.9))


def portrait(canvas: skia.Canvas, name: str) -> None:
    """Head, crown and shoulders in a frame of lapis and gold."""
    outer = rounded((-WIDE / 2, -TALL / 2, WIDE, TALL), 20)
    with moved(canvas, 4, 8):
        canvas.drawPath(outer, blurred(fill("#05040A", 0.7), 5))
    canvas.drawPath(outer, linear((-WIDE / 2, -TALL / 2), (60, TALL / 2), ["#FFE9A8", "#C9963A", "#5A3410"]))
    bevel(canvas, outer, 4, 0.7, 0.6)
    with moved(canvas, 0, 0):
        band = rounded((-WIDE / 2 + 7, -TALL / 2 + 7, WIDE - 14, TALL - 14), 15)
        canvas.drawPath(band, fill("#16264E"))
        for k in range(19):
            y = -TALL / 2 + 14 + k * 14.5
            for x in (-WIDE / 2 + 11, WIDE / 2 - 11):
                canvas.drawLine(x - 3, y, x + 3, y, stroke("#C9963A" if k % 2 else "#B4352C", 4))
    field = rounded((-WIDE / 2 + 15, -TALL / 2 + 15, WIDE - 30, TALL - 30), 10)
    sky(canvas, field, name)
    model, shift = relief(name, 2.6), SKIES[name][3]
    top = BOX_TOP + int(model.alpha.any(axis=1).argmax()) / model.scale
    size = min(MOST, (TALL - 48) / (CHEST - top))
    with clipped(canvas, field), moved(canvas, -shift, 24 - TALL / 2 - top * size, size):
        model.draw(canvas, 0.75, 6, 6, 5)
    with clipped(canvas, field):
        canvas.drawPath(field, linear((0, 60), (0, 140), [("#05040A", 0), ("#05040A", 0.55)]))
    canvas.drawPath(field, stroke("#05040A", 3, 0.8))
    brass_line(canvas, rounded((-WIDE / 2 + 14, -TALL / 2 + 14, WIDE - 28, TALL - 28), 11), 3)


def merged(canvas: skia.Canvas) -> None:
    """What two merged gods' portraits are bound with: a knot of gold over the seam, to lie between them."""
    for k in range(3, 0, -1):
        canvas.drawLine(k, -120 + k, k, 120 + k, stroke("#3A240A", 12))
    canvas.drawLine(0, -120, 0, 120, stroke("#7A4B14", 12))
    canvas.drawLine(-1.5, -120, -1.5, 120, stroke("#FFE9A8", 5))
    for y in (-92, 0, 92):
        for x in (-22, 22):
            canvas.drawPath(oval(x, y + 3, 24, 16), stroke("#1A0F04", 12, 0.7))
            canvas.drawPath(oval(x, y, 24, 16), stroke("#A8701C", 9))
            canvas.drawPath(oval(x - 1, y - 1, 24, 16), stroke("#FFE9A8", 3.4))
        canvas.drawPath(oval(0, y, 13, 13), radial((-4, y - 4), 20, ["#FF9A8A", "#B0231E", "#3A0610"]))
        canvas.drawPath(oval(0, y, 13, 13), stroke("#F2C75C", 3))


for _name in SKIES:
    register(f"ankh/portrait/{_name}", ATLAS, BOX, partial(portrait, name=_name))
register("ankh/merged", ATLAS, (-70, -140, 74, 146), merged)
