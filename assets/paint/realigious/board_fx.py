"""Weather signs, the squall gauge, the roll dial and short effects. Anchor: centre, if not said otherwise."""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from assets.paint.atlas import register, sprite
from assets.paint.base import (
    BONE,
    BRASS_METAL,
    GOLD,
    IRON,
    Material,
    bevel,
    blurred,
    darker,
    fill,
    lighter,
    linear,
    medal,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    shaded,
    solid_glyph,
    stroke,
)
from assets.paint.figures import emblem_path, plate

ATLAS = "realigious/board_fx"
BOX = (-80, -80, 80, 90)
SKY = Material("#8FE0F0", "#2A86B0", "#0B2E52", "#FFFFFF")


def wind(turn: float, canvas: skia.Canvas) -> None:
    """R11.3: a monsoon sign whose streams run towards ``turn`` (degrees, 0 = east)."""
    medal(canvas, 0, 0, 66, SKY)
    with moved(canvas, 0, 0, 1, turn):
        streams = skia.Path()
        for y, left, right, curl in ((-22, -34, 16, -15), (22, -38, 10, 15)):
            streams.moveTo(left, y)
            streams.lineTo(right, y)
            streams.cubicTo(right + 20, y, right + 20, y + curl * 1.5, right + 4, y + curl * 1.35)
        arrow = polygon([(-44, -7), (14, -7), (14, -20), (46, 0), (14, 20), (14, 7), (-44, 7)])
        for colour, grow, shift in (("#06203A", 5.0, 3.0), ("#E9FBFF", 0.0, 0.0)):
            with moved(canvas, shift * 0.5, shift):
                canvas.drawPath(streams, stroke(colour, 7 + grow, 0.95))
        with moved(canvas, 2, 4):
            canvas.drawPath(arrow, blurred(fill("#06203A", 0.8), 2))
        plate(canvas, arrow, Material("#FFFFFF", "#CFF2FA", "#5FAAC4", "#FFFFFF"), 3)


for _name, _turn in (("e", 0.0), ("s", 90.0), ("w", 180.0), ("n", 270.0)):
    register(f"realigious/fx/wind_{_name}", ATLAS, BOX, partial(wind, _turn))


@sprite("realigious/fx/day", ATLAS, BOX)
def day(canvas: skia.Canvas) -> None:
    """The sun."""
    medal(canvas, 0, 0, 66, Material("#9BE4FF", "#4FAEE0", "#1B5C9A", "#FFFFFF"))
    canvas.drawPath(oval(0, 0, 44, 44), blurred(fill("#FFE08A", 0.9), 10))
    for k in range(12):
        with moved(canvas, 0, 0, 1, k * 30):
            plate(canvas, polygon([(-6, -27), (0, -48 if k % 2 == 0 else -41), (6, -27)]), GOLD, 1.5)
    canvas.drawPath(oval(0, 0, 26, 26), radial((-9, -10), 38, ["#FFFBE0", "#FFD35A", "#E08A1E"]))
    bevel(canvas, oval(0, 0, 26, 26), 4, 0.6, 0.4)


@sprite("realigious/fx/night", ATLAS, BOX)
def night(canvas: skia.Canvas) -> None:
    """The moon among stars."""
    medal(canvas, 0, 0, 66, Material("#4A4E9E", "#23245E", "#0A0B26", "#FFFFFF"))
    canvas.drawPath(oval(-6, 0, 36, 36), blurred(fill("#C6D8FF", 0.5), 9))
    solid_glyph(canvas, emblem_path("moon", 40), BONE, (-42, -40, 68, 80), 3)
    for x, y, size in ((26, -18, 11), (34, 14, 7), (14, 4, 5)):
        with moved(canvas, x, y):
            canvas.drawPath(emblem_path("star", size), fill("#FFF3C4"))


@sprite("realigious/fx/heat", ATLAS, BOX)
def heat(canvas: skia.Canvas) -> None:
    """R11.2: the heat of the day in a dry land: sun over shimmering air."""
    medal(canvas, 0, 0, 66, Material("#FFC46A", "#E0622B", "#6B1A09", "#FFFFFF"))
    canvas.drawPath(oval(0, -14, 25, 25), radial((-8, -22), 36, ["#FFFBE0", "#FFE27A", "#FF9A2E"]))
    for k in range(9):
        with moved(canvas, 0, -14, 1, -100 + k * 25):
            canvas.drawPath(polygon([(-4.5, -30), (0, -42), (4.5, -30)]), fill("#FFE27A"))
    for y in (20, 34, 48):
        wave = skia.Path()
        wave.moveTo(-40 + (y - 20) * 0.5, y)
        for k in range(4):
            wave.rQuadTo(5, -9 if k % 2 == 0 else 9, (80 - (y - 20)) / 4, 0)
        canvas.drawPath(wave, stroke("#5A1206", 9, 0.6))
        canvas.drawPath(wave, stroke("#FFF0C0", 5.5))


