"""Vermilion's wordmark: bones, and the sinew that holds them."""

from __future__ import annotations

import skia

from assets.paint.glyphs import svg_path
from assets.paint.lettering import Pen, rectangle
from assets.paint.relief import Relief, matt, stroked, union, within
from assets.paint.wordmarks import Letters, Mark, ends, register_marks

BONE, FLESH = matt("#E9DCBE", 0.25, 0.16), matt("#A3242B", 0.5, 0.3)
DRIPS = ((0.12, 26.0), (0.37, 44.0), (0.61, 30.0), (0.86, 48.0))


def veined(model: Relief, text: str, letters: Letters) -> None:
    """Sinew runs behind the bones and drips from them."""
    whole = union(*letters)
    left, right = ends(letters)
    flesh = skia.Path()
    steps = round((right - left) / 46)
    flesh.moveTo(left - 20, 64)
    for k in range(1, steps + 2):
        x = left - 20 + (right - left + 40) * k / (steps + 1)
        flesh.quadTo(x - 23, 64 + (14 if k % 2 else -12), x, 64)
    drips = [drip(left + (right - left) * share, 70, reach) for share, reach in DRIPS]
    model.part(union(stroked(flesh, 15), *drips), FLESH, 5, 1.2, 0.3, 2)
    sinews = within(stroked(whole, 7), rectangle((left - 40, 40, right - left + 80, 50)))
    model.part(sinews, FLESH, 3, 1.1, 0.3, 1.4)


def drip(x: float, y: float, reach: float) -> skia.Path:
    """A drop that hangs from (x, y)."""
    waist, belly = y + reach * 0.5, y + reach * 0.8
    return svg_path(
        f"M{x - 6} {y}C{x - 3} {waist} {x - 7} {belly} {x} {y + reach}C{x + 7} {belly} {x + 3} {waist} {x + 6} {y}Z"
    )


LATIN, HANGUL = Pen(15, 0.9, 0, 0, 16, 0.98), Pen(12, 0.9, 0, 0, 16, 0.98)
MARKS = {
    "en": Mark("VERMILION", LATIN, 38, BONE, "#B0202A", "#5A1016", 5, 0.5, None, veined),
    "ko": Mark("버밀리온", HANGUL, 32, BONE, "#B0202A", "#5A1016", 4, 0.5, None, veined),
}
register_marks("vermilion", MARKS)
