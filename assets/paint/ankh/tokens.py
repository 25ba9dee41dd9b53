"""Counters, markers and icons of Ankh (10, "Sprites"): followers, devotion markers, the gods' own tokens, region
numbers and what stands for powers, actions and events. Anchor: the middle.
"""

from __future__ import annotations

import math
from functools import partial

import skia

from assets.paint.ankh.monuments import SEATS, ankh_path
from assets.paint.atlas import register
from assets.paint.base import (
    AMETHYST,
    BONE,
    GOLD,
    IRON,
    JADE,
    RUBY,
    TEAL_GLASS,
    Material,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    glyph_in,
    glyph_path,
    lighter,
    linear,
    medal,
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
from assets.paint.figures import pattern_path, seat_badge
from assets.paint.glyphs import svg_path
from assets.paint.palette import Seat, dyed, dyes
from assets.paint.relief import less
from assets.paint.stuffs import AMBER, BLOOD, SAND

ATLAS, ICONS, MARKERS = "ankh/tokens", "ankh/icons", "ankh/tokens_seats"
SMALL, TILE = (-44, -44, 46, 50), (-56, -56, 58, 62)
MOST_REGIONS = 8
LAPIS = Material("#7FA8E8", "#2A4FA0", "#101F4C", "#CFE0FF")
CLAY = Material("#F0C79A", "#B8743F", "#5A3014", "#FFE6C8")
EARTH = Material("#A8743C", "#6A4420", "#2A180A", "#E8C690")
PICTURES: dict[str, tuple[str, Material]] = {
    "power/commanding": ("crook-flail", RUBY),
    "power/inspiring": ("stone-block", RUBY),
    "power/omnipresent": ("all-seeing-eye", RUBY),
    "power/revered": ("prayer", RUBY),
    "power/resplendent": ("sun-priest", LAPIS),
    "power/obelisk_attuned": ("obelisk", LAPIS),
    "power/temple_attuned": ("egyptian-temple", LAPIS),
    "power/pyramid_attuned": ("great-pyramid", LAPIS),
    "power/glorious": ("laurel-crown", AMBER),
    "power/magnanimous": ("lotus-flower", AMBER),
    "power/bountiful": ("wheat", AMBER),
    "power/worshipful": ("holy-grail", AMBER),
    "action/move": ("egyptian-walk", TEAL_GLASS),
    "action/summon": ("stone-throne", TEAL_GLASS),
    "action/gain": ("egyptian-urns", TEAL_GLASS),
    "action/unlock": ("ankh", TEAL_GLASS),
    "event/control": ("flag-objective", EARTH),
    "event/caravan": ("camel", EARTH),
    "event/conflict": ("crossed-swords", BLOOD),
    "event/merge": ("linked-rings", AMETHYST),
    "event/forgotten": ("dust-cloud", IRON),
    "event/end": ("crown", GOLD),
}
"""What is seen on an icon and its enamel: powers by level, actions, events."""


def icon(canvas: skia.Canvas, name: str) -> None:
    """A golden cartouche, flat where the hand holds it, with a picture in relief on enamel."""
    glyph, stuff = PICTURES[name]
    outer = rounded((-50, -50, 100, 100), 30)
    with moved(canvas, 3, 6):
        canvas.drawPath(outer, blurred(fill("#05040A", 0.65), 4))
    with moved(canvas, 0, 4):
        canvas.drawPath(outer, fill("#3A240A"))
    shaded(canvas, outer, GOLD, 4)
    field = rounded((-42, -42, 84, 84), 24)
    canvas.drawPath(field, radial((-16, -20), 84, [stuff.middle, stuff.dark, darker(stuff.dark, 0.5)], [0, 0.6, 1]))
    noise(canvas, field, (0.02, 0.03), lighter(stuff.middle, 0.3), 0.35, 5, 3)
    canvas.drawPath(field, stroke("#1A0F04", 3, 0.85))
    for k in range(8):
        with moved(canvas, 0, 0, 1, k * 45):
            canvas.drawLine(0, -47.5, 0, -44.5, stroke("#7A4B14", 3))
    sign = ankh_path(40) if glyph == "ankh" else glyph_path(glyph)
    solid_glyph(canvas, sign, BONE if stuff is GOLD else GOLD, (-31, -31, 62, 62), 2.6)


def follower(canvas: skia.Canvas) -> None:
    """A kneeling worshipper of fired clay with raised hands."""
    solid_glyph(canvas, glyph_path("prayer"), CLAY, (-36, -36, 72, 72), 4)


def disc(canvas: skia.Canvas, stuff: Material, glyph: str, face: Material = GOLD, size: float = 40) -> None:
    """A round counter with a picture in relief."""
    canvas.drawPath(oval(3, 6, size + 1, size + 1), blurred(fill("#05040A", 0.65), 4))
    medal(canvas, 0, 0, size, stuff)
    reach = size * 0.62
    solid_glyph(canvas, glyph_path(glyph), face, (-reach, -reach, reach * 2, reach * 2), 2, False)


def cat(canvas: skia.Canvas, face: str) -> None:
    """A cat token: its back, or a face that tells +1, +3 or the star (R16)."""
    canvas.drawPath(oval(3, 6, 41, 41), blurred(fill("#05040A", 0.65), 4))
    medal(canvas, 0, 0, 40, JADE if face == "back" else SAND)
    if face == "back":
        solid_glyph(canvas, glyph_path("cat"), GOLD, (-25, -25, 50, 50), 2, False)
        return
    if face == "star":
        points = [(math.sin(k * math.pi / 5), -math.cos(k * math.pi / 5)) for k in range(10)]
        star = polygon(
            [(x * (26 if k % 2 == 0 else 11), y * (26 if k % 2 == 0 else 11)) for k, (x, y) in enumerate(points)]
        )
        shaded(canvas, star, RUBY, 3)
        canvas.drawPath(star, stroke("#3A0A10", 2, 0.8))
        return
    for dx, dy in {"one": ((0, 0),), "three": ((0, -13), (-14, 11), (14, 11))}[face]:
        paw = oval(dx, dy + 3, 8.5, 7)
        canvas.drawPath(paw, fill("#4A2A12"))
        for k in range(4):
            turn = math.radians(-150 + k * 40)
            canvas.drawPath(oval(dx + math.cos(turn) * 10, dy + 2 + math.sin(turn) * 9, 3.2, 4), fill("#4A2A12"))


def eye(canvas: skia.Canvas) -> None:
    """An eye of Horus on lapis."""
    disc(canvas, LAPIS, "eye-of-horus", BONE)


def banned(canvas: skia.Canvas) -> None:
    """The stamp on a banned card: a red eye in a struck ring."""
    with moved(canvas, 0, 0, 1, -14):
        band = less(oval(0, 0, 50, 50), oval(0, 0, 39, 39))
        canvas.drawPath(band, fill("#B0231E", 0.95))
        canvas.drawPath(polygon([(-44, 6), (44, -14), (44, -2), (-44, 18)]), fill("#B0231E", 0.95))
        canvas.drawPath(glyph_in("eye-of-horus", (-28, -30, 56, 56)), fill("#B0231E", 0.9))
        noise(canvas, rounded((-56, -56, 112, 112), 0), (0.09, 0.09), "#5A0A0A", 0.35, 9, 3)


def scale(canvas: skia.Canvas) -> None:
    """The scale of Ma'at on a stone plate."""
    plate = rounded((-50, -46, 100, 96), 14)
    with moved(canvas, 3, 6):
        canvas.drawPath(plate, blurred(fill("#05040A", 0.6), 4))
    shaded(canvas, plate, SAND, 4)
    solid_glyph(canvas, glyph_path("scales"), GOLD, (-38, -38, 76, 76), 3)


def sun(canvas: skia.Canvas) -> None:
    """A sun token of Ra: who bears it is radiant."""
    for k in range(16):
        with moved(canvas, 0, 0, 1, k * 22.5):
            ray = polygon([(-5, -26), (0, -42 if k % 2 else -36), (5, -26)])
            canvas.drawPath(ray, stroke("#5A3006", 2.4))
            canvas.drawPath(ray, linear((0, -42), (0, -24), ["#FFF3B8", "#E89A22"]))
    canvas.drawPath(oval(0, 0, 29, 29), fill("#5A3006"))
    ball = oval(0, 0, 27, 27)
    canvas.drawPath(ball, radial((-9, -10), 44, ["#FFF8D0", "#FFC23A", "#D9641C"], [0, 0.5, 1]))
    bevel(canvas, ball, 3, 0.7, 0.4)
    canvas.drawPath(ankh_path(18), fill("#8A3A0C", 0.85))


def portal(canvas: skia.Canvas) -> None:
    """A portal of Osiris: a false door of green stone, open on a swirl."""
    canvas.drawPath(oval(4, 40, 46, 14), blurred(fill("#05040A", 0.65), 5))
    for inset, stuff in ((0, JADE), (10, SAND)):
        frame = polygon([(-42 + inset, 40), (-34 + inset, -46 + inset), (34 - inset, -46 + inset), (42 - inset, 40)])
        shaded(canvas, frame, stuff, 4)
        canvas.drawPath(frame, stroke("#0A1E14", 2, 0.8))
    door = polygon([(-24, 40), (-19, -28), (19, -28), (24, 40)])
    canvas.drawPath(door, radial((0, 6), 44, ["#EFFFE6", "#5EE0A0", "#0C5A48", "#04201C"], [0, 0.25, 0.65, 1]))
    with clipped(canvas, door):
        canvas.drawPath(glyph_in("divided-spiral", (-26, -20, 52, 52)), fill("#E6FFF0", 0.7))
    canvas.drawPath(door, stroke("#04201C", 2.4))
    canvas.drawPath(oval(0, -39, 6, 5), fill("#F2C75C"))


def conflict(canvas: skia.Canvas) -> None:
    """The conflict token: who holds it wins ties."""
    disc(canvas, RUBY, "crossed-swords", GOLD, 46)


def slot(canvas: skia.Canvas) -> None:
    """A trap slot of Anubis: a grave in black stone."""
    plate = rounded((-44, -44, 88, 88), 12)
    with moved(canvas, 3, 5):
        canvas.drawPath(plate, blurred(fill("#05040A", 0.6), 4))
    shaded(canvas, plate, IRON, 4)
    pit = rounded((-32, -34, 64, 70), 20)
    canvas.drawPath(pit, linear((0, -34), (0, 36), ["#05050A", "#141826", "#2E3550"]))
    canvas.drawPath(pit, stroke("#E2AE4A", 3))
    canvas.drawPath(ankh_path(22), fill("#4A5678", 0.8))


def two_cards(canvas: skia.Canvas, up: bool) -> None:
    """Amun's token: two cards, unused (lit) or used."""
    stuff = LAPIS if up else IRON
    for x, turn in ((-13, -12), (13, 12)):
        card = rounded((-22, -34, 44, 68), 7)
        with moved(canvas, x, 0, 1, turn):
            with moved(canvas, 3, 5):
                canvas.drawPath(card, blurred(fill("#05040A", 0.6), 3))
            shaded(canvas, card, stuff, 3)
            canvas.drawPath(rounded((-17, -29, 34, 58), 4), stroke("#F2C75C" if up else "#767C88", 2.4))
            canvas.drawPath(ankh_path(18), fill("#F2C75C" if up else "#767C88"))


def region(canvas: skia.Canvas, number: int) -> None:
    """The plate of a region's number: a stone cartouche with as many notches; the numeral is written by the screen."""
    plate = rounded((-40, -34, 80, 68), 30)
    with moved(canvas, 3, 6):
        canvas.drawPath(plate, blurred(fill("#05040A", 0.65), 4))
    with moved(canvas, 0, 4):
        canvas.drawPath(plate, fill("#241608"))
    shaded(canvas, plate, GOLD, 4)
    field = rounded((-33, -27, 66, 54), 24)
    canvas.drawPath(field, radial((-10, -14), 60, ["#34486E", "#1A2542", "#0C1226"]))
    canvas.drawPath(field, stroke("#0A0A14", 2.4))
    for k in range(number):
        x = (k - (number - 1) / 2) * 7.4
        canvas.drawLine(x, 17, x, 22, stroke("#F2C75C", 3.2))


NUMERALS = (
    "M-9 -13L3 -22V22",
    "M-12 -10C-12 -27 13 -27 13 -10C13 2 -12 12 -13 22H14",
    "M-12 -21H12L-1 -5C17 -5 16 22 -1 22C-8 22 -12 19 -14 14",
    "M6 22V-22L-15 10H15",
    "M11 -21H-9L-11 -3C-4 -8 13 -8 13 7C13 26 -10 25 -13 15",
    "M10 -21C-8 -19 -14 -2 -13 8C-12 26 13 26 13 8C13 -7 -9 -7 -13 6",
    "M-13 -21H13L-3 22",
    "M0 -3C-16 -5 -14 -22 0 -22C14 -22 16 -5 0 -3C-18 -1 -16 22 0 22C16 22 18 -1 0 -3Z",
)
"""The middle lines of 1, 2, 3 …"""


def sign(canvas: skia.Canvas, number: int) -> None:
    """A region in a line of text: its plate, filled by the numeral, which still reads where it is very small."""
    with moved(canvas, 3, 6):
        canvas.drawPath(oval(0, 0, 42, 42), blurred(fill("#05040A", 0.65), 4))
    shaded(canvas, oval(0, 0, 42, 42), GOLD, 4)
    canvas.drawPath(oval(0, 0, 36, 36), fill("#0C1226"))
    canvas.drawPath(svg_path(NUMERALS[number - 1]), stroke("#FFE9B0", 9))


def marker(canvas: skia.Canvas, seat: Seat) -> None:
    """A devotion marker: an ankh of the seat's enamel, cut out, its emblem below the loop."""
    sign = ankh_path(46)
    with moved(canvas, 4, 7):
        canvas.drawPath(sign, blurred(fill("#05040A", 0.7), 4))
    for step in range(6, 0, -1):
        with moved(canvas, step * 0.25, step):
            canvas.drawPath(sign, fill(darker(seat.dark, 0.5)))
    canvas.drawPath(sign, stroke("#F7DDA0", 5))
    canvas.drawPath(
        sign, linear((-30, -46), (24, 46), [lighter(seat.colour, 0.5), seat.colour, seat.dark], [0, 0.5, 1])
    )
    with clipped(canvas, sign):
        canvas.drawPath(pattern_path(seat.pattern, 100, 120, 13), fill(seat.dark, 0.6))
    rim_light(canvas, sign, 2, 0.8)
    seat_badge(canvas, 0, 4, 13, seat)


def seal(canvas: skia.Canvas, seat: Seat) -> None:
    """Half of a merged marker: a bracelet in the seat's colour, laid under the other god's marker."""
    band = less(oval(0, 0, 50, 50), oval(0, 0, 39, 39))
    with moved(canvas, 3, 5):
        canvas.drawPath(band, blurred(fill("#05040A", 0.6), 3))
    canvas.drawPath(band, linear((-40, -50), (40, 50), [lighter(seat.colour, 0.4), seat.colour, seat.dark]))
    with clipped(canvas, band):
        canvas.drawPath(pattern_path(seat.pattern, 110, 110, 13), fill(seat.dark, 0.7))
    canvas.drawPath(oval(0, 0, 50, 50), stroke("#F7DDA0", 2.6))
    canvas.drawPath(oval(0, 0, 39, 39), stroke("#F7DDA0", 2.6))


for _name in PICTURES:
    register(f"ankh/{_name}", ICONS, TILE, partial(icon, name=_name))
register("ankh/follower", ATLAS, SMALL, follower)
for _name in ("back", "one", "three", "star"):
    register(f"ankh/cat_{_name}", ATLAS, SMALL, partial(cat, face=_name))
register("ankh/eye", ATLAS, SMALL, eye)
register("ankh/banned", ATLAS, TILE, banned)
register("ankh/scale", ATLAS, TILE, scale)
register("ankh/sun", ATLAS, TILE, sun)
register("ankh/portal", ATLAS, TILE, portal)
register("ankh/conflict", ATLAS, TILE, conflict)
register("ankh/slot", ATLAS, TILE, slot)
register("ankh/two_up", ATLAS, TILE, partial(two_cards, up=True))
register("ankh/two_down", ATLAS, TILE, partial(two_cards, up=False))
for _number in range(1, MOST_REGIONS + 1):
    register(f"ankh/region_{_number}", ATLAS, TILE, partial(region, number=_number))
    register(f"ankh/sign_{_number}", ATLAS, TILE, partial(sign, number=_number))
for _name, _seat in dyes(SEATS).items():
    register(f"ankh/marker/{_name}", dyed(MARKERS, _name), (-60, -60, 62, 66), partial(marker, seat=_seat))
    register(f"ankh/seal/{_name}", dyed(MARKERS, _name), (-60, -60, 62, 66), partial(seal, seat=_seat))
