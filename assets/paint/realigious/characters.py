"""The four characters (R19.1) as busts: each its own build, age, headgear, posture and thing in hand."""

from __future__ import annotations

import math

import skia

from assets.paint.base import oval, polygon
from assets.paint.busts import Head, backlight, face, fan, hair, locks, sliver, tone
from assets.paint.relief import (
    BRASS,
    GOLD,
    LEATHER,
    Relief,
    Stuff,
    blob,
    limb,
    matt,
    placed,
    rod,
    stroked,
    union,
    within,
)

BLACK, VELVET = matt("#2B2A36", 0.35, 0.03), matt("#8A2438", 0.25, 0.05)
FUR = hair("#8A623C")
LINEN = matt("#E8E2D4", 0.1, 0.08)
SILVER_HAIR = matt("#CBC6C0", 0.15, 0.08)
NIGHT = Stuff(("#12081E",) * 5)
VIOLET, DEEP_VIOLET = matt("#6A44A4", 0.12, 0.06), matt("#45297A", 0.12, 0.06)
INDIGO = matt("#28489A", 0.25, 0.05)
SILK = matt("#B03A78", 0.35, 0.06)
RAVEN = hair("#33202E")
CANVAS = matt("#9A8250", 0.08, 0.08)
FELT = matt("#84582E", 0.1, 0.08)
SCARLET = matt("#C0343C", 0.15, 0.05)
GLASS = matt("#48C4D8", 0.95, 0.0)
WHISKERS = hair("#4A2614")
CHESTNUT = hair("#6A361A")


def hand(r: Relief, x: float, y: float, skin: str, turn: float = 0.0, size: float = 1.0, flip: bool = False) -> None:
    """A loosely closed hand, its fingers towards the upper left."""
    stuff = matt(skin, 0.15, 0.04)
    palm = blob([(-9, -6), (6, -9), (12, 2), (8, 12), (-6, 12), (-12, 4)])
    r.part(placed(palm, x, y, size, turn, flip), stuff, 6, 1, 0.5, 1.4)
    for k in range(4):
        finger = limb([(-8 + k * 5, -4), (-11 + k * 5.2, -12), (-5 + k * 4.6, -15)], 5.6)
        r.part(placed(finger, x, y, size, turn, flip), stuff, 3, 1, 0.4, 1.2)
    r.part(placed(limb([(8, 4), (13, -3), (8, -9)], 6), x, y, size, turn, flip), stuff, 3, 1, 0.4, 1.2)


