"""What lies over Creed's board while one plays: attacked, boosts, targets, paths, open and blocked lines (10)."""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import (
    BONE,
    GOLD,
    JADE,
    RUBY,
    Material,
    blurred,
    fill,
    linear,
    medal,
    moved,
    oval,
    polygon,
    radial,
    rounded,
    shaded,
    stroke,
)
from assets.paint.creed.tokens import crown, helmet
from assets.paint.glyphs import fitted, svg_path
from assets.paint.relief import DARK_STEEL, STEEL, WOOD, Relief, blob, matt, placed, rod, tint
from assets.paint.relief import GOLD as GOLD_STUFF

ATLAS = "creed/marks"
CELL = (-92, -92, 92, 92)
STEEL_RIM = Material("#E8EEF5", "#8C9AB0", "#2F3A4C", "#FFFFFF")
NIGHT_BLUE = Material("#3E5578", "#1F2E48", "#0A101E", "#A8C0E4")
GROUNDS = {True: Material("#5E8E6A", "#2C5A3E", "#0E2418", "#D0F4DC"),
           False: Material("#B04A40", "#6E1C1C", "#2A0A0C", "#FFD0C8")}  # fmt: skip
"""Of the signs at a front: how the line stands is good or bad for who looks."""
EMBER = Material("#FFD9A0", "#F0862C", "#7A2E08", "#FFF3D6")
GLYPHS = {
    "1": "M40 8L58 8L58 92L38 92L38 34L22 40L22 24Z",
    "2": "M14 34C14 16 30 6 50 6C72 6 84 18 84 36C84 58 56 66 42 76L86 76L86 94L12 94L12 78C36 60 62 52 62 38"
    "C62 28 56 24 49 24C40 24 35 30 35 38Z",
    "3": "M16 14L82 14L82 30L58 46C76 48 86 56 86 70C86 86 70 96 48 96C30 96 16 90 10 82L22 68C28 74 36 78 46 78"
    "C58 78 64 74 64 68C64 60 56 58 34 58L34 46L54 32L16 32Z",
    "+": "M38 14h24v24h24v24h-24v24h-24v-24h-24v-24h24z",
}


def numeral(text: str, box: tuple[float, float, float, float]) -> skia.Path:
    """ "+1" and the like as one outline in `box`; drawn here so that no font is needed."""
    whole = skia.Path()
    for k, letter in enumerate(text):
        part = svg_path(GLYPHS[letter])
        if letter == "+":
            part = placed(part, 12, 12, 0.76)
        part.offset(k * 88, 0)
        whole.addPath(part)
    return fitted(whole, box)


def crisp(canvas: skia.Canvas, path: skia.Path, stuff: Material, line: float = 5) -> None:
    """A small sign that reads on anything: dark outline, lit face."""
    with moved(canvas, 1, 3):
        canvas.drawPath(path, blurred(stroke("#05040A", line * 1.4, 0.6), 3))
    canvas.drawPath(path, stroke("#0B0912", line))
    shaded(canvas, path, stuff, 2.5)


def attacked(canvas: skia.Canvas) -> None:
    """Crossed blades on a dark seal at the upper right: this unit has attacked (R4.6)."""
    with moved(canvas, 60, -60):
        canvas.drawPath(oval(2, 4, 27, 27), blurred(fill("#05040A", 0.7), 4))
        medal(canvas, 0, 0, 27, NIGHT_BLUE, STEEL_RIM, 4)
        r = Relief((-30, -30, 30, 30), 1.0)
        for turn in (-45, 45):
            r.part(
                placed(polygon([(-3.4, 8), (-3, -14), (0, -20), (3, -14), (3.4, 8)]), 0, 1, 1, turn),
                STEEL,
                2,
                1.2,
                0.4,
                1,
                2,
            )
            r.part(placed(rod((-7, 8), (7, 8), 3.6), 0, 1, 1, turn), GOLD_STUFF, 1.5, 1, 0.3, 0.8, 1)
            r.part(placed(rod((0, 9), (0, 17), 4), 0, 1, 1, turn), GOLD_STUFF, 1.5, 1, 0.3, 0.8, 1)
        r.draw(canvas, 0.4, 1, 2, 2)


