"""The nine guardians and the warriors (5.3, R21). Anchor: where the figure stands, on its pedestal or its base."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import numpy as np
import skia

from assets.paint.ankh.bodies import (
    BLACK_SKIN,
    BRONZE_SKIN,
    CARNELIAN,
    GREEN_SKIN,
    HAIR,
    LAPIS,
    LINEN,
    TURQUOISE,
    arm,
    at,
    chest,
    cobra,
    collar,
    crook,
    flail,
    gown,
    kilt,
    lappets,
    legs,
    visage,
    wig,
    wrappings,
)
from assets.paint.atlas import register
from assets.paint.base import moved, oval, polygon, rounded
from assets.paint.figures import pattern_path, seat_pedestal
from assets.paint.palette import Seat, dyed, dyes
from assets.paint.relief import (
    BONE,
    GOLD,
    SHADE,
    STEEL,
    WOOD,
    Plane,
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

ATLAS, WARRIORS = "ankh/guardians", "ankh/warriors"
BOX = (-116.0, -176.0, 116.0, 40.0)
SEATS = 5
FACINGS = 6
SMALL = 0.72
"""The size of a warrior's or small guardian's pedestal beside a god's."""
Figure = Callable[[Relief], None]
BANDAGE = matt("#D8C9A0", 0.05, 0.25)
SCALES = matt("#5E8A3E", 0.25, 0.15)


def satet(r: Relief) -> None:
    """Satet, the archer of the cataracts: bow drawn, white crown with antelope's horns."""
    bow = skia.Path()
    bow.moveTo(40, -136)
    bow.cubicTo(66, -116, 66, -74, 40, -54)
    r.part(stroked(bow, 5), WOOD, 2, 1.1)
    r.part(limb([(40, -136), (4, -95), (40, -54)], 1.6), BONE, 0.6, 0.6, 0, 0.6)
    gown(r, matt("#D8823A", 0.1, 0.1), BRONZE_SKIN)
    r.part(rod((6, -95), (74, -95), 2.6), WOOD, 1, 1, 0.3, 1)
    r.part(polygon([(72, -101), (86, -95), (72, -89)]), STEEL, 1.6, 1.2)
    wig(r)
    collar(r, 24)
    visage(r, BRONZE_SKIN)
    lappets(r, HAIR)
    arm(r, [(24, -102), (40, -98), (60, -95)], BRONZE_SKIN, 9.5)
    arm(r, [(-24, -102), (-38, -92), (4, -95)], BRONZE_SKIN, 9.5)
    r.part(blob([(-13, -136), (-13, -152), (-5, -168), (5, -168), (13, -152), (13, -136), (0, -141)]), BONE, 5, 1.2)
    for side in (-1, 1):
        horn = limb([(side * 10, -142), (side * 26, -152), (side * 20, -174)], 3.4)
        r.part(horn, matt("#6A4A2C", 0.2, 0.1), 1.4, 1.1)


def cat_mummy(r: Relief) -> None:
    """A cat in wrappings, upright, with eyes that still shine."""
    body = blob([(-10, -78), (10, -78), (20, -60), (24, -24), (20, 0), (-20, 0), (-24, -24), (-20, -60)])
    wrappings(r, body, BANDAGE, -66, 0, 7)
    for k, stuff in enumerate((CARNELIAN, LAPIS, CARNELIAN)):
        r.part(
            within(limb([(-26, -50 + k * 16), (0, -44 + k * 16), (26, -50 + k * 16)], 4), body), stuff, 1.4, 0.8, 0.1, 0
        )
    head = blob([(-20, -92), (-12, -106), (0, -109), (12, -106), (20, -92), (14, -78), (0, -72), (-14, -78)])
    for side in (-1, 1):
        r.part(polygon([(side * 4, -102), (side * 16, -130), (side * 22, -96)]), BANDAGE, 3, 1.2)
        r.part(polygon([(side * 9, -104), (side * 15, -120), (side * 18, -100)]), CARNELIAN, 1.4, 0.7, 0, 0)
    wrappings(r, head, BANDAGE, -104, -74, 8)
    for side in (-1, 1):
        eye = blob(at([(-6, 1), (0, -4), (6, -3), (3, 3)], side * 8, -92, 1, side < 0))
        r.part(eye, matt("#9CF07A", 0.6, 0), 1.4, 0.8, 0, 1.3)
        r.part(oval(side * 8, -92, 1.3, 3.2), SHADE, 0.6, 0.3, 0, 0)
    r.part(polygon([(-3, -84), (3, -84), (0, -80)]), SHADE, 1, 0.6, 0, 0)
    r.part(limb([(20, -8), (40, -4), (36, -30)], 7), BANDAGE, 3, 1.1)
    r.part(limb([(-16, -72), (0, -64), (16, -72)], 6), GOLD, 2.2, 1.1)