def businessperson(r: Relief) -> None:
    """A portly magnate of fifty, chin up: silk hat, whiskers, monocle, fur collar, a golden coin held high."""
    body = blob([(-40, 34), (34, 30), (72, 52), (88, 100), (-92, 100), (-78, 56)])
    r.part(body, BLACK, 20, 1.1, 0.4, 1.3)
    shirt = blob([(-18, 36), (20, 36), (26, 70), (4, 100), (-24, 100), (-24, 66)])
    r.part(shirt, LINEN, 8, 1, 0.4, 1.4)
    vest = blob([(-22, 62), (4, 72), (28, 60), (34, 100), (-30, 100)])
    r.part(vest, VELVET, 8, 1, 0.4, 1.4)
    for y in (78, 90):
        r.part(oval(4, y, 3, 3), GOLD, 2, 1.2, 0.4, 1)
    for s in (-1, 1):
        collar = blob([(s * 22, 26), (s * 42, 30), (s * 58, 52), (s * 52, 100), (s * 26, 100), (s * 30, 62)])
        locks(r, collar, fan([(s * 26, 32), (s * 46, 92)], [(s * 42, 40), (s * 52, 96)], [(s * 50, 52), (s * 30,
            104)], 9), FUR, 5 + s)
    knot = polygon([(-18, 38), (0, 46), (18, 38), (18, 56), (0, 49), (-18, 56)])
    r.part(knot, VELVET, 4, 1.1, 0.5, 1.4)
    h = Head(0, -6, 33, 40, 30, "#E2A883", "#4A3222", "#6A5238", jaw=0.95, chin=0.5, turn=-0.32, brow=0.1, thick=4,
             opened=0.72, nose=1.35, lips=0.8, smile=0.5, gaunt=0, old=0.45, rosy=1.0)  # fmt: skip
    outline = face(r, h)
    chin = sliver((-20, 32), (-2, 42), (20, 30), 1.6)
    tone(r, chin, "#7A3A2A", 0.7, 1, outline)
    for s in (-1, 1):
        mutton = blob([(s * 29 - 1, -8), (s * 36 - 1, 0), (s * 34 - 2, 20), (s * 22 - 3, 24), (s * 26 - 2, 8)])
        locks(r, mutton, fan([(s * 30, -6), (s * 34, 0)], [(s * 32, 8), (s * 32, 10)], [(s * 26, 22), (s * 22,
            20)], 5), WHISKERS, 3)
    for s in (-1, 1):
        whisker = blob([(-4, 15), (s * 12 - 4, 13), (s * 26 - 4, 9), (s * 34 - 4, 2), (s * 29 - 4, 16),
            (s * 14 - 4, 23), (-4, 20)])
        locks(r, whisker, fan([(-4, 15), (-4, 20)], [(s * 12 - 4, 13), (s * 14 - 4, 22)], [(s * 32 - 4, 4),
            (s * 29 - 4, 13)], 4), WHISKERS, 8)
    lens = skia.Path()
    lens.addCircle(10, -7, 11)
    ring = union(skia.Op(lens, oval(10, -7, 8.4, 8.4), skia.PathOp.kDifference_PathOp))
    tone(r, oval(10, -7, 9, 9), "#DCF4FF", 0.28, 0.6)
    r.part(ring, GOLD, 2, 1.2, 0.4, 1)
    tone(r, sliver((5, -10), (8, -14), (13, -13), 1.4), "#FFFFFF", 0.9, 0.5)
    r.part(limb([(19, -2), (30, 24), (22, 60)], 1.6), GOLD, 1, 1, 0.3, 0.7)
    crown = blob([(-30, -34), (-34, -82), (-24, -90), (26, -92), (36, -84), (30, -36)])
    r.part(crown, BLACK, 12, 1.2, 0.5, 1.3)
    tone(r, sliver((-25, -80), (-28, -60), (-22, -40), 3), "#B8C4E0", 0.55, 2, crown)
    r.part(within(blob([(-36, -48), (0, -42), (36, -50), (36, -36), (0, -30), (-36, -34)]), union(crown, oval(0,
        -36, 32, 6))), VELVET, 4, 1, 0.3, 1.2)
    r.part(blob([(-54, -34), (-34, -38), (0, -34), (34, -40), (54, -38), (38, -26), (0, -24), (-38, -24)]), BLACK,
        6, 1.2, 0.6, 1.3)
    sleeve = blob([(-92, 100), (-84, 62), (-66, 52), (-52, 62), (-56, 100)])
    r.part(sleeve, BLACK, 9, 1.1, 0.5, 1.3)
    r.part(blob([(-82, 58), (-66, 50), (-54, 58), (-58, 66), (-78, 66)]), LINEN, 4, 1, 0.4, 1.4)
    hand(r, -68, 46, h.skin, -8, 1.15)
    r.part(oval(-74, 20, 17, 17), GOLD, 4, 1.2, 0.5, 1.6)
    tone(r, oval(-74, 20, 12, 12), "#7A4B14", 0.35, 0.8)
    r.part(oval(-74, 20, 11, 11), GOLD, 2, 1.1, 0.2, 0.8)
    backlight(r, "#FFC878")


