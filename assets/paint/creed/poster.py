"""Creed's poster: the crown over hidden camps, a champion of each nation before them, the field down to the frame."""

from __future__ import annotations

import math
import random
from functools import cache

import skia

from assets.paint.base import (
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    mix,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    stroke,
)
from assets.paint.creed.champions import GROUND, HORSE_GROUND, champion
from assets.paint.creed.nations import NATIONS, emblem_path
from assets.paint.creed.outfits import blade, shield
from assets.paint.creed.tents import tent_relief
from assets.paint.creed.tokens import crown
from assets.paint.effects import EFFECTS, Spot
from assets.paint.posters import POSTER, framed, register_poster
from assets.paint.relief import GOLD, STEEL, STONE, Relief, blob, matt, placed, rod

SHELF, MENU = "creed/ui_shelf", "creed/ui_menu"
WIDE, HIGH = POSTER
CROWN = (WIDE / 2, 250.0)
"""The middle of the crown, where the light comes from."""
RING, FEET = 200, 814.0
HORIZON, FIELD = 520.0, 548.0
GRASS, EARTH, GLOW = "#76863F", "#A08558", "#FFE7AC"


# ---------------------------------------------------------------- the sky
def sky(canvas: skia.Canvas) -> None:
    """Driven clouds, the light behind them and its rays."""
    field, (x, y) = rounded((0, 0, WIDE, HIGH), 0), CROWN
    tones = ["#122444", "#2C5596", "#6FA0CF", "#F2D6A0", "#F6C98C"]
    canvas.drawPath(field, linear((0, 0), (0, HORIZON + 20), tones, [0, 0.4, 0.7, 0.93, 1]))
    noise(canvas, field, (0.0026, 0.009), lighter("#35588A", 0.45), 0.75, 7, 5, 0.5)
    noise(canvas, field, (0.0022, 0.008), "#0E1A33", 0.8, 16, 5, 0.5)
    shine = radial((x, y), 400, [("#FFF0C8", 0.9), ("#FFDD96", 0.42), ("#FFD080", 0)], [0, 0.35, 1])
    shine.setBlendMode(skia.BlendMode.kScreen)
    canvas.drawPath(field, shine)
    EFFECTS["rays"](canvas, Spot(x, y, 320, 560, WIDE, HIGH), "#FFF0C4", 3)


def ring(canvas: skia.Canvas) -> None:
    """A ring of light that binds the emblems of the four nations."""
    x, y = CROWN
    for radius, width, alpha in ((RING, 9, 0.35), (RING, 3, 0.9), (RING + 16, 1.6, 0.6)):
        canvas.drawPath(oval(x, y, radius, radius), blurred(stroke("#FFE9A8", width, alpha), width * 0.3))
    for k, name in enumerate(NATIONS):
        angle = math.radians(-135 + 90 * k)
        cx, cy = x + math.cos(angle) * RING, y + math.sin(angle) * RING
        dyes = [lighter(NATIONS[name].colour, 0.3), NATIONS[name].colour, NATIONS[name].dark]
        canvas.drawPath(oval(cx, cy, 36, 36), blurred(fill("#05040A", 0.6), 6))
        canvas.drawPath(oval(cx, cy, 33, 33), radial((cx - 10, cy - 12), 50, dyes))
        canvas.drawPath(oval(cx, cy, 33, 33), stroke("#FFE3A0", 3.4))
        canvas.drawPath(emblem_path(name, (cx - 19, cy - 19, 38, 38)), fill("#FFF6DC"))


def sword_and_crown(canvas: skia.Canvas) -> None:
    """The crown that everybody hunts, and the blade through it."""
    r = Relief((-190, -200, 190, 200), 1.4, 3)
    r.part(placed(polygon([(-15, -40), (15, -40), (11, 150), (0, 186), (-11, 150)]), 0, 0), STEEL, 7, 1.3)
    crown(r, 0, 24, 128)
    r.part(placed(polygon([(-15, -60), (15, -60), (13, 30), (-13, 30)]), 0, 0), STEEL, 7, 1.3)
    r.part(rod((0, -50), (0, 26), 4), matt("#4A566A"), 2, 0.6, 0, 0)
    r.part(rod((-56, -66), (56, -66), 19), GOLD, 8, 1.2)
    r.part(rod((0, -74), (0, -138), 18), matt("#5A2E22", 0.15, 0.2), 8, 1.1)
    for k in range(4):
        r.part(rod((-9, -84 - 15 * k), (9, -90 - 15 * k), 3.4), GOLD, 1.5, 1, 0.2, 0.8, 2)
    r.part(oval(0, -154, 19, 19), GOLD, 9, 1.2)
    with moved(canvas, *CROWN, 0.96):
        r.draw(canvas, 0.7, 5, 9, 7)


