"""The endings of war and judgement, of defeat, and the draw."""

from __future__ import annotations

import math
import random

import skia

from assets.paint.base import blurred, clipped, darker, lighter, linear, mix, oval, polygon
from assets.paint.edifice import box, city, dome, pillar, portico, spire
from assets.paint.relief import blob, less, limb, rod, union
from assets.paint.throng import (
    bearing,
    bowing,
    cheering,
    hauling,
    kneeling,
    someone,
    standing,
    throng,
    walking,
)  # fmt: skip
from assets.paint.vista import (
    Vista,
    birds,
    cloud,
    dark_foot,
    mist,
    motes,
    paint,
    plain,
    rain,
    rays,
    ridge,
    sky,
    smoke,
    sun,
    water,
)  # fmt: skip

DIM = ("#3A2E3E", "#2E3A4A", "#4A3A32", "#33402E", "#463040")


# ---------------------------------------------------------------- the last one standing
def lifted(x: float) -> float:
    """How high the mound is at an x."""
    return 120 * math.exp(-(((x - 810) / 200) ** 2))


def battlefield(v: Vista) -> None:
    """Broken spears, shields and torn banners about a mound."""
    dice = random.Random(5)
    spots = [(x, dice.uniform(max(600, 690 - lifted(x)), 740)) for x in (dice.uniform(390, 1240) for _ in range(46))]
    spots = sorted((spot for spot in spots if abs(spot[0] - 800) > 130 or spot[1] > 660), key=lambda spot: spot[1])
    for x, y in spots:
        near = max(0.0, (y - 590) / 150)
        long, lean = 70 + 90 * near, dice.uniform(-38, 38)
        a = math.radians(lean)
        tip = (x + math.sin(a) * long, y - math.cos(a) * long)
        with v.sheet(0.35 - 0.33 * near, 1.0, 1.6 + near):
            kind = dice.random()
            if kind < 0.5:
                v.form(rod((x, y), tip, 2 + 3 * near), "#2E2018", 0.3)
                v.form(polygon([(tip[0] - 5, tip[1] + 4), (tip[0] + math.sin(a) * 24, tip[1] - 24), (tip[0] + 5,
                                tip[1] + 4)]), "#6A6670", 0.8)  # fmt: skip
            elif kind < 0.72:
                v.form(rod((x, y), tip, 2 + 3 * near), "#2E2018", 0.3)
                rag = [(tip[0], tip[1] + 6), (tip[0] + long * 0.3, tip[1] + 12), (tip[0] + long * 0.24, tip[1] + 30),
                       (tip[0] + long * 0.36, tip[1] + 42), (tip[0] + long * 0.14, tip[1] + 40),
                       (tip[0] - math.sin(a) * long * 0.4, tip[1] + long * 0.4)]  # fmt: skip
                v.form(polygon(rag), dice.choice(["#3A4A5A", "#5A3A5A", "#3E5A4A"]), 0.5, 2)
            else:
                v.form(oval(x, y - 6, 16 + 22 * near, 9 + 13 * near), dice.choice(["#4A3A2A", "#3A4450"]), 0.6, 3)
                v.form(oval(x, y - 8, 4 + 5 * near, 3 + 3 * near), "#7A7068", 0.9, 1)