def boost(amount: int, canvas: skia.Canvas) -> None:
    """Rising chevrons and the number at the left, under the crest: morale (R8.2)."""
    with moved(canvas, -64, -2, 0.85):
        shield = polygon([(-30, -28), (0, -34), (30, -28), (30, 14), (0, 34), (-30, 14)])
        with moved(canvas, 2, 5):
            canvas.drawPath(shield, blurred(fill("#05040A", 0.7), 4))
        shaded(canvas, shield, GOLD, 4)
        inner = polygon([(-25, -24), (0, -29), (25, -24), (25, 11), (0, 28), (-25, 11)])
        canvas.drawPath(inner, linear((0, -28), (0, 28), ["#C8411F", "#8E1F14", "#4A0C0C"]))
        canvas.drawPath(numeral(f"+{amount}", (-20, -21, 40, 25)), stroke("#1A0604", 4, 0.8))
        canvas.drawPath(numeral(f"+{amount}", (-20, -21, 40, 25)), fill("#FFF1CC"))
        for k in range(amount):
            y = 18 - 8 * k
            chevron = polygon([(-12, y), (0, y - 7), (12, y), (12, y + 4), (0, y - 3), (-12, y + 4)])
            canvas.drawPath(chevron, fill("#FFD98A"))


def support(amount: int, canvas: skia.Canvas) -> None:
    """An arrow badge: what an archer or a ballista adds (R6.4)."""
    canvas.drawPath(oval(2, 4, 35, 35), blurred(fill("#05040A", 0.7), 4))
    medal(canvas, 0, 0, 35, NIGHT_BLUE, STEEL_RIM, 5)
    arrow = polygon([(-26, 13), (8, 13), (8, 7), (24, 16), (8, 25), (8, 19), (-26, 19)])
    crisp(canvas, arrow, BONE, 3)
    crisp(canvas, numeral(f"+{amount}", (-22, -23, 44, 30)), GOLD, 4)


def target(canvas: skia.Canvas) -> None:
    """A red frame whose points close in from all sides, clear of figure and numerals: can be attacked."""
    path = rounded((-84, -84, 168, 168), 18)
    canvas.drawPath(path, radial((0, 0), 124, [("#FF3A24", 0.0), ("#FF3A24", 0.06), ("#FF3A24", 0.42)], [0, 0.62, 1]))
    frame("#F2452F", 8, 1.0, False, canvas)
    for turn in range(4):
        with moved(canvas, 0, 0, 1, 90 * turn):
            crisp(canvas, polygon([(-16, -91), (16, -91), (0, -66)]), RUBY, 4)


def frame(colour: str, width: float, alpha: float, corners: bool, canvas: skia.Canvas) -> None:
    """A rounded frame round a cell; with `corners` brackets instead of the whole line."""
    path = rounded((-84, -84, 168, 168), 18)
    if corners:
        for turn in range(4):
            with moved(canvas, 0, 0, 1, 90 * turn):
                hook = skia.Path()
                hook.moveTo(-84, -46)
                hook.lineTo(-84, -66)
                hook.quadTo(-84, -84, -66, -84)
                hook.lineTo(-46, -84)
                canvas.drawPath(hook, stroke("#0B0912", width + 5, 0.85))
                canvas.drawPath(hook, stroke(colour, width, alpha))
        return
    canvas.drawPath(path, blurred(stroke(colour, width * 3, 0.55 * alpha), width * 1.4))
    canvas.drawPath(path, stroke("#0B0912", width + 4, 0.75 * alpha))
    canvas.drawPath(path, stroke(colour, width, alpha))
    canvas.drawPath(path, stroke("#FFFFFF", width * 0.3, 0.6 * alpha))


