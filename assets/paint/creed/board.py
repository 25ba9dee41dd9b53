"""Creed's board: parchment ground, field cells, swamps, camps, roads, the edge (R3; 10, "Sprites").

Cell sprites are 184 sprite pixels wide and high with the anchor in the middle; cells lie edge to edge.
"""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    Box,
    bevel,
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
    polygon,
    rounded,
    stroke,
)
from assets.paint.creed.nations import DYED, Nation, frame_path
from assets.paint.palette import dyed
from assets.paint.relief import STEEL, Relief, blob, limb, matt, stroked

ATLAS = "creed/board"
CELL = (-92, -92, 92, 92)
INNER: Box = (-85, -85, 170, 170)
GROUND = 512
INK = "#6B4A22"


def ground(canvas: skia.Canvas) -> None:
    """Parchment that goes on seamlessly on all sides."""
    whole = rounded((0, 0, GROUND, GROUND), 0)
    canvas.drawPath(whole, fill("#D3BD8C"))
    for frequency, colour, strength, seed, octaves in (
        (4 / GROUND, "#8A6A38", 0.75, 3, 4),
        (7 / GROUND, "#F6E7C0", 0.6, 12, 4),
        (64 / GROUND, "#6E5026", 0.22, 21, 3),
        (150 / GROUND, "#FFF6DC", 0.18, 30, 2),
    ):
        tiled(canvas, frequency, colour, strength, seed, octaves)


def tiled(canvas: skia.Canvas, frequency: float, colour: str, strength: float, seed: int, octaves: int) -> None:
    """Perlin blotches that repeat after GROUND pixels."""
    value = int(colour[1:], 16)
    slope = 2.2 * strength
    red, green, blue = (value >> 16) / 255, (value >> 8 & 255) / 255, (value & 255) / 255
    matrix = [0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, slope, 0, 0, 0, -0.5 * slope]
    opaque = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    size = skia.ISize(GROUND, GROUND)
    shader = skia.PerlinNoiseShader.MakeFractalNoise(frequency, frequency, octaves, float(seed), size)
    chain = skia.ColorFilters.Compose(skia.ColorFilters.Matrix(matrix), skia.ColorFilters.Matrix(opaque))
    canvas.drawPaint(skia.Paint(Shader=shader, ColorFilter=chain))


def sunk(canvas: skia.Canvas, path: skia.Path, depth: float = 3, alpha: float = 0.5) -> None:
    """Shadow of the rim that falls into a shallow recess."""
    outside = skia.Path(path)
    outside.toggleInverseFillType()
    with clipped(canvas, path):
        with moved(canvas, depth, depth * 1.3):
            canvas.drawPath(outside, blurred(fill("#241606", alpha), depth))
        with moved(canvas, -depth * 0.7, -depth * 0.8):
            canvas.drawPath(outside, blurred(fill("#FFF8E0", alpha * 0.7), depth * 0.5))


def cell(number: int, canvas: skia.Canvas) -> None:
    """A field cell: pale vellum let into the board, ruled with a double line of ink."""
    path = rounded(INNER, 12)
    canvas.drawPath(path, linear((-80, -85), (60, 85), ["#F4E8C8", "#E9D9B0", "#D8C394"]))
    noise(canvas, path, (0.018, 0.024), "#A5834A", 0.5, 40 + number, 4)
    noise(canvas, path, (0.03, 0.02), "#FFFBEA", 0.6, 60 + number, 4)
    noise(canvas, path, (0.3, 0.3), "#7A5A2C", 0.16, 80 + number, 2)
    sunk(canvas, path, 3.2, 0.45)
    canvas.drawPath(path, stroke(INK, 2, 0.6))
    canvas.drawPath(rounded((-76, -76, 152, 152), 7), stroke(INK, 1.2, 0.3))
    dice = random.Random(number)
    _field_marks(canvas, dice, number)


def _field_marks(canvas: skia.Canvas, dice: random.Random, number: int) -> None:
    """Grass tufts, stones and ink hatching, as on a drawn map."""
    for _ in range(3 + number % 3):
        x, y = dice.uniform(-62, 62), dice.uniform(-58, 64)
        if dice.random() < 0.68:
            for k in (-1.5, -0.5, 0.5, 1.5):
                canvas.drawPath(_blade(x + k * 3, y, k * 3.4, 11 - abs(k) * 2), stroke("#6E7A3A", 2, 0.6))
        else:
            canvas.drawPath(oval(x + 1, y + 2, 6, 3.6), blurred(fill("#3A2A12", 0.35), 1.5))
            canvas.drawPath(oval(x, y, 5.5, 3.8), linear((x - 5, y - 4), (x + 4, y + 4), ["#C9C2B0", "#8D866F"]))
    for k in range(4):
        x = -66 + k * 5
        canvas.drawLine(x, 68, x + 7, 59, stroke(INK, 1.1, 0.28))


