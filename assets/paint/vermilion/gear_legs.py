"""The twelve pairs of shoes (5.5): the left one behind, the right one before, both pointing to the right."""

from __future__ import annotations

from collections.abc import Callable

import skia

from assets.paint.base import oval, polygon, rounded
from assets.paint.relief import (
    BONE,
    BRASS,
    DARK_STEEL,
    GOLD,
    LEATHER,
    ROPE,
    SHADE,
    STEEL,
    WOOD,
    Relief,
    Stuff,
    blob,
    limb,
    matt,
    placed,
    rod,
    stroked,
    within,
)
from assets.paint.vermilion.beasts import BRUISE, DARK_FLESH, EMBER, FLESH, OLD, SINEW
from assets.paint.vermilion.gear_arms import Laid

COAL, HIDE, FUR = matt("#2E2A34", 0.15, 0.14), matt("#8A5C38", 0.15, 0.2), matt("#C8AE86", 0, 0.6)
BLOOD, MOLTEN, SOLE = matt("#A0242E", 0.15, 0.12), matt("#FF6A3A", 0.9, 0), matt("#3A2618", 0.1, 0.1)
SILK = matt("#8A4A9A", 0.3, 0.06)
PAIR = ((-20.0, -8.0), (14.0, 8.0))


def _boot(it: Laid, stuff: Stuff, high: float = 78, wide: float = 15, toe: float = 40, sole: Stuff = SOLE) -> skia.Path:
    """A boot whose heel stands at (-14, 58)."""
    path = blob([(-wide, 58 - high), (wide - 2, 58 - high - 3), (wide - 4, 20), (wide + 6, 34), (toe, 44), (toe + 2,
        56),
                 (-wide - 4, 57), (-wide - 3, 40), (-wide + 1, 14)])  # fmt: skip
    it.part(path, stuff, 8, 1.15)
    it.part(rounded((-wide - 6, 54, toe + wide + 9, 7), 3), sole, 2.6)
    it.part(rounded((-wide - 6, 58, 18, 8), 2), sole, 2.6)
    return path


def _both(r: Relief, one: Callable[[Laid], None], size: float = 1.0) -> None:
    for x, y in PAIR:
        one(Laid(r, 0, x, y, size))


def march(r: Relief) -> None:
    def one(it: Laid) -> None:
        _boot(it, LEATHER, 84, 16)
        it.part(rounded((-19, -32, 36, 12), 4), matt("#5A3A20", 0.1, 0.2), 3)
        for k in range(4):
            it.part(rod((0, -8 + k * 11), (15 + k * 2, -11 + k * 11), 3.2), ROPE, 1.2, 1, 0.3, 0.8)
        it.part(rounded((-20, 26, 34, 7), 2), SOLE, 2, 1, 0.3)
        it.part(oval(-6, 29, 5, 5), BRASS, 2, 1.2)

    _both(r, one)


def strider(r: Relief) -> None:
    def one(it: Laid) -> None:
        _boot(it, HIDE, 70, 15, 36)
        it.part(blob([(-24, -20), (-14, -32), (0, -28), (12, -34), (23, -20), (18, -4), (4, -10), (-8, -2), (-20,
            -6)]), FUR,
            6, 1.2)
        for k in range(3):
            it.part(polygon([(24 + k * 7, 46), (31 + k * 7, 46), (34 + k * 7, 60)]), BONE, 2, 1.2, 0.3)
        it.part(limb([(-18, 20), (0, 26), (13, 16)], 4), SINEW, 1.6)

    _both(r, one)


def greaves(r: Relief) -> None:
    def one(it: Laid) -> None:
        _boot(it, COAL, 60, 13, 36)
        for k in range(6):
            it.part(limb([(-16, -46 + k * 14), (0, -40 + k * 14), (15, -50 + k * 14)], 9), BLOOD, 3.4, 1.15, 0.4)
        it.part(blob([(2, -58), (18, -54), (18, -10), (14, 26), (6, 22), (4, -14)]), STEEL, 5, 1.2)
        it.part(blob([(0, -64), (22, -62), (20, -46), (2, -46)]), STEEL, 4, 1.2)
        it.part(polygon([(-14, -30), (-34, -44), (-12, -16)]), BLOOD, 3, 1.1)

    _both(r, one)


