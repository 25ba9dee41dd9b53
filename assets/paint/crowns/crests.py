"""The crests of Crowns' six factions and of those without one, the crown of fifteen points and its splinters.

Sprites: ``crowns/crest/<faction>`` (the crest on a medal, 256 pixels), ``crowns/crown/base`` (its band; of a material
that was bought ``crowns/band/<good>``, C10.2), ``crowns/crown/empty_<k>`` and ``crowns/crown/full_<k>`` for its points
0 to 14 from the left; all have the anchor below the middle of the band, so they are drawn over each other at one place
(620 x 270 in all).
"""

from __future__ import annotations

import math
from functools import cache, partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BRASS_METAL,
    Box,
    Material,
    blurred,
    clipped,
    fill,
    ground_shadow,
    lighter,
    linear,
    medal,
    moved,
    oval,
    polygon,
    radial,
    shaded,
    solid_glyph,
    sphere,
    stroke,
)  # fmt: skip
from assets.paint.glyphs import fitted, glyph_path, svg_path
from assets.paint.goods_pieces import STUFFS, Stuff, grained
from assets.paint.relief import placed

SILVER = Material("#FFFFFF", "#C2CEDA", "#5A6C82", "#FFFFFF")
EMBER = Material("#FFD08A", "#E8622A", "#7A1E10", "#FFF0C8")
VIOLET = Material("#D8C4FF", "#8A66C8", "#3A2270", "#F4ECFF")
RUST = Material("#FFC07A", "#D8561E", "#6E1E0A", "#FFE4C0")
MOSS = Material("#D2E08A", "#84A03E", "#38501A", "#F2F8C8")
IRON = Material("#E4E8EC", "#949AA4", "#444A54", "#FFFFFF")
GOLDEN = Material("#FFF0B4", "#E8B84A", "#7A4B14", "#FFFBE4")
FIELDS = {
    "concord": (Material("#2E7E82", "#10464C", "#052026", "#8AD0CC"), BRASS_METAL),
    "legion": (Material("#4A4244", "#262024", "#100C0E", "#8E7A76"),
               Material("#E8906A", "#8E3A26", "#381410", "#FFD0B0")),
    "chantry": (Material("#FFFBF0", "#E4D8C4", "#A89886", "#FFFFFF"), VIOLET),
    "heron": (Material("#6AA4CC", "#2E5E86", "#123450", "#BFE0F4"), SILVER),
    "dunesail": (Material("#F4CC7A", "#D09434", "#7A4A14", "#FFECC0"), RUST),
    "rootward": (Material("#7A5A3A", "#4A3220", "#24160C", "#B89468"), MOSS),
    "neutral": (Material("#6A707A", "#41464E", "#1E2228", "#A4AAB4"), IRON),
}  # fmt: skip
SIGNS = {"concord": GOLDEN, "legion": EMBER, "chantry": VIOLET, "heron": SILVER, "dunesail": RUST, "rootward": MOSS,
         "neutral": IRON}  # fmt: skip
BELL = ("M50 6a7 7 0 0 1 5 12C74 22 78 44 80 62C81 70 88 74 92 80L8 80"
        "C12 74 19 70 20 62C22 44 26 22 45 18A7 7 0 0 1 50 6Z"
        "M40 84H60A10 10 0 0 1 40 84Z")  # fmt: skip
VEIL = "M30 6C10 26 4 60 6 96L16 88L26 98L34 86L40 92C30 70 34 40 50 22C40 20 34 14 30 6Z"
ANVIL = ("M4 58H30C28 64 20 66 8 66C4 64 4 60 4 58ZM32 56H94V66C80 66 72 70 68 76V82C76 84 80 88 82 96H28"
         "C30 88 34 84 44 82V76C40 70 34 68 32 66Z")  # fmt: skip
FLAME = ("M52 2C56 14 72 22 72 38A20 18 0 0 1 32 38C32 30 38 26 40 16C46 20 50 14 52 2Z"
         "M52 28C46 34 44 38 46 44A8 7 0 0 0 60 42C60 36 54 34 52 28Z")  # fmt: skip