def last_one(v: Vista) -> None:
    """One stands on the mound and plants the banner."""
    with v.sheet(0.05, 1.0, 2.6):
        mound = blob([(380, 690), (520, 650), (620, 604), (700, 570), (770, 550), (850, 552), (920, 580), (1010, 624),
                      (1130, 664), (1280, 690), (1280, 1000), (380, 1000)])  # fmt: skip
        v.form(mound, "#33201C", 0.5, 4, 0.6)
    with v.sheet(0, 1.0, 3.2):
        v.form(rod((866, 566), (850, 176), 8), "#3A2618", 0.5, 2)
        cloth = blob([(852, 196), (790, 186), (716, 214), (650, 198), (586, 232), (606, 262), (580, 300), (612, 330),
                      (680, 316), (742, 342), (800, 322), (856, 336)])  # fmt: skip
        v.form(cloth, "#A83226", 0.8, 7)
        with clipped(v.canvas, cloth):
            for x in (636, 700, 764, 826):
                v.line([(x, 180), (x - 18, 260), (x + 4, 350)], "#4A1012", 15, 0.5, 8)
                v.line([(x + 22, 180), (x + 6, 260), (x + 26, 350)], "#FFC27A", 7, 0.35, 5)
            for k in range(12):
                a = math.tau * k / 12
                tip = (720 + 58 * math.cos(a), 266 + 58 * math.sin(a))
                foot = [(720 + 36 * math.cos(a + d), 266 + 36 * math.sin(a + d)) for d in (-0.2, 0.2)]
                v.form(polygon([*foot, tip]), "#F0C860", 0.8)
            v.form(oval(720, 266, 30, 30), "#F0C860", 1.0, 3)
        v.form(oval(850, 170, 9, 9), "#E8B850", 1.0, 2)
        cape = blob([(786, 392), (812, 388), (832, 430), (836, 500), (816, 560), (740, 566), (700, 556), (730, 520),
                     (752, 470), (770, 420)])  # fmt: skip
        someone(v, bearing(random.Random(3)), 806, 562, 186, "#3E3A46", lit=0.6)
        v.form(cape, "#6A2A22", 0.6, 5)


def win_survival(v: Vista) -> None:
    """Who is left plants the banner in the evening after the battle."""
    paint(v, sky(("#1A1420", "#5A2A2E", "#C8602E", "#FFC070"), (0, 0.4, 0.78, 1), 600, 1.0), sun(58, 540),
          cloud(520, 190, 560, 110, "#3A2228", "#FF9A5A", 3), cloud(1080, 220, 560, 120, "#3A2228", "#FF9A5A", 4),
          cloud(800, 90, 700, 90, "#2A1A22", "#E87A44", 6), rays(20, 780, 0.34, math.pi, math.tau),
          ridge(520, 60, "#6A3A30", 0.6, 4, 7), city(548, 400, 640, 130, "#4A2A28", 0.5, 6, ""),
          smoke(470, 540, 420, "#2A1A1E", 0.7, 120, 0.8, 2), smoke(1090, 560, 380, "#2A1A1E", 0.7, 90, 0.9, 4),
          mist(550, 60, "#E8864A", 0.5, 3), ridge(575, 34, "#3E2420", 0.3, 9, 6), plain(590, "#3A241E", 0.5, 500, 0.8),
          last_one, battlefield, birds(620, 130, 9, 90, 9), birds(1010, 330, 7, 70, 7),
          motes(80, "#FF9A4A", 1.8, 200, 700), dark_foot(630, 830))  # fmt: skip


# ---------------------------------------------------------------- judgement
def hall(v: Vista, stone: str, x: float, pane: str) -> None:
    """A hall of judgement: rows of columns towards a tall window about `x`."""
    v.canvas.drawPath(v.field(), linear((0, 0), (0, 700), [darker(stone, k) for k in (0.72, 0.5, 0.62)]))
    window = union(box(x - 118, 120, x + 118, 540), oval(x, 120, 118, 118))
    v.flat(window, pane, 0.5, 40)
    v.canvas.drawPath(window, linear((0, 0), (0, 560), [lighter(pane, 0.55), pane, mix(pane, stone, 0.6)]))
    for dx in (-60, 0, 60):
        v.line([(x + dx, 0), (x + dx, 540)], darker(stone, 0.7), 5, 0.85)
    for y in (120, 230, 340, 450):
        v.line([(x - 118, y), (x + 118, y)], darker(stone, 0.7), 4, 0.85)
    v.line([(x - 118, 540), (x + 118, 540)], darker(stone, 0.4), 10)
    for k, (away, wide, foot) in enumerate(((190, 40, 560), (282, 56, 584), (402, 78, 620), (560, 108, 670))):
        with v.sheet(0.4 - 0.13 * k, 0.8, 2.4):
            for side in (-1, 1):
                pillar(v, x + side * away, foot, wide, foot + 40, stone, 0.7)
    floor = v.field(560)
    v.canvas.drawPath(floor, linear((0, 560), (0, 900), [mix(stone, pane, 0.45), darker(stone, 0.35), darker(stone,
                                    0.75)]))  # fmt: skip
    with clipped(v.canvas, floor):
        for k in range(-12, 13):
            v.line([(x + k * 26, 560), (x + k * 120, 900)], darker(stone, 0.75), 2, 0.5)
        for k in range(8):
            y = 560 + 340 * (k / 8) ** 1.6
            v.line([(300, y), (1400, y)], darker(stone, 0.75), 1 + k * 0.3, 0.5)
        v.glow(x, 600, 330, pane, 0.6, 0.3)


