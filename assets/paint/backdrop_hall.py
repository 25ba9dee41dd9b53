"""The menu's backdrop: a dark hall of five thrones, one for each game."""

from __future__ import annotations

import math
import random

import skia

from assets.paint.base import (
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    mix,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    stroke,
)

WIDTH, HEIGHT = 1920, 1080
ACCENTS = ("#2B9AA6", "#C23A3A", "#E0A93A", "#3E9A54", "#6F8FC8")


def banner(canvas: skia.Canvas, x: float, y: float, wide: float, long: float, colour: str) -> None:
    """A hanging banner with folds and a gilded hem."""
    cloth = polygon(
        [(x, y), (x + wide, y), (x + wide, y + long), (x + wide / 2, y + long - wide * 0.35), (x, y + long)]
    )
    canvas.drawPath(
        cloth,
        linear(
            (x, 0),
            (x + wide, 0),
            [
                darker(colour, 0.4),
                darker(colour, 0.1),
                darker(colour, 0.5),
                darker(colour, 0.2),
                darker(colour, 0.6),
            ],
        ),
    )
    noise(canvas, cloth, (0.3, 0.01), "#05050C", 0.4, 7, 2)
    canvas.drawPath(
        cloth, linear((0, y), (0, y + long), [("#05050C", 0.7), ("#05050C", 0.1), ("#05050C", 0.4)])
    )
    with clipped(canvas, cloth):
        canvas.drawPath(cloth, stroke("#D9A63C", 10, 0.8))
        canvas.drawPath(cloth, stroke("#4A2E0A", 3, 0.8))
    star = polygon(
        [
            (
                x + wide / 2 + math.sin(k * math.pi / 5) * wide * (0.26 if k % 2 == 0 else 0.11),
                y + long * 0.56 - math.cos(k * math.pi / 5) * wide * (0.26 if k % 2 == 0 else 0.11),
            )
            for k in range(10)
        ]
    )
    canvas.drawPath(star, linear((x, y), (x + wide, y + long), ["#FFF0C0", "#D9A63C", "#7A4E18"]))


def column(canvas: skia.Canvas, x: float, wide: float, base: float, tone: str) -> None:
    """A fluted column that rises out of the picture."""
    shaft = rounded((x - wide / 2, -20, wide, base + 20), 0)
    canvas.drawPath(
        shaft,
        linear(
            (x - wide / 2, 0),
            (x + wide / 2, 0),
            [darker(tone, 0.4), lighter(tone, 0.3), tone, darker(tone, 0.75)],
            [0, 0.25, 0.5, 1],
        ),
    )
    with clipped(canvas, shaft):
        for k in range(1, 7):
            px = x - wide / 2 + wide * k / 7
            canvas.drawLine(px, -20, px, base, blurred(stroke("#05050C", wide * 0.035, 0.55), 1.5))
        canvas.drawPath(
            shaft, linear((0, 0), (0, base), [("#05050C", 0.7), ("#05050C", 0.0), ("#05050C", 0.3)])
        )
        noise(canvas, shaft, (0.02, 0.02), "#0A080E", 0.6, 5, 4)
    for k, grow in enumerate((1.16, 1.3, 1.44)):
        canvas.drawPath(
            rounded((x - wide * grow / 2, base - 26 + k * 22, wide * grow, 24), 3),
            linear((x - wide * 0.7, 0), (x + wide * 0.7, 0), [lighter(tone, 0.2), tone, darker(tone, 0.75)]),
        )


