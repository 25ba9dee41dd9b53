"""The land of Ankh: fertile, desert and water hexes in four pictures each, and the shores of water (R3.1).

Anchor: the middle of the hex. The middle stays quiet, what grows or lies about stands near the rim: pieces stand in the
middle.
"""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    Point,
    blurred,
    clipped,
    darker,
    fill,
    hexagon,
    lighter,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    stroke,
)

RADIUS = 104.0
"""From the middle of a hex to its corner, in sprite pixels."""
VARIANTS = 4
ATLAS = "ankh/ground"
BOX = (-112, -124, 112, 124)
HEX = polygon(hexagon(RADIUS + 0.8))
TONES = {
    "fertile": ("#8FA94A", "#5F8A3A", "#3C6430"),
    "desert": ("#F2D89A", "#DDB668", "#B98742"),
    "water": ("#3F8FC0", "#1D5F98", "#0E3A6C"),
}


def side(edge: int, radius: float = RADIUS) -> tuple[Point, Point]:
    """The two corners of an edge: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE (7.1)."""
    corners = hexagon(radius)
    first = (1 - edge) % 6
    return corners[first], corners[(first + 1) % 6]


def middle(edge: int) -> Point:
    """The middle of an edge."""
    (ax, ay), (bx, by) = side(edge)
    return (ax + bx) / 2, (ay + by) / 2


def bed(canvas: skia.Canvas, kind: str, seed: int) -> None:
    """The hex itself: three tones, two sizes of grain, a rim of light and shade."""
    light, main, dark = TONES[kind]
    canvas.drawPath(HEX, linear((-70, -100), (60, 104), [light, main, dark], [0, 0.5, 1]))
    canvas.drawPath(HEX, radial((0, -8), 96, [(light, 0.5), (light, 0.0)]))
    noise(canvas, HEX, (0.012, 0.018), darker(dark, 0.3), 0.75, seed, 4, 0.48)
    noise(canvas, HEX, (0.016, 0.02), lighter(light, 0.35), 0.6, seed + 11, 4, 0.5)
    noise(canvas, HEX, (0.16, 0.2), darker(dark, 0.5), 0.3, seed + 23, 2, 0.5)


def rim(canvas: skia.Canvas, kind: str) -> None:
    """The hex's edge: a bevel light above and dark below, and a thin line between spaces."""
    light, _, dark = TONES[kind]
    inner = polygon(hexagon(RADIUS - 3.5))
    with clipped(canvas, HEX):
        paint = linear((-60, -100), (50, 100), [(lighter(light, 0.5), 0.55), (light, 0.0), (darker(dark, 0.5), 0.6)])
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(5)
        canvas.drawPath(inner, paint)
        canvas.drawPath(HEX, stroke(darker(dark, 0.55), 3.4, 0.75))


def tuft(canvas: skia.Canvas, x: float, y: float, size: float, dice: random.Random, tone: str = "#2F5A26") -> None:
    """Papyrus: stems from one root, each with an open head."""
    canvas.drawPath(oval(x, y + 1, size * 0.55, size * 0.16), blurred(fill("#0A140A", 0.5), 2))
    for k in range(7):
        lean = (k - 3) * size * 0.17 + dice.uniform(-2, 2)
        tall = size * dice.uniform(0.75, 1.1) * (1 - abs(k - 3) * 0.09)
        stem = skia.Path()
        stem.moveTo(x + (k - 3) * 1.4, y)
        stem.quadTo(x + lean * 0.4, y - tall * 0.6, x + lean, y - tall)
        canvas.drawPath(stem, stroke(darker(tone, 0.25), 2.6))
        canvas.drawPath(stem, stroke(lighter(tone, 0.35), 1.2))
        for j in range(5):
            turn = math.radians(-150 + j * 30 + lean)
            canvas.drawLine(
                x + lean,
                y - tall,
                x + lean + math.cos(turn) * size * 0.16,
                y - tall + math.sin(turn) * size * 0.16,
                stroke("#C5D36A" if j % 2 else "#8FB24C", 1.5),
            )


