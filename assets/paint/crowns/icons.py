"""The icons of Crowns, drawn about their middle in a square of 128 pixels.

Sprites: ``crowns/icon/<name>`` with the names of ICONS: military, intrigue, power (the three challenges), strength,
gold, cost, initiative, claim, reserve, unique, loyal, kneel, stand, hand, deck, dead, discard;
``crowns/keyword/<keyword>`` for the ten keywords; ``crowns/type/<type>`` for the seven types (character, location,
attachment, event, plot, agenda, office).
"""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BRASS_METAL,
    GOLD,
    Material,
    clipped,
    darker,
    fill,
    ground_shadow,
    lighter,
    linear,
    medal,
    moved,
    oval,
    polygon,
    radial,
    rim_light,
    rounded,
    shaded,
    solid_glyph,
    sphere,
    stroke,
)  # fmt: skip
from assets.paint.crowns.crests import IRON, SILVER, SMALL_CROWN
from assets.paint.glyphs import glyph_path, svg_path

ATLAS = "crowns/icons"
TILE = (-68, -68, 72, 76)
RED = Material("#FFB09A", "#D8362A", "#6A0E10", "#FFE4D8")
GREEN = Material("#C8F4B0", "#3E9E48", "#0E4420", "#F0FFE4")
BLUE = Material("#BCE0FF", "#3A7AD0", "#10306E", "#F0F8FF")
BONE = Material("#FFFAEC", "#DCCDB0", "#8A7658", "#FFFFFF")
STEEL = Material("#F4F8FC", "#A4B0BE", "#4A5664", "#FFFFFF")


def military(canvas: skia.Canvas) -> None:
    """A red sword, point up to the right."""
    with moved(canvas, 0, 0, 1, 42):
        blade = polygon([(0, -68), (15, -46), (15, 22), (-15, 22), (-15, -46)])
        ground_shadow(canvas, blade, 3, 5, 4, 0.6)
        shaded(canvas, blade, RED, 2.5)
        canvas.drawPath(polygon([(0, -64), (14, -46), (14, 22), (0, 22)]), fill("#6A0E10", 0.55))
        canvas.drawPath(blade, stroke("#3A0608", 1.8, 0.9))
        guard = svg_path("M-34 20Q-30 30 -16 28L16 28Q30 30 34 20Q36 34 24 38L-24 38Q-36 34 -34 20Z")
        grip = rounded((-6, 36, 12, 20), 3)
        for path, stuff in ((grip, Material("#8A5A34", "#5A3418", "#2A160A", "#C89A6A")), (guard, GOLD)):
            shaded(canvas, path, stuff, 2)
            canvas.drawPath(path, stroke("#2A160A", 1.4, 0.8))
        sphere(canvas, 0, 61, 8, GOLD)


def intrigue(canvas: skia.Canvas) -> None:
    """A green eye."""
    eye = svg_path("M-64 0C-40 -44 40 -44 64 0C40 44 -40 44 -64 0Z")
    ground_shadow(canvas, eye, 3, 5, 4, 0.6)
    shaded(canvas, eye, Material("#F0FFE4", "#A8D48E", "#2E6A3A", "#FFFFFF"), 3)
    canvas.drawPath(eye, stroke("#0E3A1C", 5, 1))
    with clipped(canvas, eye):
        canvas.drawPath(oval(0, 0, 30, 30), radial((-8, -10), 40, ["#9CF09A", "#2E9A42", "#0A4420"]))
        canvas.drawPath(oval(0, 0, 30, 30), stroke("#06301A", 2.5))
        canvas.drawPath(oval(0, 0, 8, 25), fill("#03140A"))
        canvas.drawPath(oval(-10, -12, 6, 7), fill("#FFFFFF", 0.92))
    lid = svg_path("M-66 -6C-40 -58 40 -58 66 -6C44 -36 -44 -36 -66 -6Z")
    shaded(canvas, lid, GREEN, 2)
    canvas.drawPath(lid, stroke("#06301A", 1.6, 0.9))


