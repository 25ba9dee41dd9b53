"""Creed's unit tiles: board tiles, hand tiles and backs in the four nations' frames, and the steel figures of the log
(10, "Sprites").

A board tile's anchor is the middle of its face; on a cell of 184 sprite pixels the face has 176. The numerals are
drawn by the screen on the dark plate at the foot.
"""

from __future__ import annotations

from functools import cache, partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    Box,
    bevel,
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
    rim_light,
    rounded,
    soft_polygon,
    stroke,
)
from assets.paint.creed.engines import armoured_cavalry, ballista, cavalry, obstacle, siege_engine
from assets.paint.creed.nations import DYED, Nation, emblem, emblem_path, frame_path, pattern
from assets.paint.creed.soldiers import BOX as FIGURE
from assets.paint.creed.soldiers import Figure, archer, assassin, heavy_infantry, infantry, shieldbearer, spearman
from assets.paint.palette import dyed
from assets.paint.relief import GOLD, STEEL, Relief

FIGURES: dict[str, Figure] = {
    "infantry": infantry,
    "spearman": spearman,
    "shieldbearer": shieldbearer,
    "cavalry": cavalry,
    "archer": archer,
    "obstacle": obstacle,
    "siege_engine": siege_engine,
    "armoured_cavalry": armoured_cavalry,
    "heavy_infantry": heavy_infantry,
    "ballista": ballista,
    "assassin": assassin,
}
PAD = 12.0
TILE = (-92, -102, 92, 102)
FACE: Box = (-88, -88, 176, 176)
FOOT = 35.0
BAND = 17
"""How wide the band with the nation's pattern is."""
PLATE: Box = (-84, 34, 168, 48)
HAND = (-112, -162, 112, 170)
HAND_FACE: Box = (-104, -150, 208, 300)
HAND_FOOT = 66.0
HAND_PLATE: Box = (-96, 82, 192, 56)
LOG_NATION = Nation("steel", "#8C99AC", "round", "checks", "#39445A", 0.6)


@cache
def relief(kind: str, nation: Nation, scale: float) -> Relief:
    """The figure of a kind in a nation's colours."""
    left, top, right, bottom = FIGURE
    model = Relief((left - PAD, top - PAD, right + PAD, bottom), scale)
    FIGURES[kind](model, nation)
    return model


def slab(canvas: skia.Canvas, nation: Nation, face: Box, corner: float, thick: float) -> None:
    """The solid of a tile: shadow on the table, side wall, steel rim in the nation's shape."""
    body = frame_path(nation, face, corner)
    with moved(canvas, 3, thick + 3):
        canvas.drawPath(body, blurred(fill("#05040A", 0.65), 4))
    wall = mix("#2A3342", nation.dark, 0.55)
    for k in range(round(thick), 0, -1):
        with moved(canvas, 0, k):
            canvas.drawPath(body, fill(darker(wall, 0.15 + 0.45 * k / thick)))
    x, y, w, h = face
    rim = linear((x, y), (x + w * 0.6, y + h), ["#E3EAF2", "#8D9BB0", "#56637A", "#39445A"], [0, 0.3, 0.7, 1])
    canvas.drawPath(body, rim)
    noise(canvas, body, (0.02, 0.4), "#1D2635", 0.5, 8, 2)
    bevel(canvas, body, 4, 0.7, 0.6, "#FFFFFF", "#10141E")


def cloth_field(canvas: skia.Canvas, nation: Nation, face: Box, corner: float, inset: float) -> skia.Path:
    """The enamelled band and the sunken cloth inside the rim; returns the cloth's outline."""
    x, y, w, h = face
    band = frame_path(nation, (x + inset, y + inset, w - 2 * inset, h - 2 * inset), corner * 0.86)
    canvas.drawPath(
        band, linear((x, y), (x + w * 0.5, y + h), [lighter(nation.colour, 0.35), nation.colour, nation.dark])
    )
    canvas.drawPath(band, stroke("#0B0A14", 2, 0.75))
    with clipped(canvas, band):
        canvas.drawPath(pattern(nation, face, w * 0.125), fill(nation.contrast, 0.9))
    rim_light(canvas, band, 2, 0.5)
    deep = inset + BAND
    field = frame_path(nation, (x + deep, y + deep, w - 2 * deep, h - 2 * deep), corner * 0.7)
    base = mix(nation.colour, "#0C101C", nation.depth)
    tones = [mix(nation.colour, base, 0.4), base, darker(base, 0.4)]
    canvas.drawPath(field, radial((x + w * 0.42, y + h * 0.3), h * 0.72, tones, [0, 0.5, 1]))
    with clipped(canvas, field):
        canvas.drawPath(pattern(nation, face, w * 0.11), fill(nation.colour, 0.1))
    noise(canvas, field, (0.02, 0.5), darker(base, 0.7), 0.35, 5, 1)
    noise(canvas, field, (0.5, 0.02), lighter(base, 0.3), 0.16, 9, 1)
    bevel(canvas, field, 6, 0.0, 0.0)
    with clipped(canvas, field):
        outside = skia.Path(field)
        outside.toggleInverseFillType()
        with moved(canvas, 4, 6):
            canvas.drawPath(outside, blurred(fill("#05040A", 0.75), 5))
    canvas.drawPath(field, stroke("#0B0A14", 1.6, 0.8))
    return field


