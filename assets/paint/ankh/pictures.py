"""Ankh's large pictures: the table under the board, the poster, the shelf's icons."""

from __future__ import annotations

import math
import random
from functools import partial
from itertools import pairwise

import skia

from assets.paint.ankh.monuments import ankh_path
from assets.paint.ankh.scenery import (
    beams,
    foot_shade,
    glow,
    golden_ankh,
    nile,
    pyramid,
    sky,
    stars,
    statue,
    winged_sun,
)
from assets.paint.atlas import register, register_picture
from assets.paint.backdrops import HEIGHT, SIZE, WIDTH, motes, whole
from assets.paint.base import (
    BONE,
    GOLD,
    JADE,
    RUBY,
    SAPPHIRE,
    Material,
    blurred,
    brass_line,
    clipped,
    darker,
    fill,
    fitted,
    glyph_in,
    glyph_path,
    layer,
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
    stroke,
)
from assets.paint.effects import EFFECTS, Spot
from assets.paint.posters import POSTER, framed, register_poster
from assets.paint.relief import blob, placed
from assets.paint.ui_menu import register_ready

SHELF, MENU = "ankh/ui_shelf", "ankh/ui_menu"


# ---------------------------------------------------------------- the table
def slabs(canvas: skia.Canvas) -> None:
    """Polished blocks of lapis with veins of gold, joint to joint."""
    dice = random.Random(31)
    high = 154
    for row in range(math.ceil(HEIGHT / high)):
        x = -dice.uniform(40, 260)
        while x < WIDTH:
            long = dice.uniform(300, 460)
            tone = darker("#20366E", dice.uniform(0.0, 0.32))
            block = rounded((x + 2, row * high + 2, long - 4, high - 4), 4)
            canvas.drawPath(block, linear((x, row * high), (x + 80, (row + 1) * high), [lighter(tone, 0.1), tone]))
            noise(canvas, block, (0.008, 0.02), "#4A70C0", 0.55, dice.randrange(999), 5)
            noise(canvas, block, (0.02, 0.012), "#0A1026", 0.8, dice.randrange(999), 5)
            with clipped(canvas, block):
                for _ in range(dice.randrange(1, 4)):
                    vein = skia.Path()
                    at = dice.uniform(x, x + long), row * high + dice.uniform(0, high)
                    vein.moveTo(*at)
                    for _ in range(4):
                        at = at[0] + dice.uniform(20, 70), at[1] + dice.uniform(-34, 34)
                        vein.lineTo(*at)
                    canvas.drawPath(vein, blurred(stroke("#F2CF7A", dice.uniform(0.8, 2.2), 0.5), 0.7))
                for _ in range(14):
                    at = dice.uniform(x, x + long), row * high + dice.uniform(0, high)
                    canvas.drawPath(oval(*at, 1.3, 1.0), fill("#FFE3A0", dice.uniform(0.2, 0.8)))
            canvas.drawPath(block, stroke("#040612", 4, 0.8))
            x += long


def frieze(canvas: skia.Canvas) -> None:
    """A border of sandstone with lotus and papyrus, cut into it and gilded, within lines of brass."""
    wide = 58.0
    outer, inner = rounded((0, 0, WIDTH, HEIGHT), 0), rounded((wide, wide, WIDTH - 2 * wide, HEIGHT - 2 * wide), 8)
    band = skia.Op(outer, inner, skia.PathOp.kDifference_PathOp)
    canvas.drawPath(band, linear((0, 0), (WIDTH, HEIGHT), ["#B08A50", "#8A6636", "#5E4222"]))
    noise(canvas, band, (0.02, 0.03), "#4A3014", 0.7, 9, 5)
    noise(canvas, band, (0.2, 0.2), "#3A240E", 0.35, 4, 2)
    known = ("lotus-flower", "scarab-beetle", "eye-of-horus", "lotus-flower", "snake-totem")
    for edge in range(4):
        long = WIDTH if edge % 2 == 0 else HEIGHT
        count = round((long - 2 * wide) / 62)
        step = (long - 2 * wide) / count
        for k in range(count):
            along = wide + step * (k + 0.5)
            x, y = ((along, wide / 2), (WIDTH - wide / 2, along), (along, HEIGHT - wide / 2), (wide / 2, along))[edge]
            with moved(canvas, x, y, 1, (0, 90, 180, 270)[edge]):
                shape = ankh_path(16) if k % 3 == 1 else glyph_in(known[k % len(known)], (-17, -17, 34, 34))
                with moved(canvas, -1, -1):
                    canvas.drawPath(shape, fill("#1E1006", 0.85))
                canvas.drawPath(shape, linear((0, -18), (0, 18), ["#F2CE7E", "#B98A3E"]))
    for line in (rounded((5, 5, WIDTH - 10, HEIGHT - 10), 4), inner):
        brass_line(canvas, line, 5)


