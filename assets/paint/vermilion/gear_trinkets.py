"""The sixteen trinkets (5.6)."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from assets.paint.base import oval, polygon, rounded
from assets.paint.relief import (
    BONE,
    BRASS,
    DARK_STEEL,
    DARK_WOOD,
    GOLD,
    LEATHER,
    ROPE,
    SHADE,
    STEEL,
    STONE,
    Relief,
    blob,
    less,
    limb,
    matt,
    placed,
    rod,
    stroked,
    within,
)
from assets.paint.vermilion.beasts import BILE, EMBER, FLESH, OLD, SINEW, SLIME
from assets.paint.vermilion.gear_arms import Laid

TONIC, GLASS, SAND = matt("#F2A93A", 0.9, 0.0), matt("#BFE4F0", 1.0, 0.0), matt("#E8C070", 0.1, 0.5)
BLOOD, GOURD, BREATH = matt("#A0242E", 0.3, 0.08), matt("#C88A3E", 0.3, 0.14), matt("#9AE8D0", 0.8, 0.0)
WHITE, VIOLET, IVORY = matt("#F4EEDC", 0.3, 0.04), matt("#7A4AA8", 0.6, 0.04), matt("#F2E6C8", 0.3, 0.08)
HIDE, RED_GLASS = matt("#8A5230", 0.15, 0.2), matt("#E0402E", 0.95, 0.0)


def beads(r: Relief) -> None:
    spots = [(52 * math.cos(math.tau * k / 17 - 1.57), 44 * math.sin(math.tau * k / 17 - 1.57) - 18) for k in range(17)]
    r.part(stroked(oval(0, -18, 52, 44), 2.4), ROPE, 1, 1)
    for k, (x, y) in enumerate(spots):
        size = 10.5 if k % 4 else 12.5
        r.part(oval(x, y, size, size), BLOOD if k % 4 == 0 else BONE, size * 0.5, 1.25, 0.4)
    r.part(rod((0, 30), (0, 44), 3), ROPE, 1.2)
    r.part(rounded((-5, 40, 10, 36), 3), GOLD, 3, 1.2)
    r.part(rounded((-14, 48, 28, 9), 3), GOLD, 3, 1.2)
    r.part(oval(0, 52, 4, 4), BLOOD, 2, 1.2, 0.2, 0.6)


def hawk_lens(r: Relief) -> None:
    it = Laid(r, 40)
    it.part(rod((0, 28), (0, 84), 11), DARK_WOOD, 4)
    it.part(rounded((-8, 24, 16, 12), 4), GOLD, 3)
    r.part(oval(-12, -14, 46, 46), GOLD, 5, 1.2)
    r.part(oval(-12, -14, 37, 37), GLASS, 14, 1.0, 0, 1)
    r.part(blob([(-42, -14), (-26, -30), (-6, -32), (14, -18), (16, -12), (-2, 2), (-24, 2)]), IVORY, 6, 1.0, 0.2, 0.8)
    r.part(oval(-12, -15, 13, 14), EMBER, 6, 1.2, 0, 0.8)
    r.part(oval(-12, -15, 5.4, 7), SHADE, 2, 0.6, 0, 0)
    r.part(oval(-16, -20, 2.6, 2.6), WHITE, 1, 1, 0, 0)
    r.part(limb([(-44, -22), (-16, -46), (22, -26)], 6), BRASS, 2.6, 1.2)
    for k in range(3):
        r.part(polygon([(18 + k * 7, -44 + k * 10), (42 + k * 6, -66 + k * 12), (28 + k * 6, -36 + k * 10)]),
            matt("#8A5A34", 0.1,
            0.2), 3, 1.1)


def horn_charm(r: Relief) -> None:
    r.part(limb([(-34, -46), (0, -84), (34, -46)], 3), ROPE, 1.2)
    horn = blob([(-30, -48), (28, -52), (40, -22), (32, 14), (8, 46), (-32, 66), (-6, 36), (6, 8), (-4, -18)])
    r.part(horn, matt("#6A4A34", 0.4, 0.2), 10, 1.25)
    for k in range(4):
        y = -36 + k * 15
        r.part(within(limb([(-40, y), (10, y + 8), (50, y - 6)], 3), horn), matt("#D8B88A", 0.2, 0.1), 1.2, 1, 0, 0)
    r.part(blob([(-34, -58), (32, -62), (36, -46), (0, -38), (-34, -42)]), GOLD, 4, 1.2)
    r.part(oval(0, -50, 7, 6), BLOOD, 3, 1.25, 0.3, 0.8)
    for x, y in ((-20, 74), (-34, 70)):
        r.part(blob([(x, y - 12), (x + 4, y), (x, y + 6), (x - 4, y)]), BLOOD, 2, 1.2, 0.2, 0.7)


def gourd(r: Relief) -> None:
    path = blob([(-8, -52), (8, -52), (10, -40), (24, -30), (24, -8), (14, 2), (38, 18), (42, 48), (24, 70), (-24, 70),
        (-42, 48),
        (-38, 18), (-14, 2), (-24, -8), (-24, -30), (-10, -40)])
    r.part(path, GOURD, 14, 1.25)
    r.part(rounded((-9, -70, 18, 20), 4), DARK_WOOD, 4)
    r.part(limb([(-22, 2), (0, 8), (22, 2)], 6), ROPE, 2.4, 1.2)
    r.part(limb([(18, 2), (44, -20), (36, -52)], 3.4), ROPE, 1.4, 1.1)
    drop = blob([(0, 16), (14, 38), (0, 54), (-14, 38)])
    r.part(drop, TONIC, 7, 1.2, 0, 1)
    r.part(oval(-4, 38, 3, 6), WHITE, 1.4, 1, 0, 0)


def needle(r: Relief) -> None:
    it = Laid(r, 40)
    it.part(blob([(-5, -30), (5, -30), (2.4, 60), (0, 94), (-2.4, 60)]), STEEL, 2.4, 1.2)
    it.part(less(oval(0, -58, 13, 28), oval(0, -62, 5.4, 15)), STEEL, 4, 1.2)
    line = skia.Path()
    line.moveTo(30, -50)
    line.cubicTo(76, -74, 78, -8, 34, -8)
    line.cubicTo(-6, -8, 0, 46, 54, 44)
    line.cubicTo(72, 42, 70, 62, 52, 70)
    r.part(stroked(line, 5), VIOLET, 2, 1.2)
    measure = skia.PathMeasure(line, False)
    for k in range(1, 8):
        spot, way = measure.getPosTan(measure.getLength() * k / 8)
        x, y = spot.x(), spot.y()
        side = 1 if k % 2 else -1
        r.part(limb([(x, y), (x - way.y() * side * 7, y + way.x() * side * 7), (x - way.y() * side * 15,
            y + way.x() * side * 10)],
            2.4), matt("#C89AE8", 0.6, 0), 1, 1, 0.1, 0.5)
    it.part(oval(0, 40, 7, 4), GOLD, 2, 1.2)


def stone_visor(r: Relief) -> None:
    r.part(blob([(-50, 30), (-54, -20), (-34, -60), (0, -70), (34, -60), (54, -20), (50, 30), (30, 60), (0, 66), (-30,
        60)]), STONE, 16,
        1.25)
    r.part(polygon([(-40, -14), (-8, -8), (-8, 6), (-36, 0)]), SHADE, 3, 0.6, 0, 1)
    r.part(polygon([(40, -14), (8, -8), (8, 6), (36, 0)]), SHADE, 3, 0.6, 0, 1)
    r.part(blob([(-46, -22), (-20, -26), (0, -16), (20, -26), (46, -22), (40, -34), (0, -30), (-40, -34)]), STONE, 5,
        1.25)
    r.part(blob([(-7, -14), (7, -14), (11, 20), (0, 26), (-11, 20)]), STONE, 5, 1.25)
    for k in range(-3, 4):
        r.part(rod((k * 9, 36), (k * 9, 50), 4), SHADE, 1.4, 0.6, 0, 0.6)
    for points in ([(-30, -58), (-20, -44), (-28, -34)], [(36, 12), (26, 26), (34, 42)]):
        r.part(limb(points, 2.4), SHADE, 0.9, 0.6, 0, 0)
    for side in (-1, 1):
        r.part(oval(side * 48, 20, 7, 7), BRASS, 3, 1.2)


def ring(r: Relief) -> None:
    r.part(less(oval(0, 18, 50, 50), oval(0, 18, 35, 35)), GOLD, 6, 1.25)
    for k in range(7):
        turn = math.radians(20 + k * 23.3)
        r.part(oval(43 * math.cos(turn), 18 + 43 * math.sin(turn), 3.4, 3.4), DARK_STEEL, 1.4, 1, 0, 0.6)
    r.part(rounded((-30, -60, 60, 50), 10), GOLD, 6, 1.2)
    r.part(rounded((-24, -54, 26, 38), 6), RED_GLASS, 5, 1.1, 0.2, 0.8)
    r.part(rounded((-1, -54, 25, 38), 6), IVORY, 5, 1.1, 0.2, 0.8)
    r.part(stroked(oval(-12, -35, 6, 8), 3), WHITE, 1.2, 1, 0, 0.5)
    r.part(oval(8, -42, 3.4, 3.4), SHADE, 1.2, 0.7, 0, 0)
    r.part(oval(16, -28, 3.4, 3.4), SHADE, 1.2, 0.7, 0, 0)


def eye_of_excess(r: Relief) -> None:
    for k in range(9):
        turn = math.radians(-170 + k * 20)
        lash = placed(polygon([(-4, 0), (4, 0), (0, -24)]), 52 * math.cos(turn), 4 + 38 * math.sin(turn), 1,
            math.degrees(turn) +
            90)
        r.part(lash, BONE, 2, 1.2, 0.3)
    r.part(blob([(-70, 4), (-40, -30), (0, -42), (40, -30), (70, 4), (40, 34), (0, 44), (-40, 34)]), FLESH, 9, 1.2)
    ball = blob([(-56, 4), (-32, -20), (0, -29), (32, -20), (56, 4), (32, 25), (0, 32), (-32, 25)])
    r.part(ball, IVORY, 13, 1.1, 0, 1)
    r.part(oval(0, 2, 26, 27), EMBER, 10, 1.2, 0, 1)
    for x in (-8, 8):
        for y in (-12, 2, 16):
            r.part(oval(x, y, 4.4, 4.4), SHADE, 1.4, 0.6, 0, 0)
    for points in ([(-54, 4), (-42, 6), (-30, 2)], [(54, 4), (42, 0), (32, 8)], [(-40, -10), (-32, -6), (-28, -10)]):
        r.part(limb(points, 1.6), BLOOD, 0.8, 0.8, 0, 0)
    for x, y in ((-10, 54), (12, 60)):
        r.part(blob([(x, y - 14), (x + 5, y), (x, y + 8), (x - 5, y)]), EMBER, 3, 1.2, 0.2, 0.7)


def hourglass(r: Relief) -> None:
    it = Laid(r, 14)
    for x in (-34, 34):
        it.part(rod((x, -56), (x, 56), 7), BONE, 3, 1.2)
        it.part(oval(x, 0, 6, 5), OLD, 2.6, 1.2)
    glass = blob([(-26, -54), (26, -54), (24, -28), (4, -3), (4, 3), (24, 28), (26, 54), (-26, 54), (-24, 28), (-4, 3),
        (-4, -3), (-24,
        -28)])
    it.part(glass, GLASS, 10, 1.1)
    it.part(blob([(-23, -52), (23, -52), (21, -36), (0, -30), (-21, -36)]), BLOOD, 5, 1.1, 0, 0.6)
    it.part(rod((0, 24), (0, -30), 2.6), BLOOD, 1, 1, 0, 0)
    it.part(blob([(-10, 54), (0, 34), (10, 54)]), BLOOD, 3, 1.1, 0, 0.6)
    for y in (-62, 62):
        it.part(rounded((-44, y - 8, 88, 16), 5), GOLD, 5, 1.2)
    for side in (-1, 1):
        arc = limb([(side * 58, 30 * side), (side * 72, 0), (side * 58, -30 * side)], 5)
        r.part(arc, EMBER, 2, 1.1, 0.2, 0.7)
        r.part(placed(polygon([(-9, 4), (9, 4), (0, -12)]), side * 56, -34 * side, 1, -30 if side > 0 else 150), EMBER,
            2.4, 1.1,
            0.2, 0.7)


def satchel(r: Relief) -> None:
    r.part(limb([(-44, -20), (0, -104), (44, -20)], 8), LEATHER, 3.4)
    r.part(blob([(-50, -24), (50, -24), (58, 20), (50, 64), (0, 72), (-50, 64), (-58, 20)]), HIDE, 14, 1.2)
    r.part(polygon([(-34, -24), (-30, -48), (-10, -46), (-12, -22)]), matt("#E6D6AE", 0, 0.1), 3)
    r.part(rod((12, -24), (20, -52), 9), BONE, 4, 1.2)
    r.part(blob([(24, -20), (30, -40), (42, -38), (40, -18)]), TONIC, 4, 1.2)
    flap = blob([(-54, -28), (54, -28), (58, 4), (34, 24), (0, 30), (-34, 24), (-58, 4)])
    r.part(flap, matt("#A4673A", 0.15, 0.2), 8, 1.2)
    for k in range(9):
        x = -44 + k * 11
        r.part(rod((x, 12 - abs(x) * 0.14), (x + 5, 14 - abs(x) * 0.14), 2), ROPE, 0.9, 1, 0, 0.4)
    r.part(rounded((-8, 16, 16, 26), 4), BRASS, 4, 1.2)
    for side in (-1, 1):
        r.part(rounded((side * 36 - 13, 36, 26, 20), 5), matt("#7A4628", 0.15, 0.2), 5, 1.15)


def still(r: Relief) -> None:
    r.part(limb([(-22, -44), (10, -76), (44, -30)], 9), BRASS, 4, 1.2)
    r.part(limb([(44, -34), (52, 0), (48, 26)], 8), BRASS, 3.4, 1.2)
    for k in range(4):
        r.part(limb([(36, -18 + k * 10), (50, -12 + k * 10), (64, -20 + k * 10)], 4), DARK_STEEL, 1.6, 1.1, 0.3, 0.8)
    r.part(blob([(-32, -46), (-12, -46), (-8, -26), (10, -6), (12, 24), (-6, 40), (-38, 40), (-56, 24), (-54, -6),
        (-36, -26)]), BRASS,
        12, 1.25)
    r.part(oval(-22, 6, 20, 18), GLASS, 8, 1.1, 0, 1)
    r.part(within(rounded((-44, 8, 44, 20), 0), oval(-22, 6, 19, 17)), TONIC, 4, 1, 0, 0)
    r.part(blob([(40, 30), (56, 30), (64, 50), (58, 66), (38, 66), (32, 50)]), GLASS, 7, 1.2)
    r.part(blob([(36, 50), (60, 50), (57, 63), (39, 63)]), TONIC, 4, 1.1, 0, 0)
    for x in (-40, -4):
        r.part(rod((x, 38), (x + (x + 22) * 0.4, 68), 6), DARK_STEEL, 2.6)
    for x, k in ((-30, 0.8), (-22, 1.2), (-14, 0.8)):
        r.part(blob([(x - 6 * k, 68), (x - 4 * k, 56), (x, 68 - 24 * k), (x + 4 * k, 56), (x + 6 * k, 68)]), EMBER, 3,
            1.1, 0, 0.5)


def augur_bones(r: Relief) -> None:
    for x, y, turn, long, stuff in ((-10, -20, -38, 50, BONE), (14, 10, 30, 54, OLD), (-8, 44, -8, 46, BONE)):
        it = Laid(r, turn + 90, x, y)
        it.part(rod((0, -long + 8), (0, long - 8), 15), stuff, 6, 1.2)
        for side in (-1, 1):
            for end in (-1, 1):
                it.part(oval(side * 8, end * (long - 5), 10.5, 10), stuff, 5, 1.25)
        for k in range(3):
            it.part(limb([(-5, -18 + k * 16), (0, -12 + k * 16), (5, -18 + k * 16)], 2.4), BLOOD, 1, 0.9, 0, 0)
    for x, y in ((52, -40), (-56, 8), (58, 50)):
        r.part(blob([(x - 11, y - 8), (x + 2, y - 12), (x + 12, y - 4), (x + 9, y + 9), (x - 6, y + 10)]), BONE, 5, 1.2)
        r.part(oval(x, y, 2.6, 2.6), BLOOD, 1.2, 0.8, 0, 0)


def blight_compass(r: Relief) -> None:
    r.part(oval(0, 4, 64, 64), BRASS, 8, 1.2)
    r.part(oval(0, 4, 52, 52), matt("#26301E", 0.3, 0.1), 8, 0.8, 0, 1)
    for k in range(8):
        turn = math.tau * k / 8
        long = 12 if k % 2 else 20
        mark = placed(polygon([(-3.4, 0), (3.4, 0), (0, long)]), 50 * math.sin(turn), 4 - 50 * math.cos(turn), 1,
                      math.degrees(turn))  # fmt: skip
        r.part(mark, SLIME if k % 2 else BONE, 1.4, 1.1, 0, 0.6)
    it = Laid(r, 52, 0, 4)
    it.part(polygon([(-9, 0), (9, 0), (0, -46)]), BILE, 3, 1.2)
    it.part(polygon([(-9, 0), (9, 0), (0, 42)]), BLOOD, 3, 1.2)
    r.part(oval(0, 4, 9, 9), BONE, 4, 1.25)
    r.part(oval(0, 4, 3.4, 3.4), SHADE, 1.4, 0.6, 0, 0)
    r.part(stroked(oval(0, -70, 8, 8), 4.4), BRASS, 2, 1.2)
    for x, y, size in ((-30, 32, 6), (-20, 40, 4), (26, 38, 5)):
        r.part(oval(x, y, size, size), SLIME, size * 0.5, 1.2, 0.2, 0.6)


def foes_breath(r: Relief) -> None:
    r.part(blob([(-12, -58), (12, -58), (12, -38), (40, -10), (46, 28), (28, 60), (-28, 60), (-46, 28), (-40, -10),
        (-12, -38)]), GLASS, 14,
        1.15)
    swirl = skia.Path()
    swirl.moveTo(-28, 40)
    swirl.cubicTo(-44, 0, 34, -18, 30, 18)
    swirl.cubicTo(28, 46, -14, 44, -10, 20)
    swirl.cubicTo(-6, 4, 14, 8, 10, 22)
    r.part(stroked(swirl, 9), BREATH, 4, 1.2, 0, 0)
    for x in (-14, 14):
        r.part(polygon([(x - 8, -6), (x + 8, -2 if x < 0 else -10), (x, 8)]), matt("#0E3A32", 0.3, 0), 2, 0.7, 0, 0)
    for k in range(-2, 3):
        r.part(polygon([(k * 9 - 4, 44), (k * 9 + 4, 44), (k * 9, 54)]), IVORY, 1.6, 1, 0, 0.5)
    r.part(rounded((-15, -76, 30, 22), 5), DARK_WOOD, 5, 1.2)
    r.part(limb([(-14, -48), (0, -44), (14, -48)], 7), SINEW, 3, 1.2)
    r.part(limb([(12, -46), (34, -50), (40, -30)], 3), SINEW, 1.4, 1.1)


def pendulum(r: Relief) -> None:
    r.part(rounded((-46, -76, 92, 11), 4), BRASS, 4, 1.2)
    for k in range(4):
        swing = limb([(-44 + k * 7, 34 + k * 8), (-22 + k * 4, 56 + k * 6), (4, 66 + k * 4)], 2.4 - k * 0.4)
        r.part(swing, matt("#C8A8E8", 0.5, 0), 1, 0.9, 0, 0.4)
    it = Laid(r, -18, 0, -70)
    for k in range(10):
        it.part(stroked(oval(0, 8 + k * 7.6, 3, 4.6), 2), GOLD, 0.9, 1.1, 0.2, 0.6)
    it.part(blob([(0, 82), (22, 104), (0, 146), (-22, 104)]), VIOLET, 10, 1.25)
    it.part(blob([(-22, 104), (0, 96), (22, 104), (0, 112)]), GOLD, 3, 1.2)
    it.part(oval(0, 82, 7, 7), GOLD, 3, 1.2)
    it.part(oval(-6, 118, 3, 8), matt("#E8C8FF", 0.8, 0), 2, 1, 0, 0)
    r.part(oval(0, -70, 7, 7), BONE, 3, 1.2)


def relic(r: Relief) -> None:
    for k in range(4):
        it = Laid(r, k * 90)
        it.part(blob([(-17, -30), (17, -30), (24, -62), (0, -74), (-24, -62)]), IVORY if k % 2 else FLESH, 8, 1.2)
        it.part(oval(0, -56, 9, 9), GOLD, 4, 1.2)
        for n in range(4 - k):
            it.part(oval((n - (3 - k) / 2) * 7.4, -37, 2.6, 2.6), SHADE, 1, 0.6, 0, 0)
    r.part(rounded((-34, -34, 68, 68), 8), BONE, 8, 1.2)
    r.part(rounded((-26, -26, 52, 52), 6), GOLD, 5, 1.1)
    r.part(rounded((-20, -20, 40, 40), 5), WHITE, 6, 1.0, 0, 1)
    for x in (-8, 8):
        r.part(oval(x, x, 5, 5), SHADE, 1.6, 0.6, 0, 0)


TRINKETS: dict[str, Callable[[Relief], None]] = {
    "t01": beads, "t02": hawk_lens, "t03": horn_charm, "t04": gourd, "t05": needle, "t06": stone_visor, "t07": ring,
    "t08": eye_of_excess, "t09": hourglass, "t10": satchel, "t11": still, "t12": augur_bones, "t13": blight_compass,
    "t14": foes_breath, "t15": pendulum, "t16": relic,
}  # fmt: skip
"""Trinkets by their ids."""
