"""The sixteen weapons (5.3). Each is drawn upright about its middle and laid aslant."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

import skia

from assets.paint.base import Point, oval, polygon, rounded
from assets.paint.relief import (
    BONE,
    BRASS,
    DARK_STEEL,
    DARK_WOOD,
    GOLD,
    LEATHER,
    SHADE,
    STEEL,
    WOOD,
    Relief,
    Stuff,
    blob,
    limb,
    matt,
    metal,
    placed,
    rod,
    stroked,
    within,
)
from assets.paint.vermilion.beasts import EMBER, FLESH, OLD, PALE, SINEW

BLOOD, BLUE, RED_METAL = matt("#9E2430", 0.15, 0.1), matt("#3A5A9A", 0.1, 0.1), metal("#B8343A", 0.7)
GLASS, SMOKE = matt("#7FB8E8", 0.95, 0.0), matt("#CFC6C0", 0, 0.1)
IVORY, MOLTEN = matt("#F2E6C8", 0.3, 0.08), matt("#FF7A2E", 0.9, 0.0)


class Laid:
    """Parts laid aslant together: turned about the middle, moved, perhaps mirrored."""

    def __init__(self, model: Relief, turn: float = 45.0, x: float = 0.0, y: float = 0.0, size: float = 1.0,
                 flip: bool = False) -> None:  # fmt: skip
        self.model, self.turn, self.x, self.y, self.size, self.flip = model, turn, x, y, size, flip

    def put(self, path: skia.Path) -> skia.Path:
        """A path where it lies."""
        return placed(path, self.x, self.y, self.size, self.turn, self.flip)

    def part(self, path: skia.Path, stuff: Stuff, round_: float = 4.0, rise: float = 1.1, shadow: float = 0.4,
             line: float = 1.1) -> None:  # fmt: skip
        """As `Relief.part`."""
        self.model.part(self.put(path), stuff, round_, rise, shadow, line, 2.5)

    def grip(self, top: float, low: float, wide: float = 8, stuff: Stuff = LEATHER, rings: int = 5) -> None:
        """A handle wound with cord."""
        self.part(rod((0, top), (0, low), wide), stuff, 3)
        for k in range(rings):
            y = top + (low - top) * (k + 0.5) / rings
            self.part(rod((-wide * 0.45, y - 1.4), (wide * 0.45, y + 1.4), 2), matt("#C9A46A", 0.1, 0.1), 0.9, 1, 0.1,
                0.6)


def _furrow(it: Laid, points: Sequence[Point], shape: skia.Path, width: float, stuff: Stuff) -> None:
    """A line cut into a shape."""
    line = within(limb(list(points), width), shape)
    it.part(line, stuff, 0.8, 0.6, 0, 0)


def longsword(r: Relief) -> None:
    it = Laid(r, 45)
    blade = polygon([(-8, 34), (-7.4, -74), (0, -92), (7.4, -74), (8, 34)])
    it.part(blade, STEEL, 3.4)
    _furrow(it, [(0, 28), (0, -20), (0, -62)], blade, 2.6, DARK_STEEL)
    it.part(blob([(-32, 30), (-16, 34), (0, 32), (16, 34), (32, 30), (31, 40), (0, 44), (-31, 40)]), GOLD, 3)
    it.grip(46, 72)
    it.part(oval(0, 36, 10, 10), BLOOD, 4)
    it.part(stroked(oval(0, 36, 6, 6), 2), GOLD, 1, 1, 0.1, 0.6)
    it.part(oval(0, 79, 8.5, 8.5), GOLD, 4)


def sinew_bow(r: Relief) -> None:
    bow = skia.Path()
    bow.moveTo(28, -72)
    bow.cubicTo(10, -62, -46, -44, -46, 0)
    bow.cubicTo(-46, 44, 10, 62, 28, 72)
    r.part(limb([(28, -72), (16, 0), (28, 72)], 1.8), matt("#E89A8A", 0.3, 0), 0.8, 0.8, 0.3, 0.7)
    r.part(stroked(bow, 11), BONE, 4.4, 1.2)
    for t in (0.2, 0.34, 0.66, 0.8):
        measure = skia.PathMeasure(bow, False)
        spot, way = measure.getPosTan(measure.getLength() * t)
        turn = math.degrees(math.atan2(way.y(), way.x()))
        r.part(placed(rounded((-6, -7.4, 12, 14.8), 3), spot.x(), spot.y(), 1, turn), SINEW, 2.6, 1.1, 0.3, 0.9)
    r.part(rounded((-54, -13, 16, 26), 5), LEATHER, 4, 1.1)
    r.part(rod((40, 0), (-62, 0), 3.4), WOOD, 1.4, 1.1)
    r.part(polygon([(-60, -8), (-78, 0), (-60, 8), (-64, 0)]), BONE, 2.4, 1.2)
    for k in range(3):
        r.part(polygon([(30 + k * 9, -1), (36 + k * 9, -11), (44 + k * 9, -11), (37 + k * 9, 0)]), BLOOD, 1.6, 1.0, 0.2)
        r.part(polygon([(30 + k * 9, 1), (36 + k * 9, 11), (44 + k * 9, 11), (37 + k * 9, 0)]), BLOOD, 1.6, 1.0, 0.2)


def twin_rakes(r: Relief) -> None:
    for flip in (True, False):
        it = Laid(r, -30 if flip else 30, -14 if flip else 14, 10, 1, flip)
        it.part(rod((0, 66), (0, -8), 8), DARK_WOOD, 3)
        it.grip(34, 62, 8.6, BLOOD, 4)
        it.part(rounded((-20, -14, 40, 13), 4), DARK_STEEL, 3)
        for k in (-1, 0, 1):
            claw = blob([(k * 15 - 4, -10), (k * 15 + 4, -10), (k * 17 + 7, -40), (k * 15 + 1, -68), (k * 17 - 1, -40)])
            it.part(claw, STEEL, 2.4, 1.2)


def censer_flail(r: Relief) -> None:
    it = Laid(r, 38, -22, 16)
    it.part(rod((0, 58), (0, -46), 8), DARK_WOOD, 3)
    it.grip(26, 56)
    it.part(oval(0, -48, 7, 7), BRASS, 3)
    points = [(20, -36), (32, -44), (40, -36), (43, -24), (44, -12)]
    for k, (x, y) in enumerate(points):
        r.part(stroked(oval(x, y, 4.6, 6 if k % 2 else 4.6), 2.6), BRASS, 1.2, 1.1, 0.3, 0.8)
    r.part(oval(44, 22, 30, 27), BRASS, 10, 1.25)
    r.part(limb([(15, 16), (44, 26), (73, 16)], 5), GOLD, 2, 1.1, 0.2, 0.8)
    r.part(polygon([(30, 0), (58, 0), (50, -14), (38, -14)]), GOLD, 3)
    for k in range(4):
        r.part(blob([(25 + k * 12, 25), (29 + k * 12, 24), (30 + k * 12, 36), (26 + k * 12, 38)]), MOLTEN, 1.6, 1.1, 0,
            0.8)
    for k in range(7):
        turn = math.radians(20 + k * 23)
        x, y = 44 + 29 * math.cos(turn), 22 + 26 * math.sin(turn)
        spike = placed(polygon([(-4.4, 3), (0, -13), (4.4, 3)]), x, y, 1, math.degrees(turn) + 90)
        r.part(spike, DARK_STEEL, 1.8, 1.1, 0.2, 0.8)
    for x, y, size in ((60, -22, 6), (66, -38, 8), (58, -56, 9.5)):
        r.part(oval(x, y, size, size * 0.8), SMOKE, size * 0.7, 0.7, 0, 0)


def spine_whip(r: Relief) -> None:
    spots = []
    for k in range(30):
        t = k / 29
        turn, far = 0.6 + t * 8.4, 54 - 43 * t
        spots.append((far * math.cos(turn) + 4, far * math.sin(turn) * 0.92 - 8, 9.4 - 5.4 * t, turn))
    it = Laid(r, -34, -34, 50)
    it.grip(-10, 24, 11, matt("#4A2A66", 0.2, 0.1), 5)
    it.part(oval(0, 29, 8, 7), BRASS, 3)
    it.part(oval(0, -12, 8, 6), BRASS, 3)
    link: list[Point] = [(-22, 26), (0, 46), (30, 44), (46, 24)]
    for (ax, ay), (bx, by) in itertools.pairwise(link):
        for t in (0.0, 0.34, 0.67):
            spots.insert(0, (ax + (bx - ax) * t, ay + (by - ay) * t, 8.6, math.atan2(by - ay, bx - ax) + 1.57))
    for x, y, size, turn in spots:
        for side in (-1, 1):
            spine = polygon([(-size * 0.3, 0), (size * 0.3, 0), (0, -size * 1.5)])
            r.part(placed(spine, x, y, 1, math.degrees(turn) + (90 if side > 0 else -90)), BONE, 1.2, 1, 0.2, 0.8)
    for x, y, size, _ in spots:
        r.part(oval(x, y, size, size * 0.86), OLD, size * 0.45, 1.25, 0.35, 0.9)
    r.part(polygon([(4, -22), (-6, -8), (10, -12)]), STEEL, 2, 1.2)


def gate_maul(r: Relief) -> None:
    it = Laid(r, 40, -6, 8)
    it.part(rod((0, 78), (0, -40), 10), WOOD, 4)
    it.grip(40, 72, 11)
    it.part(rounded((-48, -70, 96, 50), 7), DARK_STEEL, 9, 1.2)
    for x in (-38, 38):
        it.part(rounded((x - 9, -73, 18, 56), 3), BRASS, 4)
    it.part(rounded((-14, -66, 28, 42), 3), STEEL, 4)
    for x in (-38, 38):
        for y in (-62, -45, -28):
            it.part(oval(x, y, 3.4, 3.4), GOLD, 1.6, 1.2, 0.3, 0.7)
    it.part(polygon([(-8, -52), (0, -62), (8, -52), (8, -34), (-8, -34)]), SHADE, 2, 0.7, 0, 0.8)
    it.part(oval(0, 80, 8, 6), DARK_STEEL, 3)


def fang_twinblades(r: Relief) -> None:
    for flip in (True, False):
        it = Laid(r, -24 if flip else 24, -16 if flip else 16, 6, 1, flip)
        fang = blob([(-10, 18), (11, 18), (18, -16), (12, -48), (-6, -78), (2, -44), (2, -14)])
        it.part(fang, BONE, 6, 1.2)
        _furrow(it, [(4, 14), (11, -14), (7, -44)], fang, 2, OLD)
        it.part(rounded((-14, 16, 28, 9), 4), SINEW, 3)
        it.grip(28, 56, 10, FLESH, 4)
        it.part(polygon([(-6, 58), (6, 58), (0, 74)]), BONE, 3)


def quill_spear(r: Relief) -> None:
    it = Laid(r, 45, -1, 2, 0.95)
    it.part(rod((0, 98), (0, -46), 6), DARK_WOOD, 2.6)
    it.part(blob([(-7, -40), (7, -40), (9, -58), (0, -104), (-9, -58)]), BONE, 4, 1.2)
    _furrow(it, [(0, -42), (0, -70), (0, -96)], oval(0, -70, 12, 36), 2, matt("#6A3A2A", 0.1, 0.1))
    for k in range(4):
        for side in (-1, 1):
            barb = polygon([(0, -36 + k * 11), (side * 24, -50 + k * 11), (0, -28 + k * 11)])
            it.part(barb, OLD, 1.6, 1.1, 0.3)
    for y in (12, 26, 40):
        it.part(rod((-4, y - 2), (4, y + 2), 4), SINEW, 1.4, 1.1, 0.2, 0.8)
    it.part(polygon([(-4, 94), (4, 94), (0, 108)]), BONE, 2)


def bone_saw(r: Relief) -> None:
    it = Laid(r, 50, -6, 4, 0.86)
    teeth = [(-2, 44)]
    for k in range(12):
        teeth += [(-17 + (k % 2) * 1, 40 - k * 10), (-7, 35 - k * 10)]
    blade = polygon([*teeth, (-4, -88), (14, -82), (16, 44)])
    it.part(blade, STEEL, 2.6, 1.1)
    for y in (-60, -28, 4):
        it.part(oval(6, y, 4, 6), SHADE, 1, 0.6, 0, 0.8)
    it.part(limb([(20, -84), (34, -20), (20, 46)], 10), BONE, 4, 1.2)
    it.part(oval(16, -86, 10, 9), BONE, 4, 1.2)
    it.part(oval(16, 48, 11, 10), BONE, 4, 1.2)
    it.grip(50, 82, 12, LEATHER, 4)
    it.part(oval(0, 86, 9, 7), BONE, 3)


def tuning_hammer(r: Relief) -> None:
    it = Laid(r, 34, -4, 14, 0.92)
    it.part(rod((0, 76), (0, -20), 8), DARK_WOOD, 3)
    it.grip(44, 72)
    it.part(rounded((-46, -52, 92, 36), 12), BONE, 9, 1.25)
    for side in (-1, 1):
        it.part(blob([(side * 36, -60), (side * 52, -56), (side * 56, -34), (side * 52, -12), (side * 36, -8)]), OLD,
            5, 1.2)
    for x in (-9, 9):
        it.part(rod((x, -46), (x, -86), 7), STEEL, 3, 1.2)
    it.part(rounded((-15, -56, 30, 44), 5), BRASS, 4, 1.2)
    for k, side in ((0, 1), (1, 1), (0, -1), (1, -1)):
        arc = limb([(side * (22 + k * 11), -92 - k * 3), (side * (29 + k * 13), -80), (side * (22 + k * 11),
            -66 + k * 2)], 3)
        it.part(arc, matt("#FFD9A0", 0.5, 0), 1.2, 1, 0, 0.6)


def gamblers_awl(r: Relief) -> None:
    it = Laid(r, 45, 4, -4)
    it.part(polygon([(-7, 14), (7, 14), (2, -62), (0, -92), (-2, -62)]), STEEL, 3, 1.2)
    for k in range(4):
        it.part(limb([(-6 + k * 0.8, 6 - k * 14), (0, 0 - k * 14), (6 - k * 0.8, -4 - k * 14)], 1.6), DARK_STEEL, 0.8,
            1, 0,
            0.4)
    it.part(rounded((-15, 12, 30, 10), 4), GOLD, 3)
    it.grip(24, 48, 12, matt("#2E5A3E", 0.2, 0.1), 3)
    die = rounded((-19, 48, 38, 38), 8)
    it.part(die, RED_METAL, 6, 1.1)
    for x, y in ((-9, 58), (0, 67), (9, 76)):
        it.part(oval(x, y, 4, 4), IVORY, 1.8, 0.8, 0, 0.8)


def sedative_crossbow(r: Relief) -> None:
    it = Laid(r, 38)
    it.part(polygon([(-8, -60), (8, -60), (8, 40), (15, 78), (-15, 78), (-8, 40)]), WOOD, 5)
    bow = skia.Path()
    bow.moveTo(-70, -20)
    bow.cubicTo(-50, -62, 50, -62, 70, -20)
    it.part(stroked(bow, 9), DARK_STEEL, 3.6, 1.2)
    it.part(limb([(-70, -20), (0, 8), (70, -20)], 2.2), SINEW, 0.9, 1, 0.2, 0.7)
    it.part(rod((0, 8), (0, -78), 4.4), BONE, 1.8, 1.1)
    it.part(polygon([(-7, -74), (0, -96), (7, -74)]), STEEL, 2.4, 1.2)
    it.part(rounded((-9, 20, 18, 24), 7), GLASS, 5, 1.2)
    it.part(rounded((-6, 12, 12, 9), 2), BRASS, 2.4)
    it.part(limb([(10, 50), (24, 56), (16, 66)], 4), DARK_STEEL, 1.6, 1.1)


def duality_greatsword(r: Relief) -> None:
    it = Laid(r, 45)
    left = polygon([(0, 40), (-17, 36), (-19, -50), (-12, -78), (0, -100), (0, -78), (5, -60), (-5, -36), (5, -10), (-4,
        14)])
    right = polygon([(0, 40), (17, 36), (19, -50), (12, -78), (0, -100), (0, -78), (5, -60), (-5, -36), (5, -10), (-4,
        14)])
    it.part(right, RED_METAL, 5, 1.2)
    it.part(left, IVORY, 5, 1.2)
    seam = [(0, 38), (-4, 14), (5, -10), (-5, -36), (5, -60), (0, -78), (0, -96)]
    it.part(stroked(polygon(seam, False), 3.4), MOLTEN, 1.4, 1.2, 0, 0)
    it.part(blob([(-38, 34), (-18, 38), (0, 34), (18, 38), (38, 34), (30, 48), (0, 50), (-30, 48)]), GOLD, 4)
    it.part(oval(0, 42, 8, 8), EMBER, 4, 1.3)
    it.grip(52, 82, 9)
    it.part(blob([(-9, 86), (0, 80), (9, 86), (0, 98)]), GOLD, 4)


def ruin_morningstar(r: Relief) -> None:
    it = Laid(r, 40, -10, 12)
    it.part(rod((0, 76), (0, -30), 9), DARK_STEEL, 3.6)
    it.grip(40, 72, 10)
    cx, cy = 26.0, -32.0
    for k in range(12):
        turn = math.tau * k / 12 + 0.2
        spike = placed(polygon([(-7, 4), (7, 4), (0, -25)]), cx + 31 * math.cos(turn), cy + 31 * math.sin(turn), 1,
                       math.degrees(turn) + 90)  # fmt: skip
        r.part(spike, BONE, 3, 1.2, 0.3, 0.9)
    r.part(oval(cx, cy, 35, 35), DARK_STEEL, 13, 1.25)
    for x, y in ((-14, -12), (10, -16), (-2, 4), (18, 4), (-18, 10), (6, 20)):
        r.part(placed(polygon([(-6, 5), (0, -9), (6, 5)]), cx + x, cy + y, 1, x * 3), BONE, 2.6, 1.3, 0.4, 0.9)
    for points in ([(8, -60), (20, -42), (10, -24)], [(44, -52), (36, -34), (46, -14)]):
        r.part(limb(points, 3), MOLTEN, 1.2, 1, 0, 0)


def marrow_culverin(r: Relief) -> None:
    it = Laid(r, 52, -8, 4, 0.84)
    it.part(blob([(-9, 30), (9, 30), (16, 62), (30, 88), (8, 94), (-10, 66)]), DARK_WOOD, 6)
    barrel = polygon([(-13, 40), (13, 40), (10, -74), (-10, -74)])
    it.part(barrel, BONE, 7, 1.2)
    it.part(blob([(-19, -72), (19, -72), (16, -92), (-16, -92)]), OLD, 5, 1.2)
    it.part(oval(0, -91, 13, 5), SHADE, 2, 0.6, 0, 0.8)
    it.part(oval(0, -91, 8, 3), MOLTEN, 2, 1.1, 0, 0)
    for y in (-52, -16, 20):
        it.part(rounded((-15, y - 5, 30, 10), 3), BRASS, 3)
    it.part(limb([(0, -44), (3, -20), (0, 12)], 3.4), MOLTEN, 1.4, 1.1, 0, 0.5)
    it.part(limb([(13, 26), (28, 18), (24, 38)], 5), BRASS, 2, 1.1)
    it.part(limb([(12, 52), (26, 54), (20, 66)], 4), DARK_STEEL, 1.6, 1.1)


def vermilion_drinker(r: Relief) -> None:
    it = Laid(r, 34, -4, 4)
    blade = blob([(-8, 40), (9, 40), (13, 0), (26, -42), (48, -78), (20, -60), (-2, -24), (-9, 8)])
    it.part(blade, RED_METAL, 5, 1.2)
    _furrow(it, [(2, 36), (4, -14), (34, -64)], blade, 3.4, matt("#FF8A5A", 0.8, 0))
    for x, y, size in ((-10, 4, 5), (-7, -14, 4), (-9, 22, 6)):
        it.part(blob([(x, y - size * 1.6), (x + size, y + size * 0.4), (x, y + size * 1.3), (x - size,
            y + size * 0.4)]),
            RED_METAL, 2, 1.3, 0.3, 0.7)
    it.part(blob([(-30, 50), (-12, 36), (10, 38), (28, 30), (24, 46), (0, 52)]), DARK_STEEL, 4)
    it.part(oval(0, 44, 9, 7), IVORY, 3, 1.2)
    it.part(oval(0, 44, 4.4, 5), EMBER, 2, 1.2, 0, 0.6)
    it.part(oval(0, 44, 1.4, 4), SHADE, 0.8, 0.6, 0, 0)
    it.grip(54, 80, 9, PALE, 4)
    it.part(blob([(-8, 80), (8, 80), (3, 98), (-6, 92)]), DARK_STEEL, 3)


ARMS: dict[str, Callable[[Relief], None]] = {
    "w01": longsword, "w02": sinew_bow, "w03": twin_rakes, "w04": censer_flail, "w05": spine_whip, "w06": gate_maul,
    "w07": fang_twinblades, "w08": quill_spear, "w09": bone_saw, "w10": tuning_hammer, "w11": gamblers_awl,
    "w12": sedative_crossbow, "w13": duality_greatsword, "w14": ruin_morningstar, "w15": marrow_culverin,
    "w16": vermilion_drinker,
}  # fmt: skip
"""Weapons by their ids."""
