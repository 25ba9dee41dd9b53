"""Beasts and ships of composed pictures."""

from __future__ import annotations

import math
import random

import skia

from assets.paint.base import Point, darker, lighter, mix, oval, polygon, rounded
from assets.paint.relief import blob, limb, rod, stroked
from assets.paint.stage import Part, Stage

IRON, GOLD, WOOD, BONE = "#565E6A", "#DBA544", "#7A5230", "#E4DAC0"


def horse(x: float, y: float, size: float, coat: str, cloth: str = "", flip: bool = False, far: float = 0.0,
    rein: bool = True) -> Part:
    """A horse in gallop to the right; (x, y) is under its chest. 100 is its length."""

    def paint(s: Stage) -> None:
        dark = darker(coat, 0.4)
        with s.group(0.8, far, 0.45), s.at(x, y, size / 100, 0, flip):
            for pts in ([(-34, -36), (-56, -26), (-76, -20)], [(24, -32), (42, -10), (62, -12)]):
                s.form(limb(pts, 8), dark, soft=0.3)
            s.form(blob([(-42, -50), (-60, -52), (-72, -32), (-64, -22), (-58, -38), (-44, -42)]), dark, "fur")
            s.form(blob([(-46, -48), (-30, -58), (-4, -54), (22, -60), (38, -50), (36, -34), (16, -28), (-16, -24),
                (-36, -28), (-46, -36)]), coat, soft=0.35)
            s.form(blob([(18, -56), (30, -80), (40, -92), (52, -86), (48, -70), (40, -46), (28, -36)]), coat, soft=0.35)
            s.form(blob([(38, -92), (48, -98), (58, -92), (74, -76), (74, -68), (66, -67), (50, -76), (40, -82)]),
                coat, soft=0.35)
            for dx in (0, 5):
                s.form(polygon([(42 + dx, -94), (45 + dx, -106), (50 + dx, -95)]), coat)
            s.form(blob([(44, -100), (36, -90), (24, -70), (14, -56), (20, -56), (32, -74), (42, -88)]), dark, "fur")
            s.flat(oval(56, -86, 2, 1.8), "#08060A")
            s.flat(oval(71, -72, 1.3, 1), "#08060A")
            if cloth:
                s.form(blob([(-24, -57), (-6, -57), (16, -60), (19, -40), (16, -20), (-2, -15), (-22, -20), (-25,
                    -40)]), cloth, "cloth")
                s.form(stroked(limb([(-22, -21), (-2, -15), (16, -21)], 1), 2.4), GOLD, "metal", cast=0.2)
            s.form(blob([(-46, -48), (-32, -56), (-22, -46), (-24, -28), (-40, -26), (-50, -36)]), coat, soft=0.35,
                line=0)
            for pts in ([(-38, -36), (-40, -12), (-68, -6)], [(30, -40), (56, -22), (68, -38)]):
                s.form(limb(pts, 9), coat, soft=0.3)
                s.form(oval(pts[2][0], pts[2][1] + 1, 4.4, 3.6), "#1A1412")
            if rein:
                s.line([(60, -72), (40, -62), (8, -60)], "#3A2416", 1.6)

    return paint


def mule(x: float, y: float, size: float, coat: str = "#7A6A58") -> Part:
    """A mule that stands, seen from its side."""

    def paint(s: Stage) -> None:
        with s.group(0.8, 0, 0.45), s.at(x, y, size / 100):
            for lx in (-30, -20, 20, 30):
                s.form(rod((lx, -34), (lx, -2), 7), darker(coat, 0.3 if lx in (-20, 20) else 0), soft=0.3)
                s.form(rounded((lx - 4.4, -4, 9, 5), 1), "#1A1412")
            s.form(blob([(-42, -56), (-20, -64), (20, -62), (38, -58), (38, -38), (20, -28), (-24, -28), (-42, -36)]),
                coat, soft=0.35)
            s.form(blob([(24, -60), (38, -86), (50, -92), (54, -80), (44, -54), (32, -44)]), coat, soft=0.35)
            s.form(blob([(40, -92), (52, -96), (66, -78), (72, -66), (66, -60), (52, -70), (42, -78)]), coat, soft=0.35)
            for dx in (0, 7):
                s.form(blob([(42 + dx, -92), (38 + dx, -112), (46 + dx, -114), (50 + dx, -93)]), coat)
            s.flat(oval(54, -84, 2, 2), "#08060A")

    return paint


