"""The soldiers on foot of Creed as reliefs (5.1): half figures that look to the right, foot of the picture at y = 0.

A figure fits into BOX; its units are sprite pixels of a board tile.
"""

from __future__ import annotations

from collections.abc import Callable

import skia

from assets.paint.base import darker, oval, polygon, rounded, soft_polygon
from assets.paint.creed.nations import Nation, emblem_path, pattern
from assets.paint.relief import (
    BONE,
    BRASS,
    DARK_STEEL,
    DARK_WOOD,
    GOLD,
    LEATHER,
    SHADE,
    SKIN,
    STEEL,
    WOOD,
    Relief,
    blob,
    less,
    limb,
    matt,
    placed,
    rod,
    stroked,
    tint,
    union,
    within,
)

BOX = (-88.0, -140.0, 88.0, 4.0)
Figure = Callable[[Relief, Nation], None]
MAIL = tint(DARK_STEEL, "#2B3344", 0.25)


def torso(r: Relief, nation: Nation, cx: float = 0, wide: float = 40, top: float = -58, belt: bool = True) -> None:
    """Shoulders and chest in a gambeson of the nation's cloth, quilted, with a belt."""
    body = blob(
        [
            (cx - wide * 0.42, top - 3),
            (cx + wide * 0.42, top - 3),
            (cx + wide * 0.86, top + 8),
            (cx + wide, top + 30),
            (cx + wide * 0.84, 8),
            (cx - wide * 0.84, 8),
            (cx - wide, top + 30),
            (cx - wide * 0.86, top + 8),
        ]
    )
    r.part(body, nation.cloth, 16, 1.1)
    for k in (-2, -1, 0, 1, 2):
        x = cx + k * wide * 0.3
        seam = limb([(x * 0.8 + cx * 0.2, top + 4), (x, top + 34), (x * 1.04, 6)], 2.2)
        r.part(within(seam, body), nation.dark_cloth, 1.5, 0.6, 0.25, 0, 2)
    if belt:
        strap = limb([(cx - wide * 0.95, -12), (cx, -3), (cx + wide * 0.95, -12)], 9)
        r.part(within(strap, body), LEATHER, 3.5, 1, 0.5, 1)
        r.part(rounded((cx - 6, -13, 13, 12), 3), GOLD, 2.5, 1, 0.4, 1)


def face(r: Relief, cx: float, cy: float, size: float = 1.0) -> None:
    """A face that looks to the right: chin, nose, eye, beard."""
    skull = blob(
        [
            (cx + x * size, cy + y * size)
            for x, y in (
                (-13, -14),
                (4, -18),
                (14, -10),
                (14, -2),
                (20, 5),
                (14, 8),
                (13, 15),
                (4, 20),
                (-8, 14),
                (-14, 2),
            )
        ]
    )
    r.part(skull, SKIN, 7 * size, 1.1, 0.5)
    beard = blob([(cx + x * size, cy + y * size) for x, y in ((-9, 4), (2, 9), (14, 9), (13, 17), (4, 23), (-9, 16))])
    r.part(beard, matt("#6B4526", 0.05, 0.4), 4 * size, 1, 0.2, 0.8, 2)
    r.part(oval(cx + 8 * size, cy - 3 * size, 2.6 * size, 2.2 * size), SHADE, 1, 0.4, 0, 0)


def coif(r: Relief, cx: float, cy: float) -> None:
    """Mail round neck and cheeks."""
    r.part(
        blob(
            [
                (cx - 19, cy - 12),
                (cx - 2, cy - 20),
                (cx + 8, cy - 2),
                (cx + 6, cy + 12),
                (cx + 18, cy + 26),
                (cx - 4, cy + 32),
                (cx - 26, cy + 26),
            ]
        ),
        MAIL,
        7,
        1,
    )


def kettle_hat(r: Relief, cx: float, cy: float) -> None:
    """An iron hat with a broad brim."""
    r.part(blob([(cx - 19, cy), (cx - 15, cy - 20), (cx + 1, cy - 29), (cx + 16, cy - 20), (cx + 20, cy)]), STEEL, 9)
    r.part(
        blob(
            [
                (cx - 34, cy + 5),
                (cx - 16, cy - 7),
                (cx + 16, cy - 7),
                (cx + 35, cy + 5),
                (cx + 14, cy + 7),
                (cx - 14, cy + 7),
            ]
        ),
        STEEL,
        5,
    )
    for k in (-1, 0, 1):
        r.part(oval(cx + k * 12, cy - 7, 2.2, 2.2), BRASS, 1.5, 1, 0.3, 0.6, 1)


