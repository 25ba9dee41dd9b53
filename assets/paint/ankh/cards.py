"""The seven battle cards, each a scene, and their back (5.2). Anchor: the middle; name and strength are written by the
screen on the band at the foot and in the disc at the upper left.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.ankh.bodies import BRONZE_SKIN, CARNELIAN, LINEN
from assets.paint.ankh.ground import lotus, palm
from assets.paint.ankh.monuments import ankh_path, pyramid
from assets.paint.atlas import register
from assets.paint.base import (
    RUBY,
    bevel,
    blurred,
    brass_line,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    medal,
    moved,
    noise,
    oval,
    parchment,
    polygon,
    radial,
    rounded,
    stroke,
)
from assets.paint.relief import GOLD as GOLDEN
from assets.paint.relief import SHADE, STEEL, WOOD, Relief, blob, limb, matt, placed, rod, stroked

ATLAS = "ankh/cards"
WIDE, TALL = 224.0, 320.0
BOX = (-122, -170, 126, 178)
VIEW = (-98.0, -146.0, 196.0, 216.0)
"""The scene's window."""
FIELD = rounded(VIEW, 8)
Scene = Callable[[skia.Canvas], None]


def heaven(canvas: skia.Canvas, tones: list[str], seed: int, line: float = 10) -> None:
    """A sky of three tones down to the horizon at `line`, with long clouds."""
    canvas.drawPath(FIELD, linear((0, -146), (0, line), tones))
    noise(canvas, FIELD, (0.008, 0.03), lighter(tones[1], 0.5), 0.9, seed, 5)
    noise(canvas, FIELD, (0.008, 0.026), darker(tones[0], 0.6), 0.7, seed + 3, 5)


def earth(canvas: skia.Canvas, line: float, tones: list[str], seed: int) -> None:
    """The ground from the horizon down."""
    land = polygon([(-110, line), (110, line), (110, 80), (-110, 80)])
    canvas.drawPath(land, linear((0, line), (0, 80), tones))
    noise(canvas, land, (0.02, 0.07), darker(tones[-1], 0.6), 0.8, seed, 4)


def flood(canvas: skia.Canvas) -> None:
    """The Nile over its banks: a wave that curls over fields and palms."""
    heaven(canvas, ["#2A4A7E", "#7FA8C8", "#F0DDB0"], 3)
    earth(canvas, 6, ["#6E9A44", "#2F5A2C"], 4)
    palm(canvas, 70, 24, 66, random.Random(3))
    for k, (y, tone) in enumerate(((2, "#2A76B0"), (22, "#1D5F98"), (44, "#134A80"))):
        wave = skia.Path()
        wave.moveTo(-120, 90)
        wave.lineTo(-120, y - 60 + k * 16)
        wave.cubicTo(-70, y - 96 + k * 14, -20, y - 70 + k * 10, -10 + k * 30, y - 20 + k * 10)
        wave.cubicTo(-34 + k * 30, y - 40 + k * 8, -46 + k * 30, y - 10 + k * 6, -6 + k * 30, y + 2)
        wave.cubicTo(40, y + 14, 80, y - 4, 120, y + 8)
        wave.lineTo(120, 90)
        wave.close()
        canvas.drawPath(wave, linear((-80, y - 80), (60, 90), [lighter(tone, 0.45), tone, darker(tone, 0.45)]))
        noise(canvas, wave, (0.03, 0.09), "#CFF1FF", 0.5, 8 + k, 3)
        canvas.drawPath(wave, stroke("#F2FBFF", 4 - k, 0.9))
    dice = random.Random(4)
    for _ in range(60):
        canvas.drawPath(oval(dice.gauss(-14, 34), dice.gauss(-30, 18), 2, 2), fill("#F6FDFF", dice.uniform(0.4, 0.95)))
    lotus(canvas, -50, 54, 15, True)


