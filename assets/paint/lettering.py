"""Letters of our own: skeletons of capitals and Hangul syllables, and the pens that draw them.

A skeleton stands in a box 100 high, its baseline at y = 100. Each stroke is "ENDS PATH": two signs tell how it begins
and ends (f flared, j joined to another stroke, p plain), then SVG path data of its middle line.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import skia

from assets.paint.base import Box, Point, polygon
from assets.paint.glyphs import svg_path

STEP = 1.5
HEIGHT = 100.0
Strokes = tuple[str, ...]

CAPITALS: dict[str, Strokes] = {
    "A": ("pf M38 0L0 100", "pf M38 0L76 100", "pp M13 67H63"),
    "C": ("ff M72 17C56 -6 0 -8 0 50C0 108 56 106 72 83",),
    "D": ("ff M0 0V100", "pp M0 3H22C90 3 90 97 22 97H0"),
    "E": ("ff M0 0V100", "pf M0 3H46", "pf M0 49H39", "pf M0 97H49"),
    "G": ("fp M74 17C56 -6 0 -8 0 50C0 106 54 106 74 86", "jf M74 90V54", "ff M50 55H86"),
    "H": ("ff M0 0V100", "ff M66 0V100", "pp M0 49H66"),
    "I": ("ff M0 0V100",),
    "K": ("ff M0 0V100", "fp M60 0L2 60", "pf M22 42L66 100"),
    "L": ("ff M0 0V100", "pf M0 97H48"),
    "M": ("jf M9 0L0 100", "pp M9 0L46 92", "pp M83 0L46 92", "jf M83 0L92 100"),
    "N": ("ff M0 0V100", "ff M68 0V100", "pp M0 0L68 100"),
    "O": ("oo M42 -3C98 -3 98 103 42 103C-14 103 -14 -3 42 -3Z",),
    "P": ("ff M0 0V100", "pp M0 3H26C68 3 68 54 26 54H0"),
    "R": ("ff M0 0V100", "pp M0 3H26C66 3 66 52 26 52H0", "pf M28 52L66 100"),
    "S": ("ff M56 16C44 -8 2 -6 4 25C6 52 60 46 60 75C60 108 10 106 0 83",),
    "T": ("pf M36 3V100", "ff M0 3H72"),
    "U": ("ff M0 0V62C0 110 64 110 64 62V0",),
    "V": ("fp M0 0L37 100", "fp M74 0L37 100"),
    "W": ("fp M0 0L25 100", "pp M50 8L25 100", "pp M50 8L75 100", "fp M100 0L75 100"),
    "Y": ("fp M0 0L35 54", "fp M70 0L35 54", "pf M35 50V100"),
}
JAMO: dict[str, Strokes] = {
    "ㄴ": ("fj M0 0V100", "jf M0 100H100"),
    "ㄷ": ("jf M0 0H100", "jj M0 0V100", "jf M0 100H100"),
    "ㄹ": ("fj M0 0H100", "jj M100 0V50", "jj M100 50H0", "jj M0 50V100", "jf M0 100H100"),
    "ㅁ": ("jj M0 0H100", "jj M100 0V100", "jj M100 100H0", "jj M0 100V0"),
    "ㅂ": ("fj M0 0V100", "fj M100 0V100", "pp M0 46H100", "jj M0 100H100"),
    "ㅅ": ("ff M52 0C52 45 30 80 0 100", "pf M50 34C58 66 78 88 102 100"),
    "ㅇ": ("oo M50 0C117 0 117 100 50 100C-17 100 -17 0 50 0Z",),
    "ㅈ": ("ff M0 0H100", "pf M50 0C52 45 30 80 0 100", "pf M48 42C56 70 78 88 102 100"),
    "ㅋ": ("fj M0 0H100", "jf M100 0V100", "pp M0 47H100"),
}
"""Consonants in a box of 100 x 100."""
VOWELS: dict[str, tuple[Strokes, tuple[Box, ...]]] = {
    "ㅣ": (("ff M88 0V100",), ((4, 14, 60, 66), (10, 2, 48, 38), (14, 64, 74, 38))),
    "ㅏ": (("ff M76 0V100", "pf M76 48H104"), ((2, 14, 52, 66), (8, 0, 46, 40), (14, 62, 70, 38))),
    "ㅓ": (("ff M90 0V100", "pf M90 44H62"), ((2, 14, 46, 66), (2, 2, 42, 40), (18, 64, 70, 38))),
    "ㅕ": (("ff M92 0V100", "pf M92 34H64", "pf M92 58H64"), ((2, 14, 50, 66), (2, 4, 44, 40), (18, 66, 70, 34))),
    "ㅗ": (("pp M50 36V54", "ff M0 56H100"), ((14, 0, 72, 40), (22, 0, 56, 30), (18, 74, 66, 26))),
    "ㅜ": (("ff M0 48H100", "pf M50 48V64"), ((14, 0, 72, 40), (22, 0, 56, 32), (18, 74, 66, 26))),
    "ㅡ": (("ff M0 90H100",), ((14, 4, 72, 52), (22, 0, 56, 32), (18, 74, 66, 26))),
}
"""A vowel's strokes in the syllable's box, and where the consonant stands: alone, over a final one, the final one. A
final consonant leaves an upright vowel the upper part of the box."""
UPRIGHT = 0.52
ROUND = "CGOSUD"
"""Capitals that go a little beyond the lines; the others are cut there."""
FIRST, MIDDLE, LAST = (
    "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ",
    "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ",
    " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ",
)


@dataclass(frozen=True)
class Pen:
    """How wide a stroke is: `weight` upright, `thin` of it level, the broadest at right angles to `nib` degrees; ends
    that are flared grow by `flare` over `reach`. `knob` sets two balls at them instead, as a bone has.
    """

    weight: float
    thin: float = 1.0
    nib: float = 0.0
    flare: float = 0.0
    reach: float = 16.0
    knob: float = 0.0

    def half(self, turn: float) -> float:
        """Half of the width of a stroke in a direction."""
        return self.weight / 2 * (self.thin + (1 - self.thin) * abs(math.sin(turn - math.radians(self.nib))))


def parted(syllable: str) -> tuple[str, str, str]:
    """First consonant, vowel and last consonant (or a blank) of a Hangul syllable."""
    number = ord(syllable) - 0xAC00
    return FIRST[number // 588], MIDDLE[number // 28 % 21], LAST[number % 28]


def fitted_in(strokes: Strokes, box: Box) -> list[tuple[str, skia.Path]]:
    """Strokes of the box 100 x 100 laid into another box: their ends and middle lines."""
    matrix = skia.Matrix.Translate(box[0], box[1]).preScale(box[2] / 100, box[3] / 100)
    out = []
    for stroke in strokes:
        ends, _, data = stroke.partition(" ")
        line = svg_path(data)
        line.transform(matrix)
        out.append((ends, line))
    return out


def syllable(sign: str) -> list[tuple[str, skia.Path]]:
    """The strokes of a Hangul syllable in its box."""
    first, vowel, last = parted(sign)
    strokes, (alone, over, final) = VOWELS[vowel]
    if last == " ":
        return [*fitted_in(JAMO[first], alone), *fitted_in(strokes, (0, 0, 100, 100))]
    upright = 100.0 if vowel in "ㅗㅜㅡ" else 100 * UPRIGHT
    return [
        *fitted_in(JAMO[first], over),
        *fitted_in(strokes, (0, 0, 100, upright)),
        *fitted_in(JAMO[last], final),
    ]


def letter(sign: str) -> list[tuple[str, skia.Path]]:
    """The strokes of a capital or a syllable."""
    return syllable(sign) if "가" <= sign <= "힣" else fitted_in(CAPITALS[sign], (0, 0, 100, 100))


def along(line: skia.Path) -> list[tuple[Point, float]]:
    """Points of a line, close together, and the direction there in radians."""
    measure = skia.PathMeasure(line, False)
    length = measure.getLength()
    count = max(2, math.ceil(length / STEP))
    found = []
    for k in range(count + 1):
        spot, way = measure.getPosTan(length * k / count)
        found.append(((spot.x(), spot.y()), math.atan2(way.y(), way.x())))
    return found


def drawn(ends: str, line: skia.Path, pen: Pen) -> skia.Path:
    """The outline of one stroke."""
    spots = along(line)
    if ends == "oo":
        outer = polygon([beside(p, turn, -pen.half(turn)) for p, turn in spots[:-1]])
        inner = polygon([beside(p, turn, pen.half(turn)) for p, turn in spots[:-1]])
        return skia.Op(outer, inner, skia.PathOp.kDifference_PathOp)
    spots = [*_joined(ends[0], spots[0], pen, -1), *spots, *_joined(ends[1], spots[-1], pen, 1)]
    length = len(spots) * STEP
    halves = []
    for k, (_, turn) in enumerate(spots):
        far = (k * STEP if ends[0] == "f" else length, length - k * STEP if ends[1] == "f" else length)
        grown = sum(max(0.0, 1 - d / pen.reach) ** 2 for d in far)
        halves.append(pen.half(turn) * (1 + pen.flare * grown))
    left = [beside(p, turn, -h) for (p, turn), h in zip(spots, halves, strict=True)]
    right = [beside(p, turn, h) for (p, turn), h in zip(spots, halves, strict=True)]
    path = polygon([*left, *right[::-1]])
    for end, spot in zip(ends, (spots[0], spots[-1]), strict=True):
        if end == "f" and pen.knob:
            path = skia.Op(path, _knob(spot, pen), skia.PathOp.kUnion_PathOp)
    return path


def beside(point: Point, turn: float, distance: float) -> Point:
    """A point to the right of a direction."""
    return point[0] - math.sin(turn) * distance, point[1] + math.cos(turn) * distance


def _joined(end: str, spot: tuple[Point, float], pen: Pen, way: int) -> list[tuple[Point, float]]:
    """A joined end goes on to the far edge of the stroke that it meets."""
    if end != "j":
        return []
    (x, y), turn = spot
    on = pen.half(turn + math.pi / 2) * way
    return [((x + math.cos(turn) * on, y + math.sin(turn) * on), turn)]


def _knob(spot: tuple[Point, float], pen: Pen) -> skia.Path:
    (x, y), turn = spot
    path = skia.Path()
    for side in (-1, 1):
        cx, cy = beside((x, y), turn, side * pen.half(turn) * 0.85)
        path.addCircle(cx, cy, pen.half(turn) * pen.knob)
    return path


def rectangle(box: Box) -> skia.Path:
    """A rectangle (x, y, width, height)."""
    path = skia.Path()
    path.addRect(skia.Rect.MakeXYWH(*box))
    return path


def word(text: str, pen: Pen, gap: float, kerning: dict[str, float] | None = None) -> list[skia.Path]:
    """The outline of each letter in its place; `gap` stands between letters, `kerning` corrects it by pair."""
    x, before, paths = 0.0, "", []
    for sign in text:
        strokes = letter(sign)
        lines = skia.Path()
        for _, line in strokes:
            lines.addPath(line)
        box = lines.computeTightBounds()
        x += (kerning or {}).get(before + sign, 0.0)
        whole = skia.Path()
        for ends, line in strokes:
            whole = skia.Op(whole, drawn(ends, line, pen), skia.PathOp.kUnion_PathOp)
        if sign in CAPITALS and sign not in ROUND and not pen.knob:
            whole = skia.Op(whole, rectangle((-200, 0, 600, HEIGHT)), skia.PathOp.kIntersect_PathOp)
        whole.transform(skia.Matrix.Translate(x - box.left(), 0))
        paths.append(whole)
        x += box.width() + gap
        before = sign
    return paths
