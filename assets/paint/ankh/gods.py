"""The ten gods as figures (5.4, R14-R20), and the seats' pedestals. Anchor: the middle of the pedestal's foot; a figure
without its pedestal stands at y = 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import skia

from assets.paint.ankh.bodies import (
    BLACK_SKIN,
    BLUE_SKIN,
    BRONZE_SKIN,
    CARNELIAN,
    ELECTRUM,
    FAIR_SKIN,
    FEATHER,
    GREEN_SKIN,
    HAIR,
    LAPIS,
    LINEN,
    RED_CLOTH,
    TURQUOISE,
    arm,
    at,
    chest,
    cobra,
    collar,
    crook,
    flail,
    gown,
    horns,
    kilt,
    lappets,
    legs,
    sun_disc,
    visage,
    was,
    wig,
    wings,
    wrappings,
)
from assets.paint.ankh.monuments import ankh_path
from assets.paint.atlas import register
from assets.paint.base import oval, polygon, rounded
from assets.paint.figures import seat_pedestal
from assets.paint.palette import dyed, dyes
from assets.paint.relief import (
    BONE,
    GOLD,
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
    stroked,
    union,
    within,
)

ATLAS, BASES = "ankh/gods", "ankh/bases"
BOX = (-104.0, -206.0, 104.0, 12.0)
BASE_BOX = (-76, -70, 84, 52)
SEATS = 5
Figure = Callable[[Relief], None]


def held_ankh(r: Relief, x: float, y: float, size: float = 17) -> None:
    """An ankh in the hand, held by its loop."""
    r.part(placed(ankh_path(size), x, y + size * 0.5), GOLD, 2.4, 1.2, 0.4, 1.2)


def standing(r: Relief, skin: object, cloth: object = LINEN) -> None:
    """A god in a kilt with a collar, arms still missing."""
    legs(r, skin)  # type: ignore[arg-type]
    kilt(r, cloth)  # type: ignore[arg-type]
    chest(r, skin)  # type: ignore[arg-type]


def amun(r: Relief) -> None:
    """Amun, the Hidden One: blue skin, two tall plumes, a was sceptre."""
    was(r, 46)
    standing(r, BLUE_SKIN)
    arm(r, [(-28, -102), (-42, -82), (-38, -58)], BLUE_SKIN)
    held_ankh(r, -38, -52)
    arm(r, [(28, -102), (44, -88), (46, -76)], BLUE_SKIN)
    collar(r)
    for side in (-1, 1):
        plume = blob([(side * 2, -140), (side * 3, -172), (side * 6, -200), (side * 16, -200), (side * 19, -174),
                      (side * 15, -140)])  # fmt: skip
        r.part(plume, FEATHER if side > 0 else LAPIS, 5, 1.1)
        r.part(rod((side * 8, -142), (side * 10, -198), 2), GOLD, 1, 1, 0.1, 0)
        for k in range(6):
            bar = rod((side * 1, -150 - k * 8), (side * 20, -152 - k * 8), 2)
            r.part(within(bar, plume), CARNELIAN if k % 2 else GOLD, 0.8, 0.6, 0, 0)
    visage(r, BLUE_SKIN, -126, True)
    r.part(blob([(-15, -134), (-17, -148), (17, -148), (15, -134), (0, -139)]), GOLD, 4, 1.1)
    r.part(oval(0, -150, 9, 9), GOLD, 4, 1.2, 0.3)


def anubis(r: Relief) -> None:
    """Anubis, the Guide of Souls: a black jackal's head, a flail."""
    standing(r, BLACK_SKIN, matt("#E9E0C8", 0.06, 0.12))
    arm(r, [(-28, -102), (-44, -84), (-40, -60)], BLACK_SKIN)
    held_ankh(r, -40, -54)
    flail(r, 42, -84, 18)
    arm(r, [(28, -102), (46, -94), (41, -84)], BLACK_SKIN)
    wig(r, -2, -126, LAPIS, GOLD)
    collar(r)
    lappets(r, LAPIS, GOLD, -126)
    for x, lean in ((-10, -5), (8, 4)):
        r.part(polygon([(x - 7, -140), (x + lean - 2, -186), (x + lean + 2, -186), (x + 8, -140)]), BLACK_SKIN, 3, 1.2)
        r.part(polygon([(x - 2, -144), (x + lean, -176), (x + 4, -144)]), CARNELIAN, 1.4, 0.7, 0, 0)
    r.part(blob([(-16, -136), (-4, -148), (10, -144), (18, -134), (40, -124), (44, -119), (40, -115), (20, -114),
                 (4, -112), (-12, -120)]), BLACK_SKIN, 6, 1.2)  # fmt: skip
    r.part(limb([(22, -117), (32, -118), (42, -119)], 1.6), SHADE, 0.6, 0.4, 0, 0)
    r.part(oval(43, -121, 3, 2.4), SHADE, 1, 1, 0, 0.5)
    r.part(polygon([(6, -131), (12, -135), (20, -130), (11, -128)]), GOLD, 1.2, 0.8, 0, 0.8)
    r.part(oval(12.4, -131.4, 1.9, 2), SHADE, 0.6, 0.4, 0, 0)


