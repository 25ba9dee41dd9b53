"""Icons that the shop sells (C10.2): a small scene with light and depth behind a raised figure, in a jewelled frame.

Tiles are 192 sprite pixels square like the free icons (ui_portraits.py): profile/<good id>.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

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
    contact_shadow,
    darker,
    fill,
    fitted,
    glow,
    lighter,
    linear,
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
from assets.paint.effects import EFFECTS, Spot
from assets.paint.stuffs import AMBER, COAL, MAGENTA, STEEL, SUN, VIOLET
from assets.paint.ui_icons import PEARL, ROSE
from assets.paint.ui_portraits import HALF
from assets.paint.ui_shapes import shape, star

ATLAS = "ui_goods"
SIDE = 2 * HALF
RIM = 9.0
TILE = rounded((-HALF, -HALF, SIDE, SIDE), 24)
PICTURE = rounded((-HALF + RIM, -HALF + RIM, SIDE - 2 * RIM, SIDE - 2 * RIM), 17)
FOX_FUR = Material("#FFD3A0", "#E8762A", "#7A2A0C", "#FFEBD0")
BEAR_FUR = Material("#E9CDA8", "#9A6A42", "#3E2412", "#FFF0DA")
FAWN = Material("#FFE4BE", "#C08A54", "#5A3418", "#FFF6E6")
SCALES = Material("#D4FFE8", "#2FA58C", "#06403E", "#FFFFFF")
PETAL = Material("#FFE4F2", "#EE8FBE", "#8A2A66", "#FFFFFF")
PALE = "#FFFFFF"
ICE = Material("#FFFFFF", "#9AD8FF", "#2A5CB8", "#FFFFFF")


@dataclass(frozen=True)
class Icon:
    """`sky`: tones from top to bottom; `scene` paints what lies behind; `stuff` and `reach` are the figure's; `light`
    glows behind it; `gem` sits in the frame."""

    glyph: str
    stuff: Material
    sky: tuple[str, ...]
    scene: Callable[[skia.Canvas], None]
    light: str
    gem: Material
    reach: float = 60
    y: float = 2
    x: float = 0


def at(x: float, y: float, line: float = 140) -> Spot:
    """A spot in tile coordinates, whose origin is the upper left corner."""
    return Spot(x + HALF, y + HALF, 80, line, SIDE, SIDE)


def weather(canvas: skia.Canvas, effect: str, spot: Spot, colour: str, seed: int) -> None:
    """One of the cards' effects over the tile."""
    with moved(canvas, -HALF, -HALF):
        EFFECTS[effect](canvas, spot, colour, seed)


def disc(canvas: skia.Canvas, x: float, y: float, r: float, colour: str) -> None:
    """A low sun or a moon with its haze."""
    canvas.drawPath(oval(x, y, r * 1.9, r * 1.9), radial((x, y), r * 1.9, [(colour, 0.7), (colour, 0)]))
    canvas.drawPath(oval(x, y, r, r), radial((x - r * 0.3, y - r * 0.3), r * 1.5, ["#FFFFFF", lighter(colour), colour]))
    noise(canvas, oval(x, y, r, r), (0.05, 0.05), darker(colour, 0.5), 0.35, 7, 3)


def ridge(canvas: skia.Canvas, y: float, height: float, colours: tuple[str, str], seed: int) -> None:
    """A far line of hills down to the tile's foot."""
    dice = random.Random(seed)
    phase = [dice.uniform(0, 6.28) for _ in range(3)]
    points = [(-HALF, HALF)]
    for k in range(33):
        x = -HALF + k * SIDE / 32
        up = 0.55 * math.sin(k * 0.24 + phase[0]) + 0.3 * math.sin(k * 0.55 + phase[1]) + 0.15 * math.sin(k + phase[2])
        points.append((x, y - height * up))
    points.append((HALF, HALF))
    path = polygon(points)
    canvas.drawPath(path, linear((0, y - height), (0, HALF), colours))
    rim_light(canvas, path, 1.6, 0.3)


def far(canvas: skia.Canvas, glyph: str, colour: str, box: tuple[float, float, float, float], alpha: float) -> None:
    """A silhouette in the haze."""
    canvas.drawPath(fitted(shape(glyph), box), blurred(fill(colour, alpha), 0.9))


def savanna(canvas: skia.Canvas) -> None:
    """A great sun behind the plain, a lone tree."""
    disc(canvas, 26, -22, 44, "#FFC65A")
    ridge(canvas, 44, 9, ("#B85A1E", "#5E2208"), 3)
    far(canvas, "oak", "#4A1A08", (-92, 2, 60, 56), 0.85)
    ridge(canvas, 66, 7, ("#7E3410", "#2E0E04"), 9)
    weather(canvas, "motes", at(0, 0), "#FFE7A8", 4)


