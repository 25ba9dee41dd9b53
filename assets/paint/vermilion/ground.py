"""The bone-and-muscle grid (spec 10, R14.4): octagons of flesh, crossing bones, walls, spikes, rocks, lands, the tree.

Anchor: the middle of the tile. `STEP` is a tile's step in sprite pixels; an octagon reaches 2/3 of it to each side, a
bone's square 1/3, its arms go half way to the bones diagonally beside it.
"""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BONE,
    Material,
    Point,
    bevel,
    blurred,
    clipped,
    contact_shadow,
    darker,
    fill,
    glow,
    glyph_path,
    ground_shadow,
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
    soft_polygon,
    solid_glyph,
    sphere,
    stroke,
)

STEP = 144.0
FINE = STEP / 3
ATLAS = "vermilion/ground"
VARIANTS = 3
BOX = (-112, -128, 112, 128)
OCTAGON: list[Point] = [(1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)]
OLD_BONE = Material("#FFF8E2", "#DCC9A2", "#6E5638", "#FFFFFF")
MARROW = Material("#FFB59A", "#C23A36", "#4A0E14", "#FFE2D6")
FEVER = Material("#FFD0B8", "#E0402E", "#560816", "#FFF0E4")
LUNG = Material("#FFD8CE", "#D9766C", "#5A1A20", "#FFFFFF")
SEAL = Material("#FFF0C0", "#D9A94A", "#5A3A10", "#FFFFFF")
FLESH = ("#C8474A", "#96212B", "#5A0F1C")


def octagon(inset: float = 0.0, radius: float = 12.0) -> skia.Path:
    """A muscle tile's outline, `inset` pixels inside the plan."""
    share = 1 - inset / (2 * FINE)
    return soft_polygon([(x * FINE * share, y * FINE * share) for x, y in OCTAGON], radius)


def fibres(canvas: skia.Canvas, shape: skia.Path, seed: int, turn: float) -> None:
    """Strands of muscle that run along one way, each a dark furrow beside a lit back."""
    dice = random.Random(seed)
    with clipped(canvas, shape), moved(canvas, 0, 0, 1, turn):
        for row in range(-26, 27):
            y = row * 5.2 + dice.uniform(-1.4, 1.4)
            line = skia.Path()
            line.moveTo(-140, y)
            bow = dice.uniform(-7, 7)
            line.cubicTo(-60, y + bow, 40, y - bow, 140, y + dice.uniform(-4, 4))
            canvas.drawPath(line, stroke("#3E0812", dice.uniform(1.2, 3.0), dice.uniform(0.3, 0.6)))
            with moved(canvas, 0, 2.2):
                canvas.drawPath(line, stroke("#F08A78", dice.uniform(0.9, 1.9), dice.uniform(0.2, 0.5)))
        for _ in range(7):
            x, y = dice.uniform(-90, 90), dice.uniform(-80, 80)
            vein = skia.Path()
            vein.moveTo(x, y)
            vein.cubicTo(x + 18, y + dice.uniform(-14, 14), x + 34, y + dice.uniform(-14, 14), x + 60, y + 4)
            canvas.drawPath(vein, stroke("#4A1030", 2.4, 0.35))


def flesh(canvas: skia.Canvas, variant: int) -> None:
    """A muscle tile: a cushion of fibres, wet at its upper left, dark at its foot."""
    light, main, dark = FLESH
    with moved(canvas, 2, 5):
        canvas.drawPath(octagon(1), blurred(fill("#16040A", 0.9), 4))
    shape = octagon(4)
    canvas.drawPath(shape, linear((-70, -90), (50, 96), [lighter(light, 0.12), main, dark], [0, 0.5, 1]))
    fibres(canvas, shape, 40 + variant, (-38, 44, 8)[variant])
    noise(canvas, shape, (0.02, 0.03), "#2E0610", 0.6, 50 + variant, 3, 0.5)
    noise(canvas, shape, (0.03, 0.02), "#F7A08C", 0.28, 70 + variant, 3, 0.54)
    canvas.drawPath(shape, radial((-26, -36), 130, [("#FFB4A0", 0.2), ("#FFB4A0", 0.0)]))
    bevel(canvas, shape, 7, 0.42, 0.72, "#FFC9B4", "#1C0208")
    with clipped(canvas, shape):
        gleam = oval(-34 + 12 * variant, -58, 30, 7)
        with moved(canvas, 0, 0, 1, -8):
            canvas.drawPath(gleam, blurred(fill("#FFE9DE", 0.3), 5))
    canvas.drawPath(shape, stroke("#20040A", 2.2, 0.85))