def chips(canvas: skia.Canvas, box: Box) -> None:
    """What the screen writes the values on: a blade for the attack at the left, a shield for the defence."""
    x, y, w, h = box
    half = w / 2 - 2
    sword = polygon([(x, y + h * 0.5), (x + h * 0.34, y), (x + half, y), (x + half, y + h), (x + h * 0.34, y + h)])
    left = x + w / 2 + 2
    guard = soft_polygon([(left, y), (left + half, y), (left + half, y + h * 0.6), (left + half / 2, y + h * 1.12),
                          (left, y + h * 0.6)], h * 0.12)  # fmt: skip
    for path, tones in ((sword, ("#3A3F4A", "#14171F")), (guard, ("#56637A", "#2A3446"))):
        with moved(canvas, 1, 3):
            canvas.drawPath(path, blurred(fill("#05040A", 0.8), 3))
        canvas.drawPath(path, linear((x, y), (x, y + h), list(tones)))
        canvas.drawPath(path, stroke("#0B0A14", 6, 0.9))
        canvas.drawPath(path, linear_stroke(y, h))
    with clipped(canvas, sword):
        canvas.drawLine(x + 8, y + h / 2, x + half, y + h / 2, stroke("#FFFFFF", 3, 0.16))
    with clipped(canvas, guard):
        canvas.drawLine(left + half / 2, y, left + half / 2, y + h * 1.1, stroke("#FFFFFF", 3, 0.16))


def linear_stroke(y: float, h: float) -> skia.Paint:
    """A line of lit steel."""
    paint = linear((0, y), (0, y + h), ["#EEF3F8", "#9AA8BC", "#5A6880"])
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(3.4)
    return paint


def crest(canvas: skia.Canvas, nation: Nation, cx: float, cy: float, radius: float) -> None:
    """The chip at the upper left: the nation's sign in its frame's shape, light on dark or dark on light."""
    box = (cx - radius, cy - radius, radius * 2, radius * 2)
    plate = frame_path(nation, box, radius * (1.0 if nation.corner == "round" else 0.5))
    light = nation.depth < 0.5
    with moved(canvas, 1, 3):
        canvas.drawPath(plate, blurred(fill("#05040A", 0.8), 3))
    canvas.drawPath(plate, fill(lighter(nation.colour, 0.55) if light else darker(nation.colour, 0.55)))
    canvas.drawPath(plate, stroke("#0B0A14", 7, 0.9))
    canvas.drawPath(plate, stroke("#E3EAF2", 3))
    side = radius * 1.5
    sign = emblem_path(nation.name, (cx - side / 2, cy - side / 2, side, side))
    canvas.drawPath(sign, fill("#1A1008" if light else "#FFF6DE"))


def face(canvas: skia.Canvas, nation: Nation, hand: bool) -> None:
    """An empty tile of the board or of the hand."""
    if hand:
        slab(canvas, nation, HAND_FACE, 24, 10)
        cloth_field(canvas, nation, HAND_FACE, 24, 7)
    else:
        slab(canvas, nation, FACE, 20, 11)
        cloth_field(canvas, nation, FACE, 20, 6)


def unit(kind: str, nation: Nation, canvas: skia.Canvas) -> None:
    """A board tile with its figure."""
    face(canvas, nation, False)
    glow_behind(canvas, (0, -26), 74, nation)
    with clipped(canvas, room(FACE)), moved(canvas, 0, FOOT + 4, 0.93):
        relief(kind, nation, 1.0).draw(canvas, 0.8, 4, 6, 5)
    chips(canvas, PLATE)
    crest(canvas, nation, -60, -60, 25)


