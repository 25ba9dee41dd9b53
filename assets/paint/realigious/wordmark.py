"""Realigious' wordmark: letters of a strange scripture, and an eye that sees everything."""

from __future__ import annotations

import math

import skia

from assets.paint.base import oval, polygon
from assets.paint.glyphs import svg_path
from assets.paint.lettering import Pen
from assets.paint.relief import Relief, matt, metal, placed
from assets.paint.wordmarks import INK, TEAL, TIGHT, Letters, Mark, middle, register_marks

PALE_GOLD, WHITE = metal("#E9C46A", 0.9), matt("#F6EFDC", 0.4, 0.02)


def ring(text: str, letters: Letters) -> tuple[float, float, float]:
    """The middle of the round letter of Realigious' name (the O, or the ring of the second syllable), and its width."""
    if "O" in text:
        return middle(letters[text.index("O")]), 50.0, 92.0
    return letters[1].computeTightBounds().left() + 27.0, 22.0, 54.0


def eye(width: float) -> skia.Path:
    """An almond about the origin."""
    w, near, tall = width / 2, width * 0.2, width * 0.45
    return svg_path(f"M{-w} 0C{-near} {-tall} {near} {-tall} {w} 0C{near} {tall} {-near} {tall} {-w} 0Z")


def seeing(model: Relief, text: str, letters: Letters) -> None:
    """The eye that sees everything, in the round letter."""
    x, y, whole = ring(text, letters)
    width = whole / 2
    model.part(placed(eye(width), x, y), WHITE, 3, 1.1, 0.3, 1.8)
    model.part(oval(x, y, width * 0.2, width * 0.2), TEAL, 3, 1.2, 0.2, 1.2)
    model.part(oval(x, y, width * 0.09, width * 0.09), INK, 1, 1, 0, 0)
    model.part(oval(x - width * 0.06, y - width * 0.07, width * 0.045, width * 0.045), WHITE, 1, 1, 0, 0)


def rays(model: Relief, text: str, letters: Letters) -> None:
    """Rays behind the round letter, long and short by turns."""
    x, y, whole = ring(text, letters)
    inner, outer = whole / 2 + 7, whole / 2 + 34
    for k in range(24):
        turn, far = 2 * math.pi * k / 24, outer if k % 2 else (inner + outer) / 2
        corners = ((-0.045, inner), (0, far), (0.045, inner))
        spoke = polygon([(x + math.sin(turn + d) * r, y - math.cos(turn + d) * r) for d, r in corners])
        model.part(spoke, PALE_GOLD, 1.5, 1, 0, 1.2)


LATIN, HANGUL = Pen(18, 0.32, -25, 0.8, 18), Pen(14, 0.55, -20, 0.7, 16)
MARKS = {
    "en": Mark("REALIGIOUS", LATIN, 31, PALE_GOLD, "#2FA9B8", "#4A2E70", 5, 0.3, TIGHT, rays, seeing),
    "ko": Mark("리얼리져스", HANGUL, 26, PALE_GOLD, "#2FA9B8", "#4A2E70", 4.5, 0.3, None, rays, seeing),
}
register_marks("realigious", MARKS)
