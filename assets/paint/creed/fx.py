"""Creed's effects, frame by frame: dust, blows, falling tents, a crown unmasked, a scroll, a shadow, banners (10)."""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    moved,
    oval,
    polygon,
    radial,
    rounded,
    stroke,
)
from assets.paint.creed.icons import PARCHMENT
from assets.paint.creed.nations import DYED, Nation
from assets.paint.creed.tents import CANVAS, GROUND, ruin_relief, tent_relief
from assets.paint.creed.tokens import crown, tower
from assets.paint.creed.ui import banner_cloth, banner_pole
from assets.paint.palette import dyed
from assets.paint.relief import (
    DARK_STEEL,
    GOLD,
    ROPE,
    STEEL,
    STONE,
    WOOD,
    Relief,
    blob,
    matt,
    placed,
    rod,
    tint,
)

ATLAS = "creed/fx"
CELL = (-92, -92, 92, 92)


def puff(canvas: skia.Canvas, x: float, y: float, size: float, tone: str, alpha: float) -> None:
    """One soft cloud, lit from the upper left."""
    if size < 0.5 or alpha < 0.02:
        return
    ball = radial(
        (x - size * 0.3, y - size * 0.35),
        size * 1.3,
        [(lighter(tone, 0.45), alpha), (tone, alpha * 0.8), (darker(tone, 0.4), 0)],
        [0, 0.5, 1],
    )
    canvas.drawPath(oval(x, y, size, size * 0.86), blurred(ball, size * 0.12))


def dust(frame: int, canvas: skia.Canvas) -> None:
    """Dust behind hooves that run to the right: rises, drifts back, thins."""
    t = 0.08 + frame * 0.115
    dice = random.Random(41)
    for _ in range(16):
        start, far, high = dice.uniform(0, 0.45), dice.uniform(20, 78), dice.uniform(4, 34)
        life = (t - start * 0.8) / 0.55
        size = dice.uniform(11, 22)
        if 0 <= life <= 1.15:
            fade = math.sin(min(1.0, life / 1.15) * math.pi)
            puff(canvas, 44 - far * (0.4 + life), 52 - high * life, size * (0.5 + life * 0.9), "#B99A66", 0.75 * fade)
    for _ in range(9):
        start, lean = dice.uniform(0, 0.5), dice.uniform(-0.2, 0.6)
        life = (t - start) / 0.45
        if 0 <= life <= 1:
            x, y = 40 - 70 * life, 56 - 70 * life * lean - 46 * life * (1 - life)
            canvas.drawPath(oval(x, y, 3.2, 2.6), fill("#5E4526", 0.9 * (1 - life)))


def burst(canvas: skia.Canvas, t: float, tones: tuple[str, str], rays: int, reach: float, seed: int) -> None:
    """Rays that shoot out and fade."""
    dice = random.Random(seed)
    inner, outer = reach * t * 0.75, reach * (0.35 + 0.65 * t)
    fade = 1 - t
    for k in range(rays):
        angle = math.tau * k / rays + dice.uniform(-0.12, 0.12)
        long = outer * dice.uniform(0.6, 1.0)
        wide = 7 * fade * dice.uniform(0.5, 1.1) + 0.8
        if long <= inner:
            continue
        dx, dy = math.cos(angle), math.sin(angle)
        ray = polygon(
            [
                (dx * inner, dy * inner),
                (dx * (inner + long) / 2 - dy * wide, dy * (inner + long) / 2 + dx * wide),
                (dx * long, dy * long),
                (dx * (inner + long) / 2 + dy * wide, dy * (inner + long) / 2 - dx * wide),
            ]
        )
        canvas.drawPath(ray, blurred(fill(tones[0], 0.7 * fade), 5))
        canvas.drawPath(ray, fill(tones[1], min(1.0, 1.3 * fade)))


