"""Creed's tents and ruins (10, "Sprites"). A nation's tent differs in shape too.

Cell sprites are 184 sprite pixels wide, their anchor is the middle of the cell; the tent stands on y = 58.
"""

from __future__ import annotations

from functools import cache, partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    blurred,
    fill,
    oval,
    polygon,
    soft_polygon,
)
from assets.paint.creed.nations import DYED, Nation, emblem
from assets.paint.palette import dyed
from assets.paint.relief import (
    BONE,
    DARK_STEEL,
    DARK_WOOD,
    GOLD,
    ROPE,
    SHADE,
    STEEL,
    STONE,
    WOOD,
    Relief,
    blob,
    limb,
    matt,
    rod,
    tint,
    within,
)

ATLAS = "creed/tents"
CELL = (-92, -92, 92, 92)
TENT = (-92, -140, 92, 92)
GROUND = 58.0
HIDE = matt("#8C6A48", 0.05, 0.35)
CANVAS = matt("#E6D6B0", 0.05, 0.2)


def pennant(r: Relief, nation: Nation, x: float, y: float, size: float = 1.0) -> None:
    """A staff with a swallow-tailed pennant at its tip (x, y)."""
    r.part(rod((x, y + 34 * size), (x, y), 3.4), WOOD, 1.6)
    flag = blob(
        [
            (x + 1, y),
            (x + 16 * size, y + 3),
            (x + 34 * size, y - 2),
            (x + 25 * size, y + 8 * size),
            (x + 36 * size, y + 17 * size),
            (x + 16 * size, y + 17 * size),
            (x + 1, y + 19 * size),
        ]
    )
    r.part(flag, nation.cloth, 4, 1.1)
    r.part(oval(x, y - 1, 3.6, 3.6), GOLD, 2)


def sign(r: Relief, nation: Nation, box: tuple[float, float, float, float]) -> None:
    """The emblem sewn on."""
    for path, role in emblem(nation.name, box):
        r.part(path, GOLD if role == "main" else STEEL, box[2] * 0.05, 1.2, 0.4, 1.2, 2)


def ropes(r: Relief, spots: tuple[tuple[float, float, float, float], ...]) -> None:
    """Guy ropes and their pegs."""
    for x, y, px, py in spots:
        r.part(rod((x, y), (px, py), 1.8), ROPE, 0.8, 0.6, 0.2, 0.7, 2)
        r.part(rod((px - 1, py + 4), (px + 2, py - 5), 4), DARK_WOOD, 1.6, 1, 0.2, 0.8, 2)


def entrance(r: Relief, cx: float, low: float, width: float, height: float) -> None:
    """The dark opening and one flap thrown back."""
    r.part(
        blob(
            [
                (cx - width * 0.5, low),
                (cx - width * 0.24, low - height * 0.7),
                (cx, low - height),
                (cx + width * 0.24, low - height * 0.7),
                (cx + width * 0.5, low),
            ]
        ),
        SHADE,
        5,
        -0.8,
        0.2,
        1,
    )


def pavilion(r: Relief, nation: Nation) -> None:
    """Aurand: a round pavilion in stripes, a scalloped valance under its cone."""
    ropes(r, ((-56, 0, -82, GROUND), (56, 0, 82, GROUND)))
    for k in range(6):
        x0, x1 = -54 + 18 * k, -36 + 18 * k
        drop = 12 - abs(k - 2.5) * 3.4
        wall = polygon([(x0, -8), (x1, -8), (x1, GROUND - 8 + drop), (x0, GROUND - 8 + drop)])
        r.part(wall, CANVAS if k % 2 else nation.cloth, 6, 1.1, 0.15, 0.8, 2)
    entrance(r, 0, GROUND + 4, 36, 56)
    for k in range(6):
        x0, x1 = -66 + 22 * k, -44 + 22 * k
        panel = polygon([(0, -88), (x0, -6), ((x0 + x1) / 2, 2), (x1, -6)])
        r.part(panel, nation.cloth if k % 2 else CANVAS, 6, 1.2, 0.2, 0.9, 2)
    for k in range(6):
        cx = -55 + 22 * k
        r.part(
            blob([(cx - 11, -8), (cx + 11, -8), (cx + 9, 8), (cx, 14), (cx - 9, 8)]),
            nation.dark_cloth,
            3,
            1.1,
            0.4,
            0.9,
            3,
        )
    r.part(limb([(-66, -8), (0, -1), (66, -8)], 4.5), GOLD, 2, 1, 0.3, 0.8, 2)
    sign(r, nation, (-19, -56, 38, 38))
    pennant(r, nation, 0, -116)


