"""An army against the light: knights on foot and on horse, ranks with spears, tents that stand, burn or have fallen.
Lengths of a figure: a standing knight is 100 high, a horse 100 long; the origin lies on the ground.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import skia

from assets.paint.base import Point, blurred, clipped, darker, lighter, linear, mix, oval, polygon, radial, rgb, stroke
from assets.paint.edifice import fire
from assets.paint.relief import blob, limb, placed, rod, union
from assets.paint.vista import Layer, Vista

STEEL, WOOD, LEATHER = "#565E6A", "#3A2A1E", "#4A3326"
AGAINST = 0.46
"""How far the colours of who stands against the light go into the shade."""


SHINES = 0.12
"""The same of cloth that the light comes through."""


class Figure:
    """Draws forms of a figure's own lengths into a picture."""

    def __init__(self, v: Vista, x: float, y: float, size: float, flip: bool = False, turn: float = 0.0,
                 dark: float = AGAINST) -> None:  # fmt: skip
        self.dark = dark
        self.v, self.x, self.y, self.size, self.flip, self.turn = v, x, y, size, flip, turn

    def path(self, path: skia.Path) -> skia.Path:
        """In the picture."""
        return placed(path, self.x, self.y, self.size, self.turn, self.flip)

    def at(self, point: Point) -> Point:
        """A point in the picture."""
        found = self.path(polygon([point, (point[0], point[1] + 0.01)])).getPoint(0)
        return found.x(), found.y()

    def form(self, path: skia.Path, colour: str, lit: float = 0.5, tex: float = 0.0) -> None:
        """A solid part."""
        self.v.form(self.path(path), mix(colour, self.v.shade, self.dark), lit * 0.62, max(0.8, self.size * 0.9), tex)

    def flat(self, path: skia.Path, colour: str, alpha: float = 1.0) -> None:
        """A plain part."""
        self.v.flat(self.path(path), colour, alpha)

    def line(self, points: Sequence[Point], colour: str, width: float, alpha: float = 1.0) -> None:
        """A line."""
        self.v.line([self.at(point) for point in points], mix(colour, self.v.shade, self.dark),
            width * self.size, alpha)


@contextmanager
def against(v: Vista, alpha: float = 0.8, width: float = 2.0) -> Iterator[None]:
    """What is drawn within has a contour of light all round, as what stands right before the sun has, and a rim."""
    canvas, surface = v.canvas, skia.Surface(*v.size)
    v.canvas = surface.getCanvas()
    try:
        yield
    finally:
        v.canvas = canvas
    image, plain = surface.makeImageSnapshot(), skia.SamplingOptions()
    glow = skia.ColorFilters.Blend(rgb(lighter(v.key, 0.3), alpha * 0.3), skia.BlendMode.kSrcIn)
    canvas.drawImage(image, 0, 0, plain, skia.Paint(
        ColorFilter=glow, ImageFilter=skia.ImageFilters.Blur(7, 7), BlendMode=skia.BlendMode.kScreen))  # fmt: skip
    with v.sheet(0, 1.0, 3):
        v.canvas.drawImage(image, 0, 0)
    canvas.saveLayer(None, skia.Paint(BlendMode=skia.BlendMode.kScreen))
    light = skia.ColorFilters.Blend(rgb(lighter(v.key, 0.2), alpha), skia.BlendMode.kSrcIn)
    canvas.drawImage(image, 0, 0, plain, skia.Paint(ColorFilter=light))
    within = skia.ImageFilters.Blur(width * 0.5, width * 0.5, skia.TileMode.kDecal, skia.ImageFilters.Erode(width,
        width))
    canvas.drawImage(image, 0, 0, plain, skia.Paint(ImageFilter=within, BlendMode=skia.BlendMode.kDstOut))
    fade = radial(v.sun, 620, [("#FFFFFF", 1), ("#FFFFFF", 0.7), ("#FFFFFF", 0.1)], [0, 0.4, 1])
    fade.setBlendMode(skia.BlendMode.kDstIn)
    canvas.drawPaint(fade)
    canvas.restore()