@sprite("realigious/fx/chill", ATLAS, BOX)
def chill(canvas: skia.Canvas) -> None:
    """R11.2: the cold of the night in a dry land: a crystal of frost."""
    medal(canvas, 0, 0, 66, Material("#C6F4FF", "#4A9AD0", "#123A6E", "#FFFFFF"))
    for colour, width, shift in (("#0B2A52", 9.0, 3.0), ("#FFFFFF", 5.6, 0.0)):
        for k in range(6):
            with moved(canvas, shift * 0.6, shift, 1, k * 60):
                frost_arm(canvas, colour, width)
    canvas.drawPath(oval(0, 0, 9, 9), radial((-3, -3), 12, ["#FFFFFF", "#9BE4FF"]))


def frost_arm(canvas: skia.Canvas, colour: str, width: float) -> None:
    """One of the six arms of a snow crystal, pointing up."""
    canvas.drawLine(0, 0, 0, -46, stroke(colour, width))
    for y in (-22, -34):
        canvas.drawLine(0, y, -10, y - 9, stroke(colour, width * 0.8))
        canvas.drawLine(0, y, 10, y - 9, stroke(colour, width * 0.8))


def squall(level: int, canvas: skia.Canvas) -> None:
    """R11.1: the gauge from 0 to 6: a storm cloud in a ring of six glass cells that fill with light."""
    storm = level / 6
    medal(
        canvas,
        0,
        0,
        66,
        Material(
            "#9AB4C8" if level < 6 else "#C8A0FF", "#3E5A78" if level < 6 else "#5A2E9A", "#141F34", "#FFFFFF"
        ),
        rim_width=18,
    )
    for k in range(6):
        start = -90 + k * 60 + 5
        cell = skia.Path()
        cell.addArc(skia.Rect.MakeLTRB(-57, -57, 57, 57), start, 50)
        canvas.drawPath(cell, stroke("#120C06", 13))
        canvas.drawPath(cell, stroke("#1E2A3C", 9.5))
        if k < level:
            tone = "#FF6AD8" if level == 6 else "#5AD8FF"
            canvas.drawPath(cell, blurred(stroke(tone, 15, 0.7), 4))
            canvas.drawPath(cell, stroke(tone, 9.5))
            canvas.drawPath(cell, stroke("#FFFFFF", 3, 0.85))
    cloud = skia.Path()
    for x, y, r in ((-17, -4, 14), (0, -14, 18), (17, -5, 14), (-6, 0, 14), (8, 0, 14)):
        part = skia.Path()
        part.addCircle(x, y, r)
        cloud = skia.Op(cloud, part, skia.PathOp.kUnion_PathOp)
    shade = int(235 - 125 * storm)
    grey = f"#{shade:02X}{shade + 4:02X}{min(255, shade + 16):02X}"
    solid_glyph(
        canvas,
        cloud,
        Material(lighter(grey, 0.5), grey, darker(grey, 0.5), "#FFFFFF"),
        (-31, -33, 62, 46),
        2.5,
    )
    for k in range(min(level, 5)):
        x = -20 + k * 10
        canvas.drawLine(x + 3, 17, x - 2, 30, stroke("#BFEFFF", 3.6))
    if level == 6:
        bolt = polygon([(4, 4), (-14, 26), (-3, 26), (-9, 46), (16, 19), (4, 19), (12, 4)])
        canvas.drawPath(bolt, blurred(fill("#FFE27A", 0.9), 5))
        plate(canvas, bolt, GOLD, 2)


for _level in range(7):
    register(f"realigious/fx/squall_{_level}", ATLAS, BOX, partial(squall, _level))


@sprite("realigious/dice/dial", ATLAS, (-170, -170, 170, 180))
def dial(canvas: skia.Canvas) -> None:
    """The percentile dial: 0 at the top, 100 ticks clockwise, room for numbers in the middle."""
    canvas.drawPath(oval(6, 10, 150, 150), blurred(fill("#05040A", 0.7), 8))
    shaded(canvas, oval(0, 0, 150, 150), BRASS_METAL, 6)
    canvas.drawPath(oval(0, 0, 138, 138), radial((-40, -60), 220, ["#2C3A52", "#161D2E", "#090C16"]))
    noise(canvas, oval(0, 0, 138, 138), (0.02, 0.02), "#5A7AA0", 0.35, 3)
    for k in range(100):
        long = 22 if k % 10 == 0 else 15 if k % 5 == 0 else 9
        angle = k * math.pi / 50
        a, b = 133.0, 133.0 - long
        canvas.drawLine(
            math.sin(angle) * a,
            -math.cos(angle) * a,
            math.sin(angle) * b,
            -math.cos(angle) * b,
            stroke("#F7DDA0" if k % 10 == 0 else "#B9A06A", 4 if k % 10 == 0 else 2.2),
        )
    shaded(canvas, oval(0, 0, 92, 92), BRASS_METAL, 3)
    canvas.drawPath(oval(0, 0, 86, 86), radial((-30, -40), 130, ["#26324A", "#121829", "#070A14"]))