def scales(v: Vista, x: float, foot: float, high: float, tilt: float, colour: str = "#C8943E") -> tuple[float, ...]:
    """Scales as tall as a house, held by a hooded figure of stone; `tilt` degrees to the right. Returns x and y of the
    left pan, then of the right one.
    """
    top, arm, a = foot - high, high * 0.54, math.radians(tilt)
    ends = [(x + side * arm * math.cos(a), top + side * arm * math.sin(a)) for side in (-1, 1)]
    with v.sheet(0.1, 1.0, 3):
        v.form(box(x - high * 0.26, foot - high * 0.1, x + high * 0.26, foot), "#5E5868", 0.5, 4, 0.4)
        v.form(box(x - high * 0.2, foot - high * 0.17, x + high * 0.2, foot - high * 0.1), "#6A6474", 0.5, 3, 0.4)
        robe = place_robe(x, foot - high * 0.17, high * 0.86)
        v.form(robe, "#6E6878", 0.7, 8, 0.5)
        with clipped(v.canvas, robe):
            for k in (-0.5, -0.22, 0.05, 0.3, 0.55):
                v.line([(x + k * high * 0.1, foot - high * 0.76), (x + k * high * 0.18, foot - high * 0.5),
                        (x + k * high * 0.36, foot - high * 0.14)], "#26222E", high * 0.02, 0.6, 3)  # fmt: skip
        v.form(oval(x, foot - high * 0.885, high * 0.05, high * 0.064), "#2A2632", 0.2)
    pans = []
    with v.sheet(0, 1.0, 2.8):
        v.form(rod((x, top + high * 0.04), (x, top - high * 0.07), high * 0.022), colour, 0.9, 2)
        v.form(limb([ends[0], (x, top - high * 0.05), ends[1]], high * 0.026), colour, 1.0, 3)
        v.form(oval(x, top - high * 0.02, high * 0.035, high * 0.035), colour, 1.0, 3)
        for ex, ey in ends:
            drop, wide = high * 0.4, high * 0.17
            for dx in (-1, -0.2, 1):
                v.line([(ex, ey), (ex + dx * wide, ey + drop)], lighter(colour, 0.2), 2.4, 0.9)
            pan = skia.Path()
            pan.moveTo(ex - wide * 1.1, ey + drop)
            pan.quadTo(ex, ey + drop + wide * 0.85, ex + wide * 1.1, ey + drop)
            pan.close()
            v.form(pan, colour, 1.0, 5)
            v.form(oval(ex, ey + drop, wide * 1.1, wide * 0.1), lighter(colour, 0.2), 0.8, 2)
            pans += [ex, ey + drop]
    return tuple(pans)


def place_robe(x: float, foot: float, high: float) -> skia.Path:
    """A hooded statue with both hands before the breast."""
    return blob([(x + dx * high, foot - dy * high) for dx, dy in (
        (0, 1.0), (0.07, 0.95), (0.085, 0.85), (0.15, 0.79), (0.19, 0.66), (0.16, 0.45), (0.2, 0.2), (0.24, 0),
        (0, -0.01), (-0.24, 0), (-0.2, 0.2), (-0.16, 0.45), (-0.19, 0.66), (-0.15, 0.79), (-0.085, 0.85),
        (-0.07, 0.95))])  # fmt: skip


