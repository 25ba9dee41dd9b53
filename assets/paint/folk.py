"""People from head to foot: bodies, garments, cloaks, arms that reach where they are told, what hands hold.
Units are those of heads: eyes at the origin, shoulders at 21, hips at 70, feet at 146.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import skia

from assets.paint import heads
from assets.paint.base import Point, darker, lighter, oval, polygon
from assets.paint.heads import Look
from assets.paint.relief import blob, limb, union, within
from assets.paint.stage import Part, Stage
from assets.paint.things import THINGS

UPPER, FORE = 26.0, 24.0
HEAD = 1.12


@dataclass(frozen=True)
class Held:
    """A thing in a hand: its name, how it is turned, how large, its colour."""

    name: str
    turn: float = 0.0
    size: float = 1.0
    colour: str = ""


@dataclass(frozen=True)
class Body:
    """Who stands there: garment with its two colours and trim, hands (relative to the eyes, None: hanging), what they
    hold, a cloak's colour, the build, legs' stance.
    """

    head: Look
    garb: str = "tunic"
    cloth: str = "#6A5A4A"
    under: str = "#D8CDB4"
    trim: str = "#D9A441"
    left: Point | None = None
    right: Point | None = None
    lheld: Held | None = None
    rheld: Held | None = None
    cloak: str = ""
    build: float = 1.0
    stride: float = 0.0
    bare: bool = False


def _elbow(a: Point, b: Point, side: float) -> Point:
    """The elbow of an arm from a to b, bent outwards."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = max(6.0, min(math.hypot(dx, dy), UPPER + FORE - 0.5))
    along = (UPPER**2 - FORE**2 + far**2) / (2 * far)
    out = math.sqrt(max(0.0, UPPER**2 - along**2))
    ux, uy = dx / max(1e-6, math.hypot(dx, dy)), dy / max(1e-6, math.hypot(dx, dy))
    first = (a[0] + ux * along - uy * out * side, a[1] + uy * along + ux * out * side)
    second = (a[0] + ux * along + uy * out * side, a[1] + uy * along - ux * out * side)
    x, y = max(first, second, key=lambda p: p[0] * -side * 0.6 + p[1] * 0.6)
    most = abs(a[0]) + 9
    return max(-most, min(most, x)), y


def _arm(s: Stage, it: Body, side: int, hand: Point, held: Held | None) -> None:
    """``side`` -1: the arm at the picture's left."""
    b = it.build
    shoulder = (side * 18.5 * b, 26.0)
    reach = math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1])
    if reach > UPPER + FORE:
        k = (UPPER + FORE) / reach
        hand = (shoulder[0] + (hand[0] - shoulder[0]) * k, shoulder[1] + (hand[1] - shoulder[1]) * k)
    elbow = _elbow(shoulder, hand, -side)
    metal = it.garb in ("plate", "lamellar", "slag")
    sleeve = it.head.skin if it.bare or it.garb == "bare" else it.under if it.garb in ("apron", "vest") else it.cloth
    tex = "metal" if metal else "cloth"
    skin = it.head.skin
    if held:
        with s.at(*hand, held.size, held.turn):
            THINGS[held.name](s, held.colour)
    wide = 11.0 * b
    fx, fy = hand[0] - elbow[0], hand[1] - elbow[1]
    n = max(1.0, math.hypot(fx, fy))
    cuff = (hand[0] - fx / n * 4, hand[1] - fy / n * 4)
    loose = it.garb in ("robe", "gown", "shroud")
    if not loose and not metal:
        s.form(union(limb([shoulder, elbow], wide), limb([elbow, cuff], wide * 0.82)), sleeve, tex, soft=0.3)
        s.line([(elbow[0] - 3, elbow[1] - 1), elbow, (elbow[0] + 3, elbow[1] + 1)], darker(sleeve, 0.55), 1, 0.5, 0.6)
    else:
        s.form(limb([shoulder, elbow], wide), sleeve, tex, soft=0.3)
    if loose:
        px, py = -fy / n, fx / n
        bell = blob([(elbow[0] + px * 5, elbow[1] + py * 5), (cuff[0] + px * 4.4, cuff[1] + py * 4.4),
                     (cuff[0] - px * 5 + 0, cuff[1] - py * 5 + 9), (elbow[0] - px * 6,
                     elbow[1] - py * 6 + 3)])  # fmt: skip
        s.form(bell, sleeve, "cloth", soft=0.22)
        s.line([(cuff[0] + px * 4, cuff[1] + py * 4), (cuff[0] - px * 4.6, cuff[1] - py * 4.6 + 8)], it.trim, 1.4, 0.9)
    else:
        if metal:
            s.form(limb([elbow, cuff], wide * 0.8), sleeve, tex, soft=0.3)
        if not it.bare and it.garb != "bare":
            s.form(limb([(cuff[0] - fx / n * 6, cuff[1] - fy / n * 6), cuff], wide * 0.9), it.trim,
                   "metal" if metal else "cloth", cast=0.2)  # fmt: skip
    if metal:
        s.form(oval(*elbow, 6 * b, 5.6 * b), it.cloth, "metal", cast=0.3)
    turn = math.degrees(math.atan2(fy, fx)) - 90
    with s.at(*hand, 1.0, turn):
        glove = it.trim if it.garb == "plate" else skin
        s.form(blob([(-4.2, -4), (3.6, -4), (5, 1), (3.4, 5.4), (-2.6, 6), (-5, 1)]), glove, soft=0.35)
        for k in range(3):
            s.line([(-3.4 + k * 2.3, 1), (-3.2 + k * 2.3, 5)], darker(glove, 0.55), 0.6, 0.6)
        s.form(limb([(-side * 4, -2), (-side * 5.4, 2), (-side * 2, 4)], 2.4), glove, soft=0.3, cast=0.2)


