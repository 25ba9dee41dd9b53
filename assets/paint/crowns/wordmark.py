"""Crowns' wordmark: iron filled with forest green, and a crown."""

from __future__ import annotations

from assets.paint.base import oval
from assets.paint.lettering import Pen
from assets.paint.relief import Relief, metal, placed
from assets.paint.wordmarks import (
    ENAMEL,
    GOLD,
    RUBY,
    TIGHT,
    Letters,
    Mark,
    crown,
    enamelled,
    middle,
    register_marks,
)  # fmt: skip

IRON = metal("#7F8B9C", 0.75)


def kingly(model: Relief, text: str, letters: Letters) -> None:
    """Green enamel, and a crown on the third letter."""
    enamelled(model, letters, ENAMEL)
    x, top, width = middle(letters[2]), -4.0, 60.0 if "O" in text else 44.0
    model.part(placed(crown(width), x, top), GOLD, 4, 1.2, 0.4, 2)
    for k in range(3):
        stone = oval(x + (k - 1) * width * 0.24, top - width * 0.08, width * 0.05, width * 0.05)
        model.part(stone, RUBY, 1.6, 1.2, 0.2, 0.8)


LATIN, HANGUL = Pen(24, 0.5, 0, 0.75, 14), Pen(17, 0.8, 0, 0.6, 14)
MARKS = {
    "en": Mark("CROWNS", LATIN, 36, IRON, "#1F6A3E", "#1B2622", 5, 0.5, TIGHT, None, kingly),
    "ko": Mark("크라운즈", HANGUL, 32, IRON, "#1F6A3E", "#1B2622", 4.5, 0.5, None, None, kingly),
}
register_marks("crowns", MARKS)
