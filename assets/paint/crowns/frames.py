"""The frames of Crowns' cards, their backs and the edge of a duplicate.

Sprites: ``crowns/frame/<type>/<faction>`` large (420 x 588 pixels; plots 588 x 420) and
``crowns/small/<type>/<faction>`` (300 x 420; plots 420 x 300) for character, location, attachment, event and plot in
the seven tints; ``crowns/frame/faction/<faction>``, ``crowns/frame/agenda``, ``crowns/frame/office``;
``crowns/back/draw`` (300 x 420), ``crowns/back/plot`` (420 x 300) and ``crowns/duplicate`` (300 x 26), which looks out
below a card of a width of 300. The windows and the other places are in scenes/titles/crowns/frame_rects.py and in the
index ("slots"): a window is open and has the shape of stage.CARD (6:5), that of a plot and an agenda the shape of
stage.WIDE (28:15). Draw the picture into the window's rectangle first, the frame over it: its rim shades the picture's
edge and covers its corners. Texts, numbers and icons are drawn by the client; the sockets are there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import skia

from assets.paint.atlas import Paint, register
from assets.paint.base import (
    BRASS_METAL,
    Box,
    Material,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    linear,
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
)  # fmt: skip
from assets.paint.crowns.crests import SMALL_CROWN, crest_shape
from assets.paint.glyphs import glyph_in, svg_path
from scenes.titles.crowns.frame_rects import (
    AGENDA,
    FACTION_CARD,
    LARGE,
    LARGE_SIZE,
    LARGE_WIDE,
    LARGE_WIDE_SIZE,
    OFFICE,
    SMALL,
    SMALL_SIZE,
    SMALL_WIDE,
    SMALL_WIDE_SIZE,
    TINTS,
    TYPES,
    Slots,
    frame_name,
)  # fmt: skip

INK = "#05040A"


@dataclass(frozen=True)
class Tint:
    """What a faction's cards are made of: the field's colours, the rim's metal, and the plates for words."""

    bright: str
    main: str
    deep: str
    rim: Material
    plate: str


BRASS_RIM = BRASS_METAL
TINT = {
    "concord": Tint("#3E9A96", "#17565A", "#08262C", BRASS_RIM, "#0A2228"),
    "legion": Tint("#C8542E", "#4A2A28", "#1A1416", Material("#E8906A", "#8E3A26", "#381410", "#FFD0B0"), "#1C1416"),
    "chantry": Tint("#B8A4E0", "#6A5494", "#2A1E48", Material("#FFFAEC", "#CFC2B0", "#6E6272", "#FFFFFF"), "#1E1634"),
    "heron": Tint("#9CC4DC", "#3A6A8E", "#14304C", Material("#FFFFFF", "#B4C2D0", "#4E6076", "#FFFFFF"), "#0F2236"),
    "dunesail": Tint("#F0B45A", "#B06A24", "#5A2810", Material("#FFD49A", "#C4622A", "#5A1E0E", "#FFE8C4"), "#341808"),
    "rootward": Tint("#9CB45A", "#4A6230", "#22301A", Material("#D8B484", "#7A5634", "#33200F", "#F2DCB4"), "#1A2012"),
    "neutral": Tint("#B4B8BC", "#62666E", "#2A2D34", Material("#DDE0E4", "#8A9098", "#3A3E46", "#FFFFFF"), "#1A1C22"),
}
OFFICIAL = Tint("#D8C48A", "#5A4E3A", "#241E18", BRASS_RIM, "#1A1614")
EMBLEMS = {"character": "character", "location": "white-tower", "attachment": "linked-rings",
           "event": "lightning-helix", "plot": "scroll-unfurled"}  # fmt: skip
SOCKETS = ("military", "intrigue", "power")


def window(kind: str, box: Box, k: float) -> skia.Path:
    """The opening of a type's frame: round, notched like battlements, cut off, scooped, level."""
    x, y, w, h = box
    if kind == "character":
        return rounded(box, 16 * k)
    if kind == "location":
        n = 16 * k
        return polygon([(x, y + n), (x + n, y + n), (x + n, y), (x + w - n, y), (x + w - n, y + n), (x + w, y + n),
                        (x + w, y + h), (x, y + h)])  # fmt: skip
    if kind == "attachment":
        n = 24 * k
        return polygon([(x + n, y), (x + w - n, y), (x + w, y + n), (x + w, y + h - n), (x + w - n, y + h),
                        (x + n, y + h), (x, y + h - n), (x, y + n)])  # fmt: skip
    whole = rounded(box, 3 * k)
    if kind == "event":
        for cx, cy in ((x, y), (x + w, y), (x, y + h), (x + w, y + h)):
            whole = skia.Op(whole, oval(cx, cy, 22 * k, 22 * k), skia.PathOp.kDifference_PathOp)
    return whole