def build_monument(canvas: skia.Canvas) -> None:
    """A pyramid at dawn, its ramp, and men who haul a block."""
    heaven(canvas, ["#3A4E8E", "#D98A5A", "#FFE6A8"], 13)
    canvas.drawPath(oval(-44, -6, 34, 34), radial((-44, -6), 60, ["#FFFDE0", ("#FFD24A", 0.8), ("#FFD24A", 0.0)]))
    earth(canvas, 6, ["#E2C078", "#9A6C34"], 5)
    with moved(canvas, 28, 10, 1.3):
        pyramid(canvas)
    ramp = polygon([(-100, 70), (-100, 48), (54, 14), (70, 26), (-30, 74)])
    canvas.drawPath(ramp, linear((-90, 20), (0, 76), ["#F0D9A0", "#A8783C", "#6A4522"]))
    canvas.drawPath(ramp, stroke("#4A2E14", 2))
    model = Relief((-120, -40, 120, 90), 1.0, 3)
    block = polygon([(-2, 6), (32, -2), (44, 5), (44, 30), (10, 39), (-2, 31)])
    model.part(block, matt("#E0C690", 0.1, 0.25), 4, 1.1)
    model.part(rod((-6, 42), (48, 28), 5), WOOD, 2, 1.1)
    model.part(limb([(-2, 20), (-30, 22), (-84, 40)], 2.6), matt("#C9AC78"), 1, 1, 0.2, 0.7)
    for x in (-24, -50, -76):
        y = 62 - (x + 76) * 0.23
        for knee in (-7, 7):
            model.part(limb([(x, y - 18), (x + knee, y - 10), (x + knee * 1.2, y)], 5), BRONZE_SKIN, 2, 1.1)
        model.part(blob([(x - 7, y - 22), (x + 6, y - 22), (x + 7, y - 13), (x - 7, y - 13)]), LINEN, 2.4, 1.1)
        model.part(blob([(x - 9, y - 38), (x + 3, y - 40), (x + 7, y - 22), (x - 6, y - 21)]), BRONZE_SKIN, 3.4, 1.1)
        model.part(limb([(x - 3, y - 36), (x + 6, y - 28), (x + 17, y - 33)], 4), BRONZE_SKIN, 1.6, 1.1)
        model.part(oval(x - 6, y - 44, 5.4, 6), BRONZE_SKIN, 2.6, 1.1)
        model.part(
            blob([(x - 12, y - 45), (x - 6, y - 51), (x, y - 46), (x - 1, y - 41), (x - 11, y - 42)]), SHADE, 1.6, 1
        )
    model.draw(canvas, 0.6, 3, 4, 3)


def locust(r: Relief, x: float, y: float, size: float, turn: float) -> None:
    """One locust in flight."""
    body, wing = matt("#8E8A2C", 0.2, 0.1), matt("#D9C98A", 0.4, 0.05)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, size, turn)

    for lean in (-52, -30):
        r.part(
            put(placed(blob([(-3, 0), (-7, -26), (0, -40), (7, -26), (3, 0)]), 2, -4, 1, lean)), wing, 2, 1, 0.3, 0.9
        )
    r.part(put(limb([(-4, 4), (-22, -14), (-34, 12)], 4)), body, 1.6, 1.1, 0.3, 1)
    r.part(put(limb([(8, 5), (14, 14), (10, 20)], 2.6)), body, 1, 1, 0.2, 0.8)
    r.part(put(blob([(-34, 2), (-10, -6), (14, -6), (24, 0), (14, 7), (-10, 6)])), body, 4 * size, 1.2, 0.4, 1.1)
    r.part(put(oval(24, -1, 8, 7)), body, 3 * size, 1.2, 0.4, 1.1)
    r.part(put(oval(27, -3, 2.6, 2.8)), CARNELIAN, 1, 1, 0, 0.6)
    r.part(put(limb([(29, -6), (40, -14), (46, -10)], 1.4)), SHADE, 0.5, 0.5, 0, 0)


def plague(canvas: skia.Canvas) -> None:
    """A swarm that darkens the sun over bare fields."""
    heaven(canvas, ["#2A2010", "#8A6A24", "#E8C060"], 21)
    canvas.drawPath(oval(24, -84, 40, 40), radial((24, -84), 66, ["#FFF3C0", ("#F0B040", 0.8), ("#F0B040", 0.0)]))
    earth(canvas, 22, ["#8A6E34", "#3E2C12"], 6)
    dice = random.Random(12)
    for _ in range(420):
        x, y = dice.gauss(10, 60), dice.gauss(-50, 46)
        size = dice.uniform(0.8, 2.4)
        canvas.drawPath(oval(x, y, size * 2, size * 0.8), fill("#1A1406", dice.uniform(0.3, 0.8)))
    model = Relief((-120, -160, 120, 90), 1.0, 4)
    for x, y, size, turn in ((-58, -96, 0.6, 12), (58, -30, 0.66, -18), (-50, -22, 0.8, -10), (24, 34, 1.35, -14)):
        locust(model, x, y, size, turn)
    model.draw(canvas, 0.6, 4, 6, 3)