def wenut(r: Relief) -> None:
    """Wenut, the swift one: a hare's head with long ears, two knives."""
    for side in (-1, 1):
        blade = polygon([(-4.5, -8), (-4, -30), (2, -44), (5, -28), (4.5, -8)])
        r.part(placed(blade, side * 42, -62, 1, side * 16), STEEL, 2.4, 1.3)
        r.part(placed(rod((0, 6), (0, -8), 6), side * 42, -62, 1, side * 16), WOOD, 2, 1)
    gown(r, matt("#D9C48A", 0.08, 0.1), BRONZE_SKIN)
    for side in (-1, 1):
        arm(r, [(side * 24, -102), (side * 42, -86), (side * 42, -64)], BRONZE_SKIN, 9.5)
    fur = matt("#A9805A", 0.1, 0.25)
    wig(r, 0, -124, HAIR)
    collar(r, 24)
    for x, lean in ((-8, -9), (8, 9)):
        ear = blob([(x - 6, -138), (x + lean - 8, -160), (x + lean, -176), (x + lean + 8, -160), (x + 6, -138)])
        r.part(ear, fur, 4, 1.2)
        r.part(blob([(x - 2, -142), (x + lean - 3, -160), (x + lean, -170), (x + lean + 3, -160), (x + 2, -142)]),
               matt("#E0A890", 0.1, 0.1), 2, 0.7, 0, 0)  # fmt: skip
    r.part(blob([(-15, -130), (-10, -144), (10, -144), (15, -130), (11, -114), (0, -107), (-11, -114)]), fur, 7, 1.1)
    for side in (-1, 1):
        r.part(oval(side * 9, -130, 3.6, 4.4), SHADE, 1.4, 1, 0, 0.6)
        r.part(oval(side * 9 - 1, -132, 1.2, 1.4), BONE, 0.5, 0.4, 0, 0)
        r.part(oval(side * 4, -114, 4.6, 4), BONE, 2, 1.1, 0.1, 0.5)
    r.part(polygon([(-3, -119), (3, -119), (0, -115)]), CARNELIAN, 1, 1, 0, 0.6)


def apep(r: Relief) -> None:
    """Apep, the serpent of the deep: coils that rise out of the water."""
    belly = matt("#E2C46A", 0.2, 0.1)
    coils: tuple[tuple[tuple[float, float], ...], ...] = (
        ((-98, 10), (-70, -44), (-40, 8)),
        ((-46, 12), (-4, -70), (36, 12)),
        ((30, 14), (66, -44), (96, 8)),
    )
    for points in coils:
        r.part(limb(list(points), 30), SCALES, 12, 1.2)
        r.part(limb([(x, y + 8) for x, y in points], 6), belly, 2.4, 0.8, 0, 0)
        (ax, ay), (mx, my), (bx, by) = points
        for k in range(1, 10):
            t = k / 10
            x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx
            y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by
            r.part(polygon([(x - 4, y - 12), (x, y - 21), (x + 4, y - 12)]), CARNELIAN, 1.2, 1, 0.2, 0.7)
    r.part(limb([(8, -20), (-30, -92), (16, -120)], 28), SCALES, 11, 1.2)
    r.part(limb([(16, -20), (-16, -90), (18, -112)], 8), belly, 3, 0.8, 0, 0)
    hood = blob(
        [(-16, -118), (-10, -142), (14, -152), (36, -146), (54, -130), (50, -122), (30, -118), (14, -104), (-6, -102)]
    )
    r.part(hood, SCALES, 9, 1.2)
    r.part(blob([(22, -119), (50, -123), (44, -112), (24, -106)]), CARNELIAN, 2.4, 0.8, 0.1, 1)
    for x in (30, 42):
        r.part(polygon([(x, -121), (x + 4, -121), (x + 2, -109)]), BONE, 0.9, 1, 0, 0.6)
    r.part(blob([(12, -138), (20, -143), (28, -138), (20, -134)]), matt("#FFD24A", 0.6, 0), 1.6, 0.8, 0, 1.1)
    r.part(oval(20, -138.6, 1.7, 3), SHADE, 0.6, 0.3, 0, 0)
    r.part(limb([(46, -116), (60, -112), (66, -120)], 2), CARNELIAN, 0.8, 1, 0.2, 0.7)
    for x in (-92, -44, 32, 92):
        r.part(oval(x, 12, 21, 7), matt("#8CCBE8", 0.5, 0.05), 3, 1, 0.1, 0.8)
        r.part(oval(x, 11, 13, 3.6), matt("#2A6EA8", 0.4, 0.05), 2, 0.8, 0, 0)


