"""Horsemen, engines and the obstacle of Creed as reliefs (5.1), made like the soldiers."""

from __future__ import annotations

import math

import skia

from assets.paint.base import oval, polygon, rounded, soft_polygon
from assets.paint.creed.nations import Nation, emblem_path, pattern
from assets.paint.creed.outfits import beast, blade, helmet, standard
from assets.paint.creed.soldiers import coif, face, torso
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

COATS = {"aurand": "#8A5A34", "tarvok": "#5B4A40", "selkara": "#D8D2C8", "noctre": "#2E2A38"}
HEAD = [
    (-30, 8),
    (-26, -26),
    (-14, -56),
    (4, -80),
    (22, -92),
    (30, -106),
    (36, -92),
    (52, -76),
    (68, -54),
    (70, -44),
    (62, -38),
    (50, -40),
    (40, -46),
    (34, -40),
    (34, -22),
    (44, 8),
]


def horse(r: Relief, coat: str, dx: float) -> None:
    """Head and neck of a horse that looks to the right."""
    stuff = matt(coat, 0.18, 0.06)
    r.part(placed(blob(HEAD), dx), stuff, 15, 1.2)
    r.part(placed(blob([(24, -90), (25, -112), (33, -104), (34, -90)]), dx), stuff, 3)
    mane = tint(stuff, "#120E14", 0.6)
    for x, y in ((20, -94), (8, -82), (-3, -68), (-12, -52), (-19, -34), (-24, -14)):
        r.part(
            placed(
                blob(
                    [
                        (x + 6, y - 6),
                        (x - 10, y - 8),
                        (x - 19, y + 8),
                        (x - 12, y + 20),
                        (x - 4, y + 10),
                        (x + 8, y + 12),
                    ]
                ),
                dx,
            ),
            mane,
            4,
            1.1,
            0.35,
            1,
            3,
        )
    r.part(placed(oval(38, -76, 3.4, 3.6), dx), SHADE, 1.5, 0.4, 0, 0.8)
    r.part(placed(oval(37, -77.4, 1, 1), dx), BONE, 0.5, 0.2, 0, 0)
    r.part(placed(oval(64, -49, 2.6, 3.4), dx), SHADE, 1.5, 0.4, 0, 0)
    r.part(placed(limb([(52, -42), (58, -44), (66, -42)], 1.6), dx), SHADE, 1, 0.3, 0, 0)


def bridle(r: Relief, dx: float, nation: Nation) -> None:
    """Straps, bit and rein."""
    for points in ([(26, -94), (32, -72), (40, -48)], [(50, -78), (52, -60), (48, -42)]):
        r.part(placed(limb(points, 4), dx), LEATHER, 1.6, 1, 0.3, 0.8, 2)
    r.part(placed(limb([(49, -50), (20, -34), (-16, -36)], 3.6), dx), LEATHER, 1.5, 1, 0.4, 0.8, 3)
    r.part(placed(oval(49, -50, 4.5, 4.5), dx), GOLD, 2, 1, 0.3, 0.8, 1)
    r.part(placed(oval(28, -88, 4, 4), dx), GOLD, 2, 1, 0.3, 0.8, 1)
    r.part(placed(blob([(-30, 10), (-25, -20), (0, -8), (30, -18), (44, 10)]), dx), nation.cloth, 7)
    r.part(placed(limb([(-25, -20), (0, -8), (31, -18)], 4.5), dx), GOLD, 2, 1, 0.3, 0.8, 2)


def cavalry(r: Relief, nation: Nation) -> None:
    """A light rider behind the head of his mount, arm raised."""
    dark = nation.name == "noctre"
    blade(r, nation, -62, -72, -20, 44)
    torso(r, nation, -34, 30, -60, False)
    r.part(limb([(-58, -46), (-74, -50), (-63, -66)], 17), nation.cloth, 6)
    r.part(oval(-62, -72, 8.5, 8.5), LEATHER, 4)
    if not dark:
        coif(r, -34, -76)
        face(r, -30, -79, 0.92)
    helmet(r, nation, -32, -80 if dark else -88, 0.85)
    horse(r, COATS.get(nation.name, "#6E6258"), 12)
    beast(r, nation, 12)
    bridle(r, 12, nation)