def body(canvas: skia.Canvas, size: tuple[int, int], hole: skia.Path | None, tint: Tint, k: float) -> None:
    """The card's sheet: metal rim, field with the faction's light from the upper left, the window cut out."""
    w, h = size
    whole = rounded((0, 0, w, h), 20 * k)
    inner = rounded((7 * k, 7 * k, w - 14 * k, h - 14 * k), 14 * k)
    if hole is not None:
        whole, inner = (skia.Op(path, hole, skia.PathOp.kDifference_PathOp) for path in (whole, inner))
    shaded(canvas, whole, tint.rim, 3 * k)
    tones = [mix(tint.main, tint.bright, 0.5), tint.main, mix(tint.main, tint.deep, 0.65), tint.deep]
    canvas.drawPath(inner, linear((0, 0), (w * 0.5, h), tones, [0, 0.22, 0.6, 1]))
    noise(canvas, inner, (4.0 / w, 5.0 / w), tint.deep, 0.5, 3, 3)
    bevel(canvas, inner, 4 * k, 0.3, 0.6)
    if hole is None:
        return
    line = stroke(INK, 12 * k, 0.75)
    with clipped(canvas, inner):
        canvas.drawPath(hole, blurred(line, 3 * k))
    for width, tone in ((7.0, tint.rim.dark), (5.0, tint.rim.middle), (2.0, tint.rim.light)):
        with clipped(canvas, inner):
            canvas.drawPath(hole, stroke(tone, width * k))
    with clipped(canvas, hole):
        with moved(canvas, 1.5 * k, 2 * k):
            canvas.drawPath(hole, blurred(stroke(INK, 9 * k, 0.8), 3.5 * k))
        canvas.drawPath(hole, stroke(tint.rim.dark, 1.6 * k))


def plate(canvas: skia.Canvas, box: Box, tint: Tint, k: float, radius: float = 9.0, alpha: float = 0.97) -> None:
    """A dark plate for words, sunk into the field, with a line of metal."""
    x, y, w, h = box
    path = rounded((x + 1, y + 1, w - 2, h - 2), min(radius * k, h / 2))
    canvas.drawPath(path, blurred(fill(INK, 0.55), 3 * k))
    top, bottom = mix(tint.plate, tint.main, 0.16), darker(tint.plate, 0.35)
    canvas.drawPath(path, linear((x, y), (x, y + h), [(top, alpha), (bottom, alpha)]))
    with clipped(canvas, path):
        canvas.drawPath(path, blurred(stroke(INK, 6 * k, 0.7), 2.5 * k))
    edge = linear((x, y), (x + w * 0.3, y + h), [tint.rim.light, tint.rim.middle, tint.rim.dark])
    edge.setStyle(skia.Paint.kStroke_Style)
    edge.setStrokeWidth(1.8 * k)
    canvas.drawPath(path, edge)


def socket(canvas: skia.Canvas, box: Box, tint: Tint, k: float) -> None:
    """A round hollow that an icon lies in; it stays dark where a card lacks the icon."""
    x, y, w, h = box
    cx, cy, r = x + w / 2, y + h / 2, min(w, h) / 2 - 1
    metal = [tint.rim.dark, tint.rim.middle, tint.rim.light]
    canvas.drawPath(oval(cx, cy, r, r), linear((x, y), (x + w, y + h), metal))
    r -= 2.2 * k
    tones = [mix(tint.plate, "#000000", 0.5), mix(tint.plate, tint.main, 0.25)]
    canvas.drawPath(oval(cx, cy, r, r), linear((cx, cy - r), (cx, cy + r), tones))
    with clipped(canvas, oval(cx, cy, r, r)), moved(canvas, 1.5 * k, 2.5 * k):
        canvas.drawPath(oval(cx, cy, r, r), blurred(stroke(INK, 7 * k, 0.8), 2.5 * k))