# ---------------------------------------------------------------- garments
def _legs(s: Stage, it: Body, metal: bool = False) -> None:
    for side in (-1, 1):
        out = side * (9 + it.stride * 9)
        knee, foot = (out * 1.05 + it.stride * 3, 106.0), (out * 1.25 - it.stride * 4 * side, 142.0)
        tone = it.cloth if metal else darker(it.under, 0.45)
        tex = "metal" if metal else "cloth"
        s.form(limb([(side * 8, 66), knee], 15 * it.build), tone, tex, soft=0.3)
        s.form(limb([knee, foot], 11.5 * it.build), tone if metal else "#3E2C20", tex, soft=0.3)
        s.form(blob([(foot[0] - 6, 137), (foot[0] + 5, 137), (foot[0] + 6 + side * 6, 145), (foot[0] - 6 + side * 4,
            147)]),
               it.cloth if metal else "#2E2018", tex)  # fmt: skip
        if metal:
            s.form(oval(*knee, 8, 7), it.cloth, "metal")


def _torso(b: float, waist: float = 13.5) -> skia.Path:
    return blob([(-8 * b, 15), (8 * b, 15), (19 * b, 20), (21 * b, 30), (17 * b, 44), (waist * b, 58), (16 * b, 72),
                 (-16 * b, 72), (-waist * b, 58), (-17 * b, 44), (-21 * b, 30), (-19 * b, 20)])  # fmt: skip


def _folds(s: Stage, path: skia.Path, colour: str, count: int, top: float, low: float, spread: float) -> None:
    s.canvas.save()
    s.canvas.clipPath(s.put(path), skia.ClipOp.kIntersect, True)
    for k in range(count):
        x = -1 + 2 * k / max(1, count - 1)
        tone = darker(colour, 0.6) if k % 2 == 0 else lighter(colour, 0.25)
        s.line([(x * 9, top), (x * 12, (top + low) / 2), (x * spread, low)], tone, 1.5, 0.5, 0.5)
    s.canvas.restore()


def _skirt(s: Stage, it: Body, low: float, spread: float, colour: str, ragged: bool = False) -> None:
    b = it.build
    hem: list[Point] = [(spread * b, low - 2), (spread * 0.4 * b, low + 2), (-spread * 0.4 * b, low + 2), (-spread * b,
        low - 2)]
    if ragged:
        hem = [(spread * b * (1 - k / 4.5), low - (0, 11, 2, 13, 0, 9, 3, 12, 0, 10)[k]) for k in range(10)]
    path = (polygon if ragged else blob)([(-13 * b, 55), (13 * b, 55), (17 * b, 72), *hem, (-17 * b, 72)])
    s.form(path, colour, "cloth", soft=0.14)
    _folds(s, path, colour, 9, 56, low, spread)


