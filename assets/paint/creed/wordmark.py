"""Creed's wordmark: blades of steel over a sword."""

from __future__ import annotations

from assets.paint.base import oval, polygon
from assets.paint.glyphs import svg_path
from assets.paint.lettering import HEIGHT, Pen, rectangle
from assets.paint.relief import Relief, matt, metal
from assets.paint.wordmarks import GOLD, INK, TIGHT, Letters, Mark, ends, register_marks

STEEL = metal("#A9B9CE", 0.9)


def sworded(model: Relief, text: str, letters: Letters) -> None:
    """A sword lies under the word, its point to the right."""
    (left, right), y = ends(letters), HEIGHT + 26
    blade = polygon([(left + 30, y - 7), (right + 6, y - 6), (right + 46, y), (right + 6, y + 6), (left + 30, y + 7)])
    model.part(blade, STEEL, 5, 1.3, 0.4, 2.2)
    model.part(rectangle((left + 40, y - 1.2, right - left - 44, 2.4)), INK, 1, 0.6, 0, 0)
    model.part(rectangle((left - 26, y - 5, 46, 10)), matt("#5A2E1A", 0.2, 0.3), 4, 1.2, 0.4, 2)
    for k in range(5):
        model.part(rectangle((left - 22 + k * 9, y - 6, 3, 12)), GOLD, 1.5, 1.1, 0.2, 0.8)
    model.part(svg_path(f"M{left + 18} {y - 24}h12q-4 24 0 48h-12q4 -24 0 -48z"), GOLD, 4, 1.2, 0.4, 2)
    model.part(oval(left - 32, y, 10, 10), GOLD, 5, 1.2, 0.4, 2)
    model.part(oval(left - 32, y, 4.5, 4.5), matt("#3A6AC0", 0.8, 0.02), 2, 1.2, 0.2, 1)


LATIN, HANGUL = Pen(27, 0.72, 0, 0.32, 16), Pen(21, 0.7, 0, 0.35, 14)
MARKS = {
    "en": Mark("CREED", LATIN, 40, STEEL, "#2E5AA8", "#1E2C48", 7, 0.45, TIGHT, sworded),
    "ko": Mark("크리드", HANGUL, 34, STEEL, "#2E5AA8", "#1E2C48", 6, 0.45, None, sworded),
}
register_marks("creed", MARKS)
