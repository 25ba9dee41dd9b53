"""Statues as high as temples for the paintings of a match's end: a god on its throne, a head in the sand, wings of
light; and what stands about them: columns, palms, fires, mist. Lengths are those of a picture of 1620 x 1080.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from functools import cache, partial

import skia

from assets.paint.ankh.scenery import Size, toned
from assets.paint.base import blurred, clipped, darker, fill, lighter, linear, moved, oval, polygon, radial, stroke
from assets.paint.relief import Point, Relief, blob, limb, matt, rect, stroked, union, within

SAND = matt("#C9A878", 0.06, 0.17)
DEEP = matt("#8E7048", 0.03, 0.2)
BAND = matt("#B08C54", 0.12, 0.14)
BOX = (-180.0, -590.0, 180.0, 14.0)


def mirrored(points: Sequence[Point]) -> list[list[Point]]:
    """The points, and the same on the other side."""
    return [[(side * x, y) for x, y in points] for side in (-1, 1)]


def _throne(r: Relief) -> None:
    """A block with a low back, on a plinth."""
    r.part(rect((-168, -42, 336, 50)), DEEP, 4, 0.8, 0, 1)
    r.part(rect((-128, -268, 256, 230)), DEEP, 6, 0.9, 0.5, 1)
    for k in range(3):
        r.part(rect((-118, -250 + 68 * k, 34, 52)), DEEP, 3, -0.5, 0, 0.6)
        r.part(rect((84, -250 + 68 * k, 34, 52)), DEEP, 3, -0.5, 0, 0.6)


def _body(r: Relief) -> None:
    """Legs side by side, a pleated kilt, hands on the knees, a broad chest."""
    for shin in mirrored([(22, -178), (20, -110), (24, -50), (64, -50), (72, -110), (76, -178)]):
        r.part(blob(shin), SAND, 16, 1.1, 0.6, 0.8)
    for foot in mirrored([(18, -34), (20, -62), (44, -70), (70, -62), (78, -34)]):
        r.part(blob(foot), SAND, 10, 1.0, 0.6, 0.8)
    torso = blob([(-62, -180), (-66, -240), (-92, -306), (-84, -336), (0, -346), (84, -336), (92, -306), (66, -240),
                  (62, -180)])  # fmt: skip
    r.part(torso, SAND, 24, 1.1, 0.6, 0.8)
    kilt = blob([(-92, -168), (-88, -204), (0, -216), (88, -204), (92, -168), (60, -152), (0, -156), (-60, -152)])
    r.part(kilt, BAND, 14, 1.0, 0.7, 0.8)
    for k in range(-7, 8):
        r.part(rect((k * 11 - 1.4, -204, 2.8, 48)), DEEP, 2, -0.4, 0, 0)
    for arm in mirrored([(92, -312), (106, -262), (88, -214)]):
        r.part(limb(arm, 34), SAND, 12, 1.1, 0.6, 0.8)
    for arm in mirrored([(90, -222), (72, -200), (52, -182)]):
        r.part(limb(arm, 27), SAND, 10, 1.1, 0.6, 0.8)
    for hand in mirrored([(34, -170), (38, -192), (58, -194), (66, -176), (58, -160), (40, -158)]):
        r.part(blob(hand), SAND, 6, 1.0, 0.6, 0.8)
    for k, wide in enumerate((78, 62, 46)):
        ring = stroked(_arc(0, -346, wide, wide * 0.74), 11)
        r.part(within(ring, rect((-90, -346, 180, 90))), BAND if k % 2 == 0 else SAND, 4, 0.9, 0.3, 0.6)


def _arc(x: float, y: float, rx: float, ry: float) -> skia.Path:
    path = skia.Path()
    path.addArc(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry), 8, 164)
    return path


def _cloth(r: Relief) -> None:
    """The striped head cloth of kings, its ends on the chest."""
    cloth = blob([(-48, -330), (-78, -352), (-62, -416), (-44, -446), (0, -456), (44, -446), (62, -416), (78, -352),
                  (48, -330)])  # fmt: skip
    r.part(cloth, BAND, 18, 1.0, 0.6, 0.8)
    for end in mirrored([(34, -350), (60, -346), (54, -288), (34, -284)]):
        r.part(blob(end), BAND, 8, 0.9, 0.6, 0.8)
    for k in range(9):
        for side in (-1, 1):
            line = stroked(_line((side * 38, -442 + 13 * k), (side * (62 + 2 * k), -424 + 12 * k)), 3)
            r.part(within(line, cloth), DEEP, 2, -0.4, 0, 0)


def _line(a: Point, b: Point) -> skia.Path:
    path = skia.Path()
    path.moveTo(*a)
    path.lineTo(*b)
    return path


def _face(r: Relief, beard: bool = True) -> None:
    """A calm face with long eyes; kings have the false beard."""
    skin = blob([(-34, -392), (-36, -416), (-24, -434), (0, -438), (24, -434), (36, -416), (34, -392), (20, -362),
                 (0, -354), (-20, -362)])  # fmt: skip
    r.part(skin, SAND, 16, 1.15, 0.5, 0.8)
    for ear in mirrored([(35, -410), (44, -414), (44, -392), (36, -388)]):
        r.part(blob(ear), SAND, 4, 1, 0.4, 0.6)
    for eye in mirrored([(8, -402), (16, -408), (27, -404), (17, -398)]):
        r.part(blob(eye), DEEP, 3, -0.8, 0.2, 0.5)
    for brow in mirrored([(6, -413), (18, -418), (30, -411)]):
        r.part(limb(brow, 4.4), SAND, 2, 1.2, 0.5, 0.4)
    r.part(blob([(-5, -406), (0, -410), (5, -406), (8, -386), (0, -381), (-8, -386)]), SAND, 4, 1.3, 0.6, 0.5)
    r.part(blob([(-12, -374), (0, -377), (12, -374), (0, -369)]), SAND, 3, 1.2, 0.6, 0.5)
    if beard:
        r.part(blob([(-9, -356), (9, -356), (7, -318), (0, -312), (-7, -318)]), BAND, 4, 1.0, 0.6, 0.7)


def _falcon(r: Relief) -> None:
    """A falcon's head with its hooked beak and the mark under the eye."""
    head = blob([(-36, -384), (-40, -414), (-26, -440), (0, -448), (26, -440), (40, -414), (36, -384), (18, -366),
                 (-18, -366)])  # fmt: skip
    r.part(head, SAND, 18, 1.15, 0.5, 0.8)
    for eye in mirrored([(12, -408), (20, -416), (31, -410), (21, -402)]):
        r.part(blob(eye), DEEP, 3, -0.9, 0.2, 0.7)
    for mark in mirrored([(18, -400), (15, -386), (24, -374)]):
        r.part(limb(mark, 4), DEEP, 2, -0.6, 0, 0)
    r.part(blob([(-13, -402), (0, -412), (13, -402), (9, -380), (0, -360), (-9, -380)]), BAND, 6, 1.4, 0.7, 0.8)