def _belt(s: Stage, it: Body, y: float = 58) -> None:
    b = it.build
    s.form(limb([(-13.6 * b, y), (0, y + 2.4), (13.6 * b, y)], 4.4), "#4A3020", cast=0.3)
    s.form(oval(0, y + 1.2, 3, 3), it.trim, "metal", cast=0.2)


def robe(s: Stage, it: Body) -> None:
    """A long robe with a stole of the trim's colour."""
    _skirt(s, it, 148, 30, it.cloth)
    s.form(_torso(it.build), it.cloth, "cloth", soft=0.16)
    _folds(s, _torso(it.build), it.cloth, 7, 20, 72, 13)
    for side in (-1, 1):
        s.form(blob([(side * 6, 16), (side * 11, 18), (side * 9, 60), (side * 12, 128), (side * 5, 128), (side * 3.4,
            58)]),
               it.trim, "cloth", cast=0.3)  # fmt: skip
    s.form(polygon([(-6, 14), (0, 26), (6, 14)]), it.under, "cloth", cast=0.2)


def gown(s: Stage, it: Body) -> None:
    """A gown with a narrow waist, a neckline and a girdle."""
    _skirt(s, it, 149, 38, it.cloth)
    path = _torso(it.build * 0.92, 10)
    s.form(blob([(-9, 12), (9, 12), (17, 20), (0, 40), (-17, 20)]), it.head.skin, soft=0.2)
    bodice = blob([(-19, 22), (-10, 30), (0, 33), (10, 30), (19, 22), (17, 40), (11, 58), (15, 72), (-15, 72), (-11,
        58),
                   (-17, 40)])  # fmt: skip
    s.form(bodice, it.cloth, "cloth", soft=0.18)
    _folds(s, within(path, bodice), it.cloth, 5, 30, 72, 10)
    s.form(polygon([(-4, 33), (4, 33), (3, 62), (0, 66), (-3, 62)]), it.under, "cloth", cast=0.3)
    s.form(limb([(-12, 58), (0, 64), (12, 58)], 3), it.trim, "metal", cast=0.3)
    s.form(limb([(-18, 22.6), (0, 36), (18, 22.6)], 2), it.trim, "metal", cast=0.2)


def coat(s: Stage, it: Body) -> None:
    """An open long coat over a shirt."""
    _legs(s, it)
    s.form(_torso(it.build), it.under, "cloth")
    for side in (-1, 1):
        s.form(blob([(side * 7, 15), (side * 20 * it.build, 21), (side * 21 * it.build, 40), (side * 17 * it.build, 60),
                     (side * 27 * it.build, 116), (side * 10, 119), (side * 6, 66), (side * 8, 40), (side * 3, 22)]),
               it.cloth, "cloth", soft=0.16)  # fmt: skip
        s.line([(side * 3.4, 24), (side * 7.6, 42), (side * 6.4, 66), (side * 10, 117)], it.trim, 1.3, 0.9)
        s.form(blob([(side * 3, 14), (side * 12, 13), (side * 14, 25), (side * 5, 27)]), lighter(it.cloth, 0.1),
            "cloth")
    _belt(s, it)


def tunic(s: Stage, it: Body) -> None:
    """A belted tunic, the breast laced."""
    _legs(s, it)
    _skirt(s, it, 94, 21, it.cloth)
    s.form(_torso(it.build), it.cloth, "cloth", soft=0.18)
    _folds(s, _torso(it.build), it.cloth, 6, 22, 58, 11)
    s.form(polygon([(-4.4, 15), (4.4, 15), (1, 36), (-1, 36)]), it.under, "cloth", cast=0.2)
    _belt(s, it)


def tabard(s: Stage, it: Body) -> None:
    """A coat of mail under a tabard with a broad stripe."""
    _legs(s, it)
    _skirt(s, it, 98, 22, "#5A606C")
    s.form(_torso(it.build), "#5A606C", "rust")
    panel = blob([(-13, 17), (13, 17), (15, 40), (12, 58), (17, 104), (-17, 104), (-12, 58), (-15, 40)])
    s.form(panel, it.cloth, "cloth", soft=0.16)
    _folds(s, panel, it.cloth, 6, 60, 104, 16)
    s.form(polygon([(-4.4, 18), (4.4, 18), (5.4, 104), (-5.4, 104)]), it.under, "cloth", cast=0.1, line=0.4)
    _belt(s, it)