def cleric(r: Relief) -> None:
    """A gaunt elder with a long white beard, bowed deep in a pointed hood, a crook at the side."""
    robe = blob([(-34, -4), (34, -10), (68, 40), (84, 100), (-88, 100), (-70, 44)])
    r.part(robe, VIOLET, 24, 1.1, 0.4, 1.3)
    for k in range(6):
        fold = sliver((-50 + k * 22, 40), (-58 + k * 25, 70), (-64 + k * 28, 104), 4)
        tone(r, fold, "#1E0E38", 0.6, 2.5, robe)
    back = blob([
        (14, -95), (34, -78), (48, -44), (54, 0), (48, 44), (26, 70), (-30, 68), (-54, 40), (-60, -6), (-48, -46),
        (-18, -78),
    ])  # fmt: skip
    r.part(back, VIOLET, 18, 1.1, 0.5, 1.3)
    for k in range(3):
        tone(r, sliver((-34 + k * 8, -58 - k * 6), (-56 + k * 9, -10), (-46 + k * 10, 50), 3), "#22103E", 0.6, 2,
            back)
        tone(r, sliver((34 - k * 6, -66), (52 - k * 5, -10), (42 - k * 8, 50), 3), "#22103E", 0.6, 2, back)
    hole = blob([(4, -66), (26, -44), (37, -8), (34, 30), (18, 58), (-22, 58), (-40, 26), (-40, -14), (-24, -46)])
    r.part(hole, NIGHT, 6, 0.3, 0.2, 0)
    h = Head(-2, -2, 29, 40, 36, "#D2A07C", "#E6E2DA", "#7AB0E0", jaw=0.7, chin=0.3, turn=-0.25, brow=0.6, thick=5,
             opened=0.8, nose=1.35, lips=0.5, smile=0.0, gaunt=1.0, old=1.0, rosy=0.2)  # fmt: skip
    outline = face(r, h, False)
    tone(r, blob([(-50, -80), (50, -80), (44, -24), (0, -15), (-46, -26)]), NIGHT.ramp[0], 1.0, 3.5, hole)
    tone(r, blob([(12, -50), (44, -50), (44, 44), (22, 40)]), "#12081E", 0.7, 6, outline)
    rim = skia.Op(blob([
        (6, -76), (32, -54), (46, -10), (43, 36), (26, 68), (-30, 66), (-50, 30), (-50, -16), (-32, -54),
    ]), hole, skia.PathOp.kDifference_PathOp)  # fmt: skip
    r.part(rim, DEEP_VIOLET, 6, 1.3, 0.8, 1.2)
    r.part(within(stroked(hole, 2.6), rim), GOLD, 1.2, 1.1, 0.2, 0.5)
    beard = blob([
        (-30, 14), (-16, 28), (0, 26), (18, 28), (29, 12), (36, 40), (30, 70), (16, 96), (2, 104), (-14, 96),
        (-32, 72), (-38, 42),
    ])  # fmt: skip
    locks(r, beard, fan([(-30, 22), (28, 20)], [(-36, 56), (32, 56)], [(-12, 98), (12, 100)], 15), SILVER_HAIR, 4)
    for s in (-1, 1):
        x = -3
        lip = blob([(x, 24), (x + s * 12, 20), (x + s * 25, 28), (x + s * 28, 44), (x + s * 14, 35), (x, 30)])
        strokes = fan([(x, 24), (x, 29)], [(x + s * 12, 21), (x + s * 12, 30)], [(x + s * 27, 42), (x + s * 22,
            36)], 4)
        locks(r, lip, strokes, SILVER_HAIR, 6)
    pole = limb([(66, 104), (63, 20), (62, -40)], 7)
    curl = blob([
        (58, -40), (54, -70), (68, -88), (88, -84), (94, -64), (84, -52), (78, -58), (84, -66), (80, -76), (70, -76),
        (66, -64), (67, -40),
    ])  # fmt: skip
    r.part(union(pole, curl), BRASS, 3.5, 1.2, 0.6, 1.3)
    sleeve = blob([(40, 100), (42, 72), (58, 52), (78, 60), (82, 100)])
    r.part(sleeve, VIOLET, 9, 1.1, 0.5, 1.3)
    hand(r, 64, 50, "#C08F6C", 10, 1.05, True)
    backlight(r, "#E0A8FF")


def _mane(r: Relief) -> None:
    """Dark curls that fall wide over both shoulders."""
    mane = blob([
        (-16, -80), (16, -84), (44, -72), (62, -46), (60, -30), (76, -12), (70, 6), (84, 24), (74, 40), (82, 60),
        (66, 80), (48, 74), (34, 56), (-34, 58), (-46, 78), (-66, 84), (-82, 64), (-74, 46), (-86, 26), (-72, 8),
        (-78, -12), (-62, -30), (-62, -48), (-42, -70),
    ])  # fmt: skip
    strokes = [
        *fan([(-22, -74), (-52, -50)], [(-80, 0), (-56, 10)], [(-74, 74), (-40, 64)], 9),
        *fan([(22, -76), (52, -52)], [(78, 0), (56, 10)], [(72, 74), (40, 62)], 9),
    ]
    locks(r, mane, strokes, RAVEN, 7)
    for s in (-1, 1):
        for k in range(4):
            x, y = s * (62 + 6 * (k % 2)), -16 + k * 26
            curl = sliver((x - s * 16, y - 12), (x + s * 16, y), (x - s * 12, y + 16), 2.6)
            tone(r, curl, "#8A5A76", 0.5, 1.0, mane)
            tone(r, placed(curl, s * 3, 4), "#0C060C", 0.6, 1.2, mane)


