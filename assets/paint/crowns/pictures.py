"""Crowns' large pictures.

``crowns/backdrops/table.jpg`` (wet sand with the map of the five-sided basin) and ``table_<phase>.jpg``, the same in
the light of each phase; ``crowns/backdrops/title.jpg`` (the Tide Throne, also shown while a match is loaded) and
``decks.jpg`` (behind the deck editor), 1920 x 1080; ``crowns/results/<ending>.jpg``, 1620 x 1080: win, win_last,
win_rounds, win_decks, lose, lose_out, draw; ``crowns/poster``, 560 x 880, and ``crowns/victory/<kind>`` for the menu
and the record.
"""

from __future__ import annotations

import math
import random
from functools import cache, partial

import numpy as np
import skia

from assets.paint import atlas
from assets.paint.atlas import Picture, Pixels, register, register_picture
from assets.paint.backdrops import HEIGHT, SIZE, WIDTH, frame, whole
from assets.paint.base import (
    Material,
    blurred,
    fill,
    ground_shadow,
    linear,
    medal,
    moved,
    noise,
    oval,
    radial,
    solid_glyph,
    stroke,
)  # fmt: skip
from assets.paint.beasts import barge
from assets.paint.crowns.crests import GOLDEN, IRON, POINTS, SMALL_CROWN, crest_shape, crown_band, spike
from assets.paint.crowns.drawn_things import crown_shard
from assets.paint.crowns.moods import EBB, GOLD_FIELD, GREY_DUSK, MOON_LAKE, SEA_HALL, STORM, Mood
from assets.paint.crowns.objects_more import fallen
from assets.paint.drawn import scattered
from assets.paint.folk import held, person
from assets.paint.glyphs import glyph_path, svg_path
from assets.paint.halls import arcade, arch, banner, column, wall
from assets.paint.heads import look
from assets.paint.land import (
    beam,
    crowd,
    dim,
    ground,
    hills,
    light,
    mist,
    rocks,
    sky,
    sparks,
    water,
)  # fmt: skip
from assets.paint.posters import POSTER, framed, register_poster
from assets.paint.rooms import shelves, table, throne
from assets.paint.stage import Part, Stage
from assets.paint.things import thing
from assets.paint.ui_menu import register_ready

SHELF, MENU = "crowns/ui_shelf", "crowns/ui_menu"
BASIN, WIDER = (928.0, 556.0, 470.0), 1.24
"""The map on the table: its middle, which is that of the play areas, its reach, and how much wider it is than high: no
line and no capital lies half below the panels beside the areas.
"""
PHASES = {
    "plot": ("#6A4A8E", 0.2), "draw": ("#3E7A9E", 0.2), "marshalling": ("#5E8A3E", 0.18), "challenges": ("#A8321E",
        0.22),
    "dominance": ("#D8A83A", 0.2), "standing": ("#E8E0C8", 0.14), "taxation": ("#2E8A7A", 0.2),
}  # fmt: skip
"""The light of each phase."""
FACTIONS = ("#C8973E", "#B8452A", "#9A7AD0", "#A8C0D8", "#D8742A", "#7A9A3E")


# ---------------------------------------------------------------- the table
def basin(turn: float, reach: float, rough: float, seed: int) -> skia.Path:
    """A line of equal depth: five-sided, worn by water."""
    dice, spots = random.Random(seed), []
    for k in range(60):
        angle = math.tau * k / 60
        side = math.cos(math.pi / 5) / math.cos(angle % (math.tau / 5) - math.pi / 5)
        far = reach * (0.35 + 0.65 * side) * (1 + dice.uniform(-rough, rough))
        spots.append((BASIN[0] + WIDER * far * math.sin(angle + turn), BASIN[1] - far * math.cos(angle + turn)))
    path = skia.Path()
    path.moveTo(*spots[0])
    for k in range(60):
        (ax, ay), (bx, by) = spots[k], spots[(k + 1) % 60]
        path.quadTo(ax, ay, (ax + bx) / 2, (ay + by) / 2)
    path.close()
    return path


