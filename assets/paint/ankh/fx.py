"""Ankh's effects, frame by frame: sand, locusts, the flood, light, the eye of Horus, the star of a cat (section 10).

Anchor: the middle of a hex.
"""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import blurred, darker, fill, lighter, linear, moved, oval, polygon, radial, stroke

ATLAS = "ankh/fx"
BOX = (-128, -150, 128, 128)
SAND, SAND_DARK, SUN = "#D9B777", "#8A6432", "#FFD978"


def puff(canvas: skia.Canvas, x: float, y: float, size: float, tone: str, alpha: float) -> None:
    """One soft cloud, lit from the upper left."""
    if size < 0.5 or alpha < 0.02:
        return
    tones = [(lighter(tone, 0.45), alpha), (tone, alpha * 0.8), (darker(tone, 0.4), 0)]
    ball = radial((x - size * 0.3, y - size * 0.35), size * 1.3, tones, [0, 0.5, 1])
    canvas.drawPath(oval(x, y, size, size * 0.86), blurred(ball, size * 0.12))


def sand(frame: int, canvas: skia.Canvas) -> None:
    """What stood here runs away as sand: a column that sinks, grains that blow off to the right."""
    t, dice = (frame + 0.6) / 8, random.Random(11)
    for _ in range(26):
        start, high, lean = dice.uniform(0, 0.45), dice.uniform(-70, 56), dice.uniform(20, 90)
        life = (t - start) / 0.55
        if 0 <= life <= 1:
            x = dice.uniform(-26, 26) + lean * life * life
            y = high + (56 - high) * life * 0.7 - 22 * life * (1 - life)
            puff(canvas, x, y, dice.uniform(9, 19) * (0.6 + life * 0.7), SAND, 0.75 * math.sin(life * math.pi))
    for _ in range(34):
        start, high = dice.uniform(0, 0.6), dice.uniform(-80, 50)
        life, lean = (t - start) / 0.4, dice.uniform(30, 120)
        if 0 <= life <= 1:
            x, y = dice.uniform(-24, 24) + lean * life, high + 60 * life * life
            tone = dice.choice((SAND, SAND_DARK, "#FFF0C8"))
            canvas.drawPath(oval(x, y, 2.6, 2.2), fill(tone, 0.95 * (1 - life)))


def dust(frame: int, canvas: skia.Canvas) -> None:
    """A ring of dust where something heavy has come down, or where chariots wheel."""
    t, dice = (frame + 0.5) / 6, random.Random(23)
    for k in range(18):
        angle = math.tau * k / 18 + dice.uniform(-0.15, 0.15)
        far = (24 + 74 * t) * dice.uniform(0.8, 1.1)
        x, y = math.cos(angle) * far, 34 + math.sin(angle) * far * 0.42
        puff(canvas, x, y - 8 * t, dice.uniform(10, 18) * (0.6 + 0.7 * t), "#C9A468", 0.8 * (1 - t))
    for _ in range(16):
        angle, fast = dice.uniform(0, math.tau), dice.uniform(50, 108)
        x, y = math.cos(angle) * fast * t, 34 + math.sin(angle) * fast * t * 0.4 - 70 * t * (1 - t)
        canvas.drawPath(oval(x, y, 3, 2.4), fill(SAND_DARK, 0.9 * (1 - t)))


def locusts(frame: int, canvas: skia.Canvas) -> None:
    """A swarm that darts about: bodies, beating wings, a dirty haze."""
    dice = random.Random(37)
    for _ in range(5):
        x, y = dice.uniform(-60, 60), dice.uniform(-60, 50)
        puff(canvas, x, y, dice.uniform(30, 46), "#5E6A22", 0.22)
    for _ in range(26):
        path, phase = dice.uniform(22, 92), dice.uniform(0, math.tau)
        turn, tall = dice.choice((-1, 1)) * dice.uniform(0.7, 1.3), dice.uniform(0.5, 0.95)
        angle = phase + turn * math.tau * frame / 6
        x, y = math.cos(angle) * path, math.sin(angle) * path * tall - 8
        heading = math.degrees(math.atan2(math.cos(angle) * tall * turn, -math.sin(angle) * turn))
        with moved(canvas, x, y, dice.uniform(0.8, 1.25), heading):
            lift = 7 if (frame + int(phase * 3)) % 2 else 3
            for way in (-1, 1):
                wing = polygon([(2, 0), (-9, way * lift), (-12, way * (lift - 3)), (-3, 0)])
                canvas.drawPath(wing, fill("#E9EFB8", 0.7))
            canvas.drawPath(oval(0, 0, 9, 3.2), fill("#1E2408"))
            canvas.drawPath(oval(0, -0.6, 8, 2.2), fill("#7F9428"))
            canvas.drawPath(oval(7, 0, 2.6, 2.2), fill("#3E2A10"))