# ---------------------------------------------------------------- the land
def hills(canvas: skia.Canvas, line: float, colour: str, rough: float, seed: int) -> None:
    """One far range."""
    dice, step = random.Random(seed), WIDE / 7
    path = skia.Path()
    path.moveTo(-20, HIGH)
    path.lineTo(-20, line)
    for k in range(8):
        top = line + dice.uniform(-rough, rough)
        path.quadTo(k * step - step / 2, top - rough * 0.6, k * step, top)
    path.lineTo(WIDE + 20, HIGH)
    path.close()
    canvas.drawPath(path, linear((0, line - rough), (0, line + 90), [lighter(colour, 0.3), colour]))
    noise(canvas, path, (0.012, 0.05), darker(colour, 0.6), 0.6, seed + 3, 4)


def spears(canvas: skia.Canvas, y: float, count: int, seed: int, colour: str) -> None:
    """A far army: a dark line of helmets under spears."""
    dice = random.Random(seed)
    for k in range(count):
        x = WIDE * (k + dice.uniform(-0.3, 0.3)) / count
        foot, long, lean = y + dice.uniform(-4, 6), dice.uniform(34, 58), dice.uniform(-4, 5)
        canvas.drawLine(x, foot, x + lean, foot - long, stroke(darker(colour, 0.3), 2))
        tip = polygon([(x + lean - 3, foot - long), (x + lean, foot - long - 10), (x + lean + 3, foot - long)])
        canvas.drawPath(tip, fill(lighter(colour, 0.4)))
        canvas.drawPath(oval(x, foot - 11, 6, 7), fill(colour))
        canvas.drawPath(oval(x, foot + 4, 9, 12), fill(darker(colour, 0.25)))


def meadow(canvas: skia.Canvas) -> None:
    """The field from the camps to the frame: hazy far off, deep green before the feet, a trodden way in the middle."""
    dice = random.Random(8)
    edge = [(-20.0, FIELD + 8)] + [(-20 + 40 * k, FIELD + dice.uniform(-6, 6)) for k in range(1, 15)]
    field = polygon([*edge, (WIDE + 20, FIELD), (WIDE + 20, HIGH), (-20, HIGH)])
    tones = [mix(GRASS, "#D8D0A4", 0.5), GRASS, darker(GRASS, 0.12), darker(GRASS, 0.34)]
    canvas.drawPath(field, linear((0, FIELD), (0, HIGH), tones, [0, 0.25, 0.62, 1]))
    noise(canvas, field, (0.012, 0.05), darker(GRASS, 0.7), 0.5, 21, 4)
    noise(canvas, field, (0.008, 0.04), "#A8A860", 0.4, 25, 4)
    way = skia.Path()
    way.moveTo(262, FIELD)
    way.cubicTo(236, 640, 214, 720, 96, HIGH + 10)
    way.lineTo(480, HIGH + 10)
    way.cubicTo(352, 720, 322, 640, 298, FIELD)
    way.close()
    with clipped(canvas, field):
        bare = linear((0, FIELD), (0, HIGH), [(lighter(EARTH, 0.35), 0.75), (EARTH, 0.85), (darker(EARTH, 0.28), 0.8)])
        canvas.drawPath(way, blurred(bare, 9))
        noise(canvas, way, (0.03, 0.09), darker(EARTH, 0.75), 0.6, 31, 4)
        noise(canvas, way, (0.02, 0.07), lighter(EARTH, 0.5), 0.4, 33, 4)
        for near, far, bend in ((190, 272, 250), (376, 288, 312)):
            rut = skia.Path()
            rut.moveTo(far, FIELD + 20)
            rut.quadTo(bend, 700, near, HIGH)
            canvas.drawPath(rut, blurred(stroke(darker(EARTH, 0.6), 7, 0.45), 3))
        pool = radial((0, 0), 250, [(GLOW, 0.55), (GLOW, 0.22), (GLOW, 0)], [0, 0.4, 1])
        pool.setBlendMode(skia.BlendMode.kScreen)
        with moved(canvas, WIDE / 2, 640):
            canvas.scale(1, 0.62)
            canvas.drawPath(oval(0, 0, 250, 250), pool)


