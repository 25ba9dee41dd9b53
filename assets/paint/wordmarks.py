"""Wordmarks: how they are made of letters, and the program's own. A game's stand in the folder of its recipes, each in
lettering that has its game's character; a capital is 130 sprite pixels high.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import blurred, clipped, fill, linear, moved, noise, oval, polygon, rim_light
from assets.paint.lettering import HEIGHT, Pen, word
from assets.paint.posters import mark_size
from assets.paint.relief import Relief, Stuff, less, matt, metal, placed, stroked, union
from assets.paint.ui_menu import MENU, register_ready

SCALE = 1.3
BOX = (-110, -130, 1700, 280)
Letters = list[skia.Path]
Decor = Callable[[Relief, str, Letters], None]

GOLD = metal("#E2AA44", 0.9)
ENAMEL = matt("#2C7A4C", 0.6, 0.1)
LAPIS = matt("#2450B4", 0.7, 0.12)
VIOLET = matt("#7A4BC0", 0.7, 0.06)
TEAL = matt("#2FB3B8", 0.8, 0.05)
WHITE = matt("#F6EFDC", 0.4, 0.02)
RUBY = matt("#C8303C", 0.8, 0.05)
INK = matt("#15121E", 0.3, 0.05)


@dataclass(frozen=True)
class Mark:
    """One wordmark: its letters, what they are made of, the light around them, their wear and what adorns them."""

    text: str
    pen: Pen
    gap: float
    stuff: Stuff
    halo: str
    wall: str
    bend: float = 6.0
    wear: float = 0.35
    kerning: dict[str, float] | None = None
    under: Decor | None = None
    over: Decor | None = None


def paint(mark: Mark, canvas: skia.Canvas) -> None:
    """Glow, ground shadow, side walls, lit face, wear and rim light."""
    letters = word(mark.text, mark.pen, mark.gap, mark.kerning)
    whole = union(*letters)
    box = whole.getBounds()
    area = (box.left() - 60, -72, box.right() + 60, HEIGHT + 62)
    model = Relief(area, SCALE, 5)
    if mark.under:
        mark.under(model, mark.text, letters)
    for path in letters:
        model.part(path, mark.stuff, mark.bend, 1.15, 0.45, 2.2, 4)
    if mark.over:
        mark.over(model, mark.text, letters)
    canvas.scale(SCALE, SCALE)
    canvas.drawPath(whole, blurred(fill(mark.halo, 0.55), 16))
    with moved(canvas, 0, 5):
        canvas.drawPath(stroked(whole, 9), blurred(fill("#05040A", 0.85), 4))
    for step in range(6, 0, -1):
        with moved(canvas, 0.25 * step, step):
            canvas.drawPath(stroked(whole, 4), fill("#07060C"))
            canvas.drawPath(whole, fill(mark.wall))
    model.draw(canvas, 0.0)
    with clipped(canvas, whole):
        noise(canvas, whole, (0.035, 0.05), "#1A0E06", mark.wear, 11, 4, 0.52)
        noise(canvas, whole, (0.25, 0.02), "#FFF3D0", mark.wear * 0.5, 4, 2, 0.58)
        canvas.drawPath(whole, linear((0, 0), (0, HEIGHT), [("#FFFFFF", 0.2), ("#FFFFFF", 0.0), ("#140A1E", 0.3)]))
    rim_light(canvas, whole, 1.1, 0.85)


def ends(letters: Letters) -> tuple[float, float]:
    """Where a word begins and where it ends."""
    return letters[0].computeTightBounds().left(), letters[-1].computeTightBounds().right()


def middle(letter: skia.Path) -> float:
    """The middle of a letter."""
    return float(letter.computeTightBounds().centerX())


def crown(width: float) -> skia.Path:
    """A crown of five points that stands on y = 0, its middle at x = 0."""
    half, tall = width / 2, width * 0.6
    points = [(-half * 0.8, 0.0)]
    for k in range(5):
        x = (k - 2) / 2 * half
        points.append((x, -tall * (1 - abs(k - 2) * 0.12)))
        if k < 4:
            points.append((x + half / 4, -tall * 0.42))
    path = polygon([*points, (half * 0.8, 0)])
    for k in range(5):
        path.addCircle((k - 2) / 2 * half, -tall * (1 - abs(k - 2) * 0.12), width * 0.055)
    return union(path)


def crowned(model: Relief, text: str, letters: Letters) -> None:
    """Five thrones: a crown over the letter in the middle, with five stones on it."""
    centre = middle(letters[len(letters) // 2])
    path = placed(crown(58), centre, -9)
    model.part(path, GOLD, 3.5, 1.2, 0.4, 2)
    for k, stuff in enumerate((RUBY, TEAL, VIOLET, ENAMEL, LAPIS)):
        model.part(oval(centre + (k - 2) * 9, -14.5, 3.2, 3.2), stuff, 1.5, 1.2, 0.2, 0.8)


def enamelled(model: Relief, letters: Letters, stuff: Stuff) -> None:
    """Coloured enamel down the middle of each letter."""
    for path in letters:
        model.part(less(path, stroked(path, 8.6)), stuff, 2.2, 0.8, 0, 0.9)


def register_marks(title: str, marks: dict[str, Mark]) -> None:
    """Add a game's wordmarks, "<title>/wordmark_<language>", and each at its size on the menu's poster: a new mark has
    it when it is painted again.
    """
    atlas = f"{title}/ui_wordmarks"
    for language, mark in marks.items():
        name = f"{title}/wordmark_{language}"
        register(name, atlas, BOX, partial(paint, mark))
        if size := mark_size(name, atlas):
            register_ready(name, size, atlas, page=f"{atlas}_menu")


ROMAN = Pen(19, 0.5, 0, 0.7, 18)
TIGHT = {"TA": -20.0, "NT": -4.0, "AR": -8.0, "RC": -6.0, "EA": -10.0, "AL": -8.0, "RO": -8.0, "OW": -12.0, "WN": -8.0}
"""Pairs that stand closer."""
NAME = Mark("PENTARCHY", ROMAN, 36, GOLD, "#C8862A", "#5A3810", 6, 0.35, TIGHT, None, crowned)
NAME_SIZE = (520, 103)
register("ui/wordmark", "ui_wordmark", BOX, partial(paint, NAME))
register_ready("ui/wordmark", NAME_SIZE, MENU)
