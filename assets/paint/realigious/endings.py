"""The paintings of a match's end, 1620 x 1080. The screen shows them from x 400 on; what they are about stands at x
560-1080, y 120-640, left of the winner's banner; below lie the words, to the right the plate.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from functools import partial

import skia

from assets.paint.atlas import Pixels, register_made
from assets.paint.base import blurred, clipped, darker, linear, oval, polygon, radial, stroke
from assets.paint.edifice import arch, box, city, dome, flight, pillar, portico, spire
from assets.paint.realigious.endings_dark import (
    draw,
    lose_conceded,
    lose_judgement,
    lose_reputation,
    win_judgement,
    win_survival,
)
from assets.paint.relief import blob
from assets.paint.throng import (
    bearing,
    bowing,
    cheering,
    kneeling,
    lantern,
    pennon,
    someone,
    standing,
    throng,
)  # fmt: skip
from assets.paint.vista import (
    Layer,
    Vista,
    cloud,
    dark_foot,
    mist,
    motes,
    paint,
    plain,
    rays,
    ridge,
    sky,
    sun,
)  # fmt: skip

SIZE = (1620, 1080)
TEAL, PURPLE, CORAL, OCHRE, LEAF = "#1E6E78", "#5A3A8A", "#A8483A", "#B98A3A", "#4E7A3E"
CULTS = (TEAL, PURPLE, CORAL, OCHRE, LEAF)


def lifted(x: float, high: float, wide: float) -> float:
    """The height of a mountain about x 790."""
    return high * math.exp(-(((x - 790) / wide) ** 2))


# ---------------------------------------------------------------- religious victory
def high_temple(v: Vista) -> None:
    """A white temple on its mountain, the sun behind its dome."""
    x = 790
    with v.sheet(0.3, 1.0, 2.0):
        for side in (-1, 1):
            spire(v, x + side * 236, 478, 34, 210, "#B08A78", "#8A5A4A", 0.6, "#FFE9A8")
            spire(v, x + side * 172, 468, 42, 290, "#BC9684", "#A05A40", 0.6, "#FFE9A8")
            v.form(box(x + side * 206 - 46, 410, x + side * 206 + 46, 490), "#AA8474", 0.5)
    with v.sheet(0.12, 1.0, 2.6):
        v.form(box(x - 96, 262, x + 96, 330), "#C4A090", 0.6, 4)
        for k in range(7):
            pillar(v, x - 84 + k * 28, 326, 9, 56, "#D0B09C", 0.6)
        dome(v, x, 266, 178, 112, "#C8964A", 0.9, 0.5)
        portico(v, x, 480, 320, 200, 6, "#D6B6A0", "#FFD27A", 1.0, 0.6)


def processional(v: Vista) -> None:
    """The steps to the temple, with a river of lamps on them."""
    with v.sheet(0.05, 0.5):
        flight(v, 790, 488, 690, 260, 640, 17, "#8E6A62", 0.7)
        for side in (-1, 1):
            wall = [(126, 480), (152, 480), (400, 700), (300, 700)]
            v.form(polygon([(790 + side * dx, y) for dx, y in wall]), "#7A5850", 0.5, 4)
    dice = random.Random(4)
    for row in range(7):
        t = row / 6
        tall, y = 20 + 34 * t ** 1.3, 506 + 120 * t ** 1.2
        wide = 100 + 150 * t
        throng(y, tall, tall * 0.62, (standing, cheering, standing), CULTS, 20 + row, 790 - wide, 790 + wide,
               0.3 - 0.25 * t, 1.0, 0.3, width=1.6, gap=(780, 800) if row < 2 else (0, 0))(v)  # fmt: skip
    for side in (-1, 1):
        for k in range(5):
            t = (k + 0.5) / 5
            x, y = 790 + side * (150 + 190 * t), 500 + 180 * t
            with v.sheet(0.2 - 0.15 * t, 1.0, 2):
                pennon(v, x, y, 110 + 90 * t, CULTS[(k + (side > 0) * 2) % 5], 0.4, flip=side < 0)
    for _ in range(26):
        lantern(v, 790 + dice.gauss(0, 150), dice.uniform(150, 470), dice.uniform(2, 6), "#FFD48A")


def worshippers(v: Vista) -> None:
    """Who kneels at the foot of the steps, large and dark."""
    dim = [darker(tone, 0.35) for tone in CULTS]
    throng(694, 96, 58, (kneeling, bowing, kneeling), dim, 41, 390, 1240, 0, 1.0, 0.1, width=3)(v)
    deep = [darker(tone, 0.6) for tone in CULTS]
    throng(768, 138, 82, (cheering, kneeling, bearing, kneeling), deep, 47, 360, 1300, 0, 1.0, 0.12, width=3.4)(v)


def win_religious(v: Vista) -> None:
    """All the land kneels before one altar."""
    paint(v, sky(("#3A6E8E", "#8E9AA8", "#F2BC82", "#FFE9B8"), (0, 0.38, 0.75, 1), 600, 0.7), sun(64, 560),
          rays(30, 900, 0.4, math.pi * 0.95, math.tau + 0.15),
          cloud(470, 400, 380, 130, "#B08A8A", "#FFE2B0", 3), cloud(1120, 380, 420, 150, "#A88488", "#FFE2B0", 5),
          cloud(560, 190, 300, 70, "#C8A090", "#FFF0C8", 8), cloud(1080, 170, 340, 80, "#C8A090", "#FFF0C8", 9),
          ridge(500, 80, "#6E6E86", 0.72, 3, 6), mist(500, 70, "#FFE0B4", 0.5, 2),
          ridge(560, 60, "#5E5A70", 0.5, 8, 5, raise_=lambda x: lifted(x, 110, 330)), mist(560, 60, "#FFDDAE", 0.5, 5),
          high_temple, mist(500, 26, "#FFE4BC", 0.5, 8, 480, 1100), processional, motes(40, "#FFDF9A", 2, 60, 620),
          worshippers, dark_foot(650, 860))  # fmt: skip


# ---------------------------------------------------------------- social victory
def triumphal_arch(v: Vista) -> None:
    """The gate of the city with garlands, and the sun in it."""
    x, foot = 790, 600
    with v.sheet(0.3, 1.0, 2.2):
        for side in (-1, 1):
            stone, _ = arch(x + side * 262, foot, 96, 214, 34)
            v.form(stone, "#A88E78", 0.6, 4, 0.3)
        stone, _ = arch(x, foot, 216, 372, 84)
        v.form(stone, "#B89C84", 0.6, 6, 0.35)
        for side in (-1, 1):
            for dx in (126, 176):
                pillar(v, x + side * dx, foot, 24, 316, "#C2A890", 0.6)
        for y, grow in ((282, 1.0), (196, 1.08), (160, 1.0)):
            v.form(box(x - 204 * grow, y - 16, x + 204 * grow, y), "#C8AE94", 0.7, 3)
        v.form(box(x - 186, 166, x + 186, 266), "#B0947C", 0.5, 3, 0.3)
    laurel_wreath(v, x, 222, 62)
    garland(v, [(x - 330, 300), (x - 190, 268), (x, 330), (x + 190, 268), (x + 330, 300)])


def laurel_wreath(v: Vista, x: float, y: float, size: float) -> None:
    """A golden laurel in the attic of the gate."""
    with v.sheet(0.1, 0.9, 1.8):
        for side in (-1, 1):
            for k in range(10):
                cx, cy = x + side * math.sin(math.pi * k / 10.6) * size, y + size * (0.9 - 0.19 * k)
                for turn in (0.5, -0.5):
                    angle = -math.pi / 2 + side * (0.9 - 0.16 * k) * 0.6 + turn
                    tip = (cx + math.cos(angle) * size * 0.36, cy + math.sin(angle) * size * 0.36)
                    leaf = blob([(cx, cy), ((cx + tip[0]) / 2 + 5 * turn, (cy + tip[1]) / 2), tip,
                                 ((cx + tip[0]) / 2 - 5 * turn, (cy + tip[1]) / 2)])  # fmt: skip
                    v.form(leaf, "#D8A83E", 1.0, 1.5)
        v.form(oval(x, y + 2, size * 0.3, size * 0.3), "#E8C060", 1.0, 4)


def garland(v: Vista, points: Sequence[tuple[float, float]]) -> None:
    """Flowers and leaves hung in swags between points."""
    dice = random.Random(6)
    with v.sheet(0.08, 0.8, 1.6):
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            for k in range(34):
                t = k / 33
                cx, cy = ax + (bx - ax) * t, ay + (by - ay) * t + 46 * math.sin(math.pi * t)
                for _ in range(2):
                    r = dice.uniform(4, 9)
                    tone = dice.choice(["#4E7A3E", "#6E9A4A", "#3E6A3A", "#E0705A", "#F2C25A", "#F4E4D0"])
                    v.form(oval(cx + dice.gauss(0, 5), cy + dice.gauss(0, 5), r, r * 0.8), tone, 0.7)


def borne(v: Vista) -> None:
    """The one whom the people carry on a shield on their shoulders."""
    with v.sheet(0.0, 1.0, 3.0):
        v.form(oval(792, 556, 128, 15), "#8A5A2E", 0.8, 4)
        v.form(oval(792, 552, 118, 10), "#C08A4A", 0.7, 3)
        cape = blob([(776, 420), (808, 420), (838, 478), (846, 552), (740, 552), (750, 470)])
        v.form(cape, "#A8382E", 0.6, 5)
        someone(v, cheering(random.Random(2)), 792, 552, 168, "#E2C68A", lit=0.6)
        band = polygon([(778, 394), (783, 380), (789, 391), (793, 377), (798, 391), (803, 380), (808, 394)])
        v.form(band, "#F0C860", 1.0, 1.5)


def win_social(v: Vista) -> None:
    """The city carries its leader home under garlands."""
    throng_row = partial(throng, colours=(*CULTS, "#C89A6A", "#D8C8A8"))
    paint(v, sky(("#2E7A86", "#7ABCB0", "#F4DC9A", "#FFF0C4"), (0, 0.4, 0.8, 1), 560, 0.7), sun(70, 620),
          rays(26, 900, 0.32), cloud(480, 250, 360, 110, "#9AB8AC", "#FFF2CC", 3),
          cloud(1110, 230, 400, 130, "#9AB8AC", "#FFF2CC", 5),
          city(560, 380, 1260, 190, "#A8927C", 0.68, 4, "", ("#B0705A", "#6E8A86")), mist(540, 60, "#FFEBC0", 0.5, 2),
          city(600, 380, 620, 250, "#9A7E68", 0.4, 9, "#6A5648", ("#A0563E", "#4E7A7A")),
          city(600, 980, 1260, 250, "#9A7E68", 0.4, 12, "#6A5648", ("#A0563E", "#4E7A7A")),
          plain(590, "#B08E6A", 0.6), triumphal_arch,
          throng_row(618, 54, 30, (cheering, standing, cheering), seed=11, far=0.3, flags=("#2E8A8E", "#C8503E")),
          throng_row(650, 76, 40, (cheering, cheering, standing), seed=12, far=0.14, flags=("#E0B04A", "#7A4AA0"),
                     gap=(700, 884)),
          throng_row(690, 104, 50, (cheering, bearing), seed=13, far=0.04, x0=690, x1=910),
          borne,
          throng_row(716, 122, 56, (cheering, cheering, bearing), seed=15, gap=(690, 880), width=3),
          throng_row(776, 150, 78, (cheering, standing, cheering), seed=17, width=3.4),
          throng_row(860, 190, 110, (cheering, standing), seed=18, width=3.4),
          motes(110, "#F4A0A8", 4.0, 40, 680, "petal"), motes(60, "#FFD860", 3.4, 40, 680, "petal"),
          dark_foot(650, 850))  # fmt: skip


# ---------------------------------------------------------------- mystic victory
def sky_eye(v: Vista) -> None:
    """The sky has opened as an eye of light."""
    x, y = v.sun
    wide, high = 330.0, 150.0

    def lid(k: float) -> skia.Path:
        path = skia.Path()
        path.moveTo(x - wide * k, y)
        path.quadTo(x, y - high * 2 * k, x + wide * k, y)
        path.quadTo(x, y + high * 2 * k * 0.8, x - wide * k, y)
        path.close()
        return path

    for k, tone, alpha, soft in ((1.25, "#5AE0D0", 0.3, 60), (1.05, "#B48CFF", 0.5, 34), (1.0, "#0A0A2E", 0.85, 12)):
        v.flat(lid(k), tone, alpha, soft)
    with clipped(v.canvas, lid(1.0)):
        v.canvas.drawPath(v.field(), radial((x, y), wide, [("#FFF4D0", 0.95), ("#F2C86A", 0.8), ("#7A4AC8", 0.55),
                                                           ("#12103E", 0.7)], [0, 0.22, 0.5, 1]))  # fmt: skip
        for k in range(90):
            a = math.tau * k / 90 + v.dice.uniform(-0.02, 0.02)
            r0, r1 = v.dice.uniform(46, 60), v.dice.uniform(96, 130)
            v.line([(x + r0 * math.cos(a), y + r0 * math.sin(a)), (x + r1 * math.cos(a), y + r1 * math.sin(a))],
                   v.dice.choice(["#FFE9A8", "#8CF0E4", "#E0C0FF"]), v.dice.uniform(1, 3.4), v.dice.uniform(0.3, 0.9),
                   0.8)  # fmt: skip
        v.canvas.drawPath(oval(x, y, 132, 132), blurred(stroke("#0C0A30", 10, 0.8), 5))
    v.flat(oval(x, y, 50, 50), "#050416", 1.0, 3)
    v.flat(oval(x, y + 8, 30, 26), "#1E4A6A", 0.7, 10)
    v.glow(x - 16, y - 18, 22, "#FFFFFF", 0.9)
    for k, width, alpha in ((1.0, 7, 0.4), (1.0, 2.6, 1), (1.1, 1.6, 0.5)):
        v.canvas.drawPath(lid(k), blurred(stroke("#FFE9B0", width, alpha), width * 0.3))


def aurora(v: Vista) -> None:
    """Curtains of light that hang about the eye."""
    for base, tone, seed in ((330, "#3AE0B8", 3), (270, "#6A8CFF", 5), (390, "#B46AFF", 7)):
        dice = random.Random(seed)
        shift = dice.uniform(0, 6)
        for k in range(210):
            x = 300 + k * 6.4
            y = base + 60 * math.sin(x / 130 + shift) + 26 * math.sin(x / 47 + shift * 2)
            tall = 170 + 90 * math.sin(x / 83 + shift) + dice.uniform(-30, 30)
            shine = linear((0, y), (0, y - tall), [(tone, 0), (tone, 0.34), (tone, 0)], [0, 0.16, 1])
            shine.setBlendMode(skia.BlendMode.kScreen)
            v.canvas.drawPath(box(x, y - tall, x + 9, y), blurred(shine, 5))


def stone_ring(v: Vista) -> None:
    """A ring of standing stones on a hill; each sends a thread of light to the eye."""
    x, y = v.sun
    angles = [math.tau * (k + 0.5) / 14 for k in range(14)]
    stones = [(a, 790 + 330 * math.cos(a), 586 + 54 * math.sin(a)) for a in angles]
    for a, sx, sy in sorted(stones, key=lambda s: s[2]):
        near = (math.sin(a) + 1) / 2
        tall, wide = 92 + 74 * near, 30 + 20 * near
        with v.sheet(0.3 - 0.3 * near, 1.0, 2.4):
            lean = 4 * math.cos(a * 3)
            edge = ((-0.5, 0), (-0.44, 0.9), (-0.1, 1), (0.36, 0.93), (0.48, 0.4), (0.52, 0))
            v.form(polygon([(sx + wide * dx + lean * dy, sy - tall * dy) for dx, dy in edge]), "#4A4E78", 0.6, 5, 0.6)
            for dy in (0.3, 0.72):
                v.line([(sx - wide * 0.2, sy - tall * dy), (sx + wide * 0.18, sy - tall * (dy + 0.06))], "#8CF0E4", 1.6,
                       0.6, 0.4)  # fmt: skip
            v.flat(oval(sx + lean * 0.5, sy - tall * 0.55, wide * 0.15, wide * 0.2), "#8CF0E4", 0.95, 1)
            v.glow(sx + lean * 0.5, sy - tall * 0.55, wide, "#4AE0D0", 0.9)
        v.line([(sx, sy - tall * 0.9), ((sx + x) / 2, sy - tall - 60), (x + (sx - x) * 0.16, y + 60)], "#9CF4E8", 2.2,
               0.35, 1.6)  # fmt: skip


def seers(v: Vista) -> None:
    """One with raised arms lifts off the stone in the middle; the others bow."""
    shine = linear((0, 260), (0, 640), [("#FFF0C0", 0.7), ("#BFF4FF", 0.25), ("#BFF4FF", 0.1)])
    shine.setBlendMode(skia.BlendMode.kScreen)
    v.canvas.drawPath(polygon([(770, 250), (810, 250), (900, 640), (680, 640)]), blurred(shine, 16))
    v.glow(790, 600, 260, "#BFF4FF", 0.7, 0.24)
    throng(606, 62, 76, (bowing, kneeling), (PURPLE, "#2E4A7A"), 5, 560, 700, 0.1, 1.0, flip=False)(v)
    throng(606, 62, 76, (bowing, kneeling), (PURPLE, "#2E4A7A"), 6, 880, 1040, 0.1, 1.0, flip=True)(v)
    with v.sheet(0, 1.0, 2.6):
        v.form(oval(790, 622, 96, 16), "#3A3E68", 0.5, 4, 0.4)
        someone(v, cheering(random.Random(7)), 790, 590, 128, "#6A4AA8", lit=0.7)
    v.glow(790, 470, 90, "#FFF4D0", 0.5)


def win_mystic(v: Vista) -> None:
    """The sky opens its eye above the ring of stones."""
    paint(v, sky(("#0A0A2A", "#1E1C58", "#3A4A8E", "#4E8AA0"), (0, 0.4, 0.8, 1), 600, 0.5, 240), aurora,
          sun(10, 620, 0), sky_eye, rays(22, 760, 0.22, 0.3, math.pi - 0.3),
          ridge(520, 130, "#2E3468", 0.55, 5, 7, 0.56),
          mist(530, 50, "#6A9AB8", 0.5, 2), ridge(570, 60, "#262A58", 0.25, 9, 5), mist(585, 40, "#5A86B0", 0.5, 6),
          plain(560, "#262C56", 0.5, 460), stone_ring, seers, motes(60, "#9CF4E8", 2, 160, 640),
          throng(800, 140, 108, (bowing, kneeling, kneeling), ("#221E44", "#2A2650"), 31, 380, 1260, 0, 1.0, 0.1),
          dark_foot(650, 850))  # fmt: skip


def made(ending: Layer, light: tuple[float, float], key: str, haze: str, shade: str, seed: int) -> Pixels:
    """The finished painting."""
    v = Vista(SIZE, light, key, haze, shade, seed)
    ending(v)
    return v.pixels()


ENDINGS: dict[str, tuple[Layer, tuple[float, float], str, str, str, int]] = {
    "win_religious": (win_religious, (790, 250), "#FFD890", "#E8BE94", "#241A30", 3),
    "win_social": (win_social, (790, 420), "#FFE6A0", "#E6D2A4", "#2A2430", 6),
    "win_mystic": (win_mystic, (790, 270), "#BFF0E8", "#5A78A8", "#0A0A22", 8),
    "win_survival": (win_survival, (830, 380), "#FFB060", "#B0603E", "#160C10", 12),
    "win_judgement": (win_judgement, (790, 120), "#FFE2A0", "#B09A78", "#120E1C", 14),
    "lose_judgement": (lose_judgement, (1010, 200), "#D8E4F0", "#5A6A80", "#0A0C16", 15),
    "lose_reputation": (lose_reputation, (560, 560), "#FF9A4A", "#4A3440", "#0A0810", 17),
    "lose_conceded": (lose_conceded, (960, 330), "#F2EAD8", "#AAB2B8", "#23272F", 19),
    "draw": (draw, (880, 380), "#FFDCA0", "#D8A89A", "#1E1830", 23),
}
for _name, _args in ENDINGS.items():
    register_made(f"realigious/results/{_name}.jpg", partial(made, *_args), 82, 420 * 1024)
