"""The four nations of Creed: colours, emblems, the shape of their frames (5.2). Colour is never the only sign."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import skia

from assets.paint.base import Box, darker, lighter, oval, polygon
from assets.paint.glyphs import fitted, glyph_path, svg_path
from assets.paint.palette import SAFE
from assets.paint.relief import Stuff, less, matt, placed, rod, stroked, union
from assets.paint.ui_shapes import star


@dataclass(frozen=True)
class Nation:
    """A nation's dye, its dark and light tones, the corners of its frames and the pattern of its cloth."""

    name: str
    colour: str
    corner: str
    pattern: str
    contrast: str
    """What its pattern is woven in: far from the dye in lightness."""
    depth: float
    """How dark the cloth behind its figures is, 0..1; the nations lie apart also without hue."""

    @property
    def dark(self) -> str:
        """The dye in shade."""
        return darker(self.colour, 0.62)

    @property
    def light(self) -> str:
        """The dye in full light."""
        return lighter(self.colour, 0.5)

    @property
    def cloth(self) -> Stuff:
        """Its cloth."""
        return matt(self.colour, 0.06, 0.16)

    @property
    def dark_cloth(self) -> Stuff:
        """Its cloth, dyed twice."""
        return matt(darker(self.colour, 0.38), 0.05, 0.16)


NATIONS: dict[str, Nation] = {
    "aurand": Nation("aurand", "#DDA027", "round", "checks", "#4A2A0A", 0.30),
    "tarvok": Nation("tarvok", "#B8322C", "cut", "stripes", "#F0DCC8", 0.66),
    "selkara": Nation("selkara", "#4492E0", "scoop", "waves", "#F2FAFF", 0.46),
    "noctre": Nation("noctre", "#70399C", "point", "dots", "#E6D8FA", 0.84),
}
SAFE_COLOURS = {"aurand": "#F5DC78", "tarvok": "#D5502A", "selkara": "#66B9E8", "noctre": "#4638AC"}
SAFE_WEAVES = {"aurand": "#9A7A34", "tarvok": "#4A0E06"}
"""Patterns that draw the mean colours of two nations apart instead of together."""
DYED = NATIONS | {
    f"{name}{SAFE}": replace(NATIONS[name], colour=colour, contrast=SAFE_WEAVES.get(name, NATIONS[name].contrast))
    for name, colour in SAFE_COLOURS.items()
}
"""The nations, and once more in the safe palette (C10.3)."""


def frame_path(nation: Nation, box: Box, size: float) -> skia.Path:
    """A rectangle (x, y, width, height) with the nation's corners of about `size`."""
    x, y, w, h = box
    path = skia.Path()
    if nation.corner == "round":
        path.addRoundRect(skia.Rect.MakeXYWH(*box), size, size)
        return path
    if nation.corner == "cut":
        return polygon(
            [
                (x + size, y),
                (x + w - size, y),
                (x + w, y + size),
                (x + w, y + h - size),
                (x + w - size, y + h),
                (x + size, y + h),
                (x, y + h - size),
                (x, y + size),
            ]
        )
    path.addRect(skia.Rect.MakeXYWH(*box))
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    if nation.corner == "scoop":
        for cx, cy in corners:
            path = less(path, oval(cx, cy, size * 0.9, size * 0.9))
        return path
    for cx, cy in corners:
        sx, sy = (1 if cx == x else -1), (1 if cy == y else -1)
        notch = polygon(
            [
                (cx - sx, cy - sy),
                (cx + sx * size * 1.2, cy - sy),
                (cx + sx * size * 1.2, cy + sy * size * 0.42),
                (cx + sx * size * 0.42, cy + sy * size * 0.42),
                (cx + sx * size * 0.42, cy + sy * size * 1.2),
                (cx - sx, cy + sy * size * 1.2),
            ]
        )
        path = less(path, notch)
    return path