def armoured_cavalry(r: Relief, nation: Nation) -> None:
    """A knight in a great helm with a lance; his horse wears steel and a plume."""
    r.part(rod((-66, -34), (84, -132), 7), WOOD, 3, 1.2)
    r.part(polygon([(87, -137), (70, -131), (77, -121)]), STEEL, 3)
    r.part(polygon([(64, -119), (40, -128), (34, -122), (44, -118), (36, -108), (52, -111)]), nation.cloth, 3)
    r.part(blob([(-66, -52), (-46, -60), (-14, -58), (0, -44), (-4, 8), (-70, 8)]), STEEL, 13, 1.1)
    r.part(blob([(-72, -40), (-68, -56), (-50, -64), (-36, -54), (-38, -36), (-54, -30)]), STEEL, 8, 1.2)
    r.part(
        blob([(-48, -66), (-50, -92), (-42, -108), (-28, -112), (-14, -106), (-9, -90), (-12, -66), (-28, -58)]),
        STEEL,
        9,
    )
    r.part(rounded((-32, -92, 23, 5), 2), SHADE, 1.2, 0.4, 0, 0.8)
    r.part(rod((-20, -106), (-19, -64), 4), BRASS, 2)
    r.part(
        blob([(-36, -110), (-30, -128), (-46, -138), (-66, -132), (-76, -112), (-62, -120), (-50, -116), (-46, -104)]),
        nation.cloth,
        5,
    )
    dx = 14
    coat = matt(COATS.get(nation.name, "#6E6258"), 0.15, 0.06)
    r.part(placed(blob(HEAD), dx), coat, 14, 1.2)
    r.part(
        placed(
            blob([(-32, 8), (-28, -26), (-15, -57), (3, -82), (20, -92), (30, -74), (30, -50), (26, -20), (34, 8)]), dx
        ),
        nation.cloth,
        13,
    )
    r.part(
        within(placed(pattern(nation, (-40, -96, 90, 110), 16), dx), placed(blob(HEAD), dx - 6)),
        nation.dark_cloth,
        1.5,
        0.3,
        0,
        0,
    )
    for k, (x, y) in enumerate(((14, -92), (0, -76), (-10, -58), (-18, -38), (-23, -16))):
        r.part(
            placed(blob([(x - 8, y - 8), (x + 9, y - 4), (x + 8, y + 14), (x - 12, y + 12)]), dx - 4 + k * 0),
            STEEL,
            4,
            1.2,
            0.5,
            1.1,
            3,
        )
    mask = blob([(24, -94), (34, -96), (52, -78), (69, -54), (66, -44), (54, -50), (44, -52), (32, -58), (26, -74)])
    r.part(placed(mask, dx), STEEL, 7, 1.2)
    r.part(placed(oval(39, -75, 5, 4.4), dx), SHADE, 1.5, 0.4, 0, 1)
    r.part(placed(limb([(30, -90), (48, -72), (66, -50)], 3), dx), GOLD, 1.4, 1, 0.2, 0.7, 1)
    r.part(placed(blob([(24, -92), (26, -112), (33, -104), (34, -92)]), dx), STEEL, 3)
    r.part(
        placed(blob([(30, -98), (36, -120), (52, -126), (58, -112), (46, -108), (40, -96)]), dx - 4), nation.cloth, 4
    )
    r.part(placed(limb([(-29, -22), (0, -6), (28, -16)], 6), dx), GOLD, 2.5)


