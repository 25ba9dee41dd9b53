"""Creed's tents, ruins, leader and fortress tokens (10, "Sprites"). A nation's tent differs in shape too.

Cell sprites are 184 sprite pixels wide, their anchor is the middle of the cell; the tent stands on y = 58.
"""

from __future__ import annotations

from functools import cache, partial

import skia

from assets.paint.atlas import register
from assets.paint.base import blurred, darker, fill, linear, oval, polygon, rounded, soft_polygon, stroke
from assets.paint.creed_nations import NATIONS, Nation, emblem, pattern
from assets.paint.creed_relief import (
    BONE,
    BRASS,
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

ATLAS = "creed_tents"
CELL = (-92, -92, 92, 92)
TENT = (-92, -140, 92, 92)
TOKEN = (-56, -56, 56, 60)
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
    TENTS[name](model, NATIONS[name])
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
    nation = NATIONS[name]
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
    match name:
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


def crown(r: Relief, cx: float, cy: float, size: float) -> None:
    """A crown of five points with stones."""
    s = size / 50
    points = (
        (-40, 22),
        (-44, -14),
        (-24, 2),
        (-20, -26),
        (-8, -4),
        (0, -36),
        (8, -4),
        (20, -26),
        (24, 2),
        (44, -14),
        (40, 22),
    )
    r.part(polygon([(cx + x * s, cy + y * s) for x, y in points]), GOLD, 5 * s, 1.2, 0.6, 1.6 * s)
    for x, y in ((-44, -17), (-20, -29), (0, -40), (20, -29), (44, -17)):
        r.part(oval(cx + x * s, cy + y * s, 5 * s, 5 * s), GOLD, 3 * s, 1.2, 0.3, 1.2 * s)
    r.part(rounded((cx - 41 * s, cy + 18 * s, 82 * s, 14 * s), 4 * s), GOLD, 4 * s, 1.2, 0.4, 1.4 * s)
    for x, tone in ((-24, "#3A7FD0"), (0, "#C92F38"), (24, "#3A7FD0")):
        r.part(oval(cx + x * s, cy + 25 * s, 5 * s, 4.4 * s), matt(tone, 0.8, 0), 3 * s, 1.2, 0.3, 1 * s)


def helmet(r: Relief, cx: float, cy: float, size: float, nation: Nation | None = None) -> None:
    """A commander's helmet with a crest."""
    s = size / 50

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(cx + x * s, cy + y * s) for x, y in points]

    crest = nation.cloth if nation else matt("#B8322C")
    r.part(
        blob(at([(-30, -18), (-24, -40), (0, -50), (28, -42), (42, -20), (40, 6), (30, -12), (0, -30), (-20, -16)])),
        crest,
        6 * s,
        1.2,
    )
    r.part(
        blob(at([(-28, 34), (-32, -4), (-22, -26), (4, -34), (26, -24), (33, -2), (30, 20), (14, 38), (0, 40)])),
        STEEL,
        10 * s,
        1.1,
    )
    r.part(
        polygon(at([(-24, -2), (30, -6), (30, 3), (8, 6), (6, 30), (0, 32), (0, 8), (-24, 6)])),
        SHADE,
        3 * s,
        -0.5,
        0,
        1.2 * s,
    )
    r.part(blob(at([(-31, 34), (-32, 24), (-10, 34), (-8, 46)])), BRASS, 3 * s)
    r.part(limb(at([(-33, -2), (0, -12), (34, -8)]), 5 * s), GOLD, 2 * s, 1, 0.3, 1 * s)


def token(canvas: skia.Canvas, nation: Nation) -> None:
    """The round token under a tent: steel rim, the nation's cloth."""
    canvas.drawPath(oval(3, 7, 50, 50), blurred(fill("#05040A", 0.65), 4))
    for k in range(6, 0, -1):
        canvas.drawPath(oval(0, k, 50, 50), fill(darker(nation.colour, 0.75)))
    canvas.drawPath(oval(0, 0, 50, 50), linear((-40, -50), (30, 50), ["#E3EAF2", "#8D9BB0", "#3F4A5E"]))
    field = oval(0, 0, 42, 42)
    canvas.drawPath(field, linear((-30, -40), (20, 42), [nation.colour, darker(nation.colour, 0.35), nation.dark]))
    canvas.save()
    canvas.clipPath(field, skia.ClipOp.kIntersect, True)
    canvas.drawPath(pattern(nation, (-45, -45, 90, 90), 15), fill(nation.dark, 0.5))
    canvas.drawPath(field, blurred(stroke("#05040A", 10, 0.7), 5))
    canvas.restore()


def leader(kind: str, nation: Nation, canvas: skia.Canvas) -> None:
    """The token of a king, a commander or a blank tent."""
    token(canvas, nation)
    r = Relief((-56, -60, 56, 60), 1.0)
    match kind:
        case "king":
            crown(r, 0, 2, 42)
        case "commander":
            helmet(r, 0, 0, 38, nation)
        case _:
            r.part(polygon([(-26, 24), (0, -26), (26, 24)]), CANVAS, 6, 1.2)
            entrance(r, 0, 24, 22, 32)
    r.draw(canvas, 0.6, 2, 4, 3)