def shaft(v: Vista, x: float, y: float, top: float, lean: float, wide: float, alpha: float) -> None:
    """A shaft of light that falls on (x, y)."""
    shine = linear((x + lean, top), (x, y + 60), [(v.key, alpha * 0.4), (v.key, alpha), (v.key, 0)], [0, 0.75, 1])
    shine.setBlendMode(skia.BlendMode.kScreen)
    beam = polygon([(x + lean - wide * 0.4, top), (x + lean + wide * 0.4, top), (x + wide, y + 60), (x - wide, y + 60)])
    v.canvas.drawPath(beam, blurred(shine, 14))


def win_judgement(v: Vista) -> None:
    """The scales have tipped to one side, and who stands there is in the light."""
    hall(v, "#6A5E58", 790, "#F2D49A")
    lx, ly, rx, ry = scales(v, 790, 590, 400, -13)
    heap = random.Random(4)
    with v.sheet(0, 1.0, 2):
        for k in range(26):
            v.form(oval(lx + heap.gauss(0, 24), ly - 3 - heap.random() * 26 * (1 - k / 40), 8, 5), "#E8BC50", 1.0, 1.5)
        v.form(polygon([(lx - 30, ly - 26), (lx - 32, ly - 62), (lx - 15, ly - 44), (lx, ly - 70), (lx + 15, ly - 44),
                        (lx + 32, ly - 62), (lx + 30, ly - 26)]), "#F0C860", 1.0, 3)  # fmt: skip
        v.form(oval(rx, ry - 8, 15, 10), "#4A4650", 0.6, 2)
    shaft(v, lx - 6, 640, -20, 230, 86, 0.75)
    v.glow(lx, ly - 30, 130, "#FFE9A8", 0.7)
    v.glow(lx, 640, 190, "#FFE2A0", 0.6, 0.25)
    with v.sheet(0, 1.0, 3):
        someone(v, cheering(random.Random(6)), lx - 4, 664, 134, "#D8C090", lit=0.8)
    paint(v, throng(640, 76, 46, (standing, kneeling), DIM, 21, 690, 1240, 0.12, 0.8, flip=True),
          throng(640, 76, 52, (cheering, kneeling), ("#8A6A4A", "#6A5A7A", "#4E7A74"), 22, 380, 520, 0.1, 1.0),
          throng(730, 112, 76, (kneeling, bowing, standing), DIM, 23, 380, 1260, 0, 0.8, gap=(500, 650)),
          motes(70, "#FFE2A0", 2, 60, 640), dark_foot(640, 840))  # fmt: skip


def lose_judgement(v: Vista) -> None:
    """The light falls on somebody else's pan; ours hangs high and empty."""
    hall(v, "#4E5666", 830, "#8EA6C4")
    lx, ly, rx, ry = scales(v, 760, 590, 400, 13, "#8E7A56")
    heap = random.Random(4)
    with v.sheet(0, 1.0, 2):
        for k in range(26):
            v.form(oval(rx + heap.gauss(0, 24), ry - 3 - heap.random() * 26 * (1 - k / 40), 8, 5), "#D8BC70", 1.0, 1.5)
        v.form(polygon([(lx - 22, ly - 8), (lx - 26, ly - 34), (lx - 11, ly - 22), (lx, ly - 40), (lx + 11, ly - 22),
                        (lx + 26, ly - 34), (lx + 22, ly - 8)]), "#7A7460", 0.5, 2)  # fmt: skip
    shaft(v, rx + 4, 640, -20, -90, 92, 0.8)
    v.glow(rx, ry - 20, 120, "#F0F4FF", 0.6)
    v.glow(rx, 640, 190, "#D8E4F0", 0.6, 0.25)
    with v.sheet(0.1, 1.0, 2.4):
        someone(v, cheering(random.Random(6)), rx + 6, 650, 112, "#A8A08C", lit=0.7)
    paint(v, throng(640, 70, 42, (cheering, standing), ("#5A6A7A", "#6A6A6A"), 22, rx + 60, 1260, 0.2, 1.0),
          throng(640, 70, 46, (walking, standing), DIM, 24, 380, 640, 0.2, 0.8, flip=True,
                 gap=(470, 660)))  # fmt: skip
    with v.sheet(0, 1.0, 3.2):
        someone(v, kneeling(random.Random(2)), 560, 700, 208, "#2E2E42", lit=0.35)
        crown = polygon([(664, 706), (657, 676), (672, 688), (682, 668), (692, 690), (708, 680), (700, 708)])
        v.form(crown, "#A88A48", 0.9, 2)
    paint(v, throng(790, 150, 130, (walking, standing), ("#1E1E2C", "#262632"), 25, 380, 1240, 0, 0.6, gap=(420, 760)),
          mist(690, 60, "#3A4658", 0.5, 4), motes(40, "#D8E4F0", 1.6, 60, 640), dark_foot(650, 850))  # fmt: skip