def longhouse(r: Relief, nation: Nation) -> None:
    """Tarvok: a steep ridge tent of hides over crossed logs."""
    r.part(polygon([(-10, -78), (58, -62), (86, GROUND - 12), (26, GROUND + 6)]), HIDE, 8, 1.1)
    r.part(polygon([(-10, -80), (58, -64), (70, -8), (6, -24)]), nation.cloth, 7, 1.1, 0.4)
    for k in range(3):
        x = 10 + 22 * k
        r.part(
            rod((x - 14, -78 + 5 * k), (x + 14, GROUND - 4 - 5 * k), 2.4), tint(HIDE, "#2A1A10", 0.6), 1, 0.7, 0.2, 0
        )
    front = polygon([(-10, -80), (34, GROUND + 6), (-64, GROUND + 2)])
    r.part(front, nation.cloth, 12, 1.1)
    r.part(within(polygon([(-80, 22), (60, 26), (60, 40), (-80, 36)]), front), BONE, 3, 0.6, 0, 0)
    entrance(r, -14, GROUND + 4, 44, 64)
    r.part(rod((-66, GROUND + 4), (2, -98), 8), WOOD, 3.5, 1.2)
    r.part(rod((36, GROUND + 8), (-22, -98), 8), WOOD, 3.5, 1.2)
    r.part(rod((56, -66), (64, -86), 6.5), WOOD, 3)
    for k in range(3):
        r.part(rod((-16, -82 + k * 5), (-3, -78 + k * 5), 4), ROPE, 1.6, 1, 0.3, 0.8, 2)
    shield = soft_polygon([(-33, -30), (5, -30), (3, 0), (-14, 12), (-31, 0)], 4)
    r.part(shield, DARK_STEEL, 4)
    sign(r, nation, (-28, -26, 28, 28))
    pennant(r, nation, 58, -114, 0.8)


def sails(r: Relief, nation: Nation) -> None:
    """Selkara: a wide marquee hung from two masts like sails."""
    ropes(r, ((-62, 2, -86, GROUND - 2), (62, 2, 86, GROUND - 2)))
    r.part(polygon([(-60, -2), (60, -2), (64, GROUND), (-64, GROUND)]), CANVAS, 8, 1.1)
    for k in range(4):
        x = -58 + 33 * k
        r.part(polygon([(x, -2), (x + 16, -2), (x + 17, GROUND), (x, GROUND)]), nation.cloth, 5, 1, 0.15, 0.8, 2)
    entrance(r, 0, GROUND + 2, 40, 52)
    for side in (-1, 1):
        mast = side * 34
        r.part(rod((mast, 0), (mast, -94), 5.5), WOOD, 2.5)
        outer = skia.Path()
        outer.moveTo(mast, -84)
        outer.quadTo(mast + side * 10, -26, side * 78, 2)
        outer.quadTo(mast + side * 4, 12, mast - side * 6, 2)
        outer.close()
        r.part(outer, nation.cloth, 8, 1.2)
    middle = skia.Path()
    middle.moveTo(-34, -84)
    middle.quadTo(-18, -36, 0, -36)
    middle.quadTo(18, -36, 34, -84)
    middle.quadTo(34, -20, 36, 4)
    middle.quadTo(0, 14, -36, 4)
    middle.quadTo(-34, -20, -34, -84)
    middle.close()
    r.part(middle, CANVAS, 9, 1.1)
    sign(r, nation, (-17, -34, 34, 38))
    r.part(limb([(-78, 4), (0, 16), (78, 4)], 5), nation.dark_cloth, 2, 1, 0.3, 0.9, 2)
    pennant(r, nation, -34, -112, 0.8)
    pennant(r, nation, 34, -112, 0.8)


def spire(r: Relief, nation: Nation) -> None:
    """Noctre: a tall dark spire with a crescent on its tip."""
    outline = skia.Path()
    outline.moveTo(0, -104)
    outline.quadTo(12, -20, 68, GROUND - 2)
    outline.quadTo(0, GROUND + 16, -68, GROUND - 2)
    outline.quadTo(-12, -20, 0, -104)
    outline.close()
    r.part(outline, nation.dark_cloth, 16, 1.1)
    for x0, x1 in ((-68, -44), (-24, 2), (24, 46)):
        panel = skia.Path()
        panel.moveTo(0, -104)
        panel.quadTo(x0 * 0.18, -20, x0, GROUND + 20)
        panel.lineTo(x1, GROUND + 20)
        panel.quadTo(x1 * 0.18, -20, 0, -104)
        panel.close()
        r.part(within(panel, outline), nation.cloth, 5, 1, 0.2, 0.8, 2)
    entrance(r, -2, GROUND + 8, 38, 72)
    skirt = skia.Path()
    skirt.moveTo(-30, 2)
    for k in range(5):
        skirt.lineTo(-24 + 12 * k, 20)
        skirt.lineTo(-18 + 12 * k, 6)
    skirt.lineTo(24, -12)
    skirt.quadTo(0, -4, -24, -12)
    skirt.close()
    r.part(skirt, tint(nation.dark_cloth, "#120A1C", 0.3), 3, 1, 0.4, 1)
    r.part(limb([(-23, -12), (0, -5), (23, -12)], 4), STEEL, 1.8, 1, 0.2, 0.8, 2)
    sign(r, nation, (-13, -54, 26, 32))
    crescent = skia.Op(oval(0, -116, 14, 14), oval(6, -121, 11, 11), skia.PathOp.kDifference_PathOp)
    r.part(crescent, GOLD, 2.6, 1.2)
    r.part(rod((0, -102), (0, -94), 4), GOLD, 2)