KEEL = (
    "M2 62L98 54C94 72 84 80 70 82H28C14 80 6 74 2 62Z"
    "M46 4H52V56H46ZM56 8C78 16 86 32 88 50L56 53Z M42 14C26 22 16 38 14 54L42 54Z"
    "M24 76a11 11 0 1 1 0 22a11 11 0 1 1 0 -22ZM24 83a4 4 0 1 0 0 8a4 4 0 1 0 0 -8Z"
    "M74 76a11 11 0 1 1 0 22a11 11 0 1 1 0 -22ZM74 83a4 4 0 1 0 0 8a4 4 0 1 0 0 -8Z"
)
HORN = ("M47 97C20 91 6 68 11 44L-4 34L0 27L12 34C12 22 6 12 2 4L10 0C17 10 21 20 22 30L32 14L39 19L25 44"
        "C24 50 24 54 26 60L40 46L46 52L29 68C33 76 40 82 49 85Z")  # fmt: skip
SEED = "M50 44C62 54 64 68 50 82C36 68 38 54 50 44Z"
SMALL_CROWN = (
    "M12 72L2 30L26 50L30 16L44 44L50 6L56 44L70 16L74 50L98 30L88 72ZM12 78H88V92H12Z"
)
"""A crown that is told from far away: five points."""
POINTS = 15
CROWN_BOX = (-310, -250, 310, 20)


@cache
def sign(name: str) -> skia.Path:
    """The crest of a faction as one path in a box of 100."""
    if name == "concord":
        return fitted(glyph_path("scales"), (0, 0, 100, 100))
    if name == "heron":
        return fitted(glyph_path("heron"), (0, 0, 100, 100))
    if name == "neutral":
        return fitted(svg_path(SMALL_CROWN), (0, 10, 100, 80))
    data = {"legion": ANVIL + FLAME, "chantry": BELL, "dunesail": KEEL, "rootward": HORN + SEED}[name]
    path = svg_path(data)
    if name == "rootward":
        path.addPath(placed(svg_path(HORN), 100, flip=True))
    elif name == "chantry":
        path = skia.Op(path, svg_path("M64 30C72 44 74 58 70 66L64 62L58 70L53 62C60 52 60 42 56 32Z"),
                       skia.PathOp.kDifference_PathOp)  # fmt: skip
    return fitted(path, (0, 0, 100, 100))


def crest_shape(name: str, box: Box) -> skia.Path:
    """The crest of a faction within a box."""
    return fitted(skia.Path(sign(name)), box)


def crest(canvas: skia.Canvas, name: str) -> None:
    """A crest on its medal."""
    field, rim = FIELDS[name]
    ground_shadow(canvas, oval(0, 0, 118, 118), 5, 8, 7, 0.7)
    medal(canvas, 0, 0, 118, field, rim, 14)
    solid_glyph(canvas, crest_shape(name, (0, 0, 100, 100)), SIGNS[name], (-74, -74, 148, 148), 5)
    if name == "chantry":
        veil = placed(svg_path(VEIL), -66, -84, 1.68)
        canvas.drawPath(veil, linear((-60, -80), (10, 80), [("#FFFFFF", 0.85), ("#CDBCE8", 0.75)]))
        canvas.drawPath(veil, stroke("#5A3E8E", 2.4, 0.8))


def spike(k: int) -> skia.Path:
    """A point of the crown: the middle ones are higher, every third ends in a lily."""
    share = (k - 7) / 7
    x, top = share * 276, -112 - 124 * math.cos(share * 1.3) + (0 if k % 2 else 44)
    foot = -64 - 14 * (1 - share * share)
    lean = share * 12
    half = 17.5
    path = skia.Path()
    path.moveTo(x - half, foot)
    path.quadTo(x - half * 0.5 + lean * 0.4, (foot + top) / 2, x + lean, top)
    path.quadTo(x + half * 0.5 + lean * 0.4, (foot + top) / 2, x + half, foot)
    path.quadTo(x, foot + 10, x - half, foot)
    path.close()
    return path