def sand(canvas: skia.Canvas) -> None:
    """Wet sand: fine grain, crescents of ripples where the water ran off, dark where it still stands."""
    tones = ["#9A8058", "#7A6546", "#564734", "#392F28"]
    canvas.drawPath(whole(), linear((0, 0), (1500, 1080), tones, [0, 0.35, 0.7, 1]))
    noise(canvas, whole(), (0.0018, 0.0026), "#2A211A", 0.9, 3, 4)
    noise(canvas, whole(), (0.0026, 0.0034), "#D8BC88", 0.35, 9, 3)
    noise(canvas, whole(), (0.35, 0.35), "#1E1712", 0.3, 6, 2)
    noise(canvas, whole(), (0.28, 0.28), "#E8D0A0", 0.2, 7, 2)
    dice = random.Random(12)
    for row in range(46):
        y = row * 25.0
        x = -60.0 + dice.uniform(-40, 0)
        while x < WIDTH:
            wide = dice.uniform(50, 150)
            path = skia.Path()
            path.moveTo(x, y + dice.uniform(-5, 5))
            path.quadTo(x + wide / 2, y + dice.uniform(5, 13), x + wide, y + dice.uniform(-5, 5))
            canvas.drawPath(path, blurred(stroke("#1A1410", 6, 0.4), 2.5))
            with moved(canvas, 1, 5):
                canvas.drawPath(path, blurred(stroke("#F0D8A8", 2.6, 0.26), 1.4))
            x += wide * dice.uniform(0.7, 1.15)


def basin_map(canvas: skia.Canvas) -> None:
    """The basin drawn into the sand: six depths, five capitals at its corners, the throne in its deep."""
    for k, share in enumerate((1.0, 0.84, 0.68, 0.52, 0.37, 0.22)):
        path = basin(0, BASIN[2] * share, 0.012, 20 + k)
        canvas.drawPath(path, fill("#0E2228", 0.13))
        canvas.drawPath(path, blurred(stroke("#0A0807", 9, 0.7), 2))
        with moved(canvas, 1.5, 2.5):
            canvas.drawPath(path, stroke("#F0D4A0", 2.6, 0.5))
    pool = basin(0, BASIN[2] * 0.2, 0.03, 40)
    canvas.drawPath(pool, linear((800, 440), (1100, 660), [("#3E7A80", 0.5), ("#0E2E38", 0.7)]))
    canvas.drawPath(pool, stroke("#A8D0CC", 2, 0.35))
    for k in range(5):
        angle = math.tau * k / 5
        x, y = BASIN[0] + WIDER * BASIN[2] * 0.98 * math.sin(angle), BASIN[1] - BASIN[2] * 0.98 * math.cos(angle)
        canvas.drawLine(*BASIN[:2], x, y, stroke("#0A0807", 3, 0.28))
        name = ("concord", "legion", "chantry", "heron", "rootward")[k]
        sign = crest_shape(name, (x - 34, y - 34, 68, 68))
        canvas.drawPath(oval(x, y, 54, 54), blurred(fill("#0C0A09", 0.5), 6))
        canvas.drawPath(oval(x, y, 50, 50), stroke("#B98B45", 2.4, 0.6))
        with moved(canvas, 1.5, 2.5):
            canvas.drawPath(sign, fill("#05040A", 0.7))
        canvas.drawPath(sign, fill("#E8C480", 0.8))


def table_ground(canvas: skia.Canvas) -> None:
    """The table of wet sand."""
    sand(canvas)
    basin_map(canvas)
    canvas.drawPath(whole(), radial((620, 300), 1400, [("#FFE2B0", 0.16), ("#FFE2B0", 0.0)]))
    canvas.drawPath(whole(), radial((960, 520), 1240, [("#05040A", 0.0), ("#05040A", 0.22), ("#05040A", 0.74)], [0,
        0.5, 1]))
    frame(canvas)


@cache
def _table() -> skia.Image:
    surface = skia.Surface(WIDTH, HEIGHT)
    table_ground(surface.getCanvas())
    return surface.makeImageSnapshot()


def table_of(phase: str, canvas: skia.Canvas) -> None:
    """The table in the light of a phase: from above, and along the edge."""
    canvas.drawImage(_table(), 0, 0)
    if not phase:
        return
    colour, strength = PHASES[phase]
    over = fill(colour, strength)
    over.setBlendMode(skia.BlendMode.kOverlay)
    canvas.drawPath(whole(), over)
    canvas.drawPath(whole(), radial((960, 520), 1240, [(colour, 0.0), (colour, 0.04), (colour, strength)], [0, 0.55,
        1]))


# ---------------------------------------------------------------- scenes
def scene(mood: Mood, size: tuple[int, int], fine: float, parts: tuple[Part, ...], seed: int) -> Pixels:
    """A picture composed on the stage, as large as ``size`` times ``fine``."""
    stage = Stage(mood, size, seed, fine)
    for part in parts:
        part(stage)
    return stage.pixels(3, 0.6)


