"""Wordmarks: the name of the program and those of the games, each in lettering that has its game's character.

A game's are "<title>/wordmark_en" and "<title>/wordmark_ko"; a capital is about 130 sprite pixels high.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import skia

from assets.paint.atlas import register
from assets.paint.base import blurred, clipped, fill, linear, moved, noise, oval, polygon, rim_light
from assets.paint.creed.relief import Relief, Stuff, less, matt, metal, placed, stroked, union, within
from assets.paint.glyphs import svg_path
from assets.paint.lettering import HEIGHT, Pen, rectangle, word
from assets.paint.ui_menu import MENU, register_ready

SCALE = 1.3
BOX = (-110, -130, 1700, 280)
DRIPS = ((0.12, 26.0), (0.37, 44.0), (0.61, 30.0), (0.86, 48.0))
Letters = list[skia.Path]
Decor = Callable[[Relief, str, Letters], None]

GOLD = metal("#E2AA44", 0.9)
PALE_GOLD = metal("#E9C46A", 0.9)
STEEL = metal("#A9B9CE", 0.9)
IRON = metal("#7F8B9C", 0.75)
SAND = metal("#E0B45C", 0.7)
BONE = matt("#E9DCBE", 0.25, 0.16)
FLESH = matt("#A3242B", 0.5, 0.3)
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


def ring(text: str, letters: Letters) -> tuple[float, float, float]:
    """The middle of the round letter of Realigious' name (the O, or the ring of the second syllable), and its width."""
    if "O" in text:
        return middle(letters[text.index("O")]), 50.0, 92.0
    return letters[1].computeTightBounds().left() + 27.0, 22.0, 54.0


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
    model.part(oval(x - width * 0.06, y - width * 0.07, width * 0.045, width * 0.045), BONE, 1, 1, 0, 0)


def rays(model: Relief, text: str, letters: Letters) -> None:
    """Rays behind the round letter, long and short by turns."""
    x, y, whole = ring(text, letters)
    inner, outer = whole / 2 + 7, whole / 2 + 34
    for k in range(24):
        turn, far = 2 * math.pi * k / 24, outer if k % 2 else (inner + outer) / 2
        corners = ((-0.045, inner), (0, far), (0.045, inner))
        spoke = polygon([(x + math.sin(turn + d) * r, y - math.cos(turn + d) * r) for d, r in corners])
        model.part(spoke, PALE_GOLD, 1.5, 1, 0, 1.2)


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


def kingly(model: Relief, text: str, letters: Letters) -> None:
    """Green enamel, and a crown on the third letter."""
    enamelled(model, letters, ENAMEL)
    x, top, width = middle(letters[2]), -4.0, 60.0 if "O" in text else 44.0
    model.part(placed(crown(width), x, top), GOLD, 4, 1.2, 0.4, 2)
    for k in range(3):
        stone = oval(x + (k - 1) * width * 0.24, top - width * 0.08, width * 0.05, width * 0.05)
        model.part(stone, RUBY, 1.6, 1.2, 0.2, 0.8)


def enamelled(model: Relief, letters: Letters, stuff: Stuff) -> None:
    """Coloured enamel down the middle of each letter."""
    for path in letters:
        model.part(less(path, stroked(path, 8.6)), stuff, 2.2, 0.8, 0, 0.9)


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


ROMAN = Pen(19, 0.5, 0, 0.7, 18)
MYSTIC, MYSTIC_KO = Pen(18, 0.32, -25, 0.8, 18), Pen(14, 0.55, -20, 0.7, 16)
BLADE, BLADE_KO = Pen(27, 0.72, 0, 0.32, 16), Pen(21, 0.7, 0, 0.35, 14)
WEDGE, WEDGE_KO = Pen(20, 0.9, 0, 0.8, 46), Pen(16, 0.95, 0, 0.7, 30)
IRONS, IRONS_KO = Pen(24, 0.5, 0, 0.75, 14), Pen(17, 0.8, 0, 0.6, 14)
BONES, BONES_KO = Pen(15, 0.9, 0, 0, 16, 0.98), Pen(12, 0.9, 0, 0, 16, 0.98)
TIGHT = {"TA": -20.0, "NT": -4.0, "AR": -8.0, "RC": -6.0, "EA": -10.0, "AL": -8.0, "RO": -8.0, "OW": -12.0, "WN": -8.0}
MARKS: dict[str, dict[str, Mark]] = {
    "realigious": {
        "en": Mark("REALIGIOUS", MYSTIC, 31, PALE_GOLD, "#2FA9B8", "#4A2E70", 5, 0.3, TIGHT, rays, seeing),
        "ko": Mark("리얼리져스", MYSTIC_KO, 26, PALE_GOLD, "#2FA9B8", "#4A2E70", 4.5, 0.3, None, rays, seeing),
    },
    "creed": {
        "en": Mark("CREED", BLADE, 40, STEEL, "#2E5AA8", "#1E2C48", 7, 0.45, TIGHT, sworded),
        "ko": Mark("크리드", BLADE_KO, 34, STEEL, "#2E5AA8", "#1E2C48", 6, 0.45, None, sworded),
    },
    "vermilion": {
        "en": Mark("VERMILION", BONES, 38, BONE, "#B0202A", "#5A1016", 5, 0.5, None, veined),
        "ko": Mark("버밀리온", BONES_KO, 32, BONE, "#B0202A", "#5A1016", 4, 0.5, None, veined),
    },
    "ankh": {
        "en": Mark("ANKH", WEDGE, 42, SAND, "#D9962E", "#5A3410", 5, 0.4, None, None, sunlit),
        "ko": Mark("앙크", WEDGE_KO, 38, SAND, "#D9962E", "#5A3410", 4.5, 0.4, None, None, sunlit),
    },
    "crowns": {
        "en": Mark("CROWNS", IRONS, 36, IRON, "#1F6A3E", "#1B2622", 5, 0.5, TIGHT, None, kingly),
        "ko": Mark("크라운즈", IRONS_KO, 32, IRON, "#1F6A3E", "#1B2622", 4.5, 0.5, None, None, kingly),
    },
}
NAME = Mark("PENTARCHY", ROMAN, 36, GOLD, "#C8862A", "#5A3810", 6, 0.35, TIGHT, None, crowned)

NAME_SIZE = (520, 103)
POSTERS = {
    "realigious": {"en": (248, 50), "ko": (222, 64)},
    "creed": {"en": (197, 64), "ko": (151, 64)},
}
"""The sizes at which the shelf shows them: no first frame scales one."""

register("ui/wordmark", "ui_wordmark", BOX, partial(paint, NAME))
register_ready("ui/wordmark", NAME_SIZE, MENU)
for _title, _marks in MARKS.items():
    _atlas = f"{_title}/ui_wordmarks"
    for _language, _mark in _marks.items():
        register(f"{_title}/wordmark_{_language}", _atlas, BOX, partial(paint, _mark))
        if _title in POSTERS:
            _size = POSTERS[_title][_language]
            register_ready(f"{_title}/wordmark_{_language}", _size, _atlas, page=f"{_atlas}_menu")
