"""The twelve enemies of the field (5.10). Units are sprite pixels; feet stand at y = 0. Each is flesh and bone of its
own shape, so that it is known by its outline alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import skia

from assets.paint.base import Point, oval, polygon
from assets.paint.relief import BONE, SHADE, Relief, Stuff, blob, limb, matt, placed, rod, stroked, within

Beast = Callable[[Relief], None]
FLESH, DARK_FLESH, PALE = matt("#B0343A", 0.4, 0.2), matt("#6E1A26", 0.3, 0.2), matt("#E2A08E", 0.25, 0.12)
SINEW, GUMS = matt("#D8705E", 0.35, 0.16), matt("#7E1830", 0.5, 0.1)
OLD = matt("#D9C59A", 0.12, 0.16)
SLIME, BILE = matt("#9DAF4A", 0.7, 0.06), matt("#D8C23A", 0.7, 0.05)
VIOLET, BRUISE = matt("#7A4A86", 0.35, 0.14), matt("#4E3A62", 0.3, 0.16)
EMBER = matt("#FFB43A", 0.9, 0.0)
CHITIN = matt("#3E3440", 0.6, 0.1)


def mirrored(points: Sequence[Point], side: int) -> list[Point]:
    """The points, or their picture in a mirror for side -1."""
    return [(x * side, y) for x, y in points]


def eye(r: Relief, x: float, y: float, size: float, iris: Stuff = EMBER, slit: bool = True) -> None:
    """A wet eye in a dark socket."""
    r.part(oval(x, y, size * 1.35, size * 1.2), SHADE, size * 0.5, 0.6, 0, 0.8)
    r.part(oval(x, y, size, size), iris, size * 0.5, 1.2, 0, 0)
    if slit:
        r.part(oval(x, y, size * 0.25, size * 0.8), SHADE, 0.6, 0.4, 0, 0)


def teeth(r: Relief, row: Sequence[Point], long: float, down: bool = True) -> None:
    """A row of teeth whose roots stand at the points."""
    for i, (x, y) in enumerate(row):
        size = long * (1.25 if i % 3 == 0 else 0.85)
        tip = y + (size if down else -size)
        r.part(polygon([(x - long * 0.34, y), (x + long * 0.34, y), (x, tip)]), BONE, 1.4, 1.2, 0.25, 0.9)


def strands(r: Relief, shape: skia.Path, box: tuple[float, float, float, float], count: int, bow: float = 8) -> None:
    """Furrows of muscle across a shape."""
    x, y, wide, high = box
    for k in range(count):
        at = y + high * (k + 0.5) / count
        line = limb([(x, at - bow), (x + wide / 2, at + bow), (x + wide, at - bow)], 1.5)
        r.part(within(line, shape), DARK_FLESH, 0.8, 0.5, 0, 0)


def quills(r: Relief, roots: Sequence[tuple[float, float, float, float]], stuff: Stuff = BONE) -> None:
    """Spines: x, y, turn in degrees from upright, length."""
    for x, y, turn, long in roots:
        spine = polygon([(-3.4, 2), (0, -long), (3.4, 2)])
        r.part(placed(spine, x, y, 1, turn), stuff, 1.6, 1.2, 0.3, 0.9)


def legs(r: Relief, paws: Sequence[tuple[Point, Point, Point]], width: float, stuff: Stuff, claw: bool = True) -> None:
    """Bent legs from hip over knee to foot, with claws of bone."""
    for hip, knee, foot in paws:
        r.part(limb([hip, knee], width * 1.2), stuff, width * 0.5, 1.1)
        r.part(limb([knee, foot], width * 0.82), stuff, width * 0.4, 1.1)
        r.part(oval(foot[0] + 3, foot[1], width * 0.8, width * 0.45), stuff, width * 0.3, 1.1)
        for k in range(3 if claw else 0):
            x = foot[0] + width * (0.25 + 0.35 * k) - 2
            r.part(
                polygon([(x - 2.4, foot[1] - 1), (x + 2.4, foot[1] - 1), (x + 3.4, foot[1] + 6)]), BONE, 1, 1, 0.2, 0.8
            )


# ---------------------------------------------------------------- the pack
def kynodon(r: Relief) -> None:
    """A flayed hound at the run: ribs through the flesh, a jaw of bone."""
    r.part(limb([(-62, -62), (-92, -84), (-84, -112)], 9), FLESH, 4, 1.1)
    legs(r, (((-46, -52), (-62, -26), (-50, 0)), ((34, -48), (26, -24), (44, 0))), 13, DARK_FLESH)
    body = blob([(-66, -70), (-40, -88), (0, -88), (36, -92), (54, -70), (44, -44), (8, -40), (-24, -48), (-58, -46)])
    r.part(body, FLESH, 13, 1.15)
    strands(r, body, (-64, -86, 116, 44), 6)
    for k in range(5):
        rib = limb([(-20 + k * 12, -82), (-12 + k * 12, -64), (-22 + k * 12, -46)], 4.4)
        r.part(within(rib, body), OLD, 1.8, 1.1, 0.4, 0.9)
    legs(r, (((-34, -50), (-44, -24), (-28, 0)), ((46, -52), (54, -26), (68, -2))), 14, FLESH)
    quills(r, [(-44 + k * 14, -84 - 3 * math.sin(k), -26 + k * 2, 20 + 5 * (k % 2)) for k in range(7)], OLD)
    neck = blob([(28, -92), (52, -122), (74, -116), (64, -84), (46, -66)])
    r.part(neck, FLESH, 9, 1.15)
    strands(r, neck, (30, -118, 44, 40), 4, -6)
    for side in (0, 9):
        r.part(polygon([(52 + side, -124), (48 + side, -152), (66 + side, -128)]), DARK_FLESH, 3, 1.1)
    r.part(blob([(60, -104), (84, -98), (108, -90), (104, -82), (78, -84), (62, -90)]), OLD, 5, 1.1)
    teeth(r, [(78 + k * 7, -90) for k in range(4)], 8, False)
    skull_ = blob([(50, -122), (70, -130), (88, -122), (114, -112), (116, -102), (92, -100), (66, -98), (52, -106)])
    r.part(skull_, BONE, 7, 1.2)
    teeth(r, [(80 + k * 8, -102) for k in range(5)], 10)
    r.part(oval(110, -109, 4, 3), SHADE, 1, 0.8, 0, 0)
    eye(r, 74, -117, 5.4)


def myomita(r: Relief) -> None:
    """A mite that is all muscle: a fist with legs and a round mouth of teeth."""
    for side in (-1, 1):
        for k in range(3):
            hip, knee = (side * (20 - k * 3), -40 + k * 8), (side * (58 + k * 5), -70 + k * 24)
            foot = (side * (66 + k * 8), -14 + k * 7)
            r.part(limb([hip, knee], 9), DARK_FLESH, 3.6, 1.1)
            r.part(limb([knee, foot], 6), SINEW, 2.6, 1.1)
            r.part(
                polygon([(foot[0] - 4, foot[1] - 2), (foot[0] + 4, foot[1] - 2), (foot[0] + side * 6, foot[1] + 12)]),
                BONE,
                1.4,
                1,
            )
    body = blob([(-48, -44), (-40, -78), (0, -92), (40, -78), (48, -44), (34, -14), (0, -6), (-34, -14)])
    r.part(body, FLESH, 16, 1.2)
    for k in range(-3, 4):
        line = limb([(k * 16, -96), (k * 10, -60), (k * 15, -2)], 2.2)
        r.part(within(line, body), DARK_FLESH, 1, 0.6, 0, 0)
    r.part(oval(0, -42, 27, 24), GUMS, 7, -0.9, 0, 1.4)
    r.part(oval(0, -42, 15, 13), SHADE, 5, -0.6, 0, 0)
    for k in range(12):
        turn = math.radians(k * 30)
        spike = polygon([(-4, 0), (4, 0), (0, 13)])
        r.part(placed(spike, math.cos(turn) * 25, -42 + math.sin(turn) * 22, 1, k * 30 + 90), BONE, 1.3, 1.2, 0.2, 0.8)
    for x, y, size in ((-24, -76, 6), (-8, -84, 4.5), (10, -84, 4.5), (25, -76, 6)):
        eye(r, x, y, size, EMBER, False)


# ---------------------------------------------------------------- the archers
def ungulus(r: Relief) -> None:
    """A hoofed thing that throws its quills: a deer's body, a fan of spines for a head."""
    legs(r, (((-40, -54), (-48, -28), (-42, 0)), ((26, -54), (30, -28), (24, 0))), 9, BRUISE, False)
    body = blob([(-56, -66), (-34, -86), (10, -88), (36, -78), (34, -54), (0, -48), (-42, -48)])
    r.part(body, VIOLET, 12, 1.15)
    legs(r, (((-30, -52), (-34, -26), (-26, 0)), ((34, -56), (44, -30), (38, 0))), 10, VIOLET, False)
    for x in (-42, 24, -26, 38):
        r.part(polygon([(x - 7, -8), (x + 8, -8), (x + 10, 2), (x - 8, 2)]), CHITIN, 2.4, 1.1, 0.3, 1)
    quills(r, [(-50 + k * 11, -80 - 6 * math.sin(k * 0.6), -62 + k * 9, 46 + 8 * (k % 2)) for k in range(8)])
    r.part(limb([(26, -74), (48, -92), (54, -120)], 17), VIOLET, 7, 1.15)
    for k in range(9):
        quills(r, [(54, -126, -66 + k * 15, 48 - abs(k - 4) * 3)])
    head = blob([(40, -128), (54, -138), (70, -130), (86, -112), (80, -104), (60, -110), (44, -114)])
    r.part(head, BRUISE, 6, 1.2)
    r.part(oval(81, -108, 4.5, 3), SHADE, 1, 0.6, 0, 0)
    eye(r, 63, -123, 5, matt("#9CF0E0", 0.9, 0))


