"""Card backs that the shop sells (C10.2): card/<good id>, of the size of card/back (card_frames.py).

A back looks the same when it is turned round: every ornament is painted twice, once upside down.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    GOLD,
    JADE,
    RUBY,
    SAPPHIRE,
    Material,
    bevel,
    blurred,
    clipped,
    cloth,
    darker,
    fill,
    fitted,
    ground_shadow,
    lighter,
    linear,
    medal,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rim_light,
    rounded,
    shaded,
    solid_glyph,
    sphere,
    stroke,
)
from assets.paint.stuffs import STEEL, SUN, VIOLET
from assets.paint.ui_icons import PEARL
from assets.paint.ui_shapes import shape, star

ATLAS = "goods_backs"
W, H = BACK_SIZE = (420, 588)
MIDDLE = (W / 2, H / 2)
EDGE = 15.0
WHOLE = rounded((0, 0, W, H), 26)
FIELD = rounded((EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE), 16)
COPPER = Material("#FFD0A0", "#C8703A", "#5A2410", "#FFE8D0")
BRONZE = Material("#E8C890", "#94703A", "#3A260E", "#FFF0CC")
SILVER = Material("#FFFFFF", "#B8C4D4", "#4E5A70", "#FFFFFF")


def twice(canvas: skia.Canvas, paint: Callable[[skia.Canvas], None]) -> None:
    """Paints upright and upside down."""
    paint(canvas)
    with moved(canvas, W, H, 1, 180):
        paint(canvas)


def raised(canvas: skia.Canvas, path: skia.Path, stuff: Material, depth: float = 3) -> None:
    """An inlay that stands a little above the field."""
    ground_shadow(canvas, path, depth * 0.8, depth * 1.4, depth, 0.7)
    shaded(canvas, path, stuff, depth * 0.7)


def lit(canvas: skia.Canvas, colour: str, reach: float = 260, strength: float = 0.5) -> None:
    """Light out of the middle."""
    canvas.drawPath(oval(*MIDDLE, reach, reach), radial(MIDDLE, reach, [(colour, strength), (colour, 0)]))


def ember(canvas: skia.Canvas) -> None:
    """Cracked black lava over fire; tongues of flame round the middle."""
    canvas.drawPath(FIELD, radial(MIDDLE, 330, ["#FFC04A", "#F0641A", "#A01E0C", "#4A0A08"], [0, 0.3, 0.65, 1]))
    noise(canvas, FIELD, (0.012, 0.014), "#120404", 2.4, 8, 5, 0.46)
    noise(canvas, FIELD, (0.03, 0.03), "#FFD070", 0.7, 3, 4, 0.56)
    with clipped(canvas, FIELD):
        dice = random.Random("ember")
        for _ in range(90):
            x, y, r = dice.uniform(20, W - 20), dice.uniform(20, H - 20), dice.uniform(0.8, 2.6)
            canvas.drawPath(oval(x, y, r * 2.4, r * 2.4), blurred(fill("#FF8A2A", 0.6), 3))
            canvas.drawPath(oval(x, y, r, r), fill("#FFF0B0", 0.95))
    lit(canvas, "#FFB040", 230, 0.7)
    for ring, (count, far, size) in enumerate(((12, 150, 74), (12, 118, 62))):
        for k in range(count):
            with moved(canvas, *MIDDLE, 1, 360 * (k + ring / 2) / count):
                tongue = fitted(shape("flame_drop"), (-size * 0.3, -far - size * 0.4, size * 0.6, size))
                raised(canvas, tongue, (COPPER, SUN)[ring], 2.4)


def tide(canvas: skia.Canvas) -> None:
    """Scales of waves, each with three foam lines; pearls between them."""
    canvas.drawPath(FIELD, linear((0, 0), (W * 0.4, H), ["#2A9AB8", "#14608E", "#0A2E5E", "#061A3E"]))
    with clipped(canvas, FIELD):
        step = 70.0
        for row in range(-1, 19):
            y = row * step / 2 + 10
            for column in range(-1, 8):
                x = column * step + (row % 2) * step / 2
                tone = ("#1F7FA6", "#17699A", "#125688")[row % 3]
                scale = oval(x, y + 35, step / 2, step / 2)
                canvas.drawPath(scale, linear((x, y), (x, y + 50), [lighter(tone, 0.25), tone, darker(tone, 0.5)]))
                for r, wide in ((34, 3.0), (24, 2.2), (14, 1.8)):
                    canvas.drawPath(oval(x, y + 35, r, r), stroke("#CFF6FF", wide, 0.62))
                    canvas.drawPath(oval(x + 0.8, y + 36.2, r, r), stroke("#04182E", 1.2, 0.5))
        lit(canvas, "#9CF0FF", 260, 0.42)
    for k in range(16):
        angle = k * math.tau / 16
        sphere(canvas, MIDDLE[0] + 146 * math.cos(angle), MIDDLE[1] + 146 * math.sin(angle), 10 - k % 2 * 4, PEARL)


def forest(canvas: skia.Canvas) -> None:
    """Tooled green leather: oak twigs pressed in gold run round the field."""
    canvas.drawPath(FIELD, linear((0, 0), (W * 0.5, H), ["#4E8A46", "#2A5E34", "#163E26", "#0A2418"]))
    noise(canvas, FIELD, (0.18, 0.18), "#04140A", 0.85, 6, 3)
    noise(canvas, FIELD, (0.01, 0.014), "#9CCB6A", 0.45, 12, 5)
    lit(canvas, "#D8F0A0", 240, 0.4)

    def twig(canvas: skia.Canvas) -> None:
        for k in range(7):
            x = 56 + k * 51.5
            with moved(canvas, x, 64 if k % 2 else 82, 1, 28 if k % 2 else -150):
                raised(canvas, fitted(shape("oak-leaf"), (-25, -25, 50, 50)), (BRONZE, SUN)[k % 2], 2)
        for k, (x, y, turn) in enumerate(((58, 134, 70), (W - 58, 134, 20), (52, 192, 110), (W - 52, 192, -20))):
            with moved(canvas, x, y, 1, turn):
                raised(canvas, fitted(shape("linden-leaf"), (-21, -21, 42, 42)), (SUN, BRONZE)[k // 2], 2)

    twice(canvas, twig)
    for k in range(28):
        with moved(canvas, *MIDDLE, 1, 360 * k / 28):
            raised(canvas, fitted(shape("solid-leaf"), (-12, -150, 24, 34)), (BRONZE, SUN)[k % 2], 1.6)


def frost(canvas: skia.Canvas) -> None:
    """Ice with frozen crystals, white at the edge."""
    canvas.drawPath(FIELD, linear((0, 0), (W * 0.5, H), ["#DDF4FF", "#8CC4EC", "#4A86C8", "#28589E"]))
    noise(canvas, FIELD, (0.006, 0.01), "#FFFFFF", 0.9, 4, 6, 0.5)
    noise(canvas, FIELD, (0.02, 0.016), "#1A4486", 0.7, 9, 5)
    with clipped(canvas, FIELD):
        dice = random.Random("frost")
        for _ in range(26):
            x, y, long = dice.uniform(0, W), dice.uniform(0, H), dice.uniform(50, 190)
            angle = dice.uniform(0, math.tau)
            end = (x + long * math.cos(angle), y + long * math.sin(angle))
            canvas.drawLine(x, y, *end, stroke("#FFFFFF", 1.3, 0.5))
            canvas.drawLine(x + 2, y + 2, end[0] + 2, end[1] + 2, stroke("#1C4C8E", 1.3, 0.35))
        canvas.drawPath(FIELD, blurred(stroke("#FFFFFF", 52, 0.75), 22))
    lit(canvas, "#FFFFFF", 230, 0.55)

    def flakes(canvas: skia.Canvas) -> None:
        places = ((96, 104, 84, 8), (324, 104, 84, -8), (210, 70, 52, 0), (66, 226, 50, 14), (354, 226, 50, -14))
        for x, y, size, turn in places:
            with moved(canvas, x, y, 1, turn):
                raised(canvas, fitted(shape("snowflake-1"), (-size / 2, -size / 2, size, size)), SILVER, 2.4)

    twice(canvas, flakes)
    halo = star(24, 0.72, 162)
    halo.offset(MIDDLE[0] - 50, MIDDLE[1] - 50)
    raised(canvas, halo, Material("#F4FBFF", "#A4CCEC", "#3E6CA6", "#FFFFFF"), 3)


def royal(canvas: skia.Canvas) -> None:
    """Purple velvet with woven gold lilies in a lattice."""
    cloth(canvas, FIELD, "#5A1E8A", 4)
    noise(canvas, FIELD, (0.008, 0.012), "#12041E", 0.9, 7, 4)
    lit(canvas, "#E8B0FF", 270, 0.4)
    with clipped(canvas, FIELD):
        for k in range(-8, 16):
            for lean in (-1, 1):
                start, end = (k * 70.0 - 35 - lean * 200, 0.0), (k * 70.0 - 35 + lean * 200 + lean * 20, H)
                canvas.drawLine(start[0], start[1] + 2, end[0], end[1] + 2, stroke("#12041E", 3.4, 0.6))
                canvas.drawLine(*start, *end, stroke("#E2AE4A", 2, 0.8))

    def lilies(canvas: skia.Canvas) -> None:
        for row in range(3):
            for column in range(5):
                x, y = 70 + column * 70 + (row % 2) * 35, 66 + row * 60
                if x < W - 50:
                    raised(canvas, fitted(shape("fleur-de-lys"), (x - 19, y - 19, 38, 38)), GOLD, 1.8)

    twice(canvas, lilies)
    for k in range(24):
        with moved(canvas, *MIDDLE, 1, 15 * k):
            sphere(canvas, 0, -148, 6 if k % 2 else 9, (GOLD, RUBY)[k % 2 == 0])


def night(canvas: skia.Canvas) -> None:
    """A map of the stars: circles of the sky, figures of stars, the phases of the moon."""
    canvas.drawPath(FIELD, radial(MIDDLE, 360, ["#2A3A7E", "#161E52", "#0A0E2C", "#05061A"]))
    noise(canvas, FIELD, (0.006, 0.009), "#7A4AC8", 0.6, 14, 6)
    dice = random.Random("night")
    with clipped(canvas, FIELD):
        for r in (168, 206, 250, 300, 356):
            canvas.drawPath(oval(*MIDDLE, r, r), stroke("#C8D4FF", 1.6, 0.4))
        for k in range(24):
            with moved(canvas, *MIDDLE, 1, 15 * k):
                canvas.drawLine(0, -168, 0, -400, stroke("#C8D4FF", 1.2, 0.25))
        for _ in range(240):
            x, y, r = dice.uniform(18, W - 18), dice.uniform(18, H - 18), dice.uniform(0.5, 1.6)
            canvas.drawPath(oval(x, y, r, r), fill("#FFFFFF", dice.uniform(0.35, 1)))

    def signs(canvas: skia.Canvas) -> None:
        figures = (
            ((52, 62), (92, 88), (122, 66), (160, 92), (150, 134), (108, 128), (92, 88)),
            ((262, 58), (300, 84), (296, 126), (340, 150), (372, 118), (360, 70)),
        )
        for figure in figures:
            canvas.drawPath(polygon(figure, False), stroke("#AFC0FF", 1.8, 0.75))
            for i, (x, y) in enumerate(figure):
                spark = star(4, 0.2, 9 if i % 3 else 15)
                spark.offset(x - 50, y - 50)
                canvas.drawPath(spark, blurred(fill("#AFC8FF", 0.9), 3))
                canvas.drawPath(spark, fill("#FFFFFF"))

    twice(canvas, signs)
    for k in range(12):
        with moved(canvas, *MIDDLE, 1, 30 * k), moved(canvas, 0, -148, 1, -30 * k):
            moon(canvas, 13, abs(6 - k) / 6)


def moon(canvas: skia.Canvas, r: float, full: float) -> None:
    """A small moon, `full` 0..1."""
    disc = oval(0, 0, r, r)
    canvas.drawPath(disc, blurred(fill("#05061A", 0.7), 3))
    canvas.drawPath(disc, radial((-r * 0.4, -r * 0.4), r * 1.8, ["#FFFFFF", "#E4DCC0", "#8E86A0"]))
    bite = oval(r * 2.2 * full, 0, r * 1.02, r * 1.02)
    with clipped(canvas, disc):
        canvas.drawPath(bite, fill("#0C1030", 0.92))
    canvas.drawPath(disc, stroke("#E9C77E", 1.6))


@dataclass(frozen=True)
class Back:
    """`metal` is the frame's; `sign` of `stuff` stands in the middle on an enamel of `ground`."""

    paint: Callable[[skia.Canvas], None]
    metal: Material
    sign: str
    stuff: Material
    ground: Material
    gem: Material