def sandals(r: Relief) -> None:
    for x, y in ((-30, 4), (26, 10)):
        sole = blob([(x - 16, y + 56), (x - 20, y + 10), (x - 14, y - 40), (x, y - 62), (x + 16, y - 46), (x + 20, y),
            (x + 15,
            y + 52), (x, y + 60)])
        r.part(placed(sole, 3, 4), SOLE, 6)
        r.part(sole, matt("#C89A5E", 0.1, 0.3), 7, 1.0)
        r.part(limb([(x - 18, y - 8), (x, y - 44), (x + 20, y - 4)], 7), LEATHER, 3, 1.2)
        r.part(rod((x, y - 42), (x, y - 30), 6), LEATHER, 2.6, 1.2)
        r.part(limb([(x - 18, y + 26), (x, y + 10), (x + 18, y + 28)], 7), LEATHER, 3, 1.2)
        r.part(oval(x, y - 26, 6, 6), BRASS, 2.6, 1.2)
        r.part(rod((x, y - 30), (x, y - 22), 2), SHADE, 0.8, 0.8, 0, 0)
        r.part(rod((x - 3, y - 27), (x + 3, y - 27), 2), SHADE, 0.8, 0.8, 0, 0)


def slippers(r: Relief) -> None:
    def one(it: Laid) -> None:
        path = blob([(-26, 10), (-10, 2), (0, 16), (14, 24), (34, 24), (46, 6), (40, -8), (30, -4), (34, 6), (28, 12),
            (48, -14),
            (58, 4), (50, 34), (26, 46), (-24, 46), (-32, 30)])
        it.part(path, SILK, 8, 1.2)
        it.part(limb([(-26, 12), (-6, 18), (12, 26)], 5), GOLD, 2)
        it.part(oval(36, -10, 8, 8), GOLD, 4, 1.25)
        it.part(rod((33, -8), (39, -6), 2), SHADE, 0.8, 0.7, 0, 0)
        for x, y in ((-14, 34), (4, 36), (22, 36)):
            it.part(polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)]), GOLD, 1.6, 1, 0.2, 0.6)

    for x, y in ((-16.0, -38.0), (2.0, 14.0)):
        one(Laid(r, 0, x, y, 1.05))


def sabatons(r: Relief) -> None:
    def one(it: Laid) -> None:
        _boot(it, DARK_STEEL, 92, 17, 40, DARK_STEEL)
        for k in range(5):
            it.part(limb([(4 + k * 8, 26 + k * 3), (14 + k * 8, 38 + k * 1.6), (4 + k * 8, 55)], 8), STEEL, 3, 1.2, 0.4)
        it.part(blob([(-2, -40), (16, -38), (16, 0), (10, 22), (2, 20)]), STEEL, 5, 1.2)
        it.part(blob([(-20, -46), (20, -50), (24, -30), (0, -24), (-20, -30)]), STEEL, 5, 1.2)
        for y in (-16, 2):
            it.part(oval(-10, y, 3, 3), BRASS, 1.4, 1.2, 0.3, 0.7)

    _both(r, one)


def leggings(r: Relief) -> None:
    for x in (-24, 22):
        leg = blob([(x - 19, -70), (x + 19, -70), (x + 20, -30), (x + 12, 8), (x + 16, 30), (x + 10, 66), (x - 10, 66),
            (x - 16,
            28), (x - 11, 6), (x - 21, -30)])
        r.part(leg, FLESH, 11, 1.2)
        for k in range(-3, 4):
            r.part(within(limb([(x + k * 5, -70), (x + k * 7.4, -24), (x + k * 3, 12)], 1.8), leg), DARK_FLESH, 0.8,
                0.5, 0, 0)
            r.part(within(limb([(x + k * 3, 10), (x + k * 5.4, 30), (x + k * 2.4, 66)], 1.8), leg), DARK_FLESH, 0.8,
                0.5, 0, 0)
            r.part(within(limb([(x + k * 5 + 2, -70), (x + k * 7.4 + 2, -24), (x + k * 3 + 1, 12)], 1.2), leg), SINEW,
                0.8,
                0.8, 0, 0)
        r.part(oval(x, 8, 11, 12), BONE, 5, 1.2)
        r.part(rounded((x - 22, -76, 44, 11), 4), LEATHER, 3.4)
        r.part(rounded((x - 13, 58, 26, 11), 4), LEATHER, 3.4)


def talons(r: Relief) -> None:
    def one(it: Laid) -> None:
        _boot(it, COAL, 72, 15, 36)
        it.part(limb([(-22, 40), (0, 48), (26, 40)], 6), LEATHER, 2.4)
        it.part(blob([(-18, 36), (-30, 30), (-52, 46), (-58, 70), (-42, 56), (-20, 48)]), BONE, 4, 1.25)
        for k in range(3):
            it.part(blob([(28 + k * 5, 38 + k * 4), (38 + k * 5, 38 + k * 4), (48 + k * 4, 60), (38 + k * 4, 52)]),
                BONE, 2.6,
                1.25)
        it.part(rounded((-18, -18, 33, 9), 3), SINEW, 2.6)

    _both(r, one, 0.98)