# ---------------------------------------------------------------- bone
def shaft(length: float, thick: float, knob: float) -> skia.Path:
    """Half a long bone from (0, 0) along x: a waist and a round end."""
    path = skia.Path()
    path.moveTo(0, -thick)
    path.cubicTo(length * 0.3, -thick * 0.72, length * 0.6, -thick * 0.62, length * 0.86, -knob * 0.8)
    path.cubicTo(length * 0.96, -knob * 1.15, length * 1.08, -knob * 0.8, length * 1.02, 0)
    path.cubicTo(length * 1.08, knob * 0.8, length * 0.96, knob * 1.15, length * 0.86, knob * 0.8)
    path.cubicTo(length * 0.6, thick * 0.62, length * 0.3, thick * 0.72, 0, thick)
    path.close()
    return path


def turned(path: skia.Path, degrees: float) -> skia.Path:
    """The same path, turned about the origin."""
    out = skia.Path(path)
    out.transform(skia.Matrix().setRotate(degrees))
    return out


def joined(*paths: skia.Path) -> skia.Path:
    """One outline of several."""
    build = skia.OpBuilder()
    for path in paths:
        build.add(path, skia.PathOp.kUnion_PathOp)
    return build.resolve()


def cross(reach: float, thick: float, knob: float, core: float) -> skia.Path:
    """Four arms along the seams and the knot in their middle."""
    arms = [turned(shaft(reach, thick, knob), 45 + 90 * k) for k in range(4)]
    return joined(*arms, soft_polygon([(-core, -core), (core, -core), (core, core), (-core, core)], core * 0.55))


def bony(canvas: skia.Canvas, shape: skia.Path, seed: int, width: float = 5) -> None:
    """The surface of old bone: warm gradient, pores, hair cracks, a worn edge."""
    ground_shadow(canvas, shape, 3, 6, 5, 0.7)
    box = shape.getBounds()
    canvas.drawPath(shape, linear((box.left(), box.top()), (box.left() + box.width() * 0.6, box.bottom()),
                                  [OLD_BONE.light, OLD_BONE.middle, "#A98F66"], [0, 0.55, 1]))
    noise(canvas, shape, (0.03, 0.04), "#7A5C34", 0.5, seed, 3, 0.5)
    noise(canvas, shape, (0.22, 0.22), "#5A4020", 0.4, seed + 3, 2, 0.56)
    bevel(canvas, shape, width, 0.85, 0.62, "#FFFFFF", "#2A1A0C")
    canvas.drawPath(shape, stroke("#2A180C", 1.8, 0.75))


def cracks(canvas: skia.Canvas, shape: skia.Path, seed: int, reach: float, count: int = 5) -> None:
    """Hair cracks inside a shape."""
    dice = random.Random(seed)
    with clipped(canvas, shape):
        for _ in range(count):
            x, y, turn = dice.uniform(-reach, reach), dice.uniform(-reach, reach), dice.uniform(0, 6.3)
            line = skia.Path()
            line.moveTo(x, y)
            for _ in range(4):
                turn += dice.uniform(-0.8, 0.8)
                x, y = x + math.cos(turn) * reach * 0.16, y + math.sin(turn) * reach * 0.16
                line.lineTo(x, y)
            canvas.drawPath(line, stroke("#4A3018", 1.5, 0.7))


