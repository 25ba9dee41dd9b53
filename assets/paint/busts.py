"""Heads and busts as painted reliefs: a skull with brow, cheeks and jaw in three tones of light, eyes with lids, nose,
mouth, ears, and hair in locks. Units are those of a portrait tile, 192 wide about the origin.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import skia

from assets.paint.base import Point, darker, lighter, mix, oval
from assets.paint.relief import Relief, Stuff, blob, blur, matt, within

TILE = (-96.0, -96.0, 96.0, 96.0)
SHARP = 4 / 3
"""Sprite pixels of a unit."""
INK = "#140C12"


def bust(seed: int = 1) -> Relief:
    """An empty tile to model a bust on."""
    return Relief(TILE, SHARP, seed)


def tone(
    r: Relief, path: skia.Path, colour: str, alpha: float, soft: float = 3.0, clip: skia.Path | None = None
) -> None:
    """Colour breathed over what is modelled so far, within `clip`."""
    cover = blur(r.mask(path), soft * r.scale) * alpha
    if clip is not None:
        cover = cover * r.mask(clip)
    ink = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r.colour = r.colour * (1 - cover[..., None]) + cover[..., None] * ink


def hair(colour: str) -> Stuff:
    """Hair: dark below, never pale."""
    ramp = (darker(colour, 0.82), darker(colour, 0.5), colour, lighter(colour, 0.16), lighter(colour, 0.36))
    return Stuff(ramp, 0.25, 0.06, 0.2)


def backlight(r: Relief, colour: str, width: float = 3.0, alpha: float = 0.85) -> None:
    """A rim of coloured light along the edges that face right and up."""
    step = max(1, round(width * r.scale))
    moved = np.zeros_like(r.alpha)
    moved[step:, :-step] = r.alpha[:-step, step:]
    rim = np.clip(r.alpha - blur(moved, 1.6), 0, 1) * alpha
    ink = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    r.colour = 1 - (1 - r.colour) * (1 - rim[..., None] * ink)


def sliver(a: Point, b: Point, c: Point, width: float) -> skia.Path:
    """A brush stroke from a to c that bends towards b, thick in the middle."""
    path = skia.Path()
    length = max(1.0, ((c[0] - a[0]) ** 2 + (c[1] - a[1]) ** 2) ** 0.5)
    nx, ny = -(c[1] - a[1]) / length * width, (c[0] - a[0]) / length * width
    path.moveTo(*a)
    path.quadTo(b[0] + nx, b[1] + ny, *c)
    path.quadTo(b[0] - nx, b[1] - ny, *a)
    path.close()
    return path


def locks(r: Relief, path: skia.Path, strokes: Sequence[tuple[Point, Point, Point]], stuff: Stuff, seed: int) -> None:
    """Hair: the mass, then strokes of light and shade that follow `strokes` from side to side."""
    r.part(path, stuff, 7, 1.1, 0.5, 1.2)
    rng = random.Random(seed)
    for a, b, c in strokes:
        for k in range(5):
            dx, dy = rng.uniform(-6, 6), rng.uniform(-5, 5)
            line = sliver((a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (c[0] + dx * 0.6, c[1] + dy * 0.6), 1.5)
            tone(r, line, stuff.ramp[4 if k % 2 == 0 else 0], 0.6, 0.5, path)


def fan(start: Sequence[Point], bend: Sequence[Point], end: Sequence[Point], count: int) -> list[
    tuple[Point, Point, Point]
]:  # fmt: skip
    """Strokes between two: `start`, `bend` and `end` give the first and the last one's points."""

    def between(pair: Sequence[Point], share: float) -> Point:
        (x0, y0), (x1, y1) = pair
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share

    shares = [k / max(1, count - 1) for k in range(count)]
    return [(between(start, s), between(bend, s), between(end, s)) for s in shares]