def spirulex(r: Relief) -> None:
    """A snail of gut: a coil on its back, a funnel that spits."""
    foot = blob([(-84, -6), (-60, -26), (20, -30), (62, -34), (84, -14), (78, 0), (-70, 2)])
    r.part(foot, SINEW, 9, 1.1)
    for k in range(12):
        line = rod((-74 + k * 13, -24), (-80 + k * 13, 2), 2)
        r.part(within(line, foot), DARK_FLESH, 0.8, 0.5, 0, 0)
    for k, size in enumerate((58, 45, 32, 20, 10)):
        r.part(oval(-18 + k * 4, -66 + k * 3, size, size * 0.94), FLESH if k % 2 else PALE, 9 - k, 1.1, 0.35, 1.4)
    quills(r, [(-62, -92, -44, 18), (-44, -112, -24, 20), (-18, -122, -2, 20), (10, -116, 20, 18)], OLD)
    r.part(limb([(48, -26), (74, -50), (66, -92)], 19), SINEW, 8, 1.15)
    funnel = blob([(50, -96), (60, -122), (92, -128), (100, -108), (84, -92)])
    r.part(funnel, GUMS, 6, 1.2)
    r.part(placed(oval(0, 0, 15, 9), 92, -118, 1, 62), SHADE, 4, -0.8, 0, 1)
    for x, y, size in ((104, -116, 6), (114, -106, 4), (112, -126, 4.6)):
        r.part(oval(x, y, size, size), SLIME, size * 0.5, 1.3, 0.2, 0.8)
    for x, y in ((44, -110), (60, -132)):
        r.part(rod((58, -102), (x, y), 4), SINEW, 1.6, 1)
        eye(r, x, y, 5, SLIME, False)