def isis(r: Relief) -> None:
    """Isis, Mother of Gods: spread wings, the throne on her head."""
    wings(r, 84)
    gown(r, matt("#C33B33", 0.08, 0.1), FAIR_SKIN)
    wig(r)
    collar(r, 24)
    visage(r, FAIR_SKIN)
    lappets(r, HAIR)
    arm(r, [(-24, -102), (-44, -92), (-60, -96)], FAIR_SKIN, 9)
    arm(r, [(24, -102), (44, -92), (60, -96)], FAIR_SKIN, 9)
    r.part(limb([(-16, -140), (0, -146), (16, -140)], 5), GOLD, 2, 1)
    throne = polygon([(-13, -148), (15, -148), (15, -166), (2, -166), (2, -188), (-13, -188)])
    r.part(throne, GOLD, 3, 1.2)
    r.part(polygon([(-9, -153), (11, -153), (11, -161), (-9, -161)]), LAPIS, 2, 0.9, 0.1, 0.6)
    cobra(r, 0, -146, 0.8)


def osiris(r: Relief) -> None:
    """Osiris, Lord of the Dead: wrapped in linen, green skin, crook and flail, the plumed white crown."""
    body = blob([(-14, -112), (14, -112), (31, -102), (28, -76), (21, -50), (20, -16), (23, 0), (-23, 0), (-20, -16),
                 (-21, -50), (-28, -76), (-31, -102)])  # fmt: skip
    wrappings(r, body, LINEN, -98, 2)
    r.part(rounded((-24, -6, 48, 8), 3), GOLD, 2, 1)
    collar(r, 25)
    crook(r, -11, -88, 24)
    flail(r, 11, -88, -24)
    for side in (-1, 1):
        r.part(oval(side * 9, -86, 7, 6.4), GREEN_SKIN, 3, 1.1)
    visage(r, GREEN_SKIN, -126, True)
    for side in (-1, 1):
        plume = blob([(side * 9, -140), (side * 14, -160), (side * 18, -184), (side * 28, -178), (side * 24, -156),
                      (side * 17, -138)])  # fmt: skip
        r.part(plume, FEATHER, 4, 1.1)
        for k in range(5):
            r.part(within(rod((side * 8, -146 - k * 7), (side * 30, -150 - k * 7), 2), plume), GOLD, 0.8, 0.6, 0, 0)
    crown = blob(
        [(-15, -132), (-17, -150), (-11, -176), (-4, -190), (4, -190), (11, -176), (17, -150), (15, -132), (0, -138)]
    )
    r.part(crown, BONE, 7, 1.2)
    r.part(oval(0, -193, 5, 6), GOLD, 2.4, 1.2)
    r.part(limb([(-16, -134), (0, -141), (16, -134)], 4), GOLD, 1.6, 1)
    cobra(r, 0, -140, 0.9)


