"""Vermilion's large pictures.

``vermilion/backdrops/table.jpg`` (dark hide laced with sinew), ``hearth.jpg`` (the camp of the Breathe Phase),
``map.jpg`` (the road to the heart, for the campaign's book) and ``title.jpg``, 1920 x 1080;
``vermilion/results/<ending>.jpg``, 1620 x 1080; ``vermilion/poster``, 560 x 880, and ``vermilion/victory/<kind>``.
"""

from __future__ import annotations

import math
import random
from functools import partial

import numpy as np
import skia

from assets.paint import atlas
from assets.paint.atlas import Picture, Pixels, register, register_picture
from assets.paint.backdrops import HEIGHT, SIZE, WIDTH, frame, whole
from assets.paint.base import (
    BRASS_METAL,
    IRON,
    Material,
    blurred,
    darker,
    fill,
    ground_shadow,
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
)  # fmt: skip
from assets.paint.beasts import mule
from assets.paint.glyphs import glyph_path
from assets.paint.land import birds, dim, hills, light, mist, rocks, sky, sparks
from assets.paint.posters import POSTER, framed, register_poster
from assets.paint.relief import blob, limb, placed
from assets.paint.rooms import fire
from assets.paint.stage import Mood, Part, Stage
from assets.paint.ui_menu import register_ready
from assets.paint.vermilion.ground import wagon
from assets.paint.vermilion.moods import BONE_DAWN, CHAPEL, EMBERS, FLESH_DUSK, RED_NIGHT, SALT
from assets.paint.vermilion.scenery import figure, heart, long_bone, plain, rib_vault, skulls, sprite, vein, vertebrae
from scenes.titles.vermilion.frame_rects import QUEST_SPOTS

SHELF, MENU = "vermilion/ui_shelf", "vermilion/ui_menu"
INK = "#05020A"
PARTY = ("karon", "seria", "drava", "ioan", "mirka", "tolgar")


# ---------------------------------------------------------------- the table
def hide(canvas: skia.Canvas, tones: list[str], seed: int, grain: float = 0.4) -> None:
    """Tanned hide over all of the picture."""
    canvas.drawPath(whole(), linear((0, 0), (1500, 1080), list(tones), [0, 0.35, 0.7, 1]))
    noise(canvas, whole(), (0.0018, 0.0026), darker(tones[3], 0.5), 0.9, seed, 4)
    noise(canvas, whole(), (0.004, 0.003), lighter(tones[0], 0.3), 0.3, seed + 5, 3)
    noise(canvas, whole(), (0.12, 0.14), darker(tones[3], 0.6), grain, seed + 1, 3)
    noise(canvas, whole(), (0.3, 0.3), lighter(tones[1], 0.3), grain * 0.4, seed + 2, 2)


def lacing(canvas: skia.Canvas, points: list[tuple[float, float]], colour: str = "#B8604E") -> None:
    """A seam laced with sinew along a polyline."""
    path = skia.Path()
    path.moveTo(*points[0])
    for x, y in points[1:]:
        path.lineTo(x, y)
    canvas.drawPath(path, blurred(stroke("#000000", 11, 0.6), 3))
    canvas.drawPath(path, stroke("#12060A", 4, 0.9))
    measure, far, k = skia.PathMeasure(path, False), 16.0, 0
    while far < measure.getLength() - 8:
        spot, way = measure.getPosTan(far)
        turn = math.degrees(math.atan2(way.y(), way.x()))
        with moved(canvas, spot.x(), spot.y(), 1, turn + (62 if k % 2 else 118)):
            stitch = rounded((-17, -3.4, 34, 6.8), 3.4)
            with moved(canvas, 1.5, 3):
                canvas.drawPath(stitch, blurred(fill(INK, 0.7), 2))
            canvas.drawPath(stitch, linear((0, -4), (0, 4), [lighter(colour, 0.35), colour, darker(colour, 0.6)]))
        far, k = far + 24, k + 1


