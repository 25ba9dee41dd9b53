"""The paintings of a match's end, 1620 x 1080. The screen shows them from x 400 on; what they are about stands at x
520-1080, y 120-640, left of the winner's banner; below lie the words, to the right the plate.
"""

from __future__ import annotations

import math
import random
from functools import partial

from assets.paint.atlas import Pixels, register_made
from assets.paint.base import oval
from assets.paint.creed.host import (
    Figure,
    against,
    fallen_crown,
    fallen_tent,
    kneeling_knight,
    knight,
    mound,
    pavilion,
    ranks,
    rider,
    torn_banner,
)
from assets.paint.edifice import fire
from assets.paint.relief import rod
from assets.paint.vista import (
    Layer,
    Vista,
    birds,
    cloud,
    dark_foot,
    mist,
    motes,
    paint,
    plain,
    rays,
    ridge,
    sky,
    smoke,
    sun,
    water,
)

SIZE = (1620, 1080)
CANVAS, WINE, SLATE = "#B8A27A", "#7A2F34", "#3E4E66"
DARK = ("#2A2226", "#30262A", "#262A34")
DYES = {"aurand": ("#C08C2C", "#6A4620"), "tarvok": ("#B0342C", "#5E2022"), "selkara": ("#3C78C4", "#22406E"),
        "noctre": ("#7440A0", "#3C2458")}  # fmt: skip
"""What the army of a nation that has won wears: its cloth, and a darker one."""
HOST = ("#5A4A3A", "#6A3A34", "#3E4A5E", "#6A5A34")


# ---------------------------------------------------------------- victory
def taken_camp(v: Vista) -> None:
    """The enemy's tents in the valley, some of them down."""
    dice = random.Random(6)
    for y, far, wide, count in ((566, 0.62, 54, 12), (590, 0.46, 74, 9), (622, 0.28, 104, 7)):
        with v.sheet(far, 1.0, 1.8):
            for k in range(count):
                x = 380 + (900 / (count - 1)) * k + dice.uniform(-18, 18)
                if dice.random() < 0.3:
                    fallen_tent(v, x, y + dice.uniform(-5, 5), wide, wide * 0.4, CANVAS, k + round(y))
                else:
                    pavilion(v, x, y + dice.uniform(-5, 5), wide, wide * dice.uniform(0.95, 1.15), CANVAS, SLATE)
        mist(y + 8, 24, "#FFDFAE", 0.28, round(y), 300, 1320)(v)


def victor(v: Vista, dye: str, dark: str) -> None:
    """The captain on the hill with the banner, knights at both sides."""
    with against(v):
        rider(v, 770, 636, 232, "#4A3628", dye, dark, banner=dye, plume=dye)
    for x, y, tall, flip, holds in ((560, 664, 148, False, "sword"), (1010, 662, 144, True, "sword"),
                                    (480, 690, 168, False, "spear"), (1100, 690, 164, True, "spear"),
                                    (1210, 706, 176, True, "sword")):  # fmt: skip
        with against(v, 0.6, 1.5):
            knight(v, x, y, tall, dye if holds == "sword" else dark, dark if tall > 145 else "", flip, holds,
                   dye if holds == "spear" else "", dark if holds == "sword" else "")  # fmt: skip