def floating_crown(x: float, y: float, size: float) -> Part:
    """The Crown of Fifteen Points, whole in a vision: its points stand a little off the band."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size):
            s.glow(0, -100, 340, "#FFD86A", 0.75)
            s.form(crown_band(), "#B98B45", "metal")
            for k in range(POINTS):
                with s.at((k - 7) * 3, -14 - (k % 3) * 7, 1, (k - 7) * 0.8):
                    s.form(spike(k), "#F0C050", "metal", soft=0.25)
            for k in range(5):
                s.form(oval((k - 2) * 108, -52 + abs(k - 2) ** 2 * 3.6, 13, 13), FACTIONS[k], soft=0.4)

    return paint


def tide_throne(x: float, foot: float, size: float) -> tuple[Part, ...]:
    """The Tide Throne on its steps, the broken crown's light over it, weed and shells about it."""
    return (
        light(x, foot - size * 0.72, size * 1.2, "#F2D88A", 0.55), throne(x, foot, size, "#C8A050", coral=True),
        beam(x, -10, size * 0.7, foot + 10, 0, "#E8FFF0", 0.34),
    )  # fmt: skip


def card_blown(x: float, y: float, turn: float, size: float) -> Part:
    """A card that the wind has taken."""

    def paint(s: Stage) -> None:
        with s.at(x, y, size, turn):
            s.form(svg_path("M-12 -17Q0 -20 12 -17V17Q0 14 -12 17Z"), "#1E4A3E", "paper")
            s.flat(oval(0, 0, 5, 5), "#D9A441", 0.9)
            s.line([(-10, -15), (10, -15), (10, 14), (-10, 14), (-10, -15)], "#D9A441", 0.8, 0.8)

    return paint