def hound(x: float, y: float, size: float, coat: str, flip: bool = False, thorns: bool = False, run: bool = False,
    far: float = 0.0,
          eye: str = "#E8B43A") -> Part:  # fmt: skip
    """A hound that stands or runs to the right."""

    def paint(s: Stage) -> None:
        dark = darker(coat, 0.35)
        legs: list[tuple[list[Point], bool]] = (
            [([(-28, -34), (-48, -22), (-66, -10)], True), ([(22, -30), (46, -22), (64, -24)], True), ([(-30, -34),
                (-38, -16), (-58, -2)], False), ([(24, -30), (44, -14), (60, -6)], False)]
            if run else [([(-24, -34), (-32, -20), (-26, 0)], True), ([(18, -32), (20, -16), (18, 0)], True), ([(-32,
                -36), (-42, -20), (-36, 2)], False), ([(26, -32), (30, -16), (28, 2)], False)])  # fmt: skip
        with s.group(0.85, far, 0.45), s.at(x, y, size / 100, 0, flip):
            for pts, back in legs:
                if back:
                    s.form(limb(pts, 6), dark, "fur", soft=0.3)
            s.form(limb([(-40, -48), (-60, -54), (-70, -72)], 4.4), coat, "fur")
            s.form(blob([(-44, -48), (-26, -58), (4, -54), (26, -60), (36, -48), (32, -30), (14, -24), (-12, -34),
                (-34, -30), (-44, -36)]), coat, "fur", soft=0.3)
            for pts, back in legs:
                if not back:
                    s.form(limb(pts, 7.4), coat, "fur", soft=0.3)
                    s.form(oval(pts[2][0] + 3, pts[2][1], 5.4, 3), dark)
            s.form(blob([(20, -58), (30, -76), (44, -80), (46, -66), (36, -46), (26, -42)]), coat, "fur", soft=0.3)
            s.form(blob([(32, -80), (44, -88), (56, -82), (76, -70), (76, -62), (60, -60), (44, -62), (34, -68)]),
                coat, "fur", soft=0.3)
            s.form(polygon([(58, -62), (75, -62), (72, -57), (60, -57)]), "#3A1A1A", cast=0.2)
            for tx in (62, 66, 70):
                s.form(polygon([(tx, -63), (tx + 2, -58), (tx + 3.4, -63)]), BONE, line=0.2, cast=0)
            s.form(oval(76, -69, 3, 2.4), "#0A080C")
            for dx in (0, 7):
                s.form(blob([(36 + dx, -82), (30 + dx, -96), (40 + dx, -98), (46 + dx, -85)]), dark, "fur")
            s.flat(oval(56, -75, 2.4, 1.9), eye)
            s.flat(oval(56.6, -75, 1, 1.2), "#08060A")
            if thorns:
                for k in range(15):
                    tx = -42 + k * 5.4
                    ty = -50 - 8 * math.sin((k + 2) / 15 * math.pi) + (k % 2) * 2
                    with s.at(tx, ty, 1, -30 + k * 2):
                        s.form(polygon([(-2.6, 3), (0, -14 - (k % 3) * 4), (2.6, 3)]), "#5A4A2A" if k % 2
                            else "#7A5A34", "bark", cast=0.3)
                s.line([(-44, -42), (-4, -56), (34, -50)], "#4E6A2E", 2.4, 0.9)

    return paint


