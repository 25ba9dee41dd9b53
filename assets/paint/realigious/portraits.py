"""Characters, religions, climates and gods as framed tiles and halves of a badge (5.1, 10.1)."""

from __future__ import annotations

from collections.abc import Callable

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BRASS_METAL,
    GOLD,
    JADE,
    PLASTER,
    SAPPHIRE,
    Material,
    blurred,
    brass_line,
    clipped,
    darker,
    fill,
    fitted,
    glow,
    lighter,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    shaded,
    solid_glyph,
    stroke,
)
from assets.paint.busts import SHARP, bust
from assets.paint.effects import EFFECTS, Spot
from assets.paint.realigious.characters import businessperson, cleric, explorer, fortune_teller
from assets.paint.realigious.gods import abukaros, giyechin, sekrazade, zog_malomos
from assets.paint.relief import Relief
from assets.paint.stuffs import GHOST, LEAF, SUN
from assets.paint.ui_icons import PEARL
from assets.paint.ui_portraits import HALF, Painter, ground, sign, square, tile
from assets.paint.ui_shapes import shape

Model = Callable[[Relief], None]


def _far(canvas: skia.Canvas, glyph: str, colour: str, box: tuple[float, float, float, float], alpha: float) -> None:
    canvas.drawPath(fitted(shape(glyph), box), blurred(fill(colour, alpha), 0.8))


def _shifted(canvas: skia.Canvas) -> skia.Canvas:
    """The canvas with its origin at the tile's corner; the caller restores it."""
    canvas.save()
    canvas.translate(-HALF, -HALF)
    return canvas


def _person(colour: str, model: Model, behind: str, effect: str = "") -> Painter:
    """A bust before a place that it belongs to, in the portraits' brass frame; larger than other tiles."""

    def paint(canvas: skia.Canvas) -> None:
        canvas.scale(SHARP, SHARP)
        ground(canvas, colour, len(behind) + 3, rays=not behind)
        figure = bust(len(behind) + 2)
        model(figure)
        with clipped(canvas, rounded((-91, -91, 182, 182), 18)):
            if behind:
                _far(canvas, behind, lighter(colour, 0.35), (-94, -74, 188, 160), 0.42)
            if effect:
                name, _, light = effect.partition(":")
                EFFECTS[name](_shifted(canvas), Spot(96, 96, 80, 130, 192, 192), light, 4)
                canvas.restore()
            figure.draw(canvas, 0.7, 4, 5, 5)
            canvas.drawPath(rounded((-HALF, -HALF, 192, 192), 22), blurred(stroke("#05040A", 26, 0.45), 10))
        brass_line(canvas, rounded((-91, -91, 182, 182), 18), 3.4)

    return paint


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
    "businessperson": (_person("#8A5A2A", businessperson, "modern-city"), "#8A5A2A", "briefcase", PLASTER),
    "cleric": (_person("#5A3A8C", cleric, "church"), "#5A3A8C", "holy-symbol", PEARL),
    "fortune_teller": (
        _person("#2A4A9A", fortune_teller, "moon", "stars:#BFD8FF"), "#2A4A9A", "crystal-ball", PEARL,
    ),
    "explorer": (_person("#3A7A4E", explorer, "peaks"), "#3A7A4E", "compass", GOLD),
}  # fmt: skip
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
GODS: dict[str, Painter] = {
    "zog_malomos": _person("#3A1A6A", zog_malomos, "", "stars:#E0C8FF"),
    "sekrazade": _person("#9A2A22", sekrazade, ""),
    "giyechin": _person("#1F6E86", giyechin, ""),
    "abukaros": _person("#4A5064", abukaros, ""),
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
        _large(f"realigious/character/{name}", paint)
        _disc(f"realigious/badge/character_{name}", _half(colour, glyph, stuff, 1))
    for name, (glyph, stuff, colour, house) in RELIGIONS.items():
        square(f"realigious/religion/{name}", "realigious/ui_portraits", _religion(glyph, stuff, colour, house))
        _disc(f"realigious/badge/religion_{name}", _half(colour, glyph, stuff, -1))
    for name, paint in CLIMATES.items():
        square(f"realigious/climate/{name}", "realigious/ui_portraits", paint)
    for name, paint in GODS.items():
        _large(f"realigious/god/{name}", paint)
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


def _large(name: str, paint: Painter) -> None:
    half = round(HALF * SHARP)
    register(name, "realigious/ui_portraits", (-half, -half, half, half), paint, trim=False)


def _disc(name: str, paint: Painter) -> None:
    register(name, "realigious/ui_portraits", (-128, -128, 128, 128), paint, trim=False)


_register()