def zodiac(canvas: skia.Canvas) -> None:
    """A round sky like the ceiling of Dendera, let into the lapis in gold: rings, rays, stars."""
    with moved(canvas, 960, 548), layer(canvas, 0.62):
        for radius, width in ((560, 6), (540, 2), (420, 4), (404, 2), (150, 4)):
            brass_line(canvas, oval(0, 0, radius, radius), width)
        for k in range(36):
            with moved(canvas, 0, 0, 1, 10 * k):
                canvas.drawLine(0, -540, 0, -424, stroke("#D9A94E", 2, 0.7))
                shape = ankh_path(30) if k % 3 == 0 else glyph_in("eye-of-horus" if k % 3 == 1 else "scarab-beetle",
                                                                  (-30, -30, 60, 60))  # fmt: skip
                with moved(canvas, 0, -482, 1, 5):
                    canvas.drawPath(shape, fill("#D9A94E", 0.75))
        for k in range(24):
            with moved(canvas, 0, 0, 1, 15 * k):
                ray = polygon([(-13, -160), (0, -396 if k % 2 == 0 else -300), (13, -160)])
                canvas.drawPath(ray, linear((-13, 0), (13, 0), ["#F7DDA0", "#B07E2E", "#6A4414"], [0, 0.5, 1]))


def table(canvas: skia.Canvas) -> None:
    """The play table: lapis with a golden sky, a border of carved sandstone, lamplight from the upper left."""
    canvas.drawPath(whole(), fill("#060914"))
    slabs(canvas)
    zodiac(canvas)
    frieze(canvas)
    canvas.drawPath(
        whole(), radial((500, 200), 1500, [("#FFDCA0", 0.3), ("#FFC070", 0.1), ("#000000", 0)], [0, 0.45, 1])
    )
    canvas.drawPath(
        whole(), radial((860, 500), 1330, [("#03040C", 0.2), ("#03040C", 0.42), ("#03040C", 0.88)], [0, 0.5, 1])
    )
    motes(canvas, "#FFE6B8", 70, 12)


# ---------------------------------------------------------------- the poster
QUAY, FEET = 712.0, 772.0
"""Where the quay begins and where the gods stand upon it."""
FLAGS, DUSK = "#B98552", "#1A1638"


def quay(canvas: skia.Canvas) -> None:
    """A landing of sandstone flags down to the frame, in the last light, with the kerb over the water."""
    (w, h), dice = POSTER, random.Random(12)
    floor = rounded((0, QUAY, w, h - QUAY), 0)
    canvas.drawPath(floor, linear((0, QUAY), (0, h), [lighter(FLAGS, 0.2), FLAGS, darker(FLAGS, 0.45)], [0, 0.3, 1]))
    rows = [QUAY + 9, QUAY + 30, QUAY + 60, QUAY + 102, QUAY + 160, h + 20]
    with clipped(canvas, floor):
        for row, (top, low) in enumerate(pairwise(rows)):
            for k in range(-6, 7):
                ends = [w / 2 + (k + side + row % 2 * 0.5) * (y - 556) * 0.62 for y in (top, low) for side in (0, 1)]
                flag = polygon([(ends[0], top), (ends[1], top), (ends[3], low), (ends[2], low)])
                canvas.drawPath(flag, fill(lighter(FLAGS, 0.4) if dice.random() < 0.5 else "#3A2038",
                    dice.uniform(0.04, 0.22)))  # fmt: skip
                canvas.drawPath(flag, stroke("#2A1626", 1 + row * 0.5, 0.6))
                with moved(canvas, 0, 1.2 + row * 0.4):
                    canvas.drawLine(ends[0], top, ends[1], top, stroke("#FFE2B0", 1, 0.3))
        noise(canvas, floor, (0.02, 0.07), darker(FLAGS, 0.7), 0.5, 14, 4)
        noise(canvas, floor, (0.05, 0.16), lighter(FLAGS, 0.5), 0.3, 18, 3)
    kerb = rounded((0, QUAY - 8, w, 17), 0)
    canvas.drawPath(kerb, linear((0, QUAY - 8), (0, QUAY + 9), ["#FFDCA0", FLAGS, darker(FLAGS, 0.5)], [0, 0.45, 1]))
    for k in range(9):
        x = (k + 0.5) * w / 8.6
        canvas.drawLine(x, QUAY - 7, x + (x - w / 2) * 0.05, QUAY + 8, stroke("#2A1626", 1.6, 0.7))
    shine = radial((0, 0), 240, [("#FFC070", 0.5), ("#FFB060", 0.2), ("#FFB060", 0)], [0, 0.4, 1])
    shine.setBlendMode(skia.BlendMode.kScreen)
    with clipped(canvas, floor), moved(canvas, w / 2, QUAY):
        canvas.scale(1, 0.6)
        canvas.drawPath(oval(0, 0, 240, 240), shine)