def shambler(r: Relief, skin: Stuff) -> None:
    """A wrapped body that walks with its arms stretched out."""
    for points in (((-9, -58), (-16, -30), (-14, 0)), ((9, -58), (16, -32), (20, 0))):
        leg = limb(list(points), 16)
        wrappings(r, leg, BANDAGE, -54, 0, 7)
    body = blob([(-12, -112), (12, -112), (29, -104), (24, -74), (20, -52), (-20, -52), (-24, -74), (-29, -104)])
    wrappings(r, body, BANDAGE, -106, -52, 7)
    r.part(polygon([(-14, -60), (-6, -60), (-10, -22), (-18, -26)]), BANDAGE, 2, 1)
    head = blob([(-13, -140), (0, -145), (13, -140), (15, -126), (9, -112), (-9, -112), (-15, -126)])
    wrappings(r, head, BANDAGE, -142, -114, 6)
    r.part(blob([(-14, -132), (14, -134), (13, -124), (-13, -122)]), skin, 2, 0.7, 0, 0.8)
    for x in (-5, 6):
        r.part(oval(x, -128, 3, 2.6), matt("#8CF0C8", 0.7, 0), 1.2, 1, 0, 0.9)


def mummy(r: Relief) -> None:
    """A mummy that has come back: arms out, bandages trailing."""
    shambler(r, BLACK_SKIN)
    for side, reach in ((-1, -52), (1, 58)):
        sleeve = limb([(side * 24, -100), (side * 44, -98), (reach, -92)], 12)
        wrappings(r, sleeve, BANDAGE, -110, -84, 6)
        r.part(oval(reach + side * 4, -91, 7, 6), GREEN_SKIN, 3, 1.1)
        r.part(limb([(reach, -90), (reach - side * 8, -70), (reach, -54)], 4), BANDAGE, 1.6, 1)


def pharaoh_mummy(r: Relief) -> None:
    """A king's mummy in his golden mask with the striped head-cloth, crook and flail crossed."""
    body = blob([(-14, -112), (14, -112), (31, -102), (27, -72), (20, -40), (19, -14), (23, 0), (-23, 0), (-19, -14),
                 (-20, -40), (-27, -72), (-31, -102)])  # fmt: skip
    wrappings(r, body, BANDAGE, -100, 0)
    for k in range(3):
        r.part(
            within(limb([(-30, -56 + k * 18), (0, -51 + k * 18), (30, -56 + k * 18)], 5), body), GOLD, 1.8, 1, 0.1, 0.6
        )
    collar(r, 26)
    crook(r, -12, -86, 30)
    flail(r, 12, -86, -30)
    for side in (-1, 1):
        r.part(oval(side * 9, -84, 6.6, 6), GOLD, 3, 1.1)
    wig(r, 0, -128, GOLD, LAPIS)
    visage(r, GOLD, -126, True)
    lappets(r, GOLD, LAPIS, -126)
    band = blob([(-17, -134), (-14, -148), (0, -152), (14, -148), (17, -134), (0, -141)])
    r.part(band, GOLD, 4, 1.1)
    for x in (-10, -5, 5, 10):
        r.part(within(rod((x, -152), (x * 1.1, -134), 2.4), band), LAPIS, 1, 0.7, 0, 0)
    cobra(r, 0, -146)