def table_ground(canvas: skia.Canvas) -> None:
    """Dark hide in three laced pieces, a ring of vertebrae pressed into its middle."""
    hide(canvas, ["#4A2628", "#341A1E", "#221216", "#160C10"], 4)
    lacing(canvas, [(-20, 690), (300, 712), (640, 700), (980, 716), (1330, 702), (1640, 712), (1940, 694)], "#8A4438")
    lacing(canvas, [(1590, -20), (1600, 220), (1588, 470), (1604, 705)], "#8A4438")
    lacing(canvas, [(262, -20), (254, 240), (266, 470), (256, 704)], "#8A4438")
    for k in range(48):
        turn = math.tau * k / 48
        x, y = 818 + 620 * math.cos(turn), 420 + 330 * math.sin(turn)
        with moved(canvas, x, y, 1.25, math.degrees(math.atan2(330 * math.cos(turn), -620 * math.sin(turn)))):
            link = blob([(-14, -8), (0, -6), (14, -9), (15, 0), (14, 9), (0, 6), (-14, 8), (-15, 0)])
            canvas.drawPath(link, fill("#0A0408", 0.42))
            with moved(canvas, 1, 2):
                canvas.drawPath(link, stroke("#D8B090", 1.6, 0.16))
    canvas.drawPath(whole(), radial((620, 300), 1300, [("#FFB48A", 0.15), ("#FFB48A", 0.0)]))
    canvas.drawPath(whole(), radial((900, 480), 1240, [("#05020A", 0.0), ("#05020A", 0.25), ("#05020A", 0.78)], [0,
        0.5, 1]))
    frame(canvas)


# ---------------------------------------------------------------- the map of the campaign
PLACES: dict[str, tuple[str, float]] = {
    "q01": ("stone-pile", 92), "q02": ("spine-arrow", 92), "q03": ("earth-crack", 98), "q04": ("birch-trees", 102),
    "q05": ("wolf-howl", 105), "q06": ("ribcage", 105), "q07": ("old-wagon", 102), "q08": ("church", 108),
    "q09": ("droplets", 95), "q10": ("heart-organ", 148),
}  # fmt: skip
"""The sign of each quest's place and its size."""
INKED = Material("#5A2A22", "#3A1614", "#1C0808", "#8A4A3A")
LIFE = Material("#FF8A6A", "#C8242A", "#5A0A12", "#FFD8C8")


def mountains(canvas: skia.Canvas, spots: list[tuple[float, float, float]]) -> None:
    """Peaks of bone, drawn as maps draw them."""
    for x, y, size in spots:
        with moved(canvas, x, y, size / 40):
            peak = polygon([(-34, 20), (-12, -22), (-4, -10), (6, -36), (20, -6), (34, 20)])
            canvas.drawPath(peak, linear((-20, -30), (20, 20), [("#FFF4D8", 0.9), ("#C8AC80", 0.7), ("#7A5A3E", 0.3)]))
            canvas.drawPath(polygon([(6, -36), (20, -6), (34, 20), (8, 20), (14, 0)]), fill("#4A2A1E", 0.45))
            canvas.drawPath(polygon([(-34, 20), (-12, -22), (-4, -10), (6, -36), (20, -6), (34, 20)], False),
                stroke("#3A1A12", 2.6, 0.8))