def power(canvas: skia.Canvas) -> None:
    """A blue crown of three points."""
    path = svg_path("M-52 34L-62 -28L-28 0L0 -54L28 0L62 -28L52 34Z")
    ground_shadow(canvas, path, 3, 5, 4, 0.6)
    shaded(canvas, path, BLUE, 3)
    canvas.drawPath(polygon([(0, -54), (28, 0), (62, -28), (52, 34), (0, 34)]), fill("#10306E", 0.35))
    canvas.drawPath(path, stroke("#081A44", 2.4, 0.9))
    base = rounded((-54, 34, 108, 18), 6)
    shaded(canvas, base, BLUE, 2.5)
    canvas.drawPath(base, stroke("#081A44", 2, 0.9))
    for x, y in ((-62, -32), (0, -58), (62, -32)):
        sphere(canvas, x, y, 8, Material("#FFFFFF", "#9CCCFF", "#2A5AA8", "#FFFFFF"))
    for x in (-30, 0, 30):
        canvas.drawPath(oval(x, 43, 5, 5), fill("#F4FAFF", 0.9))


def shield_path(w: float, h: float) -> skia.Path:
    """An upright shield about the middle."""
    path = skia.Path()
    path.moveTo(0, h)
    path.cubicTo(-w * 0.86, h * 0.55, -w, h * 0.1, -w, -h * 0.78)
    path.quadTo(-w * 0.4, -h * 0.78, 0, -h)
    path.quadTo(w * 0.4, -h * 0.78, w, -h * 0.78)
    path.cubicTo(w, h * 0.1, w * 0.86, h * 0.55, 0, h)
    path.close()
    return path


def strength(canvas: skia.Canvas) -> None:
    """A shield with room for a number."""
    path = shield_path(54, 64)
    ground_shadow(canvas, path, 3, 6, 5, 0.6)
    shaded(canvas, path, STEEL, 4)
    inner = shield_path(44, 53)
    canvas.drawPath(inner, linear((-44, -50), (40, 50), ["#4A5668", "#2A3240", "#161A24"]))
    canvas.drawPath(inner, stroke("#0A0C12", 2, 0.9))
    canvas.drawPath(shield_path(38, 46), stroke("#8A98AC", 1.5, 0.5))


def coin(canvas: skia.Canvas, dark: bool) -> None:
    """A gold coin: a crown on it, or a dark face for a number."""
    ground_shadow(canvas, oval(0, 0, 56, 56), 4, 6, 5, 0.6)
    medal(canvas, 0, 0, 58, Material("#5A4018", "#33220A", "#160E04", "#8A6A34") if dark
          else Material("#FFE9A0", "#E8B040", "#9A6414", "#FFF8DC"), GOLD, 11)  # fmt: skip
    for turn in range(0, 360, 15):
        with moved(canvas, 0, 0, 1, turn):
            canvas.drawLine(0, -57, 0, -51, stroke("#6A4210", 2, 0.7))
    if not dark:
        relief = Material("#FFF4C8", "#C8882A", "#6A3E0A", "#FFFFFF")
        solid_glyph(canvas, svg_path(SMALL_CROWN), relief, (-32, -30, 64, 56), 2.5)


def glyph(canvas: skia.Canvas, name: str, stuff: Material, reach: float = 60) -> None:
    """A glyph as a solid."""
    solid_glyph(canvas, glyph_path(name), stuff, (-reach, -reach, 2 * reach, 2 * reach), 4)


def initiative(canvas: skia.Canvas) -> None:
    """A horn of the hunt with lines of haste: who goes first."""
    glyph(canvas, "sprint", Material("#FFE9B0", "#E8963A", "#7A3A0E", "#FFFFFF"), 56)


def claim(canvas: skia.Canvas) -> None:
    """A fist that takes."""
    glyph(canvas, "mailed-fist", Material("#FFC8A8", "#C8562E", "#5A1A0C", "#FFE8D8"), 56)


