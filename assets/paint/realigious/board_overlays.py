"""Marks that cover a whole tile: ruin, fog, mud, start point. Anchor: centre of the hex."""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from assets.paint.atlas import register, sprite
from assets.paint.base import (
    bevel,
    blurred,
    brass_line,
    clipped,
    fill,
    hexagon,
    layer,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    soft_polygon,
    stroke,
)
from assets.paint.realigious.board_marks import ATLAS
from assets.paint.realigious.board_terrain import inside, pebble, top_face
from assets.paint.solids import Solids

BOX = (-125, -190, 135, 150)


@sprite("realigious/mark/ruin", ATLAS, BOX)
def ruin(canvas: skia.Canvas) -> None:
    """R23.11: scorched, split ground with broken walls; nobody may enter."""
    face = top_face(4)
    dice = random.Random("ruin")
    canvas.drawPath(face, radial((0, 10), 130, [("#17120F", 0.95), ("#241A14", 0.88), ("#2A1E16", 0.7)]))
    noise(canvas, face, (0.05, 0.05), "#6A5442", 0.6, 12)
    with clipped(canvas, face):
        for arm in range(7):
            angle = arm * 0.9 + dice.uniform(-0.2, 0.2)
            crack = skia.Path()
            crack.moveTo(0, 12)
            for _ in range(5):
                angle += dice.uniform(-0.45, 0.45)
                crack.rLineTo(math.cos(angle) * dice.uniform(14, 28), math.sin(angle) * dice.uniform(12, 24))
            canvas.drawPath(crack, blurred(stroke("#FF6A1E", 8, 0.55), 4))
            canvas.drawPath(crack, stroke("#0A0605", 5))
            canvas.drawPath(crack, stroke("#FF9A3C", 1.8, 0.9))
    kit = Solids(canvas)
    kit.shadow(-46, -48, 92, 84, 18)
    broken_wall(kit, [(-46, -40), (36, -40)], [54, 58, 40, 42, 22, 28, 8], "x")
    broken_wall(kit, [(-46, -40), (-46, 42)], [54, 34, 44, 22, 26, 12, 8], "y")
    kit.cylinder(30, -4, 0, 9, 46, "#A39A90")
    kit.cylinder(-6, 34, 0, 9, 22, "#A39A90")
    kit.box(12, 24, 0, 26, 12, 9, "#8C8278")
    for _ in range(16):
        x, y = dice.uniform(-62, 62), dice.uniform(-8, 66)
        pebble(canvas, x, y, dice.uniform(3, 8), dice.choice(("#8C8278", "#6A625A", "#A39A90")))


def broken_wall(kit: Solids, line: list[tuple[float, float]], heights: list[int], along: str) -> None:
    """A wall whose top falls away in steps."""
    (x, y), (x2, y2) = line
    count = len(heights)
    for k, height in enumerate(heights):
        if along == "x":
            kit.box(x + (x2 - x) * k / count, y, 0, (x2 - x) / count, 11, height, "#94705A", None, 0.6)
        else:
            kit.box(x, y + (y2 - y) * k / count, 0, 11, (y2 - y) / count, height, "#94705A", None, 0.6)
    for level in range(8, 50, 9):
        reach = sum(height > level for height in heights) / count
        if along == "x":
            first = kit.at(x, y + 11, level)
            second = kit.at(x + (x2 - x) * reach, y + 11, level)
        else:
            first = kit.at(x + 11, y, level)
            second = kit.at(x + 11, y + (y2 - y) * reach, level)
        kit.canvas.drawLine(*first, *second, stroke("#2A1A12", 1.6, 0.5))