def _jackal(r: Relief) -> None:
    """A jackal's head, ears upright, its muzzle towards the one who looks."""
    for ear in mirrored([(16, -430), (24, -486), (36, -510), (46, -470), (42, -424)]):
        r.part(blob(ear), SAND, 8, 1.1, 0.6, 0.8)
    for ear in mirrored([(26, -440), (32, -484), (39, -446)]):
        r.part(blob(ear), DEEP, 4, -0.8, 0, 0.4)
    skull = blob([(-40, -410), (-34, -436), (0, -446), (34, -436), (40, -410), (24, -384), (-24, -384)])
    r.part(skull, SAND, 16, 1.1, 0.5, 0.8)
    for eye in mirrored([(11, -412), (19, -420), (30, -416), (20, -408)]):
        r.part(blob(eye), DEEP, 3, -0.9, 0.2, 0.7)
    r.part(blob([(-17, -406), (0, -412), (17, -406), (15, -372), (9, -350), (0, -346), (-9, -350), (-15, -372)]),
           SAND, 10, 1.4, 0.7, 0.8)  # fmt: skip
    r.part(blob([(-8, -360), (0, -364), (8, -360), (0, -350)]), DEEP, 3, 1.0, 0.3, 0.6)


def _crown(r: Relief, kind: str) -> None:
    """ "double": of both lands; "plumes": two high feathers; "sun": the disc between horns."""
    if kind == "double":
        r.part(polygon([(-45, -432), (-55, -492), (55, -492), (45, -432)]), BAND, 14, 1.0, 0.5, 0.8)
        white = blob([(-34, -476), (-36, -512), (-22, -548), (-9, -564), (-11, -578), (0, -586), (11, -578), (9, -564),
                      (22, -548), (36, -512), (34, -476), (0, -468)])  # fmt: skip
        r.part(white, SAND, 16, 1.15, 0.6, 0.8)
    elif kind == "plumes":
        for plume in mirrored([(3, -440), (2, -510), (10, -562), (24, -578), (35, -556), (38, -500), (30, -440)]):
            r.part(blob(plume), SAND, 8, 1.0, 0.5, 0.8)
            r.part(rect((plume[0][0] * 6 - 1.2, -560, 2.4, 116)), DEEP, 2, -0.5, 0, 0)
    elif kind == "sun":
        for horn in mirrored([(14, -448), (50, -472), (40, -530)]):
            r.part(limb(horn, 11), BAND, 5, 1.1, 0.5, 0.8)
        r.part(oval(0, -490, 36, 36), BAND, 16, 1.1, 0.5, 0.8)
    r.part(blob([(-6, -440), (0, -462), (6, -440)]), BAND, 3, 1.2, 0.5, 0.5)