def plate(s: Stage, it: Body) -> None:
    """Full plate with a ridge, a gorget, tassets and shoulders."""
    b = it.build
    _legs(s, it, True)
    for side in (-1, 1):
        s.form(blob([(side * 2, 60), (side * 16 * b, 60), (side * 22 * b, 90), (side * 6, 92)]), it.cloth, "metal")
    s.form(blob([(-10, 15), (10, 15), (19 * b, 21), (20 * b, 34), (14 * b, 56), (13 * b, 64), (-13 * b, 64), (-14 * b,
        56),
                 (-20 * b, 34), (-19 * b, 21)]), it.cloth, "metal", soft=0.26)  # fmt: skip
    s.line([(0, 22), (0.6, 40), (0, 63)], lighter(it.cloth, 0.55), 1.2, 0.8)
    s.form(polygon([(-3, 26), (3, 26), (0, 44)]), it.trim, "metal", cast=0.2)
    for y in (58, 63):
        s.line([(-13 * b, y), (0, y + 3), (13 * b, y)], it.trim, 1.2, 0.9)
    s.form(blob([(-10, 11), (10, 11), (13, 20), (0, 24), (-13, 20)]), it.cloth, "metal")


def lamellar(s: Stage, it: Body) -> None:
    """Rows of small plates, laced."""
    b = it.build
    _skirt(s, it, 148, 30, it.under)
    s.form(_torso(b), darker(it.cloth, 0.5), "cloth")
    shape = s.put(union(_torso(b), polygon([(-16 * b, 70), (16 * b, 70), (22 * b, 100), (-22 * b, 100)])))
    s.canvas.save()
    s.canvas.clipPath(shape, skia.ClipOp.kIntersect, True)
    for row in range(13):
        y = 17 + row * 6.6
        for k in range(-6, 7):
            x = k * 5.2 + (row % 2) * 2.6
            s.form(blob([(x - 2.5, y), (x + 2.5, y), (x + 2.4, y + 6), (x, y + 8), (x - 2.4, y + 6)]), it.cloth,
                "metal",
                   line=0.5, cast=0.35, rim=0.3)  # fmt: skip
    s.canvas.restore()
    s.form(limb([(-15 * b, 60), (0, 64), (15 * b, 60)], 6), it.trim, "cloth")
    s.form(blob([(-10, 11), (10, 11), (14, 20), (0, 25), (-14, 20)]), it.trim, "metal")


def rags(s: Stage, it: Body) -> None:
    """Torn cloth with patches."""
    _legs(s, it)
    _skirt(s, it, 116, 25, it.cloth, True)
    s.form(_torso(it.build * 0.94), it.cloth, "cloth", soft=0.16)
    _folds(s, _torso(it.build), it.cloth, 8, 18, 70, 14)
    s.form(polygon([(4, 34), (13, 31), (15, 43), (6, 46)]), it.under, "cloth", cast=0.1)
    s.form(polygon([(-14, 62), (-6, 64), (-8, 78), (-15, 74)]), it.trim, "cloth", cast=0.1)
    s.form(limb([(-13, 58), (0, 61), (13, 57)], 2.4), "#A88A5A", cast=0.3)


def wraps(s: Stage, it: Body) -> None:
    """A sailor's wrap: crossed bands, a broad sash, loose breeches."""
    _legs(s, it)
    for side in (-1, 1):
        s.form(blob([(side * 1, 66), (side * 17, 66), (side * 22, 98), (side * 15, 112), (side * 6, 110)]), it.under,
            "cloth")
    s.form(_torso(it.build), it.under, "cloth")
    s.form(blob([(-18, 18), (-8, 14), (14, 58), (10, 68), (-2, 60)]), it.cloth, "cloth")
    s.form(blob([(18, 18), (8, 14), (-14, 58), (-10, 68), (2, 60)]), it.cloth, "cloth")
    for k in range(3):
        s.form(limb([(-14, 57 + k * 4.4), (0, 61 + k * 4.4), (14, 56 + k * 4.4)], 5), (it.trim, lighter(it.trim,
            0.12))[k % 2], "cloth")
    s.form(blob([(8, 66), (13, 66), (18, 100), (10, 96)]), it.trim, "cloth")


