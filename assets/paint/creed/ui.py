"""Creed's interface pictures: nations, banners, cubes, counters, action icons, icons of facts (10, "Sprites")."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BONE,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    lighter,
    linear,
    moved,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    solid_glyph,
    stroke,
)
from assets.paint.creed.nations import DYED, NATIONS, Nation, emblem_path, frame_path, pattern
from assets.paint.creed.tiles import emblem_relief
from assets.paint.palette import dyed
from assets.paint.relief import (
    BRASS,
    GOLD,
    WOOD,
    Relief,
    matt,
    rod,
)
from assets.paint.ui_shapes import shape

ATLAS = "creed/ui"
SQUARE = (-64, -64, 64, 64)
STEEL_BLUE = matt("#4A78B8", 0.1, 0.14)
CRIMSON = matt("#B8322C", 0.1, 0.14)
PARCHMENT = matt("#E9D9B0", 0.05, 0.2)
GREEN = matt("#3F8F5A", 0.2, 0.05)
Model = Callable[[Relief], None]


def portrait(nation: Nation, canvas: skia.Canvas) -> None:
    """The emblem on the nation's cloth in a steel frame of its shape."""
    outer = frame_path(nation, (-60, -60, 120, 120), 15)
    with moved(canvas, 2, 4):
        canvas.drawPath(outer, blurred(fill("#05040A", 0.6), 3))
    canvas.drawPath(outer, linear((-60, -60), (30, 60), ["#E3EAF2", "#8D9BB0", "#39445A"]))
    bevel(canvas, outer, 3, 0.6, 0.5)
    field = frame_path(nation, (-53, -53, 106, 106), 12)
    canvas.drawPath(
        field, radial((-14, -22), 96, [lighter(nation.colour, 0.3), nation.colour, nation.dark], [0, 0.45, 1])
    )
    with clipped(canvas, field):
        canvas.drawPath(pattern(nation, (-56, -56, 112, 112), 18), fill(nation.dark, 0.4))
        canvas.drawPath(field, blurred(stroke("#05040A", 12, 0.7), 6))
    emblem_relief(nation, 84).draw(canvas, 0.8, 3, 5, 3)


def random_portrait(canvas: skia.Canvas) -> None:
    """Four quarters in the nations' colours and a die: left to chance."""
    outer = rounded((-60, -60, 120, 120), 12)
    canvas.drawPath(outer, linear((-60, -60), (30, 60), ["#E3EAF2", "#8D9BB0", "#39445A"]))
    bevel(canvas, outer, 3, 0.6, 0.5)
    field = rounded((-53, -53, 106, 106), 8)
    with clipped(canvas, field):
        for (x, y), nation in zip(((-53, -53), (0, -53), (-53, 0), (0, 0)), NATIONS.values(), strict=True):
            quarter = rounded((x, y, 53, 53), 0)
            canvas.drawPath(quarter, linear((x, y), (x + 30, y + 53), [nation.colour, darker(nation.colour, 0.5)]))
            canvas.drawPath(emblem_path(nation.name, (x + 12, y + 12, 29, 29)), fill(nation.dark, 0.55))
        canvas.drawPath(field, blurred(stroke("#05040A", 12, 0.7), 6))
    solid_glyph(canvas, shape("perspective-dice-six-faces-random"), BONE, (-34, -36, 68, 70), 4)


def banner(nation: Nation, canvas: skia.Canvas) -> None:
    """A hanging banner: pole, cloth with folds, border, emblem, tails in the nation's cut."""
    canvas.drawPath(banner_path(nation, 0), blurred(fill("#05040A", 0.6), 8))
    banner_cloth(canvas, nation, 1.0)
    banner_pole(canvas)


def banner_path(nation: Nation, sway: float) -> skia.Path:
    """The outline of a banner; the foot differs per nation."""
    left, right, top, low = -96.0, 96.0, -148.0, 110.0
    feet = {
        "aurand": [
            (96, 110),
            (72, 160),
            (48, 118),
            (24, 168),
            (0, 122),
            (-24, 168),
            (-48, 118),
            (-72, 160),
            (-96, 110),
        ],
        "tarvok": [(96, 130), (60, 168), (-60, 168), (-96, 130)],
        "selkara": [(96, 168), (0, 106), (-96, 168)],
        "noctre": [(96, 100), (0, 172), (-96, 100)],
    }[nation.name]
    return polygon([(left, top), (right, top), (right, low - 30), *[(x + sway, y) for x, y in feet], (left, low - 30)])


