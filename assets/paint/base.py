"""Material functions that all recipes share. Lengths are sprite pixels (2x); light falls from the
upper left.

Colours go in as "#RRGGBB" strings with a separate alpha from 0 to 1. Every function draws on the
canvas it is given and leaves clip and matrix as they were.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import skia

from assets.paint.glyphs import fitted as fitted  # the glyph functions are part of the recipes' vocabulary
from assets.paint.glyphs import glyph_in as glyph_in
from assets.paint.glyphs import glyph_path as glyph_path
from assets.paint.palette import BRASS, BRASS_DARK, BRASS_LIGHT

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def rgb(colour: str, alpha: float = 1.0) -> int:
    """A "#RRGGBB" colour as skia's integer."""
    value = int(colour[1:], 16)
    opacity = round(255 * max(0.0, min(1.0, alpha)))
    return int(skia.Color(value >> 16, value >> 8 & 255, value & 255, opacity))


def mix(first: str, second: str, share: float) -> str:
    """The colour ``share`` (0..1) of the way from ``first`` to ``second``."""
    a, b = int(first[1:], 16), int(second[1:], 16)
    parts = (round((a >> s & 255) * (1 - share) + (b >> s & 255) * share) for s in (16, 8, 0))
    return "#" + "".join(f"{part:02X}" for part in parts)


def lighter(colour: str, share: float = 0.3) -> str:
    """``colour`` moved towards warm white."""
    return mix(colour, "#FFF8E6", share)


def darker(colour: str, share: float = 0.3) -> str:
    """``colour`` moved towards a cold near-black."""
    return mix(colour, "#0B0A18", share)


@dataclass(frozen=True)
class Material:
    """Three tones of a lit surface and the colour of its bright edge."""

    light: str
    middle: str
    dark: str
    edge: str


def material(colour: str) -> Material:
    """A plain matt material around one colour."""
    return Material(lighter(colour, 0.35), colour, darker(colour, 0.5), lighter(colour, 0.7))


GOLD = Material("#FFE9A8", "#E2AE4A", "#7A4B14", "#FFF8DC")
BRASS_METAL = Material(BRASS_LIGHT, BRASS, BRASS_DARK, "#FFF2CC")
BONE = Material("#FFFBEF", "#E4D6B8", "#8E7C5C", "#FFFFFF")
STONE = Material("#C9CCD4", "#8B909E", "#424656", "#EEF1F7")
IRON = Material("#AEB8C6", "#5C6676", "#1F2530", "#E4ECF5")
WOOD = Material("#C99A62", "#8C5E34", "#452A14", "#F0CC9A")
PLASTER = Material("#FFF6E2", "#E7D3B0", "#A3875F", "#FFFFFF")
RUBY = Material("#FF9A8A", "#C92F38", "#4E0A1C", "#FFD6CC")
JADE = Material("#B6F2CF", "#2FA274", "#0B4438", "#E3FFF0")
AMETHYST = Material("#DCB8FF", "#8347C6", "#301256", "#F3E4FF")
TEAL_GLASS = Material("#B5F4F2", "#2B9AA6", "#0B3C50", "#E2FFFD")
SAPPHIRE = Material("#BBDFFF", "#3A7FD0", "#112C66", "#E6F4FF")


def fill(colour: str, alpha: float = 1.0) -> skia.Paint:
    """A smooth-edged fill."""
    return skia.Paint(AntiAlias=True, Color=rgb(colour, alpha))


def stroke(colour: str, width: float, alpha: float = 1.0, round_ends: bool = True) -> skia.Paint:
    """A smooth-edged line of ``width`` pixels."""
    result = skia.Paint(
        AntiAlias=True, Color=rgb(colour, alpha), Style=skia.Paint.kStroke_Style, StrokeWidth=width
    )
    if round_ends:
        result.setStrokeCap(skia.Paint.kRound_Cap)
        result.setStrokeJoin(skia.Paint.kRound_Join)
    return result


def blurred(paint: skia.Paint, sigma: float) -> skia.Paint:
    """The same paint with a soft edge."""
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
    return paint


def _colours(colours: Sequence[str | tuple[str, float]]) -> list[int]:
    return [rgb(c) if isinstance(c, str) else rgb(c[0], c[1]) for c in colours]


def linear(
    start: Point, end: Point, colours: Sequence[str | tuple[str, float]], stops: Sequence[float] | None = None
) -> skia.Paint:
    """A fill that runs from ``start`` to ``end``; a colour is a string or (string, alpha)."""
    shader = skia.GradientShader.MakeLinear(
        points=[skia.Point(*start), skia.Point(*end)],
        colors=_colours(colours),
        positions=list(stops) if stops else [],
    )
    return skia.Paint(AntiAlias=True, Shader=shader)