def reserve(canvas: skia.Canvas) -> None:
    """Cards in a closed hand's fan."""
    for turn, colour in ((-22, "#3E8A7A"), (0, "#56A894"), (22, "#7AC8B0")):
        with moved(canvas, 0, 50, 1, turn):
            path = rounded((-26, -100, 52, 84), 7)
            ground_shadow(canvas, path, 2, 4, 3, 0.5)
            shaded(canvas, path, Material(lighter(colour, 0.5), colour, darker(colour, 0.6), "#FFFFFF"), 2)
            canvas.drawPath(rounded((-19, -93, 38, 70), 4), stroke("#0A2A28", 2, 0.6))
    bar = rounded((-44, 40, 88, 18), 8)
    shaded(canvas, bar, BRASS_METAL, 2.5)


def unique(canvas: skia.Canvas) -> None:
    """A six-sided mark: only one of this name may be in play."""
    outer = polygon([(0, -56), (48, -28), (48, 28), (0, 56), (-48, 28), (-48, -28)])
    ground_shadow(canvas, outer, 3, 5, 4, 0.6)
    shaded(canvas, outer, GOLD, 4)
    inner = polygon([(0, -40), (34, -20), (34, 20), (0, 40), (-34, 20), (-34, -20)])
    canvas.drawPath(inner, fill("#241A0C"))
    star = polygon([(0, -30), (8, -8), (30, 0), (8, 8), (0, 30), (-8, 8), (-30, 0), (-8, -8)])
    shaded(canvas, star, GOLD, 2)


def loyal(canvas: skia.Canvas) -> None:
    """Clasped rings: only in a deck of its faction."""
    ring = Material("#E0ECFF", "#86A4CC", "#34486A", "#FFFFFF")
    for x in (-22, 22):
        path = skia.Op(oval(x, 0, 38, 38), oval(x, 0, 25, 25), skia.PathOp.kDifference_PathOp)
        ground_shadow(canvas, path, 3, 5, 4, 0.5)
        shaded(canvas, path, ring, 3)
        canvas.drawPath(path, stroke("#1A263A", 1.6, 0.9))
    arc = skia.Op(skia.Op(oval(-22, 0, 38, 38), oval(-22, 0, 25, 25), skia.PathOp.kDifference_PathOp),
                  rounded((0, -40, 30, 40), 1), skia.PathOp.kIntersect_PathOp)  # fmt: skip
    shaded(canvas, arc, ring, 3)


def card_state(canvas: skia.Canvas, kneeling: bool) -> None:
    """A card upright, or turned, with an arrow of the turn."""
    with moved(canvas, 0, 0, 1, 90 if kneeling else 0):
        path = rounded((-32, -46, 64, 92), 8)
        ground_shadow(canvas, path, 3, 5, 4, 0.5)
        shaded(canvas, path, BONE if not kneeling else Material("#C8BCA8", "#8E806C", "#4A4034", "#FFFFFF"), 3)
        canvas.drawPath(rounded((-23, -37, 46, 38), 4), fill("#3A4E5A" if kneeling else "#3E8A9A"))
    arrow = svg_path("M-54 -30C-44 -58 -10 -70 18 -58L14 -70L44 -50L16 -30L16 -44C-8 -54 -30 -46 -38 -26Z")
    with moved(canvas, 6, 0, 1 if kneeling else -1, 0 if kneeling else 180):
        stuff = Material("#FFD89A", "#D88A2A", "#6A3A0A", "#FFFFFF") if kneeling else GREEN
        shaded(canvas, arrow, stuff, 2)
        canvas.drawPath(arrow, stroke("#14100A", 2, 0.9))