# ---------------------------------------------------------------- on foot
def _helm(whole: Figure, at_x: float, at_y: float, metal: str, plume: str = "") -> None:
    f, x, y = Figure(whole.v, *whole.at((at_x, at_y + 2)), whole.size * 0.82, whole.flip, whole.turn), 0.0, 0.0
    if plume:
        f.form(blob([(x + 1, y - 10), (x - 4, y - 19), (x - 15, y - 21), (x - 25, y - 12), (x - 29, y + 2),
            (x - 20, y - 4),
                     (x - 12, y - 9), (x - 5, y - 8)]), plume, 0.6)  # fmt: skip
    f.form(blob([(x - 8, y + 9), (x - 8.5, y - 3), (x - 5, y - 10), (x, y - 12), (x + 5, y - 10), (x + 8.5, y - 3),
                 (x + 8, y + 9), (x, y + 12)]), metal, 0.8)  # fmt: skip
    f.flat(polygon([(x - 1, y - 2.4), (x + 8.6, y - 2.4), (x + 8.6, y - 0.2), (x - 1, y - 0.2)]), "#06060A", 0.85)
    f.line([(x + 3.4, y - 10), (x + 3.4, y + 10)], lighter(metal, 0.35), 0.9, 0.6)


def knight(v: Vista, x: float, y: float, tall: float, cloth: str, cape: str = "", flip: bool = False,
           holds: str = "sword", shield: str = "", plume: str = "") -> None:  # fmt: skip
    """A knight on foot, facing right; one arm is raised with what he `holds` ("" for nothing)."""
    f = Figure(v, x, y, tall / 100, flip)
    if cape:
        f.form(blob([(-4, -80), (-14, -78), (-24, -58), (-36, -30), (-50, -10), (-34, -10), (-24, -16), (-10, -8),
            (0, -30),
                     (6, -60)]), cape, 0.55)  # fmt: skip
        for a, b in (((-12, -70), (-38, -14)), ((-8, -66), (-22, -16))):
            f.line([a, ((a[0] + b[0]) / 2 - 4, -40), b], darker(cape, 0.6), 1.4, 0.6)
    for points in ([(-4, -42), (-8, -22), (-11, -3)], [(5, -42), (9, -22), (11, -3)]):
        f.form(limb(points, 9.4), darker(STEEL, 0.2), 0.6)
        f.form(blob([(points[2][0] - 4, -5), (points[2][0] + 5, -5), (points[2][0] + 10, 1),
            (points[2][0] - 5, 1)]), STEEL)
    f.form(blob([(-13, -54), (0, -57), (13, -54), (17, -32), (9, -27), (0, -31), (-9, -27), (-17, -32)]), cloth)
    f.form(blob([(-11, -81), (0, -84), (11, -81), (15, -70), (12, -53), (0, -50), (-12, -53), (-15, -70)]), STEEL, 0.7)
    f.form(blob([(-6, -82), (0, -79), (6, -82), (9, -66), (7, -51), (0, -49), (-7, -51), (-9, -66)]), cloth, 0.5)
    f.form(rod((-13, -54), (13, -54), 3.4), LEATHER)
    lowered = [(-14, -76), (-22, -62), (-17, -47)]
    f.form(limb(lowered, 7.6), STEEL, 0.6)
    if shield:
        f.form(blob([(-31, -72), (-20, -76), (-9, -72), (-9, -54), (-20, -34), (-31, -54)]), shield, 0.6)
        f.line([(-20, -75), (-20, -36)], lighter(shield, 0.4), 1.4, 0.5)
    arm = [(13, -77), (24, -90), (21, -108)]
    if holds:
        _weapon(f, holds, (21, -111))
    f.form(limb(arm, 7.6), STEEL, 0.7)
    f.form(oval(21, -111, 4.6, 4.6), STEEL, 0.8)
    for side in (-1, 1):
        f.form(blob([(side * 8, -82), (side * 15, -82), (side * 20, -75), (side * 19, -70), (side * 12, -72)]),
            STEEL, 0.9)
    _helm(f, 0, -93, STEEL, plume)


