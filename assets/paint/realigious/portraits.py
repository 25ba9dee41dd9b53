"""Characters, religions, climates and gods as framed tiles and halves of a badge (5.1, 10.1)."""

from __future__ import annotations

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BRASS_METAL,
    GOLD,
    JADE,
    PLASTER,
    RUBY,
    SAPPHIRE,
    WOOD,
    Material,
    bevel,
    blurred,
    clipped,
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
    rounded,
    shaded,
    solid_glyph,
    sphere,
    stroke,
)
from assets.paint.base import TEAL_GLASS as TEAL
from assets.paint.effects import EFFECTS, Spot
from assets.paint.stuffs import COAL, GHOST, LEAF, SKIN, SUN
from assets.paint.ui_icons import LEATHER, PEARL, ROSE
from assets.paint.ui_portraits import DOWN, HALF, Painter, ground, sign, square, tile
from assets.paint.ui_shapes import shape


def _far(canvas: skia.Canvas, glyph: str, colour: str, box: tuple[float, float, float, float], alpha: float) -> None:
    canvas.drawPath(fitted(shape(glyph), box), blurred(fill(colour, alpha), 0.8))


def _bust(canvas: skia.Canvas, coat: Material, skin: Material, seed: int) -> None:
    """Head and shoulders with a quiet face, lit from the upper left, `DOWN` below the middle."""
    with moved(canvas, 0, DOWN):
        _figure(canvas, coat, skin, seed)


def _figure(canvas: skia.Canvas, coat: Material, skin: Material, seed: int) -> None:
    body = fitted(shape("shoulders"), (-80, 8, 160, 92))
    canvas.drawPath(body, blurred(fill("#05040A", 0.5), 8))
    shaded(canvas, body, coat, 4)
    noise(canvas, body, (0.05, 0.02), coat.dark, 0.4, seed)
    neck = polygon([(-15, 0), (15, 0), (18, 34), (-18, 34)])
    canvas.drawPath(neck, linear((-15, 0), (16, 0), [skin.middle, skin.dark]))
    head = oval(0, -24, 31, 38)
    canvas.drawPath(head, radial((-12, -40), 70, [skin.light, skin.middle, skin.dark]))
    bevel(canvas, head, 3, 0.35, 0.4)
    ink = darker(skin.dark, 0.45)
    for side in (-1, 1):
        canvas.drawPath(oval(side * 12, -23, 4.2, 2.6), fill(ink))
        canvas.drawPath(oval(side * 12 - 1.2, -24, 1.3, 1), fill("#FFFFFF", 0.9))
        brow = polygon([(side * 6, -31), (side * 13, -33), (side * 20, -30)], False)
        canvas.drawPath(brow, stroke(ink, 3, 0.8))
    canvas.drawPath(polygon([(0, -22), (-3, -11), (3, -10)], False), stroke(skin.dark, 2.4, 0.8))
    canvas.drawPath(polygon([(-8, -1), (-1, 1), (8, -2)], False), stroke(darker(skin.dark, 0.3), 2.6, 0.9))


def businessperson(canvas: skia.Canvas) -> None:
    """A suit, a tie, a top hat; a briefcase and coins before it."""
    ground(canvas, "#8A5A2A", 3)
    with clipped(canvas, rounded((-HALF, -HALF, 192, 192), 22)):
        _bust(canvas, Material("#5A6C94", "#2C3858", "#101628", "#A8B8DC"), SKIN, 2)
        with moved(canvas, 0, DOWN):
            shirt = linear((-20, 30), (14, 80), ["#FFFFFF", "#B8BCC8"])
            canvas.drawPath(polygon([(-24, 30), (24, 30), (0, 84)]), shirt)
            canvas.drawPath(polygon([(-20, 28), (0, 46), (-14, 58), (-30, 32)]), fill("#E8EAF0"))
            canvas.drawPath(polygon([(20, 28), (0, 46), (14, 58), (30, 32)]), fill("#AEB4C4"))
            shaded(canvas, polygon([(-7, 44), (7, 44), (10, 82), (0, 96), (-10, 82)]), RUBY, 2)
            solid_glyph(canvas, shape("mustache"), WOOD, (-19, -12, 38, 14), 1.5, shadow=False)
        solid_glyph(canvas, shape("top-hat"), COAL, (-46, -94, 92, 58), 4)
        solid_glyph(canvas, shape("briefcase"), LEATHER, (-92, 40, 66, 52), 4)
        solid_glyph(canvas, shape("coins"), GOLD, (34, 30, 54, 60), 3)