def inlay(canvas: skia.Canvas) -> None:
    """The eye of Horus in gold and lapis, let into the flags."""
    with moved(canvas, POSTER[0] / 2, QUAY + 106):
        canvas.scale(1, 0.42)
        canvas.drawPath(oval(0, 0, 104, 104), fill("#2A1626", 0.8))
        canvas.drawPath(oval(0, 2, 100, 100), radial((0, -40), 150, ["#3A62B8", "#22387C", "#121C48"]))
        for radius, width in ((97, 7), (84, 2.5)):
            canvas.drawPath(oval(0, 0, radius, radius), stroke("#E8B864", width))
        for k in range(24):
            with moved(canvas, 0, 0, 1, k * 15):
                canvas.drawLine(0, -84, 0, -94, stroke("#FFE2A0", 2.4))
        eye = fitted(glyph_path("eye-of-horus"), (-62, -62, 124, 124))
        with moved(canvas, 0, 3):
            canvas.drawPath(eye, fill("#0A1030", 0.8))
        canvas.drawPath(eye, linear((0, -60), (0, 60), ["#FFF0BC", "#E8B050", "#A87028"]))


def cast(canvas: skia.Canvas, x: float) -> None:
    """The long shadow of a god towards us, the sun being behind him."""
    away = (x - POSTER[0] / 2) * 0.5
    foot = [(x - 62, FEET - 6), (x + 62, FEET - 6), (x + away + 96, POSTER[1] + 20), (x + away - 96, POSTER[1] + 20)]
    canvas.drawPath(polygon(foot), blurred(linear((0, FEET - 8), (0, POSTER[1]), [(DUSK, 0.6), (DUSK, 0.15)]), 9))
    canvas.drawPath(oval(x, FEET - 2, 66, 9), blurred(fill("#07060F", 0.75), 4))


def papyrus(canvas: skia.Canvas, x: float, y: float, size: float, seed: int) -> None:
    """A clump of papyrus with its tufts, and a lotus at its foot."""
    dice = random.Random(seed)
    for _ in range(9):
        lean, high = dice.uniform(-0.5, 0.5) * size, size * dice.uniform(0.6, 1.2)
        root = x + dice.uniform(-0.2, 0.2) * size
        stalk = skia.Path()
        stalk.moveTo(root, y)
        stalk.quadTo(root + lean * 0.2, y - high * 0.6, root + lean, y - high)
        canvas.drawPath(stalk, stroke("#0E1E1C", size * 0.055))
        canvas.drawPath(stalk, stroke("#5C8C56", size * 0.032))
        for _ in range(11):
            angle, long = math.radians(dice.uniform(-165, -15)), size * dice.uniform(0.16, 0.26)
            tip = root + lean + math.cos(angle) * long, y - high + math.sin(angle) * long
            canvas.drawLine(root + lean, y - high, *tip, stroke(dice.choice(["#96BC62", "#62945A", "#C8D07A"]), 1.4))
    for dx, scale in ((-0.34, 0.8), (0.36, 1.0)):
        for turn in (-64, -34, 34, 64, -16, 16, 0):
            petal = placed(blob([(0, 0), (-7, -14), (0, -32), (7, -14)]), x + dx * size, y, scale * size / 100, turn)
            box = petal.getBounds()
            tones = ["#F4D8F0", "#B070C0", "#5A2E78"]
            canvas.drawPath(petal, linear((0, box.top()), (0, box.bottom()), tones))
            canvas.drawPath(petal, stroke("#2A1240", 1, 0.7))