def tendrilla(r: Relief) -> None:
    """A stalk with a flower of hooks: arms that reach and drag."""
    for k, (x, y) in enumerate(((-84, -4), (-52, 2), (52, 2), (84, -4), (0, 6))):
        r.part(limb([(0, -30), (x * 0.5, -26), (x, y)], 12 - k % 2 * 2), DARK_FLESH, 5, 1.1)
    r.part(blob([(-24, -20), (-18, -84), (0, -104), (18, -84), (24, -20), (0, -8)]), VIOLET, 10, 1.15)
    for k in range(6):
        r.part(limb([(-22, -30 - k * 11), (0, -24 - k * 11), (22, -30 - k * 11)], 2.6), BRUISE, 1, 0.6, 0, 0)
    for side in (-1, 1):
        for (mx, my), (tx, ty) in (((70, -70), (92, -128)), ((96, -48), (108, -86)), ((34, -130), (48, -166))):
            arm = skia.Path()
            arm.moveTo(side * 12, -84)
            arm.quadTo(side * mx, my, side * tx, ty)
            r.part(stroked(arm, 9), SINEW, 4, 1.1)
            hook = skia.Path()
            hook.moveTo(side * tx, ty)
            hook.cubicTo(side * (tx + 2), ty - 22, side * (tx - 26), ty - 24, side * (tx - 24), ty - 2)
            r.part(stroked(hook, 6), BONE, 2.4, 1.2)
    for k in range(7):
        petal = blob([(-9, 0), (0, -34), (9, 0), (0, 8)])
        r.part(placed(petal, 0, -102, 1, -78 + k * 26), FLESH, 4, 1.15, 0.4)
    r.part(oval(0, -102, 19, 17), GUMS, 6, 1.1)
    eye(r, 0, -102, 10)