def apron(s: Stage, it: Body) -> None:
    """A leather apron over rolled sleeves."""
    _legs(s, it)
    s.form(_torso(it.build), it.under, "cloth")
    path = blob([(-11, 26), (11, 26), (14, 56), (18, 108), (-18, 108), (-14, 56)])
    s.form(path, it.cloth, "rust", soft=0.14)
    for side in (-1, 1):
        s.form(limb([(side * 10, 28), (side * 9, 15)], 3), it.cloth, cast=0.2)
    s.form(limb([(-14, 60), (0, 63), (14, 60)], 2.6), it.trim, cast=0.2)


def bare_chest(s: Stage, it: Body) -> None:
    """Bare to the waist, with harness straps."""
    b = it.build
    _legs(s, it)
    _skirt(s, it, 92, 21, it.cloth, True)
    body = _torso(b)
    s.form(body, it.head.skin, soft=0.3)
    for side in (-1, 1):
        s.flat(within(blob([(side * 2, 34), (side * 16 * b, 30), (side * 17 * b, 40), (side * 9, 45), (side * 2, 43)]),
            body),
               lighter(it.head.skin, 0.3), 0.35, 2)  # fmt: skip
        s.line([(side * 1, 45), (side * 9 * b, 46.6), (side * 17 * b, 40)], darker(it.head.skin, 0.6), 1.1, 0.7, 0.5)
    s.line([(0, 30), (0.4, 50), (0, 68)], darker(it.head.skin, 0.6), 1, 0.6, 0.5)
    for y in (53, 60):
        s.line([(-9, y), (0, y + 1.6), (9, y)], darker(it.head.skin, 0.55), 0.8, 0.5, 0.4)
    s.form(limb([(-18 * b, 22), (14 * b, 60)], 3.4), "#4A3020", cast=0.3)
    _belt(s, it, 64)


def shroud(s: Stage, it: Body) -> None:
    """A robe without seam, all folds."""
    _skirt(s, it, 150, 34, it.cloth)
    path = _torso(it.build * 1.04)
    s.form(path, it.cloth, "cloth", soft=0.2)
    _folds(s, path, it.cloth, 9, 16, 74, 15)


def bark(s: Stage, it: Body) -> None:
    """Plates of bark tied with root."""
    _skirt(s, it, 140, 27, it.under, True)
    s.form(_torso(it.build), darker(it.cloth, 0.5), "bark")
    for row in range(5):
        for side in (-1, 1):
            y = 18 + row * 12
            s.form(polygon([(side * 0.6, y), (side * 18, y + 1), (side * 17, y + 12), (side * 9, y + 16), (side * 0.6,
                y + 13)]),
                   it.cloth if (row + side) % 2 else lighter(it.cloth, 0.14), "bark")  # fmt: skip
    s.form(limb([(-15, 66), (0, 69), (15, 65)], 3.4), it.trim, "bark")
    for x, y in ((-12, 24), (10, 38), (-7, 52), (14, 22)):
        s.form(oval(x, y, 3, 2), "#6E8A3E", "leaf", cast=0.1, line=0.3)


def wicker(s: Stage, it: Body) -> None:
    """Armour woven of willow."""
    _legs(s, it)
    whole = union(_torso(it.build * 1.06), polygon([(-16, 70), (16, 70), (21, 96), (-21, 96)]))
    s.form(whole, it.cloth, "wood")
    s.canvas.save()
    s.canvas.clipPath(s.put(whole), skia.ClipOp.kIntersect, True)
    for row in range(12):
        for k in range(-5, 6):
            if (row + k) % 2:
                x, y = k * 4.8, 18 + row * 7
                s.form(limb([(x - 3, y), (x, y - 2), (x + 3, y)], 4.4), lighter(it.cloth, 0.1), cast=0.4, line=0.4)
    s.canvas.restore()
    _belt(s, it, 66)


def slag(s: Stage, it: Body) -> None:
    """Plate that is half molten: seams of fire."""
    plate(s, it)
    for pts in ([(-14, 24), (-4, 38), (-9, 56)], [(12, 22), (5, 44), (11, 62)], [(-6, 62), (-11, 78), (-8, 90)],
                [(9, 66), (14, 76), (10, 88)], [(-2, 26), (3, 48), (-1, 62)]):  # fmt: skip
        s.line(pts, "#FF6A1E", 3.4, 0.55, 1.5)
        s.line(pts, "#FFD070", 1.1, 0.95)
    s.glow(0, 44, 34, "#FF6A1E", 0.5)


