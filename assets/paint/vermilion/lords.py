"""The bosses (5.10): the alpha, the cathedral that walks, the heart that beats in two times. Units as in `beasts`; they
stand larger.
"""

from __future__ import annotations

import math

import skia

from assets.paint.base import Point, oval, polygon
from assets.paint.relief import BONE, SHADE, Relief, Stuff, blob, limb, matt, placed, rod, stroked, union, within
from assets.paint.vermilion.beasts import (
    DARK_FLESH,
    EMBER,
    FLESH,
    GUMS,
    OLD,
    PALE,
    SINEW,
    Beast,
    eye,
    legs,
    mirrored,
    quills,
    strands,
    teeth,
)

STONE = matt("#8F8A92", 0.05, 0.4)
GLASS = matt("#E8563A", 0.9, 0.0)
WAX, WHITE = matt("#F3E9D6", 0.25, 0.08), matt("#D9D2CC", 0.3, 0.1)
THREAD = matt("#5A4A52", 0.2, 0.05)
NIGHT = matt("#3A1220", 0.3, 0.18)


def kynarch(r: Relief) -> None:
    """The alpha: black flesh, a mane of spines, two jaws, a crown of antlers."""
    tail = skia.Path()
    tail.moveTo(-74, -74)
    tail.cubicTo(-116, -70, -128, -110, -104, -136)
    r.part(stroked(tail, 13), NIGHT, 5, 1.1)
    quills(r, [(-104, -136, -20, 24), (-112, -124, -46, 22), (-98, -142, 10, 22)])
    legs(r, (((-54, -60), (-78, -34), (-62, 0)), ((30, -56), (22, -28), (40, 0))), 18, NIGHT)
    body = blob(
        [(-82, -84), (-50, -108), (0, -108), (40, -112), (64, -86), (54, -52), (8, -44), (-30, -56), (-74, -52)]
    )
    r.part(body, NIGHT, 16, 1.15)
    strands(r, body, (-80, -106, 140, 56), 7)
    for k in range(6):
        rib = limb([(-30 + k * 13, -102), (-20 + k * 13, -78), (-32 + k * 13, -54)], 5.4)
        r.part(within(rib, body), OLD, 2, 1.1, 0.4, 1)
    heart = oval(6, -76, 12, 13)
    r.part(heart, EMBER, 6, 1.3, 0.3, 1.2)
    legs(r, (((-40, -58), (-54, -28), (-34, 2)), ((52, -60), (62, -30), (78, 0))), 20, NIGHT)
    for ring, (count, long) in enumerate(((9, 62), (8, 46))):
        quills(
            r, [(20 + k * 6 - ring * 4, -102 - k * 2, -92 + k * 17, long) for k in range(count)], OLD if ring else BONE
        )
    neck = blob([(30, -112), (54, -142), (84, -138), (74, -100), (50, -78)])
    r.part(neck, NIGHT, 10, 1.15)
    for side in (0, 15):
        stem = skia.Path()
        stem.moveTo(62 + side, -142)
        stem.cubicTo(40 + side, -172, 60 + side, -188, 44 + side, -206)
        r.part(stroked(stem, 8), OLD, 3, 1.2)
        for at, tip in (((52, -166), (28, -176)), ((56, -182), (74, -204))):
            r.part(rod((at[0] + side, at[1]), (tip[0] + side, tip[1]), 5.4), OLD, 2, 1.1)
    r.part(blob([(66, -112), (92, -92), (122, -88), (116, -74), (84, -76), (62, -92)]), OLD, 6, 1.1)
    teeth(r, [(84 + k * 8, -90 + k) for k in range(4)], 11, False)
    r.part(
        blob([(58, -142), (80, -152), (102, -142), (132, -126), (134, -112), (106, -110), (76, -106), (60, -120)]),
        BONE,
        9,
        1.2,
    )
    teeth(r, [(88 + k * 10, -111) for k in range(5)], 14)
    r.part(oval(127, -121, 5, 3.6), SHADE, 1.2, 0.8, 0, 0)
    for x, y, size in ((84, -134, 7), (98, -130, 4.6)):
        eye(r, x, y, size)


