"""Vermilion's effects, frame by frame (section 10): ``vermilion/fx/<name>_<frame>``. Anchor: the middle of a tile, of a
die or of a card. ``vermilion/fx/curtain_<side>``: the halves of the curtain that closes over a quest.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    blurred,
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
from assets.paint.relief import blob, limb, stroked
from assets.paint.vermilion.frames import quiet
from assets.paint.vermilion.signs import token

ATLAS = "vermilion/fx"
BOX = (-120, -120, 120, 120)
WHITE, GOLD, RED, BONE = "#FFF8E8", "#FFD070", "#FF4A2E", "#E8D8B4"


def puff(canvas: skia.Canvas, x: float, y: float, size: float, tone: str, alpha: float) -> None:
    """One soft cloud, lit from the upper left."""
    if size < 0.5 or alpha < 0.03:
        return
    tones = [(lighter(tone, 0.45), alpha), (tone, alpha * 0.8), (darker(tone, 0.4), 0)]
    ball = radial((x - size * 0.3, y - size * 0.35), size * 1.3, tones, [0, 0.5, 1])
    canvas.drawPath(oval(x, y, size, size * 0.86), blurred(ball, size * 0.12))


def spark(frame: int, canvas: skia.Canvas) -> None:
    """A hit, or a blow that is paid back: rays and flying sparks."""
    t, dice = (frame + 0.7) / 6, random.Random(5)
    fade = 1 - t
    canvas.drawPath(oval(0, 0, 90 * t + 24, 90 * t + 24), radial((0, 0), 90 * t + 24, [(GOLD, 0.7 * fade), (RED, 0)]))
    for k in range(14):
        turn = math.tau * (k + dice.uniform(-0.3, 0.3)) / 14
        near, far = 18 + 60 * t, 34 + 76 * t * dice.uniform(0.7, 1.1)
        cos, sin, wide = math.cos(turn), math.sin(turn), 5 * fade + 1
        ray = polygon([(near * cos - wide * sin, near * sin + wide * cos), (far * cos, far * sin),
                       (near * cos + wide * sin, near * sin - wide * cos)])  # fmt: skip
        canvas.drawPath(ray, fill(WHITE if k % 2 else GOLD, min(1.0, fade * 1.4)))
    for _ in range(18):
        turn, fast = dice.uniform(0, math.tau), dice.uniform(40, 112)
        x, y = math.cos(turn) * fast * t, math.sin(turn) * fast * t + 40 * t * t
        canvas.drawPath(oval(x, y, 3.4 * fade + 0.6, 3.4 * fade + 0.6), fill(GOLD, fade))
    if frame < 3:
        canvas.drawPath(oval(0, 0, 30 - frame * 8, 30 - frame * 8), blurred(fill(WHITE, 0.95), 4))


def shock(frame: int, canvas: skia.Canvas) -> None:
    """A quake that runs along a seam to the right: cracks of light, dust behind it."""
    t, dice = (frame + 1) / 6, random.Random(9)
    reach = 116 * t
    points = [(0.0, 0.0)]
    while points[-1][0] < reach:
        points.append((points[-1][0] + dice.uniform(9, 17), dice.uniform(-13, 13)))
    line = polygon([p for p in points if p[0] <= reach + 12], False)
    canvas.drawPath(line, blurred(stroke(RED, 18, 0.5), 6))
    canvas.drawPath(line, stroke("#2A0A08", 8, 0.85))
    canvas.drawPath(line, stroke(GOLD, 3.4, 0.95))
    for x, y in points[:-1]:
        age = (reach - x) / 116
        puff(canvas, x, y - 10 - 20 * age, 9 + 12 * age, "#C8A888", max(0.0, 0.7 - age))
    for _ in range(10):
        x, high = reach - dice.uniform(0, 34), dice.uniform(8, 40)
        canvas.drawPath(oval(x, -high * dice.uniform(0.4, 1), 3, 2.6), fill(BONE, 0.9))


def shards(frame: int, canvas: skia.Canvas) -> None:
    """A wall that breaks: pieces of bone fly, spikes come up where it stood."""
    t, dice = (frame + 0.6) / 6, random.Random(14)
    for k in range(7):
        x, tall = (k - 3) * 17.0, 46 * min(1.0, t * 1.6) * dice.uniform(0.7, 1.1)
        spike = polygon([(x - 8, 34), (x + 8, 34), (x + dice.uniform(-4, 4), 34 - tall)])
        canvas.drawPath(spike, linear((x - 8, 0), (x + 8, 0), ["#FFF6DC", BONE, "#7A603E"]))
    for _ in range(18):
        turn, fast = dice.uniform(-math.pi, 0), dice.uniform(50, 118)
        x, y = math.cos(turn) * fast * t, math.sin(turn) * fast * t + 100 * t * t - 10
        size = dice.uniform(5, 13)
        with moved(canvas, x, y, 1, dice.uniform(0, 360) + 240 * t):
            piece = polygon([(-size, -size * 0.5), (size * 0.2, -size), (size, size * 0.2), (-size * 0.2, size * 0.8)])
            canvas.drawPath(piece, linear((-size, -size), (size, size), ["#FFF6DC", BONE, "#6E5638"]))
    for k in range(10):
        turn = math.tau * k / 10
        puff(canvas, math.cos(turn) * 74 * t, 30 + math.sin(turn) * 26 * t, 14 + 14 * t, "#C8B090", 0.7 * (1 - t))


def fall(frame: int, canvas: skia.Canvas) -> None:
    """The dust where somebody has fallen."""
    t, dice = (frame + 0.5) / 6, random.Random(23)
    for k in range(18):
        turn = math.tau * k / 18 + dice.uniform(-0.15, 0.15)
        far = (24 + 74 * t) * dice.uniform(0.8, 1.1)
        puff(canvas, math.cos(turn) * far, 30 + math.sin(turn) * far * 0.42 - 8 * t, dice.uniform(10,
            18) * (0.6 + 0.7 * t),
             "#A86A5A", 0.8 * (1 - t))  # fmt: skip
    for _ in range(14):
        turn, fast = dice.uniform(0, math.tau), dice.uniform(50, 108)
        x, y = math.cos(turn) * fast * t, 30 + math.sin(turn) * fast * t * 0.4 - 70 * t * (1 - t)
        canvas.drawPath(oval(x, y, 3, 2.4), fill("#5A2420", 0.9 * (1 - t)))


def flip(frame: int, canvas: skia.Canvas) -> None:
    """A token turns over: threat becomes calm."""
    t = frame / 5
    wide = abs(math.cos(math.pi * t))
    canvas.drawPath(oval(0, 0, 66, 66), radial((0, 0), 66, [(GOLD, 0.65 * math.sin(math.pi * t)), (GOLD, 0)]))
    canvas.save()
    canvas.translate(0, -26 * math.sin(math.pi * t))
    canvas.scale(max(0.09, wide), 1)
    token(canvas, t < 0.5)
    canvas.restore()


def burn(frame: int, canvas: skia.Canvas) -> None:
    """A card that burns from its foot up; painted at half its size, 150 x 210."""
    t, dice = (frame + 1) / 8, random.Random(31)
    edge = 105 - 230 * t
    if edge > -105:
        line = [(-75 + k * 15, max(-105.0, edge + dice.uniform(-9, 9))) for k in range(11)]
        char = polygon([*line, (75, 105), (-75, 105)])
        canvas.drawPath(char, fill("#0C0406", 0.94))
        canvas.drawPath(polygon(line, False), blurred(stroke("#FF7A1E", 11, 0.9), 4))
        canvas.drawPath(polygon(line, False), stroke("#FFE0A0", 3, 0.95))
    else:
        canvas.drawPath(rounded((-75, -105, 150, 210), 0), fill("#0C0406", 0.6))
        for _ in range(40):
            x, y = dice.uniform(-74, 74), dice.uniform(-104, 104)
            canvas.drawPath(oval(x, y, 1.9, 1.9), fill("#FF8A3A", 0.8))
        return
    for k in range(13):
        x, high = -72 + k * 12, dice.uniform(26, 62) * math.sin(math.pi * min(1.0, t * 1.1))
        y = min(104.0, max(-104.0, edge) + 12)
        for scale, tone in ((1.0, "#F0541A"), (0.62, "#FFA83A"), (0.34, "#FFF0B0")):
            w = 13 * scale
            flame = blob([(x - w, y), (x - w * 0.8, y - high * 0.4 * scale), (x + w * 0.2, y - high * scale),
                (x + w * 0.8,
                          y - high * 0.34 * scale), (x + w, y)])  # fmt: skip
            canvas.drawPath(flame, blurred(fill(tone, 0.85), 1.4))
    for _ in range(14):
        x, y = dice.uniform(-74, 74), edge - dice.uniform(0, 70)
        if -105 < y < 105:
            canvas.drawPath(oval(x, y, 1.7, 1.7), fill("#FFC86A", 0.9))


def drop(frame: int, canvas: skia.Canvas) -> None:
    """A die that dissolves into drops (condensation)."""
    t, dice = (frame + 0.5) / 6, random.Random(44)
    side = 46 * (1 - t)
    if side > 6:
        canvas.drawPath(rounded((-side, -side + 30 * t, side * 2, side * 2 * (1 - t * 0.4)), side * (0.4 + 0.6 * t)),
                        linear((-40, -40), (40, 40), [("#E8FBFF", 0.9 * (1 - t)), ("#5AB0E8",
                            0.8 * (1 - t))]))  # fmt: skip
    for _ in range(22):
        turn, fast = dice.uniform(0, math.tau), dice.uniform(20, 100)
        x, y = math.cos(turn) * fast * t, math.sin(turn) * fast * t * 0.7 - 50 * t + 130 * t * t
        r = dice.uniform(4, 9) * (1 - t * 0.6)
        tear = blob([(x, y - r * 1.7), (x + r, y + r * 0.3), (x, y + r), (x - r, y + r * 0.3)])
        canvas.drawPath(tear, linear((x - r, y - r), (x + r, y + r), [("#F4FEFF", 1 - t), ("#3E9AE0", 1 - t * 0.8)]))
    canvas.drawPath(stroked(oval(0, 40, 20 + 70 * t, (20 + 70 * t) * 0.3), 5 * (1 - t) + 0.6), fill("#A8E0FF", 1 - t))


def crack(frame: int, canvas: skia.Canvas) -> None:
    """Cracks over a die whose gamble has failed; at last it is in pieces."""
    dice = random.Random(52)
    for _k in range(2 + frame * 2):
        turn = dice.uniform(0, math.tau)
        x, y, line = 0.0, 0.0, [(0.0, 0.0)]
        for _ in range(3 + frame // 2):
            x += math.cos(turn) * 15 + dice.uniform(-8, 8)
            y += math.sin(turn) * 15 + dice.uniform(-8, 8)
            if max(abs(x), abs(y)) < 56:
                line.append((x, y))
        path = polygon(line, False)
        canvas.drawPath(path, stroke("#14040A", 5.5, 0.95))
        with moved(canvas, 1.4, 1.8):
            canvas.drawPath(path, stroke("#FFC8B0", 1.6, 0.8))
    if frame == 4:
        for _ in range(12):
            turn, far = dice.uniform(0, math.tau), dice.uniform(56, 100)
            size = dice.uniform(5, 11)
            with moved(canvas, math.cos(turn) * far, math.sin(turn) * far, 1, dice.uniform(0, 360)):
                canvas.drawPath(polygon([(-size, size * 0.6), (0, -size), (size, size * 0.4)]),
                                linear((-size, -size), (size, size), ["#FF9A80", "#B01E28", "#4A0610"]))  # fmt: skip


def calm(frame: int, canvas: skia.Canvas) -> None:
    """A land that becomes calm: rings of pale gold close over it."""
    t = (frame + 0.5) / 6
    for k in range(3):
        share = t - k * 0.18
        if 0 < share < 1:
            r = 108 * (1 - share) + 14
            canvas.drawPath(stroked(oval(0, 0, r, r * 0.9), 7), fill("#FFE8B0", 0.8 * math.sin(math.pi * share)))
    glow = radial((0, 0), 92, [("#FFF8E0", 0.85 * t * (1.3 - t)), ("#FFD890", 0.4 * t), ("#FFD890", 0)], [0, 0.45, 1])
    canvas.drawPath(oval(0, 0, 92, 92), glow)
    for k in range(8):
        turn = math.tau * k / 8 + t
        x, y = math.cos(turn) * 84 * (1 - t * 0.7), math.sin(turn) * 84 * (1 - t * 0.7) - 22 * t
        canvas.drawPath(oval(x, y, 4, 4), fill("#FFF6D8", 0.9))


def curtain(side: int, canvas: skia.Canvas) -> None:
    """Half of a curtain of flesh, its edge to the middle sewn with bone: 320 x 720."""
    canvas.save()
    if side > 0:
        canvas.translate(320, 0)
        canvas.scale(-1, 1)
    edge = blob([(-60, -40), (270, -40), (300, 60), (262, 180), (306, 300), (268, 420), (304, 540), (262, 650), (296,
        780),
                 (-60, 780)])  # fmt: skip
    canvas.drawPath(edge, linear((0, 0), (310, 0), ["#3A0A12", "#6E1620", "#8E222A", "#4A0E16"], [0, 0.4, 0.8, 1]))
    noise(canvas, edge, (0.05, 0.006), "#1A0408", 0.8, 6, 4)
    noise(canvas, edge, (0.07, 0.008), "#D85A50", 0.4, 9, 3)
    for k in range(7):
        x = 24 + k * 40
        fold = limb([(x, -20), (x + (14 if k % 2 else -12), 360), (x, 740)], 13)
        canvas.drawPath(fold, blurred(fill("#12030A", 0.5), 9))
    canvas.drawPath(edge, blurred(stroke("#F08A70", 5, 0.6), 2))
    for k in range(13):
        y = 20 + k * 57
        x = 272 + 14 * math.sin(k * 1.6)
        tooth = blob([(x - 12, y - 13), (x + 10, y - 9), (x + 36, y), (x + 10, y + 9), (x - 12, y + 13)])
        canvas.drawPath(tooth, linear((x, y - 12), (x, y + 12), ["#FFF8E2", "#DCC9A2", "#6E5638"]))
    canvas.restore()


FRAMES: dict[str, tuple[Callable[[int, skia.Canvas], None], int]] = {
    "spark": (spark, 6), "shock": (shock, 6), "break": (shards, 6), "fall": (fall, 6), "flip": (flip, 6),
    "burn": (burn, 8), "drop": (drop, 6), "crack": (crack, 5), "calm": (calm, 6),
}  # fmt: skip
"""How an effect is painted, and in how many frames."""


def register_all() -> None:
    """All frames."""
    for name, (paint, count) in FRAMES.items():
        box = (-75, -105, 75, 105) if name == "burn" else BOX
        for frame in range(count):
            made = partial(quiet, paint=partial(paint, frame))
            register(f"vermilion/fx/{name}_{frame}", ATLAS, box, made, trim=name != "burn")
    for side, way in (("left", -1), ("right", 1)):
        made = partial(quiet, paint=partial(curtain, way))
        register(f"vermilion/fx/curtain_{side}", "vermilion/curtain", (0, 0, 320, 720), made, trim=False)


register_all()