def road(canvas: skia.Canvas) -> None:
    """The way from the first cut to the heart: a cord of sinew between the places."""
    spots = list(QUEST_SPOTS.values())
    path = skia.Path()
    path.moveTo(*spots[0])
    for k, (bx, by) in enumerate(spots[1:]):
        ax, ay = spots[k]
        side = 46 if k % 2 else -46
        long = math.hypot(bx - ax, by - ay)
        mx, my = (ax + bx) / 2 - (by - ay) / long * side, (ay + by) / 2 + (bx - ax) / long * side
        path.quadTo(mx, my, bx, by)
    canvas.drawPath(path, blurred(stroke("#2A0A08", 15, 0.55), 4))
    dashes = stroke("#8E1E1E", 7, 0.95)
    dashes.setPathEffect(skia.DashPathEffect.Make([26, 13], 0))
    canvas.drawPath(path, dashes)
    shine = stroke("#F0805E", 2, 0.75)
    shine.setPathEffect(skia.DashPathEffect.Make([22, 17], -1))
    with moved(canvas, -1, -1.5):
        canvas.drawPath(path, shine)


def map_ground(canvas: skia.Canvas) -> None:
    """A tanned hide with the road of ten quests, nailed on dark wood."""
    hide(canvas, ["#2E1C18", "#22140F", "#180E0B", "#0E0807"], 9)
    dice, edge = random.Random(8), []
    for k in range(96):
        turn = math.tau * k / 96
        cos, sin = math.cos(turn), math.sin(turn)
        reach = 1 / max(abs(cos), abs(sin)) ** 0.86
        edge.append((960 + 872 * cos * reach * dice.uniform(0.975, 1.0), 540 + 478 * sin * reach * dice.uniform(0.965,
            1.0)))
    sheet = blob(edge)
    sheet = skia.Op(sheet, rounded((36, 34, 1848, 1012), 60), skia.PathOp.kIntersect_PathOp)
    with moved(canvas, 8, 14):
        canvas.drawPath(sheet, blurred(fill("#000000", 0.8), 16))
    canvas.drawPath(sheet, linear((100, 60), (1700, 1040), ["#D8B48C", "#C0946C", "#9E6E50", "#7A4C3A"]))
    noise(canvas, sheet, (0.003, 0.004), "#6A2A22", 0.85, 5, 4)
    noise(canvas, sheet, (0.0022, 0.003), "#F0D8B0", 0.6, 11, 4)
    noise(canvas, sheet, (0.1, 0.12), "#4A2418", 0.3, 6, 3)
    canvas.save()
    canvas.clipPath(sheet, skia.ClipOp.kIntersect, True)
    canvas.drawPath(oval(1580, 330, 420, 400), radial((1580, 330), 420, [("#C81E22", 0.85), ("#A8201E", 0.35),
        ("#8A1A1A", 0)], [0, 0.5, 1]))
    for k in range(15):
        turn = math.tau * k / 15 + dice.uniform(-0.1, 0.1)
        long = dice.uniform(260, 560)
        points = [(1580 + 70 * math.cos(turn), 330 + 70 * math.sin(turn)),
                  (1580 + long * 0.55 * math.cos(turn + 0.2), 330 + long * 0.55 * math.sin(turn + 0.2)),
                  (1580 + long * math.cos(turn - 0.05), 330 + long * math.sin(turn - 0.05))]  # fmt: skip
        canvas.drawPath(limb(points, 7), fill("#8E1A1C", 0.55))
        canvas.drawPath(limb(points, 2.4), fill("#E85A44", 0.4))
    spots = sorted((dice.uniform(90, 1830), dice.uniform(90, 990), dice.uniform(26, 50)) for _ in range(150))
    clear = [*QUEST_SPOTS.values()]
    peaks = [(x, y, k) for x, y, k in spots if all(math.hypot(x - a, y - b) > 118 for a, b in clear)
             and ((y < 250 and x < 1250) or y > 900 or abs(x - 1010) < 90 or x < 150)]  # fmt: skip
    mountains(canvas, sorted(peaks, key=lambda p: p[1]))
    for _ in range(420):
        x, y = dice.uniform(60, 1860), dice.uniform(60, 1020)
        long, lean = dice.uniform(12, 34), dice.uniform(-0.3, 0.3)
        canvas.drawLine(x, y, x + long, y + long * lean, stroke("#5A201A", 1.6, 0.3))
    canvas.drawPath(sheet, blurred(stroke("#2A100C", 60, 0.75), 22))
    canvas.restore()
    canvas.drawPath(sheet, stroke("#E8C8A0", 2, 0.5))
    road(canvas)
    for name, (x, y) in QUEST_SPOTS.items():
        glyph, size = PLACES[name]
        canvas.drawPath(oval(x, y + size * 0.38, size * 0.8, size * 0.3), blurred(fill("#3A1410", 0.5), 10))
        canvas.drawPath(oval(x, y, size * 0.86, size * 0.86), radial((x, y), size * 0.86, [("#F4DCB4", 0.95),
            ("#E8C498", 0.8), ("#D8A878", 0)], [0, 0.62, 1]))
        stuff = LIFE if name == "q10" else INKED
        solid_glyph(canvas, glyph_path(glyph), stuff, (x - size / 2, y - size / 2, size, size), 2.4)
    canvas.drawPath(whole(), radial((620, 300), 1500, [("#FFE2B0", 0.14), ("#FFE2B0", 0.0)]))
    canvas.drawPath(whole(), radial((960, 520), 1240, [("#05020A", 0.0), ("#05020A", 0.1), ("#05020A", 0.6)], [0, 0.6,
        1]))