def coin(canvas: skia.Canvas, box: Box, k: float) -> None:
    """The setting of the cost: a gold coin with a dark face for the number."""
    x, y, w, h = box
    cx, cy, r = x + w / 2, y + h / 2, min(w, h) / 2 - 1
    canvas.drawPath(oval(cx + 1.5 * k, cy + 2.5 * k, r, r), blurred(fill(INK, 0.7), 3 * k))
    canvas.drawPath(oval(cx, cy, r, r), linear((x, y), (x + w, y + h), ["#FFF0B8", "#E2AE4A", "#7A4B14"]))
    for turn in range(0, 360, 15):
        with moved(canvas, cx, cy, 1, turn):
            canvas.drawLine(0, -r + 1 * k, 0, -r + 4 * k, stroke("#6A4210", 1.2 * k, 0.7))
    r -= 5 * k
    canvas.drawPath(oval(cx, cy, r, r), linear((x, y), (x + w, y + h), ["#4A300C", "#2A1A06", "#5A3C12"]))
    canvas.drawPath(oval(cx, cy, r, r), stroke("#FFE9A8", 1.4 * k, 0.8))


def shield(canvas: skia.Canvas, box: Box, tint: Tint, k: float) -> None:
    """The setting of the strength."""
    x, y, w, h = box
    path = skia.Path()
    path.moveTo(x + w / 2, y + h - 2)
    path.cubicTo(x + w * 0.1, y + h * 0.8, x + 2, y + h * 0.6, x + 3, y + h * 0.1)
    path.quadTo(x + w * 0.3, y + h * 0.1, x + w / 2, y + 2)
    path.quadTo(x + w * 0.7, y + h * 0.1, x + w - 3, y + h * 0.1)
    path.cubicTo(x + w - 2, y + h * 0.6, x + w * 0.9, y + h * 0.8, x + w / 2, y + h - 2)
    path.close()
    with moved(canvas, 1.5 * k, 3 * k):
        canvas.drawPath(path, blurred(fill(INK, 0.7), 3 * k))
    shaded(canvas, path, tint.rim, 2.5 * k)
    with moved(canvas, x + w / 2, y + h * 0.47, 0.8):
        inner = skia.Path()
        path.offset(-x - w / 2, -y - h * 0.47, inner)
        canvas.drawPath(inner, linear((-w / 2, -h / 2), (w / 2, h / 2), [mix(tint.main, tint.bright, 0.25), tint.deep]))
        canvas.drawPath(inner, stroke(INK, 1.6 * k, 0.7))


def emblem(canvas: skia.Canvas, kind: str, box: Box, tint: Tint) -> None:
    """A card's type in metal."""
    solid_glyph(canvas, glyph_in(EMBLEMS[kind], (0, 0, 100, 100)), tint.rim, box, 1.5)


def watermark(canvas: skia.Canvas, box: Box, name: str, tint: Tint, size: float) -> None:
    """The faction's crest, faint, within a plate."""
    x, y, w, h = box
    path = crest_shape(name, (x + w / 2 - size / 2, y + h / 2 - size / 2, size, size))
    with clipped(canvas, rounded(box, 9)):
        canvas.drawPath(path, fill(tint.bright, 0.1))


def corners(canvas: skia.Canvas, size: tuple[int, int], stuff: Material, reach: float) -> None:
    """Cast leaves over the four corners."""
    w, h = size
    for turn, x, y in ((0, 0, 0), (90, w, 0), (180, w, h), (270, 0, h)):
        with moved(canvas, x, y, reach / 60, turn):
            leaf = skia.Path()
            leaf.moveTo(3, 60)
            leaf.quadTo(2, 3, 60, 3)
            leaf.quadTo(30, 9, 24, 14)
            leaf.quadTo(26, 24, 14, 24)
            leaf.quadTo(9, 30, 3, 60)
            leaf.close()
            canvas.drawPath(leaf, blurred(fill(INK, 0.6), 2))
            shaded(canvas, leaf, stuff, 2)


def large(canvas: skia.Canvas, kind: str, name: str) -> None:
    """The frame of an enlarged card."""
    tint = TINT[name]
    body(canvas, LARGE_SIZE, window(kind, LARGE["picture"], 1), tint, 1)
    corners(canvas, LARGE_SIZE, tint.rim, 40)
    for slot in ("name", "kind", "text", "foot"):
        plate(canvas, LARGE[slot], tint, 1, 9 if slot != "name" else 14)
    watermark(canvas, LARGE["text"], name, tint, 140)
    coin(canvas, LARGE["cost"], 1)
    if kind != "character":
        x, y, w, _ = LARGE["emblem"]
        for k, alpha in enumerate((0.5, 0.3, 0.16)):
            top = y + 82 + k * 46
            canvas.drawPath(polygon([(x + w / 2, top), (x + w / 2 + 9, top + 14), (x + w / 2, top + 28),
                                     (x + w / 2 - 9, top + 14)]), fill(tint.rim.light, alpha))  # fmt: skip
        emblem(canvas, kind, LARGE["emblem"], tint)
        return
    for slot in SOCKETS:
        socket(canvas, LARGE[slot], tint, 1)
    shield(canvas, LARGE["strength"], tint, 1)