def _weapon(f: Figure, name: str, hand: Point) -> None:
    x, y = hand
    if name == "sword":
        f.form(polygon([(x - 2.4, y - 6), (x + 2.4, y - 6), (x + 8, y - 58), (x + 7, y - 64), (x + 3.6, y - 58)]),
            "#C9D4E2",
               0.9)  # fmt: skip
        f.form(rod((x - 9, y - 5), (x + 9, y - 7), 3), "#C8963C", 0.8)
        f.form(rod((x, y - 4), (x - 1, y + 8), 3), LEATHER)
    elif name == "spear":
        f.form(rod((x - 3, y + 108), (x + 3, y - 62), 2.4), WOOD, 0.5)
        f.form(polygon([(x, y - 60), (x + 3.4, y - 80), (x + 6.6, y - 60)]), "#C9D4E2", 0.9)


def kneeling_knight(v: Vista, x: float, y: float, tall: float, cloth: str, cape: str) -> None:
    """On one knee, the head bowed, both hands on the hilt of the sword that stands before him; facing right."""
    f = Figure(v, x, y, tall / 100)
    f.form(polygon([(33, -58), (37, -58), (36, -6), (35, -1), (34, -6)]), "#C9D4E2", 0.9)
    f.form(blob([(2, -62), (-10, -60), (-22, -42), (-36, -16), (-56, 0), (-30, 2), (-10, -4), (4, -30)]), cape, 0.5)
    for a, b in (((-10, -56), (-42, -2)), ((-6, -50), (-22, -2))):
        f.line([a, ((a[0] + b[0]) / 2 - 3, -28), b], darker(cape, 0.6), 1.4, 0.6)
    f.form(limb([(-6, -26), (4, -8), (-22, -3)], 10), darker(STEEL, 0.25), 0.6)
    f.form(limb([(0, -28), (22, -26), (20, -4)], 10), darker(STEEL, 0.1), 0.7)
    f.form(blob([(15, -5), (24, -6), (31, 1), (15, 1)]), STEEL)
    f.form(blob([(-14, -32), (0, -36), (12, -32), (16, -20), (0, -14), (-16, -18)]), cloth)
    f.form(blob([(-9, -60), (2, -66), (14, -60), (15, -44), (8, -30), (-6, -29), (-13, -42)]), STEEL, 0.7)
    f.form(limb([(8, -58), (22, -50), (34, -58)], 7), STEEL, 0.7)
    f.form(blob([(0, -62), (8, -65), (14, -58), (14, -52), (5, -53)]), STEEL, 0.9)
    f.form(rod((26, -57), (44, -57), 2.8), "#C8963C", 0.8)
    f.form(rod((35, -58), (35, -70), 3), LEATHER)
    f.form(oval(35, -72, 2.8, 2.8), "#C8963C", 0.8)
    f.form(oval(34.5, -61, 4.8, 4.8), STEEL, 0.8)
    bowed = Figure(v, *f.at((12, -69)), tall / 100, False, 28)
    _helm(bowed, 0, -3, STEEL)