def falcon(r: Relief, feathers: object, x: float = 0, y: float = -128) -> None:
    """A falcon's head that looks to the right, on the neck of a head-cloth."""
    head = blob(at([(-15, 6), (-14, -10), (-2, -19), (10, -15), (17, -7), (27, -1), (28, 7), (22, 13), (17, 8),
                    (10, 14), (-6, 18)], x, y))  # fmt: skip
    r.part(head, feathers, 6, 1.2)  # type: ignore[arg-type]
    r.part(blob(at([(15, -7), (27, -2), (29, 7), (24, 14), (21, 8), (15, 6)], x, y)), GOLD, 3, 1.2, 0.3, 1)
    cheek = blob(at([(-2, 2), (8, 0), (12, 5), (6, 9), (4, 18), (-1, 18), (-1, 9)], x, y))
    r.part(cheek, SHADE, 1.4, 0.8, 0, 0)
    r.part(oval(x + 7, y - 4, 5, 4.2), GOLD, 1.6, 1, 0.1, 0.9)
    r.part(oval(x + 8, y - 4, 2.5, 2.7), SHADE, 0.8, 0.4, 0, 0)
    r.part(limb(at([(0, -8), (8, -11), (15, -7)], x, y), 2), SHADE, 0.8, 0.4, 0, 0)


def ra(r: Relief) -> None:
    """Ra, the Sun: a falcon's head under a great disc with its rays."""
    rays = union(
        *[placed(polygon([(-4.5, -40), (0, -66), (4.5, -40)]), 0, -164, 0.72, k * 24 - 108) for k in range(10)]
    )
    r.part(rays, ELECTRUM, 2, 1, 0.2, 1)
    was(r, 48)
    standing(r, BRONZE_SKIN, matt("#E9A63C", 0.1, 0.1))
    arm(r, [(-28, -102), (-44, -84), (-40, -60)], BRONZE_SKIN)
    held_ankh(r, -40, -54)
    arm(r, [(28, -102), (46, -88), (48, -76)], BRONZE_SKIN)
    wig(r, -2, -124, CARNELIAN, GOLD)
    collar(r)
    lappets(r, CARNELIAN, GOLD, -124)
    falcon(r, matt("#C9853C", 0.15, 0.15), -2, -126)
    sun_disc(r, -1, -166, 23)


def bastet(r: Relief) -> None:
    """Bastet of Bubastis: a cat's head with golden rings, a sistrum, a green dress."""
    gown(r, matt("#2F8F5E", 0.12, 0.1), BRONZE_SKIN)
    arm(r, [(-25, -102), (-40, -84), (-36, -64)], BRONZE_SKIN, 9.5)
    held_ankh(r, -36, -58, 15)
    loop = skia.Path()
    loop.moveTo(-9, -22)
    loop.cubicTo(-16, -54, 16, -54, 9, -22)
    r.part(rod((44, -60), (44, -86), 5), GOLD, 2, 1.1)
    r.part(placed(stroked(loop, 4.4), 44, -64), GOLD, 1.8, 1.1)
    for k in range(3):
        r.part(rod((32, -94 - k * 7), (56, -94 - k * 7), 2.2), STEEL, 0.9, 1, 0.2, 0.7)
    arm(r, [(25, -102), (46, -92), (44, -72)], BRONZE_SKIN, 9.5)
    fur = matt("#5A4A3C", 0.2, 0.2)
    wig(r, 0, -124, HAIR)
    collar(r, 24)
    for side in (-1, 1):
        ear = polygon([(side * 5, -140), (side * 17, -166), (side * 23, -132)])
        r.part(ear, fur, 3, 1.2)
        r.part(polygon([(side * 10, -142), (side * 16, -157), (side * 19, -138)]), CARNELIAN, 1.4, 0.7, 0, 0)
        r.part(stroked(oval(side * 22, -138, 4, 4), 2.2), GOLD, 1, 1.1, 0.3, 0.8)
    r.part(blob([(-20, -132), (-12, -146), (0, -149), (12, -146), (20, -132), (17, -120), (8, -111), (0, -109),
                 (-8, -111), (-17, -120)]), fur, 8, 1.1)  # fmt: skip
    for side in (-1, 1):
        eye = blob(at([(-6, 1), (0, -4), (6, -3), (3, 3)], side * 9, -130, 1, side < 0))
        r.part(eye, matt("#E8C23A", 0.5, 0), 1.4, 0.8, 0, 1.2)
        r.part(oval(side * 9, -130, 1.4, 3.2), SHADE, 0.6, 0.3, 0, 0)
        for k in range(2):
            r.part(rod((side * 6, -116 - k * 2), (side * 22, -113 - k * 5), 0.9), BONE, 0.4, 0.6, 0, 0)
    r.part(polygon([(-4, -122), (4, -122), (0, -117)]), CARNELIAN, 1.4, 1, 0, 0.8)
    r.part(limb([(-6, -113), (0, -117), (6, -113)], 1.5), SHADE, 0.6, 0.4, 0, 0)
    r.part(oval(0, -144, 4, 4), GOLD, 1.8, 1.1, 0.2, 0.8)


