"""Creed's tokens: leaders, fortress, the known commander's flag, the cloth over a camp (10, "Sprites")."""

from __future__ import annotations

from functools import cache, partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    linear,
    moved,
    noise,
    oval,
    polygon,
    rounded,
    soft_polygon,
    stroke,
)
from assets.paint.creed.nations import DYED, Nation, pattern
from assets.paint.creed.tents import ATLAS, CANVAS, CELL, entrance
from assets.paint.palette import dyed
from assets.paint.relief import (
    BONE,
    BRASS,
    DARK_STEEL,
    GOLD,
    SHADE,
    STEEL,
    STONE,
    WOOD,
    Relief,
    blob,
    limb,
    matt,
    rod,
    tint,
    within,
)

TOKEN = (-56, -56, 56, 60)


def crown(r: Relief, cx: float, cy: float, size: float) -> None:
    """A crown of five points with stones."""
    s = size / 50
    points = (
        (-40, 22),
        (-44, -14),
        (-24, 2),
        (-20, -26),
        (-8, -4),
        (0, -36),
        (8, -4),
        (20, -26),
        (24, 2),
        (44, -14),
        (40, 22),
    )
    r.part(polygon([(cx + x * s, cy + y * s) for x, y in points]), GOLD, 5 * s, 1.2, 0.6, 1.6 * s)
    for x, y in ((-44, -17), (-20, -29), (0, -40), (20, -29), (44, -17)):
        r.part(oval(cx + x * s, cy + y * s, 5 * s, 5 * s), GOLD, 3 * s, 1.2, 0.3, 1.2 * s)
    r.part(rounded((cx - 41 * s, cy + 18 * s, 82 * s, 14 * s), 4 * s), GOLD, 4 * s, 1.2, 0.4, 1.4 * s)
    for x, tone in ((-24, "#3A7FD0"), (0, "#C92F38"), (24, "#3A7FD0")):
        r.part(oval(cx + x * s, cy + 25 * s, 5 * s, 4.4 * s), matt(tone, 0.8, 0), 3 * s, 1.2, 0.3, 1 * s)


def helmet(r: Relief, cx: float, cy: float, size: float, nation: Nation | None = None) -> None:
    """A commander's helmet with a crest."""
    s = size / 50

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(cx + x * s, cy + y * s) for x, y in points]

    crest = nation.cloth if nation else matt("#B8322C")
    r.part(
        blob(at([(-30, -18), (-24, -40), (0, -50), (28, -42), (42, -20), (40, 6), (30, -12), (0, -30), (-20, -16)])),
        crest,
        6 * s,
        1.2,
    )
    r.part(
        blob(at([(-28, 34), (-32, -4), (-22, -26), (4, -34), (26, -24), (33, -2), (30, 20), (14, 38), (0, 40)])),
        STEEL,
        10 * s,
        1.1,
    )
    r.part(
        polygon(at([(-24, -2), (30, -6), (30, 3), (8, 6), (6, 30), (0, 32), (0, 8), (-24, 6)])),
        SHADE,
        3 * s,
        -0.5,
        0,
        1.2 * s,
    )
    r.part(blob(at([(-31, 34), (-32, 24), (-10, 34), (-8, 46)])), BRASS, 3 * s)
    r.part(limb(at([(-33, -2), (0, -12), (34, -8)]), 5 * s), GOLD, 2 * s, 1, 0.3, 1 * s)


def token(canvas: skia.Canvas, nation: Nation) -> None:
    """The round token under a tent: steel rim, the nation's cloth."""
    canvas.drawPath(oval(3, 7, 50, 50), blurred(fill("#05040A", 0.65), 4))
    for k in range(6, 0, -1):
        canvas.drawPath(oval(0, k, 50, 50), fill(darker(nation.colour, 0.75)))
    canvas.drawPath(oval(0, 0, 50, 50), linear((-40, -50), (30, 50), ["#E3EAF2", "#8D9BB0", "#3F4A5E"]))
    field = oval(0, 0, 42, 42)
    canvas.drawPath(field, linear((-30, -40), (20, 42), [nation.colour, darker(nation.colour, 0.35), nation.dark]))
    canvas.save()
    canvas.clipPath(field, skia.ClipOp.kIntersect, True)
    canvas.drawPath(pattern(nation, (-45, -45, 90, 90), 15), fill(nation.dark, 0.5))
    canvas.drawPath(field, blurred(stroke("#05040A", 10, 0.7), 5))
    canvas.restore()


def leader(kind: str, nation: Nation, canvas: skia.Canvas) -> None:
    """The token of a king, a commander or a blank tent."""
    token(canvas, nation)
    r = Relief((-56, -60, 56, 60), 1.0)
    match kind:
        case "king":
            crown(r, 0, 2, 42)
        case "commander":
            helmet(r, 0, 0, 38, nation)
        case _:
            r.part(polygon([(-26, 24), (0, -26), (26, 24)]), CANVAS, 6, 1.2)
            entrance(r, 0, 24, 22, 32)
    r.draw(canvas, 0.6, 2, 4, 3)


