"""The four gods of old (R15, 5.10), each as those saw it who came back: a mouth, a claw, an eye, a hand."""

from __future__ import annotations

import math

import skia

from assets.paint.base import oval, polygon
from assets.paint.busts import backlight, fan, hair, locks, sliver, tone
from assets.paint.relief import (
    BRASS,
    GOLD,
    ROPE,
    Relief,
    Stuff,
    blob,
    less,
    limb,
    matt,
    metal,
    placed,
    stroked,
    union,
    within,
)

NIGHT = Stuff(("#0A0612",) * 5)
LIP, GUM, TONGUE = matt("#8C1F4A", 0.6, 0.05), matt("#4E0E2A", 0.3, 0.1), matt("#B8345E", 0.7, 0.08)
TOOTH = matt("#F2E8CC", 0.5, 0.05)
MASK = matt("#5E4A8C", 0.2, 0.1)
FUR = hair("#2A2630")
CLAW = matt("#F0DDB0", 0.7, 0.05)
SKY, CLOUD = matt("#2E8CA6", 0.2, 0.08), matt("#CFE4EE", 0.1, 0.1)
EYEWHITE, IRIS = matt("#F4F0E4", 0.5, 0.03), matt("#1FA6B8", 0.7, 0.1)
PALE = matt("#D8D2C4", 0.15, 0.08)


def mouth(r: Relief, x: float, y: float, size: float, turn: float = 0.0) -> None:
    """A small mouth that speaks."""
    lips = blob([(-12, 0), (-5, -6), (0, -4), (5, -6), (12, 0), (6, 7), (-6, 7)])
    r.part(placed(lips, x, y, size, turn), LIP, 3 * size, 1.2, 0.4, 1)
    r.part(placed(blob([(-7, 0), (0, -2), (7, 0), (3, 4), (-3, 4)]), x, y, size, turn), NIGHT, 1, 0.5, 0, 0.6)
    r.part(placed(polygon([(-5, -1), (5, -1), (4, 1.4), (-4, 1.4)]), x, y, size, turn), TOOTH, 1, 1, 0, 0.4)