def win(nation: str, v: Vista) -> None:
    """The banner of the nation stands over the enemy's camp as the sun rises."""
    dye, dark = DYES[nation]
    paint(v, sky(("#20406E", "#6A8AAE", "#F0B878", "#FFE6B0"), (0, 0.42, 0.78, 1), 600, 0.7), sun(70, 620),
          rays(34, 980, 0.42, math.pi * 0.93, math.tau + 0.22),
          cloud(470, 330, 360, 110, "#A88480", "#FFE2B0", 3), cloud(1180, 300, 420, 130, "#A07E80", "#FFE2B0", 5),
          cloud(560, 150, 300, 60, "#C09A88", "#FFF0C8", 8), cloud(1060, 130, 320, 70, "#B8948A", "#FFF0C8", 9),
          ridge(486, 96, "#6A6E8A", 0.72, 3, 6), mist(510, 60, "#FFE0B4", 0.5, 2),
          ridge(545, 46, "#5E5A5A", 0.5, 8, 5), mist(556, 40, "#FFDDAE", 0.45, 5), plain(556, "#6E6440", 0.6, 520),
          taken_camp, smoke(1160, 590, 330, "#6A5A52", 0.4, 90, 0.7, 4), smoke(470, 570, 260, "#6A5A52",
              0.34, 70, 0.6, 9),
          birds(640, 210, 9, 90, 13, "#3A2A2A"),
          ranks(640, 370, 640, 60, (*HOST[:1], dark), 4, 0.2, 2, flags=(dye, dark)),
          ranks(640, 940, 1260, 60, (*HOST[:1], dark), 5, 0.2, 2, flags=(dye, dark)),
          mound([(-20, 760), (330, 724), (520, 690), (690, 642), (790, 630), (900, 642), (1080, 692), (1300, 728),
              (1660, 770)], "#4A4228"),
          partial(victor, dye=dye, dark=dark), motes(36, "#FFDF9A", 2, 60, 620),
          ranks(800, 300, 1500, 118, DARK, 11, 0.0, 1, 1.0), dark_foot(660, 860))  # fmt: skip


# ---------------------------------------------------------------- defeat
def burnt_camp(v: Vista) -> None:
    """What is left of the own camp, row behind row, burning."""
    dice = random.Random(9)
    for y, far, wide, count in ((556, 0.5, 84, 9), (602, 0.2, 150, 6)):
        with v.sheet(far, 0.9, 2):
            for k in range(count):
                x = 390 + (880 / (count - 1)) * k + dice.uniform(-20, 20)
                fallen_tent(v, x, y, wide, wide * dice.uniform(0.4, 0.6), "#5A4A42", k + round(y))
        for k in range(4):
            fire(v, 430 + 250 * k + dice.uniform(-60, 60), y - 6, wide * 0.24 * dice.uniform(0.7, 1.3),
                seed=k + round(y))
        mist(y + 4, 26, "#8A4A34", 0.28, round(y), 300, 1320)(v)


def litter(v: Vista) -> None:
    """Broken spears and shields on the ground."""
    dice = random.Random(3)
    for _ in range(22):
        x, y = dice.uniform(400, 1260), dice.uniform(640, 720)
        if 620 < x < 980 and y < 690:
            continue
        f = Figure(v, x, y, 1 + (y - 640) / 120, dice.random() < 0.5, dice.uniform(-20, 20))
        if dice.random() < 0.55:
            lean = dice.uniform(-30, 30)
            f.form(rod((0, 6), (lean, -60 - dice.uniform(0, 30)), 2.4), "#2A1E16", 0.5)
        else:
            f.form(oval(0, -4, 19, 6.4), "#4A3A34", 0.6)
            f.form(oval(0, -5, 4, 2), "#6A7280", 0.8)


def last_knight(v: Vista) -> None:
    """On one knee beside the fallen crown, under the torn standard."""
    with against(v, 0.4, 1.5):
        torn_banner(v, 660, 668, 380, "#6A3A40", -9)
    with against(v, 0.4):
        kneeling_knight(v, 790, 668, 262, "#4A3A4A", "#5A2A34")
    with v.sheet(0, 1.0, 3):
        fallen_crown(v, 976, 682, 66)


def lose(v: Vista) -> None:
    """The camp has fallen and the drums are silent."""
    paint(v, sky(("#0A1020", "#1E2A44", "#4A3A44", "#A0583A"), (0, 0.42, 0.8, 1), 590, 0.75, 60),
          cloud(520, 230, 520, 150, "#2A2A3A", "#8A4A38", 3), cloud(1080, 190, 560, 160, "#262838", "#7A4238", 5),
          sun(10, 520, 0, "#FF7A34"), ridge(500, 70, "#2A2A3C", 0.5, 5, 6), mist(520, 60, "#7A4438", 0.45, 2),
          plain(540, "#2E2420", 0.6, 560), smoke(470, 560, 520, "#2A2428", 0.75, 150, 1.1, 2),
          smoke(940, 545, 560, "#2A2428", 0.7, 170, 1.2, 5), smoke(1180, 580, 470, "#221E24", 0.7, 120, 1.0, 8),
          burnt_camp, birds(820, 190, 12, 150, 15, "#08080C"),
          mound([(-20, 740), (330, 716), (540, 690), (740, 666), (860, 664), (1040, 680), (1300, 716),
              (1660, 740)], "#241C1A"), litter,
          last_knight, motes(90, "#FF8A3A", 1.8, 120, 660), dark_foot(670, 850))  # fmt: skip


