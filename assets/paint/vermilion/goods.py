"""The eight materials (5.7) in full, each in a box of 96."""

from __future__ import annotations

from collections.abc import Callable

from assets.paint.base import oval, polygon, rounded
from assets.paint.relief import BONE, DARK_WOOD, ROPE, Relief, blob, limb, matt, placed, rod, stroked, within
from assets.paint.vermilion.beasts import DARK_FLESH, EMBER, FLESH, OLD, PALE, SINEW, SLIME
from assets.paint.vermilion.gear_arms import Laid

TONIC, GLASS, MARROW = matt("#F2A93A", 0.9, 0.0), matt("#D8F0F4", 1.0, 0.0), matt("#D8602E", 0.6, 0.08)
WHITE, PIPE = matt("#FFF6E0", 0.6, 0), matt("#C0505A", 0.35, 0.1)


def fang(r: Relief) -> None:
    for x, turn, size, stuff in ((-14, -16, 0.86, OLD), (10, 12, 1.06, BONE)):
        it = Laid(r, turn, x, 2, size)
        it.part(blob([(-13, -34), (0, -39), (14, -33), (16, -8), (6, 24), (-6, 40), (-4, 18), (-13, -8)]), stuff, 6,
            1.25)
        it.part(blob([(-13, -32), (0, -39), (14, -32), (13, -22), (0, -18), (-13, -22)]), PALE, 3, 1.1, 0, 0.7)


def sinew(r: Relief) -> None:
    for k, stuff in enumerate((SINEW, PIPE, SINEW, PIPE)):
        r.part(stroked(oval(0, 8 - k * 5, 33 - k * 1.5, 21), 7.4), stuff, 3, 1.2, 0.4)
    r.part(limb([(-8, 26), (6, 6), (-6, -26)], 9), PALE, 4, 1.2)
    r.part(limb([(28, 6), (44, 20), (32, 40)], 6.4), SINEW, 2.8, 1.2)
    r.part(limb([(-28, -8), (-46, -22), (-30, -38)], 6), PIPE, 2.6, 1.2)


def bone_shard(r: Relief) -> None:
    it = Laid(r, 38, -4, 2)
    it.part(rod((0, -14), (0, 30), 14), BONE, 6, 1.2)
    for side in (-1, 1):
        it.part(oval(side * 8, 35, 11, 10), BONE, 5, 1.25)
    it.part(polygon([(-7, -10), (-9, -30), (-3, -22), (1, -40), (4, -24), (9, -32), (7, -10)]), BONE, 3, 1.2, 0)
    it.part(blob([(-4, -14), (-3, -22), (2, -28), (4, -16)]), MARROW, 2, 1.1, 0, 0.5)
    for x, y, turn in ((-28, -18, 20), (26, 24, -30), (-22, 32, 60)):
        r.part(placed(polygon([(-9, 4), (-2, -9), (9, -4), (6, 7)]), x, y, 1, turn), OLD, 3, 1.2)


def mucus(r: Relief) -> None:
    r.part(blob([(-38, 24), (-30, -6), (-16, -8), (-10, -34), (4, -38), (12, -16), (28, -14), (38, 16), (30, 36), (0,
        41), (-30, 38)]),
        SLIME, 13, 1.25)
    for x, y, size in ((-14, 8, 8), (10, 16, 6), (2, -14, 5), (22, 4, 4.4), (-22, 26, 4)):
        r.part(oval(x, y, size, size), matt("#DCEB8A", 1.0, 0), size * 0.5, 1.2, 0.2, 0.6)
        r.part(oval(x - size * 0.3, y - size * 0.3, size * 0.25, size * 0.25), WHITE, 0.8, 1, 0, 0)
    r.part(blob([(36, 18), (44, 26), (40, 38), (34, 30)]), SLIME, 3, 1.2)


def quill(r: Relief) -> None:
    for turn, x, stuff in ((-28, -8, OLD), (4, 0, BONE), (34, 8, BONE)):
        it = Laid(r, turn, x, 4)
        it.part(polygon([(-5, 36), (5, 36), (4, -20), (0, -46), (-4, -20)]), stuff, 3, 1.25)
        for k in range(4):
            it.part(rod((-3.4, 20 - k * 13), (3.4, 18 - k * 13), 4), matt("#5A2A20", 0.1, 0.1), 1, 0.9, 0, 0)
    r.part(rounded((-17, 16, 34, 10), 4), SINEW, 3.4, 1.2)


def marrow(r: Relief) -> None:
    it = Laid(r, 26, 0, -2)
    it.part(rounded((-20, -30, 40, 66), 9), BONE, 9, 1.2)
    it.part(oval(0, -30, 20, 10), BONE, 4, 1.2)
    it.part(oval(0, -30, 14, 6.4), MARROW, 4, 1.2, 0, 0.8)
    it.part(limb([(12, -28), (18, -10), (14, 14)], 8), MARROW, 4, 1.25)
    it.part(oval(14, 17, 6, 8), MARROW, 4, 1.25, 0.2)
    r.part(oval(-9, -28, 4, 2), WHITE, 1, 1, 0, 0)
    r.part(blob([(20, 30), (34, 28), (38, 38), (24, 42)]), MARROW, 4, 1.2)


def tonic(r: Relief) -> None:
    r.part(blob([(-8, -30), (8, -30), (9, -14), (27, 8), (27, 30), (16, 40), (-16, 40), (-27, 30), (-27, 8), (-9,
        -14)]), GLASS, 9, 1.1)
    r.part(blob([(-22, 8), (0, 4), (22, 8), (22, 28), (13, 36), (-13, 36), (-22, 28)]), TONIC, 8, 1.15, 0, 0)
    for x, y, size in ((-8, 20, 4), (6, 26, 3), (10, 14, 2.4), (-2, 12, 2)):
        r.part(oval(x, y, size, size), WHITE, size * 0.5, 1.1, 0, 0)
    r.part(rounded((-9, -43, 18, 15), 4), DARK_WOOD, 4, 1.2)
    r.part(limb([(-10, -22), (0, -18), (10, -22)], 5), ROPE, 2, 1.1)
    r.part(rounded((-19, -4, 5, 24), 2.5), WHITE, 2, 1, 0, 0)


def heart(r: Relief) -> None:
    for points, wide in (([(-10, -20), (-14, -38), (-26, -40)], 10), ([(4, -22), (6, -42), (18, -43)], 10), ([(18,
        -16), (34, -28),
        (40, -18)], 8)):
        r.part(limb(points, wide), PIPE, 5, 1.2)
    body = blob([(-4, -24), (16, -26), (32, -12), (30, 12), (8, 40), (-8, 40), (-30, 14), (-30, -10), (-18, -24)])
    r.part(body, FLESH, 13, 1.3)
    r.part(within(limb([(-8, -22), (-2, 6), (-12, 34)], 3.4), body), DARK_FLESH, 1.2, 0.6, 0, 0)
    for points in ([(4, -16), (14, 4), (8, 26)], [(12, 2), (22, 8), (20, 18)], [(-18, -12), (-22, 4), (-14, 18)]):
        r.part(within(limb(points, 3), body), EMBER, 1.4, 1.1, 0, 0)
    r.part(oval(-14, -12, 4, 6), WHITE, 2, 1, 0, 0)


GOODS: dict[str, Callable[[Relief], None]] = {
    "fang": fang, "sinew": sinew, "bone_shard": bone_shard, "mucus": mucus, "quill": quill, "marrow": marrow,
    "tonic": tonic, "heart": heart,
}  # fmt: skip
"""Materials by their names."""