def crown_band() -> skia.Path:
    """The band of the crown, seen from a little above."""
    path = skia.Path()
    path.moveTo(-296, -62)
    path.quadTo(0, -100, 296, -62)
    path.lineTo(280, -8)
    path.quadTo(0, -36, -280, -8)
    path.close()
    return path


def band(canvas: skia.Canvas, stuff: Stuff | None = None) -> None:
    """The band with five stones, of gold or of another material."""
    path = crown_band()
    ground_shadow(canvas, path, 3, 6, 5, 0.6)
    shaded(canvas, path, stuff.metal if stuff is not None else Material("#E8D49A", "#9A7634", "#4A300E", "#FFF2CC"), 4)
    if stuff is not None:
        grained(canvas, path, stuff, 17)
    for k, colour in enumerate(("#2E9AA0", "#B83A2E", "#8A66C8", "#3A86C8", "#7A9A3A")):
        x = (k - 2) * 108
        y = -52 + abs(k - 2) ** 2 * 3.6
        sphere(canvas, x, y, 13, Material(lighter(colour, 0.5), colour, "#14101A", "#FFFFFF"))
        canvas.drawPath(oval(x, y, 14, 14), stroke(stuff.metal.edge if stuff is not None else "#FFE9A8", 2.4))


def point(canvas: skia.Canvas, k: int, full: bool) -> None:
    """One of the fifteen points: a dark setting, or a golden splinter."""
    path = spike(k)
    if not full:
        canvas.drawPath(path, fill("#120F14", 0.72))
        canvas.drawPath(path, stroke("#B98B45", 2.2, 0.75))
        return
    canvas.drawPath(path, blurred(fill("#FFD86A", 0.6), 7))
    shaded(canvas, path, GOLDEN, 3)
    box = path.getBounds()
    with clipped(canvas, path):
        x = box.centerX()
        right = box.right() + 2
        facet = polygon([(x, box.top()), (x + 3, box.bottom()), (right, box.bottom()), (right, box.top())])
        canvas.drawPath(facet, fill("#7A4B14", 0.35))
    canvas.drawPath(path, stroke("#5A3608", 1.6, 0.9))


def splinter(canvas: skia.Canvas) -> None:
    """A recovered splinter of the crown: one power."""
    path = polygon([(-6, -58), (8, -40), (20, 12), (14, 44), (2, 56), (-14, 34), (-20, -4), (-12, -26)])
    canvas.drawPath(oval(0, 0, 60, 62), radial((0, 0), 62, [("#FFE9A8", 0.55), ("#FFE9A8", 0)]))
    ground_shadow(canvas, path, 4, 7, 5, 0.7)
    shaded(canvas, path, GOLDEN, 4)
    canvas.drawPath(polygon([(-6, -58), (-2, -6), (2, 56), (14, 44), (20, 12), (8, -40)]), fill("#8A5210", 0.42))
    canvas.drawPath(polygon([(-6, -58), (-2, -6), (-20, -4), (-12, -26)]), fill("#FFFBE4", 0.55))
    canvas.drawPath(path, stroke("#4A2C06", 2, 0.9))
    with moved(canvas, -8, -28):
        star = polygon([(0, -9), (2, -2), (9, 0), (2, 2), (0, 9), (-2, 2), (-9, 0), (-2, -2)])
        canvas.drawPath(star, fill("#FFFFFF", 0.9))


for _name in FIELDS:
    register(f"crowns/crest/{_name}", "crowns/crests", (-132, -132, 140, 144), partial(crest, name=_name), trim=False)
register("crowns/crown/base", "crowns/crown", CROWN_BOX, band, trim=False)
for _name, _stuff in STUFFS.items():
    register(f"crowns/band/piece_{_name}", "crowns/bands", CROWN_BOX, partial(band, stuff=_stuff))
for _k in range(POINTS):
    register(f"crowns/crown/empty_{_k}", "crowns/crown", CROWN_BOX, partial(point, k=_k, full=False))
    register(f"crowns/crown/full_{_k}", "crowns/crown", CROWN_BOX, partial(point, k=_k, full=True))
register("crowns/splinter", "crowns/tokens", (-66, -70, 70, 74), splinter)
