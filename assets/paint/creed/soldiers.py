"""The soldiers on foot of Creed as reliefs (5.1): half figures that look to the right, foot of the picture at y = 0.

A figure fits into BOX; its units are sprite pixels of a board tile.
"""

from __future__ import annotations

from collections.abc import Callable

import skia

from assets.paint.base import darker, oval, polygon, rounded, soft_polygon
from assets.paint.creed.nations import Nation, emblem_path
from assets.paint.creed.outfits import blade, head, helmet, shield
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
    """A footman: sword raised behind a round shield, axe on the shoulder behind a tower shield, a lunge with a trident,
    or low behind a crescent with a sickle.
    """
    match nation.name:
        case "tarvok":
            r.part(limb([(30, -52), (54, -38), (54, -60)], 22), nation.dark_cloth, 8)
            blade(r, nation, 54, -60, 8, 56)
            torso(r, nation, 0, 48)
            coif(r, 0, -74)
            helmet(r, nation, 2, -86, 1.05)
            r.part(oval(54, -60, 10, 10), LEATHER, 4)
            shield(r, nation, -30, -28, 1.0)
        case "selkara":
            shield(r, nation, -50, -56, 0.9)
            torso(r, nation, -8, 33)
            coif(r, 0, -72)
            face(r, 6, -76)
            helmet(r, nation, 4, -86, 0.95)
            blade(r, nation, 4, -26, 62, 74)
            sleeve(r, nation, [(-30, -46), (-28, -18), (2, -26)], 18)
            sleeve(r, nation, [(18, -48), (36, -30), (40, -44)], 17)
        case "noctre":
            cloak = blob([(-30, -66), (22, -68), (56, -26), (70, 6), (-78, 6), (-56, -30)])
            r.part(cloak, nation.dark_cloth, 14)
            torso(r, nation, 0, 34)
            helmet(r, nation, -2, -78, 1.0)
            blade(r, nation, 44, -34, 4, 64)
            sleeve(r, nation, [(24, -46), (50, -20), (46, -30)], 17)
            shield(r, nation, -32, -20, 0.86)
        case _:
            r.part(limb([(24, -52), (52, -40), (56, -66)], 19), nation.dark_cloth, 7)
            blade(r, nation, 58, -74, 18, 58)
            torso(r, nation, -2, 38)
            coif(r, -1, -74)
            face(r, 3, -77)
            helmet(r, nation, 1, -88)
            r.part(oval(57, -73, 9, 9), LEATHER, 4)
            shield(r, nation, -36, -28)


def spearman(r: Relief, nation: Nation) -> None:
    """A spearman: lance with a pennon, halberd, trident, or scythe."""
    dark = nation.name == "noctre"
    wide = {"tarvok": 46.0, "selkara": 33.0}.get(nation.name, 36.0)
    lean, reach = {"tarvok": (2.0, 78.0), "selkara": (34.0, 78.0), "noctre": (6.0, 88.0)}.get(nation.name, (13.0, 78.0))
    grip = (40.0, -26.0)
    if dark:
        r.part(blob([(-44, -62), (14, -66), (36, -26), (44, 6), (-66, 6), (-56, -30)]), nation.dark_cloth, 14)
    torso(r, nation, -14, wide)
    if not dark:
        coif(r, -14, -72)
        face(r, -10, -75)
    helmet(r, nation, -12, -80 if dark else -87, 0.95)
    r.part(placed(rod((0, 34), (0, -reach), 6.5), *grip, 1, lean), WOOD, 2.6, 1.2)
    if nation.name in ("aurand", "steel"):
        top = 10 - reach
        flag = polygon([(-2, top), (-46, top - 4), (-34, top + 10), (-46, top + 26), (-2, top + 22)])
        r.part(placed(flag, *grip, 1, lean), nation.cloth, 5, 1)
    head(r, nation, *grip, lean, reach)
    sleeve(r, nation, [(-40, -48), (-30, -14), (24, -20)], 19)
    sleeve(r, nation, [(14, -50), (32, -44), (34, -48)], 17)


def shieldbearer(r: Relief, nation: Nation) -> None:
    """A shield-bearer: little more than a great shield in the nation's shape, with its sign."""
    r.part(blob([(-52, -70), (-30, -84), (40, -84), (54, -60), (54, 6), (-54, 6)]), nation.dark_cloth, 12)
    if nation.name != "noctre":
        coif(r, 1, -90)
        face(r, 5, -93)
    helmet(r, nation, 2, -96, 0.86)
    size = {"tarvok": 1.24, "selkara": 1.22, "noctre": 1.36}.get(nation.name, 1.34)
    shield(r, nation, 0, {"selkara": -42.0, "noctre": -38.0}.get(nation.name, -37.0), size)
    if nation.name != "tarvok":
        r.part(emblem_path(nation.name, (-20, -50 if nation.name != "noctre" else -18, 40, 36)), GOLD, 3, 1.2, 0.7, 1.6)


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
    if nation.name != "noctre":
        coif(r, -16, -74)
        face(r, -12, -77, 0.92)
    helmet(r, nation, -16, -82 if nation.name == "noctre" else -88, 0.88)
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