def legal(canvas: skia.Canvas) -> None:
    """Light in a cell that may be chosen, with a small post in each corner."""
    path = rounded((-84, -84, 168, 168), 18)
    canvas.drawPath(path, radial((0, 0), 120, [("#58C8F4", 0.3), ("#35A8E4", 0.46), ("#1B7CC0", 0.74)], [0, 0.55, 1]))
    canvas.drawPath(path, stroke("#062235", 8, 0.7))
    canvas.drawPath(path, stroke("#9BE8FF", 4))
    for x, y in ((-84, -84), (84, -84), (84, 84), (-84, 84)):
        stud = polygon(
            [(x * 0.93, y * 0.93 - 10), (x * 0.93 + 10, y * 0.93), (x * 0.93, y * 0.93 + 10), (x * 0.93 - 10, y * 0.93)]
        )
        canvas.drawPath(stud, stroke("#062235", 4))
        canvas.drawPath(stud, fill("#D8F8FF"))


def selected(canvas: skia.Canvas) -> None:
    """Gold round the selected thing."""
    frame("#FFD35A", 7, 1.0, False, canvas)
    for turn in range(4):
        with moved(canvas, 0, 0, 1, 90 * turn):
            crisp(canvas, polygon([(-10, -92), (10, -92), (0, -76)]), GOLD, 3)


def last(canvas: skia.Canvas) -> None:
    """What was just done: a dashed bone frame."""
    paint = stroke("#F4EBD7", 5, 0.9)
    paint.setPathEffect(skia.DashPathEffect.Make([16, 12], 0))
    under = stroke("#0B0912", 9, 0.6)
    under.setPathEffect(skia.DashPathEffect.Make([16, 12], 0))
    path = rounded((-84, -84, 168, 168), 18)
    canvas.drawPath(path, under)
    canvas.drawPath(path, paint)


def path_piece(turn: float, head: bool, canvas: skia.Canvas) -> None:
    """The ghost path of a charge: dashes through a cell, or the head that ends it."""
    canvas.rotate(turn)
    end = 30 if head else 92
    bar = rounded((-92, -11, end + 92, 22), 0)
    canvas.drawPath(bar, blurred(fill("#FFB03A", 0.45), 8))
    for k in range(6 if not head else 4):
        x = -88 + k * 31
        dash = polygon([(x, -9), (x + 15, -9), (x + 23, 0), (x + 15, 9), (x, 9), (x + 8, 0)])
        canvas.drawPath(dash, stroke("#2A1404", 4, 0.8))
        canvas.drawPath(dash, linear((0, -9), (0, 9), ["#FFF0B8", "#FFC24A", "#D07A18"]))
    if head:
        tip = polygon([(14, -40), (84, 0), (14, 40), (30, 0)])
        canvas.drawPath(tip, blurred(fill("#FFB03A", 0.6), 8))
        crisp(canvas, tip, GOLD, 6)


def palisade(r: Relief, xs: tuple[float, ...], red: bool) -> None:
    """Stakes side by side."""
    for x in xs:
        stake = polygon([(x - 6, 24), (x - 6, -14), (x, -26), (x + 6, -14), (x + 6, 24)])
        r.part(stake, tint(WOOD, "#7A1E18", 0.35) if red else WOOD, 3.5, 1.2, 0.3, 1, 2)


def line_open(turn: float, good: bool, canvas: skia.Canvas) -> None:
    """An open line: a gap in the stakes and an arrow through it, on green where that is good."""
    canvas.drawPath(oval(2, 4, 36, 36), blurred(fill("#05040A", 0.6), 4))
    medal(canvas, 0, 0, 36, GROUNDS[good], STEEL_RIM, 5)
    with moved(canvas, 0, 0, 1, turn):
        for y in (-17, 17):
            canvas.drawLine(-16, y, 16, y, stroke("#0B0912", 9))
            canvas.drawLine(-16, y, 16, y, stroke("#C99A62", 5))
        arrow = polygon([(-24, -5), (6, -5), (6, -13), (25, 0), (6, 13), (6, 5), (-24, 5)])
        crisp(canvas, arrow, JADE if good else RUBY, 4)


def blocked(good: bool, canvas: skia.Canvas) -> None:
    """A blocked line: a closed palisade, on green where that is good."""
    canvas.drawPath(oval(2, 4, 36, 36), blurred(fill("#05040A", 0.6), 4))
    medal(canvas, 0, 0, 36, GROUNDS[good], STEEL_RIM, 5)
    r = Relief((-32, -32, 32, 32), 1.0)
    palisade(r, (-18, -6, 6, 18), False)
    r.part(rod((-26, 2), (26, 2), 6), DARK_STEEL, 2.5, 1, 0.4, 1, 2)
    r.draw(canvas, 0.5, 1, 2, 2)