def obstacle(r: Relief, nation: Nation) -> None:
    """Sharpened stakes lashed over a log, and a rag of the nation's cloth."""
    r.part(blob([(-80, 4), (-62, -10), (-20, -14), (30, -12), (66, -10), (82, 4)]), matt("#6E5638", 0, 0.6), 6, 1, 0)
    stakes = (
        ((-64, 0), (-20, -96)),
        ((-8, 2), (-58, -88)),
        ((-22, 0), (26, -110)),
        ((44, 2), (-8, -92)),
        ((26, 0), (72, -92)),
        ((72, 2), (40, -84)),
    )
    for k, (low, tip) in enumerate(stakes):
        if k == 3:
            r.part(rod((-78, -36), (80, -42), 15), DARK_WOOD, 6, 1.2)
            r.part(oval(80, -42, 5, 7.5), tint(WOOD, "#E8C890", 0.4), 3, 0.4, 0.2, 1)
        far = ((tip[0] - low[0]) ** 2 + (tip[1] - low[1]) ** 2) ** 0.5
        ux, uy = (tip[0] - low[0]) / far, (tip[1] - low[1]) / far
        px, py = -uy * 6.5, ux * 6.5
        neck = (tip[0] - ux * 24, tip[1] - uy * 24)
        r.part(
            polygon(
                [
                    (low[0] + px, low[1] + py),
                    (neck[0] + px, neck[1] + py),
                    (neck[0] - px, neck[1] - py),
                    (low[0] - px, low[1] - py),
                ]
            ),
            WOOD,
            4,
            1.3,
        )
        r.part(
            polygon([(neck[0] + px, neck[1] + py), tip, (neck[0] - px, neck[1] - py)]),
            tint(WOOD, "#F2D8A4", 0.55),
            4,
            1.2,
            0.2,
            1,
        )
    for x in (-42, 6, 52):
        for k in range(3):
            r.part(rod((x - 8, -48 + k * 6), (x + 8, -44 + k * 6), 4), ROPE, 1.8, 1, 0.3, 0.9, 2)
    standard(r, nation, -14, -36, 88, 0.9)


def wheel(r: Relief, cx: float, cy: float, radius: float, spokes: int = 6) -> None:
    """A wooden wheel seen from the side."""
    r.part(less(oval(cx, cy, radius, radius), oval(cx, cy, radius * 0.72, radius * 0.72)), DARK_WOOD, 3, 1.2)
    for k in range(spokes):
        angle = math.pi * 2 * k / spokes + 0.3
        r.part(
            rod((cx, cy), (cx + math.cos(angle) * radius * 0.78, cy + math.sin(angle) * radius * 0.78), 4),
            WOOD,
            1.8,
            1,
            0.2,
            0.8,
            2,
        )
    r.part(oval(cx, cy, radius * 0.24, radius * 0.24), BRASS, 2.5)


def siege_engine(r: Relief, nation: Nation) -> None:
    """A trebuchet with its arm thrown up, a stone in the sling, the standard behind it."""
    standard(r, nation, -40, -16, 112, 0.85)
    r.part(rod((-66, -16), (66, -16), 9), DARK_WOOD, 4)
    for x in (-34, 30):
        r.part(rod((x, -14), (-2, -84), 8), DARK_WOOD, 3.5)
    r.part(rod((-2, -88), (-66, -62), 8), WOOD, 3.5)
    r.part(rod((-4, -88), (66, -124), 7.5), WOOD, 3.5, 1.2)
    sling = skia.Path()
    sling.moveTo(66, -124)
    sling.quadTo(84, -104, 70, -84)
    r.part(stroked(sling, 2.4), ROPE, 1, 0.6, 0, 0.8)
    r.part(blob([(60, -84), (70, -92), (82, -84), (82, -70), (70, -64), (59, -72)]), STONE, 6, 1.2)
    r.part(rod((-64, -62), (-60, -46), 4), DARK_STEEL, 2)
    r.part(soft_polygon([(-80, -50), (-42, -50), (-48, -20), (-74, -20)], 4), WOOD, 5)
    r.part(soft_polygon([(-80, -50), (-42, -50), (-43, -42), (-79, -42)], 2), nation.cloth, 3)
    for x in (-70, -53):
        r.part(rod((x, -48), (x + 2, -22), 3.4), DARK_STEEL, 1.5, 1, 0.3, 0.8, 1)
    for x in (-46, 44):
        r.part(rod((x, -12), (0, -90), 8.5), WOOD, 3.5, 1.2)
    r.part(rod((-24, -46), (24, -46), 7), WOOD, 3)
    r.part(blob([(-14, -40), (14, -40), (14, -22), (0, -12), (-14, -22)]), nation.cloth, 5)
    r.part(emblem_path(nation.name, (-9, -37, 18, 18)), GOLD, 1.6, 1, 0.3, 0.7, 1)
    r.part(oval(-1, -87, 9, 9), BRASS, 4)
    r.part(rod((-72, -10), (70, -10), 10), WOOD, 4)
    for x in (-54, 52):
        wheel(r, x, -8, 15)