@sprite("realigious/dice/needle", ATLAS, (-40, -150, 40, 60))
def needle(canvas: skia.Canvas) -> None:
    """The needle that points up; turn it round its anchor, the middle of the dial."""
    shape = polygon([(0, -132), (10, -100), (5, -94), (-5, -94), (-10, -100)])
    canvas.drawPath(shape, blurred(fill("#FF7A4A", 0.8), 6))
    plate(canvas, shape, Material("#FFE0C0", "#F0562E", "#7A1208", "#FFFFFF"), 3)


def ten_sided(frame: int, canvas: skia.Canvas) -> None:
    """A ten-sided die in one of eight positions of its tumble; frame 0 lies flat with room for a figure."""
    turn = frame * 45.0
    squeeze = 1 - 0.16 * math.sin(frame * math.pi / 4) ** 2
    canvas.drawPath(oval(6, 46, 44, 14), blurred(fill("#05040A", 0.6), 5))
    with moved(canvas, 0, 0, 1, turn):
        canvas.scale(squeeze, 1)
        rim = [(0, -58), (46, -24), (52, 18), (0, 56), (-52, 18), (-46, -24)]
        kite = [(0, -58), (32, 6), (0, 30), (-32, 6)]
        light = math.radians(-turn)
        parts = (
            [kite[0], rim[1], rim[2], kite[1]],
            [kite[1], rim[2], rim[3], kite[2]],
            [kite[2], rim[3], rim[4], kite[3]],
            [kite[3], rim[4], rim[5], kite[0]],
        )
        for points in parts:
            cx, cy = sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4
            lit = (-cx * (math.cos(light) - math.sin(light)) - cy * (math.sin(light) + math.cos(light))) / 60
            tone = (
                lighter("#8347C6", min(0.5, lit * 0.6))
                if lit > 0
                else darker("#8347C6", min(0.7, -lit * 0.8))
            )
            canvas.drawPath(polygon(points), linear(points[0], points[2], [lighter(tone, 0.15), tone]))
            canvas.drawPath(polygon(points), stroke("#F3E4FF", 1.8, 0.5))
        canvas.drawPath(polygon(kite), linear((-20, -50), (16, 30), ["#C79BF4", "#9156D6", "#6A34AE"]))
        canvas.drawPath(polygon(kite), stroke("#FFFFFF", 2.4, 0.8))


for _frame in range(8):
    register(f"realigious/dice/d10_{_frame}", ATLAS, BOX, partial(ten_sided, _frame))


def roll_sign(canvas: skia.Canvas) -> None:
    """The sign of a roll: two ten-sided dice."""
    with moved(canvas, 20, -14, 0.72):
        ten_sided(1, canvas)
    with moved(canvas, -20, 10, 0.82):
        ten_sided(0, canvas)


register("realigious/dice/roll", ATLAS, BOX, roll_sign)


def sparkle(frame: int, canvas: skia.Canvas) -> None:
    """A star that flares and dies in six frames: four long rays and four short ones."""
    size = (16, 36, 56, 48, 30, 14)[frame]
    canvas.drawPath(oval(0, 0, size * 0.55, size * 0.55), blurred(fill("#FFD873", 0.7), size * 0.2))
    for k in range(8):
        reach = size * (1.0 if k % 2 == 0 else 0.52)
        with moved(canvas, 0, 0, 1, k * 45 + frame * 6):
            canvas.drawPath(polygon([(-size * 0.13, 0), (0, -reach), (size * 0.13, 0)]), fill("#FFF9E0"))
    canvas.drawPath(oval(0, 0, size * 0.22, size * 0.22), fill("#FFFFFF"))


def smoke(frame: int, canvas: skia.Canvas) -> None:
    """A puff of dust that swells and thins in six frames."""
    dice = random.Random("smoke")
    grow, alpha = 0.45 + frame * 0.11, (0.95, 0.9, 0.75, 0.55, 0.35, 0.18)[frame]
    for _ in range(11):
        angle, reach, size = dice.uniform(0, 6.28), dice.uniform(8, 46), dice.uniform(17, 27)
        x, y = math.cos(angle) * reach * grow * 1.3, math.sin(angle) * reach * grow * 0.8 - frame * 3
        canvas.drawPath(
            oval(x, y, size * grow * 1.2, size * grow * 1.1),
            blurred(
                linear(
                    (x - size, y - size),
                    (x + size, y + size),
                    [("#F4ECDC", alpha), ("#B4A794", alpha), ("#6E6458", alpha)],
                ),
                3 + frame,
            ),
        )