@cache
def enthroned(head: str, crown: str, scale: float = 1.0) -> Relief:
    """A colossus that sits with its hands on its knees. `head`: "king", "queen", "falcon" or "jackal"."""
    r = Relief(BOX, scale, 7)
    _throne(r)
    _body(r)
    _cloth(r)
    {"king": _face, "queen": partial(_face, beard=False), "falcon": _falcon, "jackal": _jackal}[head](r)
    _crown(r, crown)
    return r


@cache
def bust(crown: str, scale: float = 1.5) -> Relief:
    """Head and shoulders alone."""
    r = Relief((-150.0, -590.0, 150.0, -200.0), scale, 9)
    _body(r)
    _cloth(r)
    _face(r)
    _crown(r, crown)
    return r


def standing_stone(canvas: skia.Canvas, model: Relief, x: float, foot: float, size: float, stone: str,
                   rim: tuple[str, float] = ("#FFE0A0", -2.2), share: float = 0.8, flip: bool = False,
                   turn: float = 0, light: float = 1.0) -> None:  # fmt: skip
    """A statue in the colour of its stone, with light along one edge: its colour, and how far it reaches (to the left
    where it is negative)."""
    colour, reach = rim
    with moved(canvas, x, foot, 1, turn):
        canvas.scale(-size if flip else size, size)
        if reach:
            canvas.save()
            canvas.translate(-reach if flip else reach, -abs(reach) * 0.5)
            red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
            rows = [0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, 1, 0]
            canvas.saveLayer(None, skia.Paint(ColorFilter=skia.ColorFilters.Matrix(rows)))
            model.draw(canvas, 0)
            canvas.restore()
            canvas.restore()
        with toned(canvas, stone, share, light):
            model.draw(canvas, 0)