def anaxil(r: Relief) -> None:
    """A chorister: a robe of skin, three throats open in song, a ring of bone about its head."""
    for k in range(11):
        turn = math.radians(-190 + k * 20)
        quills(r, [(math.cos(turn) * 42, -128 + math.sin(turn) * 42, -100 + k * 20, 20)], OLD)
    r.part(stroked(oval(0, -128, 42, 42), 5), OLD, 2.4, 1.2)
    robe = blob([(-22, -112), (22, -112), (46, -62), (60, -4), (0, 6), (-60, -4), (-46, -62)])
    r.part(robe, PALE, 14, 1.1)
    for k in range(-4, 5):
        fold = limb([(k * 5, -104), (k * 9, -56), (k * 13, 4)], 2.2)
        r.part(within(fold, robe), SINEW, 1, 0.6, 0, 0)
    for side in (-1, 1):
        r.part(limb(mirrored([(22, -98), (56, -92), (66, -128)], side), 10), PALE, 4.4, 1.1)
        for k in range(4):
            r.part(rod((side * 66, -130), (side * (58 + k * 7), -150 + abs(k - 1.5) * 4), 3.6), OLD, 1.4, 1)
    head = blob([(-22, -124), (-18, -152), (0, -160), (18, -152), (22, -124), (10, -104), (-10, -104)])
    r.part(head, PALE, 9, 1.2)
    for x, y, size in ((0, -118, 9), (-22, -84, 8), (22, -84, 8)):
        r.part(oval(x, y, size, size * 1.25), GUMS, 3, 1.0, 0.2, 1.2)
        r.part(oval(x, y + 1, size * 0.66, size * 0.9), SHADE, 2.4, -0.6, 0, 0)
        teeth(r, [(x - 4 + k * 4, y - size * 1.05) for k in range(3)], 5)
    for side in (-1, 1):
        lid = limb([(side * 15, -140), (side * 8, -134), (side * 3, -139)], 2.6)
        r.part(lid, SHADE, 0.8, 0.5, 0, 0)