def fortune_teller(r: Relief) -> None:
    """A young woman with a mane of dark curls, scarf and hoops, her face lit by the ball between her hands."""
    _mane(r)
    body = blob([(-24, 38), (24, 38), (60, 56), (78, 100), (-80, 100), (-62, 56)])
    r.part(body, INDIGO, 16, 1.1, 0.5, 1.3)
    neck = blob([(-13, 22), (13, 22), (15, 46), (28, 54), (0, 68), (-28, 54), (-15, 46)])
    r.part(neck, matt("#CB9068", 0.2, 0.03), 9, 1, 0.4, 1.4)
    tone(r, oval(2, 32, 16, 9), "#4A1E1E", 0.6, 4, neck)
    h = Head(0, -12, 28, 40, 34, "#DDA277", "#241619", "#3FA06A", jaw=0.7, chin=0.2, turn=-0.22, brow=-0.15,
        thick=2.2,
             opened=1.45, nose=0.72, lips=1.8, lip="#C81E40", smile=0.7, gaunt=0.0, old=0.0, rosy=1.0)  # fmt: skip
    outline = face(r, h)
    for s in (-1, 1):
        x, y = h.at(s * 0.44, -0.12)
        tone(r, sliver((x - 8, y + 3), (x, y - 6), (x + 8, y + 3), 2.4), "#5A2A86", 0.7, 1, outline)
        wing = sliver((x + s * 4, y + 3), (x + s * 9, y + 3), (x + s * 12, y - 2), 1.2)
        tone(r, wing, "#140C12", 0.95, 0.3, outline)
    tone(r, oval(-1, 44, 28, 24), "#7FF0FF", 0.2, 8, outline)
    scarf = blob([(-31, -26), (-32, -46), (-18, -66), (4, -72), (26, -62), (34, -42), (32, -28), (0, -38)])
    r.part(scarf, SILK, 10, 1.1, 0.6, 1.6)
    for k in range(4):
        tone(r, sliver((-28 + k * 4, -38 - k * 7), (2, -52 - k * 6), (30 - k * 2, -36 - k * 8), 1.6), "#4E0E38",
            0.65, 1, scarf)
    tail = blob([(30, -40), (48, -36), (60, -14), (56, 14), (46, -8), (32, -26)])
    r.part(tail, SILK, 6, 1.1, 0.6, 1.6)
    for k in range(7):
        x = -27 + k * 9
        r.part(oval(x, -29 - 8 * math.sin(math.pi * k / 6), 3.6, 4), GOLD, 2, 1.2, 0.5, 1)
    r.part(placed(blob([(0, -9), (6, 0), (0, 10), (-6, 0)]), -1, -42), matt("#D8303C", 0.9, 0), 4, 1.3, 0.4, 1.4)
    for s in (-1, 1):
        hoop = skia.Op(oval(s * 31, 14, 9, 11), oval(s * 31, 14, 6, 8), skia.PathOp.kDifference_PathOp)
        r.part(hoop, GOLD, 1.6, 1.2, 0.5, 1)
    for k in range(9):
        x = -24 + k * 6
        r.part(oval(x, 50 + 9 * math.sin(math.pi * k / 8), 2.6, 2.6), GOLD, 1.6, 1.2, 0.4, 0.8)
    for s in (-1, 1):
        sleeve = blob([(s * 84, 104), (s * 80, 80), (s * 60, 70), (s * 38, 86), (s * 30, 104)])
        r.part(sleeve, matt("#8A2A62", 0.25, 0.05), 8, 1.1, 0.5, 1.6)
    for s in (-1, 1):
        hand(r, s * 30, 80, "#DDA277", 28 * -s, 1.0, s < 0)
    r.part(oval(0, 66, 25, 25), GLASS, 16, 1.0, 0.4, 1.4)
    tone(r, oval(0, 66, 22, 22), "#E8FFFF", 0.55, 7, oval(0, 66, 25, 25))
    for k in range(3):
        swirl = sliver((-16, 60 + k * 7), (0 + k * 4, 50 + k * 12), (16, 64 + k * 4), 1.6)
        tone(r, swirl, "#2A5ACC", 0.55, 1.4, oval(0, 66, 24, 24))
    tone(r, oval(-8, 56, 6, 4), "#FFFFFF", 0.95, 1.2)
    backlight(r, "#8CE8FF")


