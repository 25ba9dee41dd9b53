"""Tables that the shop sells (C10.2): tables/<good id>.jpg, 1920 x 1080, dark under the board like the backdrops.

The board covers the middle and panels both edges, so what is worth looking at lies in the strips beside the board.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.atlas import register_picture
from assets.paint.backdrops import (
    HEIGHT,
    MIDDLE,
    SIZE,
    WIDTH,
    fallen_leaf,
    frame,
    inlay,
    motes,
    planks,
    whole,
)
from assets.paint.base import (
    RUBY,
    Material,
    blurred,
    brass_line,
    clipped,
    darker,
    fill,
    fitted,
    layer,
    lighter,
    linear,
    medal,
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
from assets.paint.ui_shapes import shape, star

CORNERS = ((400, 190, 0), (1500, 190, 90), (1500, 890, 180), (400, 890, 270))
"""Beside the board: x, y, turn."""


def lamplight(canvas: skia.Canvas, colour: str, strength: float) -> None:
    """Light from the upper left; corners lie in the dark. The ground keeps its own colour."""
    reach = [(colour, strength * 1.5), (colour, strength * 0.6), (colour, 0.0)]
    canvas.drawPath(whole(), radial((520, 240), 1500, reach, [0, 0.45, 1]))
    dark = "#04040A"
    canvas.drawPath(whole(), radial((880, 480), 1300, [(dark, 0.0), (dark, 0.12), (dark, 0.7)], [0, 0.55, 1]))


def rose(canvas: skia.Canvas, x: float, y: float, size: float, light: tuple[str, str], dark: tuple[str, str]) -> None:
    """A compass rose of inlaid wood or metal: eight points, each half light and half dark."""
    with moved(canvas, x, y, size / 100):
        for r, wide in ((98, 4.0), (88, 1.6), (46, 2.2)):
            brass_line(canvas, oval(0, 0, r, r), wide)
        for k in range(8):
            far, near = (84, 18) if k % 2 == 0 else (56, 14)
            with moved(canvas, 0, 0, 1, 45 * k):
                half = math.tan(math.pi / 8) * near * 1.6
                canvas.drawPath(polygon([(0, -far), (-half, -near), (0, 0)]), linear((0, -far), (0, 0), light))
                canvas.drawPath(polygon([(0, -far), (half, -near), (0, 0)]), linear((0, -far), (0, 0), dark))
                point = polygon([(0, -far), (-half, -near), (0, 0), (half, -near)])
                canvas.drawPath(point, stroke("#1A0C04", 1.2, 0.8))
        canvas.drawPath(oval(0, 0, 9, 9), radial((-3, -3), 14, ["#FFF2CC", "#B98B45", "#3A2206"]))


def walnut(canvas: skia.Canvas) -> None:
    """Walnut boards with a border of two woods and four compass roses."""
    planks(canvas, "#8A4E26", 21, 154)
    for inset, wide, tone in ((58, 34, "#2A1408"), (64, 22, "#C48A4E"), (72, 6, "#5A2C12")):
        line = stroke(tone, wide, 0.85, False)
        canvas.drawPath(rounded((inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), 12), line)
    for k in range(64):
        x = 76 + k * (WIDTH - 152) / 63
        for y in (66, HEIGHT - 66):
            canvas.drawPath(polygon([(x - 10, y), (x, y - 8), (x + 10, y), (x, y + 8)]), fill("#3A1A0A", 0.9))
    inlay(canvas, 0.8)
    for x, y, turn in CORNERS:
        with moved(canvas, x, y, 1, turn / 4):
            canvas.drawPath(oval(0, 0, 108, 108), fill("#24120A", 0.6))
            rose(canvas, 0, 0, 104, ("#F0C88A", "#B07A3E"), ("#6A3A1A", "#32170A"))
    lamplight(canvas, "#FFDCA0", 0.26)
    motes(canvas, "#FFE8B0", 60, 31)


def lily_border(canvas: skia.Canvas, tone: str) -> None:
    """Embroidered scrolls round the cloth, in thread of one colour."""
    thread = Material(lighter(tone, 0.5), tone, darker(tone, 0.6), "#FFF8DC")
    for y, turn in ((78, 0), (HEIGHT - 78, 180)):
        for k in range(22):
            with moved(canvas, 96 + k * (WIDTH - 192) / 21, y, 1, turn):
                embroidered(canvas, "fleur-de-lys" if k % 2 else "vine-leaf", thread, 54)
    for x, turn in ((336, 270), (WIDTH - 336, 90)):
        for k in range(10):
            with moved(canvas, x, 170 + k * 82, 1, turn):
                embroidered(canvas, "fleur-de-lys" if k % 2 else "vine-leaf", thread, 54)


def embroidered(canvas: skia.Canvas, glyph: str, thread: Material, size: float) -> None:
    """A sign in raised thread."""
    path = fitted(shape(glyph), (-size / 2, -size / 2, size, size))
    with moved(canvas, 3, 5):
        canvas.drawPath(path, blurred(fill("#05020A", 0.7), 3))
    shaded(canvas, path, thread, 2)
    noise(canvas, path, (0.02, 0.7), thread.dark, 0.7, 3, 2)


def velvet(canvas: skia.Canvas) -> None:
    """Crimson velvet with embroidery of gold thread; the cloth lies in soft folds."""
    canvas.drawPath(whole(), linear((0, 0), (WIDTH, HEIGHT), ["#8E1A34", "#5E0E2C", "#33061E"]))
    noise(canvas, whole(), (0.0016, 0.004), "#1A020E", 1.3, 5, 4)
    noise(canvas, whole(), (0.002, 0.006), "#FF6A80", 0.5, 11, 4, 0.55)
    noise(canvas, whole(), (0.5, 0.3), "#16020C", 0.5, 3, 2)
    dice = random.Random("velvet")
    for _ in range(9):
        x = dice.uniform(-100, WIDTH)
        fold = skia.Path()
        fold.moveTo(x, -40)
        bend = [dice.uniform(-160, 160) for _ in range(3)]
        fold.cubicTo(x + bend[0], 340, x + bend[1], 720, x + bend[2] * 0.6, 1120)
        canvas.drawPath(fold, blurred(stroke("#14020C", 60, 0.5), 26))
        with moved(canvas, -44, 0):
            canvas.drawPath(fold, blurred(stroke("#FF8A98", 26, 0.2), 14))
    lily_border(canvas, "#D9A648")
    for inset in (40, 118):
        brass_line(canvas, rounded((inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), 20), 5)
    lamplight(canvas, "#FFD0A0", 0.2)


def vein(canvas: skia.Canvas, dice: random.Random, colour: str, widest: float, steep: float) -> None:
    """A vein that winds across the whole slab, wider and thinner on its way, with hair lines beside it."""
    x, y, angle = dice.uniform(-600, WIDTH), -30.0, steep
    path = skia.Path()
    path.moveTo(x, y)
    while y < HEIGHT + 60:
        angle += dice.uniform(-0.5, 0.5) + (steep - angle) * 0.3
        dx, dy = math.cos(angle) * 62, abs(math.sin(angle)) * 62 + 4
        path.quadTo(x + dx * 0.5 + dice.uniform(-22, 22), y + dy * 0.5, x + dx, y + dy)
        x, y = x + dx, y + dy
        if dice.random() < 0.4:
            hair = skia.Path()
            hair.moveTo(x, y)
            bend, far = dice.uniform(-90, 90), dice.uniform(60, 190)
            hair.cubicTo(x + bend, y + far * 0.2, x + bend * 0.4, y + far * 0.7, x + bend * 1.6, y + far)
            canvas.drawPath(hair, blurred(stroke(colour, 1.3, 0.55), 0.5))
    wide = dice.uniform(0.35, 1) * widest
    canvas.drawPath(path, blurred(stroke(colour, wide * 5, 0.22), wide * 2.4))
    canvas.drawPath(path, blurred(stroke(colour, wide, 0.85), 0.7))


def marble(canvas: skia.Canvas) -> None:
    """Black marble with veins of gold and white, polished; a ring of green marble round the board."""
    canvas.drawPath(whole(), linear((0, 0), (WIDTH, HEIGHT), ["#4A4C5C", "#2A2B3A", "#181822"]))
    noise(canvas, whole(), (0.0024, 0.0036), "#5E6274", 0.6, 16, 6)
    noise(canvas, whole(), (0.006, 0.004), "#05050A", 1.0, 4, 5)
    ring = skia.Op(oval(*MIDDLE, 690, 690), oval(*MIDDLE, 640, 640), skia.PathOp.kDifference_PathOp)
    canvas.drawPath(ring, linear((300, 0), (1600, HEIGHT), ["#2E7A5E", "#12402E"]))
    noise(canvas, ring, (0.01, 0.014), "#C8F0D8", 0.6, 8, 5, 0.54)
    dice = random.Random("marble")
    for _ in range(9):
        vein(canvas, dice, "#E2B45C", 5.0, 0.75)
    for _ in range(12):
        vein(canvas, dice, "#D8DCE8", 2.4, 0.95)
    for r in (692, 638):
        brass_line(canvas, oval(*MIDDLE, r, r), 7)
    for x, y, turn in CORNERS:
        with moved(canvas, x, y, 1, turn / 4 + 22):
            rose(canvas, 0, 0, 92, ("#FFF2CC", "#C79A4A"), ("#2E7A5E", "#0C2E20"))
    shine = polygon([(-100, 520), (700, -100), (980, -100), (-100, 760)])
    canvas.drawPath(shine, blurred(linear((200, 100), (420, 340), [("#FFFFFF", 0.18), ("#FFFFFF", 0.02)]), 30))
    lamplight(canvas, "#FFE8C0", 0.18)


def tuft(canvas: skia.Canvas, dice: random.Random, x: float, y: float, tall: float) -> None:
    """A few blades of grass from one root."""
    for _ in range(5):
        lean, long = dice.uniform(-0.7, 0.7), tall * dice.uniform(0.6, 1.1)
        blade = skia.Path()
        blade.moveTo(x - 2, y)
        blade.quadTo(x + lean * long * 0.3, y - long * 0.6, x + lean * long, y - long)
        blade.quadTo(x + lean * long * 0.4, y - long * 0.5, x + 3, y)
        blade.close()
        tone = dice.choice(("#4E8A34", "#3A7030", "#6AA446", "#2C5A2A"))
        canvas.drawPath(blade, linear((x, y), (x + lean * long, y - long), [darker(tone, 0.6), lighter(tone, 0.12)]))


def flower(canvas: skia.Canvas, x: float, y: float, size: float, petals: int, colour: str) -> None:
    """A small flower from above with its shadow."""
    canvas.drawPath(oval(x + size * 0.3, y + size * 0.5, size, size), blurred(fill("#020A04", 0.55), size * 0.3))
    stuff = Material(lighter(colour, 0.6), colour, darker(colour, 0.45), "#FFFFFF")
    for k in range(petals):
        with moved(canvas, x, y, 1, 360 * k / petals):
            shaded(canvas, oval(0, -size * 0.62, size * 0.36, size * 0.52), stuff, size * 0.1)
    heart = radial((x - 2, y - 2), size * 0.5, ["#FFF2A0", "#E0A020", "#7A4408"])
    canvas.drawPath(oval(x, y, size * 0.3, size * 0.3), heart)


def meadow(canvas: skia.Canvas) -> None:
    """A meadow at evening: long grass, flowers in drifts, a few stones and a fallen leaf."""
    canvas.drawPath(whole(), linear((0, 0), (WIDTH, HEIGHT), ["#4E7E36", "#2C5A2E", "#173A26"]))
    noise(canvas, whole(), (0.004, 0.006), "#0A2410", 1.1, 5, 5)
    noise(canvas, whole(), (0.03, 0.2), "#8EBE52", 0.5, 9, 3)
    dice = random.Random("meadow")
    for y in range(-10, HEIGHT + 60, 17):
        for _ in range(44):
            tuft(canvas, dice, dice.uniform(-20, WIDTH + 20), y + dice.uniform(-8, 8), dice.uniform(22, 52))
    for x, y, r in ((360, 960, 46), (430, 990, 30), (1560, 170, 50), (1484, 138, 28), (320, 300, 24), (1540, 780, 26)):
        stone = oval(x, y, r, r * 0.72)
        canvas.drawPath(oval(x + r * 0.2, y + r * 0.4, r * 1.05, r * 0.72), blurred(fill("#020A04", 0.75), 9))
        canvas.drawPath(stone, radial((x - r * 0.4, y - r * 0.4), r * 1.7, ["#C8CCC4", "#82887E", "#343A34"]))
        noise(canvas, stone, (0.06, 0.06), "#24301E", 0.8, int(x), 4)
    kinds = (
        ("#F4F0FF", 12, 15.0), ("#F0C23A", 6, 12.0), ("#C25AE0", 5, 15.0), ("#E8506A", 5, 14.0), ("#6AA8F4", 5, 12.0),
    )  # fmt: skip
    for _ in range(330):
        side = dice.choice((0, 1))
        x = dice.gauss(400 if side == 0 else 1500, 120)
        y = dice.uniform(40, HEIGHT - 20)
        colour, petals, size = kinds[int(abs(y // 180 + side * 2 + dice.choice((0, 0, 1)))) % len(kinds)]
        flower(canvas, x, y, size * dice.uniform(0.7, 1.2), petals, colour)
    fallen_leaf(canvas, 300, 760, 34, 30, "#C4762E")
    fallen_leaf(canvas, 1600, 560, 30, 200, "#B8A03A")
    lamplight(canvas, "#FFE6A0", 0.24)
    canvas.drawPath(whole(), fill("#06100C", 0.1))
    motes(canvas, "#F4FFB0", 150, 7)


def midnight(canvas: skia.Canvas) -> None:
    """The table of an observatory: blue lacquer, golden circles of the sky, planets on their courses."""
    canvas.drawPath(whole(), radial(MIDDLE, 1250, ["#26408E", "#141F5C", "#090C2E", "#04051A"]))
    noise(canvas, whole(), (0.0016, 0.0026), "#6A3AC0", 0.9, 8, 6)
    noise(canvas, whole(), (0.002, 0.0016), "#1E8AB0", 0.55, 21, 6, 0.54)
    dice = random.Random("midnight")
    for _ in range(1500):
        x, y, r = dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT), dice.uniform(0.5, 1.7)
        canvas.drawPath(oval(x, y, r, r), fill("#FFFFFF", dice.uniform(0.2, 0.9)))
    with layer(canvas, 0.85):
        for r, wide in ((520, 3), (600, 6), (640, 2.4), (700, 3), (790, 2.4), (900, 3.4)):
            brass_line(canvas, oval(*MIDDLE, r, r), wide)
        for k in range(72):
            with moved(canvas, *MIDDLE, 1, 5 * k):
                end, wide = (-638, 2.6) if k % 6 == 0 else (-620, 1.6)
                canvas.drawLine(0, -604, 0, end, stroke("#E9C77E", wide))
        for k in range(12):
            with moved(canvas, *MIDDLE, 1, 30 * k + 15):
                spark = star(4 + k % 3 * 2, 0.34, 17)
                spark.offset(-50, -720)
                canvas.drawPath(spark, linear((0, -690), (0, -650), ["#FFF2CC", "#B98B45"]))
    planets = (
        (516, -0.3, 26, ("#FFE0A8", "#C8763A", "#4A1A1A")), (700, 0.42, 40, ("#C8F0FF", "#3A86C8", "#0C2452")),
        (700, 2.86, 34, ("#FFD0C0", "#C24A3A", "#3E0C16")), (790, 3.62, 50, ("#FFF0C8", "#D8A85A", "#4E2E14")),
        (790, 5.82, 24, ("#E8E0FF", "#8A6AD0", "#241048")), (600, 2.3, 20, ("#FFFFFF", "#B8B8C8", "#3A3A4E")),
    )  # fmt: skip
    for far, angle, r, tones in planets:
        x, y = MIDDLE[0] + far * math.cos(angle), MIDDLE[1] + far * math.sin(angle) * 0.92
        canvas.drawPath(oval(x + 6, y + 9, r, r), blurred(fill("#020210", 0.8), 9))
        ball = oval(x, y, r, r)
        canvas.drawPath(ball, radial((x - r * 0.4, y - r * 0.4), r * 1.6, tones))
        noise(canvas, ball, (0.01, 0.08), "#120818", 0.7, r, 4)
        if r >= 40:
            ring = oval(0, 0, r * 1.7, r * 0.42)
            with moved(canvas, x, y, 1, -18):
                canvas.drawPath(ring, stroke("#F0D8A0", 5, 0.8))
    lamplight(canvas, "#C8D8FF", 0.14)


def coast(dice: random.Random, x: float, y: float, size: float) -> skia.Path:
    """The outline of an island."""
    waves = [(f, a, dice.uniform(0, 6.28)) for f, a in ((2, 0.24), (3, 0.16), (5, 0.1), (9, 0.06), (14, 0.04))]
    points = []
    for k in range(90):
        angle = k * math.tau / 90
        swell = 1 + sum(a * math.sin(f * angle + phase) for f, a, phase in waves)
        points.append((x + math.cos(angle) * size * swell, y + math.sin(angle) * size * 0.8 * swell))
    return polygon(points)


def parchment(canvas: skia.Canvas) -> None:
    """An old sea chart on a dark desk: islands, courses, a compass rose, a ship and a monster."""
    planks(canvas, "#3A2418", 5, 170)
    sheet = rounded((34, 30, WIDTH - 68, HEIGHT - 60), 26)
    with moved(canvas, 10, 16):
        canvas.drawPath(sheet, blurred(fill("#05020A", 0.8), 16))
    canvas.drawPath(sheet, linear((0, 0), (WIDTH, HEIGHT), ["#B8935A", "#94703E", "#6A4A26"]))
    noise(canvas, sheet, (0.003, 0.004), "#4A2C10", 1.0, 3, 6)
    noise(canvas, sheet, (0.12, 0.12), "#3A2008", 0.4, 8, 3)
    ink = "#2A1606"
    with clipped(canvas, sheet):
        canvas.drawPath(sheet, blurred(stroke("#2A1404", 90, 0.8), 34))
        for cx, cy in ((430, 250), (1490, 830)):
            for k in range(32):
                angle = k * math.tau / 32
                canvas.drawLine(cx, cy, cx + 2000 * math.cos(angle), cy + 2000 * math.sin(angle), stroke(ink, 1.3, 0.3))
        dice = random.Random("chart")
        for x, y, size in ((1480, 210, 120), (380, 640, 96), (470, 960, 60), (1560, 540, 64), (960, 500, 250)):
            land = coast(dice, x, y, size)
            for grow in (22, 14, 7):
                canvas.drawPath(land, stroke(ink, grow, 0.1))
            canvas.drawPath(land, fill("#A9793A", 0.75))
            noise(canvas, land, (0.02, 0.02), "#5A6A2A", 0.8, int(x), 4)
            canvas.drawPath(land, stroke(ink, 2.6, 0.85))
        for glyph, x, y, size in (
            ("galleon", 1420, 430, 120), ("sea-serpent", 350, 440, 104), ("mountains", 1490, 200, 92),
            ("pine-tree", 390, 636, 60), ("anchor", 1530, 980, 66), ("castle", 1566, 540, 46),
        ):  # fmt: skip
            path = fitted(shape(glyph), (x - size / 2, y - size / 2, size, size))
            canvas.drawPath(path, fill(ink, 0.72))
        course = skia.Path()
        course.moveTo(470, 930)
        course.cubicTo(600, 1060, 1300, 1080, 1420, 500)
        dashes = stroke("#7A1A12", 5, 0.8)
        dashes.setPathEffect(skia.DashPathEffect.Make([18, 14], 0))
        canvas.drawPath(course, dashes)
    rose(canvas, 430, 250, 118, ("#E8C890", "#A8763A"), ("#5A3414", "#2A1606"))
    rose(canvas, 1490, 830, 96, ("#E8C890", "#A8763A"), ("#7A1A12", "#3A0A06"))
    for inset in (62, 76):
        canvas.drawPath(rounded((inset, inset - 4, WIDTH - 2 * inset, HEIGHT - 2 * inset + 8), 8), stroke(ink, 3, 0.7))
    medal(canvas, 330, 960, 40, Material("#D84A3A", "#8E1A1A", "#3E060A", "#FFB0A0"), RUBY, 8)
    solid_glyph(canvas, shape("crown5"), Material("#E86A5A", "#A82A24", "#4E0A0C", "#FFC0B0"), (306, 936, 48, 44), 2)
    lamplight(canvas, "#FFDCA0", 0.14)
    canvas.drawPath(whole(), fill("#0A0604", 0.06))


TABLES: dict[str, Callable[[skia.Canvas], None]] = {
    "walnut": walnut,
    "velvet": velvet,
    "marble": marble,
    "meadow": meadow,
    "midnight": midnight,
    "parchment": parchment,
}


def table(name: str, canvas: skia.Canvas) -> None:
    """A table with the shade of the board in its middle."""
    TABLES[name](canvas)
    frame(canvas)
    canvas.drawPath(oval(972, 566, 560, 440), blurred(fill("#04040A", 0.42), 90))


def small(name: str, canvas: skia.Canvas) -> None:
    """The same at half the size, for the shop: it is decoded in no time."""
    canvas.scale(0.5, 0.5)
    table(name, canvas)


for _name in TABLES:
    register_picture(f"tables/table_{_name}.jpg", SIZE, partial(table, _name), quality=84)
    register_picture(f"tables/small_{_name}.jpg", (WIDTH // 2, HEIGHT // 2), partial(small, _name), quality=84)