def switch(down: bool, canvas: skia.Canvas) -> None:
    """The switch of rank 3: a tile that lies on its face, or shows it."""
    canvas.drawPath(rounded((-30, -32, 64, 70), 9), blurred(fill("#05040A", 0.6), 4))
    body = rounded((-32, -36, 64, 68), 9)
    shaded(canvas, body, STEEL_RIM, 4)
    inner = rounded((-25, -29, 50, 54), 6)
    canvas.drawPath(inner, linear((-20, -30), (20, 28), ["#5C7CA8", "#2E456B", "#16233A"]))
    r = Relief((-34, -38, 34, 38), 1.0)
    if down:
        for k in range(3):
            r.part(
                polygon(
                    [
                        (-14, -18 + 14 * k),
                        (0, -8 + 14 * k),
                        (14, -18 + 14 * k),
                        (14, -12 + 14 * k),
                        (0, -2 + 14 * k),
                        (-14, -12 + 14 * k),
                    ]
                ),
                STEEL,
                2,
                1.2,
                0.4,
                1,
                2,
            )
    else:
        r.part(blob([(-18, 0), (0, -15), (18, 0), (0, 13)]), matt("#F4EBD7", 0.1, 0.02), 4, 1)
        r.part(oval(0, -1, 7.5, 7.5), matt("#2C5E9A", 0.4, 0.02), 3, 1)
        r.part(oval(0, -1, 3.2, 3.2), matt("#0B0912", 0.4, 0), 1, 1, 0, 0)
    r.draw(canvas, 0.5, 1, 2, 2)


def hint(kind: str, canvas: skia.Canvas) -> None:
    """A small plate over an own tent: who is under it."""
    plate = rounded((-34, -32, 68, 64), 16)
    with moved(canvas, 2, 4):
        canvas.drawPath(plate, blurred(fill("#05040A", 0.7), 4))
    canvas.drawPath(plate, fill("#131824", 0.92))
    canvas.drawPath(plate, stroke("#E2AE4A", 3))
    r = Relief((-36, -36, 36, 36), 1.0)
    if kind == "king":
        crown(r, 0, 2, 27)
    else:
        helmet(r, 0, 0, 25)
    r.draw(canvas, 0.5, 1, 2, 2)


def _cell(name: str, paint: object) -> None:
    register(f"creed/{name}", ATLAS, CELL, paint, trim=False)  # type: ignore[arg-type]


_cell("mark_attacked", attacked)
for _n in (1, 2):
    _cell(f"boost_{_n}", partial(boost, _n))
for _n in (2, 3):
    register(f"creed/support_{_n}", ATLAS, (-40, -40, 40, 40), partial(support, _n), trim=False)
_cell("target", target)
_cell("legal", legal)
_cell("selected", selected)
_cell("hover", partial(frame, "#F4EBD7", 6, 1.0, True))
_cell("last", last)
for _way, _turn in (("h", 0), ("v", 90)):
    _cell(f"path_{_way}", partial(path_piece, _turn, False))
for _way, _turn in (("e", 0), ("s", 90), ("w", 180), ("n", 270)):
    _cell(f"path_{_way}", partial(path_piece, _turn, True))
    for _good in ("good", "bad"):
        register(f"creed/open_{_way}_{_good}", ATLAS, (-42, -42, 42, 42),
                 partial(line_open, _turn, _good == "good"), trim=False)  # fmt: skip
for _good in ("good", "bad"):
    register(f"creed/blocked_{_good}", ATLAS, (-42, -42, 42, 42), partial(blocked, _good == "good"), trim=False)
for _way in ("facedown", "faceup"):
    register(f"creed/{_way}", ATLAS, (-40, -42, 40, 42), partial(switch, _way == "facedown"), trim=False)
for _kind in ("king", "commander"):
    register(f"creed/{_kind}_hint", ATLAS, (-40, -40, 40, 40), partial(hint, _kind), trim=False)