@dataclass(frozen=True)
class Head:
    """A face: where its eyes are, half its width at the cheeks, from eyes to chin and to the crown; `jaw` and `chin`
    as shares of the width; `turn` -1 looks left, 1 right; `brow` falls inwards when positive; `smile`, `gaunt`,
        `old`,
    `rosy` from 0 to 1.
    """

    x: float
    y: float
    wide: float
    low: float
    high: float
    skin: str
    hair: str = "#3A2618"
    iris: str = "#4A6A5A"
    jaw: float = 0.78
    chin: float = 0.3
    turn: float = 0.0
    brow: float = 0.2
    thick: float = 2.6
    opened: float = 1.0
    nose: float = 1.0
    lips: float = 1.0
    lip: str = "#A0483E"
    smile: float = 0.2
    gaunt: float = 0.2
    old: float = 0.2
    rosy: float = 0.4

    def at(self, across: float, down: float) -> Point:
        """A point of the face: across -1..1 from cheek to cheek, down 0 at the eyes and 1 at the chin."""
        round_ = self.turn * self.wide * 0.3 * (1 - min(1.0, abs(across)) ** 2 * 0.6)
        near = 1 - 0.2 * max(0.0, self.turn * across)
        return self.x + across * self.wide * near + round_, self.y + down * self.low


def skull(h: Head) -> skia.Path:
    """The outline of the head without hair and ears."""
    far = [1 - 0.24 * max(0.0, h.turn * side) for side in (-1, 1)]
    w, top, low = h.wide, h.y - h.high, h.low
    chin = h.x + h.turn * w * 0.26
    left, right = far
    return blob([
        (h.x - h.turn * w * 0.1, top), (h.x + w * 0.68 * right, top + h.high * 0.16),
        (h.x + w * right, h.y - h.high * 0.28), (h.x + w * 0.96 * right, h.y + low * 0.22),
        (h.x + w * h.jaw * right + h.turn * 3, h.y + low * 0.66), (chin + w * h.chin, h.y + low * 0.97),
        (chin - w * h.chin, h.y + low * 0.97), (h.x - w * h.jaw * left + h.turn * 3, h.y + low * 0.66),
        (h.x - w * 0.96 * left, h.y + low * 0.22), (h.x - w * left, h.y - h.high * 0.28),
        (h.x - w * 0.68 * left, top + h.high * 0.16),
    ])  # fmt: skip


def face(r: Relief, h: Head, ears: bool = True) -> skia.Path:
    """The whole face; returns the outline of the skull."""
    outline, stuff = skull(h), matt(h.skin, 0.16, 0.05)
    deep, warm = mix(darker(h.skin, 0.62), "#5A1E2A", 0.3), mix(h.skin, "#C0392B", 0.6)
    if ears:
        _ears(r, h, stuff, deep)
    r.part(outline, stuff, h.wide * 0.42, 0.85, 0.5, 1.2)
    side = blob([h.at(0.42, -1.2), h.at(1.3, -0.6), h.at(1.3, 1.2), h.at(0.1, 1.25), h.at(0.55, 0.6), h.at(0.72,
        0.1)])
    tone(r, side, deep, 0.62, 5, outline)
    tone(r, oval(*h.at(-0.4, -0.85), h.wide * 0.5, h.high * 0.34), lighter(h.skin, 0.7), 0.5, 6, outline)
    tone(r, oval(*h.at(-0.62, 0.3), h.wide * 0.26, h.low * 0.12), lighter(h.skin, 0.6), 0.55, 3.5, outline)
    for s in (-1, 1):
        tone(r, oval(*h.at(s * 0.6, 0.42), h.wide * 0.24, h.low * 0.14), warm, 0.5 * h.rosy, 4, outline)
        hollow = blob([h.at(s * 0.9, 0.3), h.at(s * 0.5, 0.52), h.at(s * 0.42, 0.82), h.at(s * 0.74, 0.72)])
        tone(r, hollow, deep, 0.7 * h.gaunt, 3, outline)
        tone(r, oval(*h.at(s * 0.44, -0.03), h.wide * 0.3, h.low * 0.16), deep, 0.6, 2.6, outline)
    _mouth(r, h, outline, deep)
    _eyes(r, h, outline)
    _nose(r, h, outline, deep)
    if h.old:
        _wrinkles(r, h, outline, deep)
    return outline


