"""Ankh's large pictures: the table under the board, the poster, the pictures of a match's end, the shelf's icons."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import skia

from assets.paint.ankh.monuments import ankh_path
from assets.paint.ankh.scenery import (
    beams,
    blown_sand,
    crowd,
    dunes,
    fallen_obelisk,
    foot_shade,
    gate,
    glow,
    golden_ankh,
    moon,
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
from assets.paint.ui_menu import register_ready

RESULT = (900, 600)
RESULT_SIZE, RESULT_SCALE = (1620, 1080), 1.8
"""The pictures of the end are composed at 900 x 600."""
POSTER = (560, 880)
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
def poster(canvas: skia.Canvas) -> None:
    """Two gods over the Nile at nightfall, an ankh in the last light; the lower quarter darkens for the words."""
    w, h = POSTER
    edge = rounded((0, 0, w, h), 28)
    with clipped(canvas, edge):
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
        dunes(canvas, POSTER, 716, "#8A5E3A", 12, 11)
        with moved(canvas, w / 2, 470, 1):
            golden_ankh(104, 1.6).draw(canvas, 0.7, 5, 9, 7)
        EFFECTS["sparkles"](canvas, Spot(w / 2, 440, 240, 560, w, 560), "#FFF6D0", 9)
        statue(canvas, "anubis", 128, 764, 1.86)
        statue(canvas, "horus", 432, 764, 1.86, flip=True)
        foot_shade(canvas, POSTER, 596, 0.96)
        canvas.drawPath(edge, blurred(stroke("#05040A", 60, 0.65), 26))
    brass_line(canvas, rounded((5, 5, w - 10, h - 10), 24), 7)


# ---------------------------------------------------------------- the pictures of the end
def win_conceded(canvas: skia.Canvas) -> None:
    """A temple of one's own: people before its gate, the god's statues at both sides, the sun over it."""
    sky(canvas, RESULT, ["#1E3A7A", "#5A8AC0", "#F2C27A", "#FFE9B8"], [0, 0.4, 0.66, 0.8], 3)
    glow(canvas, RESULT, 450, 230, 420, "#FFD27A")
    beams(canvas, RESULT, 450, 226, "#FFF0C0", 20, 6)
    pyramid(canvas, 90, 414, 220, "#E8B870", "#7A5448", 3)
    pyramid(canvas, 812, 414, 260, "#E8B870", "#7A5448", 4)
    dunes(canvas, RESULT, 410, "#C89858", 10, 8)
    gate(canvas, 450, 446, 500, "#D8AE74", 3, "#2A5AB0")
    for x, flip in ((150, False), (750, True)):
        statue(canvas, "ra", x, 470, 1.3, "#E0B878", 0.8, flip, light=1.05)
    dunes(canvas, RESULT, 462, "#A8743C", 8, 12)
    crowd(canvas, 60, 840, 520, 15, 5, "#4A2A18", "#FFD890")
    crowd(canvas, 20, 880, 566, 12, 9, "#2A1A16", "#D9A860")
    EFFECTS["petals"](canvas, Spot(450, 200, 320, 380, *RESULT), "#FFD24A", 3)
    foot_shade(canvas, RESULT, 380, 0.5)


def win_track_end(canvas: skia.Canvas) -> None:
    """All of Egypt calls one name: an ankh of light rises over the great pyramid, prayers on both banks."""
    sky(canvas, RESULT, ["#2A1A5A", "#B0526A", "#FFB45A", "#FFF0B8"], [0, 0.34, 0.6, 0.78], 13)
    stars(canvas, RESULT, 130, 70, 4)
    beams(canvas, RESULT, 450, 190, "#FFF4C8", 26, 2)
    glow(canvas, RESULT, 450, 200, 330, "#FFE29A")
    pyramid(canvas, 450, 430, 520, "#F0BE74", "#8A4E4A", 6)
    pyramid(canvas, 110, 424, 200, "#D89E60", "#6E4048", 2)
    pyramid(canvas, 800, 424, 190, "#D89E60", "#6E4048", 9)
    with moved(canvas, 450, 96, 1.15):
        winged_sun(1.7).draw(canvas, 0.5, 4, 8, 8)
    with moved(canvas, 450, 214):
        light = [("#FFFFFF", 0.9), ("#FFF0B0", 0.4), ("#FFE090", 0)]
        canvas.drawPath(oval(0, 0, 96, 96), radial((0, 0), 96, light, [0, 0.4, 1]))
        golden_ankh(74, 2.0).draw(canvas, 0.4, 3, 6, 5)
    EFFECTS["sparkles"](canvas, Spot(450, 200, 260, 380, RESULT[0], 420), "#FFF6D0", 7)
    nile(canvas, RESULT, 430, 500, ("#F2B468", "#4A3A7A"), "#FFF2C0", 4)
    dunes(canvas, RESULT, 496, "#8A5634", 8, 14)
    crowd(canvas, 30, 870, 548, 16, 3, "#4A2418", "#FFC878")
    crowd(canvas, 0, 900, 590, 13, 8, "#2A1614", "#E09A58")
    foot_shade(canvas, RESULT, 400, 0.42)


def win_only_god(canvas: skia.Canvas) -> None:
    """The sand has covered all others: one living god stands among sunken statues."""
    sky(canvas, RESULT, ["#16305E", "#5E86B0", "#E8B87A", "#F8DCA0"], [0, 0.4, 0.68, 0.82], 23)
    glow(canvas, RESULT, 450, 250, 380, "#FFD890")
    beams(canvas, RESULT, 450, 240, "#FFF0C8", 18, 9)
    dunes(canvas, RESULT, 380, "#C89A62", 18, 21)
    for name, x, foot, size, turn, flip in (
        ("thoth", 130, 500, 1.0, -12, False), ("set_god", 770, 500, 1.05, 10, True),
        ("hathor", 262, 470, 0.7, 6, False), ("bastet", 640, 472, 0.7, -7, True),
    ):  # fmt: skip
        statue(canvas, name, x, foot, size, "#B89468", 0.96, flip, turn, 0.9)
    dunes(canvas, RESULT, 430, "#B4844E", 14, 27)
    with moved(canvas, 450, 300):
        light = [("#FFF4C8", 0.8), ("#FFD27A", 0.3), ("#FFD27A", 0)]
        canvas.drawPath(oval(0, -40, 190, 190), radial((0, -40), 190, light, [0, 0.4, 1]))
    statue(canvas, "amun", 450, 520, 1.95)
    dunes(canvas, RESULT, 518, "#8A5E34", 9, 33)
    blown_sand(canvas, RESULT, 474, "#F0CE94", 5)
    foot_shade(canvas, RESULT, 420, 0.5)


def win_last_event(canvas: skia.Canvas) -> None:
    """The last battle is over: Isis spreads her wings over the field at dusk, spears stand in the sand."""
    sky(canvas, RESULT, ["#0E1640", "#3A4A9A", "#C8688A", "#FFC27A"], [0, 0.36, 0.6, 0.8], 33)
    stars(canvas, RESULT, 240, 120, 14)
    glow(canvas, RESULT, 450, 330, 380, "#FFA86A")
    pyramid(canvas, 140, 404, 240, "#C88A6A", "#3A2A54", 4)
    pyramid(canvas, 770, 404, 200, "#C88A6A", "#3A2A54", 8)
    dunes(canvas, RESULT, 402, "#8A5A5A", 12, 34)
    beams(canvas, RESULT, 450, 250, "#FFD8B0", 22, 12)
    statue(canvas, "isis", 450, 500, 2.05)
    EFFECTS["sparkles"](canvas, Spot(450, 240, 280, 380, RESULT[0], 420), "#FFF0D8", 4)
    dunes(canvas, RESULT, 494, "#5A3A3E", 9, 38)
    dice = random.Random(6)
    for k in range(22):
        x = 20 + k * 41 + dice.uniform(-12, 12)
        if abs(x - 450) < 130:
            continue
        y, long, lean = 540 + dice.uniform(-26, 34), dice.uniform(70, 120), dice.uniform(-18, 18)
        canvas.drawLine(x, y, x + lean, y - long, stroke("#1A0F14", 4))
        canvas.drawLine(x - 1, y, x + lean - 1, y - long, stroke("#B07A50", 1.6))
        head = polygon([(-5, 0), (0, -20), (5, 0), (0, 4)])
        with moved(canvas, x + lean, y - long, 1, math.degrees(math.atan2(lean, long))):
            canvas.drawPath(head, linear((-5, 0), (5, 0), ["#FFE8C8", "#8A94B0", "#2E3448"]))
    crowd(canvas, 120, 780, 574, 9, 4, "#2A1620", "#E0936A")
    foot_shade(canvas, RESULT, 410, 0.5)


def lose(canvas: skia.Canvas) -> None:
    """Another god's statue is raised: one's own lies broken before it, under clouds."""
    sky(canvas, RESULT, ["#141830", "#3A3E62", "#7A5E6A", "#B8866A"], [0, 0.42, 0.7, 0.86], 43)
    glow(canvas, RESULT, 690, 250, 260, "#E8A86A")
    pyramid(canvas, 170, 400, 250, "#7A6468", "#2A2438", 4)
    dunes(canvas, RESULT, 398, "#5E4A4C", 12, 44)
    gate(canvas, 690, 420, 300, "#8A6E5E", 5, "#8E2A2A")
    statue(canvas, "set_god", 690, 470, 1.15, "#B08468", 0.7, True, 0, 0.95)
    crowd(canvas, 560, 840, 474, 7, 5, "#1E1420", "#C88A60")
    dunes(canvas, RESULT, 470, "#463638", 10, 47)
    fallen_obelisk(canvas, 60, 512, 150, "#8E7A6E", 12)
    statue(canvas, "horus", 262, 556, 1.35, "#B0A090", 0.98, False, 62, 1.0)
    dunes(canvas, RESULT, 544, "#2A2026", 8, 49)
    EFFECTS["smoke"](canvas, Spot(220, 300, 200, 380, *RESULT), "#4A4450", 3)
    foot_shade(canvas, RESULT, 390, 0.5)


def lose_forgotten(canvas: skia.Canvas) -> None:
    """A forgotten god: the head of a statue looks out of the sand at night, the wind covers it."""
    sky(canvas, RESULT, ["#04060F", "#0E1A44", "#2E3C72", "#6A6486"], [0, 0.4, 0.7, 0.9], 53)
    stars(canvas, RESULT, 340, 230, 24)
    moon(canvas, 700, 120, 40)
    gate(canvas, 180, 410, 230, "#4E4C66", 7, empty=True)
    dunes(canvas, RESULT, 392, "#3E4260", 20, 54)
    statue(canvas, "osiris", 470, 700, 2.5, "#8088A8", 0.97, False, 9, 0.95)
    dunes(canvas, RESULT, 440, "#4A4C68", 16, 57, 0.6)
    fallen_obelisk(canvas, 640, 520, 200, "#6A6C88", -9)
    dunes(canvas, RESULT, 528, "#262A44", 8, 59)
    blown_sand(canvas, RESULT, 440, "#A8B0D0", 15)
    foot_shade(canvas, RESULT, 420, 0.5)


def nobody(canvas: skia.Canvas) -> None:
    """All gods are forgotten: empty temples, sand and stars, five empty pedestals."""
    sky(canvas, RESULT, ["#05040C", "#171430", "#4A3350", "#8A5A4E"], [0, 0.4, 0.7, 0.88], 63)
    stars(canvas, RESULT, 300, 200, 34)
    pyramid(canvas, 720, 408, 320, "#5E4A54", "#1A1424", 4)
    dunes(canvas, RESULT, 396, "#4A3840", 16, 64)
    gate(canvas, 300, 430, 340, "#5E4C50", 9, empty=True)
    dunes(canvas, RESULT, 440, "#3C2E36", 12, 67)
    for k in range(5):
        x, y = 130 + 160 * k, 512 + (14 if k % 2 else 0)
        block = polygon([(x - 46, y), (x - 40, y - 44), (x + 40, y - 44), (x + 46, y)])
        canvas.drawPath(block, linear((x - 46, 0), (x + 46, 0), ["#9A8078", "#6A5452", "#2E2430"]))
        noise(canvas, block, (0.05, 0.08), "#1A1218", 0.6, k, 4)
        top = polygon([(x - 48, y - 44), (x - 40, y - 56), (x + 44, y - 56), (x + 48, y - 44)])
        canvas.drawPath(top, linear((x - 48, 0), (x + 48, 0), ["#B89C8E", "#7A625C"]))
        for side in (-1, 1):
            canvas.drawPath(oval(x + side * 12, y - 50, 8, 3.4), fill("#2A1E22", 0.9))
        with moved(canvas, x, y - 20):
            canvas.drawPath(ankh_path(14), fill("#2A1E22", 0.7))
    dunes(canvas, RESULT, 506, "#241A22", 8, 69)
    blown_sand(canvas, RESULT, 486, "#B08A80", 25)
    foot_shade(canvas, RESULT, 420, 0.5)


def draw(canvas: skia.Canvas) -> None:
    """The gods divide the land: one on each bank, the Nile between them."""
    sky(canvas, RESULT, ["#16245A", "#6A6EAE", "#F0A878", "#FFDCA0"], [0, 0.4, 0.66, 0.8], 73)
    stars(canvas, RESULT, 180, 60, 44)
    glow(canvas, RESULT, 450, 340, 360, "#FFC27A")
    pyramid(canvas, 450, 392, 170, "#E0A870", "#6A4A5E", 4)
    nile(canvas, RESULT, 390, 600, ("#F0B070", "#20386E"), "#FFECC0", 74)
    for left in (True, False):
        bank = skia.Path()
        bank.moveTo(-10 if left else 910, 386)
        bank.lineTo(436 if left else 464, 390)
        bank.cubicTo(410 if left else 490, 440, 360 if left else 500, 480, 250 if left else 690, 610)
        bank.lineTo(-10 if left else 910, 610)
        bank.close()
        canvas.drawPath(bank, linear((0, 386), (0, 600), ["#C89860", "#7A5A36", "#3A2C20"]))
        noise(canvas, bank, (0.02, 0.06), "#4A3218", 0.6, 76, 4)
    statue(canvas, "ra", 170, 520, 1.6)
    statue(canvas, "hathor", 730, 520, 1.6, flip=True)
    foot_shade(canvas, RESULT, 430, 0.5)


def enlarged(paint: Callable[[skia.Canvas], None], canvas: skia.Canvas) -> None:
    """A picture of the end at the size in which it fills the screen."""
    with moved(canvas, 0, 0, RESULT_SCALE):
        paint(canvas)


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
ENDINGS: tuple[Callable[[skia.Canvas], None], ...] = (
    win_conceded, win_track_end, win_only_god, win_last_event, lose, lose_forgotten, nobody, draw,
)  # fmt: skip
for _paint in ENDINGS:
    register_picture(f"ankh/results/{_paint.__name__}.jpg", RESULT_SIZE, partial(enlarged, _paint), 80, 400 * 1024)
register("ankh/poster", SHELF, (0, 0, *POSTER), poster, trim=False)
register_ready("ankh/poster", (274, 430), SHELF, page=MENU)
for _name, (_glyph, _stuff) in {**POINTS, **KINDS}.items():
    _icon = partial(enamel, _glyph, _stuff)
    register(f"ankh/victory/{_name}", SHELF, (-64, -64, 64, 64), _icon, trim=False, page=f"{SHELF}_icons")
for _name in POINTS:
    register_ready(f"ankh/victory/{_name}", (72, 72), SHELF, page=MENU)