# ---------------------------------------------------------------- on horse
def rider(v: Vista, x: float, y: float, size: float, coat: str, cloth: str, cape: str, flip: bool = False,
          banner: str = "", plume: str = "", lowered: bool = False) -> None:  # fmt: skip
    """A knight on a horse that stands with one foreleg raised, facing right; a banner streams behind him."""
    f, dark = Figure(v, x, y, size / 100, flip), darker(coat, 0.4)
    f.form(limb([(-28, -46), (-36, -26), (-30, -2)], 7), dark)
    f.form(limb([(24, -46), (42, -40), (37, -22)], 6.6), dark)
    f.form(blob([(-40, -62), (-52, -64), (-64, -46), (-66, -20), (-58, -8), (-56, -30), (-48, -44), (-40, -50)]), dark)
    f.form(blob([(-44, -58), (-30, -70), (-4, -66), (20, -70), (36, -62), (37, -46), (18, -36), (-12, -37), (-34, -38),
                 (-46, -48)]), coat, 0.5)  # fmt: skip
    f.form(blob([(12, -66), (24, -90), (34, -106), (46, -108), (50, -96), (47, -78), (40, -58), (26, -46)]), coat, 0.5)
    f.form(blob([(35, -106), (43, -115), (53, -113), (62, -101), (72, -88), (72, -81), (65, -79), (53, -88),
        (43, -95)]), coat,
           0.55)  # fmt: skip
    for dx in (0, 5):
        f.form(polygon([(40 + dx, -111), (42 + dx, -123), (47 + dx, -112)]), coat)
    f.form(blob([(43, -117), (32, -108), (20, -86), (8, -68), (17, -67), (30, -88), (40, -106)]), dark)
    f.flat(oval(56, -101, 1.7, 1.6), "#06060A")
    f.line([(66, -83), (50, -78), (14, -80)], LEATHER, 1.4)
    for points in ([(-34, -48), (-42, -26), (-37, -2)], [(22, -48), (25, -24), (22, -2)]):
        f.form(limb(points, 8), coat, 0.5)
        f.form(polygon([(points[2][0] - 5, -5), (points[2][0] + 4, -5), (points[2][0] + 6, 1), (points[2][0] - 6, 1)]),
               "#16110E")  # fmt: skip
    drape = blob([(-40, -66), (-20, -70), (6, -69), (26, -71), (38, -58), (36, -34), (27, -38), (18, -31), (8, -36),
                  (-3, -29), (-14, -36), (-25, -30), (-36, -37), (-46, -33), (-47, -50)])  # fmt: skip
    f.form(drape, cloth, 0.55)
    for k in range(5):
        f.line([(-36 + 17 * k, -64), (-38 + 17 * k, -38)], darker(cloth, 0.6), 1.3, 0.5)
    f.line([(-44, -38), (-25, -35), (-3, -34), (18, -36), (36, -39)], lighter(cloth, 0.5), 1.4, 0.5)
    _seated(f, cloth, cape, plume, banner, lowered)


def _seated(f: Figure, cloth: str, cape: str, plume: str, banner: str, lowered: bool) -> None:
    """Who sits on a horse."""
    f = Figure(f.v, *f.at((-0.4, -9)), f.size * 0.87, f.flip)
    f.form(blob([(-2, -106), (-14, -102), (-28, -86), (-44, -66), (-64, -58), (-48, -50), (-30, -52), (-14, -64),
                 (0, -76)]), cape, 0.55)  # fmt: skip
    f.line([(-10, -98), (-28, -74), (-52, -57)], darker(cape, 0.6), 1.3, 0.6)
    if banner:
        foot, top = ((16, -70), (40, -168)) if lowered else ((14, -62), (18, -206))
        f.form(rod(foot, top, 2.6), WOOD, 0.5)
        _streaming(f, top, banner)
    f.form(limb([(-4, -72), (12, -60), (9, -38)], 8.6), STEEL, 0.7)
    f.form(blob([(4, -40), (13, -41), (20, -34), (5, -33)]), STEEL)
    f.form(blob([(-14, -104), (-4, -108), (7, -104), (10, -90), (6, -72), (-4, -68), (-15, -72), (-17, -90)]),
        STEEL, 0.75)
    f.form(blob([(-9, -105), (-3, -103), (4, -105), (7, -90), (4, -73), (-4, -70), (-11, -73), (-13, -90)]), cloth, 0.5)
    f.form(limb([(5, -100), (19, -94), (16, -108)], 7), STEEL, 0.8)
    f.form(oval(16, -110, 4.4, 4.4), STEEL, 0.9)
    f.form(limb([(-10, -100), (-2, -84), (12, -80)], 7), STEEL, 0.7)
    for dx in (-12, 5):
        f.form(blob([(dx - 6, -101), (dx, -107), (dx + 6, -102), (dx + 6, -95), (dx - 5, -96)]), STEEL, 0.9)
    _helm(f, -3, -118, STEEL, plume)