def radial(
    centre: Point,
    radius: float,
    colours: Sequence[str | tuple[str, float]],
    stops: Sequence[float] | None = None,
) -> skia.Paint:
    """A fill that runs outward from ``centre``; a colour is a string or (string, alpha)."""
    shader = skia.GradientShader.MakeRadial(
        center=skia.Point(*centre),
        radius=radius,
        colors=_colours(colours),
        positions=list(stops) if stops else [],
    )
    return skia.Paint(AntiAlias=True, Shader=shader)


def polygon(points: Sequence[Point], closed: bool = True) -> skia.Path:
    """Straight lines through ``points``."""
    path = skia.Path()
    path.addPoly([skia.Point(*p) for p in points], closed)
    return path


def rounded(box: Box, radius: float) -> skia.Path:
    """A rectangle (x, y, width, height) with round corners."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(*box), radius, radius)
    return path


def oval(cx: float, cy: float, rx: float, ry: float) -> skia.Path:
    """An ellipse around (cx, cy)."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(cx - rx, cy - ry, cx + rx, cy + ry))
    return path


def hexagon(radius: float, cx: float = 0.0, cy: float = 0.0) -> list[Point]:
    """The six corners of a pointy-top hex, clockwise from the top."""
    return [
        (cx + radius * math.sin(k * math.pi / 3), cy - radius * math.cos(k * math.pi / 3)) for k in range(6)
    ]


def soft_polygon(points: Sequence[Point], radius: float) -> skia.Path:
    """A closed polygon whose corners are rounded off with about ``radius``."""
    path = skia.Path()
    count = len(points)
    for i in range(count):
        (ax, ay), (bx, by), (cx, cy) = points[i - 1], points[i], points[(i + 1) % count]
        before, after = math.hypot(bx - ax, by - ay), math.hypot(cx - bx, cy - by)
        enter = (bx + (ax - bx) * radius / before, by + (ay - by) * radius / before)
        leave = (bx + (cx - bx) * radius / after, by + (cy - by) * radius / after)
        if i:
            path.lineTo(*enter)
        else:
            path.moveTo(*enter)
        path.quadTo(bx, by, *leave)
    path.close()
    return path


@contextmanager
def clipped(canvas: skia.Canvas, path: skia.Path) -> Iterator[skia.Canvas]:
    """Draw inside ``path`` only."""
    canvas.save()
    canvas.clipPath(path, skia.ClipOp.kIntersect, True)
    try:
        yield canvas
    finally:
        canvas.restore()