def palm(canvas: skia.Canvas, x: float, y: float, size: float, dice: random.Random) -> None:
    """A date palm: ringed trunk, nine fronds, its shadow on the ground."""
    canvas.drawPath(oval(x + size * 0.22, y + 2, size * 0.4, size * 0.12), blurred(fill("#0A120A", 0.55), 3))
    lean = dice.uniform(-0.16, 0.16) * size
    trunk = skia.Path()
    trunk.moveTo(x, y)
    trunk.quadTo(x - lean * 0.5, y - size * 0.5, x + lean, y - size * 0.86)
    canvas.drawPath(trunk, stroke("#3E2814", size * 0.15))
    canvas.drawPath(trunk, stroke("#8E6A3C", size * 0.1))
    canvas.drawPath(trunk, stroke("#C9A264", size * 0.035))
    cx, cy = x + lean, y - size * 0.88
    for k in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        turn = math.radians(-196 + k * 26.5)
        far = size * (0.5 + 0.06 * math.cos(k))
        tip = (cx + math.cos(turn) * far, cy + math.sin(turn) * far * 0.72 + size * 0.18)
        bow = (cx + math.cos(turn) * far * 0.62, cy + math.sin(turn) * far * 0.72 - size * 0.14)
        leaf = skia.Path()
        leaf.moveTo(cx, cy)
        leaf.quadTo(bow[0], bow[1] - size * 0.05, *tip)
        leaf.quadTo(bow[0], bow[1] + size * 0.1, cx, cy)
        canvas.drawPath(leaf, stroke("#16300F", 2.2))
        canvas.drawPath(leaf, linear((cx, cy - size * 0.4), (cx, cy + size * 0.3), ["#9CC458", "#4D8A34", "#234E1E"]))
    for dx, dy in ((-0.05, 0.04), (0.05, 0.06), (0.0, 0.09)):
        canvas.drawPath(oval(cx + dx * size, cy + dy * size, size * 0.045, size * 0.05), fill("#A8562A"))


def furrows(canvas: skia.Canvas, turn: float, seed: int) -> None:
    """A ploughed field at the rim, its rows green with corn."""
    dice = random.Random(seed)
    with clipped(canvas, HEX), moved(canvas, 0, 0, 1, turn):
        field = polygon([(-78, 46), (70, 40), (84, 92), (-70, 100)])
        canvas.drawPath(field, linear((0, 40), (0, 96), [("#7A5A2C", 0.55), ("#4C3A1C", 0.7)]))
        for row in range(5):
            y = 47 + row * 11
            for k in range(26):
                x = -74 + k * 6.0 + dice.uniform(-1.2, 1.2)
                canvas.drawLine(x, y + 4, x + 1, y - 3, stroke("#B9C65A" if k % 3 else "#5E8A34", 2.2, 0.95))


def fertile(canvas: skia.Canvas, variant: int) -> None:
    """Black land: grass, and by variant papyrus, a field, palms, a house."""
    dice = random.Random(variant * 7 + 1)
    bed(canvas, "fertile", 30 + variant)
    with clipped(canvas, HEX):
        for _ in range(90):
            x, y = dice.uniform(-92, 92), dice.uniform(-98, 98)
            tone = dice.choice(("#B7C865", "#4A7430", "#7FA544"))
            canvas.drawLine(x, y, x + dice.uniform(-2, 2), y - dice.uniform(4, 8), stroke(tone, 1.6, 0.65))
    if variant == 1:
        furrows(canvas, -2, 5)
    if variant == 2:
        house(canvas, 58, -28, 26)
    spots: tuple[tuple[Point, ...], ...] = (
        ((-60, 46), (52, 62)), ((-58, -34),), ((58, 50), (-66, 40)), ((-62, 36),)
    )  # fmt: skip
    for x, y in spots[variant]:
        tuft(canvas, x, y, 30, dice)
    trees: tuple[tuple[Point, ...], ...] = ((), ((62, -22),), (), ((58, -18), (42, 78)))
    for x, y in trees[variant]:
        palm(canvas, x, y, 46, dice)
    rim(canvas, "fertile")