def _streaming(f: Figure, top: Point, colour: str) -> None:
    """A long swallow-tailed cloth in the wind, from the head of its staff to the left."""
    x, y = top
    cloth = blob([(x, y + 3), (x - 18, y - 3), (x - 38, y + 5), (x - 60, y - 1), (x - 86, y + 8), (x - 68, y + 21),
                  (x - 88, y + 40), (x - 60, y + 34), (x - 38, y + 42), (x - 18, y + 34), (x, y + 40)])  # fmt: skip
    f = Figure(f.v, f.x, f.y, f.size, f.flip, f.turn, SHINES)
    f.form(cloth, colour, 1.0)
    with clipped(f.v.canvas, f.path(cloth)):
        for k, alpha in ((10, 0.35), (29, 0.5), (50, 0.4), (70, 0.5)):
            f.line([(x - k, y - 10), (x - k - 5, y + 50)], darker(colour, 0.7), 7, alpha * 0.4)
            f.line([(x - k - 9, y - 10), (x - k - 14, y + 50)], lighter(colour, 0.6), 6, alpha * 0.2)
    f.form(placed(polygon([(0, -9), (3.6, 0), (0, 4), (-3.6, 0)]), x, y - 2), "#D8AE50", 0.9)


# ---------------------------------------------------------------- ranks
def ranks(y: float, x0: float, x1: float, tall: float, colours: Sequence[str], seed: int, far: float, rows: int = 2,
          spear: float = 1.1, flags: Sequence[str] = (), lean: float = 2.0, rim: float = 1.0) -> Layer:  # fmt: skip
    """Soldiers shoulder to shoulder with helmets, shields and spears."""

    def paint(v: Vista) -> None:
        dice = random.Random(seed)
        for row in range(rows):
            with v.sheet(far * (1 - row / (rows + 1)), rim, 1.0 + tall / 60):
                x, foot = x0, y + row * tall * 0.42
                while x < x1:
                    _soldier(v, x, foot + dice.uniform(-0.05, 0.05) * tall, tall * dice.uniform(0.92, 1.08), dice,
                             colours, spear, lean)  # fmt: skip
                    if flags and dice.random() < 0.08:
                        flag = Figure(v, x, foot - tall * 0.5, tall / 100)
                        flag.form(rod((0, 0), (0, -150), 3), WOOD)
                        _streaming(flag, (0, -150), dice.choice(list(flags)))
                    x += tall * 0.36 * dice.uniform(0.8, 1.2)

    return paint


def _soldier(v: Vista, x: float, y: float, tall: float, dice: random.Random, colours: Sequence[str], spear: float,
             lean: float) -> None:  # fmt: skip
    f, colour = Figure(v, x, y, tall / 100, dice.random() < 0.5), mix(dice.choice(list(colours)),
        v.shade, dice.random() * 0.4)
    if spear and dice.random() < 0.8:
        tip = dice.uniform(-lean, lean) * 6
        f.form(rod((16, -20), (16 + tip, -100 - 80 * spear), 2.6), WOOD, 0.4)
        f.form(polygon([(12.6 + tip, -98 - 80 * spear), (16 + tip, -120 - 80 * spear), (19.4 + tip, -98 - 80 * spear)]),
               "#AEB8C6", 0.9)  # fmt: skip
    f.form(blob([(-5, -80), (0, -82), (5, -80), (14, -75), (17, -60), (14, -40), (18, -6), (8, 0), (-8, 0),
        (-18, -6), (-14, -40),
                 (-17, -60), (-14, -75)]), colour, 0.45)  # fmt: skip
    f.form(union(oval(0, -90, 8, 9.5), polygon([(-9.5, -92), (9.5, -92), (11, -87), (-11, -87)])), STEEL, 0.8)
    if dice.random() < 0.6:
        f.form(oval(-9, -50, 14, 17), mix(colour, "#C8A870", 0.25), 0.6)
        f.form(oval(-9, -50, 4, 4.6), STEEL, 0.9)