# ---------------------------------------------------------------- the name is lost
def falling_statue(v: Vista) -> None:
    """The leader's statue leans off its plinth; ropes pull at it."""
    x, foot = 800, 560
    with v.sheet(0.1, 1.0, 2.6):
        v.form(box(x - 96, foot - 30, x + 96, foot + 50), "#4E4650", 0.6, 4, 0.5)
        v.form(box(x - 76, foot - 110, x + 76, foot - 30), "#5A525C", 0.6, 4, 0.5)
        v.form(box(x - 88, foot - 124, x + 88, foot - 108), "#665E68", 0.6, 3, 0.4)
    step = skia.Matrix()
    step.setRotate(-21, x - 50, foot - 124)

    def leaning(path: skia.Path) -> skia.Path:
        out = skia.Path()
        path.transform(step, out)
        return out

    with v.sheet(0, 1.0, 3.2):
        base = foot - 124
        half = ((20, 240), (50, 226), (58, 190), (44, 120), (60, 50), (70, 0))
        robe = blob([(x + dx, base - dy) for dx, dy in (*half, (0, -2), *((-dx, dy) for dx, dy in half[::-1]))])
        arm = limb([(x + 44, base - 214), (x + 94, base - 250), (x + 84, base - 330)], 24)
        other = limb([(x - 46, base - 212), (x - 70, base - 160), (x - 30, base - 130)], 24)
        head = union(oval(x, base - 276, 25, 31), rod((x, base - 256), (x, base - 232), 24))
        teeth = ((-27, 292), (-32, 332), (-14, 312), (0, 340), (14, 312), (32, 332), (27, 292))
        crown = polygon([(x + dx, base - dy) for dx, dy in teeth])
        parts = (arm, "#7A7482"), (robe, "#807A88"), (other, "#7A7482"), (head, "#86808E"), (crown, "#B08A40")
        for path, tone in parts:
            v.form(leaning(path), tone, 0.9, 6, 0.5)
        for k in (-30, -8, 16, 38):
            v.line([(p.x(), p.y()) for p in (step.mapXY(x + k * 0.7, base - 200), step.mapXY(x + k, base - 100),
                    step.mapXY(x + k * 1.3, base - 8))], "#2A2632", 5, 0.55, 2)  # fmt: skip
        cracks = random.Random(3)
        for _ in range(5):
            points = [(x + cracks.uniform(-40, 40), base - cracks.uniform(60, 220))]
            for _ in range(4):
                points.append((points[-1][0] + cracks.uniform(-14, 14), points[-1][1] + cracks.uniform(6, 18)))
            v.line([(p.x(), p.y()) for p in (step.mapXY(*q) for q in points)], "#17131D", 2.2, 0.9)
    for sx, sy, ex, ey in ((-6, 240, 480, 612), (10, 262, 540, 600), (34, 222, 610, 606)):
        a = step.mapXY(x + sx, base - sy)
        v.line([(a.x(), a.y()), ((a.x() + ex) / 2 - 10, (a.y() + ey) / 2 + 36), (ex, ey)], "#6A5238", 4, 1)
        v.line([(a.x(), a.y()), ((a.x() + ex) / 2 - 10, (a.y() + ey) / 2 + 34), (ex, ey)], "#E8B078", 1.2, 0.7)