def _ears(r: Relief, h: Head, stuff: Stuff, deep: str) -> None:
    for s in (-1, 1):
        if s * h.turn > 0.35:
            continue
        x = h.x + s * h.wide * (1.02 - 0.24 * max(0.0, h.turn * s))
        ear = blob([(x, h.y - 6), (x + s * 7, h.y - 9), (x + s * 9, h.y + 2), (x + s * 4, h.y + 13), (x - s * 2,
            h.y + 12)])
        r.part(ear, stuff, 4, 1, 0.4, 1.4)
        tone(r, oval(x + s * 3.5, h.y + 1, 2.4, 6), deep, 0.7, 1.4, ear)


def _eyes(r: Relief, h: Head, outline: skia.Path) -> None:
    for s in (-1, 1):
        (x, y), w = h.at(s * 0.44, 0.0), h.wide * 0.2 * (1 - 0.12 * max(0.0, s * h.turn))
        tall = w * 0.62 * h.opened
        almond = skia.Path()
        almond.moveTo(x - w, y + 0.6)
        almond.quadTo(x - w * 0.1, y - tall * 1.5, x + w, y + 0.2)
        almond.quadTo(x + w * 0.1, y + tall * 1.35, x - w, y + 0.6)
        almond.close()
        r.part(almond, matt("#F2E9DC", 0.2, 0), 2, 0.8, 0.0, 0.7)
        look = x + h.turn * w * 0.3
        tone(r, oval(look, y, w * 0.5, w * 0.54), h.iris, 1, 0.3, almond)
        tone(r, oval(look, y, w * 0.24, w * 0.26), INK, 1, 0.25, almond)
        tone(r, oval(x, y - tall * 0.75, w, tall * 0.5), INK, 0.5, 1, almond)
        tone(r, oval(look - w * 0.2, y - w * 0.2, w * 0.13, w * 0.13), "#FFFFFF", 1, 0.2, almond)
        lid = sliver((x - w * 1.15, y + 1), (x - w * 0.1, y - tall * 1.75), (x + w * 1.15, y + 0.6), 1.5)
        tone(r, lid, INK, 0.95, 0.3, outline)
        crease = sliver((x - w * 1.1, y - tall * 0.9), (x, y - tall * 2.3), (x + w * 1.1, y - tall * 0.8), 0.8)
        tone(r, crease, darker(h.skin, 0.7), 0.55, 0.5, outline)
        bag = sliver((x - w, y + tall * 0.9), (x, y + tall * 2.2), (x + w, y + tall * 0.9), 0.9)
        tone(r, bag, darker(h.skin, 0.6), 0.3 + 0.5 * h.old, 0.6, outline)
        inner, outer = (x - s * w * 1.25, x + s * w * 1.4)
        lift = h.low * 0.2
        brow = sliver(
            (inner, y - lift + h.brow * 7), (x, y - lift - 4), (outer, y - lift + 2 - h.brow * 3), h.thick * 1.35
        )
        r.part(within(brow, outline), matt(h.hair, 0.05, 0.3), 1.6, 1, 0.25, 0.8)