def emblem(name: str, box: Box) -> list[tuple[skia.Path, str]]:
    """The emblem as parts with their stuff ("main", "second"), fitted into `box`."""
    parts = _EMBLEMS[name]()
    whole = skia.Path()
    for path, _ in parts:
        whole.addPath(path)
    ink = whole.computeTightBounds()
    x, y, width, height = box
    scale = min(width / ink.width(), height / ink.height())
    dx = x + width / 2 - ink.centerX() * scale
    dy = y + height / 2 - ink.centerY() * scale
    return [(placed(path, dx, dy, scale), stuff) for path, stuff in parts]


def emblem_path(name: str, box: Box) -> skia.Path:
    """The emblem as one outline in `box`."""
    return union(*(path for path, _ in emblem(name, box)))


def _horse() -> list[tuple[skia.Path, str]]:
    return [(glyph_path("horse-head"), "main")]


def _anvil() -> list[tuple[skia.Path, str]]:
    peak = polygon([(50, 0), (66, 24), (72, 18), (92, 52), (8, 52), (28, 20), (36, 28)])
    return [(peak, "second"), (fitted(glyph_path("anvil"), (2, 46, 96, 58)), "main")]


def _bow() -> list[tuple[skia.Path, str]]:
    bow = stroked(svg_path("M2 34C10 0 86 0 94 34"), 9)
    arrow = union(rod((48, 86), (48, -6), 5), polygon([(48, -26), (61, -2), (48, -8), (35, -2)]))
    string = union(rod((3, 32), (48, 84), 3), rod((93, 32), (48, 84), 3))
    waves = skia.Path()
    for row in range(2):
        wave = skia.Path()
        wave.moveTo(0, 100 + row * 16)
        for k in range(4):
            wave.quadTo(12 + 24 * k, (90 if k % 2 else 110) + row * 16, 24 + 24 * k, 100 + row * 16)
        waves = union(waves, stroked(wave, 7))
    return [(union(bow, string, arrow), "main"), (waves, "second")]


def _moon() -> list[tuple[skia.Path, str]]:
    moon = less(oval(46, 50, 46, 46), oval(62, 40, 36, 36))
    blade = polygon([(62, 100), (54, 86), (56, 38), (68, 38), (70, 86)])
    hilt = union(rod((46, 36), (78, 36), 7), rod((62, 34), (62, 14), 7), oval(62, 9, 7, 7))
    return [(moon, "second"), (union(blade, hilt), "main")]


def _star() -> list[tuple[skia.Path, str]]:
    return [(star(4, 0.3), "main")]


_EMBLEMS = {"steel": _star, "aurand": _horse, "tarvok": _anvil, "selkara": _bow, "noctre": _moon}


def pattern(nation: Nation, box: Box, step: float) -> skia.Path:
    """The woven pattern over a box: checks, stripes, waves or dots, told apart also where they are small."""
    x, y, w, h = box
    path = skia.Path()
    for row in range(math.ceil(h / step) + 2):
        for column in range(math.ceil(w / step) + 2):
            cx, cy = x + column * step, y + row * step
            match nation.pattern:
                case "checks":
                    half = step / 2
                    path.addRect(skia.Rect.MakeXYWH(cx, cy, half, half))
                    path.addRect(skia.Rect.MakeXYWH(cx + half, cy + half, half, half))
                case "stripes":
                    wide = step * 0.42
                    path.addPath(polygon([(cx, cy), (cx + wide, cy), (cx + wide - step, cy + step),
                                          (cx - step, cy + step)]))  # fmt: skip
                case "waves":
                    wave = skia.Path()
                    wave.moveTo(cx - step / 2, cy)
                    wave.quadTo(cx - step / 4, cy - step * 0.4, cx, cy)
                    wave.quadTo(cx + step / 4, cy + step * 0.4, cx + step / 2, cy)
                    path.addPath(stroked(wave, step * 0.26))
                case _:
                    path.addPath(oval(cx + (row % 2) * step / 2, cy, step * 0.27, step * 0.27))
    return path