def zog_malomos(r: Relief) -> None:
    """A face that is all mouth, adrift between sun and moon, with lesser mouths that whisper along."""
    for k in range(16):
        turn = math.tau * k / 16
        ray = [(-66 + math.sin(turn + d) * f, -64 + math.cos(turn + d) * f) for d, f in ((-0.16, 17), (0, 30),
            (0.16, 17))]
        r.part(polygon(ray), GOLD, 2, 1, 0.2, 0.9)
    r.part(oval(-66, -64, 18, 18), GOLD, 8, 1.1, 0.3, 1.2)
    moon = less(oval(68, -64, 24, 24), oval(58, -70, 20, 20))
    r.part(moon, metal("#C8D2E8", 0.8), 6, 1.1, 0.3, 1.2)
    veil = blob([(0, -84), (40, -70), (62, -34), (66, 8), (78, 52), (60, 70), (58, 100), (-58, 100), (-62, 70),
        (-78, 50), (-66, 8), (-62, -34), (-40, -70)])
    r.part(veil, MASK, 26, 1.1, 0.5, 1.3)
    for s in (-1, 1):
        for k in range(4):
            fold = sliver((s * (12 + k * 13), -66 + k * 7), (s * (30 + k * 13), -10), (s * (44 + k * 9), 96), 2.6)
            tone(r, fold, "#24103E", 0.55, 1.8, veil)
            tone(r, placed(fold, -3, 0), "#D8B8FF", 0.25, 1.6, veil)
    for s in (-1, 1):
        scar = sliver((s * 10, -34), (s * 26, -48), (s * 44, -30), 4)
        tone(r, scar, "#1E0A30", 0.75, 1.4, veil)
        for k in range(4):
            stitch = sliver((s * (16 + k * 8), -46), (s * (16 + k * 8), -38), (s * (17 + k * 8), -30), 1.1)
            tone(r, stitch, "#12061E", 0.95, 0.4, veil)
    lips = blob([(-58, 16), (-40, -10), (-16, -20), (0, -12), (16, -20), (40, -10), (58, 16), (44, 54), (18, 72),
        (-18, 72), (-44, 54)])
    r.part(lips, LIP, 13, 1.2, 0.7, 1.4)
    inside = blob([(-43, 16), (-26, 0), (0, -2), (26, 0), (43, 16), (32, 44), (12, 56), (-12, 56), (-32, 44)])
    r.part(inside, NIGHT, 3, 0.4, 0.4, 1.2)
    r.part(within(blob([(-30, 40), (0, 32), (30, 40), (18, 58), (-18, 58)]), inside), GUM, 5, 1, 0.2, 0.6)
    for k in range(8):
        x, tall = -31 + k * 9, (12, 19, 15, 24, 20, 24, 16, 13)[k]
        top = 7 - 7 * math.sin(math.pi * (k + 0.5) / 8)
        r.part(within(blob([(x - 5, top - 2), (x + 5, top - 2), (x + 3, top + tall * 0.5), (x + 1, top + tall),
            (x - 3, top + tall * 0.5)]), inside), TOOTH, 3, 1.1, 0.3, 0.9)
    for s in (-1, 1):
        tip = blob([(0, 30), (s * 13, 34), (s * 17, 60), (s * 22, 82), (s * 34, 97), (s * 14, 93), (s * 5, 78),
            (-s * 3, 60)])
        r.part(tip, TONGUE, 8, 1.2, 0.6, 1.3)
        tone(r, sliver((s * 5, 40), (s * 8, 66), (s * 20, 90), 1.8), "#7A1438", 0.7, 1, tip)
    tone(r, oval(-22, -8, 14, 3), "#FFD8E8", 0.8, 1.6, lips)
    tone(r, oval(-20, 63, 12, 3), "#FFD8E8", 0.5, 1.6, lips)
    for x, y, size, turn in ((-72, 22, 0.8, -20), (76, 14, 0.85, 24), (-34, -62, 0.7, -14), (38, -60, 0.6, 20),
        (70, 84, 0.8, -10), (-72, 84, 0.8, 12)):
        mouth(r, x, y, size, turn)
    backlight(r, "#F0A8FF")