def ossarion(r: Relief) -> None:
    """The cathedral: two towers for shoulders, a rose window for a heart, saints' bones for arms."""
    legs(r, (((-44, -62), (-54, -30), (-50, 2)), ((44, -62), (54, -30), (52, 2))), 26, OLD)
    body = blob([(-58, -150), (58, -150), (66, -100), (44, -52), (-44, -52), (-66, -100)])
    r.part(body, STONE, 12, 1.1)
    for k in range(4):
        r.part(within(rod((-80, -134 + k * 24), (80, -134 + k * 24), 2), body), SHADE, 0.8, 0.5, 0, 0)
    r.part(oval(0, -100, 31, 31), OLD, 6, 1.2)
    r.part(oval(0, -100, 25, 25), GLASS, 6, 0.9, 0, 1.2)
    for k in range(8):
        spoke = placed(rod((0, -6), (0, -25), 3), 0, -100, 1, k * 45)
        r.part(spoke, OLD, 1.2, 1.1, 0.2, 0.8)
    r.part(oval(0, -100, 7, 7), EMBER, 3, 1.2, 0.2, 1)
    for side in (-1, 1):
        tower = polygon(mirrored([(48, -96), (92, -96), (88, -168), (52, -168)], side))
        r.part(tower, STONE, 6, 1.1)
        spire = polygon(mirrored([(46, -166), (94, -166), (70, -216)], side))
        r.part(spire, OLD, 6, 1.15)
        for k in range(2):
            window = blob(
                mirrored(
                    [
                        (62 + k * 16 - 5, -112),
                        (62 + k * 16 - 5, -134),
                        (62 + k * 16, -142),
                        (62 + k * 16 + 5, -134),
                        (62 + k * 16 + 5, -112),
                    ],
                    side,
                )
            )
            r.part(window, GLASS, 2, 0.8, 0, 1.1)
        upper: list[Point] = mirrored([(84, -104), (116, -84), (108, -46)], side)
        r.part(limb(upper, 20), OLD, 7, 1.15)
        r.part(oval(side * 112, -78, 13, 13), BONE, 5, 1.2)
        fist = union(*(oval(side * (98 + k * 9), -34 + (k % 2) * 4, 9, 11) for k in range(4)))
        r.part(fist, BONE, 4, 1.2)
        for k in range(5):
            r.part(
                limb(mirrored([(8, -86 + k * 8), (40, -80 + k * 8), (52, -68 + k * 7)], side), 4),
                OLD,
                1.6,
                1.1,
                0.3,
                0.8,
            )
    for k in range(7):
        turn = -60 + k * 20
        quills(r, [(math.sin(math.radians(turn)) * 24, -176, turn, 26)], BONE)
    head = blob([(-24, -160), (-22, -182), (0, -192), (22, -182), (24, -160), (14, -140), (-14, -140)])
    r.part(head, BONE, 9, 1.2)
    teeth(r, [(-10 + k * 5, -147) for k in range(5)], 8)
    r.part(polygon([(-4, -154), (4, -154), (0, -164)]), SHADE, 1, -0.5, 0, 0)
    for side in (-1, 1):
        eye(r, side * 10, -168, 5, GLASS, False)


def vessels(r: Relief, stuff: Stuff, tubes: tuple[tuple[Point, Point, Point, float], ...]) -> None:
    """The great vessels, open at their ends."""
    for start, bow, end, width in tubes:
        r.part(limb([start, bow, end], width), stuff, width * 0.42, 1.1)
        r.part(oval(*end, width * 0.5, width * 0.42), SHADE, width * 0.2, -0.6, 0, 1)


TUBES = (((-24, -132), (-40, -176), (-74, -186), 26.0), ((8, -138), (4, -190), (34, -204), 30.0),
         ((34, -126), (70, -150), (92, -180), 20.0), ((-44, -110), (-84, -118), (-104, -150), 16.0))  # fmt: skip
