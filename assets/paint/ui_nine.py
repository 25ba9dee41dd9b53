"""Interface materials: panels, buttons, slots, bars as nine-patches (features.md E2, art.md "Feel").

Each index entry has "nine": [left, top, right, bottom], the borders in sprite pixels that are not stretched.
The middle holds gradients only, never grain, since it is stretched. Patches with a "spread" reach that many
sprite pixels beyond the thing they surround (shadow, glow, focus): draw them larger by it on each side.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import skia

from assets.paint.atlas import register
from assets.paint.base import GOLD as GOLD_METAL
from assets.paint.base import (
    Box,
    bevel,
    blurred,
    clipped,
    darker,
    fill,
    linear,
    moved,
    polygon,
    rounded,
    shaded,
    stroke,
)
from assets.paint.palette import BRASS, BRASS_DARK, BRASS_LIGHT, GOLD

ATLAS = "ui_nine"
BLACK = "#05040A"
FRAMED = [BRASS_LIGHT, BRASS, BRASS_DARK]
QUIET = ["#6C6659", "#4A4641", "#34323A"]


@dataclass(frozen=True)
class Plate:
    """A raised plate: its vertical gradient, its line from top to bottom, and how it catches light."""

    top: str
    bottom: str
    line: list[str]
    alpha: float = 1.0
    radius: float = 24
    line_width: float = 2.5
    lip: float = 0.0
    shine: float = 0.14
    inner: str = ""


def _line(canvas: skia.Canvas, box: Box, radius: float, colours: list[str], width: float, alpha: float = 1.0) -> None:
    x, y, w, h = box
    half = width / 2
    paint = linear((x, y), (x, y + h), [(c, alpha) for c in colours])
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    canvas.drawPath(rounded((x + half, y + half, w - width, h - width), radius - half), paint)


def raised(canvas: skia.Canvas, box: Box, look: Plate) -> None:
    """A plate with a dark lower lip, a lit upper edge and a metal line round it."""
    x, y, w, h = box
    if look.lip:
        canvas.drawPath(rounded(box, look.radius), fill(darker(look.bottom, 0.72), look.alpha))
        h -= look.lip
    body = rounded((x, y, w, h), look.radius)
    canvas.drawPath(body, linear((x, y), (x, y + h), [(look.top, look.alpha), (look.bottom, look.alpha)]))
    if look.inner:
        with clipped(canvas, body):
            canvas.drawPath(body, blurred(stroke(look.inner, 18, 0.55), 9))
    if look.shine:
        with clipped(canvas, body), moved(canvas, 0, 2):
            outside = skia.Path(body)
            outside.toggleInverseFillType()
            canvas.drawPath(outside, blurred(fill("#FFF3D6", look.shine * 2.6), 1.6))
    _line(canvas, (x, y, w, h), look.radius, look.line, look.line_width)


def sunken(canvas: skia.Canvas, box: Box, look: Plate) -> None:
    """A recess: shadow falls in from the upper left, light catches the lower edge."""
    x, y, _, h = box
    hole = rounded(box, look.radius)
    canvas.drawPath(hole, linear((x, y), (x, y + h), [(look.top, look.alpha), (look.bottom, look.alpha)]))
    with clipped(canvas, hole):
        outside = skia.Path(hole)
        outside.toggleInverseFillType()
        with moved(canvas, 4, 6):
            canvas.drawPath(outside, blurred(fill(BLACK, 0.85), 5))
        with moved(canvas, 0, -2):
            canvas.drawPath(outside, blurred(fill("#FFF3D6", 0.16), 1.2))
        if look.inner:
            canvas.drawPath(hole, blurred(stroke(look.inner, 14, 0.8), 7))
    _line(canvas, box, look.radius, look.line, look.line_width)


def _diamond(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    stud = polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)])
    canvas.drawPath(stud, blurred(fill(BLACK, 0.8), 3))
    shaded(canvas, stud, GOLD_METAL, 2)


def _corner(canvas: skia.Canvas) -> None:
    """One brass corner piece at the origin, for the upper left corner."""
    leaf = skia.Path()
    leaf.moveTo(8, 46)
    leaf.lineTo(8, 26)
    leaf.quadTo(8, 8, 26, 8)
    leaf.lineTo(46, 8)
    leaf.quadTo(30, 13, 24, 24)
    leaf.quadTo(13, 30, 8, 46)
    leaf.close()
    shaded(canvas, leaf, GOLD_METAL, 2.5)
    _diamond(canvas, 32, 32, 6)


def panel(canvas: skia.Canvas) -> None:
    """The plain panel: dark slate glass with a thin brass line."""
    raised(
        canvas,
        (0, 0, 96, 96),
        Plate("#262531", "#16151E", [BRASS, "#7A6238", "#4A3D2A"], 0.96, 24, 2.5, 0, 0.1),
    )


def panel_brass(canvas: skia.Canvas) -> None:
    """The panel of honour: double brass line and corner pieces."""
    box = (0.0, 0.0, 176.0, 176.0)
    raised(canvas, box, Plate("#2B2833", "#15131C", FRAMED, 0.98, 26, 5, 0, 0.14))
    _line(canvas, (12, 12, 152, 152), 18, [BRASS, BRASS_DARK], 2, 0.8)
    for turn, x, y in ((0, 0, 0), (90, 176, 0), (180, 176, 176), (270, 0, 176)):
        with moved(canvas, x, y, 1, turn):
            _corner(canvas)


def plate(canvas: skia.Canvas) -> None:
    """Dark glass under text that stands on pictures."""
    raised(canvas, (0, 0, 72, 72), Plate("#14131B", "#0D0C13", ["#6E5A38", "#3A3020"], 0.84, 16, 2, 0, 0.05))


def tooltip(canvas: skia.Canvas) -> None:
    """The small note under the pointer."""
    raised(canvas, (0, 0, 72, 72), Plate("#2A2620", "#14110F", [BRASS_LIGHT, BRASS], 0.98, 16, 2.5, 0, 0.1))


def prompt(canvas: skia.Canvas) -> None:
    """The banner that says what is asked of whom: brown glass between two gold studs."""
    raised(canvas, (14, 4, 212, 104), Plate("#44351F", "#1D150C", FRAMED, 0.97, 50, 4, 0, 0.16, "#120B05"))
    _line(canvas, (24, 14, 192, 84), 40, [BRASS, BRASS_DARK], 1.6, 0.6)
    for x in (16, 224):
        _diamond(canvas, x, 56, 13)


def shadow(canvas: skia.Canvas) -> None:
    """What a raised panel throws on the table: to be drawn before it."""
    canvas.drawPath(rounded((48, 60, 96, 96), 24), blurred(fill("#020206", 0.62), 20))


def halo(canvas: skia.Canvas) -> None:
    """Warm light round the thing that matters now."""
    ring = rounded((40, 40, 80, 80), 24)
    outside = skia.Path(ring)
    outside.toggleInverseFillType()
    with clipped(canvas, outside):
        canvas.drawPath(ring, blurred(stroke(GOLD, 16, 0.75), 13))
        canvas.drawPath(ring, blurred(stroke("#FFE9A8", 6, 0.9), 4))


def focus(canvas: skia.Canvas) -> None:
    """The ring of keyboard focus: light inside, dark outside, seen on every ground."""
    canvas.drawPath(rounded((5, 5, 70, 70), 24), stroke(BLACK, 9, 0.75))
    canvas.drawPath(rounded((5, 5, 70, 70), 24), stroke("#FFF6DA", 4.5))


def _pill(height: float, colours: list[str], shine: float) -> Callable[[skia.Canvas], None]:
    def paint(canvas: skia.Canvas) -> None:
        body = rounded((0, 0, 56, height), 11)
        canvas.drawPath(body, linear((0, 0), (0, height), list(colours)))
        with clipped(canvas, body):
            canvas.drawPath(rounded((4, 2, 48, height * 0.34), 5), blurred(fill("#FFFFFF", shine), 1.5))
        bevel(canvas, body, 2, 0.35, 0.45)

    return paint


def _of(kind: Callable[[skia.Canvas, Box, Plate], None], box: Box, look: Plate) -> Callable[[skia.Canvas], None]:
    def paint(canvas: skia.Canvas) -> None:
        kind(canvas, box, look)

    return paint


SQUARE = (0.0, 0.0, 72.0, 76.0)
FLAT = (0.0, 0.0, 72.0, 72.0)
GOLD_LINE = ["#FFEDB0", "#D9A443", "#8A5E22"]
BUTTONS = {
    "button": _of(raised, SQUARE, Plate("#454352", "#282733", ["#8A8270", "#565264", "#3C3A48"], 1, 20, 2.5, 6, 0.18)),
    "button_hot": _of(raised, SQUARE, Plate("#5C5666", "#35323F", FRAMED, 1, 20, 3, 6, 0.3, "#E2AE4A")),
    "button_down": _of(sunken, SQUARE, Plate("#22212B", "#31303C", ["#4A4858", "#8A7A58"], 1, 20, 2.5)),
    "button_gold": _of(raised, SQUARE, Plate("#8A6322", "#4A3210", GOLD_LINE, 1, 20, 3.5, 6, 0.36)),
    "button_gold_hot": _of(
        raised,
        SQUARE,
        Plate("#A87A30", "#5E4114", ["#FFF6D0", "#F2C75C", "#B5822F"], 1, 20, 4, 6, 0.45, "#FFD97A"),
    ),
    "button_gold_down": _of(sunken, SQUARE, Plate("#4A3412", "#7A5820", ["#8A5E22", "#E2AE4A"], 1, 20, 3.5)),
    "button_off": _of(raised, SQUARE, Plate("#26252D", "#202028", ["#3E3C46", "#302F38"], 0.9, 20, 2, 0, 0.03)),
    "button_good": _of(
        raised, SQUARE, Plate("#3F8048", "#214A2A", ["#A6D79C", "#4F8A55", "#2B5A34"], 1, 20, 2.5, 6, 0.25)
    ),
    "button_bad": _of(
        raised, SQUARE, Plate("#8A3434", "#4E1A1E", ["#E0A090", "#96443F", "#5E2426"], 1, 20, 2.5, 6, 0.25)
    ),
    "tab": _of(raised, FLAT, Plate("#2E2D39", "#201F29", QUIET, 1, 18, 2.5, 0, 0.08)),
    "tab_on": _of(raised, FLAT, Plate("#6A4F22", "#33240F", GOLD_LINE, 1, 18, 3, 0, 0.25, "#B5822F")),
    "row": _of(raised, FLAT, Plate("#2B2A35", "#24232D", ["#45424A", "#34323B"], 0.85, 14, 1.5, 0, 0.03)),
    "row_hot": _of(raised, FLAT, Plate("#453E38", "#332D2A", [BRASS, BRASS_DARK], 0.95, 14, 2, 0, 0.1)),
    "slot": _of(sunken, FLAT, Plate("#0E0D14", "#1B1A23", ["#3A372F", "#6E6046"], 0.95, 18, 2.5)),
    "slot_selected": _of(sunken, FLAT, Plate("#2B200E", "#4A3717", GOLD_LINE, 0.98, 18, 4.5, 0, 0, "#E2AE4A")),
    "slot_legal": _of(
        sunken, FLAT, Plate("#10201F", "#17302E", ["#A8F0E0", "#3FB7A6"], 0.95, 18, 3.5, 0, 0, "#2B9A8C")
    ),
    "input": _of(sunken, FLAT, Plate("#0B0A10", "#15141C", ["#54503F", "#7E6D4A"], 1, 14, 2.5)),
    "input_focus": _of(sunken, FLAT, Plate("#100E13", "#1B1820", GOLD_LINE, 1, 14, 3.5)),
    "chip": _of(raised, (0, 0, 72, 60), Plate("#3A3845", "#262530", QUIET, 0.98, 30, 2, 0, 0.12)),
}
FILLS = {
    "bar_fill_rep": ["#BFF3E6", "#35B7A4", "#11655F"],
    "bar_fill_gold": ["#FFEDB4", "#E2AE4A", "#8A5718"],
    "bar_fill_good": ["#C9F2B4", "#57AE4E", "#235F2E"],
    "bar_fill_bad": ["#FFC2AE", "#D0473F", "#701A26"],
    "bar_fill_faith": ["#E6CBFF", "#8E57D0", "#43217A"],
}


def _register(
    name: str, size: tuple[int, int], paint: Callable[[skia.Canvas], None], nine: list[int], **extra: object
) -> None:
    register(f"nine/{name}", ATLAS, (0, 0, *size), paint, trim=False, nine=nine, **extra)


_register("panel", (96, 96), panel, [32, 32, 32, 32])
_register("panel_brass", (176, 176), panel_brass, [56, 56, 56, 56])
_register("plate", (72, 72), plate, [22, 22, 22, 22])
_register("tooltip", (72, 72), tooltip, [22, 22, 22, 22])
_register("prompt", (240, 112), prompt, [76, 54, 76, 54])
_register("shadow", (192, 216), shadow, [88, 96, 88, 104], spread=48)
_register("glow", (160, 160), halo, [72, 72, 72, 72], spread=40)
_register("focus", (80, 80), focus, [32, 32, 32, 32], spread=8)
for _name, _paint in BUTTONS.items():
    if _name == "chip":
        _register(_name, (72, 60), _paint, [30, 29, 30, 29])
        continue
    _tall = 76 if _name.startswith("button") else 72
    _register(_name, (72, _tall), _paint, [26, 26, 26, 32 if _tall == 76 else 26])
_register(
    "bar",
    (64, 32),
    _of(sunken, (0, 0, 64, 32), Plate("#08070C", "#17161E", ["#3E392C", "#7A6A48"], 1, 15, 2.5)),
    [16, 15, 16, 15],
)
for _name, _colours in FILLS.items():
    _register(_name, (56, 24), _pill(24, _colours, 0.5), [13, 11, 13, 11])
_register(
    "scroll_track",
    (24, 64),
    _of(sunken, (0, 0, 24, 64), Plate("#0B0A10", "#14131A", ["#2B2A30", "#4A4438"], 1, 12, 2)),
    [11, 14, 11, 14],
)
_register(
    "scroll_thumb",
    (24, 64),
    _of(raised, (0, 0, 24, 64), Plate("#8E7442", "#5E4A26", FRAMED, 1, 12, 2, 0, 0.2)),
    [11, 14, 11, 14],
)