def bone(canvas: skia.Canvas, variant: int) -> None:
    """A bone position: bones that cross where four diamonds meet."""
    shape = cross(STEP / 2 * math.sqrt(2) - 1, (15, 13.5, 14.5)[variant], (19, 21, 18)[variant], 34)
    bony(canvas, shape, 11 + variant)
    cracks(canvas, shape, 5 + variant, 60, 4 + variant)
    canvas.drawPath(oval(-3, -4, 22, 21), radial((-9, -12), 34, [("#FFFDF2", 0.7), ("#FFFDF2", 0.0)]))
    canvas.drawPath(oval(0, 0, 25, 25), stroke("#6A4E2C", 1.6, 0.35))


def skull(canvas: skia.Canvas, size: float, stuff: Material = OLD_BONE, glyph: str = "broken-skull") -> None:
    """A carved skull on a pillar's face."""
    solid_glyph(canvas, glyph_path(glyph), stuff, (-size / 2, -size / 2, size, size), size * 0.05)


def small_wall(canvas: skia.Canvas) -> None:
    """A pillar of bone in the crossing's square, a skull on its head: it stands taller than a unit's base."""
    contact_shadow(canvas, 4, 34, 52, 22, 0.75)
    body = joined(rounded((-44, -46, 88, 84), 20), oval(0, 30, 44, 17))
    canvas.drawPath(body, linear((-44, 0), (44, 0), ["#8E7650", "#F3E4C2", "#C2A878", "#5A4228"], [0, 0.32, 0.62, 1]))
    with clipped(canvas, body):
        for row in range(4):
            y = -8 + row * 16
            canvas.drawPath(oval(0, y, 45, 13), stroke("#4A321A", 2.6, 0.6))
            canvas.drawPath(oval(0, y + 3, 45, 13), stroke("#FFF4D6", 1.5, 0.35))
    noise(canvas, body, (0.05, 0.12), "#4A321A", 0.5, 21, 3, 0.5)
    canvas.drawPath(body, stroke("#24140A", 2.4, 0.9))
    head = oval(0, -46, 46, 34)
    bony(canvas, head, 31, 5)
    cracks(canvas, head, 9, 40, 4)
    with moved(canvas, 0, -48):
        skull(canvas, 54, Material("#7A5C38", "#4E3620", "#23140A", "#B89468"))


def big_core(canvas: skia.Canvas) -> None:
    """The knot of a big wall: a great skull over crossed bones."""
    contact_shadow(canvas, 4, 40, 66, 26, 0.8)
    base = oval(0, 2, 60, 56)
    bony(canvas, base, 41, 7)
    cracks(canvas, base, 12, 54, 6)
    canvas.drawPath(oval(0, 0, 47, 44), stroke("#5A3E20", 3, 0.7))
    skull(canvas, 80, Material("#8A6A42", "#56391F", "#1E1008", "#D2AE7C"), "skull-crossed-bones")


def wing(canvas: skia.Canvas) -> None:
    """One wing of a big wall, from its knot along the seam to the right below: a row of ribs on a beam."""
    length = STEP * math.sqrt(2)
    with moved(canvas, 0, 0, 1, 45):
        beam = rounded((20, -17, length - 26, 34), 16)
        with moved(canvas, 2, 7):
            canvas.drawPath(beam, blurred(fill("#0A0206", 0.75), 5))
        canvas.drawPath(beam, linear((0, -17), (0, 17), ["#FFF6DC", "#D9C397", "#6E5232"], [0, 0.45, 1]))
        noise(canvas, beam, (0.02, 0.12), "#5A4020", 0.5, 61, 3, 0.5)
        with clipped(canvas, beam):
            for k in range(9):
                x = 34 + k * (length - 44) / 9
                canvas.drawPath(oval(x, 0, 7, 24), stroke("#3A2412", 2.6, 0.75))
                canvas.drawPath(oval(x + 2.5, 0, 7, 24), stroke("#FFF8E0", 1.6, 0.5))
        bevel(canvas, beam, 4, 0.6, 0.55, "#FFFFFF", "#20120A")
        canvas.drawPath(beam, stroke("#24140A", 2.2, 0.9))