def flood(frame: int, canvas: skia.Canvas) -> None:
    """The Nile rises over a space: bands of light that run over blue water."""
    t = (frame + 0.5) / 6
    level, fade = math.sin(t * math.pi), 0.75 * math.sin(t * math.pi)
    pool = [(96 * math.cos(math.tau * k / 24), 84 * math.sin(math.tau * k / 24) * level) for k in range(24)]
    canvas.drawPath(polygon(pool), blurred(fill("#2E8FD0", fade), 10))
    for k in range(5):
        y = -56 + 28 * k + 20 * t
        if abs(y) > 80 * level:
            continue
        wave = skia.Path()
        wide = 84 * math.sqrt(max(0.0, 1 - (y / 92) ** 2))
        wave.moveTo(-wide, y)
        for i in range(6):
            x = -wide + wide * (i + 0.5) / 3
            wave.quadTo(x, y + (9 if (i + frame) % 2 else -9), -wide + wide * (i + 1) / 3, y)
        canvas.drawPath(wave, stroke("#D8F4FF", 4, fade))
        canvas.drawPath(wave, blurred(stroke("#7FD0FF", 9, fade * 0.7), 4))


def glow(frame: int, canvas: skia.Canvas) -> None:
    """Light of the sun that opens: rays, a ring, sparks."""
    t, dice = (frame + 0.5) / 6, random.Random(5)
    fade, reach = math.sin(t * math.pi), 40 + 70 * t
    canvas.drawPath(oval(0, 0, reach, reach), radial((0, 0), reach, [(SUN, 0.7 * fade), (SUN, 0)]))
    for k in range(12):
        angle, long = math.tau * k / 12 + 0.2 * t, reach * (1.0 if k % 2 else 0.72)
        dx, dy = math.cos(angle), math.sin(angle)
        foot = [(dx * 20 + side * dy * 5, dy * 20 - side * dx * 5) for side in (-1, 1)]
        ray = polygon([foot[0], (dx * long, dy * long), foot[1]])
        canvas.drawPath(ray, fill("#FFF3C4", 0.8 * fade))
    canvas.drawPath(oval(0, 0, reach * 0.8, reach * 0.8), stroke("#FFE9A8", 5 * (1 - t) + 1, fade))
    for _ in range(12):
        angle, far = dice.uniform(0, math.tau), dice.uniform(0.5, 1.0) * reach
        canvas.drawPath(oval(math.cos(angle) * far, math.sin(angle) * far, 3, 3), fill("#FFFFFF", fade))


def eye(frame: int, canvas: skia.Canvas) -> None:
    """The eye of Horus opens: lids of lapis and gold, then the pupil, then the mark below it."""
    opened = min(1.0, (frame + 0.4) / 4)
    high = 40 * opened
    lid = skia.Path()
    lid.moveTo(-84, 0)
    lid.quadTo(0, -2 * high - 8, 84, 0)
    lid.quadTo(0, 2 * high + 4, -84, 0)
    canvas.drawPath(lid, blurred(fill("#0A0A20", 0.7), 8))
    canvas.drawPath(lid, linear((0, -60), (0, 60), ["#FFF8E4", "#E9D3A0"]))
    canvas.save()
    canvas.clipPath(lid, doAntiAlias=True)
    canvas.drawPath(oval(0, 0, 34, 34), linear((-20, -30), (20, 30), ["#3E7FE0", "#142C78"]))
    canvas.drawPath(oval(0, 0, 16, 16), fill("#05060E"))
    canvas.drawPath(oval(-9, -10, 6, 6), fill("#FFFFFF", 0.9))
    canvas.restore()
    for width, tone in ((14, "#1A2250"), (7, "#E8B848")):
        canvas.drawPath(lid, stroke(tone, width))
        brow = skia.Path()
        brow.moveTo(-88, -34 * opened - 8)
        brow.quadTo(0, -96 * opened - 10, 92, -26 * opened - 8)
        canvas.drawPath(brow, stroke(tone, width))
        if opened > 0.6:
            mark = skia.Path()
            mark.moveTo(-16, 34)
            mark.quadTo(-20, 70, -34, 84)
            mark.moveTo(14, 36)
            mark.quadTo(50, 84, 84, 62)
            mark.quadTo(92, 44, 70, 46)
            canvas.drawPath(mark, stroke(tone, width))


def star(frame: int, canvas: skia.Canvas) -> None:
    """The cat's star strikes: claws of light from the upper right."""
    t = (frame + 0.5) / 6
    fade = 1 - t * t
    for k in (-1, 0, 1):
        far = 92 * min(1.0, t * 1.8)
        x, y = 60 + k * 26, -86 + k * 10
        end = (x - far * 1.3, y + far * 1.7)
        for width, tone, alpha in ((20, "#FF6A3A", 0.5), (11, "#FFD36A", 0.9), (4, "#FFFFFF", 1.0)):
            claw = skia.Path()
            claw.moveTo(x, y)
            claw.quadTo((x + end[0]) / 2 + 18, (y + end[1]) / 2, *end)
            canvas.drawPath(claw, blurred(stroke(tone, width * (1.1 - 0.6 * t), alpha * fade), 1 + width * 0.12))
    points = []
    for k in range(10):
        reach, angle = (46 if k % 2 == 0 else 18) * (0.5 + t), math.tau * k / 10 - math.pi / 2
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    canvas.drawPath(polygon(points), blurred(fill("#FFE28A", 0.8 * fade), 4))
    canvas.drawPath(polygon(points), fill("#FFFDF0", fade * 0.9))


for _name, _paint, _frames in (
    ("sand", sand, 8), ("dust", dust, 6), ("locusts", locusts, 6), ("flood", flood, 6), ("glow", glow, 6),
    ("eye", eye, 5), ("star", star, 6),
):  # fmt: skip
    for _frame in range(_frames):
        register(f"ankh/fx/{_name}_{_frame}", ATLAS, BOX, partial(_paint, _frame))
