"""Card frames and the card's back. The picture window is open; the client draws texts, numbers and costs.

Two layouts: frame/<branch> for the inspector (336 x 469 on the canvas) and hand/<branch> for the hand
(140 x 196), both painted at 2x. The index entry's "slots" gives each place as [x, y, width, height] in sprite
pixels: picture, level (round), title, cost, kind, text (the last two in the inspector only).
"""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BRASS_METAL,
    GOLD,
    IRON,
    Box,
    Material,
    bevel,
    blurred,
    clipped,
    fill,
    ground_shadow,
    linear,
    medal,
    mix,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rim_light,
    rounded,
    shaded,
    solid_glyph,
    stroke,
)
from assets.paint.goods_backs import BACK_SIZE
from assets.paint.realigious.card_medals import emblem
from assets.paint.realigious.card_moods import BRANCHES, Branch
from assets.paint.stuffs import SUN
from assets.paint.ui_shapes import shape, star

BIG = {
    "level": [20, 20, 112, 112],
    "title": [136, 30, 500, 96],
    "picture": [62, 132, 548, 380],
    "cost": [40, 520, 252, 56],
    "kind": [380, 520, 252, 56],
    "emblem": [290, 502, 92, 92],
    "text": [40, 592, 592, 306],
}
SMALL = {
    "level": [8, 8, 64, 64],
    "emblem": [214, 10, 54, 54],
    "picture": [14, 14, 252, 174],
    "title": [14, 196, 252, 116],
    "cost": [14, 320, 252, 58],
}
RIMS = {"shame": IRON, "glory": SUN, "religion": Material("#FFF4D8", "#CDB484", "#6E5630", "#FFFFFF")}
BIG_SIZE, SMALL_SIZE = (672, 938), (280, 392)


def _box(slot: list[int]) -> Box:
    return slot[0], slot[1], slot[2], slot[3]


def _rim(name: str) -> Material:
    return RIMS.get(name, BRASS_METAL)


def _body(canvas: skia.Canvas, size: tuple[int, int], window: Box, name: str, radius: float, rim: float) -> None:
    """The card's sheet: metal rim, coloured field with grain, window cut out."""
    branch = BRANCHES[name]
    w, h = size
    hole = rounded(window, radius * 0.45)
    whole = skia.Op(rounded((0, 0, w, h), radius), hole, skia.PathOp.kDifference_PathOp)
    inner = skia.Op(
        rounded((rim, rim, w - 2 * rim, h - 2 * rim), radius - rim * 0.6),
        hole,
        skia.PathOp.kDifference_PathOp,
    )
    shaded(canvas, whole, _rim(name), rim * 0.4)
    tones = [
        mix(branch.main, branch.bright, 0.25),
        branch.main,
        mix(branch.main, branch.deep, 0.6),
        branch.deep,
    ]
    canvas.drawPath(inner, linear((0, 0), (w * 0.4, h), tones, [0, 0.25, 0.6, 1]))
    grain = 6.0 / w
    noise(canvas, inner, (grain, grain), branch.deep, 0.75, 3, 5)
    noise(canvas, inner, (grain * 1.6, grain * 1.6), branch.bright, 0.4, 9, 4)
    bevel(canvas, inner, rim * 0.5, 0.25, 0.6)
    x, y, ww, wh = window
    around = rounded((x - rim * 0.7, y - rim * 0.7, ww + rim * 1.4, wh + rim * 1.4), radius * 0.45 + rim * 0.5)
    frame = skia.Op(around, hole, skia.PathOp.kDifference_PathOp)
    canvas.drawPath(frame, blurred(fill("#05040A", 0.7), rim * 0.6))
    shaded(canvas, frame, _rim(name), rim * 0.25)
    with clipped(canvas, hole):
        shade = rounded((x - 20, y - 20, ww + 40, wh + 40), radius)
        shade.addPath(rounded((x + 1, y + 2, ww, wh), radius * 0.45))
        shade.setFillType(skia.PathFillType.kEvenOdd)
        canvas.drawPath(shade, blurred(fill("#05040A", 0.7), rim * 0.45))