# ---------------------------------------------------------------- the crawlers
def phagoris(r: Relief) -> None:
    """A leech as thick as an arm, reared up, its sucker open."""
    coil = skia.Path()
    coil.moveTo(-86, -12)
    coil.cubicTo(-40, -44, 60, -16, 44, -48)
    coil.cubicTo(26, -78, -34, -58, -22, -104)
    coil.cubicTo(-16, -126, 8, -134, 34, -130)
    for width, stuff in ((40, BRUISE), (34, VIOLET)):
        r.part(stroked(coil, width), stuff, width * 0.32, 1.1, 0.5)
    body = stroked(coil, 34)
    dash = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=44)
    dash.setPathEffect(skia.DashPathEffect.Make([2.4, 9], 0))
    rings = skia.Path()
    dash.getFillPath(coil, rings)
    r.part(within(rings, body), BRUISE, 0.8, 0.5, 0, 0)
    r.part(placed(oval(0, 0, 33, 24), 48, -128, 1, 72), GUMS, 8, 1.1)
    r.part(placed(oval(0, 0, 21, 14), 52, -127, 1, 72), SHADE, 6, -0.7, 0, 0)
    for k in range(11):
        turn = k * math.tau / 11
        x, y = 51 + math.cos(turn) * 15, -127 + math.sin(turn) * 25
        r.part(
            placed(polygon([(-3.4, 0), (3.4, 0), (0, 11)]), x, y, 1, math.degrees(turn) + 90), BONE, 1.2, 1.1, 0.2, 0.7
        )
    for x, y, size in ((78, -96, 4.6), (72, -82, 3.4), (76, -68, 5)):
        r.part(blob([(x - size, y), (x, y - size * 1.8), (x + size, y), (x, y + size)]), SLIME, 2, 1.2, 0.2, 0.8)


def rupturon(r: Relief) -> None:
    """A bladder on stubs, swollen to bursting, its seams alight."""
    legs(r, (((-34, -24), (-46, -14), (-48, 0)), ((34, -24), (44, -14), (46, 0)), ((-8, -18), (-10, -10), (-12, 4)),
             ((14, -18), (16, -10), (18, 4))), 12, DARK_FLESH)  # fmt: skip
    sack = blob([(-62, -58), (-54, -104), (-16, -132), (26, -130), (60, -98), (64, -52), (36, -18), (-34, -18)])
    r.part(sack, FLESH, 22, 1.25)
    for points in (
        ((-62, -60), (-10, -76), (64, -62)),
        ((-34, -20), (-14, -72), (-16, -132)),
        ((36, -20), (26, -80), (26, -130)),
    ):
        r.part(within(limb(list(points), 8), sack), DARK_FLESH, 2, 0.7, 0, 0)
        r.part(within(limb(list(points), 3.6), sack), EMBER, 1.4, 1.0, 0, 0)
    for x, y, size in ((-40, -90, 13), (44, -84, 11), (6, -104, 15), (-18, -42, 12), (40, -40, 9), (-48, -50, 8)):
        r.part(oval(x, y, size, size), BILE, size * 0.6, 1.4, 0.3, 1.2)
    r.part(limb([(-6, -130), (-14, -150), (2, -166)], 9), DARK_FLESH, 4, 1.1)
    r.part(oval(3, -167, 6, 6), EMBER, 3, 1.4, 0.2, 0.8)
    mouth = limb([(-22, -62), (4, -52), (30, -64)], 7)
    r.part(mouth, SHADE, 2, -0.6, 0, 0)
    teeth(r, [(-16 + k * 9, -61 + (4 - abs(k - 2) * 1.5)) for k in range(5)], 7)
    for side in (-1, 1):
        eye(r, 4 + side * 18, -78, 6.5)