def stag(x: float, y: float, size: float, coat: str, antler: str = BONE, flip: bool = False, far: float = 0.0,
    moss: str = "") -> Part:
    """A stag with its head raised to the right."""

    def paint(s: Stage) -> None:
        with s.group(0.85, far, 0.45), s.at(x, y, size / 100, 0, flip):
            for lx, k in ((-22, 0.35), (16, 0.35), (-32, 0.0), (26, 0.0)):
                s.form(limb([(lx, -40), (lx + 3, -22), (lx - 1, 0)], 6 if k else 7), darker(coat, k), soft=0.3)
                s.form(rounded((lx - 4.4, -4, 8, 5), 1), "#1A1412")
            s.form(blob([(-44, -58), (-24, -66), (8, -62), (30, -66), (36, -50), (28, -34), (6, -32), (-26, -34), (-42,
                -40)]), coat, "fur", soft=0.32)
            s.form(blob([(16, -62), (26, -88), (36, -104), (46, -98), (44, -80), (38, -52), (26, -42)]), coat, "fur",
                soft=0.3)
            s.form(blob([(30, -104), (40, -112), (50, -108), (66, -94), (66, -88), (54, -88), (40, -94)]), coat, "fur",
                soft=0.3)
            s.form(oval(66, -92, 2.6, 2.2), "#0A080C")
            s.flat(oval(49, -102, 2, 2), "#08060A")
            s.form(blob([(32, -106), (20, -112), (22, -106), (32, -100)]), coat, "fur")
            for lean in (-1, 1):
                pts = [([(40, -110), (40 + lean * 16, -126), (40 + lean * 18, -154)], 4), ([(40 + lean * 11, -124),
                    (40 + lean * 26, -128), (40 + lean * 32, -142)], 3),
                       ([(40 + lean * 15, -138), (40 + lean * 4, -146), (40 + lean * 5, -158)], 2.6),
                       ([(40 + lean * 17, -140), (40 + lean * 28, -148), (40 + lean * 30, -160)], 2.6)]  # fmt: skip
                for p, w in pts:
                    s.form(limb(p, w), antler, "bark", cast=0.3)
                if moss:
                    dice = random.Random(4)
                    for p, _ in pts:
                        for t in (0.4, 0.75, 1.0):
                            mx, my = p[0][0] + (p[2][0] - p[0][0]) * t, p[0][1] + (p[2][1] - p[0][1]) * t
                            s.form(blob([(mx - 5, my), (mx, my - 3), (mx + 5, my), (mx + 2, my + dice.uniform(6, 13)),
                                (mx - 2, my + 6)]), moss, "leaf", line=0.3, cast=0.2)
            if moss:
                for mx, my, r in ((-20, -64, 15), (6, -63, 12), (24, -72, 8)):
                    s.form(oval(mx, my, r, r * 0.4), moss, "leaf", line=0.3, cast=0.2)

    return paint


def bear(x: float, y: float, size: float, coat: str = "#4A3424") -> Part:
    """A bear on its hind legs, roaring."""

    def paint(s: Stage) -> None:
        with s.group(0.95, 0, 0.5), s.at(x, y, size / 100):
            for side in (-1, 1):
                s.form(blob([(side * 6, -40), (side * 30, -44), (side * 34, -10), (side * 26, 2), (side * 8, 2)]),
                    darker(coat, 0.2), "fur", soft=0.3)
            s.form(blob([(-26, -112), (26, -112), (40, -80), (38, -40), (20, -22), (-20, -22), (-38, -40), (-40,
                -80)]), coat, "fur", soft=0.3)
            for side in (-1, 1):
                s.form(blob([(side * 22, -112), (side * 40, -106), (side * 58, -122), (side * 66, -112), (side * 56,
                    -88), (side * 36, -78)]), coat, "fur", soft=0.3)
                for k in range(4):
                    with s.at(side * (60 + k * 2 - 4), -122 + k * 4, 1, side * (20 + k * 12)):
                        s.form(polygon([(-1.8, 0), (0, -12), (1.8, 0)]), BONE, cast=0.2)
                s.form(oval(side * 19, -150, 8, 8), coat, "fur")
                s.form(oval(side * 19, -150, 4, 4), darker(coat, 0.5), cast=0)
            s.form(blob([(-24, -144), (-12, -156), (12, -156), (24, -144), (26, -126), (14, -112), (-14, -112), (-26,
                -126)]), coat, "fur", soft=0.3)
            s.form(blob([(-12, -136), (12, -136), (14, -120), (8, -108), (-8, -108), (-14, -120)]), lighter(coat,
                0.15), "fur")
            s.form(blob([(-9, -124), (9, -124), (8, -110), (0, -106), (-8, -110)]), "#5A1414", cast=0)
            for tx, up in ((-6, 1), (6, 1), (-5, -1), (5, -1)):
                yy = -124 if up > 0 else -108
                s.form(polygon([(tx - 2, yy), (tx + 2, yy), (tx, yy + up * 7)]), BONE, line=0.3, cast=0)
            s.form(blob([(-5, -135), (5, -135), (3, -129), (-3, -129)]), "#0A080C", cast=0)
            for side in (-1, 1):
                s.flat(oval(side * 11, -139, 2.6, 2.2), "#F0B43A")
                s.flat(oval(side * 10.6, -139, 1.2, 1.4), "#08060A")

    return paint