def _plate(
    canvas: skia.Canvas,
    box: Box,
    branch: Branch,
    radius: float,
    line: float,
    rim: Material,
    tint: float = 0.0,
) -> None:
    """A dark plate for text, with a thin metal line; `tint` is the share of the branch's colour in it."""
    x, y, _, h = box
    plate = rounded(box, radius)
    canvas.drawPath(plate, blurred(fill("#05040A", 0.55), line * 2))
    top, bottom = mix(branch.deep, "#17141E", 0.55), mix(branch.deep, "#0C0A12", 0.75)
    top, bottom = mix(top, branch.main, tint), mix(bottom, branch.main, tint * 0.6)
    canvas.drawPath(plate, linear((x, y), (x, y + h), [(top, 0.97), (bottom, 0.97)]))
    with clipped(canvas, plate):
        canvas.drawPath(plate, blurred(stroke("#05040A", line * 5, 0.7), line * 2.2))
    edge = linear((x, y), (x, y + h), [rim.light, rim.middle, rim.dark])
    edge.setStyle(skia.Paint.kStroke_Style)
    edge.setStrokeWidth(line)
    canvas.drawPath(plate, edge)


def _gem(canvas: skia.Canvas, box: Box, branch: Branch, rim: Material) -> None:
    """The round setting of the level number."""
    x, y, w, h = box
    cx, cy, r = x + w / 2, y + h / 2, w / 2
    ground_shadow(canvas, oval(cx, cy, r, r), r * 0.06, r * 0.1, r * 0.09, 0.7)
    light, middle = mix(branch.main, "#0C0A12", 0.35), mix(branch.deep, "#0C0A12", 0.35)
    dark = Material(light, middle, "#0A0810", branch.bright)
    medal(canvas, cx, cy, r, dark, rim, r * 0.17)


def _corners(canvas: skia.Canvas, size: tuple[int, int], stuff: Material, reach: float) -> None:
    w, h = size
    for turn, x, y in ((0, 0, 0), (90, w, 0), (180, w, h), (270, 0, h)):
        with moved(canvas, x, y, reach / 60, turn):
            leaf = skia.Path()
            leaf.moveTo(7, 66)
            leaf.quadTo(5, 7, 66, 7)
            leaf.quadTo(40, 13, 33, 22)
            leaf.quadTo(40, 30, 30, 33)
            leaf.quadTo(24, 38, 20, 32)
            leaf.quadTo(12, 40, 7, 66)
            leaf.close()
            canvas.drawPath(leaf, blurred(fill("#05040A", 0.6), 3))
            shaded(canvas, leaf, stuff, 2.2)


def big_frame(canvas: skia.Canvas, name: str) -> None:
    """The frame of the inspector's large card."""
    branch, rim = BRANCHES[name], _rim(name)
    _body(canvas, BIG_SIZE, _box(BIG["picture"]), name, 38, 14)
    _corners(canvas, BIG_SIZE, rim, 74)
    _plate(canvas, _box(BIG["title"]), branch, 22, 4, rim)
    _plate(canvas, _box(BIG["text"]), branch, 18, 3.5, rim)
    with clipped(canvas, rounded(_box(BIG["text"]), 18)):
        canvas.saveLayer(None, skia.Paint(Alphaf=0.1))
        canvas.drawPath(_watermark(branch), fill(branch.bright))
        canvas.restore()
    for slot in ("cost", "kind"):
        _plate(canvas, _box(BIG[slot]), branch, 26, 3, rim)
    _gem(canvas, _box(BIG["level"]), branch, rim)
    x, y, w, h = BIG["emblem"]
    with moved(canvas, x + w / 2, y + h / 2, w / 192):
        canvas.drawPicture(emblem(branch))


def _watermark(branch: Branch) -> skia.Path:
    x, y, w, h = BIG["text"]
    path = shape(branch.emblem)
    ink = path.computeTightBounds()
    scale = 250 / max(ink.width(), ink.height())
    matrix = skia.Matrix.Translate(x + w / 2, y + h / 2)
    matrix.preScale(scale, scale)
    matrix.preTranslate(-ink.centerX(), -ink.centerY())
    path.transform(matrix)
    return path