def cleric(canvas: skia.Canvas) -> None:
    """A hood and a halo; the sign on the breast, a crook at the side."""
    ground(canvas, "#5A3A8C", 5)
    with clipped(canvas, rounded((-HALF, -HALF, 192, 192), 22)):
        for width, blur in ((10, 6), (4, 1)):
            canvas.drawPath(oval(0, -26, 58, 58), blurred(stroke("#FFE9A8", width, 0.9), blur))
        _bust(canvas, Material("#B892EC", "#6A42A8", "#28104A", "#E8D4FF"), SKIN, 4)
        hood = shape("cowled")
        solid_glyph(canvas, hood, Material("#A47ADC", "#5A3498", "#220C40", "#E0C8FF"), (-54, -84, 108, 112), 4)
        solid_glyph(canvas, shape("shepherds-crook"), GOLD, (42, -46, 52, 132), 4)
        solid_glyph(canvas, shape("holy-symbol"), GOLD, (-28, 26, 56, 64), 4)


def fortune_teller(canvas: skia.Canvas) -> None:
    """A veil with a jewel behind a glowing crystal ball."""
    ground(canvas, "#2A4A9A", 8)
    silk = Material("#E0A8E8", "#9A46A8", "#3C0E4C", "#FFE0FF")
    with clipped(canvas, rounded((-HALF, -HALF, 192, 192), 22)):
        EFFECTS["stars"](_shifted(canvas), Spot(96, 96, 80, 130, 192, 192), "#BFD8FF", 4)
        canvas.restore()
        _bust(canvas, Material("#5E86DC", "#28489A", "#0C1A48", "#C4D8FF"), SKIN, 6)
        solid_glyph(canvas, shape("turban"), silk, (-52, -92, 104, 66), 4)
        sphere(canvas, 0, -46, 7, RUBY)
        glow(canvas, oval(0, 60, 31, 31), "#8CE8FF", 18, 0.95)
        sphere(canvas, 0, 60, 31, TEAL)
        solid_glyph(canvas, shape("half_disc"), BRASS_METAL, (-36, 82, 72, 20), 3)


def _shifted(canvas: skia.Canvas) -> skia.Canvas:
    """The canvas with its origin at the tile's corner; the caller restores it."""
    canvas.save()
    canvas.translate(-HALF, -HALF)
    return canvas


def explorer(canvas: skia.Canvas) -> None:
    """A wide hat and a scarf; a compass and a rolled map."""
    ground(canvas, "#3A7A4E", 11)
    with clipped(canvas, rounded((-HALF, -HALF, 192, 192), 22)):
        _bust(canvas, Material("#D8BC86", "#94703E", "#3E2A12", "#F8E4BC"), SKIN, 9)
        with moved(canvas, 0, DOWN):
            scarf = polygon([(-34, 18), (34, 18), (26, 40), (8, 50), (16, 84), (-6, 84), (-8, 48), (-28, 38)])
            shaded(canvas, scarf, RUBY, 3)
        solid_glyph(canvas, shape("outback-hat"), LEATHER, (-60, -94, 120, 62), 5)
        solid_glyph(canvas, shape("tied-scroll"), PLASTER, (-94, 32, 60, 58), 3)
        solid_glyph(canvas, shape("compass"), GOLD, (30, 28, 64, 64), 4)


def _religion(glyph: str, stuff: Material, colour: str, house: str) -> Painter:
    def paint(canvas: skia.Canvas) -> None:
        ground(canvas, colour, len(house) + 3)
        with clipped(canvas, rounded((-HALF, -HALF, 192, 192), 22)):
            _far(canvas, house, darker(colour, 0.8), (-92, -60, 184, 152), 0.5)
        glow(canvas, fitted(shape(glyph), (-56, -60, 112, 112)), lighter(colour, 0.75), 12, 0.65)
        sign(canvas, glyph, stuff, 56, -4)

    return paint


def _pair(colour: str, far: tuple[str, Material], near: tuple[str, Material], effect: str = "") -> Painter:
    """A ground with a smaller thing at the upper right and a larger one in front."""

    def paint(canvas: skia.Canvas) -> None:
        ground(canvas, colour, len(near[0]))
        with clipped(canvas, rounded((-HALF, -HALF, 192, 192), 22)):
            if effect:
                name, _, tone = effect.partition(":")
                EFFECTS[name](_shifted(canvas), Spot(96, 60, 80, 120, 192, 192), tone, 7)
                canvas.restore()
            solid_glyph(canvas, shape(far[0]), far[1], (12, -82, 68, 68), 3)
            solid_glyph(canvas, shape(near[0]), near[1], (-80, -56, 132, 132), 6)

    return paint