# ---------------------------------------------------------------- scenes
def scene(mood: Mood, size: tuple[int, int], fine: float, parts: tuple[Part, ...], seed: int) -> Pixels:
    """A picture composed on the stage, as large as ``size`` times ``fine``."""
    stage = Stage(mood, size, seed, fine)
    for part in parts:
        part(stage)
    return stage.pixels(3, 0.6)


def camp(x: float, y: float, names: tuple[tuple[str, float, float, float, bool], ...]) -> tuple[Part, ...]:
    """A fire and who stands about it: (name, x, y, size, flip)."""
    behind = tuple(figure(n, x + dx, y + dy, k, f) for n, dx, dy, k, f in names if dy < 4)
    before = tuple(figure(n, x + dx, y + dy, k, f, rim=0.5) for n, dx, dy, k, f in names if dy >= 4)
    return (*behind, light(x, y - 12, 90, "#FF9A3A", 0.7), fire(x, y, 0.95), light(x, y - 20, 40, "#FFE0A0", 0.5),
        *before)


HEARTH: tuple[Part, ...] = (
    sky(stars=120, moon=(262, 30, 13)), hills(92, 9, "#3A1A22", 0.55), vertebrae([(-20, 84), (70, 52), (180, 88)], 15,
        "#B8A88A", 0.55, 1.0), plain(104, "#4A1E22"), rib_vault(160, 128, 92, 122, 4, "#CDBB96", 0.45),
    sprite(partial(wagon, state="empty"), 284, 128, 0.42), mule(236, 136, 50), mist(112, 14, "#8A4A3A", 0.7),
    *camp(160, 132, (("tolgar", -56, -2, 0.31, True), ("mirka", -24, -12, 0.27, True), ("karon", 24, -12, 0.28, False),
                     ("ioan", 54, -2, 0.3, False))),
    skulls(34, 150, 6, 22, 0.7, "#B8A684"), sparks(46, "#FFB04A", 10, 130), dim(alpha=0.5),
)  # fmt: skip
TITLE: tuple[Part, ...] = (
    sky(sun=(160, 62, 130), rays=13), hills(98, 12, "#5E1E24", 0.5, peak=True), plain(118, "#6E1E26", 11),
    rib_vault(160, 124, 122, 130, 5, "#D8C6A0", 0.5), light(160, 62, 110, "#FF6A3A", 0.6),
    *(vein(p, 4) for p in ([(160, 66), (120, 10), (52, 44)], [(160, 66), (204, 10), (270, 48)], [(158, 90), (130, 136),
        (62, 116)], [(164, 92), (194, 138), (258, 118)])),
    heart(160, 66, 40), *(figure(n, 70 + k * 36, 160 + (k % 2) * 5, 0.26, k > 2) for k, n in enumerate(PARTY)),
    mist(128, 12, "#E88A5A", 0.7), sparks(70, "#FFB46A"), dim(alpha=0.35),
)  # fmt: skip
RESULT = (270, 180)
RESULTS: dict[str, tuple[Mood, tuple[Part, ...]]] = {
    "win": (BONE_DAWN, (
        sky(sun=(150, 56, 130), rays=15), birds(150, 40, 14, 70, 1.0), hills(96, 9, "#A87A62", 0.6),
        vertebrae([(20, 104), (120, 64), (290, 100)], 16, "#F0E2C2", 0.4), plain(112, "#9A4A40", 9),
        heart(150, 84, 22, "#FFF0D0", "#C8665A", 0.35), light(150, 80, 70, "#FFF2CC", 0.6),
        *(figure(n, x, y, k, f) for n, x, y, k, f in (("seria", 80, 134, 0.33, True), ("mirka", 220, 134, 0.33, False),
            ("drava", 106, 141, 0.37, True), ("ioan", 194, 141, 0.37, False), ("karon", 134, 148, 0.41, True),
                ("tolgar",
            168, 148, 0.41, False))),
        sparks(50, "#FFF0C0"), mist(146, 12, "#F0D0A8", 0.6), dim(alpha=0.6))),
    "lose": (RED_NIGHT, (
        sky(sun=(150, 60, 110), rays=0), hills(100, 12, "#3E1018", 0.4, peak=True), heart(150, 56, 34, "#8A6A5A",
            "#E8282A", 1.0), plain(112, "#54141C", 9),
        *(figure(n, x, y, k, tone="#1A060C", far=0.55) for n, x, y, k in (("kynodon", 84, 128, 0.3), ("cranix", 118,
            122,
            0.24), ("osteodon", 186, 124, 0.27), ("ungulus", 220, 130, 0.3), ("myomita", 150, 120, 0.22), ("tendrilla",
            254, 126, 0.28), ("sclerid", 52, 126, 0.28))),
        sprite(lambda c: solid_glyph(c, glyph_path("broken-shield"), IRON, (-50, -50, 100, 100), 4), 178, 148, 0.26,
            24),
        sprite(lambda c: solid_glyph(c, glyph_path("shattered-sword"), IRON, (-50, -50, 100, 100), 4), 122, 149, 0.3,
            80),
        skulls(150, 156, 5, 26, 0.62, "#A8967A"), rocks(166, 7, 9, "#2A1014", 60, 250), sparks(40, "#FF5A3A"), dim(
            alpha=0.55))),
}  # fmt: skip
ROUND_THE_HEART = (("seria", 70, 137, 0.31, True), ("mirka", 200, 137, 0.31, False), ("drava", 94, 145, 0.36, True),
    ("ioan", 176, 145, 0.36, False), ("karon", 118, 152, 0.4, True), ("tolgar", 152, 152, 0.4, False))