def small(canvas: skia.Canvas, kind: str, name: str) -> None:
    """The frame of a card in the hand and on the table: the picture, two lines of name, a row of marks."""
    tint = TINT[name]
    body(canvas, SMALL_SIZE, window(kind, SMALL["picture"], 0.9), tint, 1.1)
    plate(canvas, SMALL["name"], tint, 1.3, 8)
    coin(canvas, SMALL["cost"], 1.5)
    if kind != "character":
        plate(canvas, SMALL["foot"], tint, 1.3, 8)
        emblem(canvas, kind, SMALL["emblem"], tint)
        return
    for slot in SOCKETS:
        socket(canvas, SMALL[slot], tint, 1.4)
    shield(canvas, SMALL["strength"], tint, 1.3)


def plot(canvas: skia.Canvas, name: str, little: bool) -> None:
    """The frame of a plot."""
    tint, slots, k = TINT[name], SMALL_WIDE if little else LARGE_WIDE, 1.2 if little else 1.0
    size = SMALL_WIDE_SIZE if little else LARGE_WIDE_SIZE
    body(canvas, size, window("plot", slots["picture"], k), tint, k)
    if not little:
        corners(canvas, size, tint.rim, 40)
    for slot in slots:
        if slot not in ("picture", "reserve"):
            plate(canvas, slots[slot], tint, k, 12 if slot in ("gold", "initiative", "claim", "name") else 8)
    if not little:
        watermark(canvas, slots["text"], name, tint, 84)
    shield_box = slots["reserve"]
    plate(canvas, shield_box, tint, k * 1.2, 22)
    x, y, w, h = shield_box
    inset = rounded((x + 5 * k, y + 5 * k, w - 10 * k, h - 10 * k), 16 * k)
    canvas.drawPath(inset, stroke(tint.rim.light, 1.4 * k, 0.5))


def faction_card(canvas: skia.Canvas, name: str) -> None:
    """The card of a faction: light behind its crest, a plate for its power."""
    tint = TINT[name]
    body(canvas, LARGE_SIZE, None, tint, 1)
    x, y, w, h = FACTION_CARD["crest"]
    cx, cy = x + w / 2, y + h / 2
    canvas.drawPath(oval(cx, cy, 190, 190), radial((cx, cy), 190, [(tint.bright, 0.75), (tint.bright, 0)]))
    for turn in range(0, 360, 12):
        with moved(canvas, cx, cy, 1, turn):
            canvas.drawPath(polygon([(-3, -120), (0, -176), (3, -120)]), fill(tint.rim.light, 0.16))
    canvas.drawPath(oval(cx, cy, 148, 148), stroke(tint.rim.light, 2, 0.6))
    canvas.drawPath(oval(cx, cy, 142, 142), stroke(tint.rim.dark, 4, 0.7))
    corners(canvas, LARGE_SIZE, tint.rim, 64)
    for slot in ("name", "kind", "crown"):
        plate(canvas, FACTION_CARD[slot], tint, 1, 12)


def special(canvas: skia.Canvas, slots: Slots, tint: Tint, sign: str) -> None:
    """The frame of an agenda and of an office."""
    body(canvas, LARGE_SIZE, window("event" if sign == "agenda" else "location", slots["picture"], 0.8), tint, 1)
    corners(canvas, LARGE_SIZE, tint.rim, 56)
    for slot in slots:
        if slot != "picture":
            plate(canvas, slots[slot], tint, 1, 12)
    for slot, colour in (("supports", "#3EA85A"), ("rivals", "#C8402E")):
        if slot in slots:
            x, y, _, h = slots[slot]
            canvas.drawPath(rounded((x + 4, y + 4, 6, h - 8), 3), fill(colour))


