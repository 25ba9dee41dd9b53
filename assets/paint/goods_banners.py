"""Banners of victory that the shop sells (C10.2): banner/<good id> hangs over the picture of the result,
plate/<good id> lies behind the name in the list of ranks. Anchor of a banner: the middle of its pole.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    GOLD,
    IRON,
    WOOD,
    Material,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    fitted,
    glow,
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
from assets.paint.stuffs import STEEL, SUN
from assets.paint.ui_icons import PEARL
from assets.paint.ui_shapes import shape, star

ATLAS = "goods_banners"
BANNER = (-210, -40, 210, 580)
CLOTH_W, CLOTH_H = 312.0, 500.0
PLATE_W, PLATE_H = 784, 128
FIRE = Material("#FFF0A8", "#F88A2A", "#8E1E0C", "#FFFBE0")
BRONZE = Material("#F0C890", "#A8763A", "#44260C", "#FFF0CC")


@dataclass(frozen=True)
class Banner:
    """`tail` gives the lower edge: y of the cloth at share 0..1 of its width; `field` paints on the cloth; `sign` of
    `stuff` stands in its middle; `pole` is of `metal`."""

    colour: str
    second: str
    tail: Callable[[float], float]
    field: Callable[[skia.Canvas, Banner], None]
    sign: str
    stuff: Material
    metal: Material
    finial: str


def rays(canvas: skia.Canvas, banner: Banner) -> None:
    """Beams of the second colour from the middle."""
    for k in range(12):
        with moved(canvas, 0, 226, 1, 30 * k + 15):
            canvas.drawPath(polygon([(0, 0), (-64, -480), (64, -480)]), fill(banner.second, 0.8))


def leaves(canvas: skia.Canvas, banner: Banner) -> None:
    """Twigs of laurel climb at both sides."""
    for side in (-1, 1):
        stem = skia.Path()
        stem.moveTo(side * 30, 440)
        stem.cubicTo(side * 150, 400, side * 140, 200, side * 108, 60)
        canvas.drawPath(stem, stroke(darker(banner.second, 0.3), 5))
        canvas.drawPath(stem, stroke(lighter(banner.second, 0.3), 2))
        for k in range(9):
            x, y = side * (52 + 84 * math.sin(0.42 + k * 0.27)), 424 - k * 42
            for out in (-1, 1):
                with moved(canvas, x, y, 1, side * -22 + out * 48):
                    leaf = fitted(shape("solid-leaf"), (-13, -34, 26, 34))
                    canvas.drawPath(leaf, blurred(fill("#05040A", 0.5), 2.5))
                    shaded(canvas, leaf, Material(lighter(banner.second), banner.second, "#4E3A10", "#FFF8DC"), 1.6)


def night(canvas: skia.Canvas, banner: Banner) -> None:
    """A moon over dark firs."""
    moon = oval(0, 226, 138, 138)
    canvas.drawPath(oval(0, 226, 150, 150), blurred(fill("#DCE6FF", 0.7), 20))
    canvas.drawPath(moon, radial((-40, 180), 220, ["#FFFFFF", "#E6ECFF", "#A8B6DC"]))
    noise(canvas, moon, (0.02, 0.02), "#6A7AA4", 0.5, 5, 4)
    for k in range(7):
        x, tall = -190 + k * 62, 120 + 36 * (k % 2)
        tree = fitted(shape("pine-tree"), (x - 48, 470 - tall, 96, tall + 40))
        canvas.drawPath(tree, blurred(fill("#0A0F20", 0.92), 0.8))


def quarters(canvas: skia.Canvas, banner: Banner) -> None:
    """Four fields of two colours, strewn with lilies."""
    for x, y in ((-200, -20), (0, 226)):
        canvas.drawPath(rounded((x, y, 200, 246 if y < 0 else 330), 0), fill(banner.second, 0.9))
    for row in range(8):
        for column in range(5):
            x, y = -128 + column * 64, 46 + row * 60
            lily = fitted(shape("fleur-de-lys"), (x - 15, y - 15, 30, 30))
            canvas.drawPath(lily, blurred(fill("#05040A", 0.5), 2))
            canvas.drawPath(lily, linear((x, y - 15), (x, y + 15), ["#FFE9A8", "#B07A2A"]))


def swell(canvas: skia.Canvas, banner: Banner) -> None:
    """Rolling bands with foam."""
    for row in range(11):
        y = 20 + row * 50
        band = [(-200 + k * 10, y + 16 * math.sin(k * 0.42 + row * 1.3)) for k in range(41)]
        path = polygon([*band, (200, y + 70), (-200, y + 70)])
        tone = (banner.second, banner.colour, darker(banner.second, 0.3))[row % 3]
        canvas.drawPath(path, linear((0, y - 10), (0, y + 60), [lighter(tone, 0.25), darker(tone, 0.3)]))
        canvas.drawPath(polygon(band, False), stroke("#F0FFFF", 4, 0.85))
        with moved(canvas, 0, 9):
            canvas.drawPath(polygon(band, False), stroke("#F0FFFF", 1.8, 0.4))


def blaze(canvas: skia.Canvas, banner: Banner) -> None:
    """Flames from the foot, embers above."""
    for row, (tone, size, y) in enumerate((("#8E1E0C", 230, 300), ("#D84A14", 190, 370), (banner.second, 150, 440))):
        for k in range(6):
            x = -190 + k * 76 + (row % 2) * 38
            tongue = fitted(shape("flame"), (x - size * 0.35, y - size * 0.5, size * 0.7, size))
            canvas.drawPath(tongue, blurred(fill(tone, 0.7), 3))
    canvas.drawPath(oval(0, 220, 150, 150), radial((0, 220), 150, [("#FFE08A", 0.8), ("#FF8A2A", 0)]))
    for k in range(26):
        x, y = math.sin(k * 2.4) * 140, 30 + (k * 53) % 380
        canvas.drawPath(oval(x, y, 3, 3), blurred(fill("#FFE9A0", 0.95), 1))


BANNERS: dict[str, Banner] = {
    "laurel": Banner("#1E6A3E", "#D9B04A", lambda t: -70 * (1 - abs(2 * t - 1)), leaves, "laurel-crown", GOLD, GOLD,
                     "spear"),
    "sun": Banner("#C8741A", "#F4C040", lambda t: 16 * math.cos(t * 14 * math.pi) - 8, rays, "heraldic-sun", SUN, GOLD,
                  "ball"),
    "wolf": Banner("#2A3654", "#C9D4F0", lambda t: -84 * abs(math.sin(t * 2 * math.pi)), night, "wolf-howl", STEEL,
                   IRON, "spear"),
    "crown": Banner("#7A1430", "#3E1A6E", lambda t: 26 - 60 * abs(2 * t - 1) ** 2, quarters, "queen-crown", GOLD, GOLD,
                    "lily"),
    "wave": Banner("#14508E", "#2A9AC0", lambda t: 20 * math.sin(t * 6 * math.pi), swell, "big-wave", PEARL, STEEL,
                   "ball"),
    "phoenix": Banner("#4A0E14", "#FFB03A", lambda t: -96 * abs(math.sin(t * 3 * math.pi)) * (0.5 + t * 0.5), blaze,
                      "eagle-emblem", FIRE, BRONZE, "flame"),
}  # fmt: skip


def outline(banner: Banner) -> skia.Path:
    """The cloth from the pole down to its cut edge; the sides swing a little."""
    half = CLOTH_W / 2
    right = [(half + 5 * math.sin(k * 0.9), 8 + k * (CLOTH_H - 8) / 12) for k in range(13)]
    foot = [(half - CLOTH_W * k / 60, CLOTH_H + banner.tail(1 - k / 60)) for k in range(61)]
    left = [(-half + 5 * math.sin(k * 0.9 + 0.7), 8 + k * (CLOTH_H - 8) / 12) for k in range(12, -1, -1)]
    return polygon([*right, *foot, *left])


def drape(canvas: skia.Canvas, cloth: skia.Path, seed: int) -> None:
    """Light and dark of hanging folds, and the weave."""
    noise(canvas, cloth, (0.4, 0.4), "#05040A", 0.3, seed, 2)
    noise(canvas, cloth, (0.9, 0.02), "#FFFFFF", 0.14, seed + 1, 1)
    with clipped(canvas, cloth):
        for k, x in enumerate((-132, -66, 4, 70, 136)):
            fold = skia.Path()
            fold.moveTo(x, 0)
            fold.cubicTo(x + 14, 170, x - 16 + 6 * k, 330, x + 8 * (k - 2), 600)
            canvas.drawPath(fold, blurred(stroke("#05040A", 34, 0.5), 13))
            with moved(canvas, -30, 0):
                canvas.drawPath(fold, blurred(stroke("#FFF4DC", 18, 0.26), 9))
        canvas.drawPath(rounded((-200, 0, 400, 46), 0), linear((0, 0), (0, 60), [("#05040A", 0.65), ("#05040A", 0)]))
    bevel(canvas, cloth, 3, 0.35, 0.5)


def fringe(canvas: skia.Canvas, banner: Banner) -> None:
    """Threads of gold along the cut edge."""
    thread = Material(lighter(banner.metal.light, 0.2), banner.metal.middle, banner.metal.dark, "#FFFFFF")
    for k in range(79):
        t = k / 78
        x = -CLOTH_W / 2 + CLOTH_W * t
        y = CLOTH_H + banner.tail(t)
        tone = (thread.light, thread.middle, thread.dark)[k % 3]
        canvas.drawLine(x, y - 6, x + 0.8, y + 26 + 3 * math.sin(k * 1.7), stroke(tone, 3.2))
    edge = polygon([(-CLOTH_W / 2 + CLOTH_W * k / 60, CLOTH_H + banner.tail(k / 60) - 5) for k in range(61)], False)
    canvas.drawPath(edge, stroke(thread.dark, 9))
    canvas.drawPath(edge, stroke(thread.light, 4))


def rod(canvas: skia.Canvas, banner: Banner) -> None:
    """The pole with its loops, finials and tassels."""
    ground_shadow(canvas, rounded((-190, -9, 380, 18), 9), 4, 10, 5, 0.6)
    shaded(canvas, rounded((-190, -9, 380, 18), 9), WOOD, 4)
    for x in (-140, -70, 0, 70, 140):
        loop = rounded((x - 14, -14, 28, 40), 8)
        canvas.drawPath(loop, blurred(fill("#05040A", 0.6), 3))
        shaded(canvas, loop, Material(lighter(banner.colour), banner.colour, darker(banner.colour, 0.6), "#FFFFFF"), 2)
        canvas.drawPath(oval(x, 14, 5, 5), fill(banner.metal.light))
    for side in (-1, 1):
        x = side * 190
        if banner.finial == "spear":
            with moved(canvas, x, 0, 1, side * 90):
                solid_glyph(canvas, shape("drop"), banner.metal, (-13, -26, 26, 40), 2)
        elif banner.finial == "ball":
            sphere(canvas, x, 0, 17, banner.metal)
        else:
            sign = {"lily": "fleur-de-lys", "flame": "flame"}[banner.finial]
            with moved(canvas, x, 0, 1, 0 if sign == "flame" else side * 90):
                solid_glyph(canvas, shape(sign), banner.metal, (-20, -24, 40, 44), 2)
        tassel(canvas, side * 172, banner)


def tassel(canvas: skia.Canvas, x: float, banner: Banner) -> None:
    """A cord with a tassel at the pole's end."""
    metal = banner.metal
    cord = skia.Path()
    cord.moveTo(x, 6)
    cord.cubicTo(x + 4, 40, x - 3, 80, x, 118)
    canvas.drawPath(cord, stroke(metal.dark, 6))
    canvas.drawPath(cord, stroke(metal.light, 2.6))
    tuft = polygon([(x - 8, 126), (x + 8, 126), (x + 14, 176), (x - 14, 176)])
    canvas.drawPath(tuft, blurred(fill("#05040A", 0.5), 4))
    canvas.drawPath(tuft, linear((x - 14, 0), (x + 14, 0), [metal.light, metal.middle, metal.dark]))
    for k in range(-3, 4):
        canvas.drawLine(x + k * 2.2, 130, x + k * 4, 178, stroke(metal.dark, 1.2, 0.8))
    sphere(canvas, x, 120, 10, metal)