def poster(canvas: skia.Canvas) -> None:
    """Two gods on a quay of the Nile at nightfall, an ankh in the last light between them."""
    (w, h), pair = POSTER, (("anubis", 128.0, False), ("horus", 432.0, True))
    with framed(canvas):
        sky(canvas, POSTER, ["#070B22", "#1B2F78", "#7A4A86", "#F0A050", "#FFE2A0"], [0, 0.26, 0.44, 0.56, 0.64], 5)
        stars(canvas, POSTER, 300, 150, 8)
        glow(canvas, POSTER, w / 2, 470, 380, "#FFB85A")
        beams(canvas, POSTER, w / 2, 250, "#FFE2A0", 22, 4)
        with moved(canvas, w / 2, 226, 0.8):
            winged_sun(1.4).draw(canvas, 0.7, 4, 8, 6)
        pyramid(canvas, 116, 560, 260, "#E0A860", "#4A2E44", 3)
        pyramid(canvas, 452, 560, 220, "#E6B068", "#4E3048", 5)
        pyramid(canvas, 286, 556, 130, "#D89E5E", "#5A3A4E", 7)
        nile(canvas, POSTER, 556, 720, ("#E6A45A", "#16306E"), "#FFE8B0", 6)
        quay(canvas)
        inlay(canvas)
        for _, x, _ in pair:
            cast(canvas, x)
        with moved(canvas, w / 2, 470, 1):
            golden_ankh(104, 1.6).draw(canvas, 0.7, 5, 9, 7)
        EFFECTS["sparkles"](canvas, Spot(w / 2, 440, 240, 560, w, 560), "#FFF6D0", 9)
        for name, x, flip in pair:
            statue(canvas, name, x, FEET, 1.86, flip=flip)
        papyrus(canvas, 42, 872, 92, 3)
        papyrus(canvas, 522, 874, 84, 5)
        foot_shade(canvas, (w, h), 690, 0.38)


# ---------------------------------------------------------------- the shelf's icons
def enamel(glyph: str, stuff: Material, canvas: skia.Canvas) -> None:
    """A sign in gold on a disc of enamel, in a ring of gold."""
    canvas.drawPath(oval(2, 5, 58, 58), blurred(fill("#05040A", 0.6), 4))
    shaded(canvas, oval(0, 0, 58, 58), GOLD, 4)
    field = oval(0, 0, 49, 49)
    tones = [lighter(stuff.middle, 0.15), stuff.middle, stuff.dark]
    canvas.drawPath(field, radial((-16, -20), 80, tones, [0, 0.45, 1]))
    canvas.drawPath(field, stroke("#1A0F04", 3, 0.85))
    sign = ankh_path(40) if glyph == "ankh" else glyph_path(glyph)
    solid_glyph(canvas, sign, BONE if stuff is GOLD else GOLD, (-33, -33, 66, 66), 3)


SHADOW = Material("#8A8298", "#463E56", "#1A1424", "#C0B8D0")
AMETHYST = Material("#C8A0F0", "#6A3AA8", "#26104A", "#F0E0FF")
POINTS: dict[str, tuple[str, Material]] = {
    "devotion": ("ankh", SAPPHIRE), "conflicts": ("crossed-swords", RUBY), "merge": ("linked-rings", AMETHYST),
}  # fmt: skip
KINDS: dict[str, tuple[str, Material]] = {
    "monuments": ("obelisk", SAPPHIRE), "followers": ("prayer", JADE), "track_end": ("sun-priest", SAPPHIRE),
    "only_god": ("crown", RUBY), "last_event": ("laurel-crown", JADE), "nobody": ("dust-cloud", SHADOW),
}  # fmt: skip
"""What the record and the result show: scores and kinds of victory."""

register_picture("ankh/backdrops/table.jpg", SIZE, table, 84)
register_poster("ankh", poster, SHELF, MENU)
for _name, (_glyph, _stuff) in {**POINTS, **KINDS}.items():
    _icon = partial(enamel, _glyph, _stuff)
    register(f"ankh/victory/{_name}", SHELF, (-64, -64, 64, 64), _icon, trim=False, page=f"{SHELF}_icons")
for _name in POINTS:
    register_ready(f"ankh/victory/{_name}", (72, 72), SHELF, page=MENU)