def horse(r: Relief, x: float, y: float, coat: str, flip: bool = False) -> None:
    """A chariot horse in full gallop to the right, its chest at about (x + 34, y)."""
    hide, mane = matt(coat, 0.2, 0.06), matt(darker(coat, 0.65), 0.15, 0.15)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1, 0, flip)

    for points in (((-30, 8), (-52, 18), (-66, 36)), ((30, 12), (56, 16), (60, 36))):
        r.part(put(limb(points, 7)), mane, 2.6, 1.1)
    r.part(put(limb([(-40, -6), (-62, -14), (-70, 8)], 8)), mane, 3, 1.1)
    r.part(put(blob([(-42, -8), (-26, -16), (4, -12), (30, -18), (44, -4), (38, 14), (10, 14), (-20, 18), (-40, 12)])),
           hide, 10, 1.2)  # fmt: skip
    r.part(put(blob([(22, -14), (34, -40), (46, -52), (58, -46), (54, -34), (46, -10), (34, 6)])), hide, 7, 1.2)
    r.part(
        put(blob([(42, -54), (52, -60), (64, -52), (82, -36), (82, -28), (74, -26), (56, -36), (46, -42)])),
        hide,
        5,
        1.2,
    )
    r.part(put(polygon([(46, -54), (49, -68), (55, -56)])), hide, 2, 1.2)
    r.part(put(blob([(46, -58), (40, -48), (28, -28), (18, -14), (26, -16), (36, -32), (46, -46)])), mane, 3, 1.2)
    r.part(put(oval(62, -46, 2.2, 2)), SHADE, 0.8, 0.4, 0, 0)
    r.part(put(limb([(50, -40), (60, -40), (66, -34)], 2.6)), GOLDEN, 1, 1, 0.2, 0.7)
    for side, stuff in ((0, CARNELIAN), (7, GOLDEN), (14, matt("#2A5BA8", 0.2, 0.1))):
        r.part(
            put(blob([(50 + side - 7, -60), (46 + side - 7, -82), (52 + side - 7, -84), (55 + side - 7, -60)])),
            stuff,
            2,
            1,
        )
    for points in (((-32, 8), (-44, 26), (-62, 24)), ((32, 10), (50, 22), (70, 14))):
        r.part(put(limb(points, 8)), hide, 3, 1.2)
        fx, fy = points[-1]
        r.part(put(oval(fx, fy + 1, 5, 4.4)), SHADE, 2, 1)
    r.part(put(limb([(-4, -14), (2, 2), (-4, 16)], 7)), CARNELIAN, 2.4, 1.1)