def giant_scorpion(r: Relief) -> None:
    """A scorpion seen from above that faces upwards; its claws reach over the two edges before it (R21.7)."""
    shell, dark = matt("#7A3428", 0.45, 0.08), matt("#4A1E20", 0.4, 0.08)
    for side in (-1, 1):
        for k in range(4):
            y = -58 + k * 16
            leg = limb([(side * 14, y), (side * 52, y - 20 + k * 6), (side * 62, y + 12 + k * 7)], 6)
            r.part(leg, dark, 2.4, 1.1)
        r.part(limb([(side * 12, -76), (side * 46, -82), (side * 40, -116)], 12), shell, 4.6, 1.2)
        claw = blob(at([(-10, 6), (-14, -12), (-6, -34), (4, -44), (1, -24), (6, -20), (16, -36), (14, -10), (8, 8)],
                       side * 40, -118, 1, side > 0))  # fmt: skip
        r.part(claw, shell, 5, 1.2)
    tail = [(0, -8, 15), (4, 8, 13), (12, 20, 11), (24, 26, 10), (36, 22, 9)]
    for x, y, size in tail:
        r.part(oval(x, y, size, size * 0.85), shell, size * 0.4, 1.2)
    r.part(blob([(40, 22), (50, 10), (46, -10), (40, -20), (40, -4), (34, 10)]), matt("#D9A63A", 0.5, 0.05), 3, 1.2)
    for k in range(4):
        wide = 26 - abs(k - 1.2) * 3.4
        r.part(oval(0, -24 - k * 14, wide, 12), shell if k % 2 else dark, 5, 1.2, 0.5, 1.2)
    r.part(blob([(-21, -70), (-17, -92), (0, -98), (17, -92), (21, -70), (0, -62)]), shell, 8, 1.2)
    for side in (-1, 1):
        r.part(oval(side * 6, -88, 3, 3), matt("#FFD24A", 0.7, 0), 1.2, 1, 0, 0.9)
    r.part(limb([(0, -62), (0, -78), (0, -86)], 2), GOLD, 0.8, 1, 0, 0)


def androsphinx(r: Relief) -> None:
    """The sphinx: a lion at rest with a king's head."""
    stone = matt("#D9AE62", 0.12, 0.25)
    r.part(limb([(78, -8), (104, -20), (90, -48)], 7), stone, 3, 1.1)
    r.part(
        blob([(-30, -66), (20, -62), (66, -66), (92, -44), (96, -10), (84, 4), (-34, 4), (-44, -30)]), stone, 16, 1.1
    )
    r.part(blob([(48, -42), (74, -46), (90, -26), (88, 2), (40, 4), (42, -20)]), stone, 12, 1.1)
    r.part(blob([(28, -4), (70, -10), (86, 0), (70, 7), (30, 7)]), stone, 5, 1.1)
    r.part(blob([(-50, -104), (-10, -108), (10, -70), (6, -20), (-20, 0), (-56, -4), (-60, -60)]), stone, 14, 1.1)
    for y in (-4, 8):
        paw = blob([(-22, y - 14), (-70, y - 14), (-96, y - 6), (-96, y + 6), (-70, y + 8), (-24, y + 8)])
        r.part(paw, stone, 6, 1.1)
        for k in range(3):
            r.part(rod((-92 + k * 4, y - 4 + k), (-96 + k * 4, y + 4), 1.2), SHADE, 0.5, 0.5, 0, 0)
    chest_band = blob([(-58, -92), (-8, -96), (-6, -70), (-32, -56), (-60, -66)])
    r.part(chest_band, LAPIS, 5, 1.0)
    for k in range(3):
        r.part(
            within(limb([(-62, -88 + k * 9), (-32, -76 + k * 9), (-4, -92 + k * 9)], 3), chest_band), GOLD, 1, 0.8, 0, 0
        )
    king = Relief(r.box, r.scale, r.seed)
    wig(king, 0, -128, GOLD, LAPIS)
    visage(king, stone, -126, True)
    lappets(king, GOLD, LAPIS, -126)
    king.part(blob([(-17, -134), (-14, -148), (0, -152), (14, -148), (17, -134), (0, -141)]), GOLD, 4, 1.1)
    cobra(king, 0, -146)
    shift = round(32 * r.scale)
    alpha, colour = shifted(king.alpha, shift), shifted(king.colour, shift)
    r.colour = r.colour * (1 - alpha[..., None]) + colour * alpha[..., None]
    r.alpha = r.alpha * (1 - alpha) + alpha