@sprite("realigious/mark/fog", ATLAS, BOX)
def fog(canvas: skia.Canvas) -> None:
    """R23.10: a bank of cloud that hides the tile."""
    dice = random.Random("fog")
    with clipped(canvas, top_face()):
        canvas.drawPath(top_face(), fill("#596072", 0.86))
    with layer(canvas, 0.95):
        spots = [
            (x + dice.uniform(-9, 9), y + dice.uniform(-8, 8))
            for y in range(-104, 112, 27)
            for x in range(-92 + (y // 27 % 2) * 17, 100, 34)
        ]
        for x, y in sorted(spots, key=lambda p: p[1]):
            if abs(x) > 92 or abs(x) * 0.577 + abs(y) > 112:
                continue
            size = dice.uniform(26, 40)
            canvas.drawPath(oval(x + 5, y + 9, size, size * 0.66), blurred(fill("#3A4256", 0.5), 6))
            canvas.drawPath(
                oval(x, y, size, size * 0.68),
                blurred(
                    linear(
                        (x - size, y - size),
                        (x + size * 0.5, y + size),
                        [("#F4F6FB", 0.95), ("#C2CAD8", 0.95), ("#7C879E", 0.9)],
                    ),
                    3,
                ),
            )


def puddle(canvas: skia.Canvas, x: float, y: float, size: float, dice: random.Random) -> None:
    """Brown water in a ragged hollow: a wet rim, the sky in it, a glint."""
    count = 11
    points = []
    for k in range(count):
        reach = size * dice.uniform(0.78, 1.22)
        points.append(
            (x + math.cos(k * 6.283 / count) * reach, y + math.sin(k * 6.283 / count) * reach * 0.55)
        )
    pool = soft_polygon(points, size * 0.22)
    canvas.drawPath(pool, blurred(stroke("#1A0F06", 9, 0.85), 3))
    canvas.drawPath(pool, linear((x, y - size * 0.6), (x, y + size * 0.6), ["#2E2418", "#6A6450", "#A8AE9E"]))
    with clipped(canvas, pool):
        canvas.drawPath(
            oval(x - size * 0.2, y + size * 0.22, size * 0.5, size * 0.1), blurred(fill("#F4F8F4", 0.75), 2)
        )
        with moved(canvas, 0, 4):
            canvas.drawPath(pool, stroke("#120A04", 4, 0.5))
    with moved(canvas, 0, 2.5):
        canvas.drawPath(pool, blurred(stroke("#C09A68", 2, 0.6), 0.8))


@sprite("realigious/mark/mud", ATLAS, BOX)
def mud(canvas: skia.Canvas) -> None:
    """R11.4: a tile drowned in wet mud with ruts and puddles."""
    face = top_face(2)
    dice = random.Random("mud")
    with clipped(canvas, face):
        canvas.drawPath(
            face, linear((-80, -110), (70, 120), [("#7A5836", 0.96), ("#54391F", 0.97), ("#36220F", 0.97)])
        )
        noise(canvas, face, (0.02, 0.03), "#1E1208", 0.9, 5)
        noise(canvas, face, (0.025, 0.04), "#B08A5C", 0.6, 8)
        for shift in (-34, 30):
            rut = skia.Path()
            rut.moveTo(-130, 70 + shift)
            rut.cubicTo(-50, 30 + shift, 30, 20 + shift, 130, -60 + shift)
            canvas.drawPath(rut, blurred(stroke("#1A0F06", 19, 0.8), 3))
            with moved(canvas, -2, -9):
                canvas.drawPath(rut, blurred(stroke("#A87F52", 5, 0.8), 1.6))
            tread = stroke("#0E0803", 13, 0.75, False)
            tread.setPathEffect(skia.DashPathEffect.Make([6.0, 8.0], 0.0))
            canvas.drawPath(rut, tread)
        for x, y, size in ((-52, -44, 27), (42, 60, 30), (58, -34, 19), (-34, 82, 17)):
            puddle(canvas, x, y, size, dice)
        for _ in range(12):
            pebble(canvas, *inside(dice, 96), dice.uniform(3, 6), "#6A4A2A")
    bevel(canvas, face, 6, 0.25, 0.5)


@sprite("realigious/mark/start_point", ATLAS, BOX)
def start_point(canvas: skia.Canvas) -> None:
    """R14.2: a brass compass ring let into the ground."""
    with moved(canvas, 0, 4), layer(canvas, 0.95):
        disc = oval(0, 0, 86, 86)
        canvas.drawPath(disc, radial((-20, -30), 110, [("#3E4A66", 0.72), ("#1C2436", 0.78)]))
        brass_line(canvas, disc, 8)
        brass_line(canvas, oval(0, 0, 64, 64), 3.5)
        for k in range(24):
            angle = k * math.pi / 12
            a, b = 68, 76 if k % 2 else 80
            canvas.drawLine(
                math.sin(angle) * a,
                -math.cos(angle) * a,
                math.sin(angle) * b,
                -math.cos(angle) * b,
                stroke("#F7DDA0", 2.6, 0.9),
            )
        for k in range(8):
            long = 62 if k % 2 == 0 else 40
            with moved(canvas, 0, 0, 1, k * 45):
                canvas.drawPath(
                    polygon([(0, -long), (0, 0), (-11, -12)]), fill("#FFF0C4" if k % 2 == 0 else "#D9A64C")
                )
                canvas.drawPath(
                    polygon([(0, -long), (0, 0), (11, -12)]), fill("#A8742A" if k % 2 == 0 else "#7A4E18")
                )
        canvas.drawPath(oval(0, 0, 10, 10), linear((-8, -8), (8, 8), ["#FFF6DC", "#C8912E", "#5A390C"]))


@sprite("realigious/mark/dim", ATLAS, BOX)
def dim(canvas: skia.Canvas) -> None:
    """R12.3: the shade over a tile that is out of sight at night."""
    canvas.drawPath(top_face(-1), linear((-80, -120), (80, 120), [("#0A1030", 0.52), ("#050818", 0.68)]))


def unknown(seed: int, canvas: skia.Canvas) -> None:
    """R12.6: a tile of which only the place is known: mist in the moonlight, a few stars over it."""
    face = soft_polygon(hexagon(126), 9)
    canvas.drawPath(face, linear((-90, -120), (80, 125), ["#46517F", "#2E3763", "#1D244A", "#131834"]))
    noise(canvas, face, (0.012, 0.03), "#9FB2E6", 0.3, 44 + seed)
    dice = random.Random(f"unknown {seed}")
    with clipped(canvas, face):
        for y, reach, lift, glow in ((-44, 150, 30, 0.30), (12, 170, 36, 0.27), (74, 180, 40, 0.24)):
            _mist(canvas, dice, y + dice.uniform(-14, 14), reach, lift, glow)
        for _ in range(dice.choice((3, 4, 5))):
            _star(canvas, dice.uniform(-84, 84), dice.uniform(-96, 70), dice.choice((1.8, 2.3, 3.2)))
    bevel(canvas, face, 6, 0.34, 0.5)


def _mist(canvas: skia.Canvas, dice: random.Random, y: float, reach: float, lift: float, glow: float) -> None:
    """A bank of mist whose upper rim is lit."""
    bank, step = skia.Path(), reach / 4
    bank.moveTo(-reach, y + 70)
    for k in range(9):
        x = k * step - reach
        bank.quadTo(x + step / 4, y - lift * dice.uniform(0.5, 1.0), x + step, y + dice.uniform(-6, 12))
    bank.lineTo(reach, y + 70)
    bank.close()
    paint = linear((0, y - lift), (0, y + 66), [("#C6D4FF", glow), ("#7C8ED0", 0.0)])
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 7))
    canvas.drawPath(bank, paint)


def _star(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    halo = radial((x, y), 3 * size, [("#E8EFFF", 0.36), ("#E8EFFF", 0.0)])
    canvas.drawPath(oval(x, y, 3 * size, 3 * size), halo)
    canvas.drawPath(oval(x, y, size, size), fill("#F4F7FF", 0.8))


for _seed in range(4):
    register(f"realigious/mark/unknown_{_seed}", ATLAS, BOX, partial(unknown, _seed))
