"""Bodies, dress and insignia that the gods and guardians of Ankh share. Units are sprite pixels; feet stand at y = 0,
shoulders at -108, the head's middle at -128.
"""

from __future__ import annotations

from collections.abc import Sequence

import skia

from assets.paint.base import Point, darker, lighter, oval, polygon, rounded
from assets.paint.relief import (
    GOLD,
    SHADE,
    Relief,
    Stuff,
    blob,
    limb,
    matt,
    metal,
    placed,
    rod,
    stroked,
    within,
)

BRONZE_SKIN = matt("#B4733F", 0.16, 0.03)
FAIR_SKIN = matt("#D49A62", 0.16, 0.03)
BLUE_SKIN = matt("#3F6FB4", 0.2, 0.03)
GREEN_SKIN = matt("#4F8F54", 0.16, 0.03)
BLACK_SKIN = matt("#3A3A4A", 0.3, 0.04)
LINEN = matt("#F0E6CE", 0.06, 0.12)
LAPIS = matt("#2A4FA0", 0.3, 0.08)
TURQUOISE = matt("#2FA7A0", 0.25, 0.08)
CARNELIAN = matt("#B8402C", 0.25, 0.08)
RED_CLOTH = matt("#B4352C", 0.08, 0.12)
HAIR = matt("#22202E", 0.25, 0.12)
ELECTRUM = metal("#EAD9A0", 0.8)
DISC = matt("#E2572C", 0.5, 0.03)
FEATHER = matt("#3FA39A", 0.1, 0.2)


def at(points: Sequence[Point], x: float, y: float, size: float = 1.0, flip: bool = False) -> list[Point]:
    """Points about the origin, brought to a place."""
    side = -1 if flip else 1
    return [(x + px * size * side, y + py * size) for px, py in points]


def legs(r: Relief, skin: Stuff) -> None:
    """Two bare legs in mid-stride, with sandals."""
    for points, foot in ((((-9, -58), (-14, -30), (-15, -6)), -15), (((9, -58), (12, -30), (16, -4)), 16)):
        r.part(limb(points, 15), skin, 6, 1.1)
        r.part(blob(at([(-9, -7), (4, -9), (15, -3), (14, 2), (-9, 2)], foot, 0)), skin, 3, 1.1, 0.4)
        r.part(rounded((foot - 10, 0, 26, 4), 2), GOLD, 1.5, 1, 0.3, 1)


def kilt(r: Relief, cloth: Stuff = LINEN, trim: Stuff = GOLD) -> None:
    """A pleated kilt with an apron and a broad belt."""
    shape = blob([(-22, -76), (22, -76), (29, -50), (26, -34), (0, -30), (-27, -34), (-29, -50)])
    r.part(shape, cloth, 9, 1.1)
    for k in range(-3, 4):
        seam = limb([(k * 5.5, -74), (k * 7, -54), (k * 8.4, -30)], 1.8)
        r.part(within(seam, shape), Stuff((cloth.ramp[0], cloth.ramp[1], cloth.ramp[1]), 0, 0), 1, 0.5, 0, 0)
    r.part(polygon([(-7, -76), (7, -76), (10, -30), (-10, -30)]), trim, 3, 1, 0.4, 1)
    for k in range(5):
        r.part(rod((-7, -68 + k * 8), (7, -68 + k * 8), 2.6), LAPIS if k % 2 else CARNELIAN, 1, 0.8, 0.1, 0)
    r.part(limb([(-23, -75), (0, -71), (23, -75)], 8), trim, 3, 1.1, 0.4, 1)


def chest(r: Relief, skin: Stuff) -> None:
    """A man's bare chest, broad in the shoulders."""
    body = blob([(-12, -112), (12, -112), (32, -106), (30, -90), (21, -72), (-21, -72), (-30, -90), (-32, -106)])
    r.part(body, skin, 10, 1.1)
    for side in (-1, 1):
        r.part(within(oval(side * 12, -95, 12, 8), body), skin, 6, 0.7, 0.15, 0)