def shifted(plane: Plane, step: int) -> Plane:
    """A picture's plane moved to the left by so many pixels; what comes in is clear."""
    out = np.zeros_like(plane)
    out[:, :-step] = plane[:, step:]
    return out


def petsuchos(r: Relief) -> None:
    """Petsuchos, the sacred crocodile in jewels."""
    green = matt("#5A7A40", 0.25, 0.2)
    r.part(blob([(96, -6), (64, -34), (40, -36), (40, -4), (70, 2)]), green, 7, 1.2)
    for x, lean in ((-34, -10), (34, 12)):
        r.part(limb([(x, -16), (x + lean, -6), (x + lean * 2, 2)], 14), green, 5, 1.1)
    r.part(
        blob([(-52, -32), (-20, -48), (24, -48), (58, -34), (54, -8), (20, 0), (-40, 0), (-56, -10)]), green, 13, 1.2
    )
    r.part(blob([(-50, -8), (20, -6), (50, -10), (20, 2), (-40, 2)]), matt("#D9C88A", 0.1, 0.1), 3, 0.8, 0, 0)
    for k in range(9):
        x = -40 + k * 15
        y = -46 + abs(k - 3.6) * 1.8
        r.part(polygon([(x - 6, y + 4), (x, y - 9), (x + 7, y + 4)]), matt("#42602E", 0.2, 0.15), 1.8, 1.2, 0.3, 1)
    r.part(blob([(-48, -40), (-64, -50), (-84, -44), (-112, -34), (-114, -24), (-84, -22), (-52, -16)]), green, 8, 1.2)
    r.part(blob([(-52, -16), (-84, -20), (-112, -22), (-108, -14), (-80, -8), (-54, -6)]), green, 5, 1.1)
    for k in range(7):
        x = -108 + k * 7.4
        r.part(polygon([(x, -24 + k * 0.4), (x + 4, -24 + k * 0.4), (x + 2, -17)]), BONE, 0.8, 1, 0, 0.5)
    r.part(oval(-66, -48, 7, 6), green, 3, 1.2)
    r.part(oval(-67, -49, 3.6, 3.2), matt("#FFD24A", 0.6, 0), 1.4, 1, 0, 0.8)
    r.part(oval(-67, -49, 1.1, 2.6), SHADE, 0.5, 0.3, 0, 0)
    r.part(oval(-109, -32, 3, 2), SHADE, 1, 0.6, 0, 0)
    r.part(limb([(-46, -44), (-40, -24), (-46, -4)], 7), GOLD, 2.6, 1.2)
    for y in (-36, -24, -12):
        r.part(oval(-43, y, 3.4, 3.4), CARNELIAN if y == -24 else LAPIS, 1.4, 1.1, 0, 0.6)
    r.part(limb([(14, -50), (18, -24), (14, 0)], 6), GOLD, 2.4, 1.2)
    r.part(rounded((-78, -66, 20, 8), 3), GOLD, 2, 1.1)
    for side in (-1, 1):
        r.part(blob(at([(-3, 0), (-4, -18), (0, -28), (4, -18), (3, 0)], -68 + side * 5, -66)),
               TURQUOISE if side > 0 else CARNELIAN, 2.4, 1.2)  # fmt: skip