def clash(frame: int, canvas: skia.Canvas) -> None:
    """A blow that fells: white flash, steel splinters, a ring."""
    t = frame / 5
    core = 46 * (1 - t) + 6
    canvas.drawPath(
        oval(0, 0, core * 1.5, core * 1.5),
        radial(
            (0, 0), core * 1.5, [("#FFFFFF", 0.95 * (1 - t)), ("#FFD98A", 0.6 * (1 - t)), ("#FF8A3A", 0)], [0, 0.4, 1]
        ),
    )
    burst(canvas, t, ("#FF9A3C", "#FFF3C8"), 13, 90, 5)
    canvas.drawPath(oval(0, 0, 20 + 62 * t, 20 + 62 * t), stroke("#FFE9B0", 7 * (1 - t) + 0.6, 0.9 * (1 - t)))
    dice = random.Random(9)
    for _ in range(11):
        angle, far, turn = dice.uniform(0, math.tau), dice.uniform(40, 88), dice.uniform(0, 360)
        x, y = math.cos(angle) * far * t, math.sin(angle) * far * t + 26 * t * t
        with moved(canvas, x, y, 1, turn + 200 * t):
            canvas.drawPath(polygon([(-7, -2.5), (8, 0), (-5, 4)]), fill("#D9E2EC", 1 - t * 0.8))


def glance(frame: int, canvas: skia.Canvas) -> None:
    """A blow that glances off: sparks fly to one side, an arc of steel fades, a shield's shimmer stays."""
    t = frame / 6
    arc = skia.Path()
    arc.arcTo(skia.Rect.MakeLTRB(-84, -70, 40, 70), -52 + 18 * t, 104 - 36 * t, True)
    canvas.drawPath(arc, blurred(stroke("#8FC4FF", 16, 0.6 * (1 - t)), 7))
    canvas.drawPath(arc, stroke("#EAF4FF", 6 * (1 - t) + 1, 0.95 * (1 - t)))
    dice = random.Random(17)
    for _ in range(18):
        angle, far = dice.uniform(-2.5, -0.5), dice.uniform(30, 90)
        begin, end = far * max(0.0, t - 0.18), far * (t + 0.12)
        ax, ay = 34 + math.cos(angle) * begin, math.sin(angle) * begin + 50 * t * t
        bx, by = 34 + math.cos(angle) * end, math.sin(angle) * end + 50 * t * t
        canvas.drawLine(ax, ay, bx, by, stroke("#FFB84A", 5 * (1 - t), 0.5 * (1 - t)))
        canvas.drawLine(ax, ay, bx, by, stroke("#FFF6D8", 2.4, 1 - t))


def smash(frame: int, canvas: skia.Canvas) -> None:
    """Stakes splinter."""
    t = frame / 5
    dice = random.Random(23)
    for _ in range(7):
        puff(
            canvas,
            dice.uniform(-50, 50) * (1 + t * 0.5),
            40 - 30 * t * dice.random(),
            16 + 22 * t,
            "#A88A5E",
            0.6 * (1 - t),
        )
    r = Relief((-92, -92, 92, 92), 1.0, 3)
    for k in range(13):
        angle, far, long = dice.uniform(-2.9, -0.25), dice.uniform(40, 96), dice.uniform(12, 34)
        x, y = math.cos(angle) * far * t, 20 + math.sin(angle) * far * t + 78 * t * t
        turn = dice.uniform(0, 360) + 260 * t * (1 if k % 2 else -1)
        if k / 13 < 1.05 - t * 0.5:
            r.part(
                placed(
                    polygon([(-5, -long / 2), (5, -long / 2 + 4), (4, long / 2 - 5), (-2, long / 2)]), x, y, 1, turn
                ),
                WOOD,
                3,
                1.2,
                0.3,
                1,
                2,
            )
    with_alpha(canvas, r, 1 - max(0.0, t - 0.6) * 2)


def with_alpha(canvas: skia.Canvas, r: Relief, alpha: float) -> None:
    """A model drawn half transparent."""
    canvas.saveLayer(None, skia.Paint(Alphaf=max(0.0, min(1.0, alpha))))
    r.draw(canvas, 0.4, 2, 4, 3)
    canvas.restore()