def sword(r: Relief, x: float, y: float, turn: float, long: float = 84, wide: float = 9) -> None:
    """A sword with its grip at (x, y), its blade towards `turn` degrees from straight up."""
    blade = polygon(
        [(-wide / 2, -12), (-wide * 0.42, -long + 12), (0, -long - 4), (wide * 0.42, -long + 12), (wide / 2, -12)]
    )
    r.part(placed(blade, x, y, 1, turn), STEEL, 3, 1.2)
    r.part(placed(rod((0, -16), (0, -long + 14), 1.6), x, y, 1, turn), DARK_STEEL, 1, 0.6, 0, 0)
    r.part(placed(rod((0, 10), (0, -12), 6), x, y, 1, turn), LEATHER, 2.5)
    r.part(placed(rod((-14, -12), (14, -12), 6), x, y, 1, turn), GOLD, 2.5)
    r.part(placed(oval(0, 13, 5.5, 5.5), x, y, 1, turn), GOLD, 3)


def sleeve(r: Relief, nation: Nation, points: list[tuple[float, float]], width: float = 20, hand: bool = True) -> None:
    """An arm in cloth with a mail cuff and a fist."""
    r.part(limb(points, width), nation.cloth, width * 0.38, 1.1)
    (ax, ay), (bx, by) = points[-2], points[-1]
    far = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    ux, uy = (bx - ax) / far, (by - ay) / far
    r.part(rod((bx - ux * 7, by - uy * 7), (bx + ux * 1, by + uy * 1), width * 0.94), LEATHER, width * 0.3)
    if hand:
        r.part(oval(bx + ux * 9, by + uy * 9, width * 0.44, width * 0.44), SKIN, width * 0.24)


def infantry(r: Relief, nation: Nation) -> None:
    """A footman: iron hat, raised sword, round shield."""
    r.part(limb([(24, -52), (52, -40), (56, -66)], 19), nation.dark_cloth, 7)
    sword(r, 59, -74, 18, 66, 10)
    torso(r, nation, -2, 38)
    coif(r, -1, -74)
    face(r, 3, -77)
    kettle_hat(r, 1, -88)
    r.part(oval(57, -73, 9, 9), LEATHER, 4)
    shield = oval(-36, -28, 34, 34)
    r.part(shield, STEEL, 4, 1, 0.6)
    r.part(oval(-36, -28, 28, 28), tint(nation.cloth, "#FFFFFF", 0.06), 10, 0.5, 0.3)
    quarter = within(
        union(
            polygon([(-36, -28), (-36, -60), (0, -60), (0, -28)]), polygon([(-36, -28), (-36, 6), (-72, 6), (-72, -28)])
        ),
        oval(-36, -28, 28, 28),
    )
    r.part(quarter, BONE, 2, 0.4, 0, 0)
    r.part(oval(-36, -28, 9, 9), BRASS, 5)


def spearman(r: Relief, nation: Nation) -> None:
    """A spearman: long spear with a pennon, pointed helmet with a nose guard."""
    shaft = rod((26, 4), (50, -98), 6.5)
    pennon = blob([(47, -92), (30, -96), (14, -88), (-4, -92), (8, -82), (-6, -72), (14, -70), (30, -74), (43, -70)])
    torso(r, nation, -14, 36)
    coif(r, -14, -72)
    face(r, -10, -75)
    r.part(blob([(-32, -82), (-28, -98), (-12, -122), (3, -98), (8, -82), (-12, -86)]), STEEL, 9)
    r.part(limb([(-32, -84), (-12, -89), (8, -83)], 6), BRASS, 2.5)
    r.part(rod((4, -86), (7, -71), 5), STEEL, 2)
    r.part(pennon, nation.cloth, 5, 1)
    r.part(shaft, WOOD, 2.6, 1.2)
    r.part(placed(polygon([(0, -38), (11, -12), (4, 4), (-4, 4), (-11, -12)]), 50.5, -100, 1, 13), STEEL, 5, 1.3)
    r.part(placed(rod((0, -30), (0, 2), 1.5), 50.5, -100, 1, 13), DARK_STEEL, 1, 0.5, 0, 0)
    r.part(placed(rod((-5, 5), (5, 5), 7), 50.5, -100, 1, 13), BRASS, 2.5)
    sleeve(r, nation, [(-40, -48), (-30, -14), (22, -24)], 19)
    sleeve(r, nation, [(12, -50), (34, -46), (34, -54)], 17, False)
    r.part(oval(39, -54, 9, 9), SKIN, 4)
    r.part(oval(31, -22, 9, 9), SKIN, 4)