def chariots(canvas: skia.Canvas) -> None:
    """A war chariot behind its horse, the archer aiming over it, dust behind the wheel."""
    heaven(canvas, ["#5A1A1E", "#D9662A", "#FFE09A"], 33)
    earth(canvas, 16, ["#E2B868", "#8E5A28"], 7)
    dice = random.Random(8)
    for _ in range(46):
        x, y = -60 + dice.gauss(-14, 26), 44 + dice.gauss(0, 14)
        canvas.drawPath(oval(x, y, dice.uniform(9, 22), dice.uniform(6, 14)), blurred(fill("#F0DCAE", 0.3), 6))
    model = Relief((-120, -150, 120, 90), 1.0, 5)
    horse(model, 26, 12, "#B9854E")
    horse(model, 12, 26, "#EFE4CE")
    model.part(rod((-56, 34), (16, 24), 5), WOOD, 2, 1.1)
    model.part(rod((-46, -24), (-48, 16), 10), BRONZE_SKIN, 4, 1.1)
    model.part(blob([(-60, -36), (-36, -38), (-36, 2), (-60, 4)]), BRONZE_SKIN, 6, 1.1)
    model.part(blob([(-62, -6), (-34, -8), (-32, 14), (-64, 16)]), LINEN, 5, 1.1)
    bow = skia.Path()
    bow.moveTo(-18, -66)
    bow.cubicTo(4, -52, 4, -22, -18, -8)
    model.part(limb([(-40, -32), (-26, -34), (-6, -36)], 7), BRONZE_SKIN, 3, 1.1)
    model.part(stroked(bow, 4), WOOD, 1.6, 1.1)
    model.part(rod((-44, -37), (10, -38), 2), STEEL, 0.8, 1, 0.2, 0.8)
    model.part(polygon([(8, -43), (20, -38), (8, -33)]), STEEL, 1.4, 1.2)
    model.part(limb([(-54, -32), (-66, -40), (-46, -37)], 7), BRONZE_SKIN, 3, 1.1)
    model.part(oval(-46, -50, 8.6, 9.6), BRONZE_SKIN, 4, 1.1)
    model.part(blob([(-58, -50), (-50, -64), (-38, -60), (-38, -53), (-50, -50), (-53, -34), (-60, -38)]),
               matt("#2A4FA0", 0.2, 0.1), 3, 1.1)  # fmt: skip
    model.part(blob([(-78, 4), (-28, -2), (-22, 34), (-74, 40)]), matt("#A8342A", 0.2, 0.1), 7, 1.1)
    model.part(stroked(blob([(-78, 4), (-28, -2), (-22, 34), (-74, 40)]), 4), GOLDEN, 1.6, 1.1, 0.2, 0.8)
    for k in range(3):
        model.part(placed(rod((0, -24), (0, 24), 3.4), -52, 38, 1, k * 60 + 12), WOOD, 1.4, 1.1, 0.3, 0.9)
    model.part(stroked(oval(-52, 38, 26, 26), 6), GOLDEN, 2.4, 1.2)
    model.part(oval(-52, 38, 6, 6), GOLDEN, 2.6, 1.2)
    model.draw(canvas, 0.6, 4, 6, 3)
    for _ in range(14):
        x, y = -74 + dice.gauss(0, 14), 62 + dice.gauss(0, 5)
        canvas.drawPath(oval(x, y, dice.uniform(8, 16), dice.uniform(5, 9)), blurred(fill("#F6E6BE", 0.4), 5))


def miracle(canvas: skia.Canvas) -> None:
    """A shaft of light on the fallen: a soul rises as a bird over an ankh of light."""
    heaven(canvas, ["#0A0E2E", "#2E3E8A", "#8FA8D8"], 43)
    earth(canvas, 30, ["#4A4A6E", "#1A1A30"], 8)
    for wide, alpha in ((70, 0.22), (44, 0.3), (20, 0.5)):
        beam = polygon([(-wide * 0.4, -150), (wide * 0.4, -150), (wide, 66), (-wide, 66)])
        canvas.drawPath(beam, blurred(fill("#FFF3C0", alpha), 7))
    with moved(canvas, 0, -22):
        sign = ankh_path(74)
        canvas.drawPath(sign, blurred(fill("#FFD76A", 0.9), 14))
        canvas.drawPath(sign, linear((-40, -74), (40, 74), ["#FFFDF0", "#FFE08A", "#D9962E"]))
        bevel(canvas, sign, 4, 0.8, 0.4)
    model = Relief((-120, -160, 120, 90), 1.0, 6)
    for x, flip in ((-58, False), (58, True)):
        for part, stuff in (
            (blob([(-30, 60), (-6, 50), (24, 54), (34, 64), (0, 70), (-30, 68)]), LINEN),
            (oval(-34, 60, 8, 7.4), BRONZE_SKIN),
            (limb([(-10, 54), (-4, 40), (6, 30)], 6), BRONZE_SKIN),
        ):
            model.part(placed(part, x, 0, 1, 0, flip), stuff, 4, 1.1)
    for flip in (False, True):
        for row, (stuff, span) in enumerate(((matt("#2FA7A0", 0.2, 0.1), 66), (GOLDEN, 46))):
            for k in range(6):
                quill = blob([(-4, 0), (-5, -span * 0.6), (0, -span), (5, -span * 0.6), (4, 0)])
                model.part(
                    placed(placed(quill, 8, -106 + row * 2, 1, 40 + k * 14), 0, 0, 1, 0, flip), stuff, 2, 1, 0.3, 1
                )
    model.part(
        blob([(-11, -112), (0, -122), (11, -112), (9, -86), (0, -72), (-9, -86)]), matt("#2A4FA0", 0.2, 0.1), 5, 1.2
    )
    model.part(oval(0, -124, 9, 10), BRONZE_SKIN, 4, 1.1)
    model.part(blob([(-11, -122), (-8, -136), (8, -136), (11, -122), (0, -129)]), SHADE, 3, 1)
    model.draw(canvas, 0.5, 3, 4, 4)