def hathor(r: Relief) -> None:
    """Hathor, Lady of Joy: cow's horns round the sun, a mirror in her hand, a dress of turquoise."""
    gown(r, TURQUOISE, FAIR_SKIN)
    arm(r, [(-25, -102), (-42, -84), (-38, -64)], FAIR_SKIN, 9.5)
    held_ankh(r, -38, -58, 15)
    r.part(rod((46, -62), (46, -88), 5), GOLD, 2, 1.1)
    r.part(oval(46, -102, 15, 14), GOLD, 4, 1.1)
    r.part(oval(46, -102, 11, 10), matt("#CFE2EE", 0.6, 0.02), 6, 0.8, 0.1, 0.8)
    arm(r, [(25, -102), (46, -94), (46, -74)], FAIR_SKIN, 9.5)
    wig(r)
    collar(r, 24)
    visage(r, FAIR_SKIN)
    lappets(r, HAIR)
    for side in (-1, 1):
        r.part(
            blob(at([(0, -3), (10, -7), (17, -2), (10, 4), (0, 4)], side * 13, -130, 1, side < 0)), FAIR_SKIN, 2, 1.1
        )
    r.part(rounded((-15, -152, 30, 9), 3), GOLD, 2.4, 1.1)
    horns(r, 0, -166)
    sun_disc(r, 0, -172, 17)


def thoth(r: Relief) -> None:
    """Thoth, Scribe of the Gods: an ibis with a long curved bill, reed pen and scroll, the moon on his head."""
    standing(r, BRONZE_SKIN)
    scroll = polygon([(-58, -92), (-26, -82), (-26, -58), (-58, -68)])
    r.part(scroll, matt("#EBD9A8", 0.05, 0.15), 3, 1, 0.5)
    for k in range(4):
        r.part(rod((-53, -84 + k * 4.6), (-32, -77 + k * 4.6), 1.3), SHADE, 0.4, 0.5, 0, 0)
    for x, y in ((-58, -80), (-26, -70)):
        r.part(rod((x, y - 14), (x, y + 14), 5), WOOD, 2, 1.1, 0.4, 1)
    arm(r, [(-28, -102), (-42, -84), (-30, -66)], BRONZE_SKIN)
    r.part(rod((40, -98), (12, -66), 3), GOLD, 1.2, 1, 0.3, 1)
    arm(r, [(28, -102), (44, -82), (28, -82)], BRONZE_SKIN)
    wig(r, -4, -122, LAPIS, TURQUOISE)
    collar(r)
    lappets(r, LAPIS, TURQUOISE, -122)
    bill = blob([(10, -136), (28, -134), (44, -122), (50, -104), (47, -98), (40, -112), (24, -122), (10, -122)])
    r.part(bill, matt("#3A3644", 0.35, 0.05), 3, 1.2)
    ibis = matt("#F2EEE4", 0.1, 0.12)
    r.part(blob([(-16, -124), (-14, -140), (-2, -147), (10, -144), (17, -134), (14, -122), (0, -116)]), ibis, 6, 1.2)
    r.part(oval(6, -133, 4.4, 4.2), CARNELIAN, 1.6, 1, 0.1, 0.9)
    r.part(oval(6.6, -133, 2.2, 2.3), SHADE, 0.7, 0.4, 0, 0)
    moon = less(oval(0, -168, 21, 21), oval(0, -177, 19, 18))
    r.part(moon, GOLD, 3, 1.2)
    r.part(oval(0, -172, 13, 13), matt("#DCE8F4", 0.5, 0.03), 6, 1.1, 0.2)