EPILOGUES: dict[str, tuple[Mood, tuple[Part, ...]]] = {
    "win_keeper": (SALT, (
        sky(sun=(135, 62, 120), rays=19), birds(200, 34, 9, 60, 0.9), hills(100, 9, "#A89A88", 0.6),
        rib_vault(135, 122, 128, 118, 4, "#F4EAD2", 0.35), plain(114, "#A88C7C", 9, bones=True),
        light(135, 66, 84, "#FFF8E0", 0.7), heart(135, 66, 34, "#FFF6E0", "#D8B8A4", 0.2),
        *(figure(*one) for one in ROUND_THE_HEART), sparks(40, "#FFFCEC"), mist(150, 12, "#F4EEDC", 0.7),
        dim(alpha=0.45))),
    "win_breaker": (RED_NIGHT, (
        sky(stars=160, sun=(135, 46, 70), rays=21), hills(102, 12, "#3A0E16", 0.55, peak=True),
        *(vein(p, 4) for p in ([(128, 70), (80, 20), (10, 36)], [(142, 70), (190, 18), (262, 40)], [(124, 84), (70,
            120), (6, 104)], [(146, 84), (200, 122), (264, 100)])),
        plain(116, "#7A1E22", 11), light(135, 62, 96, "#FFD08A", 0.75),
        heart(135, 62, 38, "#4E3630", "#E0343A"),
        *(figure(*one) for one in ROUND_THE_HEART), rocks(166, 7, 9, "#2A1014", 10, 90),
        rocks(166, 7, 8, "#2A1014", 180, 262), sparks(90, "#FF9A4E"), dim(alpha=0.45))),
    "win_balance": (CHAPEL, (
        sky(stars=90, moon=(206, 40, 15), sun=(64, 40, 60), rays=9), hills(98, 9, "#4A3448", 0.55),
        rib_vault(135, 124, 116, 124, 5, "#D8C6A0", 0.5), plain(114, "#6A3438", 9), light(135, 64, 74, "#FFD9A0", 0.6),
        *(vein(p, 3) for p in ([(146, 64), (190, 30), (262, 60)], [(146, 80), (196, 112), (266, 96)])),
        heart(135, 64, 34), *(figure(*one) for one in ROUND_THE_HEART), mist(148, 12, "#C89A8A", 0.5),
        sparks(56, "#FFE2AC"), dim(alpha=0.45))),
}  # fmt: skip
"""Q10: the heart of a campaign that is won, as it was answered: kept in bone, broken in two, left in both its times."""
POSTER_PARTS: tuple[Part, ...] = (
    sky(sun=(70, 66, 100), rays=11), hills(116, 12, "#5E1E24", 0.45, peak=True), plain(124, "#6E1E26", 9),
    rib_vault(70, 134, 66, 134, 5, "#DCCAA4", 0.5), light(70, 66, 84, "#FF6A3A", 0.65),
    *(vein(p, 3) for p in ([(70, 74), (40, 20), (8, 60)], [(70, 74), (104, 22), (132, 62)], [(68, 96), (50, 140), (14,
        122)], [(74, 96), (92, 140), (126, 122)])),
    heart(70, 66, 37), light(70, 182, 74, "#E8583A", 0.4), figure("seria", 30, 160, 0.3, True),
    figure("ioan", 111, 160, 0.3), figure("drava", 52, 170, 0.35, True), figure("karon", 89, 171, 0.35),
    mist(138, 9, "#E88A5A", 0.6), skulls(20, 206, 4, 22, 0.8, "#B8A080", 9),
    skulls(120, 206, 4, 22, 0.8, "#B8A080", 14),
    long_bone(62, 207, 34, -8, 5, "#C0AA88"), long_bone(88, 198, 22, 16, 4, "#C0AA88", True),
    sparks(60, "#FFB46A", low=220), dim(alpha=0.32),
)  # fmt: skip