def spikes(canvas: skia.Canvas) -> None:
    """Rubble of a bone with spines that point upwards."""
    dice = random.Random(77)
    canvas.drawPath(oval(0, 10, 50, 36), blurred(fill("#12040A", 0.75), 6))
    for _ in range(26):
        x, y, size = dice.gauss(0, 22), dice.gauss(8, 14), dice.uniform(5, 12)
        corners = [(x - size, y), (x - size * 0.2, y - size * 0.8), (x + size, y - 1), (x + 2, y + size * 0.7)]
        shard = soft_polygon(corners, 2)
        shaded(canvas, shard, Material("#F2E4C4", "#B79C6E", "#4A3420", "#FFFFFF"), 2)
    for x, y, tall, lean in ((-30, 6, 46, -9), (24, 0, 54, 8), (-6, -6, 62, -2), (-20, 26, 44, -5), (12, 28, 58, 4),
                             (36, 24, 38, 12)):  # fmt: skip
        canvas.drawPath(oval(x + 3, y + 3, 12, 5), blurred(fill("#0A0206", 0.7), 3))
        spine = polygon([(x - 9, y + 2), (x + lean, y - tall), (x + 9, y + 2)])
        canvas.drawPath(spine, linear((x - 9, 0), (x + 9, 0), ["#FFFAEC", "#D8C298", "#5C4226"], [0, 0.45, 1]))
        half = (x + lean * 0.5, y - tall * 0.55)
        tip = polygon([(x + lean, y - tall), (half[0] - 4, half[1]), (half[0] + 4, half[1])])
        canvas.drawPath(tip, fill("#B8242C", 0.85))
        canvas.drawPath(spine, stroke("#2A180C", 1.6, 0.85))


def rock(canvas: skia.Canvas) -> None:
    """A boulder of clotted stone that fills a muscle tile."""
    contact_shadow(canvas, 6, 52, 88, 30, 0.8)
    shape = soft_polygon([(-84, 18), (-70, -44), (-26, -84), (30, -78), (74, -36), (86, 22), (48, 62), (-44, 64)], 16)
    canvas.drawPath(shape, linear((-70, -80), (60, 66), ["#B79E9A", "#6E5456", "#2A1A20"], [0, 0.5, 1]))
    noise(canvas, shape, (0.02, 0.025), "#1E1016", 0.8, 81, 4, 0.48)
    noise(canvas, shape, (0.15, 0.15), "#E8D4CC", 0.4, 84, 2, 0.56)
    for points in (((-26, -84), (-8, -20), (-44, 64)), ((-8, -20), (86, 22)), ((-8, -20), (-84, 18))):
        line = polygon(points, False)
        canvas.drawPath(line, stroke("#1A0E12", 4, 0.5))
        with moved(canvas, 1.5, 2.5):
            canvas.drawPath(line, stroke("#E4CFC6", 2, 0.4))
    bevel(canvas, shape, 8, 0.5, 0.7, "#FFEDE4", "#0A0408")
    canvas.drawPath(shape, stroke("#160A0E", 2.6, 0.9))


def void_edge(canvas: skia.Canvas) -> None:
    """What lies where no tile is: a torn hole with a wet lip."""
    hole = octagon(0, 26)
    canvas.drawPath(hole, radial((0, 0), 110, ["#050104", "#12040A", "#3A0A14"], [0, 0.7, 1]))
    noise(canvas, hole, (0.02, 0.03), "#5A1420", 0.5, 91, 3, 0.52)
    bevel(canvas, hole, 10, 0.15, 0.8, "#D86A60", "#000000")