def horus(r: Relief) -> None:
    """Horus, Avenger of his Father: a falcon's head in the double crown, a spear."""
    r.part(rod((50, 4), (50, -160), 4.6), WOOD, 1.8, 1.1)
    r.part(polygon([(43, -158), (50, -194), (57, -158), (50, -152)]), STEEL, 3, 1.3)
    standing(r, BRONZE_SKIN, matt("#E8E2D2", 0.06, 0.12))
    arm(r, [(-28, -102), (-44, -84), (-40, -60)], BRONZE_SKIN)
    held_ankh(r, -40, -54)
    arm(r, [(28, -102), (48, -90), (50, -80)], BRONZE_SKIN)
    wig(r, -3, -124, LAPIS, GOLD)
    collar(r)
    lappets(r, LAPIS, GOLD, -124)
    falcon(r, matt("#4A5A78", 0.15, 0.15), -2, -126)
    red = polygon([(-20, -138), (-25, -184), (-17, -184), (-13, -156), (15, -150), (17, -138)])
    white = blob([(-13, -146), (-12, -168), (-5, -188), (4, -188), (11, -168), (14, -146)])
    r.part(white, BONE, 6, 1.2)
    r.part(oval(0, -191, 4.6, 5), BONE, 2, 1.2)
    r.part(red, matt("#C43A2C", 0.25, 0.05), 4, 1.2)
    r.part(limb([(4, -154), (18, -172), (26, -160)], 2), GOLD, 0.9, 1, 0.2, 0.8)
    cobra(r, 14, -142, 0.9)


def set_god(r: Relief) -> None:
    """Set, the Betrayer: the beast with square ears and a curved snout, a forked blade."""
    was(r, -48, -156)
    skin = matt("#9A4636", 0.18, 0.05)
    standing(r, skin, RED_CLOTH)
    arm(r, [(-28, -102), (-46, -90), (-48, -78)], skin)
    blade = blob([(-3, 0), (-5, -22), (2, -40), (18, -52), (12, -38), (12, -24), (4, 0)])
    r.part(placed(blade, 42, -62, 1, 12), STEEL, 3, 1.3)
    r.part(placed(rod((0, 12), (0, -4), 6), 42, -62, 1, 12), GOLD, 2, 1.1)
    arm(r, [(28, -102), (48, -86), (42, -62)], skin)
    beast = matt("#4A3440", 0.22, 0.08)
    wig(r, -3, -124, HAIR, CARNELIAN)
    collar(r)
    lappets(r, HAIR, CARNELIAN, -124)
    for x, lean in ((-11, -8), (6, 2)):
        ear = polygon([(x - 5, -140), (x + lean - 7, -182), (x + lean + 7, -184), (x + 6, -140)])
        r.part(ear, beast, 3, 1.2)
        r.part(
            polygon([(x - 2, -144), (x + lean - 3, -178), (x + lean + 3, -179), (x + 2, -144)]),
            CARNELIAN,
            1.4,
            0.7,
            0,
            0,
        )
    snout = blob([(-16, -132), (-6, -146), (10, -142), (22, -136), (36, -124), (42, -110), (40, -100), (33, -100),
                  (28, -110), (16, -116), (2, -112), (-12, -118)])  # fmt: skip
    r.part(snout, beast, 6, 1.2)
    r.part(polygon([(4, -132), (11, -136), (18, -130), (10, -128)]), matt("#FFD24A", 0.5, 0), 1.2, 0.8, 0, 0.9)
    r.part(oval(11, -132, 1.7, 2), SHADE, 0.6, 0.4, 0, 0)
    r.part(limb([(24, -113), (32, -110), (36, -102)], 1.6), SHADE, 0.6, 0.4, 0, 0)


FIGURES: dict[str, Figure] = {
    "amun": amun,
    "anubis": anubis,
    "isis": isis,
    "osiris": osiris,
    "ra": ra,
    "bastet": bastet,
    "hathor": hathor,
    "thoth": thoth,
    "horus": horus,
    "set_god": set_god,
}


@cache
def relief(name: str, scale: float = 1.0) -> Relief:
    """The figure of a god."""
    model = Relief(BOX, scale, 3)
    FIGURES[name](model)
    return model


def figure(canvas: skia.Canvas, name: str) -> None:
    """A god on the board, over its pedestal."""
    relief(name).draw(canvas, 0.4, 5, 5, 3)


for _name in FIGURES:
    register(f"ankh/god/{_name}", ATLAS, (-108, -210, 112, 20), partial(figure, name=_name))
for _name, _seat in dyes(SEATS).items():
    register(f"ankh/base/{_name}", dyed(BASES, _name), BASE_BOX, partial(seat_pedestal, seat=_seat))