def osteodon(r: Relief) -> None:
    """A bruiser plated in bone: a skull like a ram, shoulders like a wall."""
    legs(r, (((-48, -46), (-58, -24), (-52, 0)), ((42, -44), (46, -22), (50, 0))), 19, DARK_FLESH)
    body = blob([(-76, -60), (-62, -104), (-10, -122), (50, -108), (72, -72), (62, -38), (0, -28), (-60, -34)])
    r.part(body, FLESH, 16, 1.1)
    for k in range(6):
        plate = blob([(-24, -10), (0, -20), (24, -10), (26, 16), (0, 22), (-26, 16)])
        x, y = (-54, -20, 16, 46, -40, 4)[k], (-84, -104, -104, -84, -56, -66)[k]
        r.part(placed(plate, x, y, 0.92), OLD, 6, 1.2, 0.55, 1.4)
    quills(r, [(-60, -98, -34, 26), (-28, -116, -16, 30), (8, -120, 4, 30), (40, -108, 22, 26)])
    legs(r, (((-30, -40), (-36, -20), (-28, 2)), ((58, -42), (70, -22), (72, 0))), 20, FLESH)
    head = blob([(34, -92), (60, -104), (92, -92), (104, -66), (94, -44), (66, -40), (42, -52)])
    r.part(head, BONE, 9, 1.2)
    for side, tip in ((0, (30, -50)), (16, (52, -36))):
        horn = skia.Path()
        horn.moveTo(56 + side, -98)
        horn.cubicTo(40 + side, -138, 0 + side, -106, *tip)
        r.part(stroked(horn, 13), OLD, 5, 1.2)
        r.part(stroked(horn, 5), BONE, 2, 1.2, 0, 0)
    teeth(r, [(68 + k * 8, -44) for k in range(4)], 12)
    r.part(oval(100, -62, 4, 5.5), SHADE, 1.4, -0.5, 0, 0)
    eye(r, 80, -78, 6.4)


def cranix(r: Relief) -> None:
    """A leaper: a man's skull between two sickle legs, crouched to spring."""
    for side in (-1, 1):
        r.part(limb(mirrored([(18, -52), (84, -112)], side), 13), SINEW, 5, 1.1)
        r.part(limb(mirrored([(84, -112), (76, -4)], side), 9), DARK_FLESH, 3.6, 1.1)
        blade = blob(mirrored([(74, -30), (82, -28), (94, 4), (72, 10)], side))
        r.part(blade, BONE, 2.6, 1.2)
        r.part(oval(side * 84, -112, 11, 11), OLD, 4, 1.2)
        r.part(limb(mirrored([(14, -40), (40, -46), (36, -6)], side), 8), SINEW, 3, 1.1)
    spine = skia.Path()
    spine.moveTo(0, -20)
    spine.cubicTo(10, 4, -46, 14, -60, -10)
    r.part(stroked(spine, 10), OLD, 4, 1.1)
    r.part(blob([(-24, -60), (24, -60), (18, -22), (0, -14), (-18, -22)]), FLESH, 8, 1.15)
    for k in range(4):
        r.part(limb([(-20 + k, -52 + k * 9), (0, -45 + k * 9), (20 - k, -52 + k * 9)], 3.6), OLD, 1.4, 1.1, 0.4, 0.9)
    dome = blob([(-34, -92), (-30, -126), (0, -142), (30, -126), (34, -92), (22, -76), (-22, -76)])
    r.part(dome, BONE, 12, 1.2)
    jaw = blob([(-20, -78), (20, -78), (15, -58), (0, -53), (-15, -58)])
    r.part(jaw, OLD, 4, 1.1)
    teeth(r, [(-15 + k * 6, -78) for k in range(6)], 9)
    r.part(polygon([(-5, -84), (5, -84), (0, -96)]), SHADE, 1.2, -0.6, 0, 0)
    for side in (-1, 1):
        r.part(oval(side * 14, -103, 10.5, 11), SHADE, 4, -0.8, 0, 0)
        eye(r, side * 14, -102, 4.6, EMBER, False)
    crack = limb([(6, -140), (0, -128), (9, -120), (2, -112)], 1.8)
    r.part(crack, SHADE, 0.6, 0.4, 0, 0)