def back(canvas: skia.Canvas, wide: bool) -> None:
    """The back of the cards: deep water over wet sand, the crown of fifteen points; plots have it on a scroll."""
    w, h = (420, 300) if wide else (300, 420)
    whole, inner = rounded((0, 0, w, h), 22), rounded((10, 10, w - 20, h - 20), 14)
    shaded(canvas, whole, BRASS_METAL, 4)
    tones = ["#6A4A2A", "#3E2A1E", "#1E1416"] if wide else ["#3E6A5A", "#1E4A3E", "#0E2A28", "#0A1618"]
    canvas.drawPath(inner, linear((0, 0), (w * 0.5, h), tones))
    noise(canvas, inner, (0.012, 0.03), "#04100E", 0.6, 5, 3)
    cx, cy = w / 2, h / 2
    with clipped(canvas, inner):
        for ring in range(1, 7):
            r = ring * 42
            canvas.drawPath(oval(cx, cy, r * (1.25 if wide else 0.95), r), stroke("#E8D49A", 1.4, 0.26 - ring * 0.03))
        glow = radial((cx, cy), 150, [("#FFE9A8", 0.45), ("#FFE9A8", 0)])
        canvas.drawPath(oval(cx, cy, 150, 150), glow)
        canvas.drawPath(inner, blurred(stroke(INK, 34, 0.75), 12))
    canvas.drawPath(rounded((22, 22, w - 44, h - 44), 10), stroke("#E9C77E", 2, 0.8))
    corners(canvas, (w, h), BRASS_METAL, 48)
    if wide:
        solid_glyph(canvas, glyph_in("scroll-unfurled", (0, 0, 100, 100)),
                    Material("#F4E6C0", "#D0B47C", "#7A5A2E", "#FFFFFF"), (cx - 92, cy - 92, 184, 184), 5)  # fmt: skip
    else:
        crown = Material("#FFE9A8", "#E2AE4A", "#7A4B14", "#FFF8DC")
        solid_glyph(canvas, svg_path(SMALL_CROWN), crown, (cx - 76, cy - 66, 152, 132), 5)
        solid_glyph(canvas, polygon([(0, -10), (6, 0), (0, 10), (-6, 0)]), crown, (cx - 14, cy + 92, 28, 44), 2)
        solid_glyph(canvas, polygon([(0, -10), (6, 0), (0, 10), (-6, 0)]), crown, (cx - 14, cy - 136, 28, 44), 2)
    rim_light(canvas, whole, 1.6, 0.5)


def duplicate(canvas: skia.Canvas) -> None:
    """The lower edge of a second card that lies below."""
    with clipped(canvas, polygon([(0, 0), (300, 0), (300, 26), (0, 26)])):
        path = rounded((0, -60, 300, 86), 20)
        shaded(canvas, path, Material("#F2E6CC", "#B8A484", "#5E4C34", "#FFFFFF"), 3)
        canvas.drawPath(rounded((8, -60, 284, 78), 14), linear((0, 0), (0, 20), ["#0B0A10", "#4A4238"]))


STEP = 4


def quiet(canvas: skia.Canvas, paint: Paint) -> None:
    """Painted in steps of colour that nobody sees: the file has a third less bytes."""
    steps = [min(255, (k + STEP // 2) // STEP * STEP) for k in range(256)]
    table = skia.TableColorFilter.MakeARGB(list(range(256)), steps, steps, steps)
    canvas.saveLayer(None, skia.Paint(ColorFilter=table))
    paint(canvas)
    canvas.restore()


def enter(name: str, size: tuple[int, int], paint: Paint, slots: Slots | None = None, small: bool = False) -> None:
    """Register a frame in the atlas of the large or the small ones."""
    extra = {} if slots is None else {"slots": slots}
    atlas = "crowns/frames_small" if small else "crowns/frames"
    register(name, atlas, (0, 0, *size), partial(quiet, paint=paint), False, **extra)


for _tint in TINTS:
    for _kind in TYPES:
        enter(frame_name(_kind, _tint), LARGE_SIZE, partial(large, kind=_kind, name=_tint), LARGE)
        enter(frame_name(_kind, _tint, True), SMALL_SIZE, partial(small, kind=_kind, name=_tint), SMALL, True)
    enter(frame_name("plot", _tint), LARGE_WIDE_SIZE, partial(plot, name=_tint, little=False), LARGE_WIDE)
    enter(frame_name("plot", _tint, True), SMALL_WIDE_SIZE, partial(plot, name=_tint, little=True), SMALL_WIDE, True)
    if _tint != "neutral":
        enter(frame_name("faction", _tint), LARGE_SIZE, partial(faction_card, name=_tint), FACTION_CARD)
enter("crowns/frame/agenda", LARGE_SIZE, partial(special, slots=AGENDA, tint=TINT["neutral"], sign="agenda"), AGENDA)
enter("crowns/frame/office", LARGE_SIZE, partial(special, slots=OFFICE, tint=OFFICIAL, sign="office"), OFFICE)
enter("crowns/back/draw", SMALL_SIZE, partial(back, wide=False), small=True)
enter("crowns/back/plot", SMALL_WIDE_SIZE, partial(back, wide=True), small=True)
enter("crowns/duplicate", (300, 26), duplicate, small=True)