# ---------------------------------------------------------------- places
def rays(canvas: skia.Canvas, colour: str, filled: int) -> None:
    """Five petals round a land; so many are lit."""
    for k in range(5):
        turn = math.radians(-90 + k * 72)
        with moved(canvas, math.cos(turn) * 58, math.sin(turn) * 58, 1, -90 + k * 72 + 90):
            petal = skia.Path()
            petal.moveTo(0, -20)
            petal.cubicTo(17, -8, 13, 14, 0, 20)
            petal.cubicTo(-13, 14, -17, -8, 0, -20)
            if k < filled:
                glow(canvas, petal, colour, 7, 0.9)
                shaded(canvas, petal, Material(lighter(colour, 0.7), colour, darker(colour, 0.5), "#FFFFFF"), 3)
            else:
                canvas.drawPath(petal, fill("#1A040A", 0.8))
                bevel(canvas, petal, 3, 0.25, 0.8, "#FFB49C", "#000000")
            canvas.drawPath(petal, stroke("#12020A", 1.8, 0.9))


def land(canvas: skia.Canvas, points: int) -> None:
    """A Land of Breakthrough: a boiling eye, five petals fill up; calm, it is a pool of pale light."""
    stable = points >= 5
    shape = octagon(14)
    tone = ("#F4D27A", "#6E4A1C") if stable else ("#FF5A3A", "#4A0616")
    canvas.drawPath(shape, radial((0, 0), 92, [(tone[0], 0.62), (tone[1], 0.78), ("#100208", 0.9)], [0, 0.62, 1]))
    dice = random.Random(101)
    with clipped(canvas, shape):
        for _ in range(0 if stable else 34):
            turn, far = dice.uniform(0, 6.3), dice.uniform(10, 90)
            x, y = math.cos(turn) * far, math.sin(turn) * far
            sphere(canvas, x, y, dice.uniform(3, 9), MARROW, 0.8)
        for ring in range(4 if stable else 0):
            canvas.drawPath(oval(0, 0, 20 + ring * 20, 18 + ring * 18), stroke("#FFF2C4", 2.2, 0.5 - ring * 0.09))
    rays(canvas, "#FFD76A" if stable else "#FF8A4A", min(5, points))
    heart = Material("#FFFBE0", "#F2C95A", "#7A5416", "#FFFFFF") if stable else FEVER
    contact_shadow(canvas, 2, 12, 34, 18, 0.6)
    solid_glyph(canvas, glyph_path("peace-dove" if stable else "heart-organ"), heart, (-32, -34, 64, 64), 4)
    bevel(canvas, shape, 5, 0.4, 0.6, "#FFE0C0", "#0A0206")


def tree(canvas: skia.Canvas, full: bool) -> None:
    """The lung tree: a trunk of windpipe, two breathing boughs; tapped, they hang grey."""
    contact_shadow(canvas, 8, 62, 66, 20, 0.75)
    trunk = skia.Path()
    trunk.moveTo(-16, 68)
    trunk.cubicTo(-10, 30, -8, 10, -9, -30)
    trunk.lineTo(9, -30)
    trunk.cubicTo(8, 10, 12, 30, 20, 68)
    trunk.close()
    tone = LUNG if full else Material("#C9BEB8", "#8A7A78", "#33282C", "#F2ECE8")
    for side in (-1, 1):
        lobe = skia.Path()
        lobe.moveTo(side * 8, -84)
        lobe.cubicTo(side * 54, -122, side * 98, -58, side * 84, -6)
        lobe.cubicTo(side * 78, 26, side * 42, 30, side * 24, 8)
        lobe.cubicTo(side * 10, -10, side * 8, -40, side * 8, -84)
        lobe.close()
        ground_shadow(canvas, lobe, 6, 10, 7, 0.6)
        shaded(canvas, lobe, tone, 6)
        noise(canvas, lobe, (0.05, 0.05), tone.dark, 0.5, 110 + side, 3, 0.5)
        with clipped(canvas, lobe):
            for k in range(6):
                branch = skia.Path()
                branch.moveTo(side * 8, -62 + k * 6)
                branch.cubicTo(side * 30, -70 + k * 14, side * 52, -78 + k * 20, side * 86, -92 + k * 26)
                canvas.drawPath(branch, stroke(tone.dark, 4.4 - k * 0.4, 0.6))
                canvas.drawPath(branch, stroke(tone.light, 1.6, 0.5))
        rim_light(canvas, lobe, 2.4, 0.6)
        canvas.drawPath(lobe, stroke("#2A0A10", 2.2, 0.8))
    shaded(canvas, trunk, Material("#F4E2CC", "#B89274", "#4E2E22", "#FFFFFF"), 4)
    for k in range(9):
        canvas.drawPath(oval(0, -24 + k * 10.5, 11 + k * 0.9, 4), stroke("#5A3424", 2.4, 0.7))
    if full:
        for x, y in ((-56, -40), (58, -46), (-34, -4), (38, 0)):
            glow(canvas, oval(x, y, 9, 9), "#FFE28A", 8, 0.9)
            sphere(canvas, x, y, 8.5, Material("#FFF6C8", "#F2B93C", "#8A4A0C", "#FFFFFF"))