@contextmanager
def moved(
    canvas: skia.Canvas, x: float, y: float, scale: float = 1.0, turn: float = 0.0
) -> Iterator[skia.Canvas]:
    """Draw shifted, then turned (degrees, clockwise), then scaled."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(turn)
    canvas.scale(scale, scale)
    try:
        yield canvas
    finally:
        canvas.restore()


@contextmanager
def layer(canvas: skia.Canvas, alpha: float = 1.0) -> Iterator[skia.Canvas]:
    """Draw together, then lay the result down with ``alpha``."""
    canvas.saveLayer(None, skia.Paint(Alphaf=alpha))
    try:
        yield canvas
    finally:
        canvas.restore()


def noise(
    canvas: skia.Canvas,
    path: skia.Path,
    frequency: Point,
    colour: str,
    strength: float = 0.5,
    seed: int = 0,
    octaves: int = 4,
    floor: float = 0.5,
    gain: float = 2.2,
    turbulent: bool = False,
) -> None:
    """Perlin blotches of one colour inside ``path``.

    ``frequency`` is in cycles per pixel; two different values draw out grain, waves or cloth. Alpha is
    (noise - floor) * gain * strength, so a higher floor leaves fewer blotches.
    """
    make = skia.PerlinNoiseShader.MakeTurbulence if turbulent else skia.PerlinNoiseShader.MakeFractalNoise
    value = int(colour[1:], 16)
    slope = gain * strength
    matrix = [
        0,
        0,
        0,
        0,
        (value >> 16) / 255,
        0,
        0,
        0,
        0,
        (value >> 8 & 255) / 255,
        0,
        0,
        0,
        0,
        (value & 255) / 255,
        slope,
        0,
        0,
        0,
        -floor * slope,
    ]
    # a flat alpha first: the shader's own alpha is noise too and would darken what the matrix reads
    opaque = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    shader = make(frequency[0], frequency[1], octaves, float(seed))
    chain = skia.ColorFilters.Compose(skia.ColorFilters.Matrix(matrix), skia.ColorFilters.Matrix(opaque))
    with clipped(canvas, path):
        canvas.drawPaint(skia.Paint(Shader=shader, ColorFilter=chain, AntiAlias=True))


def ground_shadow(
    canvas: skia.Canvas, path: skia.Path, dx: float = 6, dy: float = 9, blur: float = 6, alpha: float = 0.5
) -> None:
    """A blurred dark copy of ``path`` to the lower right."""
    with moved(canvas, dx, dy):
        canvas.drawPath(path, blurred(fill("#05040A", alpha), blur))


def contact_shadow(
    canvas: skia.Canvas, cx: float, cy: float, rx: float, ry: float, alpha: float = 0.55
) -> None:
    """The dark pool where a thing stands: wide and soft, with a tight core."""
    canvas.drawPath(
        oval(cx + rx * 0.12, cy + ry * 0.15, rx, ry), blurred(fill("#05040A", alpha * 0.75), ry * 0.45)
    )
    canvas.drawPath(oval(cx, cy, rx * 0.82, ry * 0.72), blurred(fill("#05040A", alpha), ry * 0.2))


def glow(canvas: skia.Canvas, path: skia.Path, colour: str, blur: float = 10, alpha: float = 0.8) -> None:
    """Light around ``path``."""
    canvas.drawPath(path, blurred(fill(colour, alpha), blur))


def bevel(
    canvas: skia.Canvas,
    path: skia.Path,
    width: float = 4,
    light: float = 0.6,
    dark: float = 0.55,
    light_colour: str = "#FFF8E6",
    dark_colour: str = "#08060F",
) -> None:
    """A bright inner edge at the upper left and a dark one at the lower right of ``path``."""
    outside = skia.Path(path)
    outside.toggleInverseFillType()
    with clipped(canvas, path):
        with moved(canvas, -width * 0.7, -width):
            canvas.drawPath(outside, blurred(fill(dark_colour, dark), width * 0.45))
        with moved(canvas, width * 0.7, width):
            canvas.drawPath(outside, blurred(fill(light_colour, light), width * 0.45))


def rim_light(
    canvas: skia.Canvas, path: skia.Path, width: float = 2, alpha: float = 0.8, colour: str = "#FFF8E6"
) -> None:
    """A crisp bright line along the edges of ``path`` that face the upper left."""
    outside = skia.Path(path)
    outside.toggleInverseFillType()
    with clipped(canvas, path), moved(canvas, width * 0.6, width):
        canvas.drawPath(outside, fill(colour, alpha))


def shaded(canvas: skia.Canvas, path: skia.Path, stuff: Material, bevel_width: float = 4) -> None:
    """``path`` filled as a solid of ``stuff``: gradient down to the right, bright and dark edge."""
    box = path.getBounds()
    canvas.drawPath(
        path,
        linear(
            (box.left(), box.top()),
            (box.left() + box.width() * 0.45, box.bottom()),
            [stuff.light, stuff.middle, stuff.dark],
            [0, 0.5, 1],
        ),
    )
    bevel(canvas, path, bevel_width, 0.75, 0.5, stuff.edge, darker(stuff.dark, 0.4))


def solid_glyph(
    canvas: skia.Canvas,
    path: skia.Path,
    stuff: Material,
    box: Box,
    depth: float | None = None,
    shadow: bool = True,
) -> None:
    """``path`` scaled into ``box`` and raised: ground shadow, side wall of ``depth`` pixels, lit face with
    bevel.
    """
    shape = fitted(path, box)
    size = max(box[2], box[3])
    depth = size * 0.035 if depth is None else depth
    if shadow:
        ground_shadow(canvas, shape, depth * 1.4, depth * 2.0, depth * 1.1, 0.6)
    steps = max(1, math.ceil(depth))
    for step in range(steps, 0, -1):
        with moved(canvas, 0.35 * depth * step / steps, depth * step / steps):
            canvas.drawPath(shape, fill(darker(stuff.dark, 0.25 + 0.25 * step / steps)))
    shaded(canvas, shape, stuff, max(1.5, size * 0.018))


def brass_line(canvas: skia.Canvas, path: skia.Path, width: float = 4) -> None:
    """A rounded brass wire along ``path``."""
    box = path.getBounds()
    with moved(canvas, width * 0.25, width * 0.5):
        canvas.drawPath(path, blurred(stroke("#05040A", width * 1.2, 0.5), width * 0.4))
    canvas.drawPath(path, stroke(BRASS_DARK, width))
    line = linear(
        (box.left(), box.top()),
        (box.right(), box.bottom()),
        [BRASS_LIGHT, BRASS, BRASS_LIGHT, BRASS, BRASS_DARK],
    )
    line.setStyle(skia.Paint.kStroke_Style)
    line.setStrokeWidth(width * 0.62)
    canvas.drawPath(path, line)


def textured(
    canvas: skia.Canvas,
    path: skia.Path,
    colour: str,
    grain: Point = (0.05, 0.05),
    seed: int = 0,
    strength: float = 0.35,
    fall: float = 0.4,
) -> None:
    """A matt surface: gradient from light to dark by ``fall``, blotches of ``grain`` (cycles per pixel)."""
    box = path.getBounds()
    canvas.drawPath(
        path,
        linear(
            (box.left(), box.top()),
            (box.right() * 0.5 + box.left() * 0.5, box.bottom()),
            [lighter(colour, fall * 0.6), colour, darker(colour, fall)],
            [0, 0.45, 1],
        ),
    )
    noise(canvas, path, grain, darker(colour, 0.7), strength, seed)
    noise(canvas, path, grain, lighter(colour, 0.6), strength * 0.7, seed + 7)


def parchment(canvas: skia.Canvas, path: skia.Path, seed: int = 3) -> None:
    """Old paper with stained edges."""
    textured(canvas, path, "#E5D3A9", (0.012, 0.016), seed, 0.3, 0.25)
    noise(canvas, path, (0.25, 0.25), "#8A6A3C", 0.25, seed + 1, 2)
    bevel(canvas, path, 10, 0.25, 0.35, "#FFFFFF", "#5A3A16")


def stone(canvas: skia.Canvas, path: skia.Path, colour: str = "#7C8292", seed: int = 5) -> None:
    """Rough cut stone."""
    textured(canvas, path, colour, (0.03, 0.035), seed, 0.45, 0.45)
    noise(canvas, path, (0.2, 0.2), darker(colour, 0.8), 0.4, seed + 2, 3, 0.5)


def cloth(canvas: skia.Canvas, path: skia.Path, colour: str, seed: int = 9) -> None:
    """Woven cloth: fine long grain over soft folds."""
    textured(canvas, path, colour, (0.004, 0.02), seed, 0.5, 0.45)
    noise(canvas, path, (0.02, 0.5), darker(colour, 0.6), 0.25, seed + 3, 2)


def sphere(
    canvas: skia.Canvas, cx: float, cy: float, radius: float, stuff: Material, shine: float = 0.9
) -> None:
    """A glossy ball lit from the upper left."""
    ball = oval(cx, cy, radius, radius)
    canvas.drawPath(
        ball,
        radial(
            (cx - radius * 0.38, cy - radius * 0.42),
            radius * 1.55,
            [stuff.light, stuff.middle, stuff.dark, darker(stuff.dark, 0.4)],
            [0, 0.45, 0.85, 1],
        ),
    )
    with clipped(canvas, ball):
        canvas.drawPath(
            oval(cx + radius * 0.25, cy + radius * 0.62, radius * 0.6, radius * 0.3),
            blurred(fill(stuff.edge, 0.28), radius * 0.16),
        )
    canvas.drawPath(
        oval(cx - radius * 0.36, cy - radius * 0.45, radius * 0.24, radius * 0.15),
        blurred(fill("#FFFFFF", shine), radius * 0.07),
    )


def medal(
    canvas: skia.Canvas,
    cx: float,
    cy: float,
    radius: float,
    field: Material,
    rim: Material = BRASS_METAL,
    rim_width: float | None = None,
) -> None:
    """A round token: metal rim with bevel round a domed coloured field."""
    width = radius * 0.14 if rim_width is None else rim_width
    outer, inner = oval(cx, cy, radius, radius), oval(cx, cy, radius - width, radius - width)
    shaded(canvas, outer, rim, max(2.0, width * 0.35))
    canvas.drawPath(
        inner,
        radial(
            (cx - radius * 0.35, cy - radius * 0.45),
            radius * 1.5,
            [field.light, field.middle, field.dark],
            [0, 0.5, 1],
        ),
    )
    bevel(canvas, inner, max(2.0, width * 0.5), 0.0, 0.0)
    with clipped(canvas, inner):
        canvas.drawPath(inner, blurred(stroke("#05040A", width * 0.9, 0.7), width * 0.35))
        canvas.drawPath(
            oval(cx, cy - radius * 0.62, radius * 0.62, radius * 0.3),
            blurred(fill("#FFFFFF", 0.22), radius * 0.12),
        )