def _nose(r: Relief, h: Head, outline: skia.Path, deep: str) -> None:
    size, lean = h.nose, h.turn * h.wide * 0.16
    (tx, ty), (bx, by) = h.at(0, -0.06), h.at(0, 0.4)
    bx += lean
    wing = h.wide * 0.19 * size
    body = blob([
        (tx - wing * 0.34, ty), (tx + wing * 0.34, ty), (bx + wing * 0.5, by - h.low * 0.14), (bx + wing, by - 1),
        (bx + wing * 0.6, by + h.low * 0.05), (bx, by + h.low * 0.075 * size), (bx - wing * 0.6, by + h.low * 0.05),
        (bx - wing, by - 1), (bx - wing * 0.5, by - h.low * 0.14),
    ])  # fmt: skip
    shadow = blob([(tx + 2, ty), (bx + wing * 0.6, by - 6), (bx + wing * 1.7, by + 2), (bx + wing * 0.4,
        by + h.low * 0.14)])
    tone(r, shadow, deep, 0.6, 1.8, outline)
    tone(r, oval(bx, by + h.low * 0.11, wing * 1.2, h.low * 0.05), deep, 0.6, 1.8, outline)
    r.part(body, matt(lighter(h.skin, 0.06), 0.3, 0.04), wing * 0.9, 1.0, 0.0, 0)
    side = blob([(tx + wing * 0.1, ty), (bx + wing * 0.2, by - 5), (bx + wing * 0.1, by + 2), (bx + wing * 1.1,
        by), (tx + wing * 0.7, ty)])
    tone(r, side, deep, 0.55, 1.2, body)
    for s in (-1, 1):
        tone(r, oval(bx + s * wing * 0.48, by + h.low * 0.035, wing * 0.26, 1.6), INK, 0.75, 0.5, outline)
        tone(r, sliver((bx + s * wing, by - 4), (bx + s * wing * 1.3, by), (bx + s * wing * 0.8, by + 4), 0.9),
            deep, 0.8, 0.5, outline)
    tone(r, oval(bx - wing * 0.28, by - 3, wing * 0.24, 2.6), "#FFF6E6", 0.75, 1.0, body)


def _mouth(r: Relief, h: Head, outline: skia.Path, deep: str) -> None:
    (x, y), w = h.at(0, 0.68), h.wide * 0.36 * (0.8 + 0.2 * h.lips)
    x += h.turn * h.wide * 0.08
    up = h.smile * 4
    left, right = (x - w, y - up), (x + w, y - up)
    upper = sliver(left, (x, y - 1 - 2 * h.lips + up), right, 2.2 * h.lips)
    lower = sliver((x - w * 0.8, y - up * 0.6), (x, y + 4 + 3 * h.lips + up), (x + w * 0.8, y - up * 0.6), 3 * h.lips)
    tone(r, upper, darker(h.lip, 0.25), 0.9, 0.5, outline)
    tone(r, lower, h.lip, 0.85, 0.7, outline)
    tone(r, oval(x - w * 0.16, y + 2.4 + up * 0.5, w * 0.3, 1.0), lighter(h.lip, 0.6), 0.6, 0.7, outline)
    tone(r, sliver(left, (x, y + up * 1.5), right, 1.0), INK, 0.95, 0.35, outline)
    for cx, cy in (left, right):
        tone(r, oval(cx, cy, 1.8, 1.5), deep, 0.8, 0.7, outline)
    tone(r, oval(x, y + h.low * 0.135 + h.lips * 2, w * 0.55, 2), deep, 0.55, 1.6, outline)


def _wrinkles(r: Relief, h: Head, outline: skia.Path, deep: str) -> None:
    for s in (-1, 1):
        fold = sliver(h.at(s * 0.27, 0.36), h.at(s * 0.56, 0.52), h.at(s * 0.5, 0.8), 1.3)
        tone(r, fold, deep, 0.25 + 0.6 * h.old, 0.6, outline)
        for k in range(3):
            foot = sliver(h.at(s * 0.7, 0.0), h.at(s * 0.8, -0.04 + k * 0.05), h.at(s * 0.92, -0.12 + k * 0.12), 0.7)
            tone(r, foot, deep, 0.7 * h.old, 0.4, outline)
    for k in range(3):
        line = sliver(h.at(-0.5, -0.5 - k * 0.17), h.at(0, -0.56 - k * 0.17), h.at(0.5, -0.5 - k * 0.17), 0.9)
        tone(r, line, deep, 0.65 * h.old, 0.5, outline)