def gown(r: Relief, cloth: Stuff, skin: Stuff, hem: Stuff = GOLD) -> None:
    """A woman's body in a sheath dress with straps, down to the ankles."""
    for side in (-1, 1):
        r.part(blob(at([(-7, -8), (5, -9), (12, -3), (11, 2), (-7, 2)], side * 9, 0)), skin, 3, 1.1)
    r.part(blob([(-10, -112), (10, -112), (27, -106), (22, -88), (-22, -88), (-27, -106)]), skin, 8, 1.1)
    dress = blob([(-20, -100), (-4, -92), (4, -92), (20, -100), (19, -80), (15, -70), (23, -50), (21, -8), (0, -4),
                  (-21, -8), (-23, -50), (-15, -70), (-19, -80)])  # fmt: skip
    r.part(dress, cloth, 10, 1.1)
    for k in range(6):
        band = limb([(-24, -60 + k * 10), (0, -55 + k * 10), (24, -60 + k * 10)], 2.4)
        r.part(within(band, dress), hem if k % 2 else LAPIS, 1.2, 0.7, 0.1, 0)
    r.part(within(limb([(-20, -74), (0, -70), (20, -74)], 7), dress), hem, 2.5, 1, 0.3, 0.8)
    r.part(limb([(-22, -9), (0, -5), (22, -9)], 5), hem, 2, 1, 0.3, 0.8)


def collar(r: Relief, wide: float = 27, y: float = -108) -> None:
    """A broad collar of four rows of beads."""
    for k, stuff in enumerate((GOLD, LAPIS, CARNELIAN, TURQUOISE, GOLD)):
        reach = wide - k * 4
        r.part(limb([(-reach, y), (0, y + 22 - k * 3.4), (reach, y)], 5), stuff, 2, 1, 0.25, 0.8)


def arm(r: Relief, points: Sequence[Point], skin: Stuff, width: float = 11, fist: bool = True) -> None:
    """A bare arm with an armlet and a bracelet."""
    r.part(limb(points, width), skin, width * 0.4, 1.1)
    (ax, ay), (bx, by), (cx, cy) = points
    far = max(1.0, ((cx - bx) ** 2 + (cy - by) ** 2) ** 0.5)
    ux, uy = (cx - bx) / far, (cy - by) / far
    r.part(rod((cx - ux * 8, cy - uy * 8), (cx - ux * 3, cy - uy * 3), width * 1.05, True), GOLD, 2, 1, 0.3, 0.9)
    mid = (ax * 0.55 + bx * 0.45, ay * 0.55 + by * 0.45)
    r.part(oval(*mid, width * 0.55, width * 0.34), GOLD, 1.8, 1, 0.3, 0.9)
    if fist:
        r.part(oval(cx, cy, width * 0.62, width * 0.62), skin, width * 0.3, 1.1)


def wig(r: Relief, x: float = 0, y: float = -128, cloth: Stuff = HAIR, stripe: Stuff | None = None) -> None:
    """The back and sides of a long wig, or of a striped head-cloth."""
    mass = blob(
        at([(-17, -12), (0, -21), (17, -12), (21, 8), (24, 30), (10, 34), (-10, 34), (-24, 30), (-21, 8)], x, y)
    )
    r.part(mass, cloth, 7, 1.1)
    for k in range(6):
        line = limb(at([(-25, -4 + k * 7), (0, -12 + k * 7.5), (25, -4 + k * 7)], x, y), 2.2)
        r.part(within(line, mass), stripe or tinted(cloth), 1, 0.6, 0, 0)


def tinted(stuff: Stuff) -> Stuff:
    """The same stuff a step lighter, for stripes and locks."""
    return matt(lighter(stuff.ramp[2], 0.22), 0.1, 0.05)