def ballista(r: Relief, nation: Nation) -> None:
    """A great crossbow on a stand, bolt on the string, the standard behind it."""
    standard(r, nation, -62, 0, 124, 0.85)
    r.part(rod((-8, -50), (-40, 0), 8), DARK_WOOD, 3.5)
    r.part(rod((-4, -50), (38, 0), 8), DARK_WOOD, 3.5)
    r.part(rod((-5, -54), (-5, 2), 9.5), WOOD, 4)
    r.part(rod((-46, -2), (44, -2), 8), DARK_WOOD, 3.5)
    turn = -16

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 0, -64, 1, turn)

    upper = skia.Path()
    upper.moveTo(38, -8)
    upper.cubicTo(44, -34, 30, -50, 8, -58)
    lower = skia.Path()
    lower.moveTo(38, 8)
    lower.cubicTo(44, 34, 30, 50, 8, 58)
    r.part(at(stroked(upper, 9)), WOOD, 4, 1.2)
    string = union(rod((8, -58), (-52, 0), 2.2), rod((8, 58), (-52, 0), 2.2))
    r.part(at(string), ROPE, 1, 0.6, 0.3, 0.9)
    r.part(at(rounded((-76, -10, 126, 20), 4)), WOOD, 6, 1.1)
    r.part(at(rounded((-70, -3, 116, 6), 2)), DARK_WOOD, 2, -0.6, 0, 0.6)
    r.part(at(stroked(lower, 9)), WOOD, 4, 1.2)
    r.part(at(rounded((26, -20, 20, 40), 4)), DARK_STEEL, 5, 1.1)
    for y in (-13, 13):
        r.part(at(oval(36, y, 4, 4)), BRASS, 2, 1, 0.3, 0.8, 1)
    r.part(at(rod((-56, 0), (66, 0), 5)), tint(WOOD, "#F2D8A4", 0.4), 2.4, 1.2)
    r.part(at(polygon([(88, 0), (62, -9), (68, 0), (62, 9)])), STEEL, 3.5, 1.2)
    r.part(at(polygon([(-58, 0), (-50, -9), (-34, -9), (-42, 0), (-34, 9), (-50, 9)])), nation.cloth, 2.5)
    r.part(at(oval(-68, 12, 10, 10)), DARK_STEEL, 4)
    r.part(at(rod((-68, 12), (-80, 22), 4)), WOOD, 2)
    shield = blob([(-22, -46), (12, -46), (14, -26), (-5, -8), (-24, -26)])
    r.part(shield, STEEL, 4)
    r.part(placed(shield, -0.9, -4.4, 0.84), nation.cloth, 5, 0.8, 0.2, 0.8)
    r.part(emblem_path(nation.name, (-14, -41, 19, 20)), GOLD, 1.6, 1, 0.2, 0.7, 1)