def collapse(name: str, frame: int, canvas: skia.Canvas) -> None:
    """A tent leans, folds and lies as a ruin in its own dust."""
    t = frame / 7
    if t < 0.75:
        fall = (t / 0.75) ** 1.6
        canvas.save()
        canvas.translate(0, GROUND)
        canvas.skew(0.55 * fall, 0.06 * fall)
        canvas.scale(1 + 0.16 * fall, 1 - 0.72 * fall)
        canvas.translate(0, -GROUND)
        tent_relief(name).draw(canvas, 0.5, 4, 4, 3)
        canvas.restore()
    if t > 0.5:
        with_alpha(canvas, ruin_relief(name), (t - 0.5) / 0.3)
    dice = random.Random(31)
    for _ in range(14):
        x, start = dice.uniform(-70, 70), dice.uniform(0.15, 0.6)
        life = (t - start) / 0.5
        size = dice.uniform(14, 26)
        if 0 < life < 1.2:
            fade = math.sin(min(1.0, life) * math.pi)
            puff(
                canvas,
                x * (1 + life * 0.3),
                54 - 34 * life * dice.random(),
                size * (0.6 + life * 0.6),
                "#A98E66",
                0.7 * fade,
            )


def crown_flash(frame: int, canvas: skia.Canvas) -> None:
    """A crown rises in light and breaks: a leader is unmasked."""
    t = frame / 7
    light = math.sin(min(1.0, t * 1.15) * math.pi) ** 0.7
    canvas.drawPath(
        oval(0, 0, 180, 180),
        radial((0, 0), 178, [("#FFF6D0", 0.95 * light), ("#FFC85A", 0.45 * light), ("#FF9A2A", 0)], [0, 0.35, 1]),
    )
    for k in range(14):
        with moved(canvas, 0, 0, 1, 360 * k / 14 + 26 * t):
            ray = polygon([(-2, -34), (-11, -172), (11, -172), (2, -34)])
            canvas.drawPath(ray, blurred(linear((0, -34), (0, -172), [("#FFF2C0", 0.6 * light), ("#FFD98A", 0)]), 2))
    rise = -24 * min(1.0, t * 2)
    split = max(0.0, t - 0.55) / 0.45
    r = Relief((-80, -80, 80, 80), 1.0, 4)
    crown(r, 0, 0, 70)
    for side in (-1, 1):
        canvas.save()
        canvas.translate(side * 26 * split, rise + 46 * split * split)
        canvas.rotate(side * 24 * split)
        half = skia.Path()
        edge = [(0.0, -90.0), (6.0, -30.0), (-7.0, -12.0), (5.0, 8.0), (-4.0, 28.0), (0.0, 90.0)]
        half.addPoly([skia.Point(*p) for p in [*edge, (side * 90, 90), (side * 90, -90)]], True)
        canvas.clipPath(half, skia.ClipOp.kIntersect, True)
        with_alpha(canvas, r, 1 - max(0.0, t - 0.8) * 3)
        canvas.restore()
    if split:
        burst(canvas, min(1.0, split), ("#FFB03A", "#FFF6D8"), 16, 150, 8)


def crumble(frame: int, canvas: skia.Canvas) -> None:
    """A fortress token falls to rubble."""
    t = frame / 5
    r = Relief((-92, -92, 92, 92), 1.0, 6)
    tower(r, 0, 50, 1.1)
    dice = random.Random(13)
    for column in range(4):
        for row in range(5):
            x, y = -40 + 20 * column, -50 + 21 * row
            delay = dice.uniform(0, 0.3)
            life = max(0.0, t - delay)
            canvas.save()
            canvas.translate(dice.uniform(-34, 34) * life, 90 * life * life + (12 if row > 3 else 0) * life)
            canvas.rotate(dice.uniform(-60, 60) * life, x + 10, y + 10)
            canvas.clipPath(polygon([(x, y + 2), (x + 19, y - 2), (x + 21, y + 19), (x + 2, y + 21)]))
            with_alpha(canvas, r, 1 - max(0.0, t - 0.7) * 2.6)
            canvas.restore()
    for _ in range(9):
        puff(
            canvas,
            dice.uniform(-52, 52),
            56 - 26 * t * dice.random(),
            12 + 26 * t,
            "#8E8A84",
            0.75 * math.sin(min(1.0, t + 0.12) * math.pi),
        )