def signet(canvas: skia.Canvas, banner: Banner, x: float, y: float, r: float) -> None:
    """The emblem in a ring."""
    ground = Material(lighter(banner.colour, 0.15), darker(banner.colour, 0.35), darker(banner.colour, 0.75), "#FFFFFF")
    ground_shadow(canvas, oval(x, y, r, r), r * 0.05, r * 0.09, r * 0.09, 0.75)
    medal(canvas, x, y, r, ground, banner.metal, r * 0.12)
    if banner.sign == "eagle-emblem":
        glow(canvas, oval(x, y, r * 0.5, r * 0.5), "#FFB040", r * 0.3, 0.8)
    size = r * 1.22
    solid_glyph(canvas, shape(banner.sign), banner.stuff, (x - size / 2, y - size / 2, size, size), r * 0.05)


def hung(name: str, canvas: skia.Canvas) -> None:
    """The whole banner."""
    banner = BANNERS[name]
    cloth = outline(banner)
    with moved(canvas, 10, 16):
        canvas.drawPath(cloth, blurred(fill("#05040A", 0.65), 10))
    tones = [lighter(banner.colour, 0.22), banner.colour, darker(banner.colour, 0.45)]
    canvas.drawPath(cloth, linear((-150, 0), (120, 540), tones))
    with clipped(canvas, cloth):
        banner.field(canvas, banner)
        for inset, wide in ((14, 7), (27, 2.5)):
            box = rounded((-CLOTH_W / 2 + inset, -20, CLOTH_W - 2 * inset, 900), 4)
            canvas.drawPath(box, stroke(darker(banner.metal.dark, 0.3), wide + 3, 0.8))
            canvas.drawPath(box, stroke(banner.metal.light, wide))
    drape(canvas, cloth, sum(map(ord, name)) % 50)
    fringe(canvas, banner)
    signet(canvas, banner, 0, 226, 112)
    rod(canvas, banner)


