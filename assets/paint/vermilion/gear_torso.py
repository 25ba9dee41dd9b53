"""The twelve pieces of armour (5.4), seen from the front; the shoulders are at -58, the waist at 40."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from assets.paint.base import oval, polygon, rounded
from assets.paint.relief import (
    BONE,
    BRASS,
    DARK_STEEL,
    GOLD,
    LEATHER,
    SHADE,
    STEEL,
    Relief,
    Stuff,
    blob,
    limb,
    matt,
    rod,
    stroked,
    within,
)
from assets.paint.vermilion.beasts import CHITIN, DARK_FLESH, EMBER, FLESH, OLD, PALE, SINEW, SLIME

BLUE, WHITE, OCHRE = matt("#2F4F86", 0.1, 0.12), matt("#E8E2D4", 0.06, 0.14), matt("#B57A2C", 0.1, 0.16)
BLOOD, HIDE, COAL = matt("#8E2230", 0.1, 0.16), matt("#8A5C38", 0.12, 0.22), matt("#2E2A34", 0.12, 0.12)
TONIC, MIRROR = matt("#F2A93A", 0.9, 0.0), matt("#BFE0F0", 1.0, 0.0)
STITCH, NUMB = matt("#E8C8B0", 0.1, 0.05), matt("#8E8A9A", 0.25, 0.14)
BODY = [(-16, -60), (-8, -50), (8, -50), (16, -60), (40, -54), (46, -34), (38, -12), (34, 14), (38, 44), (0, 54),
        (-38, 44), (-34, 14), (-38, -12), (-46, -34), (-40, -54)]  # fmt: skip


def _trunk(r: Relief, stuff: Stuff, wide: float = 1.0, long: float = 1.0) -> skia.Path:
    path = blob([(x * wide, y * (long if y > 0 else 1)) for x, y in BODY])
    r.part(path, stuff, 11, 1.15)
    return path


def _cut(r: Relief, shape: skia.Path, points: list[tuple[float, float]], width: float, stuff: Stuff = SHADE) -> None:
    r.part(within(limb(points, width), shape), stuff, 0.9, 0.6, 0, 0)


def _sleeves(r: Relief, stuff: Stuff, long: float = 34, wide: float = 20) -> None:
    for side in (-1, 1):
        r.part(limb([(side * 38, -46), (side * 56, -30), (side * (58 + long * 0.1), -46 + long * 1.7)], wide), stuff, 8,
            1.1)


def _shoulders(r: Relief, stuff: Stuff, size: float = 20, layers: int = 2) -> None:
    for side in (-1, 1):
        for k in reversed(range(layers)):
            r.part(oval(side * (45 + k * 5), -48 + k * 11, size - k * 2, size * 0.76 - k), stuff, 6, 1.2, 0.4)


def cuirass(r: Relief) -> None:
    r.part(blob([(-36, 40), (36, 40), (44, 70), (0, 76), (-44, 70)]), BLUE, 6)
    path = _trunk(r, STEEL)
    _cut(r, path, [(0, -50), (0, 0), (0, 54)], 2.6, GOLD)
    for y in (16, 30):
        _cut(r, path, [(-40, y - 4), (0, y + 6), (40, y - 4)], 2.4)
    r.part(stroked(oval(0, -64, 19, 9), 8), STEEL, 3)
    _shoulders(r, STEEL)
    r.part(oval(0, -14, 18, 18), BLOOD, 6, 1.2)
    r.part(stroked(oval(0, -14, 12, 12), 3), GOLD, 1.4, 1, 0.2, 0.7)
    r.part(stroked(oval(0, -14, 18, 18), 3), GOLD, 1.4, 1, 0.2, 0.7)


def hide_vest(r: Relief) -> None:
    r.part(blob([(-30, -40), (30, -40), (28, 44), (-28, 44)]), matt("#4A3424", 0.05, 0.2), 8)
    for side in (-1, 1):
        flap = blob([(side * 8, -60), (side * 38, -56), (side * 46, -34), (side * 36, -10), (side * 40, 56),
            (side * 14, 62),
                     (side * 6, 10), (side * 16, -24)])  # fmt: skip
        r.part(flap, HIDE, 9, 1.1)
        r.part(blob([(side * 26, -62), (side * 48, -56), (side * 54, -34), (side * 40, -28), (side * 34, -44)]),
            matt("#D8BE94", 0, 0.5), 6, 1.2)
        for k in range(3):
            r.part(rounded((side * 26 - 9, 6 + k * 17, 18, 12), 3), matt("#6E4628", 0.1, 0.2), 2.4, 1, 0.3, 0.8)
    for k in range(4):
        y = -10 + k * 15
        r.part(rod((-12, y - 4), (12, y + 4), 3.4), STITCH, 1.2, 1, 0.3, 0.8)
        r.part(rod((-12, y + 4), (12, y - 4), 3.4), STITCH, 1.2, 1, 0.3, 0.8)


def scar_coat(r: Relief) -> None:
    _sleeves(r, BLOOD, 52)
    coat = blob([(-14, -60), (14, -60), (42, -54), (44, -20), (38, 14), (56, 74), (20, 70), (0, 30), (-20, 70), (-56,
        74),
                 (-38, 14), (-44, -20), (-42, -54)])  # fmt: skip
    r.part(coat, BLOOD, 10)
    for side in (-1, 1):
        r.part(blob([(side * 4, -60), (side * 22, -58), (side * 30, -34), (side * 10, -10)]), matt("#5A1420", 0.1,
            0.1), 5)
    _cut(r, coat, [(0, -30), (2, 10), (0, 40)], 2.6)
    for (ax, ay), (bx, by) in (((-34, -14), (-14, 16)), ((16, -6), (34, 20)), ((-40, 34), (-24, 58)), ((24, 34), (38,
        58)),
                               ((-50, -26), (-58, 6))):  # fmt: skip
        r.part(limb([(ax, ay), ((ax + bx) / 2 + 3, (ay + by) / 2), (bx, by)], 4.4), PALE, 2, 1.2, 0.2, 0.7)
        long = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / long * 6, (bx - ax) / long * 6
        for t in (0.15, 0.4, 0.65, 0.9):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            r.part(rod((x - nx, y - ny), (x + nx, y + ny), 2), COAL, 0.9, 0.9, 0, 0.4)


def vestment(r: Relief) -> None:
    _sleeves(r, WHITE, 40, 26)
    robe = blob([(-14, -60), (14, -60), (40, -52), (38, -10), (52, 66), (0, 72), (-52, 66), (-38, -10), (-40, -52)])
    r.part(robe, WHITE, 11)
    for k in (-2, -1, 1, 2):
        _cut(r, robe, [(k * 9, 0), (k * 13, 40), (k * 20, 78)], 2, matt("#A89E90", 0, 0.1))
    for side in (-1, 1):
        r.part(blob([(side * 6, -60), (side * 20, -56), (side * 20, 58), (side * 7, 62)]), OCHRE, 3, 1.05)
        for y in (-34, 4, 40):
            r.part(rod((side * 13.5 - 4, y), (side * 13.5 + 4, y), 3.6), BLOOD, 1.2, 0.9, 0, 0.5)
            r.part(rod((side * 13.5, y - 5), (side * 13.5, y + 6), 3.6), BLOOD, 1.2, 0.9, 0, 0.5)
    r.part(limb([(-36, 14), (0, 24), (36, 14)], 6), LEATHER, 2.4)
    for x in (-26, 26):
        r.part(blob([(x - 4, 16), (x + 4, 16), (x + 5, 24), (x + 10, 36), (x, 44), (x - 10, 36), (x - 5, 24)]), TONIC,
            4,
            1.2)


def rib_corset(r: Relief) -> None:
    path = blob([(-26, -56), (26, -56), (34, -30), (26, 6), (36, 46), (0, 60), (-36, 46), (-26, 6), (-34, -30)])
    r.part(path, matt("#4A1A2E", 0.2, 0.14), 10)
    for k in range(6):
        y = -44 + k * 16
        wide = (34, 36, 32, 28, 31, 36)[k]
        for side in (-1, 1):
            r.part(limb([(side * 3, y + 10), (side * wide * 0.8, y + 8), (side * wide, y - 8)], 8), BONE, 3.4, 1.25,
                0.5)
    for k in range(7):
        r.part(rounded((-6, -50 + k * 15, 12, 12), 4), OLD, 3.4, 1.2, 0.4, 0.9)
    for side in (-1, 1):
        r.part(limb([(side * 20, -56), (side * 26, -74), (side * 10, -78)], 5), SINEW, 2)


def rampart(r: Relief) -> None:
    path = _trunk(r, DARK_STEEL, 1.24)
    for k in range(4):
        y = -20 + k * 20
        r.part(within(rounded((-60, y, 120, 17), 3), path), STEEL if k % 2 else DARK_STEEL, 4, 1.2, 0.5)
    for side in (-1, 1):
        block = polygon([(side * 26, -44), (side * 26, -70), (side * 36, -70), (side * 36, -60), (side * 46, -60),
            (side * 46,
            -70), (side * 56, -70), (side * 56, -60), (side * 66, -60), (side * 66, -70), (side * 76, -70), (side * 74,
            -30), (side * 44, -26)])
        r.part(block, DARK_STEEL, 6, 1.2)
        for k in range(3):
            r.part(oval(side * (44 + k * 12), -42, 3, 3), BRASS, 1.4, 1.2, 0.3, 0.7)
    gate = blob([(-14, 20), (-14, -8), (0, -22), (14, -8), (14, 20)])
    r.part(gate, SHADE, 3, 0.7, 0, 1)
    for x in (-7, 0, 7):
        r.part(within(rod((x, -24), (x, 22), 2.4), gate), BRASS, 1, 1, 0, 0.4)
    r.part(within(rod((-16, 2), (16, 2), 2.4), gate), BRASS, 1, 1, 0, 0.4)


def fangmail(r: Relief) -> None:
    _sleeves(r, DARK_STEEL, 22, 24)
    path = _trunk(r, DARK_STEEL, 1.0, 1.34)
    for row in range(6):
        y = -40 + row * 18
        for k in range(-3, 4):
            x = k * 13 + (6.5 if row % 2 else 0)
            if path.contains(x, y) and path.contains(x, y + 12):
                r.part(polygon([(x - 6, y - 4), (x + 6, y - 4), (x, y + 15)]), BONE if (row + k) % 3 else OLD, 2.6,
                    1.25,
                    0.45, 0.9)
    r.part(stroked(oval(0, -60, 18, 8), 7), LEATHER, 2.8)
    for side in (-1, 1):
        for k in range(3):
            r.part(polygon([(side * (40 + k * 8), -56 + k * 6), (side * (49 + k * 8), -50 + k * 8),
                (side * (54 + k * 9), -70 +
                k * 8)]), BONE, 2.4, 1.2)


def periosteum(r: Relief) -> None:
    path = _trunk(r, matt("#5A3A3E", 0.15, 0.14), 1.04)
    for side in (-1, 1):
        r.part(blob([(side * 3, -48), (side * 34, -50), (side * 40, -26), (side * 26, -4), (side * 3, -2)]), BONE, 9,
            1.2)
        r.part(blob([(side * 3, 2), (side * 28, 0), (side * 32, 22), (side * 3, 28)]), BONE, 7, 1.2)
        r.part(blob([(side * 3, 31), (side * 33, 26), (side * 34, 46), (side * 3, 54)]), OLD, 6, 1.2)
        r.part(blob([(side * 32, -58), (side * 58, -62), (side * 74, -40), (side * 60, -16), (side * 40, -24)]), BONE,
            9, 1.25)
        r.part(limb([(side * 42, -50), (side * 58, -42), (side * 60, -26)], 2.4), matt("#B89A6A", 0.1, 0), 1, 0.8, 0, 0)
    r.part(blob([(-9, -58), (9, -58), (7, 54), (0, 62), (-7, 54)]), OLD, 4, 1.2)
    _cut(r, path, [(-40, -2), (0, 4), (40, -2)], 1.6)


def slime_mantle(r: Relief) -> None:
    path = blob([(-20, -62), (20, -62), (48, -48), (62, 10), (58, 50), (46, 40), (40, 72), (28, 48), (14, 66), (2, 46),
        (-12,
        76), (-24, 48), (-38, 66), (-48, 36), (-60, 54), (-62, 8), (-48, -48)])
    r.part(path, SLIME, 13, 1.2)
    r.part(blob([(-20, -62), (20, -62), (28, -40), (0, -28), (-28, -40)]), matt("#6E8228", 0.7, 0.05), 7, 1.2)
    for points in ([(-40, -36), (-34, 0), (-44, 34)], [(-8, -20), (-4, 10), (-12, 44)], [(26, -30), (22, 6), (32, 38)]):
        r.part(within(limb(points, 6), path), matt("#C8D86A", 0.9, 0), 3, 1.1, 0, 0)
    for x, y, size in ((-26, 10, 6), (8, -4, 4), (42, 8, 7), (16, 30, 5), (-48, -8, 4)):
        r.part(oval(x, y, size, size), matt("#DCEB8A", 1.0, 0), size * 0.5, 1.2, 0.2, 0.6)
    r.part(oval(0, -46, 8, 8), BONE, 4, 1.2)


def mirror_harness(r: Relief) -> None:
    _trunk(r, matt("#3A3A4A", 0.15, 0.12), 0.94)
    for side in (-1, 1):
        r.part(limb([(side * 30, -58), (side * 6, -10), (-side * 34, 40)], 9), LEATHER, 3.4)
    r.part(limb([(-36, 38), (0, 50), (36, 38)], 9), LEATHER, 3.4)
    for x, y, size in ((0, -8, 27), (-40, -44, 17), (40, -44, 17), (-24, 36, 14), (24, 36, 14)):
        r.part(oval(x, y, size, size), GOLD, 4, 1.2)
        glass = oval(x, y, size * 0.8, size * 0.8)
        r.part(glass, MIRROR, size * 0.5, 0.8, 0, 0.8)
        r.part(within(limb([(x - size * 0.7, y + size * 0.3), (x, y - size * 0.1), (x + size * 0.5, y - size * 0.7)],
            size * 0.22), glass), matt("#FFFFFF", 0.6, 0), 1, 0.7, 0, 0)


def numb_shell(r: Relief) -> None:
    shell = blob([(0, -74), (34, -62), (56, -24), (52, 24), (28, 62), (0, 74), (-28, 62), (-52, 24), (-56, -24), (-34,
        -62)])
    r.part(shell, NUMB, 15, 1.25)
    for k in range(5):
        y = -46 + k * 26
        r.part(within(limb([(-62, y - 10), (0, y + 14), (62, y - 10)], 4), shell), COAL, 1.6, 0.6, 0, 0)
        r.part(within(limb([(-62, y - 5), (0, y + 19), (62, y - 5)], 3), shell), matt("#C8C4D4", 0.3, 0), 1.4, 0.9, 0,
            0)
    _cut(r, shell, [(0, -74), (1, 0), (0, 74)], 3, COAL)
    for side in (-1, 1):
        for k in range(3):
            y = -30 + k * 28
            r.part(limb([(side * 50, y), (side * 66, y - 2), (side * 60, y + 15)], 7), CHITIN, 3, 1.2)
    for x, y in ((-22, -28), (22, -28), (-24, 16), (24, 16)):
        r.part(limb([(x - 8, y), (x, y + 5), (x + 8, y)], 3.4), COAL, 1.2, 0.7, 0, 0)


def heart_bulwark(r: Relief) -> None:
    path = _trunk(r, DARK_FLESH, 1.12)
    for side in (-1, 1):
        r.part(blob([(side * 22, -50), (side * 46, -54), (side * 52, -30), (side * 42, -6), (side * 42, 44),
            (side * 20, 52),
            (side * 30, 10)]), DARK_STEEL, 7, 1.2)
        r.part(blob([(side * 34, -60), (side * 60, -62), (side * 74, -36), (side * 56, -20), (side * 42, -30)]), GOLD,
            7, 1.25)
    r.part(blob([(0, -34), (18, -38), (27, -18), (16, 10), (0, 36), (-18, 10), (-27, -16), (-16, -38)]), FLESH, 12, 1.3)
    r.part(blob([(-2, -20), (8, -24), (12, -8), (2, 14), (-8, -2)]), EMBER, 6, 1.2, 0, 0)
    for points in ([(-10, -34), (-14, -52), (-2, -62)], [(8, -36), (14, -54), (26, -58)]):
        r.part(limb(points, 9), FLESH, 4, 1.2)
    for k in range(4):
        for side in (-1, 1):
            y = -28 + k * 17
            r.part(limb([(side * 36, y - 6), (side * 24, y + 8), (side * 4, y + 4)], 5.4), BONE, 2.4, 1.25, 0.5)
    _cut(r, path, [(0, 40), (0, 46), (0, 56)], 3, GOLD)


TORSO: dict[str, Callable[[Relief], None]] = {
    "a01": cuirass, "a02": hide_vest, "a03": scar_coat, "a04": vestment, "a05": rib_corset, "a06": rampart,
    "a07": fangmail, "a08": periosteum, "a09": slime_mantle, "a10": mirror_harness, "a11": numb_shell,
    "a12": heart_bulwark,
}  # fmt: skip
"""Armour by its ids."""