CHARACTERS: dict[str, tuple[Painter, str, str, Material]] = {
    "businessperson": (businessperson, "#8A5A2A", "briefcase", PLASTER),
    "cleric": (cleric, "#5A3A8C", "holy-symbol", PEARL),
    "fortune_teller": (fortune_teller, "#2A4A9A", "crystal-ball", PEARL),
    "explorer": (explorer, "#3A7A4E", "compass", GOLD),
}
RELIGIONS: dict[str, tuple[str, Material, str, str]] = {
    "christian": ("latin_cross", PEARL, "#6A5E8C", "church"),
    "buddhist": ("wheel", SUN, "#B5852A", "pagoda"),
    "hindu": ("om", Material("#FFE9B0", "#F4A53A", "#8E3A0C", "#FFF6D8"), "#B04424", "indian-palace"),
    "islamic": (
        "crescent_star",
        Material("#F4FFF0", "#BFE8CC", "#4E8A74", "#FFFFFF"),
        "#1F8074",
        "samara-mosque",
    ),
}
CLIMATES: dict[str, Painter] = {
    "tropical": _pair("#2E8A5E", ("heavy-rain", SAPPHIRE), ("palm-tree", LEAF), "motes:#D8FFC0"),
    "arid": _pair("#C8843A", ("sun", SUN), ("cactus", JADE), "motes:#FFF0C0"),
    "temperate": _pair("#5A9A62", ("windy-stripes", GHOST), ("oak", LEAF), "petals:#E8B04A"),
    "cold": _pair("#5A8AB8", ("snowflake-1", GHOST), ("pine-tree", JADE), "snow:#FFFFFF"),
}
GODS: dict[str, tuple[str, str, Material]] = {
    "zog_malomos": ("#6A2A8C", "tongue", ROSE),
    "sekrazade": ("#9A2A22", "claw-slashes", PLASTER),
    "giyechin": ("#1F6E86", "surrounded-eye", PEARL),
    "abukaros": ("#4A5064", "pointing", SUN),
}


def _half(colour: str, glyph: str, stuff: Material, side: int) -> Painter:
    """Half a disc, 256 wide as a whole: side -1 is the left one."""

    def paint(canvas: skia.Canvas) -> None:
        disc = oval(0, 0, 124, 124)
        with clipped(canvas, polygon([(0, -130), (side * 130, -130), (side * 130, 130), (0, 130)])):
            canvas.drawPath(disc, radial((-50, -60), 230, [lighter(colour, 0.3), colour, darker(colour, 0.7)]))
            noise(canvas, disc, (0.014, 0.016), darker(colour, 0.8), 0.6, 5, 4)
            with clipped(canvas, disc):
                canvas.drawPath(disc, blurred(stroke("#05040A", 26, 0.7), 10))
                canvas.drawPath(polygon([(0, -130), (0, 130)], False), blurred(stroke("#05040A", 20, 0.6), 8))
            with moved(canvas, side * 55, 0):
                sign(canvas, glyph, stuff, 41)

    return paint


def badge_ring(canvas: skia.Canvas) -> None:
    """The brass ring of the divided badge with its straight divider (10.1)."""
    ring = skia.Op(oval(0, 0, 134, 134), oval(0, 0, 120, 120), skia.PathOp.kDifference_PathOp)
    bar = polygon([(-5, -124), (5, -124), (5, 124), (-5, 124)])
    whole = skia.Op(ring, bar, skia.PathOp.kUnion_PathOp)
    canvas.drawPath(whole, blurred(fill("#05040A", 0.7), 5))
    shaded(canvas, whole, BRASS_METAL, 4)


def _register() -> None:
    for name, (paint, colour, glyph, stuff) in CHARACTERS.items():
        square(f"realigious/character/{name}", "realigious/ui_portraits", paint)
        _disc(f"realigious/badge/character_{name}", _half(colour, glyph, stuff, 1))
    for name, (glyph, stuff, colour, house) in RELIGIONS.items():
        square(f"realigious/religion/{name}", "realigious/ui_portraits", _religion(glyph, stuff, colour, house))
        _disc(f"realigious/badge/religion_{name}", _half(colour, glyph, stuff, -1))
    for name, paint in CLIMATES.items():
        square(f"realigious/climate/{name}", "realigious/ui_portraits", paint)
    for name, (colour, glyph, stuff) in GODS.items():
        square(f"realigious/god/{name}", "realigious/ui_portraits", tile(colour, glyph, stuff, 60))
    dice = "perspective-dice-six-faces-random"
    for kind, colour in (
        ("character", "#6A5A3A"),
        ("religion", "#5A4A7A"),
        ("climate", "#3A6A6E"),
        ("god", "#4A3A5E"),
    ):
        square(f"realigious/{kind}/random", "realigious/ui_portraits", tile(colour, dice, PEARL, 58))
    _disc("realigious/badge/religion_random", _half("#5A4A7A", dice, PEARL, -1))
    _disc("realigious/badge/character_random", _half("#6A5A3A", dice, PEARL, 1))
    register("realigious/badge/ring", "realigious/ui_portraits", (-140, -140, 140, 140), badge_ring, trim=False)


def _disc(name: str, paint: Painter) -> None:
    register(name, "realigious/ui_portraits", (-128, -128, 128, 128), paint, trim=False)


_register()