def poster(canvas: skia.Canvas) -> None:
    """The heart of two halves in its cage of ribs, four who have come for it."""
    stage = Stage(FLESH_DUSK, (140, 220), 7, POSTER[0] / 140)
    for part in POSTER_PARTS:
        part(stage)
    pixels = np.minimum(255, (stage.pixels(4, 0.7).astype(np.int32) + 2) // 4 * 4).astype(np.uint8)
    with framed(canvas):
        canvas.drawImage(skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType), 0, 0)


# ---------------------------------------------------------------- the shelf's icons
BONES = Material("#FFF8E2", "#DCC9A2", "#6E5638", "#FFFFFF")


def enamel(canvas: skia.Canvas, glyph: str, stuff: Material) -> None:
    """A sign of bone on enamel, in a ring of brass."""
    ground_shadow(canvas, oval(0, 0, 58, 58), 2, 5, 4, 0.6)
    medal(canvas, 0, 0, 58, stuff, BRASS_METAL, 8)
    solid_glyph(canvas, glyph_path(glyph), BONES, (-33, -33, 66, 66), 3)


def crest(canvas: skia.Canvas) -> None:
    """The crest of the order: the heart of two halves on a shield of bone."""
    edge = skia.Path()
    edge.moveTo(0, 112)
    edge.cubicTo(-86, 76, -104, 10, -98, -92)
    edge.quadTo(-50, -84, 0, -112)
    edge.quadTo(50, -84, 98, -92)
    edge.cubicTo(104, 10, 86, 76, 0, 112)
    edge.close()
    ground_shadow(canvas, edge, 5, 8, 7, 0.7)
    shaded(canvas, edge, BONES, 6)
    inner = placed(edge, 0, 0, 0.86)
    shaded(canvas, inner, Material("#9A3030", "#5A1218", "#1E0408", "#FFB0A0"), 4)
    stage = Stage(FLESH_DUSK, (120, 120), 3, 2)
    heart(60, 66, 34, beat=0)(stage)
    canvas.drawImageRect(stage.surface.makeImageSnapshot(), skia.Rect.MakeLTRB(-92, -100, 92, 84),
        skia.SamplingOptions(skia.CubicResampler.Mitchell()))
    canvas.drawPath(inner, stroke("#E7B95A", 4, 0.9))