WIN_KING = look("#D8AE86", "#5A3A22", "short", "short", "coronet", cloth="#8E2434", smile=0.4)
RESULT = (270, 180)
RESULTS: dict[str, tuple[Mood, tuple[Part, ...]]] = {
    "win": (SEA_HALL, (
        wall("#1A4A50", "brick", light=(135, 40)), arcade(170, 54, 150, 5, "#3E6E6A", "#0A2026", "#7AD0C0", 0, 270,
        0.2), light(135, 60, 130, "#FFE08A", 0.7),
        throne(135, 168, 112, "#D8B05A", coral=True), beam(135, -10, 80, 190, 0, "#FFF4C8", 0.5),
        person(135, 72, 1.1, WIN_KING, "robe", "#7A1E2E", "#F0E6D0", "#E2B85A", (-26, 34), (30, 12),
        rheld=held("splinter", 20, 1.2), cloak="#8E2434"),
        crowd(172, 12, 14, "#0C1A20", 0, 270, 2, raised=0.8), sparks(70, "#FFE08A"))),
    "win_last": (EBB, (
        sky(sun=(60, 54, 110), rays=9), hills(104, 6, "#A89878", 0.6), ground(112, "#9A8464", cracks=9),
        *(fallen(x, y, k, t, c) for x, y, k, t, c in ((30, 170, 0.8, 50, FACTIONS[1]), (84, 146, 0.5, 66, FACTIONS[2]),
        (206, 150, 0.55, -58, FACTIONS[3]),
                                                       (250, 172, 0.8, -48, FACTIONS[5]))),
        person(140, 62, 1.05, look("#C08E68", "#2A1A12", "long", "short", "coronet", brow=0.3), "plate", "#8E98A6",
        "#7A1E2E", "#E2B85A", (-26, 44), (24, 30),
               rheld=held("flag", 6, 1.3, "#D9A441"), cloak="#8E2434"), mist(170, 16, "#E8D8B8", 0.9))),
    "win_rounds": (GREY_DUSK, (
        wall("#3A3640", "panel", light=(135, 30)), shelves(-5, 130, 70, 140, 4), shelves(206, 130, 70, 140, 4, seed=5),
        light(135, 70, 110, "#FFD890", 0.6), table(130, "#4A3426", cloth="#24446E"),
        person(135, 58, 1.3, look("#E0B898", "#8A4A22", "braid", woman=True, hat="circlet", smile=0.4), "gown",
        "#3E5A7A", "#E8E2D4", "#E2B85A", (-30, 44), (30, 44)),
        *(crown_shard(88 + k * 10.5, 146 + abs(k - 4) * 1.2, 0.17, 14 * (k - 4)) for k in range(10)), thing("candle",
        58, 128, 1.3), thing("candle", 214, 128, 1.3))),
    "win_decks": (GOLD_FIELD, (
    sky(sun=(206, 40, 100), rays=9), hills(104, 7, "#B0A468", 0.5, tex="leaf"), ground(116, "#A8985A"),
    *(card_blown(x, y, t, k) for x, y, t, k in ((40, 60, -30, 1.0), (76, 30, 24, 0.8), (110, 84, -64, 0.9), (188, 92,
        40, 1.1),
                                                 (232, 116, -20, 0.9), (60, 128, 70, 1.2), (212, 150, 12, 1.2))),
    person(146, 62, 1.2, look("#C08E68", "#1A1210", "crop", hat="coronet", smile=0.3), "coat", "#3E6A4A", "#E8E2D4",
        "#E2B85A",
           (-26, 46), (30, 8), cloak="#2E5A3E"))),
    "lose": (STORM, (
        wall("#22303A", "brick", light=(180, 30)), arcade(168, 54, 150, 5, "#33444E", "#0A1016", "#4A6A7A", 0, 270,
        0.3), throne(190, 166, 92, "#6A6A5A", coral=True), beam(190, -10, 50, 190, 6, "#C8DCE8", 0.3),
        person(84, 82, 1.25, look("#D8AE86", "#4A3222", "short", "short", brow=-0.7, opened=0.7, turn=-0.7), "tunic",
        "#4A4E5A", "#8A8A8A", "#6A6A6A", (-14, 44), (18, 44), cloak="#2E323C", lean=8),
        scattered(9, (110, 150, 60, 20), "#A8842E", 3, 2), mist(170, 18, "#5A7080", 0.9), dim(alpha=0.35))),
    "lose_out": (MOON_LAKE, (
        sky(moon=(210, 34, 16), stars=60), hills(90, 8, "#1E2E40", 0.4), water(98, "#22466A", gx=210, mirror=True),
        fallen(92, 150, 0.9, 44, FACTIONS[0]),
        barge(176, 134, 90, "#1E2A36"), person(176, 100, 0.5, look("#D8AE86", hat="hood", cloth="#2E3646"), "robe",
        "#2E3646", "#4A5466", "#6A7486", rheld=held("pole", 10, 1.0), right=(22, 30)), mist(160, 18, "#6E8EB0", 0.9))),
    "draw": (EBB, (
        sky(sun=(135, 60, 110), rays=11), hills(96, 5, "#A89878", 0.6), ground(104, "#A08A68", ripples=8),
        person(76, 60, 1.2, look("#E0B898", "#8A4A22", "long", woman=True, hat="circlet", turn=0.5), "gown", "#3E6A9C",
        "#E8E2D4", "#C6CED8", (-20, 44), (44, 36)),
        person(194, 60, 1.2, look("#8E6248", "#1A1210", "crop", "short", "circlet"), "coat", "#8E2A22", "#E8E2D4",
        "#E2B85A", (-44, 36), (20, 44)), crown_shard(135, 52, 0.42, 8))),
}  # fmt: skip
TITLE: tuple[Part, ...] = (
    wall("#12343A", "brick", light=(160, 40), x1=330), arcade(168, 54, 158, 6, "#2A5450", "#06161A", "#3E8A84", 0, 320,
        0.25),
    *(column(x, 176, 18, 190, "#3E6660") for x in (52, 268)), *tide_throne(160, 164, 86), floating_crown(160, 30,
        0.13), water(158, "#123A42", 0.8,
        gx=160, mirror=True),
    rocks(182, 10, 10, "#1E3A3A", 0, 90), rocks(182, 10, 10, "#1E3A3A", 230, 320), mist(160, 14, "#6EB0A8", 0.7),
        sparks(50, "#FFE08A"),
)  # fmt: skip
DECKS: tuple[Part, ...] = (
    shelves(-6, 186, 84, 196, 6, "#33281E"), shelves(244, 186, 84, 196, 6, "#33281E", seed=4), wall("#2A2620", "panel",
        light=(160, 20), x0=78, x1=244),
    *(banner(96 + k * 26, 8, 20, 62, c) for k, c in enumerate(FACTIONS)), table(126, "#4A3220", felt="#1E3E34"),
        light(160, 60, 120, "#FFDDA0", 0.35),
    thing("candle", 60, 132, 1.3), light(60, 110, 40, "#FFD890", 0.6), dim(alpha=0.55), dim(alpha=0.3),
)  # fmt: skip
POSTER_PARTS: tuple[Part, ...] = (
    wall("#12362E", "brick", light=(70, 70), y1=220, x1=150), arch(70, 190, 112, 170, "#2E564A", "#071A18", "#3E9A84",
        frame=9),
    *(banner(x, 2, 20, 66, c) for x, c in ((8, FACTIONS[0]), (30, FACTIONS[1]), (110, FACTIONS[4]), (132,
        FACTIONS[5]))),
    *tide_throne(70, 184, 72), floating_crown(70, 52, 0.145), water(184, "#1A5A50", 0.9, gx=70, mirror=True),
    light(70, 196, 60, "#8AE0C0", 0.3), mist(186, 12, "#6EB0A0", 0.7), rocks(212, 7, 9, "#24443E", -6, 34),
    rocks(212, 7, 9, "#24443E", 106, 146), crown_shard(30, 203, 0.2, -24), crown_shard(110, 203, 0.2, 20),
    crown_shard(69, 206, 0.2, 6), sparks(60, "#FFE08A", low=220), dim(alpha=0.22),
)  # fmt: skip