TENTS = {"aurand": pavilion, "tarvok": longhouse, "selkara": sails, "noctre": spire}


@cache
def tent_relief(name: str, scale: float = 1.0) -> Relief:
    """The model of a nation's tent."""
    model = Relief((-100, -144, 108, 92), scale, 3)
    TENTS[DYED[name].name](model, DYED[name])
    return model


def tent(name: str, canvas: skia.Canvas) -> None:
    """An intact tent with the shadow it throws to the right."""
    canvas.translate(0, 10)
    canvas.translate(0, GROUND)
    canvas.scale(0.86, 0.86)
    canvas.translate(0, -GROUND)
    canvas.drawPath(oval(8, GROUND + 2, 80, 20), blurred(fill("#05040A", 0.6), 7))
    canvas.drawPath(
        polygon([(-30, GROUND), (40, -20), (96, GROUND - 8), (70, GROUND + 10)]), blurred(fill("#05040A", 0.4), 8)
    )
    tent_relief(name).draw(canvas, 0.45, 4, 4, 3)


@cache
def ruin_relief(name: str) -> Relief:
    """The model of a fallen tent: torn cloth, broken poles, embers."""
    nation = DYED[name]
    r = Relief((-92, -80, 92, 92), 1.0, 4)
    burnt = tint(nation.dark_cloth, "#1B1512", 0.45)
    r.part(
        blob([(-72, 40), (-52, 14), (-16, 20), (14, 4), (52, 18), (74, 44), (48, 62), (0, 58), (-44, 66)]),
        burnt,
        10,
        1.2,
        0,
    )
    r.part(rod((-58, 46), (-18, -34), 7), DARK_WOOD, 3, 1.2)
    r.part(polygon([(-22, -30), (-14, -46), (-13, -27)]), WOOD, 2)
    r.part(blob([(-60, 44), (-42, 4), (-22, -8), (-14, 14), (8, 26), (-6, 48), (-34, 54)]), nation.cloth, 9, 1.2)
    r.part(
        blob([(6, 50), (14, 22), (40, 14), (66, 36), (58, 54), (30, 58)]), tint(nation.cloth, "#1B1512", 0.25), 8, 1.2
    )
    r.part(rod((64, 40), (20, -8), 6.5), DARK_WOOD, 3, 1.2)
    r.part(rod((-2, 52), (50, 30), 6), WOOD, 2.6, 1.2)
    r.part(blob([(-28, 56), (-8, 34), (16, 38), (26, 56), (0, 64)]), burnt, 6, 1.2)
    for x, y in ((-46, 60), (34, 62), (56, 56), (-14, 64)):
        r.part(blob([(x - 9, y), (x - 4, y - 7), (x + 6, y - 6), (x + 10, y + 1), (x, y + 5)]), STONE, 3, 1.2)
    match nation.name:
        case "aurand":
            r.part(limb([(-30, 6), (-12, 2), (4, 12)], 4), GOLD, 2)
        case "tarvok":
            r.part(rod((-66, 20), (-30, 56), 7), WOOD, 3)
        case "selkara":
            r.part(blob([(26, 20), (44, 6), (56, 22), (44, 30)]), CANVAS, 4)
        case _:
            r.part(skia.Op(oval(40, 44, 12, 12), oval(45, 40, 9, 9), skia.PathOp.kDifference_PathOp), GOLD, 2.4)
    return r


def ruin(name: str, canvas: skia.Canvas) -> None:
    """A destroyed tent on scorched ground."""
    canvas.drawPath(oval(0, 42, 84, 34), blurred(fill("#120C0A", 0.75), 10))
    ruin_relief(name).draw(canvas, 0.5, 3, 4, 3)
    for x, y, size in ((-24, 46, 3), (10, 54, 2.4), (40, 48, 2.8), (-52, 52, 2)):
        canvas.drawPath(oval(x, y, size * 3, size * 3), blurred(fill("#FF7A2C", 0.5), size * 1.6))
        canvas.drawPath(oval(x, y, size, size * 0.8), fill("#FFC46A", 0.95))


for _name in DYED:
    register(f"creed/tent/{_name}", dyed(ATLAS, _name), TENT, partial(tent, _name), trim=False)
    register(f"creed/tent/ruin_{_name}", dyed(ATLAS, _name), CELL, partial(ruin, _name), trim=False)