def leap_frame(r: Relief) -> None:
    for side in (-1, 1):
        r.part(limb([(side * 30, -28), (side * 56, -2), (side * 34, 20)], 10), OLD, 4, 1.2)
        for k in range(5):
            r.part(limb([(side * (36 + k * 2.4) - 8, 22 + k * 8), (side * (36 + k * 2.4), 27 + k * 8),
                (side * (36 + k * 2.4) + 8,
                20 + k * 8)], 4), STEEL, 1.8, 1.2, 0.3, 0.8)
        r.part(limb([(side * 46, 58), (side * 52, 66), (side * 66, 70)], 9), BONE, 3.6, 1.2)
        r.part(oval(side * 32, 20, 8, 8), BRASS, 4, 1.2)
        wing = blob([(side * 8, -10), (side * 18, -46), (side * 44, -64), (side * 60, -44), (side * 48, -16),
            (side * 24, 0)])
        r.part(wing, BONE, 9, 1.25)
        r.part(oval(side * 34, -34, 9, 11), SHADE, 3, 0.6, 0, 0.8)
        r.part(oval(side * 50, -4, 8, 8), BRASS, 4, 1.2)
    r.part(blob([(-12, -46), (12, -46), (16, -16), (8, 10), (0, 20), (-8, 10), (-16, -16)]), OLD, 7, 1.2)
    for y in (-34, -20, -6):
        r.part(oval(0, y, 4, 3), SHADE, 1.4, 0.6, 0, 0)


def stalkers(r: Relief) -> None:
    def one(it: Laid) -> None:
        path = blob([(-18, -12), (12, -14), (12, 14), (22, 30), (44, 40), (46, 52), (-22, 54), (-24, 34), (-16, 12)])
        it.part(path, BRUISE, 8, 1.15)
        it.part(rounded((-24, 50, 70, 6), 3), COAL, 2.4)
        for k in range(4):
            it.part(limb([(-18, -6 + k * 11), (-2, -2 + k * 11), (12, -8 + k * 12)], 4), COAL, 1.8, 1.1, 0.3, 0.7)
        for k in range(3):
            quill = polygon([(-2.4, 0), (2.4, 0), (0, -28)])
            it.part(placed(quill, -16 - k * 2, 4 + k * 14, 1, -62 - k * 12), BONE, 1.6, 1.2, 0.3, 0.8)
        it.part(oval(28, 40, 4, 3), EMBER, 2, 1.2, 0, 0.8)

    for x, y in ((-16.0, -26.0), (10.0, 16.0)):
        one(Laid(r, 0, x, y, 1.1))


def stilts(r: Relief) -> None:
    for x, lean in ((-24, -5), (24, 5)):
        it = Laid(r, lean, x, 0)
        it.part(rod((0, -64), (0, 70), 9), BONE, 4, 1.2)
        for y in (-66, 68):
            for side in (-1, 1):
                it.part(oval(side * 6, y, 8, 7), BONE, 4, 1.2)
        it.part(blob([(-6, -16), (22, -16), (30, -8), (26, 2), (-6, 2)]), WOOD, 4, 1.15)
        it.part(limb([(-8, -34), (12, -30), (20, -16)], 6), LEATHER, 2.4)
        it.part(limb([(-8, -50), (4, -44), (8, -36)], 6), LEATHER, 2.4)
        for y in (14, 32, 50):
            it.part(rounded((-8, y - 3, 16, 7), 3), SINEW, 2.4, 1.1, 0.3, 0.8)
        it.part(polygon([(-6, 72), (6, 72), (0, 80)]), DARK_STEEL, 2, 1.1)
    r.part(stroked(oval(0, -60, 11, 8), 3.4), BRASS, 1.4)
    r.part(oval(0, -60, 6, 5), EMBER, 3, 1.2, 0, 0.6)


def bloodrush(r: Relief) -> None:
    def one(it: Laid) -> None:
        path = _boot(it, BLOOD, 96, 17, 42, DARK_FLESH)
        for points in ([(-8, -36), (4, -8), (-6, 24)], [(8, -34), (2, 0), (16, 38)], [(-12, 10), (6, 34), (34, 48)],
            [(-14, 36), (0,
            42), (14, 54)]):
            it.part(within(limb(points, 4.4), path), MOLTEN, 2, 1.2, 0, 0.4)
        it.part(blob([(-20, -40), (19, -44), (22, -28), (0, -34), (-20, -26)]), BONE, 4, 1.2)
        for k in range(3):
            it.part(polygon([(-18 + k * 13, -40), (-9 + k * 13, -42), (-14 + k * 13, -58)]), BONE, 2, 1.2, 0.3)
        it.part(blob([(-19, 10), (-34, -2), (-46, 4), (-36, 10), (-42, 20), (-20, 24)]), FLESH, 4, 1.2)

    _both(r, one)


LEGS: dict[str, Callable[[Relief], None]] = {
    "s01": march, "s02": strider, "s03": greaves, "s04": sandals, "s05": slippers, "s06": sabatons, "s07": leggings,
    "s08": talons, "s09": leap_frame, "s10": stalkers, "s11": stilts, "s12": bloodrush,
}  # fmt: skip
"""Shoes by their ids."""