def small_frame(canvas: skia.Canvas, name: str) -> None:
    """The frame of a card in the hand: large picture, two lines of title, one line of price."""
    branch, rim = BRANCHES[name], _rim(name)
    _body(canvas, SMALL_SIZE, _box(SMALL["picture"]), name, 20, 8)
    _plate(canvas, _box(SMALL["title"]), branch, 12, 2.5, rim, 0.4)
    _plate(canvas, _box(SMALL["cost"]), branch, 14, 2.5, rim)
    _gem(canvas, _box(SMALL["level"]), branch, rim)
    x, y, w, h = SMALL["emblem"]
    with moved(canvas, x + w / 2, y + h / 2, w / 192):
        canvas.drawPicture(emblem(branch))


def card_back(canvas: skia.Canvas) -> None:
    """The back: teal and violet night, an eye in golden rays, a brass frame."""
    w, h = BACK_SIZE
    whole, inner = rounded((0, 0, w, h), 26), rounded((12, 12, w - 24, h - 24), 18)
    shaded(canvas, whole, BRASS_METAL, 5)
    canvas.drawPath(inner, linear((0, 0), (w * 0.5, h), ["#2C8A92", "#1C4E6E", "#3A2A72", "#1C1038"]))
    noise(canvas, inner, (0.012, 0.012), "#0A0A26", 0.8, 5, 5)
    noise(canvas, inner, (0.02, 0.02), "#8FE6E0", 0.35, 11, 4)
    with clipped(canvas, inner):
        for k in range(-12, 24):
            line = stroke("#BFF3EE", 1.4, 0.12)
            canvas.drawPath(polygon([(k * 36 - 300, 0), (k * 36 + 300, h)], False), line)
            canvas.drawPath(polygon([(k * 36 + 300, 0), (k * 36 - 300, h)], False), line)
        light = radial((w / 2, h / 2), 210, [("#FFE9A8", 0.5), ("#FFE9A8", 0)])
        canvas.drawPath(oval(w / 2, h / 2, 210, 210), light)
        canvas.drawPath(inner, blurred(stroke("#05040A", 40, 0.75), 16))
    rays = star(32, 0.62, 152)
    rays.offset(w / 2 - 50, h / 2 - 50)
    canvas.drawPath(rays, blurred(fill("#05040A", 0.6), 8))
    shaded(canvas, rays, Material("#8E6A2C", "#5E4216", "#2E1C06", "#D8AC58"), 3)
    medal(canvas, w / 2, h / 2, 116, Material("#3E9AA0", "#1E4A6A", "#160E34", "#C8FFF8"), BRASS_METAL, 14)
    solid_glyph(canvas, shape("sheikah-eye"), GOLD, (w / 2 - 82, h / 2 - 82, 164, 164), 6)
    line = stroke("#E9C77E", 2.5, 0.8)
    canvas.drawPath(rounded((28, 28, w - 56, h - 56), 12), line)
    for y in (76, h - 76):
        solid_glyph(canvas, star(4, 0.3), GOLD, (w / 2 - 17, y - 17, 34, 34), 2)
    _corners(canvas, BACK_SIZE, BRASS_METAL, 62)
    rim_light(canvas, whole, 2, 0.5)


GROUPS = {
    "religious": ("expansion", "unity", "religion"),
    "social": ("influence_branch", "holy_war", "shame"),
    "mystic": ("ascension", "sacrifice", "glory"),
}
for _group, _names in GROUPS.items():
    for _name in _names:
        _large = partial(big_frame, name=_name)
        register(
            f"realigious/frame/{_name}",
            f"realigious/cards_frames_{_group}",
            (0, 0, *BIG_SIZE),
            _large,
            trim=False,
            slots=BIG,
        )
for _name in BRANCHES:
    _small = partial(small_frame, name=_name)
    register(f"realigious/hand/{_name}", "realigious/cards_hand", (0, 0, *SMALL_SIZE), _small, trim=False, slots=SMALL)
register("realigious/card/back", "realigious/cards_hand", (0, 0, *BACK_SIZE), card_back, trim=False)