def warrior(r: Relief, seat: Seat) -> None:
    """A warrior with a sickle sword and an ox-hide shield in the seat's colour and pattern."""
    cloth = matt(seat.colour, 0.1, 0.1)
    blade = blob([(-3, 0), (-4, -18), (2, -30), (16, -42), (22, -56), (10, -50), (6, -36), (8, -20), (4, 0)])
    r.part(placed(blade, 42, -92, 1, 4), STEEL, 2.6, 1.3)
    r.part(placed(rod((0, 12), (0, -4), 6), 42, -92, 1, 4), GOLD, 2, 1.1)
    legs(r, BRONZE_SKIN)
    kilt(r, LINEN, cloth)
    chest(r, BRONZE_SKIN)
    arm(r, [(28, -102), (48, -98), (42, -86)], BRONZE_SKIN)
    wig(r, 0, -128, cloth, matt(seat.dark, 0.1, 0.05))
    collar(r, 24)
    visage(r, BRONZE_SKIN)
    lappets(r, cloth, matt(seat.dark, 0.1, 0.05))
    r.part(blob([(-17, -132), (-14, -146), (0, -151), (14, -146), (17, -132), (0, -138)]), cloth, 5, 1.1)
    r.part(limb([(-16, -133), (0, -139), (16, -133)], 4), GOLD, 1.6, 1, 0.3, 0.9)
    shield = skia.Path()
    shield.moveTo(-24, 40)
    shield.lineTo(-24, -14)
    shield.cubicTo(-24, -46, 24, -46, 24, -14)
    shield.lineTo(24, 40)
    shield.close()
    face = placed(shield, -32, -66)
    r.part(face, cloth, 7, 1.1, 0.6)
    marks = placed(pattern_path(seat.pattern, 64, 110, 16), -32, -62)
    r.part(within(marks, placed(shield, -32, -66, 0.94)), matt(seat.dark, 0.08, 0.1), 1.4, 0.7, 0, 0)
    r.part(stroked(face, 4.4), GOLD, 1.8, 1.1, 0.2, 0.9)
    r.part(oval(-32, -66, 8, 8), GOLD, 3.4, 1.2)


FIGURES: dict[str, Figure] = {
    "satet": satet,
    "cat_mummy": cat_mummy,
    "wenut": wenut,
    "apep": apep,
    "mummy": mummy,
    "pharaoh_mummy": pharaoh_mummy,
    "giant_scorpion": giant_scorpion,
    "androsphinx": androsphinx,
    "petsuchos": petsuchos,
}


@cache
def relief(name: str, scale: float = 1.0) -> Relief:
    """The figure of a guardian."""
    model = Relief(BOX, scale, 5)
    FIGURES[name](model)
    return model


def figure(canvas: skia.Canvas, name: str) -> None:
    """A guardian over what it stands on."""
    relief(name).draw(canvas, 0.45, 5, 5, 3)


def scorpion(canvas: skia.Canvas, facing: int) -> None:
    """The scorpion turned so that its claws reach over edges `facing` and the next (7.1), about its own middle."""
    with moved(canvas, 0, 0, 0.8, 60 - (facing * 60 + 30) + 30):
        canvas.translate(0, 52)
        relief("giant_scorpion").draw(canvas, 0.4, 3, 4, 3)


def foot(canvas: skia.Canvas, seat: Seat) -> None:
    """The pedestal of a warrior or a small guardian."""
    with moved(canvas, 0, 0, SMALL):
        seat_pedestal(canvas, seat)


@cache
def warrior_relief(seat: Seat, scale: float = 1.0) -> Relief:
    """The warrior of a seat."""
    model = Relief((-70, -166, 80, 10), scale, 6)
    warrior(model, seat)
    return model


def soldier(canvas: skia.Canvas, seat: Seat) -> None:
    """A warrior over its pedestal."""
    warrior_relief(seat).draw(canvas, 0.4, 4, 4, 3)


for _name in FIGURES:
    if _name != "giant_scorpion":
        register(f"ankh/guardian/{_name}", ATLAS, (-122, -182, 124, 50), partial(figure, name=_name))
for _facing in range(FACINGS):
    register(
        f"ankh/guardian/giant_scorpion_{_facing}", ATLAS, (-140, -140, 140, 140), partial(scorpion, facing=_facing)
    )
for _name, _seat in dyes(SEATS).items():
    register(f"ankh/warrior/{_name}", dyed(WARRIORS, _name), (-76, -172, 88, 20), partial(soldier, seat=_seat))
    register(f"ankh/foot/{_name}", dyed(WARRIORS, _name), (-60, -54, 66, 42), partial(foot, seat=_seat))