def banner_cloth(canvas: skia.Canvas, nation: Nation, open_: float) -> None:
    """The cloth; `open_` 0..1 is how far it has unrolled."""
    path = banner_path(nation, 0)
    canvas.save()
    canvas.clipRect(skia.Rect.MakeLTRB(-110, -160, 110, -148 + 330 * open_))
    canvas.drawPath(
        path, linear((-96, -150), (60, 170), [lighter(nation.colour, 0.25), nation.colour, darker(nation.colour, 0.45)])
    )
    with clipped(canvas, path):
        canvas.drawPath(pattern(nation, (-100, -150, 200, 330), 30), fill(nation.dark, 0.35))
        for k in range(5):
            x = -80 + k * 40
            canvas.drawLine(x, -150, x + 5, 180, blurred(stroke("#05040A", 11, 0.35), 6))
            canvas.drawLine(x + 15, -150, x + 19, 180, blurred(stroke("#FFF8E6", 8, 0.16), 5))
        noise(canvas, path, (0.5, 0.02), nation.dark, 0.4, 7, 2)
        canvas.drawPath(path, stroke("#5A3C16", 20))
        canvas.drawPath(path, stroke("#E2B65C", 13))
        canvas.drawPath(path, stroke("#FFEBB0", 3))
    emblem_relief(nation, 128).draw(moved_down(canvas), 0.8, 4, 6, 4)
    canvas.restore()
    canvas.restore()


def moved_down(canvas: skia.Canvas) -> skia.Canvas:
    """The canvas with its origin where a banner's emblem sits; the caller restores it."""
    canvas.save()
    canvas.translate(0, -22)
    return canvas


@cache
def _pole() -> Relief:
    r = Relief((-120, -180, 120, -120), 1.0)
    r.part(rod((-100, -150), (100, -150), 15), WOOD, 6, 1.2, 0)
    for x in (-106, 106):
        r.part(oval(x, -150, 12, 12), GOLD, 6, 1.2)
    for x in (-70, 0, 70):
        r.part(rounded((x - 7, -160, 14, 21), 3), BRASS, 4, 1.1)
    return r


def banner_pole(canvas: skia.Canvas) -> None:
    """The rod a banner hangs from."""
    _pole().draw(canvas, 0.6, 3, 6, 4)


def cube(nation: Nation, canvas: skia.Canvas) -> None:
    """A cube of glazed wood with the emblem on its front."""
    canvas.drawPath(oval(2, 24, 27, 8), blurred(fill("#05040A", 0.7), 3))
    front = polygon([(-26, -10), (10, -10), (10, 26), (-26, 26)])
    top = polygon([(-26, -10), (-12, -25), (24, -25), (10, -10)])
    side = polygon([(10, -10), (24, -25), (24, 11), (10, 26)])
    canvas.drawPath(
        front, linear((-26, -10), (6, 26), [lighter(nation.colour, 0.15), nation.colour, darker(nation.colour, 0.25)])
    )
    canvas.drawPath(top, linear((-20, -25), (12, -10), [lighter(nation.colour, 0.65), lighter(nation.colour, 0.3)]))
    canvas.drawPath(side, linear((10, -20), (24, 20), [darker(nation.colour, 0.35), darker(nation.colour, 0.65)]))
    for path in (front, top, side):
        canvas.drawPath(path, stroke("#0B0912", 2.6, 0.8))
    canvas.drawLine(-24.5, -10, 9, -10, stroke(lighter(nation.colour, 0.8), 2))
    sign = emblem_path(nation.name, (-21, -5, 26, 26))
    canvas.drawPath(sign, fill(lighter(nation.colour, 0.82)))
    canvas.drawPath(sign, stroke(nation.dark, 0.8, 0.8))