def poster(canvas: skia.Canvas) -> None:
    """The Tide Throne under its splinter, the banners of those who want it."""
    stage = Stage(SEA_HALL, (140, 220), 7, POSTER[0] / 140)
    for part in POSTER_PARTS:
        part(stage)
    pixels = np.minimum(255, (stage.pixels(4, 0.7).astype(np.int32) + 2) // 4 * 4).astype(np.uint8)
    with framed(canvas):
        canvas.drawImage(skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType), 0, 0)


# ---------------------------------------------------------------- the shelf's icons
def enamel(canvas: skia.Canvas, name: str, stuff: Material) -> None:
    """A sign in gold on forest green or another enamel, in a ring of iron."""
    ground_shadow(canvas, oval(0, 0, 58, 58), 2, 5, 4, 0.6)
    medal(canvas, 0, 0, 58, stuff, IRON, 8)
    sign = svg_path(SMALL_CROWN) if name == "crown" else glyph_path(name)
    solid_glyph(canvas, sign, GOLDEN, (-33, -33, 66, 66), 3)


FOREST = Material("#4E9A6A", "#1E5A3A", "#0A2416", "#9ADCB0")
BLOOD = Material("#C85A4A", "#7A1E1E", "#2E0A0E", "#FFB0A0")
SLATE = Material("#7A8494", "#3E4656", "#161A24", "#B8C2D0")
VICTORIES = {
    "power": ("crown", FOREST), "last": ("crossed-swords", BLOOD), "rounds": ("hourglass", SLATE),
        "decks": ("card-burn", SLATE),
    "agreed": ("shaking-hands", FOREST), "conceded": ("flying-flag", SLATE), "social": ("throne-king", FOREST),
}  # fmt: skip
SHOWN = ("power", "last")
"""What the poster of the menu tells."""

register_picture("crowns/backdrops/table.jpg", SIZE, partial(table_of, ""), 82)
for _phase in PHASES:
    register_picture(f"crowns/backdrops/table_{_phase}.jpg", SIZE, partial(table_of, _phase), 74)


def register_scene(name: str, mood: Mood, size: tuple[int, int], fine: float, parts: tuple[Part, ...]) -> None:
    """Enter a composed picture."""
    make = partial(scene, mood, size, fine, parts, len(parts))
    atlas.PICTURES[name] = Picture(name, (0, 0), lambda _: None, 80, 400 * 1024, make)


register_scene("crowns/backdrops/title.jpg", SEA_HALL, (320, 180), 6, TITLE)
register_scene("crowns/backdrops/decks.jpg", GREY_DUSK, (320, 180), 6, DECKS)
for _name, (_mood, _parts) in RESULTS.items():
    register_scene(f"crowns/results/{_name}.jpg", _mood, RESULT, 6, _parts)
register_poster("crowns", poster, SHELF, MENU)
for _name, (_glyph, _stuff) in VICTORIES.items():
    _icon = partial(enamel, name=_glyph, stuff=_stuff)
    register(f"crowns/victory/{_name}", SHELF, (-64, -64, 64, 64), _icon, trim=False, page=f"{SHELF}_icons")
for _name in SHOWN:
    register_ready(f"crowns/victory/{_name}", (72, 72), SHELF, page=MENU)
