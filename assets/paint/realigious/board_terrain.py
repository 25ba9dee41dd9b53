"""The eight terrains (R13.1) as thick hex tiles, four variants each. Anchor: centre of the top face."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    hexagon,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rim_light,
    soft_polygon,
    stroke,
)
from assets.paint.palette import TERRAINS

RADIUS = 126.0
THICKNESS = 36.0
VARIANTS = 4
BOX = (-116, -134, 116, 176)

Detail = Callable[[skia.Canvas, skia.Path, random.Random], None]


def top_face(inset: float = 0.0) -> skia.Path:
    """The top of a tile, its corners a little rounded, shrunk by ``inset``."""
    return soft_polygon(hexagon(RADIUS - inset), 9)


def side(canvas: skia.Canvas, light: str, dark: str, seed: int) -> None:
    """The solid edge below the top: lit to the lower left, dark to the lower right, in layers of earth."""
    corners = hexagon(RADIUS)
    east, south, west = corners[2], corners[3], corners[4]
    for a, b, tone, deep in (
        (west, south, light, darker(dark, 0.15)),
        (south, east, mix(light, dark, 0.6), darker(dark, 0.5)),
    ):
        wall = polygon([a, b, (b[0], b[1] + THICKNESS), (a[0], a[1] + THICKNESS)])
        canvas.drawPath(
            wall, linear((0, a[1]), (0, max(a[1], b[1]) + THICKNESS), [tone, mix(tone, deep, 0.5), deep])
        )
        noise(canvas, wall, (0.02, 0.12), darker(dark, 0.6), 0.6, seed)
        noise(canvas, wall, (0.03, 0.16), lighter(light, 0.4), 0.4, seed + 3)
        with clipped(canvas, wall):
            for level, alpha in ((9, 0.35), (21, 0.25)):
                canvas.drawLine(a[0], a[1] + level, b[0], b[1] + level, stroke(darker(dark, 0.4), 3, alpha))
            canvas.drawLine(a[0], a[1] + 2, b[0], b[1] + 2, blurred(stroke("#05040A", 7, 0.5), 2.5))


def inside(dice: random.Random, reach: float = 104.0) -> tuple[float, float]:
    """A point of the top face, ``reach`` pixels or less from the centre towards the edges."""
    while True:
        x, y = dice.uniform(-reach, reach), dice.uniform(-reach, reach)
        if abs(x) < reach * 0.866 and abs(x) * 0.577 + abs(y) < reach:
            return x, y


def pebble(canvas: skia.Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A small stone with its shadow."""
    canvas.drawPath(oval(x + size * 0.3, y + size * 0.35, size * 1.05, size * 0.7), fill("#0A0810", 0.35))
    canvas.drawPath(
        oval(x, y, size, size * 0.72),
        linear(
            (x - size, y - size), (x + size, y + size), [lighter(colour, 0.55), colour, darker(colour, 0.45)]
        ),
    )


def concrete(canvas: skia.Canvas, face: skia.Path, dice: random.Random) -> None:
    """Paved slabs with joints, some lighter, some cracked."""
    light, middle, dark = TERRAINS["concrete"][:3]
    size = 58.0
    turn = dice.choice((-12, -4, 8, 15))
    with moved(canvas, dice.uniform(-20, 20), dice.uniform(-20, 20), 1.0, turn):
        for row in range(-4, 4):
            for column in range(-4, 4):
                x, y = column * size + (row % 2) * size / 2, row * size
                slab = skia.Rect.MakeXYWH(x + 2, y + 2, size - 4, size - 4)
                canvas.drawRoundRect(slab, 4, 4, fill(dice.choice((light, middle, middle, dark)), 0.55))
                canvas.drawLine(x + 4, y + 3, x + size - 4, y + 3, stroke("#FFF8E6", 2, 0.45))
                canvas.drawLine(x + 3, y + 4, x + 3, y + size - 4, stroke("#FFF8E6", 2, 0.3))
                canvas.drawLine(x + 4, y + size - 2, x + size - 2, y + size - 2, stroke("#1A181C", 3.5, 0.5))
                canvas.drawLine(x + size - 2, y + 4, x + size - 2, y + size - 2, stroke("#1A181C", 3.5, 0.4))
    for _ in range(2):
        x, y = inside(dice, 80)
        crack = skia.Path()
        crack.moveTo(x, y)
        for _ in range(4):
            crack.rLineTo(dice.uniform(4, 16), dice.uniform(-10, 14))
        canvas.drawPath(crack, stroke("#2A272A", 2, 0.7))
    noise(canvas, face, (0.25, 0.25), "#1E1C20", 0.35, dice.randrange(999), 2)