GARBS: dict[str, Callable[[Stage, Body], None]] = {
    "robe": robe, "gown": gown, "coat": coat, "tunic": tunic, "tabard": tabard, "plate": plate, "lamellar": lamellar,
    "rags": rags, "wraps": wraps, "apron": apron, "bare": bare_chest, "shroud": shroud, "bark": bark, "wicker": wicker,
    "slag": slag,
}  # fmt: skip


def _pauldrons(s: Stage, it: Body) -> None:
    b = it.build
    for side in (-1, 1):
        for k in range(3 if it.garb != "lamellar" else 2):
            s.form(blob([(side * 9 * b, 16 + k * 3), (side * 19 * b, 14 + k * 5), (side * (27 - k) * b, 23 + k * 5.4),
                         (side * (25 - k) * b, 30 + k * 5), (side * 14 * b, 24 + k * 4)]), it.cloth,
                         "metal")  # fmt: skip
        s.line([(side * 10 * b, 17), (side * 19 * b, 15), (side * 26 * b, 24)], it.trim, 1.2, 0.9)


def _cloak_back(s: Stage, it: Body) -> None:
    b = it.build
    path = blob([(-13 * b, 14), (13 * b, 14), (26 * b, 24), (32 * b, 60), (40 * b, 140), (14, 150), (-14, 150),
        (-40 * b, 140),
                 (-32 * b, 60), (-26 * b, 24)])  # fmt: skip
    s.form(path, darker(it.cloak, 0.2), "cloth", soft=0.12)
    _folds(s, path, it.cloak, 11, 20, 150, 44)


def _cloak_front(s: Stage, it: Body) -> None:
    b = it.build
    for side in (-1, 1):
        s.form(blob([(side * 3, 15), (side * 13 * b, 13), (side * 25 * b, 22), (side * 28 * b, 44), (side * 23 * b, 50),
                     (side * 20 * b, 30), (side * 8, 23)]), it.cloak, "cloth", soft=0.2)  # fmt: skip
    s.form(oval(0, 20, 3.4, 3.4), it.trim, "metal")


def body(s: Stage, it: Body) -> None:
    """The whole person, in units of heads."""
    b = it.build
    if it.cloak:
        _cloak_back(s, it)
    with s.at(0, 1.4, HEAD):
        heads.behind(s, it.head)
    if it.garb != "shroud":
        s.form(blob([(-5.4, 4), (5.4, 4), (6.4, 16), (11, 22), (-11, 22), (-6.4, 16)]), darker(it.head.skin, 0.12),
            soft=0.3)
    GARBS[it.garb](s, it)
    if it.cloak:
        _cloak_front(s, it)
    neck = it.head.hat in ("hood", "veil", "shroud", "coif", "scarf")
    if not neck:
        with s.at(0, 1.4, HEAD):
            heads.over(s, it.head)
    low = []
    for side, hand, held in ((1, it.right, it.rheld), (-1, it.left, it.lheld)):
        at = hand or (side * 23.0 * b, 72.0)
        low.append((side, at, held))
    for side, at, held in low:
        _arm(s, it, side, at, held)
    if it.garb in ("plate", "lamellar", "slag"):
        _pauldrons(s, it)
    if neck:
        with s.at(0, 1.4, HEAD):
            heads.over(s, it.head)


def held(name: str, turn: float = 0.0, size: float = 1.0, colour: str = "") -> Held:
    """A thing for a hand: it points up at turn 0."""
    return Held(name, turn, size, colour)


def person(x: float, y: float, size: float, head: Look, garb: str = "tunic", cloth: str = "#6A5A4A",
    under: str = "#D8CDB4",
           trim: str = "#D9A441", left: Point | None = None, right: Point | None = None, lheld: Held | None = None,
           rheld: Held | None = None, cloak: str = "", build: float = 1.0, stride: float = 0.0, lean: float = 0.0,
           flip: bool = False, far: float = 0.0, rim: float = 0.75, shade: float = 0.5, bare: bool = False,
           tone: str = "") -> Part:  # fmt: skip
    """Somebody with the eyes at (x, y), a face 20 * size wide."""
    it = Body(head, garb, cloth, under, trim, left, right, lheld, rheld, cloak, build, stride, bare)

    def paint(s: Stage) -> None:
        with s.group(rim, far, shade, 0.5, tone), s.at(x, y, size, lean, flip):
            body(s, it)

    return paint


