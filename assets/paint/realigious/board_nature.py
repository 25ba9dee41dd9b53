"""Forests and mountains in their versions for each ground (R14.7). Anchor: centre of the hex."""

from __future__ import annotations

import random

import skia

from assets.paint.atlas import sprite
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
    polygon,
    stroke,
)
from assets.paint.realigious.board_structures import ATLAS, BOX
from assets.paint.solids import round_shade


def ground_pool(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """The shadow of a tree."""
    canvas.drawPath(
        oval(x + size * 0.3, y + size * 0.06, size * 0.95, size * 0.36), blurred(fill("#05040A", 0.5), 4)
    )


def trunk(
    canvas: skia.Canvas, x: float, y: float, width: float, height: float, colour: str = "#6E4A2A"
) -> None:
    """A short round stem standing on (x, y)."""
    canvas.drawRect(
        skia.Rect.MakeLTRB(x - width / 2, y - height, x + width / 2, y),
        round_shade(x - width, x + width, colour),
    )


def pine(canvas: skia.Canvas, x: float, y: float, size: float, colour: str, snow: bool = False) -> None:
    """A fir of four ragged tiers, half in light and half in shade, maybe under snow."""
    ground_pool(canvas, x, y, size * 0.45)
    trunk(canvas, x, y, size * 0.11, size * 0.2)
    for tier in range(4):
        low = y - size * (0.12 + tier * 0.23)
        half, high = size * (0.36 - tier * 0.07), size * 0.4
        outline = skia.Path()
        outline.moveTo(x, low - high)
        outline.quadTo(x + half * 0.4, low - high * 0.35, x + half, low - size * 0.02)
        for step in range(4):
            a = half - half * 2 * (step + 0.5) / 4
            outline.quadTo(
                x + a + half * 0.16, low + size * 0.05, x + a, low + size * (0.02 if step % 2 else 0.045)
            )
        outline.quadTo(x - half * 0.9, low + size * 0.04, x - half, low - size * 0.02)
        outline.quadTo(x - half * 0.4, low - high * 0.35, x, low - high)
        outline.close()
        with moved(canvas, size * 0.02, size * 0.05), clipped(canvas, outline):
            canvas.drawPath(outline, fill(darker(colour, 0.8), 0.5))
        canvas.drawPath(
            outline,
            linear(
                (x - half, low - high),
                (x + half, low),
                [lighter(colour, 0.42), colour, darker(colour, 0.6)],
                [0, 0.42, 1],
            ),
        )
        if snow:
            cap = skia.Path()
            cap.moveTo(x, low - high)
            cap.quadTo(x + half * 0.3, low - high * 0.4, x + half * 0.62, low - high * 0.18)
            cap.quadTo(x + half * 0.3, low - high * 0.32, x + half * 0.14, low - high * 0.1)
            cap.quadTo(x - half * 0.2, low - high * 0.36, x - half * 0.36, low - high * 0.02)
            cap.quadTo(x - half * 0.6, low - high * 0.2, x - half * 0.92, low - size * 0.03)
            cap.quadTo(x - half * 0.36, low - high * 0.4, x, low - high)
            cap.close()
            canvas.drawPath(
                cap, linear((x - half, low - high), (x + half, low), ["#FFFFFF", "#EAF3FC", "#A9C0DE"])
            )
        else:
            canvas.drawLine(
                x - half * 0.1,
                low - high * 0.82,
                x - half * 0.75,
                low - high * 0.12,
                blurred(stroke(lighter(colour, 0.7), 2.4, 0.6), 0.8),
            )


def leafy(canvas: skia.Canvas, x: float, y: float, size: float, colour: str, seed: int) -> None:
    """A broad tree: clumps of leaves lit from the upper left."""
    dice = random.Random(seed)
    ground_pool(canvas, x, y, size * 0.5)
    trunk(canvas, x, y, size * 0.13, size * 0.34)
    clumps = [
        (-0.26, 0.42, 0.24),
        (0.27, 0.43, 0.24),
        (0.0, 0.38, 0.26),
        (-0.2, 0.64, 0.24),
        (0.2, 0.66, 0.23),
        (0.0, 0.56, 0.28),
        (-0.03, 0.82, 0.22),
    ]
    for dx, dy, part in clumps:
        cx, cy, radius = x + dx * size, y - dy * size, part * size
        canvas.drawPath(oval(cx + 1.5, cy + 2.5, radius, radius * 0.92), fill(darker(colour, 0.75), 0.75))
        leaves = oval(cx, cy, radius, radius * 0.9)
        canvas.drawPath(
            leaves,
            linear(
                (cx - radius * 0.8, cy - radius),
                (cx + radius * 0.7, cy + radius),
                [lighter(colour, 0.45), colour, darker(colour, 0.6)],
                [0, 0.45, 1],
            ),
        )
        noise(canvas, leaves, (0.13, 0.13), darker(colour, 0.75), 0.8, seed + round(cx), 3)
        for _ in range(5):
            px, py = cx + dice.uniform(-0.75, 0.25) * radius, cy + dice.uniform(-0.75, 0.2) * radius
            canvas.drawPath(oval(px, py, size * 0.035, size * 0.022), fill(lighter(colour, 0.65), 0.65))


def palm(canvas: skia.Canvas, x: float, y: float, size: float, lean: float) -> None:
    """A palm with a ringed bent stem and seven fronds."""
    ground_pool(canvas, x, y, size * 0.34)
    top_x, top_y = x + lean, y - size * 0.72
    for k in range(12):
        t = k / 11
        px, py = x + lean * t * t, y - size * 0.72 * t
        width = size * (0.072 - 0.03 * t)
        canvas.drawPath(
            oval(px, py, width, size * 0.042),
            linear((px - width, py), (px + width, py), ["#D8B078", "#9A6C3C", "#4A2E16"]),
        )
    for reach, drop in (
        (-0.5, 0.2),
        (0.52, 0.24),
        (-0.42, -0.14),
        (0.44, -0.1),
        (-0.24, 0.36),
        (0.3, 0.38),
        (0.02, -0.26),
    ):
        end_x, end_y = top_x + reach * size, top_y + drop * size
        bend_x, bend_y = top_x + reach * size * 0.5, top_y - size * (0.24 if drop > -0.2 else 0.2)
        frond = skia.Path()
        frond.moveTo(top_x, top_y)
        frond.quadTo(bend_x, bend_y, end_x, end_y)
        frond.quadTo(bend_x + size * 0.03, bend_y + size * 0.22, top_x, top_y + size * 0.04)
        frond.close()
        tone = "#6FA83A" if reach < 0 else "#3F7F35"
        with moved(canvas, 2, 4):
            canvas.drawPath(frond, blurred(fill("#05040A", 0.35), 1.5))
        canvas.drawPath(
            frond,
            linear(
                (top_x - size * 0.3, top_y - size * 0.3),
                (top_x + size * 0.4, top_y + size * 0.4),
                [lighter(tone, 0.5), tone, darker(tone, 0.5)],
            ),
        )
        spine = skia.Path()
        spine.moveTo(top_x, top_y)
        spine.quadTo(bend_x, bend_y + size * 0.05, end_x, end_y)
        canvas.drawPath(spine, stroke("#E3F0A0", 1.8, 0.75))
    for dx in (-6, 1, 7):
        canvas.drawPath(
            oval(top_x + dx, top_y + 6, 5, 5.5),
            linear((top_x + dx - 4, top_y), (top_x + dx + 4, top_y + 10), ["#E09A4A", "#6E3E14"]),
        )


@sprite("realigious/structure/forest_grass", ATLAS, BOX)
def forest_grass(canvas: skia.Canvas) -> None:
    """A mixed wood of broad trees and firs."""
    canvas.drawPath(oval(0, 10, 84, 52), blurred(fill("#1C3A16", 0.6), 9))
    pine(canvas, 4, -26, 96, "#2E6B3A")
    leafy(canvas, -50, -14, 82, "#4E8F30", 3)
    pine(canvas, 54, -8, 92, "#2A6340")
    leafy(canvas, 8, 18, 84, "#6BA436", 8)
    pine(canvas, -60, 36, 84, "#357A40")
    leafy(canvas, 56, 40, 70, "#568F2C", 12)
    leafy(canvas, -18, 60, 66, "#7DB03E", 17)


@sprite("realigious/structure/forest_sand", ATLAS, BOX)
def forest_sand(canvas: skia.Canvas) -> None:
    """An oasis: palms round a small pool."""
    canvas.drawPath(oval(0, 18, 82, 46), blurred(fill("#6E8A3A", 0.75), 8))
    palm(canvas, 30, -20, 104, 12)
    palm(canvas, -46, -4, 112, -10)
    pool = oval(6, 28, 46, 21)
    canvas.drawPath(oval(6, 30, 51, 25), fill("#7A5A2C", 0.8))
    canvas.drawPath(pool, linear((-30, 10), (40, 48), ["#9BE7F2", "#2C94BE", "#0E4A78"]))
    with clipped(canvas, pool):
        canvas.drawPath(oval(12, 16, 48, 10), blurred(fill("#05203A", 0.6), 4))
        for dx, dy in ((-16, 30), (10, 36), (20, 26)):
            canvas.drawLine(dx - 8, dy, dx + 8, dy, stroke("#E9FCFF", 2, 0.8))
    palm(canvas, 58, 40, 96, 10)
    palm(canvas, -22, 66, 84, -14)
    for x, y in ((-58, 34), (34, 56), (66, 14)):
        for bend in (-8, -3, 3, 8):
            canvas.drawLine(x, y, x + bend, y - 15, stroke("#7FA838" if bend < 0 else "#4F7F2C", 3))


@sprite("realigious/structure/forest_snow", ATLAS, BOX)
def forest_snow(canvas: skia.Canvas) -> None:
    """Firs under heavy snow."""
    canvas.drawPath(oval(0, 12, 82, 50), blurred(fill("#5C7CA6", 0.55), 10))
    for x, y, size, colour in (
        (6, -24, 104, "#2C5E55"),
        (-50, -4, 96, "#2F6A5C"),
        (54, 0, 98, "#295A54"),
        (2, 30, 104, "#34705E"),
        (-56, 46, 78, "#2F6A5C"),
        (56, 50, 80, "#34705E"),
    ):
        pine(canvas, x, y, size, colour, True)


#: corners below the tip: share of the half width, share of the height above and of the half width below the base
LEFT_FLANK = ((-0.34, 0.66, 0), (-0.52, 0.4, 0), (-0.82, 0.16, 0), (-1, 0, 0.1), (-0.5, 0, 0.3))
RIGHT_FLANK = ((0.26, 0.7, 0), (0.4, 0.44, 0), (0.78, 0.2, 0), (1, 0, 0.08), (0.55, 0, 0.3))


def peak(
    canvas: skia.Canvas,
    x: float,
    y: float,
    half: float,
    height: float,
    tones: tuple[str, str, str],
    cap: float,
    seed: int,
) -> None:
    """One peak on the base line (x, y): a lit and a shaded flank with ridges; ``cap`` is the share under
    snow.
    """
    dice = random.Random(seed)
    light, middle, dark = tones
    tip = (x - half * 0.08, y - height)
    ridge = [tip]
    for k in range(1, 6):
        t = k / 5
        aside = half * 0.22 * t + dice.uniform(-0.1, 0.1) * half
        ridge.append((tip[0] + aside, tip[1] + (height + half * 0.34) * t))
    left = [(x + dx * half, y - up * height + low * half) for dx, up, low in LEFT_FLANK]
    right = [(x + dx * half, y - up * height + low * half) for dx, up, low in RIGHT_FLANK]
    left, right = [tip, *left, ridge[-1]], [tip, *right, ridge[-1]]
    canvas.drawPath(
        oval(x + half * 0.3, y + half * 0.12, half * 1.02, half * 0.34), blurred(fill("#05040A", 0.5), 6)
    )
    left_path, right_path = polygon(left + ridge[-2:0:-1]), polygon(right + ridge[-2:0:-1])
    canvas.drawPath(
        left_path, linear((x - half, y - height), (x, y + half * 0.3), [lighter(light, 0.25), light, middle])
    )
    canvas.drawPath(
        right_path, linear((x, y - height), (x + half, y + half * 0.3), [middle, dark, darker(dark, 0.4)])
    )
    for path, tone in ((left_path, dark), (right_path, darker(dark, 0.5))):
        noise(canvas, path, (0.05, 0.035), tone, 0.9, seed, 4)
        with clipped(canvas, path):
            for _ in range(5):
                fx, fy = x + dice.uniform(-0.8, 0.8) * half, y - dice.uniform(0.0, 0.7) * height
                facet = [
                    (fx, fy),
                    (fx + half * 0.16, fy + height * 0.3),
                    (fx - half * 0.1, fy + height * 0.26),
                ]
                canvas.drawPath(polygon(facet), fill(tone, 0.28))
    snow_cap(canvas, tip, half, height, cap, (left_path, right_path), dice)
    canvas.drawPath(polygon(ridge, False), stroke("#FFFFFF", 1.6, 0.22))


def snow_cap(
    canvas: skia.Canvas,
    tip: tuple[float, float],
    half: float,
    height: float,
    cap: float,
    flanks: tuple[skia.Path, skia.Path],
    dice: random.Random,
) -> None:
    """Snow down to a ragged line, white on the lit flank and blue on the other."""
    level = tip[1] + height * cap
    edge = [(tip[0] - half, tip[1] - 5), (tip[0] + half, tip[1] - 5)]
    steps = 11
    for k in range(steps):
        t = 1 - 2 * k / (steps - 1)
        edge.append(
            (tip[0] + t * half, level + (height * 0.14 if k % 2 else -height * 0.1) + dice.uniform(-3, 3))
        )
    whole = polygon(edge)
    for flank, first, second in ((flanks[0], "#FFFFFF", "#DCE9F6"), (flanks[1], "#B9CFEA", "#7F9CC6")):
        with clipped(canvas, flank):
            canvas.drawPath(whole, linear((tip[0], tip[1]), (tip[0], level), [first, second]))


def boulders(canvas: skia.Canvas, spots: list[tuple[float, float, float]], colour: str) -> None:
    """Fallen rocks along the foot of a mountain."""
    for x, y, size in spots:
        rock = polygon(
            [
                (x - size, y),
                (x - size * 0.7, y - size * 0.7),
                (x - size * 0.1, y - size),
                (x + size * 0.6, y - size * 0.7),
                (x + size, y - size * 0.1),
                (x + size * 0.5, y + size * 0.35),
                (x - size * 0.6, y + size * 0.32),
            ]
        )
        canvas.drawPath(
            oval(x + size * 0.3, y + size * 0.25, size * 1.2, size * 0.4), blurred(fill("#05040A", 0.6), 2.5)
        )
        canvas.drawPath(
            rock,
            linear(
                (x - size, y - size),
                (x + size * 0.7, y + size * 0.4),
                [lighter(colour, 0.45), colour, darker(colour, 0.6)],
            ),
        )


@sprite("realigious/structure/mountain_stone", ATLAS, BOX)
def mountain_stone(canvas: skia.Canvas) -> None:
    """Three snow-capped peaks of warm rock over meadows and fallen boulders (high ground)."""
    canvas.drawPath(oval(0, 26, 92, 54), blurred(fill("#5E6A3C", 0.85), 7))
    tones = ("#D2B491", "#9A7B62", "#523F3C")
    peak(canvas, 40, -8, 56, 104, tones, 0.42, 4)
    peak(canvas, -30, 20, 66, 140, tones, 0.4, 9)
    peak(canvas, 42, 48, 50, 72, ("#C4A684", "#8C705A", "#483836"), 0.3, 13)
    boulders(
        canvas,
        [
            (-84, 34, 11),
            (-62, 46, 14),
            (-36, 50, 10),
            (-8, 60, 13),
            (18, 72, 10),
            (88, 62, 10),
            (-76, 54, 8),
            (62, 76, 9),
            (90, 20, 8),
        ],
        "#96806C",
    )


def crystal(canvas: skia.Canvas, x: float, y: float, half: float, height: float, lean: float) -> None:
    """A six-sided shard of blue ice with three visible faces."""
    tip = (x + lean, y - height)
    shoulder = y - height * 0.66
    a, b, c, d = (
        (x - half, y - half * 0.1),
        (x - half * 0.3, y + half * 0.3),
        (x + half * 0.5, y + half * 0.26),
        (x + half, y - half * 0.1),
    )
    ta, tb, tc, td = ((px + lean * 0.66, shoulder + (py - y)) for px, py in (a, b, c, d))
    canvas.drawPath(
        oval(x + half * 0.4, y + half * 0.1, half * 1.3, half * 0.5), blurred(fill("#0A2A4C", 0.55), 5)
    )
    faces = (
        ([a, b, tb, tip, ta], "#F4FDFF", "#8FD6EC"),
        ([b, c, tc, tip, tb], "#B7ECF8", "#3FA3CC"),
        ([c, d, td, tip, tc], "#5FB6DA", "#145A8C"),
    )
    for points, first, second in faces:
        path = polygon(points)
        canvas.drawPath(path, linear((x, y - height), (x, y), [first, mix(first, second, 0.5), second]))
        canvas.drawPath(path, stroke("#FFFFFF", 1.6, 0.75))
    canvas.drawLine(
        ta[0] + half * 0.25,
        ta[1] + height * 0.05,
        a[0] + half * 0.35,
        a[1] - height * 0.1,
        stroke("#FFFFFF", 3.4, 0.85),
    )


@sprite("realigious/structure/mountain_ice", ATLAS, BOX)
def mountain_ice(canvas: skia.Canvas) -> None:
    """A glacier: a white-blue peak ringed by shards of clear ice."""
    canvas.drawPath(oval(0, 22, 84, 46), blurred(fill("#2C7FB0", 0.45), 9))
    peak(canvas, 2, 6, 64, 132, ("#DDF1FA", "#8FC3E0", "#3F76A8"), 0.5, 6)
    crystal(canvas, -58, 26, 18, 74, -9)
    crystal(canvas, 60, 22, 17, 66, 9)
    crystal(canvas, 26, 46, 20, 78, 5)
    crystal(canvas, -22, 54, 16, 56, -6)
    crystal(canvas, 54, 54, 12, 34, 6)