def plate(name: str, canvas: skia.Canvas) -> None:
    """The bar behind a name: cloth, dark where letters stand, the emblem at its right end."""
    banner = BANNERS[name]
    w, h = PLATE_W - 12.0, PLATE_H - 14.0
    tip = w - 36
    path = polygon([(8, 4), (w, 4), (tip, 4 + h / 2), (w, 4 + h), (8, 4 + h)])
    with moved(canvas, 4, 6):
        canvas.drawPath(path, blurred(fill("#05040A", 0.6), 5))
    tones = [lighter(banner.colour, 0.1), banner.colour, darker(banner.colour, 0.3)]
    canvas.drawPath(path, linear((0, 0), (w, h), tones))
    with clipped(canvas, path), moved(canvas, w - 120, -60, 0.52):
        banner.field(canvas, banner)
    with clipped(canvas, path):
        reach = [("#0A0810", 0.8), ("#0A0810", 0.86), ("#0A0810", 0.05)]
        canvas.drawPath(path, linear((0, 0), (w - 90, 0), reach, [0, 0.8, 1]))
    noise(canvas, path, (0.9, 0.03), "#FFFFFF", 0.12, 4, 1)
    line = stroke(banner.metal.dark, 6)
    canvas.drawPath(path, line)
    canvas.drawPath(path, stroke(banner.metal.light, 2.4))
    rim_light(canvas, path, 2, 0.35)
    signet(canvas, banner, w - 96, 4 + h / 2, 50)
    studs = star(4, 0.4, 11)
    studs.offset(-50 + 28, -50 + 4 + h / 2)
    shaded(canvas, studs, banner.metal, 1.4)


for _name in BANNERS:
    register(f"banner/banner_{_name}", ATLAS, BANNER, partial(hung, _name), trim=False)
    register(f"plate/banner_{_name}", "goods_plates", (0, 0, PLATE_W, PLATE_H), partial(plate, _name), trim=False)