def shieldbearer(r: Relief, nation: Nation) -> None:
    """A shield-bearer: little more than a tall shield with the nation's sign."""
    r.part(blob([(-52, -70), (-30, -84), (40, -84), (54, -60), (54, 6), (-54, 6)]), nation.dark_cloth, 12)
    coif(r, 1, -88)
    face(r, 5, -91)
    r.part(blob([(-19, -94), (-15, -114), (2, -124), (18, -114), (24, -94)]), STEEL, 9)
    r.part(limb([(-20, -95), (2, -99), (25, -94)], 7), DARK_STEEL, 2.5)
    r.part(rod((2, -120), (2, -100), 4), BRASS, 2)
    outline = soft_polygon([(-46, -80), (0, -90), (46, -80), (48, -10), (30, 12), (-30, 12), (-48, -10)], 8)
    inner = soft_polygon([(-38, -73), (0, -82), (38, -73), (40, -10), (24, 12), (-24, 12), (-40, -10)], 7)
    r.part(outline, STEEL, 5, 1.2, 0.7, 1.6, 6)
    r.part(inner, nation.cloth, 22, 0.7, 0.3)
    r.part(within(pattern(nation, (-44, -90, 90, 100), 17), inner), nation.dark_cloth, 1.5, 0.3, 0, 0)
    for x, y in ((-41, -70), (41, -70), (-43, -30), (43, -30)):
        r.part(oval(x, y, 3, 3), BRASS, 2, 1, 0.3, 0.7, 1)
    r.part(emblem_path(nation.name, (-25, -70, 50, 56)), GOLD, 3.5, 1.2, 0.6, 1.4)


def archer(r: Relief, nation: Nation) -> None:
    """An archer in a hood with the bow fully drawn."""
    r.part(rounded((-62, -66, 17, 60), 6), LEATHER, 6)
    for k, x in enumerate((-60, -54, -48)):
        r.part(
            placed(polygon([(-4, 0), (4, 0), (5, -14), (0, -19), (-5, -14)]), x, -64 - k * 3, 1, -10),
            BONE,
            2,
            1,
            0.3,
            0.8,
            2,
        )
    torso(r, nation, -18, 36)
    bow = skia.Path()
    bow.moveTo(26, -126)
    bow.cubicTo(64, -112, 72, -80, 66, -62)
    bow.cubicTo(72, -40, 60, -14, 24, 0)
    string = union(rod((27, -125), (-4, -62), 1.8), rod((-4, -62), (25, -1), 1.8))
    hood = blob(
        [(-42, -60), (-44, -88), (-34, -108), (-12, -116), (4, -104),
         (8, -88), (0, -72), (8, -56), (-10, -48), (-34, -48)]
    )
    r.part(hood, nation.dark_cloth, 12)
    face(r, -8, -82, 0.86)
    r.part(
        less(
            blob(
                [
                    (-40, -76),
                    (-38, -100),
                    (-20, -113),
                    (0, -106),
                    (8, -90),
                    (-2, -92),
                    (-12, -94),
                    (-18, -84),
                    (-16, -68),
                    (-26, -60),
                ]
            ),
            skia.Path(),
        ),
        nation.cloth,
        6,
    )
    sleeve(r, nation, [(2, -50), (34, -58), (54, -62)], 17)
    r.part(string, BONE, 0.8, 0.5, 0, 0.7)
    r.part(rod((-8, -63), (78, -63), 3.6), WOOD, 1.6)
    r.part(placed(polygon([(16, 0), (0, -7), (4, 0), (0, 7)]), 72, -63), STEEL, 2.5)
    r.part(stroked(bow, 8), WOOD, 3.4, 1.2)
    r.part(rod((66, -72), (67, -52), 10), LEATHER, 4)
    r.part(oval(64, -62, 8.5, 8.5), SKIN, 4)
    sleeve(r, nation, [(-46, -46), (-66, -58), (-16, -62)], 18)