KEYWORDS = {
    "ambush": ("hidden", Material("#E4C88A", "#A8742E", "#4A2C0C", "#FFF0CC")),
    "bestow": ("receive-money", GOLD),
    "insight": ("third-eye", Material("#E0D0FF", "#9A74D8", "#402470", "#FFFFFF")),
    "intimidate": ("terror", Material("#FFB8A0", "#C83A2A", "#5A0E0E", "#FFE8E0")),
    "pillage": ("swap-bag", Material("#FFC88A", "#C86A24", "#5A260A", "#FFECD0")),
    "renown": ("laurels", Material("#FFF0B0", "#E0B43E", "#74500E", "#FFFFFF")),
    "stealth": ("cowled", Material("#B8C4DC", "#56688E", "#1E2844", "#E8F0FF")),
    "limited": ("plain-padlock", IRON),
    "terminal": ("hourglass", Material("#F0E0C0", "#B89868", "#5A4420", "#FFFFFF")),
    "no_attachments": ("breaking-chain", Material("#D8DCE0", "#8A929C", "#383E48", "#FFFFFF")),
}
TYPES = {
    "character": ("character", BONE), "location": ("white-tower", BONE), "attachment": ("linked-rings", BONE),
    "event": ("lightning-helix", BONE), "plot": ("scroll-unfurled", BONE), "agenda": ("flying-flag", BONE),
    "office": ("key", BONE),
}  # fmt: skip
FIELD = {"character": "#7A3A32", "location": "#3E6A4A", "attachment": "#4A4A72", "event": "#8A6A24", "plot": "#5A4630",
         "agenda": "#3A5E74", "office": "#6A3E6A"}  # fmt: skip


def keyword(canvas: skia.Canvas, name: str) -> None:
    """A keyword's mark on a dark round."""
    mark, stuff = KEYWORDS[name]
    medal(canvas, 0, 0, 60, Material("#3A3640", "#221F28", "#0E0C12", "#5A5662"), stuff, 6)
    solid_glyph(canvas, glyph_path(mark), stuff, (-39, -39, 78, 78), 3)


def kind(canvas: skia.Canvas, name: str) -> None:
    """A type's mark on a square of its colour."""
    mark, stuff = TYPES[name]
    path, colour = rounded((-56, -56, 112, 112), 22), FIELD[name]
    ground_shadow(canvas, path, 3, 5, 4, 0.5)
    shaded(canvas, path, BRASS_METAL, 3)
    inner = rounded((-49, -49, 98, 98), 17)
    canvas.drawPath(inner, linear((-50, -50), (40, 50), [lighter(colour, 0.25), colour, darker(colour, 0.5)]))
    rim_light(canvas, inner, 2, 0.4)
    solid_glyph(canvas, glyph_path(mark), stuff, (-37, -37, 74, 74), 3)


def lines(canvas: skia.Canvas, name: str) -> None:
    """Marks of a seat's piles."""
    marks = {"hand": ("poker-hand", BONE), "deck": ("stack", SILVER), "dead": ("tombstone", IRON),
             "discard": ("card-discard", Material("#E0C4A0", "#9A744A", "#4A2E14", "#FFF0DC"))}  # fmt: skip
    glyph(canvas, *marks[name])


ICONS = {
    "military": military, "intrigue": intrigue, "power": power, "strength": strength, "gold": partial(coin, dark=False),
    "cost": partial(coin, dark=True), "initiative": initiative, "claim": claim, "reserve": reserve, "unique": unique,
    "loyal": loyal, "kneel": partial(card_state, kneeling=True), "stand": partial(card_state, kneeling=False),
    **{name: partial(lines, name=name) for name in ("hand", "deck", "dead", "discard")},
}  # fmt: skip
for _name, _paint in ICONS.items():
    register(f"crowns/icon/{_name}", ATLAS, TILE, _paint)
for _name in KEYWORDS:
    register(f"crowns/keyword/{_name}", ATLAS, TILE, partial(keyword, name=_name))
for _name in TYPES:
    register(f"crowns/type/{_name}", ATLAS, TILE, partial(kind, name=_name))