def drought(canvas: skia.Canvas) -> None:
    """A white sun over cracked mud, a bull's skull, dead reeds."""
    heaven(canvas, ["#B9662A", "#F0B868", "#FFF0C8"], 53)
    canvas.drawPath(oval(-30, -92, 34, 34), radial((-30, -92), 74, ["#FFFFFF", ("#FFF3C0", 0.9), ("#FFE08A", 0.0)]))
    earth(canvas, -8, ["#E2B470", "#9A5E2A"], 9)
    dice = random.Random(6)
    for row in range(6):
        y, step = -2 + row * 14 + row * row * 0.8, 22 + row * 7
        for k in range(-6, 7):
            x = k * step + (row % 2) * step / 2
            corners = [(math.cos(j * math.pi / 3 + 0.5), math.sin(j * math.pi / 3 + 0.5)) for j in range(6)]
            plate = polygon([
                (x + cx * step * 0.52 + dice.uniform(-3, 3), y + cy * (7 + row * 2.4) + dice.uniform(-1.4, 1.4))
                for cx, cy in corners
            ])  # fmt: skip
            canvas.drawPath(plate, linear((x, y - 8), (x, y + 10), ["#EBC48A", "#B07A40"]))
            canvas.drawPath(plate, stroke("#4A2A10", 2.2, 0.85))
    for x in (-82, -74, 84, 92):
        stalk = skia.Path()
        stalk.moveTo(x, 40)
        stalk.quadTo(x + 4, 8, x + dice.uniform(-14, 14), -14)
        canvas.drawPath(stalk, stroke("#6A4A1C", 3))
    model = Relief((-120, -60, 120, 90), 1.0, 7)
    bone = matt("#F0E4C4", 0.15, 0.1)
    for flip in (False, True):
        horn = blob([(16, 2), (34, -4), (48, -20), (50, -38), (56, -18), (46, 4), (26, 14), (16, 14)])
        model.part(placed(horn, 10, 14, 1, 0, flip) if not flip else placed(horn, 10, 14, 1, 0, True), bone, 4, 1.2)
    skull = blob([(-16, 2), (10, -2), (36, 2), (32, 26), (24, 46), (18, 62), (2, 62), (-4, 46), (-12, 26)])
    model.part(skull, bone, 8, 1.1)
    for x in (-3, 23):
        model.part(oval(x, 20, 6, 7), SHADE, 2.4, -1, 0, 0.6)
    for x in (6, 14):
        model.part(oval(x, 54, 2.4, 4), SHADE, 1, -1, 0, 0.4)
    model.draw(canvas, 0.6, 5, 6, 3)


def cycle(canvas: skia.Canvas) -> None:
    """The feather of Ma'at in a serpent that bites its own tail, among the stars."""
    heaven(canvas, ["#080A24", "#1E2A6A", "#5A4A8E"], 63, 80)
    dice = random.Random(7)
    for _ in range(90):
        x, y, size = dice.uniform(-96, 96), dice.uniform(-144, 68), dice.uniform(0.6, 1.8)
        canvas.drawPath(oval(x, y, size, size), fill("#FFFFFF", dice.uniform(0.3, 0.95)))
    canvas.drawPath(oval(0, -38, 90, 90), radial((0, -38), 90, [("#F2C75C", 0.5), ("#F2C75C", 0.0)]))
    model = Relief((-110, -150, 110, 80), 1.0, 8)
    ring = skia.Path()
    ring.addArc(skia.Rect.MakeLTRB(-72, -110, 72, 34), -62, 334)
    model.part(stroked(ring, 20), matt("#3F8F5A", 0.3, 0.12), 8, 1.2)
    for k in range(30):
        turn = math.radians(-58 + k * 11)
        x, y = math.cos(turn) * 72, -38 + math.sin(turn) * 72
        model.part(oval(x, y, 3, 3), GOLDEN, 1.2, 1, 0.1, 0.5)
    head = blob([(-20, -6), (0, -14), (20, -8), (34, 2), (22, 12), (0, 14), (-18, 8)])
    model.part(placed(head, 36, -102, 1, 24), matt("#3F8F5A", 0.3, 0.1), 6, 1.2)
    model.part(oval(42, -108, 3.6, 3.4), CARNELIAN, 1.4, 1, 0.1, 0.8)
    plume = blob([(-2, 14), (-16, -20), (-20, -56), (-8, -86), (10, -94), (20, -72), (18, -30), (6, 14)])
    model.part(placed(plume, 0, 0), matt("#F4F0E6", 0.2, 0.06), 8, 1.2)
    model.part(limb([(2, 26), (2, -30), (8, -84)], 3), GOLDEN, 1.2, 1.1, 0.3, 0.8)
    for k in range(9):
        y = -78 + k * 10
        model.part(limb([(5, y + 8), (-6, y + 2), (-16, y + 8)], 1.3), matt("#A8A296"), 0.5, 0.5, 0, 0)
        model.part(limb([(5, y + 8), (12, y + 2), (17, y + 6)], 1.3), matt("#A8A296"), 0.5, 0.5, 0, 0)
    model.draw(canvas, 0.5, 4, 5, 4)


