"""What a nation's soldiers wear and carry (5.2): helmets, shields, arms, standards, each with an outline of its own.

Aurand rides: horsehair crests, round shields, straight swords. Tarvok mines: horned great helms, tower shields, axes.
Selkara sails: broad morions, pointed shields, tridents. Noctre hides: tall hoods, crescent shields, sickles.
"""

from __future__ import annotations

import skia

from assets.paint.base import Point, oval, polygon, rounded, soft_polygon
from assets.paint.creed.nations import Nation, emblem_path, pattern
from assets.paint.relief import (
    BONE,
    BRASS,
    DARK_STEEL,
    GOLD,
    LEATHER,
    SHADE,
    STEEL,
    WOOD,
    Relief,
    blob,
    less,
    limb,
    matt,
    placed,
    rod,
    tint,
    union,
    within,
)

SHIELD = 36.0
"""Half the height of a shield of size 1."""


def around(points: list[Point], cx: float, cy: float, size: float) -> list[Point]:
    """Points about the origin, brought to a place."""
    return [(cx + x * size, cy + y * size) for x, y in points]


def helmet(r: Relief, nation: Nation, cx: float, cy: float, s: float = 1.0) -> None:
    """The helmet; (cx, cy) is the middle of its brow."""

    def at(*points: Point) -> list[Point]:
        return around(list(points), cx, cy, s)

    match nation.name:
        case "aurand":
            tail = at((-16, -22), (-24, -42), (-4, -58), (18, -50), (26, -34), (10, -38), (-6, -32), (-18, -8),
                      (-30, 26), (-44, 34), (-38, 8))  # fmt: skip
            r.part(blob(tail), tint(nation.cloth, "#FFFFFF", 0.35), 6, 1.2)
            r.part(blob(at((-20, 2), (-19, -20), (-2, -33), (15, -24), (20, 0), (4, -6))), STEEL, 9 * s)
            r.part(blob(at((-20, -2), (-8, -4), (-10, 22), (-20, 18))), STEEL, 4 * s)
            r.part(limb(at((-20, -3), (1, -9), (21, -2)), 6 * s), GOLD, 2.5 * s)
        case "tarvok":
            for side in (-1, 1):
                horn = at((side * 18, -8), (side * 34, -10), (side * 44, -26), (side * 38, -48), (side * 32, -26),
                          (side * 20, -20))  # fmt: skip
                r.part(blob(horn), BONE, 5 * s, 1.2)
            r.part(soft_polygon(at((-21, -26), (21, -26), (24, 28), (0, 38), (-24, 28)), 5 * s), STEEL, 9 * s)
            r.part(rounded((cx - 17 * s, cy + 1 * s, 35 * s, 7 * s), 2), SHADE, 1.5, 0.4, 0, 0.8)
            r.part(rod(*at((1, -26), (1, 34)), 6 * s), BRASS, 2.4 * s)
        case "selkara":
            r.part(blob(at((4, -30), (-6, -58), (-34, -62), (-48, -40), (-30, -46), (-12, -26))), nation.cloth, 5)
            r.part(blob(at((-20, 0), (-16, -22), (0, -38), (16, -22), (20, 0))), STEEL, 9 * s)
            brim = at((-44, -16), (-24, -3), (0, -5), (24, -3), (46, -18), (34, 8), (0, 12), (-34, 8))
            r.part(blob(brim), STEEL, 5 * s, 1.2)
            r.part(limb(at((-1, -40), (0, -8)), 6 * s), BRASS, 2.4 * s)
        case "noctre":
            hood = at((2, -62), (18, -34), (28, -4), (24, 30), (10, 44), (-12, 46), (-32, 36), (-32, -2), (-20, -30))
            r.part(blob(hood), nation.cloth, 11 * s, 1.2)
            r.part(blob(at((8, -22), (20, -6), (20, 18), (6, 28), (-8, 14), (-6, -10))), SHADE, 6 * s, -0.8, 0, 1.4)
            for x in (2, 14):
                r.part(oval(cx + x * s, cy + 2 * s, 3.4 * s, 2.4 * s), matt("#FFF0B0", 0.2, 0), 1, 0.2, 0, 0)
        case _:
            r.part(blob(at((-19, 0), (-15, -20), (1, -29), (16, -20), (20, 0))), STEEL, 9 * s)
            r.part(blob(at((-34, 5), (-16, -7), (16, -7), (35, 5), (14, 7), (-14, 7))), STEEL, 5 * s)