def sekrazade(r: Relief) -> None:
    """A she-cat of flowing black fur, ears up, fangs bare, the claws of one paw out."""
    ruff = blob([(-40, -30), (40, -30), (66, 0), (60, 16), (82, 34), (68, 48), (88, 74), (70, 100), (-70, 100),
        (-90, 70), (-70, 48), (-84, 30), (-62, 14), (-66, -2)])
    strokes = [*fan([(-30, 20), (-60, 0)], [(-60, 40), (-70, 40)], [(-40, 96), (-84, 80)], 8), *fan([(30, 20), (60,
        0)], [(60, 40), (70, 40)], [(40, 96), (84, 80)], 8), *fan([(-24, 40), (24, 40)], [(-24, 70), (24, 70)],
        [(-20, 100), (20, 100)], 8)]
    locks(r, ruff, strokes, FUR, 3)
    for s in (-1, 1):
        ear = blob([(s * 14, -48), (s * 34, -72), (s * 56, -93), (s * 60, -60), (s * 54, -20), (s * 34, -28)])
        r.part(ear, FUR, 8, 1.1, 0.5, 1.3)
        r.part(blob([(s * 28, -46), (s * 40, -64), (s * 51, -78), (s * 52, -54), (s * 46, -32)]), matt("#8A3A4A",
            0.2, 0.1), 5, 0.7, 0.2, 0.8)
    for k in (0, 1):
        r.part(less(oval(58, -48 + k * 12, 6, 7), oval(58, -48 + k * 12, 3.4, 4.4)), GOLD, 1.6, 1.2, 0.4, 0.9)
    head = blob([(0, -58), (34, -52), (56, -26), (60, 2), (44, 26), (26, 38), (0, 44), (-26, 38), (-44, 26), (-60,
        2), (-56, -26), (-34, -52)])
    strokes = [*fan([(-8, -50), (-40, -34)], [(-26, -24), (-50, -8)], [(-30, 14), (-54, 14)], 6), *fan([(8, -50),
        (40, -34)], [(26, -24), (50, -8)], [(30, 14), (54, 14)], 6)]
    locks(r, head, strokes, FUR, 9)
    tone(r, oval(-22, -34, 20, 10), "#8A86A0", 0.45, 6, head)
    for s in (-1, 1):
        eye = skia.Path()
        eye.moveTo(s * 10, -2)
        eye.quadTo(s * 22, -26, s * 46, -20)
        eye.quadTo(s * 34, 4, s * 10, -2)
        eye.close()
        tone(r, stroked(eye, 8), "#FF5A1E", 0.55, 5)
        r.part(eye, matt("#FFB62A", 0.6, 0), 4, 0.9, 0.0, 1.6)
        tone(r, oval(s * 26, -11, 9, 9), "#FFF0A0", 0.75, 2, eye)
        tone(r, oval(s * 26, -11, 2.6, 9), "#0A0408", 1, 0.4, eye)
        tone(r, oval(s * 26 - 3, -15, 2, 2), "#FFFFFF", 1, 0.4, eye)
    muzzle = blob([(0, 4), (14, 8), (28, 20), (22, 36), (0, 40), (-22, 36), (-28, 20), (-14, 8)])
    r.part(muzzle, hair("#3C3642"), 9, 1.1, 0.4, 1)
    jaw = blob([(-20, 34), (0, 30), (20, 34), (16, 56), (0, 64), (-16, 56)])
    r.part(jaw, NIGHT, 4, 0.4, 0.4, 1.2)
    r.part(blob([(-10, 46), (0, 40), (10, 46), (6, 58), (-6, 58)]), TONGUE, 5, 1, 0.2, 0.8)
    for s in (-1, 1):
        r.part(blob([(s * 18, 32), (s * 9, 32), (s * 12, 54)]), TOOTH, 3, 1.2, 0.4, 1)
        r.part(blob([(s * 14, 60), (s * 7, 60), (s * 10, 47)]), TOOTH, 3, 1.2, 0.3, 1)
    r.part(blob([(-10, 8), (10, 8), (0, 19)]), matt("#C2506A", 0.7, 0.02), 4, 1.1, 0.3, 1)
    tone(r, sliver((0, 18), (0, 26), (0, 33), 1), "#08040A", 0.9, 0.5, muzzle)
    for s in (-1, 1):
        for k in range(3):
            whisker = sliver((s * 20, 22 + k * 5), (s * 46, 14 + k * 10), (s * 76, 12 + k * 15), 0.8)
            r.part(whisker, matt("#E8E2EC", 0.3, 0), 1, 1, 0.2, 0.3)
    paw = blob([(-96, 100), (-94, 60), (-78, 42), (-54, 40), (-38, 54), (-36, 78), (-48, 104)])
    locks(r, paw, fan([(-86, 54), (-50, 50)], [(-84, 70), (-50, 72)], [(-80, 100), (-54, 100)], 8), FUR, 2)
    for k in range(4):
        x, y = -84 + k * 15, (46, 36, 36, 48)[k]
        r.part(oval(x, y + 6, 9, 9), FUR, 5, 1.1, 0.5, 1.2)
        r.part(blob([(x - 5, y + 4), (x + 5, y + 4), (x + 3, y - 14), (x - 6, y - 30), (x - 5, y - 12)]), CLAW, 3,
            1.3, 0.5, 1.1)
    backlight(r, "#FF7A5A", 3, 1.0)