def _blade(x: float, y: float, lean: float, height: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(x, y)
    path.quadTo(x + lean * 0.2, y - height * 0.6, x + lean, y - height)
    return path


def swamp(number: int, canvas: skia.Canvas) -> None:
    """A swamp: dark water, duckweed, reeds, a sunken bank. No unit stands here (R3.12)."""
    path = rounded(INNER, 12)
    canvas.drawPath(path, linear((-80, -85), (60, 85), ["#5E7350", "#3C5546", "#26392F"]))
    dice = random.Random(70 + number)
    shore = [
        (math.cos(k * math.pi / 6) * dice.uniform(62, 78), math.sin(k * math.pi / 6) * dice.uniform(56, 74))
        for k in range(12)
    ]
    pool = blob(shore)
    with clipped(canvas, path):
        canvas.drawPath(pool, blurred(stroke("#8A9A5A", 16, 0.6), 5))
        canvas.drawPath(pool, linear((-60, -70), (40, 70), ["#1D4A50", "#12343F", "#0B2029"]))
        with clipped(canvas, pool):
            noise(canvas, pool, (0.012, 0.06), "#5FA8A0", 0.6, 5 + number, 4)
            noise(canvas, pool, (0.05, 0.06), "#6F9A3C", 0.9, 15 + number, 3, 0.56)
            canvas.drawPath(pool, blurred(stroke("#031014", 14, 0.8), 6))
            for _ in range(3):
                x, y, w = dice.uniform(-40, 40), dice.uniform(-40, 40), dice.uniform(12, 26)
                canvas.drawPath(oval(x, y, w, w * 0.25), stroke("#BFE6DA", 1.4, 0.4))
    noise(canvas, path, (0.05, 0.05), "#16240F", 0.5, 33 + number, 3)
    sunk(canvas, path, 4, 0.7)
    for _ in range(3):
        _lily(canvas, dice.uniform(-45, 45), dice.uniform(-38, 45), dice.uniform(8, 12))
    for x, y in ((-50, 40), (46, -10), (36, 56))[: 2 + number % 2]:
        _reeds(canvas, x + dice.uniform(-8, 8), y, dice)
    canvas.drawPath(path, stroke("#1C2A18", 2.4, 0.9))


def _lily(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    leaf = skia.Op(
        oval(x, y, size, size * 0.62),
        polygon([(x, y), (x + size * 1.4, y - size * 0.5), (x + size * 1.4, y + 2)]),
        skia.PathOp.kDifference_PathOp,
    )
    with moved(canvas, 1.5, 3):
        canvas.drawPath(leaf, blurred(fill("#021008", 0.6), 2))
    canvas.drawPath(leaf, linear((x - size, y - size), (x + size, y + size), ["#A8C86A", "#5E8A3E", "#34582A"]))


def _reeds(canvas: skia.Canvas, x: float, y: float, dice: random.Random) -> None:
    canvas.drawPath(oval(x, y, 16, 5), blurred(fill("#020A08", 0.6), 3))
    for k in range(6):
        lean, height = dice.uniform(-13, 13), dice.uniform(34, 58)
        bx = x + (k - 2.5) * 4.4
        canvas.drawPath(_blade(bx, y, lean, height), stroke("#1F3418", 4.6, 0.8))
        canvas.drawPath(_blade(bx, y, lean, height), stroke("#8FB050" if k % 2 else "#6E9440", 2.8))
        if k % 2:
            head = stroked(_segment((bx + lean * 0.9, y - height + 4), (bx + lean * 1.06, y - height - 10)), 7)
            canvas.drawPath(head, linear((bx - 6, 0), (bx + 8, 0), ["#9A6A3A", "#4E3018"]))


def _segment(a: tuple[float, float], b: tuple[float, float]) -> skia.Path:
    path = skia.Path()
    path.moveTo(*a)
    path.lineTo(*b)
    return path


def camp(nation: Nation, number: int, canvas: skia.Canvas) -> None:
    """Trodden ground of a camp inside a rope in the nation's colour and shape."""
    path = frame_path(nation, INNER, 20)
    canvas.drawPath(path, linear((-80, -85), (60, 85), ["#A88A5E", "#8C6C44", "#6B4E30"]))
    noise(canvas, path, (0.02, 0.026), "#4A3018", 0.7, 4 + number, 4)
    noise(canvas, path, (0.03, 0.02), "#D9BE8A", 0.5, 24 + number, 4)
    noise(canvas, path, (0.25, 0.25), "#2E1C0C", 0.35, 44 + number, 2)
    dice = random.Random(number + 5)
    for _ in range(6):
        x, y = dice.uniform(-66, 66), dice.uniform(-66, 66)
        canvas.drawPath(oval(x, y, 4, 2.6), fill(dice.choice(("#C9B48A", "#5E452A", "#8E9A5A")), 0.6))
    sunk(canvas, path, 4, 0.6)
    canvas.drawPath(oval(0, 40, 70, 30), blurred(fill("#3A2614", 0.45), 12))
    edge = frame_path(nation, (-80, -80, 160, 160), 18)
    canvas.drawPath(edge, stroke("#160E06", 8, 0.7))
    canvas.drawPath(edge, stroke(darker(nation.colour, 0.25), 5.5))
    canvas.drawPath(edge, stroke(lighter(nation.colour, 0.35), 1.8, 0.9))


ROADS = {"h": "we", "v": "ns", "ne": "ne", "nw": "nw", "se": "se", "sw": "sw"}
SIDES = {"n": (0.0, -92.0), "s": (0.0, 92.0), "w": (-92.0, 0.0), "e": (92.0, 0.0)}


def road(sides: str, canvas: skia.Canvas) -> None:
    """A cart road between two sides of a cell: worn stone between kerbs."""
    first, second = (SIDES[s] for s in sides)
    line = skia.Path()
    line.moveTo(first[0] * 1.02, first[1] * 1.02)
    if sides in ("we", "ns"):
        line.lineTo(second[0] * 1.02, second[1] * 1.02)
    else:
        line.lineTo(first[0] * 0.62, first[1] * 0.62)
        line.quadTo(0, 0, second[0] * 0.62, second[1] * 0.62)
        line.lineTo(second[0] * 1.02, second[1] * 1.02)
    flat = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=64)
    bed = skia.Path()
    flat.getFillPath(line, bed)
    with clipped(canvas, rounded((-92, -92, 184, 184), 0)):
        with moved(canvas, 2, 5):
            canvas.drawPath(bed, blurred(fill("#2A1A08", 0.5), 5))
        canvas.drawPath(bed, fill("#7A6242"))
        canvas.drawPath(bed, stroke("#4A3620", 4, 0.9, False))
        inner = skia.Path()
        skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=50).getFillPath(line, inner)
        canvas.drawPath(inner, fill("#A08A64"))
        _cobbles(canvas, inner, len(sides) + ord(sides[0]))
        noise(canvas, bed, (0.05, 0.05), "#3A2814", 0.5, 9, 3)
        noise(canvas, bed, (0.02, 0.02), "#F4E4BC", 0.4, 19, 3)
        for shift in (-13, 13):
            rut = skia.Path()
            skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=2 * abs(shift)).getFillPath(line, rut)
            canvas.drawPath(rut, blurred(stroke("#4E3A20", 5, 0.35, False), 2))