def tuft(canvas: skia.Canvas, x: float, y: float, size: float, dice: random.Random) -> None:
    """A tuft of grass, lit from above."""
    depth = (y - FIELD) / (HIGH - FIELD)
    tone = darker(mix(GRASS, "#9CAE4E", dice.random()), 0.1 + 0.24 * depth)
    canvas.drawPath(oval(x + size * 0.2, y + 1, size * 0.8, size * 0.16), blurred(fill("#0A0E08", 0.4), size * 0.1))
    for _ in range(dice.randrange(5, 9)):
        lean, high = dice.uniform(-0.6, 0.6) * size, size * dice.uniform(0.5, 1.1)
        root, half = x + dice.uniform(-0.4, 0.4) * size, size * 0.07
        leaf = skia.Path()
        leaf.moveTo(root - half, y)
        leaf.quadTo(root + lean * 0.3 - half, y - high * 0.6, root + lean, y - high)
        leaf.quadTo(root + lean * 0.3 + half, y - high * 0.5, root + half, y)
        leaf.close()
        tip = lighter(tone, dice.uniform(0.15, 0.5))
        canvas.drawPath(leaf, linear((0, y), (0, y - high), [darker(tone, 0.45), tone, tip], [0, 0.5, 1]))


def grass(canvas: skia.Canvas, top: float, low: float, count: int, seed: int) -> None:
    """Tufts from far to near, fewer upon the trodden way."""
    dice = random.Random(seed)
    for y in sorted(dice.uniform(top, low) for _ in range(count)):
        x, depth = dice.uniform(0, WIDE), (y - FIELD) / (HIGH - FIELD)
        if abs(x - WIDE / 2) < 22 + 120 * depth and dice.random() < 0.8:
            continue
        tuft(canvas, x, y, 5 + 17 * depth * dice.uniform(0.7, 1.2), dice)


def poppies(canvas: skia.Canvas, spots: tuple[tuple[float, float], ...]) -> None:
    """Poppies in the grass."""
    for k, (x, y) in enumerate(spots):
        dice = random.Random(40 + k)
        lean, high = dice.uniform(-4, 4), dice.uniform(14, 22)
        stem = skia.Path()
        stem.moveTo(x, y)
        stem.quadTo(x, y - high * 0.6, x + lean, y - high)
        canvas.drawPath(stem, stroke("#3E4E22", 1.6))
        for dx, dy, size in ((-2.6, -0.6, 3.6), (2.6, -0.4, 3.6), (0, 0.8, 3.4)):
            cx, cy = x + lean + dx, y - high + dy
            tones = ["#F0705A", "#C22E26", "#7A1414"]
            canvas.drawPath(oval(cx, cy, size, size * 0.82), radial((cx - 1.2, cy - 1.4), size * 1.5, tones))
        canvas.drawPath(oval(x + lean, y - high + 0.2, 1.3, 1.1), fill("#1A1012"))


def stones(canvas: skia.Canvas, spots: tuple[tuple[float, float, float], ...]) -> None:
    """Stones in the grass."""
    for k, (x, y, size) in enumerate(spots):
        r = Relief((-30, -24, 30, 14), 1.5, 5 + k)
        r.part(blob([(-22, 4), (-18, -10), (-4, -17), (12, -13), (22, -2), (20, 8), (0, 11), (-16, 9)]), STONE, 8, 1.2)
        with moved(canvas, x, y, size / 22):
            r.draw(canvas, 0.6, 4, 5, 4)


# ---------------------------------------------------------------- who stands there
def shadow(canvas: skia.Canvas, x: float, y: float, wide: float, high: float) -> None:
    """What a figure throws on the ground: a core under its feet, a long soft one away from the crown."""
    away = (x - WIDE / 2) * 0.22
    canvas.drawPath(oval(x + away, y + high * 0.8, wide, high * 1.5), blurred(fill("#0C0E0A", 0.5), high * 0.55))
    canvas.drawPath(oval(x, y, wide * 0.9, high * 0.7), blurred(fill("#05060A", 0.65), high * 0.3))


def stand(canvas: skia.Canvas, model: Relief, x: float, y: float, size: float, veil: float = 0.0) -> None:
    """A model with its origin at a place; `veil`: how far the haze of the field lies over it."""
    with moved(canvas, x, y, size):
        model.draw(canvas, 0.5, 4, 5, 5)
        if veil:
            box = model.box
            place = skia.Rect.MakeLTRB(*box)
            tint = skia.ColorFilters.Blend(skia.Color4f(0.72, 0.72, 0.6, veil).toColor(), skia.BlendMode.kSrcIn)
            smooth = skia.SamplingOptions(skia.FilterMode.kLinear)
            canvas.drawImageRect(model.image(), place, smooth, skia.Paint(ColorFilter=tint))