def heavy_infantry(r: Relief, nation: Nation) -> None:
    """A man-at-arms in full plate with a great hammer."""
    r.part(rod((44, 4), (52, -98), 7.5), DARK_WOOD, 3)
    r.part(soft_polygon([(28, -122), (72, -128), (76, -102), (32, -96)], 4), STEEL, 6, 1.2)
    r.part(polygon([(30, -120), (32, -98), (12, -105)]), STEEL, 4)
    r.part(rod((52, -124), (53, -134), 6), STEEL, 2.5)
    r.part(blob([(-36, -58), (36, -58), (44, -34), (38, 8), (-38, 8), (-44, -34)]), STEEL, 18, 1.1)
    tabard = blob([(-18, -56), (18, -56), (22, -28), (20, 10), (-20, 10), (-22, -28)])
    r.part(tabard, nation.cloth, 8, 1, 0.4)
    r.part(emblem_path(nation.name, (-13, -42, 26, 28)), GOLD, 2, 1, 0.3, 0.9, 2)
    r.part(blob([(-23, -66), (0, -56), (23, -66), (22, -52), (0, -44), (-22, -52)]), DARK_STEEL, 5)
    for side in (-1, 1):
        for k, size in enumerate((1.0, 0.8)):
            cx, cy = side * (44 + 2 * k), -50 + 15 * k
            r.part(
                blob(
                    [
                        (cx - 24 * size, cy + 8),
                        (cx - 18 * size, cy - 14 * size),
                        (cx, cy - 20 * size),
                        (cx + 18 * size, cy - 14 * size),
                        (cx + 24 * size, cy + 8),
                        (cx, cy + 14),
                    ]
                ),
                STEEL,
                8,
                1.2,
            )
    helm = blob([(-21, -66), (-23, -92), (-16, -110), (0, -116), (16, -110), (23, -92), (21, -66), (8, -58), (-8, -58)])
    r.part(helm, STEEL, 11, 1.1)
    r.part(rounded((-20, -93, 40, 6), 2), SHADE, 1.5, 0.5, 0, 1)
    r.part(rod((0, -114), (0, -62), 5), BRASS, 2.4)
    for x, y in ((-11, -78), (-11, -71), (11, -78), (11, -71), (-6, -75), (6, -75)):
        r.part(oval(x, y, 1.7, 1.7), SHADE, 0.8, 0.3, 0, 0)
    r.part(limb([(48, -36), (62, -18), (48, -20)], 19), STEEL, 7)
    r.part(oval(47, -22, 11, 11), DARK_STEEL, 5)


def assassin(r: Relief, nation: Nation) -> None:
    """An assassin: deep hood, eyes in the dark, two drawn daggers."""
    cloak = matt(darker(nation.colour, 0.5), 0.05, 0.18)
    r.part(blob([(-26, -76), (26, -76), (50, -40), (60, 8), (-60, 8), (-50, -40)]), cloak, 14)
    for x in (-30, -12, 14, 32):
        r.part(limb([(x * 0.5, -62), (x * 0.8, -30), (x * 1.15, 4)], 3), tint(cloak, "#000000", 0.5), 1.5, 0.6, 0, 0)
    hood = blob([(0, -134), (20, -112), (34, -84), (26, -58), (0, -46), (-26, -58), (-34, -84), (-20, -112)])
    r.part(hood, nation.cloth, 13, 1.2)
    r.part(
        blob([(0, -110), (15, -98), (20, -78), (12, -62), (0, -56), (-12, -62), (-20, -78), (-15, -98)]),
        SHADE,
        8,
        -0.8,
        0,
        1.5,
    )
    r.part(
        blob([(-16, -74), (0, -70), (16, -74), (11, -60), (0, -54), (-11, -60)]),
        tint(cloak, "#14121A", 0.35),
        5,
        1,
        0.2,
        0.8,
    )
    for x in (-7, 7):
        r.part(
            placed(polygon([(-5, 0), (0, -2.6), (5, 0), (0, 2.4)]), x, -83, 1, 10 if x < 0 else -10),
            matt("#FFF0B0", 0.2, 0),
            1,
            0.2,
            0,
            0,
        )
    for side in (-1, 1):
        grip = (side * 46, -30)
        blade = polygon([(-6, -10), (-4.5, -50), (0, -62), (4.5, -50), (6, -10)])
        turn = side * 14
        r.part(placed(blade, *grip, 1, turn), STEEL, 3, 1.3)
        r.part(placed(rod((0, -14), (0, -48), 1.5), *grip, 1, turn), DARK_STEEL, 1, 0.5, 0, 0)
        r.part(placed(rod((-13, -9), (13, -9), 5.5), *grip, 1, turn), GOLD, 2.3)
        r.part(placed(rod((0, -5), (0, 14), 6), *grip, 1, turn), LEATHER, 2.5)
        r.part(limb([(side * 36, 4), (side * 50, 0), (side * 45, -22)], 19), nation.dark_cloth, 7)
        r.part(oval(side * 45.5, -27, 9, 9), LEATHER, 4)