def shield_shape(name: str) -> skia.Path:
    """The outline of a nation's shield about the origin, SHIELD high at either side."""
    match name:
        case "tarvok":
            return polygon([(-30, -37), (-12, -37), (-12, -31), (12, -31), (12, -37), (30, -37), (30, 37), (-30, 37)])
        case "selkara":
            return blob([(0, -37), (24, -33), (29, -16), (18, 16), (0, 44), (-18, 16), (-29, -16), (-24, -33)])
        case "noctre":
            return less(oval(0, 2, 36, 36), oval(4, -24, 25, 25))
        case _:
            return oval(0, 0, 35, 35)


def shield(r: Relief, nation: Nation, cx: float, cy: float, s: float = 1.0) -> None:
    """The shield: steel rim, cloth with the nation's pattern, its sign or a boss."""
    shape = shield_shape(nation.name)
    inner = placed(shape, cx, cy, s * 0.84)
    r.part(placed(shape, cx, cy, s), STEEL, 4 * s, 1.1, 0.6)
    r.part(inner, nation.cloth, 11 * s, 0.6, 0.3)
    box = (cx - 40 * s, cy - 44 * s, 80 * s, 92 * s)
    r.part(within(pattern(nation, box, 22 * s), inner), tint(nation.cloth, nation.contrast, 0.75), 1.5, 0.3, 0, 0)
    match nation.name:
        case "aurand":
            r.part(oval(cx, cy, 10 * s, 10 * s), BRASS, 5 * s)
        case "tarvok":
            for x in (-22, 22):
                for y in (-26, 0, 26):
                    r.part(oval(cx + x * s, cy + y * s, 4 * s, 4 * s), BRASS, 2.4 * s, 1, 0.3, 0.7, 1)
            r.part(emblem_path(nation.name, (cx - 15 * s, cy - 17 * s, 30 * s, 34 * s)), GOLD, 2.4 * s, 1.2, 0.5)
        case "selkara":
            r.part(rod((cx, cy - 30 * s), (cx, cy + 32 * s), 5 * s), BRASS, 2.2 * s)
        case _:
            r.part(oval(cx, cy + 16 * s, 8 * s, 8 * s), STEEL, 4 * s)


def blade(r: Relief, nation: Nation, x: float, y: float, turn: float, long: float = 70) -> None:
    """The weapon of one hand, held at (x, y), its head towards `turn` degrees from straight up."""

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1, turn)

    match nation.name:
        case "tarvok":
            r.part(put(rod((0, 14), (0, -long), 7)), WOOD, 3, 1.2)
            for side in (-1, 1):
                half = ((2, 26), (12, 20), (27, 36), (32, 10), (27, -16), (12, 0), (2, -4))
                edge = [(side * x, y - long) for x, y in half]
                r.part(put(blob(edge)), STEEL, 5, 1.2)
            r.part(put(polygon([(-4, -long - 4), (0, -long - 20), (4, -long - 4)])), STEEL, 2)
        case "selkara":
            head(r, nation, x, y, turn, long - 10)
            r.part(put(rod((0, 16), (0, -long + 12), 6)), WOOD, 2.6, 1.2)
        case "noctre":
            curve = less(oval(20, -long + 20, 36, 36), oval(30, -long + 28, 32, 33))
            r.part(put(within(curve, rounded((-30, -long - 40, 92, 82), 0))), STEEL, 4, 1.3)
            r.part(put(rod((-6, -long + 50), (0, 14), 6)), LEATHER, 2.6)
        case _:
            edge = [(-6, -12), (-5, -long + 8), (0, -long - 10), (5, -long + 8), (6, -12)]
            r.part(put(polygon(edge)), STEEL, 3, 1.2)
            r.part(put(rod((0, 10), (0, -12), 6)), LEATHER, 2.5)
            r.part(put(rod((-15, -12), (15, -12), 6)), GOLD, 2.5)
            r.part(put(oval(0, 13, 5.5, 5.5)), GOLD, 3)