def dust(canvas: skia.Canvas, x: float, y: float, wide: float, seed: int, alpha: float = 0.3) -> None:
    """Dust of the way about hooves and feet."""
    dice = random.Random(seed)
    for _ in range(12):
        cx, cy = x + dice.gauss(0, wide * 0.4), y - abs(dice.gauss(0, 8))
        rx = dice.uniform(14, 34)
        canvas.drawPath(oval(cx, cy, rx, rx * 0.42), blurred(fill("#D8C090", alpha * 0.35), 8))


@cache
def spoils() -> Relief:
    """Arms that were dropped in the grass: a shield of Aurand, an axe of Tarvok."""
    r = Relief((-90, -70, 110, 50), 1.6, 6)
    blade(r, NATIONS["tarvok"], -34, 26, 74, 84)
    shield(r, NATIONS["aurand"], 0, 0, 0.9)
    return r


def haze(canvas: skia.Canvas) -> None:
    """The light of the crown in the air before the camps; it parts them from who stands in front."""
    band = rounded((0, FIELD - 40, WIDE, 170), 0)
    canvas.drawPath(band, linear((0, FIELD - 40), (0, FIELD + 130), [("#E8DDB4", 0), ("#E8DDB4", 0.4), ("#E8DDB4", 0)]))
    shine = radial((0, 0), 320, [(GLOW, 0.42), (GLOW, 0.16), (GLOW, 0)], [0, 0.45, 1])
    shine.setBlendMode(skia.BlendMode.kScreen)
    with moved(canvas, WIDE / 2, FIELD + 20):
        canvas.scale(1, 0.6)
        canvas.drawPath(oval(0, 0, 320, 320), shine)


def camps(canvas: skia.Canvas) -> None:
    """The four tents."""
    for name, x, y in (("noctre", 70, 556), ("selkara", 200, 546), ("tarvok", 356, 546), ("aurand", 490, 556)):
        canvas.drawPath(oval(x + 8, y + 50, 74, 12), blurred(fill("#0A0C08", 0.5), 7))
        stand(canvas, tent_relief(name, 1.6), x, y, 0.84)


def host(canvas: skia.Canvas) -> None:
    """A champion of each nation, two of either side; who is nearer stands in front."""
    for name, nation, x, y, size, flip in (
        ("spearman", "noctre", 70, 752, 1.04, False),
        ("infantry", "aurand", 507, 752, 1.06, True),
    ):
        shadow(canvas, x, y, 50, 12)
        stand(canvas, champion(name, nation, 1.8, flip), x, y - GROUND * size, size, 0.1)
    grass(canvas, 730, 770, 34, 4)
    shadow(canvas, 190, FEET, 145, 17)
    stand(canvas, champion("mounted", "selkara", 2.0), 196, FEET - HORSE_GROUND * 1.14, 1.14)
    shadow(canvas, 398, FEET, 78, 15)
    stand(canvas, champion("hammerman", "tarvok", 2.0, True), 396, FEET - GROUND * 1.22, 1.22)


def foreground(canvas: skia.Canvas) -> None:
    """What lies before the champions: dust, dropped arms, stones, tall grass; it sinks into the shade of the frame."""
    dust(canvas, 170, FEET + 6, 150, 3)
    dust(canvas, 410, FEET + 6, 90, 4, 0.2)
    stones(canvas, ((46, 838, 20), (74, 848, 11), (520, 834, 24), (338, 856, 10), (482, 856, 12)))
    canvas.drawPath(oval(284, 850, 70, 13), blurred(fill("#05060A", 0.6), 6))
    with moved(canvas, 266, 836, 0.8, -12):
        canvas.scale(1, 0.72)
        spoils().draw(canvas, 0.6, 4, 6, 4)
    grass(canvas, 824, 892, 120, 5)
    poppies(canvas, ((98, 850), (112, 842), (124, 858), (452, 846), (468, 838), (440, 862), (30, 806), (534, 790)))
    low = rounded((0, 740, WIDE, HIGH - 740), 0)
    shade = [("#070A14", 0), ("#070A14", 0.08), ("#070A14", 0.42)]
    canvas.drawPath(low, linear((0, 740), (0, HIGH), shade, [0, 0.5, 1]))


def poster(canvas: skia.Canvas) -> None:
    """All of it from the back to the front."""
    with framed(canvas):
        sky(canvas)
        ring(canvas)
        hills(canvas, HORIZON - 14, "#6E86A6", 22, 4)
        spears(canvas, 520, 44, 6, "#2E4160")
        meadow(canvas)
        camps(canvas)
        haze(canvas)
        grass(canvas, FIELD + 40, 690, 110, 2)
        sword_and_crown(canvas)
        EFFECTS["sparkles"](canvas, Spot(*CROWN, 260, 560, WIDE, 470), "#FFF6D0", 9)
        host(canvas)
        foreground(canvas)


register_poster("creed", poster, SHELF, MENU)