def lose_reputation(v: Vista) -> None:
    """The people pull the leader's statue from its plinth."""
    paint(v, sky(("#0C0C18", "#221E30", "#4A3038", "#8A4A34"), (0, 0.45, 0.8, 1), 600, 1.0),
          cloud(620, 150, 620, 120, "#1E1A26", "#6A4A4A", 3), cloud(1080, 230, 520, 120, "#1E1A26", "#8A5440", 5),
          city(580, 380, 1260, 230, "#3A2E38", 0.45, 8, "", ("#2E2430", "#40303A")),
          smoke(1050, 520, 480, "#1A161E", 0.8, -70, 1.1, 3), smoke(470, 540, 420, "#1A161E", 0.7, 60, 0.9, 5),
          mist(570, 70, "#C8683A", 0.5, 2), plain(585, "#3A2C2E", 0.5, 420), falling_statue,
          throng(612, 62, 36, (cheering, standing), DIM, 31, 380, 1240, 0.22, 1.0, 0, 0.26, gap=(690, 910)),
          throng(664, 118, 72, (hauling,), ("#5A3E4A", "#3E4E62", "#5E4A3A"), 33, 420, 660, 0.04, flip=False, width=3),
          throng(664, 92, 56, (cheering, standing, cheering), DIM, 34, 880, 1240, 0.08, 1.0, 0, 0.3),
          throng(740, 134, 84, (cheering, standing, cheering), ("#241C26", "#2C2228", "#20202C"), 35, 380, 1260, 0, 1.0,
                 0, 0.22, gap=(400, 650), width=3),
          motes(150, "#FF8A3A", 2, 60, 700), rain(110, "#8A96AA", alpha=0.13), dark_foot(650, 850))  # fmt: skip


# ---------------------------------------------------------------- conceded
def causeway(v: Vista) -> None:
    """A stone path over the marsh, towards the light."""
    path = skia.Path()
    path.moveTo(950, 506)
    path.cubicTo(900, 530, 1060, 560, 960, 610)
    path.cubicTo(880, 650, 700, 680, 560, 800)
    path.lineTo(1010, 800)
    path.cubicTo(1010, 720, 1090, 660, 1080, 610)
    path.cubicTo(1070, 560, 930, 530, 958, 506)
    path.close()
    with v.sheet(0.1, 0.4):
        v.form(path, "#7E7E80", 0.5, 5, 0.6)
    with clipped(v.canvas, path):
        for k in range(16):
            y = 510 + 290 * (k / 16) ** 1.5
            v.line([(500, y), (1150, y + 4)], "#3A3E46", 1 + k * 0.16, 0.55)
        dice = random.Random(5)
        for _ in range(60):
            t = dice.random()
            y = 510 + 290 * t
            x = dice.uniform(560, 1090)
            v.line([(x, y), (x - 6 * t, y + 16 * t)], "#3A3E46", 1 + 2 * t, 0.5)


def left_behind(v: Vista) -> None:
    """The crown on a stone, the white flag above it."""
    with v.sheet(0, 1.0, 3):
        v.form(rod((640, 650), (628, 196), 7), "#4A4038", 0.5, 2)
        cloth = blob([(630, 210), (690, 222), (748, 206), (806, 226), (816, 270), (800, 318), (812, 356), (748, 340),
                      (694, 362), (634, 344)])  # fmt: skip
        v.form(cloth, "#E4E0D4", 0.9, 7)
        with clipped(v.canvas, cloth):
            for x in (668, 728, 784):
                v.line([(x, 200), (x + 16, 280), (x - 6, 370)], "#8E9298", 16, 0.5, 8)
        islet = blob([(400, 760), (470, 692), (560, 668), (700, 664), (800, 690), (860, 740), (640, 800)])
        v.form(islet, "#4A4E4C", 0.5, 4, 0.6)
        block = polygon([(560, 700), (570, 590), (600, 566), (700, 560), (742, 586), (756, 700)])
        v.form(block, "#6A6C70", 0.6, 6, 0.6)
        v.form(blob([(566, 594), (600, 562), (700, 556), (746, 588), (690, 604), (610, 606)]), "#8A8C8E", 0.8, 4, 0.4)
        v.form(union(box(618, 560, 690, 574), polygon([(618, 562), (610, 516), (634, 540), (654, 506), (674, 540), (698,
                     516), (690, 562)])), "#C89A42", 1.0, 4)  # fmt: skip
        for x, tone in ((636, "#C83A3A"), (654, "#3A8AC8"), (672, "#3AA06A")):
            v.flat(oval(x, 567, 4, 4), tone, 1)
        v.form(limb([(700, 706), (770, 690), (840, 696)], 8), "#5A4632", 0.7, 1.5)