# ---------------------------------------------------------------- tents
def pavilion(v: Vista, x: float, foot: float, wide: float, high: float, cloth: str, stripe: str, inside: str = "",
             pennant: str = "") -> None:  # fmt: skip
    """A round tent with a pointed roof, a scalloped rim and an open flap; `inside`: the light in it."""
    eaves, half = foot - high * 0.46, wide / 2
    for side in (-1, 1):
        v.line([(x + side * half * 0.95, eaves), (x + side * half * 1.5, foot)], WOOD, max(1.0, wide * 0.008), 0.8)
    walls = polygon([(x - half * 0.92, eaves), (x + half * 0.92, eaves), (x + half * 0.98, foot),
        (x - half * 0.98, foot)])
    v.form(walls, cloth, 0.45, 3)
    with clipped(v.canvas, walls):
        for k in range(-3, 4):
            edge = x + k * wide * 0.19
            v.flat(polygon([(edge, eaves), (edge + wide * 0.09, eaves), (edge + wide * 0.1, foot), (edge, foot)]),
                   v.tone(stripe), 0.55)  # fmt: skip
    flap = polygon([(x - wide * 0.02, eaves + high * 0.03), (x + wide * 0.13, foot), (x - wide * 0.15, foot)])
    v.flat(flap, inside or "#0A0810", 0.9)
    if inside:
        v.glow(x, foot - high * 0.1, wide * 0.5, inside, 0.7)
    roof = skia.Path()
    roof.moveTo(x, foot - high)
    roof.quadTo(x + half * 0.34, eaves - high * 0.12, x + half * 1.08, eaves)
    roof.lineTo(x - half * 1.08, eaves)
    roof.quadTo(x - half * 0.34, eaves - high * 0.12, x, foot - high)
    v.form(roof, cloth, 0.65, 3)
    with clipped(v.canvas, roof):
        for k in range(-3, 4, 2):
            v.flat(polygon([(x, foot - high), (x + k * wide * 0.17, eaves + 2),
                (x + (k + 1) * wide * 0.17, eaves + 2)]),
                   v.tone(stripe), 0.6)  # fmt: skip
    for k in range(9):
        cx = x + (k - 4) * wide * 0.12
        v.form(oval(cx, eaves + high * 0.01, wide * 0.062, high * 0.06), stripe if k % 2 else cloth, 0.5)
    if pennant:
        f = Figure(v, x, foot - high + 2, high / 260)
        f.form(rod((0, 0), (0, -52), 3.4), WOOD)
        _streaming(Figure(v, x, foot - high + 2, high / 420), (0, -84), pennant)


def fallen_tent(v: Vista, x: float, foot: float, wide: float, high: float, cloth: str, seed: int = 1, burns: float = 0.0
                ) -> None:  # fmt: skip
    """A tent that has come down over its broken pole; `burns`: how large the fire in it is."""
    dice, half = random.Random(seed), wide / 2
    pole = dice.uniform(-0.25, 0.25)
    v.form(rod((x + half * pole * 0.4, foot), (x + half * (pole + 0.3), foot - high * 1.25),
        max(2.5, wide * 0.02)), WOOD, 0.4)
    points = [(x - half * 1.05, foot), (x - half * 0.8, foot - high * dice.uniform(0.12, 0.3)),
              (x - half * 0.36, foot - high * dice.uniform(0.35, 0.55)), (x + half * pole, foot - high),
              (x + half * 0.3, foot - high * dice.uniform(0.4, 0.6)),
                  (x + half * 0.62, foot - high * dice.uniform(0.2, 0.4)),
              (x + half * 1.06, foot), (x, foot + high * 0.06)]  # fmt: skip
    heap = blob(points)
    v.form(heap, cloth, 0.5, 4, 0.35)
    with clipped(v.canvas, heap):
        for _ in range(6):
            a = x + half * dice.uniform(-0.8, 0.8)
            v.line([(x + half * pole, foot - high), ((a + x) / 2 + 8, foot - high * 0.4), (a, foot)],
                darker(v.tone(cloth), 0.7),
                   wide * 0.014, 0.5, 1.2)  # fmt: skip
    if burns:
        for k in range(3):
            fire(v, x + half * (k - 1) * 0.5, foot - high * dice.uniform(0.2, 0.55),
                burns * dice.uniform(0.7, 1.2), seed=seed + k)