def falcon(x: float, y: float, size: float, colour: str = "#6A5A4A", spread: bool = True) -> Part:
    """A falcon that lands with spread wings."""

    def paint(s: Stage) -> None:
        with s.group(0.85, 0, 0.4), s.at(x, y, size / 100):
            for flip in (False, True):
                with s.at(0, -20, 1, 0, flip):
                    for k in range(8 if spread else 3):
                        with s.at(10, 0, 1, 34 + k * 13):
                            s.form(blob([(-5, 0), (-6, -34), (0, -62 + k * 3), (6, -34), (5, 0)]), mix(colour,
                                "#2A2018", k * 0.09), "fur", cast=0.3)
            s.form(blob([(-12, -34), (12, -34), (14, -8), (5, 18), (0, 34), (-5, 18), (-14, -8)]), lighter(colour,
                0.35), "fur")
            s.form(blob([(-10, -38), (-6, -52), (6, -52), (11, -40), (6, -30), (-6, -30)]), colour, "fur")
            s.form(polygon([(-8, -44), (-17, -40), (-9, -36)]), GOLD, "metal")
            s.flat(oval(-4, -44, 2.2, 2.2), "#F0B43A")
            s.flat(oval(-4.4, -44, 1.1, 1.1), "#08060A")

    return paint


def heron(x: float, y: float, size: float, colour: str = "#C6D0DA", flip: bool = False, far: float = 0.0) -> Part:
    """A heron on one leg."""

    def paint(s: Stage) -> None:
        with s.group(0.8, far, 0.4), s.at(x, y, size / 100, 0, flip):
            s.form(rod((0, -40), (2, 0), 2.4), "#5A5A4A")
            s.form(limb([(4, -40), (14, -30), (4, -22)], 2.2), "#5A5A4A")
            s.form(blob([(-26, -38), (-14, -58), (8, -62), (18, -50), (8, -38), (-10, -34), (-34, -26)]), colour,
                "fur", soft=0.3)
            s.form(blob([(-32, -28), (-14, -52), (6, -54), (2, -42), (-14, -36)]), darker(colour, 0.35), "fur")
            s.form(limb([(12, -54), (26, -72), (10, -86)], 6), colour, "fur", soft=0.35)
            s.form(limb([(12, -84), (8, -92), (16, -98)], 5.4), colour, "fur", soft=0.35)
            s.form(blob([(12, -103), (20, -104), (25, -99), (18, -94), (12, -96)]), colour, "fur")
            s.form(polygon([(23, -101.6), (46, -96), (23, -96.6)]), "#D8A03A", "metal")
            s.form(blob([(14, -103), (2, -106), (-8, -100), (6, -101)]), "#2E3E56", "fur", cast=0.2)
            s.flat(oval(20, -100, 1.2, 1.2), "#0A080C")

    return paint