def lose_conceded(v: Vista) -> None:
    """One walks away in the grey morning; the crown lies under the white flag."""
    paint(v, sky(("#6E7C8A", "#9AA4AA", "#CFCDC4", "#F4E8D4"), (0, 0.45, 0.8, 1), 540, 0.8), sun(46, 460, 0.7),
          cloud(520, 180, 460, 90, "#8A949C", "#E8E4DA", 3), cloud(1120, 150, 460, 100, "#8A949C", "#E8E4DA", 4),
          ridge(470, 70, "#7A8690", 0.75, 4, 6), city(506, 880, 1060, 120, "#6E767E", 0.62, 3, ""),
          mist(500, 50, "#E8E4DA", 0.7, 3), ridge(520, 34, "#626E74", 0.5, 9, 6),
          water(520, "#7A8890", 1080, 0.55, 120), mist(540, 60, "#D8D8D2", 0.7, 6), causeway,
          mist(600, 40, "#D0D2D0", 0.5, 8, 300, 900))  # fmt: skip
    with v.sheet(0.12, 1.0, 2.6):
        v.flat(oval(1000, 614, 60, 7), "#23272F", 0.5, 5)
        someone(v, walking(random.Random(4)), 992, 612, 128, "#4A4650", lit=0.5)
        v.form(rod((1026, 616), (1022, 500), 4), "#4A3A2A", 0.4)
    left_behind(v)
    reeds(v)
    paint(v, birds(900, 220, 11, 110, 8, "#4A525A"), mist(690, 60, "#9AA0A4", 0.35, 12), dark_foot(640, 840))


def reeds(v: Vista) -> None:
    """Reeds before all else."""
    dice = random.Random(9)
    with v.sheet(0, 0.8, 1.8):
        for k in range(110):
            x = dice.choice([dice.uniform(380, 560), dice.uniform(1060, 1280)])
            tall, lean = dice.uniform(60, 190), dice.uniform(-22, 30)
            y = 740 + dice.uniform(-30, 40)
            v.line([(x, y), (x + lean * 0.2, y - tall * 0.5), (x + lean, y - tall)], dice.choice(["#2E3630", "#3E443A",
                   "#4A4A3A"]), dice.uniform(1.5, 3.4))  # fmt: skip
            if k % 3 == 0:
                v.form(oval(x + lean, y - tall, 3.4, 12), "#4A3A2E", 0.4)


# ---------------------------------------------------------------- draw
def two_hills(v: Vista) -> None:
    """A temple on either shore, of one faith and of the other."""
    with v.sheet(0.3, 1.0, 2.2):
        v.form(blob([(360, 640), (400, 500), (470, 452), (640, 446), (700, 500), (740, 560), (780, 640), (560, 700)]),
               "#4E4250", 0.4, 3, 0.4)  # fmt: skip
        v.form(blob([(980, 640), (1010, 560), (1060, 496), (1130, 446), (1300, 452), (1380, 520), (1400, 660), (1200,
                     700)]), "#4E4250", 0.4, 3, 0.4)  # fmt: skip
    with v.sheet(0.22, 1.0, 2.6):
        portico(v, 560, 452, 210, 176, 5, "#C0A08C", "#FFC46A", 1.0, 0.6)
        for side in (-1, 1):
            spire(v, 1200 + side * 96, 452, 24, 200, "#9A86A8", "#6A4A8A", 0.6, "#FFE0B0")
        v.form(box(1120, 346, 1280, 452), "#A08CAE", 0.6, 4)
        dome(v, 1200, 348, 140, 96, "#7A5AA8", 0.9)
        v.flat(union(box(1180, 396, 1220, 452), oval(1200, 396, 20, 20)), "#FFE0B0", 0.95)
        v.glow(1200, 420, 70, "#FFD8A0", 0.7)