def ring_burst(frame: int, canvas: skia.Canvas) -> None:
    """A ring of white light that widens in six frames; multiply it with a colour."""
    radius, width, alpha = 16 + frame * 10.5, 17 - frame * 2.5, (1, 0.95, 0.85, 0.65, 0.42, 0.22)[frame]
    canvas.drawPath(oval(0, 0, radius, radius), blurred(stroke("#FFFFFF", width, alpha * 0.6), 5))
    canvas.drawPath(oval(0, 0, radius, radius), stroke("#FFFFFF", width * 0.4, alpha))
    for k in range(12):
        angle = k * math.pi / 6 + 0.2
        a, b = radius + 3, radius + 3 + width * 0.9
        canvas.drawLine(
            math.sin(angle) * a,
            -math.cos(angle) * a,
            math.sin(angle) * b,
            -math.cos(angle) * b,
            stroke("#FFFFFF", 2.6, alpha),
        )


def lightning(frame: int, canvas: skia.Canvas) -> None:
    """A bolt that strikes the anchor from above, in four frames."""
    dice = random.Random(f"bolt {frame}")
    alpha = (0.8, 1.0, 0.8, 0.35)[frame]
    bolts = [(0.0, -250.0, 0.0, 1.0), (-8.0, -150.0, 52.0, 0.55), (4.0, -110.0, -44.0, 0.5)]
    canvas.drawPath(oval(0, 0, 46, 18), blurred(fill("#CFE0FF", alpha), 8))
    for x, y, aside, part in bolts:
        path = skia.Path()
        path.moveTo(x, y)
        steps = 8
        for k in range(1, steps + 1):
            t = k / steps
            end = -y * part if aside else -y
            jitter = 0 if k == steps and not aside else dice.uniform(-15, 15)
            path.lineTo(x + aside * t + jitter, y + end * t)
        canvas.drawPath(path, blurred(stroke("#6A8CFF", 18 * part, alpha * 0.8), 6))
        canvas.drawPath(path, stroke("#BFD4FF", 7.5 * part, alpha))
        canvas.drawPath(path, stroke("#FFFFFF", 3.4 * part, alpha))


def link(canvas: skia.Canvas, x: float, y: float, turn: float, flat: bool) -> None:
    """One iron link of a chain, seen broad or edge-on."""
    with moved(canvas, x, y, 1, turn):
        body = (
            rounded((-19, -4.5, 38, 9), 4.5)
            if flat
            else skia.Op(
                rounded((-20, -12, 40, 24), 12), rounded((-12, -5, 24, 10), 5), skia.PathOp.kDifference_PathOp
            )
        )
        with moved(canvas, 3, 5):
            canvas.drawPath(body, blurred(fill("#05040A", 0.6), 2))
        plate(canvas, body, IRON, 2.5)


def chain_break(frame: int, canvas: skia.Canvas) -> None:
    """A chain that strains, bursts and flies apart in four frames."""
    gap, drop, light = ((0, 0, 0.35), (10, 0, 1.0), (30, 8, 0.7), (50, 24, 0.25))[frame]
    if light:
        canvas.drawPath(oval(0, 0, 34, 34), blurred(fill("#FFC45A", light), 10))
    for side in (-1, 1):
        for k in range(3):
            link(
                canvas,
                side * (13 + gap + k * 25),
                drop * (1 + 0.2 * k) * (1 if side > 0 else 0.7),
                side * frame * (7 - k * 2),
                k % 2 == 1,
            )
    if frame == 0:
        link(canvas, 0, 0, 0, True)
    if frame in (1, 2):
        for k in range(9):
            angle, reach = k * 0.7, 24 + frame * 14 + k % 3 * 6
            canvas.drawLine(
                math.sin(angle) * 10,
                -math.cos(angle) * 10,
                math.sin(angle) * reach,
                -math.cos(angle) * reach,
                stroke("#FFF3C4", 3),
            )


FRAMES = (
    ("sparkle", sparkle, 6, 2, BOX),
    ("smoke", smoke, 6, 2, (-110, -110, 110, 110)),
    ("ring", ring_burst, 6, 2, (-110, -110, 110, 110)),
    ("lightning", lightning, 4, 1, (-110, -270, 110, 60)),
    ("chain_break", chain_break, 4, 1, (-160, -90, 160, 120)),
)
for _kind, _paint, _count, _key, _box in FRAMES:
    for _frame in range(_count):
        register(f"realigious/fx/{_kind}_{_frame}", ATLAS, _box, partial(_paint, _frame))
    register(f"realigious/fx/{_kind}", ATLAS, _box, partial(_paint, _key))