def sclerid(r: Relief) -> None:
    """A guardian: a crab that carries a wall of bone before it."""
    for side in (-1, 1):
        for k in range(3):
            hip, knee = (side * 30, -40 + k * 6), (side * (78 + k * 6), -62 + k * 20)
            foot = (side * (92 + k * 4), -10 + k * 6)
            r.part(limb([hip, knee], 11), CHITIN, 4, 1.1)
            r.part(limb([knee, foot], 8), CHITIN, 3, 1.1)
    r.part(blob([(-66, -50), (-54, -96), (0, -118), (54, -96), (66, -50), (40, -26), (-40, -26)]), BRUISE, 14, 1.15)
    for side in (-1, 1):
        r.part(rod((side * 18, -104), (side * 24, -128), 6), BRUISE, 2.4, 1)
        eye(r, side * 25, -132, 7, matt("#F0E070", 0.9, 0))
    shield = blob(
        [(-58, -76), (-30, -92), (0, -96), (30, -92), (58, -76), (54, -36), (30, -6), (0, 4), (-30, -6), (-54, -36)]
    )
    r.part(shield, OLD, 10, 1.15)
    for k in range(5):
        line = limb([(-54 + k * 27, -84 + abs(k - 2) * 5), (-40 + k * 20, -46), (-24 + k * 12, -4)], 3)
        r.part(within(line, shield), matt("#8A6E42", 0.05, 0.1), 1, 0.6, 0, 0)
    for x, y in ((-36, -66), (0, -72), (36, -66), (-24, -34), (24, -34)):
        r.part(oval(x, y, 7, 7), BONE, 3, 1.3, 0.4, 1)
    r.part(stroked(shield, 6), BONE, 2.4, 1.1, 0, 0)
    for side in (-1, 1):
        claw = blob(mirrored([(56, -60), (86, -84), (104, -116), (84, -112), (78, -98), (80, -122), (62, -104)], side))
        r.part(claw, BONE, 6, 1.2)


def tabanix(r: Relief) -> None:
    """A fly of the herds: wings of torn skin, a lance for a mouth."""
    for side in (-1, 1):
        for turn, size in ((-58, 1.0), (-24, 0.78)):
            wing = blob([(0, 6), (-18, -40), (-12, -92), (6, -104), (20, -76), (16, -30)])
            shape = placed(wing, side * 10, -72, size, side * -turn, side < 0)
            r.part(shape, matt("#E8B8A6", 0.5, 0.1), 3, 0.6, 0.3, 1)
            for k in (-1, 1):
                vein = placed(
                    limb([(2, 0), (k * 8, -46), (k * 6 + 2, -92)], 2), side * 10, -72, size, side * -turn, side < 0
                )
                r.part(within(vein, shape), DARK_FLESH, 0.8, 0.5, 0, 0)
    for side in (-1, 1):
        for k in range(3):
            knee, foot = (side * (46 + k * 8), -52 + k * 12), (side * (52 + k * 12), -14 + k * 8)
            r.part(limb([(side * 12, -56 + k * 6), knee, foot], 4.4), CHITIN, 1.8, 1)
    tail = blob([(-18, -60), (18, -60), (24, -30), (12, 2), (0, 10), (-12, 2), (-24, -30)])
    r.part(tail, CHITIN, 9, 1.15)
    for k in range(5):
        r.part(
            within(limb([(-26, -46 + k * 11), (0, -39 + k * 11), (26, -46 + k * 11)], 4), tail), BILE, 1.6, 1.0, 0, 0
        )
    r.part(blob([(-22, -84), (22, -84), (26, -64), (0, -52), (-26, -64)]), BRUISE, 8, 1.2)
    r.part(oval(0, -98, 22, 17), CHITIN, 8, 1.15)
    for side in (-1, 1):
        r.part(oval(side * 18, -102, 14, 16), matt("#B3262E", 0.9, 0.05), 6, 1.3, 0.4, 1.2)
        r.part(oval(side * 14, -109, 4, 4.6), PALE, 2, 1, 0, 0)
    lance = polygon([(-5, -94), (5, -94), (1.4, -38), (0, -24), (-1.4, -38)])
    r.part(lance, BONE, 2, 1.2)


BEASTS: dict[str, Beast] = {
    "kynodon": kynodon, "myomita": myomita, "ungulus": ungulus, "spirulex": spirulex, "tendrilla": tendrilla,
    "anaxil": anaxil, "phagoris": phagoris, "rupturon": rupturon, "osteodon": osteodon, "cranix": cranix,
    "sclerid": sclerid, "tabanix": tabanix,
}  # fmt: skip
