"""Ankh's wordmark: wedges of sand gold filled with lapis, under a winged sun."""

from __future__ import annotations

from assets.paint.base import oval
from assets.paint.glyphs import svg_path
from assets.paint.lettering import Pen
from assets.paint.relief import Relief, metal
from assets.paint.wordmarks import LAPIS, RUBY, TEAL, Letters, Mark, enamelled, ends, register_marks

SAND = metal("#E0B45C", 0.7)


def sunlit(model: Relief, text: str, letters: Letters) -> None:
    """Lapis, and a winged disc over the word."""
    enamelled(model, letters, LAPIS)
    x, y = sum(ends(letters)) / 2, -30.0
    for side in (-1, 1):
        for k, stuff in enumerate((LAPIS, SAND, TEAL)):
            far, near, low = side * (92 - k * 20), side * 30, y + k * 9
            wing = svg_path(
                f"M{x} {low - 7}C{x + near} {low - 12} {x + far * 0.8} {low - 10} {x + far} {low - 17}"
                f"C{x + far * 0.8} {low + 2} {x + near} {low + 5} {x} {low + 3}Z"
            )
            model.part(wing, stuff, 2.4, 1.1, 0.3, 1.4)
    model.part(oval(x, y + 2, 16, 16), SAND, 6, 1.2, 0.4, 2)
    model.part(oval(x, y + 2, 10.5, 10.5), RUBY, 5, 1.2, 0.2, 1)


LATIN, HANGUL = Pen(20, 0.9, 0, 0.8, 46), Pen(16, 0.95, 0, 0.7, 30)
MARKS = {
    "en": Mark("ANKH", LATIN, 42, SAND, "#D9962E", "#5A3410", 5, 0.4, None, None, sunlit),
    "ko": Mark("앙크", HANGUL, 38, SAND, "#D9962E", "#5A3410", 4.5, 0.4, None, None, sunlit),
}
register_marks("ankh", MARKS)
