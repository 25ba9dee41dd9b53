"""The poster of Realigious and its victory icons."""

from __future__ import annotations

import skia

from assets.paint import ui_icons
from assets.paint.atlas import register
from assets.paint.base import (
    BONE,
    GOLD,
    PLASTER,
    STONE,
    Material,
    blurred,
    fill,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    solid_glyph,
    stroke,
)
from assets.paint.effects import EFFECTS, Spot
from assets.paint.palette import SEATS
from assets.paint.posters import POSTER, framed, register_poster
from assets.paint.realigious.card_things import THINGS
from assets.paint.stuffs import GRASS, LAGOON, SAND, VIOLET
from assets.paint.ui_app import EYE
from assets.paint.ui_icons import icon
from assets.paint.ui_menu import register_ready
from assets.paint.ui_shapes import shape

SHELF, MENU = "realigious/ui_shelf", "realigious/ui_menu"

LEAVES = Material("#8CCB6A", "#3E8A44", "#12401F", "#CFF2A4")
ROCK = Material("#D6DAE4", "#878EA2", "#3A3F54", "#FFFFFF")

VICTORIES = {
    "religious": ("prayer", GOLD),
    "social": ("laurels", ui_icons.JADE),
    "mystic": ("crystal-shine", ui_icons.TEAL_GLASS),
    "survival": ("crossed-swords", ui_icons.RUBY),
    "judgement": ("scales", ui_icons.PEARL),
}


def _poster_sky(canvas: skia.Canvas) -> None:
    w, h = POSTER
    whole = polygon([(0, 0), (w, 0), (w, h), (0, h)])
    tones = ["#0E5A6A", "#1F8E96", "#2A6E92", "#3A2E7A", "#150E34"]
    canvas.drawPath(whole, linear((0, 0), (w * 0.3, h), tones, [0, 0.28, 0.5, 0.75, 1]))
    noise(canvas, whole, (0.005, 0.008), "#7FF0E4", 0.7, 5, 5, 0.47)
    noise(canvas, whole, (0.004, 0.007), "#06122A", 0.9, 12, 5, 0.48)
    spot = Spot(w / 2, 258, 320, 560, w, h)
    EFFECTS["stars"](canvas, spot, "#C8FFF6", 4)
    canvas.drawPath(
        whole, radial((w / 2, 258), 430, [("#FFF3C4", 0.85), ("#8CF0E0", 0.35), ("#8CF0E0", 0)], [0, 0.4, 1])
    )
    EFFECTS["rays"](canvas, spot, "#FFF0C0", 3)
    for r, width, alpha in ((214, 10, 0.35), (214, 3, 0.9), (232, 1.6, 0.6)):
        canvas.drawPath(oval(w / 2, 258, r, r), blurred(stroke("#FFE9A8", width, alpha), width * 0.3))


def _poster_isles(canvas: skia.Canvas) -> None:
    """The land under the eye in tiles down to the frame, with the cults' pieces and buildings on them; the near ones
    lie in dusk."""
    isles = (
        (280, 596, 150, STONE, "church", PLASTER), (150, 652, 170, GRASS, "village", PLASTER),
        (412, 652, 170, SAND, "indian-palace", PLASTER), (282, 706, 190, GRASS, "", BONE),
        (108, 750, 176, LAGOON, "", BONE), (456, 752, 176, VIOLET, "", BONE),
        (282, 810, 200, SAND, "ancient-ruins", PLASTER), (88, 858, 204, GRASS, "forest", LEAVES),
        (476, 860, 204, STONE, "peaks", ROCK), (282, 920, 212, LAGOON, "", BONE),
    )  # fmt: skip
    for x, y, size, stuff, thing, made in isles:
        with moved(canvas, x, y - 58):
            canvas.drawPath(oval(0, size * 0.5, size * 0.4, size * 0.1), blurred(fill("#05040A", 0.5), 12))
            THINGS["tile!"](canvas, size, stuff)
            if thing:
                side = size * (0.54 if y < 700 else 0.45)
                solid_glyph(canvas, shape(thing), made, (-side / 2, -side * 0.85, side, side), 5)
    for seat, (x, y, size) in zip(
        SEATS[:4], ((96, 758, 118), (236, 716, 128), (338, 724, 128), (466, 760, 118)), strict=True
    ):
        with moved(canvas, x, y - 58):
            THINGS["figure!"](canvas, size, Material(seat.light, seat.colour, seat.dark, "#FFFFFF"))


def poster(canvas: skia.Canvas) -> None:
    """The eye over the contested land."""
    w, h = POSTER
    with framed(canvas):
        _poster_sky(canvas)
        eye = shape("all-seeing-eye")
        box = (w / 2 - 165, 88, 330, 330)
        canvas.drawPath(oval(w / 2, 258, 120, 120), blurred(fill("#FFFFFF", 0.55), 40))
        solid_glyph(canvas, eye, EYE, box, 12)
        EFFECTS["sparkles"](canvas, Spot(w / 2, 258, 300, 560, w, 500), "#FFF6D0", 9)
        depth = radial((w / 2, 740), 360, [("#4FC8C4", 0.5), ("#3A6AA8", 0.35), ("#3A2E7A", 0)], [0, 0.5, 1])
        canvas.drawPath(polygon([(0, 380), (w, 380), (w, h), (0, h)]), depth)
        _poster_isles(canvas)
        low = polygon([(0, 640), (w, 640), (w, h), (0, h)])
        canvas.drawPath(
            low, linear((0, 640), (0, h), [("#0A0818", 0), ("#0A0818", 0.2), ("#0A0818", 0.62)], [0, 0.5, 1])
        )


register_poster("realigious", poster, SHELF, MENU)
for _name, (_glyph, _stuff) in VICTORIES.items():
    register(
        f"realigious/victory/{_name}",
        SHELF,
        (-64, -64, 64, 64),
        icon(_glyph, _stuff),
        trim=False,
        page=f"{SHELF}_icons",
    )
for _name in ("religious", "social", "mystic", "survival"):
    register_ready(f"realigious/victory/{_name}", (48, 48), SHELF, page=MENU)