def house(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """A farmer's house of mud bricks with a flat roof and a bin for corn."""
    canvas.drawPath(oval(x + size * 0.3, y + 3, size, size * 0.26), blurred(fill("#0A120A", 0.55), 3))
    walls = (
        ("#E8CFA0", ((-0.9, -0.1), (0.1, 0.12), (0.1, -0.72), (-0.9, -0.86))),
        ("#94703F", ((0.1, 0.12), (0.8, -0.16), (0.8, -0.92), (0.1, -0.72))),
        ("#F5E3BC", ((-0.9, -0.86), (0.1, -0.72), (0.8, -0.92), (-0.2, -1.06))),
        ("#4A3118", ((-0.5, -0.02), (-0.2, 0.05), (-0.2, -0.45), (-0.5, -0.5))),
    )
    for colour, points in walls:
        face = polygon([(x + px * size, y + py * size) for px, py in points])
        canvas.drawPath(face, fill(colour))
        canvas.drawPath(face, stroke("#4A3118", 1.4, 0.7))


def dune(canvas: skia.Canvas, x: float, y: float, wide: float, turn: float = 0.0) -> None:
    """A crescent dune: lit back, dark lee."""
    with moved(canvas, x, y, wide / 100, turn):
        crest = skia.Path()
        crest.moveTo(-50, 10)
        crest.cubicTo(-30, -16, 18, -26, 52, 2)
        crest.cubicTo(28, -6, 6, -4, -4, 12)
        crest.cubicTo(-18, 4, -34, 4, -50, 10)
        crest.close()
        lee = linear((0, -26), (10, 14), [("#8A5C24", 0.85), ("#A87838", 0.6), ("#B98742", 0.1)])
        canvas.drawPath(crest, lee)
        back = skia.Path()
        back.moveTo(-50, 10)
        back.cubicTo(-30, -16, 18, -26, 52, 2)
        canvas.drawPath(back, stroke("#FFF2C8", 3.4, 0.85))


def rock(canvas: skia.Canvas, x: float, y: float, size: float, dice: random.Random) -> None:
    """A sandstone block with a lit face."""
    canvas.drawPath(oval(x + size * 0.2, y + 2, size * 0.75, size * 0.2), blurred(fill("#2A1808", 0.55), 3))
    tall = size * dice.uniform(0.7, 0.95)
    shape = [(-0.6, 0), (-0.7, -0.5), (-0.2, -1), (0.3, -0.85), (0.62, -0.3), (0.55, 0.05)]
    body = polygon([(x + px * size, y + py * tall) for px, py in shape])
    canvas.drawPath(body, linear((x - size, y - tall), (x + size, y), ["#F4D9A0", "#B98A50", "#6A4522"]))
    lee = polygon([(x + px * size, y + py * tall) for px, py in ((0.3, -0.85), (0.62, -0.3), (0.55, 0.05), (0.1, 0))])
    canvas.drawPath(lee, fill("#4A2E14", 0.45))
    canvas.drawPath(body, stroke("#4A2E14", 1.8, 0.8))


def desert(canvas: skia.Canvas, variant: int) -> None:
    """Red land: wind ripples, and by variant dunes, rocks, dry scrub, a buried stone."""
    dice = random.Random(variant * 5 + 3)
    bed(canvas, "desert", 60 + variant)
    with clipped(canvas, HEX):
        for row in range(15):
            y = -96 + row * 14 + dice.uniform(-3, 3)
            line = skia.Path()
            line.moveTo(-100, y)
            for k in range(8):
                line.rQuadTo(6, -4.5 + math.sin(row + k + variant), 13, 0)
                line.rQuadTo(6, 3.5, 13, 0)
            canvas.drawPath(line, stroke("#A87838", 1.7, 0.3))
            with moved(canvas, 0, -2.4):
                canvas.drawPath(line, stroke("#FFF4D2", 1.5, 0.35))
    dunes = (
        ((-38, 62, 78, 4), (44, -62, 66, -6)),
        ((40, 64, 84, -3),),
        ((-46, -54, 74, 8), (34, 70, 60, 0)),
        ((-44, 58, 70, -8),),
    )
    with clipped(canvas, HEX):
        for x, y, wide, turn in dunes[variant]:
            dune(canvas, x, y, wide, turn)
    rocks = ((), ((-56, 48, 15), (-40, 58, 10)), ((60, 40, 12),), ((52, -34, 17), (68, -22, 10), (40, 66, 11)))
    for x, y, size in rocks[variant]:
        rock(canvas, x, y, size, dice)
    if variant in (0, 2):
        x, y = (62, 42) if variant == 0 else (-62, 44)
        for k in range(6):
            turn = math.radians(-150 + k * 24)
            canvas.drawLine(x, y, x + math.cos(turn) * 13, y + math.sin(turn) * 13, stroke("#6E6230", 2, 0.85))
    rim(canvas, "desert")


def lotus(canvas: skia.Canvas, x: float, y: float, size: float, flower: bool) -> None:
    """A pad on the water, with a blossom on some."""
    pad = oval(x, y, size, size * 0.55)
    canvas.drawPath(oval(x + 2, y + 4, size, size * 0.55), blurred(fill("#04142A", 0.6), 3))
    canvas.drawPath(pad, linear((x - size, y - size), (x + size, y + size), ["#8CC46A", "#3F7F44", "#1E4E30"]))
    canvas.drawLine(x, y, x + size * 0.9, y - size * 0.2, stroke("#123A24", 2))
    canvas.drawPath(pad, stroke("#0E2E1E", 1.4, 0.8))
    if not flower:
        return
    for k in (0, 4, 1, 3, 2):
        turn = math.radians(-160 + k * 35)
        tip = (x + math.cos(turn) * size * 0.85, y - 4 + math.sin(turn) * size * 0.95)
        petal = skia.Path()
        petal.moveTo(x, y - 2)
        petal.quadTo(tip[0] - size * 0.28, (y + tip[1]) / 2, *tip)
        petal.quadTo(tip[0] + size * 0.28, (y + tip[1]) / 2, x, y - 2)
        canvas.drawPath(petal, linear((x, y), tip, ["#F7B9D2", "#FFF4FA"]))
        canvas.drawPath(petal, stroke("#A8507C", 1.2, 0.8))
    canvas.drawPath(oval(x, y - 5, size * 0.16, size * 0.13), fill("#FFD75E"))


def water(canvas: skia.Canvas, variant: int) -> None:
    """The Nile: long ripples, sun on some of them, lotus on others."""
    dice = random.Random(variant * 3 + 11)
    bed(canvas, "water", 90 + variant)
    with clipped(canvas, HEX):
        for _ in range(26):
            x, y, wide = dice.uniform(-96, 70), dice.uniform(-96, 98), dice.uniform(16, 44)
            wave = skia.Path()
            wave.moveTo(x, y)
            wave.rQuadTo(wide / 4, -6, wide / 2, 0)
            wave.rQuadTo(wide / 4, 6, wide / 2, 0)
            bright = dice.random() < 0.4
            canvas.drawPath(wave, stroke("#CFF1FF" if bright else "#0A2E58", 2.4, 0.7 if bright else 0.5))
    if variant == 1:
        lotus(canvas, -44, 40, 15, True)
        lotus(canvas, -20, 52, 10, False)
    if variant == 3:
        lotus(canvas, 42, -44, 12, False)
        lotus(canvas, 56, -26, 14, True)
    rim(canvas, "water")


def shore(canvas: skia.Canvas, edge: int) -> None:
    """Where a water hex meets land on this edge: wet sand, a line of foam."""
    (ax, ay), (bx, by) = side(edge, RADIUS + 1)
    mx, my = middle(edge)
    far = math.hypot(mx, my)
    ux, uy = -mx / far, -my / far
    dice = random.Random(40 + edge)
    with clipped(canvas, HEX):
        for deep, colour, alpha in ((24, "#8FD0DA", 0.5), (15, "#7A5A30", 0.85), (11, "#D9B878", 1.0)):
            strip = skia.Path()
            strip.moveTo(ax - ux * 4, ay - uy * 4)
            for k in range(9):
                t = k / 8
                depth = deep + dice.uniform(-2.5, 2.5)
                strip.lineTo(ax + (bx - ax) * t + ux * depth, ay + (by - ay) * t + uy * depth)
            strip.lineTo(bx - ux * 4, by - uy * 4)
            strip.close()
            canvas.drawPath(strip, blurred(fill(colour, alpha), 1.6 if deep < 20 else 4))
        foam = skia.Path()
        for k in range(9):
            t = k / 8
            point = (ax + (bx - ax) * t + ux * 19, ay + (by - ay) * t + uy * 19 + dice.uniform(-2, 2))
            foam.moveTo(*point) if k == 0 else foam.lineTo(*point)
        canvas.drawPath(foam, stroke("#F2FBFF", 2.6, 0.8))


for _variant in range(VARIANTS):
    register(f"ankh/fertile_{_variant}", ATLAS, BOX, partial(fertile, variant=_variant))
    register(f"ankh/desert_{_variant}", ATLAS, BOX, partial(desert, variant=_variant))
    register(f"ankh/water_{_variant}", ATLAS, BOX, partial(water, variant=_variant))
for _edge in range(6):
    register(f"ankh/shore_{_edge}", ATLAS, BOX, partial(shore, edge=_edge))