def autumn_wood(canvas: skia.Canvas) -> None:
    """Birches in mist, leaves in the air."""
    for x, wide in ((-86, 66), (-20, 58), (36, 64)):
        far(canvas, "birch-trees", "#F4E2C4", (x, -84, wide, 130), 0.36)
    ridge(canvas, 58, 10, ("#8E4A16", "#3A1806"), 5)
    weather(canvas, "petals", at(-30, -60), "#FFA83A", 8)
    weather(canvas, "mist", at(0, 20), "#FFDFAE", 3)


def moonlit(canvas: skia.Canvas) -> None:
    """A full moon behind bare branches."""
    disc(canvas, 18, -24, 52, "#C9D8FF")
    far(canvas, "tree-branch", "#0A0C1E", (-104, -112, 120, 120), 0.8)
    ridge(canvas, 70, 6, ("#1A2148", "#080A1C"), 12)
    weather(canvas, "stars", at(0, 0, 110), "#DCE6FF", 6)
    perch = polygon([(-96, 46), (-40, 42), (4, 47), (40, 42), (82, 32), (42, 50), (6, 56), (-40, 51), (-96, 60)])
    canvas.drawPath(perch, blurred(fill("#05040A", 0.5), 4))
    shaded(canvas, perch, Material("#7E6A86", "#3A2E48", "#14101E", "#C8D4FF"), 2)


def snow_peaks(canvas: skia.Canvas) -> None:
    """Mountains under falling snow."""
    for tip, top, wide in ((30, -74, 92), (-58, -40, 70), (88, -46, 60)):
        left, right = (tip - wide, 80.0), (tip + wide, 80.0)
        canvas.drawPath(polygon([(tip, top), left, right]), linear((tip, top), (tip, 70), ["#FFFFFF", "#7E9AC0"]))
        shade = polygon([(tip, top), (tip + 8, top + 44), (tip - 6, top + 74), (tip + 14, 80), right])
        canvas.drawPath(shade, linear((tip, top), (tip, 70), ["#9FB8D8", "#4E6C98"]))
    ridge(canvas, 62, 8, ("#DCE8F6", "#7E97B8"), 15)
    weather(canvas, "snow", at(0, 0), "#FFFFFF", 9)


def deep_forest(canvas: skia.Canvas) -> None:
    """Light falls between old firs."""
    weather(canvas, "beam", at(-16, -80), "#E8FFC0", 2)
    for x, top, size in ((-104, -62, 74), (34, -70, 82), (-50, -38, 54), (2, -34, 50)):
        far(canvas, "pine-tree", "#0C2A1A", (x, top, size, 124), 0.62)
    ridge(canvas, 66, 7, ("#2A5A2C", "#0A2010"), 2)
    weather(canvas, "motes", at(0, 0), "#F2FFC0", 12)


def rough_sea(canvas: skia.Canvas) -> None:
    """Waves before a stormy sky."""
    weather(canvas, "lightning", at(40, -90), "#BFF6FF", 5)
    for y, tones in ((30, ("#2F8AA0", "#0C3A54")), (52, ("#1F6C8A", "#06283E")), (74, ("#12506E", "#031626"))):
        ridge(canvas, y, 8, tones, round(y))
    far(canvas, "big-wave", "#D4FFF6", (26, 8, 76, 70), 0.28)


def pond(canvas: skia.Canvas) -> None:
    """Rings on still water in the evening."""
    canvas.drawPath(rounded((-HALF, 30, SIDE, HALF), 0), linear((0, 30), (0, HALF), ["#7A4A9A", "#1E1848"]))
    for k, r in enumerate((34, 56, 80)):
        canvas.drawPath(oval(0, 58, r, r * 0.26), stroke("#FFD8F4", 2.6 - k * 0.6, 0.5 - k * 0.12))
    glow(canvas, oval(0, 4, 46, 46), "#FFC4E8", 22, 0.6)
    weather(canvas, "sparkles", at(0, 0), "#FFE8FA", 3)


def night_sky(canvas: skia.Canvas) -> None:
    """Stars, a ringed world and the dust between them."""
    noise(canvas, PICTURE, (0.012, 0.02), "#8E5AE0", 0.7, 21, 5)
    noise(canvas, PICTURE, (0.016, 0.012), "#2FB0D8", 0.5, 4, 5)
    weather(canvas, "stars", at(0, 0, 190), "#FFFFFF", 17)
    solid_glyph(canvas, shape("moon-orbit"), Material("#FFDCA8", "#C8743A", "#4E1E2A", "#FFF0D8"),
                (-82, 22, 52, 52), 1.5, shadow=False)  # fmt: skip


