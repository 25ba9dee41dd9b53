"""The tables of the four climates (R11), 1920 x 1080, in the game's teal and violet: lacquered wood under palm shadows,
a woven rug with drifted sand, oak and green felt under leaves, blue marble under frost.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register_picture
from assets.paint.backdrops import (
    HEIGHT,
    SIZE,
    WIDTH,
    fallen_leaf,
    frame,
    inlay,
    inlay_corners,
    leaf_outline,
    motes,
    planks,
    whole,
)
from assets.paint.base import (
    blurred,
    brass_line,
    clipped,
    fill,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    stroke,
)


def lamp(canvas: skia.Canvas, colour: str, strength: float) -> None:
    """Light from the upper left, and the far corner in the dark."""
    canvas.drawPath(
        whole(),
        radial(
            (520, 240), 1500, [(colour, strength), (colour, strength * 0.35), ("#000000", 0.0)], [0, 0.45, 1]
        ),
    )
    canvas.drawPath(
        whole(), linear((0, 0), (WIDTH, HEIGHT), [("#1C8A8E", 0.16), ("#1A1038", 0.1), ("#2A0F52", 0.36)])
    )
    canvas.drawPath(
        whole(),
        radial((820, 460), 1330, [("#04040A", 0.0), ("#04040A", 0.2), ("#04040A", 0.88)], [0, 0.5, 1]),
    )


def frond(length: float) -> skia.Path:
    """The leaflets of a palm frond that grows to the right from the origin along a bent rib."""
    path = skia.Path()
    for k in range(27):
        t = 0.06 + 0.94 * k / 26
        x, y, slope = length * t, length * 0.2 * t * t, 0.4 * t
        reach = (
            length * 0.33 * (0.25 + 0.75 * math.sin(math.pi * (0.15 + 0.75 * t))) * (1.0 if k < 26 else 0.6)
        )
        for side in (-1, 1):
            angle = math.atan(slope) + side * (1.05 - 0.85 * t)
            path.addPath(leaflet(x, y, angle, reach, length * 0.016))
    return path


def leaflet(x: float, y: float, angle: float, reach: float, half: float) -> skia.Path:
    """One pointed blade from (x, y), a little drooping."""
    dx, dy = math.cos(angle), math.sin(angle)
    tip = (x + dx * reach, y + dy * reach + reach * 0.08)
    middle = (x + dx * reach * 0.45, y + dy * reach * 0.45)
    blade = skia.Path()
    blade.moveTo(x, y)
    blade.quadTo(middle[0] - dy * half * 2, middle[1] + dx * half * 2, *tip)
    blade.quadTo(middle[0] + dy * half * 2, middle[1] - dx * half * 2, x, y)
    blade.close()
    return blade


def tropical(canvas: skia.Canvas) -> None:
    """Teal lacquered boards; palm fronds at the corners and their shadows across the table."""
    planks(canvas, "#1F5A58", 3)
    inlay(canvas)
    dice = random.Random("tropical")
    for x, y, turn, size in (
        (300, -60, 62, 620),
        (-40, 420, 8, 520),
        (1500, -50, 112, 520),
        (1300, 1130, -108, 560),
        (420, 1120, -62, 520),
    ):
        with moved(canvas, x + 46, y + 70, 1, turn):
            canvas.drawPath(frond(size), blurred(fill("#021012", 0.5), 11))
    for x, y, start in (
        (-30, HEIGHT + 20, -78),
        (WIDTH + 30, HEIGHT + 20, 186),
        (WIDTH + 30, -20, 118),
        (-30, -20, 22),
    ):
        for k in range(4):
            long, angle = 430 + dice.uniform(-60, 70), start + k * 21 + dice.uniform(-7, 7)
            leaf = frond(long)
            with moved(canvas, x + 16, y + 26, 1, angle):
                canvas.drawPath(leaf, blurred(fill("#010A0A", 0.6), 7))
            with moved(canvas, x, y, 1, angle):
                canvas.drawPath(
                    leaf,
                    linear((0, -long * 0.3), (long * 0.5, long * 0.5), ["#86CF7A", "#2E8A5A", "#0F4A3E"]),
                )
                canvas.drawPath(leaf, stroke("#BFF0B0", 1, 0.22))
                rib = skia.Path()
                rib.moveTo(0, 0)
                rib.quadTo(long * 0.5, 0, long * 0.97, long * 0.19)
                canvas.drawPath(rib, stroke("#D6F2B0", 3, 0.6))
    lamp(canvas, "#FFE2A0", 0.2)
    motes(canvas, "#E8FFA0", 90, 5)


def stepped_diamond(x: float, y: float, size: float) -> skia.Path:
    """A diamond with woven steps round (x, y)."""
    points = []
    for quarter in range(4):
        for step in range(5):
            a, b = size * (1 - step / 4), size * step / 4
            px, py = ((a, b), (-b, a), (-a, -b), (b, -a))[quarter]
            points.append((x + px * 0.9, y + py))
    return polygon(points)


def diamonds(canvas: skia.Canvas, x: float, colours: tuple[str, ...]) -> None:
    """A woven border of stepped diamonds, top to bottom at ``x``."""
    for row in range(-1, 10):
        cy = row * 124 + 62
        for level, colour in enumerate(colours):
            canvas.drawPath(stepped_diamond(x, cy, 58 - level * 14), fill(colour, 0.85))
        barb = polygon([(x - 52, cy + 62), (x, cy + 56), (x + 52, cy + 62), (x, cy + 68)])
        canvas.drawPath(barb, fill(colours[-1], 0.6))


def arid(canvas: skia.Canvas) -> None:
    """A rug of dark red and violet wool with stepped diamonds; sand has blown over its corners."""
    canvas.drawPath(whole(), linear((0, 0), (WIDTH, HEIGHT), ["#6E3038", "#4E2440", "#2C1838"]))
    for side in (1, -1):
        x = 960 - side * 810
        canvas.drawPath(rounded((x - 80, 0, 160, HEIGHT), 0), fill("#2A1430", 0.8))
        diamonds(canvas, x, ("#8A5A2E", "#1F5A62", "#C98A3E", "#5E1E34", "#E8C47A"))
        for dx in (-84, 84):
            canvas.drawLine(x + dx, 0, x + dx, HEIGHT, stroke("#C98A3E", 5, 0.7))
            canvas.drawLine(x + dx * 1.16, 0, x + dx * 1.16, HEIGHT, stroke("#1F5A62", 8, 0.8))
    inlay(canvas, 0.6)
    noise(canvas, whole(), (0.5, 0.02), "#12081C", 0.55, 5, 2)
    noise(canvas, whole(), (0.02, 0.6), "#12081C", 0.5, 6, 2)
    noise(canvas, whole(), (0.003, 0.004), "#120818", 0.8, 8, 5)
    for x, y, rx, ry, seed in (
        (60, 1060, 620, 190, 3),
        (1900, 1080, 560, 240, 9),
        (1890, 0, 420, 120, 14),
        (-20, 20, 300, 120, 17),
    ):
        drift(canvas, x, y, rx, ry, seed)
    lamp(canvas, "#FFC878", 0.24)
    motes(canvas, "#FFE0A8", 130, 8)


def drift(canvas: skia.Canvas, x: float, y: float, rx: float, ry: float, seed: int) -> None:
    """A heap of blown sand with ripples, thin at its edge."""
    dice = random.Random(seed)
    phases = [dice.uniform(0, 6.28) for _ in range(3)]
    points = []
    for k in range(72):
        angle = k * math.pi / 36
        swell = (
            1
            + 0.1 * math.sin(3 * angle + phases[0])
            + 0.06 * math.sin(7 * angle + phases[1])
            + 0.03 * math.sin(13 * angle + phases[2])
        )
        points.append((x + math.cos(angle) * rx * swell, y + math.sin(angle) * ry * swell))
    heap = polygon(points)
    with moved(canvas, 14, 16):
        canvas.drawPath(heap, blurred(fill("#0A0510", 0.7), 18))
    canvas.drawPath(
        heap,
        blurred(
            linear((x - rx * 0.4, y - ry), (x + rx * 0.3, y + ry * 0.7), ["#EBC088", "#BE8C54", "#74492C"]),
            7,
        ),
    )
    with clipped(canvas, heap):
        for row in range(-14, 15):
            line = [
                (
                    x - rx + k * rx / 28,
                    y
                    + row * ry / 7
                    + 9 * math.sin(k * 0.34 + phases[0] + row * 0.5)
                    + 4 * math.sin(k * 0.8 + row),
                )
                for k in range(60)
            ]
            ripple = polygon(line, False)
            canvas.drawPath(ripple, blurred(stroke("#5A3820", 8, 0.36), 3))
            with moved(canvas, 0, -7):
                canvas.drawPath(ripple, blurred(stroke("#FFE2AC", 4, 0.36), 1.8))
    noise(canvas, heap, (0.35, 0.35), "#4A2C18", 0.5, seed, 2)
    for _ in range(900):
        px, py = dice.choice(points)
        away = abs(dice.gauss(0, 1)) * 0.07
        px, py = px + (px - x) * away + dice.uniform(-9, 9), py + (py - y) * away + dice.uniform(-9, 9)
        grain = dice.uniform(0.6, 2.0)
        canvas.drawPath(oval(px, py, grain, grain), fill("#E2B67C", dice.uniform(0.25, 0.8)))


def temperate(canvas: skia.Canvas) -> None:
    """An oak table with a field of green felt; the shadow of a branch and a few fallen leaves."""
    planks(canvas, "#5A4038", 12)
    felt = rounded((352, 84, 1216, 912), 60)
    canvas.drawPath(felt, blurred(stroke("#05040A", 22, 0.7), 8))
    canvas.drawPath(felt, radial((760, 380), 900, ["#25605C", "#17403F", "#0E2A32"]))
    noise(canvas, felt, (0.3, 0.3), "#04100F", 0.5, 4, 3)
    noise(canvas, felt, (0.012, 0.016), "#061A1A", 0.7, 9, 4)
    brass_line(canvas, felt, 7)
    brass_line(canvas, rounded((372, 104, 1176, 872), 46), 2.5)
    inlay_corners(canvas)
    dice = random.Random("temperate")
    for _ in range(130):
        x = dice.uniform(-60, 1250)
        y = dice.uniform(-60, 760) * (1.15 - x / 1500)
        with moved(canvas, x, y, dice.uniform(0.8, 1.7), dice.uniform(0, 360)):
            canvas.drawPath(leaf_outline(34), blurred(fill("#03060A", 0.26), 6))
    for x, y, size, turn, tone in (
        (150, 880, 46, 20, "#C4562E"),
        (250, 968, 34, -50, "#D9923A"),
        (1764, 190, 42, 130, "#B8863A"),
        (1690, 934, 50, 70, "#C46A2E"),
        (1800, 830, 30, -20, "#8E9A3E"),
        (120, 210, 30, 200, "#A89A3E"),
        (1640, 1010, 28, 10, "#D9923A"),
    ):
        fallen_leaf(canvas, x, y, size, turn, tone)
    lamp(canvas, "#FFE2B0", 0.2)
    motes(canvas, "#FFF0C0", 70, 13)


def cold(canvas: skia.Canvas) -> None:
    """Slabs of blue marble with pale veins; frost creeps in from the edges."""
    canvas.drawPath(whole(), linear((0, 0), (WIDTH, HEIGHT), ["#35557E", "#23376A", "#1C1E4E"]))
    noise(canvas, whole(), (0.0022, 0.0034), "#0A1030", 0.9, 6, 6)
    noise(canvas, whole(), (0.003, 0.0022), "#7FA8D6", 0.4, 15, 6, 0.52)
    dice = random.Random("cold")
    for _ in range(26):
        x, y, angle = dice.uniform(-100, WIDTH), dice.uniform(-100, HEIGHT), dice.uniform(0.3, 1.1)
        vein = skia.Path()
        vein.moveTo(x, y)
        for _ in range(14):
            angle += dice.uniform(-0.35, 0.35)
            vein.rLineTo(math.cos(angle) * 34, math.sin(angle) * 26)
        canvas.drawPath(vein, blurred(stroke("#BFD8F4", dice.uniform(2, 7), 0.2), 2.5))
    for x in (0, 480, 960, 1440, 1920):
        canvas.drawLine(x, 0, x, HEIGHT, stroke("#060A1E", 5, 0.6))
        canvas.drawLine(x + 4, 0, x + 4, HEIGHT, stroke("#A8C8F0", 1.6, 0.3))
    for y in (270, 810):
        canvas.drawLine(0, y, WIDTH, y, stroke("#060A1E", 5, 0.6))
        canvas.drawLine(0, y + 4, WIDTH, y + 4, stroke("#A8C8F0", 1.6, 0.3))
    inlay(canvas, 0.7)
    rime(canvas)
    lamp(canvas, "#CFE6FF", 0.2)
    motes(canvas, "#FFFFFF", 140, 17)


def rime(canvas: skia.Canvas) -> None:
    """Ferns of ice from the four corners and a white breath along the edges."""
    edge = skia.Path(rounded((70, 60, WIDTH - 140, HEIGHT - 120), 160))
    edge.toggleInverseFillType()
    canvas.drawPath(edge, blurred(fill("#CFE6FF", 0.34), 46))
    dice = random.Random("rime")
    for x, y, start in ((0, 0, 0.15), (WIDTH, 0, 1.75), (WIDTH, HEIGHT, 3.3), (0, HEIGHT, 4.9)):
        for k in range(6):
            fern(canvas, x, y, start + k * 0.25, dice.uniform(210, 350), 3, dice)
    for k in range(9):
        fern(canvas, 0, 180 + k * 90, dice.uniform(-0.5, 0.5), dice.uniform(70, 150), 2, dice)
        fern(canvas, WIDTH, 180 + k * 90, math.pi + dice.uniform(-0.5, 0.5), dice.uniform(70, 150), 2, dice)


def fern(
    canvas: skia.Canvas, x: float, y: float, angle: float, length: float, depth: int, dice: random.Random
) -> None:
    """A frond of ice crystals: a stem with smaller fronds at both sides."""
    steps = 9
    canvas.drawLine(
        x,
        y,
        x + math.cos(angle) * length,
        y + math.sin(angle) * length,
        stroke("#F2FAFF", 0.9 + depth * 0.7, 0.5),
    )
    if depth == 0 or length < 12:
        return
    for k in range(1, steps):
        t = k / steps
        px, py = x + math.cos(angle) * length * t, y + math.sin(angle) * length * t
        for side in (-1, 1):
            fern(
                canvas,
                px,
                py,
                angle + side * dice.uniform(0.85, 1.1),
                length * 0.36 * (1.06 - t),
                depth - 1,
                dice,
            )


BACKDROPS: dict[str, Callable[[skia.Canvas], None]] = {
    "tropical": tropical,
    "arid": arid,
    "temperate": temperate,
    "cold": cold,
}


def backdrop(name: str, canvas: skia.Canvas) -> None:
    """A climate's table, with the shade of the board in its middle."""
    BACKDROPS[name](canvas)
    frame(canvas)
    canvas.drawPath(oval(972, 566, 560, 440), blurred(fill("#04040A", 0.42), 90))
    canvas.drawPath(whole(), fill("#05050C", 0.16))


for _name in BACKDROPS:
    register_picture(f"realigious/backdrops/{_name}.jpg", SIZE, partial(backdrop, _name))