def throne(canvas: skia.Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A high-backed throne on two steps: gilded frame, cushions in the game's colour, light behind it."""
    canvas.drawPath(
        oval(x, y - size * 0.62, size * 0.75, size * 0.95), blurred(fill(colour, 0.55), size * 0.26)
    )
    for k, grow in ((0, 1.5), (1, 1.16)):
        top = y + size * 0.16 - k * size * 0.09
        canvas.drawPath(oval(x, top + size * 0.06, size * grow * 0.62, size * 0.13), fill("#0A080E"))
        canvas.drawPath(
            oval(x, top, size * grow * 0.62, size * 0.13),
            linear((x - size * 0.7, 0), (x + size * 0.7, 0), ["#5A4A44", "#3A2E34", "#15111A"]),
        )
        canvas.drawPath(oval(x, top, size * grow * 0.62, size * 0.13), stroke("#B98B45", 2, 0.5))
    back = skia.Path()
    back.moveTo(x - size * 0.27, y)
    back.lineTo(x - size * 0.31, y - size * 0.98)
    back.cubicTo(x - size * 0.2, y - size * 1.02, x - size * 0.1, y - size * 1.16, x, y - size * 1.36)
    back.cubicTo(
        x + size * 0.1, y - size * 1.16, x + size * 0.2, y - size * 1.02, x + size * 0.31, y - size * 0.98
    )
    back.lineTo(x + size * 0.27, y)
    back.close()
    gilt = linear(
        (x - size * 0.3, y - size), (x + size * 0.3, y), ["#F7DDA0", "#B98B45", "#5A3C16", "#2A1A0A"]
    )
    canvas.drawPath(back, gilt)
    cushion = rounded((x - size * 0.21, y - size * 0.9, size * 0.42, size * 0.62), size * 0.12)
    canvas.drawPath(
        cushion,
        radial(
            (x - size * 0.1, y - size * 0.75),
            size * 0.6,
            [lighter(colour, 0.2), darker(colour, 0.25), darker(colour, 0.7)],
        ),
    )
    for dx, dy in ((-0.09, -0.74), (0.09, -0.74), (0, -0.6), (-0.09, -0.46), (0.09, -0.46)):
        canvas.drawPath(oval(x + dx * size, y + dy * size, size * 0.02, size * 0.02), fill("#F7DDA0", 0.9))
    canvas.drawPath(
        oval(x, y - size * 1.08, size * 0.07, size * 0.07),
        radial((x - size * 0.02, y - size * 1.1), size * 0.1, ["#FFFFFF", colour, darker(colour, 0.7)]),
    )
    for side in (-1, 1):
        canvas.drawPath(
            oval(x + side * size * 0.31, y - size * 1.01, size * 0.05, size * 0.05), fill("#E9C46A")
        )
        arm = rounded(
            (x + side * size * 0.36 - size * 0.07, y - size * 0.42, size * 0.14, size * 0.46), size * 0.04
        )
        canvas.drawPath(
            arm,
            linear((x - size * 0.4, y - size * 0.4), (x + size * 0.4, y), ["#D9B070", "#7A5A2C", "#2A1A0A"]),
        )
        canvas.drawPath(
            oval(x + side * size * 0.36, y - size * 0.42, size * 0.09, size * 0.06),
            fill("#D9A63C" if side < 0 else "#8A6428"),
        )
    seat = rounded((x - size * 0.3, y - size * 0.32, size * 0.6, size * 0.16), size * 0.07)
    canvas.drawPath(
        seat,
        linear(
            (x - size * 0.3, y - size * 0.3),
            (x + size * 0.3, y - size * 0.1),
            [lighter(colour, 0.15), darker(colour, 0.3), darker(colour, 0.65)],
        ),
    )
    front = rounded((x - size * 0.29, y - size * 0.17, size * 0.58, size * 0.22), size * 0.03)
    canvas.drawPath(
        front, linear((x - size * 0.3, 0), (x + size * 0.3, 0), ["#8A6A38", "#4A341A", "#1A1008"])
    )


def floor(canvas: skia.Canvas) -> None:
    """Dark polished flags in perspective that mirror the light of the thrones."""
    ground = polygon([(0, 760), (WIDTH, 760), (WIDTH, HEIGHT), (0, HEIGHT)])
    canvas.drawPath(ground, linear((0, 760), (0, HEIGHT), ["#342830", "#1A141E", "#0A080C"]))
    with clipped(canvas, ground):
        for k in range(-16, 17):
            canvas.drawLine(960 + k * 60, 755, 960 + k * 210, HEIGHT + 10, stroke("#B08A50", 1.6, 0.2))
        for k in range(7):
            y = 764 + 9 * 1.75**k
            canvas.drawLine(0, y, WIDTH, y, stroke("#B08A50", 1.6, 0.2))
        for k, colour in enumerate(ACCENTS):
            canvas.drawPath(oval(960 + (k - 2) * 250, 930, 90, 170), blurred(fill(colour, 0.22), 40))


def hall(canvas: skia.Canvas) -> None:
    """Columns, banners in the games' colours, five thrones, light from the upper left."""
    whole = rounded((0, 0, WIDTH, HEIGHT), 0)
    canvas.drawPath(whole, linear((0, 0), (0, HEIGHT), ["#1C1724", "#2A2030", "#0E0B12"]))
    noise(canvas, whole, (0.003, 0.005), "#4A3A4E", 0.6, 41, 5)
    canvas.drawPath(oval(960, 430, 900, 330), blurred(fill("#D9903C", 0.22), 130))
    floor(canvas)
    for k, colour in enumerate(ACCENTS):
        banner(canvas, 960 + (k - 2) * 250 - 66, -10, 132, 400 - abs(k - 2) * 30, colour)
    for k in (0, 4, 1, 3, 2):
        throne(
            canvas, 960 + (k - 2) * 250, 770 + (2 - abs(k - 2)) * 22, 190 + (2 - abs(k - 2)) * 26, ACCENTS[k]
        )
    for x, wide, base in ((70, 150, 950), (300, 92, 830), (1620, 92, 830), (1850, 150, 950)):
        column(canvas, x, wide, base, "#4A3E48")
    for x, wide in ((-60, 150), (210, 90), (420, 200), (800, 120)):
        beam = polygon(
            [(x, -40), (x + wide, -40), (x + wide * 2.3 + 640, HEIGHT + 60), (x + 420, HEIGHT + 60)]
        )
        canvas.drawPath(
            beam, blurred(linear((x, 0), (x + 500, HEIGHT), [("#FFD9A0", 0.17), ("#FFD9A0", 0.0)]), 26)
        )
    dice = random.Random(43)
    for _ in range(140):
        left, top, size = dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT), dice.uniform(0.8, 2.4)
        canvas.drawPath(oval(left, top, size, size), blurred(fill("#FFE0A8", dice.uniform(0.12, 0.6)), size * 0.5))
    canvas.drawPath(whole, fill(mix("#07060B", "#1A1030", 0.4), 0.3))
    canvas.drawPath(
        whole,
        radial((900, 500), 1250, [("#04040A", 0.0), ("#04040A", 0.15), ("#04040A", 0.82)], [0, 0.55, 1]),
    )