def scroll(frame: int, canvas: skia.Canvas) -> None:
    """A scroll unrolls, its words float off."""
    t = frame / 5
    half = 10 + 52 * min(1.0, t * 1.6)
    canvas.drawPath(oval(0, 8, half + 24, 62), blurred(fill("#05040A", 0.35), 8))
    r = Relief((-92, -92, 92, 92), 1.0, 4)
    r.part(rounded((-half, -38, 2 * half, 76), 3), PARCHMENT, 6, 0.7)
    for side in (-1, 1):
        r.part(rod((side * half, -42), (side * half, 42), 17), PARCHMENT, 7, 1.2)
        r.part(rod((side * half, -54), (side * half, -44), 8), WOOD, 3)
        r.part(rod((side * half, 44), (side * half, 54), 8), WOOD, 3)
    r.draw(canvas, 0.5, 3, 5, 4)
    with clipped(canvas, rounded((-half + 10, -36, max(1.0, 2 * half - 20), 72), 0)):
        for k in range(5):
            y = -24 + 12 * k
            canvas.drawLine(-46, y, 46 - (k * 17) % 30, y - 2, stroke("#5A3A1C", 3.4, 0.75))
    for k in range(6):
        life = t * 1.4 - k * 0.12
        if 0 < life < 1:
            x, y = math.sin(k * 2.1) * 44 * (0.4 + life), -20 - 66 * life
            canvas.drawPath(oval(x, y, 4.4, 3.2), fill("#C8A0FF", 1 - life))
            canvas.drawPath(oval(x, y, 11, 9), blurred(fill("#8A5AE0", 0.5 * (1 - life)), 5))


def shadow(frame: int, canvas: skia.Canvas) -> None:
    """A hooded shadow slips in, a blade flashes, it is gone."""
    t = 0.12 + frame * 0.155
    strength = math.sin(min(1.0, t * 1.05) * math.pi) ** 0.6
    x = -46 + 60 * t
    cloak = blob(
        [
            (x, -78),
            (x + 20, -52),
            (x + 24, -20),
            (x + 42, 60),
            (x + 4, 50),
            (x - 60 + 20 * t, 66),
            (x - 26, -18),
            (x - 20, -50),
        ]
    )
    canvas.drawPath(cloak, blurred(fill("#05030C", 0.85 * strength), 7))
    canvas.drawPath(cloak, blurred(fill("#1A0E2C", 0.9 * strength), 2))
    for k in range(4):
        tail = skia.Path()
        tail.moveTo(x - 20, -10 + 18 * k)
        tail.quadTo(x - 60, -6 + 18 * k, x - 92 + 10 * k, 10 + 16 * k)
        canvas.drawPath(tail, blurred(stroke("#140A24", 12 - k * 2, 0.6 * strength), 5))
    for dx in (-7, 7):
        canvas.drawPath(oval(x + 5 + dx, -48, 3.4, 2), fill("#E8D0FF", strength))
        canvas.drawPath(oval(x + 5 + dx, -48, 8, 5), blurred(fill("#B080FF", 0.7 * strength), 3))
    if 0.35 < t < 0.9:
        cut = 1 - abs(t - 0.6) / 0.3
        slash = skia.Path()
        slash.moveTo(x + 2, -44)
        slash.quadTo(x + 74, -34, x + 40, 46)
        slash.quadTo(x + 56, -22, x + 2, -44)
        canvas.drawPath(slash, blurred(fill("#CFE4FF", 0.8 * cut), 5))
        canvas.drawPath(slash, fill("#FFFFFF", 0.95 * cut))


def unfurl(nation: Nation, frame: int, canvas: skia.Canvas) -> None:
    """A banner rolls down from its pole."""
    open_ = 0.06 + 0.94 * (frame / 5) ** 0.8
    with moved(canvas, 0, 8, 0.72):
        banner_cloth(canvas, nation, open_)
        y = -148 + 330 * open_
        if frame < 5:
            roll = rounded((-98, min(y, 160) - 14, 196, 28), 13)
            canvas.drawPath(
                roll, linear((0, y - 14), (0, y + 14), [lighter(nation.colour, 0.4), nation.colour, nation.dark])
            )
            canvas.drawPath(roll, stroke("#0B0912", 2.4, 0.8))
        banner_pole(canvas)


def volley(canvas: skia.Canvas) -> None:
    """An arrow in flight to the right."""
    r = Relief((-62, -16, 62, 16), 1.0)
    r.part(rod((-46, 0), (44, 0), 4), WOOD, 1.8, 1.2, 0)
    r.part(polygon([(60, 0), (38, -8), (43, 0), (38, 8)]), STEEL, 3, 1.2)
    r.part(polygon([(-60, -9), (-40, -8), (-30, 0), (-40, 8), (-60, 9), (-50, 0)]), matt("#EDE2C6"), 3, 1)
    r.draw(canvas, 0.6, 2, 5, 3)