HEART = [(-58, -118), (-20, -142), (24, -140), (64, -116), (74, -72), (48, -26), (8, 2), (-28, -18), (-62, -62)]


def vermilia_imprint(r: Relief) -> None:
    """The heart that keeps: white, sewn shut, sealed with wax."""
    for k in range(9):
        x = -92 + k * 23
        r.part(limb([(x * 0.4, -20), (x * 0.9, -12), (x, 8 - abs(k - 4))], 8), WHITE, 3.4, 1.1)
    vessels(r, WHITE, TUBES)
    body = blob(HEART)
    r.part(body, WAX, 24, 1.2)
    for points in (
        ((-56, -104), (-10, -74), (10, 0)),
        ((60, -104), (30, -70), (10, 0)),
        ((-60, -64), (-20, -56), (30, -28)),
    ):
        r.part(within(limb(list(points), 3.4), body), PALE, 1.4, 0.8, 0, 0)
    seam = limb([(6, -138), (-10, -70), (10, -2)], 4)
    r.part(within(seam, body), GUMS, 1.4, -0.6, 0, 0)
    for k in range(9):
        y = -128 + k * 14
        x = 6 - 13 * math.sin(min(1.0, (k + 0.5) / 9) * math.pi)
        r.part(rod((x - 10, y - 3), (x + 10, y + 3), 3.2), THREAD, 1.2, 1.1, 0.3, 0.8)
    for x, y in ((-40, -92), (44, -96), (-28, -40), (40, -50)):
        r.part(oval(x, y, 13, 13), matt("#B3262E", 0.5, 0.05), 4, 1.2, 0.45, 1.2)
        r.part(stroked(oval(x, y, 7.5, 7.5), 2), matt("#7A121C", 0.3, 0), 0.8, 0.8, 0, 0)
    for side, x in ((-1, -24), (1, 28)):
        r.part(limb([(x - 11, -76), (x, -70 + side), (x + 11, -76)], 3.4), SHADE, 1, 0.5, 0, 0)


def vermilia_breakthrough(r: Relief) -> None:
    """The heart that breaks: torn open along its seam, teeth in the wound, eyes that see all."""
    for k in range(9):
        x = -100 + k * 25
        r.part(limb([(x * 0.4, -20), (x * 0.95, -24), (x * 1.05, 8 - abs(k - 4))], 9), DARK_FLESH, 3.8, 1.1)
        quills(r, [(x * 1.05, 8 - abs(k - 4), 180 + x * 0.2, 12)])
    vessels(r, SINEW, TUBES)
    body = blob(HEART)
    r.part(body, FLESH, 24, 1.25)
    strands(r, body, (-70, -130, 150, 126), 8, 14)
    wound = blob([(4, -130), (26, -96), (34, -60), (12, -14), (-14, -52), (-18, -96)])
    r.part(wound, GUMS, 7, -0.8, 0, 2)
    r.part(placed(wound, 2, -17, 0.76), SHADE, 6, -0.6, 0, 0)
    r.part(oval(8, -70, 13, 19), EMBER, 8, 1.3, 0.2, 1)
    for side in (-1, 1):
        for k in range(7):
            share = (k + 0.6) / 7.4
            x = 6 + side * (24 * math.sin(share * math.pi)) - 2
            r.part(
                placed(polygon([(-5, 0), (5, 0), (0, 17)]), x, -126 + share * 108, 1, 90 * side),
                BONE,
                1.6,
                1.2,
                0.3,
                0.9,
            )
    for x, y, size in ((-40, -96, 9), (52, -100, 8), (-44, -60, 6), (56, -62, 7), (40, -32, 5), (-22, -26, 5)):
        eye(r, x, y, size)


LORDS: dict[str, Beast] = {
    "kynarch": kynarch, "ossarion": ossarion, "vermilia_imprint": vermilia_imprint,
    "vermilia_breakthrough": vermilia_breakthrough,
}  # fmt: skip