def fallen_crown(v: Vista, x: float, y: float, size: float, gold: str = "#C8963C") -> None:
    """A crown on its side on the ground."""
    f = Figure(v, x, y, size / 100, False, -16)
    f.dark = 0.3
    back = blob([(-46, -20), (-30, -40), (0, -46), (30, -40), (46, -20), (20, -12), (-20, -12)])
    f.form(back, darker(gold, 0.6), 0.3)
    spikes = [(-48, -14)]
    for k in range(5):
        left = -48 + 19.2 * k
        spikes += [(left, -20), (left + 9.6 - (2 - k) * 5, -62 - 6 * (2 - abs(2 - k))), (left + 19.2, -20)]
    f.form(polygon([*spikes, (48, -14), (44, 6), (0, 14), (-44, 6)]), gold, 0.95)
    band = blob([(-47, -12), (0, -3), (47, -12), (45, 4), (0, 14), (-45, 4)])
    f.form(band, lighter(gold, 0.12), 0.9)
    for k, jewel in ((-26, "#B3262E"), (0, "#2F6DB5"), (26, "#B3262E")):
        f.form(oval(k, 2 + (4 - abs(k) * 0.15), 5, 4.4), jewel, 0.9)
    for k in range(5):
        f.form(oval(-48 + 19.2 * k + 9.6 - (2 - k) * 5, -65 - 6 * (2 - abs(2 - k)), 4.4, 4.4), lighter(gold, 0.3), 1.0)


def torn_banner(v: Vista, x: float, y: float, high: float, colour: str, turn: float = 12) -> None:
    """A standard aslant in the ground, its cloth in rags."""
    f = Figure(v, x, y, high / 100, False, turn)
    f.form(rod((0, 4), (0, -100), 2.2), WOOD, 0.5)
    f.form(rod((-3, -92), (40, -90), 1.8), WOOD, 0.5)
    rag = polygon([(0, -91), (39, -89), (37, -66), (41, -50), (32, -58), (30, -36), (24, -52), (18, -28),
        (14, -50), (7, -40),
                   (5, -60), (1, -56)])  # fmt: skip
    f.form(rag, colour, 0.55, 0.3)
    with clipped(v.canvas, f.path(rag)):
        for k in (9, 19, 30):
            f.line([(k, -92), (k - 2, -30)], darker(colour, 0.7), 2.4, 0.5)
        f.v.canvas.drawPath(f.path(oval(22, -68, 5, 7)), blurred(stroke("#08060A", 1), 2))
    f.form(placed(polygon([(0, -8), (3.4, 0), (0, 4), (-3.4, 0)]), 0, -101), "#C8963C", 0.9)


def mound(points: Sequence[Point], colour: str, far: float = 0.0, tex: float = 0.5, foot: float = 1100) -> Layer:
    """A rise of the ground whose edge runs through points from left to right."""

    def paint(v: Vista) -> None:
        edge = skia.Path()
        edge.moveTo(points[0][0], foot)
        edge.lineTo(*points[0])
        for (ax, ay), (bx, by) in pairwise(points):
            edge.cubicTo((ax + bx) / 2, ay, (ax + bx) / 2, by, bx, by)
        edge.lineTo(points[-1][0], foot)
        edge.close()
        top = min(y for _, y in points)
        with v.sheet(far, 0.9, 3):
            base = v.tone(colour)
            v.canvas.drawPath(edge, linear((0, top), (0, top + 260), [mix(base, v.key, 0.16), base, darker(base, 0.6)],
                                           [0, 0.25, 1]))  # fmt: skip
            v.form(edge, colour, 0.2, 0, tex)
            dice = random.Random(len(points) + round(top))
            with_grass(v, points, colour, dice)

    return paint


def with_grass(v: Vista, points: Sequence[Point], colour: str, dice: random.Random) -> None:
    """Blades along an edge."""
    for (ax, ay), (bx, by) in pairwise(points):
        for _ in range(round(abs(bx - ax) / 3)):
            t = dice.random()
            s = t * t * (3 - 2 * t)
            x, y = ax + (bx - ax) * t, ay + (by - ay) * s + 3
            high = dice.uniform(4, 15)
            v.line([(x, y), (x + dice.uniform(-3, 3), y - high * 0.6), (x + dice.uniform(-7, 7), y - high)],
                   darker(v.tone(colour), dice.uniform(0, 0.5)), 1.3, 0.9)  # fmt: skip