def counter(colour: str, sign: skia.Path | None, spent: bool, canvas: skia.Canvas) -> None:
    """An action counter: bright and raised when ready, dark and hollow when spent."""
    canvas.drawPath(oval(1, 4, 25, 25), blurred(fill("#05040A", 0.7), 3))
    rim = darker(colour, 0.45) if spent else colour
    for k in range(4, 0, -1):
        canvas.drawPath(oval(0, k, 25, 25), fill(darker(rim, 0.7)))
    disc = oval(0, 0, 25, 25)
    canvas.drawPath(disc, linear((-20, -25), (14, 25), [lighter(rim, 0.55), rim, darker(rim, 0.5)]))
    inner = oval(0, 0, 18.5, 18.5)
    if spent:
        canvas.drawPath(inner, linear((0, -18), (0, 18), [darker(colour, 0.85), darker(colour, 0.65)]))
        canvas.drawPath(inner, stroke("#05040A", 2, 0.8))
        canvas.drawLine(-9, -9, 9, 9, stroke(darker(colour, 0.25), 3.4))
        canvas.drawLine(9, -9, -9, 9, stroke(darker(colour, 0.25), 3.4))
        return
    canvas.drawPath(inner, radial((-6, -8), 30, [lighter(colour, 0.55), colour, darker(colour, 0.4)]))
    canvas.drawPath(inner, stroke(darker(colour, 0.6), 1.8))
    canvas.drawPath(oval(-5, -10, 10, 5), blurred(fill("#FFFFFF", 0.45), 2))
    if sign is not None:
        canvas.drawPath(sign, fill(darker(colour, 0.78)))


def slot(canvas: skia.Canvas) -> None:
    """An empty place for a counter."""
    hole = oval(0, 0, 24, 24)
    canvas.drawPath(hole, fill("#07080E", 0.75))
    with clipped(canvas, hole):
        canvas.drawPath(oval(3, 5, 24, 24), blurred(stroke("#000000", 8, 0.9), 3))
    canvas.drawPath(hole, stroke("#5D6B80", 2.4, 0.9))
    canvas.drawPath(oval(0, 0, 26, 26), stroke("#0B0912", 1.4, 0.8))


def box(canvas: skia.Canvas) -> None:
    """An empty box of the action board: a square recess in steel."""
    hole = rounded((-34, -34, 68, 68), 9)
    canvas.drawPath(rounded((-37, -37, 74, 74), 11), linear((0, -37), (0, 37), ["#2A3342", "#8D9BB0"]))
    canvas.drawPath(hole, linear((0, -34), (0, 34), ["#0A0D14", "#1A2130"]))
    with clipped(canvas, hole):
        outside = skia.Path(hole)
        outside.toggleInverseFillType()
        with moved(canvas, 4, 6):
            canvas.drawPath(outside, blurred(fill("#000000", 0.9), 5))


for _name, _nation in DYED.items():
    _atlas = dyed(ATLAS, _name)
    register(f"creed/nation/{_name}", _atlas, SQUARE, partial(portrait, _nation), trim=False)
    register(f"creed/banner/{_name}", _atlas, (-120, -180, 120, 180), partial(banner, _nation), trim=False)
    register(f"creed/cube/{_name}", _atlas, (-32, -32, 32, 36), partial(cube, _nation), trim=False)
    _sign = partial(emblem_path, _nation.name, (-11, -11, 22, 22))
    for _spent in (False, True):
        register(
            f"creed/counter/{'spent_' if _spent else ''}{_name}",
            _atlas,
            (-28, -28, 28, 32),
            lambda canvas, n=_nation, s=_spent, e=_sign: counter(n.colour, e(), s, canvas),
            trim=False,
        )
register("creed/nation/random", ATLAS, SQUARE, random_portrait, trim=False)
for _spent in (False, True):
    register(
        f"creed/counter/{'spent_' if _spent else ''}white",
        ATLAS,
        (-28, -28, 28, 32),
        partial(counter, "#E9E6DC", None, _spent),
        trim=False,
    )
register("creed/counter/slot", ATLAS, (-28, -28, 28, 32), slot, trim=False)
register("creed/box", ATLAS, (-40, -40, 40, 40), box, trim=False)