def sea_bed(canvas: skia.Canvas) -> None:
    """Shafts of light down to the sand, rising bubbles."""
    weather(canvas, "rays", at(-20, -110), "#A8F0FF", 6)
    ridge(canvas, 70, 6, ("#C9B27A", "#6A5330"), 6)
    dice = random.Random("bubbles")
    for _ in range(22):
        x, y, r = dice.uniform(-84, 84), dice.uniform(-84, 60), dice.uniform(1.6, 5.5)
        canvas.drawPath(oval(x, y, r, r), stroke("#DFFBFF", 1.2, 0.7))
        canvas.drawPath(oval(x - r * 0.3, y - r * 0.3, r * 0.25, r * 0.25), fill("#FFFFFF", 0.9))


def hall(canvas: skia.Canvas) -> None:
    """Curtains at both sides of a lit stage."""
    weather(canvas, "beam", at(0, -90), "#FFF0C0", 3)
    canvas.drawPath(rounded((-HALF, 62, SIDE, 40), 0), linear((0, 62), (0, 96), ["#8A4A22", "#2E1208"]))
    for side in (-1, 1):
        for k in range(3):
            x = side * (90 - k * 15)
            fold = polygon([(x - 9, -96), (x + 9, -96), (x + 9 - side * 5, 72), (x - 9 - side * 5, 72)])
            tones = ["#5A0C22", "#C43A4A", "#4A0A1C"]
            canvas.drawPath(fold, linear((x - 9, 0), (x + 9, 0), tones))
    weather(canvas, "sparkles", at(0, 0), "#FFF2B0", 9)


def wet_night(canvas: skia.Canvas) -> None:
    """Rain, and warm light on wet stones."""
    far(canvas, "medieval-village-01", "#070B18", (-100, -30, 200, 96), 0.75)
    canvas.drawPath(rounded((-HALF, 58, SIDE, 40), 0), linear((0, 58), (0, 96), ["#3A3A52", "#0C0D1A"]))
    canvas.drawPath(oval(0, 74, 74, 15), blurred(fill("#FFB84A", 0.55), 8))
    canvas.drawPath(oval(0, 6, 80, 80), radial((0, 6), 80, [("#FFC860", 0.85), ("#FF9A2A", 0.3), ("#FF8A1A", 0)]))
    weather(canvas, "rain", at(0, 0), "#C8D8F4", 8)


def velvet(canvas: skia.Canvas) -> None:
    """Dark velvet in folds, fallen petals."""
    noise(canvas, PICTURE, (0.006, 0.02), "#05020A", 0.9, 3, 4)
    noise(canvas, PICTURE, (0.01, 0.03), "#8A3A9A", 0.45, 8, 3)
    dice = random.Random("petals")
    for _ in range(9):
        with moved(canvas, dice.uniform(-78, 78), dice.uniform(44, 84), dice.uniform(0.6, 1), dice.uniform(0, 360)):
            petal = oval(0, 0, 10, 5.5)
            canvas.drawPath(petal, blurred(fill("#05020A", 0.6), 2))
            shaded(canvas, petal, RUBY, 1.4)


ICONS: dict[str, Icon] = {
    "lion": Icon("lion", SUN, ("#FFB04A", "#E0682A", "#7A2410"), savanna, "#FFE9A0", RUBY, 58, 6),
    "fox": Icon("fox", FOX_FUR, ("#F4C27A", "#C8742E", "#5A240C"), autumn_wood, "#FFE2B0", JADE, 60, 4),
    "raven": Icon("raven", COAL, ("#3A4A8E", "#26306A", "#0C1030"), moonlit, "#DCE8FF", SAPPHIRE, 62, 6),
    "bear": Icon("bear-head", BEAR_FUR, ("#7FA6D8", "#A8C4E4", "#5A7AA4"), snow_peaks, PALE, SAPPHIRE, 66, 14, -30),
    "stag": Icon("deer-head", FAWN, ("#9CC46A", "#3E7A44", "#0E3420"), deep_forest, "#F4FFC8", AMBER, 62, 2),
    "serpent": Icon("sea-serpent", SCALES, ("#3A5A7E", "#2A7E96", "#0A3048"), rough_sea, "#C8FFF0", JADE, 60, 0),
    "lotus": Icon("lotus", PETAL, ("#F2A0C4", "#B060B0", "#3A2468"), pond, "#FFE0F4", MAGENTA, 54, 4),
    "comet": Icon("comet-spark", ICE, ("#181A52", "#241C60", "#0A0826"), night_sky, "#8CD8FF", VIOLET, 58, -4),
    "anchor": Icon("anchor", STEEL, ("#7AD8F0", "#2A88BC", "#0A3A6A"), sea_bed, "#E0FAFF", AMBER, 58, 0),
    "harp": Icon("harp", GOLD, ("#8E4A3A", "#5E2030", "#240A18"), hall, "#FFF0B8", RUBY, 58, 0),
    "lantern": Icon("lantern-flame", GOLD, ("#2A3456", "#1E2444", "#0A0C1C"), wet_night, "#FFD880", AMBER, 58, 0),
    "rose": Icon("rose", RUBY, ("#4A1A5E", "#2E0E44", "#12041E"), velvet, "#FFB0C0", ROSE, 60, -2),
}


