"""Portraits: characters, religions, climates, gods, player icons, bots, and the halves of the divided badge.

Tiles are 192 sprite pixels square with soft corners. badge/religion_<id> and badge/character_<id> are the
left and the right half of a disc 256 wide, anchored at its middle; badge/ring goes over both.
"""

from __future__ import annotations

from collections.abc import Callable

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BONE,
    GOLD,
    JADE,
    PLASTER,
    STONE,
    Material,
    bevel,
    blurred,
    brass_line,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    noise,
    oval,
    radial,
    rounded,
    solid_glyph,
    stroke,
)
from assets.paint.base import TEAL_GLASS as TEAL
from assets.paint.effects import EFFECTS, Spot
from assets.paint.stuffs import AMBER, ASH, BLOOD, COAL, LEAF, SUN
from assets.paint.ui_icons import LEATHER, PEARL, ROSE
from assets.paint.ui_shapes import shape

HALF = 96
DOWN = 14
Painter = Callable[[skia.Canvas], None]


def ground(canvas: skia.Canvas, colour: str, seed: int, rays: bool = True) -> None:
    """The tile's ground: colour with grain, light from the upper left, dark edge."""
    tile = rounded((-HALF, -HALF, 2 * HALF, 2 * HALF), 22)
    tones = [lighter(colour, 0.35), colour, darker(colour, 0.55), darker(colour, 0.75)]
    canvas.drawPath(tile, linear((-HALF, -HALF), (HALF * 0.6, HALF), tones, [0, 0.35, 0.8, 1]))
    noise(canvas, tile, (0.014, 0.018), darker(colour, 0.8), 0.6, seed, 5)
    noise(canvas, tile, (0.02, 0.024), lighter(colour, 0.5), 0.35, seed + 4, 4)
    with clipped(canvas, tile):
        if rays:
            EFFECTS["rays"](canvas, Spot(0, -10, 80, 40, 192, 192), lighter(colour, 0.45), seed)
        canvas.drawPath(oval(0, -8, 84, 84), radial((0, -8), 84, [(lighter(colour, 0.6), 0.55), (colour, 0)]))
        canvas.drawPath(tile, blurred(stroke("#05040A", 34, 0.6), 15))
    bevel(canvas, tile, 3, 0.35, 0.5)


def sign(canvas: skia.Canvas, glyph: str, stuff: Material, reach: float, y: float = 0.0) -> None:
    """A raised glyph round (0, y)."""
    solid_glyph(canvas, shape(glyph), stuff, (-reach, y - reach, 2 * reach, 2 * reach), reach * 0.07)


def tile(colour: str, glyph: str, stuff: Material, reach: float = 62) -> Painter:
    def paint(canvas: skia.Canvas) -> None:
        ground(canvas, colour, sum(map(ord, glyph)) % 97)
        canvas.drawPath(oval(0, 70, 52, 9), blurred(fill("#05040A", 0.5), 6))
        sign(canvas, glyph, stuff, reach, -2)
        brass_line(canvas, rounded((-89, -89, 178, 178), 17), 3)

    return paint


PROFILES: tuple[tuple[str, str, Material], ...] = (
    ("all-seeing-eye", "#5A3A8C", GOLD), ("camel", "#B5762E", PLASTER), ("owl", "#2E4A7A", PEARL),
    ("lion", "#A8642A", SUN), ("wolf-head", "#3E4A5E", ASH), ("fox-head", "#2A6A5A", AMBER),
    ("eagle-head", "#7A2A2E", PEARL), ("stag-head", "#3A6A3E", LEATHER), ("elephant-head", "#2A7A86", STONE),
    ("panda", "#4E8A5A", PLASTER), ("frog", "#8A5A9A", LEAF), ("octopus", "#1E5A7A", ROSE),
    ("sea-turtle", "#2A86A0", JADE), ("ram-profile", "#8A3A4A", PLASTER), ("unicorn", "#6A5AB0", PEARL),
    ("dragon-head", "#6A1E2A", BLOOD), ("cat", "#C0883A", COAL), ("hummingbird", "#A84A7A", TEAL),
    ("sunflower", "#3A6AA8", SUN), ("egyptian-sphinx", "#1F6E6A", AMBER),
)  # fmt: skip
BOTS: dict[str, tuple[str, str, Material]] = {
    "bot_easy": ("vintage-robot", "#3E7A5E", PEARL),
    "bot_normal": ("robot-antennas", "#A0702A", PEARL),
    "bot_hard": ("megabot", "#8A2A30", PEARL),
    "guest": ("domino-mask", "#4A4658", BONE),
}


def square(name: str, atlas: str, paint: Painter) -> None:
    register(name, atlas, (-HALF, -HALF, HALF, HALF), paint, trim=False)


for _number, (_glyph, _colour, _stuff) in enumerate(PROFILES):
    square(f"profile/{_number}", "ui_profiles", tile(_colour, _glyph, _stuff))
for _name, (_glyph, _colour, _stuff) in BOTS.items():
    square(f"profile/{_name}", "ui_profiles", tile(_colour, _glyph, _stuff))