def veil(canvas: skia.Canvas, size: Size, y: float, high: float, colour: str, strength: float) -> None:
    """Mist or dust in the light between what is near and what is far."""
    band = skia.Path()
    band.addRect(skia.Rect.MakeXYWH(0, y - high, size[0], high * 2))
    tones = [(colour, 0.0), (colour, strength), (colour, 0.0)]
    canvas.drawPath(band, linear((0, y - high), (0, y + high), tones, [0, 0.55, 1]))


def shade_below(canvas: skia.Canvas, size: Size, start: float, colour: str, strength: float) -> None:
    """What is near the ground falls into shadow."""
    low = skia.Path()
    low.addRect(skia.Rect.MakeXYWH(0, start, size[0], size[1] - start))
    canvas.drawPath(low, linear((0, start), (0, size[1]), [(colour, 0), (colour, strength)]))


def palm(canvas: skia.Canvas, x: float, foot: float, high: float, lean: float, tone: str, rim: str, seed: int) -> None:
    """A date palm against the light."""
    dice = random.Random(seed)
    top = x + lean * high, foot - high
    trunk = skia.Path()
    trunk.moveTo(x - high * 0.03, foot)
    trunk.cubicTo(x, foot - high * 0.4, top[0] - lean * high * 0.3, foot - high * 0.7, top[0] - 2, top[1])
    trunk.lineTo(top[0] + 3, top[1])
    trunk.cubicTo(top[0] - lean * high * 0.2, foot - high * 0.6, x + high * 0.05, foot - high * 0.3, x + high * 0.04,
                  foot)  # fmt: skip
    canvas.drawPath(trunk, linear((x - 8, 0), (x + 10, 0), [rim, tone, darker(tone, 0.4)], [0, 0.3, 1]))
    for k in range(13):
        angle = math.radians(-200 + 220 * k / 12 + dice.uniform(-8, 8))
        long = high * dice.uniform(0.34, 0.44)
        end = top[0] + long * math.cos(angle), top[1] + long * (0.55 * math.sin(angle) + 0.34)
        bend = top[0] + long * 0.5 * math.cos(angle), top[1] + long * (0.6 * math.sin(angle)) - high * 0.06
        leaf = skia.Path()
        leaf.moveTo(*top)
        leaf.quadTo(*bend, *end)
        leaf.quadTo(bend[0], bend[1] + high * 0.075, *top)
        canvas.drawPath(leaf, linear(top, end, [darker(tone, 0.2), tone]))
        edge = skia.Path()
        edge.moveTo(*top)
        edge.quadTo(*bend, *end)
        canvas.drawPath(edge, stroke(rim, max(1.0, high / 180), 0.7))


def column(canvas: skia.Canvas, x: float, foot: float, high: float, wide: float, tone: str, rim: str,
           broken: bool = False) -> None:  # fmt: skip
    """A papyrus column with bands of carvings; the light falls on its left edge."""
    top = foot - high
    shaft = polygon([(x - wide / 2, foot), (x - wide * 0.44, top), (x + wide * 0.44, top), (x + wide / 2, foot)])
    if broken:
        shaft = polygon([(x - wide / 2, foot), (x - wide * 0.46, top + wide * 0.7), (x - wide * 0.2, top + wide * 0.2),
                         (x, top + wide * 0.5), (x + wide * 0.3, top), (x + wide * 0.46, top + wide * 0.4),
                         (x + wide / 2, foot)])  # fmt: skip
    tones = [rim, lighter(tone, 0.1), tone, darker(tone, 0.55)]
    canvas.drawPath(shaft, linear((x - wide / 2, 0), (x + wide / 2, 0), tones, [0, 0.1, 0.45, 1]))
    with clipped(canvas, shaft):
        for k in range(1, 7):
            y = foot - high * k / 7
            canvas.drawLine(x - wide, y, x + wide, y, stroke(darker(tone, 0.6), wide * 0.03, 0.55))
            canvas.drawLine(x - wide, y + wide * 0.05, x + wide, y + wide * 0.05, stroke(rim, wide * 0.015, 0.3))
    if broken:
        return
    bell = polygon([(x - wide * 0.44, top), (x - wide * 0.74, top - wide * 0.9), (x + wide * 0.74, top - wide * 0.9),
                    (x + wide * 0.44, top)])  # fmt: skip
    canvas.drawPath(bell, linear((x - wide * 0.74, 0), (x + wide * 0.74, 0), tones, [0, 0.1, 0.45, 1]))
    slab = rect((x - wide * 0.6, top - wide * 1.14, wide * 1.2, wide * 0.26))
    canvas.drawPath(slab, linear((x - wide * 0.6, 0), (x + wide * 0.6, 0), tones, [0, 0.1, 0.45, 1]))