def head(r: Relief, nation: Nation, x: float, y: float, turn: float, long: float) -> None:
    """What a spear ends in, `long` away from (x, y)."""

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1, turn)

    match nation.name:
        case "tarvok":
            axe = [(2, -long + 12), (14, -long + 8), (32, -long + 28), (38, -long), (32, -long - 30), (14, -long - 10),
                   (2, -long - 12)]  # fmt: skip
            r.part(put(blob(axe)), STEEL, 5, 1.2)
            r.part(put(polygon([(-2, -long + 8), (-22, -long), (-2, -long - 8)])), STEEL, 3, 1.2)
            r.part(put(polygon([(-6, -long - 10), (0, -long - 36), (6, -long - 10)])), STEEL, 3, 1.3)
        case "selkara":
            for side in (-1, 0, 1):
                low, tip = (side * 16, -long + 4), (side * 18, -long - 26 - (0 if side else 8))
                r.part(put(rod(low, tip, 5)), STEEL, 2.4, 1.2)
                barb = [(tip[0] - 8, tip[1] + 10), (tip[0], tip[1] - 12), (tip[0] + 8, tip[1] + 10)]
                r.part(put(polygon(barb)), STEEL, 2.4, 1.2)
            r.part(put(rod((-18, -long + 4), (18, -long + 4), 6)), BRASS, 2.5)
        case "noctre":
            curve = less(oval(-34, -long + 24, 52, 40), oval(-32, -long + 40, 56, 40))
            r.part(put(within(curve, rounded((-90, -long - 30, 98, 60), 0))), STEEL, 4, 1.3)
        case _:
            leaf = [(0, -long - 40), (11, -long - 12), (4, -long + 4), (-4, -long + 4), (-11, -long - 12)]
            r.part(put(polygon(leaf)), STEEL, 5, 1.3)
            r.part(put(rod((0, -long - 30), (0, -long), 1.5)), DARK_STEEL, 1, 0.5, 0, 0)
            r.part(put(rod((-5, -long + 6), (5, -long + 6), 7)), BRASS, 2.5)


def standard(r: Relief, nation: Nation, x: float, y: float, high: float, s: float = 1.0) -> None:
    """A standard planted at (x, y): swallow-tailed, square, a long streamer, or a crescent on its pole."""
    top = y - high
    r.part(rod((x, y), (x, top - 6), 4.5 * s), WOOD, 2, 1.2)
    match nation.name:
        case "tarvok":
            flag = polygon(around([(1, 0), (38, 0), (38, 42), (29, 34), (20, 42), (10, 34), (1, 42)], x, top, s))
        case "selkara":
            flag = blob(around([(1, -2), (24, 4), (44, -4), (66, 8), (44, 14), (22, 18), (1, 26)], x, top, s))
        case "noctre":
            moon = less(oval(x, top - 14 * s, 18 * s, 18 * s), oval(x + 7 * s, top - 18 * s, 14 * s, 14 * s))
            r.part(moon, STEEL, 3, 1.2)
            flag = polygon(around([(-15, 2), (15, 2), (12, 36), (0, 52), (-12, 36)], x, top, s))
        case _:
            flag = polygon(around([(1, 0), (48, 2), (34, 16), (48, 30), (1, 32)], x, top, s))
    r.part(flag, nation.cloth, 4, 1)
    r.part(within(pattern(nation, (x - 50 * s, top - 4, 130 * s, 60 * s), 15 * s), flag),
           tint(nation.cloth, nation.contrast, 0.75), 1, 0.3, 0, 0)  # fmt: skip
    if nation.name != "noctre":
        r.part(oval(x, top - 6, 4.5 * s, 4.5 * s), GOLD, 2.5)


def beast(r: Relief, nation: Nation, dx: float) -> None:
    """What tells a nation's mounts apart, on a head that engines.horse painted."""
    match nation.name:
        case "tarvok":
            curl = union(less(oval(24, -72, 25, 25), oval(26, -70, 14, 14)), oval(28, -70, 7, 7))
            r.part(placed(curl, dx), BONE, 5, 1.2)
        case "selkara":
            crest = [(28, -96), (18, -132), (4, -112), (-4, -120), (-10, -98), (-22, -104), (-22, -80), (-36, -80),
                     (-30, -60), (0, -82)]  # fmt: skip
            r.part(placed(polygon(crest), dx), tint(nation.cloth, "#FFFFFF", 0.4), 4, 1.1)
        case "noctre":
            r.part(placed(polygon([(38, -86), (74, -126), (52, -74)]), dx), STEEL, 4, 1.3)
            hood = [(22, -94), (34, -98), (52, -78), (60, -64), (44, -60), (30, -50), (14, -56), (2, -78)]
            r.part(less(placed(blob(hood), dx), oval(dx + 40, -74, 6, 5)), nation.cloth, 5, 1.1)
        case "aurand":
            plume = [(28, -98), (20, -128), (40, -138), (52, -122), (42, -112), (36, -98)]
            r.part(placed(blob(plume), dx), tint(nation.cloth, "#FFFFFF", 0.35), 4, 1.2)