def bolt(canvas: skia.Canvas) -> None:
    """A ballista's bolt in flight to the right."""
    r = Relief((-72, -18, 72, 18), 1.0)
    r.part(rod((-54, 0), (46, 0), 8), WOOD, 3.6, 1.2, 0)
    r.part(polygon([(70, 0), (38, -13), (46, 0), (38, 13)]), STEEL, 4, 1.3)
    r.part(polygon([(-70, -13), (-46, -11), (-34, 0), (-46, 11), (-70, 13), (-58, 0)]), DARK_STEEL, 3, 1.1)
    r.part(rod((26, 0), (34, 0), 11), DARK_STEEL, 3)
    r.draw(canvas, 0.6, 2, 5, 3)


def shot(canvas: skia.Canvas) -> None:
    """A siege engine's stone."""
    r = Relief((-30, -30, 30, 30), 1.0, 5)
    r.part(blob([(-20, -8), (-8, -21), (12, -19), (22, -4), (17, 15), (-2, 22), (-19, 13)]), STONE, 12, 1.2)
    r.draw(canvas, 0.6, 3, 7, 4)


def wagon(canvas: skia.Canvas) -> None:
    """A covered wagon that carries tents to the ally's camp."""
    r = Relief((-82, -66, 82, 58), 1.0, 5)
    r.part(rod((50, 22), (80, 28), 6), WOOD, 2.6)
    r.part(polygon([(-58, 2), (58, 2), (52, 28), (-54, 28)]), WOOD, 6, 1.1)
    for k in range(4):
        x = -48 + 32 * k
        r.part(blob([(x - 17, 4), (x - 16, -30), (x, -50), (x + 16, -30), (x + 17, 4)]), CANVAS, 10, 1.1, 0.3)
    r.part(rod((-60, 3), (60, 3), 6), tint(WOOD, "#F2D8A4", 0.3), 2.6)
    for k in range(3):
        r.part(rod((-32 + 32 * k, -40), (-32 + 32 * k, 2), 2.4), ROPE, 1, 0.8, 0.2, 0.7)
    for x in (-34, 34):
        r.part(oval(x, 32, 21, 21), WOOD, 5, 1.1)
        r.part(oval(x, 32, 14, 14), tint(WOOD, "#1A1008", 0.6), 4, -0.5, 0, 1)
        for k in range(4):
            a = math.pi * k / 4
            r.part(
                rod((x - math.cos(a) * 15, 32 - math.sin(a) * 15), (x + math.cos(a) * 15, 32 + math.sin(a) * 15), 3.6),
                WOOD,
                1.6,
                1,
                0.2,
                0.8,
                1,
            )
        r.part(oval(x, 32, 5, 5), GOLD, 3)
    r.draw(canvas, 0.6, 3, 6, 4)


FRAMES = {
    "dust": (8, dust, CELL),
    "clash": (6, clash, CELL),
    "glance": (6, glance, CELL),
    "smash": (6, smash, CELL),
    "crumble": (6, crumble, CELL),
    "scroll": (6, scroll, CELL),
    "shadow": (6, shadow, CELL),
    "crown": (8, crown_flash, (-184, -184, 184, 184)),
}
for _name, (_count, _paint, _box) in FRAMES.items():
    for _k in range(_count):
        register(f"creed/fx/{_name}_{_k}", ATLAS, _box, partial(_paint, _k))
for _name, _nation in DYED.items():
    for _k in range(8):
        register(
            f"creed/fx/collapse_{_name}_{_k}", dyed(ATLAS, _name), (-112, -140, 112, 92), partial(collapse, _name, _k)
        )
    for _k in range(6):
        register(
            f"creed/fx/unfurl_{_name}_{_k}", dyed(ATLAS, _name), (-92, -138, 92, 138), partial(unfurl, _nation, _k)
        )
register("creed/fx/volley", ATLAS, (-64, -18, 64, 22), volley)
register("creed/fx/bolt", ATLAS, (-74, -20, 74, 26), bolt)
register("creed/fx/stone", ATLAS, (-32, -32, 36, 40), shot)
register("creed/fx/wagon", ATLAS, (-84, -68, 90, 68), wagon)