def brazier(canvas: skia.Canvas, x: float, foot: float, size: float, seed: int) -> None:
    """A bowl of fire on a stand, and its light about it."""
    dice = random.Random(seed)
    canvas.drawPath(oval(x, foot - 60 * size, 190 * size, 170 * size),
                    radial((x, foot - 60 * size), 190 * size, [("#FFB45A", 0.5), ("#FF8A30", 0.14), ("#FF8A30", 0)],
                           [0, 0.4, 1]))  # fmt: skip
    canvas.drawLine(x - 14 * size, foot, x, foot - 44 * size, stroke("#1A0F0A", 5 * size))
    canvas.drawLine(x + 14 * size, foot, x, foot - 44 * size, stroke("#1A0F0A", 5 * size))
    for k in range(7):
        lean, high = (k - 3) * 6 * size + dice.uniform(-3, 3), (64 - 8 * abs(k - 3) + dice.uniform(-6, 8)) * size
        flame = skia.Path()
        base = x + (k - 3) * 6 * size, foot - 52 * size
        flame.moveTo(base[0] - 8 * size, base[1])
        flame.quadTo(base[0] - 9 * size + lean * 0.4, base[1] - high * 0.5, base[0] + lean * 0.6, base[1] - high)
        flame.quadTo(base[0] + 10 * size + lean * 0.2, base[1] - high * 0.4, base[0] + 8 * size, base[1])
        tones = [("#FFF6C8", 0.95), ("#FFB040", 0.8), ("#E0481A", 0.0)]
        canvas.drawPath(flame, blurred(linear((0, base[1]), (0, base[1] - high), tones, [0, 0.45, 1]), 1.6 * size))
    bowl = polygon([(x - 28 * size, foot - 56 * size), (x + 28 * size, foot - 56 * size),
                    (x + 15 * size, foot - 38 * size), (x - 15 * size, foot - 38 * size)])  # fmt: skip
    canvas.drawPath(bowl, linear((x - 28 * size, 0), (x + 28 * size, 0), ["#F0B060", "#7A4A20", "#24140A"]))


def mirror_in(canvas: skia.Canvas, image: skia.Image, line: float, low: float, strength: float, scale: float) -> None:
    """What stands over a line of water lies in it upside down, drawn out and broken by the waves."""
    size = image.width() / scale, image.height() / scale
    for y in range(round(line), round(low), 3):
        away = (y - line) / (low - line)
        shift = 7 * away * math.sin(y * 0.55) + 4 * away * math.sin(y * 0.21)
        above = line - (y - line) * 1.15
        source = skia.Rect.MakeXYWH(0, above * scale, size[0] * scale, 3 * scale)
        paint = skia.Paint(AntiAlias=True, Alphaf=strength * (1 - 0.65 * away))
        canvas.drawImageRect(image, source, skia.Rect.MakeXYWH(shift, y, size[0], 3), skia.SamplingOptions(), paint)