def giyechin(r: Relief) -> None:
    """One eye for a head, upon a six-sided throne over torn clouds, lesser eyes at its corners."""
    def hexagon(size: float) -> skia.Path:
        return polygon([(math.sin(k * math.pi / 3) * size, -12 - math.cos(k * math.pi / 3) * size) for k in range(6)])

    r.part(hexagon(72), BRASS, 6, 1.2, 0.5, 1.4)
    r.part(hexagon(63), matt("#123C4C", 0.2, 0.08), 5, 0.8, 0.3, 1)
    for k in range(24):
        turn = math.tau * k / 24
        ray = [(math.sin(turn + d) * f, -14 - math.cos(turn + d) * f) for d, f in ((-0.05, 40), (0,
            62 if k % 2 else 54), (0.05, 40))]
        r.part(within(polygon(ray), hexagon(63)), GOLD, 1.5, 1, 0.2, 0.7)
    robe = blob([(-22, 16), (22, 16), (44, 40), (60, 100), (-60, 100), (-44, 40)])
    r.part(robe, SKY, 14, 1.1, 0.6, 1.3)
    for k in range(5):
        tone(r, sliver((-20 + k * 10, 30), (-28 + k * 14, 66), (-36 + k * 18, 100), 2.4), "#0A2C3C", 0.6, 1.6, robe)
    r.part(blob([(-7, 30), (7, 30), (12, 100), (-12, 100)]), GOLD, 4, 1.1, 0.3, 1)
    for k in range(4):
        y = 44 + k * 15
        r.part(blob([(-7, y), (0, y - 4), (7, y), (0, y + 4)]), EYEWHITE, 2, 1, 0.2, 0.7)
        r.part(oval(0, y, 2, 2), NIGHT, 1, 0.5, 0, 0)
    for s in (-1, 1):
        pauldron = blob([(s * 16, 22), (s * 40, 16), (s * 58, 34), (s * 52, 52), (s * 30, 46)])
        r.part(pauldron, BRASS, 6, 1.2, 0.6, 1.2)
    ball = oval(0, -14, 39, 39)
    r.part(ball, EYEWHITE, 22, 1.1, 0.7, 1.5)
    for k in range(14):
        turn = math.tau * k / 14 + 0.2
        a, b = (math.sin(turn) * 37, -14 - math.cos(turn) * 37), (math.sin(turn + 0.18) * 25,
            -14 - math.cos(turn + 0.18) * 25)
        tone(r, sliver(a, ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2), b, 0.9), "#B02A36", 0.6, 0.6, ball)
    r.part(oval(0, -8, 22, 22), IRIS, 9, 0.9, 0.1, 1.4)
    iris = oval(0, -8, 22, 22)
    for k in range(20):
        turn = math.tau * k / 20
        a, b = (math.sin(turn) * 9, -8 - math.cos(turn) * 9), (math.sin(turn) * 21, -8 - math.cos(turn) * 21)
        tone(r, sliver(a, b, b, 1.0), "#D8FFF8" if k % 2 else "#083848", 0.55, 0.5, iris)
    r.part(oval(0, -8, 9, 9), NIGHT, 2, 0.5, 0, 0.8)
    tone(r, oval(-8, -16, 5.5, 4.5), "#FFFFFF", 0.95, 1)
    lid = less(ball, blob([(-44, -14), (-22, -30), (0, -35), (22, -30), (44, -14), (30, 14), (0, 40), (-30, 14)]))
    r.part(lid, SKY, 6, 1.2, 0.6, 1.1)
    for k in range(7):
        x = -33 + k * 11
        y = -22 - 13 * math.sin(math.pi * (k + 0.5) / 7)
        r.part(blob([(x - 2, y), (x + 2, y), (x + (k - 3) * 2.2, y - 16)]), GOLD, 1.4, 1.1, 0.3, 0.8)
    for k in range(6):
        x, y = math.sin(k * math.pi / 3) * 72, -12 - math.cos(k * math.pi / 3) * 72
        r.part(oval(x, y, 10, 10), BRASS, 4, 1.1, 0.4, 1.1)
        r.part(oval(x, y, 6.5, 6.5), EYEWHITE, 3, 1, 0.2, 0.8)
        r.part(oval(x, y + 1, 3, 3), NIGHT, 1, 0.5, 0, 0)
    for x, y, size in ((-70, 88, 26), (70, 90, 28), (-38, 98, 20), (42, 100, 18)):
        cloud = union(oval(x, y, size, size * 0.5), oval(x - size * 0.5, y - 4, size * 0.5, size * 0.4),
            oval(x + size * 0.3, y - 8, size * 0.55, size * 0.45))
        r.part(cloud, CLOUD, 8, 1.0, 0.4, 1)
    backlight(r, "#9CFFF4")