SCENES: dict[str, Scene] = {
    "flood": flood,
    "build_monument": build_monument,
    "plague": plague,
    "chariots": chariots,
    "miracle": miracle,
    "drought": drought,
    "cycle": cycle,
}


def body(canvas: skia.Canvas) -> skia.Path:
    """The card's solid: shadow, edge of gold, lapis band."""
    outer = rounded((-WIDE / 2, -TALL / 2, WIDE, TALL), 16)
    with moved(canvas, 4, 8):
        canvas.drawPath(outer, blurred(fill("#05040A", 0.7), 5))
    canvas.drawPath(outer, linear((-WIDE / 2, -TALL / 2), (60, TALL / 2), ["#FFE9A8", "#C9963A", "#5A3410"]))
    bevel(canvas, outer, 4, 0.7, 0.6)
    canvas.drawPath(rounded((-WIDE / 2 + 6, -TALL / 2 + 6, WIDE - 12, TALL - 12), 12), fill("#16264E"))
    return outer


def card(canvas: skia.Canvas, name: str) -> None:
    """A scene in its window, a disc for the strength, a band of papyrus for the name."""
    body(canvas)
    with clipped(canvas, FIELD):
        SCENES[name](canvas)
        canvas.drawPath(FIELD, radial((-20, -60), 190, [("#05040A", 0), ("#05040A", 0), ("#05040A", 0.45)]))
    brass_line(canvas, FIELD, 4)
    band = rounded((-98, 82, 196, 66), 8)
    parchment(canvas, band, 5)
    brass_line(canvas, band, 3)
    medal(canvas, -80, -126, 27, RUBY)


def back(canvas: skia.Canvas) -> None:
    """Lapis with a golden ankh between wings, stars in rows."""
    body(canvas)
    field = rounded((-98, -146, 196, 292), 8)
    canvas.drawPath(field, radial((-20, -40), 240, ["#3A66B8", "#1E3C82", "#0C1A42"]))
    noise(canvas, field, (0.02, 0.02), "#7FA8E8", 0.4, 3, 4)
    with clipped(canvas, field):
        for row in range(13):
            for column in range(9):
                x, y = -96 + column * 24 + (row % 2) * 12, -140 + row * 24
                points = [(math.sin(k * math.pi / 5), -math.cos(k * math.pi / 5)) for k in range(10)]
                star = polygon([(x + a * (5 if k % 2 == 0 else 2), y + b * (5 if k % 2 == 0 else 2))
                                for k, (a, b) in enumerate(points)])  # fmt: skip
                canvas.drawPath(star, fill("#F2C75C", 0.4))
    canvas.drawPath(oval(0, 0, 84, 84), blurred(fill("#0A1230", 0.8), 14))
    model = Relief((-110, -110, 110, 110), 1.0, 9)
    for flip in (False, True):
        for row, stuff in enumerate((matt("#2FA7A0", 0.2, 0.1), CARNELIAN, GOLDEN)):
            span = 84 - row * 20
            for k in range(7 - row):
                quill = blob([(-4, 0), (-5, -span * 0.6), (0, -span), (5, -span * 0.6), (4, 0)])
                model.part(placed(placed(quill, 8, 4, 1, 58 + k * 12), 0, 0, 1, 0, flip), stuff, 2, 1.1, 0.3, 1)
    model.part(placed(ankh_path(62), 0, 6), GOLDEN, 5, 1.2, 0.5)
    model.draw(canvas, 0.7, 4, 6, 5)
    brass_line(canvas, field, 4)


for _name in SCENES:
    register(f"ankh/card/{_name}", ATLAS, BOX, partial(card, name=_name))
register("ankh/card_back", ATLAS, BOX, back)