def wings_of_light(canvas: skia.Canvas, x: float, y: float, reach: float, tone: str, seed: int) -> None:
    """Two wings of long feathers that shine from within."""
    dice = random.Random(seed)
    for side in (-1, 1):
        for row, (count, long, thick) in enumerate(((15, 1.0, 58), (12, 0.66, 50), (9, 0.38, 40))):
            for k in range(count):
                share = k / (count - 1)
                angle = math.radians(-58 + 104 * share + dice.uniform(-1.5, 1.5))
                far = reach * long * (1 - 0.34 * share)
                root = x + side * (28 + 70 * (1 - share) * long), y + 34 * share - 20
                end = root[0] + side * far * math.cos(angle), root[1] + far * math.sin(angle) * 0.8
                middle = (root[0] + end[0]) / 2 + side * 10, (root[1] + end[1]) / 2 - 26 * (1 - share)
                feather = skia.Path()
                feather.moveTo(*root)
                feather.quadTo(middle[0], middle[1] - thick * 0.5, *end)
                feather.quadTo(middle[0], middle[1] + thick * 0.7, *root)
                light = [("#FFFFFF", 0.95), (lighter(tone, 0.4), 0.75), (tone, 0.22)]
                canvas.drawPath(feather, linear(root, end, light, [0, 0.35 + 0.1 * row, 1]))
                edge = skia.Path()
                edge.moveTo(*root)
                edge.quadTo(middle[0], middle[1] - thick * 0.5, *end)
                canvas.drawPath(edge, stroke("#FFF8E0", 1.6, 0.6))


def near_dune(canvas: skia.Canvas, size: Size, points: Sequence[Point], tone: str, rim: str) -> skia.Path:
    """A dune at the foot of the picture with light along its crest."""
    path = skia.Path()
    path.moveTo(points[0][0], size[1] + 20)
    path.lineTo(*points[0])
    crest = skia.Path()
    crest.moveTo(*points[0])
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        for one in (path, crest):
            one.cubicTo(ax + (bx - ax) * 0.5, ay, ax + (bx - ax) * 0.5, by, bx, by)
    path.lineTo(points[-1][0], size[1] + 20)
    path.close()
    top = min(y for _, y in points)
    canvas.drawPath(path, linear((0, top), (0, size[1]), [tone, darker(tone, 0.55)]))
    canvas.drawPath(crest, blurred(stroke(rim, 5, 0.7), 2))
    canvas.drawPath(crest, stroke(lighter(rim, 0.4), 1.6, 0.8))
    return path


def kneeling(canvas: skia.Canvas, places: Sequence[tuple[float, float, float]], tone: str, rim: str,
             seed: int) -> None:  # fmt: skip
    """People on their knees seen from behind, arms raised, a line of light about each; (x, y, height in 50s)."""
    dice = random.Random(seed)
    for x, y, size in sorted(places, key=lambda place: place[1]):
        lean = dice.uniform(-3, 3)
        robe = blob([(x - 17 * size, y), (x - 14 * size, y - 16 * size), (x - 9 * size, y - 27 * size),
                     (x, y - 31 * size), (x + 9 * size, y - 27 * size), (x + 14 * size, y - 16 * size),
                     (x + 17 * size, y), (x, y + 4 * size)])  # fmt: skip
        head = oval(x + lean * 0.3, y - 38 * size, 6 * size, 7 * size)
        arms = [limb([(x + side * 8 * size, y - 25 * size), (x + side * 17 * size, y - 33 * size),
                      (x + side * (13 + lean * 0.4) * size, y - 52 * size)], 5 * size) for side in (-1, 1)]  # fmt: skip
        whole = union(robe, head, *arms)
        canvas.drawPath(oval(x, y + 2 * size, 24 * size, 5 * size), blurred(fill("#000000", 0.5), 3))
        with moved(canvas, 0, -2.4 * size):
            canvas.drawPath(whole, fill(rim, 0.9))
        body = lighter(tone, dice.uniform(0, 0.12))
        canvas.drawPath(whole, linear((x, y - 50 * size), (x, y), [lighter(body, 0.2), darker(body, 0.45)]))