def abukaros(r: Relief) -> None:
    """The hand that made mankind, bound and cut in five, raised before a black sun."""
    for k in range(36):
        turn = math.tau * k / 36
        far = (84, 72, 79)[k % 3]
        flame = [(math.sin(turn + d) * f, -14 - math.cos(turn + d) * f) for d, f in ((-0.09, 56), (0.05, far),
            (0.09, 56))]
        r.part(polygon(flame), matt("#F0A83A", 0.5, 0.05), 3, 1, 0.2, 0.7)
    r.part(oval(0, -14, 60, 60), metal("#E8B44A", 0.8), 4, 1.1, 0.3, 1.1)
    r.part(oval(0, -14, 54, 54), Stuff(("#06050C", "#0A0812", "#14101E", "#1E1830", "#2A2240"), 0.2), 26, 0.9, 0.2, 1)
    wrist = blob([(-22, 50), (22, 50), (26, 80), (30, 104), (-30, 104), (-26, 80)])
    r.part(wrist, PALE, 12, 1.1, 0.5, 1.3)
    palm = blob([(-34, 6), (-10, -2), (16, -2), (36, 8), (36, 36), (24, 60), (-22, 60), (-36, 34)])
    r.part(palm, PALE, 14, 1.1, 0.5, 1.3)
    fingers = (
        ((-29, 0), (-36, -28), (-39, -50), 14.5), ((-10, -9), (-13, -44), (-14, -70), 15.5),
        ((10, -9), (13, -42), (16, -66), 15), ((29, 1), (37, -24), (42, -44), 13.5),
    )  # fmt: skip
    for a, b, c, wide in fingers:
        whole = limb([a, b, c], wide)
        r.part(whole, PALE, 6, 1.1, 0.6, 1.3)
        for share in (0.34, 0.66):
            x, y = a[0] + (c[0] - a[0]) * share, a[1] + (c[1] - a[1]) * share
            tone(r, sliver((x - 6, y), (x, y + 2), (x + 6, y - 1), 1.0), "#4A4038", 0.8, 0.6, whole)
        nail = placed(oval(0, 0, wide * 0.28, wide * 0.36), c[0], c[1] + 1)
        tone(r, nail, "#8A7A70", 0.35, 0.7, whole)
    thumb = limb([(-30, 40), (-62, 26), (-68, -2)], 16)
    r.part(thumb, PALE, 7, 1.1, 0.6, 1.3)
    for line in (((-26, 18), (0, 30), (28, 12)), ((-28, 30), (-6, 38), (-4, 58)), ((-24, 10), (4, 16), (30, 22))):
        tone(r, sliver(*line, 1.2), "#5A4A40", 0.8, 0.6, palm)
    cuts = (((-42, 2), (-30, 10), (-19, 3)), ((-20, -4), (-10, 3), (0, -4)), ((1, -4), (11, 3), (21, -4)), ((20,
        4), (30, 11), (42, 5)), ((-44, 46), (-38, 34), (-36, 20)))
    for a, b, c in cuts:
        cut = sliver(a, b, c, 2.6)
        r.part(cut, NIGHT, 1, 0.5, 0, 1.2)
        tone(r, stroked(cut, 3), "#FFC23A", 0.95, 1.3)
        tone(r, cut, "#FFF4C0", 0.9, 0.5)
    for k in range(3):
        y = 66 + k * 11
        cord = limb([(-30, y + 4), (0, y + 9), (30, y)], 9)
        r.part(cord, ROPE, 4, 1.2, 0.6, 1.2)
        for j in range(8):
            x = -26 + j * 7
            tone(r, sliver((x - 2, y + 1 + j * 0.1), (x, y + 5), (x + 3, y + 10), 0.9), "#4A3216", 0.7, 0.5, cord)
    r.part(limb([(26, 70), (48, 78), (54, 104)], 8), ROPE, 4, 1.2, 0.5, 1.2)
    backlight(r, "#FFD27A")


GODS = {"zog_malomos": zog_malomos, "sekrazade": sekrazade, "giyechin": giyechin, "abukaros": abukaros}
