"""Drawn things of card pictures that are no glyphs: game tiles, cards, figurines, orbs, floating rocks.

Each is painted round the origin; `size` is its height or width in pixels, the material gives its colours.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import skia

from assets.paint.base import (
    Material,
    bevel,
    blurred,
    contact_shadow,
    darker,
    fill,
    glow,
    ground_shadow,
    hexagon,
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
from assets.paint.ui_shapes import shape, star


def tile(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A board tile in 3/4 view, `size` wide, its top face round the origin."""
    r = size * 0.56
    top = [(x, y * 0.52) for x, y in hexagon(r)]
    thick = size * 0.13
    contact_shadow(canvas, size * 0.03, thick + size * 0.06, size * 0.56, size * 0.27, 0.6)
    side = polygon([top[1], top[2], (top[2][0], top[2][1] + thick), (top[3][0], top[3][1] + thick),
                    (top[4][0], top[4][1] + thick), top[4], top[5], top[0]])  # fmt: skip
    canvas.drawPath(side, linear((-r, 0), (r, 0), [stuff.middle, stuff.dark, darker(stuff.dark, 0.4)]))
    face = polygon(top)
    canvas.drawPath(
        face,
        linear((-r * 0.6, -r * 0.4), (r * 0.5, r * 0.5), [stuff.light, stuff.middle, darker(stuff.middle, 0.3)]),
    )
    noise(canvas, face, (0.04, 0.08), stuff.dark, 0.45, 4)
    noise(canvas, face, (0.09, 0.16), stuff.edge, 0.3, 8)
    bevel(canvas, face, max(2.0, size * 0.02), 0.7, 0.4)