BLOOD = Material("#C85A4A", "#7A1E1E", "#2E0A0E", "#FFB0A0")
SLATE = Material("#7A8494", "#3E4656", "#161A24", "#B8C2D0")
HOPE = Material("#F0B46A", "#A8642A", "#4A240A", "#FFE2B0")
VICTORIES = {
    "won": ("heart-organ", HOPE), "loss_all_down": ("skull-crossed-bones", BLOOD), "loss_exhausted": ("card-burn",
        SLATE), "loss_time": ("hourglass", SLATE), "loss_blocked": ("old-wagon", BLOOD),
    "conceded": ("flying-flag", SLATE), "agreed": ("shaking-hands", HOPE), "objective": ("bullseye", BLOOD),
    "together": ("three-friends", HOPE),
}  # fmt: skip
SHOWN = ("objective", "together")
"""What the poster of the menu tells."""


def register_scene(name: str, mood: Mood, size: tuple[int, int], fine: float, parts: tuple[Part, ...]) -> None:
    """Enter a composed picture."""
    make = partial(scene, mood, size, fine, parts, len(parts))
    atlas.PICTURES[name] = Picture(name, (0, 0), lambda _: None, 78, 420 * 1024, make)


assert (WIDTH, HEIGHT) == SIZE
register_picture("vermilion/backdrops/table.jpg", SIZE, table_ground, 76)
register_picture("vermilion/backdrops/map.jpg", SIZE, map_ground, 74)
register_scene("vermilion/backdrops/hearth.jpg", EMBERS, (320, 180), 6, HEARTH)
register_scene("vermilion/backdrops/title.jpg", FLESH_DUSK, (320, 180), 6, TITLE)
for _name, (_mood, _parts) in (RESULTS | EPILOGUES).items():
    register_scene(f"vermilion/results/{_name}.jpg", _mood, RESULT, 6, _parts)
register_poster("vermilion", poster, SHELF, MENU)
register("vermilion/crest", SHELF, (-118, -124, 118, 126), crest, page=f"{SHELF}_icons")
for _name, (_glyph, _stuff) in VICTORIES.items():
    _icon = partial(enamel, glyph=_glyph, stuff=_stuff)
    register(f"vermilion/victory/{_name}", SHELF, (-64, -64, 64, 64), _icon, trim=False, page=f"{SHELF}_icons")
for _name in SHOWN:
    register_ready(f"vermilion/victory/{_name}", (72, 72), SHELF, page=MENU)