def wheel(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """A wheel of the wagon with eight spokes of bone."""
    canvas.drawPath(oval(x, y, radius, radius), fill("#1A0E08"))
    canvas.drawPath(oval(x, y, radius * 0.82, radius * 0.82), stroke("#A9814E", radius * 0.26))
    canvas.drawPath(oval(x - 1, y - 1, radius * 0.86, radius * 0.86), stroke("#E9C58C", radius * 0.07))
    for k in range(4):
        turn = math.radians(k * 45 + 12)
        dx, dy = math.cos(turn) * radius * 0.74, math.sin(turn) * radius * 0.74
        canvas.drawLine(x - dx, y - dy, x + dx, y + dy, stroke("#D9C6A0", radius * 0.13))
    sphere(canvas, x, y, radius * 0.2, BONE, 0.6)


def wagon(canvas: skia.Canvas, state: str) -> None:
    """The wagon: a box on two wheels under ribs; empty, loaded with glowing casks, or splintered."""
    contact_shadow(canvas, 4, 58, 84, 20, 0.8)
    for x in (-40, 40):
        wheel(canvas, x + 8, 30, 24)
    body = soft_polygon([(-78, -18), (78, -18), (66, 34), (-66, 34)], 6)
    shaded(canvas, body, Material("#D2A36A", "#8A5A30", "#3A2010", "#F4D4A0"), 4)
    with clipped(canvas, body):
        for k in range(4):
            canvas.drawLine(-80, -6 + k * 12, 80, -6 + k * 12, stroke("#2A160A", 2.2, 0.7))
    noise(canvas, body, (0.01, 0.2), "#2A160A", 0.5, 121, 3, 0.5)
    if state == "loaded":
        for x in (-40, 0, 40):
            cask = rounded((x - 21, -60, 42, 46), 12)
            glow(canvas, cask, "#FFC85A", 12, 0.7)
            shaded(canvas, cask, Material("#FFF2B8", "#F0A93A", "#7A3E0A", "#FFFFFF"), 4)
            for y in (-50, -26):
                canvas.drawLine(x - 20, y, x + 20, y, stroke("#5A3010", 4, 0.9))
    for k in range(4):
        x = -60 + k * 40
        rib = skia.Path()
        rib.moveTo(x, -16)
        rib.cubicTo(x - 6, -70, x + 4, -92, x + 18, -96)
        if state == "damaged" and k in (1, 3):
            rib = skia.Path()
            rib.moveTo(x, -16)
            rib.lineTo(x - 4, -44)
        canvas.drawPath(rib, stroke("#3A2412", 11))
        canvas.drawPath(rib, stroke("#E6D6B2", 7.5))
        canvas.drawPath(rib, stroke("#FFFBEA", 2.4))
    for x in (-46, 38):
        wheel(canvas, x, 42, 30)
    if state == "damaged":
        hole = polygon([(-12, -10), (6, -16), (20, 2), (8, 8), (14, 24), (-10, 20), (-20, 4)])
        canvas.drawPath(hole, fill("#0C0406"))
        bevel(canvas, hole, 4, 0.1, 0.8)
        for turn in (-30, 10, 48):
            with moved(canvas, -6, 4, 1, turn):
                canvas.drawPath(polygon([(20, -3), (46, 0), (20, 4)]), fill("#E2B678"))
    canvas.drawPath(body, stroke("#1C0E06", 2.2, 0.9))


def start(canvas: skia.Canvas) -> None:
    """A start tile: a seal of brass sunk into the flesh."""
    ring = oval(0, 0, 62, 62)
    canvas.drawPath(ring, stroke("#12040A", 11, 0.55))
    canvas.drawPath(ring, stroke("#E7B95A", 5, 0.9))
    canvas.drawPath(oval(-1, -1, 62, 62), stroke("#FFF0C0", 1.6, 0.8))
    for k in range(8):
        with moved(canvas, 0, 0, 1, k * 45):
            canvas.drawPath(polygon([(-7, -70), (7, -70), (0, -52)]), fill("#E7B95A", 0.95))
    solid_glyph(canvas, glyph_path("boot-prints"), SEAL, (-34, -34, 68, 68), 2, False)


def corpse(canvas: skia.Canvas) -> None:
    """Where an enemy fell this turn: material to be had."""
    canvas.drawPath(oval(0, 10, 58, 36), blurred(fill("#30000A", 0.85), 8))
    canvas.drawPath(oval(0, 10, 46, 27), radial((-8, 2), 56, [("#C01A28", 0.85), ("#4A0612", 0.75)]))
    solid_glyph(canvas, glyph_path("ribcage"), OLD_BONE, (-40, -44, 80, 80), 4)


def marker(canvas: skia.Canvas, colour: str) -> None:
    """A die driven into the ground by its corner (ad11)."""
    contact_shadow(canvas, 4, 40, 50, 18, 0.75)
    stuff = BONE if colour == "imprint" else Material("#FF9A80", "#C42A2E", "#4C0812", "#FFD8CC")
    top = polygon([(0, -58), (46, -32), (0, -6), (-46, -32)])
    left = polygon([(-46, -32), (0, -6), (0, 46), (-46, 20)])
    right = polygon([(46, -32), (0, -6), (0, 46), (46, 20)])
    for face, tone in ((top, stuff.light), (left, stuff.middle), (right, stuff.dark)):
        canvas.drawPath(face, fill(tone))
        bevel(canvas, face, 3, 0.5, 0.35)
        canvas.drawPath(face, stroke("#12060A", 2, 0.8))
    for x, y in ((-23, -6), (-23, 14), (24, 6)):
        canvas.drawPath(oval(x, y, 5, 7), fill("#1A0A0C", 0.9))
    canvas.drawPath(oval(0, -32, 9, 5), fill("#1A0A0C", 0.9))


def register_all() -> None:
    """Every sprite of the ground."""
    for variant in range(VARIANTS):
        register(f"vermilion/muscle_{variant}", ATLAS, BOX, partial(flesh, variant=variant))
        register(f"vermilion/bone_{variant}", ATLAS, BOX, partial(bone, variant=variant))
    for name, paint in (("wall_small", small_wall), ("wall_big", big_core), ("spike", spikes), ("rock", rock),
                        ("void", void_edge), ("start", start), ("corpse", corpse)):  # fmt: skip
        register(f"vermilion/{name}", ATLAS, BOX, paint)
    register("vermilion/wing", ATLAS, (-30, -30, 170, 180), wing)
    for points in range(6):
        register(f"vermilion/land_{points}", ATLAS, BOX, partial(land, points=points))
    for full in (True, False):
        register(f"vermilion/tree_{'full' if full else 'tapped'}", ATLAS, BOX, partial(tree, full=full))
    for state in ("empty", "loaded", "damaged"):
        register(f"vermilion/wagon_{state}", ATLAS, BOX, partial(wagon, state=state))
    for colour in ("imprint", "breakthrough"):
        register(f"vermilion/marker_{colour}", ATLAS, BOX, partial(marker, colour=colour))


register_all()