BACKS: dict[str, Back] = {
    "ember": Back(ember, COPPER, "flame", SUN, Material("#8E1E10", "#4A0A08", "#160202", "#FFB080"), RUBY),
    "tide": Back(tide, SILVER, "big-wave", PEARL, Material("#2A9AB8", "#0E4A80", "#04143A", "#CFF6FF"), SAPPHIRE),
    "forest": Back(forest, BRONZE, "oak", SUN, Material("#3E7A3E", "#1A4A2A", "#061C10", "#CFF0A0"), JADE),
    "frost": Back(frost, SILVER, "snowflake-2", PEARL, Material("#6AB0E8", "#2A64B0", "#0E2A66", "#FFFFFF"), SAPPHIRE),
    "royal": Back(royal, GOLD, "queen-crown", GOLD, Material("#7A2AB0", "#3E1066", "#16042A", "#F0C8FF"), RUBY),
    "night": Back(night, STEEL, "moon", SUN, Material("#2A3A8E", "#101848", "#04061C", "#C8D4FF"), VIOLET),
}


def frame(canvas: skia.Canvas, back: Back) -> None:
    """The metal edge with a beaded line, stones at the corners."""
    ring = skia.Op(WHOLE, FIELD, skia.PathOp.kDifference_PathOp)
    with clipped(canvas, FIELD):
        canvas.drawPath(FIELD, blurred(stroke("#05040A", 34, 0.75), 13))
    shaded(canvas, ring, back.metal, 5)
    canvas.drawPath(FIELD, stroke(darker(back.metal.dark, 0.5), 3, 0.9))
    line = rounded((28, 28, W - 56, H - 56), 11)
    canvas.drawPath(line, stroke("#05040A", 5, 0.5))
    canvas.drawPath(line, stroke(back.metal.light, 2.4, 0.9))
    for turn, x, y in ((0, 0, 0), (90, W, 0), (180, W, H), (270, 0, H)):
        with moved(canvas, x, y, 1, turn):
            leaf = polygon([(8, 8), (70, 10), (58, 20), (40, 24), (32, 32), (24, 40), (20, 58), (10, 70)])
            raised(canvas, leaf, back.metal, 3)
            medal(canvas, 27, 27, 12, back.gem, back.metal, 3)
    rim_light(canvas, WHOLE, 2, 0.55)
    bevel(canvas, WHOLE, 3, 0.3, 0.5)


def card_back(name: str, canvas: skia.Canvas) -> None:
    """Field, medallion, frame."""
    back = BACKS[name]
    with clipped(canvas, WHOLE):
        back.paint(canvas)
        x, y = MIDDLE
        ground_shadow(canvas, oval(x, y, 104, 104), 5, 8, 9, 0.8)
        medal(canvas, x, y, 104, back.ground, back.metal, 13)
        canvas.drawPath(oval(x, y, 84, 84), stroke(back.metal.light, 1.8, 0.65))
        solid_glyph(canvas, shape(back.sign), back.stuff, (x - 58, y - 58, 116, 116), 6)
        frame(canvas, back)


for _name in BACKS:
    register(f"back/back_{_name}", ATLAS, (0, 0, W, H), partial(card_back, _name), trim=False)
