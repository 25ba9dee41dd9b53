"""A dark hall of five thrones, one for each game. Panels would cut them to pieces: above those hang
the banners alone, close together behind the name of the program.
"""

from __future__ import annotations

import random

import skia

from assets.paint.base import (
    GOLD,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    glyph_path,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    solid_glyph,
    stroke,
)

WIDTH, HEIGHT = 1920, 1080
EMBLEMS = ("all-seeing-eye", "pelvis-bone", "ankh", "crown", "crossed-swords")
ACCENTS = ("#2B9AA6", "#C23A3A", "#E0A93A", "#3E9A54", "#6F8FC8")


def banner(
    canvas: skia.Canvas, x: float, y: float, wide: float, long: float, colour: str, emblem: str, low: bool = False
) -> None:
    """A hanging banner with folds, a gilded hem and a raised golden emblem (a glyph's name, "" for none) in its
    middle; `low`: a smaller one at its foot, which is cut less deep."""
    deep, down, large = (0.2, 0.62, 0.44) if low else (0.35, 0.42, 0.6)
    cloth = polygon(
        [(x, y), (x + wide, y), (x + wide, y + long), (x + wide / 2, y + long - wide * deep), (x, y + long)]
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
    if emblem:
        place = (x + wide * (1 - large) / 2, y + long * down, wide * large, wide * large)
        solid_glyph(canvas, glyph_path(emblem), GOLD, place, 3)


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
    with moved(canvas, x, y, size / 100):
        canvas.drawPath(oval(0, -62, 75, 95), blurred(fill(colour, 0.38), 22))
        for top, wide in ((16, 93), (7, 72)):
            canvas.drawPath(oval(0, top + 6, wide, 13), fill("#0A080E"))
            canvas.drawPath(
                oval(0, top, wide, 13), linear((-70, 0), (70, 0), ["#5A4A44", "#3A2E34", "#15111A"])
            )
            canvas.drawPath(oval(0, top, wide, 13), stroke("#B98B45", 1, 0.5))
        throne_back(canvas, colour)
        wood = linear((-40, -40), (40, 0), ["#D9B070", "#7A5A2C", "#2A1A0A"])
        for side, knob in ((-1, "#D9A63C"), (1, "#8A6428")):
            canvas.drawPath(oval(side * 31, -101, 5, 5), fill("#E9C46A"))
            arm = rounded((side * 36 - 7, -42, 14, 46), 4)
            canvas.drawPath(arm, wood)
            bevel(canvas, arm, 2, 0.4, 0.6)
            canvas.drawPath(oval(side * 36, -42, 9, 6), fill(knob))
        tones = [darker(colour, 0.05), darker(colour, 0.45), darker(colour, 0.8)]
        seat = rounded((-30, -32, 60, 16), 7)
        canvas.drawPath(seat, linear((-30, -30), (30, -10), tones))
        bevel(canvas, seat, 3, 0.35, 0.7)
        front = linear((-30, 0), (30, 0), ["#8A6A38", "#4A341A", "#1A1008"])
        apron = rounded((-29, -17, 58, 22), 3)
        canvas.drawPath(apron, front)
        canvas.drawPath(apron, blurred(linear((0, -17), (0, -6), [("#05040A", 0.85), ("#05040A", 0.0)]), 1))
        bevel(canvas, apron, 1.5, 0.4, 0.6)


def throne_back(canvas: skia.Canvas, colour: str) -> None:
    """The gilded back of a throne 100 wide, with its buttoned cushion and a jewel in the gable."""
    back = skia.Path()
    back.moveTo(-27, 0)
    back.lineTo(-31, -98)
    back.cubicTo(-20, -102, -10, -116, 0, -136)
    back.cubicTo(10, -116, 20, -102, 31, -98)
    back.lineTo(27, 0)
    back.close()
    canvas.drawPath(back, linear((-30, -100), (30, 0), ["#F7DDA0", "#B98B45", "#5A3C16", "#2A1A0A"]))
    bevel(canvas, back, 3, 0.7, 0.7)
    canvas.drawPath(back, stroke("#2A1A0A", 1))
    tones = [darker(colour, 0.05), darker(colour, 0.45), darker(colour, 0.8)]
    cushion = rounded((-21, -90, 42, 62), 12)
    canvas.drawPath(cushion, stroke("#2A1A0A", 4))
    canvas.drawPath(cushion, radial((-10, -75), 60, tones))
    bevel(canvas, cushion, 4, 0.3, 0.6)
    for dx, dy in ((-9, -74), (9, -74), (0, -60), (-9, -46), (9, -46)):
        canvas.drawPath(oval(dx, dy, 2, 2), fill("#F7DDA0", 0.9))
    canvas.drawPath(oval(0, -108, 7, 7), radial((-2, -110), 10, ["#FFFFFF", colour, darker(colour, 0.7)]))


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


def hall(canvas: skia.Canvas, thrones: bool) -> None:
    """Columns, banners in the games' colours, light from the upper left; the five thrones, or higher banners alone."""
    whole = rounded((0, 0, WIDTH, HEIGHT), 0)
    canvas.drawPath(whole, linear((0, 0), (0, HEIGHT), ["#1C1724", "#2A2030", "#0E0B12"]))
    noise(canvas, whole, (0.003, 0.005), "#4A3A4E", 0.6, 41, 5)
    canvas.drawPath(oval(960, 430, 900, 330), blurred(fill("#D9903C", 0.22), 130))
    floor(canvas)
    for k, colour in enumerate(ACCENTS):
        middle, apart, wide, long = (960, 250, 132, 400 - abs(k - 2) * 30) if thrones else (990, 158, 124, 198)
        emblem = EMBLEMS[k] if thrones or k != 2 else ""  # words stand there
        banner(canvas, middle + (k - 2) * apart - wide / 2, -10, wide, long, colour, emblem, low=not thrones)
    for k in (0, 4, 1, 3, 2) if thrones else ():
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
        canvas.drawPath(
            oval(left, top, size, size), blurred(fill("#FFE0A8", dice.uniform(0.12, 0.6)), size * 0.5)
        )
    canvas.drawPath(whole, fill(mix("#07060B", "#1A1030", 0.4), 0.3))
    canvas.drawPath(
        whole,
        radial((900, 500), 1250, [("#04040A", 0.0), ("#04040A", 0.15), ("#04040A", 0.82)], [0, 0.55, 1]),
    )