def glowing_tile(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A board tile that shines upward."""
    face = polygon([(x, y * 0.52) for x, y in hexagon(size * 0.6)])
    glow(canvas, face, stuff.light, size * 0.12, 1)
    tile(canvas, size, stuff)
    column = polygon(
        [
            (-size * 0.48, -size * 0.1),
            (size * 0.48, -size * 0.1),
            (size * 0.4, -size * 0.9),
            (-size * 0.4, -size * 0.9),
        ]
    )
    light = linear((0, 0), (0, -size * 0.9), [(stuff.edge, 0.5), (stuff.edge, 0)])
    canvas.drawPath(column, blurred(light, size * 0.03))


def card(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A playing card, `size` high, its back to us, in the colour of the material."""
    w, h = size * 0.7, size
    sheet = rounded((-w / 2, -h / 2, w, h), size * 0.07)
    ground_shadow(canvas, sheet, size * 0.04, size * 0.06, size * 0.05, 0.6)
    canvas.drawPath(sheet, linear((-w / 2, -h / 2), (w / 2, h / 2), ["#FFF6DC", "#E2AE4A", "#7A4B14"]))
    inner = rounded((-w * 0.44, -h * 0.46, w * 0.88, h * 0.92), size * 0.05)
    canvas.drawPath(inner, linear((-w / 2, -h / 2), (w / 3, h / 2), [stuff.light, stuff.middle, stuff.dark]))
    noise(canvas, inner, (0.04, 0.05), stuff.dark, 0.4, 6)
    bevel(canvas, inner, size * 0.02, 0.2, 0.6)
    solid_glyph(canvas, star(8, 0.55), Material("#FFF3CC", "#F0CF7A", "#9A6A24", "#FFFFFF"),
                (-w * 0.22, -w * 0.22, w * 0.44, w * 0.44), size * 0.01, shadow=False)  # fmt: skip


def figurine(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A playing piece, `size` high, standing at the origin."""
    contact_shadow(canvas, 0, 0, size * 0.3, size * 0.1, 0.6)
    body = skia.Path()
    body.moveTo(-size * 0.27, -size * 0.02)
    body.quadTo(-size * 0.25, -size * 0.16, -size * 0.13, -size * 0.2)
    body.quadTo(-size * 0.1, -size * 0.5, -size * 0.13, -size * 0.62)
    body.lineTo(size * 0.13, -size * 0.62)
    body.quadTo(size * 0.1, -size * 0.5, size * 0.13, -size * 0.2)
    body.quadTo(size * 0.25, -size * 0.16, size * 0.27, -size * 0.02)
    body.quadTo(0, size * 0.1, -size * 0.27, -size * 0.02)
    body.close()
    paint = linear((-size * 0.25, 0), (size * 0.25, 0), [stuff.light, stuff.middle, stuff.dark])
    canvas.drawPath(body, paint)
    bevel(canvas, body, size * 0.03, 0.7, 0.5)
    sphere(canvas, 0, -size * 0.76, size * 0.2, stuff)


def orb(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A glowing relic stone, `size` wide, round the origin."""
    canvas.drawPath(
        oval(0, 0, size, size),
        radial((0, 0), size, [(stuff.light, 0.9), (stuff.middle, 0.35), (stuff.middle, 0)]),
    )
    gem = star(8, 0.9, size * 0.5, 22.5)
    gem.offset(-50, -50)
    shaded(canvas, gem, stuff, size * 0.06)
    sphere(canvas, 0, 0, size * 0.3, stuff)
    spark = star(4, 0.1, size * 0.42)
    spark.offset(-50 - size * 0.12, -50 - size * 0.14)
    canvas.drawPath(spark, fill("#FFFFFF", 0.9))


def bubble(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A globe of glass, `size` wide."""
    r = size / 2
    ball = oval(0, 0, r, r)
    canvas.drawPath(
        ball,
        radial((-r * 0.3, -r * 0.3), r * 1.5, [(stuff.light, 0.15), (stuff.middle, 0.35), (stuff.dark, 0.8)]),
    )
    canvas.drawPath(ball, stroke(stuff.edge, size * 0.02, 0.8))
    canvas.drawPath(oval(-r * 0.4, -r * 0.5, r * 0.26, r * 0.15), blurred(fill("#FFFFFF", 0.9), r * 0.06))
    canvas.drawPath(oval(r * 0.35, r * 0.55, r * 0.3, r * 0.12), blurred(fill(stuff.edge, 0.4), r * 0.08))


def mountain(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A mountain torn out of the ground, `size` wide, floating, its peak above the origin."""
    s = size / 100
    peak = [(-46, 0), (-26, -34), (-15, -28), (4, -66), (20, -38), (28, -42), (48, 0)]
    root = [(48, 0), (30, 12), (22, 26), (8, 20), (-2, 38), (-14, 22), (-26, 26), (-46, 0)]
    under = polygon([(x * s, y * s) for x, y in root])
    canvas.drawPath(under, linear((0, 0), (0, 38 * s), ["#7A5530", "#3A2414", "#1A0E08"]))
    noise(canvas, under, (0.06, 0.1), "#120A06", 0.6, 3)
    hill = polygon([(x * s, y * s) for x, y in peak])
    canvas.drawPath(hill, linear((-30 * s, -50 * s), (36 * s, 0), [stuff.light, stuff.middle, stuff.dark]))
    dark = polygon([(x * s, y * s) for x, y in [(4, -66), (20, -38), (28, -42), (48, 0), (10, 0), (0, -24), (8, -40)]])
    canvas.drawPath(dark, fill(darker(stuff.dark, 0.2), 0.7))
    cap = polygon([(x * s, y * s) for x, y in [(4, -66), (13, -50), (8, -46), (4, -52), (-1, -45), (-6, -49)]])
    canvas.drawPath(cap, fill("#FFFFFF", 0.95))
    noise(canvas, hill, (0.05, 0.05), stuff.dark, 0.4, 5)
    rng = random.Random(5)
    for _ in range(9):
        x, y, r = rng.uniform(-44, 44) * s, rng.uniform(24, 56) * s, rng.uniform(1.5, 4.5) * s
        canvas.drawPath(polygon([(x - r, y), (x, y - r * 0.8), (x + r, y + r * 0.2), (x, y + r)]), fill("#5A3E24"))


def cushion(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A tasselled cushion, `size` wide, its top round the origin."""
    contact_shadow(canvas, 0, size * 0.2, size * 0.5, size * 0.12)
    pillow = skia.Path()
    pillow.moveTo(-size * 0.5, size * 0.02)
    pillow.quadTo(-size * 0.3, -size * 0.14, 0, -size * 0.12)
    pillow.quadTo(size * 0.3, -size * 0.14, size * 0.5, size * 0.02)
    pillow.quadTo(size * 0.36, size * 0.22, 0, size * 0.2)
    pillow.quadTo(-size * 0.36, size * 0.22, -size * 0.5, size * 0.02)
    pillow.close()
    shaded(canvas, pillow, stuff, size * 0.04)
    for x in (-0.5, 0.5):
        sphere(canvas, x * size, size * 0.03, size * 0.045, Material("#FFE9A8", "#E2AE4A", "#7A4B14", "#FFF8DC"))


def altar(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A block of stone, `size` wide, its upper face round the origin."""
    contact_shadow(canvas, 0, size * 0.42, size * 0.56, size * 0.12)
    front = polygon([(-size * 0.46, 0), (size * 0.46, 0), (size * 0.42, size * 0.42), (-size * 0.42, size * 0.42)])
    canvas.drawPath(
        front,
        linear((-size * 0.4, 0), (size * 0.4, size * 0.4), [stuff.middle, stuff.dark, darker(stuff.dark, 0.4)]),
    )
    noise(canvas, front, (0.05, 0.06), darker(stuff.dark, 0.6), 0.5, 2)
    slab = polygon(
        [
            (-size * 0.42, -size * 0.14),
            (size * 0.42, -size * 0.14),
            (size * 0.52, 0.04 * size),
            (-size * 0.52, 0.04 * size),
        ]
    )
    shaded(canvas, slab, stuff, size * 0.02)
    with moved(canvas, 0, size * 0.04):
        edge = polygon([(-size * 0.52, 0), (size * 0.52, 0), (size * 0.5, size * 0.06), (-size * 0.5, size * 0.06)])
        canvas.drawPath(edge, fill(darker(stuff.middle, 0.35)))
    solid_glyph(
        canvas,
        shape("latin_cross"),
        stuff,
        (-size * 0.07, size * 0.14, size * 0.14, size * 0.22),
        2,
        shadow=False,
    )


def dome(canvas: skia.Canvas, size: float, stuff: Material) -> None:
    """A protecting dome of light, `size` wide, standing on the origin."""
    r = size / 2
    half = skia.Path()
    half.moveTo(-r, 0)
    half.arcTo(skia.Rect.MakeLTRB(-r, -r, r, r), 180, 180, False)
    half.arcTo(skia.Rect.MakeLTRB(-r, -r * 0.3, r, r * 0.3), 0, 180, False)
    half.close()
    canvas.drawPath(
        half,
        radial((-r * 0.2, -r * 0.6), r * 1.4, [(stuff.light, 0.12), (stuff.middle, 0.18), (stuff.light, 0.5)]),
    )
    canvas.drawPath(half, blurred(stroke(stuff.light, size * 0.03, 0.7), size * 0.02))
    canvas.drawPath(half, stroke(lighter(stuff.light, 0.5), size * 0.01, 0.95))


THINGS: dict[str, Callable[[skia.Canvas, float, Material], None]] = {
    "tile!": tile,
    "glowtile!": glowing_tile,
    "card!": card,
    "figure!": figurine,
    "orb!": orb,
    "bubble!": bubble,
    "mountain!": mountain,
    "cushion!": cushion,
    "altar!": altar,
    "dome!": dome,
}