def frame(canvas: skia.Canvas, gem: Material) -> None:
    """The gilded frame: a broad rim, a dark groove, leaves in the corners, a stone at the foot."""
    ring = skia.Op(TILE, PICTURE, skia.PathOp.kDifference_PathOp)
    with clipped(canvas, PICTURE):
        canvas.drawPath(PICTURE, blurred(stroke("#05040A", 16, 0.75), 7))
    shaded(canvas, ring, GOLD, 2.6)
    canvas.drawPath(PICTURE, stroke("#3A2206", 2.4, 0.9))
    inner = rounded((-HALF + 14, -HALF + 14, SIDE - 28, SIDE - 28), 13)
    canvas.drawPath(inner, stroke("#F7DDA0", 1.4, 0.75))
    for turn in (0, 90, 180, 270):
        with moved(canvas, 0, 0, 1, turn):
            leaf = polygon([(-93, -93), (-58, -90), (-66, -82), (-78, -78), (-82, -66), (-90, -58)])
            canvas.drawPath(leaf, blurred(fill("#05040A", 0.6), 2))
            shaded(canvas, leaf, GOLD, 1.6)
            sphere(canvas, -83, -83, 3.4, PEARL, 0.9)
    setting = oval(0, HALF - 8, 13, 9)
    canvas.drawPath(setting, blurred(fill("#05040A", 0.7), 2))
    shaded(canvas, setting, GOLD, 1.6)
    stone = oval(0, HALF - 8, 9, 6)
    canvas.drawPath(stone, radial((-3, HALF - 11), 14, [gem.edge, gem.middle, gem.dark]))
    canvas.drawPath(oval(-3, HALF - 10.5, 2.6, 1.5), fill("#FFFFFF", 0.95))


def crowned(canvas: skia.Canvas) -> None:
    """The lion's small crown."""
    with moved(canvas, 4, -58, 1, 8):
        solid_glyph(canvas, shape("queen-crown"), GOLD, (-22, -18, 44, 34), 2)


def flame(canvas: skia.Canvas) -> None:
    """The lantern's light: in its window and on the rain."""
    glow(canvas, oval(0, 16, 15, 20), "#FFF0A0", 9, 0.95)
    spark = star(4, 0.14, 34)
    spark.offset(-50, -34)
    canvas.drawPath(spark, blurred(fill("#FFFBE0", 0.7), 2.4))


def tail(canvas: skia.Canvas) -> None:
    """The comet's glow runs up to the left."""
    streak = polygon([(-92, -84), (-64, -96), (38, 30), (16, 44)])
    canvas.drawPath(streak, blurred(linear((-86, -90), (30, 40), [("#8CD8FF", 0.0), ("#E0F8FF", 0.85)]), 9))


BEFORE = {"comet": tail}
AFTER = {"lion": crowned, "lantern": flame}


def icon(name: str, canvas: skia.Canvas) -> None:
    """Sky, scene, figure, shade, frame."""
    made = ICONS[name]
    with clipped(canvas, PICTURE):
        canvas.drawPath(PICTURE, linear((0, -HALF), (0, HALF), made.sky))
        made.scene(canvas)
        reach = made.reach
        box = (made.x - reach, made.y - reach, 2 * reach, 2 * reach)
        figure = fitted(shape(made.glyph), box)
        if name in BEFORE:
            BEFORE[name](canvas)
        contact_shadow(canvas, made.x, made.y + reach + 4, reach * 0.9, 11, 0.6)
        glow(canvas, figure, made.light, 9, 0.75)
        solid_glyph(canvas, shape(made.glyph), made.stuff, box, 5)
        rim_light(canvas, figure, 1.8, 0.55)
        if name in AFTER:
            AFTER[name](canvas)
        noise(canvas, figure, (0.09, 0.09), made.stuff.dark, 0.28, 5, 3)
    frame(canvas, made.gem)
    bevel(canvas, TILE, 2, 0.3, 0.5)


def _painter(name: str) -> Callable[[skia.Canvas], None]:
    return lambda canvas: icon(name, canvas)


for _name in ICONS:
    register(f"profile/icon_{_name}", ATLAS, (-HALF, -HALF, HALF, HALF), _painter(_name), trim=False)