def lappets(r: Relief, cloth: Stuff, stripe: Stuff | None = None, y: float = -128) -> None:
    """The two ends of a wig or head-cloth that fall on the chest."""
    for side in (-1, 1):
        fall = blob(
            [(side * 12, y + 6), (side * 22, y + 8), (side * 23, y + 36), (side * 14, y + 42), (side * 10, y + 26)]
        )
        r.part(fall, cloth, 4, 1.1)
        for k in range(4):
            line = rod((side * 9, y + 14 + k * 7), (side * 25, y + 14 + k * 7), 2.2)
            r.part(within(line, fall), stripe or tinted(cloth), 1, 0.6, 0, 0)


def visage(r: Relief, skin: Stuff, y: float = -128, beard: bool = False) -> None:
    """A human face from the front: brows, painted eyes, nose, mouth, and the false beard of gods."""
    r.part(
        blob(at([(-11, -13), (0, -16), (11, -13), (13, 0), (9, 11), (0, 17), (-9, 11), (-13, 0)], 0, y)), skin, 6, 1.1
    )
    for side in (-1, 1):
        r.part(oval(side * 14, y + 1, 3, 5), skin, 2, 1, 0.2, 0.9)
        eye = polygon(at([(-4.4, 0.4), (-1, -2.4), (3, -1.4), (7, 0.6), (2, 2.2)], side * 5, y - 1, 1, side < 0))
        r.part(eye, matt("#F6EFE0", 0.2, 0), 1, 0.4, 0, 1.1)
        r.part(oval(side * 5, y - 1, 1.8, 1.9), SHADE, 0.8, 0.3, 0, 0)
        r.part(limb([(side * 1.5, y - 5), (side * 6, y - 7.4), (side * 11.5, y - 4)], 1.9), SHADE, 0.8, 0.4, 0, 0)
    r.part(blob([(-2, y - 3), (2, y - 3), (3.6, y + 5), (0, y + 6.5), (-3.6, y + 5)]), skin, 2, 1.2, 0.3, 0.4)
    r.part(blob([(-5, y + 9.4), (0, y + 8.4), (5, y + 9.4), (0, y + 12)]), matt("#8E3A30", 0.2, 0), 1.2, 0.8, 0, 0.5)
    if beard:
        r.part(polygon([(-4, y + 15), (4, y + 15), (5, y + 36), (-1, y + 40), (-5, y + 34)]), LAPIS, 2, 1.1, 0.4)
        for k in range(4):
            r.part(rod((-4, y + 19 + k * 4.6), (4, y + 18 + k * 4.6), 1.6), GOLD, 0.7, 0.8, 0, 0)


def sun_disc(r: Relief, x: float, y: float, radius: float, cobra: bool = True) -> None:
    """The sun in gold, with the rearing cobra in front."""
    r.part(oval(x, y, radius, radius), GOLD, radius * 0.3, 1, 0.4)
    r.part(oval(x, y, radius * 0.82, radius * 0.82), DISC, radius * 0.5, 1.2, 0.1, 0.8)
    if cobra:
        r.part(limb([(x, y + radius + 4), (x + 6, y + radius - 6), (x, y + radius - 13)], 4), GOLD, 1.6, 1.1, 0.4, 1)
        r.part(oval(x, y + radius - 14, 4.4, 5.4), GOLD, 2, 1.1, 0.3, 1)


def horns(r: Relief, x: float, y: float, size: float = 1.0) -> None:
    """A cow's horns that hold what stands between them."""
    for flip in (False, True):
        horn = blob(
            at([(3, 16), (14, 8), (22, -10), (20, -32), (27, -14), (24, 6), (12, 20), (2, 21)], x, y, size, flip)
        )
        r.part(horn, matt("#EFE2BE", 0.3, 0.05), 3 * size, 1.2)