def _cobbles(canvas: skia.Canvas, bed: skia.Path, seed: int) -> None:
    dice = random.Random(seed)
    with clipped(canvas, bed):
        for row in range(-8, 9):
            for column in range(-8, 9):
                x = column * 12 + (row % 2) * 6 + dice.uniform(-1, 1)
                y = row * 12 + dice.uniform(-1, 1)
                tone = mix("#B29B72", "#8E7850", dice.random())
                stone = rounded((x - 5.4, y - 5.2, 10.8, 10.4), 4)
                canvas.drawPath(
                    stone, linear((x - 5, y - 6), (x + 4, y + 6), [lighter(tone, 0.3), tone, darker(tone, 0.35)])
                )


def front(upright: bool, canvas: skia.Canvas) -> None:
    """The line between two facing fields: a steel rail with a stud."""
    if upright:
        canvas.rotate(90)
    bar = rounded((-92, -5, 184, 10), 1)
    with moved(canvas, 1, 4):
        canvas.drawPath(bar, blurred(fill("#1A0E04", 0.6), 3))
    canvas.drawPath(bar, linear((0, -5), (0, 5), ["#D9E2EC", "#7C8AA0", "#39445A"]))
    for x in (-46, 46):
        canvas.drawPath(oval(x, 0, 3, 3), fill("#2A3344"))
    diamond = polygon([(-14, 0), (0, -13), (14, 0), (0, 13)])
    with moved(canvas, 1, 3):
        canvas.drawPath(diamond, blurred(fill("#1A0E04", 0.6), 3))
    canvas.drawPath(diamond, linear((-12, -12), (10, 12), ["#FFE9A8", "#D9A63C", "#7A4B14"]))
    bevel(canvas, diamond, 3, 0.6, 0.5)