def explorer(r: Relief) -> None:
    """A weathered pathfinder in profile-like turn, squinting far off along a brass spyglass, pack on the back."""
    roll = blob([(40, 10), (88, 4), (96, 20), (92, 38), (46, 44), (36, 28)])
    r.part(roll, CANVAS, 10, 1.1, 0.5, 1.3)
    for x in (54, 78):
        r.part(limb([(x, 6), (x + 6, 22), (x + 2, 42)], 4), LEATHER, 2, 1, 0.4, 1.2)
    body = blob([(-26, 36), (28, 34), (66, 50), (82, 100), (-72, 100), (-58, 56)])
    r.part(body, CANVAS, 18, 1.1, 0.5, 1.3)
    r.part(within(limb([(46, 30), (40, 70), (50, 104)], 10), body), LEATHER, 4, 1, 0.4, 1.2)
    r.part(blob([(-26, 60), (-4, 66), (0, 84), (-24, 82)]), matt("#7E6A40", 0.05, 0.08), 4, 1, 0.4, 1.2)
    h = Head(2, -4, 29, 40, 32, "#CC8A5C", "#5A3018", "#6A8A9A", jaw=0.9, chin=0.4, turn=-0.8, brow=0.55, thick=3.6,
             opened=0.6, nose=1.15, lips=0.8, smile=0.6, gaunt=0.5, old=0.35, rosy=0.5)  # fmt: skip
    neck = blob([(-14, 20), (20, 18), (24, 50), (-16, 50)])
    r.part(neck, matt("#B0734A", 0.1, 0.05), 8, 1, 0.4, 1.4)
    outline = face(r, h)
    stubble = blob([h.at(-0.98, 0.45), h.at(-0.4, 0.52), h.at(0.3, 0.5), h.at(0.9, 0.1), h.at(1.0, 0.7), h.at(0.4,
        1.1), h.at(-0.6, 1.1)])
    tone(r, stubble, "#4A2A18", 0.45, 3, outline)
    hair = blob([(24, -26), (36, -20), (40, 6), (34, 28), (26, 18), (29, 0), (24, -10)])
    locks(r, hair, fan([(26, -20), (36, -16)], [(34, 0), (38, 4)], [(28, 22), (36, 24)], 5), CHESTNUT, 2)
    scarf = blob([(-28, 38), (-6, 46), (24, 36), (34, 44), (20, 60), (-4, 66), (-30, 54)])
    r.part(scarf, SCARLET, 7, 1.1, 0.6, 1.6)
    r.part(blob([(-16, 54), (0, 58), (10, 92), (-8, 88), (-22, 78)]), SCARLET, 5, 1.1, 0.5, 1.4)
    crown = blob([(-28, -34), (-24, -66), (-8, -74), (4, -66), (20, -76), (34, -62), (36, -32)])
    r.part(crown, FELT, 12, 1.2, 0.5, 1.3)
    tone(r, sliver((-2, -70), (2, -56), (2, -40), 2.6), "#2E1A0C", 0.6, 2.4, crown)
    r.part(within(blob([(-40, -46), (4, -40), (44, -46), (44, -33), (4, -26), (-40, -32)]), crown), LEATHER, 3, 1,
        0.3, 1)
    brim = blob([(-74, -20), (-44, -38), (4, -34), (46, -38), (74, -44), (56, -22), (24, -20), (-12, -24), (-44,
        -16)])
    r.part(brim, FELT, 7, 1.2, 0.7, 1.3)
    tone(r, blob([(-30, -26), (30, -24), (30, -12), (-30, -14)]), "#1C0E08", 0.6, 4, outline)
    glass = [placed(rod((0, 0), (-34, 0), 12), -12, -4, 1, 14), placed(rod((0, 0), (-32, 0), 16), -42, -12, 1, 14),
        placed(rod((0, 0), (-20, 0), 21), -72, -20, 1, 14)]
    for k, part in enumerate(glass):
        r.part(part, (BRASS, LEATHER, BRASS)[k], 6, 1.2, 0.6, 1.6)
    sleeve = blob([(-60, 100), (-72, 50), (-62, 20), (-40, 18), (-30, 50), (-24, 100)])
    r.part(sleeve, CANVAS, 10, 1.1, 0.6, 1.3)
    hand(r, -52, 4, "#CC8A5C", -14, 1.1, True)
    backlight(r, "#C8FF9A")


CHARACTERS = {
    "businessperson": businessperson, "cleric": cleric, "fortune_teller": fortune_teller, "explorer": explorer,
}  # fmt: skip