def stone_ground(canvas: skia.Canvas, face: skia.Path, dice: random.Random) -> None:
    """Broken plates of rock, each lit by itself."""
    light, middle, dark = TERRAINS["stone"][:3]
    seeds = [
        (x + dice.uniform(-15, 15), y + dice.uniform(-13, 13))
        for y in range(-135, 140, 45)
        for x in range(-135 + (y // 45 % 2) * 26, 140, 52)
    ]
    for x, y in seeds:
        count = dice.choice((5, 6, 7))
        first = dice.uniform(0, 6)
        points = [
            (
                x + math.cos(first + k * 6.283 / count) * dice.uniform(23, 32),
                y + math.sin(first + k * 6.283 / count) * dice.uniform(20, 27),
            )
            for k in range(count)
        ]
        plate = soft_polygon(points, 6)
        tone = mix(middle, dice.choice((light, dark, middle)), 0.55)
        with moved(canvas, 3, 4.5):
            canvas.drawPath(plate, fill("#15161F", 0.7))
        canvas.drawPath(
            plate, linear((x - 24, y - 24), (x + 20, y + 24), [lighter(tone, 0.28), tone, darker(tone, 0.3)])
        )
        rim_light(canvas, plate, 2.2, 0.5)
    noise(canvas, face, (0.12, 0.12), "#14151E", 0.5, dice.randrange(999), 3)
    for _ in range(3):
        x, y = inside(dice, 95)
        canvas.drawPath(
            oval(x, y, dice.uniform(8, 16), dice.uniform(5, 9)), blurred(fill("#77804A", 0.55), 2.5)
        )


def tuft(canvas: skia.Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A handful of grass blades."""
    canvas.drawPath(oval(x + 2, y + 1, size * 0.7, size * 0.22), fill("#10240C", 0.45))
    for bend in (-0.75, -0.3, 0.15, 0.6):
        blade = skia.Path()
        blade.moveTo(x + bend * size * 0.35, y)
        blade.quadTo(
            x + bend * size * 0.35, y - size * 0.6, x + bend * size, y - size * (1.05 - abs(bend) * 0.4)
        )
        canvas.drawPath(blade, stroke(mix(colour, "#E8F7A0", 0.35 if bend < 0 else 0.0), 2.6))


def grass(canvas: skia.Canvas, face: skia.Path, dice: random.Random) -> None:
    """A meadow with sunny and shady patches, tufts and a few flowers."""
    light, middle, dark = TERRAINS["grass"][:3]
    for _ in range(9):
        x, y = inside(dice, 115)
        tone = dice.choice((light, light, dark))
        canvas.drawPath(oval(x, y, dice.uniform(18, 44), dice.uniform(12, 26)), blurred(fill(tone, 0.55), 9))
    noise(canvas, face, (0.05, 0.09), darker(dark, 0.3), 0.55, dice.randrange(999))
    noise(canvas, face, (0.16, 0.22), lighter(light, 0.3), 0.4, dice.randrange(999), 2)
    for x, y in sorted((inside(dice, 100) for _ in range(20)), key=lambda p: p[1]):
        tuft(canvas, x, y, dice.uniform(9, 15), dice.choice((middle, dark, mix(middle, dark, 0.5))))
    for _ in range(dice.choice((3, 5, 7))):
        x, y = inside(dice, 92)
        canvas.drawPath(oval(x + 1.5, y + 2.5, 3.6, 2.6), fill("#10240C", 0.5))
        canvas.drawPath(oval(x, y, 3.6, 3.2), fill(dice.choice(("#FFF3C4", "#F7D14E", "#FFFFFF", "#F29BC0"))))


def clod(canvas: skia.Canvas, x: float, y: float, size: float, colour: str, dice: random.Random) -> None:
    """A lump of earth, lit from the upper left."""
    points = [
        (
            x + math.cos(k * 1.047 + 0.3) * size * dice.uniform(0.75, 1.2),
            y + math.sin(k * 1.047 + 0.3) * size * dice.uniform(0.5, 0.85),
        )
        for k in range(6)
    ]
    lump = soft_polygon(points, size * 0.3)
    with moved(canvas, size * 0.2, size * 0.35):
        canvas.drawPath(lump, blurred(fill("#1C0F06", 0.6), 1.5))
    canvas.drawPath(
        lump,
        linear(
            (x - size, y - size), (x + size, y + size), [lighter(colour, 0.35), colour, darker(colour, 0.5)]
        ),
    )


def dirt(canvas: skia.Canvas, face: skia.Path, dice: random.Random) -> None:
    """Bare earth: dry and damp patches, clods, cracks, pebbles and a few sprouts."""
    light, middle, dark = TERRAINS["dirt"][:3]
    for _ in range(12):
        x, y = inside(dice, 118)
        tone = dice.choice((light, dark, "#4E3019", "#B98A5A"))
        canvas.drawPath(oval(x, y, dice.uniform(18, 46), dice.uniform(12, 26)), blurred(fill(tone, 0.5), 8))
    noise(canvas, face, (0.045, 0.06), darker(dark, 0.5), 0.75, dice.randrange(999))
    noise(canvas, face, (0.12, 0.14), light, 0.6, dice.randrange(999), 3)
    for _ in range(4):
        x, y = inside(dice, 84)
        angle = dice.uniform(0, 6.28)
        crack = skia.Path()
        crack.moveTo(x, y)
        for _ in range(5):
            angle += dice.uniform(-0.8, 0.8)
            crack.rLineTo(math.cos(angle) * dice.uniform(6, 14), math.sin(angle) * dice.uniform(5, 11))
        with moved(canvas, 1.5, 2):
            canvas.drawPath(crack, stroke(lighter(light, 0.2), 2, 0.55))
        canvas.drawPath(crack, stroke("#2A1708", 2.8, 0.85))
    for x, y in sorted((inside(dice, 104) for _ in range(22)), key=lambda p: p[1]):
        clod(canvas, x, y, dice.uniform(4, 10), mix(middle, dice.choice((light, dark)), 0.5), dice)
    for x, y in sorted((inside(dice, 102) for _ in range(8)), key=lambda p: p[1]):
        pebble(canvas, x, y, dice.uniform(2.5, 5), dice.choice((light, "#9C8C7A", "#B8A890")))
    for _ in range(dice.choice((2, 3, 4))):
        x, y = inside(dice, 84)
        tuft(canvas, x, y, 9, "#6E8A3A")


def sand(canvas: skia.Canvas, face: skia.Path, dice: random.Random) -> None:
    """Wind-blown ripples over two dunes."""
    light, _middle, dark = TERRAINS["sand"][:3]
    for _ in range(2):
        x, y = inside(dice, 70)
        dune = skia.Path()
        dune.moveTo(x - 120, y + 30)
        dune.cubicTo(x - 50, y - 40, x + 30, y - 34, x + 120, y + 10)
        dune.cubicTo(x + 40, y + 4, x - 20, y + 20, x - 120, y + 30)
        canvas.drawPath(
            dune, blurred(linear((x - 40, y - 40), (x + 20, y + 30), [lighter(light, 0.5), (dark, 0.9)]), 4)
        )
    shift = dice.uniform(0, 6.28)
    for row in range(-9, 10):
        ripple = skia.Path()
        for step in range(27):
            x = -130 + step * 10
            y = row * 15 + 7 * math.sin(x * 0.028 + shift + row * 0.25) + 3 * math.sin(x * 0.07 + row)
            ripple.moveTo(x, y) if step == 0 else ripple.lineTo(x, y)
        with moved(canvas, 0, 3):
            canvas.drawPath(ripple, blurred(stroke(darker(dark, 0.2), 4, 0.42), 1.3))
        canvas.drawPath(ripple, blurred(stroke("#FFF6D8", 3, 0.6), 0.8))
    noise(canvas, face, (0.3, 0.3), darker(dark, 0.3), 0.35, dice.randrange(999), 2)
    for _ in range(4):
        pebble(canvas, *inside(dice, 95), dice.uniform(3, 5), dark)


def snow(canvas: skia.Canvas, face: skia.Path, dice: random.Random) -> None:
    """Soft drifts with blue hollows and a few sparks of light."""
    _light, _, dark = TERRAINS["snow"][:3]
    for _ in range(6):
        x, y = inside(dice, 105)
        w, h = dice.uniform(40, 70), dice.uniform(16, 28)
        canvas.drawPath(oval(x + 8, y + 12, w, h), blurred(fill("#7E9CC4", 0.5), 9))
        canvas.drawPath(oval(x, y, w * 0.95, h * 0.8), blurred(fill("#FFFFFF", 0.95), 7))
    noise(canvas, face, (0.02, 0.05), dark, 0.45, dice.randrange(999))
    noise(canvas, face, (0.3, 0.3), "#8FA9CC", 0.22, dice.randrange(999), 2)
    for _ in range(10):
        x, y = inside(dice, 100)
        size = dice.uniform(2.5, 5.5)
        for ax, ay in ((size, 0), (0, size)):
            canvas.drawLine(x - ax, y - ay, x + ax, y + ay, stroke("#FFFFFF", 1.8, 0.95))
    for _ in range(3):
        x, y = inside(dice, 85)
        canvas.drawPath(oval(x + 2, y + 3, 7, 4), fill("#5C7CA6", 0.5))
        canvas.drawPath(oval(x, y, 6.5, 4.5), linear((x - 5, y - 5), (x + 5, y + 5), ["#FFFFFF", "#A9BEDA"]))


def ice(canvas: skia.Canvas, face: skia.Path, dice: random.Random) -> None:
    """Clear plates with white cracks and a slanting sheen."""
    light, _middle, dark = TERRAINS["ice"][:3]
    for _ in range(7):
        x, y = inside(dice, 110)
        points = [(x + dice.uniform(-60, 60), y + dice.uniform(-45, 45)) for _ in range(3)]
        canvas.drawPath(polygon(points), fill(dice.choice((light, dark, "#FFFFFF", "#3F93BC")), 0.32))
    noise(canvas, face, (0.02, 0.03), "#2F86B0", 0.6, dice.randrange(999))
    with moved(canvas, dice.uniform(-30, 30), 0, 1.0, 32):
        for x, width in ((-70, 26), (-34, 9), (44, 17)):
            canvas.drawRect(skia.Rect.MakeXYWH(x, -170, width, 340), blurred(fill("#FFFFFF", 0.38), 3))
    for _ in range(4):
        x, y = inside(dice, 75)
        for arm in range(3):
            angle = arm * 2.1 + dice.uniform(-0.5, 0.5)
            crack = skia.Path()
            crack.moveTo(x, y)
            for _ in range(4):
                angle += dice.uniform(-0.5, 0.5)
                crack.rLineTo(math.cos(angle) * dice.uniform(8, 20), math.sin(angle) * dice.uniform(6, 15))
            with moved(canvas, 1.5, 2.5):
                canvas.drawPath(crack, stroke("#145A80", 2.4, 0.6))
            canvas.drawPath(crack, stroke("#FFFFFF", 2.2, 0.95))
    bevel(canvas, face, 16, 0.55, 0.25, "#FFFFFF", "#0B4C78")


def water(canvas: skia.Canvas, face: skia.Path, dice: random.Random) -> None:
    """Deep water below its bank: waves, foam and glints in the light."""
    _light, _middle, _dark = TERRAINS["water"][:3]
    canvas.drawPath(face, radial((-30, -45), 190, ["#3FA3D8", "#1F72AE", "#0E4178"], [0, 0.5, 1]))
    noise(canvas, face, (0.012, 0.04), "#082B58", 0.9, dice.randrange(999))
    noise(canvas, face, (0.016, 0.05), "#7FD6F2", 0.6, dice.randrange(999))
    for x, y in sorted((inside(dice, 100) for _ in range(15)), key=lambda p: p[1]):
        length = dice.uniform(30, 66)
        crest = skia.Path()
        crest.moveTo(x - length / 2, y)
        crest.cubicTo(x - length * 0.2, y - 6, x + length * 0.1, y + 4, x + length / 2, y - 2)
        with moved(canvas, 0, 4):
            canvas.drawPath(crest, blurred(stroke("#06274E", 4.5, 0.5), 1))
        canvas.drawPath(crest, stroke(dice.choice(("#A8E6F8", "#6CC6EA", "#D8F6FF")), 2.8, 0.6))
    for _ in range(7):
        x, y = inside(dice, 80)
        canvas.drawPath(oval(x - 12, y - 14, dice.uniform(4, 9), 1.8), blurred(fill("#FFFFFF", 0.95), 0.8))


DETAILS: dict[str, Detail] = {
    "concrete": concrete,
    "stone": stone_ground,
    "grass": grass,
    "dirt": dirt,
    "sand": sand,
    "snow": snow,
    "ice": ice,
    "water": water,
}


def bank(canvas: skia.Canvas, name: str) -> None:
    """The sunk edge of a water tile: a stone kerb, its shadow on the water and the foam along it."""
    inner = top_face(9)
    inner.toggleInverseFillType()
    with clipped(canvas, top_face()):
        with moved(canvas, 5, 9):
            canvas.drawPath(inner, blurred(fill("#031226", 0.75), 6))
        canvas.drawPath(top_face(12), blurred(stroke("#CFF4FF", 3, 0.55), 1.2))
        canvas.drawPath(inner, linear((-90, -120), (80, 120), ["#7E7460", "#574E40", "#3A342C"]))
        noise(canvas, inner, (0.1, 0.1), "#2E2414", 0.6, len(name))
    bevel(canvas, top_face(), 4, 0.6, 0.4)


def paint_tile(name: str, variant: int, canvas: skia.Canvas) -> None:
    """One tile: side, ground colour, detail, rim."""
    light, middle, dark, side_light, side_dark = TERRAINS[name]
    dice = random.Random(f"{name} {variant}")
    side(canvas, side_light, side_dark, variant * 11 + len(name))
    face = top_face()
    canvas.drawPath(face, linear((-80, -120), (70, 125), [light, middle, dark], [0, 0.5, 1.0]))
    with clipped(canvas, face):
        DETAILS[name](canvas, face, dice)
        canvas.drawPath(face, fill("#141226", 0.12))
        canvas.drawPath(
            face,
            linear(
                (-90, -120),
                (80, 120),
                [("#FFF3D0", 0.22), ("#FFF3D0", 0.0), ("#080616", 0.0), ("#080616", 0.3)],
                [0, 0.4, 0.55, 1],
            ),
        )
    if name == "water":
        bank(canvas, name)
    bevel(canvas, face, 5, 0.5, 0.5)
    rim_light(canvas, face, 2.2, 0.5)


for _terrain in TERRAINS:
    for _variant in range(VARIANTS):
        register(
            f"realigious/terrain/{_terrain}_{_variant}", "realigious/board_terrain", BOX, partial(paint_tile, _terrain,
                _variant)
        )


def cast_shadow(canvas: skia.Canvas) -> None:
    """The shade a tile throws on the table; drawn for all tiles before the first one, it unites to the board's."""
    foot = soft_polygon(hexagon(RADIUS + 4, 16, THICKNESS + 22), 12)
    canvas.drawPath(foot, blurred(fill("#020107", 0.62), 15))


register("realigious/terrain/shadow", "realigious/board_terrain", (-170, -150, 200, 250), cast_shadow)