def tower(r: Relief, cx: float, low: float, s: float) -> None:
    """A small stone tower with battlements."""
    wall = polygon([(cx - 26 * s, low), (cx - 22 * s, low - 58 * s), (cx + 22 * s, low - 58 * s), (cx + 26 * s, low)])
    r.part(wall, STONE, 9 * s, 1.1)
    for row in range(4):
        y = low - (8 + row * 13) * s
        r.part(
            within(rod((cx - 30 * s, y), (cx + 30 * s, y), 1.6 * s), wall), tint(STONE, "#22242E", 0.6), 0.8, 0.5, 0, 0
        )
        for k in range(3):
            x = cx + (-18 + k * 16 + (row % 2) * 8) * s
            r.part(within(rod((x, y), (x, y - 12 * s), 1.6 * s), wall), tint(STONE, "#22242E", 0.6), 0.8, 0.5, 0, 0)
    for k in range(4):
        r.part(rounded((cx + (-30 + k * 16.4) * s, low - 78 * s, 11 * s, 16 * s), 2 * s), STONE, 3 * s, 1.2)
    r.part(rounded((cx - 30 * s, low - 66 * s, 60 * s, 13 * s), 2 * s), STONE, 4 * s, 1.2)
    r.part(
        blob(
            [
                (cx - 8 * s, low),
                (cx - 8 * s, low - 16 * s),
                (cx, low - 25 * s),
                (cx + 8 * s, low - 16 * s),
                (cx + 8 * s, low),
            ]
        ),
        SHADE,
        2,
        -0.5,
    )


@cache
def _tower(scale: float) -> Relief:
    r = Relief((-56, -60, 56, 60), 1.0, 6)
    tower(r, 0, 44, scale)
    return r


def fortress(canvas: skia.Canvas) -> None:
    """The fortress token."""
    canvas.drawPath(oval(4, 44, 40, 12), blurred(fill("#05040A", 0.7), 5))
    _tower(1.22).draw(canvas, 0.5, 3, 4, 3)


def fortified(canvas: skia.Canvas) -> None:
    """A fortress token before a tent: tower on a steel shield, lower right of the cell."""
    r = Relief((-10, -20, 92, 92), 1.0, 6)
    r.part(soft_polygon([(16, 6), (46, 0), (76, 6), (76, 46), (46, 76), (16, 46)], 5), STEEL, 5, 1.2)
    r.part(
        soft_polygon([(23, 13), (46, 8), (69, 13), (69, 43), (46, 67), (23, 43)], 4),
        tint(DARK_STEEL, "#1C2638", 0.5),
        6,
        0.5,
        0.2,
        1,
    )
    tower(r, 46, 54, 0.5)
    r.draw(canvas, 0.8, 3, 5, 4)


def known_flag(canvas: skia.Canvas) -> None:
    """A standard with a helmet at the lower left: the commander is known to be here."""
    r = Relief((-92, -40, 10, 92), 1.0, 6)
    r.part(rod((-72, 78), (-72, -18), 5.5), WOOD, 2.4, 1.2)
    r.part(oval(-72, -20, 6, 6), GOLD, 3)
    r.part(
        blob([(-70, -12), (-46, -8), (-22, -12), (-25, 10), (-22, 34), (-36, 42), (-46, 34), (-58, 42), (-70, 36)]),
        BONE,
        7,
        1.1,
    )
    helmet(r, -47, 11, 19)
    r.draw(canvas, 0.7, 3, 5, 3)


@cache
def _cloth() -> Relief:
    r = Relief((-92, -92, 92, 92), 1.0, 9)
    grey = matt("#5F7088", 0.08, 0.2)
    r.part(
        blob(
            [
                (-84, -80),
                (-30, -88),
                (30, -82),
                (84, -86),
                (80, -30),
                (88, 30),
                (80, 84),
                (20, 78),
                (-30, 88),
                (-86, 78),
                (-78, 20),
                (-88, -30),
            ]
        ),
        grey,
        16,
        1.1,
        0,
    )
    for points in (
        [(-80, -40), (-10, -70), (70, -50)],
        [(-76, 0), (0, -30), (82, 6)],
        [(-70, 50), (10, 6), (76, 56)],
        [(-30, 80), (20, 40), (60, 78)],
    ):
        r.part(limb(points, 13), grey, 6, 1.2, 0.5, 0, 5)
    return r


def cloth(canvas: skia.Canvas) -> None:
    """The cloth that hides a camp while its tents are laid anew."""
    _cloth().draw(canvas, 0.6, 3, 6, 5)


for _name, _nation in NATIONS.items():
    register(f"tent/{_name}", ATLAS, TENT, partial(tent, _name), trim=False)
    register(f"tent/ruin_{_name}", ATLAS, CELL, partial(ruin, _name), trim=False)
    for _kind in ("king", "commander", "blank"):
        register(f"tent/{_kind}_{_name}", ATLAS, TOKEN, partial(leader, _kind, _nation), trim=False)
register("tent/fortress", ATLAS, (-56, -60, 56, 60), fortress, trim=False)
for _title, _paint in (("fortified", fortified), ("flag", known_flag), ("cloth", cloth)):
    register(f"tent/{_title}", ATLAS, CELL, _paint, trim=False)