def hand_tile(kind: str, nation: Nation, canvas: skia.Canvas) -> None:
    """A tile of the hand with its figure."""
    face(canvas, nation, True)
    canvas.drawPath(emblem_path(nation.name, (-58, -132, 116, 116)), fill(nation.colour, 0.3))
    glow_behind(canvas, (0, -36), 112, nation)
    with clipped(canvas, room(HAND_FACE)), moved(canvas, 0, HAND_FOOT + 10, 1.22):
        relief(kind, nation, 1.22).draw(canvas, 0.8, 4, 6, 5)
    chips(canvas, HAND_PLATE)
    crest(canvas, nation, -72, -118, 27)


def room(face: Box) -> skia.Path:
    """Where a figure may be: inside the rim at the sides, above it at the head."""
    x, y, w, h = face
    return rounded((x + 5, y - 20, w - 10, h + 20), 0)


def glow_behind(canvas: skia.Canvas, centre: tuple[float, float], radius: float, nation: Nation) -> None:
    """Light on the cloth behind a figure, so that its outline stands out."""
    tone = lighter(nation.colour, 0.55)
    canvas.drawPath(
        oval(*centre, radius, radius), radial(centre, radius, [(tone, 0.42), (tone, 0.16), (tone, 0.0)], [0, 0.55, 1])
    )


def blank(nation: Nation, canvas: skia.Canvas) -> None:
    """A board tile without figure."""
    face(canvas, nation, False)
    chips(canvas, PLATE)


def back(nation: Nation, hand: bool, canvas: skia.Canvas) -> None:
    """The back of a tile: the emblem in steel and gold on the nation's cloth."""
    face(canvas, nation, hand)
    size = 128 if hand else 106
    glow_behind(canvas, (0, 0), size * 0.72, nation)
    ring = oval(0, 0, size * 0.6, size * 0.6)
    canvas.drawPath(ring, fill(darker(nation.colour, 0.66), 0.55))
    canvas.drawPath(ring, stroke("#0B0A14", 5, 0.6))
    canvas.drawPath(ring, stroke("#C7A45C", 2.6, 0.95))
    emblem_relief(nation, size * 0.82).draw(canvas, 0.8, 3, 5, 3)


@cache
def _emblem_cached(name: str, size: float) -> Relief:
    half = size / 2
    model = Relief((-half - PAD, -half - PAD, half + PAD, half + PAD), 1.0)
    for path, role in emblem(name, (-half, -half, size, size)):
        model.part(path, GOLD if role == "main" else STEEL, size * 0.05, 1.2, 0.5, size * 0.014)
    return model


def emblem_relief(nation: Nation, size: float) -> Relief:
    """The nation's emblem cast in gold and steel about the origin."""
    return _emblem_cached(nation.name, size)


def lifted_shadow(canvas: skia.Canvas) -> None:
    """The soft shadow of a tile held over the board."""
    canvas.drawPath(rounded((-78, -78, 160, 168), 20), blurred(fill("#05040A", 0.6), 6))


def log_figure(kind: str, canvas: skia.Canvas) -> None:
    """The figure alone, its cloth in steel blue, for lists."""
    left, top, right, bottom = FIGURE
    model = Relief((left - PAD, top - PAD, right + PAD, bottom + PAD), 0.68)
    FIGURES[kind](model, LOG_NATION)
    with moved(canvas, 0, 48, 0.68):
        model.draw(canvas, 0.7, 3, 5, 4)


for _name, _nation in DYED.items():
    _units, _hand = dyed("creed/units", _name), dyed("creed/hand", _name)
    for _kind in FIGURES:
        register(f"creed/unit/{_kind}_{_name}", _units, TILE, partial(unit, _kind, _nation), trim=False)
        register(f"creed/hand/{_kind}_{_name}", _hand, HAND, partial(hand_tile, _kind, _nation), trim=False)
    register(f"creed/unit/back_{_name}", _units, TILE, partial(back, _nation, False), trim=False)
    register(f"creed/unit/blank_{_name}", _units, TILE, partial(blank, _nation), trim=False)
    register(f"creed/hand/back_{_name}", _hand, HAND, partial(back, _nation, True), trim=False)
register("creed/unit/shadow", "creed/units", TILE, lifted_shadow, trim=False)
for _kind in FIGURES:
    register(f"creed/kind/{_kind}", "creed/ui", (-64, -64, 64, 64), partial(log_figure, _kind), trim=False)