def tower(r: Relief, cx: float, low: float, s: float) -> None:
    """A small stone tower with battlements."""
    wall = polygon([(cx - 26 * s, low), (cx - 22 * s, low - 58 * s), (cx + 22 * s, low - 58 * s), (cx + 26 * s, low)])
    r.part(wall, STONE, 9 * s, 1.1)
    for row in range(4):
        y = low - (8 + row * 13) * s
        r.part(
            within(rod((cx - 30 * s, y), (cx + 30 * s, y), 1.6 * s), wall), tint(STONE, "#22242E", 0.6), 0.8, 0.5, 0, 0
        )
        for k in range(3):
            x = cx + (-18 + k * 16 + (row % 2) * 8) * s
            r.part(within(rod((x, y), (x, y - 12 * s), 1.6 * s), wall), tint(STONE, "#22242E", 0.6), 0.8, 0.5, 0, 0)
    for k in range(4):
        r.part(rounded((cx + (-30 + k * 16.4) * s, low - 78 * s, 11 * s, 16 * s), 2 * s), STONE, 3 * s, 1.2)
    r.part(rounded((cx - 30 * s, low - 66 * s, 60 * s, 13 * s), 2 * s), STONE, 4 * s, 1.2)
    r.part(
        blob(
            [
                (cx - 8 * s, low),
                (cx - 8 * s, low - 16 * s),
                (cx, low - 25 * s),
                (cx + 8 * s, low - 16 * s),
                (cx + 8 * s, low),
            ]
        ),
        SHADE,
        2,
        -0.5,
    )


@cache
def _tower(scale: float) -> Relief:
    r = Relief((-56, -60, 56, 60), 1.0, 6)
    tower(r, 0, 44, scale)
    return r


def fortress(canvas: skia.Canvas) -> None:
    """The fortress token."""
    canvas.drawPath(oval(4, 44, 40, 12), blurred(fill("#05040A", 0.7), 5))
    _tower(1.22).draw(canvas, 0.5, 3, 4, 3)


def fortified(canvas: skia.Canvas) -> None:
    """A fortress token before a tent: tower on a steel shield, lower right of the cell."""
    r = Relief((-10, -20, 92, 92), 1.0, 6)
    r.part(soft_polygon([(16, 6), (46, 0), (76, 6), (76, 46), (46, 76), (16, 46)], 5), STEEL, 5, 1.2)
    r.part(
        soft_polygon([(23, 13), (46, 8), (69, 13), (69, 43), (46, 67), (23, 43)], 4),
        tint(DARK_STEEL, "#1C2638", 0.5),
        6,
        0.5,
        0.2,
        1,
    )
    tower(r, 46, 54, 0.5)
    r.draw(canvas, 0.8, 3, 5, 4)


def known_flag(canvas: skia.Canvas) -> None:
    """A standard with a helmet at the lower left: the commander is known to be here."""
    r = Relief((-92, -40, 10, 92), 1.0, 6)
    r.part(rod((-72, 78), (-72, -18), 5.5), WOOD, 2.4, 1.2)
    r.part(oval(-72, -20, 6, 6), GOLD, 3)
    r.part(
        blob([(-70, -12), (-46, -8), (-22, -12), (-25, 10), (-22, 34), (-36, 42), (-46, 34), (-58, 42), (-70, 36)]),
        BONE,
        7,
        1.1,
    )
    helmet(r, -47, 11, 19)
    r.draw(canvas, 0.7, 3, 5, 3)


FOLDS = (
    ((-70, -84), (-20, -30), (-84, 40)),
    ((-30, -88), (0, -20), (-40, 88)),
    ((10, -88), (40, -10), (4, 88)),
    ((48, -86), (78, 0), (44, 88)),
    ((84, -50), (30, 20), (88, 66)),
)


def cloth(canvas: skia.Canvas) -> None:
    """The cloth that hides a camp while its tents are laid anew: steel blue, in folds, with a gilt hem."""
    sheet = blob(
        [
            (-88, -84),
            (-40, -89),
            (10, -85),
            (60, -90),
            (88, -82),
            (90, -20),
            (85, 30),
            (89, 84),
            (30, 88),
            (-20, 84),
            (-86, 89),
            (-90, 20),
        ]
    )
    with moved(canvas, 4, 8):
        canvas.drawPath(sheet, blurred(fill("#05040A", 0.65), 6))
    canvas.drawPath(sheet, linear((-88, -90), (60, 90), ["#7E95B4", "#4D658A", "#2B3C58"]))
    with clipped(canvas, sheet):
        for start, bend, end in FOLDS:
            fold = skia.Path()
            fold.moveTo(*start)
            fold.quadTo(*bend, *end)
            canvas.drawPath(fold, blurred(stroke("#0C1424", 26, 0.75), 9))
            with moved(canvas, -17, -3):
                canvas.drawPath(fold, blurred(stroke("#D6E4F8", 13, 0.55), 6))
    noise(canvas, sheet, (0.02, 0.5), "#131E30", 0.35, 5, 2)
    noise(canvas, sheet, (0.5, 0.02), "#C4D4EC", 0.2, 9, 2)
    bevel(canvas, sheet, 5, 0.4, 0.6)
    hem = stroke("#D9A63C", 3.4, 0.9)
    hem.setPathEffect(skia.DashPathEffect.Make([9, 6], 0))
    with moved(canvas, 0, 0, 0.92):
        canvas.drawPath(sheet, hem)


for _name, _nation in DYED.items():
    for _kind in ("king", "commander", "blank"):
        register(f"creed/tent/{_kind}_{_name}", dyed(ATLAS, _name), TOKEN, partial(leader, _kind, _nation), trim=False)
register("creed/tent/fortress", ATLAS, (-56, -60, 56, 60), fortress, trim=False)
for _title, _paint in (("fortified", fortified), ("flag", known_flag), ("cloth", cloth)):
    register(f"creed/tent/{_title}", ATLAS, CELL, _paint, trim=False)