def bridge(v: Vista) -> None:
    """A bridge between the shores; the two leaders clasp hands in its middle."""
    with v.sheet(0.12, 1.0, 2.6):
        deck = skia.Path()
        deck.moveTo(560, 660)
        deck.quadTo(880, 512, 1200, 660)
        deck.lineTo(1200, 800)
        deck.lineTo(560, 800)
        deck.close()
        stone = deck
        for x, r in ((880, 88), (690, 66), (1070, 66)):
            stone = less(stone, union(oval(x, 716, r, r), box(x - r, 716, x + r, 900)))
        v.form(stone, "#8A7276", 0.6, 4, 0.5)
        for k, tone in ((0, "#A88E8E"), (16, "#5E4C54")):
            v.line([(560, 660 + k), (880, 512 + k), (1200, 660 + k)], tone, 8, 0.9)
    throng(598, 66, 38, (standing, cheering, bearing), ("#2E8A8E", "#3A7A6E", "#C89A5A"), 61, 610, 760, 0.1, 1.0, 0.3,
           flags=("#2E8A8E",), flip=False)(v)  # fmt: skip
    throng(598, 66, 38, (standing, cheering, bearing), ("#7A4AA0", "#5A4A8A", "#A8586A"), 62, 1010, 1150, 0.1, 1.0, 0.3,
           flags=("#7A4AA0",), flip=True)(v)  # fmt: skip
    with v.sheet(0, 1.0, 3.2):
        for x, flip, tone, mantle in ((838, False, "#C8B486", "#1E7A80"), (924, True, "#C8A8B0", "#6A3A96")):
            side = -1 if flip else 1
            someone(v, standing(random.Random(3)), x, 588, 158, tone, flip, lit=0.6)
            hem = ((6, 466), (24, 476), (42, 530), (46, 590), (4, 590), (10, 520))
            v.form(blob([(x - side * dx, y) for dx, y in hem]), mantle, 0.7, 4)
            v.form(limb([(x + side * 16, 476), (x + side * 34, 470), (881, 432)], 12), tone, 0.6, 2)
        v.form(oval(881, 430, 9, 10), "#6A4A38", 0.6, 2)
    v.glow(881, 424, 90, "#FFF0C0", 0.85)


def draw(v: Vista) -> None:
    """Two altars, two shores, one bridge: nobody kneels alone."""
    paint(v, sky(("#3A3A72", "#7A5A8E", "#E8A086", "#FFDFA8"), (0, 0.4, 0.78, 1), 560, 0.8), sun(74, 600),
          cloud(520, 200, 460, 100, "#7A5A86", "#FFC8A0", 3), cloud(1180, 180, 480, 110, "#7A5A86", "#FFC8A0", 4),
          rays(24, 860, 0.3, math.pi, math.tau), ridge(500, 80, "#7A6080", 0.68, 5, 7),
          mist(510, 40, "#FFD8B4", 0.5, 2), ridge(540, 40, "#6A5274", 0.5, 8, 6), two_hills,
          water(590, "#6A6088", 1080, 0.6, 260), bridge,
          motes(50, "#FFE6B0", 2.2, 80, 620), motes(40, "#FFC8C0", 3, 80, 620, "petal"),
          throng(800, 150, 104, (cheering, standing, cheering), ("#221E30", "#2A2434"), 71, 380, 1420, 0, 1.0, 0.16,
                 gap=(690, 1070)),
          dark_foot(650, 850))  # fmt: skip