def cobra(r: Relief, x: float, y: float, size: float = 1.0) -> None:
    """The uraeus on a brow."""
    r.part(blob(at([(-3, 6), (-5, -4), (0, -10), (5, -4), (3, 6)], x, y, size)), GOLD, 2 * size, 1.2, 0.4, 1)
    r.part(oval(x, y - 3 * size, 1.5 * size, 2.6 * size), CARNELIAN, 0.8, 1, 0, 0)


def was(r: Relief, x: float, top: float = -150, foot: float = 2) -> None:
    """A was sceptre: a straight staff, forked below, an animal's head at its top."""
    r.part(rod((x, foot), (x, top), 4.6), GOLD, 1.8, 1.1)
    r.part(limb([(x - 4, foot + 2), (x, foot - 8), (x + 4, foot + 2)], 3), GOLD, 1.2, 1, 0.3, 1)
    r.part(blob(at([(-4, 6), (-5, -6), (-9, -16), (-2, -10), (4, -12), (14, -2), (16, 4), (6, 2), (3, 8)],
           x, top)), GOLD, 2.4, 1.2, 0.4, 1.1)  # fmt: skip


def crook(r: Relief, x: float, y: float, turn: float) -> None:
    """The crook, its grip at (x, y)."""
    path = skia.Path()
    path.moveTo(0, 18)
    path.lineTo(0, -34)
    path.cubicTo(0, -52, 20, -50, 17, -34)
    path.cubicTo(16, -28, 10, -28, 10, -33)
    r.part(placed(stroked(path, 5), x, y, 1, turn), GOLD, 2, 1.1)
    for k in range(5):
        r.part(placed(rod((-2.4, 12 - k * 11), (2.4, 12 - k * 11), 4, True), x, y, 1, turn), LAPIS, 1, 1, 0, 0)


def flail(r: Relief, x: float, y: float, turn: float) -> None:
    """The flail, its grip at (x, y)."""
    r.part(placed(rod((0, 18), (0, -36), 4.6), x, y, 1, turn), GOLD, 1.8, 1.1)
    for k, lean in enumerate((-6, 2, 10)):
        strand = limb([(0, -36), (10 + lean, -36), (15 + lean, -14 + k * 2)], 3.4)
        r.part(placed(strand, x, y, 1, turn), LAPIS if k % 2 else CARNELIAN, 1.4, 1, 0.3, 0.9)


def wings(r: Relief, span: float = 74, y: float = -92, stuffs: Sequence[Stuff] = (TURQUOISE, LAPIS, CARNELIAN)) -> None:
    """Two spread wings of long feathers, in three rows."""
    for flip in (False, True):
        for row, stuff in enumerate(stuffs):
            count = 8 - row
            for k in range(count):
                share = k / (count - 1)
                length = (span - row * 19) * (1 - 0.18 * share)
                turn = 62 + share * 92
                quill = blob([(-5, 0), (-6, -length * 0.6), (0, -length), (6, -length * 0.6), (5, 0)])
                x = 18 + (1 - share) * 6
                root = placed(quill, x, y + share * 14, 1, turn)
                r.part(placed(root, 0, 0, 1, 0, flip), stuff, 2.6, 1.1, 0.25, 1)
        bone = blob([(8, -12), (30, -15), (56, 2), (60, 10), (40, 4), (10, 6)])
        r.part(placed(placed(bone, 4, y), 0, 0, 1, 0, flip), GOLD, 4, 1.1, 0.4, 1)


def wrappings(r: Relief, shape: skia.Path, cloth: Stuff, top: float, foot: float, step: float = 8) -> None:
    """Linen bands across a wrapped body, each way in turn."""
    r.part(shape, cloth, 11, 1.1)
    dark = matt(darker(cloth.ramp[2], 0.35), 0, 0)
    y, k = top, 0
    while y < foot:
        tilt = 9 if k % 2 else -9
        r.part(within(limb([(-40, y - tilt), (0, y + 3), (40, y + tilt)], 1.8), shape), dark, 0.9, 0.5, 0, 0)
        y, k = y + step, k + 1