EDGE = 76
SPREAD = 20


def edge(canvas: skia.Canvas) -> None:
    """The board's rim as a nine-patch with an empty middle: wood under a steel band with brass corners."""
    size = 320
    outer = rounded((SPREAD, SPREAD, size - 2 * SPREAD, size - 2 * SPREAD), 22)
    hole = rounded((SPREAD + 44, SPREAD + 44, size - 2 * SPREAD - 88, size - 2 * SPREAD - 88), 6)
    ring = skia.Op(outer, hole, skia.PathOp.kDifference_PathOp)
    canvas.save()
    canvas.clipPath(hole, skia.ClipOp.kDifference, True)
    with moved(canvas, 4, 10):
        canvas.drawPath(outer, blurred(fill("#020204", 0.85), 9))
    canvas.restore()
    canvas.drawPath(ring, linear((0, SPREAD), (0, size - SPREAD), ["#6E4B2C", "#4A3018", "#2A1A0C"]))
    bevel(canvas, ring, 6, 0.4, 0.7, "#E8C48A")
    for inset, width, tones in ((7, 7, ["#DCE5EF", "#73829A", "#2E3849"]), (32, 5, ["#F2DC9C", "#B98B45", "#5A3C16"])):
        line = rounded((SPREAD + inset, SPREAD + inset, size - 2 * (SPREAD + inset), size - 2 * (SPREAD + inset)), 16)
        canvas.drawPath(line, stroke("#08060A", width + 3, 0.7))
        paint = linear((0, SPREAD), (0, size - SPREAD), tones)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        canvas.drawPath(line, paint)
    canvas.save()
    canvas.clipPath(hole, skia.ClipOp.kIntersect, True)
    canvas.drawPath(hole, blurred(stroke("#1A0E04", 12, 0.8), 5))
    canvas.restore()
    for turn in range(4):
        with moved(canvas, size / 2, size / 2, 1, 90 * turn), moved(canvas, SPREAD - size / 2, SPREAD - size / 2):
            _corner(canvas)


def _corner(canvas: skia.Canvas) -> None:
    plate = skia.Path()
    plate.moveTo(-2, 14)
    plate.quadTo(-2, -2, 14, -2)
    plate.lineTo(54, -2)
    plate.quadTo(48, 12, 54, 24)
    plate.quadTo(28, 28, 24, 54)
    plate.quadTo(12, 48, -2, 54)
    plate.close()
    r = Relief((-8, -8, 62, 62), 1.0, 8)
    r.part(plate, STEEL, 5, 1.2, 0, 1.5)
    r.part(oval(21, 21, 7, 7), matt("#B98B45", 0.7, 0.02), 4, 1.3)
    r.part(limb([(10, 44), (12, 12), (44, 10)], 2.4), matt("#2C3648"), 1, -0.6, 0, 0)
    r.draw(canvas, 0.6, 2, 4, 3)


register("creed/ground", ATLAS, (0, 0, GROUND, GROUND), ground, trim=False)
register("creed/edge", ATLAS, (0, 0, 320, 320), edge, trim=False, nine=[EDGE, EDGE, EDGE, EDGE], spread=SPREAD)
for _k in range(6):
    register(f"creed/cell_{_k}", ATLAS, CELL, partial(cell, _k), trim=False)
for _k in range(3):
    register(f"creed/swamp_{_k}", ATLAS, CELL, partial(swamp, _k), trim=False)
for _name, _nation in DYED.items():
    for _k in range(2):
        register(f"creed/camp_{_name}_{_k}", dyed(ATLAS, _name), CELL, partial(camp, _nation, _k), trim=False)
for _way, _sides in ROADS.items():
    register(f"creed/road_{_way}", ATLAS, CELL, partial(road, _sides), trim=False)
register("creed/front_h", ATLAS, (-92, -16, 92, 16), partial(front, False), trim=False)
register("creed/front_v", ATLAS, (-16, -92, 16, 92), partial(front, True), trim=False)