def ship(x: float, y: float, size: float, sail: str, hull: str = "#6A4426", far: float = 0.0, flip: bool = False,
    masts: int = 2,
         full: bool = True, wheels: bool = True, seed: int = 13) -> Part:  # fmt: skip
    """A sand-ship on wheels, its sails full; (x, y) is where its middle stands, ``size`` its length."""

    def paint(s: Stage) -> None:
        with s.group(0.85, far, 0.4, 0.5), s.at(x, y, size / 100, 0, flip):
            for k in range(masts):
                mx = -18 + k * 36 if masts == 2 else 2
                tall = 84 - k * 12
                s.form(rod((mx, -24), (mx + 2, -24 - tall), 2.6), WOOD, "post", far)
                if full:
                    for row, (w, h) in enumerate(((24, 34), (19, 26))):
                        ty = -24 - tall + 8 + row * 0
                        yy = -34 - (0 if row == 0 else 36)
                        s.form(blob([(mx - w * 0.7, yy - h), (mx + w * 0.8, yy - h - 2), (mx + w * 1.35, yy - h * 0.5),
                            (mx + w * 0.9, yy + 2), (mx - w * 0.8, yy),
                                     (mx - w * 0.2, yy - h * 0.5)]), mix(sail, darker(sail, 0.25), row * 0.4), "cloth",
                                     far, soft=0.2)  # fmt: skip
                        s.line([(mx + w * 0.1, yy - h), (mx + w * 0.6, yy - h / 2), (mx + w * 0.1, yy)],
                            darker(mix(sail, s.mood.fog, far), 0.4), 0.9, 0.5)
                        del ty
                else:
                    s.form(limb([(mx - 18, -24 - tall + 14), (mx, -24 - tall + 17), (mx + 18, -24 - tall + 12)], 5),
                        sail, "cloth", far)
                s.form(polygon([(mx + 2, -24 - tall), (mx + 16, -27 - tall), (mx + 2, -30 - tall)]), sail, "", far,
                    line=0.3)
            s.form(polygon([(46, -28), (70, -40), (48, -24)]), WOOD, "wood", far)
            s.form(polygon([(64, -38), (44, -60), (40, -30)]), lighter(sail, 0.1), "cloth", far)
            s.form(blob([(-52, -38), (-46, -30), (0, -24), (46, -30), (56, -34), (48, -12), (34, -6), (-36, -6), (-48,
                -16)]), hull, "wood", far, soft=0.2)
            for k in range(3):
                s.line([(-49, -26 + k * 6), (0, -18 + k * 5), (50, -25 + k * 6)], darker(mix(hull, s.mood.fog, far),
                    0.5), 0.9, 0.6)
            s.form(blob([(-54, -40), (-36, -40), (-34, -28), (-50, -28)]), lighter(hull, 0.1), "wood", far)
            if wheels:
                for wx, r in ((-32, 13), (2, 11), (34, 13)):
                    s.form(stroked(oval(wx, -r + 3, r, r), 3.4), "#4A3422", "wood", far)
                    for k in range(6):
                        a = math.pi * k / 6
                        s.line([(wx - r * math.cos(a), -r + 3 - r * math.sin(a)), (wx + r * math.cos(a),
                            -r + 3 + r * math.sin(a))], mix("#4A3422", s.mood.fog, far), 1.5)
                    s.form(oval(wx, -r + 3, 3, 3), IRON, "metal", far)

    return paint


def barge(x: float, y: float, size: float, colour: str = "#4A3A2C", far: float = 0.0, prow: str = "#C6CFD8") -> Part:
    """A low barge with a curved prow."""

    def paint(s: Stage) -> None:
        with s.group(0.8, far, 0.4, 0.4), s.at(x, y, size / 100):
            s.form(blob([(-50, -16), (-40, -8), (0, -6), (40, -8), (52, -20), (60, -38), (54, -16), (42, 4), (0, 8),
                (-40, 5)]), colour, "wood", far, soft=0.25)
            s.form(stroked(limb([(48, -14), (64, -24), (56, -42)], 1), 3), prow, "metal", far)
            s.form(limb([(-50, -15), (0, -5), (50, -18)], 2.2), prow, "metal", far, cast=0.2)

    return paint


def ribs(x: float, y: float, wide: float, high: float, count: int, colour: str = "#5A4636", far: float = 0.0,
    bone: bool = False) -> Part:
    """The ribs of a wreck or of a great beast, seen from the end: they grow smaller behind each other."""

    def paint(s: Stage) -> None:
        for k in range(count - 1, -1, -1):
            t = k / count
            z, dist = 1 - t * 0.72, far + t * 0.62 * (1 - far)
            w, h, cx = wide * z / 2, high * z, x + wide * 0.16 * t
            cy = y - high * 0.14 * t
            for side in (-1, 1):
                path = skia.Path()
                path.moveTo(cx + side * w * 0.5, cy)
                path.cubicTo(cx + side * w * 1.25, cy - h * 0.3, cx + side * w * 1.1, cy - h * 0.9,
                    cx + side * w * 0.08, cy - h * (1.0 if bone else 0.93))
                s.form(stroked(path, 9 * z), colour, "bark", dist, soft=0.3)
            if bone:
                s.form(blob([(cx - 8 * z, cy - h * 1.05), (cx + 8 * z, cy - h * 1.05), (cx + 5 * z, cy - h * 0.94),
                    (cx - 5 * z, cy - h * 0.94)]), colour, "bark", dist)

    return paint