# ---------------------------------------------------------------- draw
def bank(v: Vista, left: bool) -> None:
    """A camp with its fires on one bank of the river."""
    dice, side = random.Random(4 if left else 7), -1 if left else 1
    colour, stripe = (CANVAS, WINE) if left else (CANVAS, SLATE)
    with v.sheet(0.3, 1.0, 2):
        for k in range(5):
            x = 790 + side * (160 + 62 * k)
            pavilion(v, x, 590 - 5 * k + dice.uniform(-3, 3), 76, 74, colour, stripe, "#FF9A4A" if k % 2 else "",
                stripe)
    for k in range(3):
        fire(v, 790 + side * (190 + 92 * k), 604 - 5 * k, 12, seed=k)


def captains(v: Vista) -> None:
    """Two riders with lowered banners look at each other across the water."""
    with against(v, 0.7):
        rider(v, 580, 664, 178, "#3A2A22", WINE, "#5A2A30", banner=WINE, plume=WINE, lowered=True)
    with against(v, 0.7):
        rider(v, 1010, 664, 178, "#4A4440", SLATE, "#2E3E58", flip=True, banner=SLATE, plume=SLATE, lowered=True)


def draw(v: Vista) -> None:
    """Both armies withdraw and watch each other's fires."""
    paint(v, sky(("#141E40", "#3E4A7E", "#B0788A", "#FFC890"), (0, 0.42, 0.78, 1), 560, 0.65, 120), sun(52, 520),
          rays(20, 700, 0.22, math.pi * 1.0, math.tau),
          cloud(500, 290, 420, 110, "#5A5078", "#FFC8A0", 3), cloud(1120, 260, 440, 120, "#565078", "#FFC8A0", 5),
          ridge(480, 84, "#5A5A86", 0.66, 6, 6), mist(500, 50, "#E8A890", 0.45, 2),
          ridge(530, 40, "#46446A", 0.45, 9, 5), mist(540, 40, "#E0A090", 0.4, 5), water(548, "#4A5078", 1080, 0.7),
          mound([(-20, 560), (420, 556), (560, 576), (650, 612), (770, 790)], "#3E3A3A", 0.2),
          mound([(810, 790), (930, 612), (1020, 576), (1160, 556), (1660, 560)], "#3A3844", 0.2),
          partial(bank, left=True), partial(bank, left=False),
          ranks(606, 380, 560, 44, HOST, 4, 0.25, 1), ranks(606, 1060, 1260, 44, HOST, 5, 0.25, 1),
          mound([(-20, 700), (480, 668), (600, 662), (700, 690), (790, 730), (890, 690), (990, 662), (1110, 668),
                 (1660, 700)], "#2A2628"),
          captains, motes(30, "#FFC890", 1.8, 200, 640), dark_foot(670, 850))  # fmt: skip


def made(ending: Layer, light: tuple[float, float], key: str, haze: str, shade: str, seed: int) -> Pixels:
    """The finished painting."""
    v = Vista(SIZE, light, key, haze, shade, seed)
    ending(v)
    return v.pixels()


ENDINGS: dict[str, tuple[Layer, tuple[float, float], str, str, str, int]] = {
    **{f"win_{nation}": (partial(win, nation), (800, 400), "#FFD890", "#E8BE94", "#241A22", 3) for nation in DYES},
    "lose": (lose, (860, 520), "#FF9A54", "#4A3038", "#0A080E", 5),
    "draw": (draw, (790, 470), "#FFC890", "#B88A98", "#161428", 7),
}
for _name, _args in ENDINGS.items():
    register_made(f"creed/results/{_name}.jpg", partial(made, *_args), 82, 420 * 1024)
